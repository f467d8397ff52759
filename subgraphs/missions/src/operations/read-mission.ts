import type { Context } from '@sanguine/kernel'
import { type Player, readPlayer } from '@sanguine/players'
import type { Mission } from '@sanguine/rules'

/** A player's mission, and the player. */
export interface PlayerMission {
  readonly mission: Mission
  readonly player: Player
}

/** The mission of the viewer's player, drawn when the player is read; null where there is none. */
export const readMission = async (context: Context): Promise<PlayerMission | null> =>
  missionOf(context, await readPlayer(context))

/** The mission of the window that lies around now; null where there is none. */
export function missionOf({ app }: Context, player: Player): PlayerMission | null {
  const { mission } = player.state
  return mission && app.clock.now() < mission.endsAt ? { mission, player } : null
}
