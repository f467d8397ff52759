import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { RemoteError } from './remote-error'
import { forgetLosses, reportRemoteError } from './report-remote-error'
import { forgetReports } from './report-thrown-error'
import { watchErrors } from './watch-errors'

const buildOf = (name: string, base: string) => ({
  globalName: name,
  version: `1.0.0+${name}`,
  entry: `${base}remote.1234abcd.js`,
  scripts: [],
  styles: [],
  requires: {},
})
const [gameBase, adminBase] = ['http://localhost/remotes/game/', 'https://cdn.example/admin/1.0.0-b/'] as const
const builds = [
  { name: 'game', build: buildOf('game', gameBase) },
  { name: 'admin', build: buildOf('admin', adminBase) },
]

/** A text that a user typed, which looks like a call. */
const typed = `Lucy at ${gameBase}lucy:1:2`
const errorWith = (stack: string, { name = 'TypeError', message = typed } = {}): Error =>
  Object.assign(new Error(message), { name, stack })

/** As Chrome and Edge write a stack. */
const chromeStack = `TypeError: ${typed}
    at Object.onClick (${gameBase}app.1a2b3c4d.js:1:2345)
    at react (http://localhost/vendor.12345678.js:9:8)
    at async ${gameBase}chunks/122.12f19d1b.js?retry=2:7:6`
/** As Firefox and Safari do. */
const firefoxStack = `onClick@${gameBase}app.1a2b3c4d.js:1:2345
react@http://localhost/vendor.12345678.js:9:8
@${gameBase}chunks/122.12f19d1b.js?retry=2:7:6`
const frames = [
  { file: 'app.1a2b3c4d.js', line: 1, column: 2_345 },
  { file: 'chunks/122.12f19d1b.js', line: 7, column: 6 },
]

const originalFetch = window.fetch
let sent: { readonly url: string; readonly body: unknown }[]
let stop: () => void
beforeEach(() => {
  sent = []
  window.fetch = async (url, init) => {
    sent.push({ url: String(url), body: JSON.parse(String(init?.body)) })
    return { status: 204 } as Response
  }
  stop = watchErrors(() => builds)
})
afterEach(() => {
  stop()
  forgetReports()
  forgetLosses()
  window.fetch = originalFetch
})

const throwInEvent = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }))
const reject = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }) as PromiseRejectionEvent)

describe('an error that a remote threw', () => {
  it.each([
    ['Chrome', chromeStack],
    ['Firefox', firefoxStack],
  ])('is reported by its places in the stack of %s, without its message', (_browser, stack) => {
    throwInEvent(errorWith(stack))
    const body = { version: '1.0.0+game', origin: 'event', name: 'TypeError', frames }
    expect(sent).toEqual([{ url: '/remotes/game/errors', body }])
  })

  it.each(['1', 'app', 'game', 't', 'http', 'at', '', 'TypeError', 'onClick@'])(
    'is found in the stack of Firefox, which has no message, even if the message is %j',
    (message) => {
      throwInEvent(errorWith(firefoxStack, { message }))
      expect(sent).toMatchObject([{ body: { frames } }])
    },
  )

  it('while it was loaded is reported with its cause', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const { build } = builds[0] as (typeof builds)[0]
    reportRemoteError('game', new RemoteError('files', 'It did not load', build, { cause: errorWith(chromeStack) }))
    expect(sent).toContainEqual(expect.objectContaining({ body: expect.objectContaining({ origin: 'load', frames }) }))
  })

  it('belongs to the remote of the inner folder, if one is within that of another', () => {
    stop()
    const outer = { name: 'outer', build: buildOf('outer', 'https://cdn.example/') }
    stop = watchErrors(() => [outer, ...builds])
    throwInEvent(errorWith(`E\n at f (${adminBase}a.js:1:2)`))
    expect(sent).toMatchObject([{ url: '/remotes/admin/errors' }])
  })

  it('in a promise is reported as one', () => {
    reject(errorWith(firefoxStack, { name: 'RangeError' }))
    expect(sent).toMatchObject([{ body: { origin: 'promise', name: 'RangeError' } }])
  })

  it('while it rendered is reported with its cause, beside the loss of the version', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const { build } = builds[0] as (typeof builds)[0]
    const cause = errorWith(chromeStack)
    reportRemoteError('game', new RemoteError('render', 'It threw', build, { cause }))
    expect(sent.map(({ url }) => url).toSorted()).toEqual(['/remotes/game/errors', '/remotes/game/failures'])
    expect(sent).toContainEqual(
      expect.objectContaining({ body: { version: '1.0.0+game', origin: 'render', name: 'TypeError', frames } }),
    )
  })

  it('belongs to the remote whose call is the innermost, with the calls of this one alone', () => {
    throwInEvent(errorWith(`E\n at f (${adminBase}a.js:1:2)\n at g (${gameBase}b.js:3:4)`))
    const body = { version: '1.0.0+admin', frames: [{ file: 'a.js', line: 1, column: 2 }] }
    expect(sent).toMatchObject([{ url: '/remotes/admin/errors', body }])
  })

  it('is reported once for each page', () => {
    for (let count = 0; count < 3; count += 1) throwInEvent(errorWith(chromeStack))
    expect(sent).toHaveLength(1)
  })

  it('is reported with ten calls at most, and ten errors of a page at most', () => {
    const deep = Array.from({ length: 50 }, (_, index) => ` at f (${gameBase}a.js:1:${index + 1})`).join('\n')
    for (let line = 1; line <= 30; line += 1) throwInEvent(errorWith(`E\n at f (${gameBase}a.js:${line}:9)\n${deep}`))
    expect(sent).toHaveLength(10)
    expect(sent.map(({ body }) => (body as { readonly frames: readonly unknown[] }).frames.length)).toEqual(
      Array.from({ length: 10 }, () => 10),
    )
  })

  it('whose name is a text is reported without it', () => {
    throwInEvent(errorWith(chromeStack, { name: 'Lucy Westenra' }))
    expect(sent).toMatchObject([{ body: { name: 'Error' } }])
  })

  it.each([
    ['of the host', errorWith('E\n at f (http://localhost/host.1.js:1:2)')],
    ['of a file that did not load', errorWith(chromeStack, { name: 'ChunkLoadError' })],
    ['of a request that was ended', errorWith(chromeStack, { name: 'AbortError' })],
    ['without a stack', errorWith('')],
    ['whose stack is no text', Object.assign(new Error('x'), { stack: 7 })],
    ['of a style sheet that did not load', Object.assign(errorWith(chromeStack), { code: 'CSS_CHUNK_LOAD_FAILED' })],
    ['that is a text', `at ${gameBase}a.js:1:2`],
    ['that is nothing', null],
  ])('%s is not reported', (_what, error) => {
    throwInEvent(error)
    reject(error)
    expect(sent).toEqual([])
  })
})
