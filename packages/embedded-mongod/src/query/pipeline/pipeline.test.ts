import { describe, expect, it, jest } from '@jest/globals'
import { aggregate, type Doc, docFrom, encode, valueFrom } from '..'

const hex = (plain: object) => encode(docFrom(plain)).toString('hex')
const read = (): Iterable<Doc> => []
const run = (stages: object[], docs: object[]) =>
  [
    ...aggregate(
      stages.map((stage) => docFrom(stage)),
      docs.map((doc) => docFrom(doc)),
    ),
  ].map((doc) => encode(doc).toString('hex'))

describe('aggregation', () => {
  it('reads no more documents than it needs', () => {
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

  it('counts and groups in several facets without keeping a document', () => {
    let read = 0
    const source = (function* () {
      for (let taken = 0; taken < 3; taken += 1) {
        expect(read).toBe(taken)
        const doc = docFrom({ n: taken, list: [taken, taken] })
        const get = doc.get.bind(doc)
        jest.spyOn(doc, 'get').mockImplementation((name) => {
          if (name === 'last') read += 1
          return get(name)
        })
        yield doc
      }
    })()
    const facets = docFrom({
      $facet: {
        above: [{ $match: { n: { $gt: 0 } } }, { $count: 'count' }],
        sum: [{ $project: { list: 1 } }, { $unwind: '$list' }, { $group: { _id: null, sum: { $sum: '$list' } } }],
        last: [{ $match: { last: { $exists: false } } }, { $group: { _id: null, max: { $max: '$n' } } }],
      },
    })
    const [found] = [...aggregate([facets], source)]
    expect(found && encode(found).toString('hex')).toBe(
      hex({ above: [{ count: 2 }], sum: [{ _id: null, sum: 6 }], last: [{ _id: null, max: 2 }] }),
    )
  })

  it('passes the filter of a $lookup to the other collection', () => {
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
    [{ $unwind: 'a' }, 28818],
    [{ $unwind: 5 }, 28808],
    [{ $project: {} }, 51272],
    [{ $addFields: {} }, 40177],
    [{ $count: '$a' }, 40156],
    [{ $lookup: { from: 'a' } }, 9],
    [{ $lookup: { from: 'a', as: 'b', pipeline: [{ $foo: 1 }] } }, 40324],
    [{ $facet: {} }, 40169],
    [{ $graphLookup: {} }, 238],
    [{ $bucket: {} }, 238],
    [{ $documents: [] }, 238],
    [{ $group: { _id: 1, a: { $topN: {} } } }, 238],
    [{ $out: 'x' }, 238],
    [{ $merge: 'x' }, 238],
    [{ $setWindowFields: {} }, 238],
  ])('refuses %j as %i before it takes a document', (stage, code) => {
    expect(() => aggregate([valueFrom(stage)], [], { read })).toThrow(expect.objectContaining({ code }))
  })
})
