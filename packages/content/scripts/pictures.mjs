import { rarities as rarityInks } from './art/inks.mjs'
import { marks } from './art/marks.mjs'
import { plate } from './art/plate.mjs'
import { scene } from './art/scene.mjs'

import { items } from './world/items/index.mjs'
import { news } from './world/news.mjs'
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
 * How loops are played; `delay` is the time of a frame in milliseconds. The hunt shows its ground over the whole stage, which
 * takes width; the pack has to stay light, which takes it from the rest.
 */
const placeLoop = { frames: 32, delay: 140, quality: 70 }
const loops = {
  huntingGround: { frames: 28, delay: 160, quality: 60, width: 1120 },
  region: { ...placeLoop, width: 640 },
  news: { ...placeLoop, width: 720 },
  plate: { frames: 20, delay: 140, quality: 60, width: 360 },
}

/** Plates that move: those of which there are few. */
const isPrecious = ({ rarity }) => rarity === 'rare' || rarity === 'boss'

/**
 * A picture of the pack: `name` is kind and slug, `svg` its drawing, `width` in pixels and `thumbWidth` of the small one
 * (0 where the picture is small itself). With a `loop` there is a moving one too, of which `draw` draws a moment.
 */
const picture = (kind, slug, draw, width, thumbWidth, loop) => ({
  name: `${kind}/${slug}`,
  svg: draw(),
  width,
  thumbWidth,
  ...(loop && { loop: { ...loop, draw } }),
})

const itemPicture = ({ slug, rarity, art: { glyph, ink = 'item', scenic = false, ...rest } }) =>
  picture(
    'item',
    slug,
    (at) => plate({ glyph, id: slug, kind: ink, rarity, scenic, ...rest, at }),
    scenic ? 640 : 480,
    160,
    rarity === 'boss' && loops.plate,
  )

const enemyPicture = ({ slug, type, rarity, art }) =>
  picture(
    'enemy',
    slug,
    (at) => plate({ id: slug, kind: type, rarity, scenic: true, ...art, at }),
    640,
    160,
    isPrecious({ rarity }) && loops.plate,
  )

const placePicture = (kind) => (place) =>
  picture(kind, place.slug, (at) => scene({ id: place.slug, ...place.scene, at }), 1600, 640, loops[kind])

const badge = (kind) => (record) => {
  const { glyph, ink = 'item', ...rest } = record.art
  const svg = plate({ glyph, id: `${kind}-${record.slug}`, kind: ink, frame: false, scale: 1.16, ...rest })
  return picture(kind, record.slug, () => svg, 160, 0)
}

const packagePicture = ({ slug, rarity, art: { glyph, ink } }) =>
  picture(
    'premiumPackage',
    slug,
    (at) => plate({ glyph, id: `package-${slug}`, kind: ink, rarity, at }),
    480,
    160,
    isPrecious({ rarity }) && loops.plate,
  )

const rankPicture = ({ slug, glyph }) =>
  picture('rank', slug, () => plate({ glyph, id: `rank-${slug}`, kind: 'vampire', frame: false }), 256, 0)

const rarityPicture = ({ slug, colorHex }) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="#0a1313" d="M0 0h16v16H0z"/><g fill="${colorHex}" transform="translate(2.4 2.4) scale(.7)">${marks[rarityInks[slug].mark]}</g></svg>`
  return picture('rarity', slug, () => svg, 160, 0)
}

/** Every picture that records name, in a stable order. */
export const pictures = [
  ...rarities.map(rarityPicture),
  ...itemTypes.map(badge('itemType')),
  ...enemyTypes.map(badge('enemyType')),
  ...procTypes.map(badge('procType')),
  ...procEventTypes.map(badge('procEventType')),
  ...damageTypes.map(badge('damageType')),
  ...currencies.map(badge('currency')),
  ...stats.map(badge('stat')),
  ...items.map(itemPicture),
  ...enemies.map(enemyPicture),
  ...regions.map(placePicture('region')),
  ...regions.flatMap((region) => region.grounds.map(placePicture('huntingGround'))),
  ...ranks.map(rankPicture),
  ...premiumPackages.map(packagePicture),
  ...news.map(placePicture('news')),
]
