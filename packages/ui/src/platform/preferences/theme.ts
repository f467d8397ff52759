import { useLayoutEffect } from 'react'
import { storage } from '../browser/storage'
import { createStore, useStore } from '../browser/store'

/** `dark` is night, the default; `light` is vellum. */
export type Theme = 'dark' | 'light'

/** Local storage key of the chosen theme; the inline script of the page reads it before the first paint. */
export const themeKey = 'sanguine.theme'

const theme = createStore<Theme>('dark')

/** The colour of the browser's own bars: the token `--page`, which a meta element cannot reference. */
const pageColors: Readonly<Record<Theme, string>> = { dark: '#0a1313', light: '#f2ece0' }

function show(next: Theme): void {
  document.documentElement.dataset.theme = next
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', pageColors[next])
  theme.set(next)
}

export function initTheme(): void {
  show(storage.read(themeKey) === 'light' ? 'light' : 'dark')
}

export function setTheme(next: Theme): void {
  storage.write(themeKey, next)
  show(next)
}

export const useTheme = (): Theme => useStore(theme)

let darkPageCount = 0

/** Makes the whole page dark, including its footer, while the calling component is mounted, in either theme. */
export function useDarkPage(): void {
  useLayoutEffect(() => {
    darkPageCount += 1
    document.body.dataset.theme = 'dark'
    return () => {
      darkPageCount -= 1
      if (darkPageCount === 0) delete document.body.dataset.theme
    }
  }, [])
}
