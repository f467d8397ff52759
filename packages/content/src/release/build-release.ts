import type { Release } from '@sanguine/rules'
import { type Content, type ContentProblem, findBrokenRecords, indexContent } from '../content'
import type { KindName } from '../kind-name'
import { memoPerKinds } from '../memo-per-kinds'
import { currenciesOf, enemyTypesOf, itemTypesOf, raritiesOf, statsOf } from './basics'
import { contextKinds, creatureContextOf, enemiesOf, itemsOf } from './creatures'
import { groundsOf, newsOf, ranksOf, regionsOf, startOf, tablesOf } from './world'

export type BuiltRelease =
  | { readonly ok: true; readonly release: Release }
  | { readonly ok: false; readonly problems: readonly ContentProblem[] }

/** Kinds that the game needs at least one record of. */
const indispensable: readonly KindName[] = [
  'currency',
  'itemType',
  'enemyType',
  'rarity',
  'region',
  'huntingGround',
  'rank',
]

/** The release for the rules, with every reference resolved, or all problems that prevent it. */
export function buildRelease(content: Content, releaseId: string): BuiltRelease {
  const problems = findBlockingProblems(content)
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, release: { id: releaseId, ...definitionsOf(content) } }
}

type Definitions = Omit<Release, 'id'>

const creatureContext = memoPerKinds(contextKinds, creatureContextOf)

/** The parts of a release. A change of a record makes only those again that depend on its kind. Parts must not be changed. */
const parts = {
  items: memoPerKinds(['item', ...contextKinds], (records, index) =>
    itemsOf(records.item, creatureContext(records, index)),
  ),
  itemTypes: memoPerKinds(['itemType'], itemTypesOf),
  rarities: memoPerKinds(['rarity'], raritiesOf),
  enemies: memoPerKinds(['enemy', ...contextKinds], (records, index) =>
    enemiesOf(records.enemy, creatureContext(records, index)),
  ),
  enemyTypes: memoPerKinds(['enemyType'], enemyTypesOf),
  regions: memoPerKinds(['region'], regionsOf),
  grounds: memoPerKinds(['huntingGround', 'region', 'currency'], groundsOf),
  tables: memoPerKinds(['huntingTable', 'huntingGround'], tablesOf),
  ranks: memoPerKinds(['rank'], ranksOf),
  news: memoPerKinds(['news'], newsOf),
  currencies: memoPerKinds(['currency'], currenciesOf),
  stats: memoPerKinds(['stat', 'procType', 'procEventType', 'damageType'], statsOf),
}

function definitionsOf(content: Content): Definitions {
  const { records } = content
  const index = indexContent(records)
  const grounds = parts.grounds(records, index)
  return {
    items: parts.items(records, index),
    itemTypes: parts.itemTypes(records, index),
    rarities: parts.rarities(records, index),
    enemies: parts.enemies(records, index),
    enemyTypes: parts.enemyTypes(records, index),
    regions: parts.regions(records, index),
    grounds,
    tables: parts.tables(records, index),
    ranks: parts.ranks(records, index),
    news: parts.news(records, index),
    currencies: parts.currencies(records, index),
    stats: parts.stats(records, index),
    start: startOf(content, index, [...grounds.values()]),
  }
}

/** Problems that make a release impossible, without building it. */
export const findBlockingProblems = (content: Content): readonly ContentProblem[] => [
  ...findMissingKinds(content),
  ...findBrokenRecords(content),
]

const findMissingKinds = ({ records }: Content): ContentProblem[] =>
  indispensable
    .filter((kind) => records[kind].length === 0)
    .map((kind) => ({
      kind,
      id: '',
      title: '',
      field: '',
      message: { en: 'there must be at least one', de: 'es muss mindestens einen Eintrag geben' },
    }))
