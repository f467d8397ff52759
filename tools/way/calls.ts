import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestGateway } from '@sanguine/gateway/testing'
import { root } from '../root'

export const callNames = ['hunt', 'getme', 'save-item'] as const
export const apis = ['graphql', 'rest'] as const

export type CallName = (typeof callNames)[number]
export type Api = (typeof apis)[number]

export interface PreparedCall {
  /** another call of the same account, after which the gateway knows it */
  readonly warmUp: () => Promise<unknown>
  readonly call: () => Promise<unknown>
}

/** Prepares a call to be made. Each is made by an account of its own, since a hunt has to be waited for. */
type Prepare = (gateway: TestGateway) => Promise<PreparedCall>

const example = (name: string): string => readFileSync(join(root, 'gateway/examples/player', `${name}.graphql`), 'utf8')

async function requireOk(reply: Promise<{ readonly status: number; readonly errors?: unknown }>): Promise<void> {
  const { status, errors } = await reply
  if (status >= 300 || errors) throw new Error(`The call failed with ${status}: ${JSON.stringify(errors)}`)
}

async function anItem(gateway: TestGateway, token: string): Promise<Readonly<Record<string, unknown>>> {
  const { body } = await gateway.rest('/item', { token })
  return body[0]
}

/** Waits for the check of the content, which otherwise goes on in the background after a save. */
const checkedContent = (gateway: TestGateway, token: string): Promise<void> =>
  requireOk(gateway.graphql('{ admin { contentProblems { field } } }', {}, token))

const saveItem =
  'mutation ($input: UpdateItemInput!) { updateItem(input: $input) { userErrors { code } item { id name } } }'

const readPlayer = (gateway: TestGateway, token: string) => () =>
  requireOk(gateway.rest('/clientUser/getme', { token }))

/** A call of a new player. */
const byPlayer =
  (send: (gateway: TestGateway, token: string) => Promise<void>): Prepare =>
  async (gateway) => {
    const token = await gateway.player()
    return { warmUp: readPlayer(gateway, token), call: () => send(gateway, token) }
  }

export const calls: Readonly<Record<CallName, Readonly<Record<Api, Prepare>>>> = {
  hunt: {
    graphql: byPlayer((gateway, token) => requireOk(gateway.graphql(example('hunt'), { round: 1 }, token))),
    rest: byPlayer((gateway, token) => requireOk(gateway.rest('/Game/hunt?round=1', { token }))),
  },
  getme: {
    graphql: byPlayer((gateway, token) => requireOk(gateway.graphql(example('me'), {}, token))),
    rest: byPlayer((gateway, token) => requireOk(gateway.rest('/clientUser/getme', { token }))),
  },
  'save-item': {
    graphql: async (gateway) => {
      const token = await gateway.adminToken()
      const { id } = await anItem(gateway, token)
      return {
        warmUp: () => checkedContent(gateway, token),
        call: () => requireOk(gateway.graphql(saveItem, { input: { id, flavorText: randomUUID() } }, token)),
      }
    },
    rest: async (gateway) => {
      const token = await gateway.adminToken()
      const item = await anItem(gateway, token)
      return {
        warmUp: () => checkedContent(gateway, token),
        call: () => requireOk(gateway.rest('PUT /item', { token, json: { ...item, flavorText: randomUUID() } })),
      }
    },
  },
}
