import type {
  EnemyDefinition,
  EnemyTypeDefinition,
  GroundDefinition,
  Id,
  ItemDefinition,
  ItemTypeDefinition,
  RarityDefinition,
  RegionDefinition,
  Release,
} from '@sanguine/rules'

/**
 * Placeholders for removed records that old combats and journals still refer to. They have the requested id and a name
 * that says they are unknown, in the language of the release.
 */

const names: Readonly<Record<string, string>> = { en: 'Unknown', de: 'Unbekannt' }

export const unknownName = ({ language = 'en' }: Release): string => names[language] ?? 'Unknown'

const noId = '0'.repeat(24)

const place = {
  imageId: '',
  animatedImageId: '',
  flavorText: '',
  sequence: 0,
  requiredXp: 0,
  keyId: null,
  isVisible: false,
}

export const rarityOf = (release: Release, id: Id): RarityDefinition =>
  release.rarities.get(id) ?? { id: noId, shortName: 'unknown', name: unknownName(release), colorHex: '#ffffff' }

export const enemyTypeOf = (release: Release, id: Id): EnemyTypeDefinition =>
  release.enemyTypes.get(id) ?? { id: noId, shortName: 'unknown', name: unknownName(release), imageId: '' }

export const itemTypeOf = (release: Release, shortName: string): ItemTypeDefinition =>
  release.itemTypes.get(shortName) ?? { id: noId, shortName, name: shortName, slots: 0, isEquipment: false }

export const regionOf = (release: Release, id: Id): RegionDefinition =>
  release.regions.get(id) ?? { ...place, id, name: unknownName(release) }

export const groundOf = (release: Release, id: Id): GroundDefinition =>
  release.grounds.get(id) ?? {
    ...place,
    id,
    name: unknownName(release),
    regionId: noId,
    travelCost: {},
    specialBaitItemIds: [],
  }

export const enemyOf = (release: Release, id: Id): EnemyDefinition =>
  release.enemies.get(id) ?? {
    id,
    name: unknownName(release),
    imageId: '',
    animatedImageId: '',
    flavorText: '',
    enemyTypeId: noId,
    rarityId: noId,
    isVisible: false,
    xp: 0,
    reward: {},
    refund: {},
    stats: [],
    equipment: [],
    loot: [],
  }

export const itemOf = (release: Release, id: Id): ItemDefinition =>
  release.items.get(id) ?? {
    id,
    name: unknownName(release),
    imageId: '',
    animatedImageId: '',
    flavorText: '',
    type: '',
    rarityId: noId,
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
