// Runs before the first paint, so that nobody sees the wrong theme or language flash by.
;(() => {
  const root = document.documentElement
  const kept = key => {
    try {
      return JSON.parse(localStorage.getItem(`chronik.${key}`))
    } catch {
      return null
    }
  }
  const dark = matchMedia('(prefers-color-scheme: dark)').matches
  root.dataset.theme = kept('theme') ?? (dark ? 'dark' : 'light')
  const spoken = navigator.languages.map(lang => lang.slice(0, 2)).find(lang => /en|de|fr/.test(lang))
  root.lang = kept('lang') ?? spoken ?? 'en'
})()
