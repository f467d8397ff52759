import type { Id, Release } from '../release/release'
import { isUniqueOwned } from '../state/amounts'
import { PlayerDraft } from '../state/player-draft'
import type { PlayerState } from '../state/player-state'
import { refuse } from '../state/refusal'
import type { RuleResult } from '../state/rule-result'

declare module '../state/player-state' {
  interface PlayerState {
    /** ids of the news whose gift was taken; missing before the first */
    readonly gifts?: readonly Id[]
  }
}

export interface GiftInput {
  readonly newsId: Id
  readonly release: Release
}

/** The number of latest gifts that are always remembered, because a gateway may not know the latest news yet. */
export const minRememberedGifts = 100

export const isGiftTaken = ({ gifts = [] }: PlayerState, newsId: Id): boolean => gifts.includes(newsId)

/**
 * Gives the item of a piece of news, once to each player. When the list is long, it forgets gifts whose news are gone,
 * so that it hardly grows. A record's id is never used again.
 */
export function takeGift(state: PlayerState, { newsId, release }: GiftInput): RuleResult<{ readonly itemId: Id }> {
  const news = release.news.get(newsId)
  if (!news) return refuse('unknownNews', { newsId })
  const item = release.items.get(news.giftItemId ?? '')
  if (!item) return refuse('noGift', { newsId })
  if (isGiftTaken(state, newsId)) return refuse('giftTaken', { newsId, itemId: item.id })
  if (isUniqueOwned(state, item)) return refuse('alreadyOwned', { itemId: item.id })
  const { gifts: before = [] } = state
  const old = before.slice(0, -minRememberedGifts).filter((id) => release.news.has(id))
  const gifts = [...old, ...before.slice(-minRememberedGifts), newsId]
  return new PlayerDraft(state).item(item.id, 1, 'gift').set({ gifts }).done({ itemId: item.id })
}
