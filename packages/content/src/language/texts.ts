import { anyRecords } from '../content'
import { type KindName, kindNames } from '../kind-name'
import type { AnyRecord, ContentRecords } from '../records'

/**
 * Texts that players read, by kind and field, with the number of characters that fit. Names appear on cards and in
 * lists, flavour has two lines on a card, and messages have a popup. Other kinds are for editors only.
 */
const places: { readonly [Name in KindName]?: Readonly<Record<string, number>> } = {
  item: { name: 44, flavorText: 110 },
  enemy: { name: 40, flavorText: 110 },
  region: { name: 32, flavorText: 160 },
  huntingGround: { name: 32, flavorText: 110 },
  rank: { name: 32, flavorText: 90 },
  stat: { name: 32, flavorText: 140 },
  currency: { name: 24, flavorText: 110 },
  rarity: { name: 20, flavorText: 90 },
  itemType: { name: 20 },
  enemyType: { name: 20 },
  procType: { name: 24 },
  procEventType: { name: 32 },
  damageType: { name: 20 },
  premiumPackage: { name: 44, flavorText: 110 },
  news: { header: 60, message: 1200 },
}

export interface ReadText {
  readonly kind: KindName
  readonly record: AnyRecord
  readonly field: string
  readonly text: string
  readonly fits: number
}

/** The fields of a kind that players read, and that are therefore translated. Both APIs use the same names. */
export const translatedFieldsOf = (kind: KindName): readonly string[] => Object.keys(places[kind] ?? {})

/** Every text of the content that a player reads. */
export const textsOf = (records: ContentRecords): ReadText[] =>
  kindNames.flatMap((kind) =>
    anyRecords(records, kind).flatMap((record) =>
      Object.entries(places[kind] ?? {}).map(([field, fits]) => ({
        kind,
        record,
        field,
        text: String(record[field] ?? ''),
        fits,
      })),
    ),
  )
