import { idOf } from './ids.mjs'
import { optional, refer } from './refer.mjs'

export const newsRecord =
  ({ imageId, loopId }) =>
  (entry) => ({
    id: idOf('news', entry.slug),
    header: entry.header,
    message: entry.message,
    imageId: imageId('news', entry.slug),
    animatedImageId: loopId('news', entry.slug),
    publishedAt: entry.publishedAt,
    rewardItemId: optional(refer.item, entry.reward),
  })
