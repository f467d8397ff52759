import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RemoteChecks } from '@sanguine/remotes'
import { type DocumentNode, GraphQLError, type GraphQLSchema, Kind, parse, validate } from 'graphql'
import satisfies from 'semver/functions/satisfies'
import { z } from 'zod'
import { maxTokens } from '../graphql/limits/limit-rule'
import { ifMissing } from '../server/if-missing'
import { whyNoRemoteAddress } from './remote-address'
import { descriptionProblems, takenFromOthers } from './remote-files'
import type { Remotes } from './remotes'

/** The most problems of one document that are named. */
const maxProblems = 3

interface RemoteChecksOptions {
  readonly schema: GraphQLSchema
  readonly remotes: Pick<Remotes, 'current' | 'files' | 'ownNames'>
  /** folder that holds `host/dist` */
  readonly root: string
}

/** Checks whether a build of a remote fits this site: its address, its pages, its shared modules, its documents. */
export function createRemoteChecks({ schema, remotes, root }: RemoteChecksOptions): RemoteChecks {
  return {
    addressProblem: whyNoRemoteAddress,
    descriptionProblems: (name, description) => descriptionProblems(remotes.files(), name, description),
    takenFromOthers: (name, description) => takenFromOthers(remotes.files(), name, description),
    remoteNames: () => Object.keys(remotes.current()),
    hasOwnBuild: (name) => remotes.ownNames.includes(name),
    unmetRequirements(requirements) {
      const provided = readSharedModules(root)
      return requirements.flatMap(({ module, range }) => {
        const version = provided[module] ?? null
        return version !== null && satisfies(version, range) ? [] : [{ module, range, provided: version }]
      })
    },
    documentProblems: (text) => documentProblems(schema, text),
  }
}

/** The versions of the modules that the host shares, which its build lists; none while the host is not built. */
function readSharedModules(root: string): Readonly<Record<string, string>> {
  try {
    const text = readFileSync(join(root, 'host/dist/shared-modules.json'), 'utf8')
    return z.record(z.string(), z.string()).parse(JSON.parse(text))
  } catch (error) {
    return ifMissing({})(error)
  }
}

/** The reasons why a document cannot be executed on a schema, in the words of GraphQL; none if it can. */
export function documentProblems(schema: GraphQLSchema, text: string): readonly string[] {
  let document: DocumentNode
  try {
    document = parse(text, { maxTokens })
  } catch (error) {
    if (error instanceof GraphQLError) return [error.message]
    throw error
  }
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  if (operations.length !== 1 || !operations[0]?.name) return ['A document must have one operation with a name.']
  return validate(schema, document, undefined, { maxErrors: maxProblems }).map(({ message }) => message)
}
