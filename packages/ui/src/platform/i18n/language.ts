import { storage } from '../storage'
import { createStore, useStore } from '../store'

export const languages = ['en', 'de'] as const
export type Language = (typeof languages)[number]

/** Local storage key of the chosen language. */
export const languageKey = 'sanguine.language'

const isLanguage = (value: string | null | undefined): value is Language => languages.some((one) => one === value)

const language = createStore<Language>('en')

/** What has to be there before a language can be shown, such as its texts. */
const preparations = new Set<(language: Language) => Promise<void>>()

export function beforeLanguage(prepare: (language: Language) => Promise<void>): void {
  preparations.add(prepare)
}

const prepare = (next: Language) => Promise.all([...preparations].map((one) => one(next)))

function show(next: Language): void {
  document.documentElement.lang = next
  language.set(next)
}

/** The stored choice, else the first of the browser's languages that there is, else English. */
export function detectLanguage(): Language {
  const stored = storage.read(languageKey)
  if (isLanguage(stored)) return stored
  return navigator.languages.map((one) => one.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en'
}

/** Sets the detected language. To be called before anything is drawn. */
export function startLanguage(): void {
  show(detectLanguage())
}

/** Switches when the texts have arrived, so that no page is seen half translated. */
export async function setLanguage(next: Language): Promise<void> {
  storage.write(languageKey, next)
  await prepare(next)
  show(next)
}

export const currentLanguage = (): Language => language.get()

export const useLanguage = (): Language => useStore(language)
