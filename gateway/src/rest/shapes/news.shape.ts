import type { Release } from '@sanguine/rules'
import type { News } from '@sanguine/schema'
import { z } from 'zod'
import { itemShape, toWireItem } from './item.shape'
import { nowSeconds } from './seconds'

export const newsShape = z
  .object({
    id: z.string(),
    header: z.string(),
    message: z.string(),
    imageId: z.string(),
    animatedImageId: z.string(),
    timestamp: z.int().describe('When it was written, in Unix seconds.'),
    reward: itemShape.nullable().describe('What each player can take once.'),
    rewardTaken: z.boolean(),
  })
  .meta({ id: 'News', description: 'A message to all players.' })

export const toWireNews = (release: Release, { gift, isGiftTaken, ...news }: News): z.input<typeof newsShape> => ({
  ...news,
  timestamp: nowSeconds(news.timestamp),
  reward: gift ? toWireItem(release, gift) : null,
  rewardTaken: isGiftTaken,
})
