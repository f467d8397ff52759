import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'

let folder: string

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'sanguine-runtime-')))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

interface Assertion {
  readonly title: string
  readonly status: string
  readonly failureMessages: readonly string[]
}

interface Results {
  readonly testResults: readonly { readonly assertionResults: readonly Assertion[] }[]
}

/** Runs two test files of the same text, and a module that they share, in one process. Answers how each test ended. */
function runTwice(
  environment: string,
  keptModules: string,
  shared: string,
  tests: string,
  sharedFile = 'shared.js',
): Promise<readonly string[]> {
  const config = {
    rootDir: folder,
    cacheDirectory: join(folder, 'cache'),
    runtime: join(__dirname, 'shared-runtime.cjs'),
    testEnvironment: join(__dirname, environment),
    testEnvironmentOptions: { keptModules },
    transform: { '\\.ts$': require.resolve('@swc/jest') },
  }
  writeFileSync(join(folder, 'jest.config.json'), JSON.stringify(config))
  mkdirSync(dirname(join(folder, sharedFile)), { recursive: true })
  writeFileSync(join(folder, sharedFile), shared)
  for (const name of ['one', 'two']) writeFileSync(join(folder, `${name}.test.js`), tests)
  const results = join(folder, 'results.json')
  const args = ['--runInBand', '--json', '--outputFile', results]
  return new Promise((resolve) => {
    execFile(process.execPath, [require.resolve('jest/bin/jest'), ...args], { cwd: folder }, () => {
      const { testResults } = JSON.parse(readFileSync(results, 'utf8')) as Results
      resolve(
        testResults.flatMap((file) =>
          file.assertionResults.map(
            ({ title, status, failureMessages }) => `${title} ${status}${failureMessages.join()}`,
          ),
        ),
      )
    })
  })
}

const loads = () => readFileSync(join(folder, 'loads'), 'utf8').length

const noteLoad = `require('node:fs').appendFileSync(require('node:path').join(__dirname, 'loads'), 'x')`

test('a module is kept for the next file, with the hooks of the running file', async () => {
  const shared = `
    const globals = require('@jest/globals')
    ${noteLoad}
    exports.cleanUp = (run) => globals.afterEach(run)
    exports.standIn = () => { globals.jest.spyOn(Math, 'max').mockReturnValue(0); globals.jest.useFakeTimers() }
  `
  const tests = `
    const { cleanUp, standIn } = require('./shared')
    let cleaned = 0
    cleanUp(() => { cleaned += 1 })
    test('finds no spy and a real clock', () => {
      expect(Math.max(1, 2)).toBe(2)
      expect(setTimeout.clock).toBeUndefined()
      standIn()
      expect(Math.max(1, 2)).toBe(0)
      expect(setTimeout.clock).toBeDefined()
    })
    test('runs its hook', () => expect(cleaned).toBe(1))
  `
  const passed = ['finds no spy and a real clock passed', 'runs its hook passed']
  expect(await runTwice('node-environment.ts', 'all', shared, tests)).toEqual([...passed, ...passed])
  expect(loads()).toBe(1)
})

test.each([
  ['server', 'node-environment.ts', 'all'],
  ['browser', 'browser-environment.ts', 'libraries'],
])('promises of a %s test are not marked once for each earlier file', async (_project, environment, keptModules) => {
  const tests = `
    test('finds one mark at most', async () => {
      const promise = Promise.resolve()
      await promise
      const marks = Object.getOwnPropertySymbols(promise).filter(({ description }) => description === 'kResourceStore')
      expect(marks.length).toBeLessThanOrEqual(1)
    })
  `
  const passed = 'finds one mark at most passed'
  expect(await runTwice(environment, keptModules, '', tests)).toEqual([passed, passed])
})

test.each([
  ['server', 'node-environment.ts', 'all'],
  ['browser', 'browser-environment.ts', 'libraries'],
])('memory of an earlier %s test is freed', async (_project, environment, kept) => {
  const shared = `
    require('node:v8').setFlagsFromString('--expose-gc')
    exports.collect = require('node:vm').runInNewContext('gc')
    exports.references = []
  `
  const tests = `
    const { collect, references } = require('./node_modules/shared')
    const made = {}
    test('finds none of it', async () => {
      const before = references.length
      references.push(new WeakRef(made))
      setTimeout(collect, 3_600_000).unref?.()
      await new Promise((resolve) => setTimeout(resolve))
      collect()
      expect(references.slice(0, before).map((each) => each.deref() !== undefined)).not.toContain(true)
    })
  `
  const passed = 'finds none of it passed'
  const ended = await runTwice(environment, kept, shared, tests, 'node_modules/shared.js')
  expect(ended).toEqual([passed, passed])
})

test('a browser test gets its own window and modules', async () => {
  const shared = `
    ${noteLoad}
    exports.state = {}
  `
  const tests = `
    const { state } = require('./shared')
    test('finds nothing of the other file', () => {
      expect(state).toEqual({})
      expect([window.left, navigator.left, URL.left, Element.prototype.left].filter(Boolean)).toEqual([])
      expect(document.documentElement.outerHTML).toBe('<html><head></head><body></body></html>')
      expect([localStorage.length, sessionStorage.length, document.cookie, location.href]).toEqual([0, 0, '', 'http://localhost/'])
      expect(window.matchMedia).toBeUndefined()
      expect(window.ticks ?? 0).toBe(0)
      for (const object of [state, window, navigator, URL, Element.prototype]) object.left = true
      document.documentElement.lang = 'de'
      document.body.innerHTML = document.head.innerHTML = '<p>left</p>'
      localStorage.left = sessionStorage.left = 'left'
      document.cookie = 'left=1'
      history.pushState({}, '', '/left')
      window.matchMedia = () => ({})
      setInterval(() => { window.ticks = (window.ticks ?? 0) + 1 }, 1)
    })
  `
  const passed = 'finds nothing of the other file passed'
  expect(await runTwice('browser-environment.ts', 'libraries', shared, tests)).toEqual([passed, passed])
  expect(loads()).toBe(2)
})

test.each([
  ['pure packages', 'packages/rules/src/odds.js', 1],
  ['the schema of the mock gateway', 'packages/ui/src/testing/schema/read-document.js', 1],
  ['but no helpers of tests', 'packages/content/src/testing/world.js', 2],
])('a browser test keeps modules without page state: %s', async (_what, file, times) => {
  const shared = `require('node:fs').appendFileSync(${JSON.stringify(join(folder, 'loads'))}, 'x')`
  const tests = `
    require('./${file}')
    test('loads it', () => {})
  `
  expect(await runTwice('browser-environment.ts', 'libraries', shared, tests, file)).toEqual(
    Array(2).fill('loads it passed'),
  )
  expect(loads()).toBe(times)
})

test('a connection whose response was not read ends with its file', async () => {
  const shared = `
    const { createServer } = require('node:http')
    const server = createServer((_request, response) => response.end('x'.repeat(4_000_000))).unref()
    let ended
    exports.callAfterEnd = async () => {
      await ended
      if (!server.listening) await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
      ended = new Promise((resolve) => server.once('connection', (socket) => socket.unref().once('close', resolve)))
      return (await fetch('http://127.0.0.1:' + server.address().port)).status
    }
  `
  const tests = `
    const { callAfterEnd } = require('./shared')
    test('follows the last one', async () => expect(await callAfterEnd()).toBe(200))
  `
  expect(await runTwice('node-environment.ts', 'all', shared, tests)).toEqual(
    Array(2).fill('follows the last one passed'),
  )
})
