import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { page, storage } from '@sanguine/ui'
import { type MockGateway, mockGateway } from '@sanguine/ui/testing'
import { checkVersion, siteVersion, versionKey } from './check-version'

const reload = jest.spyOn(page, 'reload').mockImplementation(() => undefined)
let gateway: MockGateway

beforeEach(() => {
  gateway = mockGateway({ routes: { 'GET /api/version/': '1.4.0' } })
  window.localStorage.clear()
  reload.mockClear()
  siteVersion.set('0.0.0')
})
afterEach(() => gateway.stop())

describe('the version', () => {
  it('that is seen for the first time is stored, and the page reloads once', async () => {
    await checkVersion()
    expect(siteVersion.get()).toBe('1.4.0')
    expect(window.localStorage.getItem(versionKey)).toBe('1.4.0')
    expect(reload).toHaveBeenCalledTimes(1)
    await checkVersion()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('that is new clears the caches and reloads', async () => {
    const dropped: string[] = []
    const caches = { keys: async () => ['a', 'b'], delete: async (name: string) => dropped.push(name) > 0 }
    Object.assign(window, { caches })
    window.localStorage.setItem(versionKey, '1.3.9')
    await checkVersion()
    expect(dropped).toEqual(['a', 'b'])
    expect(reload).toHaveBeenCalledTimes(1)
    Reflect.deleteProperty(window, 'caches')
  })

  it('does not reload if nothing can be stored, since it would reload endlessly', async () => {
    const lasting = jest.spyOn(storage, 'isPersistent').mockReturnValue(false)
    await checkVersion()
    expect(siteVersion.get()).toBe('1.4.0')
    expect(reload).not.toHaveBeenCalled()
    lasting.mockRestore()
  })

  it('stays 0.0.0 while the server returns none', async () => {
    gateway.setResponses({ routes: { 'GET /api/version/': () => new Response('', { status: 503 }) } })
    await expect(checkVersion()).rejects.toThrow()
    expect(siteVersion.get()).toBe('0.0.0')
    expect(reload).not.toHaveBeenCalled()
  })
})
