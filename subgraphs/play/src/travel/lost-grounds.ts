import { readNames } from '@sanguine/accounts'
import { type FollowDeletions, findDeletedRecord, releaseService } from '@sanguine/catalogue'
import type { HuntingGroundRecord } from '@sanguine/content'
import { type App, defineService, type IntervalWorker, runInterval } from '@sanguine/kernel'
import { findOccupiedGrounds, findPlayersOn, runSystemAction } from '@sanguine/players'
import { returnFromGround } from '@sanguine/rules'

type LostRecord = Partial<HuntingGroundRecord> | null

/**
 * Returns the players who stand on deleted grounds to the start, and pays back their journeys. Safe to repeat. Throws the
 * first failure for a player, after all others were returned.
 * @param lost the grounds as they were, by their ids
 */
async function returnPlayersFrom(app: App, lost: ReadonlyMap<string, LostRecord>): Promise<void> {
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
  if (failures.length > 0) throw failures[0]
}

/**
 * Moves back players who travelled to grounds during their deletion and whom the deletion did not count. Players who
 * arrive after this check are moved back by `travel`.
 */
export const leaveDeletedGrounds =
  (app: App): FollowDeletions =>
  (subjects) =>
    returnPlayersFrom(
      app,
      new Map(subjects.filter(({ kind }) => kind === 'huntingGround').map(({ record }) => [record.id, record])),
    )

/**
 * Moves back the players on every ground that the content does not have. A gateway may have ended between a deletion and
 * the work that follows it. The journey's cost is in the audit log.
 */
export async function leaveLostGrounds(app: App): Promise<void> {
  const { grounds } = await app.get(releaseService).refresh()
  const lost = new Map<string, LostRecord>()
  for (const groundId of await findOccupiedGrounds(app))
    if (!grounds.has(groundId)) lost.set(groundId, await findDeletedRecord(app, 'huntingGround', groundId))
  await returnPlayersFrom(app, lost)
}

/** One hour: a gateway looks when it starts, and in case that another one ends. */
const intervalMs = 60 * 60 * 1000

export const lostGroundsService = defineService<IntervalWorker>({
  name: 'play.lostGrounds',
  create: (app) => runInterval(app, 'play.lostGrounds', intervalMs, () => leaveLostGrounds(app), { startsNow: true }),
  stop: (worker) => worker.stop(),
})
