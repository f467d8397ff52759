import { defaultAutoHunt, wearsRetainer } from '../auto-hunt/auto-hunt-schedule'
import { newPlayerReserve, setupCount } from '../constants'
import { slotTypeOf } from '../equipment/slot-types'
import { rankAt } from '../progress/ranks'
import type { Release } from '../release/release'
import { equippedIn } from './amounts'
import { PlayerDraft } from './player-draft'
import type { PlayerState, Setup } from './player-state'
import type { RuleSuccess } from './rule-result'

/** The first setup: start items in their slots, in the order of content. */
function startSetup(release: Release): Setup {
  const setup: Record<string, string[]> = {}
  for (const itemId of release.start.equipped) {
    const slotType = slotTypeOf(release.items.get(itemId)?.type ?? '')
    if (slotType) setup[slotType] = [...equippedIn(setup, slotType), itemId]
  }
  return setup
}

/**
 * Creates a newly registered player. Their coffin state is full, so that the first coffin holds a charge, and the start
 * adds extra ones. Auto-hunts keep some bait in reserve, so that the first night with a retainer does not use it all up.
 */
export function newPlayer(release: Release): RuleSuccess<null> {
  const { start } = release
  const blank: PlayerState = {
    xp: 0,
    currencies: {},
    inventory: {},
    setups: Array.from({ length: setupCount }, (_, index) => (index === 0 ? startSetup(release) : {})),
    unlockedSetups: 1,
    activeSetup: 0,
    groundId: start.groundId,
    nextHuntAt: 0,
    coffin: { charges: 1, nextRechargeAt: 0, extra: start.coffinCharges },
    combat: null,
    autoHunt: { ...defaultAutoHunt, reserve: newPlayerReserve },
    hunted: {},
    rank: rankAt(0, release).index,
    subscription: 0,
    isStartCoffinGiven: true,
  }
  // If a retainer is equipped from the start, the missing schedule is computed at once.
  const player = wearsRetainer(blank) ? blank : { ...blank, autoHuntAt: 0 }
  const draft = new PlayerDraft(player).purse(start.currencies, 1, 'start')
  for (const [itemId, amount] of Object.entries(start.inventory)) draft.item(itemId, amount, 'start')
  return draft.done(null)
}
