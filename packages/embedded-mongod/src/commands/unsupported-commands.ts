import { MongoError } from '../query'
import type { Command, CommandTable } from './command'

const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** MongoDB's commands that are not supported, by purpose. */
const unsupportedNames: Readonly<Record<string, readonly string[]>> = {
  'map-reduce; use aggregate': ['mapReduce'],
  'the log in memory': ['getLog'],
  'roles; a user may do everything': words(`
    createRole dropAllRolesFromDatabase dropRole grantPrivilegesToRole grantRolesToRole grantRolesToUser
    invalidateUserCache revokePrivilegesFromRole revokeRolesFromRole revokeRolesFromUser rolesInfo updateRole`),
  'changing users; they are in a file': ['dropAllUsersFromDatabase'],
  'X.509': ['authenticate', 'rotateCertificates'],
  'renaming collections': ['renameCollection'],
  'sessions that the server begins; drivers begin their own': words('startSession refreshSessions'),
  'changing a collection or hiding an index': ['collMod'],
  'capped collections': ['cloneCollectionAsCapped', 'convertToCapped'],
  'encrypted collections': ['compactStructuredEncryptionData'],
  compacting: ['compact'],
  'rebuilding indexes': ['reIndex', 'setIndexCommitQuorum'],
  'search indexes': ['createSearchIndexes', 'dropSearchIndex', 'updateSearchIndex'],
  'listing and ending operations': words('currentOp killOp killAllSessions killAllSessionsByPattern dropConnections'),
  'the profiler': ['profile', 'lockInfo', 'top'],
  'changing parameters at run time': words(`
    setParameter getClusterParameter setClusterParameter getDefaultRWConcern setDefaultRWConcern
    setFeatureCompatibilityVersion setUserWriteBlockMode`),
  'auditing and log files': words('getAuditConfig setAuditConfig logApplicationMessage logRotate'),
  'locking the files; every acknowledged write is on disk': ['fsync', 'fsyncUnlock'],
  'more than one member': words(`
    appendOplogNote applyOps replSetAbortPrimaryCatchUp replSetFreeze replSetMaintenance replSetReconfig
    replSetResizeOplog replSetStepDown replSetSyncFrom connPoolStats`),
  sharding: words(`
    abortReshardCollection addShard addShardToZone analyzeShardKey balancerCollectionStatus balancerStart
    balancerStatus balancerStop checkShardingIndex cleanupOrphaned cleanupReshardCollection clearJumboFlag
    commitReshardCollection configureCollectionBalancing configureQueryAnalyzer enableSharding flushRouterConfig
    getShardMap getShardVersion isdbgrid listShards mergeAllChunksOnShard mergeChunks moveChunk movePrimary
    refineCollectionShardKey removeShard removeShardFromZone reshardCollection setAllowMigrations setShardVersion
    shardCollection shardingState split splitVector updateZoneKeyRange`),
  'writes to several collections in one command': ['bulkWrite'],
  'hashes and sizes of data': ['dbHash', 'filemd5', 'dataSize'],
  'a plan cache': words('planCacheClear planCacheClearFilters planCacheListFilters planCacheSetFilter'),
  'facts about the server; see serverStatus and hostInfo': ['listCommands', 'netstat'],
}

const refusal = (name: string, what: string): Command => ({
  fields: [],
  isLenient: true,
  run: () => {
    throw new MongoError(115, `The command '${name}' is not supported by this embedded server (${what})`)
  },
})

export const unsupportedCommands: CommandTable = Object.fromEntries(
  Object.entries(unsupportedNames).flatMap(([what, names]) => names.map((name) => [name, refusal(name, what)])),
)
