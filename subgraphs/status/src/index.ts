import { join } from 'node:path'
import { createCollections } from '@sanguine/db'
import type { Context, Domain } from '@sanguine/kernel'
import { statusCollections } from './personal-data'
import { statusRecorderService } from './recorder.service'
import { statusModelsService } from './status.model'
import { resolvers } from './status.resolvers'

export { statusRecorderService } from './recorder.service'

/** Changes whenever the status may have; a new one with each call while this gateway could not record the last minute. */
export const statusRevision = ({ app }: Context): string =>
  String(app.get(statusRecorderService).recorder.lastMinute ?? app.random.hex(16))

/** How the site works now, and how it was in the last 90 days. */
export const status: Domain = {
  name: 'status',
  schemaPath: join(__dirname, 'status.graphql'),
  collections: statusCollections,
  resolvers,
  async start(app) {
    await createCollections(Object.values(app.get(statusModelsService)))
  },
}
