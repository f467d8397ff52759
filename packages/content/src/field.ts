import type { z } from 'zod'
import type { KindName } from './kind-name'

/**
 * The shape of a field, from which storage, GraphQL, reference checks and the CMS's form are derived. A reference is an
 * id, a key is the short name of a record; both are empty without a choice.
 */
export type FieldShape =
  | { readonly type: 'text'; readonly max: number; readonly multiline: boolean; readonly required: boolean }
  | { readonly type: 'whole'; readonly min: number; readonly max: number; readonly initial: number }
  | { readonly type: 'decimal'; readonly min: number; readonly max: number; readonly initial: number }
  /** an amount of US dollars with whole cents */
  | { readonly type: 'money'; readonly max: number }
  | { readonly type: 'flag'; readonly initial: boolean }
  | { readonly type: 'yesNoOrDecimal' }
  | { readonly type: 'choice'; readonly choices: readonly string[] }
  | { readonly type: 'color' }
  | { readonly type: 'moment' }
  | { readonly type: 'image'; readonly moving: boolean }
  | { readonly type: 'reference'; readonly to: KindName; readonly required: boolean }
  | { readonly type: 'key'; readonly to: KindName }
  /**
   * `identity` is the field that identifies an entry in two versions of a list, or `value` for plain entries; missing
   * if only the whole list has a meaning
   */
  | { readonly type: 'list'; readonly of: Field; readonly max: number; readonly identity?: string }
  | { readonly type: 'object'; readonly typeName: string; readonly fields: Fields }

export interface Field<Schema extends z.ZodType = z.ZodType> {
  readonly shape: FieldShape
  /** one sentence, shown in the API's documentation and beside the form's control */
  readonly description: string
  /**
   * accepts real clients' input (numbers as text, null or empty text for nothing) and fills every gap with its default
   */
  readonly schema: Schema
  /**
   * number of characters that have room where players read the text, which is therefore translated; missing in what only
   * editors read
   */
  readonly fits?: number
}

export type Fields = { readonly [name: string]: Field }

/** The values of a record: the output of its fields' schemas. */
export type ValuesOf<Of extends Fields> = { [Name in keyof Of]: z.output<Of[Name]['schema']> }
