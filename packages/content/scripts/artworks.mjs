import { rarities as rarityInks } from './art/inks.mjs'
import { marks } from './art/marks.mjs'
import { plate } from './art/plate.mjs'
import { scene } from './art/scene.mjs'

import { items } from './world/items/index.mjs'
import { news } from './world/news.mjs'
import { portraits } from './world/portraits.mjs'
import { premiumPackages } from './world/premium.mjs'
import { ranks } from './world/ranks.mjs'
import { enemies, regions } from './world/regions/index.mjs'
import { stats } from './world/stats/index.mjs'
import {
  currencies,
  damageTypes,
  enemyTypes,
  itemTypes,
  procEventTypes,
  procTypes,
  rarities,
} from './world/vocabulary.mjs'

/**
 * The settings of loops; `delay` is the time of a frame in milliseconds. The hunt shows its ground over the whole
 * stage, so that loop needs more width. The others are smaller, because the pack has to stay light.
 */
const placeLoop = { frames: 32, delay: 140, quality: 70 }
const loops = {
  huntingGround: { frames: 28, delay: 160, quality: 60, width: 1120 },
  region: { ...placeLoop, width: 640 },
  news: { ...placeLoop, width: 720 },
  plate: { frames: 20, delay: 140, quality: 60, width: 360 },
}

/** Whether a plate moves: only those of the rare rarities do. */
const isPrecious = ({ rarity }) => rarity === 'rare' || rarity === 'boss'

/**
 * An artwork of the pack. `name` is kind and slug, `svg` its drawing, `width` its width in pixels. `thumbWidth` is the
 * width of the small version, 0 if the artwork is small itself. With a `loop` there is also a moving version, where
 * `draw` draws a moment.
 */
const artwork = (kind, slug, draw, width, thumbWidth, loop) => ({
  name: `${kind}/${slug}`,
  svg: draw(),
  width,
  thumbWidth,
  ...(loop && { loop: { ...loop, draw } }),
})

const itemArtwork = ({ slug, rarity, art: { glyph, ink = 'item', scenic = false, ...rest } }) =>
  artwork(
    'item',
    slug,
    (at) => plate({ glyph, id: slug, kind: ink, rarity, scenic, ...rest, at }),
    scenic ? 640 : 480,
    160,
    rarity === 'boss' && loops.plate,
  )

const enemyArtwork = ({ slug, type, rarity, art }) =>
  artwork(
    'enemy',
    slug,
    (at) => plate({ id: slug, kind: type, rarity, scenic: true, ...art, at }),
    640,
    160,
    isPrecious({ rarity }) && loops.plate,
  )

const placeArtwork = (kind) => (place) =>
  artwork(kind, place.slug, (at) => scene({ id: place.slug, ...place.scene, at }), 1600, 640, loops[kind])

const badge = (kind) => (record) => {
  const { glyph, ink = 'item', ...rest } = record.art
  const svg = plate({ glyph, id: `${kind}-${record.slug}`, kind: ink, frame: false, scale: 1.16, ...rest })
  return artwork(kind, record.slug, () => svg, 160, 0)
}

const packageArtwork = ({ slug, rarity, art: { glyph, ink } }) =>
  artwork(
    'premiumPackage',
    slug,
    (at) => plate({ glyph, id: `package-${slug}`, kind: ink, rarity, at }),
    480,
    160,
    isPrecious({ rarity }) && loops.plate,
  )

const rankArtwork = ({ slug, glyph }) =>
  artwork('rank', slug, () => plate({ glyph, id: `rank-${slug}`, kind: 'vampire', frame: false }), 256, 0)

const portraitArtwork = ({ slug, glyph, ink }) =>
  artwork(
    'portrait',
    slug,
    () => plate({ glyph, id: `portrait-${slug}`, kind: ink, scenic: true, frame: false }),
    320,
    0,
  )

const rarityArtwork = ({ slug, colorHex }) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="#0a1313" d="M0 0h16v16H0z"/><g fill="${colorHex}" transform="translate(2.4 2.4) scale(.7)">${marks[rarityInks[slug].mark]}</g></svg>`
  return artwork('rarity', slug, () => svg, 160, 0)
}

/** Every artwork that records or the start of new players reference, in a stable order. */
export const artworks = [
  ...rarities.map(rarityArtwork),
  ...itemTypes.map(badge('itemType')),
  ...enemyTypes.map(badge('enemyType')),
  ...procTypes.map(badge('procType')),
  ...procEventTypes.map(badge('procEventType')),
  ...damageTypes.map(badge('damageType')),
  ...currencies.map(badge('currency')),
  ...stats.map(badge('stat')),
  ...items.map(itemArtwork),
  ...enemies.map(enemyArtwork),
  ...regions.map(placeArtwork('region')),
  ...regions.flatMap((region) => region.grounds.map(placeArtwork('huntingGround'))),
  ...ranks.map(rankArtwork),
  ...portraits.map(portraitArtwork),
  ...premiumPackages.map(packageArtwork),
  ...news.map(placeArtwork('news')),
]
