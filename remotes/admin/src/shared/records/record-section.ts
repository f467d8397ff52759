import type { TypedDocumentNode } from '@apollo/client'
import type { KindName } from '@sanguine/content'
import type { Refusal } from '@sanguine/ui/platform'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import type { AdminMessage } from '../../i18n/messages'
import type { SectionUrls } from './section-urls'

/** What every row of a list has. */
export interface RecordRow {
  readonly id: string
  readonly name: string
  readonly shortName?: string
  readonly imageId?: string
}

/** What every record has beside its own fields. */
export interface StoredRecord {
  readonly id: string
  readonly revision: number
  /** ISO 8601 */
  readonly updatedAt: string
}

export interface RecordPayload {
  readonly userErrors: readonly Refusal[]
}

export type ListDocument<Row> = TypedDocumentNode<{ readonly records: readonly Row[] }, Record<string, never>>

/** A kind's five operations. */
export interface RecordDocuments<Row extends RecordRow, Full extends StoredRecord, Input> {
  readonly list: ListDocument<Row>
  readonly read: TypedDocumentNode<{ readonly record: Full | null }, { id: string }>
  readonly create: TypedDocumentNode<{ readonly payload: RecordPayload }, { input: Input }>
  readonly update: TypedDocumentNode<
    { readonly payload: RecordPayload },
    { id: string; revision?: number | null | undefined; input: Input }
  >
  readonly remove: TypedDocumentNode<
    { readonly payload: RecordPayload },
    { id: string; revision?: number | null | undefined }
  >
}

/** What the CMS knows of a kind; generated from it. */
export interface RecordSection<Row extends RecordRow, Full extends StoredRecord, Values extends FieldValues, Input> {
  readonly kind: KindName
  /** the kind's validator, which the server uses too */
  readonly schema: z.ZodType<Values>
  /** of the list */
  readonly title: AdminMessage
  readonly urls: SectionUrls
  readonly documents: RecordDocuments<Row, Full, Input>
  /** the input of create and update for a valid form */
  readonly toInput: (values: Values) => Input
}

export interface FieldsProps {
  /** of the record that is edited; undefined for a new one */
  readonly id: string | undefined
}
