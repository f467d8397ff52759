/** Numbers of the game that the specification fixes or that we decided; docs/rules.md has the reasons. */
export const roundsPerCombat = 5
export const setupCount = 10
export const baseCooldownSeconds = 600
/** The shortest cooldown, regardless of Timewalker. */
export const minCooldownSeconds = 480
export const tradeLimit = 1_000_000
/** The maximum number of items in one sale. */
export const maxSaleLines = 200
/**
 * The maximum number of items that a player can lock against being sold, because they are part of the player document.
 */
export const maxLockedItems = 200
/** The maximum number of items and ranks that a player can pin, because they are part of the player document. */
export const maxPins = 12
/** A critical hit deals this many times the rolled damage. */
export const criticalFactor = 2
/** shortName of the rarity of bosses, whose chance grows while they do not come. */
export const bossRarity = 'boss'
/** Percent of hunts in which an equipped hex attracts its enemy. */
export const hexChancePercent = 50
/** The share of a base attack that bloodlust drinks. */
export const bloodlustShare = 0.25
/** The share by which bloodcraze raises the base attacks of both sides in every round after the first. */
export const bloodcrazeStep = 0.2
/** Factors by which megalomania multiplies an enemy's health, and its XP and coins. */
export const megalomaniaHealthFactor = 1.5
export const megalomaniaRewardFactor = 2
/** Factors by which xplosion multiplies the XP of a win, investment the coins, and cloning the loot. */
export const xplosionFactor = 2
export const investmentFactor = 2
export const cloningFactor = 2
/** Game time of a mission window. The next window begins when one ends. */
export const missionSeconds = 86_400
/** The share of the window that must be left for a mission to end with it. */
export const minMissionShare = 0.25
/** The minimum share of encounters for an enemy to be an objective. */
export const minObjectiveShare = 0.1
export const maxObjectives = 3
/** The maximum number of missions to choose from in each window. */
export const offeredMissions = 3
/** A mission whose number in a streak is a multiple of this step pays its coins and its item twice. */
export const missionStreakStep = 7
export const missionStreakFactor = 2
/** The number of windows without a mission after which a streak still continues. */
export const missionStreakPause = 7
/** The number of hunts that a mission is designed for. */
export const missionHunts = 12
/** A mission pays this share of the rewards of its wins, in addition to them. */
export const missionShare = 0.5
/** The number of grounds from which a mission is drawn: the hardest that the player can enter. */
export const missionGrounds = 3
/** The number of baits at or below which the player is running out. */
export const lowBaitCount = 3
/** The reserve of bait of a newly registered player: enough for an hour of manual hunts. */
export const newPlayerReserve = 6
/** Seconds from one auto-hunt to the next. */
export const autoHuntSeconds = 3600
/** Hours of missed auto-hunts that are played later, unless the setting `autoHuntBacklogHours` differs. */
export const defaultAutoHuntBacklogHours = 24
/** One week: the longest backlog that a returning player has to wait for. */
export const maxAutoHuntBacklogHours = 168
/** A coffin whose record names no values. */
export const defaultCoffin = { charges: 1, rechargeSeconds: 3600 }
/** Hunting tables divide the numbers from 0 up to this one, exclusive. */
export const tableWidth = 10_000
/** The maximum number of retainers fighting on one side, including summoned ones. */
export const maxRetainers = 6
/** shortName of the currency that theft moves. */
export const goldCurrency = 'vgc'
/** Wins over an enemy after which a player sees the numbers of a fight with it. */
export const winsForNumbers = 1
/** Wins over an enemy after which a player sees the chances of its drops. */
export const winsForDrops = 5
