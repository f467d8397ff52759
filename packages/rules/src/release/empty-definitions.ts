import { noShownEnemy, noShownHuntingGround, noShownItem, noShownRegion } from '../generated/shown-fields'
import type { EnemyDefinition, GroundDefinition, ItemDefinition, PlaceDefinition, RegionDefinition } from './release'

/** The values of definitions without any of their own: for records that are gone, and as the base of test data. */

export const emptyItem: Omit<ItemDefinition, 'id' | 'name'> = {
  ...noShownItem,
  imageId: '',
  animatedImageId: '',
  type: '',
  rarityId: '',
  stats: [],
  price: {},
  refund: {},
  craftingMaterials: [],
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
  ...noShownEnemy,
  imageId: '',
  animatedImageId: '',
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

const emptyPlace: Omit<PlaceDefinition, 'id' | 'name'> = {
  imageId: '',
  animatedImageId: '',
  sequence: 0,
  requiredXp: 0,
  keyId: null,
  isVisible: false,
}

export const emptyRegion: Omit<RegionDefinition, 'id' | 'name' | 'rule'> = { ...noShownRegion, ...emptyPlace }

export const emptyGround: Omit<GroundDefinition, 'id' | 'name'> = {
  ...noShownHuntingGround,
  ...emptyPlace,
  regionId: '',
  travelCost: {},
  specialBaitItemIds: [],
}
