import type { z } from 'zod'
import type { KindName } from './kind-name'

/**
 * What a field holds, for everything that is derived from it: storage, GraphQL, reference checks and the CMS's form.
 * A reference is an id, a key is the short name of a record; both are empty where nothing is chosen.
 */
export type FieldShape =
  | { readonly type: 'text'; readonly max: number; readonly multiline: boolean; readonly required: boolean }
  | { readonly type: 'whole'; readonly min: number; readonly max: number; readonly initial: number }
  | { readonly type: 'decimal'; readonly min: number; readonly max: number; readonly initial: number }
  | { readonly type: 'flag'; readonly initial: boolean }
  | { readonly type: 'yesNoOrDecimal' }
  | { readonly type: 'choice'; readonly choices: readonly string[] }
  | { readonly type: 'color' }
  | { readonly type: 'moment' }
  | { readonly type: 'image'; readonly moving: boolean }
  | { readonly type: 'reference'; readonly to: KindName; readonly required: boolean }
  | { readonly type: 'key'; readonly to: KindName }
  /** `identity` is the field by which two versions of a list have the same entry, `value` where entries are plain; left out where only the whole list has a meaning */
  | { readonly type: 'list'; readonly of: Field; readonly identity?: string }
  | { readonly type: 'object'; readonly typeName: string; readonly fields: Fields }

export interface Field<Schema extends z.ZodType = z.ZodType> {
  readonly shape: FieldShape
  /** one sentence, shown in the API's documentation and beside the form's control */
  readonly description: string
  /** accepts what clients really send (numbers as text, null or empty text for nothing) and puts every gap to its default */
  readonly schema: Schema
}

export type Fields = { readonly [name: string]: Field }

/** The record's content: what the schemas of its fields put out. */
export type ValuesOf<Of extends Fields> = { [Name in keyof Of]: z.output<Of[Name]['schema']> }
