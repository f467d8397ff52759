import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from '@jest/globals'
import pino from 'pino'
import { App } from './app'
import { requirePlayer, type Viewer } from './context'
import { requirePermission, requireStaff } from './permission'
import { logReachedLimit, logRefusedInput, logSecurityEvent, securityEvents } from './security-log'
import { createServedCall, serveCall } from './served-call'
import { contextFor, TestClock, TestRandom, testSettings } from './testing'

let [lines, clock] = [[] as Record<string, unknown>[], new TestClock()]
let app: App

beforeEach(() => {
  lines = []
  clock = new TestClock()
  const log = pino({ base: null }, { write: (line) => lines.push(JSON.parse(line)) })
  app = new App({ settings: testSettings(), clock, random: new TestRandom(), log })
})

const viewer: Viewer = {
  accountId: 'a'.repeat(24),
  sessionId: 's',
  name: 'Mina',
  email: 'mina@example.org',
  role: 'banned',
  patreonType: 0,
  hasSeenWelcome: true,
}

test('a line has the event, the account, the network of the caller and the request', () => {
  logSecurityEvent(contextFor(app, viewer, { address: '203.0.113.9' }), 'security.password.changed')
  expect(lines).toEqual([
    {
      level: 30,
      time: expect.any(Number),
      msg: 'security',
      event: 'security.password.changed',
      accountId: viewer.accountId,
      origin: '203.0.113.0/24',
      requestId: 'test',
    },
  ])
})

test('a line names the account that acted on another account', () => {
  const details = { accountId: 'b'.repeat(24), before: 'user', after: 'editor' }
  logSecurityEvent(contextFor(app, viewer), 'security.role.changed', details)
  expect(lines).toMatchObject([{ accountId: details.accountId, actorId: viewer.accountId, after: 'editor' }])
})

test('a refused permission is logged once a minute for each account and operation', () => {
  const refuse = (operation: string, check: () => unknown) => {
    const call = { ...createServedCall('r'), operation }
    expect(() => serveCall(call, check)).toThrow()
  }
  const context = contextFor(app, viewer)
  for (let n = 0; n < 3; n += 1) refuse('banUser', () => requirePermission(context, 'manageUsers'))
  refuse('admin', () => requireStaff(context))
  refuse('hunt', () => requirePlayer(context))
  refuse('hunt', () => requirePlayer(contextFor(app)))
  expect(lines.map(({ operation }) => operation)).toEqual(['banUser', 'admin', 'hunt'])
  clock.advance(60_000)
  refuse('banUser', () => requirePermission(context, 'manageUsers'))
  expect(lines).toHaveLength(4)
})

test('a reached limit is logged once a minute for the account or address that it limits', () => {
  for (const whom of ['mina', 'mina', 'lucy']) logReachedLimit(contextFor(app), 'login', whom)
  clock.advance(60_000)
  logReachedLimit(contextFor(app), 'login', 'mina')
  expect(lines.map(({ event, limit }) => [event, limit])).toEqual(
    Array.from({ length: 3 }, () => ['security.limit.reached', 'login']),
  )
})

test('calls from many new addresses suppress lines of neither accounts nor other events', () => {
  const anonymous = (n: number) => contextFor(app, null, { address: `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}` })
  for (let n = 0; n < 10_001; n += 1) logRefusedInput(anonymous(n), 'login')
  expect(lines).toHaveLength(10_000)
  logRefusedInput(contextFor(app, viewer), 'login')
  logReachedLimit(anonymous(10_001), 'login', 'mina')
  expect(lines.slice(10_000).map(({ event }) => event)).toEqual(['security.input.refused', 'security.limit.reached'])
})

test('the documentation lists every event with its meaning, and no other', () => {
  const page = readFileSync(join(__dirname, '../../../docs/security-log.md'), 'utf8')
  const rows = page.split('\n').filter((line) => line.startsWith('| `security.'))
  expect(rows).toEqual(Object.entries(securityEvents).map(([event, meaning]) => `| \`${event}\` | ${meaning} |`))
})
