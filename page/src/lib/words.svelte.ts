import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { LANGUAGES, type Language, settings } from './settings.svelte'

/** The project's own catalogues: the page's words, and the names that the games give their things. */
const files = import.meta.glob<string>(
  ['../../../src/chronik/locale/*/*.ftl', '!../../../src/chronik/locale/*/{terminal,study}.ftl'],
  { query: '?raw', import: 'default', eager: true },
)

function catalogue(lang: Language): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false })
  for (const [path, source] of Object.entries(files))
    if (path.includes(`/${lang}/`)) bundle.addResource(new FluentResource(source))
  return bundle
}

const bundles = Object.fromEntries(LANGUAGES.map(lang => [lang, catalogue(lang)]))

/** A message in the reader's language; `id.form` is one of its forms. */
export function say(id: string, args: Record<string, FluentVariable> = {}): string {
  const [name = id, form] = id.split('.')
  const bundle = bundles[settings.lang]
  const message = bundle?.getMessage(name)
  const pattern = form ? (message?.attributes[form] ?? message?.value) : message?.value
  return bundle && pattern ? bundle.formatPattern(pattern, args) : id
}

/** Whether the catalogues know the message: names of things come from the service and may be newer. */
export function known(id: string): boolean {
  return bundles[settings.lang]?.hasMessage(id) ?? false
}
