import type { TypedDocumentNode } from '@apollo/client'
import type { KindName } from '@sanguine/content'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import type { AdminMessage } from '../../i18n/messages'
import type { StoredTranslation } from '../translations/translation-fields'
import type { RecordError } from './record-refusal'
import type { SectionUrls } from './section-urls'

/** The fields of every row of a list. */
export interface RecordRow {
  readonly id: string
  readonly name: string
  readonly shortName?: string
  /** left out by kinds without images */
  readonly image?: { readonly id: string } | null
}

/** The fields of every record besides its own ones. */
export interface StoredRecord {
  readonly id: string
  readonly revision: number
  /** ISO 8601 */
  readonly updatedAt: string
  /** left out by kinds without texts that players read */
  readonly translations?: readonly StoredTranslation[]
}

/** A page of a list. */
export interface RecordPage<Row> {
  readonly nodes: readonly Row[]
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean }
  readonly totalCount: number
}

export interface ListQuery<Row> {
  readonly admin: { readonly records: RecordPage<Row> } | null
}

export interface RecordQuery<Full> {
  readonly admin: { readonly record: Full | null } | null
}

/** A row of the list that a query loads. */
export type RowOf<Query extends ListQuery<unknown>> = NonNullable<Query['admin']>['records']['nodes'][number]

export interface RecordMutation {
  readonly payload: {
    readonly userErrors: readonly RecordError[]
    /** of a creation or an update */
    readonly record?: { readonly id: string; readonly revision: number } | null
    /** of a deletion */
    readonly auditEntry?: { readonly id: string } | null
  } | null
}

/** A record with the fields that can be changed in several at once. */
export interface ChangeableRecord {
  readonly id: string
  readonly revision: number
  readonly name: string
}

export interface SeveralQuery {
  readonly admin: { readonly records: { readonly nodes: readonly ChangeableRecord[] } } | null
}

export interface SeveralMutation {
  readonly payload: {
    readonly userErrors: readonly RecordError[]
    /** of an update, in the order of the input */
    readonly records?: readonly { readonly id: string; readonly revision: number }[] | null
    /** of a deletion, in the order of the input */
    readonly auditEntries?: readonly { readonly id: string }[] | null
  } | null
}

/** By what a list is sorted: the number that lists are ordered by, the title, or the time of the last change. */
export type ListSort = 'ORDER' | 'NAME' | 'UPDATED'

/** How a text stands in another language: there is none, or it says an original that has changed since. */
export type TranslationState = 'MISSING' | 'OUTDATED'

/** The filter and order of a section's list; by default all records of a kind. */
export interface SectionFilters {
  readonly search?: string | undefined
  /** only for kinds with texts that players read */
  readonly translation?: TranslationState | undefined
  /** the ids by which a kind's list is filtered, such as item types; only for kinds with a filter */
  readonly typeIds?: readonly string[] | undefined
  readonly sort?: ListSort | undefined
  readonly direction?: 'ASCENDING' | 'DESCENDING' | undefined
}

/** Which records a list reads. */
export interface ListFilters extends SectionFilters {
  readonly ids?: readonly string[] | undefined
  readonly isVisible?: boolean | undefined
}

export interface PageVariables {
  readonly first?: number | undefined
  readonly after?: string | null | undefined
}

export interface ListVariables extends ListFilters, PageVariables {}

/** The position of a record among all that match; null where it does not. */
export interface PositionQuery {
  readonly admin: { readonly records: { readonly position: number | null } } | null
}

export type PositionDocument = TypedDocumentNode<PositionQuery, SectionFilters & { id: string }>

export type ListDocument<Row> = TypedDocumentNode<ListQuery<Row>, ListVariables>

/** A kind's operations. */
export interface RecordDocuments<Row extends RecordRow, Full extends StoredRecord, Values> {
  readonly list: ListDocument<Row>
  readonly position: PositionDocument
  readonly read: TypedDocumentNode<RecordQuery<Full>, { id: string }>
  readonly create: TypedDocumentNode<RecordMutation, { input: Values }>
  readonly update: TypedDocumentNode<RecordMutation, { input: Values & { id: string; revision: number } }>
  readonly remove: TypedDocumentNode<
    RecordMutation,
    { input: { readonly id: string; readonly revision?: number | null } }
  >
  readonly readSeveral: TypedDocumentNode<SeveralQuery, { ids: string[] | string }>
  /** the list of the input has the plural of the kind */
  readonly updateSeveral: TypedDocumentNode<SeveralMutation, { input: never }>
  readonly removeSeveral: TypedDocumentNode<SeveralMutation, { input: never }>
}

/** The CMS section of a kind, generated from it. `Values` is the input of its create mutation, which its form holds. */
export interface RecordSection<Row extends RecordRow, Full extends StoredRecord, Values extends FieldValues> {
  readonly kind: KindName
  /** the kind's validator, which the server uses too */
  readonly schema: z.ZodType<Values>
  /** of the list */
  readonly title: AdminMessage
  readonly urls: SectionUrls
  readonly documents: RecordDocuments<Row, Full, Values>
}

/** A kind that is edited inside the section of another one; its page adds the addresses. */
export type NestedSection<Row extends RecordRow, Full extends StoredRecord, Values extends FieldValues> = Omit<
  RecordSection<Row, Full, Values>,
  'urls'
>

export interface FieldsProps {
  readonly kind: KindName
  /** of the record that is edited; undefined for a new one */
  readonly id: string | undefined
}
