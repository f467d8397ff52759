import type { Id, Release } from '../release/release'
import { isUniqueOwned } from '../state/amounts'
import { PlayerDraft } from '../state/player-draft'
import type { PlayerState } from '../state/player-state'
import { refuse } from '../state/refusal'
import type { RuleResult } from '../state/rule-result'

declare module '../state/player-state' {
  interface PlayerState {
    /**
     * the ids of the news whose gift was taken: all of the pack, and the `maxRememberedGifts` highest of the CMS; missing
     * before the first
     */
    readonly gifts?: readonly Id[]
    /**
     * the highest id of the CMS that no longer fits in `gifts`: all gifts of the CMS up to it count as taken; missing
     * before there is one
     */
    readonly giftsForgottenUpTo?: Id
    /** the same in older versions, for ids of the pack too */
    readonly giftsTakenUpTo?: Id
  }
}

export interface GiftInput {
  readonly newsId: Id
  readonly release: Release
}

/**
 * The number of gifts of the CMS that a player remembers one by one, because they are part of the player document. The
 * pack has few.
 */
export const maxRememberedGifts = 100

/**
 * Whether the CMS made the id of a news post. Such an id begins with the seconds of its creation, from 2023 to 2046
 * here, so a higher one is newer. Ids of the pack are hashes outside of this range, which a test of the pack checks.
 */
export const isCmsNewsId = (newsId: Id): boolean => newsId >= '65' && newsId < '90'

/**
 * Whether the gift was taken, or those of too many newer posts of the CMS were. A news post keeps its id when it is
 * deleted and restored.
 */
export const isGiftTaken = (
  { gifts = [], giftsForgottenUpTo = '', giftsTakenUpTo = '' }: PlayerState,
  newsId: Id,
): boolean =>
  gifts.includes(newsId) || newsId <= giftsTakenUpTo || (isCmsNewsId(newsId) && newsId <= giftsForgottenUpTo)

/**
 * Gives the item of a piece of news, once to each player, also if the post was deleted and restored. A player who took
 * the gifts of many newer posts of the CMS can no longer take one of a CMS post older than those.
 */
export function takeGift(state: PlayerState, { newsId, release }: GiftInput): RuleResult<{ readonly itemId: Id }> {
  const news = release.news.get(newsId)
  if (!news) return refuse('unknownNews', { newsId })
  const item = release.items.get(news.giftItemId ?? '')
  if (!item) return refuse('noGift', { newsId })
  if (isGiftTaken(state, newsId)) return refuse('giftTaken', { newsId, itemId: item.id })
  if (isUniqueOwned(state, item)) return refuse('alreadyOwned', { itemId: item.id })
  const taken = [...(state.gifts ?? []), newsId].toSorted()
  const forgotten = taken.filter(isCmsNewsId).slice(0, -maxRememberedGifts)
  const giftsForgottenUpTo = forgotten.at(-1)
  return new PlayerDraft(state)
    .item(item.id, 1, 'gift')
    .set({
      gifts: taken.filter((id) => !forgotten.includes(id)),
      ...(giftsForgottenUpTo && { giftsForgottenUpTo }),
    })
    .done({ itemId: item.id })
}
