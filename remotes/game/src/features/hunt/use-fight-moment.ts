import { useEffect } from 'react'
import { celebrate, type Moment } from '../../shared/moments/moments'
import { isPrecious } from '../../shared/rarity/is-precious'
import type { Combat, Hunt } from './use-hunt'

/** The moment of a victory over a boss, or with a rare find; null for all other fights. */
function fightMoment({ id, result, enemy, reward }: Combat): Moment | null {
  if (result !== 'WIN') return null
  const finds = reward?.items.map(({ item }) => item).filter(({ rarity }) => isPrecious(rarity)) ?? []
  if (enemy.rarity.shortName === 'boss') return { kind: 'boss', id: `combat:${id}`, enemy, finds }
  return finds.length > 0 ? { kind: 'find', id: `combat:${id}`, finds } : null
}

/** Shows the moment of a fight that has ended on this page, once its last blow was seen. */
export function useFightMoment({ stage }: Hunt, playerId: string, isLastBlowSeen: boolean): void {
  const combat = stage.kind === 'over' && isLastBlowSeen ? stage.combat : null
  useEffect(() => {
    const moment = combat && fightMoment(combat)
    if (moment) void celebrate(playerId, moment)
  }, [combat, playerId])
}
