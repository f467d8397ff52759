import { type Context, err, idSchema, ok, parse, type Result, requirePermission } from '@sanguine/kernel'
import { Types } from 'mongoose'
import { z } from 'zod'
import { changeIncident } from '../incidents/change-incident'
import { incidentFields, incidentSchema, revisionSchema } from '../incidents/incident-input'
import type { IncidentRefusal } from '../incidents/incident-refusal'
import { incidentModelsService } from '../incidents/incidents.model'
import type { Incident } from '../incidents/view-incidents'
import { readIncidents } from './read-site-status'

/** The most incidents that are kept: everyone reads all of them at once, with their updates. */
const maxIncidents = 50

/** The incident after a change; null if it was deleted since the first call under the key. */
export async function incidentAfter(
  context: Context,
  changed: Result<Types.ObjectId, IncidentRefusal>,
): Promise<Result<Incident | null, IncidentRefusal>> {
  if (!changed.ok) return changed
  const incidents = await readIncidents(context)
  return ok(incidents.find(({ id }) => id === changed.value.toHexString()) ?? null)
}

/**
 * Writes an incident, which the status page shows at once. For editors and admins. Throws `invalidInput`, and `conflict`
 * for an `Idempotency-Key` of another call, as all changes of incidents do.
 */
export async function createIncident(
  context: Context,
  input: unknown,
): Promise<Result<Incident | null, IncidentRefusal>> {
  requirePermission(context, 'editContent')
  const { app } = context
  const incident = parse(incidentSchema, input)
  const fields = incidentFields(app, incident, null)
  const id = new Types.ObjectId()
  const changed = await changeIncident(context, { id, name: 'createIncident', input: incident }, async (_, session) => {
    const count = await app.get(incidentModelsService).incidents.countDocuments({}, { session })
    if (count >= maxIncidents) return err('tooManyIncidents', { limit: maxIncidents })
    return ok({ _id: id, revision: 1, ...fields, resolvedAt: null, updates: [] })
  })
  return incidentAfter(context, changed)
}

const changeSchema = incidentSchema.extend({ id: idSchema, revision: revisionSchema })

/** Replaces the text, components and times of an incident; its updates stay. For editors and admins. */
export async function updateIncident(
  context: Context,
  input: unknown,
): Promise<Result<Incident | null, IncidentRefusal>> {
  requirePermission(context, 'editContent')
  const change = parse(changeSchema, input)
  const { id, revision, ...incident } = change
  const call = { id: new Types.ObjectId(id), name: 'updateIncident', input: change }
  const changed = await changeIncident(context, call, async (before) => {
    if (!before) return err('unknownIncident', {}, 'id')
    if (before.revision !== revision) return err('stale', { subject: 'incident' }, 'revision')
    const fields = incidentFields(context.app, incident, before)
    const isScheduled = before.updates.some(({ state }) => state === 'scheduled')
    if (isScheduled && !fields.plannedStartAt) return err('notPlanned', {}, 'state')
    return ok({ ...before, ...fields, revision: revision + 1 })
  })
  return incidentAfter(context, changed)
}

const deletionSchema = z.object({ id: idSchema, revision: revisionSchema, updateCount: z.int().min(0) })

/**
 * Deletes an incident with its updates, as the caller read them. Returns its id. For editors and admins. The audit log
 * keeps the texts.
 */
export async function deleteIncident(context: Context, input: unknown): Promise<Result<string, IncidentRefusal>> {
  requirePermission(context, 'editContent')
  const deletion = parse(deletionSchema, input)
  const { id, revision, updateCount } = deletion
  const call = { id: new Types.ObjectId(id), name: 'deleteIncident', input: deletion }
  const changed = await changeIncident(context, call, async (before) => {
    if (!before) return err('unknownIncident', {}, 'id')
    const isRead = before.revision === revision && before.updates.length === updateCount
    return isRead ? ok(null) : err('stale', { subject: 'incident' }, 'revision')
  })
  return changed.ok ? ok(changed.value.toHexString()) : changed
}
