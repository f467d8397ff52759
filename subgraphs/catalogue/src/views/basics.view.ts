import type { Id, ProcDefinition, Purse, Release, StatLine } from '@sanguine/rules'
import type { CurrencyEntry, EnemyType, Rarity, Stat, StatEntry, StatProc } from '@sanguine/schema'
import { nameless } from './nameless'

/** What is shown of a rarity that content has lost. */
const lostRarity = { id: '0'.repeat(24), shortName: 'unknown', colorHex: '#ffffff' }

export const viewRarity = (release: Release, id: Id): Rarity =>
  release.rarities.get(id) ?? { ...lostRarity, name: nameless(release) }

/** What is shown of a kind of creature that content has lost. */
const lostEnemyType = { id: '0'.repeat(24), shortName: 'unknown', imageId: '' }

export const viewEnemyType = (release: Release, id: Id): EnemyType =>
  release.enemyTypes.get(id) ?? { ...lostEnemyType, name: nameless(release) }

/** The amounts in the CMS's order. A currency that content has lost is left out. */
export const viewPurse = (release: Release, purse: Purse): CurrencyEntry[] =>
  [...release.currencies.values()]
    .filter(({ shortName }) => Object.hasOwn(purse, shortName))
    .map(({ name, shortName, imageId }) => ({ name, shortName, value: purse[shortName] ?? 0, imageId }))

/** The lines in the order given. A stat that content has lost is left out. */
export const viewStats = (release: Release, lines: readonly StatLine[]): StatEntry[] =>
  lines.flatMap(({ stat: shortName, from, to, procPercent }) => {
    const stat = release.stats.get(shortName)
    if (!stat) return []
    return {
      shortName,
      name: stat.name,
      valueFrom: from,
      valueTo: to,
      statType: stat.proc ? 1 : 0,
      statImageId: stat.imageId,
      statFlavorText: stat.flavorText,
      statUnitSymbol: stat.unitSymbol,
      isYesNo: stat.isYesNo,
      procPercent: procPercent ?? null,
    }
  })

/** Every stat for the glossary, in the CMS's order. */
export const viewGlossary = (release: Release): Stat[] =>
  [...release.stats.values()].map(({ id, name, shortName, flavorText, imageId, rarityId, proc }) => ({
    id,
    name,
    shortName,
    flavorText,
    imageId,
    rarity: rarityId === null ? null : viewRarity(release, rarityId),
    proc: proc && viewProc(release, proc),
  }))

const viewProc = (release: Release, { procType, procEvent, affectedCreatureTypeId }: ProcDefinition): StatProc => ({
  procType,
  procEvent,
  affectedCreatureType: affectedCreatureTypeId === null ? null : viewEnemyType(release, affectedCreatureTypeId),
})
