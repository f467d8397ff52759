import { items } from '../world/items/index.mjs'
import { enemies, regions } from '../world/regions/index.mjs'
import * as words from '../world/vocabulary.mjs'
import { references } from './ids.mjs'

const grounds = regions.flatMap((region) => region.grounds)

/** Slug → id, by kind. */
export const refer = {
  item: references('item', items),
  enemy: references('enemy', enemies),
  region: references('region', regions),
  huntingGround: references('huntingGround', grounds),
  itemType: references('itemType', words.itemTypes),
  enemyType: references('enemyType', words.enemyTypes),
  rarity: references('rarity', words.rarities),
  procType: references('procType', words.procTypes),
  procEventType: references('procEventType', words.procEventTypes),
  damageType: references('damageType', words.damageTypes),
}

/** The id, or an empty text without a slug. */
export const optional = (find, slug) => (slug ? find(slug) : '')
