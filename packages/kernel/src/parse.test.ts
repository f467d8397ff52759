import { expect, test } from '@jest/globals'
import { z } from 'zod'
import { idSchema, parse } from './parse'

const schema = z.object({ place: z.object({ x: z.number() }) })

test.each([
  ['a field that is missing', schema, { place: {} }, 'place.x: is missing.', 'place.x'],
  ['a field of another type', schema, { place: { x: {} } }, 'place.x: must be a number.', 'place.x'],
  ['something else altogether', schema, [1], 'The input must be an object.', undefined],
])('the sentence about %s says what is wrong with what', (_name, expected, input, message, field) => {
  expect(() => parse(expected as z.ZodType, input)).toThrow(
    expect.objectContaining({ kind: 'invalidInput', message, details: field === undefined ? {} : { field } }),
  )
})

test('a single value that does not fit is called by the name it is given', () => {
  expect(() => parse(idSchema, 'x', 'id')).toThrow(
    expect.objectContaining({ message: 'id: must be an id of 24 hex digits.', details: { field: 'id' } }),
  )
  expect(() => parse(schema, { place: null }, 'world')).toThrow('world.place: must be an object.')
})
