import { describe, expect, it } from '@jest/globals'
import { aggregate, Decimal128, type Doc, docFrom, encode } from '..'

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
