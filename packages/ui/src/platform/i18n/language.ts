import { storage } from '../browser/storage'
import { createStore, useStore } from '../browser/store'

export const languages = ['en', 'de'] as const
export type Language = (typeof languages)[number]

/** Local storage key of the chosen language. */
export const languageKey = 'sanguine.language'

const isLanguage = (value: string | null | undefined): value is Language => languages.some((known) => known === value)

/** The language that pages show. Setting a new object renders them again. */
const shown = createStore<{ readonly language: Language }>({ language: 'en' })

let wanted: Language = 'en'

/**
 * Loads data that a language needs before it is shown, such as texts. May return a function that applies them at the
 * switch.
 */
type Preparation = (language: Language) => Promise<(() => void) | undefined>

const preparations = new Set<Preparation>()

export function onBeforeLanguageChange(prepare: Preparation): void {
  preparations.add(prepare)
}

const prepare = (next: Language) => Promise.all([...preparations].map((preparation) => preparation(next)))

function show(next: Language): void {
  document.documentElement.lang = next
  shown.set({ language: next })
}

/** The stored choice, else the first of the browser's languages that there is, else English. */
export function detectLanguage(): Language {
  const stored = storage.read(languageKey)
  if (isLanguage(stored)) return stored
  return navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en'
}

/** Sets the detected language. Call it before anything is drawn. */
export function initLanguage(): void {
  wanted = detectLanguage()
  show(wanted)
  void prepare(wanted)
}

/** Switches after all data has loaded, so that no page is half translated. A later switch overrides an earlier one. */
export async function setLanguage(next: Language): Promise<void> {
  storage.write(languageKey, next)
  wanted = next
  const prepared = await prepare(next)
  if (wanted !== next) return
  for (const putInPlace of prepared) putInPlace?.()
  show(next)
}

export const currentLanguage = (): Language => shown.get().language

export const useLanguage = (): Language => useStore(shown).language

/** Renders all texts again, for example when those of the shown language arrive late. */
export const redrawTexts = (): void => shown.set({ ...shown.get() })
