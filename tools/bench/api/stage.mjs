/** The site on an empty database, with players who never run out of bait. */
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildServer } from '../../build/server.mjs'
import { startChild } from './children.mjs'

const require = createRequire(import.meta.url)

/** Fast enough that no call ever meets a cooldown or the two seconds of a repeated answer. */
const fastest = 100_000

const password = createHash('sha256').update('bench of the vampire').digest('hex')

export async function setStage(playerCount, { gameSpeed = fastest } = {}) {
  await buildServer()
  const { startEmbeddedMongod } = require('@sanguine/embedded-mongod')
  const { connect } = require('@sanguine/db')
  const folder = mkdtempSync(join(tmpdir(), 'sanguine-bench-'))
  const database = await startEmbeddedMongod({ dbPath: join(folder, 'db') })
  const gateway = await startChild('../../../gateway/dist/main.js', {
    env: {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      MONGODB_URI: `${database.uri.replace(/\/?(\?|$)/, '/sanguine$1')}`,
      DATA_DIR: folder,
      GAME_SPEED: String(gameSpeed),
      RATE_LIMIT_FACTOR: '100000000',
      LOG_LEVEL: 'error',
    },
    ready: (line) => /^Sanguine is ready: (\S+)$/.exec(line)?.[1],
  })
  const url = gateway.value
  const players = []
  for (let index = 0; index < playerCount; index += 1) players.push(await enrol(url, folder, `Bench ${index}`))
  const connection = await connect(`${database.uri.replace(/\/?(\?|$)/, '/sanguine$1')}`)
  const collection = connection.collection('players')
  for (const { token } of players) await call(url, '/api/clientUser/getme', { token })
  for (const { _id, state } of await collection.find().toArray()) {
    const [bait] = state.setups[state.activeSetup].bait
    // a throw-away database: the ledger is of no interest here
    await collection.updateOne({ _id }, { $set: { [`state.inventory.${bait}`]: 1_000_000_000 }, $inc: { revision: 1 } })
  }
  return {
    url,
    /** of the gateway and of the database */
    pids: [gateway.pid, database.pid],
    tokens: players.map(({ token }) => token),
    connection,
    /** hunts that were really played so far */
    hunts: async () =>
      (await collection.find({}, { projection: { 'state.combat.number': 1 } }).toArray()).reduce(
        (sum, { state }) => sum + (state.combat?.number ?? 0),
        0,
      ),
    stop: async () => {
      await connection.close()
      await gateway.stop()
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export async function call(url, path, { token, form } = {}) {
  const response = await fetch(`${url}${path}`, {
    method: form ? 'POST' : 'GET',
    headers: headersOf(token),
    ...(form && { body: new URLSearchParams(form) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`)
  return text
}

export const headersOf = (token) => ({
  'X-Api-Key': 'sanguine-site',
  'X-Version': 'bench',
  ...(token && { Authorization: `Bearer ${token}` }),
})

async function enrol(url, folder, username) {
  const email = `${username.replace(' ', '.').toLowerCase()}@example.org`
  await call(url, '/api/user/register', { form: { username, password, email } })
  const outbox = join(folder, 'outbox')
  const mail = readFileSync(join(outbox, readdirSync(outbox).sort().at(-1)), 'utf8').replaceAll('=\r\n', '')
  await call(url, `/api/user/ActivateAccount/${/activateAccount\/(\w+)/.exec(mail)?.[1]}`)
  const { access_token: token } = JSON.parse(await call(url, '/api/user/login', { form: { username, password } }))
  return { token }
}
