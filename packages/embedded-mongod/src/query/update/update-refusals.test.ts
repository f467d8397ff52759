import { describe, expect, it } from '@jest/globals'
import { compileUpdate, DateTime, docFrom, type List, valueFrom } from '..'

const now = new DateTime(1_700_000_000_000)
const updateOf = (update: object, arrayFilters: object[] = []) =>
  compileUpdate(valueFrom(update) as List, { arrayFilters: arrayFilters.map((filter) => docFrom(filter)), now })

describe('updates that are refused', () => {
  it.each<[object, object[], number]>([
    [{ $foo: { a: 1 } }, [], 9],
    [{ $set: { a: 1 }, b: 1 }, [], 9],
    [{ $set: 5 }, [], 9],
    [{ a: 1, $set: 1 }, [], 52],
    [{ $set: { a: 1 }, $inc: { a: 1 } }, [], 40],
    [{ $set: { a: 1, 'a.b': 1 } }, [], 40],
    [{ $set: { 'a.b': 1, a: 1 } }, [], 40],
    [{ $rename: { a: 'b' }, $set: { b: 1 } }, [], 40],
    [{ $inc: { a: 'x' } }, [], 14],
    [{ $inc: { a: null } }, [], 14],
    [{ $set: { '': 1 } }, [], 56],
    [{ $set: { 'a..b': 1 } }, [], 56],
    [{ $set: { 'a.': 1 } }, [], 56],
    [{ $set: { $a: 1 } }, [], 52],
    [{ $set: { 'a.$b': 1 } }, [], 52],
    [{ $set: { $: 1 } }, [], 2],
    [{ $set: { 'a.$.b.$': 1 } }, [], 2],
    [{ $set: { 'a.$[x]': 1 } }, [], 2],
    [{ $set: { a: 1 } }, [{ x: 1 }], 9],
    [{ $set: { 'a.$[x]': 1 } }, [{ x: 1 }, { 'x.b': 2 }], 9],
    [{ $set: { 'a.$[x]': 1 } }, [{ x: 1, y: 2 }], 9],
    [{ $set: { 'a.$[X]': 1 } }, [{ X: 1 }], 2],
    [{ a: 1 }, [{ x: 1 }], 9],
    [{ $pop: { a: 2 } }, [], 9],
    [{ $pop: { a: 'x' } }, [], 9],
    [{ $pullAll: { a: 1 } }, [], 2],
    [{ $push: { a: { $each: 1 } } }, [], 2],
    [{ $push: { a: { $each: [], $foo: 1 } } }, [], 2],
    [{ $push: { a: { $each: [], $sort: 2 } } }, [], 2],
    [{ $push: { a: { $each: [], $slice: 'x' } } }, [], 2],
    [{ $addToSet: { a: { $each: 1 } } }, [], 2],
    [{ $bit: { a: { and: 1.5 } } }, [], 2],
    [{ $bit: { a: { nand: 1 } } }, [], 2],
    [{ $bit: { a: {} } }, [], 2],
    [{ $rename: { a: 1 } }, [], 2],
    [{ $rename: { a: 'a' } }, [], 2],
    [{ $rename: { a: 'a.b' } }, [], 2],
    [{ $currentDate: { a: 1 } }, [], 2],
    [{ $currentDate: { a: { $type: 'x' } } }, [], 2],
    [[{ $match: {} }], [], 72],
    [[{ $set: { a: 1 }, $unset: 'b' }], [], 40323],
  ])('%j with %j as %i', (update, filters, code) => {
    expect(() => updateOf(update, filters)).toThrow(expect.objectContaining({ code }))
  })

  it.each<[object, object, number]>([
    [{ $set: { 'a.b': 1 } }, { a: 5 }, 28],
    [{ $set: { 'a.b': 1 } }, { a: null }, 28],
    [{ $set: { 'a.b': 1 } }, { a: [1] }, 28],
    [{ $inc: { a: 1 } }, { a: 'x' }, 14],
    [{ $inc: { a: 1 } }, { a: null }, 14],
    [{ $mul: { a: 1 } }, { a: [1] }, 14],
    [{ $inc: { a: 1n } }, { a: 2n ** 63n - 1n }, 2],
    [{ $push: { a: 1 } }, { a: 5 }, 2],
    [{ $addToSet: { a: 1 } }, { a: 5 }, 2],
    [{ $pull: { a: 1 } }, { a: 5 }, 2],
    [{ $pullAll: { a: [1] } }, { a: 5 }, 2],
    [{ $pop: { a: 1 } }, { a: 5 }, 14],
    [{ $bit: { a: { and: 1 } } }, { a: 1.5 }, 2],
    [{ $set: { _id: 2 } }, { _id: 1 }, 66],
    [{ $unset: { _id: 1 } }, { _id: 1 }, 66],
    [{ _id: 2 }, { _id: 1 }, 66],
    [[{ $set: { _id: 2 } }], { _id: 1 }, 66],
    [{ $set: { 'a.$': 1 } }, { a: [1] }, 2],
    [{ $set: { 'a.$[]': 1 } }, { a: 5 }, 2],
    [{ $set: { 'a.$[]': 1 } }, {}, 2],
    [{ $rename: { 'a.b': 'c' } }, { a: [{ b: 1 }] }, 2],
    [{ $rename: { c: 'a.b' } }, { a: [{ b: 1 }], c: 1 }, 2],
    [{ $set: { 'a.2000000': 1 } }, { a: [] }, 2],
    [{ $set: { 'a.$[]': 1, 'a.0': 2 } }, { a: [1] }, 40],
    [[{ $replaceWith: '$a' }], { a: 1 }, 40228],
  ])('%j on %j as %i', (update, doc, code) => {
    expect(() => updateOf(update).apply(docFrom(doc))).toThrow(expect.objectContaining({ code }))
  })
})
