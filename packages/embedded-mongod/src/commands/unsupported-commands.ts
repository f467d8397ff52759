import { MongoError } from '../query'
import type { Command, CommandTable } from './command'

/** Commands of MongoDB that are left out, and what they would be for. */
const unsupportedNames: Readonly<Record<string, string>> = {
  mapReduce: 'map-reduce; use aggregate',
  getLog: 'the log in memory',
  createRole: 'roles; a user may do everything',
  grantRolesToUser: 'roles; a user may do everything',
  rolesInfo: 'roles; a user may do everything',
  authenticate: 'X.509',
  renameCollection: 'renaming collections',
  cloneCollectionAsCapped: 'capped collections',
  convertToCapped: 'capped collections',
  compact: 'compacting',
  reIndex: 'rebuilding indexes',
  currentOp: 'listing operations',
  killOp: 'killing operations',
  profile: 'the profiler',
  setParameter: 'changing parameters at run time',
  fsync: 'locking the files; every acknowledged write is on disk',
  replSetReconfig: 'more than one member',
  replSetStepDown: 'more than one member',
  bulkWrite: 'writes to several collections in one command',
  top: 'usage by collection',
  dbHash: 'hashes of databases',
  dataSize: 'sizes of ranges',
  planCacheClear: 'a plan cache',
  setFeatureCompatibilityVersion: 'feature versions',
}

const refusal = (name: string, what: string): Command => ({
  fields: [],
  isLenient: true,
  run: () => {
    throw new MongoError(115, `The command '${name}' is not supported by this embedded server (${what})`)
  },
})

export const unsupportedCommands: CommandTable = Object.fromEntries(
  Object.entries(unsupportedNames).map(([name, what]) => [name, refusal(name, what)]),
)
