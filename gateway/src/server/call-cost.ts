/** The cost that counts as one more call: about 12 milliseconds of processor time. */
export const costOfCall = 6_000

/** The number of calls to count for a cost, besides the call itself, which was counted on arrival. */
export const callsFor = (cost: number): number => Math.floor(cost / costOfCall)
