import { type Context, invalidField, parse, requirePlayer } from '@sanguine/kernel'
import { z } from 'zod'
import { type JournalTotals, sumJournal } from '../rows/sum-journal'

const inputSchema = z.object({ since: z.number(), until: z.number().nullish() })

/** The largest number of days that one call sums. */
const maxDays = 366

/**
 * The totals of the hunts and rewards of the viewer's player in a period. Throws `invalidInput` for a period longer
 * than 366 days.
 */
export async function readJournalTotals(context: Context, input: z.input<typeof inputSchema>): Promise<JournalTotals> {
  requirePlayer(context)
  const { since, until } = parse(inputSchema, input)
  if ((until ?? context.app.clock.now()) - since > maxDays * 86_400_000)
    throw invalidField('since', {
      en: `the period must have at most ${maxDays} days`,
      de: `der Zeitraum darf höchstens ${maxDays} Tage haben`,
    })
  return sumJournal(context, { from: since, until: until ?? null })
}
