/** What a tier is made of; see balance.mjs. */
export interface Tier {
  readonly xp: number
  readonly damage: number
  readonly health: number
  readonly reward: { readonly xp: number; readonly gold: number }
}

export declare const tiers: Readonly<Record<number, Tier>> & { readonly 4: Tier }

/** What a kind of creature is like: factors of its health and damage, and the proc that all of it carry, in percent. */
export interface Temperament {
  readonly tough: number
  readonly fierce: number
  readonly danger: Readonly<Record<string, number>>
}

export declare const temperaments: Readonly<Record<string, Temperament>>

/** What the emblem of an order asks for, and in percent how often it works. */
export declare const orders: {
  readonly price: number
  readonly xp: number
  readonly call: number
  readonly guard: number
}
