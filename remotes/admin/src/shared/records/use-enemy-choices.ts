import { useMemo } from 'react'
import { AdminEnemiesDocument, AdminEnemyTypesDocument } from '../../generated/documents'
import type { PickerEntry } from '../form/picker-dialog'
import { type Loaded, loadErrorOf, useRecordList } from './use-records'

/** The enemies to choose from, by name and grouped by the name of their type. */
export function useEnemyChoices(): Loaded<readonly PickerEntry[]> {
  const enemies = useRecordList(AdminEnemiesDocument)
  const types = useRecordList(AdminEnemyTypesDocument)
  const data = useMemo(() => {
    if (!enemies.data || !types.data) return undefined
    const groups = new Map(types.data.map(({ id, name }) => [id, name]))
    return enemies.data
      .map(({ id, name, image, enemyTypeId }) => ({
        id,
        name,
        imageId: image?.id,
        group: groups.get(enemyTypeId ?? ''),
      }))
      .sort((a, b) => a.name.localeCompare(b.name))
  }, [enemies.data, types.data])
  return { data, ...loadErrorOf([enemies, types]) }
}
