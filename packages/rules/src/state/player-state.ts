import type { Combat } from '../fight/combat'
import type { BossWaits } from '../hunt/boss-waits'
import type { Heat } from '../region/region-rule'
import type { Id, Purse } from '../release/release'

/** The items of a setup: ids by item type shortName, in slot order. One bait, hex, coin and avatar are part of it. */
export type Setup = Readonly<Record<string, readonly Id[]>>

/**
 * Everything that a hunt, a purchase or an equip reads and writes. Times are milliseconds since the epoch, 0 for "now
 * or never yet". A rule that alone keeps something of the player declares it beside itself, as `inventory/lock-item.ts`.
 */
export interface PlayerState {
  readonly xp: number
  readonly currencies: Purse
  /** amounts by item id, including equipped items; an entry exists only while its amount is above 0 */
  readonly inventory: Readonly<Record<Id, number>>
  /** always ten */
  readonly setups: readonly Setup[]
  readonly unlockedSetups: number
  /** names and grounds of the setups, one for each; missing before the first change */
  readonly setupSettings?: readonly SetupSettings[]
  /** zero-based */
  readonly activeSetup: number
  readonly groundId: Id
  readonly nextHuntAt: number
  readonly coffin: {
    readonly charges: number
    readonly nextRechargeAt: number
    /** charges beyond the coffin's own, which do not come again; missing in players from before there were any */
    readonly extra?: number
  }
  /** the open combat, or the last one; null before the first hunt */
  readonly combat: Combat | null
  /** the number of the latest auto-hunt, which `combat` does not hold; missing before the first */
  readonly autoHuntNumber?: number
  /** whether the journal has reported a lack of bait and no auto-hunt was played since */
  readonly isBaitMissed?: boolean
  /** the waits for each boss, see `hunt/boss-waits.ts`; missing before the first wait */
  readonly bossWaits?: BossWaits
  /** the player's heat of regions, by region id, see `region/heat.ts`; missing before the first such hunt */
  readonly heat?: Readonly<Record<Id, Heat>>
  /** number of wins over each enemy, by enemy id */
  readonly hunted: Readonly<Record<Id, number>>
  /** the latest rank reached, as an index into the release's ranks */
  readonly rank: number
  /**
   * every rank reached, or below a reached one, so that none is given twice when content moves it; missing before the
   * first XP
   */
  readonly ranksReached?: readonly Id[]
  /** 0 none, 1 silver, 2 gold, 3 platinum */
  readonly subscription: number
  /** the latest mission, even if it is over: the chosen one, or the first offered; missing before the first */
  readonly mission?: Mission
  /** the missions of the same window that are not chosen, each with its progress; missing if only one was drawn */
  readonly otherMissions?: readonly Mission[]
  /** whether missions of this window were drawn again; missing if not */
  readonly isMissionRerolled?: boolean
  /** missing before the first completed mission */
  readonly missionStreak?: MissionStreak
  /** the time when the next auto-hunt falls due, 0 while none is scheduled; missing if it was never computed */
  readonly autoHuntAt?: number
  /** the time since which equipped retainers do not hunt; 0 or missing while they do, and if it is not known */
  readonly autoHuntsIdleSince?: number
  /** the time of the next look at the auto-hunts that wait for the end of an open fight; missing before the first look */
  readonly autoHuntLookAt?: number
  /** the time when due auto-hunts were last dropped; missing if none were */
  readonly autoHuntsDroppedAt?: number
  /** the same in older versions, which dropped only those of a ban */
  readonly banHoursDroppedAt?: number
  /** the source of the seeds of the player's combats; missing until the first one is drawn */
  readonly fairness?: Fairness
  /** pins in the player's order, at most `maxPins`; missing before the first */
  readonly pins?: readonly Pin[]
  /** settings of auto-hunts; missing until the player changes them */
  readonly autoHunt?: AutoHuntSettings
  /**
   * the items given by charges, by the payment provider's id of the charge, so that none gives twice; missing before
   * the first
   */
  readonly purchases?: Readonly<Record<string, PurchaseRecord>>
  /** paid periods of subscriptions, which decide `subscription`; missing before the first */
  readonly paidPeriods?: readonly PaidPeriod[]
}

/** Something that a player wants: an item, which may be a key or a collection, or a rank. */
export interface Pin {
  readonly kind: 'item' | 'rank'
  readonly id: Id
}

/** The settings of a setup. */
export interface SetupSettings {
  /** 1 to 24 characters, or null */
  readonly name: string | null
  /** the ground on whose arrival it becomes the setup in use, or null */
  readonly groundId: Id | null
}

/** The settings of auto-hunts. */
export interface AutoHuntSettings {
  /** whether the hours pass without hunts */
  readonly isOff: boolean
  /** the bait of auto-hunts; null for the equipped one */
  readonly baitId: Id | null
  /** pieces of the bait that auto-hunts leave */
  readonly reserve: number
}

export interface PurchasedItem {
  readonly itemId: Id
  readonly amount: number
}

/** The items that a charge gave. */
export interface PurchaseRecord {
  readonly items: readonly PurchasedItem[]
  /** unique items that it paid for too, but that the player already had; missing if there were none */
  readonly alreadyOwned?: readonly Id[]
  /** its items whose last piece the player sold or used up since; missing if there are none */
  readonly gone?: readonly Id[]
  /** items that were already gone when the charge was taken back; missing before that */
  readonly missing?: readonly PurchasedItem[]
}

/** A period of a subscription that a charge paid for. */
export interface PaidPeriod {
  readonly captureId: string
  readonly paymentId: Id
  /** 1 silver, 2 gold, 3 platinum */
  readonly level: number
  /** milliseconds since the epoch */
  readonly until: number
  /** whether another charge is expected at `until` */
  readonly renews: boolean
}

export interface MissionObjective {
  readonly enemyId: Id
  /** wins so far, at most `goal` */
  readonly caught: number
  readonly goal: number
}

/** Windows in which a mission was completed, with pauses of at most a week in between. */
export interface MissionStreak {
  readonly count: number
  readonly longest: number
  /** the start of the window of the last one, in milliseconds since the epoch */
  readonly lastAt: number
}

/** Enemies to beat within a window of time, and the reward. Times are milliseconds since the epoch. */
export interface Mission {
  /**
   * identifies the mission in its window: its place from 0, and 1 if it was drawn again. Missing in older versions,
   * which drew one
   */
  readonly offer?: { readonly place: number; readonly draw: number }
  readonly groundId: Id
  readonly startsAt: number
  readonly endsAt: number
  readonly objectives: readonly MissionObjective[]
  readonly reward: JournalReward
  /** the time when the last objective was met and the reward given; 0 before that */
  readonly completedAt: number
}

/** One movement of a coin or item; the sum of a player's lines is the player's balance. */
export interface LedgerLine {
  readonly kind: 'currency' | 'item'
  /** currency shortName or item id */
  readonly what: string
  /** whole and not 0; negative if coins or items leave */
  readonly delta: number
  readonly reason:
    | 'start'
    | 'bait'
    | 'hex'
    | 'reward'
    | 'refund'
    | 'loot'
    | 'theft'
    | 'purchase'
    | 'sale'
    | 'craft'
    | 'travel'
    | 'rank'
    | 'mission'
    | 'collection'
    | 'gift'
    | 'payment'
    | 'admin'
    | 'deletion'
}

export interface JournalReward {
  readonly xp: number
  readonly currencies: Purse
  readonly items: readonly { readonly itemId: Id; readonly amount: number }[]
}

/** The lines that the journal stores. Names and images are looked up when it is read. */
export type JournalLine =
  | { readonly type: 'combat'; readonly combat: Combat; readonly reward: JournalReward }
  | {
      readonly type: 'noBait'
      readonly auto: boolean
      /** the bait of which auto-hunts may use no piece, if there was one for them; missing if none was equipped */
      readonly baitId?: Id
      /** whether the reserve keeps auto-hunts from using the rest; missing if nothing is left */
      readonly isReserve?: boolean
    }
  | { readonly type: 'travel'; readonly groundId: Id }
  | { readonly type: 'rankUp'; readonly rankId: Id; readonly rewardItemId: Id | null }
  | { readonly type: 'mission'; readonly mission: Mission }
  | { readonly type: 'collection'; readonly collectionId: Id }
  | {
      readonly type: 'purchase'
      readonly packageId: Id
      /** name of the package when it was bought, in English */
      readonly packageName: string
      /** the player who gave it; null if the player bought it */
      readonly giverId: Id | null
      readonly items: readonly PurchasedItem[]
    }
  | { readonly type: 'system'; readonly message: string }

/** A server seed whose combats are over, published so that anyone can check them. */
export interface RevealedSeed {
  readonly seed: string
  readonly clientSeed: string
  /** the combats drawn from it */
  readonly firstCombat: number
  readonly lastCombat: number
  /** milliseconds since the epoch */
  readonly revealedAt: number
}

/**
 * The seeds of a player's combats. The seed is fixed, and its hash shown, before its first combat, so that the server
 * cannot choose it afterwards. The player's part keeps the server from choosing it beforehand.
 */
export interface Fairness {
  /** 64 hex digits; secret until it is replaced */
  readonly seed: string
  /** the seed that will replace it, fixed before the player chooses a part; missing in old players until they act */
  readonly nextSeed?: string
  /** the player's part, empty until the player chooses one */
  readonly clientSeed: string
  /** number of the first combat drawn from it */
  readonly firstCombat: number
  /** the latest first */
  readonly past: readonly RevealedSeed[]
}

/** The latest call of the kind that returns the same when repeated within two seconds. */
export interface LastCall {
  readonly call: string
  /** milliseconds since the epoch */
  readonly at: number
  /** the data from which the first result is rebuilt */
  readonly result: unknown
  /** set on a call that counts as the latest only until other bait is equipped */
  readonly untilBaitChanges?: true
}
