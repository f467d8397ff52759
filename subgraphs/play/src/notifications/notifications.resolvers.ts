import { toPayload } from '@sanguine/kernel'
import { defaultNotifications } from '@sanguine/rules'
import type { Resolvers } from '@sanguine/schema'
import { changeNotifications } from './operations/change-notifications'
import { stopNotifications } from './operations/stop-notifications'

/** A minute of the day as a time, such as `22:30`. */
const timeOf = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')

export const resolvers = {
  Mutation: {
    changeNotifications: async (_root, { input }, context) =>
      toPayload(await changeNotifications(context, input), ({ player }) => ({ player })),
    stopNotifications: async (_root, { input }, context) => ({
      isStopped: await stopNotifications(context, input),
    }),
  },
  Player: { notifications: ({ state }) => state.notifications ?? defaultNotifications },
  QuietHours: { begin: ({ begin }) => timeOf(begin), end: ({ end }) => timeOf(end) },
} satisfies Resolvers
