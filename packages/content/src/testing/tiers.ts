/** The XP at which each tier of the world opens. A test compares them with the balance table. */
export const tierXp: readonly number[] = [
  0, 240, 600, 1_600, 6_000, 30_000, 85_000, 175_000, 320_000, 545_000, 880_000, 1_380_000, 2_100_000, 3_200_000,
]

/**
 * The XP of a ground's tier, which is the last that the ground's required XP open, and of the one before; null without
 * one.
 */
export function tierOf({ requiredXp }: { readonly requiredXp: number }): {
  readonly own: number
  readonly before: number | null
} {
  const [own = 0, before = null] = tierXp.filter((xp) => xp <= requiredXp).reverse()
  return { own, before }
}
