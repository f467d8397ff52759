import { describe, expect, it } from '@jest/globals'
import { ByteCache } from './byte-cache'

const ofSize = (size: number) => ({ bytes: new Uint8Array(size) })

describe('ByteCache', () => {
  it('drops what was not used for longest when it is full', () => {
    const cache = new ByteCache(10, 10)
    for (const key of ['a', 'b', 'c']) cache.put(key, ofSize(3))
    cache.get('a')
    cache.put('d', ofSize(3))
    expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(key))).toEqual(['a', 'c', 'd'])
  })

  it('counts an entry once that is put twice', () => {
    const cache = new ByteCache(10, 10)
    for (let round = 0; round < 5; round += 1) cache.put('a', ofSize(5))
    cache.put('b', ofSize(5))
    expect(cache.get('a')).toBeDefined()
  })

  it('keeps nothing that is too large for it', () => {
    const cache = new ByteCache(100, 20)
    cache.put('small', ofSize(20))
    cache.put('large', ofSize(21))
    expect(cache.get('small')).toBeDefined()
    expect(cache.get('large')).toBeUndefined()
  })
})
