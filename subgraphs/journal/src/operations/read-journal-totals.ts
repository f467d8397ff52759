import { type Context, invalidInput, parse } from '@sanguine/kernel'
import { type JournalTotals, sumJournal } from '@sanguine/players'
import { z } from 'zod'

const inputSchema = z.object({ since: z.number() })

/** Days back that can be summed: a month and the hours by which a day of the viewer differs from one of the server. */
const maxDays = 32

/** What the viewer's player hunted and was paid since a time. Throws `invalidInput` for a time longer ago than 32 days. */
export async function readJournalTotals(context: Context, input: { readonly since: number }): Promise<JournalTotals> {
  const { since } = parse(inputSchema, input)
  if (since < context.app.clock.now() - maxDays * 86_400_000)
    throw invalidInput(`since: must be at most ${maxDays} days ago.`, 'since')
  return sumJournal(context, since)
}
