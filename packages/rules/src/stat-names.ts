/** Short names of the stats that the rules know. Content defines the records; a stat without a record is simply never given. */
export const statNames = {
  /** health a fighter starts with */
  health: 'health',
  /** damage of one base attack, or of one attack of the retainer that carries it */
  damage: 'damage',
  /** chance of a critical hit in percent */
  critChance: 'critchance',
  /** seconds off the hunt cooldown; content may write them with a minus */
  timewalker: 'timewalker',
  /** percent by which every drop chance rises */
  lootChance: 'lootchance',
  /** opens the third accessory slot */
  curator: 'curator',
  /** opens the second and third retainer slot */
  dominate: 'dominate',
  /** hunts a coffin stores */
  coffinCharges: 'coffincharges',
  /** seconds a coffin takes for one charge */
  coffinRecharge: 'coffinrecharge',
} as const

/** What every player has without any equipment: a fledgling. */
export const fledgling: Readonly<Record<string, { readonly from: number; readonly to: number }>> = {
  [statNames.health]: { from: 100, to: 100 },
  [statNames.damage]: { from: 4, to: 6 },
  [statNames.critChance]: { from: 5, to: 5 },
}
