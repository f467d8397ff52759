import type { EnemyDefinition, GroundDefinition, ItemDefinition, RegionDefinition } from './release'

/** The values of definitions without any of their own: for records that are gone, and as the base of test data. */

export const emptyItem: Omit<ItemDefinition, 'id' | 'name'> = {
  imageId: '',
  animatedImageId: '',
  flavorText: '',
  type: '',
  rarityId: '',
  stats: [],
  price: {},
  refund: {},
  craftingMaterials: [],
  isUnique: false,
  isVisible: false,
  isBuyable: false,
  isInPremiumShop: false,
  requiredXp: 0,
  requiredSubscription: 0,
  creatureTypeId: null,
  trophyItemIds: [],
  attractsEnemyTypeId: null,
  attractsEnemyId: null,
}

export const emptyEnemy: Omit<EnemyDefinition, 'id' | 'name'> = {
  imageId: '',
  animatedImageId: '',
  flavorText: '',
  enemyTypeId: '',
  rarityId: '',
  isVisible: false,
  xp: 0,
  reward: {},
  refund: {},
  stats: [],
  equipment: [],
  loot: [],
}

export const emptyRegion: Omit<RegionDefinition, 'id' | 'name' | 'rule'> = {
  imageId: '',
  animatedImageId: '',
  flavorText: '',
  sequence: 0,
  requiredXp: 0,
  keyId: null,
  isVisible: false,
}

export const emptyGround: Omit<GroundDefinition, 'id' | 'name'> = {
  ...emptyRegion,
  regionId: '',
  travelCost: {},
  specialBaitItemIds: [],
}
