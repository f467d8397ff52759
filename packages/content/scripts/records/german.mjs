import { items } from '../world/items/index.mjs'
import { news } from '../world/news.mjs'
import { premiumPackages } from '../world/premium.mjs'
import { ranks } from '../world/ranks.mjs'
import { enemies, regions } from '../world/regions/index.mjs'
import { stats } from '../world/stats/index.mjs'
import * as words from '../world/vocabulary.mjs'
import { idOf } from './ids.mjs'

const kinds = {
  rarity: words.rarities,
  itemType: words.itemTypes,
  enemyType: words.enemyTypes,
  procType: words.procTypes,
  procEventType: words.procEventTypes,
  damageType: words.damageTypes,
  currency: words.currencies,
  stat: stats,
  item: items,
  enemy: enemies,
  region: regions,
  huntingGround: regions.flatMap((region) => region.grounds),
  rank: ranks,
  premiumPackage: premiumPackages,
  news,
}

/** `de` beside an entry is `[name, flavor]`, or the fields by name. */
const fieldsOf = ({ de = {} }) => {
  if (!Array.isArray(de)) return de
  const [name, flavorText] = de
  return flavorText === undefined ? { name } : { name, flavorText }
}

/** The German texts of the game: record id → field → text. Fields have the names of the record. */
export const germanTexts = () =>
  Object.fromEntries(
    Object.entries(kinds).flatMap(([kind, entries]) =>
      entries.map((entry) => [idOf(kind, entry.slug), fieldsOf(entry)]),
    ),
  )
