import { changesBetween, originOf, writeAuditEntry } from '@sanguine/audit'
import { runKeyedChange } from '@sanguine/db'
import { type Context, ok, type Result } from '@sanguine/kernel'
import type { mongo, Types } from 'mongoose'
import type { IncidentRefusal } from './incident-refusal'
import {
  type IncidentDocument,
  type IncidentText,
  type IncidentUpdate,
  incidentCounterId,
  incidentModelsService,
} from './incidents.model'

/** The most keys of calls that are remembered. */
const maxKeys = 200

interface IncidentChange {
  readonly id: Types.ObjectId
  /** the operation and its input, which a repeat under the same key must have, too */
  readonly name: string
  readonly input: unknown
}

/** Makes the incident after the change from the one before; null for an incident that is not there. */
type Change = (
  before: IncidentDocument | null,
  session: mongo.ClientSession,
) => Promise<Result<IncidentDocument | null, IncidentRefusal>>

/**
 * Changes an incident in a transaction that counts the revision of all incidents first. So changes run one after
 * another, and none is lost. Writes it to the audit log. A call under the `Idempotency-Key` of one that succeeded
 * changes nothing. Returns the id of the incident. Throws `conflict` if the key belongs to another call.
 */
export async function changeIncident(
  context: Context,
  { id, name, input }: IncidentChange,
  change: Change,
): Promise<Result<Types.ObjectId, IncidentRefusal>> {
  const { incidents, revisions } = context.app.get(incidentModelsService)
  const counted = {
    counter: revisions,
    counterId: incidentCounterId,
    context,
    call: { name, input },
    note: { incidentId: id },
    maxKeys,
  }
  return runKeyedChange(context.app, counted, async ({ session, first }) => {
    if (first) return ok(first.incidentId)
    const before = await incidents.findById(id, null, { session }).lean<IncidentDocument | null>()
    const changed = await change(before, session)
    if (!changed.ok) return changed
    await write(context, { before, after: changed.value && withResolution(changed.value) }, session)
    return ok(id)
  })
}

/** An incident is resolved by its last update. */
function withResolution(incident: IncidentDocument): IncidentDocument {
  const last = incident.updates.at(-1)
  return { ...incident, resolvedAt: last?.state === 'resolved' ? last.postedAt : null }
}

interface IncidentStates {
  readonly before: IncidentDocument | null
  readonly after: IncidentDocument | null
}

async function write(context: Context, { before, after }: IncidentStates, session: mongo.ClientSession): Promise<void> {
  const { incidents } = context.app.get(incidentModelsService)
  const shown = after ?? before
  if (!shown) return
  const { _id } = shown
  if (!after) await incidents.deleteOne({ _id }, { session })
  else await incidents.replaceOne({ _id }, after, { session, upsert: true })
  const changes = changesBetween(before && auditedFields(before), after && auditedFields(after))
  if (changes.length === 0) return
  const action = !before ? 'create' : after ? 'update' : 'delete'
  const subject = { type: 'incident', id: _id.toHexString(), title: titleOf(shown.title) } as const
  await writeAuditEntry(context.app, { origin: originOf(context), action, subject, changes }, session)
}

const titleOf = ({ en, de }: IncidentText): string => en ?? de ?? ''

/** The fields as the audit log shows them. */
const auditedFields = ({ _id, revision, resolvedAt, updates, ...fields }: IncidentDocument) => ({
  ...fields,
  updates: updates.map(({ postedAt, state, text }: IncidentUpdate) => ({ postedAt, state, text })),
})
