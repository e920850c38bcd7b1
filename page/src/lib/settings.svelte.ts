import { recall, remember } from './storage'

export const LANGUAGES = ['en', 'de', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]
export type Theme = 'light' | 'dark'

/** How this reader likes the page: language, theme, sound, and the guest's name. */
class Settings {
  #lang = $state(document.documentElement.lang as Language)
  #theme = $state(document.documentElement.dataset.theme as Theme)
  #sound = $state(recall('sound', false))
  #name = $state(recall('name', ''))

  get lang(): Language {
    return this.#lang
  }
  set lang(lang: Language) {
    this.#lang = lang
    document.documentElement.lang = lang
    remember('lang', lang)
  }

  get theme(): Theme {
    return this.#theme
  }
  set theme(theme: Theme) {
    this.#theme = theme
    document.documentElement.dataset.theme = theme
    remember('theme', theme)
  }

  get sound(): boolean {
    return this.#sound
  }
  set sound(sound: boolean) {
    this.#sound = sound
    remember('sound', sound)
  }

  get name(): string {
    return this.#name
  }
  set name(name: string) {
    this.#name = name
    remember('name', name)
  }

  nextLanguage(): void {
    this.lang = LANGUAGES[(LANGUAGES.indexOf(this.lang) + 1) % LANGUAGES.length] ?? 'en'
  }

  otherTheme(): void {
    this.theme = this.theme === 'dark' ? 'light' : 'dark'
  }
}

export const settings = new Settings()
