import { releaseFor } from '@sanguine/catalogue'
import { idSchema } from '@sanguine/kernel'
import { sliceNews, takeGift } from '@sanguine/news'
import { z } from 'zod'
import { defineRoute } from '../route'
import { newsShape, toWireNews } from '../shapes/news.shape'
import { integerInput, resultShape, toWireResult } from '../wire'

export const newsRoutes = [
  defineRoute({
    method: 'GET',
    operationId: 'listNews',
    path: '/news/latestnews/:offset/:amount',
    tag: 'news',
    summary: 'Lists news, latest first.',
    access: 'player',
    input: {
      params: z.object({
        offset: integerInput({ min: 0 }).describe('How many to skip.'),
        amount: integerInput({ min: 0 }).describe('How many to return.'),
      }),
    },
    response: z.array(newsShape),
    run: async (context, { params }) => {
      const release = releaseFor(context)
      const news = await sliceNews(context, { offset: params.offset, amount: params.amount })
      return news.map((message) => toWireNews(release, message))
    },
  }),
  defineRoute({
    method: 'POST',
    operationId: 'takeNewsGift',
    path: '/news/takeGift',
    acceptsIdempotencyKey: true,
    example: { success: true, message: 'Bleating Lamb is yours.' },
    tag: 'news',
    summary: 'Takes the gift of a news message; each player can take it once.',
    access: 'player',
    input: { body: z.object({ newsId: idSchema }).meta({ id: 'TakeNewsGiftRequest' }) },
    response: resultShape,
    run: async (context, { body }) => toWireResult(await takeGift(context, body), ({ message }) => message),
  }),
]
