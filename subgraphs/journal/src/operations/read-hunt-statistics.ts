import { releaseFor } from '@sanguine/catalogue'
import { type Context, invalidField, parse, refused, requirePlayer } from '@sanguine/kernel'
import { readPlayer } from '@sanguine/players'
import { amountIn, readTimeZone, winsForDrops } from '@sanguine/rules'
import { z } from 'zod'
import type { DropCount } from '../rows/read-drops'
import { type GoldFlow, type HuntCount, sumGold, sumHunts } from '../rows/sum-hunts'

const inputSchema = z.object({
  since: z.number(),
  until: z.number().nullish(),
  timeZone: z
    .string()
    .max(64)
    .refine(
      (name) => readTimeZone(name) !== null,
      refused({ en: 'must be a time zone such as Europe/Berlin', de: 'muss eine Zeitzone wie Europe/Berlin sein' }),
    ),
})

/** The largest number of days that one call sums. */
const maxDays = 366

/** Gold that was gained and spent on a calendar day. */
export interface GoldDay {
  /** such as `2025-05-20` */
  readonly day: string
  readonly gained: number
  readonly spent: number
}

export interface HuntStatistics {
  /** most hunted first */
  readonly hunts: readonly HuntCount[]
  /** most won first; only of enemies whose drops the player may know */
  readonly drops: readonly DropCount[]
  /** in the order of time, days without gold left out */
  readonly gold: readonly GoldDay[]
}

/** The calendar days of a time zone. */
function daysOf(flows: readonly GoldFlow[], timeZone: string): GoldDay[] {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  const days = new Map<string, GoldDay>()
  for (const { at, gained, spent } of flows) {
    const day = format.format(at)
    const sum = days.get(day)
    days.set(day, { day, gained: (sum?.gained ?? 0) + gained, spent: (sum?.spent ?? 0) + spent })
  }
  return [...days.values()]
}

const total = ({ wins, draws, losses }: HuntCount): number => wins + draws + losses

/** The statistics of the viewer's hunts in a period of at most 366 days. Throws `invalidInput`. */
export async function readHuntStatistics(
  context: Context,
  input: z.input<typeof inputSchema>,
): Promise<HuntStatistics> {
  requirePlayer(context)
  const { since: from, until, timeZone } = parse(inputSchema, input)
  const period = { from, until: until ?? context.app.clock.now() + 1 }
  if (period.until - from > maxDays * 86_400_000)
    throw invalidField('since', {
      en: `the period must have at most ${maxDays} days`,
      de: `der Zeitraum darf höchstens ${maxDays} Tage haben`,
    })
  const [{ state }, { hunts, drops }, gold] = await Promise.all([
    readPlayer(context),
    sumHunts(context, period),
    sumGold(context, period),
  ])
  const { items } = releaseFor(context)
  return {
    hunts: hunts.toSorted((a, b) => total(b) - total(a)),
    drops: drops
      .filter(({ enemyId, itemId }) => amountIn(state.hunted, enemyId) >= winsForDrops && items.get(itemId)?.isVisible)
      .toSorted((a, b) => b.wins - a.wins || b.expected - a.expected),
    gold: daysOf(gold, timeZone),
  }
}
