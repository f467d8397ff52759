import { join } from 'node:path'
import { type App, statusSourcesService } from '@sanguine/kernel'
import {
  errorCountsService,
  ownBuildsService,
  pageCountsService,
  remoteChecksService,
  remoteRegistryService,
  vitalCountsService,
} from '@sanguine/remotes'
import { statusRecorderService } from '@sanguine/status'
import { eventDataService, webhookWorkersService } from '@sanguine/webhooks'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type RouteOptions } from 'fastify'
import { type DevMailAccess, devMailAccess } from './dev-mail/dev-mail-access'
import { devMailPath, mountDevMail } from './dev-mail/mount'
import { domains } from './domains'
import type { Env } from './env'
import { mountGraphql } from './graphql/mount'
import { type OtherVersion, type ServedSchema, servedSchema, servedSchemaOf } from './graphql/served-schema'
import { mountCallMetrics } from './metrics/call-metrics'
import { serveMetrics } from './metrics/metrics-listener'
import { mountOauth } from './oauth/mount'
import { mountPlayMoney } from './play-money/mount'
import { playMoneyAccess } from './play-money/play-money-access'
import { mountDocs } from './rest/docs'
import { mountRest } from './rest/mount'
import { callsOfRoute } from './rest/route-calls'
import { firstRoutes, routes } from './rest/routes'
import { eventData } from './rest/v1/event-data'
import { v1Routes } from './rest/v1/routes'
import { documentExecutorService } from './rest/v1/run-document'
import { collectAllowedMethods } from './server/allowed-methods'
import { mountBodyParsers } from './server/body-parsers'
import { limitOpenCalls } from './server/call-limits'
import { mountCompression } from './server/compression'
import { mountCors } from './server/cors'
import { sendError } from './server/error-response'
import { EventStreams } from './server/event-streams'
import { mountHealth } from './server/health'
import { mountPaymentWebhook } from './server/payment-webhook'
import { mountRateLimitHeaders } from './server/rate-limit-headers'
import { mountRefusedInputLog } from './server/refused-input'
import { mountReplayHeader } from './server/replay-header'
import { mountRequestLog, requestIdOf } from './server/request-log'
import { requireOneHost } from './server/require-one-host'
import { createSecurityHeaders, mountSecurityHeaders } from './server/security-headers'
import { endAfter, mountDraining, mountSending, type Timeouts, timeouts } from './server/timeouts'
import { siteKey } from './settings'
import { hostFilePath, mountSite } from './site/mount'
import { createOwnBuilds } from './site/own-builds'
import { createPreviews } from './site/page-preview'
import { createRemoteChecks } from './site/remote-checks'
import { mountRemoteErrors } from './site/remote-errors'
import { mountRemoteFailures } from './site/remote-failures'
import { mountRemoteVitals } from './site/remote-vitals'
import { createRemotes } from './site/remotes'
import { mountSourceMaps } from './site/source-maps'
import { mountCallCounter } from './status/api-status'
import { statusSources } from './status/status-sources'
import { tracingService } from './tracing/tracing-service'
import { version } from './version'

export interface GatewayOptions {
  readonly env: Env
  /** a started app, whose domains are ready to serve */
  readonly app: App
  /** whether responses are checked against the route's shape, and fields for their declarations: for tests */
  readonly checkAnswers?: boolean
  /** folder that holds `host/dist` and `remotes/<name>/dist`, default the project's own */
  readonly siteRoot?: string
  /** changes to the limits of calls and connections: for tests */
  readonly timeouts?: Partial<Timeouts>
  /** receives every route: for tests */
  readonly onRoute?: (route: RouteOptions) => void
  /** makes the gateway stand for one of another version: for tests */
  readonly otherVersion?: OtherVersion | undefined
}

const projectRoot = join(__dirname, '../..')

/** The most characters of a path's parameter; a longer one is a 414. */
const maxParamLength = 300

/**
 * Creates the HTTP server of an app: both APIs, the composed site, health and documentation. It does not listen yet.
 */
export async function createGateway(options: GatewayOptions): Promise<FastifyInstance> {
  const { env, app, checkAnswers = false, siteRoot = projectRoot, otherVersion } = options
  const {
    headersTimeout,
    requestTimeout,
    keepAliveTimeout,
    connectionTimeout,
    connectionsCheckingInterval,
    callTimeout,
    streamBeat,
  } = { ...timeouts, callTimeout: env.CALL_TIMEOUT_MS, ...options.timeouts }
  const endLateCall = endAfter(callTimeout)
  const remotes = createRemotes({
    env,
    root: siteRoot,
    clock: app.clock,
    deployed: () => app.get(remoteRegistryService).current(),
    warn: (message) => app.log.warn(message),
    onMove: (move) => app.log.info(move, 'A remote is loaded from another address.'),
  })
  const isSecure = app.settings.publicUrl.startsWith('https:')
  const setSecurityHeaders = createSecurityHeaders({ isSecure, strictTransport: env.HSTS })
  const server: FastifyInstance = Fastify({
    loggerInstance: app.log as FastifyBaseLogger,
    logController: new Fastify.LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf(env.TRUST_PROXY > 0),
    trustProxy: env.TRUST_PROXY > 0 && ((_address: string, hop: number) => hop < env.TRUST_PROXY),
    forceCloseConnections: 'idle',
    // Calls that arrive during closing are still served.
    return503OnClosing: false,
    requestTimeout,
    keepAliveTimeout,
    connectionTimeout,
    http: { headersTimeout, connectionsCheckingInterval },
    // No hooks run for a request for which the router can find no route, so the headers are set here.
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(reply)
      return sendError(error, request, reply)
    },
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength },
  })
  // No path takes QUERY. With a body, Fastify would refuse it for a missing type, with a 400.
  server.addHttpMethod('QUERY', { overrideExisting: true })
  server.decorateRequest('requestContext', null)
  server.setErrorHandler(sendError)
  if (options.onRoute) server.addHook('onRoute', options.onRoute)
  const allowedMethods = collectAllowedMethods(server, [hostFilePath])

  // This comes first, so that all work of other hooks belongs to the call.
  mountRequestLog(server, { isProduction: app.settings.isProduction, slowCallMs: env.SLOW_CALL_MS })
  const tracing = app.get(tracingService)
  tracing?.mountCalls(server, app)
  if (env.METRICS_PORT !== null) mountCallMetrics(server, app)
  mountCallCounter(server, app)
  mountRefusedInputLog(server, app)
  mountReplayHeader(server)
  mountSending(server)
  mountRateLimitHeaders(server)
  requireOneHost(server)
  mountSecurityHeaders(server, setSecurityHeaders)
  mountCors(server)
  await mountCompression(server)
  await mountBodyParsers(server)
  mountHealth(server, app)
  mountDraining(server, app)
  const withTraces = (schema: ServedSchema): ServedSchema =>
    tracing ? { ...schema, executor: tracing.executor(schema.executor) } : schema
  const served = withTraces(servedSchema(checkAnswers, (message) => app.log.warn(message)))
  app.provide(documentExecutorService, served.executor)
  app.provide(eventDataService, eventData)
  app.provide(ownBuildsService, createOwnBuilds({ remotes, root: siteRoot }))
  app.provide(remoteChecksService, createRemoteChecks({ schema: served.schema, remotes, root: siteRoot }))
  // Its work reads the data of events, so it begins here.
  app.get(webhookWorkersService)
  app.provide(statusSourcesService, statusSources({ domains, remotes, root: siteRoot }))
  app.get(statusRecorderService)
  const keys = new Set([siteKey, ...env.API_KEYS])
  const streams = new EventStreams(server, app, streamBeat)
  mountRest(server, {
    app,
    keys,
    routes: tracing ? tracing.routes(routes) : routes,
    callsOf: (route) => callsOfRoute(served.schema, route),
    endLateCall,
    streams,
    checkAnswers,
  })
  mountDocs(server, { firstRoutes, v1Routes }, limitOpenCalls(app))
  await mountGraphql(server, {
    app,
    served: otherVersion ? withTraces(servedSchemaOf(otherVersion, checkAnswers)) : served,
    remotes: () => remotes.files().names,
    endLateCall,
    streams,
  })
  const devMail = devMailAccess(app.settings, env)
  mountDevMail(server, app, devMail)
  mountPlayMoney(server, app, playMoneyAccess(env))
  mountPaymentWebhook(server, app)
  mountOauth(server, { app, checkAnswers })
  const pages = app.get(pageCountsService)
  mountRemoteFailures(server, { app, remotes, pages })
  tracing?.mountBrowserTraces(server, app)
  mountRemoteErrors(server, { app, remotes, pages, errors: app.get(errorCountsService) })
  mountSourceMaps(server, app)
  mountRemoteVitals(server, { app, remotes, pages, counts: app.get(vitalCountsService) })
  await mountSite(server, {
    root: siteRoot,
    allowedMethods,
    publicUrl: () => app.settings.publicUrl,
    remotes,
    onPage: (address, versions) => pages.addPage(address, versions),
    previews: createPreviews(
      app,
      domains.flatMap(({ previewedPages = [] }) => previewedPages),
    ),
    settings: {
      ...publicSettings(app, env, otherVersion?.version ?? version, devMail),
      ...(tracing && tracing.ratio > 0 && { tracing: { ratio: tracing.ratio } }),
    },
  })
  await serveMetrics(server, app, env)
  return server
}

const publicSettings = ({ settings }: App, env: Env, version: string, devMail: DevMailAccess) => ({
  apiKey: siteKey,
  version,
  registrationOpensAt: new Date(settings.registrationOpensAt).toISOString(),
  gameOpensAt: new Date(settings.gameOpensAt).toISOString(),
  gameSpeed: settings.gameSpeed,
  mailbox: devMail === 'none' ? null : devMailPath,
  operator: operatorOf(env),
  socialLinks: env.SOCIAL_LINKS,
})

/** The site's operator, for the imprint; null if not set. Commas separate the lines of the address. */
const operatorOf = ({ OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_EMAIL, OPERATOR_PHONE }: Env) =>
  OPERATOR_NAME === null
    ? null
    : {
        name: OPERATOR_NAME,
        address: (OPERATOR_ADDRESS ?? '').split(',').flatMap((line) => line.trim() || []),
        email: OPERATOR_EMAIL,
        phone: OPERATOR_PHONE,
      }
