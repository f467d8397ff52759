/**
 * Domain objects that resolvers return for the GraphQL types; the resolvers of each type shape its fields. Names and
 * texts are in the language of the call, since definitions come from the release of that language.
 */
import type { Connection, Role } from '@sanguine/kernel'
import type {
  Combat,
  CombatAdvice,
  CombatEvent,
  CombatState,
  CreatureSource,
  CreatureStats,
  CurrencyCreature,
  CurrencyDefinition,
  CurrencySources,
  EnemyDefinition,
  EnemyOdds,
  Fairness,
  Fighter,
  GroundDefinition,
  HuntEstimate,
  HuntTotals,
  Id,
  ItemAdvice,
  ItemDefinition,
  ItemSources,
  JournalLine,
  MissingItem,
  Mission,
  NewsDefinition,
  NotificationSettings,
  Pin,
  PlanEntry,
  PlayerGoal,
  PlayerState,
  QuietHours,
  RegionEffect,
  RegionPhase,
  RegionState,
  SourceGround,
} from '@sanguine/rules'

/** `Player`: a player as it was read or left by a change. */
export interface PlayerObject {
  readonly accountId: Id
  readonly state: PlayerState
  readonly revision: number
}

/** `Combat`: a combat after a round, of the player who fights it. */
export interface CombatObject {
  readonly player: PlayerObject
  readonly combat: Combat
  /** rounds that are shown, 0 to 5 */
  readonly upToRound: number
  /** the combat after these rounds, if the call has played it */
  readonly standing?: CombatState
}

/** `Fighter`: a side of a combat with its numbers after a round. */
export interface FighterObject {
  readonly fighter: Fighter
  readonly imageId: string
  readonly health: number
  readonly retainers: readonly CombatRetainerObject[]
}

/** `FightReplay`: a combat that is over, with the avatar that its hunter wears today. */
export interface FightReplayObject {
  readonly combat: Combat
  /** empty for none */
  readonly avatarImageId: string
  /** the seeds of its hunter; null if the player has none yet */
  readonly fairness: Fairness | null
}

/** `HuntCount`. */
export interface HuntCountObject {
  readonly groundId: Id
  readonly enemyId: Id
  readonly wins: number
  readonly draws: number
  readonly losses: number
}

/** `DropCount`. */
export interface DropCountObject {
  readonly enemyId: Id
  readonly itemId: Id
  readonly wins: number
  /** the sum of the chances that the wins had, each 0 to 1 */
  readonly expected: number
  readonly drops: number
}

/** `CurrencyAmount`. */
export interface CurrencyAmountObject {
  /** short name of the currency */
  readonly currency: string
  readonly amount: number
}

/** `ItemAmount`. */
export interface ItemAmountObject {
  readonly itemId: Id
  readonly amount: number
}

/** `Reward`. */
export interface RewardObject {
  readonly xp: number
  /** amounts by short name */
  readonly currencies: Readonly<Record<string, number>>
  readonly items: readonly ItemAmountObject[]
}

/** `Image`: a still, and the moving image shown in its place. */
export interface ImageObject {
  readonly id: string
  readonly animatedId: string | null
}

/** `ListedImage`: an image that records can show. */
export interface ListedImageObject {
  readonly id: string
  readonly contentType: string
  /** milliseconds since the epoch; null for an image of the content pack */
  readonly uploadedAt: number | null
  readonly titles: readonly string[]
}

/** `Collection`: as the player with this state has it. */
export interface CollectionObject {
  readonly item: ItemDefinition
  readonly state: PlayerState
}

/** `RegionRule`: with where it stands. */
export type RegionRuleObject = RegionState

/** `RegionPhase`. */
export type RegionPhaseObject = RegionPhase

/** `RegionEffect`. */
export type RegionEffectObject = RegionEffect

/** `CombatAdvice`. */
export type CombatAdviceObject = CombatAdvice

/** `ItemAdvice`. */
export type ItemAdviceObject = ItemAdvice

/** `HuntTotals`. */
export type HuntTotalsObject = HuntTotals

/** `SlotChange`: item ids in slot order. */
export interface SlotChangeObject {
  /** shortName of the item type */
  readonly slotType: string
  readonly before: readonly Id[]
  readonly after: readonly Id[]
}

/** `CreatureFight`. */
export interface CreatureFightObject extends Omit<EnemyOdds, 'drops'> {
  readonly stats: CreatureStatsObject
}

/** `CreatureStats`. */
export type CreatureStatsObject = CreatureStats

/** `DropSource`: the enemy is null where the player has not beaten it yet. */
export interface DropSourceObject {
  readonly ground: GroundDefinition
  readonly enemy: EnemyDefinition | null
}

/** `CreatureSource`. */
export type CreatureSourceObject = CreatureSource

/** `SourceGround`. */
export type SourceGroundObject = SourceGround

/** `ItemSources`. */
export interface ItemSourcesObject {
  readonly item: ItemDefinition
  readonly sources: ItemSources
}

/** `CurrencySources`. */
export interface CurrencySourcesObject {
  readonly currency: CurrencyDefinition
  readonly sources: CurrencySources
}

/** `PayingCreature`. */
export type PayingCreatureObject = CurrencyCreature

/** `Pin`. */
export type PinObject = Pin

/** `PlanEntry`. */
export type PlanEntryObject = PlanEntry

/** `MissingItem`. */
export type MissingItemObject = MissingItem

/** `HuntEstimate`. */
export type HuntEstimateObject = HuntEstimate

interface EntryWith<Line extends JournalLine> {
  readonly id: string
  /** milliseconds since the epoch */
  readonly at: number
  readonly line: Line
}

/** `PlayerProfile`. */
export interface PlayerProfileObject {
  readonly accountId: Id
  readonly name: string
}

/** `LadderEntry`: a row of the ladder. */
export interface LadderEntryObject {
  readonly accountId: Id
  /** 1 for the highest */
  readonly rank: number
  /** of the equipped avatar, or the player's portrait; empty if there is none */
  readonly avatarImageId: string
  readonly name: string
  readonly xp: number
  readonly isOwn: boolean
}

/** `Mission`: of the player who is asked to hunt. */
export interface MissionObject {
  readonly mission: Mission
  readonly player: PlayerObject
}

/** `NewsPost`: as a player sees it. */
export interface NewsPostObject {
  readonly news: NewsDefinition
  readonly isGiftTaken: boolean
}

/** `EntryEvent`. */
export interface EntryEventObject {
  readonly type: 'entry'
  /** of the entry, and the place to continue from */
  readonly id: string
}

/** `PlayerEvent`. Its id is the place to continue from, its time milliseconds since the epoch. */
export interface PlayerEventObject {
  readonly type: 'player'
  readonly id: string
  readonly revision: number
  readonly nextHuntAt: number
}

/** `HuntReadyEvent`. Its time is milliseconds since the epoch. */
export interface HuntReadyEventObject {
  readonly type: 'huntReady'
  readonly nextHuntAt: number
}

/** `NewsEvent`. */
export interface NewsEventObject {
  readonly type: 'news'
  readonly newsId: string
}

/** `User`: an account as staff see it. Times are milliseconds since the epoch. */
export interface UserObject {
  readonly accountId: Id
  readonly name: string
  readonly email: string
  readonly role: Exclude<Role, 'guest'>
  /** 0 none to 5 Methuselah */
  readonly patreonType: number
  readonly ban: {
    readonly reason: string
    readonly bannedAt: number
    readonly roleBefore: Exclude<Role, 'guest' | 'banned'>
  } | null
  readonly registeredAt: number
  readonly activatedAt: number | null
  readonly revision: number
}

/** `GameSettings`: under their stored keys. */
export interface GameSettingsObject {
  readonly autoHuntBacklogHours: number
  /** as `regionId__groundId`; null for the player's own */
  readonly ForceMissionHuntingGround: string | null
}

/** `<Kind>Record`: a record's values under the API's names, see `toApi` of `@sanguine/content`. */
export interface RecordObject {
  readonly id: Id
  readonly revision: number
  /** milliseconds since the epoch */
  readonly updatedAt: number
  readonly [field: string]: unknown
}

/** `TableSliceRecord`, `LootEntryRecord` and the like. */
export type RecordEntryObject = Readonly<Record<string, unknown>>

/** `<Mutation>UserError`: a refusal by a rule or an operation, or of an input. */
export interface UserErrorObject<Code extends string = string> {
  readonly code: Code
  readonly details: Readonly<Record<string, unknown>>
  /** dotted path of the input field at fault */
  readonly field: string | null
}

type EntryOf<Type extends JournalLine['type']> = EntryWith<Extract<JournalLine, { readonly type: Type }>>

/** `JournalEntry`. */
export type JournalEntryObject = { readonly [Type in JournalLine['type']]: EntryOf<Type> }[JournalLine['type']]

export type CombatEntryObject = EntryOf<'combat'>
export type NoBaitEntryObject = EntryOf<'noBait'>
export type TravelEntryObject = EntryOf<'travel'>
export type RankUpEntryObject = EntryOf<'rankUp'>
export type MissionRewardEntryObject = EntryOf<'mission'>
export type CollectionEntryObject = EntryOf<'collection'>
export type PurchaseEntryObject = EntryOf<'purchase'>
export type SystemEntryObject = EntryOf<'system'>

/** A goal, and the player whose goal it is. */
export type GoalObject<Goal extends PlayerGoal = PlayerGoal> = Goal & { readonly player: PlayerObject }

type GoalOf<GoalKind extends PlayerGoal['kind']> = GoalObject<Extract<PlayerGoal, { readonly kind: GoalKind }>>

export type ItemGoalObject = GoalOf<
  'takeGift' | 'equipBait' | 'buyBait' | 'equipItem' | 'buyKey' | 'craftKey' | 'findKey' | 'shopItem' | 'pinnedItem'
>
export type PlaceGoalObject = GoalOf<'buyKey' | 'craftKey' | 'findKey' | 'travel' | 'ground' | 'mission' | 'boss'>
export type FirstHuntGoalObject = GoalOf<'firstHunt'>
export type CoffinHuntGoalObject = GoalOf<'coffinHunt'>
export type TakeGiftGoalObject = GoalOf<'takeGift'>
export type EquipBaitGoalObject = GoalOf<'equipBait'>
export type BuyBaitGoalObject = GoalOf<'buyBait'>
export type EquipItemGoalObject = GoalOf<'equipItem'>
export type ClaimCollectionGoalObject = GoalOf<'claimCollection'>
export type BuyKeyGoalObject = GoalOf<'buyKey'>
export type CraftKeyGoalObject = GoalOf<'craftKey'>
export type FindKeyGoalObject = GoalOf<'findKey'>
export type TravelGoalObject = GoalOf<'travel'>
export type RankGoalObject = GoalOf<'rank'>
export type HuntingGroundGoalObject = GoalOf<'ground'>
export type ShopItemGoalObject = GoalOf<'shopItem'>
export type PinnedItemGoalObject = GoalOf<'pinnedItem'>
export type MissionGoalObject = GoalOf<'mission'>
export type BossGoalObject = GoalOf<'boss'>
export type CollectionGoalObject = GoalOf<'collection'>

/** `CombatEvent`: an event of any type under the schema's names, with the names that the fighters have today. */
export interface CombatEventObject
  extends Pick<
    CombatEvent,
    | 'round'
    | 'actor'
    | 'target'
    | 'damage'
    | 'isCriticalHit'
    | 'healing'
    | 'goldChange'
    | 'proc'
    | 'retainer'
    | 'result'
  > {
  /** the GraphQL type of the event */
  readonly __typename: string
  readonly actorName: string
  readonly targetName: string
  readonly effectiveDamage: number
  readonly effectiveHealing: number
  readonly standing: {
    readonly attackerHealth: number
    readonly defenderHealth: number
    readonly attackerTotalDamage: number
    readonly defenderTotalDamage: number
  }
}

export type CombatProcObject = NonNullable<CombatEvent['proc']>
export type CombatRetainerObject = NonNullable<CombatEvent['retainer']>
export type FairnessObject = Fairness

/** `AuditChange`: with its values as JSON text. */
export interface AuditChangeObject {
  readonly field: string
  readonly before: string | null
  readonly after: string | null
}

/** `AuditEntry`. */
export interface AuditEntryObject {
  readonly id: Id
  /** milliseconds since the epoch */
  readonly at: number
  /** null for the system */
  readonly actor: { readonly accountId: Id; readonly name: string; readonly role: Role } | null
  readonly requestId: string | null
  /** null if no program made the change */
  readonly token: { readonly tokenId: string; readonly name: string } | null
  readonly action: 'create' | 'update' | 'delete' | 'restore'
  /** `type` is the kind of a record, or `user`, `setting` or `image` */
  readonly subject: { readonly type: string; readonly id: string; readonly title: string }
  readonly changes: readonly AuditChangeObject[]
  readonly reason: string | null
  readonly restorableStates: readonly ('before' | 'after')[]
}

/** The fields of all events for the staff. Times are milliseconds since the epoch. */
interface PlacedStaffEvent {
  /** the place to continue from */
  readonly id: Id
  readonly at: number
}

/** `StaffChangeEvent`. */
export interface StaffChangeEventObject
  extends PlacedStaffEvent,
    Pick<AuditEntryObject, 'action' | 'subject' | 'actor'> {
  readonly type: 'change'
  readonly entryId: Id
  readonly contentVersion: number | null
}

type PaymentStatusName =
  | 'created'
  | 'approvalPending'
  | 'active'
  | 'completed'
  | 'cancelled'
  | 'expired'
  | 'suspended'
  | 'declined'
  | 'refunded'
  | 'reversed'

/** `PaymentStatusEvent`. */
export interface PaymentStatusEventObject extends PlacedStaffEvent {
  readonly type: 'payment'
  readonly paymentId: Id
  readonly formerStatus: PaymentStatusName
  readonly status: PaymentStatusName
}

/** `ChargeEvent`. */
export interface ChargeEventObject extends PlacedStaffEvent {
  readonly type: 'charge'
  readonly paymentId: Id
  readonly chargeId: string
  readonly status: 'completed' | 'partiallyRefunded' | 'refunded' | 'reversed'
}

/** `StaffPlaceEvent`. */
export interface StaffPlaceEventObject {
  readonly type: 'place'
  readonly id: Id
  readonly hasMissed: boolean
}

/**
 * `AuditEntryConnection`: a page of entries as they are shown; all that match are counted only where that is selected.
 */
export interface AuditEntryConnectionObject extends Connection<AuditEntryObject> {
  countAll(): Promise<number>
}

/** `ActiveSubscription`. */
export interface ActiveSubscriptionObject {
  readonly paymentId: Id
  /** 1 silver, 2 gold, 3 platinum */
  readonly level: number
  /** milliseconds since the epoch */
  readonly until: number
  /** milliseconds since the epoch; null if the subscription ends */
  readonly renewsAt: number | null
  readonly isInGrace: boolean
}

/** `AnalyticsPurchase`: what was bought of a premium package on a day. */
export interface AnalyticsPurchaseObject {
  readonly packageId: Id
  readonly amount: number
  /** US cents */
  readonly revenueCents: number
}

/** `AnalyticsDay`: figures are null where they are not known. */
export interface AnalyticsDayObject {
  /** the calendar day in Berlin, such as `2024-07-01` */
  readonly id: string
  /** milliseconds since the epoch */
  readonly startsAt: number
  /** milliseconds since the epoch; null for a day that is not over */
  readonly closedAt: number | null
  readonly users: number | null
  readonly activeUsers: number | null
  readonly activeUsersLast7Days: number | null
  readonly activeUsersLast30Days: number | null
  readonly silverSubscriptions: number | null
  readonly goldSubscriptions: number | null
  readonly platinumSubscriptions: number | null
  readonly purchases: readonly AnalyticsPurchaseObject[]
}

/** `Admin`: all of its fields have resolvers. */
export type AdminObject = Readonly<Record<string, never>>

/** `NotificationSettings`: which notifications a player gets. */
export type NotificationSettingsObject = NotificationSettings

/** `QuietHours`: a part of every day, in minutes of the day. */
export type QuietHoursObject = QuietHours

/** `RemoteVersion`: times are milliseconds since the epoch. */
export interface RemoteVersionObject {
  readonly remote: string
  readonly version: string
  readonly state: 'preview' | 'canary' | 'stable' | 'retired' | 'withdrawn'
  readonly share: number | null
  readonly address: string
  readonly commit: string | null
  readonly requirements: readonly { readonly module: string; readonly range: string }[]
  readonly operationCount: number
  readonly previewPath: string | null
  readonly deployedAt: number
  readonly deployedBy: string | null
  readonly changedAt: number
  readonly changedBy: string | null
  readonly reason: string | null
  readonly isGuarded: boolean
  /** null unless it is on trial */
  readonly trialSince: number | null
  readonly withdrawal: RemoteWithdrawalObject | null
}

/** The measure by which versions of a remote are compared. */
export type RemoteMeasureName = 'failures' | 'loadTime' | 'largestPaint' | 'interactionDelay' | 'layoutShift'

/** `RemoteHealth`: networks that failed in the last hour, and the vitals of 24 hours, times in milliseconds. */
export interface RemoteHealthObject {
  readonly failed: number
  readonly networks: number
  readonly vitals: readonly {
    readonly vital: Exclude<RemoteMeasureName, 'failures'>
    readonly p75: number
    readonly pages: number
  }[]
}

/** `RemoteBuild`: its errors are read by their own resolver. */
export interface RemoteBuildObject {
  readonly remote: string
  readonly version: string
  readonly files: readonly { readonly path: string; readonly integrity: string }[]
  readonly operations: readonly { readonly name: string; readonly hash: string; readonly text: string | null }[]
}

/** `RemoteSourcePlace`: lines and columns begin with 1. */
export interface RemoteSourcePlaceObject {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly firstLine: number
  readonly lines: readonly string[]
}

/** `RemoteErrorFrame`: lines and columns begin with 1. */
export interface RemoteErrorFrameObject {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly source: RemoteSourcePlaceObject | null
}

/** `RemoteError`: times are milliseconds since the epoch. */
export interface RemoteErrorObject {
  readonly fingerprint: string
  readonly name: string
  readonly origin: 'load' | 'render' | 'event' | 'promise'
  readonly pages: number
  readonly firstAt: number
  readonly lastAt: number
  readonly frames: readonly RemoteErrorFrameObject[]
}

/** `RemoteWithdrawal`: counts are networks. */
export interface RemoteWithdrawalObject {
  readonly cause: RemoteMeasureName
  readonly failed: number
  readonly networks: number
  readonly otherVersion: string | null
  readonly otherFailed: number
  readonly otherNetworks: number
  readonly formerState: 'canary' | 'stable'
  readonly formerShare: number | null
}

/** `Remote`: with its versions, newest first. */
export interface RemoteObject {
  readonly name: string
  readonly versions: readonly RemoteVersionObject[]
}

/** `Webhook`: for its owner. Times are milliseconds since the epoch. */
export interface WebhookObject {
  readonly id: string
  readonly url: string
  /** in camel case, as the body of an event has it */
  readonly events: readonly string[]
  readonly createdAt: number
  /** null while it gets events */
  readonly disabledAt: number | null
  /** null before the first accepted delivery */
  readonly lastSuccessAt: number | null
}
