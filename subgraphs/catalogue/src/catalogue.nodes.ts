import { type Context, type FindNode, isPlaying, memoPerCall } from '@sanguine/kernel'
import type { Id, Release } from '@sanguine/rules'
import { releaseFor, releaseService } from './content/release-cache'
import { premiumPackageOf } from './content.resolvers'
import { memoPerRelease } from './memo-per-release'
import { listPackages } from './operations/list-packages'

const isPlayer = ({ viewer }: Context): boolean => viewer !== null && isPlaying(viewer.role)

/** Finds a record in the release, in the language of the call; for players. */
const inRelease =
  (find: (release: Release, id: Id) => object | null | undefined): FindNode =>
  (context, id) =>
    isPlayer(context) ? (find(releaseFor(context), id) ?? null) : null

const byId = <Definition extends { readonly id: Id }>(definitions: Iterable<Definition>) =>
  new Map([...definitions].map((definition) => [definition.id, definition]))

const currenciesById = memoPerRelease(({ currencies }) => byId(currencies.values()))
const itemTypesById = memoPerRelease(({ itemTypes }) => byId(itemTypes.values()))
const ranksById = memoPerRelease(({ ranks }) => byId(ranks))
const statsById = memoPerRelease(({ stats }) => byId(stats.values()))

const packagesOfCall = memoPerCall<void, Awaited<ReturnType<typeof listPackages>>>(listPackages)

const visible = <Definition extends { readonly isVisible: boolean }>(definition: Definition | undefined) =>
  definition?.isVisible ? definition : null

export const catalogueNodes: Readonly<Record<string, FindNode>> = {
  Currency: inRelease((release, id) => currenciesById(release).get(id)),
  Enemy: inRelease(({ enemies }, id) => visible(enemies.get(id))),
  EnemyType: inRelease(({ enemyTypes }, id) => enemyTypes.get(id)),
  HuntingGround: inRelease(({ grounds, regions }, id) => {
    const ground = visible(grounds.get(id))
    return ground && visible(regions.get(ground.regionId)) ? ground : null
  }),
  Item: inRelease(({ items }, id) => visible(items.get(id))),
  ItemType: inRelease((release, id) => itemTypesById(release).get(id)),
  PremiumPackage: async (context, id) => {
    if (!isPlayer(context)) return null
    const record = (await packagesOfCall(context)).find((sold) => sold.id === id)
    return record ? premiumPackageOf(releaseFor(context), record) : null
  },
  Rank: inRelease((release, id) => ranksById(release).get(id)),
  Rarity: inRelease(({ rarities }, id) => rarities.get(id)),
  Region: inRelease(({ regions }, id) => visible(regions.get(id))),
  Stat: inRelease((release, id) => statsById(release).get(id)),
}

const typesById = memoPerRelease((release): ReadonlyMap<Id, string> => {
  const types = {
    Currency: release.currencies.values(),
    Enemy: release.enemies.values(),
    EnemyType: release.enemyTypes.values(),
    HuntingGround: release.grounds.values(),
    Item: release.items.values(),
    ItemType: release.itemTypes.values(),
    NewsPost: release.news.values(),
    Rank: release.ranks,
    Rarity: release.rarities.values(),
    Region: release.regions.values(),
    Stat: release.stats.values(),
  }
  return new Map(Object.entries(types).flatMap(([type, all]) => [...all].map(({ id }): [Id, string] => [id, type])))
})

/** The type of the content with an id, which is unique among all kinds of record; null if no content has it. */
export function contentTypeOf(context: Context, id: Id): string | null {
  const known = typesById(releaseFor(context)).get(id)
  if (known) return known
  const { index } = context.app.get(releaseService).snapshot()
  return index.premiumPackage.find({ by: 'id', value: id }) ? 'PremiumPackage' : null
}
