import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { runQuery } from '@sanguine/gateway/testing'
import { aViewer, aWorld, idOf, startGame, type TestGame } from '@sanguine/players/testing'
import { winsForDrops } from '@sanguine/rules'
import type { CurrencySources, ItemSources } from '@sanguine/schema'

let game: TestGame
let name: string
let people = 0

beforeAll(async () => {
  game = await startGame()
})
beforeEach(() => {
  people += 1
  name = `Seeker ${people}`
  game.publish(aWorld())
})
afterAll(() => game.stop())

const run = <Data>(document: string) => runQuery<Data>(game.app, aViewer(name), document)

const sources = async (item: string, fields: string) => {
  const document = `{ itemSources(itemId: "${idOf(item)}") { ${fields} } }`
  return (await run<{ itemSources: ItemSources | null }>(document)).itemSources
}

const creatures = 'creatures { enemy { name } chance winsLeft }'

const hunt = () => {
  game.clock.advance(600_000)
  return run('mutation { quickHunt { userErrors { code } } }')
}

describe('the sources of an item', () => {
  test('have the merchant, the grounds, and what closes them', async () => {
    const fields =
      'item { name } merchant creatures { grounds { huntingGround { name } isAttractedByAnyBait specialBaits { name } missingXp missingKeys { name } } }'
    const found = await sources('Bone', fields)
    const open = { isAttractedByAnyBait: true, specialBaits: [], missingXp: null, missingKeys: [] }
    expect(found).toEqual({
      item: { name: 'Bone' },
      merchant: 'JEWEL',
      creatures: [
        {
          grounds: [
            { ...open, huntingGround: { name: 'Moor' } },
            { ...open, huntingGround: { name: 'Graveyard' } },
            { ...open, huntingGround: { name: 'Castle' }, missingKeys: [{ name: 'Castle Key' }] },
            { ...open, huntingGround: { name: 'Abyss' }, missingXp: 100_000 },
          ],
        },
      ],
    })
  })

  test('name the creature after a win, and have the chance after several', async () => {
    expect(await sources('Bone', creatures)).toEqual({
      creatures: [{ enemy: null, chance: null, winsLeft: winsForDrops }],
    })
    await hunt()
    expect(await sources('Bone', creatures)).toEqual({
      creatures: [{ enemy: { name: 'Ghoul' }, chance: null, winsLeft: winsForDrops - 1 }],
    })
    for (let wins = 1; wins < winsForDrops; wins += 1) await hunt()
    expect(await sources('Bone', creatures)).toEqual({
      creatures: [{ enemy: { name: 'Ghoul' }, chance: 100, winsLeft: 0 }],
    })
  })

  test('have later ranks and news with a gift', async () => {
    const gift = {
      id: idOf('gift'),
      header: 'A present',
      message: '',
      imageId: '',
      animatedImageId: '',
      at: 0,
      giftItemId: idOf('Hat'),
    }
    game.publish({ ...aWorld(), news: new Map([[gift.id, gift]]) })
    const fields = 'ranks { name } news { header isGiftTaken } isMissionReward isCollection'
    expect(await sources('Hat', fields)).toEqual({
      ranks: [{ name: 'Neonate' }],
      news: [{ header: 'A present', isGiftTaken: false }],
      isMissionReward: false,
      isCollection: false,
    })
    await run(`mutation { takeGift(input: { newsId: "${gift.id}" }) { userErrors { code } } }`)
    expect(await sources('Hat', 'news { header }')).toEqual({ news: [] })
    expect(await sources('Wardrobe', 'merchant isCollection')).toEqual({ merchant: null, isCollection: true })
  })

  test.each(['Hidden Helm', 'Nothing at all'])('are null for %s', async (item) => {
    expect(await sources(item, 'merchant')).toBeNull()
  })

  test('refuse an invalid id', async () => {
    await expect(run('{ itemSources(itemId: "$where") { merchant } }')).rejects.toMatchObject({ kind: 'invalidInput' })
  })

  test('are refused to visitors', async () => {
    const call = runQuery(game.app, null, `{ itemSources(itemId: "${idOf('Bone')}") { merchant } }`)
    await expect(call).rejects.toMatchObject({ kind: 'unauthenticated' })
  })
})

describe('the sources of a currency', () => {
  const currencySources = async (currencyId: string, fields: string) =>
    (
      await run<{ currencySources: CurrencySources | null }>(
        `{ currencySources(currencyId: "${currencyId}") { ${fields} } }`,
      )
    ).currencySources

  test('are the creatures that pay it, with names after a win, and the items that sell for it', async () => {
    const [currency] = [...aWorld().currencies.values()]
    const fields = 'currency { name } isPaidByMost creatures { enemy { name } amount } isPaidForMost soldItems { name }'
    const found = await currencySources(currency?.id ?? '', fields)
    expect(found).toMatchObject({ currency: { name: currency?.name } })
    expect(found?.isPaidByMost).toBe(true)
  })

  test('are null for an unknown currency, and refuse an invalid id', async () => {
    expect(await currencySources('0'.repeat(24), 'moreCreatures')).toBeNull()
    await expect(currencySources('gold', 'moreCreatures')).rejects.toMatchObject({ kind: 'invalidInput' })
  })
})
