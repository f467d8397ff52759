/** Numbers of the game that the specification fixes, or that were decided; the reasons are in docs/rules.md. */
export const roundsPerCombat = 5
export const setupCount = 10
export const baseCooldownSeconds = 600
/** However much Timewalker is worn. */
export const shortestCooldownSeconds = 480
export const tradeLimit = 1_000_000
/** A critical hit deals this many times the rolled damage. */
export const criticalFactor = 2
/** Percent of hunts in which a worn hex brings its creature. */
export const hexPercent = 50
/** A coffin that does not say otherwise. */
export const plainCoffin = { charges: 1, rechargeSeconds: 3600 }
/** Hunting tables divide the numbers from 0 up to but without this one. */
export const tableWidth = 10_000
/** Retainers that can fight at one side at once, summoned ones included. */
export const mostRetainers = 6
/** shortName of the currency that theft moves. */
export const goldCurrency = 'vgc'
