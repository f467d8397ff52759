import { anyKind, type KindName, mapRecord } from '@sanguine/content'
import { refuseText } from '../records/record-schema'
import { toForm, toRecord, unknownChoices } from '../records/record-values'

/** A field's value as the API takes it, or the reason why it cannot be saved. */
export type ReadField =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly message: string }

/** Checks one field's value of a form as the kind's validator does. */
export function readField(kind: KindName, name: string, given: unknown): ReadField {
  const field = anyKind(kind).fields[name]
  if (!field) throw new Error(`A ${kind} has no field ${name}.`)
  if (unknownChoices(kind, { [name]: given }).length > 0) return { ok: false, message: 'is not a known value' }
  const record = mapRecord(kind, toRecord(kind, { [name]: given }), { value: refuseText })
  const read = field.schema.safeParse((record as Readonly<Record<string, unknown>>)[name])
  if (!read.success) return { ok: false, message: read.error.issues[0]?.message ?? '' }
  return { ok: true, value: toForm(kind, { [name]: read.data })[name] }
}

/** A text by which values of a field are compared. */
export const valueKey = (value: unknown): string => JSON.stringify(value ?? null)
