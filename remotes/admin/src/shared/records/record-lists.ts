import type { TypedDocumentNode } from '@apollo/client'
import type { KindName } from '@sanguine/content'
import type { ListDocument, RecordRow } from './record-section'

/** A kind's list, from which rows, pickers and choices are read. */
export interface RecordListSource<Row extends RecordRow = RecordRow> {
  readonly kind: KindName
  /** of the records in the API, as `ItemRecord` */
  readonly typeName: string
  /** the field of `Admin` with the list */
  readonly plural: string
  readonly list: ListDocument<Row>
  /** what the list reads of a record */
  readonly row: TypedDocumentNode<Row, unknown>
  /** the reference by which the list can be filtered, and the kind it leads to */
  readonly filter: { readonly field: string; readonly kind: KindName } | null
  /** of the section under /admin; null for a kind without one */
  readonly path: string | null
  /** whether records are made and listed inside a record of another kind */
  readonly isNested: boolean
}

/** By kind. */
export type RecordLists = { readonly [Name in KindName]?: RecordListSource }
