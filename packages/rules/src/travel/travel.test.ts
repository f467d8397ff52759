import { describe, expect, it } from '@jest/globals'
import type { PlayerState } from '../state/player-state'
import { aCombat } from '../testing/a-combat'
import { accepted, aPlayer, refusalCode } from '../testing/a-player'
import { aGround, anItem, aRegion, aRelease } from '../testing/a-release'
import { travel } from './travel'

const release = aRelease({
  items: [anItem('skeleton key', 'key')],
  regions: [
    aRegion('deep', { requiredXp: 100, keyId: 'skeleton key' }),
    aRegion('hidden region', { isVisible: false }),
  ],
  grounds: [
    aGround('fen'),
    aGround('pier', { travelCost: { vgc: 50 } }),
    aGround('tower', { requiredXp: 10 }),
    aGround('vault', { keyId: 'skeleton key' }),
    aGround('abyss', { regionId: 'deep' }),
    aGround('hidden ground', { isVisible: false }),
    aGround('nowhere', { regionId: 'hidden region' }),
    aGround('lost', { regionId: 'deleted' }),
  ],
})
const go = (groundId: string, fields: Partial<PlayerState> = {}) =>
  travel(aPlayer(release, { currencies: { vgc: 60 }, ...fields }), { groundId, release, now: 0, speed: 1 })

describe('travel', () => {
  it('moves the player and writes a journal line', () => {
    const { state, ledger, journal } = accepted(go('fen'))
    expect(state.groundId).toBe('fen')
    expect(ledger).toEqual([])
    expect(journal).toEqual([{ type: 'travel', groundId: 'fen' }])
  })

  it('pays the cost', () => {
    const { state, ledger } = accepted(go('pier'))
    expect(state.currencies).toEqual({ vgc: 10 })
    expect(ledger).toEqual([{ kind: 'currency', what: 'vgc', delta: -50, reason: 'travel' }])
  })

  it('requires a key and keeps it', () => {
    const { state } = accepted(go('abyss', { xp: 100, inventory: { 'skeleton key': 1 } }))
    expect([state.groundId, state.inventory]).toEqual(['abyss', { 'skeleton key': 1 }])
  })

  it.each([
    ['to a ground that does not exist', 'atlantis', {}, 'unknownGround'],
    ['to a hidden ground', 'hidden ground', {}, 'unknownGround'],
    ['into a hidden region', 'nowhere', {}, 'unknownGround'],
    ['into a region that does not exist', 'lost', {}, 'unknownGround'],
    ['to where the player stands', 'moor', {}, 'alreadyThere'],
    ['in the middle of a fight', 'fen', { combat: aCombat() }, 'combatOpen'],
    ['above the ground’s XP', 'tower', { xp: 9 }, 'xpTooLow'],
    ['above the region’s XP', 'abyss', { xp: 99, inventory: { 'skeleton key': 1 } }, 'xpTooLow'],
    ['without the ground’s key', 'vault', {}, 'keyMissing'],
    ['without the region’s key', 'abyss', { xp: 100 }, 'keyMissing'],
    ['with too little money', 'pier', { currencies: { vgc: 49 } }, 'cannotAfford'],
  ])('is refused %s', (_title, groundId, fields, expected) => expect(refusalCode(go(groundId, fields))).toBe(expected))

  it('names the missing thing, even if its record no longer exists', () => {
    const world = {
      ...release,
      currencies: new Map(),
      grounds: new Map([
        ['toll', aGround('toll', { travelCost: { teeth: 2 } })],
        ['gate', aGround('gate', { keyId: 'deleted' })],
      ]),
    }
    const refusal = (groundId: string) => travel(aPlayer(release), { groundId, release: world, now: 0, speed: 1 })
    expect(refusal('toll')).toMatchObject({
      refusal: { code: 'cannotAfford', details: { currency: 'teeth', missing: 2 } },
    })
    expect(refusal('gate')).toMatchObject({
      refusal: { code: 'keyMissing', details: { groundId: 'gate', keyId: 'deleted' } },
    })
  })

  it('is allowed after the last fight has ended', () => {
    expect(go('fen', { combat: aCombat({ result: 'loss' }) }).ok).toBe(true)
  })
})
