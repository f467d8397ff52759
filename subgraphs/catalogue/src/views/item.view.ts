import { countsWhileOwned, type Id, type ItemDefinition, productsByMaterial, type Release } from '@sanguine/rules'
import type { Item, ItemAmount } from '@sanguine/schema'
import { viewEnemyType, viewPurse, viewRarity, viewStats } from './basics.view'
import { memoPerRelease } from './memo-per-release'
import { nameless } from './nameless'

const viewOf = memoPerRelease((release, id: Id): Item | null => {
  const item = release.items.get(id)
  return item ? viewDefinition(release, item) : null
})

const lostOf = memoPerRelease(
  (release, id: Id): Item => viewDefinition(release, { ...lostItem, id, name: nameless(release) }),
)

/** An item as players see it, visible or not; null for one that content has lost. The same object all through a release. */
export const viewItem = (release: Release, id: Id): Item | null => viewOf(release, id)

/** The same, with something nameless in the place of an item that content has lost: for what happened in the past. */
export const viewItemOrLost = (release: Release, id: Id): Item => viewOf(release, id) ?? lostOf(release, id)

/** Items that content has lost are left out. */
export const viewItemAmounts = (
  release: Release,
  amounts: readonly { readonly itemId: Id; readonly amount: number }[],
): ItemAmount[] =>
  amounts.flatMap(({ itemId, amount }) => {
    const item = viewItem(release, itemId)
    return item ? [{ item, amount }] : []
  })

const productsOf = memoPerRelease(productsByMaterial)

function viewDefinition(release: Release, item: ItemDefinition): Item {
  const type = release.itemTypes.get(item.type)
  let craftingMats: ItemAmount[] | null = null
  let madeInto: Item[] | null = null
  return {
    id: item.id,
    name: item.name,
    imageId: item.imageId,
    animatedImageId: item.animatedImageId,
    flavorText: item.flavorText,
    itemType: type?.name ?? item.type,
    itemTypeShortName: item.type,
    isEquipment: type?.isEquipment ?? false,
    rarity: viewRarity(release, item.rarityId),
    stats: viewStats(release, item.stats),
    price: viewPurse(release, item.price),
    refund: viewPurse(release, item.refund),
    /** made when it is asked for, so that things made of each other do not go round in circles */
    get craftingMats() {
      craftingMats ??= viewItemAmounts(release, item.craftingMaterials)
      return craftingMats
    },
    get madeInto() {
      madeInto ??= (productsOf(release).get(item.id) ?? []).flatMap((id) => viewItem(release, id) ?? [])
      return madeInto
    },
    countsWhileOwned: type !== undefined && countsWhileOwned(type),
    unique: item.unique,
    reqXP: item.requiredXp,
    needSub: item.requiredSubscription,
    retainerCreatureType: item.creatureTypeId === null ? null : viewEnemyType(release, item.creatureTypeId),
  }
}

const lostItem: Omit<ItemDefinition, 'id' | 'name'> = {
  imageId: '',
  animatedImageId: '',
  flavorText: '',
  type: '',
  rarityId: '',
  stats: [],
  price: {},
  refund: {},
  craftingMaterials: [],
  unique: false,
  visible: false,
  buyable: false,
  premiumShop: false,
  requiredXp: 0,
  requiredSubscription: 0,
  creatureTypeId: null,
  trophyItemIds: [],
  attractsEnemyTypeId: null,
  attractsEnemyId: null,
}
