import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { storage } from './storage'

afterEach(() => {
  jest.restoreAllMocks()
  storage.remove('key')
})

describe('storage', () => {
  it('keeps values in the browser', () => {
    storage.write('key', 'value')
    expect(window.localStorage.getItem('key')).toBe('value')
    expect(storage.isPersistent()).toBe(true)
  })

  it('keeps values for the page if the browser refuses to', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    storage.write('key', 'value')
    expect(storage.read('key')).toBe('value')
    expect(storage.isPersistent()).toBe(false)
    storage.remove('key')
    expect(storage.read('key')).toBeNull()
  })
})
