import { setTimeout as sleep } from 'node:timers/promises'
import { type ApolloServer, HeaderMap, type HTTPGraphQLResponse } from '@apollo/server'
import { type App, type Context, Problem, serveCall } from '@sanguine/kernel'
import type { StreamEvent } from '@sanguine/kernel/rest'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  type ExecutionResult,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql'
import { type CallAccess, declaredAccess } from '../access/declared-access'
import { stillAllowed } from '../access/still-allowed'
import { highestQuality, qualityOf, readAccept } from '../server/accept'
import type { ShownError } from '../server/error-response'
import { type EventStreams, lineOf } from '../server/event-streams'
import type { EventResult, Execution, Executor } from './executor'
import { codeExtensions, problemExtensions } from './format-error'
import type { ChargeDocument } from './guard-fields'
import { refuseByStatus } from './refuse-by-status'
import { rootFieldNames } from './root-names'

const eventStream = /^text\/event-stream$/
const json = ['application/json', 'application/graphql-response+json']

/** Whether a call may be answered by server-sent events. */
export const acceptsEvents = ({ headers: { accept } }: FastifyRequest): boolean =>
  highestQuality(readAccept(accept), eventStream) > 0

/** Whether a query or mutation is answered by server-sent events, since its client prefers them to JSON. */
export function prefersEvents({ headers: { accept } }: FastifyRequest): boolean {
  const ranges = readAccept(accept)
  return highestQuality(ranges, eventStream) > Math.max(...json.map((type) => qualityOf(ranges, type) ?? 0))
}

/** The problem of a subscription whose call does not accept server-sent events. */
export const eventsNotAccepted = (): Problem =>
  new Problem('subscriptionUnsupported', {
    en: 'A subscription is answered by server-sent events. Please send it by POST with Accept: text/event-stream.',
    de: 'Eine Subscription wird als Server-Sent Events beantwortet. Bitte sende sie per POST mit Accept: text/event-stream.',
  })

interface OpenedSubscription {
  readonly results: AsyncIterable<EventResult>
  /** of the fields at its root */
  readonly access: readonly CallAccess[]
}

export interface SubscriptionsOptions {
  readonly app: App
  readonly schema: GraphQLSchema
  readonly executor: Executor
  readonly streams: EventStreams
  readonly charge: ChargeDocument
  /** words the errors of a result for the client */
  readonly showErrors: (errors: readonly GraphQLError[]) => readonly GraphQLFormattedError[]
}

/**
 * Answers calls by server-sent events, as graphql-sse defines them for distinct connections. Apollo reads, checks and
 * charges a call as any other. It executes queries and mutations, and opens subscriptions, whose results are sent here.
 */
export class Subscriptions {
  readonly #options: SubscriptionsOptions
  /** what calls opened that accept server-sent events, by their signals, since Apollo copies contexts; null before */
  readonly #opened = new WeakMap<AbortSignal, OpenedSubscription | null>()

  constructor(options: SubscriptionsOptions) {
    this.#options = options
  }

  /**
   * Opens the subscription of a call for {@link respond}. Its result has no data, or the errors for which nothing was
   * opened.
   */
  async open(execution: Execution, operation: OperationDefinitionNode): Promise<ExecutionResult> {
    const { context, document } = execution
    if (!this.#opened.has(context.signal)) return { errors: [errorOf(eventsNotAccepted())] }
    const { executor, schema, charge } = this.#options
    const results = await executor.subscribe({
      ...execution,
      beforeEvent: payer(() => charge(context, document, operation), context.signal),
    })
    if (!(Symbol.asyncIterator in results)) return results
    const paths = [...rootFieldNames(document, operation)].map((name) => `Subscription.${name}`)
    const access = declaredAccess(schema).filter(({ path }) => paths.includes(path))
    this.#opened.set(context.signal, { results, access })
    return { data: {} }
  }

  /** Answers a call that accepts server-sent events. Throws a problem for what concerns HTTP alone. */
  async respond(apollo: ApolloServer<Context>, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const stream = new AbortController()
    const context = contextOfStream(request, stream.signal)
    this.#opened.set(context.signal, null)
    const response = await executeByApollo(apollo, request, context)
    const opened = this.#opened.get(context.signal)
    if (opened) return this.#send(opened, { request, reply, context, stream })
    reply.headers(Object.fromEntries(response.headers))
    const { body, status = 200 } = response
    if (body.kind !== 'complete') throw new Error('Apollo answered a call in parts.')
    refuseByStatus(reply.code(status))
    // A client waits and calls again by these statuses.
    const isHttpError = status !== 200 && status !== 400
    if (isHttpError || !prefersEvents(request)) return reply.code(status).send(body.string)
    return sendResult(JSON.parse(body.string), reply)
  }

  #send(
    { results, access }: OpenedSubscription,
    { request, reply, context, stream }: OpenCall & { readonly stream: AbortController },
  ): FastifyReply {
    const { app, streams, showErrors } = this.#options
    const showAll = (errors: readonly GraphQLError[]) =>
      request.servedCall ? serveCall(request.servedCall, () => showErrors(errors)) : showErrors(errors)
    return streams.send(
      {
        follow: (signal) => {
          signal.addEventListener('abort', () => stream.abort(), { once: true })
          return toEvents(results, showAll)
        },
      },
      {
        request,
        reply,
        context,
        mayStill: stillAllowed(app, request, access),
        eventsOfError: (shown) => lastEvents(shown, request),
      },
    )
  }
}

interface OpenCall {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly context: Context
}

/** Sends the only result of a call as server-sent events. */
export function sendResult(result: unknown, reply: FastifyReply): FastifyReply {
  const lines = [{ name: 'next', data: result }, completed].map(lineOf)
  return reply.code(200).type('text/event-stream; charset=utf-8').send(lines.join(''))
}

const completed: StreamEvent = { name: 'complete', data: undefined }

async function* toEvents(
  results: AsyncIterable<EventResult>,
  showErrors: SubscriptionsOptions['showErrors'],
): AsyncGenerator<StreamEvent> {
  for await (const { id, result } of results) {
    const { errors, data } = result
    const shown = errors ? { errors: showErrors(errors), data } : { data }
    yield { ...(id !== undefined && { id }), name: 'next', data: shown }
  }
  yield completed
}

/**
 * The events after an error: the error and the end for a caller who may not read on. Any other error just ends the
 * connection, since a client connects again unless it got the end.
 */
function lastEvents(shown: ShownError | null, request: FastifyRequest): readonly StreamEvent[] {
  if (!shown || shown.status >= 500) return []
  const { language = 'en' } = request.servedCall ?? {}
  const error = {
    message: shown.sentence[language],
    extensions: { ...codeExtensions(shown.code), requestId: request.id },
  }
  return [{ name: 'next', data: { errors: [error] } }, completed]
}

const errorOf = (problem: Problem): GraphQLError =>
  new GraphQLError(problem.sentence.en, { extensions: problemExtensions(problem) })

/** The context of a call that may become a stream, which ends with the stream. */
function contextOfStream({ requestContext, headers }: FastifyRequest, signal: AbortSignal): Context {
  if (!requestContext) throw new Error('The call was not authorized.')
  const { 'last-event-id': lastEventId } = headers
  return {
    ...requestContext,
    ...(typeof lastEventId === 'string' && lastEventId !== '' && { lastEventId }),
    signal: AbortSignal.any([requestContext.signal, signal]),
  }
}

/** Lets Apollo answer a call as if it asked for JSON, unless it accepts that anyway. */
async function executeByApollo(
  apollo: ApolloServer<Context>,
  request: FastifyRequest,
  context: Context,
): Promise<HTTPGraphQLResponse> {
  const headers = new HeaderMap()
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  if (prefersEvents(request)) headers.set('accept', 'application/json')
  const { method, url, body } = request
  const search = url.includes('?') ? url.slice(url.indexOf('?')) : ''
  return apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: { method, headers, search, body },
    context: async () => context,
  })
}

/**
 * Returns what is called before each event of a subscription. The first is paid with the call. Each further one is charged
 * like a call of its document, and waits while the limit of calls leaves no room for it.
 */
function payer(charge: () => Promise<void>, signal: AbortSignal): () => Promise<void> {
  let isFirst = true
  return async () => {
    if (isFirst) {
      isFirst = false
      return
    }
    for (;;) {
      try {
        return await charge()
      } catch (error) {
        const { retryAfterSeconds } = error instanceof GraphQLError ? error.extensions : {}
        if (typeof retryAfterSeconds !== 'number') throw error
        await sleep(retryAfterSeconds * 1000, undefined, { signal })
      }
    }
  }
}
