import type { ContentIndex, ContentProblem } from '../content'
import type { ContentRecords, ItemRecord, ItemTypeRecord } from '../records'
import { type ContentCheck, type Findings, findInSteps } from './content-check'

interface Surroundings {
  readonly type: ItemTypeRecord
  /** ids of what something is made of, and of trophies */
  readonly wanted: ReadonlySet<string>
}

interface Need {
  readonly field: string
  readonly isMet: (item: ItemRecord, around: Surroundings) => boolean
  readonly message: string
}

/** What each special type of item is for, and what it lacks when it cannot do that. */
const needs: Readonly<Record<string, Need>> = {
  hex: {
    field: 'canAttractEnemyType',
    isMet: (item) => item.canAttractEnemyType !== '' || item.canAttractEnemyId !== '',
    message: 'attracts nobody',
  },
  collection: {
    field: 'trophieItemIds',
    isMet: (item) => item.trophieItemIds.length > 0,
    message: 'has no trophies, so that nobody can complete it',
  },
  retainer: {
    field: 'creatureType',
    isMet: (item) => item.creatureType !== '',
    message: 'is not a kind of creature',
  },
  tome: {
    field: 'stats',
    isMet: ({ stats }, { type }) => type.alwaysEquipped && stats.length > 0,
    message: 'gives nothing to its owner',
  },
  scroll: {
    field: '',
    isMet: ({ id }, { wanted }) => wanted.has(id),
    message: 'is neither a trophy nor worked into anything',
  },
}

/**
 * Records that are there but do nothing: hexes without a target, tomes without a stat, scrolls that nothing is made of,
 * special bait without a table, packages without content.
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
      message: 'sells neither an item nor a subscription',
    }))
}

function findUselessItems(records: ContentRecords, index: ContentIndex): Findings {
  const wanted = new Set(
    records.item.flatMap(({ craftingMats, trophieItemIds }) => [
      ...craftingMats.map(({ itemId }) => itemId),
      ...trophieItemIds,
    ]),
  )
  return findInSteps(records.item, (item): ContentProblem[] => {
    const type = index.itemType.find({ by: 'id', value: item.type })
    const need = needs[type?.shortName ?? '']
    if (!type || !need || need.isMet(item, { type, wanted })) return []
    return [{ kind: 'item' as const, id: item.id, title: item.name, field: need.field, message: need.message }]
  })
}

const findIdleBait = (records: ContentRecords): ContentProblem[] =>
  records.huntingGround.flatMap((ground) =>
    ground.specialBaitItemId.flatMap((_, place) => {
      const isThere = records.huntingTable.some(
        (table) => table.huntingGroundId === ground.id && table.sequence === place + 1,
      )
      if (isThere) return []
      const at = { kind: 'huntingGround' as const, id: ground.id, title: ground.name }
      return [{ ...at, field: `specialBaitItemId.${place}`, message: `has no table with the sequence ${place + 1}` }]
    }),
  )
