import type { StampedRecord } from '@sanguine/catalogue'
import { anyKind, type KindName } from '@sanguine/content'
import { z } from 'zod'
import { nowSeconds } from './seconds'

const stampShape = z.object({
  revision: z
    .int()
    .describe('Rises with every change. Send it back with an update to be told when somebody was faster.'),
  updatedAt: z.int().describe('When it was changed last, in whole Unix seconds.'),
})

/** A record of the CMS, with every field of its kind. */
export const recordShape = (kind: KindName) => z.intersection(anyKind(kind).record, stampShape)

export const wireRecord = <Name extends KindName>(record: StampedRecord<Name>): StampedRecord<Name> => ({
  ...record,
  updatedAt: nowSeconds(record.updatedAt),
})

const revision = z
  .preprocess(
    (given) => (given === null || given === '' ? undefined : typeof given === 'string' ? Number(given) : given),
    z.int('must be a whole number').optional(),
  )
  .describe('The revision that was edited. Left out, the last write wins.')

/** A record as an update sends it: what is left out goes to its default, what is unknown is ignored. */
export const updateShape = (kind: KindName) =>
  z.intersection(anyKind(kind).values, z.object({ id: z.string().optional(), revision }))
