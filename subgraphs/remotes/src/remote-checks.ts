import { defineService, type Sentence } from '@sanguine/kernel'

/** A module that a build takes from the host, with the range of versions that it was built for. */
export interface RemoteRequirement {
  readonly module: string
  readonly range: string
}

/** A requirement that the host does not meet, with the version that it has; null if it has no such module. */
export interface UnmetRequirement extends RemoteRequirement {
  readonly provided: string | null
}

/** A part of the site that another remote has: a path such as `/hunt`, or `hasLogin` for the login form. */
export interface TakenPart {
  readonly part: string
  readonly owner: string
}

/** Checks whether the pages, modules and documents of a build fit this site, which only the gateway can know. */
export interface RemoteChecks {
  /** Why the address cannot be of a manifest, as the end of a sentence; null if it can. */
  addressProblem(address: string): Sentence | null
  /** The parts of the description that the site cannot use, as sentences in English; none if all of it fits. */
  descriptionProblems(remote: string, description: unknown): readonly string[]
  /** The paths of other remotes, and their login form, that this description adds to the remote; none if it adds none. */
  takenFromOthers(remote: string, description: unknown): readonly TakenPart[]
  unmetRequirements(requirements: readonly RemoteRequirement[]): readonly UnmetRequirement[]
  /** The names of all remotes that pages load. */
  remoteNames(): readonly string[]
  /** Whether the site has a build of the remote without any deployment. */
  hasOwnBuild(remote: string): boolean
  /** The reasons why the schema refuses a document, in English. */
  documentProblems(text: string): readonly string[]
}

/** The checks of deployed builds; the gateway provides them. */
export const remoteChecksService = defineService<RemoteChecks>({
  name: 'remotes.checks',
  create: () => {
    throw new Error('The gateway provides the checks of remotes.')
  },
})
