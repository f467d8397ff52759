import { type KindName, kindNames } from '@sanguine/content'
import { constantCase } from '@sanguine/rules'
import type { RecordKind } from '../../generated/documents'
import { recordLists } from '../../generated/record-lists'
import type { RecordListSource } from './record-lists'

/** A kind as the API's enum has it: `ENEMY_TYPE`. */
export const recordKindOf = (kind: KindName): RecordKind => constantCase(kind) as RecordKind

/** The kind behind a value of the API's enum. */
export const kindOf = (recordKind: RecordKind): KindName | undefined =>
  kindNames.find((kind) => recordKindOf(kind) === recordKind)

/** The path under /admin of the section of a kind; null for a kind without one. */
export const sectionPathOf = (kind: KindName): string | null =>
  (recordLists as Partial<Record<KindName, RecordListSource>>)[kind]?.path ?? null

/** The kind that a section maintains; undefined for a section of another sort. */
export const kindOfSection = (path: string): KindName | undefined =>
  Object.values<RecordListSource>(recordLists).find((list) => list.path === path)?.kind

/** Whether lists of the kind can be read, as by pickers. */
export const isListed = (kind: KindName): boolean => kind in recordLists
