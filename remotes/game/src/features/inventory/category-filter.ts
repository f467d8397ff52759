/** The inventory's filters, in their order. */
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

export type Category = (typeof categories)[number]

export const readCategory = (text: string | null): Category => categories.find((one) => one === text) ?? 'all'
