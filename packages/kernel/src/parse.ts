import { refused } from '@sanguine/rules'
import { z } from 'zod'
import { englishIssue, issueReason, issueValues } from './issue-reason'
import { invalidField, invalidInput, notACursor } from './problem'

const idForm = /^[0-9a-fA-F]{24}$/

/** A record's id: 24 hex digits, as MongoDB generates them. */
export const idSchema = z.string().regex(idForm, 'must be an id of 24 hex digits').toLowerCase()

/** The cursor of an entry, in the form that its list gives. */
export const cursorSchema = (form: RegExp) =>
  z
    .string()
    .refine((cursor) => form.test(cursor), refused(notACursor))
    .meta({ pattern: form.source })

/** A cursor that is the id of its entry. */
export const idCursorSchema = cursorSchema(idForm).toLowerCase()

/** A whole number from `min` to `max`, such as the number of entries on a page. */
export const wholeNumber = (min: number, max: number) => {
  const range = `must be ${min} to ${max}`
  return z.int('must be a whole number').min(min, range).max(max, range)
}

/**
 * Parses `input` or throws `invalidInput` with a sentence that names the field and the reason. A single value has no
 * field, so `name` is its name.
 */
export function parse<Schema extends z.ZodType>(schema: Schema, input: unknown, name?: string): z.output<Schema> {
  const parsed = schema.safeParse(input, { error: englishIssue, reportInput: true })
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const field = [name, ...(issue?.path ?? [])].filter((part) => part !== undefined).join('.')
  const reason = issue ? issueReason(issue) : { en: 'is not valid', de: 'ist nicht gültig' }
  throw field
    ? invalidField(field, reason, issue && issueValues(issue))
    : invalidInput({ en: `The input ${reason.en}.`, de: `Die Eingabe ${reason.de}.` })
}
