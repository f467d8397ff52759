/** Short names of the stats that the rules know. Content defines the records; no item gives a stat without a record. */
export const statNames = {
  /** health a fighter starts with */
  health: 'health',
  /** damage of one base attack, or of one attack of the retainer that has the stat */
  damage: 'damage',
  /** chance of a critical hit in percent */
  critChance: 'critchance',
  /** seconds off the hunt cooldown; content may write them with a minus */
  timewalker: 'timewalker',
  /** percent by which every drop chance rises */
  lootChance: 'lootchance',
  /** opens the third accessory slot */
  curator: 'curator',
  /** opens the second and third retainer slots */
  dominate: 'dominate',
  /** hunts a coffin stores */
  coffinCharges: 'coffincharges',
  /** seconds a coffin takes for one charge */
  coffinRecharge: 'coffinrecharge',
  /** proc that adds a copy of the first retainer; counts as mystic power */
  summoning: 'summoning',
} as const

/** The base stats, which every player has without equipment. */
export const baseStats: Readonly<Record<string, { readonly from: number; readonly to: number }>> = {
  [statNames.health]: { from: 100, to: 100 },
  [statNames.damage]: { from: 4, to: 6 },
  [statNames.critChance]: { from: 5, to: 5 },
  // chances of the modifiers in percent
  bloodlust: { from: 2, to: 2 },
  megalomania: { from: 1, to: 1 },
  bloodcraze: { from: 2, to: 2 },
  xplosion: { from: 2, to: 2 },
  investment: { from: 2, to: 2 },
  cloning: { from: 1, to: 1 },
}
