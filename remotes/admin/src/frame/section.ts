import type { TypedDocumentNode } from '@apollo/client'
import type { KindName } from '@sanguine/content'
import type { LazyPage } from '@sanguine/ui'
import type { Refusal } from '@sanguine/ui/platform'
import type { ComponentType } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import type { AdminMessage } from '../i18n/messages'
import type { SectionUrls } from './urls'

/** A section as the navigation and the routes need it. */
export interface Section {
  /** its path under /admin */
  readonly path: string
  readonly label: AdminMessage
  readonly page: LazyPage<object>
}

/** What every record has beside its own fields. */
export interface StampedRecord {
  readonly id: string
  readonly revision: number
  /** ISO 8601 */
  readonly updatedAt: string
}

export interface RecordPayload {
  readonly userErrors: readonly Refusal[]
}

/** A kind's five operations; each names its root field `records`, `record` or `payload`. */
export interface RecordDocuments<Full extends StampedRecord, Input> {
  readonly list: TypedDocumentNode<unknown, never>
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

export interface FieldsProps {
  /** of the record that is edited; undefined for a new one */
  readonly id: string | undefined
}

/** What a section says about its kind; everything else is the frame's. */
export interface RecordSection<Full extends StampedRecord, Values extends FieldValues, Input> {
  readonly kind: KindName
  /** the kind's validator, the one the server has */
  readonly schema: z.ZodType<Values>
  readonly urls: SectionUrls
  readonly documents: RecordDocuments<Full, Input>
  /** the heading of a record: its name, or what stands for it */
  readonly nameOf: (values: Values) => string
  /** what is sent of a valid form */
  readonly toInput: (values: Values) => Input
  /** the form's fields; they find their values by name */
  readonly Fields: ComponentType<FieldsProps>
}
