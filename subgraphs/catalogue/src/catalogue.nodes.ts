import { type Context, type FindNode, isPlaying, memoPerCall } from '@sanguine/kernel'
import type { Id, Release } from '@sanguine/rules'
import { releaseFor } from './content/release-cache'
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
