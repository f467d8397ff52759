import { join } from 'node:path'
import { createCollections } from '@sanguine/db'
import type { Domain } from '@sanguine/kernel'
import { remotesCollections } from './personal-data'
import { remoteRegistryService } from './registry.service'
import { refusals } from './remotes.refusals'
import { resolvers } from './remotes.resolvers'
import { remoteDocumentsService } from './store/remote-documents.model'
import { remoteRevisionsService } from './store/remote-revisions.model'
import { remoteVersionsService } from './store/remote-versions.model'
import { sweepService } from './sweep.service'

export { type DeployedOperation, type LiveVersion, type RegistryState, remoteRegistryService } from './registry.service'
export {
  type RemoteChecks,
  type RemoteRequirement,
  remoteChecksService,
  type UnmetRequirement,
} from './remote-checks'

/** Which versions of the remotes are deployed, and who gets which. */
export const remotes: Domain = {
  name: 'remotes',
  schemaPath: join(__dirname, 'remotes.graphql'),
  collections: remotesCollections,
  refusals,
  resolvers,
  async start(app) {
    const models = [remoteVersionsService, remoteRevisionsService, remoteDocumentsService]
    await createCollections(models.map((model) => app.get(model as typeof remoteVersionsService)))
    const registry = app.get(remoteRegistryService)
    await registry.refresh()
    registry.watch()
    app.get(sweepService)
  },
}
