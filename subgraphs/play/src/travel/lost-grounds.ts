import { readNames } from '@sanguine/accounts'
import { type FollowDeletion, findDeletedRecord, releaseService } from '@sanguine/catalogue'
import type { HuntingGroundRecord } from '@sanguine/content'
import { type App, defineService, type IntervalWorker, runInterval } from '@sanguine/kernel'
import { findOccupiedGrounds, findPlayersOn, runSystemAction } from '@sanguine/players'
import { returnFromGround } from '@sanguine/rules'

type LostRecord = Partial<HuntingGroundRecord> | null

/** Returns the players who stand on a deleted ground to the start, and pays back their journey. Safe to repeat. */
async function returnPlayersFrom(app: App, groundId: string, record: LostRecord): Promise<void> {
  const travelCost = Object.fromEntries(
    (record?.travelCost ?? []).map(({ currencyShortName, value }) => [currencyShortName, value]),
  )
  const accountIds = await findPlayersOn(app, groundId)
  const names = await readNames(app, accountIds)
  for (const accountId of accountIds) {
    const account = names.get(accountId)
    if (!account) continue
    const owner = { accountId, name: account.name, role: account.role }
    await runSystemAction(app, owner, ({ state, release }) =>
      returnFromGround(state, { groundId, travelCost }, release),
    )
  }
}

/**
 * Moves back players who travelled to a ground during its deletion and whom the deletion did not count. Players who
 * arrive after this check are moved back by `travel`.
 */
export const leaveDeletedGround =
  (app: App): FollowDeletion =>
  async ({ kind, record }) => {
    if (kind === 'huntingGround') await returnPlayersFrom(app, record.id, record)
  }

/**
 * Moves back the players on every ground that the content does not have. A gateway may have ended between a deletion and
 * the work that follows it. The journey's cost is in the audit log.
 */
export async function leaveLostGrounds(app: App): Promise<void> {
  const { grounds } = await app.get(releaseService).refresh()
  for (const groundId of await findOccupiedGrounds(app))
    if (!grounds.has(groundId))
      await returnPlayersFrom(app, groundId, await findDeletedRecord(app, 'huntingGround', groundId))
}

/** One hour: a gateway looks when it starts, and in case that another one ends. */
const intervalMs = 60 * 60 * 1000

export const lostGroundsService = defineService<IntervalWorker>({
  name: 'play.lostGrounds',
  create: (app) => runInterval(app, 'play.lostGrounds', intervalMs, () => leaveLostGrounds(app), { startsNow: true }),
  stop: (worker) => worker.stop(),
})
