import { readFileSync } from 'node:fs'
import { usedGlyphs } from './glyphs.mjs'

/** Author → the glyphs by that author that we use; from the folders of github.com/game-icons/icons. */
const authors = JSON.parse(readFileSync(new URL('./authors.json', import.meta.url), 'utf8'))

/**
 * The glyphs in use by author, both sorted. A glyph without an author stops the build, because the licence requires the
 * name.
 */
export function credits() {
  const authorOf = new Map(
    Object.entries(authors).flatMap(([author, glyphs]) => glyphs.map((glyph) => [glyph, author])),
  )
  const byAuthor = new Map()
  for (const glyph of [...usedGlyphs].sort()) {
    const author = authorOf.get(glyph)
    if (!author) throw new Error(`nobody is named as author of the glyph ${glyph}; add it to scripts/art/authors.json`)
    byAuthor.set(author, [...(byAuthor.get(author) ?? []), glyph])
  }
  return [...byAuthor].map(([author, glyphs]) => ({ author, glyphs })).sort((a, b) => (a.author < b.author ? -1 : 1))
}
