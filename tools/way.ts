/**
 * Prints the files and functions of our own, outside the rules, that run for one call on a warm gateway:
 *
 *   npm run way -- hunt              also getme, save-item
 *   npm run way -- hunt --api rest   default graphql
 *   npm run way -- --check           compares all with tools/way/budget.json; part of `npm run check`
 *   npm run way -- --write           writes the present counts there, with some room for functions
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startTestGateway, type TestGateway } from '@sanguine/gateway/testing'
import { root } from './root'
import { type Api, apis, type CallName, callNames, calls } from './way/calls'
import { commonWay, measureCall, type Way } from './way/measure-call'

const budgetFile = join(root, 'tools/way/budget.json')

export interface Counts {
  readonly files: number
  readonly functions: number
}

export type Budget = Readonly<Record<string, Counts>>

export const countsOf = (way: Way): Counts => ({
  files: way.size,
  functions: [...way.values()].reduce((sum, names) => sum + names.length, 0),
})

/** Calls before the measured ones, after which everything is loaded and prepared. */
const warmUpCalls = 2
const measuredCalls = 8

async function wayOfCall(gateway: TestGateway, name: CallName, api: Api): Promise<Way> {
  const prepare = calls[name][api]
  for (let count = 0; count < warmUpCalls; count += 1) {
    const { warmUp, call } = await prepare(gateway)
    await warmUp()
    await call()
  }
  let way: Way | null = null
  for (let count = 0; count < measuredCalls; count += 1) {
    const measured = await measureCall(await prepare(gateway), root)
    way = way ? commonWay(way, measured) : measured
  }
  return way ?? new Map()
}

/**
 * The part of a budget above the measured functions. All measured calls have the same files, but V8 leaves out a function
 * now and then, such as one whose code it has just discarded.
 */
const room = 0.015

/** The budget for measured counts. */
export const budgetFor = (counts: Budget): Budget =>
  Object.fromEntries(
    Object.entries(counts).map(([call, { files, functions }]) => [
      call,
      { files, functions: Math.ceil(functions * (1 + room)) },
    ]),
  )

/** A sentence for each call that takes more files or functions than it may. */
export const excessOf = (counts: Budget, budget: Budget): readonly string[] =>
  Object.entries(counts).flatMap(([call, { files, functions }]) => {
    const allowed = budget[call]
    if (!allowed) return [`${call} is not in tools/way/budget.json. Write it with "npm run way -- --write".`]
    if (isWithin({ files, functions }, allowed)) return []
    return [
      `${call} runs ${functions} functions of ${files} files, and may run ${allowed.functions} of ${allowed.files}. See "npm run way -- ${call.replace(' ', ' --api ')}".`,
    ]
  })

async function withGateway<Result>(work: (gateway: TestGateway) => Promise<Result>): Promise<Result> {
  const gateway = await startTestGateway({ checkAnswers: false })
  try {
    return await work(gateway)
  } finally {
    await gateway.stop()
  }
}

/** Whether a call takes no more than its budget allows. */
const isWithin = ({ files, functions }: Counts, allowed: Counts | undefined): boolean =>
  allowed === undefined || (files <= allowed.files && functions <= allowed.functions)

/** How often a call that exceeds its budget is measured. */
const maxRuns = 5

/**
 * The counts of all calls. A call that exceeds its budget is measured again, and only what all its measurements have
 * counts. On a busy machine a call can meet work of the background in two runs in a row.
 */
async function allCounts(budget: Budget = {}): Promise<Budget> {
  return withGateway(async (gateway) => {
    const counts: Record<string, Counts> = {}
    for (const name of callNames)
      for (const api of apis) {
        const call = `${name} ${api}`
        let way = await wayOfCall(gateway, name, api)
        for (let runs = 1; runs < maxRuns && !isWithin(countsOf(way), budget[call]); runs += 1)
          way = commonWay(way, await wayOfCall(gateway, name, api))
        counts[call] = countsOf(way)
      }
    return counts
  })
}

async function checkBudget(): Promise<number> {
  const budget = JSON.parse(readFileSync(budgetFile, 'utf8'))
  const excess = excessOf(await allCounts(budget), budget)
  for (const line of excess) console.error(line)
  return excess.length === 0 ? 0 : 1
}

export async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--check')) return checkBudget()
  if (args.includes('--write')) {
    writeFileSync(budgetFile, `${JSON.stringify(budgetFor(await allCounts()), null, 2)}\n`)
    return 0
  }
  const name = callNames.find((known) => known === args[0])
  const api = apis.find((known) => known === (args.includes('--api') ? args[args.indexOf('--api') + 1] : 'graphql'))
  if (!name || !api) {
    console.error(`Usage: npm run way -- ${callNames.join('|')} [--api ${apis.join('|')}]`)
    return 2
  }
  const way = await withGateway((gateway) => wayOfCall(gateway, name, api))
  for (const [file, names] of way) console.log(`${file}\n  ${names.join(', ')}`)
  const { files, functions } = countsOf(way)
  console.log(`${functions} functions of ${files} files`)
  return 0
}
