import { describe, expect, it } from '@jest/globals'
import { accepted, aPlayer, refusalCode } from '../testing/a-player'
import { anItem, aRelease, someNews } from '../testing/a-release'
import { isGiftTaken, minRememberedGifts, takeGift } from './gifts'

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
const take = (newsId: string, state = player) => takeGift(state, { newsId, release })

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

  it('is not forgotten on a gateway without the news post', () => {
    const before = aRelease({ items: [anItem('lamb', 'bait')], news: [someNews('weather', 'lamb')] })
    const { state } = accepted(takeGift(accepted(take('gates')).state, { newsId: 'weather', release: before }))
    expect(refusalCode(take('gates', state))).toBe('giftTaken')
  })

  it('is forgotten with its news post once many more were taken', () => {
    const burnt = Array.from({ length: minRememberedGifts + 5 }, (_, index) => `burnt ${index}`)
    expect(accepted(take('gates', { ...player, gifts: ['coronation', ...burnt] })).state.gifts).toEqual([
      'coronation',
      ...burnt.slice(5),
      'gates',
    ])
  })

  it('is stored once, however many were taken', () => {
    const burnt = Array.from({ length: minRememberedGifts + 5 }, (_, index) => `burnt ${index}`)
    const gifts = burnt.with(50, 'coronation')
    expect(accepted(take('gates', { ...player, gifts })).state.gifts).toEqual([...gifts.slice(5), 'gates'])
  })

  it('is not forgotten on an outdated gateway, however many were taken', () => {
    const burnt = Array.from({ length: minRememberedGifts }, (_, index) => `burnt ${index}`)
    const before = aRelease({ items: [anItem('lamb', 'bait')], news: [someNews('weather', 'lamb')] })
    const ahead = accepted(take('gates', { ...player, gifts: burnt })).state
    const { state } = accepted(takeGift(ahead, { newsId: 'weather', release: before }))
    expect(refusalCode(take('gates', state))).toBe('giftTaken')
  })
})
