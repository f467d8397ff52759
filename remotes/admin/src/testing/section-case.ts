import type { KindName } from '@sanguine/content'

/** The data that the test of all sections needs for one section; generated from its kind. */
export interface SectionCase {
  readonly kind: KindName
  /** under /admin */
  readonly path: string
  /** the field that lists show */
  readonly title: string
  /** as the gateway returns it, with values that differ from the defaults where possible */
  readonly record: { readonly id: string; readonly revision: number; readonly updatedAt: string } & Values
  /** the record's fields, as an update sends them */
  readonly values: Values
  /** the fields that may be left out, with the values they get */
  readonly defaults: Values
  /** the fields that have to be filled in */
  readonly required: readonly string[]
}

type Values = Readonly<Record<string, unknown>>
