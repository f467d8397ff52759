import { canonical, type KindName } from '@sanguine/content'
import { type Context, keyedCall, requireSameCall, requireViewer } from '@sanguine/kernel'
import { changeContent, type Plan } from '../content/change-content'
import type { KeyedChangeDocument } from '../content/content.model'
import { contentStoreService } from '../content/content-store'
import type { Snapshot } from '../content/release-cache'
import type { StampedRecord } from '../records/record'
import { recordAt } from './read-record'

interface KeyedChange<Name extends KindName> {
  readonly kind: Name
  /** of the record */
  readonly id: string
  /** the operation and its input, by which a repeat is recognized */
  readonly name: string
  readonly input: unknown
}

/**
 * Creates or updates a record by `plan`. A call that repeats an `Idempotency-Key` returns the record of the first call
 * and changes nothing; refusals are not stored. Throws the errors of `plan`, and `conflict` if the key belongs to
 * another call.
 */
export async function changeRecord<Name extends KindName>(
  context: Context,
  { kind, id, name, input }: KeyedChange<Name>,
  plan: Plan,
): Promise<StampedRecord<Name>> {
  const store = context.app.get(contentStoreService)
  const call = keyedCall(context, name, input)
  const key = call && { _id: `${requireViewer(context).accountId}:${call.key}`, fingerprint: call.fingerprint }
  const made: { first: KeyedChangeDocument | null } = { first: null }
  const { snapshot } = await changeContent(context, async (present) => {
    made.first = key && (await store.findKeyedChange(key._id))
    if (call && made.first) {
      requireSameCall(call, made.first)
      return null
    }
    const change = await plan(present)
    return change && { ...change, key }
  })
  return made.first ? asKept(snapshot, kind, made.first) : recordAt(snapshot, kind, id)
}

/** The record that the first call returned; it may have been changed or deleted since. */
function asKept<Name extends KindName>(
  { index }: Snapshot,
  kind: Name,
  { recordId, revision, values, at }: KeyedChangeDocument,
): StampedRecord<Name> {
  const record: unknown = { ...canonical(kind, { ...values, id: recordId }, index), revision, updatedAt: at.getTime() }
  return record as StampedRecord<Name>
}
