/** Numbers of the game that the specification fixes, or that were decided; the reasons are in docs/rules.md. */
export const roundsPerCombat = 5
export const setupCount = 10
export const baseCooldownSeconds = 600
/** However much Timewalker is worn. */
export const minCooldownSeconds = 480
export const tradeLimit = 1_000_000
/** Items that are sold by one call at most. */
export const maxSaleLines = 200
/** Items that a player can lock against being sold; they are part of the player document. */
export const maxLockedItems = 200
/** Items and ranks that a player can pin; they are part of the player document. */
export const maxPins = 12
/** A critical hit deals this many times the rolled damage. */
export const criticalFactor = 2
/** shortName of the rarity whose creatures nobody waits for without an end. */
export const bossRarity = 'boss'
/** Percent of hunts in which a worn hex brings its creature. */
export const hexChancePercent = 50
/** Part of a base attack that bloodlust drinks. */
export const bloodlustShare = 0.25
/** What bloodcraze adds to the base attacks of both sides with every round after the first, as a part of them. */
export const bloodcrazeStep = 0.2
/** Health of a creature in megalomania, and how many times the XP and coins it is worth. */
export const megalomaniaHealthFactor = 1.5
export const megalomaniaRewardFactor = 2
/** How many times the XP of a win xplosion gives, the coins investment, the loot cloning. */
export const xplosionFactor = 2
export const investmentFactor = 2
export const cloningFactor = 2
/** Game time of a mission window, and the next begins where one ends. */
export const missionSeconds = 86_400
/** Part of the window that must be left for a mission to end with it. */
export const minMissionShare = 0.25
/** Creatures that come more rarely are no objective, as a part of all that come. */
export const minObjectiveShare = 0.1
export const maxObjectives = 3
/** Missions to choose from in each window, at most. */
export const offeredMissions = 3
/** Each mission of a streak whose number is a multiple of this pays its coins and its item twice. */
export const missionStreakStep = 7
export const missionStreakFactor = 2
/** Windows without a mission that a streak outlasts. */
export const missionStreakPause = 7
/** Hunts that a mission is made for. */
export const missionHunts = 12
/** A mission pays this part of what its wins pay, on top of them. */
export const missionShare = 0.5
/** Grounds that a mission is drawn from: the hardest that the player can go to. */
export const missionGrounds = 3
/** So few baits left are few. */
export const lowBaitCount = 3
/** Pieces of bait that auto-hunts leave to a player who has just registered: an hour of hunts by hand. */
export const newPlayerReserve = 6
/** Seconds from one auto-hunt to the next. */
export const autoHuntSeconds = 3600
/** Hours of auto-hunts that are made up for, unless the setting `autoHuntBacklogHours` says otherwise. */
export const defaultAutoHuntBacklogHours = 24
/** A week: all that a player who comes back is made to wait for. */
export const maxAutoHuntBacklogHours = 168
/** A coffin that does not say otherwise. */
export const defaultCoffin = { charges: 1, rechargeSeconds: 3600 }
/** Hunting tables divide the numbers from 0 up to but without this one. */
export const tableWidth = 10_000
/** Retainers that can fight at one side at once, summoned ones included. */
export const maxRetainers = 6
/** shortName of the currency that theft moves. */
export const goldCurrency = 'vgc'
/** Wins over a creature after which a player is shown the numbers of a fight with it. */
export const winsForNumbers = 1
/** Wins over a creature after which a player is told how likely each of its drops is. */
export const winsForDrops = 5
