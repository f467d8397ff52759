import { releaseFor } from '@sanguine/catalogue'
import { idSchema } from '@sanguine/kernel'
import { defineRoute, integerInput, resultShape } from '@sanguine/kernel/rest'
import { itemName, toWireResult } from '@sanguine/players/rest'
import { isGiftTaken } from '@sanguine/rules'
import { z } from 'zod'
import { newsShape, toWireNews } from './news.shape'
import { listNews } from './operations/list-news'
import { takeGift } from './operations/take-gift'

export const newsRoutes = [
  defineRoute({
    method: 'GET',
    operationId: 'listNews',
    cost: 'Query.news',
    path: '/news/latestnews/:offset/:amount',
    tag: 'news',
    summary: 'Lists news, latest first.',
    access: 'player',
    scope: 'read',
    ownedBy: 'none',
    input: {
      params: z.object({
        offset: integerInput({ min: 0 }).describe('The number of posts to skip.'),
        amount: integerInput({ min: 1, max: 50 }).describe('The number of posts to return.'),
      }),
    },
    response: z.array(newsShape),
    run: async (context, { params }) => {
      const release = releaseFor(context)
      const { posts, player } = await listNews(context, { offset: params.offset, first: params.amount })
      return posts.map((news) =>
        toWireNews(release, { news, isGiftTaken: player !== null && isGiftTaken(player.state, news.id) }),
      )
    },
  }),
  defineRoute({
    method: 'POST',
    operationId: 'takeNewsGift',
    cost: 'Mutation.takeGift',
    path: '/news/takeGift',
    acceptsIdempotencyKey: true,
    example: { success: true, message: 'Bleating Lamb is yours.' },
    tag: 'news',
    summary: 'Takes the gift of a news post, once per player.',
    access: 'player',
    scope: 'trade',
    input: { body: z.object({ newsId: idSchema }).meta({ id: 'TakeNewsGiftRequest' }) },
    response: resultShape,
    run: async (context, { body }) =>
      toWireResult(
        context,
        await takeGift(context, body),
        ({ value: { itemId } }) => `${itemName(context, itemId, 'Your gift')} is yours.`,
      ),
  }),
]
