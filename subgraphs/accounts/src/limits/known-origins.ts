import { createHmac } from 'node:crypto'
import { type App, addressKey, purgeTime } from '@sanguine/kernel'
import { trusted } from 'mongoose'
import { type AccountRecord, accountsService, type KnownOrigin } from '../accounts.model'

/** The largest number of origins that are stored for an account; the latest are kept. */
const maxOrigins = 10

const day = 86_400_000

/**
 * The time for which an origin is stored after the last login from it. It is the longest time that an address may be
 * stored in any form.
 */
const originKeptMs = 7 * day

/**
 * The hash of an address for one account. Addresses are therefore not stored and cannot be matched between accounts.
 */
const hashOf = (app: App, account: AccountRecord, address: string): string =>
  createHmac('sha256', app.settings.passwordPepper)
    .update(`origin:${account._id.toHexString()}:${addressKey(address)}`)
    .digest('base64url')
    .slice(0, 22)

const isKept = (app: App, { seenAt }: KnownOrigin): boolean => seenAt.getTime() + originKeptMs > app.clock.now()

/** Whether the account has logged in from the address within seven days. */
export function isKnownOrigin(app: App, account: AccountRecord, address: string): boolean {
  const hash = hashOf(app, account, address)
  return account.origins?.some((origin) => origin.hash === hash && isKept(app, origin)) ?? false
}

/** Stores that the account has logged in from the address. Writes nothing within a day of the last time. */
export async function rememberOrigin(app: App, account: AccountRecord, address: string): Promise<void> {
  const [hash, now] = [hashOf(app, account, address), app.clock.now()]
  const { _id, origins = [] } = account
  if (origins.some((origin) => origin.hash === hash && now - origin.seenAt.getTime() < day)) return
  const others = origins.filter((origin) => origin.hash !== hash && isKept(app, origin))
  const kept = [...others, { hash, seenAt: new Date(now) }].slice(-maxOrigins)
  await app.get(accountsService).updateOne({ _id }, { $set: { origins: kept } })
}

/** Removes origins older than seven days, and those from before their times were stored. */
export async function forgetOldOrigins(app: App): Promise<void> {
  const { collection } = app.get(accountsService)
  await collection.updateMany({ knownOrigins: { $exists: true } }, { $unset: { knownOrigins: 1 } })
  const isOld = { $lte: new Date(purgeTime(app) - originKeptMs) }
  const accounts = app.get(accountsService)
  await accounts.updateMany({ 'origins.seenAt': trusted(isOld) }, { $pull: { origins: { seenAt: isOld } } })
}
