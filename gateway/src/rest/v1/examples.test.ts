import { execFile, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { digestOf } from '@sanguine/accounts'
import { Webhook } from 'standardwebhooks'
import { startTestGateway, type TestGateway } from '../../testing'

/** The examples of the page for developers, as they are shown. */
const text = readFileSync(join(__dirname, '../../../../remotes/visitor/src/features/developers/examples.ts'), 'utf8')
const examples = new Map(
  [...text.matchAll(/export const (\w+) = (?:String\.raw)?`([^`]*)`/g)].map(([, name, code]) => [name, code]),
)

const run = promisify(execFile)

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.stop())

/** Python is not on every machine. */
const pythons =
  spawnSync('python3', ['--version']).status === 0 ? [['python', 'python3', 'first_hunt.py'] as const] : []

/** A player with a personal access token for all that the examples do. */
async function playerWithToken(player: string): Promise<{ readonly session: string; readonly token: string }> {
  const session = await gateway.player(player)
  const creation = 'mutation($input: CreatePersonalTokenInput!) { createPersonalToken(input: $input) { secret } }'
  const input = { name: 'Bot', scopes: ['hunt', 'read'], password: digestOf(`${player} of Whitby 1893`) }
  const { data } = await gateway.graphql(creation, { input }, session)
  return { session, token: data.createPersonalToken.secret }
}

test.each([['curl', 'sh', 'first-hunt.sh'], ['typescript', process.execPath, 'first-hunt.mjs'], ...pythons])(
  'the example for %s makes a hunt',
  async (name, program, file) => {
    const player = `Bot of ${name}`
    const { token } = await playerWithToken(player)
    const path = join(mkdtempSync(join(tmpdir(), 'example-')), file)
    writeFileSync(path, examples.get(name) ?? '')
    const env = { ...process.env, SITE: gateway.url, TOKEN: token }
    const { stdout, stderr } = await run(program, [path], { env })
    expect([stdout, stderr]).toEqual([expect.stringMatching(/WIN|LOSS|DRAW/), ''])
  },
)

test('the example for events prints a hunt', async () => {
  const { session, token } = await playerWithToken('Listener')
  const env = { ...process.env, SITE: gateway.url, TOKEN: token }
  const listener = spawn('sh', ['-c', `exec ${examples.get('events')?.replace(/^#.*/, '').trim()}`], { env })
  const seen = { text: '' }
  const until = (wanted: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => seen.text.includes(wanted) && resolve()
      listener.stdout.on('data', look)
      listener.once('close', (code) => reject(new Error(`It ended with ${code}: ${seen.text}`)))
      look()
    })
  listener.stdout.setEncoding('utf8').on('data', (text: string) => {
    seen.text += text
  })
  await until('event: player')
  await gateway.graphql('mutation { quickHunt { userErrors { code } } }', {}, session)
  await until('event: entry')
  listener.kill()
})

test('the example for webhooks accepts a signed event once, and refuses others', async () => {
  const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`
  const path = join(mkdtempSync(join(tmpdir(), 'example-')), 'receiver.mjs')
  // The test learns the port that the machine has chosen.
  const code = examples
    .get('receiver')
    ?.replace('listen(process.env.PORT)', 'listen(0, "127.0.0.1", function () { console.log(this.address().port) })')
  writeFileSync(path, code ?? '')
  const program = spawn(process.execPath, [path], { env: { ...process.env, SECRET: secret } })
  const lines = createInterface(program.stdout)[Symbol.asyncIterator]()
  const port = (await lines.next()).value
  const body = JSON.stringify({ type: 'ping', timestamp: new Date().toISOString(), data: {} })
  const send = async (key: string, id = 'evt_1') => {
    const sentAt = new Date()
    const { status } = await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      body,
      headers: {
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
        'webhook-signature': new Webhook(key).sign(id, sentAt, body),
      },
    })
    return status
  }
  expect(await send(`whsec_${Buffer.alloc(24, 8).toString('base64')}`)).toBe(401)
  expect([await send(secret), await send(secret), await send(secret, 'evt_2')]).toEqual([204, 204, 204])
  expect([(await lines.next()).value, (await lines.next()).value]).toEqual(['ping {}', 'ping {}'])
  program.kill()
  expect((await lines.next()).done).toBe(true)
})
