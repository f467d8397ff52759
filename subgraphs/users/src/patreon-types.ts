import type { PatreonType } from '@sanguine/schema'

/** In the order of their numbers. */
const patreonTypes: readonly PatreonType[] = ['none', 'fledgling', 'neonate', 'ancilla', 'elder', 'methuselah']

/** The name of a Patreon type by its number. */
export const patreonTypeOf = (number: number): PatreonType => patreonTypes[number] ?? 'none'

/** The number of a Patreon type. */
export const patreonNumberOf = (patreonType: PatreonType): number => patreonTypes.indexOf(patreonType)
