import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { JsonText, jsonOf } from './json-text'

/** A value of JSON beside the same value with texts in place of some objects. */
const values = fc.letrec<{ value: readonly [plain: unknown, written: unknown] }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 5 },
    fc.jsonValue({ maxDepth: 0 }).map((leaf) => [leaf, leaf] as const),
    fc
      .array(tie('value'), { maxLength: 4 })
      .map((entries) => [entries.map(([plain]) => plain), entries.map(([, written]) => written)] as const),
    fc.tuple(fc.dictionary(fc.string(), tie('value'), { maxKeys: 4 }), fc.boolean()).map(([fields, isText]) => {
      const [plain, written] = [0, 1].map((side) =>
        Object.fromEntries(Object.entries(fields).map(([name, pair]) => [name, pair[side]])),
      )
      return [plain, isText ? new JsonText(JSON.stringify(plain)) : written] as const
    }),
  ),
})).value

test('a value with texts has the JSON of the whole value', () => {
  fc.assert(
    fc.property(values, ([plain, written]) => {
      expect(jsonOf({ data: written })).toBe(JSON.stringify({ data: plain }))
    }),
  )
})

test('a text that another program writes is an object', () => {
  expect(JSON.stringify([new JsonText('{"name":"Mina"}')])).toBe('[{"name":"Mina"}]')
})

test('an error while a value is written does not stay', () => {
  const circular: Record<string, unknown> = { text: new JsonText('{}') }
  circular.self = circular
  expect(() => jsonOf(circular)).toThrow('circular')
  expect(JSON.stringify(new JsonText('{"a":1}'))).toBe('{"a":1}')
})
