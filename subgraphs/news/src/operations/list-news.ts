import { releaseFor } from '@sanguine/catalogue'
import { type Context, invalidInput, parse } from '@sanguine/kernel'
import { readPlayer } from '@sanguine/players'
import type { News, NewsConnection } from '@sanguine/schema'
import { z } from 'zod'
import { viewNews } from '../news.view'

const amountSchema = z.int('must be a whole number').min(1, 'must be 1 to 50').max(50, 'must be 1 to 50')

const pageSchema = z.object({
  first: amountSchema.nullish(),
  after: z.string().max(100, 'must be a cursor that the news gave').nullish(),
})

const sliceSchema = z.object({
  offset: z.int('must be a whole number').min(0, 'must not be negative'),
  amount: amountSchema,
})

export type NewsInput = z.input<typeof pageSchema>

/** A page of the news, latest first. For players. */
export async function listNews(context: Context, input: NewsInput = {}): Promise<NewsConnection> {
  const { first, after } = parse(pageSchema, input)
  const ids = [...releaseFor(context).news.keys()]
  const offset = after ? ids.indexOf(after) + 1 : 0
  if (after && offset === 0) throw invalidInput('after: must be a cursor that the news gave.', 'after')
  const edges = (await sliceNews(context, { offset, amount: first ?? 5 })).map((node) => ({ cursor: node.id, node }))
  return {
    edges,
    pageInfo: {
      hasNextPage: offset + edges.length < ids.length,
      hasPreviousPage: offset > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  }
}

/** So many news from a place on, latest first. For players. */
export async function sliceNews(context: Context, input: z.input<typeof sliceSchema>): Promise<News[]> {
  const { state } = await readPlayer(context)
  const { offset, amount } = parse(sliceSchema, input)
  const release = releaseFor(context)
  return [...release.news.values()].slice(offset, offset + amount).map((news) => viewNews(release, state, news))
}
