import { type Context, forgetLoaded } from '@sanguine/kernel'
import type { StreamEvent } from '@sanguine/kernel/rest'
import { z } from 'zod'

export const endShape = z
  .object({
    code: z.string().describe('The same codes as of problems.'),
    message: z.string().describe('A sentence to show to a person.'),
  })
  .meta({ id: 'EndEvent', description: 'The reason for which the server ends the stream.' })

/** The events of a stream in the form of v1. */
export async function* toEvents<News>(
  context: Context,
  news: AsyncIterable<News>,
  toEvent: (context: Context, each: News) => StreamEvent | Promise<StreamEvent>,
): AsyncGenerator<StreamEvent> {
  for await (const each of news) {
    const event = await toEvent(context, each)
    // The call lasts as long as the stream, so its cache would keep every entry.
    forgetLoaded(context)
    yield event
  }
}
