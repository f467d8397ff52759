import { bossRarity } from '../constants'
import type { EnemyDefinition, Id, Release } from './release'

/** The specification's rarities, from the commonest to the rarest. */
const rarityOrder = ['common', 'uncommon', 'normal', 'rare', 'boss']

/** The place of a creature's rarity, from 0 for the commonest. Rarities that only the CMS defines come last. */
export function rarityIndex(enemyId: Id, release: Release): number {
  const rarity = release.rarities.get(release.enemies.get(enemyId)?.rarityId ?? '')
  const place = rarityOrder.indexOf(rarity?.shortName ?? '')
  return place < 0 ? rarityOrder.length : place
}

/** The short name of an enemy's rarity. */
export const rarityOf = ({ rarityId }: EnemyDefinition, release: Release): string | undefined =>
  release.rarities.get(rarityId)?.shortName

export const isBoss = (enemy: EnemyDefinition, release: Release): boolean => rarityOf(enemy, release) === bossRarity
