import { type App, defineService } from './app'

interface Collection {
  /** its name in the database */
  readonly name: string
  /**
   * Removes the rows that were kept long enough. A worker of the domain calls it; it is named here so that a test can do so with
   * a clock that it moves. Left out where rows stay as long as the account, or the game.
   */
  readonly removeOld?: (app: App) => Promise<unknown>
}

/** A collection with data of accounts. */
export interface PersonalCollection extends Collection {
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
export interface ImpersonalCollection extends Collection {
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
