import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { type MockGateway, mockGateway } from '@sanguine/ui/testing'
import { refetchFile } from '../refetch-file.mjs'
import { retryChunks } from '../retry-chunks-plugin.mjs'

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
  it('that comes is loaded once', async () => {
    ensure.mockResolvedValue('done')
    expect(await loadChunk(7)).toBe('done')
    expect(gateway.calls).toEqual([])
  })

  it('whose files do not come is loaded again after each was fetched past the caches', async () => {
    ensure.mockRejectedValueOnce(lost(script)).mockRejectedValueOnce(lost(style)).mockResolvedValue('done')
    expect(await loadChunk(7)).toBe('done')
    expect(deleted).toEqual([script, style])
    expect(gateway.calls.map(({ path }) => path)).toEqual([script, style])
  })

  it('whose file is fetched in vain fails as it did', async () => {
    ensure.mockRejectedValue(lost('http://localhost/gone.js'))
    await expect(loadChunk(7)).rejects.toThrow('Loading chunk 7 failed.')
    expect(ensure).toHaveBeenCalledTimes(1)
  })

  it('whose file stays damaged fails after the second attempt', async () => {
    ensure.mockRejectedValue(lost(script))
    await expect(loadChunk(7)).rejects.toThrow('Loading chunk 7 failed.')
    expect(ensure).toHaveBeenCalledTimes(2)
  })

  it('is loaded again under another address, since the page keeps what it has of the first', async () => {
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

  it('of a container that was loaded again has its query', async () => {
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

describe('a style sheet without rules, such as the login page of a public network', () => {
  const sheets = () => [...document.querySelectorAll('link')].map(({ href }) => href)

  /** A style sheet with so many rules; jsdom loads none. */
  function addSheet(href: string, rules: number): void {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    Object.defineProperty(link, 'sheet', { value: { cssRules: { length: rules } } })
    document.head.append(link)
  }

  /** Lets the style sheets that are added from now on come, with so many rules. */
  const comeWith = (rules: number) =>
    jest.spyOn(HTMLLinkElement.prototype, 'after').mockImplementation(function (this: HTMLLinkElement, next) {
      Object.defineProperty(next, 'sheet', { value: { cssRules: { length: rules } } })
      this.parentNode?.insertBefore(next as HTMLLinkElement, this.nextSibling)
      ;(next as HTMLLinkElement).dispatchEvent(new Event('load'))
    })

  beforeEach(() => {
    ensure.mockResolvedValue('done')
    addSheet(`${style}x`, 3)
    addSheet(style, 0)
  })
  afterEach(() => {
    jest.restoreAllMocks()
    for (const link of document.querySelectorAll('link')) link.remove()
  })

  it('is replaced, past the caches', async () => {
    comeWith(2)
    expect(await loadChunk(7)).toBe('done')
    expect(deleted).toEqual([style])
    expect(sheets()).toEqual([`${style}x`, expect.stringMatching(/7\.1a2b3c4d\.css\?retry=/)])
  })

  it('that stays so fails its chunk, and is replaced with the next attempt', async () => {
    const coming = comeWith(0)
    const runtime = makeRuntime()
    await expect(runtime.e(7)).rejects.toThrow('is no style sheet')
    expect(sheets()).toEqual([`${style}x`, style])
    coming.mockRestore()
    comeWith(2)
    expect(await runtime.e(7)).toBe('done')
    expect(sheets()).toHaveLength(2)
    expect(sheets()).not.toContain(style)
  })
})
