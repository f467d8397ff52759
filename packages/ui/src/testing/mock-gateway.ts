import { overrideSettings, type PublicSettings } from '@sanguine/ui/platform'
import { execute } from 'graphql'
import { FetchXmlHttpRequest } from './fetch-xml-http-request'
import { readDocument, realSchema } from './schema/read-document'

/** The response of a root field: a plain value or a function of its arguments. Errors become GraphQL errors. */
export type FieldResponse = unknown | ((args: never) => unknown)

export interface GatewayResponses {
  /** by name of the root field: `me`, `shop`, `buy` …; the real schema requires every selected field */
  readonly fields?: Readonly<Record<string, FieldResponse>>
  /** by method and path, such as `POST /api/Image`: JSON, text, or a `Response` */
  readonly routes?: Readonly<Record<string, unknown | ((request: { url: string; init: RequestInit }) => unknown)>>
  /** tokens of sessions that have ended: calls with one get a 401 */
  readonly endedTokens?: readonly string[]
  /** public settings that differ from the default */
  readonly settings?: Partial<PublicSettings>
}

/** A call the page made. */
export interface GatewayCall {
  readonly method: string
  readonly path: string
  readonly headers: Headers
  /** of a GraphQL call */
  readonly operationName?: string
  readonly variables?: Readonly<Record<string, unknown>>
  readonly body: unknown
}

export interface MockGateway {
  readonly calls: readonly GatewayCall[]
  /** the variables of the calls of one operation, in order */
  variablesOf(operationName: string): readonly (Readonly<Record<string, unknown>> | undefined)[]
  /** changes the responses from now on */
  setResponses(answers: GatewayResponses): void
  stop(): void
}

interface GraphqlBody {
  readonly query?: string
  readonly operationName?: string
  readonly variables?: Readonly<Record<string, unknown>>
}

const json = (value: unknown, status = 200): Response =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } })

const { setTimeout: timerOfTheMachine } = globalThis
const longestDelayMs = 60

/**
 * How long the gateway holds a response back, in milliseconds. FNV-1a hashes the seed in `SANGUINE_TEST_LATE_ANSWERS`
 * and the call, so that each seed gives another order. 0 without a seed, and while a test has stopped the clock.
 */
function delayOf(call: string): number {
  const seed = process.env.SANGUINE_TEST_LATE_ANSWERS
  if (!seed || globalThis.setTimeout !== timerOfTheMachine) return 0
  let hash = 0x811c9dc5
  for (const character of seed + call) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0
  return (hash >>> 8) % longestDelayMs
}

/**
 * Replaces the gateway. Operations run against the real schema, so that no test passes with an impossible response. For
 * a document sent as a hash, the mock requests the whole text.
 */
export function mockGateway(initial: GatewayResponses = {}): MockGateway {
  let answers = initial
  const calls: GatewayCall[] = []
  const before = { fetch: globalThis.fetch, XMLHttpRequest: globalThis.XMLHttpRequest }

  async function answerGraphql({ query, operationName, variables }: GraphqlBody): Promise<Response> {
    if (!query) return json({ errors: [{ message: 'Unknown', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] })
    const document = readDocument(query)
    if (!('kind' in document)) return json({ errors: document })
    const result = await execute({
      schema: realSchema(),
      document,
      rootValue: answers.fields ?? {},
      variableValues: variables ?? {},
      operationName: operationName ?? null,
    })
    return json(result)
  }

  async function answerRoute(method: string, url: string, init: RequestInit): Promise<Response> {
    const routes = answers.routes ?? {}
    const key = Object.keys(routes).find((name) => name.toLowerCase() === `${method} ${url}`.toLowerCase())
    if (key === undefined) return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } })
    const route = routes[key]
    const answer = typeof route === 'function' ? await route({ url, init }) : route
    if (answer instanceof Response) return answer
    return typeof answer === 'string' ? new Response(answer) : json(answer)
  }

  globalThis.fetch = async (input, init = {}) => {
    const url = String(input)
    const method = (init.method ?? 'GET').toUpperCase()
    const text = typeof init.body === 'string' ? init.body : ''
    const isGraphql = url === '/graphql'
    const body = (isGraphql ? JSON.parse(text) : init.body) as GraphqlBody
    calls.push({
      method,
      path: url,
      headers: new Headers(init.headers),
      body,
      ...(isGraphql && body.operationName ? { operationName: body.operationName } : {}),
      ...(isGraphql && body.variables ? { variables: body.variables } : {}),
    })
    const token = new Headers(init.headers).get('authorization')?.slice('Bearer '.length)
    if (token && answers.endedTokens?.includes(token))
      return isGraphql
        ? json({ errors: [{ message: 'Log in again.', extensions: { code: 'UNAUTHENTICATED' } }] }, 401)
        : new Response('Log in again.', { status: 401, headers: { 'content-type': 'text/plain' } })
    const delay = delayOf(`${calls.length} ${isGraphql ? body.operationName : url}`)
    const answer = await (isGraphql ? answerGraphql(body) : answerRoute(method, url, init))
    if (delay > 0) await new Promise((resolve) => timerOfTheMachine(resolve, delay))
    return answer
  }
  globalThis.XMLHttpRequest = FetchXmlHttpRequest as unknown as typeof XMLHttpRequest
  overrideSettings({
    apiKey: 'test-key',
    version: '1.0.0',
    registrationOpensAt: 0,
    gameOpensAt: 0,
    gameSpeed: 1,
    mailbox: null,
    operator: null,
    socialLinks: [],
    ...initial.settings,
  })

  return {
    calls,
    variablesOf: (name) =>
      calls
        .filter((call) => call.operationName === name && (call.body as GraphqlBody).query)
        .map((call) => call.variables),
    setResponses(next) {
      answers = {
        ...answers,
        ...next,
        fields: { ...answers.fields, ...next.fields },
        routes: { ...answers.routes, ...next.routes },
      }
    },
    stop() {
      Object.assign(globalThis, before)
      overrideSettings(null)
    },
  }
}
