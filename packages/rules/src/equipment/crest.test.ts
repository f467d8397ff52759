import { describe, expect, it } from '@jest/globals'
import { aPlayer } from '../testing/a-player'
import { aRelease } from '../testing/a-release'
import { avatarOf } from './avatar'
import { crestOf } from './crest'

const portraits = Array.from({ length: 24 }, (_, index) => `portrait ${index}`)
const release = aRelease({ start: { portraits } })
const state = aPlayer(release)
const idOf = (number: number) => (0x6543_2100 + number).toString(16).padStart(24, '0')
const lookOf = (id: string) => JSON.stringify([avatarOf({ accountId: id, state }, release), crestOf(id)])
const page = (from: number, step: number) => Array.from({ length: 50 }, (_, row) => idOf(from + row * step))

describe('the crest of a player', () => {
  it('differs, with the portrait, among the 50 players of each page of the ladder', () => {
    for (let pages = 0; pages < 20; pages += 1)
      for (const step of [1, 7, 256]) expect(new Set(page(pages * 50, step).map(lookOf)).size).toBe(50)
  })

  it('differs among 50 players who wear the same avatar', () => {
    const crests = page(0, 1).map((id) => JSON.stringify(crestOf(id)))
    expect(new Set(crests).size).toBe(50)
  })

  it('is the same for the same player', () => {
    expect(crestOf(idOf(1))).toEqual(crestOf(idOf(1)))
  })

  it('has metal on a dark field, or a dark figure on metal, so that the figure is visible', () => {
    const metals = new Set<string>(['bone', 'brass', 'verdigris', 'diamond'])
    for (const id of page(0, 1)) {
      const { field, ink } = crestOf(id)
      expect(field.map((color) => metals.has(color))).toEqual([!metals.has(ink), !metals.has(ink)])
      expect(field[0]).not.toBe(field[1])
    }
  })
})
