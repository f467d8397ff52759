import type { PatreonType } from '@sanguine/schema'

/** In the order of their numbers. */
const patreonTypes: readonly PatreonType[] = ['fledgling', 'neonate', 'ancilla', 'elder', 'methuselah']

/** The name of a Patreon type by its number; null for 0, which is none. */
export const patreonTypeOf = (number: number): PatreonType | null => patreonTypes[number - 1] ?? null

/** The number of a Patreon type. */
export const patreonNumberOf = (patreonType: PatreonType | null): number =>
  patreonType === null ? 0 : patreonTypes.indexOf(patreonType) + 1
