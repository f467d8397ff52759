import { goldCurrency } from '../constants'
import type { Combat, CombatReward } from '../fight/combat'
import { countForMission } from '../mission/mission-progress'
import { gainXp } from '../progress/ranks'
import type { Release } from '../release/release'
import { amountIn, coinsOf, ownedCount } from '../state/amounts'
import type { PlayerDraft } from '../state/player-draft'

const nothing: CombatReward = { xp: 0, currencies: {}, loot: [] }

/** Win: XP, coins and loot. Draw: the refund. Loss: nothing. */
function rewardOf({ result, stakes }: Combat): CombatReward {
  if (result === 'win') return stakes.win
  return result === 'draw' ? { ...nothing, currencies: stakes.draw } : nothing
}

/** The loot that the player receives. A player gets one piece of a unique item, and none if one is already owned. */
function arriving(draft: PlayerDraft, { loot }: CombatReward, release: Release): CombatReward['loot'] {
  return loot.flatMap(({ itemId, amount }) => {
    if (!release.items.get(itemId)?.isUnique) return [{ itemId, amount }]
    return ownedCount(draft.state, itemId) === 0 ? [{ itemId, amount: 1 }] : []
  })
}

/** Books stolen coins. Both sides keep them, but a player who loses keeps none. Coins already spent are not lost. */
function bookTheft(draft: PlayerDraft, { result }: Combat, goldChange: number): void {
  const kept = result === 'loss' ? Math.min(0, goldChange) : goldChange
  draft.coins(goldCurrency, Math.max(kept, -coinsOf(draft.state, goldCurrency)), 'theft')
}

/** Books the end of a combat on the draft: coins, loot, XP and ranks, the count of beaten enemies, the journal. */
export function settleCombat(draft: PlayerDraft, combat: Combat, goldChange: number, release: Release): Combat {
  const earned = rewardOf(combat)
  const reward = { ...earned, loot: arriving(draft, earned, release) }
  const ended: Combat = { ...combat, reward }
  draft.set({ combat: ended }).purse(reward.currencies, 1, combat.result === 'draw' ? 'refund' : 'reward')
  bookTheft(draft, combat, goldChange)
  for (const { itemId, amount } of reward.loot) draft.item(itemId, amount, 'loot')
  if (combat.result === 'win') {
    const { hunted } = draft.state
    draft.set({ hunted: { ...hunted, [combat.enemyId]: amountIn(hunted, combat.enemyId) + 1 } })
  }
  const { xp, currencies, loot: items } = reward
  draft.write({ type: 'combat', combat: ended, reward: { xp, currencies, items } })
  gainXp(draft, xp, release)
  if (combat.result === 'win') countForMission(draft, ended, release)
  return ended
}
