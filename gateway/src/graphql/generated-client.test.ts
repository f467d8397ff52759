import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { digestOf } from '@sanguine/accounts'
import {
  ActivateAccountDocument,
  HuntDocument,
  type HuntMutation,
  JournalDocument,
  LogInDocument,
  MeDocument,
  type MeQuery,
  RegisterDocument,
} from '../generated/example-documents'
import { startTestGateway, type TestGateway } from '../testing'

/** Plays over HTTP with a client whose types all come from the GraphQL schema. */

type Combat = NonNullable<NonNullable<HuntMutation['hunt']>['combat']>
type Player = NonNullable<MeQuery['me']>

const hunts = 10
const username = 'Mina'
const password = digestOf('Mina of Whitby 1893')

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startTestGateway({ settings: { gameSpeed: 600 } })
})
afterAll(() => gateway.stop())

function createClient(token?: string): ApolloClient {
  const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` }
  return new ApolloClient({
    link: new HttpLink({ uri: `${gateway.url}/graphql`, headers }),
    cache: new InMemoryCache(),
    defaultOptions: { query: { fetchPolicy: 'network-only' } },
  })
}

/** The result of a successful call. */
async function dataOf<Data>(call: Promise<{ data?: Data | undefined }>): Promise<NonNullable<Data>> {
  const { data } = await call
  if (!data) throw new Error('The response has no data.')
  return data
}

/** Registers, activates the account by the mailed link and logs in. Returns the client of the session. */
async function joinTheGame(): Promise<ApolloClient> {
  const visitor = createClient()
  const variables = { username, password }
  const { register } = await dataOf(
    visitor.mutate({ mutation: RegisterDocument, variables: { ...variables, email: 'mina@example.org' } }),
  )
  expect(register).toMatchObject({ userErrors: [] })
  const token = gateway.newestToken()
  const { activateAccount } = await dataOf(visitor.mutate({ mutation: ActivateAccountDocument, variables: { token } }))
  expect(activateAccount?.userErrors).toEqual([])
  const { login } = await dataOf(visitor.mutate({ mutation: LogInDocument, variables }))
  expect(login?.account).toMatchObject({ name: username, role: 'USER' })
  if (!login?.accessToken) throw new Error('The login returned no access token.')
  return createClient(login.accessToken)
}

async function readPlayer(client: ApolloClient): Promise<Player> {
  const { me } = await dataOf(client.query({ query: MeDocument }))
  if (!me) throw new Error('The account has no player.')
  return me
}

/** Hunts round by round until the combat is over. */
async function playHunt(client: ApolloClient): Promise<Combat> {
  for (let round = 1; ; round += 1) {
    const { hunt } = await dataOf(client.mutate({ mutation: HuntDocument, variables: { round } }))
    if (!hunt?.combat) throw new Error(`Round ${round} was refused: ${JSON.stringify(hunt?.userErrors)}`)
    if (hunt.combat.result !== 'ONGOING') return hunt.combat
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

test('a client generated from the GraphQL schema registers, hunts ten times and reads the same numbers in its journal', async () => {
  const client = await joinTheGame()
  const before = await readPlayer(client)
  expect(before).toMatchObject({ name: username, xp: 0 })

  const combats: Combat[] = []
  for (let hunt = 1; hunt <= hunts; hunt += 1) {
    combats.push(await playHunt(client))
    // The cooldown of ten minutes lasts a second at this speed.
    gateway.advance(1_000)
  }

  const { journal } = await dataOf(client.query({ query: JournalDocument, variables: { first: 50 } }))
  const entries = journal.nodes.flatMap((entry) => (entry.__typename === 'CombatEntry' ? [entry] : []))
  const journalled = entries.map(({ result, enemy, reward }) => ({ result, enemy, reward }))
  expect(journalled).toEqual(combats.map(({ result, enemy, reward }) => ({ result, enemy, reward })).toReversed())

  const after = await readPlayer(client)
  expect(after.bait?.amount).toBe((before.bait?.amount ?? 0) - hunts)
  const earned = journal.nodes.map((entry) => ('reward' in entry ? entry.reward.xp : 0))
  expect(after.xp).toBe(sum(earned))
})
