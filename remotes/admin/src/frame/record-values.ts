import { anyKind, type KindName } from '@sanguine/content'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'

/** What the form of a new record starts with: every field's default, and nothing where the kind has none. */
export function newValues<Values extends FieldValues>(kind: KindName): Values {
  const entries = Object.entries(anyKind(kind).fields).map(([name, { schema }]) => {
    const initial = schema.safeParse(undefined)
    return [name, initial.success ? initial.data : '']
  })
  return Object.fromEntries(entries) as Values
}

/**
 * A record's own fields, as its form holds them. A record that today's validator would refuse is shown as it is, so that
 * it can be put right here.
 */
export function recordValues<Values extends FieldValues>(
  kind: KindName,
  schema: z.ZodType<Values>,
  record: object,
): Values {
  const read = schema.safeParse(record)
  if (read.success) return read.data
  const given = record as Readonly<Record<string, unknown>>
  return Object.fromEntries(Object.keys(anyKind(kind).fields).map((name) => [name, given[name]])) as Values
}

/** The names of the fields in which two versions of a record differ. */
export function changedFields(kind: KindName, before: object, after: object): string[] {
  const [one, other] = [before, after] as readonly Readonly<Record<string, unknown>>[]
  return Object.keys(anyKind(kind).fields).filter(
    (name) => JSON.stringify(one?.[name]) !== JSON.stringify(other?.[name]),
  )
}
