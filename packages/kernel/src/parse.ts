import { z } from 'zod'
import { invalidInput } from './problem'

/** A record's id: 24 hex digits, as MongoDB makes them. */
export const idSchema = z
  .string()
  .regex(/^[0-9a-f]{24}$/i, 'must be an id of 24 hex digits')
  .transform((id) => id.toLowerCase())

/** A whole number from `min` to `max`, such as how many entries a page has. */
export const wholeNumber = (min: number, max: number) => {
  const range = `must be ${min} to ${max}`
  return z.int('must be a whole number').min(min, range).max(max, range)
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

/** Where a schema has no words of its own. */
const wording: z.core.$ZodErrorMap = (issue) => {
  if (issue.code !== 'invalid_type') return undefined
  return issue.input === undefined ? 'is missing' : `must be ${kinds[issue.expected] ?? issue.expected}`
}

/**
 * Parses `input` or throws `invalidInput` with a sentence that names the field and the reason. A single value has no
 * field of its own: `name` is what it is called.
 */
export function parse<Schema extends z.ZodType>(schema: Schema, input: unknown, name?: string): z.output<Schema> {
  const parsed = schema.safeParse(input, { error: wording })
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const field = [name, ...(issue?.path ?? [])].filter((part) => part !== undefined).join('.')
  throw invalidInput(`${field ? `${field}:` : 'The input'} ${issue?.message ?? 'is not valid'}.`, field || undefined)
}
