import { describe, expect, it } from '@jest/globals'
import type { Setup } from '../state/player-state'
import { aWearer } from '../testing/a-player'
import { anItem, aRelease, line } from '../testing/a-release'
import { coffinAfterChange, coffinNow, coffinSettings, spendCharge } from './coffin'

const coffin = (id: string, charges: number, seconds: number) =>
  anItem(id, 'coffin', { stats: [line('coffincharges', charges), line('coffinrecharge', seconds)] })

const release = aRelease({ items: [coffin('oak', 3, 100), coffin('pine', 1, 50), anItem('plain', 'coffin')] })
const withExtra = (id: string | null, charges: number, extra: number, nextRechargeAt = 0) =>
  aWearer(release, id === null ? {} : { coffin: [id] }, { coffin: { charges, nextRechargeAt, extra } })
const wearing = (id: string | null, charges: number, nextRechargeAt: number) =>
  aWearer(release, id === null ? {} : { coffin: [id] }, { coffin: { charges, nextRechargeAt } })

describe('the coffin now', () => {
  it.each([
    ['has nothing without a coffin', null, 2, 0, 0, { charges: 0, maxCharges: 0, nextRechargeAt: 0 }],
    ['keeps its charges while it waits', 'oak', 1, 5000, 4999, { charges: 1, maxCharges: 3, nextRechargeAt: 5000 }],
    [
      'waits also when the recharge got shorter since',
      'oak',
      1,
      500_000,
      0,
      { charges: 1, maxCharges: 3, nextRechargeAt: 500_000 },
    ],
    ['gains a charge when it is due', 'oak', 0, 5000, 5000, { charges: 1, maxCharges: 3, nextRechargeAt: 105_000 }],
    [
      'gains all that came due meanwhile',
      'oak',
      0,
      5000,
      110_000,
      { charges: 2, maxCharges: 3, nextRechargeAt: 205_000 },
    ],
    ['stops when it is full', 'oak', 1, 5000, 9_000_000, { charges: 3, maxCharges: 3, nextRechargeAt: 0 }],
    ['holds no more than its charges', 'pine', 3, 5000, 0, { charges: 1, maxCharges: 1, nextRechargeAt: 0 }],
    ['is not filled by new room', 'oak', 1, 0, 9_000_000, { charges: 1, maxCharges: 3, nextRechargeAt: 0 }],
    ['is never empty for good', 'oak', 0, 0, 9_000_000, { charges: 1, maxCharges: 3, nextRechargeAt: 0 }],
    [
      'has one charge an hour where content says nothing',
      'plain',
      0,
      10,
      5,
      { charges: 0, maxCharges: 1, nextRechargeAt: 10 },
    ],
  ])('%s', (_title, id, charges, nextRechargeAt, now, expected) => {
    expect(coffinNow(wearing(id, charges, nextRechargeAt), now, release, 1)).toEqual({ ...expected, extraCharges: 0 })
  })

  it('recharges faster at a higher game speed', () => {
    expect(coffinNow(wearing('oak', 0, 1000), 2100, release, 100)).toEqual({
      charges: 2,
      maxCharges: 3,
      extraCharges: 0,
      nextRechargeAt: 3000,
    })
  })
})

it('a coffin recharges an hour for each charge if the content has no duration, or 0', () => {
  const still = aRelease({ items: [coffin('still', 2, 0), anItem('plain', 'coffin')] })
  const rechargeOf = (id: string) => coffinSettings(aWearer(still, { coffin: [id] }), still, 1)?.rechargeMs
  expect([rechargeOf('still'), rechargeOf('plain')]).toEqual([3_600_000, 3_600_000])
})

it('a coffin stores whole charges only', () => {
  const odd = aRelease({ items: [coffin('odd', 2.9, 10)] })
  expect(coffinSettings(aWearer(odd, { coffin: ['odd'] }), odd, 1)?.maxCharges).toBe(2)
})

it('the last missing charge makes the coffin full', () => {
  expect(coffinNow(wearing('oak', 2, 5000), 5000, release, 1)).toMatchObject({
    charges: 3,
    maxCharges: 3,
    nextRechargeAt: 0,
  })
})

describe('spending a charge', () => {
  it('starts the recharge of a full coffin', () => {
    expect(spendCharge(wearing('oak', 3, 0), 1000, release, 1)).toEqual({ charges: 2, nextRechargeAt: 101_000 })
  })

  it('starts the recharge of a stopped one', () => {
    expect(spendCharge(wearing('oak', 1, 0), 1000, release, 1)).toEqual({ charges: 0, nextRechargeAt: 101_000 })
  })

  it('does not change a running recharge', () => {
    expect(spendCharge(wearing('oak', 2, 5000), 1000, release, 1)).toEqual({ charges: 1, nextRechargeAt: 5000 })
  })
})

describe('changing to another coffin', () => {
  const swap = (from: string | null, to: string | null, charges: number, nextRechargeAt: number, now: number) => {
    const before = wearing(from, charges, nextRechargeAt)
    return coffinAfterChange(before, { ...wearing(to, charges, nextRechargeAt) }, now, release, 1)
  }

  it.each([
    ['keeps what came due in the old one', 'oak', 'plain', 0, 1000, 2000, { charges: 1, nextRechargeAt: 0 }],
    ['loses charges it cannot hold', 'oak', 'pine', 3, 0, 0, { charges: 1, nextRechargeAt: 0 }],
    ['begins its own recharge', 'pine', 'oak', 0, 50_000, 10_000, { charges: 0, nextRechargeAt: 110_000 }],
    ['gives no charge for being new', null, 'oak', 1, 0, 10_000, { charges: 1, nextRechargeAt: 110_000 }],
    ['stands still while none is worn', 'oak', null, 1, 50_000, 10_000, { charges: 1, nextRechargeAt: 0 }],
    ['is no other when it is the same', 'oak', 'oak', 1, 50_000, 10_000, { charges: 1, nextRechargeAt: 50_000 }],
  ])('%s', (_title, from, to, charges, nextRechargeAt, now, expected) => {
    expect(swap(from, to, charges, nextRechargeAt, now)).toEqual(expected)
  })
})

describe('extra charges', () => {
  it('are added to the charges of the coffin, also beyond its capacity', () => {
    expect(coffinNow(withExtra('oak', 3, 2), 0, release, 1)).toEqual({
      charges: 5,
      maxCharges: 3,
      extraCharges: 2,
      nextRechargeAt: 0,
    })
    expect(coffinNow(withExtra('pine', 0, 2, 5000), 4000, release, 1)).toMatchObject({ charges: 2, extraCharges: 2 })
  })

  it('wait while no coffin is equipped', () => {
    const bare = withExtra(null, 1, 2)
    expect(coffinNow(bare, 0, release, 1)).toMatchObject({ charges: 0, extraCharges: 0 })
    const state = { ...bare, setups: bare.setups.with(0, { coffin: ['oak'] }) }
    expect(coffinAfterChange(bare, state, 0, release, 1)).toEqual({ charges: 1, nextRechargeAt: 100_000, extra: 2 })
  })

  it('are spent after regular charges, so that these recharge meanwhile, and are never recharged', () => {
    const first = spendCharge(withExtra('pine', 1, 2), 1000, release, 1)
    expect(first).toEqual({ charges: 0, nextRechargeAt: 51_000, extra: 2 })
    const second = spendCharge({ ...withExtra('pine', 1, 2), coffin: first }, 2000, release, 1)
    expect(second).toEqual({ charges: 0, nextRechargeAt: 51_000, extra: 1 })
    const third = {
      ...withExtra('pine', 1, 2),
      coffin: spendCharge({ ...withExtra('pine', 1, 2), coffin: second }, 3000, release, 1),
    }
    expect(coffinNow(third, 3000, release, 1)).toMatchObject({ charges: 0, extraCharges: 0 })
    expect(coffinNow(third, 900_000_000, release, 1)).toMatchObject({ charges: 1, extraCharges: 0 })
  })

  it('are kept when the coffin is changed or unequipped', () => {
    const before = withExtra('oak', 2, 4, 5000)
    const to = (setup: Setup) => ({ ...before, setups: before.setups.with(0, setup) })
    expect(coffinAfterChange(before, to({ coffin: ['pine'] }), 0, release, 1).extra).toBe(4)
    expect(coffinAfterChange(before, to({}), 0, release, 1).extra).toBe(4)
  })
})
