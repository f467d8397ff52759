import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process'
import { webcrypto } from 'node:crypto'
import { once } from 'node:events'
import { copyFileSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { digestOf } from '@sanguine/accounts'
import { startTestGateway, type TestGateway } from '@sanguine/gateway/testing'
import { JSDOM } from 'jsdom'
import { Webhook } from 'standardwebhooks'
import { createSanguine, InvalidSignature, isRefusal, Refusal, readWebhook } from '../../sdk/typescript/src/index.ts'
import { root } from '../root'

const run = promisify(execFile)
const minute = 60_000
const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`

let gateway: TestGateway
/** a folder in which programs find the compiled SDK */
let programs: string

beforeAll(async () => {
  programs = mkdtempSync(join(tmpdir(), 'sdk-'))
  const installed = join(programs, 'node_modules/sanguine-sdk')
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const args = [compiler, '-p', join(root, 'sdk/typescript'), '--outDir', join(installed, 'dist')]
  const compiled = run(process.execPath, args)
  gateway = await startTestGateway()
  await compiled
  copyFileSync(join(root, 'sdk/typescript/package.json'), join(installed, 'package.json'))
})
afterAll(() => gateway.stop())

/** A player with a personal access token, and its session. */
async function playerWithToken(name: string): Promise<{ readonly session: string; readonly token: string }> {
  const session = await gateway.player(name)
  const creation = 'mutation($input: CreatePersonalTokenInput!) { createPersonalToken(input: $input) { secret } }'
  const input = { name: 'Bot', scopes: ['hunt', 'read', 'trade'], password: digestOf(`${name} of Whitby 1893`) }
  const { data } = await gateway.graphql(creation, { input }, session)
  return { session, token: data.createPersonalToken.secret }
}

/** The headers of a webhook's call, signed now. */
function signedHeaders(body: string, id = 'msg_1'): Record<string, string> {
  const now = new Date()
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
    'webhook-signature': new Webhook(secret).sign(id, now, body),
  }
}

/** Reads the lines of a program until one matches. */
async function lineOf(program: ChildProcess, pattern: RegExp): Promise<string> {
  if (!program.stdout) throw new Error('The program has no output.')
  for await (const line of createInterface(program.stdout)) if (pattern.test(line)) return line
  throw new Error(`The program ended before ${pattern}.`)
}

describe('the client for TypeScript', () => {
  test('hunts once under one key, however often the response is lost, and throws the refusal of a second hunt', async () => {
    const { token } = await playerWithToken('Lost')
    const keys = new Set<string | null>()
    const unreliable: typeof fetch = async (input, init) => {
      const response = await fetch(input, init)
      keys.add(new Headers(init?.headers).get('Idempotency-Key'))
      if (keys.size === 1 && !response.headers.has('Idempotency-Replayed')) throw new TypeError('fetch failed')
      return response
    }
    const sanguine = createSanguine({ site: gateway.url, token, fetch: unreliable })
    const { combat } = await sanguine.quickHunt()
    expect(combat.enemy.name).not.toBe('')
    // within two seconds, a second hunt returns the first one
    gateway.advance(3_000)
    const again = await sanguine.quickHunt().catch((error: unknown) => error)
    expect([...keys]).toEqual([expect.any(String), expect.any(String)])
    if (!isRefusal(again, 'HUNT_TOO_EARLY')) throw again
    expect([again.status, again.retryAfterSeconds]).toEqual([409, expect.any(Number)])
    expect(isRefusal(again, 'NO_BAIT')).toBe(false)
  })

  test('does not repeat a change without a key whose response was lost, since it would act again', async () => {
    let sent = 0
    let answers: readonly Response[] = []
    const lost: typeof fetch = async () => {
      sent += 1
      const response = answers[sent - 1]
      if (response) return response
      throw new TypeError('fetch failed')
    }
    const sanguine = createSanguine({ site: gateway.url, fetch: lost })
    const logIn = () => sanguine.logIn({ username: 'Mina', password: digestOf('a word') })
    await expect(logIn()).rejects.toThrow('fetch failed')
    expect(sent).toBe(1)
    const now = { headers: { 'Retry-After': '0' } }
    answers = [new Response('busy', { status: 429, ...now }), new Response('late', { status: 504, ...now })]
    sent = 0
    await expect(logIn()).rejects.toMatchObject({ code: 'HTTP_504' })
    expect(sent).toBe(2)
    // @ts-expect-error The operation recognizes no key.
    await expect(sanguine.logIn({ username: 'Mina', password: 'x' }, { key: 'k' })).rejects.toThrow('fetch failed')
  })

  test('waits as long as the site says, and not longer than its program allows', async () => {
    let calls = 0
    const busy: typeof fetch = async () => {
      calls += 1
      return new Response('busy', { status: 503, headers: { 'Retry-After': calls < 3 ? '0' : '3600' } })
    }
    const sanguine = createSanguine({ site: gateway.url, fetch: busy })
    await expect(sanguine.listRegions()).rejects.toMatchObject({ code: 'HTTP_503', status: 503 })
    expect(calls).toBe(3)
  })

  test('sends path, query and body, and reads lists page after page', async () => {
    const { token } = await playerWithToken('Reader')
    const sanguine = createSanguine({ site: gateway.url, token, language: 'de' })
    const [first] = await sanguine.listInventory()
    if (!first) throw new Error('A new player has items.')
    expect((await sanguine.lockItem({ itemId: first.item.id, isLocked: true })).player.name).toBe('Reader')
    const error = await sanguine.sellItem({ itemId: first.item.id, amount: 1.5 }).catch((caught: unknown) => caught)
    if (!(error instanceof Refusal)) throw error
    expect([error.code, error.field]).toEqual(['INVALID_INPUT', 'amount'])
    const names: string[] = []
    for await (const { name } of sanguine.items('listItems', { first: 40 })) names.push(name)
    expect(names.length).toBeGreaterThan(40)
    expect(new Set(names).size).toBe(names.length)
  })

  test('has each event once though the connection breaks, and ends with the refusal when the token ends', async () => {
    const { session, token } = await playerWithToken('Follower')
    let connections = 0
    const breaking: typeof fetch = async (input, init) => {
      const response = await fetch(input, init)
      connections += 1
      if (connections > 1 || !response.body) return response
      const untilEntry = new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          controller.enqueue(chunk)
          if (new TextDecoder().decode(chunk).includes('event: entry')) controller.error(new Error('cut'))
        },
      })
      return new Response(response.body.pipeThrough(untilEntry), { headers: response.headers })
    }
    const sanguine = createSanguine({ site: gateway.url, token, fetch: breaking })
    const hunt = async () => {
      await gateway.graphql('mutation { quickHunt { userErrors { code } } }', {}, session)
      gateway.advance(11 * minute)
    }
    const numbers: unknown[] = []
    const follow = async () => {
      for await (const event of sanguine.events()) {
        if (event.type === 'player' && numbers.length === 0 && connections === 1) await hunt()
        if (event.type !== 'entry') continue
        numbers.push(event.data.number)
        if (numbers.length < 3) await hunt()
        else await gateway.graphql('mutation { revokePersonalTokens { revokedCount } }', {}, session)
        gateway.advance(1_000)
      }
    }
    await expect(follow()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(numbers).toEqual([1, 2, 3])
    expect(connections).toBeGreaterThan(1)
  })

  test('reads signed webhooks, and refuses changed, old and foreign ones', async () => {
    const body = JSON.stringify({ type: 'ping', timestamp: new Date().toISOString(), data: {} })
    const headers = signedHeaders(body)
    expect(await readWebhook({ secret, headers, body })).toMatchObject({ type: 'ping' })
    const old = { ...headers, 'webhook-timestamp': '1700000000' }
    const foreign = `whsec_${Buffer.alloc(24, 8).toString('base64')}`
    for (const call of [
      { headers, body: `${body} ` },
      { headers: old, body },
      { headers: {}, body },
    ])
      await expect(readWebhook({ secret, ...call })).rejects.toThrow(InvalidSignature)
    await expect(readWebhook({ secret: foreign, headers, body })).rejects.toThrow(InvalidSignature)
  })
})

/** Runs an example of a folder as it stands, and ends it after the test. */
function start(command: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(command, args, { cwd: programs, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] })
}

const pythonPath = { PYTHONPATH: join(root, 'sdk/python/src'), PYTHONDONTWRITEBYTECODE: '1' }
/** Python is not on every machine. */
const hasPython = spawnSync('python3', ['--version']).status === 0

const bots = [
  ['bot.mjs', process.execPath, 'sdkTypescript'],
  ...(hasPython ? [['bot.py', 'python3', 'sdkPython'] as const] : []),
] as const

test.each(bots)(
  '%s is the bot on the page for developers, and hunts as soon as it may',
  async (name, command, example) => {
    const path = join(root, 'sdk/examples', name)
    const page = readFileSync(join(root, 'remotes/visitor/src/features/developers/examples.ts'), 'utf8')
    expect(page).toContain(`export const ${example} = \`${readFileSync(path, 'utf8')}\``)
    const { token } = await playerWithToken(name.replace('.', ' '))
    copyFileSync(path, join(programs, name))
    const bot = start(command, [name], { ...pythonPath, SITE: gateway.url, TOKEN: token })
    expect(await lineOf(bot, /WIN|LOSS|DRAW/)).not.toBe('')
    bot.kill()
  },
)

const receivers = [
  ['Node', process.execPath, 'sdk/examples/webhook-receiver.mjs'],
  ...(hasPython ? [['Python', 'python3', 'sdk/examples/webhook_receiver.py'] as const] : []),
] as const

test.each(receivers)(
  'the receiver of webhooks for %s takes a signed event once, and refuses others',
  async (name, command, path) => {
    const file = join(programs, name === 'Node' ? 'webhook-receiver.mjs' : 'webhook_receiver.py')
    copyFileSync(join(root, path), file)
    const receiver = start(command, [file], { ...pythonPath, SECRET: secret, PORT: '0' })
    const port = /\d+$/.exec(await lineOf(receiver, /Listening/))?.[0]
    const body = JSON.stringify({ type: 'ping', timestamp: new Date().toISOString(), data: {} })
    const send = async (headers: Record<string, string>) =>
      (await fetch(`http://127.0.0.1:${port}`, { method: 'POST', headers, body })).status
    const headers = signedHeaders(body)
    expect([await send(headers), await send(headers), await send({ ...headers, 'webhook-id': 'other' })]).toEqual([
      204, 204, 401,
    ])
    receiver.kill()
    const [, signal] = await once(receiver, 'close')
    expect(signal).toBe('SIGTERM')
  },
)

const check = `
import os, sys
from sanguine_sdk import Refusal, Sanguine, read_webhook
sanguine = Sanguine(os.environ["SITE"], os.environ["TOKEN"])
print(sanguine.quick_hunt()["combat"]["result"], flush=True)
input()
try:
    sanguine.quick_hunt()
except Refusal as refusal:
    print(refusal.code, refusal.retry_after_seconds > 0)
item = sanguine.list_inventory()[0]["item"]
sanguine.lock_item(item_id=item["id"], is_locked=True)
try:
    sanguine.sell_item(item_id=item["id"], amount=1.5)
except Refusal as refusal:
    print(refusal.code, refusal.field)
names = [item["name"] for item in sanguine.items(sanguine.list_items, first=40)]
print(len(names) > 40 and len(names) == len(set(names)))
journal = list(sanguine.items(sanguine.list_journal_entries))
for event in sanguine.events(journal[-1]["id"]):
    print(event.type)
    if event.type == "player":
        break
`

test.each(hasPython ? ['python3'] : [])(
  'the client for Python hunts, is refused, reads pages and follows events',
  async (python) => {
    const { token } = await playerWithToken('Python')
    const env = { ...process.env, ...pythonPath, SITE: gateway.url, TOKEN: token }
    const program = spawn(python, ['-c', check], { env, stdio: ['pipe', 'pipe', 'inherit'] })
    const lines: string[] = []
    for await (const line of createInterface(program.stdout)) {
      lines.push(line)
      if (lines.length > 1) continue
      // within two seconds, a second hunt returns the first one
      gateway.advance(3_000)
      program.stdin.end('\n')
    }
    expect(['WIN', 'LOSS', 'DRAW']).toContain(lines[0])
    expect(lines.slice(1, 4)).toEqual(['HUNT_TOO_EARLY True', 'INVALID_INPUT amount', 'True'])
    expect(lines.at(-1)).toBe('player')
  },
)

const repeats = `
import sys
from urllib.error import URLError
from sanguine_sdk import Sanguine
class Lost(Sanguine):
    sent = []
    def _open(self, address, method, headers, data, timeout):
        self.sent.append(headers.get("Idempotency-Key"))
        raise URLError("lost")
lost = Lost("http://localhost", retries=1)
for call in (lambda: lost.log_in(username="Mina", password="x"), lost.quick_hunt, lost.list_regions):
    try:
        call()
    except URLError:
        print(len(lost.sent), len(set(lost.sent)), None in lost.sent)
    lost.sent.clear()
`

test.each(hasPython ? ['python3'] : [])(
  'the client for Python repeats reads, and changes under one key, and no other changes',
  async (python) => {
    const { stdout } = await run(python, ['-c', repeats], { env: { ...process.env, ...pythonPath } })
    expect(stdout.trim().split('\n')).toEqual(['1 1 True', '2 1 False', '2 1 True'])
  },
)

describe('the page of another origin', () => {
  const page = 'https://companion.example/companion.html'
  const [html, script] = ['companion.html', 'companion.js'].map((name) =>
    readFileSync(join(root, 'sdk/examples', name), 'utf8'),
  )

  /** Opens the page as a browser does, which lets it read only responses that the site shows to every origin. */
  async function open(client: string, url: string, asked: string | null = null) {
    const text = html?.replace('https://sanguine.example', gateway.url).replace('client-id', client)
    const { window } = new JSDOM(text, { url, runScripts: 'outside-only' })
    const crossOrigin: typeof fetch = async (input, init) => {
      const response = await fetch(input, { ...init, headers: { ...init?.headers, Origin: new URL(page).origin } })
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
      return response
    }
    Object.assign(window, { fetch: crossOrigin, TextEncoder, Uint8Array, URLSearchParams })
    Object.defineProperty(window, 'crypto', { value: webcrypto })
    if (asked !== null) window.sessionStorage.setItem('asked', asked)
    const { document, sessionStorage } = window
    const status = document.querySelector('[role=status]')
    if (!status) throw new Error('The page has no status.')
    const isDone = new Promise<void>((resolve) => {
      new window.MutationObserver(() => resolve()).observe(status, { childList: true })
    })
    window.eval(script ?? '')
    await isDone
    return { document, status: status.textContent, asked: () => sessionStorage.getItem('asked') }
  }

  test('shows the player of a visitor who allows it, and nothing for an answer that it has not asked for', async () => {
    const session = await gateway.player('Lucy')
    const registration = `mutation($input: RegisterAppInput!) { registerApp(input: $input) { app { id } userErrors { code } } }`
    const input = { name: 'Companion', redirectUris: [page], scopes: ['read'], isConfidential: false }
    const { data } = await gateway.graphql(registration, { input }, session)
    const { id } = data.registerApp.app
    const first = await open(id, page)
    expect(first.status).toBe('Not connected')
    const query = new URL(first.document.querySelector('a')?.href ?? '').search.slice(1)
    const start = `mutation($input: StartAuthorizationInput!) { startAuthorization(input: $input) { authorization { ticket } } }`
    const started = await gateway.graphql(start, { input: { query } }, session)
    const { ticket } = started.data.startAuthorization.authorization
    const finish = `mutation($input: FinishAuthorizationInput!) { finishAuthorization(input: $input) { redirectUri } }`
    const finished = await gateway.graphql(finish, { input: { ticket, isAllowed: true } }, session)
    const { redirectUri } = finished.data.finishAuthorization
    expect((await open(id, redirectUri, JSON.stringify({ verifier: 'x', state: 'y' }))).status).toBe(
      'Please connect again.',
    )
    const second = await open(id, redirectUri, first.asked())
    expect([second.status, second.document.querySelector('#name')?.textContent]).toEqual(['Connected', 'Lucy'])
  })
})
