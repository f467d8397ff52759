import type { Sentence } from '@sanguine/rules'
import type { ContentIndex, ContentProblem } from '../content'
import type { ContentRecords, ItemRecord, ItemTypeRecord } from '../records'
import { type ContentCheck, type Findings, findInSteps } from './content-check'

interface Surroundings {
  readonly type: ItemTypeRecord
  /** ids of crafting materials and trophies */
  readonly wanted: ReadonlySet<string>
}

interface Need {
  readonly field: string
  readonly isMet: (item: ItemRecord, around: Surroundings) => boolean
  readonly message: Sentence
}

/** The purpose of each special item type, and the message if an item lacks it. */
const needs: Readonly<Record<string, Need>> = {
  hex: {
    field: 'canAttractEnemyTypeId',
    isMet: (item) => item.canAttractEnemyTypeId !== '' || item.canAttractEnemyId !== '',
    message: { en: 'attracts nobody', de: 'lockt nichts an' },
  },
  collection: {
    field: 'trophyItemIds',
    isMet: (item) => item.trophyItemIds.length > 0,
    message: {
      en: 'has no trophies, so that nobody can complete it',
      de: 'hat keine Trophäen und ist nicht zu vollenden',
    },
  },
  retainer: {
    field: 'creatureTypeId',
    isMet: (item) => item.creatureTypeId !== '',
    message: { en: 'is not a kind of creature', de: 'hat keine Kreaturenart' },
  },
  tome: {
    field: 'stats',
    isMet: ({ stats }, { type }) => type.countsWhileOwned && stats.length > 0,
    message: { en: 'gives nothing to its owner', de: 'bringt seinem Besitzer nichts' },
  },
  scroll: {
    field: '',
    isMet: ({ id }, { wanted }) => wanted.has(id),
    message: { en: 'is neither a trophy nor worked into anything', de: 'ist weder Trophäe noch Material' },
  },
}

/**
 * Finds records without an effect: hexes without a target, tomes without a stat, unused scrolls, special bait without a
 * table, and empty packages.
 */
export const checkPurpose: ContentCheck = function* ({ records }, { index }) {
  yield* findUselessItems(records, index)
  yield* findIdleBait(records)
  yield* records.premiumPackage
    .filter(({ items, subscriptionLevel }) => items.length === 0 && subscriptionLevel === 0)
    .map(({ id, name }) => ({
      kind: 'premiumPackage' as const,
      id,
      title: name,
      field: 'items',
      message: { en: 'sells neither an item nor a subscription', de: 'enthält weder Gegenstand noch Abo' },
    }))
}

function findUselessItems(records: ContentRecords, index: ContentIndex): Findings {
  const wanted = new Set(
    records.item.flatMap(({ craftingMaterials, trophyItemIds }) => [
      ...craftingMaterials.map(({ itemId }) => itemId),
      ...trophyItemIds,
    ]),
  )
  return findInSteps(records.item, (item): ContentProblem[] => {
    const type = index.itemType.find({ by: 'id', value: item.itemTypeId })
    const need = needs[type?.shortName ?? '']
    if (!type || !need || need.isMet(item, { type, wanted })) return []
    return [{ kind: 'item' as const, id: item.id, title: item.name, field: need.field, message: need.message }]
  })
}

const noTable = (sequence: number): Sentence => ({
  en: `has no table with the sequence ${sequence}`,
  de: `hat keine Tabelle mit der Nummer ${sequence}`,
})

const findIdleBait = (records: ContentRecords): ContentProblem[] =>
  records.huntingGround.flatMap((ground) =>
    ground.specialBaitItemIds.flatMap((_, place) => {
      const isThere = records.huntingTable.some(
        (table) => table.huntingGroundId === ground.id && table.sequence === place + 1,
      )
      if (isThere) return []
      const at = { kind: 'huntingGround' as const, id: ground.id, title: ground.name }
      return [{ ...at, field: `specialBaitItemIds.${place}`, message: noTable(place + 1) }]
    }),
  )
