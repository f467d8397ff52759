/** The inventory's filters, in display order. */
export const categories = [
  'all',
  'avatar',
  'coin',
  'bait',
  'hex',
  'key',
  'weapon',
  'armour',
  'head',
  'hands',
  'feet',
  'accessory',
  'retainer',
  'mount',
  'craftingmat',
  'scroll',
  'alchemy',
  'coffin',
  'emblem',
  'power',
  'tome',
] as const

export type CategoryFilter = (typeof categories)[number]

export const readCategoryFilter = (text: string | null): CategoryFilter =>
  categories.find((category) => category === text) ?? 'all'
