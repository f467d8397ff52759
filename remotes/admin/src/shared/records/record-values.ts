import { anyKind, type KindName } from '@sanguine/content'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'

/** The values of a new record: the default of each field, and empty text where the kind has none. */
export function newValues<Values extends FieldValues>(kind: KindName): Values {
  const entries = Object.entries(anyKind(kind).fields).map(([name, { schema }]) => {
    const initial = schema.safeParse(undefined)
    return [name, initial.success ? initial.data : '']
  })
  return Object.fromEntries(entries) as Values
}

/**
 * A record's own fields, as its form holds them. A record that is not valid by today's schema comes back as it is, so that
 * it can be corrected in the form.
 */
export function recordValues<Values extends FieldValues>(
  kind: KindName,
  schema: z.ZodType<Values>,
  record: object,
): Values {
  const read = schema.safeParse(record)
  if (read.success) return read.data
  const stored = record as Readonly<Record<string, unknown>>
  return Object.fromEntries(Object.keys(anyKind(kind).fields).map((name) => [name, stored[name]])) as Values
}

/** The name of a record, as lists show it. */
export const recordName = (kind: KindName, values: FieldValues): string => String(values[anyKind(kind).title])

/** The names of the fields in which two versions of a record differ. */
export function changedFields(kind: KindName, before: FieldValues, after: FieldValues): string[] {
  const isChanged = (name: string) => JSON.stringify(before[name]) !== JSON.stringify(after[name])
  return Object.keys(anyKind(kind).fields).filter(isChanged)
}
