import type { ContentProblem } from '../content'
import { indexContent } from '../content'
import type { ContentRecords, ItemRecord } from '../records'
import type { ContentCheck } from './content-check'

/** What each special type of item is for, and what it lacks when it cannot do that. */
const needs: Readonly<Record<string, { field: string; isMet: (item: ItemRecord) => boolean; message: string }>> = {
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
    message: 'is no kind of creature',
  },
}

/** Records that are there but do nothing: hexes without a target, special bait without a table, packages without content. */
export const checkPurpose: ContentCheck = ({ records }) => [
  ...findUselessItems(records),
  ...findIdleBait(records),
  ...records.premiumPackage
    .filter(({ items, subscriptionLevel }) => items.length === 0 && subscriptionLevel === 0)
    .map(({ id, name }) => ({
      kind: 'premiumPackage' as const,
      id,
      title: name,
      field: 'items',
      message: 'sells neither an item nor a subscription',
    })),
]

function findUselessItems(records: ContentRecords): ContentProblem[] {
  const index = indexContent(records)
  return records.item.flatMap((item) => {
    const need = needs[index.itemType.find({ by: 'id', value: item.type })?.shortName ?? '']
    if (!need || need.isMet(item)) return []
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
