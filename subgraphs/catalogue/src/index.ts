import { join } from 'node:path'
import type { Domain } from '@sanguine/kernel'
import { catalogueNodes } from './catalogue.nodes'
import { catalogueResolvers } from './catalogue.resolvers'
import { contentTypes } from './content.resolvers'
import { catalogueCollections } from './personal-data'
import { examples } from './rest/catalogue.examples'
import { catalogueRoutes } from './rest/catalogue.rest'
import { startCatalogue } from './start-catalogue'
import { findUpgrade, upgradeIds } from './upgrade-view'
import { userErrorFields } from './user-error-fields'

export { contentTypeOf } from './catalogue.nodes'
export { outcomeLines, summaryLine } from './content/format-upgrade-report'
export { holdRecord } from './content/hold-record'
export { installPack } from './content/install-pack'
export { type FindImages, knownImagesService } from './content/known-images'
export { packService } from './content/pack'
export { ReleaseCache, releaseFor, releaseService, type Snapshot } from './content/release-cache'
export { replaceImages } from './content/replace-images'
export { shownImages } from './content/shown-images'
export { type PackOutcome, syncPack } from './content/sync-pack'
export { upgradeStoreService } from './content/upgrade-store'
export {
  currencyAmounts,
  imageOf,
  inUsd,
  itemAmounts,
  knownStats,
  premiumPackageOf,
  priceOf,
  statTypeOf,
  subscriptionLevelOf,
} from './content.resolvers'
export { memoPerRelease } from './memo-per-release'
export { createRecord, updateRecord } from './operations/change-record'
export { deleteRecord } from './operations/delete-record'
export { listContentProblems } from './operations/list-content-problems'
export { listContentUpgrades } from './operations/list-content-upgrades'
export { isSoldAt, listPackages } from './operations/list-packages'
export { listRecordUsage } from './operations/list-record-usage'
export { listRecordUsers } from './operations/list-record-users'
export { listRecords } from './operations/list-records'
export { listStats } from './operations/list-stats'
export { readItem } from './operations/read-item'
export { readPackage } from './operations/read-package'
export { readRecord } from './operations/read-record'
export { type RecordRestore, restoreRecord } from './operations/restore-record'
export { RecordProblem, type RecordProblemCode } from './record-problem'
export { findDeletedRecord } from './records/find-deleted-record'
export { findPackage } from './records/find-package'
export type { StampedRecord } from './records/record'
export {
  enemyOf,
  enemyTypeOf,
  groundOf,
  itemOf,
  itemTypeOf,
  rarityOf,
  regionOf,
  statOf,
  unknownName,
} from './unknown-records'
export {
  addDeletionFollower,
  addRecordUsage,
  type CountUsage,
  type FollowDeletions,
  type UsageSubject,
} from './usage/record-usage'
export { type RecordUsage, type UsageReason, usageReasons } from './usage/usage-count'

/** The kinds of reference data, and the release that is made of them. */
export const catalogue: Domain = {
  name: 'catalogue',
  schemaPath: [join(__dirname, 'catalogue.graphql'), join(__dirname, 'generated', 'records.graphql')],
  collections: catalogueCollections,
  resolvers: catalogueResolvers,
  userErrorFields,
  examples,
  routes: catalogueRoutes,
  contentResolvers: contentTypes,
  nodes: { ...catalogueNodes, ContentUpgrade: findUpgrade },
  nodeIds: { ContentUpgrade: upgradeIds },
  start: startCatalogue,
}
