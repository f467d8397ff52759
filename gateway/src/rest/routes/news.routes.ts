import { releaseFor } from '@sanguine/catalogue'
import { idSchema } from '@sanguine/kernel'
import { giftMessage, sliceNews, takeGift } from '@sanguine/news'
import { z } from 'zod'
import { defineRoute } from '../route'
import { newsShape, wireNews } from '../shapes/news.shape'
import { outcome, outcomeSchema, wireInt } from '../wire'

export const newsRoutes = [
  defineRoute({
    method: 'GET',
    path: '/news/latestnews/:offset/:amount',
    tag: 'news',
    summary: 'So many news from a place on, latest first.',
    access: 'player',
    input: { params: z.object({ offset: wireInt, amount: wireInt }) },
    answer: z.array(newsShape),
    run: async (context, { params }) => {
      const release = releaseFor(context)
      const news = await sliceNews(context, { offset: params.offset, amount: params.amount })
      return news.map((one) => wireNews(release, one))
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/news/takeGift',
    tag: 'news',
    summary: 'Takes the gift of a piece of news, once a player.',
    access: 'player',
    input: { body: z.object({ newsId: idSchema }) },
    answer: outcomeSchema,
    run: async (context, { body }) =>
      outcome(context, await takeGift(context, body), ({ value }) => giftMessage(releaseFor(context), value.itemId)),
  }),
]
