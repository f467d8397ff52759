import { setTimeout as sleep } from 'node:timers/promises'
import { checkOutcome } from './check-outcome'
import { type DrawPause, drawPauses } from './draw-pauses'
import { type FaultGateway, type FaultSite, startFaultSite } from './fault-site'
import { type Load, startLoad } from './load'
import { registerPlayers } from './players'
import type { Scenario } from './scenarios'

export interface FaultReport {
  /** faults that were caused */
  readonly points: number
  readonly acknowledged: number
  readonly repeats: number
  readonly statuses: ReadonlyMap<number, number>
  /** milliseconds */
  readonly slowestMs: number
  /** what must not be; empty where all is well */
  readonly findings: readonly string[]
  /** scenarios that this system does not allow, with the reason */
  readonly leftOut: readonly string[]
}

export interface FaultOptions {
  readonly players: number
  /** pause between two calls of a player, in milliseconds */
  readonly pauseMs: number
  /** the faults in their order */
  readonly points: readonly Scenario[]
  /** how long a call may take, in milliseconds */
  readonly maxCallMs: number
  /** how soon gateways must be unready after a fault, in milliseconds; left out, at some time while it lasts */
  readonly maxUnreadyAfterMs?: number
  /** of the pauses before and during faults */
  readonly seed: string
  say(line: string): void
}

/** How soon gateways must be ready again after a fault, in milliseconds. */
const maxReadyAfterMs = 20_000

/** The whole is checked after so many faults, and at the end. */
const checkEvery = 10

const isReady = (gateway: FaultGateway): Promise<boolean> =>
  gateway.url === null
    ? Promise.resolve(false)
    : fetch(`${gateway.url}/readyz`, { signal: AbortSignal.timeout(1_500) }).then(
        async (response) => {
          await response.arrayBuffer()
          return response.ok
        },
        () => false,
      )

const readinessOf = (gateway: FaultGateway): Promise<string> =>
  fetch(`${gateway.url}/readyz`, { signal: AbortSignal.timeout(1_500) }).then(
    (response) => response.text(),
    (error: unknown) => String(error),
  )

/** Causes faults under load and checks the assertions that must hold after any fault. */
export async function runFaults({
  players: count,
  pauseMs,
  maxCallMs,
  points,
  maxUnreadyAfterMs = Number.MAX_VALUE,
  seed,
  say,
}: FaultOptions): Promise<FaultReport> {
  say(`seed ${seed}`)
  const drawPause = drawPauses(seed)
  const site = await startFaultSite()
  try {
    const players = await registerPlayers(site.gateways[0].url ?? '', site.folder, count)
    const findings: string[] = []
    const leftOut = new Map<string, string>()
    const totals = { points: 0, repeats: 0, slowestMs: 0, acknowledged: [] as Load['acknowledged'][number][] }
    const statuses = new Map<number, number>()
    let round = 0
    for (let from = 0; from < points.length; from += checkEvery) {
      const direct = () => site.gateways.flatMap(({ url }) => url ?? [])
      let urls = direct
      round += 1
      const load = startLoad(players, { urls: () => urls(), name: `round-${round}`, pauseMs, maxCallMs })
      for (const scenario of points.slice(from, from + checkEvery)) {
        const reason = scenario.unavailable?.(site)
        if (reason) {
          leftOut.set(scenario.name, reason)
          continue
        }
        urls = scenario.throughBalancer ? () => [site.balancer.url] : direct
        const found = await causeFault({ site, load, scenario, maxUnreadyAfterMs, drawPause })
        for (const finding of found) say(`found: ${finding}`)
        for (const reason of site.database.exits.splice(0)) say(`the database ended by itself: ${reason.slice(-200)}`)
        findings.push(...found)
        urls = direct
        totals.points += 1
        say(`${totals.points} ${scenario.name}: ${load.acknowledged.length} acknowledged, ${findings.length} findings`)
      }
      await load.stop()
      totals.acknowledged.push(...load.acknowledged)
      totals.repeats += load.repeats
      totals.slowestMs = Math.max(totals.slowestMs, load.slowestMs)
      for (const [status, times] of load.statuses) statuses.set(status, (statuses.get(status) ?? 0) + times)
      findings.push(...load.violations.map(({ what, player, detail }) => `${what} (${player}): ${detail}`))
      findings.push(...(await checkOutcome(site.database.uri, site.folder, totals.acknowledged)))
      say(`checked: ${totals.acknowledged.length} acknowledged, ${findings.length} findings`)
    }
    return {
      ...totals,
      acknowledged: totals.acknowledged.length,
      statuses,
      findings,
      leftOut: [...leftOut].map(([name, reason]) => `${name}: ${reason}`),
    }
  } finally {
    await site.stop()
  }
}

interface Fault extends Required<Pick<FaultOptions, 'maxUnreadyAfterMs'>> {
  readonly site: FaultSite
  readonly load: Load
  readonly scenario: Scenario
  readonly drawPause: DrawPause
}

/** Causes one fault and waits until the site works again. Returns the violations of readiness and service. */
async function causeFault({ site, load, scenario, maxUnreadyAfterMs, drawPause }: Fault): Promise<readonly string[]> {
  const findings: string[] = []
  await sleep(drawPause(300, 800))
  load.mayBreak = scenario.breaksConnections
  let isOver = false
  const fault = scenario.run(site, load, drawPause).finally(() => {
    isOver = true
  })
  // Scenarios cause their fault before they first wait: filling a disk takes its time.
  const from = performance.now()
  if (scenario.makesUnready) {
    const unreadyAfter = await Promise.all(site.gateways.map((gateway) => untilUnready(gateway, from, () => isOver)))
    for (const ms of unreadyAfter)
      if (ms > maxUnreadyAfterMs) findings.push(`${scenario.name}: unready after ${Math.round(ms)} ms only`)
  }
  await fault
  const healedAt = performance.now()
  for (const gateway of site.gateways)
    while (!(await isReady(gateway))) {
      if (performance.now() - healedAt > maxReadyAfterMs) {
        findings.push(`${scenario.name}: not ready again: ${await readinessOf(gateway)}`)
        break
      }
      await sleep(100)
    }
  load.mayBreak = false
  const before = load.acknowledged.length
  const servedBy = performance.now() + maxReadyAfterMs
  while (load.acknowledged.length <= before + 5 && performance.now() < servedBy) await sleep(50)
  if (load.acknowledged.length <= before + 5) findings.push(`${scenario.name}: nothing is served afterwards`)
  return findings
}

async function untilUnready(gateway: FaultGateway, from: number, isOver: () => boolean): Promise<number> {
  while (await isReady(gateway)) {
    if (isOver()) return Number.POSITIVE_INFINITY
    await sleep(50)
  }
  return performance.now() - from
}
