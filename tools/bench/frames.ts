/**
 * Measures the frames of a fight at a quarter of this machine's speed, in a narrow and a wide window. A player without a
 * weapon plays five rounds, one every two seconds, until the result is shown. The goal is that at most 2 % of the frames
 * take over 16.7 ms, beyond those of an empty page.
 *
 *   npm run bench:frames -- [fights] [--trace=<file>] [--write]
 *
 * The number of fights in each window is 3 by default. A further fight is traced, for the browser's developer tools.
 */
import { parseArgs } from 'node:util'
import { openBrowser } from '../processes/open-browser'
import { withParts } from '../processes/parts'
import { median } from '../report/statistics'
import { textTable } from '../report/table'
import { type BenchSite, startBenchSite } from './api/bench-site'
import { machine, writeMeasurement } from './performance-doc'
import { fillPlayer } from './web/fill-player'
import type { FrameCost } from './web/frame-cost'
import { measureEmptyPage, measureFight } from './web/measure-fight'

const widths = [390, 1440]

/** Ends the wait for the next hunt. Without a weapon nobody falls before the last round. */
async function prepareFight({ connection }: BenchSite): Promise<void> {
  const ready = { 'state.nextHuntAt': 0, 'state.setups.$[].weapon': [] }
  await connection.collection('players').updateMany({}, { $set: ready, $inc: { revision: 1 } })
}

const rowOf = (name: string, costs: readonly FrameCost[], rounds = ''): readonly string[] => {
  const middle = (value: (cost: FrameCost) => number) => median(costs.map(value))
  return [
    name,
    String(middle(({ frames }) => frames)),
    `${(middle(({ lateShare }) => lateShare) * 100).toFixed(1)} %`,
    `${(middle(({ missedShare }) => missedShare) * 100).toFixed(1)} %`,
    `${Math.round(middle(({ longest }) => longest))} ms`,
    rounds,
  ]
}

export const main = (args: readonly string[]): Promise<void> =>
  withParts(async (parts) => {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { trace: { type: 'string' }, write: { type: 'boolean', default: false } },
    })
    const fightCount = Number(positionals[0] ?? 3)
    const site = parts.add(await startBenchSite(1, { gameSpeed: 1 }), (started) => started.stop())
    const browser = parts.add(await openBrowser(), (opened) => opened.close())
    // Items that change a fight would end it sooner.
    await fillPlayer(site, { stats: [] })
    const rows: (readonly string[])[] = []
    for (const width of widths) {
      const [empty, fights, rounds]: [FrameCost[], FrameCost[], number[]] = [[], [], []]
      for (let fight = 0; fight < fightCount; fight += 1) {
        empty.push(await measureEmptyPage(browser, width))
        await prepareFight(site)
        const cost = await measureFight(browser, site, width)
        fights.push(cost.frames)
        rounds.push(cost.rounds)
      }
      rows.push(rowOf(`empty page, ${width} px`, empty))
      rows.push(rowOf(`fight, ${width} px`, fights, String(median(rounds))))
      for (const row of rows.slice(-2)) console.error(row.join(' | '))
    }
    if (values.trace) {
      await prepareFight(site)
      await measureFight(browser, site, Math.max(...widths), values.trace)
    }
    const head = ['page', 'frames', 'over 16.7 ms', 'over 33.4 ms', 'longest', 'rounds']
    console.log(textTable(head, rows))
    const conditions = `${machine()}; medians of ${fightCount}`
    console.log(`\n${conditions}.`)
    if (values.write) writeMeasurement('frames', conditions, head, rows)
  })
