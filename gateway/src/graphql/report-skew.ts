import type { GraphQLRequestContextDidEncounterErrors } from '@apollo/server'
import { type App, type Context, servedCall } from '@sanguine/kernel'
import { remoteRegistryService } from '@sanguine/remotes'
import { LRUCache } from 'lru-cache'

/** A document of a front end that was built for another schema. */
interface Skew {
  readonly remote: string
  /** of the remote; `unknown` if it is not deployed by the registry */
  readonly version: string
  /** the name of the operation */
  readonly document: string
  /** the names that the schema lacks or has in another form, such as `Player.moon` */
  readonly fields: readonly string[]
}

/** The errors of GraphQL about a name in a document, or in an input, that the schema does not have. */
const unknownName =
  /Unknown type "(?<type>\w+)"|"(?<name>\w+)" (?:on type|on field|is not defined by type|does not exist in) "?(?<owner>\w+(?:\.\w+)*)/

/** The errors of GraphQL for a name that the schema has in another form: with other parts, of another type, or required. */
const changedName =
  /Field "(?<field>[\w.]+)" (?:of type "[^"]+" must have|must not have) a selection|Field "(?<input>[\w.]+)" of required type|Variable "(?<variable>\$\w+)" of type "[^"]+" used in position|Field "(?<owner>\w+)" argument "(?<argument>\w+)" of type "[^"]+" is required/

/** The changed name in an error; undefined for other errors. */
function changedIn(message: string): string | undefined {
  const { field, input, variable, owner, argument } = changedName.exec(message)?.groups ?? {}
  return field ?? input ?? variable ?? (argument && `${owner}.${argument}`)
}

function unknownNames(errors: readonly { readonly message: string }[]): readonly string[] {
  const names = errors.flatMap(({ message }) => {
    const { type, name, owner } = unknownName.exec(message)?.groups ?? {}
    return type ?? (name && `${owner}.${name}`) ?? changedIn(message) ?? []
  })
  return [...new Set(names)]
}

/** The remote whose operations have names that begin with its own, such as `NightWatch` of `night_watch`. */
const remoteOf = (document: string, remotes: readonly string[]): string =>
  remotes.find((name) => document.toLowerCase().startsWith(name.replaceAll('_', ''))) ?? 'unknown'

/** Equal lines are written once in this time, in milliseconds. */
const repeatMs = 60_000
const maxRepeats = 1_000

type Failed = GraphQLRequestContextDidEncounterErrors<Context>

/** Receives each call with errors. */
export type SkewReporter = (failed: Failed) => Promise<void>

interface SkewOptions {
  readonly app: App
  /** the names of all remotes */
  readonly remotes: () => readonly string[]
}

/**
 * Logs documents of front ends that do not fit the schema as what they are: a front end and a gateway of different
 * versions. Without this they would be refused input, as if from an attacker. A deployed version sends such a
 * document, or the call has both its text and its hash, as calls of the site's client have.
 */
export function skewReporter({ app, remotes }: SkewOptions): SkewReporter {
  const repeats = new LRUCache<string, true>({
    max: maxRepeats,
    ttl: repeatMs,
    perf: { now: () => app.clock.elapsed() },
  })
  const skewOf = ({ errors, request, source = '', queryHash = '' }: Failed): Skew | null => {
    const fields = unknownNames(errors)
    if (fields.length === 0) return null
    const [sender] = app.get(remoteRegistryService).current().operations.get(queryHash) ?? []
    if (sender) return { remote: sender.remote, version: sender.version, document: sender.operation, fields }
    if (request.extensions?.persistedQuery?.sha256Hash !== queryHash || queryHash === '') return null
    const document = /\b(?:query|mutation|subscription)\s+(\w{1,60})/.exec(source)?.[1] ?? 'unknown'
    return { remote: remoteOf(document, remotes()), version: 'unknown', document, fields }
  }
  return async (failed) => {
    const skew = skewOf(failed)
    const call = servedCall()
    if (!skew || !call) return
    call.isSkew = true
    const key = JSON.stringify(skew)
    if (repeats.has(key)) return
    repeats.set(key, true)
    app.log.warn({ ...skew }, 'A front end sent a document for another version of the schema.')
  }
}
