import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { type MockGateway, mockGateway } from '@sanguine/ui/testing'
import { refetchFile } from '../refetch-file.mjs'
import { rejectEmptyStyle, retryChunks } from '../retry-chunks-plugin.mjs'

const script = 'http://localhost/remotes/game/7.1a2b3c4d.js'
const style = 'http://localhost/remotes/game/7.1a2b3c4d.css'
const lost = (request: string) => Object.assign(new Error('Loading chunk 7 failed.'), { request })

const ensure = jest.fn<(chunk: string | number) => Promise<unknown>>()
const deleted: string[] = []

/** The runtime of a build, as the plugin changes it. */
function makeRuntime() {
  const runtime = {
    e: ensure as (chunk: string | number) => Promise<unknown>,
    u: (chunk: string | number) => `${chunk}.1a2b3c4d.js`,
    miniCssF: (chunk: string | number) => `${chunk}.1a2b3c4d.css`,
  }
  retryChunks(runtime, refetchFile)
  return runtime
}

/** The function by which webpack loads a chunk, after the plugin has had it. */
const loadChunk = (chunk: number): Promise<unknown> => makeRuntime().e(chunk)

let gateway: MockGateway
beforeEach(() => {
  ensure.mockReset()
  deleted.length = 0
  const cache = { delete: async (file: string) => deleted.push(file) }
  Object.assign(window, { caches: { keys: async () => ['files'], open: async () => cache } })
  gateway = mockGateway({ routes: { [`GET ${script}`]: 'script', [`GET ${style}`]: 'style' } })
})
afterEach(() => {
  gateway.stop()
  Reflect.deleteProperty(window, 'caches')
})

describe('a chunk', () => {
  it('that loads is loaded once', async () => {
    ensure.mockResolvedValue('done')
    expect(await loadChunk(7)).toBe('done')
    expect(gateway.calls).toEqual([])
  })

  it('whose files do not load is loaded again after each was fetched past the caches', async () => {
    ensure.mockRejectedValueOnce(lost(script)).mockRejectedValueOnce(lost(style)).mockResolvedValue('done')
    expect(await loadChunk(7)).toBe('done')
    expect(deleted).toEqual([script, style])
    expect(gateway.calls.map(({ path }) => path)).toEqual([script, style])
  })

  it('whose file cannot be fetched fails with the first error', async () => {
    ensure.mockRejectedValue(lost('http://localhost/gone.js'))
    await expect(loadChunk(7)).rejects.toThrow('Loading chunk 7 failed.')
    expect(ensure).toHaveBeenCalledTimes(1)
  })

  it('whose file stays damaged fails after the second attempt', async () => {
    ensure.mockRejectedValue(lost(script))
    await expect(loadChunk(7)).rejects.toThrow('Loading chunk 7 failed.')
    expect(ensure).toHaveBeenCalledTimes(2)
  })

  it('is loaded again at another address, since the page caches the first', async () => {
    const runtime = makeRuntime()
    const names = () => [runtime.u(7), runtime.miniCssF(7), runtime.u(8)]
    expect(names()).toEqual(['7.1a2b3c4d.js', '7.1a2b3c4d.css', '8.1a2b3c4d.js'])
    ensure.mockRejectedValueOnce(lost(script)).mockResolvedValue('done')
    await runtime.e(7)
    const first = runtime.u(7)
    expect(names()).toEqual([expect.stringMatching(/^7\.1a2b3c4d\.js\?retry=/), '7.1a2b3c4d.css', '8.1a2b3c4d.js'])
    ensure.mockRejectedValueOnce(lost(`http://localhost/remotes/game/${first}`))
    await runtime.e(7)
    expect(runtime.u(7)).not.toBe(first)
    expect(deleted).toEqual([script, script])
  })

  it('of a container that was loaded again has the same query', async () => {
    const container = Object.assign(document.createElement('script'), { src: 'http://localhost/remote.js?retry=2' })
    const current = jest.spyOn(document, 'currentScript', 'get').mockReturnValue(container)
    const runtime = makeRuntime()
    current.mockRestore()
    expect([runtime.u(7), runtime.miniCssF(7)]).toEqual(['7.1a2b3c4d.js?retry=2', '7.1a2b3c4d.css?retry=2'])
  })

  it('that throws is not loaded again', async () => {
    ensure.mockRejectedValue(new TypeError('no'))
    await expect(loadChunk(7)).rejects.toThrow('no')
    expect(ensure).toHaveBeenCalledTimes(1)
    expect(gateway.calls).toEqual([])
  })
})

describe('a style sheet', () => {
  /** A style sheet with webpack's handlers, which has loaded with so many rules; jsdom loads none. */
  function loadWith(rules: number | 'unreadable') {
    const complete = jest.fn<(event: Pick<Event, 'type' | 'target'>) => void>()
    const link = Object.assign(document.createElement('link'), { href: style, onload: complete, onerror: complete })
    const cssRules = () => {
      if (rules === 'unreadable') throw new DOMException('Cannot access rules', 'SecurityError')
      return { length: rules }
    }
    Object.defineProperty(link, 'sheet', { value: Object.defineProperty({}, 'cssRules', { get: cssRules }) })
    rejectEmptyStyle(link)
    link.dispatchEvent(new Event('load'))
    return complete
  }

  it.each([2, 'unreadable'] as const)('with rules counts as loaded: %s', (rules) => {
    expect(loadWith(rules)).toHaveBeenCalledWith(expect.objectContaining({ type: 'load' }))
  })

  it('without rules, such as the login page of a public network, counts as failed', () => {
    const complete = loadWith(0)
    expect(complete).toHaveBeenCalledTimes(1)
    const [event] = complete.mock.calls[0] ?? []
    expect(event?.type).toBe('empty')
    expect(event?.target).toHaveProperty('href', style)
  })

  it('that fails is fetched again without others, and once for concurrent loads of its chunk', async () => {
    const others = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `${style}x` })
    document.head.append(others)
    const runtime = makeRuntime()
    ensure.mockRejectedValueOnce(lost(style)).mockRejectedValueOnce(lost(style)).mockResolvedValue('done')
    expect(await Promise.all([runtime.e(7), runtime.e(7)])).toEqual(['done', 'done'])
    expect(gateway.calls.map(({ path }) => path)).toEqual([style])
    expect(runtime.miniCssF(7)).toBe('7.1a2b3c4d.css?retry=.1')
    others.remove()
  })
})
