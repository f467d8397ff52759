import { hasWholeCents, refused, type Sentence, wellFormedJson } from '@sanguine/rules'
import { z } from 'zod'
import type { Field, Fields, ValuesOf } from './field'
import type { KindName } from './kind-name'

/** A trillion: its products in rewards and prices are still exact integers. */
const largest = 1e12
const required = refused({ en: 'is required', de: 'fehlt' })
const isNothing = (value: unknown) => value === undefined || value === null || value === ''
const wholeText = /^\s*-?\d+\s*$/
const decimalText = /^\s*-?\d+(\.\d+)?\s*$/

const expected = (what: string) => (issue: { input?: unknown }) =>
  isNothing(issue.input) ? 'is required' : `must be ${what}`

/** A number as forms send it: `"5"` is 5, an emptied control is the initial value. */
const readNumber =
  (initial: number, pattern = decimalText) =>
  (value: unknown) => {
    if (isNothing(value)) return initial
    const number = typeof value === 'string' && pattern.test(value) ? Number(value) : value
    // Adding 0 turns negative zero into zero.
    return typeof number === 'number' ? number + 0 : number
  }

/** The settings of a text; `fits` is only for texts that players read, as in `Field`. */
interface TextSettings {
  readonly max?: number
  readonly fits?: number
}

const roomOf = ({ fits }: TextSettings): { readonly fits?: number } => (fits === undefined ? {} : { fits })

export function text(
  description: string,
  { max = 200, multiline = false, ...room }: TextSettings & { readonly multiline?: boolean } = {},
) {
  const inner = z.string({ error: expected('text') }).max(max, `must not be longer than ${max} characters`)
  return {
    description,
    shape: { type: 'text', max, multiline, required: false },
    schema: z.preprocess((value) => value ?? '', inner).default(''),
    ...roomOf(room),
  } as const satisfies Field
}

/** Text that identifies the record; blank text is refused. */
export function requiredText(description: string, { max = 200, ...room }: TextSettings = {}) {
  return {
    description,
    ...roomOf(room),
    shape: { type: 'text', max, multiline: false, required: true },
    schema: z
      .string({ error: expected('text') })
      .max(max, `must not be longer than ${max} characters`)
      .refine((value) => value.trim() !== '', required),
  } as const satisfies Field
}

/** The key by which content names a record; unique within its kind. */
export function shortName() {
  const text = requiredText('The short name, unique within the kind regardless of case.', { max: 64 })
  // Amounts are stored in objects by short name, so a property name that every object has cannot be one.
  const unusable = refused({ en: 'is a word that cannot be used', de: 'ist ein Wort, das nicht verwendet werden kann' })
  return { ...text, schema: text.schema.refine((name) => !(name in Object.prototype), unusable) }
}

export function whole(description: string, { min = 0, max = largest, initial = 0 } = {}) {
  const inner = z
    .number({ error: expected('a whole number') })
    .min(min, `must not be under ${min}`)
    .max(max, `must not be over ${max}`)
    // This check follows the limits, so that a number beyond the safe integers is too high and not a fraction.
    .int('must be a whole number')
  return {
    description,
    shape: { type: 'whole', min, max, initial },
    schema: z.preprocess(readNumber(initial, wholeText), inner).default(initial),
  } as const satisfies Field
}

export function decimal(description: string, { min = 0, max = 1e9, initial = 0 } = {}) {
  const inner = z
    .number({ error: expected('a number') })
    .min(min, `must not be under ${min}`)
    .max(max, `must not be over ${max}`)
  return {
    description,
    shape: { type: 'decimal', min, max, initial },
    schema: z.preprocess(readNumber(initial), inner).default(initial),
  } as const satisfies Field
}

const wholeCents = refused({
  en: 'must be an amount in whole cents, such as 4.99',
  de: 'muss ein Betrag in ganzen Cent sein, zum Beispiel 4.99',
})

/** An amount of US dollars, such as 4.99. It is refused, never rounded, if it is no amount of whole cents. */
export function money(description: string, { max }: { readonly max: number }) {
  const inner = z
    .number({ error: expected('a number') })
    .min(0, 'must not be under 0')
    .max(max, `must not be over ${max}`)
    .refine(hasWholeCents, wholeCents)
  return {
    description,
    shape: { type: 'money', max },
    schema: z.preprocess(readNumber(0), inner).default(0),
  } as const satisfies Field
}

/** The value of a stat: a number, or a boolean for a yes/no stat. It is stored as given. */
export function statValue(description: string) {
  const error = expected('a number or, for a yes/no stat, true or false')
  const number = z.number({ error }).min(-1e9, 'is too low').max(1e9, 'is too high')
  return {
    description,
    shape: { type: 'yesNoOrDecimal' },
    schema: z.preprocess(readNumber(0), z.union([z.boolean(), number], { error })).default(0),
  } as const satisfies Field
}

const flags: Readonly<Record<string, boolean>> = { true: true, '1': true, on: true, false: false, '0': false }

export function flag(description: string, initial = false) {
  const readFlag = (value: unknown) =>
    isNothing(value) ? initial : typeof value === 'string' ? (flags[value.toLowerCase()] ?? value) : value
  return {
    description,
    shape: { type: 'flag', initial },
    schema: z.preprocess(readFlag, z.boolean({ error: expected('true or false') })).default(initial),
  } as const satisfies Field
}

/** A number that stands for a name; the position in `choices` is the number. */
export function choice(description: string, choices: readonly string[]) {
  const last = choices.length - 1
  const inner = z
    .number({ error: expected(`a whole number from 0 to ${last}`) })
    .int('must be a whole number')
    .min(0, `must be from 0 to ${last}`)
    .max(last, `must be from 0 to ${last}`)
  return {
    description,
    shape: { type: 'choice', choices },
    schema: z.preprocess(readNumber(0), inner).default(0),
  } as const satisfies Field
}

export function color(description: string) {
  const inner = z
    .string({ error: expected('a colour') })
    .regex(/^(#?([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8}))?$/i, 'must be a colour such as #8a0303')
  return {
    description,
    shape: { type: 'color' },
    schema: z.preprocess((value) => value ?? '', inner).default(''),
  } as const satisfies Field
}

/** Whole Unix seconds. */
export function moment(description: string) {
  const inner = z.number({ error: expected('a time in whole seconds') }).int('must be whole seconds')
  return {
    description,
    shape: { type: 'moment' },
    schema: z.preprocess(readNumber(0), inner.min(0, 'must not be under 0').max(1e11, 'is too late')).default(0),
  } as const satisfies Field
}

/** Parses lists and objects that a form sent as JSON text. Other values stay as they are. */
export function readStructure(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(wellFormedJson(value))
  } catch {
    return value
  }
}

const idText = z
  .string({ error: expected('an id') })
  .toLowerCase()
  .regex(/^([0-9a-f]{24})?$/, 'must be an id of 24 hex digits')
const optionalId = z.preprocess((value) => value ?? '', idText).default('')

/** The id of an uploaded image, or empty. */
export function image(description: string) {
  return { description, shape: { type: 'image', moving: false }, schema: optionalId } as const satisfies Field
}

/** The id of an uploaded video or moving image, or empty. */
export function movingImage(description: string) {
  return { description, shape: { type: 'image', moving: true }, schema: optionalId } as const satisfies Field
}

/** The id of another record, or empty. */
export function reference<To extends KindName>(to: To, description: string) {
  return { description, shape: { type: 'reference', to, required: false }, schema: optionalId } as const satisfies Field
}

/** The id of another record that this one requires. */
export function requiredReference<To extends KindName>(to: To, description: string) {
  return {
    description,
    shape: { type: 'reference', to, required: true },
    schema: z.preprocess(
      (value) => value ?? '',
      idText.refine((id) => id !== '', required),
    ),
  } as const satisfies Field
}

/** The short name of another record. */
export function key<To extends KindName>(to: To, description: string) {
  const inner = z
    .string({ error: expected('a short name') })
    .max(200, 'is too long')
    .refine((value) => value.trim() !== '', required)
  return { description, shape: { type: 'key', to }, schema: inner } as const satisfies Field
}

export function list<Of extends Field>(
  description: string,
  of: Of,
  { max = 500, identity }: { max?: number; identity?: string } = {},
) {
  const inner = z
    .array(of.schema as Of['schema'], { error: expected('a list') })
    .max(max, `must not have over ${max} entries`)
  return {
    description,
    shape: identity === undefined ? { type: 'list', of, max } : { type: 'list', of, max, identity },
    schema: z.preprocess((value) => (isNothing(value) ? [] : readStructure(value)), inner).default([]),
  } as const satisfies Field
}

/** The message for an upper end of a range that is below the lower end. */
export const notUnder = (field: string): Sentence => ({
  en: `must not be under ${field}`,
  de: `darf nicht unter ${field} liegen`,
})

/** A rule over several fields: the field with its problem, or null. */
export type Check<Of extends Fields> = (values: ValuesOf<Of>) => { field: keyof Of & string; message: Sentence } | null

/**
 * One entry of a list, such as a line of loot. `typeName` is the stem of its GraphQL names. `prepare` transforms the
 * input before its fields are read.
 */
export function entry<Of extends Fields>(
  typeName: string,
  description: string,
  fields: Of,
  { prepare, check }: { prepare?: (given: Record<string, unknown>) => unknown; check?: Check<Of> } = {},
) {
  const inner = objectSchema(fields, check)
  const read = (given: unknown) =>
    prepare && typeof given === 'object' && given !== null ? prepare(given as Record<string, unknown>) : given
  return {
    description,
    shape: { type: 'object', typeName, fields },
    schema: z.preprocess(read, inner),
  } as const satisfies Field
}

/** An optional object; if it is missing, all its fields have their defaults. */
export function group<Of extends Fields>(typeName: string, description: string, fields: Of) {
  const inner = objectSchema(fields)
  const nothing = () => inner.parse({})
  return {
    description,
    shape: { type: 'object', typeName, fields },
    schema: z.preprocess((value) => (isNothing(value) ? {} : readStructure(value)), inner).default(nothing),
  } as const satisfies Field
}

/** One schema made of the fields' schemas; unknown fields are dropped. */
export function objectSchema<Of extends Fields>(fields: Of, check?: Check<Of>): z.ZodType<ValuesOf<Of>> {
  const shape = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field.schema.describe(field.description)]),
  )
  const schema = z.object(shape, { error: expected('an object') }) as unknown as z.ZodType<ValuesOf<Of>>
  if (!check) return schema
  return schema.superRefine((values, refinement) => {
    const wrong = check(values)
    if (!wrong) return
    const { en, de } = wrong.message
    refinement.addIssue({ code: 'custom', path: [wrong.field], message: en, params: { de } })
  })
}
