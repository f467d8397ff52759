import { describe, expect, test } from '@jest/globals'
import { closingLine, inPlaceOf, secondTry, type TestFile } from './second-try'

const file = (path: string, passed: number, failed: number, project = 'journeys'): TestFile => ({
  path,
  project,
  passed,
  failed,
})

describe('a second try', () => {
  test('is for journeys that failed', () => {
    expect(secondTry([file('a', 3, 0), file('b', 1, 1), file('rules', 9, 0, 'server')])).toEqual(['b'])
  })

  test('is for none where all passed', () => {
    expect(secondTry([file('a', 3, 0)])).toEqual([])
  })

  test.each(['server', 'browser'])('is for none where a test of %s failed', (project) => {
    expect(secondTry([file('a', 2, 1), file('b', 8, 1, project)])).toEqual([])
  })

  test('is for none where many journeys failed', () => {
    const failed = ['a', 'b', 'c', 'd'].map((path) => file(path, 0, 1))
    expect(secondTry(failed)).toEqual([])
    expect(secondTry(failed.slice(1))).toEqual(['b', 'c', 'd'])
  })

  test('counts in the place of the first, whether it passed or failed again', () => {
    const first = [file('a', 3, 0), file('b', 1, 1), file('c', 0, 1)]
    expect(closingLine(first)).toBe('4 passed, 2 failed')
    expect(closingLine(inPlaceOf(first, [file('b', 2, 0), file('c', 1, 2)]))).toBe('6 passed, 2 failed')
  })

  test('that did not take place leaves the first', () => {
    expect(closingLine(inPlaceOf([file('b', 1, 1)], []))).toBe('1 passed, 1 failed')
  })
})
