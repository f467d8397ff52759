/**
 * Follows players by open streams of events while two gateways are restarted one after another and then killed. Reports
 * the memory that the streams take. Ends with 1 if a stream missed an entry, or had one twice or out of order.
 *
 *   npm run test:streams -- [streams]     default 1,000
 */
import { runStreams, streamsOfPlayer } from './streams/run-streams'

/** With ten streams of each player, every hunt sends ten entries. */
const huntEveryMs = 10_000

const shownFindings = 20

export async function main(args: readonly string[]): Promise<number> {
  const players = Math.max(1, Math.round(Number(args[0] ?? 1_000) / streamsOfPlayer))
  const { findings, streams, entries, reconnections, memoryMb, refusals } = await runStreams({
    players,
    huntEveryMs,
    say: console.log,
  })
  console.log(`${entries} entries of ${players} players, ${reconnections} streams opened again`)
  const [open, end] = memoryMb.map((each) => ((each * 1_000) / streams).toFixed(0))
  console.log(
    `memory of both gateways for 1,000 streams, without garbage: ${open} MB when they were open, ${end} MB at the end`,
  )
  for (const [status, count] of refusals) console.log(`${count} streams were refused with ${status}, and opened later`)
  for (const finding of findings.slice(0, shownFindings)) console.log(finding)
  console.log(
    findings.length === 0 ? 'Every stream had every entry once and in order.' : `${findings.length} faults were found.`,
  )
  return findings.length === 0 ? 0 : 1
}
