/** The numbers of a tier; see balance.mjs. */
export interface Tier {
  readonly xp: number
  readonly damage: number
  readonly health: number
  readonly reward: { readonly xp: number; readonly gold: number }
}

export declare const tiers: Readonly<Record<number, Tier>> & { readonly 4: Tier }

/**
 * The character of an enemy type: factors of its health and damage, and the procs that all its enemies have, in
 * percent.
 */
export interface Temperament {
  readonly tough: number
  readonly fierce: number
  readonly danger: Readonly<Record<string, number>>
}

export declare const temperaments: Readonly<Record<string, Temperament>>

/** The price and required XP of an order's emblem, and in percent how often its procs work. */
export declare const orders: {
  readonly price: number
  readonly xp: number
  readonly call: number
  readonly guard: number
}
