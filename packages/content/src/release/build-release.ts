import type { Release } from '@sanguine/rules'
import { type Content, type ContentProblem, findBrokenRecords, indexContent } from '../content'
import type { KindName } from '../kind-name'
import { currenciesOf, enemyTypesOf, itemTypesOf, raritiesOf, statsOf } from './basics'
import { enemiesOf, itemsOf } from './creatures'
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

const definitions = new WeakMap<Content, Definitions>()

/** The definitions of a release, cached by the content, which must not be changed. */
function definitionsOf(content: Content): Definitions {
  const known = definitions.get(content)
  if (known) return known
  const { records } = content
  const index = indexContent(records)
  const grounds = groundsOf(records, index)
  const made = {
    items: itemsOf(records, index),
    itemTypes: itemTypesOf(records),
    rarities: raritiesOf(records),
    enemies: enemiesOf(records, index),
    enemyTypes: enemyTypesOf(records),
    regions: regionsOf(records),
    grounds,
    tables: tablesOf(records),
    ranks: ranksOf(records),
    news: newsOf(records),
    currencies: currenciesOf(records),
    stats: statsOf(records, index),
    start: startOf(content, index, [...grounds.values()]),
  }
  definitions.set(content, made)
  return made
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
