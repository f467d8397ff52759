import { itemShape, toWireItem } from '@sanguine/catalogue/rest'
import { nowSeconds } from '@sanguine/kernel/rest'
import type { Release } from '@sanguine/rules'
import type { NewsPostObject } from '@sanguine/schema'
import { z } from 'zod'

export const newsShape = z
  .object({
    id: z.string(),
    header: z.string(),
    message: z.string(),
    imageId: z.string(),
    animatedImageId: z.string(),
    timestamp: z.int().describe('The time of publication, in whole Unix seconds.'),
    reward: itemShape.nullable().describe('The gift that each player can take once.'),
    rewardTaken: z.boolean(),
  })
  .meta({ id: 'News', description: 'A message to all players.' })

export function toWireNews(release: Release, { news, isGiftTaken }: NewsPostObject): z.input<typeof newsShape> {
  const gift = news.giftItemId === null ? undefined : release.items.get(news.giftItemId)
  return {
    id: news.id,
    header: news.header,
    message: news.message,
    imageId: news.imageId,
    animatedImageId: news.animatedImageId,
    timestamp: nowSeconds(news.at),
    reward: gift ? toWireItem(release, gift) : null,
    rewardTaken: isGiftTaken,
  }
}
