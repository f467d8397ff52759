import type {
  CurrencyDefinition,
  EnemyTypeDefinition,
  ItemTypeDefinition,
  Purse,
  RarityDefinition,
  ShownFields,
  StatDefinition,
  StatLine,
} from '@sanguine/rules'
import type { ContentIndex } from '../content'
import { anyKind } from '../kinds'
import type { ContentRecords, RarityRecord, RecordOf, StatRecord } from '../records'

interface Ordered {
  readonly id: string
  readonly name: string
}

/** Sorts by a number, then by name and id, so that the order is the same on every gateway. */
export const inOrder = <Of extends Ordered>(records: readonly Of[], orderOf: (record: Of) => number): Of[] =>
  [...records].sort((a, b) => orderOf(a) - orderOf(b) || a.name.localeCompare(b.name, 'en') || (a.id < b.id ? -1 : 1))

/** `#rrggbb` or `#rgb`, with a missing leading # added; white without a color. */
const hexOf = (color: string) => (color === '' ? '#ffffff' : color.startsWith('#') ? color : `#${color}`)

const rarityDefinition = ({ id, shortName, name, colorHex }: RarityRecord): RarityDefinition => ({
  id,
  shortName,
  name,
  colorHex: hexOf(colorHex),
})

export const raritiesOf = (records: Pick<ContentRecords, 'rarity'>) =>
  new Map(records.rarity.map((record) => [record.id, rarityDefinition(record)]))

export const currenciesOf = (records: Pick<ContentRecords, 'currency'>) =>
  new Map(
    inOrder(records.currency, (record) => record.orderIndex).map((record): [string, CurrencyDefinition] => [
      record.shortName,
      {
        id: record.id,
        shortName: record.shortName,
        name: record.name,
        singularName: record.singularName || record.name,
        imageId: record.imageId,
        orderIndex: record.orderIndex,
      },
    ]),
  )

export const itemTypesOf = (records: Pick<ContentRecords, 'itemType'>) =>
  new Map(
    inOrder(records.itemType, (record) => record.orderIndex).map((record): [string, ItemTypeDefinition] => [
      record.shortName,
      {
        id: record.id,
        shortName: record.shortName,
        name: record.name,
        slots: record.slotCount,
        isEquipment: record.isEquipment,
        countsWhileOwned: record.countsWhileOwned,
      },
    ]),
  )

export const enemyTypesOf = (records: Pick<ContentRecords, 'enemyType'>) =>
  new Map(
    records.enemyType.map(({ id, shortName, name, imageId }): [string, EnemyTypeDefinition] => [
      id,
      { id, shortName, name, imageId },
    ]),
  )

type ProcIndex = Pick<ContentIndex, 'procType' | 'procEventType' | 'damageType'>

export const statsOf = (records: Pick<ContentRecords, 'stat'>, index: ProcIndex) =>
  new Map(
    inOrder(records.stat, (record) => record.orderIndex).map((record): [string, StatDefinition] => [
      record.shortName,
      {
        id: record.id,
        shortName: record.shortName,
        name: record.name,
        imageId: record.imageId,
        flavorText: record.flavorText,
        unitSymbol: record.unitSymbol,
        isYesNo: record.isYesNo,
        rarityId: record.rarityId || null,
        proc: record.statType === 1 ? procOf(record, index) : null,
      },
    ]),
  )

function procOf(record: StatRecord, index: ProcIndex): StatDefinition['proc'] {
  const shortNameOf = (kind: 'procType' | 'procEventType' | 'damageType', id: string) =>
    index[kind].find({ by: 'id', value: id })?.shortName
  return {
    procType: shortNameOf('procType', record.procTypeId) ?? '',
    procEvent: shortNameOf('procEventType', record.procEventTypeId) ?? '',
    damageType: shortNameOf('damageType', record.damageTypeId) ?? null,
    affectedCreatureTypeId: record.affectedCreatureTypeId || null,
  }
}

/** Amounts by short name; entries of the same currency add up. */
export function purseOf(
  index: Pick<ContentIndex, 'currency'>,
  entries: readonly { currencyShortName: string; value: number }[],
): Purse {
  const purse: Record<string, number> = {}
  for (const { currencyShortName, value } of entries) {
    const currency = index.currency.find({ by: 'key', value: currencyShortName })
    if (currency && value > 0) purse[currency.shortName] = (purse[currency.shortName] ?? 0) + value
  }
  return purse
}

interface GivenLine {
  readonly key: string
  readonly from: number | boolean
  readonly to: number | boolean
  readonly procPercent: number
}

/** Lines as the rules read them: yes is 1, and only procs have a chance. */
export function statLines(index: Pick<ContentIndex, 'stat'>, lines: readonly GivenLine[]): StatLine[] {
  return lines.flatMap(({ key, from, to, procPercent }) => {
    const stat = index.stat.find({ by: 'key', value: key })
    if (!stat) return []
    const line = { stat: stat.shortName, from: Number(from), to: Number(to) }
    return [stat.statType === 1 ? { ...line, procPercent } : line]
  })
}

/** The fields of a record that the game shows as they are. */
export function shownFields<Name extends keyof ShownFields>(kind: Name, record: RecordOf<Name>): ShownFields[Name] {
  const values: Readonly<Record<string, unknown>> = record
  const { inGame = [] } = anyKind(kind)
  return Object.fromEntries(inGame.map((field) => [field, values[field]])) as unknown as ShownFields[Name]
}
