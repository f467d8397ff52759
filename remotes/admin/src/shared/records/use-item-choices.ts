import { useMemo } from 'react'
import { AdminItemTypesDocument, type AdminItemTypesQuery } from '../../generated/documents'
import type { PickerSource } from '../form/picker-source'
import type { RowOf } from './record-section'
import { type FindRow, useRecordLookup } from './use-record-lookup'
import { type Loaded, useRecordList } from './use-records'

type ItemTypeRow = RowOf<AdminItemTypesQuery>

export interface ItemChoices {
  /** for the picker; found on the server */
  readonly entries: PickerSource
  /** only those that can be worn */
  readonly equipment: PickerSource
  /** undefined while it is loaded, null for an item that is not there */
  readonly find: FindRow<'item'>
  readonly typeOf: (itemId: string) => ItemTypeRow | undefined
}

const allItems: PickerSource = { kind: 'item' }

/** The items to choose from, with their names and types by id. No item is loaded that is neither named nor looked for. */
export function useItemChoices(): Loaded<ItemChoices> {
  const { data: types, error, retry } = useRecordList(AdminItemTypesDocument)
  const find = useRecordLookup('item')
  const data = useMemo((): ItemChoices | undefined => {
    if (!types) return undefined
    const typeIds = types.filter(({ isEquipment }) => isEquipment).map(({ id }) => id)
    return {
      entries: allItems,
      equipment: { kind: 'item', typeIds },
      find,
      typeOf: (itemId) => types.find(({ id }) => id === find(itemId)?.itemTypeId),
    }
  }, [types, find])
  return { data, error, retry }
}
