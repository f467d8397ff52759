import type { z } from 'zod'
import type { Fields, ValuesOf } from './field'
import { type Check, objectSchema } from './fields'
import { id } from './id'
import type { KindName } from './kind-name'

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
  readonly fields: Of
  /** a record without its id, as it is created */
  readonly values: z.ZodType<ValuesOf<Of>>
  /** a record with its id, as the pack has it */
  readonly record: z.ZodType<{ id: string } & ValuesOf<Of>>
}

/** A kind without its specific type, for code that treats all kinds alike. */
export type AnyKind = Kind<KindName, Fields>

interface Definition<Name extends KindName, Of extends Fields> {
  readonly name: Name
  readonly description: string
  readonly collection: string
  readonly title: keyof Of & string
  readonly fields: Of
  /** a rule over several fields */
  readonly check?: Check<Of>
  /** clears values that other fields make meaningless; called with valid values */
  readonly normalize?: (values: ValuesOf<Of>) => ValuesOf<Of>
}

export function defineKind<Name extends KindName, const Of extends Fields>({
  check,
  normalize = (values) => values,
  ...kind
}: Definition<Name, Of>) {
  const values = objectSchema(kind.fields, check).overwrite(normalize)
  const record = objectSchema({ id, ...kind.fields }, check as Check<{ id: typeof id } & Of>).overwrite((given) => ({
    ...given,
    ...normalize(given),
  }))
  return { ...kind, values, record } as unknown as Kind<Name, Of>
}
