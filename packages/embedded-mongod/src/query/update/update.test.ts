import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  Binary,
  compileFilter,
  compileUpdate,
  DateTime,
  Decimal128,
  Double,
  decode,
  docFrom,
  encode,
  identical,
  type List,
  Timestamp,
  valueFrom,
} from '..'
import { arbitraryDoc, arbitraryValue } from '../testing/arbitrary-values'

const now = new DateTime(1_700_000_000_000)
const dec = Decimal128.parse
const updateOf = (update: object, arrayFilters: object[] = []) =>
  compileUpdate(valueFrom(update) as List, { arrayFilters: arrayFilters.map((filter) => docFrom(filter)), now })
const bytesOf = (plain: object) => encode(docFrom(plain)).toString('hex')

type Probe = [update: object, before: object, after: object]

const probes: Record<string, Probe[]> = {
  $set: [
    [{ $set: { a: 1 } }, {}, { a: 1 }],
    [{ $set: { a: 1 } }, { b: 0, a: 5, c: 2 }, { b: 0, a: 1, c: 2 }],
    [{ $set: { 'a.b.c': 1 } }, {}, { a: { b: { c: 1 } } }],
    [{ $set: { 'a.1': 'x' } }, { a: [0] }, { a: [0, 'x'] }],
    [{ $set: { 'a.3': 'x' } }, { a: [0] }, { a: [0, null, null, 'x'] }],
    [{ $set: { 'a.0.b': 1 } }, { a: [{ c: 0 }] }, { a: [{ c: 0, b: 1 }] }],
    [{ $set: { 'a.0': 1 } }, {}, { a: { 0: 1 } }],
    [{ $set: { b: 1, a: 2 } }, {}, { a: 2, b: 1 }],
    [{ $set: { z: 1 }, $inc: { b: 1 } }, {}, { b: 1, z: 1 }],
    [{ $set: { 'a.b': 1, 'a.c': 2 } }, {}, { a: { b: 1, c: 2 } }],
    [{ $set: { a: new Double(1) } }, { a: 1 }, { a: new Double(1) }],
    [{ $set: {} }, { a: 1 }, { a: 1 }],
  ],
  $unset: [
    [{ $unset: { a: '' } }, { a: 1, b: 2 }, { b: 2 }],
    [{ $unset: { 'a.b': 1 } }, { a: { b: 1, c: 2 } }, { a: { c: 2 } }],
    [{ $unset: { 'a.b': 1 } }, { a: 5 }, { a: 5 }],
    [{ $unset: { 'a.b': 1 } }, {}, {}],
    [{ $unset: { 'a.0': 1 } }, { a: [1, 2] }, { a: [null, 2] }],
    [{ $unset: { 'a.5': 1 } }, { a: [1] }, { a: [1] }],
    [{ $unset: { 'a.x': 1 } }, { a: [1] }, { a: [1] }],
  ],
  $inc: [
    [{ $inc: { a: 2 } }, { a: 1 }, { a: 3 }],
    [{ $inc: { a: 2 } }, {}, { a: 2 }],
    [{ $inc: { a: 1 } }, { a: 2147483647 }, { a: 2147483648n }],
    [{ $inc: { a: -1 } }, { a: -2147483648 }, { a: -2147483649n }],
    [{ $inc: { a: 1n } }, { a: 1 }, { a: 2n }],
    [{ $inc: { a: 1 } }, { a: 1n }, { a: 2n }],
    [{ $inc: { a: 0.5 } }, { a: 1 }, { a: 1.5 }],
    [{ $inc: { a: new Double(1) } }, { a: 1n }, { a: new Double(2) }],
    [{ $inc: { a: dec('0.10') } }, { a: 1 }, { a: dec('1.10') }],
    [{ $inc: { a: 1 } }, { a: dec('1.5') }, { a: dec('2.5') }],
    [{ $inc: { a: dec('1') } }, { a: 0.1 }, { a: dec('1.100000000000000') }],
    [{ $inc: { a: 0 } }, { a: 5 }, { a: 5 }],
    [{ $inc: { a: -5 } }, { a: 5 }, { a: 0 }],
    [{ $inc: { 'a.b': 1 } }, {}, { a: { b: 1 } }],
  ],
  $mul: [
    [{ $mul: { a: 3 } }, { a: 4 }, { a: 12 }],
    [{ $mul: { a: 3 } }, {}, { a: 0 }],
    [{ $mul: { a: 3n } }, {}, { a: 0n }],
    [{ $mul: { a: 1.5 } }, {}, { a: new Double(0) }],
    [{ $mul: { a: dec('2') } }, {}, { a: dec('0') }],
    [{ $mul: { a: 65536 } }, { a: 65536 }, { a: 4294967296n }],
    [{ $mul: { a: 2147483647 } }, { a: -2147483647 }, { a: -(2147483647n ** 2n) }],
    [{ $mul: { a: -1 } }, { a: 0 }, { a: 0 }],
    [{ $mul: { a: dec('1.5') } }, { a: 2 }, { a: dec('3.0') }],
  ],
  '$min and $max': [
    [{ $min: { a: 3 } }, { a: 5 }, { a: 3 }],
    [{ $min: { a: 7 } }, { a: 5 }, { a: 5 }],
    [{ $min: { a: 7 } }, {}, { a: 7 }],
    [{ $max: { a: 'x' } }, { a: 5 }, { a: 'x' }],
    [{ $max: { a: 5n } }, { a: 5 }, { a: 5 }],
    [{ $max: { a: dec('5.1') } }, { a: 5 }, { a: dec('5.1') }],
    [{ $min: { a: null } }, { a: 5 }, { a: null }],
    [{ $max: { a: new DateTime(2) } }, { a: new DateTime(1) }, { a: new DateTime(2) }],
  ],
  $rename: [
    [{ $rename: { a: 'b' } }, { a: 1, c: 2 }, { c: 2, b: 1 }],
    [{ $rename: { a: 'b' } }, { b: 0, a: 1 }, { b: 1 }],
    [{ $rename: { a: 'b' } }, { c: 1 }, { c: 1 }],
    [{ $rename: { a: 'b.c' } }, { a: 1 }, { b: { c: 1 } }],
    [{ $rename: { 'a.x': 'y' } }, { a: { x: 1, z: 2 } }, { a: { z: 2 }, y: 1 }],
    [{ $rename: { x: 'a.x' } }, { a: 5 }, { a: 5 }],
  ],
  $currentDate: [
    [{ $currentDate: { a: true } }, {}, { a: now }],
    [{ $currentDate: { a: { $type: 'date' } } }, {}, { a: now }],
    [{ $currentDate: { a: { $type: 'timestamp' } } }, {}, { a: new Timestamp(1_700_000_000, 1) }],
  ],
  $setOnInsert: [[{ $setOnInsert: { a: 1 }, $set: { b: 1 } }, {}, { b: 1 }]],
  $push: [
    [{ $push: { a: 1 } }, {}, { a: [1] }],
    [{ $push: { a: [1, 2] } }, { a: [0] }, { a: [0, [1, 2]] }],
    [{ $push: { a: { $each: [1, 2] } } }, { a: [0] }, { a: [0, 1, 2] }],
    [{ $push: { a: { $each: [9], $position: 1 } } }, { a: [0, 1] }, { a: [0, 9, 1] }],
    [{ $push: { a: { $each: [9], $position: -1 } } }, { a: [0, 1] }, { a: [0, 9, 1] }],
    [{ $push: { a: { $each: [3, 1], $sort: 1 } } }, { a: [2] }, { a: [1, 2, 3] }],
    [{ $push: { a: { $each: [], $sort: -1 } } }, { a: [1, 3, 2] }, { a: [3, 2, 1] }],
    [{ $push: { a: { $each: [4], $slice: -2 } } }, { a: [1, 2, 3] }, { a: [3, 4] }],
    [{ $push: { a: { $each: [4], $slice: 2 } } }, { a: [1, 2, 3] }, { a: [1, 2] }],
    [{ $push: { a: { $each: [4], $slice: 0 } } }, { a: [1] }, { a: [] }],
    [
      { $push: { a: { $each: [{ s: 1 }], $sort: { s: 1 }, $slice: 2 } } },
      { a: [{ s: 3 }, { s: 2 }] },
      { a: [{ s: 1 }, { s: 2 }] },
    ],
    [{ $push: { 'a.b': 1 } }, {}, { a: { b: [1] } }],
    [{ $push: { a: { $each: [] } } }, {}, { a: [] }],
  ],
  $addToSet: [
    [{ $addToSet: { a: 1 } }, { a: [1, 2] }, { a: [1, 2] }],
    [{ $addToSet: { a: 1n } }, { a: [1] }, { a: [1] }],
    [{ $addToSet: { a: { $each: [2, 3, 2] } } }, { a: [1, 2] }, { a: [1, 2, 3] }],
    [{ $addToSet: { a: { b: 1, $each: [2] } } }, { a: [] }, { a: [{ b: 1, $each: [2] }] }],
    [
      { $addToSet: { a: { b: 1, c: 2 } } },
      { a: [{ c: 2, b: 1 }] },
      {
        a: [
          { c: 2, b: 1 },
          { b: 1, c: 2 },
        ],
      },
    ],
    [{ $addToSet: { a: 1 } }, {}, { a: [1] }],
    [
      { $addToSet: { a: new Binary(Buffer.from('x'), 4) } },
      { a: [new Binary(Buffer.from('x'), 0)] },
      { a: [new Binary(Buffer.from('x'), 0), new Binary(Buffer.from('x'), 4)] },
    ],
  ],
  $pull: [
    [{ $pull: { a: 1 } }, { a: [1, 2, 1n] }, { a: [2] }],
    [{ $pull: { a: { $gt: 1 } } }, { a: [1, 2, 3] }, { a: [1] }],
    [{ $pull: { a: { b: 1 } } }, { a: [{ b: 1, c: 2 }, { b: 2 }, 1] }, { a: [{ b: 2 }, 1] }],
    [{ $pull: { a: { b: { $in: [1, 2] } } } }, { a: [{ b: 1 }, { b: 3 }] }, { a: [{ b: 3 }] }],
    [{ $pull: { a: { $in: [1, 3] } } }, { a: [1, 2, 3] }, { a: [2] }],
    [{ $pull: { a: /^x/ } }, { a: ['xa', 'b'] }, { a: ['b'] }],
    [{ $pull: { a: null } }, { a: [null, 1] }, { a: [1] }],
    [{ $pull: { a: [1] } }, { a: [[1], 1] }, { a: [1] }],
    [{ $pull: { a: 1 } }, {}, {}],
    [{ $pull: { 'a.b': 1 } }, { a: { b: [1] } }, { a: { b: [] } }],
    [{ $pull: { a: { $or: [{ b: 1 }, { c: 1 }] } } }, { a: [{ b: 1 }, { c: 1 }, { d: 1 }] }, { a: [{ d: 1 }] }],
    [{ $pull: { a: { $elemMatch: { $eq: 1 } } } }, { a: [[1], [2]] }, { a: [[2]] }],
  ],
  '$pullAll and $pop': [
    [{ $pullAll: { a: [1, { b: 1 }] } }, { a: [1, 2, { b: 1 }, { b: 1, c: 1 }] }, { a: [2, { b: 1, c: 1 }] }],
    [{ $pop: { a: 1 } }, { a: [1, 2] }, { a: [1] }],
    [{ $pop: { a: -1 } }, { a: [1, 2] }, { a: [2] }],
    [{ $pop: { a: 1 } }, { a: [] }, { a: [] }],
    [{ $pop: { a: 1 } }, {}, {}],
  ],
  'all elements': [
    [{ $inc: { 'a.$[]': 1 } }, { a: [1, 2] }, { a: [2, 3] }],
    [{ $set: { 'a.$[].b': 1 } }, { a: [{ b: 0 }, {}] }, { a: [{ b: 1 }, { b: 1 }] }],
    [{ $inc: { 'a.$[].b.$[]': 1 } }, { a: [{ b: [1] }, { b: [2, 3] }] }, { a: [{ b: [2] }, { b: [3, 4] }] }],
    [{ $set: { 'a.$[]': 0 } }, { a: [] }, { a: [] }],
  ],
  'replacement and pipeline': [
    [{ b: 1 }, { _id: 7, a: 1 }, { _id: 7, b: 1 }],
    [
      { b: 1, _id: 7 },
      { _id: 7, a: 1 },
      { _id: 7, b: 1 },
    ],
    [{}, { _id: 7, a: 1 }, { _id: 7 }],
    [[{ $set: { b: '$a' } }, { $unset: 'a' }], { _id: 7, a: 1 }, { _id: 7, b: 1 }],
    [[{ $replaceWith: { x: '$a' } }], { _id: 7, a: 1 }, { _id: 7, x: 1 }],
  ],
}

describe.each(Object.entries(probes))('updates: %s', (_, table) => {
  it.each(table)('%j', (update, before, after) => {
    const doc = decode(encode(docFrom(before)))
    const result = updateOf(update).apply(doc)
    expect(encode(result.doc).toString('hex')).toBe(bytesOf(after))
    expect(result.modified).toBe(bytesOf(before) !== bytesOf(after))
    expect(result.doc === doc).toBe(!result.modified)
  })
})

describe('positional updates', () => {
  it.each<[object, object, object, object]>([
    [{ a: 2 }, { $set: { 'a.$': 9 } }, { a: [1, 2, 2] }, { a: [1, 9, 2] }],
    [{ 'a.b': 2 }, { $inc: { 'a.$.c': 1 } }, { a: [{ b: 1 }, { b: 2 }] }, { a: [{ b: 1 }, { b: 2, c: 1 }] }],
    [
      { a: { $elemMatch: { b: { $gt: 1 } } } },
      { $unset: { 'a.$.b': 1 } },
      { a: [{ b: 1 }, { b: 2 }] },
      { a: [{ b: 1 }, {}] },
    ],
    [
      { 'a.b': 2 },
      { $set: { 'a.$.x': 1, 'a.0.y': 1 } },
      { a: [{ b: 1 }, { b: 2 }] },
      {
        a: [
          { b: 1, y: 1 },
          { b: 2, x: 1 },
        ],
      },
    ],
  ])('with %j and %j', (filter, update, before, after) => {
    const { doc } = updateOf(update).apply(docFrom(before), { filter: compileFilter(docFrom(filter)) })
    expect(encode(doc).toString('hex')).toBe(bytesOf(after))
  })

  it.each<[object, object[], object, object]>([
    [{ $set: { 'a.$[x]': 0 } }, [{ x: { $gt: 1 } }], { a: [1, 2, 3] }, { a: [1, 0, 0] }],
    [{ $set: { 'a.$[x].c': 0 } }, [{ 'x.b': 1 }], { a: [{ b: 1 }, { b: 2 }] }, { a: [{ b: 1, c: 0 }, { b: 2 }] }],
    [
      { $inc: { 'a.$[x].b.$[y]': 1 } },
      [{ 'x.k': 1 }, { y: 5 }],
      {
        a: [
          { k: 1, b: [5, 6] },
          { k: 2, b: [5] },
        ],
      },
      {
        a: [
          { k: 1, b: [6, 6] },
          { k: 2, b: [5] },
        ],
      },
    ],
    [
      { $set: { 'a.$[x].c': 0 } },
      [{ $or: [{ 'x.b': 1 }, { 'x.b': 2 }] }],
      { a: [{ b: 1 }, { b: 3 }] },
      { a: [{ b: 1, c: 0 }, { b: 3 }] },
    ],
  ])('%j with array filters %j', (update, filters, before, after) => {
    expect(encode(updateOf(update, filters).apply(docFrom(before)).doc).toString('hex')).toBe(bytesOf(after))
  })
})

describe('upserts', () => {
  const upserted = (filter: object, update: object) =>
    updateOf(update).upsert(compileFilter(docFrom(filter)), { newId: () => 'new' })

  it.each<[object, object, object]>([
    [{ a: 1, b: { $gt: 2 } }, { $set: { c: 3 } }, { _id: 'new', a: 1, c: 3 }],
    [{ a: 1, _id: 5 }, { $set: { c: 3 } }, { _id: 5, a: 1, c: 3 }],
    [{ 'a.b': 1 }, { $inc: { 'a.c': 2 } }, { _id: 'new', a: { b: 1, c: 2 } }],
    [{ a: 1 }, { $setOnInsert: { b: 1 } }, { _id: 'new', a: 1, b: 1 }],
    [{ a: 1 }, { $setOnInsert: { _id: 9 } }, { _id: 9, a: 1 }],
    [{ a: 1, _id: 5 }, { b: 1 }, { _id: 5, b: 1 }],
    [{ a: 1 }, { b: 1 }, { _id: 'new', b: 1 }],
    [{ _id: { $in: [5] } }, { $set: { a: 1 } }, { _id: 5, a: 1 }],
    [{ _id: 5 }, [{ $set: { a: { $literal: 1 } } }], { _id: 5, a: 1 }],
    [{ a: [1] }, { $push: { a: 2 } }, { _id: 'new', a: [1, 2] }],
    [{ a: { $all: [1, 2] } }, { $set: { b: 1 } }, { _id: 'new', b: 1 }],
  ])('from %j by %j', (filter, update, result) => {
    expect(encode(upserted(filter, update)).toString('hex')).toBe(bytesOf(result))
  })

  it('refuse equalities of a path and its parent, and a changed _id', () => {
    expect(() => upserted({ a: 1, 'a.b': 1 }, { $set: { c: 1 } })).toThrow(expect.objectContaining({ code: 54 }))
    expect(() => upserted({ _id: 1 }, { $set: { _id: 2 } })).toThrow(expect.objectContaining({ code: 66 }))
  })
})

describe('updates in general', () => {
  it('change nothing when the same $set, $unset, $min, $max, $addToSet, $pull or replacement is applied again', () => {
    const field = fc.constantFrom('a', 'b', 'c.d')
    const operator = fc.constantFrom('$set', '$unset', '$min', '$max', '$pullAll')
    fc.assert(
      fc.property(arbitraryDoc, operator, field, arbitraryValue, (before, name, path, value) => {
        const update = updateOf({ [name]: { [path]: name === '$pullAll' ? [value] : value } })
        let first: ReturnType<typeof update.apply>
        try {
          first = update.apply(before)
        } catch (error) {
          expect([2, 28]).toContain((error as { code: number }).code)
          return
        }
        const second = update.apply(decode(encode(first.doc)))
        expect(second.modified).toBe(false)
      }),
    )
  })

  it('leave every other field byte for byte unchanged', () => {
    fc.assert(
      fc.property(arbitraryDoc, arbitraryValue, (before, value) => {
        const { doc } = updateOf({ $set: { zz: value } }).apply(decode(encode(before)))
        expect(encode(doc.without('zz')).equals(encode(before.without('zz')))).toBe(true)
        expect(identical(doc.get('zz') ?? null, value)).toBe(true)
      }),
    )
  })
})
