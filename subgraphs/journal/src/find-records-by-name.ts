import { foldSearch, foldText, type Id, type Release } from '@sanguine/rules'

/** The largest number of records of each kind: a query searches the index for each of them. */
const maxRecords = 100

/** The creatures and items whose names contain every word of a text. */
export function findRecordsByName(
  text: string,
  { enemies, items }: Pick<Release, 'enemies' | 'items'>,
): { readonly enemyIds: readonly Id[]; readonly itemIds: readonly Id[] } {
  const words = foldSearch(text).split(/\s+/).filter(Boolean)
  const idsOf = (records: ReadonlyMap<Id, { readonly id: Id; readonly name: string }>) =>
    [...records.values()]
      .filter(({ name }) => words.every((word) => foldText(name).includes(word)))
      .map(({ id }) => id)
      .slice(0, maxRecords)
  return { enemyIds: idsOf(enemies), itemIds: idsOf(items) }
}
