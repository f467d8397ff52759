import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  bsonUndefined,
  compareValues,
  compileFilter,
  contains,
  Decimal128,
  type Doc,
  Double,
  docFrom,
  type Intervals,
  indexKeys,
  indexValues,
  MongoError,
  ObjectId,
  type Value,
  valueFrom,
} from '..'
import { arbitraryScalar } from '../testing/arbitrary-values'

const small = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    0,
    1,
    2n,
    new Double(1),
    1.5,
    Decimal128.parse('2'),
    'a',
    'ab',
    'b',
    '',
    true,
    bsonUndefined,
    Number.NaN,
  ),
  fc.constantFrom<unknown>(ObjectId.fromHex('000000000000000000000000'), /^a/, {}, { b: 1 }, [], [1], [null], [[1]]),
)
const operandValue = small.filter((value) => value !== bsonUndefined)
const comparable = fc.oneof(operandValue, arbitraryScalar).filter((value) => !(value instanceof RegExp))
const path = fc.constantFrom('a', 'b', 'a.b', 'a.0', 'a.0.b', 'a.b.c')

const docs = fc.letrec<{ value: unknown; doc: object }>((tie) => ({
  value: fc.oneof({ depthSize: 'small' }, small, fc.array(tie('value'), { maxLength: 3 }), tie('doc')),
  doc: fc.dictionary(fc.constantFrom('a', 'b', 'c', '0'), tie('value'), { maxKeys: 3, noNullPrototype: true }),
}))

const regex = fc.constantFrom(/^a/, /^ab?/, /b/, /^a/i, /^(a|b)/, /^\x61/)
const operator = fc.oneof(
  fc.tuple(
    fc.constantFrom('$eq', '$ne'),
    operandValue.filter((value) => !(value instanceof RegExp)),
  ),
  fc.tuple(fc.constantFrom('$gt', '$gte', '$lt', '$lte'), comparable),
  fc.tuple(fc.constantFrom('$in', '$nin', '$all'), fc.array(operandValue, { maxLength: 3 })),
  fc.tuple(fc.constant('$regex'), regex),
  fc.tuple(fc.constant('$exists'), fc.boolean()),
  fc.tuple(fc.constant('$type'), fc.constantFrom('int', 'array', 'null')),
)
const operators = fc.array(operator, { minLength: 1, maxLength: 3 }).map((pairs) => Object.fromEntries(pairs))
const condition = fc.oneof(
  operandValue,
  operators,
  operators.map((inner) => ({ $not: inner })),
  operators.map((inner) => ({ $elemMatch: inner })),
  fc
    .tuple(fc.constantFrom('b', 'c', '0', 'b.c'), operators)
    .map(([name, inner]) => ({ $elemMatch: { [name]: inner } })),
)
const filters = fc.letrec<{ filter: object }>((tie) => ({
  filter: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.array(fc.tuple(path, condition), { minLength: 1, maxLength: 3 }).map((pairs) => Object.fromEntries(pairs)),
    fc
      .tuple(fc.constantFrom('$and', '$or', '$nor'), fc.array(tie('filter'), { minLength: 1, maxLength: 3 }))
      .map(([name, branches]) => ({ [name]: branches })),
  ),
})).filter

/** Runs a case. It skips cases that MongoDB refuses, such as ambiguous indexes and invalid operands. */
function unlessRefused<T>(run: () => T): T | undefined {
  try {
    return run()
  } catch (error) {
    if (error instanceof MongoError) return undefined
    throw error
  }
}

const liesWithin = (values: readonly Value[], bounds: Intervals): boolean =>
  values.some((value) => contains(bounds, value))

describe('bounds of a filter', () => {
  it('contain an index value of every matching document', () => {
    let matches = 0
    fc.assert(
      fc.property(filters, fc.array(docs.doc, { minLength: 5, maxLength: 10 }), (spec, plain) => {
        const filter = unlessRefused(() => compileFilter(docFrom(spec)))
        fc.pre(filter !== undefined)
        for (const doc of plain.map((item) => docFrom(item))) {
          if (filter.matches(doc)) {
            matches += 1
            checkPaths(filter, doc)
          }
        }
      }),
      { numRuns: 1500 },
    )
    expect(matches).toBeGreaterThan(300)
  })

  it.each([[[null]], [[null, 1]], [[]], [[[null]]], [[1]]])(
    'contain the values of documents that match the array %j',
    (list) => {
      const [filter, doc] = [compileFilter(docFrom({ a: list })), docFrom({ a: list })]
      expect(filter.matches(doc)).toBe(true)
      checkPaths(filter, doc)
    },
  )

  function checkPaths(filter: ReturnType<typeof compileFilter>, doc: Doc): void {
    for (const name of filter.paths) {
      const keys = unlessRefused(() => indexKeys(doc, [name]))
      if (!keys) continue
      const values = keys.keys.map((key) => key[0] as Value)
      for (const isMultikey of keys.multikey[0] ? [true] : [true, false]) {
        const bounds = filter.bounds(name, isMultikey)
        expect([name, isMultikey, values, bounds, bounds === null || liesWithin(values, bounds)]).toEqual([
          name,
          isMultikey,
          values,
          bounds,
          true,
        ])
      }
    }
  }

  const shown = (filter: object, name: string, isMultikey = false) =>
    compileFilter(docFrom(filter))
      .bounds(name, isMultikey)
      ?.map(({ lower, upper, lowerInclusive, upperInclusive }) => [
        lowerInclusive ? '[' : '(',
        lower,
        upper,
        upperInclusive ? ']' : ')',
      ])

  it.each<[object, string, unknown]>([
    [{ a: 5 }, 'a', [['[', 5, 5, ']']]],
    [{ a: { $gt: 5, $lte: 9 } }, 'a', [['(', 5, 9, ']']]],
    [
      { a: { $in: [3, 1, 3n] } },
      'a',
      [
        ['[', 1, 1, ']'],
        ['[', 3, 3, ']'],
      ],
    ],
    [
      { $or: [{ a: 1 }, { a: { $gt: 7 } }] },
      'a',
      [
        ['[', 1, 1, ']'],
        ['(', 7, Number.POSITIVE_INFINITY, ']'],
      ],
    ],
    [{ $or: [{ a: 1 }, { b: 1 }] }, 'a', undefined],
    [{ a: { $gt: 5, $lt: 3 } }, 'a', []],
    [{ a: { $ne: 1 } }, 'a', undefined],
    [
      { a: null },
      'a',
      [
        ['[', bsonUndefined, bsonUndefined, ']'],
        ['[', null, null, ']'],
      ],
    ],
    [{ a: { $elemMatch: { $gt: 1, $lt: 5 } } }, 'a', [['(', 1, 5, ')']]],
    [{ a: { $elemMatch: { b: 2 } } }, 'a.b', [['[', 2, 2, ']']]],
    [{ $and: [{ a: { $gte: 1 } }, { a: { $lt: 4 } }] }, 'a', [['[', 1, 4, ')']]],
  ])('of %j for %s are %j', (filter, name, expected) => {
    expect(shown(filter, name)).toEqual(expected)
  })

  it('start with the literal prefix of an anchored regular expression', () => {
    const [strings] = shown({ a: /^ab\.c+/ }, 'a') as unknown[][]
    expect(strings).toEqual(['[', 'ab.c', 'ab.d', ')'])
    const [all] = shown({ a: /^a|b/ }, 'a') as unknown[][]
    expect(all?.[1]).toBe('')
  })

  it('are not intersected if two array elements may match two conditions', () => {
    expect(shown({ a: { $gt: 5, $lt: 3 } }, 'a', true)).not.toEqual([])
  })
})

describe('index values', () => {
  it.each<[object, string, unknown[]]>([
    [{}, 'a', [null]],
    [{ a: 1 }, 'a', [1]],
    [{ a: [1, [2]] }, 'a', [1, [2]]],
    [{ a: [] }, 'a', [bsonUndefined]],
    [{ a: [] }, 'a.b', [null]],
    [{ a: [{ b: 1 }, { b: [2, 3] }, 4] }, 'a.b', [1, 2, 3, null]],
    [{ a: ['x', 'y'] }, 'a.1', ['y']],
    [{ a: { b: null } }, 'a.b', [null]],
  ])('of %j at %s', (doc, name, values) => {
    expect(indexValues(docFrom(doc), name)).toHaveLength(values.length)
    indexValues(docFrom(doc), name).forEach((value, at) => {
      expect(compareValues(value, valueFrom(values[at]))).toBe(0)
    })
  })

  it('of several paths through one array are combined per element', () => {
    const { keys, multikey } = indexKeys(
      docFrom({
        a: [
          { b: 1, c: 2 },
          { b: 3, c: 4 },
        ],
        d: 5,
      }),
      ['a.b', 'a.c', 'd'],
    )
    expect(keys).toEqual([
      [1, 2, 5],
      [3, 4, 5],
    ])
    expect(multikey).toEqual([true, true, false])
  })

  it('are refused for two parallel arrays', () => {
    expect(() => indexKeys(docFrom({ a: [1], b: [2] }), ['a', 'b'])).toThrow(expect.objectContaining({ code: 171 }))
  })
})
