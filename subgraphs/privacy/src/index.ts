import { join } from 'node:path'
import { refusals } from '@sanguine/accounts/rest'
import type { Domain } from '@sanguine/kernel'
import { resolvers } from './privacy.resolvers'
import { privacyRoutes } from './privacy.rest'

export { deleteOwnAccount } from './operations/delete-own-account'
export { downloadOwnData, exportOwnData } from './operations/export-own-data'
export type { OwnDataFile } from './own-data'

/** The requests of a person about their data: a copy of it, and the deletion of their account. */
export const privacy: Domain = {
  name: 'privacy',
  schemaPath: join(__dirname, 'privacy.graphql'),
  refusals,
  resolvers,
  routes: privacyRoutes,
}
