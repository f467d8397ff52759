import { releaseFor } from '@sanguine/catalogue'
import { type Context, idSchema, ok, parse, type Result } from '@sanguine/kernel'
import { type MeView, type PlayerRefusal, runPlayerAction, viewMe } from '@sanguine/players'
import * as rules from '@sanguine/rules'
import type { News } from '@sanguine/schema'
import { z } from 'zod'
import { viewNews } from '../news.view'

const inputSchema = z.object({ newsId: idSchema })

/** What to tell a player who has taken a gift, the news it came with, and the player. */
export interface GiftTaken {
  readonly message: string
  readonly news: News | null
  readonly me: MeView
}

/** Takes the gift of a piece of news. */
export async function takeGift(
  context: Context,
  input: { readonly newsId: string },
): Promise<Result<GiftTaken, PlayerRefusal>> {
  const { newsId } = parse(inputSchema, input)
  const answer = await runPlayerAction(context, {
    name: 'takeGift',
    input: { newsId },
    rule: ({ state, release }) => rules.takeGift(state, { newsId, release }),
  })
  if (!answer.ok) return answer
  const { state, result } = answer.value
  const release = releaseFor(context)
  const news = release.news.get(newsId)
  return ok({
    message: `${release.items.get(result.itemId)?.name ?? 'Your gift'} is yours.`,
    news: news ? viewNews(release, state, news) : null,
    me: viewMe(context, answer.value),
  })
}
