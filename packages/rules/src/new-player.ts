import { wornIn } from './amounts'
import { wearsRetainer } from './auto-hunt-schedule'
import { setupCount } from './constants'
import { Draft } from './draft'
import type { Change, PlayerState, Setup } from './player'
import { rankAt } from './ranks'
import type { Release } from './release'
import { slotTypeOf } from './slot-types'

/** The first setup: start items in their slots, in the order content gives them. */
function startSetup(release: Release): Setup {
  const setup: Record<string, string[]> = {}
  for (const itemId of release.start.equipped) {
    const slotType = slotTypeOf(release.items.get(itemId)?.type ?? '')
    if (slotType) setup[slotType] = [...wornIn(setup, slotType), itemId]
  }
  return setup
}

/** A player who has just registered. The coffin they do not own yet is full: the first one they put on holds a charge. */
export function newPlayer(release: Release): Change<null> {
  const { start } = release
  const nobody: PlayerState = {
    xp: 0,
    currencies: {},
    inventory: {},
    setups: Array.from({ length: setupCount }, (_, index) => (index === 0 ? startSetup(release) : {})),
    unlockedSetups: 1,
    activeSetup: 0,
    groundId: start.groundId,
    nextHuntAt: 0,
    coffin: { charges: 1, nextRechargeAt: 0 },
    combat: null,
    hunted: {},
    rank: rankAt(0, release).index,
    subscription: 0,
  }
  // With a retainer on from the start, the schedule is left out, which has it worked out at once.
  const player = wearsRetainer(nobody) ? nobody : { ...nobody, autoHuntAt: 0 }
  const draft = new Draft(player).purse(start.currencies, 1, 'start')
  for (const [itemId, amount] of Object.entries(start.inventory)) draft.item(itemId, amount, 'start')
  return draft.done(null)
}
