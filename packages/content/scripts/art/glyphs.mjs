import { createRequire } from 'node:module'

const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json')

/** Every glyph that was requested, so that the credits name exactly the visible ones. */
export const usedGlyphs = new Set()

/** The SVG paths of a glyph on its 512-unit box, without a colour: the group around them sets it. */
export function glyphPath(name) {
  const icon = icons[name]
  if (!icon) throw new Error(`no glyph named ${name}`)
  usedGlyphs.add(name)
  return icon.body.replaceAll(' fill="currentColor"', '')
}
