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
 * A picture of the pack: `name` is kind and slug, `svg` its drawing, `width` in pixels and `thumbWidth` of the small one
 * (0 where the picture is small itself).
 */
const picture = (kind, slug, svg, width, thumbWidth) => ({ name: `${kind}/${slug}`, svg, width, thumbWidth })

const itemPicture = ({ slug, rarity, art: { glyph, ink = 'item', scenic = false, ...rest } }) =>
  picture('item', slug, plate({ glyph, id: slug, kind: ink, rarity, scenic, ...rest }), scenic ? 640 : 480, 160)

const enemyPicture = ({ slug, type, rarity, art }) =>
  picture('enemy', slug, plate({ id: slug, kind: type, rarity, scenic: true, ...art }), 640, 160)

const placePicture = (kind) => (place) =>
  picture(kind, place.slug, scene({ id: place.slug, ...place.scene }), 1600, 640)

const badge = (kind) => (record) => {
  const { glyph, ink = 'item', ...rest } = record.art
  const svg = plate({ glyph, id: `${kind}-${record.slug}`, kind: ink, frame: false, scale: 1.16, ...rest })
  return picture(kind, record.slug, svg, 160, 0)
}

const packagePicture = ({ slug, rarity, art: { glyph, ink } }) =>
  picture('premiumPackage', slug, plate({ glyph, id: `package-${slug}`, kind: ink, rarity }), 480, 160)

const rankPicture = ({ slug, glyph }) =>
  picture('rank', slug, plate({ glyph, id: `rank-${slug}`, kind: 'vampire', frame: false }), 256, 0)

const rarityPicture = ({ slug, colorHex }) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="#0a1313" d="M0 0h16v16H0z"/><g fill="${colorHex}" transform="translate(2.4 2.4) scale(.7)">${marks[rarityInks[slug].mark]}</g></svg>`
  return picture('rarity', slug, svg, 160, 0)
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
