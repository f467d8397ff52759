import { artwork, isPrecious, loops } from '../art/artwork.mjs'
import { rarities as rarityInks } from '../art/inks.mjs'
import { marks } from '../art/marks.mjs'
import { plate } from '../art/plate.mjs'

export const itemArtwork = ({ slug, rarity, art: { glyph, ink = 'item', scenic = false, ...rest } }) =>
  artwork(
    'item',
    slug,
    (at) => plate({ glyph, id: slug, kind: ink, rarity, scenic, ...rest, at }),
    scenic ? 640 : 480,
    160,
    rarity === 'boss' && loops.plate,
  )

export const enemyArtwork = ({ slug, type, rarity, art }) =>
  artwork(
    'enemy',
    slug,
    (at) => plate({ id: slug, kind: type, rarity, scenic: true, ...art, at }),
    640,
    160,
    isPrecious({ rarity }) && loops.plate,
  )

export const packageArtwork = ({ slug, rarity, art: { glyph, ink } }) =>
  artwork(
    'premiumPackage',
    slug,
    (at) => plate({ glyph, id: `package-${slug}`, kind: ink, rarity, at }),
    480,
    160,
    isPrecious({ rarity }) && loops.plate,
  )

export const rankArtwork = ({ slug, glyph }) =>
  artwork('rank', slug, () => plate({ glyph, id: `rank-${slug}`, kind: 'vampire', frame: false }), 256, 0)

export const portraitArtwork = ({ slug, glyph, ink }) =>
  artwork(
    'portrait',
    slug,
    () => plate({ glyph, id: `portrait-${slug}`, kind: ink, scenic: true, frame: false }),
    320,
    0,
  )

export const rarityArtwork = ({ slug, colorHex }) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="#0a1313" d="M0 0h16v16H0z"/><g fill="${colorHex}" transform="translate(2.4 2.4) scale(.7)">${marks[rarityInks[slug].mark]}</g></svg>`
  return artwork('rarity', slug, () => svg, 160, 0)
}
