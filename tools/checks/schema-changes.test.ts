import { expect, jest, test } from '@jest/globals'
import { findUnrecordedChanges, main } from './schema-changes'

const published = 'type Query { "Old." a: Int  b: String  id: Int }'

test('allows additions, deprecations and other descriptions', () => {
  const current = 'type Query { "New." a: Int @deprecated(reason: "Use c.") b: String id: Int c: Int }'
  expect(findUnrecordedChanges(published, current, [])).toEqual([])
})

test('names removed fields and changed types', () => {
  expect(findUnrecordedChanges(published, 'type Query { a: String id: Int }', [])).toEqual([
    'Query.b was removed.',
    'Query.a changed type from Int to String.',
  ])
})

test('allows a change that a decision record quotes', () => {
  const record = '# 12. No b\n\nQuery.b was removed. Nothing read it.'
  expect(findUnrecordedChanges(published, 'type Query { a: Int id: Int }', [record])).toEqual([])
})

test('says in a sentence that the file of deployed operations is missing', async () => {
  const { DEPLOYED_OPERATIONS: before } = process.env
  process.env.DEPLOYED_OPERATIONS = '/nowhere/deployed.json'
  const printed = jest.spyOn(console, 'error').mockReturnValue(undefined)
  const code = await main([])
  const lines = printed.mock.calls.map(([line]) => line)
  printed.mockRestore()
  if (before === undefined) delete process.env.DEPLOYED_OPERATIONS
  else process.env.DEPLOYED_OPERATIONS = before
  expect(lines).toEqual([
    expect.stringMatching(/^No operations of deployed versions were read from \/nowhere\/deployed\.json: ENOENT/),
  ])
  expect(code).toBe(1)
})
