import { contentExamples, found } from '@sanguine/catalogue/rest'
import type { z } from 'zod'
import type { newsShape } from './news.shape'

export const examples = contentExamples(({ records, itemOf }) => {
  const { id, header, message, imageId, animatedImageId, publishedAt, rewardItemId } = found(records.news[0], 'news')
  const news: z.input<typeof newsShape> = {
    id,
    header,
    message,
    imageId,
    animatedImageId,
    timestamp: publishedAt,
    reward: rewardItemId ? itemOf(rewardItemId) : null,
    rewardTaken: false,
  }
  return { schemas: { News: news }, properties: { newsId: id } }
})
