import { type App, defineService } from './app'

interface Collection {
  /** its name in the database */
  readonly name: string
  /**
   * Removes rows that were kept long enough. A worker of the domain calls it; tests call it with a clock that they
   * move. Missing if rows stay as long as the account, or the game.
   */
  readonly removeOld?: (app: App) => Promise<unknown>
}

/** A collection with data of accounts. */
export interface PersonalCollection extends Collection {
  /**
   * All its data about an account, as the owner receives it: JSON values, without secrets and without data of other
   * people. Rows are read one by one, so that a year of play is never in memory at once.
   */
  readonly read: (app: App, accountId: string) => AsyncIterable<object>
  /**
   * Removes the rows left after the deletion of an account, or removes the name from rows that stay. It is called after
   * the account is gone, more than once. Missing if there is nothing to do.
   */
  readonly erase?: (app: App, accountId: string) => Promise<void>
}

/** A collection without data of accounts. */
export interface ImpersonalCollection extends Collection {
  /** the reason why its data is not about persons */
  readonly isNotPersonal: string
}

/** A domain's description of one of its collections. */
export type CollectionDescription = PersonalCollection | ImpersonalCollection

export const isPersonal = (collection: CollectionDescription): collection is PersonalCollection => 'read' in collection

/** The collections of all domains; provided when the domains are started. */
export const collectionsService = defineService<readonly CollectionDescription[]>({
  name: 'collections',
  create: () => [],
})
