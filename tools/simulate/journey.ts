import { type GroundDefinition, reachableGrounds, runningMission } from '@sanguine/rules'
import type { Life } from './life'

/** Parts of the last hunts that were won. */
const easy = 0.75
const hard = 0.5

const placeOf = ({ market }: Life, groundId: string): number => market.grounds.findIndex(({ id }) => id === groundId)

function openGrounds(life: Life): readonly GroundDefinition[] {
  const open = new Set(reachableGrounds(life.state, life.market.release).map(({ id }) => id))
  return life.market.grounds.filter(({ id }) => open.has(id))
}

/** A harder ground after many wins, an easier one after many defeats. */
export function choose(life: Life): void {
  const rate = life.winRate
  if (rate === null) return
  const open = openGrounds(life)
  const here = open.findIndex(({ id }) => id === life.state.groundId)
  const next = rate >= easy && life.isSettled ? open[here + 1] : rate < hard ? open[here - 1] : null
  if (next) life.goTo(next.id, rate < hard)
}

/** The ground of the running mission, where the player may and dares to go there. */
export function missionGround(life: Life, home: string): string | null {
  const mission = runningMission(life.state, life.now)
  if (!mission || mission.groundId === life.state.groundId) return null
  const isOpen = openGrounds(life).some(({ id }) => id === mission.groundId)
  return isOpen && placeOf(life, mission.groundId) <= placeOf(life, home) ? mission.groundId : null
}
