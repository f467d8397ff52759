import { createHash } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { App } from '../app'
import type { Clock } from '../clock'
import type { Context, Viewer } from '../context'
import type { Random } from '../random'
import type { Settings } from '../settings'

/** A clock that stands still until a test moves it. */
export class TestClock implements Clock {
  #elapsed = 0

  constructor(public at = Date.UTC(2025, 0, 1)) {}

  now(): number {
    return this.at
  }

  elapsed(): number {
    return this.#elapsed
  }

  advance(ms: number): void {
    this.at += ms
    this.#elapsed += ms
  }

  /** Passes the time until a moment, in milliseconds since the epoch. */
  advanceTo(at: number): void {
    this.advance(at - this.at)
  }

  /** Changes only the time of day, as an operator does who sets a clock. */
  jump(ms: number): void {
    this.at += ms
  }
}

/** Random numbers that are the same in every run. */
export class TestRandom implements Random {
  readonly #drawn = { brief: 0, long: 0 }

  constructor(readonly seed = 'test') {}

  hex(bytes: number): string {
    // Pauses draw one or two bytes, as often as the machine is busy, which changes no other number.
    const kind = bytes > 2 ? 'long' : 'brief'
    this.#drawn[kind] += 1
    let hex = ''
    for (let block = 0; hex.length < bytes * 2; block += 1)
      hex += createHash('sha256').update(`${this.seed}:${this.#drawn[kind]}:${block}`).digest('hex')
    return hex.slice(0, bytes * 2)
  }
}

export function testSettings(overrides: Partial<Settings> = {}): Settings {
  return {
    isProduction: false,
    dataDir: mkdtempSync(join(process.env.TEST_FOLDER ?? tmpdir(), 'sanguine-test-')),
    gameSpeed: 1,
    rateLimitFactor: 1,
    registrationOpensAt: 0,
    gameOpensAt: 0,
    jwtSecret: 'a-secret-that-only-tests-know-0123456789',
    pushSecrets: ['a-push-secret-that-only-tests-know-0123456789'],
    passwordPepper: 'a-pepper-that-only-tests-know-0123456789',
    formerPeppers: [],
    // a small fraction of a gateway's cost, because tests register and log in by the hundred
    passwordCost: { memoryCost: 64, timeCost: 1 },
    publicUrl: 'http://localhost:4000',
    smtpUrl: null,
    requiresMailTls: false,
    operator: { name: null, address: null, email: null },
    paypal: null,
    allowsPlayMoney: true,
    sessionIdleMs: 14 * 86_400_000,
    requiresStaffSecondFactor: false,
    ...overrides,
  }
}

export interface TestApp {
  readonly app: App
  readonly clock: TestClock
}

/** An app without a database; `@sanguine/db/testing` adds one. */
export function testApp(settings: Partial<Settings> = {}): TestApp {
  const clock = new TestClock()
  return {
    clock,
    app: new App({ settings: testSettings(settings), clock, random: new TestRandom(), log: pino({ level: 'silent' }) }),
  }
}

export function contextFor(app: App, viewer: Viewer | null = null, overrides: Partial<Context> = {}): Context {
  return {
    app,
    viewer,
    requestId: 'test',
    address: '127.0.0.1',
    userAgent: '',
    idempotencyKey: null,
    answerName: null,
    language: 'en',
    signal: new AbortController().signal,
    ...overrides,
  }
}
