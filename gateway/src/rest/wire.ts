import { type Context, idSchema, type Result } from '@sanguine/kernel'
import { z } from 'zod'
import { type OperationRefusal, refusalSentence } from './refusal-sentence'

/**
 * Schemas for what comes over the REST wire. A form sends text only, so numbers and flags are taken as text too; JSON of
 * the wrong type (an object where text belongs) is refused.
 */

const numeric = z
  .string()
  .trim()
  .regex(/^[+-]?\d{1,16}(\.\d{1,12})?$/, 'must be a number')
  .transform(Number)

/** A number, or the text of one. */
export const wireNumber = z.union([z.number(), numeric], 'must be a number').pipe(z.number())

/** A whole number, or the text of one. */
export const wireInt = z.union([z.number(), numeric], 'must be a number').pipe(z.int('must be a whole number'))

const flags: Readonly<Record<string, boolean>> = {
  true: true,
  '1': true,
  on: true,
  false: false,
  '0': false,
  '': false,
}

/** A boolean, or `true`, `false`, `1`, `0`, `on` or nothing as a form sends it. */
export const wireFlag = z.union(
  [
    z.boolean(),
    z
      .string()
      .toLowerCase()
      .refine((text) => Object.hasOwn(flags, text), 'must be true or false')
      .transform((text) => flags[text] ?? false),
  ],
  'must be true or false',
)

/** The parameters of a path that ends with a record's id. */
export const idParams = z.object({ id: idSchema })

/** What a call answers that a rule of the game can refuse. */
export const outcomeSchema = z.object({
  success: z.boolean().describe('Whether it was done.'),
  message: z.string().describe('What to tell the person who asked.'),
})

/** An outcome that carries more when it succeeds. */
export const outcomeWith = <Shape extends z.ZodRawShape>(shape: Shape) =>
  outcomeSchema.extend(z.object(shape).partial().shape)

/** The REST form of an operation's answer: a refusal is 200 with its sentence. */
export function outcome<Value, More extends object = Record<never, never>>(
  context: Context,
  answer: Result<Value, OperationRefusal>,
  message: string | ((value: Value) => string),
  more?: (value: Value) => More,
): { success: true; message: string } & More {
  if (!answer.ok) return { success: false, message: refusalSentence(answer.refusal, context) } as never
  const said = typeof message === 'string' ? message : message(answer.value)
  return { success: true, message: said, ...(more?.(answer.value) as More) }
}
