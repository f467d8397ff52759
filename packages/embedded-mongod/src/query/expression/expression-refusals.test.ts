import { describe, expect, it } from '@jest/globals'
import { compileExpression, DateTime, docFrom, maxKey, valueFrom } from '..'

const root = docFrom({ s: 'text', t: new DateTime(0), list: [3, 1, 2] })
const branch = (test: unknown, outcome: unknown) =>
  Object.fromEntries([
    ['case', test],
    ['then', outcome],
  ])
const condition = (...parts: unknown[]) =>
  Object.fromEntries(parts.map((part, at) => [['if', 'then', 'else'][at], part]))

describe('expressions that are refused', () => {
  it.each<[unknown, number]>([
    [{ $foo: 1 }, 168],
    [{ $add: 1, $subtract: 2 }, 15983],
    [{ a: 1, $add: [1] }, 15983],
    ['$$zz', 17276],
    ['$a.', 40353],
    ['$a..b', 15998],
    ['$', 40352],
    [{ $subtract: [1] }, 16020],
    [{ $cond: [1, 2] }, 16020],
    [{ $cond: condition(1, 2) }, 17082],
    [{ $let: { vars: { X: 1 }, in: 1 } }, 16867],
    [{ $switch: { branches: [] } }, 40068],
    [{ $map: { input: [] } }, 16878],
    [{ $function: {} }, 238],
    [{ $pow: [2, 10] }, 238],
    [{ $setUnion: [[1], [2]] }, 238],
    [{ $dateAdd: {} }, 238],
    [{ $meta: 'textScore' }, 238],
  ])('%j at compilation as %i', (spec, code) => {
    expect(() => compileExpression(valueFrom(spec))).toThrow(expect.objectContaining({ code }))
  })

  it.each<[unknown, number]>([
    [{ $add: ['$s', 1] }, 14],
    [{ $add: ['$t', '$t'] }, 16612],
    [{ $subtract: ['$s', 1] }, 14],
    [{ $multiply: ['$s', 1] }, 14],
    [{ $divide: [1, 0] }, 2],
    [{ $mod: [1, 0] }, 16610],
    [{ $abs: 'x' }, 28765],
    [{ $concat: [1] }, 16702],
    [{ $strLenCP: 1 }, 34471],
    [{ $split: ['a', ''] }, 40087],
    [{ $toUpper: ['$list'] }, 16007],
    [{ $arrayElemAt: [1, 0] }, 28689],
    [{ $size: '$zz' }, 17124],
    [{ $in: [1, 2] }, 40081],
    [{ $filter: { input: 1, cond: true } }, 28651],
    [{ $map: { input: 1, in: 1 } }, 16883],
    [{ $concatArrays: [1] }, 28664],
    [{ $mergeObjects: [1] }, 40400],
    [{ $objectToArray: 1 }, 40390],
    [{ $toInt: 'x' }, 241],
    [{ $toInt: 2147483648n }, 241],
    [{ $toInt: '1.5' }, 241],
    [{ $toObjectId: 'zz' }, 241],
    [{ $toDate: 5 }, 241],
    [{ $toInt: maxKey }, 241],
    [{ $convert: { input: 1, to: 'foo' } }, 2],
    [{ $year: 'x' }, 16006],
    [{ $hour: { date: '$t', timezone: 'No/Where' } }, 40485],
    [{ $dateToString: { date: '$t', format: '%q' } }, 18536],
    [{ $switch: { branches: [branch(false, 1)] } }, 40066],
  ])('%j at evaluation as %i', (spec, code) => {
    const expression = compileExpression(valueFrom(spec))
    expect(() => expression(root)).toThrow(expect.objectContaining({ code }))
  })
})
