import { enemyOf, groundOf, itemOf, memoPerRelease, releaseFor } from '@sanguine/catalogue'
import { parse, wholeNumber } from '@sanguine/kernel'
import {
  type EnemyDefinition,
  goals,
  type Id,
  type ItemDefinition,
  type NewsDefinition,
  type PlayerGoal,
  type PlayerState,
  type RankDefinition,
  type Release,
} from '@sanguine/rules'
import type { CollectionObject, PlayerObject, Resolvers } from '@sanguine/schema'
import { z } from 'zod'

/** the bound that the schema declares for the list */
const maxGoals = 10

const argumentsSchema = z.object({ first: wholeNumber(1, maxGoals).nullish() })

const goalsOf = memoPerRelease((release, state: PlayerState) => goals(state, release))

const rankById = (release: Release, id: Id): RankDefinition => {
  const rank = release.ranks.find((known) => known.id === id)
  if (!rank) throw new Error(`There is no rank ${id}.`)
  return rank
}

function newsById(release: Release, id: Id): NewsDefinition {
  const news = release.news.get(id)
  if (!news) throw new Error(`There is no piece of news ${id}.`)
  return news
}

const goalTypes = {
  firstHunt: 'FirstHuntGoal',
  coffinHunt: 'CoffinHuntGoal',
  takeGift: 'TakeGiftGoal',
  equipBait: 'EquipBaitGoal',
  buyBait: 'BuyBaitGoal',
  equipItem: 'EquipItemGoal',
  claimCollection: 'ClaimCollectionGoal',
  buyKey: 'BuyKeyGoal',
  craftKey: 'CraftKeyGoal',
  findKey: 'FindKeyGoal',
  travel: 'TravelGoal',
  rank: 'RankGoal',
  ground: 'HuntingGroundGoal',
  shopItem: 'ShopItemGoal',
  pinnedItem: 'PinnedItemGoal',
  mission: 'MissionGoal',
  boss: 'BossGoal',
  collection: 'CollectionGoal',
} as const satisfies Record<PlayerGoal['kind'], string>

const goalTypeOf = <Kind extends PlayerGoal['kind']>({ kind }: { readonly kind: Kind }) => goalTypes[kind]

type Resolve<Parent, Value> = (parent: Parent, args: object, context: Parameters<typeof releaseFor>[0]) => Value

const goalItem: Resolve<{ readonly itemId: Id }, ItemDefinition> = ({ itemId }, _args, context) =>
  itemOf(releaseFor(context), itemId)

const goalGround: Resolve<{ readonly groundId: Id }, ReturnType<typeof groundOf>> = ({ groundId }, _args, context) =>
  groundOf(releaseFor(context), groundId)

const goalEnemy: Resolve<{ readonly enemyId: Id }, EnemyDefinition> = ({ enemyId }, _args, context) =>
  enemyOf(releaseFor(context), enemyId)

const goalCollection: Resolve<{ readonly collectionId: Id; readonly player: PlayerObject }, CollectionObject> = (
  { collectionId, player },
  _args,
  context,
) => ({
  item: itemOf(releaseFor(context), collectionId),
  state: player.state,
})

const nothingMissing = () => 0

export const resolvers = {
  Player: {
    goals: (player, args, context) => {
      const { first } = parse(argumentsSchema, args)
      return goalsOf(releaseFor(context), player.state)
        .slice(0, first ?? undefined)
        .map((goal) => ({ ...goal, player }))
    },
  },
  Goal: { __resolveType: goalTypeOf },
  ItemGoal: { __resolveType: goalTypeOf },
  PlaceGoal: { __resolveType: goalTypeOf },
  FirstHuntGoal: { missing: nothingMissing },
  CoffinHuntGoal: { missing: nothingMissing },
  TakeGiftGoal: {
    missing: nothingMissing,
    item: goalItem,
    news: ({ newsId }, _args, context) => ({ news: newsById(releaseFor(context), newsId), isGiftTaken: false }),
  },
  EquipBaitGoal: { missing: nothingMissing, item: goalItem },
  BuyBaitGoal: { item: goalItem },
  EquipItemGoal: {
    missing: nothingMissing,
    item: goalItem,
    replacedItem: ({ replacedItemId }, _args, context) =>
      replacedItemId === undefined ? null : itemOf(releaseFor(context), replacedItemId),
  },
  ClaimCollectionGoal: { missing: nothingMissing, collection: goalCollection },
  BuyKeyGoal: { item: goalItem, huntingGround: goalGround },
  CraftKeyGoal: {
    item: goalItem,
    material: ({ materialId }, _args, context) => itemOf(releaseFor(context), materialId),
    huntingGround: goalGround,
  },
  FindKeyGoal: {
    item: goalItem,
    huntingGround: goalGround,
    droppedBy: ({ enemyId }, _args, context) => (enemyId === null ? null : enemyOf(releaseFor(context), enemyId)),
    source: ({ sourceGroundId }, _args, context) => groundOf(releaseFor(context), sourceGroundId),
  },
  TravelGoal: { huntingGround: goalGround },
  RankGoal: { rank: ({ rankId }, _args, context) => rankById(releaseFor(context), rankId) },
  HuntingGroundGoal: {
    huntingGround: goalGround,
    key: ({ keyId }, _args, context) => (keyId === null ? null : itemOf(releaseFor(context), keyId)),
  },
  ShopItemGoal: { item: goalItem },
  PinnedItemGoal: { item: goalItem },
  MissionGoal: { enemy: goalEnemy, huntingGround: goalGround },
  BossGoal: { enemy: goalEnemy, huntingGround: goalGround },
  CollectionGoal: { collection: goalCollection },
} satisfies Resolvers
