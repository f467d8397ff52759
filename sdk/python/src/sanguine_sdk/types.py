"""Made from openapi.v1.json by `npm run generate`."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict, Union

AuditAction = Literal["CREATE", "UPDATE", "DELETE", "RESTORE"]
AuditSubjectType = Literal["ITEM", "CURRENCY", "ITEM_TYPE", "ENEMY_TYPE", "STAT", "RARITY", "ENEMY", "REGION", "HUNTING_GROUND", "HUNTING_TABLE", "PROC_TYPE", "PROC_EVENT_TYPE", "DAMAGE_TYPE", "RANK", "NEWS", "PREMIUM_PACKAGE", "USER", "SETTING", "IMAGE", "REMOTE", "INCIDENT"]
BuyErrorCode = Literal["UNKNOWN_ITEM", "NOT_FOR_SALE", "ALREADY_OWNED", "XP_TOO_LOW", "SUBSCRIPTION_TOO_LOW", "CANNOT_AFFORD", "MISSING_MATERIALS", "AMOUNT_INVALID", "GAME_CLOSED"]
ChargeStatus = Literal["COMPLETED", "PARTIALLY_REFUNDED", "REFUNDED", "REVERSED"]
CombatEventType = Literal["CombatStartEvent", "RoundStartEvent", "ProcGainedEvent", "ProcFiredEvent", "ProcDamageEvent", "RetainerAttackEvent", "RetainerAddedEvent", "RetainerRemovedEvent", "DispelEvent", "ProcEvadedEvent", "AttackEvadedEvent", "LeechEvent", "HealingEvent", "StunEvent", "TheftEvent", "AttackEvent", "CombatEndEvent"]
CombatModifier = Literal["AUTO_HUNT", "QUESTING", "BLOODLUST", "MEGALOMANIA", "BLOODCRAZE", "XPLOSION", "INVESTMENT", "CLONING"]
CombatResult = Literal["ONGOING", "DRAW", "WIN", "LOSS"]
CombatSide = Literal["ATTACKER", "DEFENDER"]
ComponentState = Literal["UP", "DEGRADED", "DOWN", "NOT_MEASURED", "NOT_RECORDED"]
FightProofStatus = Literal["REVEALED", "HIDDEN", "FORGOTTEN"]
FightVerdict = Literal["SURE", "GOOD", "EVEN", "RISKY", "HOPELESS"]
GoalType = Literal["FirstHuntGoal", "CoffinHuntGoal", "TakeGiftGoal", "EquipBaitGoal", "BuyBaitGoal", "EquipItemGoal", "ClaimCollectionGoal", "BuyKeyGoal", "CraftKeyGoal", "FindKeyGoal", "TravelGoal", "RankGoal", "HuntingGroundGoal", "ShopItemGoal", "PinnedItemGoal", "MissionGoal", "BossGoal", "CollectionGoal"]
IncidentPhase = Literal["OPEN", "PLANNED", "PAST"]
IncidentState = Literal["INVESTIGATING", "IDENTIFIED", "MONITORING", "RESOLVED", "SCHEDULED"]
JournalEntryType = Literal["CombatEntry", "NoBaitEntry", "TravelEntry", "RankUpEntry", "MissionRewardEntry", "CollectionEntry", "SystemEntry", "PurchaseEntry"]
JournalKind = Literal["WIN", "LOSS", "DRAW", "AUTO_HUNT", "OTHER"]
Merchant = Literal["MERCATUS", "CRYPT", "STABLE", "ARMORY", "WEAPON_MASTER", "JEWEL", "SANCTUM"]
MissionStatus = Literal["RUNNING", "COMPLETED"]
MoneyCurrency = Literal["USD"]
PaymentStatus = Literal["CREATED", "APPROVAL_PENDING", "ACTIVE", "COMPLETED", "CANCELLED", "EXPIRED", "SUSPENDED", "DECLINED", "REFUNDED", "REVERSED"]
PinKind = Literal["ITEM", "RANK"]
PremiumPackageCategory = Literal["SILVER_ITEM", "GOLD_ITEM", "PLATINUM_ITEM", "HEX_DEAL", "ONE_TIME_DEAL", "AVATAR", "DIAMOND_DEAL_1", "DIAMOND_DEAL_2", "DIAMOND_DEAL_3", "DIAMOND_DEAL_4", "DIAMOND_DEAL_5", "DIAMOND_DEAL_6"]
Role = Literal["GUEST", "USER", "BETA_USER", "SUPPORT", "EDITOR", "ADMIN", "NOT_ACTIVATED", "BANNED"]
SecondFactorMethod = Literal["TOTP", "PASSKEY", "RECOVERY_CODE"]
ShopSort = Literal["ASCENDING", "DESCENDING"]
ShopVerb = Literal["BUY", "CRAFT", "TAME", "BIND"]
StatType = Literal["NUMBER", "YES_NO", "PROC"]
StatusComponent = Literal["API", "DATABASE", "HUNTS", "MAILS", "PAYMENTS", "REMOTES"]
SubscriptionLevel = Literal["SILVER", "GOLD", "PLATINUM"]
WebhookDeliveryStatus = Literal["WAITING", "DELIVERED", "FAILED"]
WebhookEvent = Literal["HUNT_READY", "FIGHT", "AUTO_HUNT", "NO_BAIT", "RANK_UP", "MISSION_REWARD", "COLLECTION", "TRAVEL", "MESSAGE", "NEWS", "CONTENT_CHANGED", "ACCOUNT_CHANGED", "REMOTE_CHANGED", "PAYMENT_CHANGED", "CHARGE_CHANGED", "PING"]

RefusalCode = Literal[
    "ADMIN_REQUIRED",
    "ALREADY_ACTIVATED",
    "ALREADY_BOUGHT",
    "ALREADY_OWNED",
    "ALREADY_THERE",
    "AMOUNT_INVALID",
    "APP_CHANGED",
    "APP_NOT_APPROVED",
    "AUTHORIZATION_INVALID",
    "BROKEN_OPERATION",
    "CANNOT_AFFORD",
    "CHANGED_SINCE",
    "CODE_INVALID",
    "COFFIN_EMPTY",
    "COFFIN_MISSING",
    "COMBAT_OPEN",
    "CONFLICT",
    "EMAIL_INVALID",
    "EMAIL_TAKEN",
    "EVENT_FOR_STAFF",
    "FORBIDDEN",
    "GAME_CLOSED",
    "GIFT_TAKEN",
    "HUNT_TOO_EARLY",
    "INDISPENSABLE",
    "INSUFFICIENT_SCOPE",
    "INTERNAL_SERVER_ERROR",
    "INVALID_INPUT",
    "INVALID_VALUE",
    "IN_USE",
    "IS_EQUIPPED",
    "IS_STABLE",
    "ITEM_LOCKED",
    "KEY_MISSING",
    "LAST_ADMIN",
    "LEVEL_NOT_HIGHER",
    "LOGIN_FAILED",
    "LOGIN_TOO_OLD",
    "METHOD_NOT_ALLOWED",
    "MISSING_MATERIALS",
    "MISSIONS_REROLLED",
    "MISSION_COMPLETED",
    "NAME_INVALID",
    "NAME_RESERVED",
    "NAME_TAKEN",
    "NAME_UNKNOWN",
    "NEEDS_SUBSCRIPTION",
    "NOT_ACCEPTABLE",
    "NOT_A_COLLECTION",
    "NOT_BAIT",
    "NOT_BANNED",
    "NOT_CANCELLABLE",
    "NOT_EQUIPMENT",
    "NOT_EQUIPPED",
    "NOT_FOR_SALE",
    "NOT_FOUND",
    "NOT_OWNED",
    "NOT_PLANNED",
    "NOT_REFUNDABLE",
    "NOT_RESTORABLE",
    "NOT_SELLABLE",
    "NOT_SOLD_NOW",
    "NOT_STABLE",
    "NO_BAIT",
    "NO_EARLIER_VERSION",
    "NO_ENEMY",
    "NO_GIFT",
    "NO_OPEN_COMBAT",
    "NO_OTHER_MISSION",
    "NO_SECOND_FACTOR",
    "OLD_SERVER_KEY",
    "OTHER_ACCOUNT_LOGGED_IN",
    "OWN_ACCOUNT",
    "PASSKEY_INVALID",
    "PASSWORD_EXPIRED",
    "PASSWORD_TOO_COMMON",
    "PASSWORD_WRONG",
    "PAYMENTS_CLOSED",
    "RANGE_NOT_SATISFIABLE",
    "REASON_REQUIRED",
    "RECIPIENT_SUBSCRIBES",
    "REDIRECT_INVALID",
    "REDIRECT_NOT_REGISTERED",
    "REGISTRATION_CLOSED",
    "REQUEST_TIMEOUT",
    "SCOPE_NOT_ALLOWED",
    "SETUP_LOCKED",
    "SHORT_NAME_IN_USE",
    "SHORT_NAME_TAKEN",
    "SLOT_LOCKED",
    "STALE",
    "STILL_NEEDED",
    "SUBSCRIPTION_TOO_LOW",
    "TAKES_FROM_OTHERS",
    "TICKET_INVALID",
    "TOKEN_EXPIRED",
    "TOKEN_INVALID",
    "TOO_LARGE",
    "TOO_MANY",
    "TOO_MANY_APPS",
    "TOO_MANY_ATTEMPTS",
    "TOO_MANY_DEVICES",
    "TOO_MANY_INCIDENTS",
    "TOO_MANY_LINKS",
    "TOO_MANY_LOCKS",
    "TOO_MANY_MAILS",
    "TOO_MANY_PASSKEYS",
    "TOO_MANY_PINS",
    "TOO_MANY_TOKENS",
    "TOO_MANY_UPDATES",
    "TOO_MANY_WEBHOOKS",
    "TROPHIES_MISSING",
    "UNAUTHENTICATED",
    "UNAVAILABLE",
    "UNCHANGED",
    "UNKNOWN_APP",
    "UNKNOWN_CURRENCY",
    "UNKNOWN_DELIVERY",
    "UNKNOWN_DEVICE",
    "UNKNOWN_DOCUMENTS",
    "UNKNOWN_FIGHT",
    "UNKNOWN_GROUND",
    "UNKNOWN_INCIDENT",
    "UNKNOWN_ITEM",
    "UNKNOWN_LINK",
    "UNKNOWN_MISSION",
    "UNKNOWN_NEWS",
    "UNKNOWN_PACKAGE",
    "UNKNOWN_PASSKEY",
    "UNKNOWN_PAYMENT",
    "UNKNOWN_RANK",
    "UNKNOWN_RECIPIENT",
    "UNKNOWN_REMOTE_VERSION",
    "UNKNOWN_SESSION",
    "UNKNOWN_TOKEN",
    "UNKNOWN_UPDATE",
    "UNKNOWN_USER",
    "UNKNOWN_WEBHOOK",
    "UNMET_REQUIREMENTS",
    "UNSUPPORTED_MEDIA_TYPE",
    "UNUSABLE_MANIFEST",
    "URI_TOO_LONG",
    "USER_CHANGED",
    "USER_CODE_INVALID",
    "VERSION_TAKEN",
    "WEBHOOK_DISABLED",
    "XP_TOO_LOW",
]


class Account(TypedDict):
    """An account, with which a person logs in."""

    id: str
    name: str
    email: str
    role: Role
    hasSeenWelcome: bool
    isEnrolmentRequired: bool
    passwordExpiresAt: str | None
    ban: AccountBan | None


class AccountBan(TypedDict):
    """The ban of an account."""

    reason: str
    bannedAt: str


class ActivateAccountInput(TypedDict):
    """A mailed activation token."""

    token: str
    canOpenSession: NotRequired[bool | None]
    canReplaceSession: NotRequired[bool | None]


class ActivateAccountResult(TypedDict):
    """The result of an activation."""

    accessToken: str | None


class ActiveSubscription(TypedDict):
    """A subscription that is active."""

    level: SubscriptionLevel
    paymentId: str
    periodEndsAt: str
    renewsAt: str | None
    isInGrace: bool


class AuditActor(TypedDict):
    """A member of the staff, with name and role at the time of the change."""

    accountId: str
    name: str
    role: Role


class AuditSubject(TypedDict):
    """The subject of a change, with its title at the time of the change."""

    type: AuditSubjectType
    id: str
    title: str


class AutoHunt(TypedDict):
    """The settings of auto-hunts, which retainers make without the player."""

    isOn: bool
    reserve: int
    available: int | None
    bait: ItemName | None


class BestEquipment(TypedDict):
    """The equipment that wins most among the items that the player owns and may equip. It has the most wins, then the fewest losses, then the most XP and gold. Bait, hex, avatar and coffin stay unchanged. The search compares the most promising choices, so it may miss a better one. Its result is never worse than the current equipment."""

    changes: list[SlotChange]
    before: EquipmentOdds
    after: EquipmentOdds


class BuyInput(TypedDict):
    """The item to buy."""

    itemId: str
    amount: int


class BuyItemResult(TypedDict):
    """The result of a purchase."""

    bought: ItemAmount
    player: Player


class BuyPackageInput(TypedDict):
    """The package to buy, and the recipient."""

    packageId: str
    recipientName: NotRequired[str | None]


class BuyPackageResult(TypedDict):
    """The result of beginning a purchase."""

    payment: Payment


class CancelSubscriptionResult(TypedDict):
    """The result of cancelling a subscription."""

    payment: Payment


class ChangeAutoHuntInput(TypedDict):
    """The changes of the settings of auto-hunts. Fields that are left out stay unchanged."""

    isOn: NotRequired[bool | None]
    baitId: NotRequired[str | None]
    reserve: NotRequired[int | None]


class ChangeEquipmentSetResult(TypedDict):
    """The result of switching to another equipment set."""

    player: Player


class ChangePinsInput(TypedDict):
    """The pin to set or remove."""

    isPinned: bool
    place: NotRequired[int | None]


class ChangePinsResult(TypedDict):
    """The result of changing the pins."""

    player: Player


class ChargeEvent(TypedDict):
    """A charge of a payment was paid and its items given, or it was refunded or reversed and they were taken back. For staff who manage users."""

    happenedAt: str
    paymentId: str
    chargeId: str
    status: ChargeStatus


class CheckPaymentResult(TypedDict):
    """The result of checking a payment."""

    isCompleted: bool | None
    isDuplicate: bool | None
    status: PaymentStatus | None
    approveUrl: str | None
    firstChargeAt: str | None
    recipient: PlayerName | None


class ChooseMissionResult(TypedDict):
    """The result of choosing a mission."""

    player: Player


class ClaimCollectionResult(TypedDict):
    """The result of claiming a collection."""

    player: Player


class Coffin(TypedDict):
    """The charges of an equipped coffin."""

    charges: int
    maxCharges: int
    extraCharges: int
    nextChargeAt: str | None


class CoffinHuntInput(TypedDict):
    """The round to play of a hunt that costs a coffin charge."""

    round: NotRequired[int | None]


class CoffinHuntResult(TypedDict):
    """The result of a hunt that costs a coffin charge, or of a round of it."""

    combat: Combat
    player: Player


class Collection(TypedDict):
    """Trophies that belong together, and the bonus for owning all of them."""

    id: str
    name: str
    flavorText: str
    isClaimed: bool
    isClaimable: bool
    rarity: RarityName
    image: ImageFile | None
    trophies: list[Trophy]
    stats: list[StatValue]


class CollectionName(TypedDict):
    """Trophies that belong together, and the bonus for owning all of them."""

    id: str
    name: str


class Combat(TypedDict):
    """A hunt, open or over."""

    id: str
    number: int
    round: int
    result: CombatResult
    isCoffinHunt: bool
    startedAt: str
    seed: str | None
    modifiers: list[CombatModifier]
    enemy: EnemyName
    huntingGround: GroundName
    bait: ItemName
    attacker: Fighter
    defender: Fighter
    events: list[CombatEvent]
    reward: Reward | None


class CombatEvent(TypedDict):
    """Something that happens in a combat."""

    type: CombatEventType
    round: int
    actor: CombatSide
    actorName: str
    target: CombatSide
    targetName: str
    standing: CombatStanding
    damage: NotRequired[int]
    effectiveDamage: NotRequired[int]
    proc: NotRequired[CombatProc]
    isCriticalHit: NotRequired[bool]
    healing: NotRequired[int]
    effectiveHealing: NotRequired[int]
    goldChange: NotRequired[int]
    result: NotRequired[CombatResult]


class CombatProc(TypedDict):
    """An effect in a combat, as it was when the combat started."""

    name: str
    stat: StatName | None


class CombatStanding(TypedDict):
    """Health and damage of both sides at a moment of a combat."""

    attackerHealth: int
    defenderHealth: int
    attackerTotalDamage: int
    defenderTotalDamage: int


class ComponentDay(TypedDict):
    """A day of a component."""

    date: str
    state: ComponentState
    uptime: float | None
    degradedMinutes: int
    downMinutes: int
    notRecordedMinutes: int
    successRate: float | None


class ComponentStatus(TypedDict):
    """A component now and day by day."""

    component: StatusComponent
    state: ComponentState
    uptime: float | None
    days: list[ComponentDay]


class ConfirmEmailInput(TypedDict):
    """A mailed token of a new address."""

    token: str


class ConfirmEmailResult(TypedDict):
    """The result of confirming an address."""

    accessToken: str | None


class ConfirmLoginInput(TypedDict):
    """A ticket and a code."""

    ticket: str
    code: str


class ConfirmLoginResult(TypedDict):
    """The result of confirming a login."""

    accessToken: str | None
    account: SessionAccount | None


class CreateWebhookInput(TypedDict):
    """A webhook to create."""

    url: str
    events: list[WebhookEvent]


class CreateWebhookResult(TypedDict):
    """The result of creating a webhook."""

    secret: str
    webhook: Webhook


class CreatureFight(TypedDict):
    """The numbers of a fight with a creature. The three chances add up to 100."""

    winChance: float
    drawChance: float
    lossChance: float
    margin: float
    xp: float
    stats: CreatureStats
    winCurrencies: list[CurrencyAverage]
    drawCurrencies: list[CurrencyAverage]


class CreatureOdds(TypedDict):
    """A creature that may appear, with the odds that the caller's player has learnt so far."""

    enemy: EnemyName
    chance: float
    huntsAtMost: int | None
    verdict: FightVerdict
    timesBeaten: int
    winsToNext: int | None
    fight: CreatureFight | None
    drops: list[DropChance] | None


class CreatureSource(TypedDict):
    """A creature that drops an item."""

    enemy: EnemyName | None
    chance: float | None
    winsLeft: int
    grounds: list[SourceGround]


class CreatureStats(TypedDict):
    """The stats of a creature in a fight, in the present phase of the region's rule."""

    values: list[StatValue]
    retainers: list[ItemName]


class CurrencyAmount(TypedDict):
    """An amount of one currency."""

    amount: int
    currency: CurrencyName


class CurrencyAverage(TypedDict):
    """An average amount of a currency."""

    amount: float
    currency: CurrencyName


class CurrencyName(TypedDict):
    """A currency of the game."""

    id: str
    name: str
    shortName: str


class DeleteWebhookResult(TypedDict):
    """The result of deleting a webhook."""

    deletedId: str


class DropChance(TypedDict):
    """An item that a win may drop."""

    item: ItemName
    chance: float
    amount: float


class DropCount(TypedDict):
    """The number of drops of an item, beside the expected number."""

    enemy: EnemyName
    item: ItemName
    wins: int
    drops: int
    expected: float
    low: float
    high: float


class DropRates(TypedDict):
    """The drops in the wins of all players."""

    minWins: int
    drops: list[DropCount]


class EnableWebhookResult(TypedDict):
    """The result of enabling a webhook."""

    webhook: Webhook


class EndEvent(TypedDict):
    """The reason for which the server ends the stream."""

    code: str
    message: str


class Enemy(TypedDict):
    """A creature that is hunted."""

    id: str
    name: str
    flavorText: str
    type: EnemyTypeName
    rarity: RarityName
    image: ImageFile | None
    reward: Reward


class EnemyName(TypedDict):
    """A creature that is hunted."""

    id: str
    name: str


class EnemyTypeName(TypedDict):
    """A type of creature."""

    id: str
    name: str
    shortName: str


class EquipInput(TypedDict):
    """The item to equip."""

    itemId: str
    canReplace: NotRequired[bool]


class EquipItemResult(TypedDict):
    """The result of equipping an item."""

    player: Player


class EquipmentOdds(TypedDict):
    """The odds of hunts with some equipment."""

    cooldownSeconds: float
    totals: HuntTotals


class EquipmentSet(TypedDict):
    """A set of equipment that the player can switch to."""

    index: int
    name: str | None
    isLocked: bool
    huntingGround: GroundName | None


class EquipmentSlot(TypedDict):
    """A slot for an equipped item."""

    itemType: ItemTypeName
    index: int
    item: ItemName | None
    lockedBy: SlotRequirement | None


class Fairness(TypedDict):
    """The seeds of a player's combats. The seed of combat n is the HMAC-SHA-256 of `<clientSeed>:<n>`, with the 64 digits of the server seed as the key."""

    seedHash: str
    clientSeed: str
    firstCombat: int
    nextSeedHash: str | None
    revealedSeeds: list[RevealedSeed]


class FightProof(TypedDict):
    """The numbers of a hunt that is over, from which anyone can recompute it."""

    status: FightProofStatus
    seedHash: str | None
    document: str


class FightRound(TypedDict):
    """The state of a hunt after one of its rounds."""

    number: int
    attacker: Fighter
    defender: Fighter
    events: list[CombatEvent]


class Fighter(TypedDict):
    """A side of a combat with its current numbers."""

    name: str
    health: int
    maxHealth: int
    isPlayer: bool


class Goal(TypedDict):
    """A next step that is worth taking."""

    type: GoalType
    missing: int
    item: NotRequired[ItemName]
    huntingGround: NotRequired[GroundName]
    charges: NotRequired[int]
    news: NotRequired[NewsTitle]
    replacedItem: NotRequired[ItemName | None]
    collection: NotRequired[CollectionName]
    material: NotRequired[ItemName]
    isAffordable: NotRequired[bool]
    droppedBy: NotRequired[EnemyName | None]
    source: NotRequired[GroundName]
    rewardFactor: NotRequired[float | None]
    newCreatures: NotRequired[int]
    rank: NotRequired[RankName]
    hunts: NotRequired[int | None]
    key: NotRequired[ItemName | None]
    missingCoins: NotRequired[int]
    gain: NotRequired[int | None]
    enemy: NotRequired[EnemyName]


class GoldDay(TypedDict):
    """Gold that a player gained and spent on a day."""

    day: str
    gained: int
    spent: int


class GrimoireEntry(TypedDict):
    """A creature of a hunting ground, and the number of wins over it."""

    enemy: EnemyName
    playerTimesHunted: int
    globalTimesHunted: int
    chance: float | None
    huntsAtMost: int | None


class GroundName(TypedDict):
    """A place where players hunt."""

    id: str
    name: str


class HuntCount(TypedDict):
    """Hunts of a creature on a ground."""

    enemy: EnemyName
    huntingGround: GroundName
    wins: int
    draws: int
    losses: int


class HuntEstimate(TypedDict):
    """An estimate of the wins that it takes to get some pieces of an item on the best open hunting ground. It ignores lost hunts, hexes, and effects of equipment on the chance of the drop."""

    huntingGround: GroundName
    bait: ItemName | None
    hunts50: int
    hunts90: int


class HuntInput(TypedDict):
    """The round to play."""

    round: NotRequired[int | None]


class HuntOdds(TypedDict):
    """The odds of a hunt on a ground, computed from the tables that real hunts are drawn from."""

    bait: ItemName | None
    turnsAt: str | None
    totals: HuntTotals | None
    creatures: list[CreatureOdds]


class HuntReadyEvent(TypedDict):
    """The time has come at which the next hunt may begin."""

    nextHuntAt: str


class HuntResult(TypedDict):
    """The result of a hunt or round."""

    combat: Combat
    player: Player


class HuntStatistics(TypedDict):
    """The statistics of a player's hunts in a period."""

    hunts: list[HuntCount]
    drops: list[DropCount]
    gold: list[GoldDay]


class HuntTotals(TypedDict):
    """The average results of a hunt. The three chances add up to 100."""

    winChance: float
    drawChance: float
    lossChance: float
    margin: float
    xp: float
    currencies: list[CurrencyAverage]


class HuntingGround(TypedDict):
    """A place where players hunt."""

    id: str
    name: str
    flavorText: str
    sequence: int
    requiredXp: int
    key: ItemName | None
    image: ImageFile | None
    travelCost: list[CurrencyAmount]
    specialBaits: list[ItemName]


class ImageFile(TypedDict):
    """An image, with the moving image that replaces it if the viewer accepts motion."""

    id: str
    url: str
    thumbnailUrl: str
    animatedUrl: str | None


class IncidentText(TypedDict):
    """A text of the staff, without markup. One of the languages may be missing; then the other one is shown."""

    en: str | None
    de: str | None


class InventoryEntry(TypedDict):
    """The pieces of an item that a player owns."""

    item: ItemName
    amount: int
    spare: int
    isEquipped: bool
    isLocked: bool


class Item(TypedDict):
    """A thing that a player can own."""

    id: str
    name: str
    flavorText: str
    isUnique: bool
    requiredXp: int
    requiredSubscription: SubscriptionLevel | None
    itemType: ItemTypeName
    rarity: RarityName
    image: ImageFile | None
    price: list[CurrencyAmount]
    refund: list[CurrencyAmount]
    craftingMaterials: list[ItemAmount]
    stats: list[StatValue]


class ItemAmount(TypedDict):
    """An amount of one item."""

    amount: int
    item: ItemName


class ItemName(TypedDict):
    """A thing that a player can own."""

    id: str
    name: str


class ItemSources(TypedDict):
    """The sources of an item for a player."""

    item: ItemName
    merchant: Merchant | None
    isCollection: bool
    isMissionReward: bool
    creatures: list[CreatureSource]
    ranks: list[RankName]
    news: list[NewsTitle]


class ItemTypeName(TypedDict):
    """A kind of item."""

    id: str
    name: str
    shortName: str


class JournalEntry(TypedDict):
    """An event in the life of a player."""

    type: JournalEntryType
    id: str
    happenedAt: str
    number: NotRequired[int]
    isAutoHunt: NotRequired[bool]
    result: NotRequired[CombatResult]
    modifiers: NotRequired[list[CombatModifier]]
    enemy: NotRequired[EnemyName]
    reward: NotRequired[Reward]
    isReserve: NotRequired[bool]
    huntingGround: NotRequired[GroundName]
    rank: NotRequired[RankName | None]
    rewardItem: NotRequired[ItemName | None]


class JournalTotals(TypedDict):
    """The totals of a player in a period."""

    hunts: int
    autoHunts: int
    wins: int
    losses: int
    missions: int
    ranks: list[RankName]
    reward: Reward


class LadderEntry(TypedDict):
    """A player on the ladder."""

    ladderRank: int
    xp: int
    player: PlayerName
    currentRank: RankName
    avatar: ImageFile | None


class ListEnemiesResult(TypedDict):
    """A page of creatures."""

    items: list[Enemy]
    nextCursor: str | None
    totalCount: int


class ListItemsResult(TypedDict):
    """A page of items."""

    items: list[Item]
    nextCursor: str | None
    totalCount: int


class ListJournalEntriesResult(TypedDict):
    """A page of the journal."""

    items: list[JournalEntry]
    nextCursor: str | None


class ListLadderResult(TypedDict):
    """A page of the ladder, at most a second old."""

    items: list[LadderEntry]
    nextCursor: str | None
    offset: int
    totalCount: int


class ListNewsResult(TypedDict):
    """A page of news."""

    items: list[NewsPost]
    nextCursor: str | None
    totalCount: int


class ListPaymentsResult(TypedDict):
    """A page of payments."""

    items: list[Payment]
    nextCursor: str | None


class LockItemInput(TypedDict):
    """The item to lock or unlock."""

    isLocked: bool


class LockItemResult(TypedDict):
    """The result of locking or unlocking an item."""

    player: Player


class LogInResult(TypedDict):
    """The result of a login."""

    accessToken: str | None
    account: SessionAccount | None
    ticket: str | None
    methods: list[SecondFactorMethod] | None


class LogOutResult(TypedDict):
    """The result of a logout."""

    hasClosedSession: bool


class LoginInput(TypedDict):
    """The credentials of an account."""

    username: str
    password: str


class MissingItem(TypedDict):
    """Pieces of an item that a player lacks."""

    item: ItemName
    amount: int
    merchant: Merchant | None
    isDropped: bool
    winsLeft: int | None
    estimate: HuntEstimate | None


class Mission(TypedDict):
    """Creatures to hunt within a window of time, and the reward for it."""

    id: str
    isChosen: bool
    status: MissionStatus
    startsAt: str
    endsAt: str
    huntingGround: GroundName
    objectives: list[MissionObjective]
    reward: Reward


class MissionObjective(TypedDict):
    """A creature to hunt for a mission."""

    enemy: EnemyName
    goal: int
    caught: int


class Money(TypedDict):
    """An amount of real money. Amounts of the game's currencies are a `CurrencyAmount`."""

    cents: int
    currency: MoneyCurrency


class NewsEvent(TypedDict):
    """The newest post of the news, at the beginning and after each new one."""

    id: str


class NewsPost(TypedDict):
    """A message to all players."""

    id: str
    header: str
    message: str
    publishedAt: str
    image: ImageFile | None
    gift: ItemName | None


class NewsTitle(TypedDict):
    """A message to all players."""

    id: str
    header: str


class OpenCombat(TypedDict):
    """A summary of an open combat."""

    round: int
    isCoffinHunt: bool
    enemy: EnemyName


class Payment(TypedDict):
    """A purchase of a premium package with real money."""

    id: str
    packageId: str
    packageName: str
    status: PaymentStatus
    createdAt: str
    approvalEndsAt: str
    approveUrl: str | None
    isGift: bool
    isCancellable: bool
    subscriptionLevel: SubscriptionLevel | None
    renewsAt: str | None
    buyer: PlayerName | None
    recipient: PlayerName | None
    firstCharge: Money
    monthlyCharge: Money | None
    items: list[ItemAmount]
    charges: list[PaymentCharge]


class PaymentCharge(TypedDict):
    """An amount that was charged."""

    id: str
    status: ChargeStatus
    amount: Money
    refunded: Money
    paidAt: str
    grantedAt: str | None
    periodEndsAt: str | None
    missing: list[ItemAmount]


class PaymentStatusEvent(TypedDict):
    """A payment has another status: it was approved, declined, cancelled, refunded, or another. For staff who manage users."""

    happenedAt: str
    paymentId: str
    formerStatus: PaymentStatus
    status: PaymentStatus


class Pin(TypedDict):
    """An item or a rank that a player wants."""

    item: ItemName | None
    rank: RankName | None


class PingWebhookResult(TypedDict):
    """The result of testing a webhook."""

    delivery: WebhookDelivery


class PlanEntry(TypedDict):
    """The missing requirements of a pin."""

    pin: Pin
    isMet: bool
    isReady: bool
    missingXp: int
    missingSubscription: SubscriptionLevel | None
    missingCurrencies: list[CurrencyAmount]
    missingItems: list[MissingItem]
    itself: MissingItem | None


class Player(TypedDict):
    """The hunter that an account plays."""

    id: str
    name: str
    xp: int
    revision: int
    readAt: str
    nextHuntAt: str
    cooldownSeconds: float
    currentRank: RankName
    nextRank: RankName | None
    huntingGround: GroundName
    bait: ItemAmount | None
    coffin: Coffin | None
    currencies: list[CurrencyAmount]
    openCombat: OpenCombat | None
    autoHunt: AutoHunt
    activeEquipmentSetIndex: int


class PlayerEvent(TypedDict):
    """The player changed, or the stream has just begun."""

    revision: int
    nextHuntAt: str


class PlayerName(TypedDict):
    """The facts about a player that every other player may see."""

    id: str
    name: str


class PremiumPackage(TypedDict):
    """A product that is sold for real money."""

    id: str
    name: str
    flavorText: str
    category: PremiumPackageCategory | None
    subscriptionLevel: SubscriptionLevel | None
    month: int | None
    year: int | None
    price: Money
    image: ImageFile | None
    items: list[ItemAmount]


class Problem(TypedDict):
    """An error in the format of RFC 9457."""

    type: str
    code: str
    title: str
    status: int
    detail: str
    instance: str
    requestId: str
    field: NotRequired[str]
    retryAfterSeconds: NotRequired[int]
    scope: NotRequired[str]
    values: NotRequired[dict[str, Any]]


class QuickHuntResult(TypedDict):
    """The result of a hunt that was played to its end."""

    combat: Combat
    player: Player


class RankName(TypedDict):
    """A rank, which a player reaches by XP."""

    id: str
    name: str


class RarityName(TypedDict):
    """The rarity of an item or enemy, and its colour."""

    id: str
    name: str
    shortName: str


class Region(TypedDict):
    """A part of the world."""

    id: str
    name: str
    flavorText: str
    sequence: int
    requiredXp: int
    key: ItemName | None
    image: ImageFile | None
    huntingGrounds: list[HuntingGround]


class RegisterAccountResult(TypedDict):
    """Nothing more: the call succeeded."""

    pass


class RegisterInput(TypedDict):
    """A new account."""

    username: str
    password: str
    email: str


class RequestPasswordResetInput(TypedDict):
    """The account whose owner forgot the password."""

    username: str


class RequestPasswordResetResult(TypedDict):
    """Nothing more: the call succeeded."""

    pass


class RerollMissionsResult(TypedDict):
    """The result of replacing missions by newly drawn ones."""

    player: Player


class ResendActivationMailResult(TypedDict):
    """Nothing more: the call succeeded."""

    pass


class ResendWebhookDeliveryResult(TypedDict):
    """The result of sending a delivery again."""

    delivery: WebhookDelivery


class RetrievePasswordInput(TypedDict):
    """A mailed password token."""

    token: str


class RetrievePasswordResult(TypedDict):
    """Nothing more: the call succeeded."""

    pass


class RevealedSeed(TypedDict):
    """A seed that is no longer in use."""

    seed: str
    seedHash: str
    clientSeed: str
    firstCombat: int
    lastCombat: int
    revealedAt: str


class Reward(TypedDict):
    """XP, coins and items that are won together."""

    xp: int
    currencies: list[CurrencyAmount]
    items: list[ItemAmount]


class RotateSeedInput(TypedDict):
    """The player's part in the next seed."""

    clientSeed: NotRequired[str | None]


class RotateSeedResult(TypedDict):
    """The result of rotating the seed."""

    player: Player


class SaleLineInput(TypedDict):
    """Pieces of one item to sell."""

    itemId: str
    amount: int


class SellInput(TypedDict):
    """The item to sell."""

    itemId: str
    amount: int


class SellItemResult(TypedDict):
    """The result of a sale."""

    sold: ItemAmount
    player: Player


class SellItemsInput(TypedDict):
    """The items to sell."""

    lines: list[SaleLineInput]


class SellItemsResult(TypedDict):
    """The result of selling several items."""

    player: Player


class SessionAccount(TypedDict):
    """An account, with which a person logs in."""

    id: str
    name: str
    email: str
    role: Role
    hasSeenWelcome: bool
    isEnrolmentRequired: bool


class SharedFight(TypedDict):
    """A hunt that is over, replayed from its seed."""

    startedAt: str
    result: CombatResult
    modifiers: list[CombatModifier]
    enemy: EnemyName
    huntingGround: GroundName
    bait: ItemName
    reward: Reward
    rounds: list[FightRound]
    proof: FightProof


class ShopItem(TypedDict):
    """An offer of a merchant, for the requested quantity."""

    item: ItemName
    verb: ShopVerb
    quantity: int
    owned: int
    price: list[CurrencyAmount]
    materials: list[ShopMaterial]
    refusal: ShopRefusal | None


class ShopMaterial(TypedDict):
    """A material for the requested quantity."""

    item: ItemName
    required: int
    owned: int
    spare: int


class ShopRefusal(TypedDict):
    """Why a purchase was refused."""

    code: BuyErrorCode
    message: str
    field: list[str] | None
    missing: int | None
    requiredXp: int | None
    requiredSubscription: SubscriptionLevel | None
    opensAt: str | None


class SiteIncident(TypedDict):
    """A report of the staff on a fault or planned maintenance, with its updates. An incident is open from its start, or its planned start, until an update resolves it. It is removed 90 days after that."""

    id: str
    revision: int
    title: IncidentText
    text: IncidentText
    components: list[StatusComponent]
    initialState: IncidentState
    state: IncidentState
    phase: IncidentPhase
    startedAt: str
    plannedStartAt: str | None
    plannedEndAt: str | None
    resolvedAt: str | None
    updates: list[SiteIncidentUpdate]
    outages: list[SiteOutage]


class SiteIncidentUpdate(TypedDict):
    """A later report of the staff on an incident."""

    id: str
    revision: int
    postedAt: str
    editedAt: str | None
    state: IncidentState
    text: IncidentText


class SiteOutage(TypedDict):
    """A time in which a component was down. It begins with the first of three minutes in a row that were down, and ends with the first of three that were not. Minutes in which nothing was measured do not interrupt it."""

    component: StatusComponent | None
    startedAt: str
    endedAt: str | None


class SiteStatus(TypedDict):
    """The state of the site now and in the last 90 days. Each gateway writes once a minute how its calls and checks ended. A minute is down if at least half of them failed. It is degraded if at least one in twenty failed, or at least half was slow."""

    state: ComponentState
    measuredAt: str | None
    recordingStartedAt: str | None
    components: list[ComponentStatus]
    outages: list[SiteOutage]
    incidents: list[SiteIncident]


class SlotChange(TypedDict):
    """The items in the slots of one type, before and after a change."""

    itemType: ItemTypeName
    before: list[ItemName]
    after: list[ItemName]


class SlotItemsInput(TypedDict):
    """The items that the slots of one type hold after the call."""

    itemTypeId: str
    itemIds: list[str]


class SlotRequirement(TypedDict):
    """The value of a stat that unlocks a slot."""

    value: float
    stat: StatName
    opener: ItemName | None


class SourceGround(TypedDict):
    """A hunting ground where a creature appears."""

    huntingGround: GroundName
    isAttractedByAnyBait: bool
    missingXp: int | None
    specialBaits: list[ItemName]
    missingKeys: list[ItemName]


class StaffChangeEvent(TypedDict):
    """A member of the staff, or the site by itself, has changed something. Each entry of the audit log is such an event."""

    happenedAt: str
    auditEntryId: str
    action: AuditAction
    subject: AuditSubject
    actor: AuditActor | None
    contentVersion: int | None


class StaffPlaceEvent(TypedDict):
    """The place from which the next events follow. It comes first, so that a client that gets no event can continue from it."""

    hasMissed: bool


class Stat(TypedDict):
    """A number of fighters and items, or an effect that may fire in a fight."""

    id: str
    name: str
    shortName: str
    flavorText: str
    type: StatType
    unitSymbol: str


class StatName(TypedDict):
    """A number of fighters and items, or an effect that may fire in a fight."""

    id: str
    name: str
    shortName: str


StatValue = TypedDict(
    "StatValue",
    {
        "from": "float",
        "to": "float",
        "procPercent": "float | None",
        "stat": "StatName",
    },
)
"""The value of a stat."""


class TakeGiftResult(TypedDict):
    """The result of taking a gift."""

    player: Player


class TravelInput(TypedDict):
    """The destination."""

    huntingGroundId: str


class TravelResult(TypedDict):
    """The result of a journey."""

    player: Player


class Trophy(TypedDict):
    """An item that belongs to a collection."""

    item: ItemName
    isCollected: bool
    merchant: Merchant | None


class UnequipItemResult(TypedDict):
    """The result of taking an item off."""

    player: Player


class UpdateAutoHuntResult(TypedDict):
    """The result of changing auto-hunts."""

    player: Player


class UpdateEmailInput(TypedDict):
    """A new e-mail address, confirmed by the password."""

    password: str
    email: str


class UpdateEmailResult(TypedDict):
    """Nothing more: the call succeeded."""

    pass


class UpdateEquipmentSetInput(TypedDict):
    """The changes of an equipment set. Fields that are left out stay unchanged."""

    name: NotRequired[str | None]
    huntingGroundId: NotRequired[str | None]


class UpdateEquipmentSetResult(TypedDict):
    """The result of changing the name or ground of an equipment set."""

    player: Player


class UpdatePasswordInput(TypedDict):
    """A new password, confirmed by the current one."""

    currentPassword: str
    newPassword: str


class UpdatePasswordResult(TypedDict):
    """Nothing more: the call succeeded."""

    pass


class WearItemsInput(TypedDict):
    """The items that several types of slots hold after the call."""

    slots: list[SlotItemsInput]


class WearItemsResult(TypedDict):
    """The result of changing the items in the slots of several types."""

    player: Player


class Webhook(TypedDict):
    """An address of a program that gets events of the account's player, signed by Standard Webhooks. A delivery that is not accepted is tried again for three days. If nothing is accepted for that long, the webhook is disabled."""

    id: str
    url: str
    events: list[WebhookEvent]
    createdAt: str
    disabledAt: str | None
    lastSuccessAt: str | None


class WebhookDelivery(TypedDict):
    """An event that was or will be sent to a webhook."""

    id: str
    event: WebhookEvent
    status: WebhookDeliveryStatus
    createdAt: str
    attempts: int
    lastAttemptAt: str | None
    nextAttemptAt: str | None
    lastStatus: int | None
    lastProblem: str | None
    payload: str


class WebhookWithDeliveries(TypedDict):
    """An address of a program that gets events of the account's player, signed by Standard Webhooks. A delivery that is not accepted is tried again for three days. If nothing is accepted for that long, the webhook is disabled."""

    id: str
    url: str
    events: list[WebhookEvent]
    createdAt: str
    disabledAt: str | None
    lastSuccessAt: str | None
    deliveries: list[WebhookDelivery]


EventData = Union[JournalEntry, PlayerEvent, HuntReadyEvent, NewsEvent, EndEvent]
StaffEventData = Union[StaffChangeEvent, PaymentStatusEvent, ChargeEvent, StaffPlaceEvent, EndEvent]
