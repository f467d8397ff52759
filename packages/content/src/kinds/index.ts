// Made of the files of this folder by `npm run generate`.
import type { AnyKind } from '../kind'
import type { KindName } from '../kind-name'
import { currency } from './currency'
import { damageType } from './damage-type'
import { enemy } from './enemy'
import { enemyType } from './enemy-type'
import { huntingGround } from './hunting-ground'
import { huntingTable } from './hunting-table'
import { item } from './item'
import { itemType } from './item-type'
import { news } from './news'
import { premiumPackage } from './premium-package'
import { procEventType } from './proc-event-type'
import { procType } from './proc-type'
import { rank } from './rank'
import { rarity } from './rarity'
import { region } from './region'
import { stat } from './stat'

/** Every kind by its name. */
export const kinds = {
  item,
  currency,
  itemType,
  enemyType,
  stat,
  rarity,
  enemy,
  region,
  huntingGround,
  huntingTable,
  procType,
  procEventType,
  damageType,
  rank,
  news,
  premiumPackage,
} as const

/** The kind without its specific type. */
export const anyKind = (name: KindName): AnyKind => kinds[name] as unknown as AnyKind
