import { useQuery } from '@apollo/client/react'
import type { PickerEntry } from '@sanguine/ui'
import { useMemo } from 'react'
import {
  AdminCurrencyChoicesDocument,
  type AdminCurrencyChoicesQuery,
  AdminItemChoicesDocument,
  type AdminItemChoicesQuery,
  AdminStatChoicesDocument,
  type AdminStatChoicesQuery,
} from '../generated/documents'

/** What is there to choose from; undefined while it loads. */
export interface Choices<Value> {
  readonly value: Value | undefined
  readonly error: unknown
  readonly retry: () => void
}

export type CurrencyChoice = AdminCurrencyChoicesQuery['currencies'][number]
export type StatChoice = AdminStatChoicesQuery['stats'][number]
export type ItemTypeChoice = AdminItemChoicesQuery['itemTypes'][number]

export interface ItemChoices {
  /** for the picker, with the type's name as their group */
  readonly entries: readonly PickerEntry[]
  /** only those that can be worn */
  readonly equipment: readonly PickerEntry[]
  readonly typeOf: (itemId: string) => ItemTypeChoice | undefined
}

const fresh = { fetchPolicy: 'cache-and-network' } as const

export function useCurrencyChoices(): Choices<readonly CurrencyChoice[]> {
  const { data, error, refetch } = useQuery(AdminCurrencyChoicesDocument, fresh)
  return { value: data?.currencies, error: data ? undefined : error, retry: () => void refetch() }
}

export function useStatChoices(): Choices<readonly StatChoice[]> {
  const { data, error, refetch } = useQuery(AdminStatChoicesDocument, fresh)
  return { value: data?.stats, error: data ? undefined : error, retry: () => void refetch() }
}

function itemChoicesOf({ items, itemTypes }: AdminItemChoicesQuery): ItemChoices {
  const types = new Map(itemTypes.map((type) => [type.id, type]))
  const typeByItem = new Map(items.map(({ id, type }) => [id, types.get(type)]))
  const entries = items
    .map(({ id, name, imageId }) => ({ id, name, imageId, group: typeByItem.get(id)?.name }))
    .sort((one, other) => one.name.localeCompare(other.name))
  return {
    entries,
    equipment: entries.filter(({ id }) => typeByItem.get(id)?.isEquipment),
    typeOf: (itemId) => typeByItem.get(itemId),
  }
}

export function useItemChoices(): Choices<ItemChoices> {
  const { data, error, refetch } = useQuery(AdminItemChoicesDocument, fresh)
  const value = useMemo(() => data && itemChoicesOf(data), [data])
  return { value, error: data ? undefined : error, retry: () => void refetch() }
}

interface Named {
  readonly id: string
  readonly name: string
}

/** Options of a select over records, with a first one for none. */
export const optionsOf = (records: readonly Named[], none: string) => [
  { value: '', label: none },
  ...records.map(({ id, name }) => ({ value: id, label: name })),
]
