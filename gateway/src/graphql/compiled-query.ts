import type { Context } from '@sanguine/kernel'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ExecutionResult, GraphQLFormattedError } from 'graphql'
import type { Executor, Run } from './executor'
import { unavailabilityOf } from './format-error'

/** A call that does not need Apollo: its document is one of the site's own, parsed and valid. */
export interface CompiledQuery {
  readonly run: Run
  readonly variables: Readonly<Record<string, unknown>>
  /** media type of the response */
  readonly contentType: string
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
 * Returns the known call of a request: plain JSON by POST, with the hash of a prepared document. Null for any other
 * request, which Apollo parses, validates, registers or refuses.
 */
export function compiledQueryOf(request: FastifyRequest, executor: Executor): CompiledQuery | null {
  const { method, body, headers } = request
  const contentType = contentTypes.get(headers.accept ?? '')
  if (method !== 'POST' || contentType === undefined || !isRecord(body)) return null
  if (!headers['content-type']?.startsWith('application/json')) return null
  const { operationName, variables, extensions } = body
  if (!(operationName == null || (typeof operationName === 'string' && operationName !== ''))) return null
  if (!(variables == null || isRecord(variables))) return null
  const hash = body.query == null ? hashOf(extensions) : null
  const run = hash === null ? null : executor.find(hash, operationName ?? undefined)
  return run && { run, variables: variables ?? {}, contentType }
}

function hashOf(extensions: unknown): string | null {
  const persisted = isRecord(extensions) ? extensions.persistedQuery : undefined
  return isRecord(persisted) && persisted.version === 1 && typeof persisted.sha256Hash === 'string'
    ? persisted.sha256Hash
    : null
}

type ShowErrors = (errors: NonNullable<ExecutionResult['errors']>) => readonly GraphQLFormattedError[]

/** Responds as Apollo would: errors come first, and the status is 400 if nothing could be executed. */
export async function respondToCompiled(
  { run, variables, contentType }: CompiledQuery,
  context: Context,
  reply: FastifyReply,
  show: ShowErrors,
): Promise<FastifyReply> {
  const { errors, data } = await run(variables, context)
  reply.code(data === undefined ? 400 : 200).type(contentType)
  const shown = errors && show(errors)
  const unavailability = shown && unavailabilityOf({ errors: shown, data })
  if (unavailability) reply.header('Retry-After', unavailability.retryAfterSeconds)
  if (unavailability?.isTotal) reply.code(503)
  // Bytes are encoded once, while a text is first measured for its length.
  return reply.send(Buffer.from(JSON.stringify(shown ? { errors: shown, data } : { data })))
}
