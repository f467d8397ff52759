import { releaseFor } from '@sanguine/catalogue'
import { type Context, invalidCursor, isPlaying, type PageBounds, parse, wholeNumber } from '@sanguine/kernel'
import { type Player, readPlayer } from '@sanguine/players'
import type { NewsDefinition } from '@sanguine/rules'
import { z } from 'zod'

const maxPage = 100

const amountSchema = wholeNumber(1, maxPage)

const inputSchema = z.object({
  first: amountSchema.nullish(),
  after: z.string().nullish(),
  offset: z.int('must be a whole number').min(0, 'must not be negative').nullish(),
})

/** The start of a page: after a post, or after a number of posts from the latest. */
export type NewsInput = z.input<typeof inputSchema>

/** News posts, and the player who reads them; null for callers without one. */
export interface NewsPage extends PageBounds {
  readonly posts: readonly NewsDefinition[]
  readonly player: Player | null
  readonly totalCount: number
}

/** A page of the news, latest first. For everyone. Throws `invalidInput`. */
export async function listNews(context: Context, input: NewsInput = {}): Promise<NewsPage> {
  const { first, after, offset } = parse(inputSchema, input)
  const { viewer } = context
  const player = viewer && isPlaying(viewer.role) ? await readPlayer(context) : null
  const all = [...releaseFor(context).news.values()]
  const start = after == null ? (offset ?? 0) : all.findIndex(({ id }) => id === after) + 1
  if (after != null && start === 0) throw invalidCursor()
  const posts = all.slice(start, start + (first ?? 5))
  return {
    posts,
    player,
    totalCount: all.length,
    hasNextPage: start + posts.length < all.length,
    hasPreviousPage: start > 0,
  }
}
