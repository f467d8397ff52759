import type { Id, Release } from '../release/release'
import { isUniqueOwned } from '../state/amounts'
import { PlayerDraft } from '../state/player-draft'
import type { PlayerState } from '../state/player-state'
import { refuse } from '../state/refusal'
import type { RuleResult } from '../state/rule-result'

declare module '../state/player-state' {
  interface PlayerState {
    /** the highest ids of the news whose gift was taken, at most `maxRememberedGifts`; missing before the first */
    readonly gifts?: readonly Id[]
    /** the highest id that no longer fits in `gifts`: all gifts up to it count as taken; missing before there is one */
    readonly giftsTakenUpTo?: Id
  }
}

export interface GiftInput {
  readonly newsId: Id
  readonly release: Release
}

/** The number of gifts that a player remembers one by one, because they are part of the player document. */
export const maxRememberedGifts = 100

/**
 * Whether the gift was taken, or those of too many newer posts were. A news post keeps its id when it is deleted and
 * restored. Ids of the CMS begin with their time of creation, so a higher one is newer; those of the few posts of the
 * pack are hashes.
 */
export const isGiftTaken = ({ gifts = [], giftsTakenUpTo = '' }: PlayerState, newsId: Id): boolean =>
  gifts.includes(newsId) || newsId <= giftsTakenUpTo

/**
 * Gives the item of a piece of news, once to each player, also if the post was deleted and restored. A player who took
 * the gifts of many newer posts can no longer take one of a post older than those.
 */
export function takeGift(state: PlayerState, { newsId, release }: GiftInput): RuleResult<{ readonly itemId: Id }> {
  const news = release.news.get(newsId)
  if (!news) return refuse('unknownNews', { newsId })
  const item = release.items.get(news.giftItemId ?? '')
  if (!item) return refuse('noGift', { newsId })
  if (isGiftTaken(state, newsId)) return refuse('giftTaken', { newsId, itemId: item.id })
  if (isUniqueOwned(state, item)) return refuse('alreadyOwned', { itemId: item.id })
  const taken = [...(state.gifts ?? []), newsId].toSorted()
  const giftsTakenUpTo = taken.slice(0, -maxRememberedGifts).at(-1)
  return new PlayerDraft(state)
    .item(item.id, 1, 'gift')
    .set({ gifts: taken.slice(-maxRememberedGifts), ...(giftsTakenUpTo && { giftsTakenUpTo }) })
    .done({ itemId: item.id })
}
