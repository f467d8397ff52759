import { type App, defineService, type PageBounds } from '@sanguine/kernel'
import { foldSearch, foldText } from '@sanguine/rules'
import type { Types } from 'mongoose'
import { type AccountRecord, accountsService, emailKeyOf, nameKeyOf, ownsAddress } from '../accounts.model'
import type { AccountDetails } from './account-details'
import { findAccounts } from './find-accounts'

/** The largest difference between the clocks of two gateways plus the longest duration of a write. */
const skewMs = 5_000

/** The directory is dropped after this time without a search. */
const idleMs = 15 * 60_000

/** The criteria of a search for accounts. */
export interface AccountSearch {
  /** part of the name or of the e-mail address, in any case; empty for all */
  readonly text: string
  /** null for all roles except banned */
  readonly roles: readonly AccountRecord['role'][] | null
  readonly includeBanned: boolean
  /** accounts on the page */
  readonly first: number
  /** name of the account before the page; null for the first page */
  readonly after: string | null
}

/** A page of accounts by name, and how many match in all. */
export interface AccountPage extends PageBounds {
  readonly accounts: readonly AccountDetails[]
  readonly totalCount: number
}

interface Entry {
  readonly id: string
  readonly nameKey: string
  /** name and address, folded */
  readonly searched: string
  readonly role: AccountRecord['role']
}

const projection = { nameKey: 1, email: 1, emailKey: 1, role: 1, changedAt: 1 } as const

type Row = Pick<AccountRecord, 'nameKey' | 'email' | 'emailKey' | 'role' | 'changedAt'> & {
  readonly _id: Types.ObjectId
}

/**
 * Names, addresses and roles of all accounts in memory, about 400 bytes each, because no index finds part of a text.
 * The first search reads them along the index of names. Each further search reads the changes along their index. They
 * are dropped after a quarter of an hour. Every page is read from the database, so it is current.
 */
export class AccountDirectory {
  readonly #app: App
  #entries: Map<string, Entry> = new Map()
  /** by name; null while it is not sorted */
  #sorted: readonly Entry[] | null = null
  #loading: Promise<void> | null = null
  #latestChange = 0
  #idleTimer: NodeJS.Timeout | undefined

  constructor(app: App) {
    this.#app = app
  }

  async search(search: AccountSearch): Promise<AccountPage> {
    await this.#refresh()
    for (;;) {
      const { entries, ...page } = this.#page(search)
      const accounts = await findAccounts(
        this.#app,
        entries.map(({ id }) => id),
      )
      if (accounts.length === entries.length) return { accounts, ...page }
      // another gateway has deleted some of them
      const found = new Set(accounts.map(({ accountId }) => accountId))
      for (const { id } of entries) if (!found.has(id)) this.forget(id)
    }
  }

  /** Removes an account that was deleted. */
  forget(accountId: string): void {
    if (this.#entries.delete(accountId)) this.#sorted = null
  }

  stop(): void {
    clearTimeout(this.#idleTimer)
  }

  #page({ text, roles, includeBanned, first, after }: AccountSearch) {
    const part = foldSearch(text)
    const hasRole = ({ role }: Entry): boolean => (roles ? roles.includes(role) : includeBanned || role !== 'banned')
    const matching = this.#inOrder().filter((entry) => hasRole(entry) && entry.searched.includes(part))
    const key = after === null ? null : nameKeyOf(after)
    const next = key === null ? 0 : matching.findIndex(({ nameKey }) => nameKey > key)
    const offset = next === -1 ? matching.length : next
    return {
      entries: matching.slice(offset, offset + first),
      totalCount: matching.length,
      hasNextPage: offset + first < matching.length,
      hasPreviousPage: offset > 0,
    }
  }

  #inOrder(): readonly Entry[] {
    // the order of the index, so that pages of all gateways agree
    this.#sorted ??= [...this.#entries.values()].sort((a, b) => (a.nameKey < b.nameKey ? -1 : 1))
    return this.#sorted
  }

  async #refresh(): Promise<void> {
    clearTimeout(this.#idleTimer)
    this.#idleTimer = setTimeout(() => this.#clear(), idleMs).unref()
    if (this.#loading) {
      await this.#loading
      await this.#read({ changedAt: { $gte: new Date(this.#latestChange - skewMs) } })
      return
    }
    this.#loading = this.#read({})
    // after a failure the next search tries again
    this.#loading.catch(() => this.#clear())
    await this.#loading
  }

  async #read(filter: object): Promise<void> {
    const rows = this.#app.get(accountsService).collection.find<Row>(filter, { projection, batchSize: 5_000 })
    for await (const { _id, changedAt, nameKey, email, emailKey, role } of rows) {
      const id = _id.toHexString()
      // An account that was registered with the address of another one is found by it too.
      const address = ownsAddress({ emailKey }) ? emailKey : emailKeyOf(email)
      const keys = { nameKey, role, searched: foldText(`${nameKey}\n${address}`) }
      this.#latestChange = Math.max(this.#latestChange, changedAt?.getTime() ?? 0)
      if (isSame(this.#entries.get(id), keys)) continue
      this.#entries.set(id, { id, ...keys })
      this.#sorted = null
    }
  }

  #clear(): void {
    this.#entries = new Map()
    this.#sorted = null
    this.#loading = null
    this.#latestChange = 0
  }
}

const isSame = (known: Entry | undefined, { nameKey, searched, role }: Omit<Entry, 'id'>): boolean =>
  known?.nameKey === nameKey && known.searched === searched && known.role === role

export const accountDirectoryService = defineService<AccountDirectory>({
  name: 'account directory',
  create: (app) => new AccountDirectory(app),
  stop: (directory) => directory.stop(),
})

/** A page of the accounts that match, by name. For operations that have checked the permission. */
export const searchAccounts = (app: App, search: AccountSearch): Promise<AccountPage> =>
  app.get(accountDirectoryService).search(search)
