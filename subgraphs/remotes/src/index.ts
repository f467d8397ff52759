import { join } from 'node:path'
import { createCollections } from '@sanguine/db'
import type { Domain } from '@sanguine/kernel'
import { errorWriterService } from './errors/error-counts.service'
import { remoteLoads } from './guard/page-counts.service'
import { versionGuardService } from './guard/version-guard.service'
import { remoteWithdrawals } from './guard/withdraw-version'
import { remotesCollections } from './personal-data'
import { remoteRegistryService } from './registry.service'
import { refusals } from './remotes.refusals'
import { resolvers } from './remotes.resolvers'
import { remoteDocumentsService } from './store/remote-documents.model'
import { remoteErrorsService } from './store/remote-errors.model'
import { remotePagesService } from './store/remote-pages.model'
import { remoteRevisionsService } from './store/remote-revisions.model'
import { remoteSourceMapsService } from './store/remote-source-maps.model'
import { remoteVersionsService } from './store/remote-versions.model'
import { remoteVitalsService } from './store/remote-vitals.model'
import { sweepService } from './sweep.service'

export { type BrowserError, errorOrigins } from './errors/browser-error'
export { type ErrorCounts, errorCountsService } from './errors/error-counts.service'
export { type PageCounts, type PageVersions, pageCountsService } from './guard/page-counts.service'
export { versionGuardService } from './guard/version-guard.service'
export { addSourceMap } from './operations/add-source-map'
export { type OwnBuilds, ownBuildsService } from './own-builds'
export { type DeployedOperation, type LiveVersion, type RegistryState, remoteRegistryService } from './registry.service'
export {
  type RemoteChecks,
  type RemoteRequirement,
  remoteChecksService,
  type TakenPart,
  type UnmetRequirement,
} from './remote-checks'
export { type VitalCounts, vitalCountsService } from './vitals/vital-counts.service'
export { largestValue, type VitalName, type Vitals } from './vitals/vitals'

/** Which versions of the remotes are deployed, and who gets which. */
export const remotes: Domain = {
  name: 'remotes',
  schemaPath: join(__dirname, 'remotes.graphql'),
  collections: remotesCollections,
  refusals,
  resolvers,
  metrics: [remoteLoads, remoteWithdrawals],
  async start(app) {
    const models = [
      ...[remoteVersionsService, remoteRevisionsService, remoteDocumentsService],
      ...[remotePagesService, remoteVitalsService, remoteErrorsService, remoteSourceMapsService],
    ]
    await createCollections(models.map((model) => app.get(model as typeof remoteVersionsService)))
    const registry = app.get(remoteRegistryService)
    await registry.refresh()
    registry.watch()
    app.get(sweepService)
    app.get(errorWriterService)
    app.get(versionGuardService).watch()
  },
}
