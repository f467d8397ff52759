import { readNames } from '@sanguine/accounts'
import { type FollowDeletions, findDeletedRecord, releaseService } from '@sanguine/catalogue'
import type { HuntingGroundRecord } from '@sanguine/content'
import { type App, defineService, type IntervalWorker, runInterval } from '@sanguine/kernel'
import { findOccupiedGrounds, findPlayersOn, runSystemAction } from '@sanguine/players'
import { returnFromGround } from '@sanguine/rules'

type LostRecord = Partial<HuntingGroundRecord> | null

/**
 * Returns the players who stand on deleted grounds to the start, and pays back their journeys. Safe to repeat.
 * @param lost the grounds as they were, by their ids
 * @returns the failures for single players, after all others were returned
 */
async function returnPlayersFrom(app: App, lost: ReadonlyMap<string, LostRecord>): Promise<readonly unknown[]> {
  const players = await findPlayersOn(app, [...lost.keys()])
  const names = await readNames(
    app,
    players.map(({ accountId }) => accountId),
  )
  const failures: unknown[] = []
  for (const { accountId, groundId } of players) {
    const account = names.get(accountId)
    if (!account) continue
    const owner = { accountId, name: account.name, role: account.role }
    const travelCost = Object.fromEntries(
      (lost.get(groundId)?.travelCost ?? []).map(({ currencyShortName, value }) => [currencyShortName, value]),
    )
    await runSystemAction(app, owner, ({ state, release }) =>
      returnFromGround(state, { groundId, travelCost }, release),
    ).catch((error: unknown) => failures.push(error))
  }
  return failures
}

function requireNone(failures: readonly unknown[]): void {
  if (failures.length > 0) throw new AggregateError(failures, 'Players could not be returned from deleted grounds.')
}

/**
 * Moves back players who travelled to grounds during their deletion and whom the deletion did not count. Players who
 * arrive after this check are moved back by `travel`. Throws `AggregateError` with the failures, after all others were
 * moved.
 */
export const leaveDeletedGrounds =
  (app: App): FollowDeletions =>
  async (subjects) => {
    const grounds = subjects.filter(({ kind }) => kind === 'huntingGround')
    requireNone(await returnPlayersFrom(app, new Map(grounds.map(({ record }) => [record.id, record]))))
  }

/**
 * Moves back the players on every ground that the content does not have. A gateway may have ended between a deletion and
 * the work that follows it. The journey's cost is in the audit log; players stay where it cannot be read. Throws
 * `AggregateError` with the failures, after all others were moved.
 */
export async function leaveLostGrounds(app: App): Promise<void> {
  const { grounds } = await app.get(releaseService).refresh()
  const lost = new Map<string, LostRecord>()
  const failures: unknown[] = []
  for (const groundId of await findOccupiedGrounds(app))
    if (!grounds.has(groundId))
      await findDeletedRecord(app, 'huntingGround', groundId).then(
        (record) => lost.set(groundId, record),
        (error: unknown) => failures.push(error),
      )
  requireNone([...failures, ...(await returnPlayersFrom(app, lost))])
}

/** One hour: a gateway looks when it starts, and in case that another one ends. */
const intervalMs = 60 * 60 * 1000

export const lostGroundsService = defineService<IntervalWorker>({
  name: 'play.lostGrounds',
  create: (app) => runInterval(app, 'play.lostGrounds', intervalMs, () => leaveLostGrounds(app), { startsNow: true }),
  stop: (worker) => worker.stop(),
})
