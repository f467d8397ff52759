import { describe, expect, it } from '@jest/globals'
import { byteCache } from './byte-cache'

const ofSize = (size: number) => ({ bytes: new Uint8Array(size) })

describe('byteCache', () => {
  it('removes the least recently used entry when it is full', () => {
    const cache = byteCache(80)
    const keys = [...'abcdefgh']
    for (const key of keys) cache.set(key, ofSize(10))
    cache.get('a')
    cache.set('i', ofSize(10))
    expect([...keys, 'i'].filter((key) => cache.get(key))).toEqual([...'acdefghi'])
  })

  it('counts an entry once if it is added twice', () => {
    const cache = byteCache(80)
    for (let round = 0; round < 20; round += 1) cache.set('a', ofSize(10))
    cache.set('b', ofSize(10))
    expect(cache.get('a')).toEqual(ofSize(10))
  })

  it('does not keep an entry that is too large', () => {
    const cache = byteCache(160)
    cache.set('small', ofSize(20))
    cache.set('large', ofSize(21))
    expect(cache.get('small')).toBeDefined()
    expect(cache.get('large')).toBeUndefined()
  })
})
