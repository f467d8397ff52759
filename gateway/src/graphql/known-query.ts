import type { Context } from '@sanguine/kernel'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type ExecutionResult, GraphQLError, type GraphQLFormattedError, type OperationDefinitionNode } from 'graphql'
import { LRUCache } from 'lru-cache'
import { bytesOfDocument } from './document-store'
import { jsonOf } from './execution/json-text'
import type { Execution, Executor, Run } from './executor'
import { unavailabilityOf } from './format-error'
import type { ChargeDocument } from './guard-fields'

/** A call that does not need Apollo: its document is parsed and valid. */
export interface KnownQuery {
  readonly run: Run
  /** Charges the call for its document; null for the site's own documents. */
  readonly charge: ((context: Context) => Promise<void>) | null
  readonly variables: Readonly<Record<string, unknown>>
  /** media type of the response */
  readonly contentType: string
}

/** A valid document of a client, with the operation that its calls name. */
interface KnownDocument extends Pick<Execution, 'hash' | 'document' | 'operationName'> {
  readonly operation: OperationDefinitionNode
}

/** The most bytes of memory for documents of clients that are served without Apollo. */
const maxBytes = 8_000_000

/** The documents of clients that Apollo has parsed and validated, by text and by the operation of the call. */
export class KnownDocuments {
  readonly #documents = new LRUCache<string, KnownDocument>({
    maxSize: maxBytes,
    // the document and its plan, which has about the size of its tree
    sizeCalculation: ({ document }) => 2 * bytesOfDocument(document),
  })

  find(text: string, operationName: string | undefined): KnownDocument | undefined {
    return this.#documents.get(keyOf(text, operationName))
  }

  /** Measures and keeps a document that is not known yet. */
  remember(text: string, known: KnownDocument): void {
    const key = keyOf(text, known.operationName)
    if (!this.#documents.has(key)) this.#documents.set(key, known)
  }
}

/** A key of one text and operation, whose name has no line break. */
const keyOf = (text: string, operationName = ''): string => `${operationName}\n${text}`

export interface KnownQueryOptions {
  readonly executor: Executor
  readonly known: KnownDocuments
  readonly charge: ChargeDocument
  /** the texts of the site's own documents */
  readonly ownTexts: ReadonlySet<string>
}

const [json, graphqlJson] = ['application/json; charset=utf-8', 'application/graphql-response+json; charset=utf-8']

/** Media types of responses by the `Accept` header of usual clients. Apollo serves any other header. */
const contentTypes = new Map([
  ['', json],
  ['*/*', json],
  ['application/json', json],
  ['application/graphql-response+json', graphqlJson],
  ['application/graphql-response+json,application/json;q=0.9', graphqlJson],
])

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Returns the known call of a request: plain JSON by POST, with the hash of a prepared document or the text of a known one.
 * Null for any other request, which Apollo parses, validates, registers or refuses.
 */
export function knownQueryOf(request: FastifyRequest, options: KnownQueryOptions): KnownQuery | null {
  const { method, body, headers } = request
  const contentType = contentTypes.get(headers.accept ?? '')
  if (method !== 'POST' || contentType === undefined || !isRecord(body)) return null
  if (!headers['content-type']?.startsWith('application/json')) return null
  const { query, operationName, variables, extensions } = body
  if (!(operationName == null || (typeof operationName === 'string' && /^\w+$/.test(operationName)))) return null
  if (!(variables == null || isRecord(variables))) return null
  const name = operationName ?? undefined
  const found =
    typeof query === 'string'
      ? findByText(query, name, extensions, options)
      : query == null && findByHash(hashOf(extensions), name, options)
  return found ? { ...found, variables: variables ?? {}, contentType } : null
}

type Found = Pick<KnownQuery, 'run' | 'charge'>

function findByText(
  text: string,
  operationName: string | undefined,
  extensions: unknown,
  { executor, known, charge, ownTexts }: KnownQueryOptions,
): Found | null {
  // With its hash, a text is to be registered.
  const found = extensions == null ? known.find(text, operationName) : undefined
  if (!found) return null
  const { operation, ...execution } = found
  return {
    run: (variables, context, options) => executor.execute({ ...execution, ...options, variables, context }),
    charge: ownTexts.has(text) ? null : (context) => charge(context, found.document, operation),
  }
}

function findByHash(
  hash: string | null,
  operationName: string | undefined,
  { executor }: KnownQueryOptions,
): Found | null {
  const run = hash === null ? null : executor.find(hash, operationName)
  return run && { run, charge: null }
}

function hashOf(extensions: unknown): string | null {
  const persisted = isRecord(extensions) ? extensions.persistedQuery : undefined
  return isRecord(persisted) && persisted.version === 1 && typeof persisted.sha256Hash === 'string'
    ? persisted.sha256Hash
    : null
}

type ShowErrors = (errors: NonNullable<ExecutionResult['errors']>) => readonly GraphQLFormattedError[]

/** Responds as Apollo would: errors come first, and the status is 400 if nothing could be executed. */
export async function respondToKnown(
  { run, charge, variables, contentType }: KnownQuery,
  context: Context,
  reply: FastifyReply,
  show: ShowErrors,
): Promise<FastifyReply> {
  const refusal = charge ? await charge(context).then(() => null, refusalOf) : null
  const { errors, data }: ExecutionResult = refusal
    ? { errors: [refusal] }
    : await run(variables, context, { mayHaveTexts: true })
  reply.code(data === undefined ? 400 : 200).type(contentType)
  const { status, headers = [] } = httpOf(refusal)
  if (status !== undefined) reply.code(status)
  for (const [name, value] of headers) reply.header(name, value)
  const shown = errors && show(errors)
  const unavailability = shown && unavailabilityOf({ errors: shown, data })
  if (unavailability) reply.header('Retry-After', unavailability.retryAfterSeconds)
  if (unavailability?.isTotal) reply.code(503)
  // Bytes are encoded once, while a text is first measured for its length.
  return reply.send(Buffer.from(jsonOf(shown ? { errors: shown, data } : { data })))
}

/** The error by which a document is refused before it is executed. Throws any other error. */
function refusalOf(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error
  throw error
}

/** The status and the headers that an error asks for, in the form that Apollo reads. */
const httpOf = (error: GraphQLError | null): { status?: number; headers?: ReadonlyMap<string, string> } =>
  error?.extensions.http ?? {}
