/**
 * The balance of the world in one place. A tier is the equipment of a hunter at that point of the game, and each
 * hunting ground is designed for one. Tiers 1 to 3 were set by hand. From tier 4 on, records are derived from these
 * tables, and explicit values of a record take precedence.
 */

/**
 * `xp` opens the tier. `damage` is what a well-equipped hunter deals in a round, including retainer and critical hits.
 * `health` is that hunter's, `reward` is XP and gold for the commonest creature.
 */
export const tiers = {
  1: { xp: 0, damage: 12, health: 100, reward: { xp: 11, gold: 15 } },
  2: { xp: 240, damage: 27, health: 165, reward: { xp: 25, gold: 31 } },
  2.5: { xp: 600, damage: 44, health: 240, reward: { xp: 42, gold: 54 } },
  3: { xp: 1_600, damage: 72, health: 276, reward: { xp: 64, gold: 88 } },
  4: { xp: 6_000, damage: 108, health: 415, reward: { xp: 91, gold: 123 } },
  5: { xp: 30_000, damage: 162, health: 620, reward: { xp: 129, gold: 172 } },
  6: { xp: 85_000, damage: 243, health: 930, reward: { xp: 183, gold: 240 } },
  7: { xp: 175_000, damage: 365, health: 1_400, reward: { xp: 260, gold: 335 } },
  8: { xp: 320_000, damage: 547, health: 2_100, reward: { xp: 370, gold: 470 } },
  9: { xp: 545_000, damage: 820, health: 3_150, reward: { xp: 525, gold: 660 } },
  10: { xp: 880_000, damage: 1_230, health: 4_700, reward: { xp: 745, gold: 925 } },
  11: { xp: 1_380_000, damage: 1_845, health: 7_100, reward: { xp: 1_060, gold: 1_300 } },
  12: { xp: 2_100_000, damage: 2_770, health: 10_600, reward: { xp: 1_500, gold: 1_815 } },
  13: { xp: 3_200_000, damage: 4_150, health: 15_900, reward: { xp: 2_130, gold: 2_545 } },
}

/**
 * Creatures by rarity. `rounds` is how many a hunter of their tier needs, `blow` the damage as a part of that hunter's
 * health. Rewards are multiples: `diamonds` of the tier's number, `favours` from the Brass Quarter on. `share` is the
 * part of a ground's 10,000, `keepsake` the chance of a keepsake in percent.
 */
export const creatures = {
  common: { rounds: 3.6, blow: 0.12, xp: 1, gold: 1, share: 5800, keepsake: 1.2 },
  uncommon: { rounds: 3.9, blow: 0.145, xp: 1.5, gold: 1.4, share: 3000, keepsake: 2.5 },
  normal: { rounds: 4.4, blow: 0.17, xp: 2.6, gold: 2.5, share: 930, keepsake: 7 },
  rare: { rounds: 5.8, blow: 0.2, xp: 5.6, gold: 5.8, favours: 1, share: 210, keepsake: 18 },
  boss: { rounds: 6.4, blow: 0.2, xp: 16, gold: 22, diamonds: 0.7, favours: 6, share: 60, keepsake: 45 },
}

/** The shares of a ground's table with special bait: common creatures do not come. */
export const specialBaitShares = { common: 0, uncommon: 5200, normal: 3000, rare: 1500, boss: 300 }

/** The factors by which offal changes the shares of creatures by rarity, before the table is scaled to its width. */
export const offalFactors = { common: 0.5, uncommon: 1.2, normal: 2.5, rare: 3, boss: 2 }

/**
 * Enemy types differ in health, damage and their danger: a proc of each enemy of the type, in percent, unless it has a
 * higher one. All fire with an attack that lands.
 */
export const temperaments = {
  undead: { tough: 1.02, fierce: 0.95, danger: { redthirst: 12 } },
  monster: { tough: 0.97, fierce: 1.04, danger: { feast: 12 } },
  werewolf: { tough: 0.95, fierce: 1.03, danger: { scentofit: 12 } },
  robot: { tough: 1.03, fierce: 0.93, danger: { feint: 5 } },
  dragon: { tough: 1, fierce: 1, danger: { emberkiss: 12 } },
  alien: { tough: 0.99, fierce: 0.98, danger: { gravechill: 4 } },
}

/**
 * The price and required XP of an order's emblem. In percent: how often it calls a companion in a round, and how often
 * it evades an attack.
 */
export const orders = { price: 160, xp: 50, call: 100, guard: 50 }

/** Loot by rarity: `[which material of the ground, percent, at least, at most]`. */
export const drops = {
  common: [
    ['plain', 34, 1, 2],
    ['coarse', 14, 1, 1],
  ],
  uncommon: [
    ['coarse', 40, 1, 3],
    ['fine', 15, 1, 1],
  ],
  normal: [
    ['plain', 60, 2, 4],
    ['fine', 50, 1, 3],
    ['odd', 12, 1, 1],
  ],
  rare: [
    ['fine', 85, 2, 5],
    ['odd', 45, 1, 2],
    ['prized', 10, 1, 1],
  ],
  boss: [
    ['fine', 100, 4, 8],
    ['odd', 100, 2, 4],
    ['prized', 60, 1, 2],
  ],
}

/**
 * The share of each slot in the tier's numbers: `damage` of a round's, `health` of the health beyond the base 100. It
 * also has the critical chance, and the price in hunts on the tier's own grounds.
 */
export const slots = {
  weapon: { damage: 0.49, crit: 4, hunts: 36 },
  head: { health: 0.16, crit: 4, hunts: 15 },
  armour: { health: 0.28, hunts: 24 },
  hands: { damage: 0.07, health: 0.08, hunts: 13 },
  feet: { health: 0.12, hunts: 13 },
  accessory: { health: 0.06, hunts: 15 },
  coffin: { health: 0.04, hunts: 27 },
  mount: { health: 0.06, hunts: 24 },
  retainer: { damage: 0.19, hunts: 24 },
  power: { damage: 0.04, health: 0.06, crit: 4, hunts: 18 },
  emblem: { damage: 0.04, health: 0.1, hunts: 15 },
}

/** The same by rarity: strength and price as factors, and the share of the tier's XP required to equip it. */
export const qualities = {
  common: { strength: 0.85, price: 0.55, xp: 0.8 },
  uncommon: { strength: 0.93, price: 0.75, xp: 0.9 },
  normal: { strength: 1, price: 1, xp: 1 },
  rare: { strength: 1.08, price: 1.3, xp: 1.15 },
  boss: { strength: 1.18, price: 2, xp: 1.3 },
}

/**
 * The factor by which gear gets more expensive in hunts with every tier after the fourth, since each tier takes more
 * hunts too.
 */
export const dearer = 1.09

/** The share of the price that a crafted item costs in gold; materials pay the rest. */
export const craftedPart = 0.35

/** Mean gold of a hunt, as a multiple of the commonest creature's. */
export const goldPerHunt = 1.4

/** The price of one consumable, as a multiple of the same gold. */
export const consumables = { bait: 0.3, specialBait: 0.9, affinityBait: 0.55, offal: 0.12, hex: 4, alchemy: 4, key: 30 }

/** The refund of one piece of a material, as a part of the commonest creature's gold. */
export const materialWorth = { plain: 0.06, coarse: 0.12, fine: 0.3, odd: 0.9, prized: 2.5 }

/** The strength of procs: parts of a round's damage, of health or of gold; the others have strength 1. */
export const procStrength = {
  item: { damage: 0.16, leech: 0.12, healing: 0.03, strength: 0.05, theft: 0.4 },
  creature: { damage: 0.3, leech: 0.35, healing: 0.03, strength: 0.1, theft: 0.12 },
}
