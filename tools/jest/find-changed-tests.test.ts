import { expect, test } from '@jest/globals'
import { listRelatedTests } from './find-changed-tests'

const program = require.resolve('jest/bin/jest')

test('a change reaches tests of other workspaces that import it indirectly', () => {
  const related = listRelatedTests(program, 'subgraphs/play/src/hunting/hunting.resolvers.ts')
  expect(related).toContain('subgraphs/play/src/hunting/hunting.test.ts')
  expect(related).toContain('subgraphs/ladder/src/ladder.rest.test.ts')
  expect(related).toContain('gateway/src/gateway.test.ts')
  expect(related).not.toContain('packages/rules/src/odds/odds.test.ts')
})

test('no file has no related tests', () => {
  expect(listRelatedTests(program)).toEqual([])
})
