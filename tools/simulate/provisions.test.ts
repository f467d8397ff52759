import { describe, expect, it } from '@jest/globals'
import { activeItemOf, type ItemDefinition } from '@sanguine/rules'
import { playerKinds } from './kinds'
import { Life } from './life'
import { keepBait } from './provisions'
import { packMarket } from './simulation'

const market = packMarket()
const named = (name: string): ItemDefinition => {
  const found = [...market.release.items.values()].find((item) => item.name === name)
  if (!found) throw new Error(`there is no ${name}`)
  return found
}

/** A busy player of much XP with so much gold, and what else they own but do not wear. */
function aLife(vgc: number, inventory: Readonly<Record<string, number>> = {}): Life {
  const life = new Life('poor', playerKinds[0] as (typeof playerKinds)[0], market)
  life.state = { ...life.state, xp: 30_000, currencies: { vgc }, inventory, setups: life.state.setups.map(() => ({})) }
  life.income = 150
  return life
}

const baitOf = ({ state }: Life) => activeItemOf('bait', state, market.release)?.name

describe('keeping bait', () => {
  it('buys the best that pays for itself', () => {
    const life = aLife(5000)
    expect([keepBait(life, 1), baitOf(life), life.gold]).toEqual([true, 'Spilled Chalice', 5000 - 10 * 45])
  })

  it('buys what there is gold for where the best is too dear', () => {
    const life = aLife(17)
    expect([keepBait(life, 1), baitOf(life), life.gold]).toEqual([true, 'Warm Rat', 1])
  })

  it('sells what is not worn where there is no gold left', () => {
    const life = aLife(3, { [named('Peat Iron').id]: 2 })
    expect([keepBait(life, 1), baitOf(life)]).toEqual([true, 'Warm Rat'])
    expect(life.state.inventory[named('Peat Iron').id]).toBeUndefined()
  })

  it('fails without gold and anything to sell', () => expect(keepBait(aLife(3), 1)).toBe(false))
})
