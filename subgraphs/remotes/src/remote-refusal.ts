import type { RefusalsOf } from '@sanguine/kernel'
import type { RemoteVersionState } from '@sanguine/schema'
import type { TakenPart, UnmetRequirement } from './remote-checks'

type Version = { readonly remote: string; readonly version: string }

/** Why a version was not deployed, or its state not changed. */
export type RemoteRefusal = RefusalsOf<{
  unknownRemoteVersion: Version
  /** another build was deployed under the version */
  versionTaken: Version
  unusableManifest: Version & { readonly reasons: readonly string[] }
  /** the token of the call may not deploy the remotes that have these parts of the site */
  takesFromOthers: Version & { readonly taken: readonly TakenPart[] }
  unmetRequirements: Version & { readonly requirements: readonly UnmetRequirement[] }
  /** one for each operation; `version` is empty if the caller did not name it */
  brokenOperation: Version & { readonly operation: string; readonly reason: string }
  /** documents whose texts were not added before */
  unknownDocuments: { readonly hashes: readonly string[] }
  notStable: Version & { readonly state: RemoteVersionState }
  /** the site has neither an earlier version nor a build of its own */
  noEarlierVersion: Version
  /** the version is stable, so that it can only be rolled back or replaced */
  isStable: Version
}>
