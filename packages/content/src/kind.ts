import type { Sentence } from '@sanguine/rules'
import type { z } from 'zod'
import type { Fields, ValuesOf } from './field'
import { type Check, objectSchema } from './fields'
import { id } from './id'
import type { KindName } from './kind-name'
import type { GermanNoun } from './language/noun'

/** One kind of record: its fields, and the schemas derived from them. */
export interface Kind<Name extends KindName = KindName, Of extends Fields = Fields> {
  /** also the singular in sentences, as "a huntingGround" */
  readonly name: Name
  /** a record of the kind, described in one line */
  readonly description: string
  /** the collection its records are in */
  readonly collection: string
  /** the field that lists show */
  readonly title: keyof Of & string
  /** the word for a record; the English one is made of `name` and `collection` */
  readonly german: GermanNoun
  /**
   * the texts of the CMS for this kind, by their keys, such as `field.damageTypeId`; those of several kinds are in
   * `remotes/admin/src/i18n`
   */
  readonly texts?: Readonly<Record<string, Sentence>>
  readonly fields: Of
  /**
   * the fields that the game shows as they are: definition and GraphQL type have them, and so have placeholders of missing
   * records
   */
  readonly inGame?: readonly (keyof Of & string)[]
  /** a record without its id, as it is created */
  readonly values: z.ZodType<ValuesOf<Of>>
  /** a record with its id, as the pack has it */
  readonly record: z.ZodType<{ id: string } & ValuesOf<Of>>
}

/** A kind without its specific type, for code that treats all kinds alike. */
export type AnyKind = Kind<KindName, Fields>

type Declared = 'name' | 'description' | 'collection' | 'title' | 'german' | 'texts' | 'fields' | 'inGame'

interface Definition<Name extends KindName, Of extends Fields> extends Pick<Kind<Name, Of>, Declared> {
  /** a rule over several fields */
  readonly check?: Check<Of>
  /** clears values that other fields make meaningless; called with valid values */
  readonly normalize?: (values: ValuesOf<Of>) => ValuesOf<Of>
}

export function defineKind<Name extends KindName, const Of extends Fields>({
  check,
  normalize,
  ...kind
}: Definition<Name, Of>) {
  const values = objectSchema(kind.fields, check)
  const record = objectSchema({ id, ...kind.fields }, check as Check<{ id: typeof id } & Of>)
  const normalized = normalize && {
    values: values.overwrite(normalize),
    record: record.overwrite((given) => ({ ...given, ...normalize(given) })),
  }
  return { ...kind, values, record, ...normalized } as unknown as Kind<Name, Of>
}
