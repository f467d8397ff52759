/** What a tier is made of; see balance.mjs. */
export interface Tier {
  readonly xp: number
  readonly damage: number
  readonly health: number
  readonly reward: { readonly xp: number; readonly gold: number }
}

export declare const tiers: Readonly<Record<number, Tier>> & { readonly 4: Tier }
