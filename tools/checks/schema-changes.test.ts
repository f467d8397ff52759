import { expect, test } from '@jest/globals'
import { findUnrecordedChanges } from './schema-changes'

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
