import { ApolloServer, type ApolloServerOptionsWithGateway, type ApolloServerPlugin } from '@apollo/server'
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled'
import { fastifyApolloHandler } from '@as-integrations/fastify'
import type { App, Context } from '@sanguine/kernel'
import { remoteRegistryService } from '@sanguine/remotes'
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
  onRequestHookHandler,
} from 'fastify'
import { type DocumentNode, GraphQLError, type GraphQLSchema, getOperationAST, OperationTypeNode, parse } from 'graphql'
import { clientAddress, limitOpenCalls, rateLimiterService } from '../server/call-limits'
import {
  isOver,
  maskedError,
  problemOf,
  sendError,
  sentenceFor,
  setChallenge,
  showError,
  wrongBodyType,
} from '../server/error-response'
import type { EventStreams } from '../server/event-streams'
import { contextOf, countedViewer } from '../server/request-context'
import { documentStore } from './document-store'
import type { Executor } from './executor'
import { mountExplorer, sendExplorer, wantsExplorer } from './explorer'
import { codeExtensions, errorFormatter, problemExtensions, unavailabilityOf } from './format-error'
import type { ChargeDocument } from './guard-fields'
import { KnownDocuments, knownQueryOf, respondToKnown } from './known-query'
import { limitRule, maxTokens } from './limits/limit-rule'
import { rememberFitting } from './limits/raw-size'
import { persistedQueryStore } from './persisted-documents'
import { refuseByStatus } from './refuse-by-status'
import { type SkewReporter, skewReporter } from './report-skew'
import type { ServedSchema } from './served-schema'
import { acceptsEvents, eventsNotAccepted, prefersEvents, Subscriptions, sendResult } from './server-sent-events'

export interface GraphqlOptions {
  readonly app: App
  readonly served: ServedSchema
  /** the names of all remotes */
  readonly remotes: () => readonly string[]
  /** ends a call that takes too long */
  readonly endLateCall: onRequestHookHandler
  readonly streams: EventStreams
}

const longestBody = 200_000

/** Serves `/graphql`, and the explorer to a browser that opens it as a page. */
export async function mountGraphql(
  server: FastifyInstance,
  { app, served, remotes, endLateCall, streams }: GraphqlOptions,
): Promise<void> {
  const { schema, documents, executor, chargeDocument } = served
  const ownTexts = new Set(documents.values())
  const isDeployed = (hash: string) => app.get(remoteRegistryService).current().operations.has(hash)
  const sizeProblem = rememberFitting()
  const formatError = errorFormatter(app.log)
  const showErrors = (errors: readonly GraphQLError[]) => errors.map((error) => formatError(error.toJSON(), error))
  const known = new KnownDocuments()
  const subscriptions = new Subscriptions({ app, schema, executor, streams, charge: chargeDocument, showErrors })
  const apollo = new ApolloServer<Context>({
    gateway: executedBy(executor, schema, subscriptions),
    documentStore: documentStore(),
    formatError,
    includeStacktraceInErrorResponses: false,
    introspection: true,
    logger: app.log,
    parseOptions: { maxTokens },
    // The plugin would wrap every field in a resolver, which costs more than all other work together.
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      chargeAndReport({
        charge: chargeDocument,
        ownTexts,
        isDeployed,
        known,
        didEncounterErrors: skewReporter({ app, remotes }),
      }),
    ],
    persistedQueries: {
      cache: persistedQueryStore(documents, {
        findDeployed: (hash) => app.get(remoteRegistryService).documentText(hash),
      }),
    },
    stopOnTerminationSignals: false,
    // Each further error would be worded, with a search for similar names.
    validationOptions: { maxErrors: 10 },
    validationRules: [limitRule({ isKnown: (text) => ownTexts.has(text) })],
  })
  await apollo.start()
  server.addHook('onClose', () => apollo.stop())

  const authorize: onRequestAsyncHookHandler = async (request, reply) => {
    const viewer = await countedViewer(app, request, reply)
    request.requestContext = contextOf(app, request, viewer)
  }
  const showExplorer: onRequestAsyncHookHandler = async (request, reply) => {
    if (!wantsExplorer(request)) return
    await app.get(rateLimiterService).countOpen(clientAddress(request))
    return sendExplorer(reply)
  }
  server.register(async (graphql) => {
    graphql.setErrorHandler(sendGraphqlError)
    // Forms could come from a page of another site.
    for (const type of otherBodies) graphql.removeContentTypeParser(type)
    const answer = fastifyApolloHandler(apollo, {
      context: contextOfCall,
    })
    const route = {
      url: '/graphql',
      bodyLimit: longestBody,
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        reply.header('Cache-Control', 'no-store').header('Vary', 'Accept-Language')
        const query = knownQueryOf(request, { executor, known, charge: chargeDocument, ownTexts })
        if (query) return respondToKnown(query, await contextOfCall(request), reply, showErrors)
        const text = textOf(request)
        const problem = text === null || ownTexts.has(text) ? null : sizeProblem(text)
        if (problem !== null) return sendTooLarge(problem, request, reply)
        if (/event-stream/i.test(request.headers.accept ?? '') && acceptsEvents(request))
          return subscriptions.respond(apollo, request, reply)
        if (text?.includes('subscription')) refuseSubscription(text, request)
        const response = await answer.call(server, request as never, reply as never)
        if (reply.statusCode >= 400) refuseByStatus(reply)
        return response
      },
    }
    graphql.route({ ...route, method: 'POST', onRequest: [endLateCall, authorize] })
    graphql.route({ ...route, method: 'GET', onRequest: [endLateCall, showExplorer, authorize] })
    mountExplorer(graphql, limitOpenCalls(app))
  })
}

interface ChargeAndReport {
  readonly charge: ChargeDocument
  /** the documents of the site's own front ends */
  readonly ownTexts: ReadonlySet<string>
  /** whether a deployed version of a remote has a document with this hash, which admins have then checked */
  readonly isDeployed: (hash: string) => boolean
  /** receives the documents that are executed */
  readonly known: KnownDocuments
  readonly didEncounterErrors: SkewReporter
}

/**
 * Charges clients' documents, and all subscriptions, for their greatest possible cost before they are executed. Sets
 * status and header of responses that report the server as unavailable.
 */
const chargeAndReport = ({
  charge,
  ownTexts,
  isDeployed,
  known,
  didEncounterErrors,
}: ChargeAndReport): ApolloServerPlugin<Context> => ({
  requestDidStart: async () => ({
    didEncounterErrors,
    didResolveOperation: async ({ contextValue, document, operation, source, queryHash, request }) => {
      const isSubscription = operation?.operation === OperationTypeNode.SUBSCRIPTION
      if (operation && !isSubscription)
        known.remember(source, { hash: queryHash, document, operation, operationName: request.operationName })
      // Only a call with a hash can be one of a deployed version.
      const isChecked = ownTexts.has(source) || (request.extensions?.persistedQuery && isDeployed(queryHash))
      if (operation && (isSubscription || !isChecked)) await charge(contextValue, document, operation)
    },
    willSendResponse: async ({ response: { http, body } }) => {
      if (body.kind !== 'single' || !body.singleResult.errors) return
      const unavailability = unavailabilityOf(body.singleResult)
      if (!unavailability) return
      http.headers.set('retry-after', String(unavailability.retryAfterSeconds))
      if (unavailability.isTotal) http.status = 503
    },
  }),
})

/** The document's text; null if the call has only its hash. */
function textOf({ method, body, query }: FastifyRequest): string | null {
  const given = method === 'POST' ? body : query
  const text = typeof given === 'object' && given !== null && 'query' in given ? given.query : null
  return typeof text === 'string' ? text : null
}

function sendTooLarge(message: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const extensions = { ...codeExtensions('GRAPHQL_VALIDATION_FAILED'), requestId: request.id }
  const result = { errors: [{ message, extensions }] }
  if (prefersEvents(request)) return sendResult(result, reply)
  return reply.code(400).type('application/json; charset=utf-8').send(JSON.stringify(result))
}

async function contextOfCall({ requestContext }: FastifyRequest): Promise<Context> {
  if (!requestContext) throw new Error('The call was not authorized.')
  return requestContext
}

type Gateway = ApolloServerOptionsWithGateway<Context>['gateway']

/** Hands our executor to Apollo in the form of a gateway, since Apollo lets a gateway execute. */
function executedBy(executor: Executor, schema: GraphQLSchema, subscriptions: Subscriptions): Gateway {
  return {
    onSchemaLoadOrUpdate(callback) {
      callback({ apiSchema: schema, coreSupergraphSdl: '' })
      return () => undefined
    },
    load: async () => ({
      executor: async ({ queryHash, document, request, context, operation }) => {
        const execution = {
          hash: queryHash,
          document,
          operationName: request.operationName,
          variables: request.variables,
          context: context as unknown as Context,
        }
        // Apollo gives none if the name of the operation is that of no operation.
        const type = (operation as typeof operation | undefined)?.operation
        return type === OperationTypeNode.SUBSCRIPTION
          ? subscriptions.open(execution, operation)
          : executor.execute(execution)
      },
    }),
    stop: async () => undefined,
  }
}

/** The types of bodies that REST takes and GraphQL refuses. */
const otherBodies = ['application/merge-patch+json', 'application/x-www-form-urlencoded', 'multipart/form-data']

const otherBody = () => wrongBodyType(['application/json'])

/** Throws a problem for a subscription, since the call does not accept events. A text that is no document is left to Apollo. */
function refuseSubscription(text: string, { method, body, query }: FastifyRequest): void {
  const { operationName } = (method === 'POST' ? body : query) as { operationName?: unknown }
  const document = documentOf(text)
  const operation = document && getOperationAST(document, typeof operationName === 'string' ? operationName : null)
  if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) return
  throw eventsNotAccepted()
}

function documentOf(text: string): DocumentNode | null {
  try {
    return parse(text, { maxTokens })
  } catch (error) {
    if (error instanceof GraphQLError) return null
    throw error
  }
}

/** Statuses that concern HTTP. They are problems like those of all other paths, since no document was read. */
const httpStatuses: ReadonlySet<number> = new Set([405, 406, 413, 415])

/** Sends an error that occurs before an operation is known, in GraphQL's form and with the matching HTTP status. */
function sendGraphqlError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { code } = error as { code?: string }
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return sendError(otherBody(), request, reply)
  const shown = showError(error)
  if (shown && (httpStatuses.has(shown.status) || shown.code === 'SUBSCRIPTION_UNSUPPORTED'))
    return sendError(error, request, reply)
  if ((!shown || shown.status >= 500) && !isOver(request))
    request.log.error({ err: error, requestId: request.id }, 'A GraphQL call failed.')
  const visible = shown ?? maskedError(request.id)
  const problem = problemOf(error)
  const extensions = {
    ...(problem ? problemExtensions(problem) : codeExtensions(shown ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR')),
    requestId: request.id,
  }
  request.servedCall?.refusals.add(extensions.code)
  setChallenge(visible, request, reply)
  if (visible.retryAfterSeconds !== undefined) reply.header('Retry-After', visible.retryAfterSeconds)
  reply
    .code(visible.status)
    .headers({ 'Cache-Control': 'no-store', Vary: 'Accept-Language' })
    .type('application/json; charset=utf-8')
  return reply.send(JSON.stringify({ errors: [{ message: sentenceFor(request, visible), extensions }] }))
}
