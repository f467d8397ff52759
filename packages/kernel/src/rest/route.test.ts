import { expect, test } from '@jest/globals'
import { err, ok, type Refusal } from '@sanguine/rules'
import { z } from 'zod'
import { contextFor, testApp } from '../testing'
import { restRefusals } from './rest-refusals'
import { defineRoute } from './route'
import { booleanInput, idParams, integerInput, numberInput, resultShape, resultShapeWith } from './wire'

const context = contextFor(testApp().app)
const nothing = { params: {}, query: {}, body: {}, files: [] }

const double = defineRoute({
  operationId: 'doubleNumber',
  cost: 1,
  method: 'POST',
  path: '/double/:id',
  tag: 'test',
  summary: 'Doubles a number.',
  access: 'public',
  scope: 'read',
  input: { params: idParams, body: z.object({ amount: integerInput() }) },
  response: z.object({ id: z.string(), doubled: z.int() }),
  run: (_context, { params, body }) => ({ id: params.id, doubled: body.amount * 2 }),
})

test('a route parses its input and passes it to the operation', async () => {
  const input = { ...nothing, params: { id: 'A'.repeat(24) }, body: { amount: '21' } }
  expect(await double.handle(context, input)).toEqual({ id: 'a'.repeat(24), doubled: 42 })
})

test.each([
  ['an operator in place of a number', { amount: { $gt: '' } }, /amount/],
  ['a fraction', { amount: '1.5' }, /amount: must be a whole number/],
  ['words', { amount: 'many' }, /amount/],
  ['nothing', undefined, /./],
])('a route refuses %s with a sentence that names the field', async (_name, body, sentence) => {
  const call = double.handle(context, { ...nothing, params: { id: 'a'.repeat(24) }, body })
  await expect(call).rejects.toMatchObject({ kind: 'invalidInput', message: expect.stringMatching(sentence) })
})

test('a route refuses a parameter that is not an id', async () => {
  const call = double.handle(context, { ...nothing, params: { id: '../x' }, body: { amount: 1 } })
  await expect(call).rejects.toMatchObject({ kind: 'invalidInput', details: { field: 'id' } })
})

test.each([
  ['true', true],
  ['0', false],
  ['ON', true],
  [true, true],
])('a flag of %p is %p', (given, expected) => {
  expect(booleanInput.parse(given)).toBe(expected)
})

test.each(['', 'yes', 'constructor', '__proto__', null, 1])('%p is not a flag', (given) => {
  expect(booleanInput.safeParse(given).success).toBe(false)
})

test('numbers of a form keep their fraction, and other texts are refused', () => {
  expect(numberInput.parse('1.25')).toBe(1.25)
  for (const wrong of ['', '0x10', '1e3', 'NaN', null, [], {}]) expect(numberInput.safeParse(wrong).success).toBe(false)
})

const { toWireResult } = restRefusals<Refusal<'noBait'>>({
  noBait: { en: 'No bait equipped!', de: 'Kein Köder angelegt!' },
})

test('a refusal is a success of false with its sentence, and a success has its message and further fields', () => {
  const schema = resultShapeWith({ token: z.string() })
  const refusal = toWireResult(context, err('noBait'), 'Done.', () => ({ token: 'x' }))
  const success = toWireResult(context, ok({ n: 1 }), 'Done.', ({ n }) => ({ token: `t${n}` }))
  expect(schema.parse(refusal)).toEqual({ success: false, message: 'No bait equipped!', code: 'NO_BAIT' })
  expect(schema.parse(success)).toEqual({ success: true, message: 'Done.', token: 't1' })
  expect(resultShape.parse(toWireResult(context, ok('a name'), (name) => `Hello ${name}.`)).message).toBe(
    'Hello a name.',
  )
})
