import type { RegionRuleName } from '../region/region-rule'
import type { Release } from '../release/release'
import { anEnemy, aRegion, aRelease, aTable, line } from './a-release'

const named = (id: string) => [id, { id, shortName: id, name: id, colorHex: '', imageId: '' }] as const

const body = { stats: [line('health', 60, 64), line('damage', 14, 20)] }

/** A small world whose region has a rule: undead, monsters, a dragon of the rarity `normal` and a boss live on the moor. */
export function aRuledRelease(rule: RegionRuleName): Release {
  const enemies = [
    anEnemy('ghoul', { rarityId: 'common', enemyTypeId: 'undead', ...body }),
    anEnemy('crab', { rarityId: 'common', enemyTypeId: 'monster', ...body }),
    anEnemy('wolf', { rarityId: 'uncommon', enemyTypeId: 'werewolf', ...body }),
    anEnemy('drake', { rarityId: 'normal', enemyTypeId: 'dragon', ...body }),
    anEnemy('lord', { rarityId: 'boss', enemyTypeId: 'undead', ...body }),
  ]
  const table = aTable(
    'moor',
    0,
    ['ghoul', 0, 3000],
    ['crab', 3000, 6000],
    ['wolf', 6000, 8000],
    ['drake', 8000, 9940],
    ['lord', 9940, 10_000],
  )
  return {
    ...aRelease({ enemies, tables: [table], regions: [aRegion('region', { rule })] }),
    rarities: new Map(['common', 'uncommon', 'normal', 'boss'].map(named)),
    enemyTypes: new Map(['undead', 'monster', 'werewolf', 'dragon'].map(named)),
  }
}
