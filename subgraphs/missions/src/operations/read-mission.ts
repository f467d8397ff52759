import { releaseFor } from '@sanguine/catalogue'
import type { Context } from '@sanguine/kernel'
import { readPlayer } from '@sanguine/players'
import type { PlayerState } from '@sanguine/rules'
import type { Mission } from '@sanguine/schema'
import { viewMission } from '../mission.view'

/** The mission of the player who asks. One that is due is drawn when the player is read. */
export async function readMission(context: Context): Promise<Mission> {
  const { state } = await readPlayer(context)
  return missionOf(context, state)
}

/** The mission as it stands in a state. */
export const missionOf = (context: Context, state: PlayerState): Mission =>
  viewMission(releaseFor(context), state, context.app.clock.now())
