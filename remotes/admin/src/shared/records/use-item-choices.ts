import { useMemo } from 'react'
import {
  AdminItemsDocument,
  type AdminItemsQuery,
  AdminItemTypesDocument,
  type AdminItemTypesQuery,
} from '../../generated/documents'
import type { PickerEntry } from '../form/picker-dialog'
import type { RowOf } from './record-section'
import { type Loaded, loadErrorOf, useRecordList } from './use-records'

type ItemRow = RowOf<AdminItemsQuery>
type ItemTypeRow = RowOf<AdminItemTypesQuery>

export interface ItemChoices {
  /** for the picker, grouped by the name of the item type */
  readonly entries: readonly PickerEntry[]
  /** only those that can be worn */
  readonly equipment: readonly PickerEntry[]
  readonly typeOf: (itemId: string) => ItemTypeRow | undefined
}

function itemChoicesOf(items: readonly ItemRow[], itemTypes: readonly ItemTypeRow[]): ItemChoices {
  const types = new Map(itemTypes.map((type) => [type.id, type]))
  const typeByItem = new Map(items.map(({ id, itemTypeId }) => [id, types.get(itemTypeId ?? '')]))
  const entries = items
    .map(({ id, name, image }) => ({ id, name, imageId: image?.id, group: typeByItem.get(id)?.name }))
    .sort((a, b) => a.name.localeCompare(b.name))
  return {
    entries,
    equipment: entries.filter(({ id }) => typeByItem.get(id)?.isEquipment),
    typeOf: (itemId) => typeByItem.get(itemId),
  }
}

/** The items to choose from, by their types. */
export function useItemChoices(): Loaded<ItemChoices> {
  const items = useRecordList(AdminItemsDocument)
  const types = useRecordList(AdminItemTypesDocument)
  const data = useMemo(
    () => items.data && types.data && itemChoicesOf(items.data, types.data),
    [items.data, types.data],
  )
  return { data, ...loadErrorOf([items, types]) }
}
