import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'

// Two gateways start as processes of their own.
jest.setTimeout(600_000)

const main = join(__dirname, '../../dist/main.js')
const folder = mkdtempSync(join(tmpdir(), 'sanguine-traces-off-'))
const running: ChildProcess[] = []

/** Writes the packages of OpenTelemetry that the process has loaded when it ends. */
const listAtExit = `
process.once('exit', () => {
  const names = Object.keys(require.cache).flatMap((file) => file.match(/@opentelemetry\\/[^/\\\\]+/) ?? [])
  require('node:fs').writeFileSync(process.env.LOADED_FILE, JSON.stringify([...new Set(names)].sort()))
})
`

beforeAll(() => {
  execFileSync(process.execPath, [join(__dirname, '../../../tools/build/server.mjs')])
  writeFileSync(join(folder, 'list.cjs'), listAtExit)
})
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** Starts a gateway, makes a call, and stops it. Returns what it loaded of OpenTelemetry, and its answer. */
async function runGateway(name: string, env: Readonly<Record<string, string>>) {
  const loadedFile = join(folder, `${name}.json`)
  const child = spawn(process.execPath, ['--require', join(folder, 'list.cjs'), main], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: join(folder, name),
      LOG_LEVEL: 'warn',
      LOADED_FILE: loadedFile,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.push(child)
  let out = ''
  child.stdout.on('data', (chunk) => (out += chunk))
  const urlOf = () => /^Sanguine is ready: (\S+)$/m.exec(out)?.[1]
  for (let url = urlOf(); ; url = urlOf()) {
    if (child.exitCode !== null) throw new Error(`The gateway ended: ${out}`)
    if (url === undefined) {
      await sleep(20)
      continue
    }
    const settings = await (await fetch(`${url}/config.json`)).json()
    child.kill('SIGTERM')
    await once(child, 'exit')
    return { loaded: JSON.parse(readFileSync(loadedFile, 'utf8')) as readonly string[], settings }
  }
}

/** The metrics' library loads the interfaces of OpenTelemetry, which record nothing. */
const alwaysLoaded = ['@opentelemetry/api']

test.each([
  ['nothing asks for traces', {}],
  ['OTEL_SDK_DISABLED', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_SDK_DISABLED: 'true' }],
])('a gateway loads nothing to record traces: %s', async (name, env) => {
  const { loaded, settings } = await runGateway(name.replaceAll(' ', '-'), env)
  expect(loaded).toEqual(alwaysLoaded)
  expect(settings).not.toHaveProperty('tracing')
})

test('a gateway that records traces loads what they need', async () => {
  const { loaded, settings } = await runGateway('on', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })
  expect(loaded).toContain('@opentelemetry/sdk-trace-base')
  expect(settings).toMatchObject({ tracing: { ratio: 1 } })
})
