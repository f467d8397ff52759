import { describe, expect, it } from '@jest/globals'
import { distinctValues, docFrom, encode } from '.'

const hex = (plain: object) => encode(docFrom(plain)).toString('hex')

describe('distinct values', () => {
  it.each<[string, object[], unknown[]]>([
    ['a', [{ a: 2 }, { a: [1, 2n] }, {}, { a: null }, { a: 'x' }], [null, 1, 2, 'x']],
    ['a.b', [{ a: [{ b: 1 }, { b: [2, 3] }] }, { a: { b: 1n } }], [1, 2, 3]],
    ['a.0', [{ a: [5, 6] }], [5]],
    ['a', [{ a: [] }], []],
  ])('of %s in %j', (path, docs, values) => {
    const found = distinctValues(
      docs.map((doc) => docFrom(doc)),
      path,
    )
    expect(hex({ found })).toBe(hex({ found: values }))
  })
})
