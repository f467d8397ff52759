import { useMemo } from 'react'
import { AdminRaritiesDocument } from '../../generated/documents'
import { useRecordLookup } from '../records/use-record-lookup'
import { type Loaded, useRecordList } from '../records/use-records'
import type { TableEnemies } from './slice-bar'

/** Enemies by their ids, as hunting tables show them. */
export function useTableEnemies(): Loaded<TableEnemies> {
  const { data: rarities, error, retry } = useRecordList(AdminRaritiesDocument)
  const find = useRecordLookup('enemy')
  const data = useMemo((): TableEnemies | undefined => {
    if (!rarities) return undefined
    const rarityOf = new Map(rarities.map((rarity) => [rarity.id, rarity]))
    return {
      get(id) {
        const enemy = find(id)
        return enemy && { name: enemy.name, rarity: rarityOf.get(enemy.rarityId ?? '') }
      },
    }
  }, [rarities, find])
  return { data, error, retry }
}
