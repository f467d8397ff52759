import { type App, defineService } from './app'

/** A collection with data of accounts. */
export interface PersonalCollection {
  /** its name in the database */
  readonly name: string
  /**
   * Everything that it has of an account, as the owner is given it: values of JSON, without secrets and without data of other
   * people. Read row by row, so that a year of play is never in memory at once.
   */
  readonly read: (app: App, accountId: string) => AsyncIterable<object>
  /**
   * Removes what the deletion of an account has left, or takes the name from what stays. Called after the account is gone, more
   * than once. Left out where there is nothing to do.
   */
  readonly erase?: (app: App, accountId: string) => Promise<void>
}

/** A collection without data of accounts. */
export interface ImpersonalCollection {
  /** its name in the database */
  readonly name: string
  /** why nothing in it is about a person */
  readonly isNotPersonal: string
}

/** What a domain says of each of its collections. */
export type CollectionDescription = PersonalCollection | ImpersonalCollection

export const isPersonal = (collection: CollectionDescription): collection is PersonalCollection => 'read' in collection

/** The collections of all domains; provided where the domains are started. */
export const collectionsService = defineService<readonly CollectionDescription[]>({
  name: 'collections',
  create: () => [],
})
