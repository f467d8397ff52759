import { whenIdle } from '@sanguine/ui/platform'
import { useEffect } from 'react'

/** The fonts that only the result of a hunt has: that of its title and that of its flavour text. */
const fonts = [
  { style: '400', family: '--logo' },
  { style: 'italic 400', family: '--title' },
]

/**
 * Loads the fonts of the result before the first fight ends. An arriving font makes the browser compute the layout of the
 * whole page again, which would hold up the result as it appears. A font that fails to load is tried again by the result.
 * @param text the title in the language of the page
 */
export function useResultFonts(text: string): void {
  useEffect(() => {
    if (!('fonts' in document)) return
    whenIdle(() => {
      const root = getComputedStyle(document.documentElement)
      for (const { style, family } of fonts)
        document.fonts.load(`${style} 1rem ${root.getPropertyValue(family)}`, text).catch(() => undefined)
    })
  }, [text])
}
