/** Fields by type that have a resolver and no `@cost`: they only use data that is loaded. See `Domain.freeFields`. */
export const freeFields: Readonly<Record<string, string>> = {
  AuditChange: 'records',
  BaitEffect: 'item moreOf',
  PremiumPackage: 'image items',
  RecordMatch: 'image',
}
