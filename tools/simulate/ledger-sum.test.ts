import { describe, expect, it } from '@jest/globals'
import { packRelease } from '@sanguine/content/testing'
import { newPlayer } from '@sanguine/rules'
import { LedgerSum } from './ledger-sum'

const { state, ledger } = newPlayer(packRelease())
const sum = new LedgerSum()
sum.add(ledger)

describe('the sum of a ledger', () => {
  it('explains the balances of its lines', () => expect(sum.unexplained(state)).toEqual([]))

  it('finds balances that are too high, too low or missing', () => {
    const [first = ''] = Object.keys(state.inventory)
    const odd = { ...state, currencies: { vgc: 1, diamonds: 2 }, inventory: { ...state.inventory, [first]: 0 } }
    expect(sum.unexplained(odd)).toEqual(['currency:vgc', 'currency:diamonds', `item:${first}`])
  })
})
