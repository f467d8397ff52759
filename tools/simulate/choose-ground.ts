import { type GroundDefinition, reachableGrounds, runningMission } from '@sanguine/rules'
import type { SimulatedPlayerState } from './simulated-player-state'

/** Win rates at which a player goes to a harder ground, and back to an easier one. */
const advanceRate = 0.75
const retreatRate = 0.5

const difficultyOf = ({ market }: SimulatedPlayerState, groundId: string): number =>
  market.grounds.findIndex(({ id }) => id === groundId)

function openGrounds(player: SimulatedPlayerState): readonly GroundDefinition[] {
  const open = new Set(reachableGrounds(player.state, player.market.release).map(({ id }) => id))
  return player.market.grounds.filter(({ id }) => open.has(id))
}

/** Travels to a harder ground after many wins, to an easier one after many defeats. */
export function chooseGround(player: SimulatedPlayerState): void {
  const rate = player.winRate
  if (rate === null) return
  const open = openGrounds(player)
  const here = open.findIndex(({ id }) => id === player.state.groundId)
  const next = rate >= advanceRate && player.isSettled ? open[here + 1] : rate < retreatRate ? open[here - 1] : null
  if (next) player.travelTo(next.id, rate < retreatRate)
}

/** The ground of the running mission, if it is open and no harder than `home`. */
export function missionGround(player: SimulatedPlayerState, home: string): string | null {
  const mission = runningMission(player.state, player.now)
  if (!mission || mission.groundId === player.state.groundId) return null
  const isOpen = openGrounds(player).some(({ id }) => id === mission.groundId)
  return isOpen && difficultyOf(player, mission.groundId) <= difficultyOf(player, home) ? mission.groundId : null
}
