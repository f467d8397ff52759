import { join } from 'node:path'
import { createCollections } from '@sanguine/db'
import type { App, Context, Domain } from '@sanguine/kernel'
import { incidentModelsService } from './incidents/incidents.model'
import { readIncidentRevision } from './incidents/view-incidents'
import { statusCollections } from './personal-data'
import { statusRecorderService } from './recorder.service'
import { statusModelsService } from './status.model'
import { refusals } from './status.refusals'
import { resolvers } from './status.resolvers'

export { statusRecorderService } from './recorder.service'

/**
 * Changes whenever the status may have, also if another gateway changed an incident. A new one with each call while this
 * gateway could not record the last minute.
 */
export async function statusRevision({ app }: Context): Promise<string> {
  const minute = app.get(statusRecorderService).recorder.lastMinute ?? app.random.hex(16)
  return `${minute} ${await readIncidentRevision(app)}`
}

/** The start of the latest minute that a gateway recorded, in milliseconds since the epoch; null before the first. */
export async function readLastMinute(app: App): Promise<number | null> {
  const last = await app.get(statusModelsService).minutes.findOne({}, { _id: 1 }).sort({ _id: -1 }).lean()
  return last?._id ?? null
}

/** How the site works now, how it was in the last 90 days, and what the staff say about it. */
export const status: Domain = {
  name: 'status',
  schemaPath: join(__dirname, 'status.graphql'),
  collections: statusCollections,
  refusals,
  resolvers,
  async start(app) {
    await createCollections([
      ...Object.values(app.get(statusModelsService)),
      ...Object.values(app.get(incidentModelsService)),
    ])
  },
}
