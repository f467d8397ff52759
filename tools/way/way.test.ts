import { describe, expect, it } from '@jest/globals'
import { budgetFor, countsOf, excessOf } from '../way'
import { commonWay, type ScriptCoverage, wayOf } from './measure-call'

const aScript = (url: string, counts: Readonly<Record<string, number>>): ScriptCoverage => ({
  url,
  functions: Object.entries(counts).map(([functionName, count]) => ({
    functionName,
    ranges: [{ count, startOffset: 0, endOffset: 100 }],
  })),
})

describe('the functions of a call', () => {
  it('are the named ones that ran, by their source, in order of files', () => {
    const scripts = [
      aScript('file:///site/subgraphs/play/dist/hunt.js', { hunt: 1, 'get hunt': 1, '': 1, unused: 0 }),
      aScript('/site/gateway/dist/graphql/mount.js', { handler: 2 }),
    ]
    expect([...wayOf(scripts, '/site')]).toEqual([
      ['gateway/src/graphql/mount.ts', ['handler']],
      ['subgraphs/play/src/hunt.ts', ['hunt']],
    ])
  })

  it.each([
    ['function() {\n        return hunt;\n    }', []],
    ['get(definition) {\n    return this.services.get(definition)\n}', ['get']],
  ])('include a function that is called get, but no getter of an export: %s', (text, names) => {
    const way = wayOf([aScript('/site/gateway/dist/app.js', { get: 1 })], '/site', () => text)
    expect([...way.values()].flat()).toEqual(names)
  })

  it.each([
    '/site/node_modules/fastify/fastify.js',
    '/site/packages/rules/dist/fight/fight.js',
    '/site/subgraphs/play/dist/index.js',
    '/site/gateway/dist/testing/calls.js',
    '/elsewhere/gateway/dist/main.js',
    'node:internal/timers',
  ])('leave out %s', (url) => expect(wayOf([aScript(url, { run: 1 })], '/site').size).toBe(0))

  it('are those that all measured calls have in common', () => {
    const [a, b] = [
      new Map([
        ['a.ts', ['hunt', 'sweep']],
        ['b.ts', ['tick']],
      ]),
      new Map([['a.ts', ['hunt', 'poll']]]),
    ]
    expect([...commonWay(a, b)]).toEqual([['a.ts', ['hunt']]])
    expect(countsOf(commonWay(a, b))).toEqual({ files: 1, functions: 1 })
  })
})

describe('the budget of a call', () => {
  const budget = { 'hunt rest': { files: 10, functions: 20 } }

  it('allows as much and less', () => {
    expect(excessOf({ 'hunt rest': { files: 10, functions: 20 } }, budget)).toEqual([])
    expect(excessOf({ 'hunt rest': { files: 1, functions: 2 } }, budget)).toEqual([])
  })

  it.each([
    { files: 11, functions: 20 },
    { files: 10, functions: 21 },
  ])('refuses %o', (counts) => {
    expect(excessOf({ 'hunt rest': counts }, budget)).toEqual([
      `hunt rest runs ${counts.functions} functions of ${counts.files} files, and may run 20 of 10. See "npm run way -- hunt --api rest".`,
    ])
  })

  it('refuses an unknown call', () => {
    expect(excessOf({ getme: { files: 1, functions: 1 } }, budget)).toEqual([
      'getme is not in tools/way/budget.json. Write it with "npm run way -- --write".',
    ])
  })
})

it('a budget leaves room for functions that V8 omits in some runs, but none for files', () =>
  expect(budgetFor({ 'hunt rest': { files: 10, functions: 100 } })).toEqual({
    'hunt rest': { files: 10, functions: 102 },
  }))
