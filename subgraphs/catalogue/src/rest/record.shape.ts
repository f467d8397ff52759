import { anyKind, type KindName, upperFirst } from '@sanguine/content'
import { idSchema, refused } from '@sanguine/kernel'
import { deletedShape, nowSeconds } from '@sanguine/kernel/rest'
import { z } from 'zod'
import type { StampedRecord } from '../records/record'
import { type RecordUsage, usageReasons } from '../usage/record-usage'

/** Each kind has three schemas: the record as it is read, the input of a creation or replacement, the patch of an update. */
export const recordSchemaName = (kind: KindName): string => `${upperFirst(kind)}Record`
export const inputSchemaName = (kind: KindName): string => `${upperFirst(kind)}Input`
export const patchSchemaName = (kind: KindName): string => `${upperFirst(kind)}Patch`

/** The name of the same input if it has to name its record. */
export const withIdName = (schemaName: string): string => `${schemaName}WithId`

const stampShape = z.object({ revision: z.int(), updatedAt: z.int() })

/** A record of the CMS, with every field of its kind. */
export const recordShape = (kind: KindName) =>
  z.intersection(anyKind(kind).record, stampShape).meta({ component: recordSchemaName(kind) })

/** `updatedAt` is milliseconds inside and whole seconds on the wire. */
export const toWireRecord = <Name extends KindName>(record: StampedRecord<Name>): StampedRecord<Name> => ({
  ...record,
  updatedAt: nowSeconds(record.updatedAt),
})

const revision = z.preprocess(
  (given) => (given === null || given === '' ? undefined : typeof given === 'string' ? Number(given) : given),
  z.int('must be a whole number').optional(),
)

const updateShape = z.object({ id: z.string().optional(), revision })

const idRequired = refused({ en: 'is required', de: 'fehlt' })
const someId = z.string('must be text').refine((id) => id !== '', { ...idRequired, abort: true })
const identifiedShape = z.object({ id: z.preprocess((given) => given ?? '', someId.pipe(idSchema)), revision })

/** A new record: fields that are left out go to their defaults, unknown ones are ignored. */
export const newRecordShape = (kind: KindName) =>
  z.intersection(anyKind(kind).values, z.object({})).meta({ component: inputSchemaName(kind) })

/** A whole record: fields that are left out go to their defaults, unknown ones are ignored. */
export const replacementShape = (kind: KindName) =>
  z.intersection(anyKind(kind).values, updateShape).meta({ component: inputSchemaName(kind) })

/** Like `replacementShape`, with the id of the record. */
export const identifiedReplacementShape = (kind: KindName) =>
  z.intersection(anyKind(kind).values, identifiedShape).meta({ component: withIdName(inputSchemaName(kind)) })

/** Some fields of a record: those left out stay as they are. They are checked with the rest of the record. */
export const patchShape = (kind: KindName) =>
  updateShape.catchall(z.unknown()).meta({ component: patchSchemaName(kind) })

/** Like `patchShape`, with the id of the record. */
export const identifiedPatchShape = (kind: KindName) =>
  identifiedShape.catchall(z.unknown()).meta({ component: withIdName(patchSchemaName(kind)) })

const usageShape = z
  .object({
    reason: z
      .enum(usageReasons)
      .meta({ id: 'RecordUsageReason' })
      .describe('What players, payments or settings had to do with the record.'),
    count: z.int().describe('How many players, payments or settings.'),
    amount: z.int().nullable().describe('How much of an item or currency players hold in all; else null.'),
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
