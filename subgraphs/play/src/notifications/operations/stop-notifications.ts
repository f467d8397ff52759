import { readNames } from '@sanguine/accounts'
import { type Context, parse } from '@sanguine/kernel'
import { runSystemAction } from '@sanguine/players'
import { dropNotifications, findStoppingAccount } from '@sanguine/push'
import { changeNotifications, defaultNotifications, notificationKinds } from '@sanguine/rules'
import { z } from 'zod'

const inputSchema = z.object({
  token: z.string().regex(/^[0-9a-f]{32}$/, 'must be the token of a notification'),
  kind: z.enum(notificationKinds),
})

export type StopNotificationsInput = z.input<typeof inputSchema>

/**
 * Switches a kind of notification off for the account whose device got the token; needs no session. False if no device
 * has that token any more, so that it gets no notifications anyway.
 */
export async function stopNotifications(context: Context, input: StopNotificationsInput): Promise<boolean> {
  const { token, kind } = parse(inputSchema, input)
  const { app } = context
  const accountId = await findStoppingAccount(app, token)
  const account = accountId === null ? undefined : (await readNames(app, [accountId])).get(accountId)
  if (accountId === null || !account) return false
  await runSystemAction(app, { accountId, ...account }, ({ state, now, release, speed }) => {
    const kinds = (state.notifications ?? defaultNotifications).kinds.filter((other) => other !== kind)
    return changeNotifications(state, { settings: { kinds }, now, release, speed })
  })
  await dropNotifications(app, accountId, [kind])
  return true
}
