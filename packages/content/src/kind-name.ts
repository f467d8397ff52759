/**
 * The kinds of record in the CMS. A name is the kind's label in sentences, the file name in the pack and the stem of
 * its GraphQL names. In any case of letters, it is also its path under `/api`.
 */
export const kindNames = [
  'item',
  'currency',
  'itemType',
  'enemyType',
  'stat',
  'rarity',
  'enemy',
  'region',
  'huntingGround',
  'huntingTable',
  'procType',
  'procEventType',
  'damageType',
  'rank',
  'news',
  'premiumPackage',
] as const

export type KindName = (typeof kindNames)[number]

export const isKindName = (name: string): name is KindName => kindNames.some((kind) => kind === name)
