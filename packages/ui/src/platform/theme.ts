import { storage } from './storage'
import { createStore, useStore } from './store'

/** `dark` is night, the default; `light` is vellum. */
export type Theme = 'dark' | 'light'

/** Local storage key of the chosen theme; the inline script of the page reads it before the first paint. */
export const themeKey = 'sanguine.theme'

const theme = createStore<Theme>('dark')

function show(next: Theme): void {
  document.documentElement.dataset.theme = next
  theme.set(next)
}

export function startTheme(): void {
  show(storage.read(themeKey) === 'light' ? 'light' : 'dark')
}

export function setTheme(next: Theme): void {
  storage.write(themeKey, next)
  show(next)
}

export const useTheme = (): Theme => useStore(theme)
