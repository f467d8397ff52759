import { describe, expect, it } from '@jest/globals'
import { autoHuntDueAt } from '../auto-hunt/auto-hunt'
import { dueAutoHunts } from '../auto-hunt/auto-hunt-schedule'
import { slots } from '../equipment/slots'
import { startCoffinDueAt } from '../progress/start-coffin'
import { anItem, aRelease } from '../testing/a-release'
import { newPlayer } from './new-player'

describe('a new player', () => {
  const release = aRelease()
  const { state, ledger } = newPlayer(release)

  it('is on the start ground with weapon and bait equipped', () => {
    expect(state).toMatchObject({
      xp: 0,
      groundId: 'moor',
      currencies: { vgc: 60 },
      inventory: { mouse: 20, knife: 1 },
      nextHuntAt: 0,
      combat: null,
      unlockedSetups: 1,
      activeSetup: 0,
    })
    expect(slots(state, release).flatMap((slot) => (slot.isActive ? [slot.itemId] : []))).toEqual(['knife', 'mouse'])
  })

  it('has an auto-hunt due only if it starts with a retainer', () => {
    const rat = anItem('rat', 'retainer')
    const kept = aRelease({ items: [rat] })
    const start = { ...kept.start, equipped: ['rat'], inventory: { rat: 1 } }
    expect(autoHuntDueAt(newPlayer({ ...kept, start }).state)).not.toBeNull()
    expect(autoHuntDueAt(state)).toBeNull()
  })

  it('keeps six of the first baits for hunts by hand, however long a retainer hunts', () => {
    const kept = aRelease({ items: [anItem('rat', 'retainer')] })
    const start = { ...kept.start, equipped: ['rat', 'mouse'], inventory: { rat: 1, mouse: 20 } }
    const player = { ...newPlayer({ ...kept, start }).state, autoHuntAt: 1 }
    const clock = { now: 23 * 3_600_000, release: kept, speed: 1 }
    expect(dueAutoHunts(player, clock)).toMatchObject({ count: 14, isWithoutBait: false })
    expect(dueAutoHunts({ ...player, inventory: { rat: 1, mouse: 6 } }, clock)).toMatchObject({ isWithoutBait: true })
  })

  it('has the extra charges of the start, and does not get its coffin twice', () => {
    const started = newPlayer({ ...release, start: { ...release.start, coffinCharges: 2 } }).state
    expect(started.coffin).toEqual({ charges: 1, nextRechargeAt: 0, extra: 2 })
    expect(startCoffinDueAt(started)).toBeNull()
  })

  it('has ten setups', () => expect(state.setups).toHaveLength(10))

  it('has ledger lines for all items and currencies', () => {
    expect(ledger).toEqual([
      { kind: 'currency', what: 'vgc', delta: 60, reason: 'start' },
      { kind: 'item', what: 'mouse', delta: 20, reason: 'start' },
      { kind: 'item', what: 'knife', delta: 1, reason: 'start' },
    ])
  })
})
