import { expect, test } from '@jest/globals'
import { z } from 'zod'
import { idSchema, parse } from './parse'

const schema = z.object({ place: z.object({ x: z.number() }) })

test.each([
  ['a field that is missing', schema, { place: {} }, 'place.x: is missing.', 'place.x'],
  ['a field of another type', schema, { place: { x: {} } }, 'place.x: must be a number.', 'place.x'],
  ['something else altogether', schema, [1], 'The input must be an object.', undefined],
])('the error about %s names the problem and the field', (_name, expected, input, message, field) => {
  expect(() => parse(expected as z.ZodType, input)).toThrow(
    expect.objectContaining({ kind: 'invalidInput', message, details: field === undefined ? {} : { field } }),
  )
})

test('an invalid single value has the name that the caller gives', () => {
  expect(() => parse(idSchema, 'x', 'id')).toThrow(
    expect.objectContaining({ message: 'id: must be an id of 24 hex digits.', details: { field: 'id' } }),
  )
  expect(() => parse(schema, { place: null }, 'world')).toThrow('world.place: must be an object.')
})

test.each([
  ['text that is empty', z.string().min(1), '', 'must not be empty'],
  ['text that is too short', z.string().min(3), 'ab', 'must have at least 3 characters'],
  ['text that is too long', z.string().max(1), 'ab', 'must have at most 1 character'],
  ['text of another length', z.string().length(64), 'ab', 'must have at least 64 characters'],
  ['a list that is too short', z.array(z.int()).min(1), [], 'must have at least 1 entry'],
  ['a list that is too long', z.array(z.int()).max(2), [1, 2, 3], 'must have at most 2 entries'],
  ['a number that is too small', z.number().min(2), 1, 'must be 2 or more'],
  ['a number that is not above a bound', z.number().positive(), 0, 'must be more than 0'],
  ['a number that is too large', z.int().max(2), 3, 'must be 2 or less'],
  ['a number that is not below a bound', z.number().lt(2), 2, 'must be less than 2'],
  ['a number with a rest', z.int(), 1.5, 'must be a whole number'],
  ['a number between steps', z.number().multipleOf(5), 7, 'must be a multiple of 5'],
  ['another word', z.enum(['head', 'hand', 'feet']), 'nose', 'must be head, hand or feet'],
  ['no word', z.enum(['head', 'hand']), undefined, 'is missing'],
  ['another value', z.literal(true), false, 'must be true'],
  ['an address that is none', z.email(), 'mina', 'must be an e-mail address'],
  ['text of another form', z.string().regex(/^x$/), 'y', 'is not of the form that is needed'],
  ['a field that is not known', z.strictObject({}), { user: 1 }, 'must not have "user"'],
  ['a value of no form', z.union([z.string(), z.boolean()]), 1, 'is not valid'],
  ['a value that a check refuses', z.string().refine(() => false), 'y', 'is not valid'],
])('%s gets our own message', (_name, expected, input, message) => {
  expect(() => parse(expected as z.ZodType, input, 'value')).toThrow(
    expect.objectContaining({ message: `value: ${message}.` }),
  )
})

test('a schema with its own message keeps it', () => {
  expect(() => parse(z.string().max(1, 'is long'), 'ab', 'value')).toThrow('value: is long.')
})
