/** The XP at which each tier of the world opens, from the first on: those of the balance table, which a test compares. */
export const tierXp: readonly number[] = [
  0, 240, 600, 1_600, 6_000, 30_000, 85_000, 175_000, 320_000, 545_000, 880_000, 1_380_000, 2_100_000, 3_200_000,
]

/** The XP at which a ground's tier opens, the last that the ground's own XP open, and the one before; null where there is none. */
export function tierOf({ xpRequired }: { readonly xpRequired: number }): {
  readonly own: number
  readonly before: number | null
} {
  const [own = 0, before = null] = tierXp.filter((xp) => xp <= xpRequired).reverse()
  return { own, before }
}
