import { describe, expect, it } from '@jest/globals'
import { aggregate, Decimal128, type Doc, Double, distinctValues, docFrom, encode, valueFrom } from '..'

const dec = Decimal128.parse
const hex = (plain: object) => encode(docFrom(plain)).toString('hex')
const others: Record<string, object[]> = {
  authors: [
    { _id: 1, name: 'Ada', pets: [7, 8] },
    { _id: 2, name: 'Bo' },
    { _id: 3, name: 'Cy', pets: 8 },
  ],
  tree: [
    { _id: 1, parent: null },
    { _id: 2, parent: 1 },
    { _id: 3, parent: 2 },
    { _id: 4, parent: 1 },
  ],
}
const read = (name: string): Iterable<Doc> => (others[name] ?? []).map((doc) => docFrom(doc))
const run = (stages: object[], docs: object[]) =>
  [
    ...aggregate(
      stages.map((stage) => docFrom(stage)),
      docs.map((doc) => docFrom(doc)),
      { read },
    ),
  ].map((doc) => encode(doc).toString('hex'))

const sales = [
  { _id: 1, item: 'a', n: 2, price: 1.5 },
  { _id: 2, item: 'b', n: 3n, price: 2 },
  { _id: 3, item: 'a', n: 5, price: dec('0.10') },
  { _id: 4, item: null, n: 'x' },
  { _id: 5, n: 2147483647 },
]
const scores = [
  { g: 1, s: 5, who: 'x' },
  { g: 1, s: 9, who: 'y' },
  { g: 2, s: 7, who: 'z' },
  { g: 1, s: 7, who: 'w' },
]

const probes: Record<string, [stages: object[], docs: object[], result: object[]][]> = {
  'plain stages': [
    [[], sales.slice(0, 1), sales.slice(0, 1)],
    [
      [{ $match: { n: { $gt: 2 } } }, { $project: { n: 1 } }],
      sales,
      [
        { _id: 2, n: 3n },
        { _id: 3, n: 5 },
        { _id: 5, n: 2147483647 },
      ],
    ],
    [[{ $sort: { n: -1 } }, { $limit: 2 }, { $project: { _id: 1 } }], sales, [{ _id: 4 }, { _id: 5 }]],
    [[{ $sort: { n: -1 } }, { $skip: 1 }, { $limit: 1 }, { $project: { _id: 1 } }], sales, [{ _id: 5 }]],
    [[{ $skip: 4 }], sales, [sales[4] as object]],
    [[{ $count: 'total' }], sales, [{ total: 5 }]],
    [[{ $count: 'total' }], [], []],
    [[{ $addFields: { 'x.y': '$n', n: '$$REMOVE' } }], [{ n: 1, x: 2 }], [{ x: { y: 1 } }]],
    [[{ $set: { a: { b: 1 } } }], [{ a: { c: 2 } }], [{ a: { c: 2, b: 1 } }]],
    [[{ $set: { 'a.b': 1 } }], [{ a: [{ c: 1 }, 5] }], [{ a: [{ c: 1, b: 1 }, { b: 1 }] }]],
    [[{ $unset: ['a', 'b.c'] }], [{ a: 1, b: { c: 1, d: 2 } }], [{ b: { d: 2 } }]],
    [[{ $replaceRoot: { newRoot: '$a' } }], [{ a: { b: 1 } }], [{ b: 1 }]],
    [[{ $replaceWith: { $mergeObjects: ['$a', { c: 1 }] } }], [{ a: { b: 1 } }], [{ b: 1, c: 1 }]],
    [[{ $project: { x: { $add: ['$a', 1] }, _id: 0 } }], [{ _id: 1, a: 1 }], [{ x: 2 }]],
    [
      [{ $match: { $expr: { $eq: ['$a', '$b'] } } }],
      [
        { a: 1, b: 1n },
        { a: 1, b: 2 },
      ],
      [{ a: 1, b: 1n }],
    ],
    [[{ $documents: [{ a: 1 }] }], [], [{ a: 1 }]],
    [[{ $sample: { size: 9 } }], [{ a: 1 }], [{ a: 1 }]],
  ],
  $unwind: [
    [[{ $unwind: '$a' }], [{ a: [1, 2] }, { a: 3 }, { a: [] }, { a: null }, {}], [{ a: 1 }, { a: 2 }, { a: 3 }]],
    [
      [{ $unwind: { path: '$a', preserveNullAndEmptyArrays: true } }],
      [{ a: [] }, { a: null }, {}],
      [{}, { a: null }, {}],
    ],
    [
      [{ $unwind: { path: '$a.b', includeArrayIndex: 'i' } }],
      [{ a: { b: ['x', 'y'] } }, { a: { b: 1 } }],
      [
        { a: { b: 'x' }, i: 0n },
        { a: { b: 'y' }, i: 1n },
        { a: { b: 1 }, i: null },
      ],
    ],
  ],
  $group: [
    [
      [{ $group: { _id: '$item', n: { $sum: '$n' } } }],
      sales,
      [
        { _id: 'a', n: 7 },
        { _id: 'b', n: 3n },
        { _id: null, n: 2147483647 },
      ],
    ],
    [[{ $group: { _id: null, n: { $sum: '$n' } } }], sales, [{ _id: null, n: 2147483657n }]],
    [[{ $group: { _id: null, p: { $sum: '$price' } } }], sales, [{ _id: null, p: dec('3.60000000000000') }]],
    [
      [{ $group: { _id: null, p: { $sum: 0.1 } } }],
      Array.from({ length: 10 }, () => ({})),
      [{ _id: null, p: new Double(1) }],
    ],
    [
      [{ $group: { _id: null, p: { $sum: '$x' } } }],
      [{ x: 2n ** 63n - 1n }, { x: 1 }],
      [{ _id: null, p: new Double(2 ** 63) }],
    ],
    [[{ $group: { _id: null, p: { $sum: '$x' } } }], [{ x: 2n ** 53n }, { x: 1n }], [{ _id: null, p: 2n ** 53n + 1n }]],
    [[{ $group: { _id: null, a: { $avg: '$n' } } }], [{ n: 1 }, { n: 2n }, { n: 'x' }], [{ _id: null, a: 1.5 }]],
    [[{ $group: { _id: null, a: { $avg: '$n' } } }], [{ n: dec('1') }, { n: 2 }], [{ _id: null, a: dec('1.5') }]],
    [[{ $group: { _id: null, a: { $avg: '$n' } } }], [{}], [{ _id: null, a: null }]],
    [
      [{ $group: { _id: null, lo: { $min: '$n' }, hi: { $max: '$n' } } }],
      [{ n: 3 }, {}, { n: null }, { n: 1n }],
      [{ _id: null, lo: 1n, hi: 3 }],
    ],
    [
      [{ $group: { _id: null, f: { $first: '$n' }, l: { $last: '$n' } } }],
      [{}, { n: 1 }],
      [{ _id: null, f: null, l: 1 }],
    ],
    [
      [{ $group: { _id: null, p: { $push: '$n' }, s: { $addToSet: '$n' } } }],
      [{ n: 1 }, {}, { n: 1n }, { n: null }],
      [{ _id: null, p: [1, 1n, null], s: [1, null] }],
    ],
    [
      [{ $group: { _id: { k: '$k', z: '$z' }, c: { $count: {} } } }],
      [{ k: 1 }, { k: 1n }, { k: 2 }],
      [
        { _id: { k: 1 }, c: 2 },
        { _id: { k: 2 }, c: 1 },
      ],
    ],
    [
      [{ $group: { _id: '$k', c: { $sum: 1 } } }],
      [{ k: 5 }, { k: new Double(5) }, { k: 5n }, { k: dec('5.0') }, { k: '5' }],
      [
        { _id: 5, c: 4 },
        { _id: '5', c: 1 },
      ],
    ],
    [
      [{ $group: { _id: null, m: { $mergeObjects: '$o' } } }],
      [{ o: { a: 1 } }, {}, { o: { b: 2 } }],
      [{ _id: null, m: { a: 1, b: 2 } }],
    ],
    [
      [{ $group: { _id: null, d: { $stdDevPop: '$n' }, e: { $stdDevSamp: '$n' } } }],
      [{ n: 1 }, { n: 3 }],
      [{ _id: null, d: new Double(1), e: Math.SQRT2 }],
    ],
    [
      [
        {
          $group: {
            _id: '$g',
            t: { $top: { sortBy: { s: -1 }, output: '$who' } },
            b: { $bottom: { sortBy: { s: -1 }, output: '$who' } },
          },
        },
      ],
      scores,
      [
        { _id: 1, t: 'y', b: 'x' },
        { _id: 2, t: 'z', b: 'z' },
      ],
    ],
    [
      [{ $group: { _id: '$g', t: { $topN: { n: 2, sortBy: { s: -1 }, output: ['$who', '$s'] } } } }],
      scores,
      [
        {
          _id: 1,
          t: [
            ['y', 9],
            ['w', 7],
          ],
        },
        { _id: 2, t: [['z', 7]] },
      ],
    ],
    [
      [{ $group: { _id: '$g', t: { $bottomN: { n: 2, sortBy: { s: -1 }, output: '$s' } } } }],
      scores,
      [
        { _id: 1, t: [7, 5] },
        { _id: 2, t: [7] },
      ],
    ],
    [
      [{ $group: { _id: null, f: { $firstN: { n: 2, input: '$s' } }, l: { $lastN: { n: 2, input: '$s' } } } }],
      scores,
      [{ _id: null, f: [5, 9], l: [7, 7] }],
    ],
    [
      [{ $group: { _id: null, f: { $maxN: { n: 2, input: '$s' } }, l: { $minN: { n: 2, input: '$s' } } } }],
      scores,
      [{ _id: null, f: [9, 7], l: [5, 7] }],
    ],
    [
      [{ $sortByCount: '$g' }],
      scores,
      [
        { _id: 1, count: 3 },
        { _id: 2, count: 1 },
      ],
    ],
    [
      [{ $bucket: { groupBy: '$s', boundaries: [0, 6, 8], default: 'more' } }],
      scores,
      [
        { _id: 0, count: 1 },
        { _id: 6, count: 2 },
        { _id: 'more', count: 1 },
      ],
    ],
    [
      [{ $bucket: { groupBy: '$s', boundaries: [0, 10], output: { who: { $push: '$who' } } } }],
      scores,
      [{ _id: 0, who: ['x', 'y', 'z', 'w'] }],
    ],
  ],
  $lookup: [
    [
      [
        { $lookup: { from: 'authors', localField: 'by', foreignField: '_id', as: 'author' } },
        { $project: { 'author.name': 1 } },
      ],
      [
        { _id: 0, by: 1n },
        { _id: 1, by: 9 },
        { _id: 2, by: [2, 1] },
      ],
      [
        { _id: 0, author: [{ name: 'Ada' }] },
        { _id: 1, author: [] },
        { _id: 2, author: [{ name: 'Ada' }, { name: 'Bo' }] },
      ],
    ],
    [
      [
        { $lookup: { from: 'authors', localField: 'pet', foreignField: 'pets', as: 'o' } },
        { $project: { 'o._id': 1 } },
      ],
      [{ pet: 8 }, {}],
      [{ o: [{ _id: 1 }, { _id: 3 }] }, { o: [{ _id: 2 }] }],
    ],
    [
      [
        {
          $lookup: {
            from: 'authors',
            let: { b: '$by' },
            pipeline: [{ $match: { $expr: { $eq: ['$_id', '$$b'] } } }, { $project: { name: 1, _id: 0 } }],
            as: 'a',
          },
        },
      ],
      [{ by: 2 }, { by: 5 }],
      [
        { by: 2, a: [{ name: 'Bo' }] },
        { by: 5, a: [] },
      ],
    ],
    [
      [
        {
          $lookup: {
            from: 'authors',
            localField: 'by',
            foreignField: '_id',
            pipeline: [{ $project: { name: 1 } }, { $limit: 1 }],
            as: 'a',
          },
        },
      ],
      [{ by: [1, 2] }],
      [{ by: [1, 2], a: [{ _id: 1, name: 'Ada' }] }],
    ],
    [
      [{ $lookup: { from: 'authors', pipeline: [{ $count: 'n' }], as: 'a.b' } }],
      [{}, { a: { c: 1 } }],
      [{ a: { b: [{ n: 3 }] } }, { a: { c: 1, b: [{ n: 3 }] } }],
    ],
    [
      [
        {
          $graphLookup: {
            from: 'tree',
            startWith: '$_id',
            connectFromField: '_id',
            connectToField: 'parent',
            as: 'below',
            depthField: 'd',
          },
        },
        { $project: { 'below._id': 1, 'below.d': 1 } },
      ],
      [{ _id: 1 }],
      [
        {
          _id: 1,
          below: [
            { _id: 2, d: 0n },
            { _id: 4, d: 0n },
            { _id: 3, d: 1n },
          ],
        },
      ],
    ],
    [
      [
        {
          $graphLookup: {
            from: 'tree',
            startWith: '$_id',
            connectFromField: '_id',
            connectToField: 'parent',
            as: 'below',
            maxDepth: 0,
            restrictSearchWithMatch: { _id: { $lt: 4 } },
          },
        },
      ],
      [{ _id: 1 }],
      [{ _id: 1, below: [{ _id: 2, parent: 1 }] }],
    ],
    [[{ $unionWith: 'authors' }, { $count: 'n' }], [{}], [{ n: 4 }]],
    [
      [{ $unionWith: { coll: 'authors', pipeline: [{ $match: { _id: 1 } }, { $project: { name: 1 } }] } }],
      [],
      [{ _id: 1, name: 'Ada' }],
    ],
    [
      [{ $facet: { a: [{ $count: 'n' }], b: [{ $limit: 1 }] } }],
      [{ x: 1 }, { x: 2 }],
      [{ a: [{ n: 2 }], b: [{ x: 1 }] }],
    ],
  ],
}

describe.each(Object.entries(probes))('aggregation: %s', (_, table) => {
  it.each(table)('%j', (stages, docs, result) => {
    expect(run(stages, docs)).toEqual(result.map(hex))
  })
})

describe('aggregation', () => {
  it('takes no more documents than it needs', () => {
    let taken = 0
    const source = (function* () {
      for (;;) {
        taken += 1
        yield docFrom({ taken })
      }
    })()
    const docs = [...aggregate([docFrom({ $match: { taken: { $gt: 2 } } }), docFrom({ $limit: 2 })], source)]
    expect(docs).toHaveLength(2)
    expect(taken).toBe(4)
  })

  it('keeps the order of equal documents when it sorts', () => {
    const docs = Array.from({ length: 500 }, (_, i) => ({ i, k: i % 3 }))
    const limited = run([{ $sort: { k: 1 } }, { $limit: 40 }], docs)
    expect(limited).toEqual(run([{ $sort: { k: 1 } }], docs).slice(0, 40))
  })

  it('hands a hint for reading to the other collection', () => {
    const hints: unknown[] = []
    const stage = docFrom({ $lookup: { from: 'x', localField: 'a', foreignField: 'b', as: 'c' } })
    const context = {
      read(_: string, filter?: Doc) {
        hints.push(filter && encode(filter).toString('hex'))
        return []
      },
    }
    expect([...aggregate([stage], [docFrom({ a: 1 }), docFrom({ a: 2 })], context)]).toHaveLength(2)
    expect(hints).toEqual([hex({ b: { $in: [1, 2] } })])
  })

  it.each<[unknown, number]>([
    [{ $foo: 1 }, 40324],
    [{ $match: {}, $limit: 1 }, 40323],
    [5, 14],
    [{ $match: 5 }, 15959],
    [{ $match: { $foo: 1 } }, 2],
    [{ $limit: 0 }, 15958],
    [{ $limit: -1 }, 5107201],
    [{ $limit: 'x' }, 5107201],
    [{ $skip: -1 }, 5107200],
    [{ $sort: {} }, 15976],
    [{ $sort: { a: 2 } }, 15975],
    [{ $group: {} }, 15955],
    [{ $group: { _id: 1, a: 1 } }, 40234],
    [{ $group: { _id: 1, a: { $foo: 1 } } }, 15952],
    [{ $group: { _id: 1, a: { $sum: 1, $avg: 1 } } }, 40238],
    [{ $group: { _id: 1, 'a.b': { $sum: 1 } } }, 40235],
    [{ $group: { _id: 1, a: { $topN: { n: 0, sortBy: { a: 1 }, output: 1 } } } }, 5787908],
    [{ $unwind: 'a' }, 28818],
    [{ $unwind: 5 }, 28808],
    [{ $project: {} }, 51272],
    [{ $addFields: {} }, 40177],
    [{ $count: '$a' }, 40156],
    [{ $lookup: { from: 'a' } }, 9],
    [{ $lookup: { from: 'a', as: 'b', pipeline: [{ $foo: 1 }] } }, 40324],
    [{ $facet: {} }, 40169],
    [{ $bucket: { groupBy: '$a', boundaries: [1] } }, 40192],
    [{ $bucket: { groupBy: '$a', boundaries: [2, 1] } }, 40194],
    [{ $out: 'x' }, 238],
    [{ $merge: 'x' }, 238],
    [{ $setWindowFields: {} }, 238],
  ])('refuses %j as %i before it takes a document', (stage, code) => {
    expect(() => aggregate([valueFrom(stage)], [], { read })).toThrow(expect.objectContaining({ code }))
  })
})

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
