import { describe, expect, it } from '@jest/globals'
import type { ItemDefinition } from '../release/release'
import type { PlayerState } from '../state/player-state'
import { aPlayer } from '../testing/a-player'
import { anItem, aRelease, aStat, line } from '../testing/a-release'
import { outgrownBy } from './outgrown'

const stun = { procType: 'stun', procEvent: 'attack', damageType: null, affectedCreatureTypeId: null }
const items: readonly ItemDefinition[] = [
  anItem('club', 'weapon', { stats: [line('damage', 5, 9)] }),
  anItem('sabre', 'weapon', { stats: [line('damage', 8, 12), line('critchance', 2)] }),
  anItem('copy', 'weapon', { stats: [line('damage', 8, 12), line('critchance', 2)] }),
  anItem('lance', 'weapon', { stats: [line('damage', 1, 30)] }),
  anItem('cosh', 'weapon', { stats: [line('damage', 1), { ...line('daze', 1), procPercent: 1 }] }),
  anItem('cursed', 'weapon', { stats: [line('damage', 20, 20), line('health', -5)] }),
  anItem('noble', 'weapon', { stats: [line('damage', 90, 90)], requiredXp: 500 }),
  anItem('royal', 'weapon', { stats: [line('damage', 90, 90)], requiredSubscription: 2 }),
  anItem('band', 'accessory', { stats: [line('health', 1)] }),
  anItem('ring', 'accessory', { stats: [line('health', 5)] }),
  anItem('watch', 'mount', { stats: [line('timewalker', -60)] }),
  anItem('clock', 'mount', { stats: [line('timewalker', 90)] }),
  anItem('box', 'coffin', { stats: [] }),
  anItem('slowBox', 'coffin', { stats: [line('coffinrecharge', 7200), line('coffincharges', 1)] }),
  anItem('quickBox', 'coffin', { stats: [line('coffinrecharge', 1800)] }),
  anItem('face', 'avatar'),
  anItem('mask', 'avatar'),
]
const release = aRelease({ items, stats: [aStat('daze', stun)] })
const owner = (inventory: Record<string, number>, fields: Partial<PlayerState> = {}) =>
  aPlayer(release, { inventory, setups: [{}], ...fields })
const isOutgrown = (itemId: string, state: PlayerState) => {
  const item = release.items.get(itemId)
  if (!item) throw new Error(itemId)
  return outgrownBy(state, release)(item)
}

describe('an item is outgrown', () => {
  it.each([
    ['by what gives at least as much of everything', 'club', { sabre: 1 }, true],
    ['not by what gives less at one end', 'lance', { sabre: 1 }, false],
    ['not by what takes something away', 'club', { cursed: 1 }, false],
    ['not by itself', 'sabre', { sabre: 3 }, false],
    ['not while it has an effect of its own', 'cosh', { sabre: 1 }, false],
    ['not by what the XP do not suffice for', 'club', { noble: 1 }, false],
    ['not by what no subscription is there for', 'club', { royal: 1 }, false],
    ['by something alike, while it is not owned', 'copy', { sabre: 1 }, true],
    ['not by one piece where three can be worn', 'band', { ring: 1 }, false],
    ['by as many pieces as can be worn', 'band', { ring: 3 }, true],
    ['by more Timewalker, whatever its sign', 'watch', { clock: 1 }, true],
    ['not by less Timewalker, whatever its sign', 'clock', { watch: 1 }, false],
    ['as a coffin that is slower than the default', 'slowBox', { box: 1 }, true],
    ['as a coffin by one that is quicker', 'box', { quickBox: 1 }, true],
    ['never as an avatar', 'mask', { face: 1 }, false],
    ['never as a bait', 'mouse', { knife: 1 }, false],
  ])('%s', (_title, itemId, inventory, expected) => {
    expect(isOutgrown(itemId, owner(inventory))).toBe(expected)
  })

  it('but not together with an equal one: the equipped one is kept, else the one with the lower id', () => {
    const both = { sabre: 1, copy: 1 }
    expect(['sabre', 'copy'].map((id) => isOutgrown(id, owner(both)))).toEqual([true, false])
    const wearing = owner(both, { setups: [{ weapon: ['sabre'] }] })
    expect(['sabre', 'copy'].map((id) => isOutgrown(id, wearing))).toEqual([false, true])
  })
})
