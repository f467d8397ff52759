import { readNames } from '@sanguine/accounts'
import type { FollowDeletion } from '@sanguine/catalogue'
import type { HuntingGroundRecord } from '@sanguine/content'
import type { App } from '@sanguine/kernel'
import { findPlayersOn, runSystemAction } from '@sanguine/players'
import { returnFromGround } from '@sanguine/rules'

/**
 * Moves back players who travelled to a ground during its deletion and whom the deletion did not count. Players who
 * arrive after this check are moved back by `travel`.
 */
export const leaveDeletedGround =
  (app: App): FollowDeletion =>
  async ({ kind, record }) => {
    if (kind !== 'huntingGround') return
    const { travelCost = [] } = record as Partial<HuntingGroundRecord>
    const lost = {
      groundId: record.id,
      travelCost: Object.fromEntries(travelCost.map(({ shortName, value }) => [shortName, value])),
    }
    const accountIds = await findPlayersOn(app, record.id)
    const names = await readNames(app, accountIds)
    for (const accountId of accountIds) {
      const account = names.get(accountId)
      if (!account) continue
      const owner = { accountId, name: account.name, role: account.role }
      await runSystemAction(app, owner, ({ state, release }) => returnFromGround(state, lost, release))
    }
  }
