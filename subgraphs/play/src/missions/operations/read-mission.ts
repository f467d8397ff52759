import type { Context } from '@sanguine/kernel'
import { type Player, readPlayer } from '@sanguine/players'
import { type Mission, offersOf } from '@sanguine/rules'

/** A player's mission, and the player. */
export interface PlayerMission {
  readonly mission: Mission
  readonly player: Player
}

/** The mission of the viewer's player, drawn when the player is read; null if there is none. */
export const readMission = async (context: Context): Promise<PlayerMission | null> =>
  missionOf(context, await readPlayer(context))

/** The mission of the window that lies around now; null if there is none. */
export const missionOf = (context: Context, player: Player): PlayerMission | null =>
  offeredMissions(context, player).find(({ mission }) => mission === player.state.mission) ?? null

/** The missions of the window that lies around now, in the order of their places. */
export const offeredMissions = ({ app }: Context, player: Player): readonly PlayerMission[] =>
  offersOf(player.state)
    .filter(({ endsAt }) => app.clock.now() < endsAt)
    .map((mission) => ({ mission, player }))
