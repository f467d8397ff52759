import type { App } from '@sanguine/kernel'
import { trusted } from 'mongoose'
import { type AccountRecord, accountsService } from '../accounts.model'

/** The fields of an account that others may know. */
export type NamedAccount = Pick<AccountRecord, 'name' | 'role'>

/** Accounts by id, for work without a caller; deleted ones are left out. */
export async function readNames(app: App, accountIds: readonly string[]): Promise<ReadonlyMap<string, NamedAccount>> {
  const accounts = await app
    .get(accountsService)
    .find({ _id: trusted({ $in: accountIds }) }, { name: 1, role: 1 })
    .lean()
  return new Map(accounts.map(({ _id, name, role }) => [_id.toHexString(), { name, role }]))
}
