import { useMemo } from 'react'
import { AdminEnemiesDocument, AdminRaritiesDocument } from '../../generated/documents'
import { type Loaded, loadErrorOf, useRecordList } from '../records/use-records'
import type { BarEnemies } from './slice-bar'

/** All enemies as hunting tables show them. */
export function useBarEnemies(): Loaded<BarEnemies> {
  const enemies = useRecordList(AdminEnemiesDocument)
  const rarities = useRecordList(AdminRaritiesDocument)
  const data = useMemo(() => {
    if (!enemies.data || !rarities.data) return undefined
    const rarityOf = new Map(rarities.data.map((rarity) => [rarity.id, rarity]))
    return new Map(enemies.data.map(({ id, name, rarityId }) => [id, { name, rarity: rarityOf.get(rarityId ?? '') }]))
  }, [enemies.data, rarities.data])
  return { data, ...loadErrorOf([enemies, rarities]) }
}
