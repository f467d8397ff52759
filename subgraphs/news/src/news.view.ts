import { viewItem } from '@sanguine/catalogue'
import { isGiftTaken, type NewsDefinition, type PlayerState, type Release } from '@sanguine/rules'
import type { News } from '@sanguine/schema'

/** A piece of news as a player sees it. A gift that content has lost is none. */
export const viewNews = (release: Release, state: PlayerState, news: NewsDefinition): News => ({
  id: news.id,
  header: news.header,
  message: news.message,
  imageId: news.imageId,
  animatedImageId: news.animatedImageId,
  timestamp: news.at,
  gift: news.giftItemId === null ? null : viewItem(release, news.giftItemId),
  isGiftTaken: isGiftTaken(state, news.id),
})
