import { followPlayer, type PlayerNews } from '@sanguine/journal'
import type { Context } from '@sanguine/kernel'
import { defineRoute, type StreamEvent } from '@sanguine/kernel/rest'
import { rowIdForm } from '@sanguine/players'
import { z } from 'zod'
import { fragmentShape } from './define-document-route'
import { entryDocument } from './event-data'
import { runDocument } from './run-document'
import { endShape, toEvents } from './to-events'

const timeShape = z.iso.datetime().describe('A time by RFC 3339, in UTC.')

const playerShape = z
  .object({
    revision: z.int().describe('It grows with each change of the player.'),
    nextHuntAt: timeShape.describe('The time from which the next hunt may begin, by RFC 3339. It may have passed.'),
  })
  .meta({ id: 'PlayerEvent', description: 'The player changed, or the stream has just begun.' })

const huntReadyShape = z
  .object({ nextHuntAt: timeShape })
  .meta({ id: 'HuntReadyEvent', description: 'The time has come at which the next hunt may begin.' })

const newsShape = z
  .object({ id: z.string().describe('The id of the post.') })
  .meta({ id: 'NewsEvent', description: 'The newest post of the news, at the beginning and after each new one.' })

/** The id of an event: that of an entry of the journal, or that of a change of the player. */
const eventIdSchema = z.string().regex(rowIdForm, 'must be the id of an event')

const isoTime = (ms: number): string => new Date(ms).toISOString()

async function toEvent(context: Context, news: PlayerNews): Promise<StreamEvent> {
  switch (news.type) {
    case 'entry':
      return { id: news.id, name: 'entry', data: await runDocument(entryDocument, { id: news.id }, context) }
    case 'player':
      return {
        id: news.id,
        name: 'player',
        data: { revision: news.revision, nextHuntAt: isoTime(news.nextHuntAt) },
      }
    case 'huntReady':
      return { name: 'huntReady', data: { nextHuntAt: isoTime(news.nextHuntAt) } }
    case 'news':
      return { name: 'news', data: { id: news.newsId } }
  }
}

export const eventRoute = defineRoute({
  method: 'GET',
  operationId: 'followEvents',
  cost: 'Query.journal',
  path: '/v1/events',
  tag: 'journal',
  summary: "Sends the events of the caller's player while they happen, as server-sent events.",
  description: [
    'The connection stays open. The events are:',
    '',
    '- `entry`: an entry of the journal, in the form of `GET /v1/journal`. Each is sent once and in order.',
    '- `player`: the revision and the time of the next hunt, after each change of the player.',
    '- `huntReady`: the time of the next hunt has come.',
    '- `news`: the id of the newest post of the news, at the beginning and whenever there is a newer one.',
    '- `end`: the reason for which the server ends the stream.',
    '',
    'A client that was away sends the id of its last event as `Last-Event-ID`, as an `EventSource` does by itself. It gets',
    'every entry since, and the present state of the player. Without an id the stream begins now.',
  ].join('\n'),
  access: 'player',
  scope: 'read',
  ownedBy: 'none',
  input: {
    query: z.object({
      after: eventIdSchema.optional().describe('The same as `Last-Event-ID`, which comes first.'),
    }),
  },
  response: 'events',
  eventData: z
    .union([fragmentShape('JournalEntry'), playerShape, huntReadyShape, newsShape, endShape])
    .meta({ id: 'EventData', description: 'The data of an event, by its name.' }),
  run: async (context, { query: { after = null } }) => {
    const news = await followPlayer(context, after)
    return { follow: (signal) => toEvents(context, news(signal), toEvent) }
  },
})
