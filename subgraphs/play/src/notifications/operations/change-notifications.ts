import { type Context, parse, wholeNumber } from '@sanguine/kernel'
import { type PlayerActionResult, runPlayerAction } from '@sanguine/players'
import { dropNotifications } from '@sanguine/push'
import {
  maxDailyNotifications,
  type NotificationSettings,
  notificationKinds,
  readTimeZone,
  changeNotifications as rule,
} from '@sanguine/rules'
import { z } from 'zod'

const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day such as 22:30')
  .transform((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)))

const timeZone = z
  .string()
  .max(60, 'must have at most 60 characters')
  .transform((name, context) => {
    const zone = readTimeZone(name)
    if (zone !== null) return zone
    context.addIssue('must be a time zone such as Europe/Berlin')
    return z.NEVER
  })

const quietHours = z
  .object({ begin: timeOfDay, end: timeOfDay, timeZone })
  .refine(({ begin, end }) => begin !== end, { message: 'must be another time than the beginning', path: ['end'] })

const inputSchema = z.object({
  kinds: z.array(z.enum(notificationKinds)).max(notificationKinds.length).readonly().nullish(),
  quietHours: quietHours.nullish(),
  dailyLimit: wholeNumber(1, maxDailyNotifications).nullish(),
  hasBadge: z.boolean().nullish(),
})

/** The settings to change; others stay. `quietHours: null` ends the quiet hours. */
export type ChangeNotificationsInput = z.input<typeof inputSchema>

/** Changes which notifications the caller's player gets, and when. */
export async function changeNotifications(
  context: Context,
  input: ChangeNotificationsInput,
): Promise<PlayerActionResult<NotificationSettings>> {
  const { kinds, quietHours: quiet, dailyLimit, hasBadge } = parse(inputSchema, input)
  const settings: Partial<NotificationSettings> = {
    ...(kinds && { kinds: notificationKinds.filter((kind) => kinds.includes(kind)) }),
    ...(quiet !== undefined && { quietHours: quiet }),
    ...(dailyLimit && { dailyLimit }),
    ...(typeof hasBadge === 'boolean' && { hasBadge }),
  }
  const result = await runPlayerAction(context, {
    name: 'changeNotifications',
    input: settings,
    rule: ({ state, now, release, speed }) => rule(state, { settings, now, release, speed }),
  })
  const unwanted = settings.kinds && notificationKinds.filter((kind) => !settings.kinds?.includes(kind))
  if (result.ok && unwanted) await dropNotifications(context.app, result.value.player.accountId, unwanted)
  return result
}
