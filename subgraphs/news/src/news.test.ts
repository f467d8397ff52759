import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { runQuery } from '@sanguine/gateway/testing'
import { aViewer, aWorld, idOf, startGame, type TestGame } from '@sanguine/players/testing'
import type { NewsConnection, TakeGiftPayload } from '@sanguine/schema'

const aMessage = (header: string, at: number, gift: string | null = null) => ({
  id: idOf(header),
  header,
  message: `All about ${header}.`,
  imageId: '',
  animatedImageId: '',
  at,
  giftItemId: gift && idOf(gift),
})
const messages = [aMessage('Gates', 3000, 'Hat'), aMessage('Horses', 2000, 'Black Horse'), aMessage('Weather', 1000)]

let game: TestGame

beforeAll(async () => {
  game = await startGame({ release: aWorld({ news: new Map(messages.map((one) => [one.id, one])) }) })
})
afterAll(() => game.stop())

const read = async (name: string, args = '') => {
  const document = `{ news${args} { edges { cursor node { header publishedAt gift { name } isGiftTaken } } nodes { header } pageInfo { hasNextPage endCursor } totalCount } }`
  return (await runQuery<{ news: NewsConnection }>(game.app, aViewer(name), document)).news
}
const take = async (name: string, header: string) => {
  const document = `mutation { takeGift(input: { newsId: "${idOf(header)}" }) {
    news { isGiftTaken gift { name } } player { inventory { item { name } amount } } userErrors { code }
  } }`
  return (await runQuery<{ takeGift: TakeGiftPayload }>(game.app, aViewer(name), document)).takeGift
}

describe('the news', () => {
  test('are listed latest first, in pages', async () => {
    const first = await read('Reader', '(first: 2)')
    expect(first.edges.map(({ node }) => node)).toEqual([
      { header: 'Gates', publishedAt: '1970-01-01T00:00:03.000Z', gift: { name: 'Hat' }, isGiftTaken: false },
      { header: 'Horses', publishedAt: '1970-01-01T00:00:02.000Z', gift: { name: 'Black Horse' }, isGiftTaken: false },
    ])
    expect(first).toMatchObject({
      nodes: [{ header: 'Gates' }, { header: 'Horses' }],
      pageInfo: { hasNextPage: true },
      totalCount: 3,
    })
    const rest = await read('Reader', `(first: 2, after: "${first.pageInfo.endCursor}")`)
    expect(rest).toMatchObject({
      edges: [{ node: { header: 'Weather', gift: null } }],
      pageInfo: { hasNextPage: false },
    })
  })

  test('go on behind the place of a post that is gone', async () => {
    const [gates, horses] = (await read('Reader', '(first: 2)')).edges.map(({ cursor }) => cursor)
    const left = messages.filter(({ header }) => header !== 'Horses')
    const fewer = await startGame({ release: aWorld({ news: new Map(left.map((one) => [one.id, one])) }) })
    const headersAfter = async (cursor: string | undefined) => {
      const document = `{ news(first: 5, after: "${cursor}") { nodes { header } pageInfo { hasPreviousPage } } }`
      const { news } = await runQuery<{ news: NewsConnection }>(fewer.app, null, document)
      return [...news.nodes.map(({ header }) => header), news.pageInfo.hasPreviousPage]
    }
    try {
      expect([await headersAfter(gates), await headersAfter(horses)]).toEqual([
        ['Weather', true],
        ['Weather', true],
      ])
    } finally {
      await fewer.stop()
    }
  })

  test.each(['(first: 0)', '(first: 101)', '(after: "nowhere")'])('refuse %s', async (args) => {
    await expect(read('Reader', args)).rejects.toMatchObject({ kind: 'invalidInput' })
  })

  test('are shown to visitors, without a taken gift', async () => {
    const found = await runQuery(game.app, null, '{ news(first: 1) { nodes { isGiftTaken } } }')
    expect(found).toMatchObject({ news: { nodes: [{ isGiftTaken: false }] } })
  })
})

describe('a gift', () => {
  test('is not given again after its post was deleted, many others were taken and the post was restored', async () => {
    const many = Array.from({ length: 120 }, (_, index) => ({
      ...aMessage(`Post ${index}`, 4000 + index, 'Hat'),
      id: (index + 1).toString(16).padStart(24, '0'),
    }))
    const release = aWorld({ news: new Map(many.map((post) => [post.id, post])) })
    const taking = await startGame({ release })
    const takeAs = async (id: string) => {
      const document = `mutation { takeGift(input: { newsId: "${id}" }) { userErrors { code } } }`
      const { takeGift } = await runQuery<{ takeGift: TakeGiftPayload }>(taking.app, aViewer('Collector'), document)
      return takeGift.userErrors.map(({ code }) => code)
    }
    try {
      for (const post of many) {
        taking.publish({ ...release, news: new Map([[post.id, post]]) })
        expect(await takeAs(post.id)).toEqual([])
      }
      taking.publish(release)
      for (const { id } of many) expect(await takeAs(id)).toEqual(['GIFT_TAKEN'])
    } finally {
      await taking.stop()
    }
  })

  test('is taken once, also by simultaneous calls', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => take('Taker', 'Gates')))
    expect(answers.filter(({ userErrors }) => userErrors.length === 0)).toHaveLength(1)
    expect(answers.flatMap(({ userErrors }) => userErrors.map(({ code }) => code))).toEqual(Array(5).fill('GIFT_TAKEN'))
    const taken = answers.find(({ userErrors }) => userErrors.length === 0)
    expect(taken?.news).toEqual({ isGiftTaken: true, gift: { name: 'Hat' } })
    expect(taken?.player?.inventory).toContainEqual({ item: { name: 'Hat' }, amount: 1 })
    expect((await read('Taker')).edges[0]?.node.isGiftTaken).toBe(true)
  })

  test('that one player took can be taken by another', async () => {
    await take('One', 'Gates')
    expect(await take('Other', 'Gates')).toMatchObject({ userErrors: [] })
  })

  test.each([
    ['Weather', 'NO_GIFT'],
    ['Nothing', 'UNKNOWN_NEWS'],
  ])('of %s is refused with %s', async (header, code) => {
    expect(await take('Asker', header)).toEqual({ news: null, player: null, userErrors: [{ code }] })
  })
})
