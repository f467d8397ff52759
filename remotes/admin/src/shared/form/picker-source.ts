import type { KindName } from '@sanguine/content'

/** A record that can be chosen. */
export interface PickerEntry {
  readonly id: string
  readonly name: string
  readonly imageId?: string | undefined
  /** what the type chips filter by, such as the item type's name */
  readonly group?: string | undefined
}

/** The records of a kind, found on the server: for kinds of which there can be thousands. */
export interface PickerSource {
  readonly kind: KindName
  /** only those of these types, such as the item types that can be worn; only for kinds with a filter */
  readonly typeIds?: readonly string[] | undefined
}

export const allEnemies: PickerSource = { kind: 'enemy' }

/** The entries of a picker: a complete list, undefined during loading, or the records of a kind. */
export type PickerEntries = readonly PickerEntry[] | PickerSource | undefined

export const isSource = (entries: PickerEntries): entries is PickerSource => entries !== undefined && 'kind' in entries
