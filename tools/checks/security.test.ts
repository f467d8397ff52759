import { describe, expect, test } from '@jest/globals'
import { findProblems } from './security'

const row = (number: string, status = 'met', how = 'The code does it.', named = '`a/b.test.ts`') =>
  `| ${number} | something | ${status} | ${how} | ${named} |`

const problemsOf = (lines: readonly string[], summary = '1 met, 0 not applicable, 0 not met') =>
  findProblems([summary, ...lines].join('\n'), ['1.2.3'], (path) => path === 'a/b.test.ts')

describe('the list of requirements', () => {
  test('is valid if each number has a row with an existing test', () => {
    expect(problemsOf([row('1.2.3')])).toEqual([])
  })

  test.each([
    ['a number is missing', [], '1.2.3 is missing.', '0 met, 0 not applicable, 0 not met'],
    ['a number is doubled', [row('1.2.3'), row('1.2.3')], '1.2.3 has 2 rows.', '2 met, 0 not applicable, 0 not met'],
    [
      'a number is no requirement',
      [row('1.2.3'), row('1.2.4')],
      '1.2.4 is no requirement of the levels 1 and 2.',
      '2 met, 0 not applicable, 0 not met',
    ],
    [
      'a status is unknown',
      [row('1.2.3', 'nearly')],
      '1.2.3 has the unknown status "nearly".',
      '0 met, 0 not applicable, 0 not met',
    ],
    ['no test is named', [row('1.2.3', 'met', 'It does.', '')], '1.2.3 is met without a test.'],
    [
      'a test does not exist',
      [row('1.2.3', 'met', 'It does.', '`a/c.test.ts`')],
      '1.2.3 names a/c.test.ts, which does not exist.',
    ],
    ['a file does not exist', [row('1.2.3', 'met', 'In `a/c.ts`.')], '1.2.3 names a/c.ts, which does not exist.'],
    [
      'a reason is missing',
      [row('1.2.3', 'not applicable', '', '')],
      '1.2.3 is not applicable without a reason.',
      '0 met, 1 not applicable, 0 not met',
    ],
    ['the sum is wrong', [row('1.2.3')], 'The document does not say "1 met, 0 not applicable, 0 not met".', '2 met'],
  ])('is invalid if %s', (_what, lines, problem, summary = '1 met, 0 not applicable, 0 not met') => {
    expect(problemsOf(lines, summary)).toEqual([problem])
  })
})
