import { describe, expect, it } from '@jest/globals'
import { aPlayer, aWearer } from '../testing/a-player'
import { anItem, aRelease } from '../testing/a-release'
import { avatarOf } from './avatar'

const portraits = Array.from({ length: 24 }, (_, index) => `portrait ${index}`)
const mask = { ...anItem('mask', 'avatar'), imageId: 'mask picture' }
const release = aRelease({ items: [mask, { ...mask, id: 'veil', imageId: '' }], start: { portraits } })
const idOf = (number: number) => (0x6543_2100 + number).toString(16).padStart(24, '0')
const portraitOf = (accountId: string) => avatarOf({ accountId, state: aPlayer(release) }, release)

describe('the image of a player', () => {
  it('is that of the equipped avatar', () => {
    const state = aWearer(release, { avatar: ['mask'] })
    expect(avatarOf({ accountId: idOf(1), state }, release)).toBe('mask picture')
  })

  it('is a portrait chosen by the account, without an avatar or with one that has no image', () => {
    const state = aWearer(release, { avatar: ['veil'] })
    expect(portraits).toContain(portraitOf(idOf(1)))
    expect(avatarOf({ accountId: idOf(1), state }, release)).toBe(portraitOf(idOf(1)))
  })

  it('differs among players who registered one after another, and uses every portrait', () => {
    const drawn = Array.from({ length: 240 }, (_, number) => portraitOf(idOf(number)))
    expect(new Set(drawn.slice(0, 10)).size).toBeGreaterThan(6)
    expect(new Set(drawn)).toEqual(new Set(portraits))
  })

  it('is empty if the content has no portraits', () => {
    expect(avatarOf({ accountId: idOf(1), state: aPlayer(aRelease()) }, aRelease())).toBe('')
  })
})
