import { describe, expect, it } from '@jest/globals'
import { compileFilter, compileProjection, docFrom, encode } from '..'

const hex = (plain: object) => encode(docFrom(plain)).toString('hex')
const doc = { _id: 1, a: 1, b: { c: 2, d: 3 }, e: [{ f: 1, g: 2 }, { f: 3 }, 5, [{ f: 6 }]], h: [1, 2, 3, 4] }

describe('projections', () => {
  it.each<[object, object]>([
    [{}, doc],
    [{ a: 1 }, { _id: 1, a: 1 }],
    [
      { b: true, a: 1 },
      { _id: 1, a: 1, b: doc.b },
    ],
    [{ a: 1, _id: 0 }, { a: 1 }],
    [{ _id: 1 }, { _id: 1 }],
    [{ _id: 0 }, { a: 1, b: doc.b, e: doc.e, h: doc.h }],
    [
      { e: 0, h: 0 },
      { _id: 1, a: 1, b: doc.b },
    ],
    [{ 'b.c': 1 }, { _id: 1, b: { c: 2 } }],
    [{ b: { c: 1 } }, { _id: 1, b: { c: 2 } }],
    [
      { 'b.c': 0, e: 0, h: 0 },
      { _id: 1, a: 1, b: { d: 3 } },
    ],
    [{ 'e.f': 1 }, { _id: 1, e: [{ f: 1 }, { f: 3 }, [{ f: 6 }]] }],
    [
      { 'e.f': 0, h: 0, b: 0 },
      { _id: 1, a: 1, e: [{ g: 2 }, {}, 5, [{}]] },
    ],
    [{ 'a.x': 1 }, { _id: 1 }],
    [
      { 'a.x': 0, e: 0, h: 0, b: 0 },
      { _id: 1, a: 1 },
    ],
    [{ zz: 1 }, { _id: 1 }],
    [
      { a: 0n, b: 0, e: 0, _id: 1 },
      { _id: 1, h: doc.h },
    ],
    [
      { h: { $slice: 2 }, e: 0 },
      { _id: 1, a: 1, b: doc.b, h: [1, 2] },
    ],
    [
      { a: 1, h: { $slice: -1 } },
      { _id: 1, a: 1, h: [4] },
    ],
    [
      { h: { $slice: [1, 2] }, a: 1 },
      { _id: 1, a: 1, h: [2, 3] },
    ],
    [
      { h: { $slice: [-3, 2] }, a: 1 },
      { _id: 1, a: 1, h: [2, 3] },
    ],
    [{ e: { $elemMatch: { f: { $gt: 1 } } } }, { _id: 1, e: [{ f: 3 }] }],
    [{ h: { $elemMatch: { $gt: 2 } } }, { _id: 1, h: [3] }],
    [{ h: { $elemMatch: { $gt: 9 } } }, { _id: 1 }],
    [
      { x: '$b.c', a: 1 },
      { _id: 1, a: 1, x: 2 },
    ],
    [{ x: '$b.c' }, { _id: 1, x: 2 }],
    [{ x: { $literal: 1 }, _id: 0 }, { x: 1 }],
    [{ 'n.m': '$a' }, { _id: 1, n: { m: 1 } }],
    [{ 'b.c': '$a' }, { _id: 1, b: { c: 1 } }],
  ])('%j', (spec, expected) => {
    expect(encode(compileProjection(docFrom(spec))(docFrom(doc))).toString('hex')).toBe(hex(expected))
  })

  it('return the matching element for a positional path', () => {
    const filter = compileFilter(docFrom({ 'e.f': 3 }))
    expect(encode(compileProjection(docFrom({ 'e.$': 1 }), { filter })(docFrom(doc))).toString('hex')).toBe(
      hex({ _id: 1, e: [{ f: 3 }] }),
    )
  })

  it.each<[object, number]>([
    [{ a: 1, b: 0 }, 31254],
    [{ a: 0, b: 1 }, 31253],
    [{ a: 1, 'a.b': 1 }, 31249],
    [{ 'a.b': 1, a: 1 }, 31250],
    [{ 'a.$': 1, 'b.$': 1 }, 31276],
    [{ a: { $elemMatch: 1 } }, 31274],
    [{ a: {} }, 51270],
    [{ $a: 1 }, 16410],
    [{ '': 1 }, 40352],
    [{ a: { $foo: 1 } }, 168],
    [{ a: { $meta: 'textScore' } }, 238],
    [{ a: 0, b: '$x' }, 31252],
  ])('refuses %j as %i', (spec, code) => {
    expect(() => compileProjection(docFrom(spec))).toThrow(expect.objectContaining({ code }))
  })
})
