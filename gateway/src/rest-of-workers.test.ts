import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { connect, connectionService, observeCommands } from '@sanguine/db'
import { startTestServer } from '@sanguine/db/testing'
import { gameSettingsService } from '@sanguine/settings'
import type { Connection } from 'mongoose'
import { startTestGateway, type TestGateway } from './testing'

/** A server of its own, to which nobody else writes. */
let server: Awaited<ReturnType<typeof startTestServer>>
let connection: Connection
let gateways: readonly TestGateway[] = []

beforeAll(async () => {
  server = await startTestServer()
  const uri = server.getUri('site')
  connection = await connect(uri)
  const database = { uri, connection, drop: async () => undefined, stop: async () => undefined }
  gateways = [await startTestGateway({ database }), await startTestGateway({ database })]
})
afterAll(async () => {
  for (const gateway of gateways) await gateway.stop()
  await connection.close()
  await server.stop()
})

/** Resolves once the gateway has asked so often in a row for the time of the last write, and for nothing else. */
const looks = (gateway: TestGateway, count: number) =>
  new Promise<void>((resolve) => {
    let inRow = 0
    observeCommands(gateway.app.get(connectionService), ({ name }) => {
      inRow = name === 'hello' ? inRow + 1 : 0
      if (inRow === count) resolve()
    })
  })

test('gateways without calls ask for nothing but the time of the last write, and follow each other all the same', async () => {
  await Promise.all(gateways.map((gateway) => looks(gateway, 10)))
  const [first, second] = gateways
  if (!first || !second) throw new Error('There are no gateways.')
  const mutation =
    'mutation { updateSettings(input: { autoHuntBacklogHours: 7 }) { settings { autoHuntBacklogHours } } }'
  const { data } = await first.graphql(mutation, {}, await first.adminToken())
  expect(data.updateSettings.settings.autoHuntBacklogHours).toBe(7)
  const hours = () => second.app.get(gameSettingsService).current().autoHuntBacklogHours
  for (const deadline = Date.now() + 60_000; hours() !== 7 && Date.now() < deadline; )
    await new Promise((resolve) => setTimeout(resolve, 20))
  expect(hours()).toBe(7)
})
