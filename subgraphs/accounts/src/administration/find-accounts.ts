import type { App } from '@sanguine/kernel'
import { trusted } from 'mongoose'
import { accountsService, nameKeyOf } from '../accounts.model'
import { type AccountDetails, detailsOf } from './account-details'

/** The account of that id, or null. For operations that have checked the permission. */
export async function findAccount(app: App, accountId: string): Promise<AccountDetails | null> {
  const found = await app.get(accountsService).findById(accountId).lean()
  return found && detailsOf(found)
}

/** The account of that name, in any case, or null. For operations that have checked the permission. */
export async function findAccountByName(app: App, name: string): Promise<AccountDetails | null> {
  const found = await app
    .get(accountsService)
    .findOne({ nameKey: nameKeyOf(name) })
    .lean()
  return found && detailsOf(found)
}

/** The accounts with these ids, in the order of the ids; deleted ones are left out. */
export async function findAccounts(app: App, accountIds: readonly string[]): Promise<AccountDetails[]> {
  const found = await app
    .get(accountsService)
    .find({ _id: trusted({ $in: accountIds }) })
    .lean()
  const byId = new Map(found.map((account) => [account._id.toHexString(), account]))
  return accountIds.flatMap((id) => {
    const account = byId.get(id)
    return account ? [detailsOf(account)] : []
  })
}
