import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import type { PlayerState } from '../state/player-state'
import { accepted, aPlayer, refusalCode } from '../testing/a-player'
import { anItem, aRelease, someNews } from '../testing/a-release'
import { isGiftTaken, maxRememberedGifts, takeGift } from './gifts'

const release = aRelease({
  items: [anItem('lamb', 'bait'), anItem('crown', 'head', { isUnique: true })],
  news: [
    someNews('gates', 'lamb'),
    someNews('coronation', 'crown'),
    someNews('weather', null),
    someNews('lost', 'nowhere'),
  ],
})
const player = aPlayer(release, { inventory: {} })
const take = (newsId: string, state: PlayerState = player, content = release) =>
  takeGift(state, { newsId, release: content })

/** The id that the CMS gives to a post, later ones for higher numbers. */
const aPost = (number: number) => (0x66_00_00_00 + number * 3600).toString(16).padEnd(24, 'a')
const takeOf = (newsId: string, state: PlayerState = player) =>
  take(newsId, state, aRelease({ items: [anItem('lamb', 'bait')], news: [someNews(newsId, 'lamb')] }))

describe('the gift of a news post', () => {
  it('is an item with a line of the ledger', () => {
    const { state, ledger, value } = accepted(take('gates'))
    expect(state.inventory).toEqual({ lamb: 1 })
    expect(ledger).toEqual([{ kind: 'item', what: 'lamb', delta: 1, reason: 'gift' }])
    expect(value).toEqual({ itemId: 'lamb' })
    expect([isGiftTaken(player, 'gates'), isGiftTaken(state, 'gates')]).toEqual([false, true])
    expect(state.gifts).toEqual(['gates'])
  })

  it('is given once, whatever else is taken', () => {
    const after = accepted(take('coronation', accepted(take('gates')).state)).state
    expect([refusalCode(take('gates', after)), refusalCode(take('coronation', after))]).toEqual([
      'giftTaken',
      'giftTaken',
    ])
    expect(after.inventory).toEqual({ lamb: 1, crown: 1 })
  })

  it('with a unique item is not given to its owner', () => {
    expect(take('coronation', { ...player, inventory: { crown: 1 } })).toMatchObject({
      refusal: { code: 'alreadyOwned', details: { itemId: 'crown' } },
    })
  })

  it('is refused with its news post, and with its item if it was taken', () => {
    expect(take('nothing')).toMatchObject({ refusal: { details: { newsId: 'nothing' } } })
    expect(take('weather')).toMatchObject({ refusal: { details: { newsId: 'weather' } } })
    const taken = accepted(take('gates')).state
    expect(take('gates', taken)).toMatchObject({ refusal: { details: { newsId: 'gates', itemId: 'lamb' } } })
  })

  it.each([
    ['weather', 'noGift'],
    ['lost', 'noGift'],
    ['nothing', 'unknownNews'],
    ['constructor', 'unknownNews'],
  ])('of %s is refused with %s', (newsId, code) => expect(refusalCode(take(newsId))).toBe(code))

  it('is not given again after its news post was deleted, many others were taken and the post was restored', () => {
    const ids = Array.from({ length: 3 * maxRememberedGifts }, (_, index) => aPost(index))
    const all = aRelease({ items: [anItem('lamb', 'bait')], news: ids.map((id) => someNews(id, 'lamb')) })
    let state = aPlayer(all, { inventory: {} })
    for (const newsId of ids) {
      const onlyOne = { ...all, news: new Map([[newsId, someNews(newsId, 'lamb')]]) }
      state = accepted(takeGift(state, { newsId, release: onlyOne })).state
    }
    const codes = ids.map((newsId) => refusalCode(takeGift(state, { newsId, release: all })))
    expect(new Set(codes)).toEqual(new Set(['giftTaken']))
    expect([state.gifts?.length, state.giftsForgottenUpTo]).toEqual([maxRememberedGifts, aPost(199)])
  })

  it('is given once, in whatever order many are taken', () => {
    const hashes = Array.from({ length: 20 }, (_, index) => String(40 + index).padEnd(24, '7'))
    const ids = [...Array.from({ length: 130 }, (_, index) => aPost(index)), ...hashes]
    const all = aRelease({ items: [anItem('lamb', 'bait')], news: ids.map((id) => someNews(id, 'lamb')) })
    fc.assert(
      fc.property(fc.shuffledSubarray(ids), fc.shuffledSubarray(ids), (first, second) => {
        let state = aPlayer(all, { inventory: {} })
        const given: string[] = []
        for (const newsId of [...first, ...second, ...ids]) {
          const result = takeGift(state, { newsId, release: all })
          if (!result.ok) continue
          state = result.state
          given.push(newsId)
        }
        expect(new Set(given).size).toBe(given.length)
        expect(state.inventory).toEqual({ lamb: given.length })
        expect(given).toEqual(expect.arrayContaining(hashes))
        expect(state.gifts?.length).toBe(maxRememberedGifts + hashes.length)
      }),
    )
  })

  it('of a news post older than all that are remembered is no longer given', () => {
    const gifts = Array.from({ length: maxRememberedGifts }, (_, index) => aPost(index + 100))
    const full = { ...player, gifts }
    const next = accepted(takeOf(aPost(300), full)).state
    expect([isGiftTaken(full, aPost(50)), isGiftTaken(next, aPost(50))]).toEqual([false, true])
    expect(isGiftTaken(next, aPost(301))).toBe(false)
  })

  it('of a list from before there was a limit is remembered when the next one is taken', () => {
    const gifts = Array.from({ length: maxRememberedGifts + 5 }, (_, index) => aPost(index + 100))
    const { state } = accepted(takeOf(aPost(300), { ...player, gifts }))
    expect(gifts.every((id) => isGiftTaken(state, id))).toBe(true)
    expect(state.gifts).toEqual([...gifts.slice(6), aPost(300)])
  })

  it('of a new post of the pack is given after many others were taken, and once, whatever its id', () => {
    const hashes = ['0', '3', '64', '9a', 'e9', 'ee'].map((start) => start.padEnd(24, '7'))
    const many = Array.from({ length: 3 * maxRememberedGifts }, (_, index) => aPost(index))
    const [early = '', ...late] = hashes
    let state = accepted(takeOf(early)).state
    for (const newsId of many) state = accepted(takeOf(newsId, state)).state
    for (const newsId of late) state = accepted(takeOf(newsId, state)).state
    for (const newsId of [...hashes, ...many]) expect(refusalCode(takeOf(newsId, state))).toBe('giftTaken')
    expect(state.gifts).toEqual(expect.arrayContaining(hashes))
    expect(state.gifts?.length).toBe(maxRememberedGifts + hashes.length)
  })

  it('that an older version forgot is not given again, whatever its id', () => {
    const stored = { ...player, gifts: [aPost(300)], giftsTakenUpTo: aPost(200) }
    const forgotten = ['5b'.padEnd(24, '7'), aPost(100), aPost(200)]
    const next = accepted(takeOf(aPost(301), stored)).state
    for (const state of [stored, next])
      for (const newsId of forgotten) expect(refusalCode(takeOf(newsId, state))).toBe('giftTaken')
  })
})
