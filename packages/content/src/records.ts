import type { z } from 'zod'
import type { KindName } from './kind-name'
import type { kinds } from './kinds'

/** A record of a kind, with its id. */
export type RecordOf<Name extends KindName> = z.output<(typeof kinds)[Name]['record']>

/** A record of a kind without its id, as it is created. */
export type ValuesOfKind<Name extends KindName> = z.output<(typeof kinds)[Name]['values']>

export type ItemRecord = RecordOf<'item'>
export type CurrencyRecord = RecordOf<'currency'>
export type ItemTypeRecord = RecordOf<'itemType'>
export type EnemyTypeRecord = RecordOf<'enemyType'>
export type StatRecord = RecordOf<'stat'>
export type RarityRecord = RecordOf<'rarity'>
export type EnemyRecord = RecordOf<'enemy'>
export type RegionRecord = RecordOf<'region'>
export type HuntingGroundRecord = RecordOf<'huntingGround'>
export type HuntingTableRecord = RecordOf<'huntingTable'>
export type ProcTypeRecord = RecordOf<'procType'>
export type ProcEventTypeRecord = RecordOf<'procEventType'>
export type DamageTypeRecord = RecordOf<'damageType'>
export type RankRecord = RecordOf<'rank'>
export type NewsRecord = RecordOf<'news'>
export type PremiumPackageRecord = RecordOf<'premiumPackage'>

/** Everything the CMS maintains. */
export type ContentRecords = { readonly [Name in KindName]: readonly RecordOf<Name>[] }

/** A record whose kind is not known. */
export type AnyRecord = { readonly id: string; readonly [field: string]: unknown }
