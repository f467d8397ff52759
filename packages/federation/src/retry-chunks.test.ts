import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { type MockGateway, mockGateway } from '@sanguine/ui/testing'
import { refetchFile } from '../refetch-file.mjs'
import { retryChunks } from '../retry-chunks-plugin.mjs'

const script = 'http://localhost/remotes/game/7.1a2b3c4d.js'
const style = 'http://localhost/remotes/game/7.1a2b3c4d.css'
const lost = (request: string) => Object.assign(new Error('Loading chunk 7 failed.'), { request })

const ensure = jest.fn<(chunk: string | number) => Promise<unknown>>()
const deleted: string[] = []

/** The function by which webpack loads a chunk, after the plugin has had it. */
function loadChunk(chunk: number): Promise<unknown> {
  const runtime = { e: ensure as (chunk: string | number) => Promise<unknown> }
  retryChunks(runtime, refetchFile)
  return runtime.e(chunk)
}

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

  it('that throws is not loaded again', async () => {
    ensure.mockRejectedValue(new TypeError('no'))
    await expect(loadChunk(7)).rejects.toThrow('no')
    expect(ensure).toHaveBeenCalledTimes(1)
    expect(gateway.calls).toEqual([])
  })
})
