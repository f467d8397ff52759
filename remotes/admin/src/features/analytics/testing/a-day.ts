import type { AnalyticsDay } from '../figures'

/** A day that is over, with zeros where nothing else is given. */
export const aDay = (date: string, values: Partial<AnalyticsDay> = {}): AnalyticsDay => ({
  id: date,
  date,
  closedAt: `${date}T23:02:00.000Z`,
  users: 0,
  activeUsers: 0,
  activeUsersLast7Days: 0,
  activeUsersLast30Days: 0,
  silverSubscriptions: 0,
  goldSubscriptions: 0,
  platinumSubscriptions: 0,
  purchases: [],
  ...values,
})
