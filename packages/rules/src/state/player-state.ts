import type { Combat } from '../fight/combat'
import type { BossWaits } from '../hunt/boss-waits'
import type { Heat } from '../region/region-rule'
import type { Id, Purse } from '../release/release'

/** What a setup holds: item ids by item type shortName, in slot order. One bait, hex, coin and avatar are part of it. */
export type Setup = Readonly<Record<string, readonly Id[]>>

/** Everything a hunt, a purchase or an equip reads and writes. Times are milliseconds since the epoch, 0 for "now or never yet". */
export interface PlayerState {
  readonly xp: number
  readonly currencies: Purse
  /** amounts by item id; an entry is there only while its amount is above 0. What is equipped is included. */
  readonly inventory: Readonly<Record<Id, number>>
  /** always ten */
  readonly setups: readonly Setup[]
  readonly unlockedSetups: number
  /** names and grounds of the setups, one for each; left out before the first was changed */
  readonly setupSettings?: readonly SetupSettings[]
  /** zero-based */
  readonly activeSetup: number
  readonly groundId: Id
  readonly nextHuntAt: number
  readonly coffin: { readonly charges: number; readonly nextRechargeAt: number }
  /** the open combat, or the last one; null before the first hunt */
  readonly combat: Combat | null
  /** the number of the latest auto-hunt, which `combat` does not tell of; left out before the first */
  readonly autoHuntNumber?: number
  /** whether the journal was told that auto-hunts lack bait, and none was played since */
  readonly isBaitMissed?: boolean
  /** how long each boss has been waited for, see `hunt/boss-waits.ts`; left out before the first wait */
  readonly bossWaits?: BossWaits
  /** how hot the player has made regions, by region id, see `region/heat.ts`; left out before the first such hunt */
  readonly heat?: Readonly<Record<Id, Heat>>
  /** how often each enemy was beaten, by enemy id */
  readonly hunted: Readonly<Record<Id, number>>
  /** the latest rank that was reached, as an index into the release's ranks */
  readonly rank: number
  /** every rank that was reached, or lay below one that was, so that none is given twice when content moves it; left out before the first XP */
  readonly ranksReached?: readonly Id[]
  /** 0 none, 1 silver, 2 gold, 3 platinum */
  readonly subscription: number
  /** the latest mission, also when it is over: the chosen one, or the first offered; left out before the first */
  readonly mission?: Mission
  /** the missions of the same window that are not chosen, each with its progress; left out where only one was drawn */
  readonly otherMissions?: readonly Mission[]
  /** whether missions of this window were drawn again; left out where they were not */
  readonly isMissionRerolled?: boolean
  /** left out before the first mission that was completed */
  readonly missionStreak?: MissionStreak
  /** when the next auto-hunt falls due, 0 while none is scheduled; left out where that was never worked out */
  readonly autoHuntAt?: number
  /** what the seeds of the player's combats are made of; left out where the first one is not drawn yet */
  readonly fairness?: Fairness
  /** items that the player locked against being sold, at most `maxLockedItems`; left out before the first */
  readonly lockedItemIds?: readonly Id[]
  /** what the player wants, in their order, at most `maxPins`; left out before the first */
  readonly pins?: readonly Pin[]
  /** how the retainers hunt by themselves; left out before the player changed it */
  readonly autoHunt?: AutoHuntSettings
  /** ids of the news whose gift was taken; left out before the first */
  readonly gifts?: readonly Id[]
  /** what payments gave, by the payment provider's id of the charge, so that none gives twice; left out before the first */
  readonly purchases?: Readonly<Record<string, PurchaseRecord>>
  /** what is paid of subscriptions; `subscription` follows it. Left out before the first */
  readonly paidPeriods?: readonly PaidPeriod[]
}

/** Something that a player wants: an item, which may be a key or a collection, or a rank. */
export interface Pin {
  readonly kind: 'item' | 'rank'
  readonly id: Id
}

/** What a player has set about a setup. */
export interface SetupSettings {
  /** 1 to 24 characters, or null */
  readonly name: string | null
  /** the ground where it is put in use on arrival, or null */
  readonly groundId: Id | null
}

/** How the retainers hunt by themselves. */
export interface AutoHuntSettings {
  /** whether the hours pass without hunts */
  readonly isOff: boolean
  /** the bait of auto-hunts; null for the one that is worn */
  readonly baitId: Id | null
  /** pieces of the bait that auto-hunts leave */
  readonly reserve: number
}

export interface PurchasedItem {
  readonly itemId: Id
  readonly amount: number
}

/** What a charge gave. */
export interface PurchaseRecord {
  readonly items: readonly PurchasedItem[]
  /** set once it was taken back: what was no longer there */
  readonly missing?: readonly PurchasedItem[]
}

/** What a charge pays of a subscription. */
export interface PaidPeriod {
  readonly captureId: string
  readonly paymentId: Id
  /** 1 silver, 2 gold, 3 platinum */
  readonly level: number
  /** milliseconds since the epoch */
  readonly until: number
  /** whether another charge is expected then */
  readonly renews: boolean
}

export interface MissionObjective {
  readonly enemyId: Id
  /** beaten so far, at most `goal` */
  readonly caught: number
  readonly goal: number
}

/** Windows in which a mission was completed, with pauses of a week at most in between. */
export interface MissionStreak {
  readonly count: number
  readonly longest: number
  /** when the window of the last one began, in milliseconds since the epoch */
  readonly lastAt: number
}

/** What a player is asked to hunt within a window of time. Times are milliseconds since the epoch. */
export interface Mission {
  /** which of the window's missions it is: its place from 0, and 1 where it was drawn again. Left out by older versions, which drew one */
  readonly offer?: { readonly place: number; readonly draw: number }
  readonly groundId: Id
  readonly startsAt: number
  readonly endsAt: number
  readonly objectives: readonly MissionObjective[]
  readonly reward: JournalReward
  /** when the last objective was met and the reward given; 0 before that */
  readonly completedAt: number
}

/** One movement of a coin or item; the sum of a player's lines is the player's balance. */
export interface LedgerLine {
  readonly kind: 'currency' | 'item'
  /** currency shortName or item id */
  readonly what: string
  /** whole, not 0, negative for what leaves */
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

/** What the journal keeps; names and pictures are looked up when it is read. */
export type JournalLine =
  | { readonly type: 'combat'; readonly combat: Combat; readonly reward: JournalReward }
  | {
      readonly type: 'noBait'
      readonly auto: boolean
      /** the bait of which auto-hunts may use no piece, where one was meant for them; left out where none was worn */
      readonly baitId?: Id
      /** whether auto-hunts leave what there is of it untouched; left out where nothing is left */
      readonly isReserve?: boolean
    }
  | { readonly type: 'travel'; readonly groundId: Id }
  | { readonly type: 'rankUp'; readonly rankId: Id; readonly rewardItemId: Id | null }
  | { readonly type: 'mission'; readonly mission: Mission }
  | { readonly type: 'collection'; readonly collectionId: Id }
  | {
      readonly type: 'purchase'
      readonly packageId: Id
      /** of the package as it was bought, in English */
      readonly packageName: string
      /** whose gift it was; null where the player bought it */
      readonly giverId: Id | null
      readonly items: readonly PurchasedItem[]
    }
  | { readonly type: 'system'; readonly message: string }

/** A server seed whose combats are over, for everybody to check them. */
export interface RevealedSeed {
  readonly seed: string
  readonly clientSeed: string
  /** the combats that were drawn from it */
  readonly firstCombat: number
  readonly lastCombat: number
  /** milliseconds since the epoch */
  readonly revealedAt: number
}

/**
 * What a player's combats are drawn from. The seed is fixed, and its hash shown, before the first of them is fought, so
 * the server cannot choose it afterwards; the player's part keeps the server from having chosen it beforehand.
 */
export interface Fairness {
  /** 64 hex digits; nobody sees them before they are replaced */
  readonly seed: string
  /** what takes its place: fixed before the player chooses a part in it; players of earlier days lack it until they act */
  readonly nextSeed?: string
  /** the player's part, empty until they choose one */
  readonly clientSeed: string
  /** number of the first combat drawn from it */
  readonly firstCombat: number
  /** the latest first */
  readonly past: readonly RevealedSeed[]
}
