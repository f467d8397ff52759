/**
 * Runs two gateways and a database under load while they are killed, stopped, slowed down, filled up and given another
 * time. `npm run test:faults` causes 200 faults, `npm run test:faults -- 40` as many as given. Afterwards no
 * acknowledged call is lost or done twice, and the ledger is exact. Every call ends in time with a 2xx, 4xx or a 503
 * with `Retry-After`, and `/readyz` reports the state. First, a gateway is killed at the steps of payments against a
 * fake PayPal, whose books must match ours: alone with `npm run test:faults -- payments`. Ends with 1 if an assertion
 * fails. The pauses between faults are drawn from a seed, which is printed and can be given: `-- 40 killed 7`, or
 * `-- 40 '' 7` for all kinds of faults. Takes some 40 minutes; the database is deleted afterwards.
 */
import { allPoints, runPaymentCrashes } from './faults/payment-crashes'
import { runFaults } from './faults/run-faults'
import { scenarios } from './faults/scenarios'

const defaultPoints = 200

export async function main([count = String(defaultPoints), only = '', seed = '1']: readonly string[]): Promise<number> {
  const ofPayments = allPoints.filter(({ phase }) => count !== 'payments' || phase.includes(only))
  const { kills, findings } = await runPaymentCrashes(ofPayments, (line) => console.log(line))
  for (const finding of findings) console.log(`found: ${finding}`)
  console.log(`${kills} gateways killed during payments, ${findings.length} findings`)
  if (count === 'payments' || findings.length > 0) return findings.length === 0 ? 0 : 1
  const chosen = scenarios.filter(({ name }) => name.includes(only))
  // each as often as it says, mixed: those that come often are spread among the others
  const all = chosen
    .flatMap((scenario) =>
      Array.from({ length: scenario.times }, (_, index) => ({ scenario, at: (index + 0.5) / scenario.times })),
    )
    .toSorted((a, b) => a.at - b.at)
    .map(({ scenario }) => scenario)
  const points = Array.from({ length: Number(count) }, (_, index) => all[index % all.length] ?? scenarios[0]).flatMap(
    (scenario) => scenario ?? [],
  )
  const say = (line: string) => console.log(line)
  const limits = { maxCallMs: 8_000, maxUnreadyAfterMs: 2_000 }
  const report = await runFaults({ players: 8, pauseMs: 30, points, ...limits, seed, say })
  const statuses = [...report.statuses].map(([status, times]) => `${times} × ${status || 'broken'}`).join(', ')
  console.log(
    `${report.points} faults; ${report.acknowledged} calls acknowledged, ${report.repeats} repeated; ${statuses}`,
  )
  console.log(`slowest call: ${Math.round(report.slowestMs)} ms`)
  for (const line of report.leftOut) console.log(`left out: ${line}`)
  for (const finding of report.findings) console.log(`found: ${finding}`)
  return report.findings.length === 0 ? 0 : 1
}
