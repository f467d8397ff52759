import { anyKind, apiPath, findEntryIssues, type KindName } from '@sanguine/content'
import type { FieldValues } from 'react-hook-form'
import { z } from 'zod'
import { toForm, toWire } from './record-values'

const position = /^\d+$/

/**
 * A kind's validator for the input of its mutations, with the rules about entries of lists. What it puts out is complete, with defaults for what was empty; issues
 * are at the fields of the input.
 */
export function recordSchema<Values extends FieldValues>(kind: KindName): z.ZodType<Values> {
  const { fields, values: schema } = anyKind(kind)
  return z.record(z.string(), z.unknown()).transform((given, { addIssue }) => {
    const read = schema.safeParse(toWire(kind, given))
    const issues = read.success
      ? findEntryIssues(kind, read.data)
      : read.error.issues.map(({ path, message }) => ({ field: path.map(String).join('.'), message }))
    // The fields of the kind are those of the input, which is generated from them.
    if (read.success && issues.length === 0) return toForm(kind, read.data) as Values
    for (const { field, message } of issues) {
      const steps = apiPath(fields, field)
      addIssue({ code: 'custom', path: steps.map((step) => (position.test(step) ? Number(step) : step)), message })
    }
    return z.NEVER
  })
}
