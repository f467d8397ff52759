import { describe, expect, it } from '@jest/globals'
import { aggregate, Decimal128, Double, docFrom, encode } from '..'

const dec = Decimal128.parse
const hex = (plain: object) => encode(docFrom(plain)).toString('hex')
const run = (stages: object[], docs: object[]) =>
  [
    ...aggregate(
      stages.map((stage) => docFrom(stage)),
      docs.map((doc) => docFrom(doc)),
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

const probes: [stages: object[], docs: object[], result: object[]][] = [
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
    [{ $sortByCount: '$g' }],
    scores,
    [
      { _id: 1, count: 3 },
      { _id: 2, count: 1 },
    ],
  ],
]

describe('grouping', () => {
  it.each(probes)('%j', (stages, docs, result) => {
    expect(run(stages, docs)).toEqual(result.map(hex))
  })
})
