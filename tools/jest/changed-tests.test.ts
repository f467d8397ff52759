import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { type Suite, testsOf } from './changed-tests'

const tests = [
  'subgraphs/play/src/hunting.test.ts',
  'subgraphs/play/src/operations/hunt.test.ts',
  'subgraphs/ladder/src/ladder.test.ts',
  'gateway/src/gateway.test.ts',
  'remotes/game/src/features/hunt/hunt.test.tsx',
  'e2e/journeys/first-kill.test.ts',
  'e2e/journeys/odds.test.ts',
]

const suiteWith = (importing: readonly string[]): Suite => ({
  tests,
  importing,
  loadingAll: tests.filter((path) => /gateway|hunting\.test|ladder\.test|page\.test/.test(path)),
})

describe('the tests of a change', () => {
  test('are those that import it, and one journey', () => {
    const suite = suiteWith(['subgraphs/play/src/operations/hunt.test.ts'])
    expect(testsOf(['subgraphs/play/src/operations/hunt.ts'], suite)).toEqual([
      'e2e/journeys/first-kill.test.ts',
      'subgraphs/play/src/operations/hunt.test.ts',
    ])
  })

  test('include those that load the gateway only in the changed workspace', () => {
    const suite = suiteWith(tests.filter((path) => path.startsWith('subgraphs/') || path.startsWith('gateway/')))
    const found = testsOf(['subgraphs/play/src/operations/hunt.ts'], suite)
    expect(found).toContain('subgraphs/play/src/hunting.test.ts')
    expect(found).not.toContain('subgraphs/ladder/src/ladder.test.ts')
    expect(found).not.toContain('gateway/src/gateway.test.ts')
  })

  test('include those of front ends only in the changed workspace', () => {
    const suite = suiteWith(['packages/ui/src/components/dialog/dialog.test.tsx', tests[4] ?? ''])
    const found = testsOf(['packages/ui/src/components/dialog/dialog.tsx'], suite)
    expect(found).toEqual(['e2e/journeys/first-kill.test.ts', 'packages/ui/src/components/dialog/dialog.test.tsx'])
    expect(testsOf(['remotes/game/src/features/hunt/hunt.tsx'], suite)).toContain(tests[4])
  })

  test('include those that open a whole front end only in the changed feature', () => {
    const [own, other] = ['hunt', 'shop'].map((name) => `remotes/game/src/features/${name}/pages/${name}-page.test.tsx`)
    const suite = { ...suiteWith([own, other, tests[4]] as string[]), loadingAll: [own, other] as string[] }
    const hunting = testsOf(['remotes/game/src/features/hunt/components/round.tsx'], suite)
    expect(hunting).toEqual(['e2e/journeys/first-kill.test.ts', tests[4], own])
    expect(testsOf(['remotes/game/src/shared/odds/odds-panel.tsx'], suite)).toEqual([...(hunting ?? []), other])
  })

  test.each(['hunting.graphql', 'hunting.css'])(
    'are those beside and below a file that no module imports: %s',
    (name) => {
      expect(testsOf([`subgraphs/play/src/${name}`], suiteWith([]))).toEqual([
        'e2e/journeys/first-kill.test.ts',
        'subgraphs/play/src/hunting.test.ts',
        'subgraphs/play/src/operations/hunt.test.ts',
      ])
    },
  )

  test('are the importing journeys for a change among the parts of journeys', () => {
    expect(testsOf(['e2e/src/api.ts'], suiteWith(['e2e/journeys/odds.test.ts']))).toEqual(['e2e/journeys/odds.test.ts'])
  })

  test('are only the changed test itself, without a journey', () => {
    const changed = 'subgraphs/play/src/hunting.test.ts'
    expect(testsOf([changed], suiteWith([changed]))).toEqual([changed])
  })

  test('are none for documents', () => {
    expect(testsOf(['README.md', 'docs/how-to/add-a-domain.md'], suiteWith([]))).toEqual([])
  })

  test.each(['package-lock.json', 'jest.config.mjs', 'tools/jest/node-setup.ts'])('are all for %s', (path) => {
    expect(testsOf([path], suiteWith([]))).toBeNull()
  })

  test.each(['remotes/admin/src/app.tsx', 'host/src/index.ts', 'packages/ui/src/index.ts', 'gateway/src/main.ts'])(
    'include journeys that exist for %s',
    (path) => {
      const journeys = testsOf([path], suiteWith([])) ?? []
      expect(journeys).not.toEqual([])
      expect(journeys.filter((journey) => !existsSync(join(__dirname, '../..', journey)))).toEqual([])
    },
  )
})
