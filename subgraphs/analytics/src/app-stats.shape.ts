import { idSchema } from '@sanguine/kernel'
import { nowSeconds } from '@sanguine/kernel/rest'
import { z } from 'zod'
import type { AnalyticsDay } from './operations/list-analytics-days'

const count = z.int().min(0).nullable()

/** The key figures of a day. */
export const appStatsShape = z
  .object({
    id: z.string().describe('The day, such as `2024-07-01`.'),
    timestamp: z.int().describe('The midnight in Berlin at which the day begins, in whole Unix seconds.'),
    users: count.describe('Accounts at the end of the day.'),
    usersActive: count.describe('Accounts that could play and made a call with their session on the day.'),
    usersActiveWeek: count.describe(
      'Accounts that were active on at least one of the seven days that end with this one.',
    ),
    usersActiveMonth: count.describe(
      'Accounts that were active on at least one of the thirty days that end with this one.',
    ),
    silverSubsActive: count.describe('Players with an active silver subscription at the end of the day.'),
    goldSubsActive: count.describe('Players with an active gold subscription at the end of the day.'),
    platSubsActive: count.describe('Players with an active platinum subscription at the end of the day.'),
    purchases: z
      .array(
        z
          .object({ packageId: idSchema, amount: z.int().min(1) })
          .meta({ id: 'PackagePurchase', description: 'The number of purchases of a premium package on a day.' }),
      )
      .describe('The premium packages that were paid on the day.'),
  })
  .meta({
    id: 'GameAppStats',
    description: 'The key figures of a day. A figure is null if it cannot be known exactly any more, or not yet.',
  })

export const toWireAppStats = (day: AnalyticsDay): z.input<typeof appStatsShape> => ({
  id: day.id,
  timestamp: nowSeconds(day.startsAt),
  users: day.users,
  usersActive: day.activeUsers,
  usersActiveWeek: day.activeUsersLast7Days,
  usersActiveMonth: day.activeUsersLast30Days,
  silverSubsActive: day.silverSubscriptions,
  goldSubsActive: day.goldSubscriptions,
  platSubsActive: day.platinumSubscriptions,
  purchases: day.purchases.map(({ packageId, amount }) => ({ packageId, amount })),
})
