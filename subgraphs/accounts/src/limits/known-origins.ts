import { createHmac } from 'node:crypto'
import { type App, addressKey } from '@sanguine/kernel'
import { type AccountRecord, accountsService } from '../accounts.model'

/** Origins that are remembered of an account, the last ones. */
const maxOrigins = 10

/** An address, for one account only, so that the addresses are not stored and cannot be matched between accounts. */
const originOf = (app: App, account: AccountRecord, address: string): string =>
  createHmac('sha256', app.settings.passwordPepper)
    .update(`origin:${account._id.toHexString()}:${addressKey(address)}`)
    .digest('base64url')
    .slice(0, 22)

/** Whether the account has logged in from the address before. */
export const isKnownOrigin = (app: App, account: AccountRecord, address: string): boolean =>
  account.knownOrigins?.includes(originOf(app, account, address)) ?? false

/** Remembers that the account has logged in from the address. */
export async function rememberOrigin(app: App, account: AccountRecord, address: string): Promise<void> {
  const origin = originOf(app, account, address)
  const { _id, knownOrigins = [] } = account
  if (knownOrigins.includes(origin)) return
  await app
    .get(accountsService)
    .updateOne({ _id }, { $set: { knownOrigins: [...knownOrigins, origin].slice(-maxOrigins) } })
}
