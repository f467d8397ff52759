import { execFile, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { digestOf } from '@sanguine/accounts'
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
  'the example for %s hunts',
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

test('the example for events shows a hunt', async () => {
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
