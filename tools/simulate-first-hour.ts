/**
 * Simulates the first hour of newcomers in the world of the content pack with the rules' own functions. Prints one hour
 * of each kind step by step, then the assertions on all of them, and ends with 1 if one fails.
 *
 *   npm run simulate:first-hour -- [newcomers]     default 300
 */
import { firstHourAssertions } from './simulate/first-hour/first-hour-assertions'
import { firstHourKinds } from './simulate/first-hour/first-hour-kinds'
import { simulateFirstHour } from './simulate/first-hour/first-hour-run'
import { packMarket } from './simulate/player-run'

export function main(args: readonly string[]): number {
  const [newcomers = 300] = args.map(Number)
  if (!Number.isInteger(newcomers) || newcomers < firstHourKinds.length) {
    console.error(
      `Give the number of newcomers, ${firstHourKinds.length} or more, as in: npm run simulate:first-hour -- 300`,
    )
    return 2
  }
  const market = packMarket()
  const hours = Array.from({ length: newcomers }, (_, index) => simulateFirstHour(index, market))
  for (const { kind, steps } of hours.slice(0, firstHourKinds.length)) {
    console.log(`\nA ${kind} newcomer:`)
    for (const { minute, guide, done } of steps)
      console.log(`${minute.toFixed(1).padStart(5)}  ${(guide ?? 'none').padEnd(16)} ${done}`)
  }
  console.log()
  const assertions = firstHourAssertions(hours)
  for (const { claim, found, holds } of assertions) console.log(`${holds ? 'holds' : 'FAILS'} ${claim} ${found}`)
  return assertions.every(({ holds }) => holds) ? 0 : 1
}
