import { expect, it } from '@jest/globals'
import {
  bsonUndefined,
  compileExpression,
  DateTime,
  Decimal128,
  Doc,
  Double,
  docFrom,
  encode,
  ObjectId,
  type Value,
  valueFrom,
} from '..'

export const dec = Decimal128.parse
export const date = (text: string) => new DateTime(Date.parse(text))
export const id = ObjectId.fromHex('65f1c0de0123456789abcdef')
export const root = docFrom({
  i: 7,
  l: 5n,
  d: new Double(2),
  h: 0.5,
  dec: dec('1.50'),
  s: 'Grüße',
  n: null,
  u: bsonUndefined,
  t: date('2024-02-29T13:14:15.016Z'),
  id,
  list: [3, 1, 2],
  docs: [{ k: 1, v: 'a' }, { k: 2 }, 5],
  o: { b: 1, a: { c: 2 } },
  'x.y': 1,
})
export const now = new DateTime(42)
export const hex = (value: Value | undefined) =>
  value === undefined ? 'missing' : encode(Doc.of([''], [value])).toString('hex')
/** Builds the object from entries, because a literal with the key `then` looks like a promise. */
export const branch = (test: unknown, outcome: unknown) =>
  Object.fromEntries([
    ['case', test],
    ['then', outcome],
  ])
export const condition = (...parts: unknown[]) =>
  Object.fromEntries(parts.map((part, at) => [['if', 'then', 'else'][at], part]))
export const missing = Symbol('missing')

/** An expression and its value for {@link root}, or {@link missing}. */
export type ExpressionProbe = [expression: unknown, result: unknown]

export function testExpressions(table: ExpressionProbe[]): void {
  it.each(table)('%j', (spec, result) => {
    const evaluated = compileExpression(valueFrom(spec), { now })(root)
    expect(hex(evaluated)).toBe(result === missing ? 'missing' : hex(valueFrom(result)))
  })
}
