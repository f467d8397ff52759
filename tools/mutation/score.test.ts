import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { root } from '../root'
import { areas } from './areas'
import { formatSurvivor, type JudgedMutant, rateOf, reachesGoals, scoreOf } from './score'

const aMutant = (changes: Partial<JudgedMutant> = {}): JudgedMutant => ({
  status: 'Killed',
  mutatorName: 'EqualityOperator',
  fileName: '/repository/packages/rules/src/hunt/cooldown.ts',
  location: { start: { line: 7, column: 3 } },
  replacement: 'a <= b',
  ...changes,
})

const mutants = (count: number, changes: Partial<JudgedMutant> = {}) =>
  Array.from({ length: count }, () => aMutant(changes))

test('mutants that time out count as noticed, unreached ones as unnoticed, and invalid ones not at all', () => {
  const { all, logic, survivors } = scoreOf([
    ...mutants(3),
    ...mutants(1, { status: 'Timeout' }),
    ...mutants(1, { status: 'Survived' }),
    ...mutants(1, { status: 'NoCoverage', mutatorName: 'StringLiteral' }),
    ...mutants(5, { status: 'Ignored' }),
    ...mutants(5, { status: 'RuntimeError' }),
  ])
  expect(all).toEqual({ killed: 4, judged: 6 })
  expect(logic).toEqual({ killed: 4, judged: 5 })
  expect(survivors).toHaveLength(2)
})

test('ten of a hundred mutants may survive, but only one of fifty of logic', () => {
  const text = { mutatorName: 'StringLiteral' }
  const survived = { status: 'Survived' }
  expect(reachesGoals(scoreOf([...mutants(90), ...mutants(10, { ...text, ...survived })]))).toBe(true)
  expect(reachesGoals(scoreOf([...mutants(89), ...mutants(11, { ...text, ...survived })]))).toBe(false)
  expect(reachesGoals(scoreOf([...mutants(49), ...mutants(1, survived)]))).toBe(true)
  expect(reachesGoals(scoreOf([...mutants(48), ...mutants(2, survived)]))).toBe(false)
})

test('the rate without mutants is 1', () => {
  expect(rateOf({ killed: 0, judged: 0 })).toBe(1)
})

test('a survivor is listed with its place and its replacement', () => {
  const line = formatSurvivor(aMutant({ replacement: 'a\n  <= b' }), '/repository')
  expect(line).toBe('* packages/rules/src/hunt/cooldown.ts:7:3  EqualityOperator  a <= b')
  const text = formatSurvivor(aMutant({ mutatorName: 'StringLiteral', status: 'NoCoverage' }), '/elsewhere')
  expect(text).toBe('  /repository/packages/rules/src/hunt/cooldown.ts:7:3  StringLiteral  a <= b  (not reached)')
})

test.each(Object.entries(areas))('all files of the area %s exist', (_area, units) => {
  const paths = units.flatMap(({ files, tests }) => [...files, ...tests])
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
})
