import type { Id, Release } from '../release/release'
import { isUniqueOwned } from '../state/amounts'
import { PlayerDraft } from '../state/player-draft'
import type { PlayerState } from '../state/player-state'
import { refuse } from '../state/refusal'
import type { RuleResult } from '../state/rule-result'

export interface GiftInput {
  readonly newsId: Id
  readonly release: Release
}

/** The latest gifts are remembered in any case: a gateway may not have heard of the latest news yet. */
export const minRememberedGifts = 100

export const isGiftTaken = ({ gifts = [] }: PlayerState, newsId: Id): boolean => gifts.includes(newsId)

/**
 * Gives what came with a piece of news, once a player. Once many were taken, those are forgotten whose news are gone, so
 * that the list hardly grows past the news there are; a record's id is never used again.
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
