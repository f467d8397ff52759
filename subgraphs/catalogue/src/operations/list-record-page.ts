import { type AnyRecord, anyKind, apiFieldsOf, type KindName, titleOf } from '@sanguine/content'
import { type Context, invalidInput, type PageBounds, parse, requirePermission } from '@sanguine/kernel'
import { z } from 'zod'
import { releaseService } from '../content/release-cache'
import { orderedRecords, type StampedRecord, stamped } from './record'

const maxPage = 500

const inputSchema = z.object({
  first: z
    .int('must be a whole number')
    .min(1, `must be 1 to ${maxPage}`)
    .max(maxPage, `must be 1 to ${maxPage}`)
    .nullish(),
  after: z.string().max(100, 'must be a cursor of this list').nullish(),
  search: z.string().max(200, 'must not be longer than 200 characters').nullish(),
})

/** A page to read; further fields are references by which to filter, under their API names. */
export type RecordPageInput = z.input<typeof inputSchema> & Readonly<Record<string, unknown>>

/** Records of a kind, and how many match in all. */
export interface RecordPage<Name extends KindName> extends PageBounds {
  readonly records: readonly StampedRecord<Name>[]
  readonly totalCount: number
}

/** A page of the records of a kind that match, invisible ones too, in the order of lists. For editors and admins. Throws `invalidInput`. */
export async function listRecordPage<Name extends KindName>(
  context: Context,
  kind: Name,
  input: RecordPageInput,
): Promise<RecordPage<Name>> {
  requirePermission(context, 'editContent')
  const { first, after, search } = parse(inputSchema, input)
  const snapshot = await context.app.get(releaseService).latest()
  const matching = orderedRecords(snapshot, kind).filter(
    (record) => matchesSearch(kind, record, search ?? '') && matchesReferences(kind, record, input),
  )
  const offset = after ? matching.findIndex(({ id }) => id === after) + 1 : 0
  if (after && offset === 0) throw invalidInput('after: must be a cursor of this list.', 'after')
  const records = matching.slice(offset, offset + (first ?? 100)).map((record) => stamped(snapshot, kind, record))
  return {
    records,
    totalCount: matching.length,
    hasNextPage: offset + records.length < matching.length,
    hasPreviousPage: offset > 0,
  }
}

function matchesSearch(kind: KindName, record: AnyRecord, search: string): boolean {
  const wanted = search.trim().toLowerCase()
  return [titleOf(kind, record), String(record.shortName ?? '')].some((text) => text.toLowerCase().includes(wanted))
}

const matchesReferences = (kind: KindName, record: AnyRecord, input: RecordPageInput): boolean =>
  apiFieldsOf(anyKind(kind).fields).every(
    ({ name, wireName, shape }) =>
      shape.type !== 'reference' || typeof input[name] !== 'string' || record[wireName] === input[name],
  )
