import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from '@jest/globals'
import { readMoment } from '@sanguine/kernel'
import { EnvProblem, productionWarnings, readEnv, requiresMailTls } from './env'
import { settingsOf } from './settings'
import { traceSettingsOf } from './tracing/trace-settings'

const problemOf = (env: NodeJS.ProcessEnv): string => {
  try {
    readEnv(env)
  } catch (error) {
    if (error instanceof EnvProblem) return error.message
    throw error
  }
  return ''
}

test('no variable is required', () => {
  expect(readEnv({})).toMatchObject({
    HOST: '127.0.0.1',
    PORT: 4000,
    DATA_DIR: './data',
    MONGODB_URI: null,
    ADMIN_USERNAME: 'admin',
    GAME_SPEED: 1,
    RATE_LIMIT_FACTOR: 1,
    CALL_TIMEOUT_MS: 7_000,
    REGISTRATION_OPENS_AT: Date.parse('2024-06-24T11:00+02:00'),
    GAME_OPENS_AT: Date.parse('2024-07-01T11:00+02:00'),
    isProduction: false,
    remoteUrls: {},
  })
})

test('social links are read as names with https addresses', () => {
  expect(readEnv({}).SOCIAL_LINKS).toEqual([])
  const links = 'Mastodon=https://mastodon.example/@s?a=b, Discord = https://discord.example/x,'
  expect(readEnv({ SOCIAL_LINKS: links }).SOCIAL_LINKS).toEqual([
    { name: 'Mastodon', url: 'https://mastodon.example/@s?a=b' },
    { name: 'Discord', url: 'https://discord.example/x' },
  ])
  for (const wrong of ['https://a.example', 'X=javascript:alert(1)', 'X=http://a.example', '=https://a.example', 'X='])
    expect(problemOf({ SOCIAL_LINKS: wrong })).toContain('SOCIAL_LINKS must be names with https addresses')
})

test('a replica set is read with all of its hosts and ports', () => {
  const uri = 'mongodb://me:secret@db1:27017,db2:27018,db3:27019/sanguine?replicaSet=rs0'
  expect(readEnv({ MONGODB_URI: uri }).MONGODB_URI).toBe(uri)
})

test('an empty variable counts as not set', () => {
  expect(readEnv({ PORT: '', MONGODB_URI: ' ' })).toMatchObject({ PORT: 4000, MONGODB_URI: null })
})

test.each([
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000".'],
  [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not "http".'],
  [{ GAME_SPEED: '0' }, 'GAME_SPEED must be a number above 0, at most 100000, not "0".'],
  [{ GAME_SPEED: '100001' }, /^GAME_SPEED must be a number above 0, at most 100000, not/],
  [{ RATE_LIMIT_FACTOR: '-1' }, 'RATE_LIMIT_FACTOR must be a number above 0, not "-1".'],
  [{ REGISTRATION_OPENS_AT: '2026-02-30T11:00' }, /^REGISTRATION_OPENS_AT must be a date such as/],
  [{ GAME_OPENS_AT: 'soon' }, /^GAME_OPENS_AT must be a date such as .*, not "soon"\.$/],
  [{ SMTP_URL: 'mail.example' }, /^SMTP_URL must be an address such as smtps:/],
  [{ OPERATOR_EMAIL: 'mina' }, 'OPERATOR_EMAIL must be an e-mail address, not "mina".'],
  [{ REMOTE_GAME_URL: 'game' }, /^REMOTE_GAME_URL must be the address/],
  [{ REMOTE_GAME_URL: 'https://*.example/mf-manifest.json' }, /^REMOTE_GAME_URL must be .* without wildcards/],
  [{ ACCEPT_LOST_PEPPER: 'yes' }, /^ACCEPT_LOST_PEPPER must be the fingerprint/],
  [{ PAYPAL_CLIENT_ID: 'x' }, /PAYPAL_CLIENT_SECRET must be set together/],
  [{ PAYPAL_API_BASE: 'http://paypal.example' }, /PAYPAL_API_BASE must be an address with https:/],
])('%p is refused with a line that names the variable', (env, sentence) => {
  expect(problemOf(env)).toMatch(sentence)
})

test('an error shows neither a secret nor the password of an address', () => {
  expect(problemOf({ JWT_SECRET: 'too-short' })).toMatch(/^JWT_SECRET must have at least 32 characters/)
  expect(problemOf({ JWT_SECRET: 'too-short' })).not.toContain('too-short')
  expect(problemOf({ MONGODB_URI: 'postgres://me:hidden@host' })).not.toContain('hidden')
})

describe('a secret in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sanguine-env-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  const fileOf = (text: string): string => {
    const file = join(folder, 'secret')
    writeFileSync(file, text)
    return file
  }

  test.each([
    ['JWT_SECRET', 'j'.repeat(32)],
    ['PASSWORD_PEPPER', `${'n'.repeat(32)},${'o'.repeat(32)}`],
    ['ADMIN_PASSWORD', 'the warden of the crypt'],
    ['MONGODB_URI', 'mongodb://me:secret@db1/sanguine'],
    ['SMTP_URL', 'smtps://user:password@mail.example:465'],
    ['PAYPAL_WEBHOOK_ID', 'WH-1'],
  ] as const)('is read for %s, without the line break at its end', (name, value) => {
    expect(readEnv({ [`${name}_FILE`]: fileOf(`${value}\n`) })[name]).toBe(value)
  })

  test('is refused if it is missing, empty, too short or set twice, and is not shown', () => {
    const missing = join(folder, 'missing')
    expect(problemOf({ JWT_SECRET_FILE: missing })).toBe(
      `JWT_SECRET_FILE must name a file that this user can read, not "${missing}" (ENOENT).`,
    )
    expect(problemOf({ JWT_SECRET_FILE: fileOf('\n') })).toMatch(
      /^JWT_SECRET_FILE names the file .+, which is empty\.$/,
    )
    const tooShort = problemOf({ JWT_SECRET_FILE: fileOf('too-short') })
    expect(tooShort).toMatch(/^JWT_SECRET must have at least 32 characters/)
    expect(tooShort).not.toContain('too-short')
    const both = { JWT_SECRET: 'j'.repeat(32), JWT_SECRET_FILE: fileOf('k'.repeat(32)) }
    expect(problemOf(both)).toBe('JWT_SECRET and JWT_SECRET_FILE are both set: leave one of them out.')
  })
})

describe('in production', () => {
  const open = { NODE_ENV: 'production', HOST: '0.0.0.0' }

  test('a server that others can reach needs its own secret', () => {
    expect(problemOf(open)).toMatch(/^JWT_SECRET must be set in production/)
    expect(readEnv({ ...open, JWT_SECRET: 'x'.repeat(32) }).isProduction).toBe(true)
  })

  test('a database that several gateways may share needs the pepper', () => {
    const env = { NODE_ENV: 'production', MONGODB_URI: 'mongodb+srv://db.example/sanguine', JWT_SECRET: 'x'.repeat(32) }
    expect(problemOf(env)).toMatch(/^PASSWORD_PEPPER must be set in production with MONGODB_URI/)
    expect(problemOf({ ...env, PASSWORD_PEPPER: 'x'.repeat(32) })).toBe('')
  })

  test.each([
    ['mongodb://db1:27017,db2:27017/sanguine?replicaSet=rs0', /^MONGODB_URI must have tls=true in production/],
    ['mongodb://db1:27017,db2:27017/sanguine?replicaSet=rs0&tls=true', ''],
    ['mongodb://127.0.0.1,db2/sanguine', /^MONGODB_URI must have tls=true/],
    ['mongodb://127.0.0.1:27017,localhost:27018,[::1]:27019/sanguine', ''],
    ['mongodb://%2Frun%2Fmongodb.sock/sanguine', ''],
    ['mongodb+srv://cluster.example/sanguine', ''],
  ])('the database %s counts as protected: on this machine, or reached by TLS', (uri, sentence) => {
    const env = { ...open, MONGODB_URI: uri, JWT_SECRET: 'x'.repeat(32), PASSWORD_PEPPER: 'x'.repeat(32) }
    expect(problemOf(env)).toMatch(sentence === '' ? /^$/ : sentence)
    expect(problemOf({ ...env, ALLOW_PLAIN_CONNECTIONS: 'true' })).toBe('')
    expect(problemOf({ ...env, NODE_ENV: 'development' })).toBe('')
  })

  test.each([
    ['smtp://mail.example', true],
    ['smtps://mail.example', true],
    ['smtp://127.0.0.1:25', false],
    ['smtp://[::1]:25', false],
  ])('the mail server %s is required to use TLS: %p', (url, isRequired) => {
    const env = { NODE_ENV: 'production', SMTP_URL: url }
    expect(requiresMailTls(readEnv(env))).toBe(isRequired)
    expect(requiresMailTls(readEnv({ ...env, ALLOW_PLAIN_CONNECTIONS: 'true' }))).toBe(false)
    expect(requiresMailTls(readEnv({ SMTP_URL: url }))).toBe(false)
  })

  test('each variable that is missing and would cost data, sessions or mails is a line that names it', () => {
    const named = (env: NodeJS.ProcessEnv) =>
      productionWarnings(readEnv(env)).map((warning) => warning.slice(0, warning.indexOf(' ')))
    expect(named({ NODE_ENV: 'production' })).toEqual([
      ...['JWT_SECRET', 'PASSWORD_PEPPER', 'PUSH_SECRET', 'SMTP_URL', 'PUBLIC_URL', 'PAYPAL_CLIENT_ID'],
      ...['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_EMAIL'],
    ])
    const complete = {
      NODE_ENV: 'production',
      JWT_SECRET: 'x'.repeat(32),
      PUSH_SECRET: 'x'.repeat(32),
      PASSWORD_PEPPER: 'x'.repeat(32),
      SMTP_URL: 'smtp://mail.example',
      PUBLIC_URL: 'https://sanguine.example',
      PAYPAL_CLIENT_ID: 'client',
      PAYPAL_CLIENT_SECRET: 'x'.repeat(32),
      PAYPAL_WEBHOOK_ID: 'webhook',
      OPERATOR_NAME: 'Mina Murray',
      OPERATOR_ADDRESS: '1 Crescent, Whitby',
      OPERATOR_EMAIL: 'mina@example.org',
    }
    expect(named(complete)).toEqual(['TRUST_PROXY'])
    expect(named({ ...complete, TRUST_PROXY: '1' })).toEqual([])
    // as in a container behind a proxy that terminates TLS
    expect(named({ ...complete, HOST: '0.0.0.0' })).toEqual(['TRUST_PROXY'])
    expect(named({ ...complete, HOST: '0.0.0.0', TRUST_PROXY: '1' })).toEqual([])
    expect(named({ ...complete, HOST: '0.0.0.0', PUBLIC_URL: 'http://sanguine.example' })).toEqual([])
    expect(named({})).toEqual([])
    expect(named({ ...complete, TRUST_PROXY: '1', PAYPAL_WEBHOOK_ID: '' })).toEqual(['PAYPAL_WEBHOOK_ID'])
  })

  test('a server that only this machine can reach needs no secret', () => {
    expect(readEnv({ NODE_ENV: 'production' }).JWT_SECRET).toBeNull()
  })
})

test('the first pepper is the newest, the others are its predecessors', () => {
  const [newest, former, first] = ['n', 'f', 'o'].map((letter) => letter.repeat(32))
  const settings = settingsOf(readEnv({ JWT_SECRET: 'x'.repeat(32), PASSWORD_PEPPER: `${newest}, ${former},${first}` }))
  expect(settings).toMatchObject({ passwordPepper: newest, formerPeppers: [former, first] })
  expect(problemOf({ PASSWORD_PEPPER: `${newest},short` })).toMatch(/^PASSWORD_PEPPER must have at least 32 characters/)
})

test('a password hash takes 19 MiB and two passes', () => {
  const settings = settingsOf(readEnv({ JWT_SECRET: 'x'.repeat(32), PASSWORD_PEPPER: 'y'.repeat(32) }))
  expect(settings.passwordCost).toEqual({ memoryCost: 19_456, timeCost: 2 })
})

test('remotes may have addresses on other origins', () => {
  expect(readEnv({ REMOTE_GAME_URL: 'https://cdn.example/game/mf-manifest.json' }).remoteUrls).toEqual({
    game: 'https://cdn.example/game/mf-manifest.json',
  })
})

test.each([
  ['2024-06-24T11:00', '2024-06-24T09:00:00Z'],
  ['2024-12-24T11:00', '2024-12-24T10:00:00Z'],
  ['2024-06-24', '2024-06-23T22:00:00Z'],
  ['2024-06-24T11:00:30Z', '2024-06-24T11:00:30Z'],
  ['2024-06-24T11:00-05:00', '2024-06-24T16:00:00Z'],
])('the time %s is read as %s', (given, expected) => {
  expect(readMoment(given)).toBe(Date.parse(expected))
})

test.each([
  ...['soon', '2024-13-01', '11:00', '2024-06-24 11:00', '5', 'foo 2026', '2024-06-24T', '2024-06-24T11:00 '],
  ...['2026-02-30', '2026-02-30T11:00', '2025-02-29T11:00:00Z', '2026-04-31T11:00+02:00', '2026-00-01'],
  ...[
    '2026-01-01T24:00',
    '2026-01-01T11:60',
    '2026-01-01T11:00:60',
    '2026-01-01T11:00+25:00',
    '2026-01-01T11:00+02:99',
  ],
  // Clocks in Berlin skip this hour on that day.
  '2026-03-29T02:30',
])('%p is not a time', (given) => {
  expect(readMoment(given)).toBeNull()
})

describe('traces', () => {
  const traces = (env: NodeJS.ProcessEnv) => traceSettingsOf(readEnv(env))
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector:4318/'

  test('are off without an address, and where the variables switch them off', () => {
    expect(traces({})).toBeNull()
    expect(traces({ OTEL_SERVICE_NAME: 'abbey', OTEL_TRACES_SAMPLER: 'always_on' })).toBeNull()
    expect(traces({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'true' })).toBeNull()
    expect(traces({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_EXPORTER: 'none' })).toBeNull()
  })

  test('are sent below the base address, or to the address of traces', () => {
    expect(traces({ OTEL_EXPORTER_OTLP_ENDPOINT })).toEqual({
      url: 'http://collector:4318/v1/traces',
      headers: {},
      protocol: 'http/protobuf',
      serviceName: 'sanguine',
      resourceAttributes: {},
      ratio: 1,
      followsParents: true,
    })
    const own = { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example/in' }
    expect(traces(own)).toMatchObject({ url: 'https://traces.example/in' })
  })

  test.each([
    ['parentbased_always_on', '0.5', 1, true],
    ['parentbased_always_off', '0.5', 0, true],
    ['parentbased_traceidratio', '0.01', 0.01, true],
    ['always_on', '0.5', 1, false],
    ['always_off', '0.5', 0, false],
    ['traceidratio', '0.25', 0.25, false],
  ])('by the sampler %s with %s have a share of %d', (sampler, share, ratio, followsParents) => {
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: share }
    expect(traces(env)).toMatchObject({ ratio, followsParents })
  })

  test('have the headers and attributes of pairs', () => {
    const env = {
      OTEL_EXPORTER_OTLP_ENDPOINT,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20abc==, x-team = a',
      OTEL_EXPORTER_OTLP_TRACES_HEADERS: 'x-team=b',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=production',
    }
    expect(traces(env)).toMatchObject({
      headers: { authorization: 'Basic abc==', 'x-team': 'b' },
      resourceAttributes: { 'deployment.environment.name': 'production' },
    })
  })

  test.each([
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, /^OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as/],
    [{ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, /^OTEL_EXPORTER_OTLP_PROTOCOL must be http\/protobuf or http\/json/],
    [{ OTEL_TRACES_SAMPLER: 'jaeger_remote' }, /^OTEL_TRACES_SAMPLER must be one of always_on/],
    [{ OTEL_TRACES_SAMPLER_ARG: '1.5' }, /^OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1/],
    [{ OTEL_EXPORTER_OTLP_HEADERS: 'secret' }, /^OTEL_EXPORTER_OTLP_HEADERS must be pairs [^"]*$/],
    [{ OTEL_RESOURCE_ATTRIBUTES: 'a=%zz' }, /^OTEL_RESOURCE_ATTRIBUTES must be pairs/],
  ])('are refused with %j', (env, problem) => {
    expect(problemOf(env)).toMatch(problem)
  })
})
