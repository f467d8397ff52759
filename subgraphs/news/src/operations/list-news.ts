import { releaseFor } from '@sanguine/catalogue'
import { type Context, isPlaying, type PageBounds, parse, placeCursor, readPlace, wholeNumber } from '@sanguine/kernel'
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

type Place = Pick<NewsDefinition, 'at' | 'id'>

const placeForm = z.tuple([z.number(), z.string()])

/** The cursor of a post: its time and its id. */
export const newsCursorOf = ({ at, id }: Place): string => placeCursor([at, id])

/** The index behind the post of a cursor, or behind the place of one that is gone. */
function startAfter(all: readonly Place[], cursor: string): number {
  const [at, id] = readPlace(placeForm, cursor)
  const index = all.findIndex((post) => post.id === id)
  if (index >= 0) return index + 1
  const next = all.findIndex((post) => post.at < at || (post.at === at && post.id > id))
  return next < 0 ? all.length : next
}

/** A page of the news, latest first. For everyone. Throws `invalidInput`. */
export async function listNews(context: Context, input: NewsInput = {}): Promise<NewsPage> {
  const { first, after, offset } = parse(inputSchema, input)
  const { viewer } = context
  const player = viewer && isPlaying(viewer.role) ? await readPlayer(context) : null
  const all = [...releaseFor(context).news.values()]
  const start = after == null ? (offset ?? 0) : startAfter(all, after)
  const posts = all.slice(start, start + (first ?? 5))
  return {
    posts,
    player,
    totalCount: all.length,
    hasNextPage: start + posts.length < all.length,
    hasPreviousPage: start > 0,
  }
}
