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
  date: 'a date',
}

const formats: Readonly<Record<string, string>> = {
  email: 'must be an e-mail address',
  url: 'must be an address such as https://sanguine.example',
  datetime: 'must be a time such as 2024-07-01T09:00:00Z',
}

/** `1 character`, `2 characters`: how long something is. Null for a number, which has no length. */
function lengthOf(origin: string, count: number | bigint): string | null {
  if (/^(number|int|bigint|date)$/.test(origin)) return null
  const unit = { string: ['character', 'characters'], file: ['byte', 'bytes'] }[origin] ?? ['entry', 'entries']
  return `${count} ${unit[Number(count) === 1 ? 0 : 1]}`
}

/** `a`, `a or b`, `a, b or c`. */
const oneOf = (values: readonly unknown[]): string =>
  values
    .map(String)
    .join(', ')
    .replace(/, ([^,]*)$/, ' or $1')

/** Where a schema has no words of its own: what the value must be, to follow the name of the field. */
const wording: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : `must be ${kinds[issue.expected] ?? issue.expected}`
    case 'too_small': {
      if (issue.origin === 'string' && issue.minimum === 1) return 'must not be empty'
      const length = lengthOf(issue.origin, issue.minimum)
      if (length) return `must have at least ${length}`
      return issue.inclusive === false ? `must be more than ${issue.minimum}` : `must be ${issue.minimum} or more`
    }
    case 'too_big': {
      const length = lengthOf(issue.origin, issue.maximum)
      if (length) return `must have at most ${length}`
      return issue.inclusive === false ? `must be less than ${issue.maximum}` : `must be ${issue.maximum} or less`
    }
    case 'invalid_value':
      return issue.input === undefined ? 'is missing' : `must be ${oneOf(issue.values)}`
    case 'invalid_format':
      return formats[issue.format] ?? 'is not of the form that is needed'
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`
    case 'unrecognized_keys':
      return `must not have ${oneOf(issue.keys.map((key) => `"${key}"`))}`
    default:
      return 'is not valid'
  }
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
