import { type Context, keyedCall, requireSameCall, requireViewer } from '@sanguine/kernel'
import { type ChangedContent, type ChangeOptions, changeContent, type Plan } from './change-content'
import type { KeyedChangeDocument } from './content.model'
import { contentStoreService } from './content-store'

/** A call that a client may repeat under its `Idempotency-Key`. */
export interface RepeatableCall {
  /** the operation */
  readonly name: string
  /** the input by which a repeat is recognized */
  readonly identity: () => unknown
  /** whether a repeat returns the values of the records; default false */
  readonly keepsValues?: boolean
}

/** The content after the changes of a call, or for a repeat the present content with the results of the first call. */
export interface ChangedOnce extends ChangedContent {
  /** of a repeat: the changes of the first call, in its order; null for the first call */
  readonly kept: readonly KeyedChangeDocument[] | null
}

/**
 * Changes content as `changeContent` does. A call that repeats an `Idempotency-Key` within a day changes nothing more;
 * refusals are not stored. Throws the errors of `changeContent`, and `conflict` if the key belongs to another call.
 */
export async function changeContentOnce(
  context: Context,
  { name, identity, keepsValues = false }: RepeatableCall,
  plan: Plan,
  options: Pick<ChangeOptions, 'usage'> = {},
): Promise<ChangedOnce> {
  const call = context.idempotencyKey === null ? null : keyedCall(context, name, identity())
  if (!call) return { ...(await changeContent(context, plan, options)), kept: null }
  const store = context.app.get(contentStoreService)
  const { accountId } = requireViewer(context)
  const key = { _id: `${accountId}:${call.key}`, fingerprint: call.fingerprint, keepsValues }
  const found: { kept: readonly KeyedChangeDocument[] | null } = { kept: null }
  const planOnce: Plan = async (present) => {
    const kept = await store.findKeyedChanges(key._id)
    const [first] = kept
    if (!first) return plan(present)
    requireSameCall(call, first)
    found.kept = kept
    return []
  }
  const changed = await changeContent(context, planOnce, { ...options, key })
  if (!found.kept) return { ...changed, kept: null }
  return { ...changed, records: found.kept.map(({ entryId, usage }) => ({ entryId, usage })), kept: found.kept }
}
