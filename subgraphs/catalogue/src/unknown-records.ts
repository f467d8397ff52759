import {
  type EnemyDefinition,
  type EnemyTypeDefinition,
  emptyEnemy,
  emptyGround,
  emptyItem,
  emptyRegion,
  type GroundDefinition,
  type Id,
  type ItemDefinition,
  type ItemTypeDefinition,
  type RarityDefinition,
  type RegionDefinition,
  type Release,
  type StatDefinition,
} from '@sanguine/rules'

/**
 * Placeholders for removed records that old combats and journals still refer to. They have the requested id and a name
 * that says they are unknown, in the language of the release.
 */

const names: Readonly<Record<string, string>> = { en: 'Unknown', de: 'Unbekannt' }

export const unknownName = ({ language = 'en' }: Release): string => names[language] ?? 'Unknown'

const noId = '0'.repeat(24)

export const rarityOf = (release: Release, id: Id): RarityDefinition =>
  release.rarities.get(id) ?? { id: noId, shortName: 'unknown', name: unknownName(release), colorHex: '#ffffff' }

export const enemyTypeOf = (release: Release, id: Id): EnemyTypeDefinition =>
  release.enemyTypes.get(id) ?? { id: noId, shortName: 'unknown', name: unknownName(release), imageId: '' }

export const itemTypeOf = (release: Release, shortName: string): ItemTypeDefinition =>
  release.itemTypes.get(shortName) ?? { id: noId, shortName, name: shortName, slots: 0, isEquipment: false }

/** The lock of a slot names a stat that content may have lost. */
export const statOf = (release: Release, shortName: string): StatDefinition =>
  release.stats.get(shortName) ?? {
    id: noId,
    shortName,
    name: shortName,
    imageId: '',
    flavorText: '',
    unitSymbol: '',
    isYesNo: false,
    rarityId: null,
    proc: null,
  }

export const regionOf = (release: Release, id: Id): RegionDefinition =>
  release.regions.get(id) ?? { ...emptyRegion, id, name: unknownName(release) }

export const groundOf = (release: Release, id: Id): GroundDefinition =>
  release.grounds.get(id) ?? { ...emptyGround, id, name: unknownName(release), regionId: noId }

export const enemyOf = (release: Release, id: Id): EnemyDefinition =>
  release.enemies.get(id) ?? { ...emptyEnemy, id, name: unknownName(release), enemyTypeId: noId, rarityId: noId }

export const itemOf = (release: Release, id: Id): ItemDefinition =>
  release.items.get(id) ?? { ...emptyItem, id, name: unknownName(release), rarityId: noId }
