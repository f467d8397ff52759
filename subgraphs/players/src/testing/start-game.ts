import { releaseService } from '@sanguine/catalogue'
import { fixedRelease } from '@sanguine/catalogue/testing'
import { connect, connectionService } from '@sanguine/db'
import { startTestDatabase, type TestDatabase } from '@sanguine/db/testing'
import type { App, Context, Role, Settings, Viewer } from '@sanguine/kernel'
import { contextFor, type TestClock, testApp } from '@sanguine/kernel/testing'
import type { Release } from '@sanguine/rules'
import { type Connection, Types } from 'mongoose'
import { playerModelsService, preparePlayerModels } from '../store/players.model'
import { aWorld, idOf } from './a-world'

/** A gateway of the game without HTTP. */
export interface Gateway {
  readonly app: App
  readonly clock: TestClock
  readonly connection: Connection
  /** a call by the player of that name */
  as(name: string, overrides?: Partial<Context>): Context
}

export interface TestGame extends Gateway {
  readonly database: TestDatabase
  /** One more gateway on the same database, with a connection and a clock of its own; the clock shows the same time. */
  anotherGateway(options?: GatewayOptions): Promise<Gateway>
  /** Creates the account of the player of that name. Calls do not need it, but workers do. */
  register(name: string, role?: Role): Promise<void>
  /** Replaces the content in all gateways. */
  publish(release: Release): void
  stop(): Promise<void>
}

export interface GatewayOptions {
  readonly settings?: Partial<Settings>
  /** provides fakes before any service is created */
  readonly prepare?: (app: App) => void
}

export interface GameOptions extends GatewayOptions {
  readonly release?: Release
  /** in place of a fresh one on the test server; stopped with the game */
  readonly database?: TestDatabase
}

export const aViewer = (name: string, role: Role = 'user'): Viewer => ({
  accountId: idOf(`account ${name}`),
  sessionId: idOf(`session ${name}`),
  name,
  email: `${name.toLowerCase()}@example.org`,
  role,
  patreonType: 0,
  hasSeenWelcome: true,
})

/** A game on a real database, without workers, in the test world unless other content is given. */
export async function startGame({
  release = aWorld(),
  database: given,
  ...options
}: GameOptions = {}): Promise<TestGame> {
  const database = given ?? (await startTestDatabase())
  const gateways: Gateway[] = []
  const connections: Connection[] = []
  let current = release

  const addGateway = async ({ settings, prepare }: GatewayOptions = {}): Promise<Gateway> => {
    const { app, clock } = testApp(settings)
    const connection = await connect(database.uri)
    connections.push(connection)
    app.provide(connectionService, connection)
    app.provide(
      releaseService,
      fixedRelease(() => current),
    )
    prepare?.(app)
    clock.at = gateways[0]?.clock.at ?? clock.at
    const gateway: Gateway = {
      app,
      clock,
      connection,
      as: (name, overrides) => contextFor(app, aViewer(name), overrides),
    }
    gateways.push(gateway)
    return gateway
  }

  const first = await addGateway(options)
  await preparePlayerModels(first.app.get(playerModelsService))
  return {
    ...first,
    database,
    anotherGateway: addGateway,
    register: async (name, role = 'user') => {
      const { accountId, email } = aViewer(name, role)
      const account = { _id: new Types.ObjectId(accountId), name, role, nameKey: name, emailKey: email }
      await first.connection.collection('accounts').insertOne(account)
    },
    publish: (next) => {
      current = next
    },
    stop: async () => {
      for (const { app } of gateways) await app.stop()
      for (const connection of connections) await connection.close()
      await database.stop()
    },
  }
}
