import { type Context, err, idSchema, ok, parse, type Result, requirePermission } from '@sanguine/kernel'
import { Types } from 'mongoose'
import { z } from 'zod'
import { changeIncident } from '../incidents/change-incident'
import { revisionSchema, updateSchema } from '../incidents/incident-input'
import type { IncidentRefusal } from '../incidents/incident-refusal'
import type { IncidentDocument, IncidentUpdate } from '../incidents/incidents.model'
import type { Incident } from '../incidents/view-incidents'
import { incidentAfter } from './manage-incidents'

/** The most updates of an incident. */
const maxUpdates = 50

const postSchema = updateSchema.extend({ incidentId: idSchema })

/**
 * Adds an update to an incident, which then has the state of the update. It needs no revision: of two that are posted at
 * once, both are kept. For editors and admins. Throws `invalidInput` and `conflict`.
 */
export async function postIncidentUpdate(
  context: Context,
  input: unknown,
): Promise<Result<Incident | null, IncidentRefusal>> {
  requirePermission(context, 'editContent')
  const post = parse(postSchema, input)
  const { incidentId, state, text } = post
  const call = { id: new Types.ObjectId(incidentId), name: 'postIncidentUpdate', input: post }
  const changed = await changeIncident(context, call, async (before) => {
    if (!before) return err('unknownIncident', {}, 'incidentId')
    if (before.updates.length >= maxUpdates) return err('tooManyUpdates', { limit: maxUpdates })
    if (state === 'scheduled' && !before.plannedStartAt) return err('notPlanned', {}, 'state')
    const postedAt = new Date(context.app.clock.now())
    const update = { _id: new Types.ObjectId(), revision: 1, postedAt, editedAt: null, state, text }
    return ok({ ...before, updates: [...before.updates, update] })
  })
  return incidentAfter(context, changed)
}

const placeSchema = z.object({ incidentId: idSchema, updateId: idSchema, revision: revisionSchema })
const editSchema = updateSchema.extend(placeSchema.shape)

/** Corrects an update; its time stays. For editors and admins. Throws `invalidInput` and `conflict`. */
export async function editIncidentUpdate(
  context: Context,
  input: unknown,
): Promise<Result<Incident | null, IncidentRefusal>> {
  requirePermission(context, 'editContent')
  const edit = parse(editSchema, input)
  const { state, text, revision } = edit
  const editedAt = new Date(context.app.clock.now())
  const call = { name: 'editIncidentUpdate', place: edit }
  return changeUpdate(context, call, (update, { plannedStartAt }) =>
    state === 'scheduled' && !plannedStartAt
      ? err('notPlanned', {}, 'state')
      : ok([{ ...update, state, text, editedAt, revision: revision + 1 }]),
  )
}

/** Takes an update away; the incident has the state of the one before again. For editors and admins. */
export async function deleteIncidentUpdate(
  context: Context,
  input: unknown,
): Promise<Result<Incident | null, IncidentRefusal>> {
  requirePermission(context, 'editContent')
  const place = parse(placeSchema, input)
  return changeUpdate(context, { name: 'deleteIncidentUpdate', place }, () => ok([]))
}

interface UpdateCall {
  readonly name: string
  readonly place: z.output<typeof placeSchema>
}

/** Replaces an update as the caller read it. */
async function changeUpdate(
  context: Context,
  { name, place }: UpdateCall,
  replace: (update: IncidentUpdate, incident: IncidentDocument) => Result<readonly IncidentUpdate[], IncidentRefusal>,
): Promise<Result<Incident | null, IncidentRefusal>> {
  const { incidentId, updateId, revision } = place
  const call = { id: new Types.ObjectId(incidentId), name, input: place }
  const changed = await changeIncident(context, call, async (before) => {
    if (!before) return err('unknownIncident', {}, 'incidentId')
    const index = before.updates.findIndex(({ _id }) => _id.toHexString() === updateId)
    const update = before.updates[index]
    if (!update) return err('unknownUpdate', {}, 'updateId')
    if (update.revision !== revision) return err('stale', { subject: 'update' }, 'revision')
    const replaced = replace(update, before)
    return replaced.ok ? ok({ ...before, updates: before.updates.toSpliced(index, 1, ...replaced.value) }) : replaced
  })
  return incidentAfter(context, changed)
}
