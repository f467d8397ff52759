import { describe, expect, it } from '@jest/globals'
import {
  Binary,
  BsonSymbol,
  bsonUndefined,
  compileFilter,
  DateTime,
  Decimal128,
  Double,
  docFrom,
  maxKey,
  minKey,
  ObjectId,
  Regex,
  Timestamp,
} from '..'

const id = ObjectId.fromHex('0123456789abcdef01234567')
const dec = Decimal128.parse
const bytes = (subtype: number, ...content: number[]) => new Binary(Buffer.from(content), subtype)

/** filter, documents that match, documents that do not */
type Probe = [filter: object, matching: object[], others: object[]]

const probes: Record<string, Probe[]> = {
  'equality of numbers': [
    [
      { a: 5 },
      [{ a: 5 }, { a: 5n }, { a: new Double(5) }, { a: dec('5.00') }, { a: [1, 5n] }],
      [{ a: 5.5 }, { a: '5' }, {}],
    ],
    [{ a: 2n ** 53n + 1n }, [{ a: dec('9007199254740993') }], [{ a: 2 ** 53 }, { a: new Double(2 ** 53) }]],
    [{ a: 0.1 }, [{ a: 0.1 }], [{ a: dec('0.1') }]],
    [{ a: Number.NaN }, [{ a: Number.NaN }, { a: dec('NaN') }], [{ a: 0 }, { a: null }, {}]],
    [{ a: 0 }, [{ a: -0 }, { a: 0n }, { a: dec('-0') }], [{ a: false }, { a: null }]],
  ],
  'equality of other values': [
    [
      { a: bytes(0, 1, 2) },
      [{ a: bytes(0, 1, 2) }],
      [{ a: bytes(4, 1, 2) }, { a: bytes(0, 1, 3) }, { a: bytes(0, 1) }],
    ],
    [{ a: id }, [{ a: ObjectId.fromHex(id.toHex()) }], [{ a: id.toHex() }, { a: ObjectId.generate() }]],
    [{ a: new DateTime(5) }, [{ a: new DateTime(5n) }], [{ a: 5 }, { a: new Timestamp(0, 5) }]],
    [{ a: 'x' }, [{ a: 'x' }, { a: new BsonSymbol('x') }, { a: ['y', 'x'] }], [{ a: 'X' }, { a: [['x']] }]],
    [{ a: true }, [{ a: true }], [{ a: 1 }, { a: 'true' }]],
    [
      { a: { b: 1, c: 2 } },
      [{ a: { b: 1n, c: 2 } }, { a: [{ b: 1, c: 2 }] }],
      [{ a: { c: 2, b: 1 } }, { a: { b: 1, c: 2, d: 3 } }, { a: { b: 1 } }],
    ],
    [{ a: {} }, [{ a: {} }, { a: [{}] }], [{ a: { b: 1 } }, {}, { a: null }]],
    [
      { a: [1, 2] },
      [{ a: [1, 2] }, { a: [[1, 2]] }, { a: [new Double(1), 2n] }],
      [{ a: [2, 1] }, { a: [1, 2, 3] }, { a: 1 }],
    ],
    [{ a: [] }, [{ a: [] }, { a: [[]] }], [{ a: [1] }, {}, { a: null }]],
    [{ a: minKey }, [{ a: minKey }], [{ a: maxKey }, { a: 1 }]],
    [{ a: { $ref: 'c', $id: 1 } }, [{ a: { $ref: 'c', $id: 1 } }], [{ a: { $ref: 'c', $id: 2 } }]],
    [{}, [{}, { a: 1 }], []],
  ],
  'null, missing and arrays': [
    [
      { a: null },
      [{}, { a: null }, { a: bsonUndefined }, { a: [1, null] }],
      [{ a: [] }, { a: 0 }, { a: [1] }, { a: [[null]] }],
    ],
    [
      { 'a.b': null },
      [{}, { a: 1 }, { a: {} }, { a: { b: null } }, { a: [{ b: 1 }, {}] }, { a: [{ b: null }] }],
      [{ a: [] }, { a: [1, 2] }, { a: [{ b: 1 }] }, { a: { b: 1 } }],
    ],
    [{ a: { $ne: null } }, [{ a: [] }, { a: 0 }, { a: [1] }], [{}, { a: null }, { a: [1, null] }]],
    [{ a: { $exists: true } }, [{ a: null }, { a: [] }, { a: bsonUndefined }], [{}, { b: 1 }]],
    [{ a: { $exists: 0 } }, [{}, { b: 1 }], [{ a: null }]],
    [
      { 'a.b': { $exists: false } },
      [{}, { a: [] }, { a: [{}] }, { a: [1] }],
      [{ a: [{}, { b: 1 }] }, { a: { b: null } }],
    ],
    [{ a: { $gte: null } }, [{}, { a: null }], [{ a: 1 }]],
    [{ a: { $gt: null } }, [], [{}, { a: null }, { a: 1 }]],
    [{ a: { $in: [null, 3] } }, [{}, { a: null }, { a: [3] }], [{ a: 4 }, { a: [] }]],
    [{ a: { $nin: [null, 3] } }, [{ a: 4 }, { a: [] }], [{}, { a: null }, { a: [3, 4] }]],
  ],
  'order comparisons': [
    [
      { a: { $gt: 5 } },
      [{ a: 6 }, { a: 5.5 }, { a: dec('5.1') }, { a: [1, 9n] }, { a: Number.POSITIVE_INFINITY }],
      [{ a: 5 }, { a: '6' }, { a: Number.NaN }, { a: null }, {}],
    ],
    [{ a: { $lt: 5 } }, [{ a: 4 }, { a: Number.NEGATIVE_INFINITY }], [{ a: Number.NaN }, { a: 5 }, { a: false }]],
    [{ a: { $lte: Number.NaN } }, [{ a: Number.NaN }], [{ a: 1 }]],
    [{ a: { $lt: Number.NaN } }, [], [{ a: Number.NaN }, { a: 1 }]],
    [{ a: { $gt: 'b' } }, [{ a: 'c' }, { a: 'ba' }], [{ a: 'b' }, { a: 'B' }, { a: 7 }]],
    [{ a: { $gt: '\uffff' } }, [{ a: '\u{1f409}' }], [{ a: '\uff00' }]],
    [{ a: { $gte: 1, $lte: 3 } }, [{ a: 2 }, { a: [0, 5, 2] }, { a: [0, 5, 1] }], [{ a: 0 }]],
    [{ a: { $gt: 1, $lt: 3 } }, [{ a: [0, 5] }], [{ a: [5, 6] }]],
    [{ a: { $gt: { b: 1 } } }, [{ a: { b: 2 } }, { a: { c: 0 } }], [{ a: { b: 1 } }, { a: 5 }]],
    [{ a: { $gt: [1] } }, [{ a: [2] }, { a: [1, 0] }, { a: [[3]] }], [{ a: [1] }, { a: 5 }]],
    [{ a: { $gte: false } }, [{ a: true }, { a: false }], [{ a: 0 }]],
    [{ a: { $gt: minKey } }, [{ a: 1 }, { a: 'x' }, {}, { a: [] }, { a: maxKey }], [{ a: minKey }]],
    [{ a: { $gte: minKey } }, [{ a: 1 }, {}, { a: minKey }], []],
    [{ a: { $lt: minKey } }, [], [{ a: 1 }, {}, { a: minKey }]],
    [{ a: { $lte: minKey } }, [{ a: minKey }, { a: [1, minKey] }], [{ a: 1 }, {}]],
    [{ a: { $lt: maxKey } }, [{ a: 1 }, { a: null }, {}, { a: minKey }], [{ a: maxKey }]],
    [{ a: { $lte: maxKey } }, [{ a: 1 }, {}, { a: maxKey }], []],
    [{ a: { $gt: maxKey } }, [], [{ a: 1 }, {}, { a: maxKey }]],
    [{ a: { $gte: maxKey } }, [{ a: maxKey }], [{ a: 1 }, {}]],
    [{ 'a.b': { $gt: minKey } }, [{}, { a: 1 }, { a: {} }, { a: [{}] }, { a: { b: null } }], [{ a: [1] }, { a: [] }]],
    [{ a: { $not: { $lt: maxKey } } }, [{ a: maxKey }], [{}, { a: 1 }]],
    [{ a: { $gt: minKey, $lt: maxKey } }, [{}, { a: 1 }], [{ a: minKey }, { a: maxKey }]],
    [{ a: { $lt: new DateTime(10) } }, [{ a: new DateTime(9) }], [{ a: 9 }, { a: new DateTime(10) }]],
    [{ a: { $gt: id } }, [{ a: ObjectId.fromHex('ffffffffffffffffffffffff') }], [{ a: id }, { a: 'zzz' }]],
    [{ a: { $ne: 5 } }, [{ a: 6 }, {}, { a: [6] }], [{ a: 5n }, { a: [6, 5] }]],
  ],
  membership: [
    [{ a: { $in: [1, 'x'] } }, [{ a: 1n }, { a: ['x'] }], [{ a: 2 }, {}]],
    [
      { a: { $in: [/^x/i, 3] } },
      [{ a: 'Xyz' }, { a: 3 }, { a: ['q', 'x'] }, { a: new Regex('^x', 'i') }],
      [{ a: 'yx' }],
    ],
    [{ a: { $in: [[1, 2]] } }, [{ a: [1, 2] }, { a: [[1, 2]] }], [{ a: [1] }, { a: 1 }]],
    [{ a: { $in: [] } }, [], [{}, { a: 1 }, { a: [] }]],
    [{ a: { $nin: [] } }, [{}, { a: 1 }], []],
    [
      { a: { $in: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] } },
      [{ a: 'h' }, { a: ['z', 'a'] }, { a: new BsonSymbol('b') }],
      [{ a: 'i' }, {}],
    ],
  ],
  logic: [
    [{ $or: [{ a: 1 }, { b: 1 }] }, [{ a: 1 }, { b: 1 }], [{ a: 2, b: 2 }]],
    [{ $and: [{ a: 1 }, { b: 1 }] }, [{ a: 1, b: 1 }], [{ a: 1 }]],
    [{ $nor: [{ a: 1 }, { b: 1 }] }, [{}, { a: 2 }], [{ a: 1 }, { b: 1 }]],
    [{ a: { $not: { $gt: 5 } } }, [{ a: 5 }, {}, { a: 'x' }, { a: [1] }], [{ a: 6 }, { a: [1, 6] }]],
    [{ a: { $not: /x/ } }, [{ a: 'y' }, {}, { a: 1 }], [{ a: 'axb' }]],
    [{ a: { $not: { $exists: true } } }, [{}], [{ a: 1 }]],
    [{ $comment: 'hello', a: 1 }, [{ a: 1 }], [{ a: 2 }]],
    [{ $expr: { $literal: true } }, [{}], []],
  ],
  'paths through arrays': [
    [
      { 'a.b': 1 },
      [{ a: { b: 1 } }, { a: [{ b: 1 }] }, { a: [{ b: [0, 1] }] }, { a: [5, { b: 1 }] }],
      [{ a: [[{ b: 1 }]] }, { a: 1 }],
    ],
    [{ 'a.b.c': 1 }, [{ a: [{ b: [{ c: 1 }] }] }, { a: { b: [{ c: [1] }] } }], [{ a: [{ b: { c: 2 } }] }]],
    [{ 'a.0': 1 }, [{ a: [1, 2] }, { a: { 0: 1 } }, { a: [{ 0: 1 }] }], [{ a: [2, 1] }, { a: [[1]] }]],
    [{ 'a.1.b': 2 }, [{ a: [0, { b: 2 }] }, { a: [{ 1: { b: 2 } }] }], [{ a: [{ b: 2 }] }]],
    [{ 'a.0.b': null }, [{ a: [{ b: 1 }] }, { a: [{}] }, {}], [{ a: [] }]],
    [{ 'a.0.0': 1 }, [{ a: [[1]] }], [{ a: [1] }]],
    [{ 'a.1': null }, [{ a: [1, null] }, { a: 5 }], [{ a: [1, 2] }, { a: [1] }]],
    [{ 'a.1': { $exists: true } }, [{ a: [1, 2] }], [{ a: [1] }, { a: [] }]],
    [{ 'a.00': 1 }, [{ a: { '00': 1 } }], [{ a: [1] }]],
    [{ 'a.$id': 1 }, [{ a: { $id: 1 } }], [{ a: {} }]],
  ],
  arrays: [
    [{ a: { $elemMatch: { $gt: 1, $lt: 3 } } }, [{ a: [0, 2] }], [{ a: [0, 5] }, { a: 2 }, { a: [] }, { a: [[2]] }]],
    [
      { a: { $elemMatch: { b: 1, c: 2 } } },
      [{ a: [{ b: 1, c: 2 }] }],
      [{ a: [{ b: 1 }, { c: 2 }] }, { a: { b: 1, c: 2 } }],
    ],
    [{ a: { $elemMatch: { $or: [{ b: 1 }, { c: 1 }] } } }, [{ a: [{ c: 1 }] }], [{ a: [{ d: 1 }] }]],
    [{ a: { $elemMatch: { $elemMatch: { $eq: 2 } } } }, [{ a: [[1, 2]] }], [{ a: [1, 2] }]],
    [{ a: { $elemMatch: { $not: { $gt: 1 } } } }, [{ a: [0] }, { a: ['x', 5] }], [{ a: [2] }, { a: [] }]],
    [{ a: { $elemMatch: { $in: [1, 2] } } }, [{ a: [2] }], [{ a: 2 }]],
    [{ a: { $elemMatch: { 0: 1 } } }, [{ a: [[1]] }, { a: [{ 0: 1 }] }], [{ a: [1] }]],
    [{ 'a.b': { $elemMatch: { $eq: 1 } } }, [{ a: [{ b: [1] }] }, { a: { b: [1] } }], [{ a: [{ b: 1 }] }]],
    [{ a: { $all: [1, 2] } }, [{ a: [2, 1, 3] }], [{ a: [1] }, { a: 1 }, {}]],
    [{ a: { $all: [1] } }, [{ a: 1 }, { a: [1] }], [{ a: 2 }]],
    [{ a: { $all: [] } }, [], [{ a: [] }, {}]],
    [{ a: { $all: [null] } }, [{}, { a: [null] }], [{ a: [1] }]],
    [{ a: { $all: [[1, 2]] } }, [{ a: [1, 2] }, { a: [[1, 2]] }], [{ a: [1] }]],
    [{ a: { $all: [/^x/, 'y'] } }, [{ a: ['xx', 'y'] }], [{ a: ['y'] }]],
    [
      { a: { $all: [{ $elemMatch: { b: 1 } }, { $elemMatch: { b: 2 } }] } },
      [{ a: [{ b: 1 }, { b: 2 }] }],
      [{ a: [{ b: 1 }] }],
    ],
    [{ a: { $size: 2 } }, [{ a: [1, 2] }], [{ a: [1] }, { a: 'xx' }, { a: [[1, 2]] }]],
    [{ a: { $size: new Double(0) } }, [{ a: [] }], [{}]],
    [{ 'a.b': { $size: 1 } }, [{ a: [{ b: [1] }] }], [{ a: [{ b: 1 }] }]],
  ],
  types: [
    [{ a: { $type: 'objectId' } }, [{ a: id }], [{ a: id.toHex() }]],
    [{ a: { $type: 'number' } }, [{ a: 1 }, { a: 1n }, { a: 1.5 }, { a: dec('1') }, { a: ['x', 1] }], [{ a: '1' }, {}]],
    [{ a: { $type: 'int' } }, [{ a: 1 }], [{ a: 1n }, { a: new Double(1) }]],
    [{ a: { $type: 1 } }, [{ a: new Double(1) }, { a: 0.5 }], [{ a: 1 }]],
    [{ a: { $type: 'array' } }, [{ a: [] }, { a: [[]] }], [{ a: 1 }]],
    [{ a: { $type: ['string', 10] } }, [{ a: 'x' }, { a: null }], [{ a: 1 }, {}]],
    [{ a: { $type: -1 } }, [{ a: minKey }], [{ a: maxKey }]],
    [{ a: { $type: 'bool' } }, [{ a: false }], [{ a: 0 }]],
    [{ a: { $type: 'date' } }, [{ a: new DateTime(0) }], [{ a: new Timestamp(0, 0) }]],
  ],
  'remainders and bits': [
    [
      { a: { $mod: [4, 1] } },
      [{ a: 5 }, { a: 5n }, { a: 5.9 }, { a: dec('9') }, { a: [4, 5] }],
      [{ a: 4 }, { a: '5' }, { a: Number.NaN }, { a: Number.POSITIVE_INFINITY }],
    ],
    [{ a: { $mod: [4, -1] } }, [{ a: -5 }], [{ a: 5 }]],
    [{ a: { $mod: [4.7, 1] } }, [{ a: 5 }], [{ a: 4 }]],
  ],
  'regular expressions': [
    [{ a: /^ab/ }, [{ a: 'abc' }, { a: ['x', 'ab'] }, { a: new Regex('^ab') }], [{ a: 'cab' }, { a: 5 }, {}]],
    [{ a: { $regex: 'AB', $options: 'i' } }, [{ a: 'xabx' }], [{ a: 'xax' }]],
    [{ a: { $regex: /^b/, $options: 'm' } }, [{ a: 'a\nb' }], [{ a: 'ab' }]],
    [{ a: { $regex: 'a.c' } }, [{ a: 'abc' }, { a: 'a\rc' }], [{ a: 'a\nc' }]],
    [{ a: { $regex: 'a.c', $options: 's' } }, [{ a: 'a\nc' }], []],
    [{ a: { $regex: 'a b # comment', $options: 'x' } }, [{ a: 'ab' }], [{ a: 'a b' }]],
    [{ a: { $regex: 'b$' } }, [{ a: 'ab' }, { a: 'ab\n' }], [{ a: 'b\nc' }]],
    [{ a: { $regex: '(?i)hello' } }, [{ a: 'HELLO' }], [{ a: 'help' }]],
    [{ a: { $regex: '\\Aab\\z' } }, [{ a: 'ab' }], [{ a: 'ab\n' }]],
    [{ a: { $regex: '[[:alpha:]]{2}\\d' } }, [{ a: 'ab1' }], [{ a: 'a11' }]],
    [{ a: { $regex: '^\\s$' } }, [{ a: ' ' }, { a: '\t' }], [{ a: '\u00a0' }]],
    [{ a: { $regex: '^.$' } }, [{ a: '\u{1f409}' }], [{ a: 'ab' }]],
    [{ a: { $regex: '(?P<x>a)(?P=x)' } }, [{ a: 'aa' }], [{ a: 'ab' }]],
    [{ a: { $regex: '\\Qa.b\\E' } }, [{ a: 'a.b' }], [{ a: 'axb' }]],
    [{ a: { $regex: 'a{,2}' } }, [{ a: 'a{,2}' }], [{ a: 'aa' }]],
    [{ a: { $regex: '[]a]' } }, [{ a: ']' }], [{ a: 'b' }]],
    [{ a: { $regex: '[\\w-]+@x\\.de' } }, [{ a: 'q-r@x.de' }], [{ a: 'q@xyde' }]],
    [{ a: { $regex: '@\\-/:"' } }, [{ a: '@-/:"' }], [{ a: '@' }]],
  ],
}

describe.each(Object.entries(probes))('filters: %s', (_, table) => {
  it.each(table)('%j', (filter, matching, others) => {
    const compiled = compileFilter(docFrom(filter))
    for (const doc of matching) expect([doc, compiled.matches(docFrom(doc))]).toEqual([doc, true])
    for (const doc of others) expect([doc, compiled.matches(docFrom(doc))]).toEqual([doc, false])
  })
})

describe('filters that are refused', () => {
  const refusals: [object, number][] = [
    [{ a: { $foo: 1 } }, 2],
    [{ $foo: 1 }, 2],
    [{ a: { $gt: 1, b: 2 } }, 2],
    [{ $and: [] }, 2],
    [{ $or: {} }, 2],
    [{ $nor: [1] }, 2],
    [{ a: { $in: 1 } }, 2],
    [{ a: { $in: [{ $gt: 1 }] } }, 2],
    [{ a: { $not: 5 } }, 2],
    [{ a: { $not: {} } }, 2],
    [{ a: { $gt: /x/ } }, 2],
    [{ a: { $ne: /x/ } }, 2],
    [{ a: { $size: 'x' } }, 2],
    [{ a: { $size: -1 } }, 2],
    [{ a: { $size: 1.5 } }, 2],
    [{ a: { $type: 'objectid' } }, 2],
    [{ a: { $type: 99 } }, 2],
    [{ a: { $type: [] } }, 9],
    [{ a: { $mod: [0, 1] } }, 2],
    [{ a: { $mod: [1] } }, 2],
    [{ a: { $mod: [1, 2, 3] } }, 2],
    [{ a: { $all: 1 } }, 2],
    [{ a: { $all: [{ $gt: 1 }] } }, 2],
    [{ a: { $elemMatch: 1 } }, 2],
    [{ a: { $options: 'i' } }, 2],
    [{ a: { $regex: 5 } }, 2],
    [{ a: { $regex: '(' } }, 51091],
    [{ a: { $regex: 'a++' } }, 51091],
    [{ a: { $regex: '(?>a)' } }, 51091],
    [{ a: { $regex: 'a', $options: 'g' } }, 51108],
    [{ a: { $regex: /a/i, $options: 'm' } }, 51075],
    [{ a: bsonUndefined }, 2],
    [{ a: { $bitsAllSet: 5 } }, 238],
    [{ $where: 'true' }, 238],
    [{ $text: { $search: 'x' } }, 238],
    [{ $jsonSchema: {} }, 238],
    [{ a: { $near: [0, 0] } }, 238],
    [{ $expr: { $foo: 1 } }, 168],
    [{ $expr: '$$nothing' }, 17276],
  ]
  it.each(refusals)('%j with %i', (filter, code) => {
    expect(() => compileFilter(docFrom(filter))).toThrow(expect.objectContaining({ code }))
  })
})

describe('the position of a match', () => {
  it.each([
    [{ a: 3 }, { a: [1, 3] }, 1],
    [{ 'a.b': 3 }, { a: [{ b: 1 }, { b: 3 }] }, 1],
    [{ a: { $elemMatch: { b: 3 } } }, { a: [{ b: 1 }, { b: 2 }, { b: 3 }] }, 2],
    [{ 'a.b.c': 3 }, { a: [{ b: [{ c: 1 }] }, { b: [{ c: 1 }, { c: 3 }] }] }, 1],
    [{ a: 3 }, { a: 3 }, -1],
    [{ a: { $gte: 2 }, x: 1 }, { a: [1, 2, 3], x: 1 }, 1],
  ])('of %j in %j is %i', (filter, doc, place) => {
    expect(compileFilter(docFrom(filter)).matchPosition(docFrom(doc))).toBe(place)
  })

  it('takes values for a new document from conditions that allow one value only', () => {
    const filter = compileFilter(
      docFrom({
        a: 1,
        'b.c': { $eq: 2 },
        d: { $gt: 3 },
        e: { $in: [4] },
        f: /x/,
        $and: [{ g: { $all: [5] } }],
        $or: [{ h: 6 }],
        i: { $in: [1, 2] },
      }),
    )
    expect(filter.equalities()).toEqual(
      new Map<string, number>([
        ['a', 1],
        ['b.c', 2],
        ['e', 4],
        ['g', 5],
        ['h', 6],
      ]),
    )
  })

  it('refuses two values for one path', () => {
    expect(() => compileFilter(docFrom({ $and: [{ a: 1 }, { a: 2 }] })).equalities()).toThrow(
      expect.objectContaining({ code: 54 }),
    )
  })
})
