import { describe, expect, it } from '@jest/globals'
import { bsonUndefined, compileSort, DateTime, Decimal128, docFrom, maxKey, minKey, ObjectId, valueFrom } from '.'

describe('sorting', () => {
  it('orders values of different types as MongoDB does', () => {
    const id = ObjectId.generate()
    const ordered = [
      minKey,
      bsonUndefined,
      null,
      Number.NaN,
      -1n,
      0.5,
      Decimal128.parse('0.7'),
      1,
      'a',
      { a: 1 },
      Buffer.from('x'),
      id,
      false,
      true,
      new DateTime(0),
      /x/,
      maxKey,
    ]
    const docs = ordered.map((a, rank) => docFrom({ a: valueFrom(a), rank }))
    const sorted = docs.toReversed().sort(compileSort(docFrom({ a: 1 })))
    expect(sorted.map((doc) => doc.get('rank'))).toEqual(ordered.map((_, rank) => rank))
  })

  it.each<[object, object[], number[]]>([
    [{ a: 1 }, [{ a: 3 }, {}, { a: null }, { a: 1 }], [1, 2, 3, 0]],
    [{ a: 1 }, [{ a: [5, 1] }, { a: 2 }, { a: [] }, {}], [2, 3, 0, 1]],
    [{ a: -1 }, [{ a: [5, 1] }, { a: 2 }, { a: 6 }], [2, 0, 1]],
    [{ 'a.b': 1 }, [{ a: [{ b: 4 }, { b: 9 }] }, { a: { b: 3 } }, { a: [{ b: 5 }, {}] }], [2, 1, 0]],
    [{ 'a.0': 1 }, [{ a: [5, 1] }, { a: [2, 9] }], [1, 0]],
    [{ a: 1, b: -1 }, [{ a: 1, b: 1 }, { a: 1, b: 2 }, { a: 0 }], [2, 1, 0]],
    [{ a: 1 }, [{ a: [[0]] }, { a: [1] }], [1, 0]],
  ])('by %j puts %j as %j', (spec, docs, order) => {
    const compare = compileSort(docFrom(spec))
    const sorted = docs.map((doc, index) => ({ doc: docFrom(doc), index })).sort((a, b) => compare(a.doc, b.doc))
    expect(sorted.map(({ index }) => index)).toEqual(order)
  })

  it.each<[object, number]>([
    [{ a: 2 }, 15975],
    [{ a: 'x' }, 15974],
    [{ a: { $meta: 'textScore' } }, 238],
  ])('refuses %j as %i', (spec, code) => {
    expect(() => compileSort(docFrom(spec))).toThrow(expect.objectContaining({ code }))
  })
})
