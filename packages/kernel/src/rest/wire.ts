import { refused } from '@sanguine/rules'
import { z } from 'zod'
import { idSchema } from '../parse'
import { numberEnumSchema } from './number-enum'
import { refusalFields } from './refusal-fields'

/**
 * Schemas for what comes over the REST wire. A form sends text only, so numbers and flags are taken as text too; JSON of
 * the wrong type (an object where text belongs) is refused.
 */

const numeric = z
  .string()
  .trim()
  .regex(/^[+-]?\d{1,16}(\.\d{1,12})?$/, 'must be a number')
  .transform(Number)

/** Documents a schema of the wire as `json`, where its own JSON Schema would show how it is read and not what is sent. */
const documentedAs = <Schema extends z.ZodType>(schema: Schema, json: Readonly<Record<string, unknown>>): Schema =>
  schema.meta({ documentedAs: json })

const anyNumber = z.union([z.number(), numeric], 'must be a number')

/** A number, or the text of one. */
export const numberInput = documentedAs(anyNumber.pipe(z.number()), { type: 'number' })

/** A whole number within bounds, or the text of one. */
export function integerInput({ min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } = {}) {
  const isBounded = max < Number.MAX_SAFE_INTEGER
  const message = isBounded ? `must be from ${min} to ${max}` : `must be ${min} or more`
  const integer = z.int('must be a whole number').min(min, message).max(max, message)
  return documentedAs(anyNumber.pipe(integer), { type: 'integer', minimum: min, maximum: max })
}

/** A closed set of numbers that stand for names. `name` is what the set is called in the API's documentation. */
export const numberEnum = (name: string, values: Readonly<Record<string, number>>) =>
  documentedAs(z.literal(Object.values(values)), numberEnumSchema(name, values)).meta({ id: name })

const flags: Readonly<Record<string, boolean>> = {
  true: true,
  '1': true,
  on: true,
  false: false,
  '0': false,
}

/** A boolean, or `true`, `false`, `1`, `0` or `on` as a form sends it. */
export const booleanInput = documentedAs(
  z.union(
    [
      z.boolean(),
      z
        .string()
        .toLowerCase()
        .refine(
          (text) => Object.hasOwn(flags, text),
          refused({ en: 'must be true or false', de: 'muss true oder false sein' }),
        )
        .transform((text) => flags[text] ?? false),
    ],
    'must be true or false',
  ),
  { type: 'boolean' },
)

/** The parameters of a path that ends with a record's id. */
export const idParams = z.object({ id: idSchema })

/** The result of a call that a rule of the game can refuse. */
export const resultShape = z
  .object({
    success: z.boolean().describe('False if a rule of the game refused the call.'),
    message: z.string().describe('A sentence to show to the player.'),
    ...refusalFields,
  })
  .meta({ id: 'ActionResult' })

/** A result that carries more when it succeeds. */
export const resultShapeWith = <Shape extends z.ZodRawShape>(shape: Shape) =>
  resultShape.extend(z.object(shape).partial().shape)

/** The response to a deletion. */
export const deletedShape = z
  .object({ success: documentedAs(z.literal(true), { type: 'boolean', description: 'Always true.' }) })
  .meta({ id: 'Deleted' })
