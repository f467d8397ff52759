import { defineRoute, resultShape } from '@sanguine/kernel/rest'
import { notificationKinds } from '@sanguine/rules'
import { z } from 'zod'
import { stopNotifications } from './operations/stop-notifications'

const stopped = 'Such notifications are off.'

const kindShape = z.enum(notificationKinds).meta({ id: 'NotificationKind', description: 'A kind of notification.' })

/** A service worker calls it when a player taps “Stop these”; it knows neither the API key nor a session. */
export const notificationRoutes = [
  defineRoute({
    method: 'POST',
    operationId: 'stopNotifications',
    cost: 'Mutation.stopNotifications',
    path: '/notifications/stop',
    tag: 'player',
    access: 'open',
    scope: 'anyone',
    ownedBy: { 'body.token': 'bearer' },
    example: { success: true, message: stopped },
    summary: 'Switches a kind of notification off, by the token in a notification.',
    input: {
      body: z.object({ token: z.string(), kind: kindShape }).meta({ id: 'StopNotificationsRequest' }),
    },
    response: resultShape,
    run: async (context, { body }) => {
      const success = await stopNotifications(context, body)
      return { success, message: success ? stopped : 'This device gets no notifications any more.' }
    },
  }),
]
