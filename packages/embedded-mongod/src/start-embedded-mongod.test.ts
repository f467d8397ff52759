import { expect, test } from '@jest/globals'
import { startProblem } from './start-embedded-mongod'

test.each([
  ['Write error: No space left on device position 8192, size 4096The disk is full. Free some room.\n'],
  ['The disk is full. Free some room.\n'],
])('the problem of a failed start is one sentence, also after text of the storage: %j', (errors) => {
  expect(startProblem(errors)).toBe('The disk is full. Free some room.')
})
