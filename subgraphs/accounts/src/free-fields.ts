/** Fields by type that have a resolver and no `@cost`: they only use data that is loaded. See `Domain.freeFields`. */
export const freeFields: Readonly<Record<string, string>> = {
  Account: 'id mustEnrol',
  PlayerProfile: 'id',
}
