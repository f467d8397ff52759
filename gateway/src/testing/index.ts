import { readdirSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { digestOf, ensureAdmin } from '@sanguine/accounts'
import { packService } from '@sanguine/catalogue'
import type { Pack } from '@sanguine/content/pack'
import { connect, connectionService, dataSourceService } from '@sanguine/db'
import { startTestDatabase, type TestDatabase } from '@sanguine/db/testing'
import { App, type Settings } from '@sanguine/kernel'
import { TestClock, TestRandom, testSettings } from '@sanguine/kernel/testing'
import { outboxOf } from '@sanguine/mail'
import { versionGuardService } from '@sanguine/remotes'
import pino, { type Logger } from 'pino'
import { checkClock } from '../check-clock'
import { createGateway } from '../create-gateway'
import { readEnv } from '../env'
import type { OtherVersion } from '../graphql/served-schema'
import { callWindowService } from '../server/call-limits'
import type { Timeouts } from '../server/timeouts'
import { siteKey } from '../settings'
import { listen, startDomains } from '../start-gateway'
import { openTracing } from '../tracing/tracing-service'

export interface TestGatewayOptions {
  /** whether responses are compared with the schemas of both APIs, default true; production does not */
  readonly checkAnswers?: boolean
  readonly settings?: Partial<Settings>
  /** variables beside the settings, as in the environment of the process */
  readonly env?: Readonly<Record<string, string>>
  /** another gateway's database, for two gateways side by side */
  readonly database?: TestDatabase
  readonly clock?: TestClock
  readonly log?: Logger
  /** the content pack, default the project's own */
  readonly pack?: Pack
  readonly siteRoot?: string
  readonly otherVersion?: OtherVersion
  /** changes to the limits of calls and connections; by default, a call may take as long as a busy machine needs */
  readonly timeouts?: Partial<Timeouts>
}

type Body = string | Uint8Array<ArrayBuffer> | FormData | URLSearchParams

export interface RestCall {
  readonly token?: string | undefined
  readonly json?: unknown
  readonly form?: Readonly<Record<string, string>>
  readonly body?: Body
  readonly headers?: Readonly<Record<string, string>>
}

export interface Reply {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** the text as JSON; undefined for a text that is not JSON */
  // biome-ignore lint/suspicious/noExplicitAny: tests look at any shape
  readonly body: any
}

export interface TestGateway {
  readonly url: string
  /** null without METRICS_PORT */
  readonly metricsUrl: string | null
  readonly app: App
  readonly clock: TestClock
  readonly database: TestDatabase
  readonly adminPassword: string
  /** every route, such as `GET /healthz` */
  readonly calls: readonly string[]
  /** a call under `/api` with the site's key; `GET` unless the path begins with a method: `POST /user/login` */
  rest(path: string, call?: RestCall): Promise<Reply>
  /** for a subscription, its first result */
  // biome-ignore lint/suspicious/noExplicitAny: tests look at any shape
  graphql(query: string, variables?: object, token?: string): Promise<{ status: number; data: any; errors?: any[] }>
  /** registers, activates by the mailed link and logs in; returns the token */
  player(name?: string): Promise<string>
  /** registers and logs in without activating; returns the token */
  visitor(name?: string): Promise<string>
  login(name: string, password?: string): Promise<string>
  /** the token of the newest mailed link to a page, default the activation page */
  newestToken(page?: string): string
  adminToken(): Promise<string>
  advance(ms: number): void
  /** judges the versions of remotes by the pages until now, as a worker does every few seconds */
  judgeRemotes(): Promise<void>
  stop(): Promise<void>
}

const adminPassword = 'the-warden-of-the-crypt'
const passwordOf = (name: string) => `${name} of Whitby 1893`

/** Milliseconds after which a test gateway ends a call: more than any call of a test takes on a busy machine. */
export const testCallTimeoutMs = 61_000

let started = 0

/** Starts the whole server on a free port, with its own database and a clock that only the test advances. */
export async function startTestGateway(options: TestGatewayOptions = {}): Promise<TestGateway> {
  const database = options.database ?? (await startTestDatabase())
  const clock = options.clock ?? new TestClock()
  const settings = { ...testSettings({ rateLimitFactor: 1_000 }), ...options.settings }
  const env = readEnv({
    DATA_DIR: settings.dataDir,
    PORT: '0',
    LOG_LEVEL: 'silent',
    CALL_TIMEOUT_MS: String(testCallTimeoutMs),
    ...options.env,
  })
  // Every run draws the same numbers. Gateways of one file draw different ones, since they may share a database.
  started += 1
  const random = new TestRandom(`gateway ${started}`)
  const app = new App({ settings, clock, random, log: options.log ?? pino({ level: 'silent' }) })
  // Each gateway has its own connection, as in a process of its own.
  const connection = options.database ? await connect(database.uri) : database.connection
  app.provide(connectionService, connection)
  // Longer than any test, so that its calls are counted together on a busy machine too.
  app.provide(callWindowService, { seconds: 3_600 })
  app.provide(dataSourceService, { mongodbUri: database.uri, dataDir: settings.dataDir })
  if (options.pack) app.provide(packService, options.pack)
  const stopParts = async () => {
    await app.stop()
    if (options.database) await connection.close()
    else await database.stop()
  }
  const site = options.siteRoot === undefined ? {} : { siteRoot: options.siteRoot }
  const calls: string[] = []
  const start = async () => {
    await openTracing(app, env)
    await checkClock(app)
    await startDomains(app)
    await ensureAdmin(app, { username: 'admin', password: adminPassword })
    return createGateway({
      env,
      app,
      checkAnswers: options.checkAnswers ?? true,
      otherVersion: options.otherVersion,
      timeouts: options.timeouts ?? {},
      onRoute: ({ method, url }) => calls.push(...[method].flat().map((each) => `${each} ${url}`)),
      ...site,
    })
  }
  // Parts that keep running would keep the tests from ending.
  const server = await start().catch(async (error: unknown) => {
    await stopParts()
    throw error
  })
  // Clients learn the time from this header, which Node would fill with the real one.
  server.server.prependListener('request', (_, response: ServerResponse) => {
    response.setHeader('Date', new Date(clock.now()).toUTCString())
  })
  const url = await listen(server, env)
  settings.publicUrl = url

  const rest = async (path: string, call: RestCall = {}): Promise<Reply> => {
    const [, method = 'GET', target = path] = /^([A-Z]+) (.*)$/.exec(path) ?? []
    const body = bodyOf(call)
    const response = await fetch(`${url}/api${target}`, {
      method,
      headers: {
        'X-Api-Key': siteKey,
        'X-Version': 'test',
        ...(call.json !== undefined && { 'Content-Type': 'application/json' }),
        ...(call.token !== undefined && { Authorization: `Bearer ${call.token}` }),
        ...call.headers,
      },
      ...(body !== undefined && { body }),
    })
    const text = await textOf(response)
    return { status: response.status, headers: response.headers, text, body: jsonOf(text) }
  }

  const login = async (name: string, password = passwordOf(name)): Promise<string> => {
    const { body, text } = await rest('POST /user/login', { form: { username: name, password: digestOf(password) } })
    if (typeof body?.access_token !== 'string') throw new Error(`Login of ${name} failed: ${text}`)
    return body.access_token
  }

  const register = async (name: string): Promise<void> => {
    const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.org`
    const form = { username: name, password: digestOf(passwordOf(name)), email }
    const { body, text } = await rest('POST /user/register', { form })
    if (!body?.success) throw new Error(`Registration of ${name} failed: ${text}`)
  }

  let made = 0
  const newName = (kind: string) => {
    made += 1
    return `${kind} ${made}`
  }

  return {
    url,
    metricsUrl: server.metricsUrl,
    app,
    clock,
    database,
    adminPassword,
    calls,
    rest,
    login,
    newestToken: (page) => newestToken(settings.dataDir, page),
    adminToken: () => login('admin', adminPassword),
    async graphql(query, variables, token) {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...(query.startsWith('subscription') && { Accept: 'text/event-stream' }),
          ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ query, variables }),
      })
      return { status: response.status, ...((await resultOf(response)) as { data: unknown }) }
    },
    async visitor(name = newName('Visitor')) {
      await register(name)
      return login(name)
    },
    async player(name = newName('Player')) {
      await register(name)
      const { status, text } = await rest(`/user/ActivateAccount/${newestToken(settings.dataDir)}`)
      if (status !== 200) throw new Error(`Activation of ${name} failed: ${text}`)
      return login(name)
    },
    advance: (ms) => clock.advance(ms),
    judgeRemotes: () => app.get(versionGuardService).check(),
    async stop() {
      const closed = server.close()
      // A test may have left a response unread, for which the server would wait.
      server.server.closeAllConnections()
      await closed
      await stopParts()
    },
  }
}

/** The result of a GraphQL call; the first one of a stream, which is left. */
async function resultOf(response: Response): Promise<unknown> {
  if (!isStream(response) || !response.body) return response.json()
  let text = ''
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    text += chunk
    const result = /^event: next\ndata: (.*)\n\n/m.exec(text)?.[1]
    if (result !== undefined) return JSON.parse(result)
  }
  throw new Error(`A stream ended without a result: ${text}`)
}

const isStream = ({ headers }: Response): boolean =>
  headers.get('Content-Type')?.startsWith('text/event-stream') === true

/** The text of a response; empty for a stream of events, which is left. */
async function textOf(response: Response): Promise<string> {
  if (!isStream(response)) return response.text()
  await response.body?.cancel()
  return ''
}

function bodyOf({ json, form, body }: RestCall): Body | undefined {
  if (json !== undefined) return JSON.stringify(json)
  return form === undefined ? body : new URLSearchParams(form)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The token of the newest mailed link to a page. */
function newestToken(dataDir: string, page = 'activateAccount'): string {
  const folder = outboxOf(dataDir)
  const link = new RegExp(`/${page}/(\\w+)`)
  for (const name of readdirSync(folder).sort().reverse()) {
    const token = link.exec(readFileSync(`${folder}/${name}`, 'utf8').replaceAll('=\r\n', ''))?.[1]
    if (token) return token
  }
  return ''
}

export { domains } from '../domains'
export { askForStream, OpenedStreams, type StreamOptions, type TestEvent, TestStream } from './event-stream'
export {
  amountAsWire,
  amountFields,
  enemyAsWire,
  enemyFields,
  itemAsWire,
  itemFields,
  rarityFields,
  withImageId,
} from './graphql-as-wire'
export { type CapturedLog, captureLog, type LogLine } from './log-lines'
export { nextVersion, previousVersion } from './other-versions'
export { formatTrace, type OtlpReceiver, type ReceivedSpan, startOtlpReceiver } from './otlp-receiver'
export { runQuery } from './run-query'
