import { badge, placeArtwork } from '../art/artwork.mjs'
import { items } from '../world/items/index.mjs'
import { news } from '../world/news.mjs'
import { premiumPackages } from '../world/premium.mjs'
import { ranks } from '../world/ranks.mjs'
import { enemies, regions } from '../world/regions/index.mjs'
import { stats } from '../world/stats/index.mjs'
import * as words from '../world/vocabulary.mjs'
import { enemyArtwork, itemArtwork, packageArtwork, rankArtwork, rarityArtwork } from './artwork.mjs'
import { enemyRecord } from './enemy.mjs'
import { references } from './ids.mjs'
import { itemRecord } from './item.mjs'
import { named } from './named.mjs'
import { newsRecord } from './news.mjs'
import { groundRecord, grounds, regionRecord, tableRecord, tables } from './places.mjs'
import { packageRecord } from './premium-package.mjs'
import { rankRecord } from './rank.mjs'
import { refer } from './refer.mjs'
import { itemTypeFields, statFields } from './vocabulary.mjs'

/** A type that has only name, short name and a badge. */
const plainType = (kind, entries, more) => ({ kind, entries, record: named(kind, more), artwork: badge(kind) })

/**
 * The kinds of the pack, in the order of their artworks. `entries` are those of the world. `record`, called with the
 * finders of artworks (`imageId`, `loopId`), makes a record of an entry. `artwork` draws an entry, if it has an image.
 */
export const packKinds = [
  {
    kind: 'rarity',
    entries: words.rarities,
    record: named('rarity', ({ colorHex, flavor }) => ({ colorHex, flavorText: flavor })),
    artwork: rarityArtwork,
  },
  plainType('itemType', words.itemTypes, itemTypeFields),
  plainType('enemyType', words.enemyTypes),
  plainType('procType', words.procTypes),
  plainType('procEventType', words.procEventTypes),
  plainType('damageType', words.damageTypes, ({ colorHex }) => ({ colorHex })),
  plainType('currency', words.currencies, ({ singular = '', flavor, orderIndex }) => ({
    singularName: singular,
    flavorText: flavor,
    orderIndex,
  })),
  plainType('stat', stats, statFields),
  { kind: 'item', entries: items, record: itemRecord, artwork: itemArtwork },
  { kind: 'enemy', entries: enemies, record: enemyRecord, artwork: enemyArtwork },
  { kind: 'region', entries: regions, record: regionRecord, artwork: placeArtwork('region') },
  { kind: 'huntingGround', entries: grounds, record: groundRecord, artwork: placeArtwork('huntingGround') },
  { kind: 'huntingTable', entries: tables, record: tableRecord },
  { kind: 'rank', entries: ranks, record: rankRecord, artwork: rankArtwork },
  { kind: 'premiumPackage', entries: premiumPackages, record: packageRecord, artwork: packageArtwork },
  { kind: 'news', entries: news, record: newsRecord, artwork: placeArtwork('news') },
]

for (const { kind, entries } of packKinds) refer[kind] = references(kind, entries)
