import { type Context, type Day, memoPerCall, requirePermission, startOfDay } from '@sanguine/kernel'
import { trusted } from 'mongoose'
import { analyticsModelsService, type DayDocument, type DayFigures } from '../analytics.model'
import { oldestDay, openDays } from '../close-days'
import { figuresOf } from '../compute-figures'
import { readPurchases } from '../purchases'
import { readRecording } from '../recording'

/** The key figures of a day. */
export interface AnalyticsDay extends DayFigures {
  readonly id: Day
  /** the midnight in Berlin with which it begins, in milliseconds since the epoch */
  readonly startsAt: number
  /** when the figures were written, in milliseconds since the epoch; null for a day that is not over */
  readonly closedAt: number | null
}

/** The days to list, both included. A side that is left out does not restrict. */
export interface AnalyticsRange {
  readonly from?: Day | null
  readonly to?: Day | null
}

/** The key figures day by day, oldest first; of a day that is not over as they are now. For admins. */
export async function listAnalyticsDays(context: Context, range: AnalyticsRange = {}): Promise<AnalyticsDay[]> {
  requirePermission(context, 'readAnalytics')
  const { app } = context
  const now = app.clock.now()
  const oldest = oldestDay(now)
  const from = range.from && range.from > oldest ? range.from : oldest
  const to = range.to ?? '9999-12-31'
  const closed = await app
    .get(analyticsModelsService)
    .days.find({ _id: trusted({ $gte: from, $lte: to }) })
    .sort({ _id: 1 })
    .lean<DayDocument[]>()
  const open = await computeOpenDays(
    context,
    openDays(now).filter((day) => day >= from && day <= to && !closed.some(({ _id }) => _id === day)),
  )
  return [...closed.map(closedDay), ...open]
}

/** Equal days of a call are computed once, since their figures are counted over all accounts. */
const computeOpenDays = memoPerCall(
  async ({ app }: Context, days: readonly Day[]): Promise<AnalyticsDay[]> => {
    const [first, last] = [days[0], days.at(-1)]
    if (first === undefined || last === undefined) return []
    const { firstDay, activityFrom } = await readRecording(app)
    const purchases = await readPurchases(app, first, last)
    const computeFigures = await figuresOf(app)
    return Promise.all(
      days
        .filter((day) => day >= firstDay)
        .map(async (day) => ({
          ...(await computeFigures(day, { isStateKnown: true, activityFrom }, purchases.get(day) ?? [])),
          id: day,
          startsAt: startOfDay(day),
          closedAt: null,
        })),
    )
  },
  (days) => days.join(),
)

const closedDay = ({ _id, closedAt, ...figures }: DayDocument): AnalyticsDay => ({
  ...figures,
  id: _id,
  startsAt: startOfDay(_id),
  closedAt: closedAt.getTime(),
})
