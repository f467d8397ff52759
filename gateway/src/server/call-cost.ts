/** The cost that counts as a call of its own: about 12 milliseconds of processor time. */
export const costOfCall = 6_000

/** How many calls something counts as, beside the call itself, which was counted when it came. */
export const callsFor = (cost: number): number => Math.floor(cost / costOfCall)
