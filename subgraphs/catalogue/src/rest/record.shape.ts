import { anyKind, type KindName } from '@sanguine/content'
import { type Context, englishIssue, idSchema, invalidInput, Problem, refused } from '@sanguine/kernel'
import { deletedShape, nowSeconds } from '@sanguine/kernel/rest'
import { upperFirst } from '@sanguine/rules'
import { z } from 'zod'
import type { StampedRecord } from '../records/record'
import { type RecordUsage, usageReasons } from '../usage/usage-count'
import { fromWireValues, toWireValues, wirePath } from './wire-names'

/** Each kind has three schemas: the record as it is read, the input of a creation or replacement, the patch of an update. */
export const recordSchemaName = (kind: KindName): string => `${upperFirst(kind)}Record`
export const inputSchemaName = (kind: KindName): string => `${upperFirst(kind)}Input`
export const patchSchemaName = (kind: KindName): string => `${upperFirst(kind)}Patch`

/** The name of the same input if it has to name its record. */
export const withIdName = (schemaName: string): string => `${schemaName}WithId`

const stampShape = z.object({ revision: z.int(), updatedAt: z.int() })

/** Reads the wire's names with a schema of the kind. Issues have the wire's paths. */
const underWireNames = <Schema extends z.ZodType>(kind: KindName, schema: Schema) =>
  z.unknown().transform((given, context): z.output<Schema> => {
    const read = schema.safeParse(fromWireValues(kind, given), { error: englishIssue, reportInput: true })
    if (read.success) return read.data
    for (const { path, ...issue } of read.error.issues)
      context.issues.push({ ...issue, path: wirePath(kind, path.map(String)) } as z.core.$ZodRawIssue)
    return z.NEVER
  })

/** A record of the CMS, with every field of its kind. */
export const recordShape = (kind: KindName) =>
  z.intersection(underWireNames(kind, anyKind(kind).record), stampShape).meta({ component: recordSchemaName(kind) })

export type WireRecord = Readonly<Record<string, unknown>> & z.input<typeof stampShape>

/** `updatedAt` is milliseconds inside and whole seconds on the wire. */
export const toWireRecord = <Name extends KindName>(kind: Name, record: StampedRecord<Name>): WireRecord =>
  toWireValues(kind, { ...record, updatedAt: nowSeconds(record.updatedAt) }) as WireRecord

/** Runs an operation on a record. Its objections to the input name the fields as the wire does. */
export async function withWireNames<Result>(kind: KindName, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    throw error instanceof Problem && error.kind === 'invalidInput' ? underWireName(kind, error) : error
  }
}

function underWireName(kind: KindName, problem: Problem): Problem {
  const { field } = problem.details
  if (field === undefined) return problem
  const wireField = wirePath(kind, field.split('.')).join('.')
  const renamed = (text: string) => (text.startsWith(`${field}: `) ? wireField + text.slice(field.length) : text)
  const { en, de } = problem.sentence
  return invalidInput({ en: renamed(en), de: renamed(de) }, wireField)
}

const revision = z.preprocess(
  (given) => (given === null || given === '' ? undefined : typeof given === 'string' ? Number(given) : given),
  z.int('must be a whole number').optional(),
)

const updateShape = z.object({ id: z.string().optional(), revision })

const idRequired = refused({ en: 'is required', de: 'fehlt' })
const someId = z.string('must be text').refine((id) => id !== '', { ...idRequired, abort: true })
const identifiedShape = z.object({ id: z.preprocess((given) => given ?? '', someId.pipe(idSchema)), revision })

/** The names of the record for the wire's. The values are checked by the operation, with those of the whole record. */
const renamed = <Shape extends z.ZodType>(kind: KindName, shape: Shape) =>
  shape.transform((given) => fromWireValues(kind, given) as z.output<Shape>)

/** A new record: fields that are left out go to their defaults, unknown ones are ignored. */
export const newRecordShape = (kind: KindName) =>
  renamed(kind, z.looseObject({})).meta({ component: inputSchemaName(kind) })

/** A whole record: fields that are left out go to their defaults, unknown ones are ignored. */
export const replacementShape = (kind: KindName) =>
  renamed(kind, updateShape.catchall(z.unknown())).meta({ component: inputSchemaName(kind) })

/** Like `replacementShape`, with the id of the record. */
export const identifiedReplacementShape = (kind: KindName) =>
  renamed(kind, identifiedShape.catchall(z.unknown())).meta({ component: withIdName(inputSchemaName(kind)) })

/** Some fields of a record: those left out stay as they are. They are checked with the rest of the record. */
export const patchShape = (kind: KindName) =>
  renamed(kind, updateShape.catchall(z.unknown())).meta({ component: patchSchemaName(kind) })

/** Like `patchShape`, with the id of the record. */
export const identifiedPatchShape = (kind: KindName) =>
  renamed(kind, identifiedShape.catchall(z.unknown())).meta({ component: withIdName(patchSchemaName(kind)) })

/**
 * The values of a creation or replacement with their defaults, in the order of the kind. They identify a repeat under an
 * `Idempotency-Key`. Invalid values stay as they are, and the operation refuses them with its reason.
 */
export function wholeValues(context: Context, kind: KindName, given: object): object {
  if (context.idempotencyKey === null) return given
  const read = anyKind(kind).values.safeParse(given)
  return read.success ? read.data : given
}

const usageShape = z
  .object({
    reason: z
      .enum(usageReasons)
      .meta({ id: 'RecordUsageReason' })
      .describe('The uses of the record by players, payments and settings.'),
    count: z.int().describe('The number of players, payments or settings.'),
    amount: z
      .int()
      .nullable()
      .describe('The total amount of the item or currency that players own; null for other kinds.'),
  })
  .meta({ id: 'RecordUsage' })

/** The effects of a deletion on players. Their pieces of the record return when it is restored. */
export const deletedRecordShape = deletedShape
  .extend({ usage: z.array(usageShape).optional() })
  .meta({ id: 'DeletedRecord' })

export const toWireUsage = ({ reason, count, amount }: RecordUsage): z.input<typeof usageShape> => ({
  reason,
  count,
  amount,
})
