import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { type JsonBytes, jsonList, jsonObject, jsonOf, jsonWith } from './json-bytes'

const json = fc.jsonValue({ stringUnit: 'binary' })
const object = fc.dictionary(fc.string({ unit: 'binary' }), json)
const textOf = (bytes: JsonBytes<unknown>) => bytes.toBuffer().toString()

test('a value in parts has the text that JSON.stringify gives', () => {
  fc.assert(
    fc.property(object, (value) => {
      expect(textOf(jsonOf(value))).toBe(JSON.stringify(value))
    }),
  )
  fc.assert(
    fc.property(fc.array(object), (values) => {
      expect(textOf(jsonList(values.map(jsonOf)))).toBe(JSON.stringify(values))
    }),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string({ unit: 'binary' }), object, fc.boolean())), (entries) => {
      const whole = Object.fromEntries(entries.map(([name, value]) => [name, value]))
      const parts = Object.fromEntries(entries.map(([name, value, isBytes]) => [name, isBytes ? jsonOf(value) : value]))
      expect(textOf(jsonObject<Record<string, unknown>>(parts))).toBe(JSON.stringify(whole))
    }),
  )
})

test('fields that are added have the text of an object with all fields, whatever parts it is of', () => {
  const named = (prefix: string) =>
    fc.dictionary(
      fc.string({ unit: 'binary' }).map((name) => prefix + name),
      json,
    )
  fc.assert(
    fc.property(named('a'), named('b'), (first, more) => {
      const whole = JSON.stringify({ ...first, ...more })
      expect(textOf(jsonWith(jsonOf<object>(first), more))).toBe(whole)
      expect(textOf(jsonWith(jsonObject<object>(first), more))).toBe(whole)
      expect(textOf(jsonWith(jsonObject<object>(first).joined(), more))).toBe(whole)
      expect(textOf(jsonList([jsonWith(jsonOf<object>(first), more), jsonOf<object>(first)]))).toBe(
        `[${whole},${JSON.stringify(first)}]`,
      )
    }),
  )
})

test('fields that are undefined are left out, and null stays', () => {
  const fields: { a?: number | undefined; b: null; c?: object } = { a: undefined, b: null, c: {} }
  expect(textOf(jsonObject(fields))).toBe('{"b":null,"c":{}}')
  expect(textOf(jsonObject<{ a?: number | undefined }>({ a: undefined }))).toBe('{}')
})

test('JSON inside of a plain value is an error', () => {
  expect(() => jsonOf({ item: jsonOf({ a: 1 }) })).toThrow('no part of a plain value')
})

test('a part is used in several responses without being changed', () => {
  const item = jsonOf({ name: 'Blut’s Kelch' })
  const texts = [1, 2].map((amount) => textOf(jsonWith(item, { amount })))
  expect(texts).toEqual(['{"name":"Blut’s Kelch","amount":1}', '{"name":"Blut’s Kelch","amount":2}'])
  expect(textOf(item)).toBe('{"name":"Blut’s Kelch"}')
})
