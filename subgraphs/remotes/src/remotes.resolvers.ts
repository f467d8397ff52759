import { toPayload } from '@sanguine/kernel'
import type { Resolvers } from '@sanguine/schema'
import { countErrors, listErrors, readRemoteErrors } from './errors/list-errors'
import { guardStateOf } from './guard/trial'
import { addRemoteDocuments } from './operations/add-documents'
import { deployRemote } from './operations/deploy-remote'
import { listRemoteNames } from './operations/list-remote-names'
import { listRemotes } from './operations/list-remotes'
import { readRemoteBuild } from './operations/read-remote-build'
import { rollBackRemote } from './operations/roll-back-remote'
import { setRemoteState } from './operations/set-remote-state'
import { versionView } from './operations/version-view'
import { readHealth } from './vitals/read-health'

const withVersion = (version: Parameters<typeof versionView>[0]) => ({ version: versionView(version) })

export const resolvers = {
  Admin: {
    remotes: (_admin, _args, context) => listRemotes(context),
    remoteNames: (_admin, _args, context) => listRemoteNames(context),
    remoteErrors: (_admin, args, context) => readRemoteErrors(context, args),
    remoteBuild: (_admin, args, context) => readRemoteBuild(context, args),
  },
  RemoteVersion: {
    guard: (version, _args, { app }) => guardStateOf(app, version),
    errorCount: (version, _args, context) => countErrors(context, version),
    health: (version, _args, { app }) => readHealth(app, version),
  },
  RemoteOwnBuild: {
    errorCount: (build, _args, context) => countErrors(context, build),
  },
  RemoteBuild: {
    errors: (build, _args, context) => listErrors(context, build),
  },
  Mutation: {
    addRemoteDocuments: async (_root, { input }, context) =>
      toPayload(await addRemoteDocuments(context, input), (hashes) => ({ hashes })),
    deployRemote: async (_root, { input }, context) => toPayload(await deployRemote(context, input), withVersion),
    setRemoteState: async (_root, { input }, context) => toPayload(await setRemoteState(context, input), withVersion),
    rollBackRemote: async (_root, { input }, context) =>
      toPayload(await rollBackRemote(context, input), ({ stable, withdrawn }) => ({
        stable: stable && versionView(stable),
        withdrawn: versionView(withdrawn),
      })),
  },
} satisfies Resolvers
