import { describe, expect, it } from '@jest/globals'
import { activeItemOf, type ItemDefinition } from '@sanguine/rules'
import { ensureBait } from './bait'
import { playerKinds } from './player-kinds'
import { packMarket } from './player-run'
import { SimulatedPlayerState } from './simulated-player-state'

const market = packMarket()
const named = (name: string): ItemDefinition => {
  const found = [...market.release.items.values()].find((item) => item.name === name)
  if (!found) throw new Error(`there is no ${name}`)
  return found
}

/** A busy player of much XP with so much gold, and what else they own but do not wear. */
function aPlayer(vgc: number, inventory: Readonly<Record<string, number>> = {}): SimulatedPlayerState {
  const player = new SimulatedPlayerState('poor', playerKinds[0] as (typeof playerKinds)[0], market)
  player.state = {
    ...player.state,
    xp: 30_000,
    currencies: { vgc },
    inventory,
    setups: player.state.setups.map(() => ({})),
  }
  player.income = 150
  return player
}

const baitOf = ({ state }: SimulatedPlayerState) => activeItemOf('bait', state, market.release)?.name

describe('buying bait', () => {
  it('takes the best one that pays for itself', () => {
    const player = aPlayer(5000)
    expect([ensureBait(player, 1), baitOf(player), player.gold]).toEqual([true, 'Spilled Chalice', 5000 - 10 * 45])
  })

  it('takes an affordable one if the best is too dear', () => {
    const player = aPlayer(17)
    expect([ensureBait(player, 1), baitOf(player), player.gold]).toEqual([true, 'Warm Rat', 1])
  })

  it('sells items that are not equipped if there is no gold left', () => {
    const player = aPlayer(3, { [named('Peat Iron').id]: 2 })
    expect([ensureBait(player, 1), baitOf(player)]).toEqual([true, 'Warm Rat'])
    expect(player.state.inventory[named('Peat Iron').id]).toBeUndefined()
  })

  it('fails without gold and without anything to sell', () => expect(ensureBait(aPlayer(3), 1)).toBe(false))
})
