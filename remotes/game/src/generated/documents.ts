/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '@apollo/client';
/** Why a device was not added. */
export type AddPushDeviceErrorCode =
  /** The key of the site has changed, so the browser must make a new subscription. */
  | 'OLD_SERVER_KEY'
  /** The account has the largest possible number of devices. */
  | 'TOO_MANY_DEVICES';

/** The subscription of a browser, as `PushSubscription.toJSON()` returns it. */
export type AddPushDeviceInput = {
  /** The secret that the browser shares with the site, 16 bytes, as base64url. */
  readonly auth: string;
  /** The https address at the push service of the browser, at most 1,000 characters. */
  readonly endpoint: string;
  /** The public key of the browser, a point on the curve P-256, as base64url. */
  readonly p256dh: string;
  /** The public key of the site with which the browser subscribed: `Query.pushKey`. */
  readonly serverKey: string;
};

/** A way to get and use an item. */
export type AdviceAction =
  /** The player can buy the item and equip it. */
  | 'BUY'
  /** The player cannot buy the item yet. */
  | 'LATER'
  /** The player owns the item and can equip it. */
  | 'WEAR';

/** Why a purchase was refused. */
export type BuyErrorCode =
  /** The item is unique and the player owns it already. */
  | 'ALREADY_OWNED'
  /** The amount is out of range. */
  | 'AMOUNT_INVALID'
  /** Coins are missing. */
  | 'CANNOT_AFFORD'
  /** The game is not open yet. */
  | 'GAME_CLOSED'
  /** Materials are missing. */
  | 'MISSING_MATERIALS'
  /** Merchants do not sell the item. */
  | 'NOT_FOR_SALE'
  /** The item requires a higher subscription. */
  | 'SUBSCRIPTION_TOO_LOW'
  /** There is no such item. */
  | 'UNKNOWN_ITEM'
  /** The player has too little XP. */
  | 'XP_TOO_LOW';

/** The item to buy. */
export type BuyInput = {
  /** How many, 1 to 1,000,000; a unique item is bought once. */
  readonly amount: number;
  /** The item's id. */
  readonly itemId: string;
};

/** Why nothing was bought. */
export type BuyPackageErrorCode =
  /** The package holds items that a player can buy once, and the player has them. */
  | 'ALREADY_BOUGHT'
  /** The active subscription has the same level or a higher one, and renews. */
  | 'LEVEL_NOT_HIGHER'
  /** Only subscribers of a certain level may buy the package. */
  | 'NEEDS_SUBSCRIPTION'
  /** The package is not sold this month. */
  | 'NOT_SOLD_NOW'
  /** Nothing can be bought on this site. */
  | 'PAYMENTS_CLOSED'
  /** The recipient pays a subscription already, which a gift must not end. */
  | 'RECIPIENT_SUBSCRIBES'
  /** There is no such package. */
  | 'UNKNOWN_PACKAGE'
  /** There is no such player. */
  | 'UNKNOWN_RECIPIENT';

/** The package to buy, and the recipient. */
export type BuyPackageInput = {
  /** The package's id. */
  readonly packageId: string;
  /** The name of the player who gets the package; the caller if left out. */
  readonly recipientName?: string | null | undefined;
};

/** Why nothing was cancelled. */
export type CancelSubscriptionErrorCode =
  /** The payment belongs to an account of the staff. Only its buyer and admins may cancel it. */
  | 'ADMIN_REQUIRED'
  /** The payment is not a subscription that is charged. */
  | 'NOT_CANCELLABLE'
  /** The caller has no such payment. */
  | 'UNKNOWN_PAYMENT';

/** The subscription to cancel. */
export type CancelSubscriptionInput = {
  /** The payment's id. */
  readonly paymentId: string;
};

/** Why auto-hunts were not changed. */
export type ChangeAutoHuntErrorCode =
  /** The game is not open yet. */
  | 'GAME_CLOSED'
  /** The item is not bait. */
  | 'NOT_BAIT'
  /** The bait requires a higher subscription. */
  | 'SUBSCRIPTION_TOO_LOW'
  /** There is no such item. */
  | 'UNKNOWN_ITEM'
  /** The player has too little XP for the bait. */
  | 'XP_TOO_LOW';

/** The changes of the settings of auto-hunts. Fields that are left out stay unchanged. */
export type ChangeAutoHuntInput = {
  /** The id of the bait of auto-hunts; null for the equipped bait. */
  readonly baitId?: string | null | undefined;
  /** Whether auto-hunts are on. */
  readonly isOn?: boolean | null | undefined;
  /** The number of pieces of the bait that auto-hunts leave, 0 to 1,000,000. */
  readonly reserve?: number | null | undefined;
};

/** The equipment set to switch to. */
export type ChangeEquipmentSetInput = {
  /** The zero-based index, 0 to 9. */
  readonly index: number;
};

/** Why the notifications were not changed. */
export type ChangeNotificationsErrorCode =
  /** The game is not open yet. */
  | 'GAME_CLOSED';

/** The settings to change; others stay. */
export type ChangeNotificationsInput = {
  /** The largest number of notifications in 24 hours, 1 to 30. */
  readonly dailyLimit?: number | null | undefined;
  /** Whether the icon of the app and the tab of the browser show that something waits. */
  readonly hasBadge?: boolean | null | undefined;
  /** The kinds that the player wants. */
  readonly kinds?: ReadonlyArray<NotificationKind> | null | undefined;
  /** The part of the day without notifications; null for none. */
  readonly quietHours?: QuietHoursInput | null | undefined;
};

/** Why the pins were not changed. */
export type ChangePinsErrorCode =
  /** The game is not open yet. */
  | 'GAME_CLOSED'
  /** The player has the largest possible number of pins. */
  | 'TOO_MANY_PINS'
  /** There is no such item. */
  | 'UNKNOWN_ITEM'
  /** There is no such rank. */
  | 'UNKNOWN_RANK';

/** The pin to set or remove. */
export type ChangePinsInput = {
  /** The id of the item or rank. */
  readonly id: string;
  /** Whether the thing is pinned after the call. */
  readonly isPinned: boolean;
  /** The kind of the thing. */
  readonly kind: PinKind;
  /** The zero-based place among the pins. If left out, a pin keeps its place, and a new one becomes the last. */
  readonly place?: number | null | undefined;
};

/** The status of a charge. */
export type ChargeStatus =
  /** A charge that was paid. */
  | 'COMPLETED'
  /** A charge that was refunded in part. */
  | 'PARTIALLY_REFUNDED'
  /** A charge that was refunded. */
  | 'REFUNDED'
  /** A charge that was reversed by the bank or the payment provider. */
  | 'REVERSED';

/** Why a payment cannot be checked. */
export type CheckPaymentErrorCode =
  /** There is no such payment. */
  | 'UNKNOWN_PAYMENT';

/** The payment to check. */
export type CheckPaymentInput = {
  /** The payment's id. */
  readonly paymentId: string;
};

/** The mission to choose. */
export type ChooseMissionInput = {
  /** The mission's id from `missionOffers`. */
  readonly missionId: string;
};

/** Why a collection was not claimed. */
export type ClaimCollectionErrorCode =
  /** The player has claimed the collection already. */
  | 'ALREADY_OWNED'
  /** The game is not open yet. */
  | 'GAME_CLOSED'
  /** There is no such collection. */
  | 'NOT_A_COLLECTION'
  /** Trophies are missing. */
  | 'TROPHIES_MISSING';

/** The collection to claim. */
export type ClaimCollectionInput = {
  /** The collection's id. */
  readonly collectionId: string;
};

/** The round to play of a hunt that costs a coffin charge. */
export type CoffinHuntInput = {
  /** The round, 1 to 5; 1 uses a charge and starts a hunt. If left out, the next round is played. */
  readonly round?: number | null | undefined;
};

/** Something that changes a hunt or its reward. */
export type CombatModifier =
  /** A retainer hunted without the player. */
  | 'AUTO_HUNT'
  /** Both sides deal more damage. */
  | 'BLOODCRAZE'
  /** The hunter deals more damage. */
  | 'BLOODLUST'
  /** The reward has more items. */
  | 'CLONING'
  /** The reward has more coins. */
  | 'INVESTMENT'
  /** The creature is stronger and the reward larger. */
  | 'MEGALOMANIA'
  /** The creature is an objective of the player's mission. */
  | 'QUESTING'
  /** The reward has more XP. */
  | 'XPLOSION';

/** The state of a combat. */
export type CombatResult =
  /** Neither side fell in five rounds. */
  | 'DRAW'
  /** The hunter fell. */
  | 'LOSS'
  /** Rounds are left. */
  | 'ONGOING'
  /** The creature fell. */
  | 'WIN';

/** A side of a combat. */
export type CombatSide =
  /** The hunter. */
  | 'ATTACKER'
  /** The creature. */
  | 'DEFENDER';

/** Why the equipment was not changed. */
export type EquipErrorCode =
  /** A combat is open. */
  | 'COMBAT_OPEN'
  /** The game is not open yet. */
  | 'GAME_CLOSED'
  /** The item is equipped already. */
  | 'IS_EQUIPPED'
  /** The item cannot be equipped. */
  | 'NOT_EQUIPMENT'
  /** The item is not equipped. */
  | 'NOT_EQUIPPED'
  /** The player does not own the item. */
  | 'NOT_OWNED'
  /** The equipment set is locked. */
  | 'SETUP_LOCKED'
  /** A stat is too low for the slot. */
  | 'SLOT_LOCKED'
  /** The item requires a subscription. */
  | 'SUBSCRIPTION_TOO_LOW'
  /** There is no such item. */
  | 'UNKNOWN_ITEM'
  /** The player has too little XP. */
  | 'XP_TOO_LOW';

/** The item to equip. */
export type EquipInput = {
  /**
   * Whether the item may replace an equipped one while a slot is locked and the open ones are full. It replaces the last
   * item that gives less, or else the one in the last open slot. If false, such a call is refused with SLOT_LOCKED. If no
   * slot is locked, an item is replaced in either case.
   */
  readonly canReplace?: boolean;
  /** The item's id. */
  readonly itemId: string;
};

/** The likely result of a fight. */
export type FightVerdict =
  /** At least 40 of 100 fights are won. */
  | 'EVEN'
  /** At least 65 of 100 fights are won. */
  | 'GOOD'
  /** Fewer than 10 of 100 fights are won. */
  | 'HOPELESS'
  /** At least 10 of 100 fights are won. */
  | 'RISKY'
  /** At least 95 of 100 fights are won. */
  | 'SURE';

/** Why a hunt did not take place. */
export type HuntErrorCode =
  /** The coffin has no charge. */
  | 'COFFIN_EMPTY'
  /** No coffin is equipped. */
  | 'COFFIN_MISSING'
  /** Another combat is open. */
  | 'COMBAT_OPEN'
  /** The game is not open yet. */
  | 'GAME_CLOSED'
  /** The cooldown is not over. */
  | 'HUNT_TOO_EARLY'
  /** No bait is equipped. */
  | 'NO_BAIT'
  /** No creature is attracted here. */
  | 'NO_ENEMY'
  /** There is no open combat. */
  | 'NO_OPEN_COMBAT';

/** The round to play. */
export type HuntInput = {
  /** The round, 1 to 5; 1 starts a hunt. If left out, the next round is played. */
  readonly round?: number | null | undefined;
};

/** The entries of the journal to list. */
export type JournalFilter = {
  /** The kind of entry; all if left out. */
  readonly kind?: JournalKind | null | undefined;
  /** Lists hunts only: those whose creature or won item has these words in its name, in any case; up to 100 characters. */
  readonly search?: string | null | undefined;
  /** The start of the period. */
  readonly since?: string | null | undefined;
  /** The end of the period. */
  readonly until?: string | null | undefined;
};

/** A kind of journal entry. */
export type JournalKind =
  /** Hunts of a retainer alone, with any result. */
  | 'AUTO_HUNT'
  /** Hunts that ended in a draw. */
  | 'DRAW'
  /** Hunts that were lost. */
  | 'LOSS'
  /** Entries that are not hunts: journeys, ranks, missions, collections and messages. */
  | 'OTHER'
  /** Hunts that were won, including those of a retainer alone. */
  | 'WIN';

/** Why an item was not locked. */
export type LockItemErrorCode =
  /** The game is not open yet. */
  | 'GAME_CLOSED'
  /** The player does not own the item. */
  | 'NOT_OWNED'
  /** The player has locked the largest possible number of items. */
  | 'TOO_MANY_LOCKS'
  /** There is no such item. */
  | 'UNKNOWN_ITEM';

/** The item to lock or unlock. */
export type LockItemInput = {
  /** Whether the item is locked after the call. */
  readonly isLocked: boolean;
  /** The item's id. */
  readonly itemId: string;
};

/** A place that sells. */
export type Merchant =
  /** Armory: chest, heads, hands and feet. */
  | 'ARMORY'
  /** Crypt: retainers. */
  | 'CRYPT'
  /** Jewel Emporium: bait, crafting materials and coins. */
  | 'JEWEL'
  /** Mercatus arcana: accessories and coffins. */
  | 'MERCATUS'
  /** Sanctum Secretorum: emblems, powers, keys, alchemy, avatars and hexes. */
  | 'SANCTUM'
  /** Stable: mounts. */
  | 'STABLE'
  /** Weaponmaster: weapons. */
  | 'WEAPON_MASTER';

/** Why the mission was not changed. */
export type MissionErrorCode =
  /** A combat is open. */
  | 'COMBAT_OPEN'
  /** The game is not open yet. */
  | 'GAME_CLOSED'
  /** The missions of this window were replaced already. */
  | 'MISSIONS_REROLLED'
  /** A mission of this window is completed already. */
  | 'MISSION_COMPLETED'
  /** No other mission can be drawn for the player. */
  | 'NO_OTHER_MISSION'
  /** The window has no such mission, or is over. */
  | 'UNKNOWN_MISSION';

/** The progress of a mission. */
export type MissionStatus =
  /** The mission was completed and paid. The next one comes with the next window. */
  | 'COMPLETED'
  /** Some objectives are not reached yet. */
  | 'RUNNING';

/** A kind of notification. */
export type NotificationKind =
  /** Auto-hunts have no bait. */
  | 'BAIT_MISSING'
  /** The coffin has recharged completely. */
  | 'COFFIN_FULL'
  /** The full moon has begun in the player's region, if the moon is its rule. */
  | 'FULL_MOON'
  /** Another player gave a gift, or a news post has one. */
  | 'GIFT_ARRIVED'
  /** The next hunt can begin. */
  | 'HUNT_READY'
  /** The mission ends within an hour of game time and is not completed. */
  | 'MISSION_ENDING';

/** The status of a payment. */
export type PaymentStatus =
  /** A subscription that is charged every month. */
  | 'ACTIVE'
  /** A subscription that the buyer can approve. */
  | 'APPROVAL_PENDING'
  /** A cancelled payment. A subscription stays active until the end of its paid period. */
  | 'CANCELLED'
  /** A single purchase that was paid. */
  | 'COMPLETED'
  /** A new payment, which the buyer can approve. */
  | 'CREATED'
  /** A payment whose charge the payment provider declined. The buyer can approve it with another means of payment. */
  | 'DECLINED'
  /** A payment that was not approved in time, or a subscription that has ended. */
  | 'EXPIRED'
  /** A payment whose charge was refunded. */
  | 'REFUNDED'
  /** A payment whose charge was reversed by the bank or the payment provider. */
  | 'REVERSED'
  /** A subscription whose charge failed. */
  | 'SUSPENDED';

/** A kind of thing that can be pinned. */
export type PinKind =
  /** An item, which may be a key or a collection. */
  | 'ITEM'
  /** A rank. */
  | 'RANK';

/** The section of the premium shop for a package that is not a subscription. */
export type PremiumPackageCategory =
  /** An avatar. */
  | 'AVATAR'
  /** Deal 1 of six that sell diamonds. */
  | 'DIAMOND_DEAL_1'
  /** Deal 2 of six that sell diamonds. */
  | 'DIAMOND_DEAL_2'
  /** Deal 3 of six that sell diamonds. */
  | 'DIAMOND_DEAL_3'
  /** Deal 4 of six that sell diamonds. */
  | 'DIAMOND_DEAL_4'
  /** Deal 5 of six that sell diamonds. */
  | 'DIAMOND_DEAL_5'
  /** Deal 6 of six that sell diamonds. */
  | 'DIAMOND_DEAL_6'
  /** The monthly item of Gold subscribers. */
  | 'GOLD_ITEM'
  /** A hex. */
  | 'HEX_DEAL'
  /** A deal that can be bought once. */
  | 'ONE_TIME_DEAL'
  /** The monthly item of Platinum subscribers. */
  | 'PLATINUM_ITEM'
  /** The monthly item of Silver subscribers. */
  | 'SILVER_ITEM';

/** A part of every day, which may pass midnight. */
export type QuietHoursInput = {
  /** The time of day at which it begins, such as `22:30`. */
  readonly begin: string;
  /** The time of day at which it ends. */
  readonly end: string;
  /** The time zone, such as `Europe/Berlin`. */
  readonly timeZone: string;
};

/** A number that a phase of a region's rule multiplies. */
export type RegionEffectTarget =
  /** The weight of an enemy type or of a rarity in the hunting tables, relative to all others except bosses. */
  | 'ATTRACTION'
  /** The damage of the creature's base attacks. */
  | 'CREATURE_DAMAGE'
  /** The creature's health. */
  | 'CREATURE_HEALTH'
  /** The damage of the hunter's base attacks. */
  | 'HUNTER_DAMAGE';

/** The phases of the rules of regions. */
export type RegionPhaseName =
  /** A phase of ASH: ash falls. */
  | 'ASHFALL'
  /** A phase of HEAT: many hunts in a row. */
  | 'BLAZING'
  /** A phase of ASH: the chimney rests. */
  | 'CLEAR_AIR'
  /** A phase of HEAT: few hunts or none. */
  | 'COLD'
  /** A phase of TIDE: the water sinks. */
  | 'EBB_TIDE'
  /** A phase of BREATH: breathing out. */
  | 'EXHALING'
  /** A phase of OPERA: the end. */
  | 'FINALE'
  /** A phase of OPERA: the first act. */
  | 'FIRST_ACT'
  /** A phase of TIDE: the water rises. */
  | 'FLOOD_TIDE'
  /** A phase of MOON: the moon is full. */
  | 'FULL_MOON'
  /** A phase of TIDE: the water is high. */
  | 'HIGH_TIDE'
  /** A phase of HEAT: several hunts in a row. */
  | 'HOT'
  /** A phase of BREATH: breathing in. */
  | 'INHALING'
  /** A phase of OPERA: between the acts. */
  | 'INTERVAL'
  /** A phase of TIDE: the water is low. */
  | 'LOW_TIDE'
  /** A phase of MOON: the moon is new. */
  | 'NEW_MOON'
  /** A phase of OPERA: before the curtain rises. */
  | 'OVERTURE'
  /** A phase of OPERA: the second act. */
  | 'SECOND_ACT'
  /** A phase of BREATH: holding the breath. */
  | 'STILLNESS'
  /** A phase of MOON: the moon wanes. */
  | 'WANING_MOON'
  /** A phase of HEAT: some hunts in a row. */
  | 'WARM'
  /** A phase of MOON: the moon waxes. */
  | 'WAXING_MOON';

/** The rules that regions can have. */
export type RegionRuleName =
  /** The ash of a chimney falls at times, and rarer creatures come out. */
  | 'ASH'
  /** Something breathes in and out. */
  | 'BREATH'
  /** Hunts in a row wake the creatures that sleep there. */
  | 'HEAT'
  /** The moon waxes and wanes. */
  | 'MOON'
  /** An opera is played, act by act. */
  | 'OPERA'
  /** The sea rises and falls. */
  | 'TIDE';

/** Why a device was not removed. */
export type RemovePushDeviceErrorCode =
  /** The account has no such device. */
  | 'UNKNOWN_DEVICE';

/** The device to remove. */
export type RemovePushDeviceInput = {
  /** The device's id. */
  readonly id: string;
};

/** Why no link was revoked. */
export type RevokeFightLinkErrorCode =
  /** The caller shares no such hunt. */
  | 'UNKNOWN_LINK';

/** The link to revoke. */
export type RevokeFightLinkInput = {
  /** The id of the journal entry. */
  readonly entryId: string;
};

/** The role of an account, which decides its permissions. */
export type Role =
  /** A player who also administers everything, including the roles of accounts. */
  | 'ADMIN'
  /** An account that may log in but do nothing. */
  | 'BANNED'
  /** A player who may also play before the game opens. */
  | 'BETA_USER'
  /** A player who also edits content, images and settings. */
  | 'EDITOR'
  /** A caller who is not logged in, or staff without the required second factor. */
  | 'GUEST'
  /** An account that was not activated by its mailed link yet. */
  | 'NOT_ACTIVATED'
  /** A player who also manages accounts and players. */
  | 'SUPPORT'
  /** A player. */
  | 'USER';

/** Why a seed was not rotated. */
export type RotateSeedErrorCode =
  /** A combat is open. */
  | 'COMBAT_OPEN'
  /** The game is not open yet. */
  | 'GAME_CLOSED';

/** The player's part in the next seed. */
export type RotateSeedInput = {
  /** Up to 64 visible characters. If left out, the player's part stays unchanged. */
  readonly clientSeed?: string | null | undefined;
};

/** Pieces of one item to sell. */
export type SaleLineInput = {
  /** How many pieces, 1 to 1,000,000. */
  readonly amount: number;
  /** The item's id. */
  readonly itemId: string;
};

/** Why a sale was refused. */
export type SellErrorCode =
  /** The amount is out of range. */
  | 'AMOUNT_INVALID'
  /** The game is not open yet. */
  | 'GAME_CLOSED'
  /** The item is in an equipment set. */
  | 'IS_EQUIPPED'
  /** The player has locked the item. */
  | 'ITEM_LOCKED'
  /** The player owns fewer pieces. */
  | 'NOT_OWNED'
  /** Merchants do not buy the item. */
  | 'NOT_SELLABLE'
  /** There is no such item. */
  | 'UNKNOWN_ITEM';

/** The item to sell. */
export type SellInput = {
  /** How many, 1 to 1,000,000. */
  readonly amount: number;
  /** The item's id. */
  readonly itemId: string;
};

/** The items to sell. */
export type SellItemsInput = {
  /** The items, at most 200. Amounts of the same item add up. */
  readonly lines: ReadonlyArray<SaleLineInput>;
};

/** Why a hunt was not shared. */
export type ShareFightErrorCode =
  /** The caller has 100 links already. */
  | 'TOO_MANY_LINKS'
  /** The caller's journal has no such hunt. */
  | 'UNKNOWN_FIGHT';

/** The hunt to share. */
export type ShareFightInput = {
  /** The id of the journal entry. */
  readonly entryId: string;
};

/** The order of a shop by required XP. */
export type ShopSort =
  /** Lowest first. */
  | 'ASCENDING'
  /** Highest first. */
  | 'DESCENDING';

/** A way to get an item from a merchant. */
export type ShopVerb =
  /** The item, a retainer, is bound. */
  | 'BIND'
  /** The item is bought for coins. */
  | 'BUY'
  /** The item is crafted from materials. */
  | 'CRAFT'
  /** The item, a mount, is tamed. */
  | 'TAME';

/** The items that the slots of one type hold after the call. */
export type SlotItemsInput = {
  /**
   * The ids of the items in the order of the slots, with an id once for each copy that is equipped. Empty if the slots are
   * empty.
   */
  readonly itemIds: ReadonlyArray<string>;
  /** The id of the item type that fits. */
  readonly itemTypeId: string;
};

/** The type of a stat's value. */
export type StatType =
  /** A number. */
  | 'NUMBER'
  /** An effect that may fire at a moment of a fight, with a chance. */
  | 'PROC'
  /** A yes or no: a value above 0 means yes. */
  | 'YES_NO';

/** A subscription. */
export type SubscriptionLevel =
  /** Gold. */
  | 'GOLD'
  /** Platinum. */
  | 'PLATINUM'
  /** Silver. */
  | 'SILVER';

/** Why a gift was not taken. */
export type TakeGiftErrorCode =
  /** The gift is unique and the player owns it already. */
  | 'ALREADY_OWNED'
  /** The game is not open yet. */
  | 'GAME_CLOSED'
  /** The gift was taken already. */
  | 'GIFT_TAKEN'
  /** The news post has no gift. */
  | 'NO_GIFT'
  /** There is no such news post. */
  | 'UNKNOWN_NEWS';

/** The gift to take. */
export type TakeGiftInput = {
  /** The news post's id. */
  readonly newsId: string;
};

/** Why a journey was refused. */
export type TravelErrorCode =
  /** The player is at this ground already. */
  | 'ALREADY_THERE'
  /** Coins are missing. */
  | 'CANNOT_AFFORD'
  /** A combat is open. */
  | 'COMBAT_OPEN'
  /** The game is not open yet. */
  | 'GAME_CLOSED'
  /** The key is missing. */
  | 'KEY_MISSING'
  /** There is no such hunting ground. */
  | 'UNKNOWN_GROUND'
  /** The player has too little XP. */
  | 'XP_TOO_LOW';

/** The destination. */
export type TravelInput = {
  /** The hunting ground's id. */
  readonly huntingGroundId: string;
};

/** The item to take off. */
export type UnequipInput = {
  /** The id of the equipped item. */
  readonly itemId: string;
};

/** Why the address was not changed. */
export type UpdateEmailErrorCode =
  /** The address is not valid. */
  | 'EMAIL_INVALID'
  /** The account has a second factor, and its login is older than 15 minutes: log in again. */
  | 'LOGIN_TOO_OLD'
  /** The password is wrong. */
  | 'PASSWORD_WRONG'
  /** Too many attempts failed. */
  | 'TOO_MANY_ATTEMPTS';

/** A new e-mail address, confirmed by the password. */
export type UpdateEmailInput = {
  /** The new address. */
  readonly email: string;
  /** The SHA-256 of the password, 64 hexadecimal digits in lower case. */
  readonly password: string;
};

/** Why an equipment set was not changed. */
export type UpdateEquipmentSetErrorCode =
  /** The game is not open yet. */
  | 'GAME_CLOSED'
  /** The equipment set is locked. */
  | 'SETUP_LOCKED'
  /** There is no such hunting ground. */
  | 'UNKNOWN_GROUND';

/** The changes of an equipment set. Fields that are left out stay unchanged. */
export type UpdateEquipmentSetInput = {
  /** The id of the hunting ground at which the set is switched to on arrival; null for none. */
  readonly huntingGroundId?: string | null | undefined;
  /** The zero-based index, 0 to 9. */
  readonly index: number;
  /** The name of the set, at most 24 visible characters; null or empty for no name. */
  readonly name?: string | null | undefined;
};

/** Why the password was not changed. */
export type UpdatePasswordErrorCode =
  /** The account has a second factor, and its login is older than 15 minutes: log in again. */
  | 'LOGIN_TOO_OLD'
  /** The new password is too easy to guess. */
  | 'PASSWORD_TOO_COMMON'
  /** The current password is wrong. */
  | 'PASSWORD_WRONG'
  /** Too many attempts failed. */
  | 'TOO_MANY_ATTEMPTS';

/** A new password, confirmed by the current one. */
export type UpdatePasswordInput = {
  /** The SHA-256 of the current password, 64 hexadecimal digits in lower case. */
  readonly currentPassword: string;
  /** The SHA-256 of the new password, 64 hexadecimal digits in lower case. */
  readonly newPassword: string;
};

/** The items that several types of slots hold after the call. */
export type WearItemsInput = {
  /** The slots by their type, each type once. */
  readonly slots: ReadonlyArray<SlotItemsInput>;
};

export type GameAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type GameAccountQuery = { readonly viewer: { readonly id: string, readonly role: Role, readonly hasSeenWelcome: boolean } | null };

export type GameBanQueryVariables = Exact<{ [key: string]: never; }>;


export type GameBanQuery = { readonly viewer: { readonly id: string, readonly ban: { readonly reason: string } | null } | null };

export type GameCloseWelcomeMutationVariables = Exact<{ [key: string]: never; }>;


export type GameCloseWelcomeMutation = { readonly closeWelcome: { readonly account: { readonly id: string, readonly hasSeenWelcome: boolean } | null } | null };

export type GameLogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type GameLogoutMutation = { readonly logout: { readonly hasClosedSession: boolean } | null };

export type GameChangeEquipmentSetMutationVariables = Exact<{
  input: ChangeEquipmentSetInput;
}>;


export type GameChangeEquipmentSetMutation = { readonly changeEquipmentSet: { readonly player: { readonly id: string, readonly name: string, readonly xp: number, readonly ladderRank: number, readonly nextHuntAt: string, readonly nextAutoHuntAt: string | null, readonly cooldownSeconds: number, readonly unlockedEquipmentSetCount: number, readonly activeEquipmentSetIndex: number, readonly readAt: string, readonly revision: number, readonly notifications: { readonly hasBadge: boolean }, readonly avatar: { readonly id: string, readonly animatedUrl: string | null } | null, readonly currentRank: { readonly id: string, readonly name: string, readonly requiredXp: number, readonly coffinCharges: number, readonly rewardItem: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }, readonly nextRank: { readonly id: string, readonly requiredXp: number } | null, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string, readonly image: { readonly id: string } | null } }>, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string, readonly rule: { readonly name: RegionRuleName, readonly heat: number, readonly turnsAt: string | null, readonly phase: { readonly name: RegionPhaseName, readonly effects: ReadonlyArray<{ readonly target: RegionEffectTarget, readonly factor: number, readonly enemyType: { readonly id: string, readonly name: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string } | null }> }, readonly nextPhase: { readonly name: RegionPhaseName } | null } | null }, readonly image: { readonly id: string, readonly animatedUrl: string | null } | null }, readonly subscription: { readonly level: SubscriptionLevel, readonly periodEndsAt: string, readonly renewsAt: string | null, readonly isInGrace: boolean, readonly paymentId: string } | null, readonly coffin: { readonly charges: number, readonly maxCharges: number, readonly extraCharges: number, readonly nextChargeAt: string | null } | null, readonly equipmentSets: ReadonlyArray<{ readonly index: number, readonly name: string | null, readonly isLocked: boolean, readonly huntingGround: { readonly id: string, readonly name: string } | null }>, readonly equipmentSlots: ReadonlyArray<{ readonly index: number, readonly itemType: { readonly id: string, readonly shortName: string }, readonly lockedBy: { readonly value: number, readonly stat: { readonly id: string, readonly name: string }, readonly opener: { readonly id: string, readonly name: string } | null } | null, readonly item: { readonly flavorText: string, readonly isUnique: boolean, readonly requiredXp: number, readonly requiredSubscription: SubscriptionLevel | null, readonly id: string, readonly name: string, readonly image: { readonly animatedUrl: string | null, readonly id: string } | null, readonly itemType: { readonly id: string, readonly shortName: string, readonly isEquipment: boolean }, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly attractsEnemyType: { readonly id: string, readonly name: string } | null, readonly attractsEnemy: { readonly id: string, readonly name: string } | null, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }>, readonly bait: { readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } } | null, readonly autoHunt: { readonly isOn: boolean, readonly reserve: number, readonly available: number | null, readonly bait: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }, readonly mission: { readonly id: string, readonly status: MissionStatus, readonly endsAt: string, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly objectives: ReadonlyArray<{ readonly playerTimesHunted: number, readonly caught: number, readonly goal: number, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }>, readonly reward: { readonly xp: number, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> } } | null, readonly goals: ReadonlyArray<
        | { readonly __typename: 'BossGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'BuyBaitGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'BuyKeyGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } }
        | { readonly __typename: 'ClaimCollectionGoal', readonly missing: number, readonly collection: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'CoffinHuntGoal', readonly charges: number, readonly missing: number }
        | { readonly __typename: 'CollectionGoal', readonly missing: number, readonly collection: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'CraftKeyGoal', readonly isAffordable: boolean, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly material: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string } } }
        | { readonly __typename: 'EquipBaitGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'EquipItemGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly isEquipment: boolean, readonly id: string, readonly shortName: string }, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly replacedItem: { readonly id: string, readonly name: string, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }> } | null }
        | { readonly __typename: 'FindKeyGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly droppedBy: { readonly id: string, readonly name: string } | null, readonly source: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } }
        | { readonly __typename: 'FirstHuntGoal', readonly missing: number }
        | { readonly __typename: 'HuntingGroundGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly key: { readonly id: string, readonly name: string } | null }
        | { readonly __typename: 'MissionGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'PinnedItemGoal', readonly missingCoins: number, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'RankGoal', readonly hunts: number | null, readonly missing: number, readonly rank: { readonly id: string, readonly name: string, readonly coffinCharges: number, readonly rewardItem: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null } }
        | { readonly __typename: 'ShopItemGoal', readonly missingCoins: number, readonly gain: number | null, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'TakeGiftGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly news: { readonly id: string, readonly header: string } }
        | { readonly __typename: 'TravelGoal', readonly rewardFactor: number | null, readonly newCreatures: number, readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } }
      >, readonly inventory: ReadonlyArray<{ readonly amount: number, readonly spare: number, readonly isEquipped: boolean, readonly isLocked: boolean, readonly isOutgrown: boolean, readonly unneeded: number, readonly arrival: number, readonly item: { readonly id: string }, readonly neededForCollection: { readonly id: string, readonly name: string } | null }>, readonly openCombat: { readonly round: number, readonly isCoffinHunt: boolean, readonly enemy: { readonly id: string, readonly name: string } } | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'EquipUserError', readonly code: EquipErrorCode, readonly opensAt: string | null, readonly requiredSubscription: SubscriptionLevel | null, readonly requiredValue: number | null, readonly requiredXp: number | null, readonly item: { readonly id: string, readonly name: string } | null, readonly stat: { readonly id: string, readonly name: string } | null }> } | null };

export type GameChangeAutoHuntMutationVariables = Exact<{
  input: ChangeAutoHuntInput;
}>;


export type GameChangeAutoHuntMutation = { readonly changeAutoHunt: { readonly player: { readonly id: string, readonly name: string, readonly xp: number, readonly ladderRank: number, readonly nextHuntAt: string, readonly nextAutoHuntAt: string | null, readonly cooldownSeconds: number, readonly unlockedEquipmentSetCount: number, readonly activeEquipmentSetIndex: number, readonly readAt: string, readonly revision: number, readonly notifications: { readonly hasBadge: boolean }, readonly avatar: { readonly id: string, readonly animatedUrl: string | null } | null, readonly currentRank: { readonly id: string, readonly name: string, readonly requiredXp: number, readonly coffinCharges: number, readonly rewardItem: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }, readonly nextRank: { readonly id: string, readonly requiredXp: number } | null, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string, readonly image: { readonly id: string } | null } }>, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string, readonly rule: { readonly name: RegionRuleName, readonly heat: number, readonly turnsAt: string | null, readonly phase: { readonly name: RegionPhaseName, readonly effects: ReadonlyArray<{ readonly target: RegionEffectTarget, readonly factor: number, readonly enemyType: { readonly id: string, readonly name: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string } | null }> }, readonly nextPhase: { readonly name: RegionPhaseName } | null } | null }, readonly image: { readonly id: string, readonly animatedUrl: string | null } | null }, readonly subscription: { readonly level: SubscriptionLevel, readonly periodEndsAt: string, readonly renewsAt: string | null, readonly isInGrace: boolean, readonly paymentId: string } | null, readonly coffin: { readonly charges: number, readonly maxCharges: number, readonly extraCharges: number, readonly nextChargeAt: string | null } | null, readonly equipmentSets: ReadonlyArray<{ readonly index: number, readonly name: string | null, readonly isLocked: boolean, readonly huntingGround: { readonly id: string, readonly name: string } | null }>, readonly equipmentSlots: ReadonlyArray<{ readonly index: number, readonly itemType: { readonly id: string, readonly shortName: string }, readonly lockedBy: { readonly value: number, readonly stat: { readonly id: string, readonly name: string }, readonly opener: { readonly id: string, readonly name: string } | null } | null, readonly item: { readonly flavorText: string, readonly isUnique: boolean, readonly requiredXp: number, readonly requiredSubscription: SubscriptionLevel | null, readonly id: string, readonly name: string, readonly image: { readonly animatedUrl: string | null, readonly id: string } | null, readonly itemType: { readonly id: string, readonly shortName: string, readonly isEquipment: boolean }, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly attractsEnemyType: { readonly id: string, readonly name: string } | null, readonly attractsEnemy: { readonly id: string, readonly name: string } | null, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }>, readonly bait: { readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } } | null, readonly autoHunt: { readonly isOn: boolean, readonly reserve: number, readonly available: number | null, readonly bait: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }, readonly mission: { readonly id: string, readonly status: MissionStatus, readonly endsAt: string, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly objectives: ReadonlyArray<{ readonly playerTimesHunted: number, readonly caught: number, readonly goal: number, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }>, readonly reward: { readonly xp: number, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> } } | null, readonly goals: ReadonlyArray<
        | { readonly __typename: 'BossGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'BuyBaitGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'BuyKeyGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } }
        | { readonly __typename: 'ClaimCollectionGoal', readonly missing: number, readonly collection: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'CoffinHuntGoal', readonly charges: number, readonly missing: number }
        | { readonly __typename: 'CollectionGoal', readonly missing: number, readonly collection: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'CraftKeyGoal', readonly isAffordable: boolean, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly material: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string } } }
        | { readonly __typename: 'EquipBaitGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'EquipItemGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly isEquipment: boolean, readonly id: string, readonly shortName: string }, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly replacedItem: { readonly id: string, readonly name: string, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }> } | null }
        | { readonly __typename: 'FindKeyGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly droppedBy: { readonly id: string, readonly name: string } | null, readonly source: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } }
        | { readonly __typename: 'FirstHuntGoal', readonly missing: number }
        | { readonly __typename: 'HuntingGroundGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly key: { readonly id: string, readonly name: string } | null }
        | { readonly __typename: 'MissionGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'PinnedItemGoal', readonly missingCoins: number, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'RankGoal', readonly hunts: number | null, readonly missing: number, readonly rank: { readonly id: string, readonly name: string, readonly coffinCharges: number, readonly rewardItem: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null } }
        | { readonly __typename: 'ShopItemGoal', readonly missingCoins: number, readonly gain: number | null, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'TakeGiftGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly news: { readonly id: string, readonly header: string } }
        | { readonly __typename: 'TravelGoal', readonly rewardFactor: number | null, readonly newCreatures: number, readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } }
      >, readonly openCombat: { readonly round: number, readonly isCoffinHunt: boolean, readonly enemy: { readonly id: string, readonly name: string } } | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'ChangeAutoHuntUserError', readonly code: ChangeAutoHuntErrorCode, readonly opensAt: string | null, readonly requiredSubscription: SubscriptionLevel | null, readonly requiredXp: number | null, readonly item: { readonly id: string, readonly name: string } | null }> } | null };

export type GameUpdateEquipmentSetMutationVariables = Exact<{
  input: UpdateEquipmentSetInput;
}>;


export type GameUpdateEquipmentSetMutation = { readonly updateEquipmentSet: { readonly player: { readonly id: string, readonly name: string, readonly xp: number, readonly ladderRank: number, readonly nextHuntAt: string, readonly nextAutoHuntAt: string | null, readonly cooldownSeconds: number, readonly unlockedEquipmentSetCount: number, readonly activeEquipmentSetIndex: number, readonly readAt: string, readonly revision: number, readonly notifications: { readonly hasBadge: boolean }, readonly avatar: { readonly id: string, readonly animatedUrl: string | null } | null, readonly currentRank: { readonly id: string, readonly name: string, readonly requiredXp: number, readonly coffinCharges: number, readonly rewardItem: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }, readonly nextRank: { readonly id: string, readonly requiredXp: number } | null, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string, readonly image: { readonly id: string } | null } }>, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string, readonly rule: { readonly name: RegionRuleName, readonly heat: number, readonly turnsAt: string | null, readonly phase: { readonly name: RegionPhaseName, readonly effects: ReadonlyArray<{ readonly target: RegionEffectTarget, readonly factor: number, readonly enemyType: { readonly id: string, readonly name: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string } | null }> }, readonly nextPhase: { readonly name: RegionPhaseName } | null } | null }, readonly image: { readonly id: string, readonly animatedUrl: string | null } | null }, readonly subscription: { readonly level: SubscriptionLevel, readonly periodEndsAt: string, readonly renewsAt: string | null, readonly isInGrace: boolean, readonly paymentId: string } | null, readonly coffin: { readonly charges: number, readonly maxCharges: number, readonly extraCharges: number, readonly nextChargeAt: string | null } | null, readonly equipmentSets: ReadonlyArray<{ readonly index: number, readonly name: string | null, readonly isLocked: boolean, readonly huntingGround: { readonly id: string, readonly name: string } | null }>, readonly equipmentSlots: ReadonlyArray<{ readonly index: number, readonly itemType: { readonly id: string, readonly shortName: string }, readonly lockedBy: { readonly value: number, readonly stat: { readonly id: string, readonly name: string }, readonly opener: { readonly id: string, readonly name: string } | null } | null, readonly item: { readonly flavorText: string, readonly isUnique: boolean, readonly requiredXp: number, readonly requiredSubscription: SubscriptionLevel | null, readonly id: string, readonly name: string, readonly image: { readonly animatedUrl: string | null, readonly id: string } | null, readonly itemType: { readonly id: string, readonly shortName: string, readonly isEquipment: boolean }, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly attractsEnemyType: { readonly id: string, readonly name: string } | null, readonly attractsEnemy: { readonly id: string, readonly name: string } | null, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }>, readonly bait: { readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } } | null, readonly autoHunt: { readonly isOn: boolean, readonly reserve: number, readonly available: number | null, readonly bait: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }, readonly mission: { readonly id: string, readonly status: MissionStatus, readonly endsAt: string, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly objectives: ReadonlyArray<{ readonly playerTimesHunted: number, readonly caught: number, readonly goal: number, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }>, readonly reward: { readonly xp: number, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> } } | null, readonly goals: ReadonlyArray<
        | { readonly __typename: 'BossGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'BuyBaitGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'BuyKeyGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } }
        | { readonly __typename: 'ClaimCollectionGoal', readonly missing: number, readonly collection: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'CoffinHuntGoal', readonly charges: number, readonly missing: number }
        | { readonly __typename: 'CollectionGoal', readonly missing: number, readonly collection: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'CraftKeyGoal', readonly isAffordable: boolean, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly material: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string } } }
        | { readonly __typename: 'EquipBaitGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'EquipItemGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly isEquipment: boolean, readonly id: string, readonly shortName: string }, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly replacedItem: { readonly id: string, readonly name: string, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }> } | null }
        | { readonly __typename: 'FindKeyGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly droppedBy: { readonly id: string, readonly name: string } | null, readonly source: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } }
        | { readonly __typename: 'FirstHuntGoal', readonly missing: number }
        | { readonly __typename: 'HuntingGroundGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly key: { readonly id: string, readonly name: string } | null }
        | { readonly __typename: 'MissionGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'PinnedItemGoal', readonly missingCoins: number, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'RankGoal', readonly hunts: number | null, readonly missing: number, readonly rank: { readonly id: string, readonly name: string, readonly coffinCharges: number, readonly rewardItem: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null } }
        | { readonly __typename: 'ShopItemGoal', readonly missingCoins: number, readonly gain: number | null, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'TakeGiftGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly news: { readonly id: string, readonly header: string } }
        | { readonly __typename: 'TravelGoal', readonly rewardFactor: number | null, readonly newCreatures: number, readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } }
      >, readonly openCombat: { readonly round: number, readonly isCoffinHunt: boolean, readonly enemy: { readonly id: string, readonly name: string } } | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UpdateEquipmentSetUserError', readonly code: UpdateEquipmentSetErrorCode, readonly opensAt: string | null }> } | null };

export type GameGroundsQueryVariables = Exact<{ [key: string]: never; }>;


export type GameGroundsQuery = { readonly regions: ReadonlyArray<{ readonly id: string, readonly name: string, readonly huntingGrounds: ReadonlyArray<{ readonly id: string, readonly name: string }> }> };

export type GameGrimoireQueryVariables = Exact<{
  huntingGroundId: string;
}>;


export type GameGrimoireQuery = { readonly grimoire: ReadonlyArray<{ readonly playerTimesHunted: number, readonly globalTimesHunted: number, readonly chance: number | null, readonly huntsAtMost: number | null, readonly enemy: { readonly id: string, readonly name: string, readonly flavorText: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string }, readonly type: { readonly id: string, readonly name: string, readonly dangers: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly weaknesses: ReadonlyArray<{ readonly id: string, readonly name: string }> } }, readonly stats: { readonly values: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly retainers: ReadonlyArray<{ readonly id: string, readonly name: string, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }> }> } | null }> };

export type GameCombatFragment = { readonly id: string, readonly number: number, readonly round: number, readonly result: CombatResult, readonly modifiers: ReadonlyArray<CombatModifier>, readonly attacker: { readonly name: string, readonly health: number, readonly maxHealth: number, readonly isPlayer: boolean, readonly image: { readonly id: string } | null, readonly retainers: ReadonlyArray<{ readonly name: string, readonly item: { readonly id: string, readonly image: { readonly id: string } | null } }> }, readonly defender: { readonly name: string, readonly health: number, readonly maxHealth: number, readonly isPlayer: boolean, readonly image: { readonly id: string } | null, readonly retainers: ReadonlyArray<{ readonly name: string, readonly item: { readonly id: string, readonly image: { readonly id: string } | null } }> }, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string, readonly animatedUrl: string | null } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string }, readonly type: { readonly id: string, readonly name: string, readonly dangers: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly weaknesses: ReadonlyArray<{ readonly id: string, readonly name: string }> } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly image: { readonly id: string, readonly animatedUrl: string | null } | null, readonly region: { readonly id: string, readonly name: string } }, readonly bait: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly events: ReadonlyArray<
    | { readonly __typename: 'AttackEvadedEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
    | { readonly __typename: 'AttackEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly effectiveDamage: number, readonly isCriticalHit: boolean }
    | { readonly __typename: 'CombatEndEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly result: CombatResult }
    | { readonly __typename: 'CombatStartEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string }
    | { readonly __typename: 'DispelEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
    | { readonly __typename: 'HealingEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly effectiveHealing: number, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
    | { readonly __typename: 'LeechEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly effectiveDamage: number, readonly effectiveHealing: number, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
    | { readonly __typename: 'ProcDamageEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly effectiveDamage: number, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
    | { readonly __typename: 'ProcEvadedEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
    | { readonly __typename: 'ProcFiredEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
    | { readonly __typename: 'ProcGainedEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
    | { readonly __typename: 'RetainerAddedEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null }, readonly retainer: { readonly name: string, readonly item: { readonly id: string, readonly image: { readonly id: string } | null } } }
    | { readonly __typename: 'RetainerAttackEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly effectiveDamage: number, readonly retainer: { readonly name: string, readonly item: { readonly id: string, readonly image: { readonly id: string } | null } } }
    | { readonly __typename: 'RetainerRemovedEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null }, readonly retainer: { readonly name: string, readonly item: { readonly id: string, readonly image: { readonly id: string } | null } } }
    | { readonly __typename: 'RoundStartEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string }
    | { readonly __typename: 'StunEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
    | { readonly __typename: 'TheftEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly goldChange: number, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
  >, readonly regionPhase: { readonly name: RegionPhaseName, readonly effects: ReadonlyArray<{ readonly target: RegionEffectTarget, readonly factor: number, readonly enemyType: { readonly id: string, readonly name: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string } | null }> } | null, readonly reward: { readonly xp: number, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly flavorText: string, readonly isUnique: boolean, readonly requiredXp: number, readonly requiredSubscription: SubscriptionLevel | null, readonly id: string, readonly name: string, readonly itemType: { readonly isEquipment: boolean, readonly id: string, readonly shortName: string }, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly attractsEnemyType: { readonly id: string, readonly name: string } | null, readonly attractsEnemy: { readonly id: string, readonly name: string } | null, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }>, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }> } | null };

export type GameHuntErrorFragment = { readonly __typename: 'HuntUserError', readonly code: HuntErrorCode, readonly opensAt: string | null, readonly retryAfterSeconds: number | null };

export type GameOpenCombatQueryVariables = Exact<{ [key: string]: never; }>;


export type GameOpenCombatQuery = { readonly me: { readonly id: string, readonly combat: { readonly id: string, readonly number: number, readonly round: number, readonly result: CombatResult, readonly modifiers: ReadonlyArray<CombatModifier>, readonly attacker: { readonly name: string, readonly health: number, readonly maxHealth: number, readonly isPlayer: boolean, readonly image: { readonly id: string } | null, readonly retainers: ReadonlyArray<{ readonly name: string, readonly item: { readonly id: string, readonly image: { readonly id: string } | null } }> }, readonly defender: { readonly name: string, readonly health: number, readonly maxHealth: number, readonly isPlayer: boolean, readonly image: { readonly id: string } | null, readonly retainers: ReadonlyArray<{ readonly name: string, readonly item: { readonly id: string, readonly image: { readonly id: string } | null } }> }, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string, readonly animatedUrl: string | null } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string }, readonly type: { readonly id: string, readonly name: string, readonly dangers: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly weaknesses: ReadonlyArray<{ readonly id: string, readonly name: string }> } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly image: { readonly id: string, readonly animatedUrl: string | null } | null, readonly region: { readonly id: string, readonly name: string } }, readonly bait: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly events: ReadonlyArray<
        | { readonly __typename: 'AttackEvadedEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'AttackEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly effectiveDamage: number, readonly isCriticalHit: boolean }
        | { readonly __typename: 'CombatEndEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly result: CombatResult }
        | { readonly __typename: 'CombatStartEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string }
        | { readonly __typename: 'DispelEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'HealingEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly effectiveHealing: number, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'LeechEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly effectiveDamage: number, readonly effectiveHealing: number, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'ProcDamageEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly effectiveDamage: number, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'ProcEvadedEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'ProcFiredEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'ProcGainedEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'RetainerAddedEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null }, readonly retainer: { readonly name: string, readonly item: { readonly id: string, readonly image: { readonly id: string } | null } } }
        | { readonly __typename: 'RetainerAttackEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly effectiveDamage: number, readonly retainer: { readonly name: string, readonly item: { readonly id: string, readonly image: { readonly id: string } | null } } }
        | { readonly __typename: 'RetainerRemovedEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null }, readonly retainer: { readonly name: string, readonly item: { readonly id: string, readonly image: { readonly id: string } | null } } }
        | { readonly __typename: 'RoundStartEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string }
        | { readonly __typename: 'StunEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'TheftEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly goldChange: number, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
      >, readonly regionPhase: { readonly name: RegionPhaseName, readonly effects: ReadonlyArray<{ readonly target: RegionEffectTarget, readonly factor: number, readonly enemyType: { readonly id: string, readonly name: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string } | null }> } | null, readonly reward: { readonly xp: number, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly flavorText: string, readonly isUnique: boolean, readonly requiredXp: number, readonly requiredSubscription: SubscriptionLevel | null, readonly id: string, readonly name: string, readonly itemType: { readonly isEquipment: boolean, readonly id: string, readonly shortName: string }, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly attractsEnemyType: { readonly id: string, readonly name: string } | null, readonly attractsEnemy: { readonly id: string, readonly name: string } | null, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }>, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }> } | null } | null } | null };

export type GameHuntMutationVariables = Exact<{
  input: HuntInput;
}>;


export type GameHuntMutation = { readonly hunt: { readonly combat: { readonly id: string, readonly number: number, readonly round: number, readonly result: CombatResult, readonly modifiers: ReadonlyArray<CombatModifier>, readonly attacker: { readonly name: string, readonly health: number, readonly maxHealth: number, readonly isPlayer: boolean, readonly image: { readonly id: string } | null, readonly retainers: ReadonlyArray<{ readonly name: string, readonly item: { readonly id: string, readonly image: { readonly id: string } | null } }> }, readonly defender: { readonly name: string, readonly health: number, readonly maxHealth: number, readonly isPlayer: boolean, readonly image: { readonly id: string } | null, readonly retainers: ReadonlyArray<{ readonly name: string, readonly item: { readonly id: string, readonly image: { readonly id: string } | null } }> }, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string, readonly animatedUrl: string | null } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string }, readonly type: { readonly id: string, readonly name: string, readonly dangers: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly weaknesses: ReadonlyArray<{ readonly id: string, readonly name: string }> } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly image: { readonly id: string, readonly animatedUrl: string | null } | null, readonly region: { readonly id: string, readonly name: string } }, readonly bait: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly events: ReadonlyArray<
        | { readonly __typename: 'AttackEvadedEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'AttackEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly effectiveDamage: number, readonly isCriticalHit: boolean }
        | { readonly __typename: 'CombatEndEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly result: CombatResult }
        | { readonly __typename: 'CombatStartEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string }
        | { readonly __typename: 'DispelEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'HealingEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly effectiveHealing: number, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'LeechEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly effectiveDamage: number, readonly effectiveHealing: number, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'ProcDamageEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly effectiveDamage: number, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'ProcEvadedEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'ProcFiredEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'ProcGainedEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'RetainerAddedEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null }, readonly retainer: { readonly name: string, readonly item: { readonly id: string, readonly image: { readonly id: string } | null } } }
        | { readonly __typename: 'RetainerAttackEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly effectiveDamage: number, readonly retainer: { readonly name: string, readonly item: { readonly id: string, readonly image: { readonly id: string } | null } } }
        | { readonly __typename: 'RetainerRemovedEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null }, readonly retainer: { readonly name: string, readonly item: { readonly id: string, readonly image: { readonly id: string } | null } } }
        | { readonly __typename: 'RoundStartEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string }
        | { readonly __typename: 'StunEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'TheftEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly goldChange: number, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
      >, readonly regionPhase: { readonly name: RegionPhaseName, readonly effects: ReadonlyArray<{ readonly target: RegionEffectTarget, readonly factor: number, readonly enemyType: { readonly id: string, readonly name: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string } | null }> } | null, readonly reward: { readonly xp: number, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly flavorText: string, readonly isUnique: boolean, readonly requiredXp: number, readonly requiredSubscription: SubscriptionLevel | null, readonly id: string, readonly name: string, readonly itemType: { readonly isEquipment: boolean, readonly id: string, readonly shortName: string }, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly attractsEnemyType: { readonly id: string, readonly name: string } | null, readonly attractsEnemy: { readonly id: string, readonly name: string } | null, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }>, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }> } | null } | null, readonly player: { readonly id: string, readonly name: string, readonly xp: number, readonly ladderRank: number, readonly nextHuntAt: string, readonly nextAutoHuntAt: string | null, readonly cooldownSeconds: number, readonly unlockedEquipmentSetCount: number, readonly activeEquipmentSetIndex: number, readonly readAt: string, readonly revision: number, readonly notifications: { readonly hasBadge: boolean }, readonly avatar: { readonly id: string, readonly animatedUrl: string | null } | null, readonly currentRank: { readonly id: string, readonly name: string, readonly requiredXp: number, readonly coffinCharges: number, readonly rewardItem: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }, readonly nextRank: { readonly id: string, readonly requiredXp: number } | null, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string, readonly image: { readonly id: string } | null } }>, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string, readonly rule: { readonly name: RegionRuleName, readonly heat: number, readonly turnsAt: string | null, readonly phase: { readonly name: RegionPhaseName, readonly effects: ReadonlyArray<{ readonly target: RegionEffectTarget, readonly factor: number, readonly enemyType: { readonly id: string, readonly name: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string } | null }> }, readonly nextPhase: { readonly name: RegionPhaseName } | null } | null }, readonly image: { readonly id: string, readonly animatedUrl: string | null } | null }, readonly subscription: { readonly level: SubscriptionLevel, readonly periodEndsAt: string, readonly renewsAt: string | null, readonly isInGrace: boolean, readonly paymentId: string } | null, readonly coffin: { readonly charges: number, readonly maxCharges: number, readonly extraCharges: number, readonly nextChargeAt: string | null } | null, readonly equipmentSets: ReadonlyArray<{ readonly index: number, readonly name: string | null, readonly isLocked: boolean, readonly huntingGround: { readonly id: string, readonly name: string } | null }>, readonly equipmentSlots: ReadonlyArray<{ readonly index: number, readonly itemType: { readonly id: string, readonly shortName: string }, readonly lockedBy: { readonly value: number, readonly stat: { readonly id: string, readonly name: string }, readonly opener: { readonly id: string, readonly name: string } | null } | null, readonly item: { readonly flavorText: string, readonly isUnique: boolean, readonly requiredXp: number, readonly requiredSubscription: SubscriptionLevel | null, readonly id: string, readonly name: string, readonly image: { readonly animatedUrl: string | null, readonly id: string } | null, readonly itemType: { readonly id: string, readonly shortName: string, readonly isEquipment: boolean }, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly attractsEnemyType: { readonly id: string, readonly name: string } | null, readonly attractsEnemy: { readonly id: string, readonly name: string } | null, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }>, readonly bait: { readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } } | null, readonly autoHunt: { readonly isOn: boolean, readonly reserve: number, readonly available: number | null, readonly bait: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }, readonly mission: { readonly id: string, readonly status: MissionStatus, readonly endsAt: string, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly objectives: ReadonlyArray<{ readonly playerTimesHunted: number, readonly caught: number, readonly goal: number, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }>, readonly reward: { readonly xp: number, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> } } | null, readonly goals: ReadonlyArray<
        | { readonly __typename: 'BossGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'BuyBaitGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'BuyKeyGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } }
        | { readonly __typename: 'ClaimCollectionGoal', readonly missing: number, readonly collection: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'CoffinHuntGoal', readonly charges: number, readonly missing: number }
        | { readonly __typename: 'CollectionGoal', readonly missing: number, readonly collection: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'CraftKeyGoal', readonly isAffordable: boolean, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly material: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string } } }
        | { readonly __typename: 'EquipBaitGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'EquipItemGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly isEquipment: boolean, readonly id: string, readonly shortName: string }, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly replacedItem: { readonly id: string, readonly name: string, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }> } | null }
        | { readonly __typename: 'FindKeyGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly droppedBy: { readonly id: string, readonly name: string } | null, readonly source: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } }
        | { readonly __typename: 'FirstHuntGoal', readonly missing: number }
        | { readonly __typename: 'HuntingGroundGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly key: { readonly id: string, readonly name: string } | null }
        | { readonly __typename: 'MissionGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'PinnedItemGoal', readonly missingCoins: number, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'RankGoal', readonly hunts: number | null, readonly missing: number, readonly rank: { readonly id: string, readonly name: string, readonly coffinCharges: number, readonly rewardItem: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null } }
        | { readonly __typename: 'ShopItemGoal', readonly missingCoins: number, readonly gain: number | null, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'TakeGiftGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly news: { readonly id: string, readonly header: string } }
        | { readonly __typename: 'TravelGoal', readonly rewardFactor: number | null, readonly newCreatures: number, readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } }
      >, readonly openCombat: { readonly round: number, readonly isCoffinHunt: boolean, readonly enemy: { readonly id: string, readonly name: string } } | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'HuntUserError', readonly code: HuntErrorCode, readonly opensAt: string | null, readonly retryAfterSeconds: number | null }> } | null };

export type GameQuickHuntMutationVariables = Exact<{ [key: string]: never; }>;


export type GameQuickHuntMutation = { readonly quickHunt: { readonly combat: { readonly id: string, readonly number: number, readonly round: number, readonly result: CombatResult, readonly modifiers: ReadonlyArray<CombatModifier>, readonly attacker: { readonly name: string, readonly health: number, readonly maxHealth: number, readonly isPlayer: boolean, readonly image: { readonly id: string } | null, readonly retainers: ReadonlyArray<{ readonly name: string, readonly item: { readonly id: string, readonly image: { readonly id: string } | null } }> }, readonly defender: { readonly name: string, readonly health: number, readonly maxHealth: number, readonly isPlayer: boolean, readonly image: { readonly id: string } | null, readonly retainers: ReadonlyArray<{ readonly name: string, readonly item: { readonly id: string, readonly image: { readonly id: string } | null } }> }, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string, readonly animatedUrl: string | null } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string }, readonly type: { readonly id: string, readonly name: string, readonly dangers: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly weaknesses: ReadonlyArray<{ readonly id: string, readonly name: string }> } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly image: { readonly id: string, readonly animatedUrl: string | null } | null, readonly region: { readonly id: string, readonly name: string } }, readonly bait: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly events: ReadonlyArray<
        | { readonly __typename: 'AttackEvadedEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'AttackEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly effectiveDamage: number, readonly isCriticalHit: boolean }
        | { readonly __typename: 'CombatEndEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly result: CombatResult }
        | { readonly __typename: 'CombatStartEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string }
        | { readonly __typename: 'DispelEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'HealingEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly effectiveHealing: number, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'LeechEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly effectiveDamage: number, readonly effectiveHealing: number, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'ProcDamageEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly effectiveDamage: number, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'ProcEvadedEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'ProcFiredEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'ProcGainedEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'RetainerAddedEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null }, readonly retainer: { readonly name: string, readonly item: { readonly id: string, readonly image: { readonly id: string } | null } } }
        | { readonly __typename: 'RetainerAttackEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly effectiveDamage: number, readonly retainer: { readonly name: string, readonly item: { readonly id: string, readonly image: { readonly id: string } | null } } }
        | { readonly __typename: 'RetainerRemovedEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null }, readonly retainer: { readonly name: string, readonly item: { readonly id: string, readonly image: { readonly id: string } | null } } }
        | { readonly __typename: 'RoundStartEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string }
        | { readonly __typename: 'StunEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'TheftEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly goldChange: number, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
      >, readonly regionPhase: { readonly name: RegionPhaseName, readonly effects: ReadonlyArray<{ readonly target: RegionEffectTarget, readonly factor: number, readonly enemyType: { readonly id: string, readonly name: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string } | null }> } | null, readonly reward: { readonly xp: number, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly flavorText: string, readonly isUnique: boolean, readonly requiredXp: number, readonly requiredSubscription: SubscriptionLevel | null, readonly id: string, readonly name: string, readonly itemType: { readonly isEquipment: boolean, readonly id: string, readonly shortName: string }, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly attractsEnemyType: { readonly id: string, readonly name: string } | null, readonly attractsEnemy: { readonly id: string, readonly name: string } | null, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }>, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }> } | null } | null, readonly player: { readonly id: string, readonly name: string, readonly xp: number, readonly ladderRank: number, readonly nextHuntAt: string, readonly nextAutoHuntAt: string | null, readonly cooldownSeconds: number, readonly unlockedEquipmentSetCount: number, readonly activeEquipmentSetIndex: number, readonly readAt: string, readonly revision: number, readonly notifications: { readonly hasBadge: boolean }, readonly avatar: { readonly id: string, readonly animatedUrl: string | null } | null, readonly currentRank: { readonly id: string, readonly name: string, readonly requiredXp: number, readonly coffinCharges: number, readonly rewardItem: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }, readonly nextRank: { readonly id: string, readonly requiredXp: number } | null, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string, readonly image: { readonly id: string } | null } }>, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string, readonly rule: { readonly name: RegionRuleName, readonly heat: number, readonly turnsAt: string | null, readonly phase: { readonly name: RegionPhaseName, readonly effects: ReadonlyArray<{ readonly target: RegionEffectTarget, readonly factor: number, readonly enemyType: { readonly id: string, readonly name: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string } | null }> }, readonly nextPhase: { readonly name: RegionPhaseName } | null } | null }, readonly image: { readonly id: string, readonly animatedUrl: string | null } | null }, readonly subscription: { readonly level: SubscriptionLevel, readonly periodEndsAt: string, readonly renewsAt: string | null, readonly isInGrace: boolean, readonly paymentId: string } | null, readonly coffin: { readonly charges: number, readonly maxCharges: number, readonly extraCharges: number, readonly nextChargeAt: string | null } | null, readonly equipmentSets: ReadonlyArray<{ readonly index: number, readonly name: string | null, readonly isLocked: boolean, readonly huntingGround: { readonly id: string, readonly name: string } | null }>, readonly equipmentSlots: ReadonlyArray<{ readonly index: number, readonly itemType: { readonly id: string, readonly shortName: string }, readonly lockedBy: { readonly value: number, readonly stat: { readonly id: string, readonly name: string }, readonly opener: { readonly id: string, readonly name: string } | null } | null, readonly item: { readonly flavorText: string, readonly isUnique: boolean, readonly requiredXp: number, readonly requiredSubscription: SubscriptionLevel | null, readonly id: string, readonly name: string, readonly image: { readonly animatedUrl: string | null, readonly id: string } | null, readonly itemType: { readonly id: string, readonly shortName: string, readonly isEquipment: boolean }, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly attractsEnemyType: { readonly id: string, readonly name: string } | null, readonly attractsEnemy: { readonly id: string, readonly name: string } | null, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }>, readonly bait: { readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } } | null, readonly autoHunt: { readonly isOn: boolean, readonly reserve: number, readonly available: number | null, readonly bait: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }, readonly mission: { readonly id: string, readonly status: MissionStatus, readonly endsAt: string, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly objectives: ReadonlyArray<{ readonly playerTimesHunted: number, readonly caught: number, readonly goal: number, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }>, readonly reward: { readonly xp: number, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> } } | null, readonly goals: ReadonlyArray<
        | { readonly __typename: 'BossGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'BuyBaitGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'BuyKeyGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } }
        | { readonly __typename: 'ClaimCollectionGoal', readonly missing: number, readonly collection: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'CoffinHuntGoal', readonly charges: number, readonly missing: number }
        | { readonly __typename: 'CollectionGoal', readonly missing: number, readonly collection: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'CraftKeyGoal', readonly isAffordable: boolean, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly material: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string } } }
        | { readonly __typename: 'EquipBaitGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'EquipItemGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly isEquipment: boolean, readonly id: string, readonly shortName: string }, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly replacedItem: { readonly id: string, readonly name: string, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }> } | null }
        | { readonly __typename: 'FindKeyGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly droppedBy: { readonly id: string, readonly name: string } | null, readonly source: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } }
        | { readonly __typename: 'FirstHuntGoal', readonly missing: number }
        | { readonly __typename: 'HuntingGroundGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly key: { readonly id: string, readonly name: string } | null }
        | { readonly __typename: 'MissionGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'PinnedItemGoal', readonly missingCoins: number, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'RankGoal', readonly hunts: number | null, readonly missing: number, readonly rank: { readonly id: string, readonly name: string, readonly coffinCharges: number, readonly rewardItem: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null } }
        | { readonly __typename: 'ShopItemGoal', readonly missingCoins: number, readonly gain: number | null, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'TakeGiftGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly news: { readonly id: string, readonly header: string } }
        | { readonly __typename: 'TravelGoal', readonly rewardFactor: number | null, readonly newCreatures: number, readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } }
      >, readonly openCombat: { readonly round: number, readonly isCoffinHunt: boolean, readonly enemy: { readonly id: string, readonly name: string } } | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'HuntUserError', readonly code: HuntErrorCode, readonly opensAt: string | null, readonly retryAfterSeconds: number | null }> } | null };

export type GameCoffinHuntMutationVariables = Exact<{
  input: CoffinHuntInput;
}>;


export type GameCoffinHuntMutation = { readonly coffinHunt: { readonly combat: { readonly id: string, readonly number: number, readonly round: number, readonly result: CombatResult, readonly modifiers: ReadonlyArray<CombatModifier>, readonly attacker: { readonly name: string, readonly health: number, readonly maxHealth: number, readonly isPlayer: boolean, readonly image: { readonly id: string } | null, readonly retainers: ReadonlyArray<{ readonly name: string, readonly item: { readonly id: string, readonly image: { readonly id: string } | null } }> }, readonly defender: { readonly name: string, readonly health: number, readonly maxHealth: number, readonly isPlayer: boolean, readonly image: { readonly id: string } | null, readonly retainers: ReadonlyArray<{ readonly name: string, readonly item: { readonly id: string, readonly image: { readonly id: string } | null } }> }, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string, readonly animatedUrl: string | null } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string }, readonly type: { readonly id: string, readonly name: string, readonly dangers: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly weaknesses: ReadonlyArray<{ readonly id: string, readonly name: string }> } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly image: { readonly id: string, readonly animatedUrl: string | null } | null, readonly region: { readonly id: string, readonly name: string } }, readonly bait: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly events: ReadonlyArray<
        | { readonly __typename: 'AttackEvadedEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'AttackEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly effectiveDamage: number, readonly isCriticalHit: boolean }
        | { readonly __typename: 'CombatEndEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly result: CombatResult }
        | { readonly __typename: 'CombatStartEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string }
        | { readonly __typename: 'DispelEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'HealingEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly effectiveHealing: number, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'LeechEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly effectiveDamage: number, readonly effectiveHealing: number, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'ProcDamageEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly effectiveDamage: number, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'ProcEvadedEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'ProcFiredEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'ProcGainedEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'RetainerAddedEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null }, readonly retainer: { readonly name: string, readonly item: { readonly id: string, readonly image: { readonly id: string } | null } } }
        | { readonly __typename: 'RetainerAttackEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly effectiveDamage: number, readonly retainer: { readonly name: string, readonly item: { readonly id: string, readonly image: { readonly id: string } | null } } }
        | { readonly __typename: 'RetainerRemovedEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null }, readonly retainer: { readonly name: string, readonly item: { readonly id: string, readonly image: { readonly id: string } | null } } }
        | { readonly __typename: 'RoundStartEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string }
        | { readonly __typename: 'StunEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'TheftEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly goldChange: number, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
      >, readonly regionPhase: { readonly name: RegionPhaseName, readonly effects: ReadonlyArray<{ readonly target: RegionEffectTarget, readonly factor: number, readonly enemyType: { readonly id: string, readonly name: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string } | null }> } | null, readonly reward: { readonly xp: number, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly flavorText: string, readonly isUnique: boolean, readonly requiredXp: number, readonly requiredSubscription: SubscriptionLevel | null, readonly id: string, readonly name: string, readonly itemType: { readonly isEquipment: boolean, readonly id: string, readonly shortName: string }, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly attractsEnemyType: { readonly id: string, readonly name: string } | null, readonly attractsEnemy: { readonly id: string, readonly name: string } | null, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }>, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }> } | null } | null, readonly player: { readonly id: string, readonly name: string, readonly xp: number, readonly ladderRank: number, readonly nextHuntAt: string, readonly nextAutoHuntAt: string | null, readonly cooldownSeconds: number, readonly unlockedEquipmentSetCount: number, readonly activeEquipmentSetIndex: number, readonly readAt: string, readonly revision: number, readonly notifications: { readonly hasBadge: boolean }, readonly avatar: { readonly id: string, readonly animatedUrl: string | null } | null, readonly currentRank: { readonly id: string, readonly name: string, readonly requiredXp: number, readonly coffinCharges: number, readonly rewardItem: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }, readonly nextRank: { readonly id: string, readonly requiredXp: number } | null, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string, readonly image: { readonly id: string } | null } }>, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string, readonly rule: { readonly name: RegionRuleName, readonly heat: number, readonly turnsAt: string | null, readonly phase: { readonly name: RegionPhaseName, readonly effects: ReadonlyArray<{ readonly target: RegionEffectTarget, readonly factor: number, readonly enemyType: { readonly id: string, readonly name: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string } | null }> }, readonly nextPhase: { readonly name: RegionPhaseName } | null } | null }, readonly image: { readonly id: string, readonly animatedUrl: string | null } | null }, readonly subscription: { readonly level: SubscriptionLevel, readonly periodEndsAt: string, readonly renewsAt: string | null, readonly isInGrace: boolean, readonly paymentId: string } | null, readonly coffin: { readonly charges: number, readonly maxCharges: number, readonly extraCharges: number, readonly nextChargeAt: string | null } | null, readonly equipmentSets: ReadonlyArray<{ readonly index: number, readonly name: string | null, readonly isLocked: boolean, readonly huntingGround: { readonly id: string, readonly name: string } | null }>, readonly equipmentSlots: ReadonlyArray<{ readonly index: number, readonly itemType: { readonly id: string, readonly shortName: string }, readonly lockedBy: { readonly value: number, readonly stat: { readonly id: string, readonly name: string }, readonly opener: { readonly id: string, readonly name: string } | null } | null, readonly item: { readonly flavorText: string, readonly isUnique: boolean, readonly requiredXp: number, readonly requiredSubscription: SubscriptionLevel | null, readonly id: string, readonly name: string, readonly image: { readonly animatedUrl: string | null, readonly id: string } | null, readonly itemType: { readonly id: string, readonly shortName: string, readonly isEquipment: boolean }, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly attractsEnemyType: { readonly id: string, readonly name: string } | null, readonly attractsEnemy: { readonly id: string, readonly name: string } | null, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }>, readonly bait: { readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } } | null, readonly autoHunt: { readonly isOn: boolean, readonly reserve: number, readonly available: number | null, readonly bait: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }, readonly mission: { readonly id: string, readonly status: MissionStatus, readonly endsAt: string, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly objectives: ReadonlyArray<{ readonly playerTimesHunted: number, readonly caught: number, readonly goal: number, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }>, readonly reward: { readonly xp: number, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> } } | null, readonly goals: ReadonlyArray<
        | { readonly __typename: 'BossGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'BuyBaitGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'BuyKeyGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } }
        | { readonly __typename: 'ClaimCollectionGoal', readonly missing: number, readonly collection: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'CoffinHuntGoal', readonly charges: number, readonly missing: number }
        | { readonly __typename: 'CollectionGoal', readonly missing: number, readonly collection: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'CraftKeyGoal', readonly isAffordable: boolean, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly material: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string } } }
        | { readonly __typename: 'EquipBaitGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'EquipItemGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly isEquipment: boolean, readonly id: string, readonly shortName: string }, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly replacedItem: { readonly id: string, readonly name: string, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }> } | null }
        | { readonly __typename: 'FindKeyGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly droppedBy: { readonly id: string, readonly name: string } | null, readonly source: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } }
        | { readonly __typename: 'FirstHuntGoal', readonly missing: number }
        | { readonly __typename: 'HuntingGroundGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly key: { readonly id: string, readonly name: string } | null }
        | { readonly __typename: 'MissionGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'PinnedItemGoal', readonly missingCoins: number, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'RankGoal', readonly hunts: number | null, readonly missing: number, readonly rank: { readonly id: string, readonly name: string, readonly coffinCharges: number, readonly rewardItem: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null } }
        | { readonly __typename: 'ShopItemGoal', readonly missingCoins: number, readonly gain: number | null, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'TakeGiftGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly news: { readonly id: string, readonly header: string } }
        | { readonly __typename: 'TravelGoal', readonly rewardFactor: number | null, readonly newCreatures: number, readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } }
      >, readonly openCombat: { readonly round: number, readonly isCoffinHunt: boolean, readonly enemy: { readonly id: string, readonly name: string } } | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'HuntUserError', readonly code: HuntErrorCode, readonly opensAt: string | null, readonly retryAfterSeconds: number | null }> } | null };

export type GameCombatAdviceQueryVariables = Exact<{ [key: string]: never; }>;


export type GameCombatAdviceQuery = { readonly me: { readonly id: string, readonly combat: { readonly id: string, readonly advice: { readonly healthLeft: number, readonly winChance: number, readonly addedDamage: number | null, readonly item: { readonly action: AdviceAction, readonly winChance: number, readonly item: { readonly flavorText: string, readonly isUnique: boolean, readonly requiredXp: number, readonly requiredSubscription: SubscriptionLevel | null, readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string, readonly isEquipment: boolean }, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly attractsEnemyType: { readonly id: string, readonly name: string } | null, readonly attractsEnemy: { readonly id: string, readonly name: string } | null, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } } | null } | null } | null } | null };

export type GameGroundBaitsQueryVariables = Exact<{ [key: string]: never; }>;


export type GameGroundBaitsQuery = { readonly me: { readonly id: string, readonly huntingGround: { readonly id: string, readonly name: string, readonly baitEffects: ReadonlyArray<{ readonly xpFactor: number, readonly item: { readonly id: string, readonly name: string, readonly flavorText: string, readonly isUnique: boolean, readonly requiredXp: number, readonly requiredSubscription: SubscriptionLevel | null, readonly itemType: { readonly id: string, readonly shortName: string, readonly isEquipment: boolean }, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly attractsEnemyType: { readonly id: string, readonly name: string } | null, readonly attractsEnemy: { readonly id: string, readonly name: string } | null, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly moreOf: ReadonlyArray<{ readonly id: string, readonly name: string }> }> } } | null };

export type GameLatestFightsQueryVariables = Exact<{ [key: string]: never; }>;


export type GameLatestFightsQuery = { readonly journal: { readonly nodes: ReadonlyArray<
      | { readonly __typename: 'CollectionEntry', readonly id: string }
      | { readonly __typename: 'CombatEntry', readonly number: number, readonly id: string }
      | { readonly __typename: 'MissionRewardEntry', readonly id: string }
      | { readonly __typename: 'NoBaitEntry', readonly id: string }
      | { readonly __typename: 'PurchaseEntry', readonly id: string }
      | { readonly __typename: 'RankUpEntry', readonly id: string }
      | { readonly __typename: 'SystemEntry', readonly id: string }
      | { readonly __typename: 'TravelEntry', readonly id: string }
    > } };

export type GameSellErrorFragment = { readonly __typename: 'SellUserError', readonly code: SellErrorCode, readonly opensAt: string | null, readonly item: { readonly id: string, readonly name: string } | null };

export type GameSellMutationVariables = Exact<{
  input: SellInput;
}>;


export type GameSellMutation = { readonly sell: { readonly player: { readonly id: string, readonly name: string, readonly xp: number, readonly ladderRank: number, readonly nextHuntAt: string, readonly nextAutoHuntAt: string | null, readonly cooldownSeconds: number, readonly unlockedEquipmentSetCount: number, readonly activeEquipmentSetIndex: number, readonly readAt: string, readonly revision: number, readonly notifications: { readonly hasBadge: boolean }, readonly avatar: { readonly id: string, readonly animatedUrl: string | null } | null, readonly currentRank: { readonly id: string, readonly name: string, readonly requiredXp: number, readonly coffinCharges: number, readonly rewardItem: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }, readonly nextRank: { readonly id: string, readonly requiredXp: number } | null, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string, readonly image: { readonly id: string } | null } }>, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string, readonly rule: { readonly name: RegionRuleName, readonly heat: number, readonly turnsAt: string | null, readonly phase: { readonly name: RegionPhaseName, readonly effects: ReadonlyArray<{ readonly target: RegionEffectTarget, readonly factor: number, readonly enemyType: { readonly id: string, readonly name: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string } | null }> }, readonly nextPhase: { readonly name: RegionPhaseName } | null } | null }, readonly image: { readonly id: string, readonly animatedUrl: string | null } | null }, readonly subscription: { readonly level: SubscriptionLevel, readonly periodEndsAt: string, readonly renewsAt: string | null, readonly isInGrace: boolean, readonly paymentId: string } | null, readonly coffin: { readonly charges: number, readonly maxCharges: number, readonly extraCharges: number, readonly nextChargeAt: string | null } | null, readonly equipmentSets: ReadonlyArray<{ readonly index: number, readonly name: string | null, readonly isLocked: boolean, readonly huntingGround: { readonly id: string, readonly name: string } | null }>, readonly equipmentSlots: ReadonlyArray<{ readonly index: number, readonly itemType: { readonly id: string, readonly shortName: string }, readonly lockedBy: { readonly value: number, readonly stat: { readonly id: string, readonly name: string }, readonly opener: { readonly id: string, readonly name: string } | null } | null, readonly item: { readonly flavorText: string, readonly isUnique: boolean, readonly requiredXp: number, readonly requiredSubscription: SubscriptionLevel | null, readonly id: string, readonly name: string, readonly image: { readonly animatedUrl: string | null, readonly id: string } | null, readonly itemType: { readonly id: string, readonly shortName: string, readonly isEquipment: boolean }, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly attractsEnemyType: { readonly id: string, readonly name: string } | null, readonly attractsEnemy: { readonly id: string, readonly name: string } | null, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }>, readonly bait: { readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } } | null, readonly autoHunt: { readonly isOn: boolean, readonly reserve: number, readonly available: number | null, readonly bait: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }, readonly mission: { readonly id: string, readonly status: MissionStatus, readonly endsAt: string, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly objectives: ReadonlyArray<{ readonly playerTimesHunted: number, readonly caught: number, readonly goal: number, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }>, readonly reward: { readonly xp: number, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> } } | null, readonly goals: ReadonlyArray<
        | { readonly __typename: 'BossGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'BuyBaitGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'BuyKeyGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } }
        | { readonly __typename: 'ClaimCollectionGoal', readonly missing: number, readonly collection: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'CoffinHuntGoal', readonly charges: number, readonly missing: number }
        | { readonly __typename: 'CollectionGoal', readonly missing: number, readonly collection: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'CraftKeyGoal', readonly isAffordable: boolean, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly material: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string } } }
        | { readonly __typename: 'EquipBaitGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'EquipItemGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly isEquipment: boolean, readonly id: string, readonly shortName: string }, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly replacedItem: { readonly id: string, readonly name: string, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }> } | null }
        | { readonly __typename: 'FindKeyGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly droppedBy: { readonly id: string, readonly name: string } | null, readonly source: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } }
        | { readonly __typename: 'FirstHuntGoal', readonly missing: number }
        | { readonly __typename: 'HuntingGroundGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly key: { readonly id: string, readonly name: string } | null }
        | { readonly __typename: 'MissionGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'PinnedItemGoal', readonly missingCoins: number, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'RankGoal', readonly hunts: number | null, readonly missing: number, readonly rank: { readonly id: string, readonly name: string, readonly coffinCharges: number, readonly rewardItem: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null } }
        | { readonly __typename: 'ShopItemGoal', readonly missingCoins: number, readonly gain: number | null, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'TakeGiftGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly news: { readonly id: string, readonly header: string } }
        | { readonly __typename: 'TravelGoal', readonly rewardFactor: number | null, readonly newCreatures: number, readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } }
      >, readonly inventory: ReadonlyArray<{ readonly amount: number, readonly spare: number, readonly isEquipped: boolean, readonly isLocked: boolean, readonly isOutgrown: boolean, readonly unneeded: number, readonly arrival: number, readonly item: { readonly id: string }, readonly neededForCollection: { readonly id: string, readonly name: string } | null }>, readonly openCombat: { readonly round: number, readonly isCoffinHunt: boolean, readonly enemy: { readonly id: string, readonly name: string } } | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'SellUserError', readonly code: SellErrorCode, readonly opensAt: string | null, readonly item: { readonly id: string, readonly name: string } | null }> } | null };

export type GameSellItemsMutationVariables = Exact<{
  input: SellItemsInput;
}>;


export type GameSellItemsMutation = { readonly sellItems: { readonly sold: { readonly items: number, readonly pieces: number, readonly received: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }> } | null, readonly player: { readonly id: string, readonly name: string, readonly xp: number, readonly ladderRank: number, readonly nextHuntAt: string, readonly nextAutoHuntAt: string | null, readonly cooldownSeconds: number, readonly unlockedEquipmentSetCount: number, readonly activeEquipmentSetIndex: number, readonly readAt: string, readonly revision: number, readonly notifications: { readonly hasBadge: boolean }, readonly avatar: { readonly id: string, readonly animatedUrl: string | null } | null, readonly currentRank: { readonly id: string, readonly name: string, readonly requiredXp: number, readonly coffinCharges: number, readonly rewardItem: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }, readonly nextRank: { readonly id: string, readonly requiredXp: number } | null, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string, readonly image: { readonly id: string } | null } }>, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string, readonly rule: { readonly name: RegionRuleName, readonly heat: number, readonly turnsAt: string | null, readonly phase: { readonly name: RegionPhaseName, readonly effects: ReadonlyArray<{ readonly target: RegionEffectTarget, readonly factor: number, readonly enemyType: { readonly id: string, readonly name: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string } | null }> }, readonly nextPhase: { readonly name: RegionPhaseName } | null } | null }, readonly image: { readonly id: string, readonly animatedUrl: string | null } | null }, readonly subscription: { readonly level: SubscriptionLevel, readonly periodEndsAt: string, readonly renewsAt: string | null, readonly isInGrace: boolean, readonly paymentId: string } | null, readonly coffin: { readonly charges: number, readonly maxCharges: number, readonly extraCharges: number, readonly nextChargeAt: string | null } | null, readonly equipmentSets: ReadonlyArray<{ readonly index: number, readonly name: string | null, readonly isLocked: boolean, readonly huntingGround: { readonly id: string, readonly name: string } | null }>, readonly equipmentSlots: ReadonlyArray<{ readonly index: number, readonly itemType: { readonly id: string, readonly shortName: string }, readonly lockedBy: { readonly value: number, readonly stat: { readonly id: string, readonly name: string }, readonly opener: { readonly id: string, readonly name: string } | null } | null, readonly item: { readonly flavorText: string, readonly isUnique: boolean, readonly requiredXp: number, readonly requiredSubscription: SubscriptionLevel | null, readonly id: string, readonly name: string, readonly image: { readonly animatedUrl: string | null, readonly id: string } | null, readonly itemType: { readonly id: string, readonly shortName: string, readonly isEquipment: boolean }, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly attractsEnemyType: { readonly id: string, readonly name: string } | null, readonly attractsEnemy: { readonly id: string, readonly name: string } | null, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }>, readonly bait: { readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } } | null, readonly autoHunt: { readonly isOn: boolean, readonly reserve: number, readonly available: number | null, readonly bait: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }, readonly mission: { readonly id: string, readonly status: MissionStatus, readonly endsAt: string, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly objectives: ReadonlyArray<{ readonly playerTimesHunted: number, readonly caught: number, readonly goal: number, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }>, readonly reward: { readonly xp: number, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> } } | null, readonly goals: ReadonlyArray<
        | { readonly __typename: 'BossGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'BuyBaitGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'BuyKeyGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } }
        | { readonly __typename: 'ClaimCollectionGoal', readonly missing: number, readonly collection: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'CoffinHuntGoal', readonly charges: number, readonly missing: number }
        | { readonly __typename: 'CollectionGoal', readonly missing: number, readonly collection: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'CraftKeyGoal', readonly isAffordable: boolean, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly material: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string } } }
        | { readonly __typename: 'EquipBaitGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'EquipItemGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly isEquipment: boolean, readonly id: string, readonly shortName: string }, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly replacedItem: { readonly id: string, readonly name: string, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }> } | null }
        | { readonly __typename: 'FindKeyGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly droppedBy: { readonly id: string, readonly name: string } | null, readonly source: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } }
        | { readonly __typename: 'FirstHuntGoal', readonly missing: number }
        | { readonly __typename: 'HuntingGroundGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly key: { readonly id: string, readonly name: string } | null }
        | { readonly __typename: 'MissionGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'PinnedItemGoal', readonly missingCoins: number, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'RankGoal', readonly hunts: number | null, readonly missing: number, readonly rank: { readonly id: string, readonly name: string, readonly coffinCharges: number, readonly rewardItem: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null } }
        | { readonly __typename: 'ShopItemGoal', readonly missingCoins: number, readonly gain: number | null, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'TakeGiftGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly news: { readonly id: string, readonly header: string } }
        | { readonly __typename: 'TravelGoal', readonly rewardFactor: number | null, readonly newCreatures: number, readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } }
      >, readonly inventory: ReadonlyArray<{ readonly amount: number, readonly spare: number, readonly isEquipped: boolean, readonly isLocked: boolean, readonly isOutgrown: boolean, readonly unneeded: number, readonly arrival: number, readonly item: { readonly id: string }, readonly neededForCollection: { readonly id: string, readonly name: string } | null }>, readonly openCombat: { readonly round: number, readonly isCoffinHunt: boolean, readonly enemy: { readonly id: string, readonly name: string } } | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'SellUserError', readonly code: SellErrorCode, readonly opensAt: string | null, readonly item: { readonly id: string, readonly name: string } | null }> } | null };

export type GameLockItemMutationVariables = Exact<{
  input: LockItemInput;
}>;


export type GameLockItemMutation = { readonly lockItem: { readonly player: { readonly id: string, readonly inventory: ReadonlyArray<{ readonly amount: number, readonly spare: number, readonly isEquipped: boolean, readonly isLocked: boolean, readonly isOutgrown: boolean, readonly unneeded: number, readonly arrival: number, readonly item: { readonly id: string }, readonly neededForCollection: { readonly id: string, readonly name: string } | null }> } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'LockItemUserError', readonly code: LockItemErrorCode, readonly opensAt: string | null, readonly item: { readonly id: string, readonly name: string } | null }> } | null };

type GameJournalEntry_CollectionEntry_Fragment = { readonly __typename: 'CollectionEntry', readonly id: string, readonly happenedAt: string, readonly item: { readonly id: string, readonly name: string } };

type GameJournalEntry_CombatEntry_Fragment = { readonly __typename: 'CombatEntry', readonly isAutoHunt: boolean, readonly result: CombatResult, readonly modifiers: ReadonlyArray<CombatModifier>, readonly id: string, readonly happenedAt: string, readonly retainers: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly reward: { readonly xp: number, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> } };

type GameJournalEntry_MissionRewardEntry_Fragment = { readonly __typename: 'MissionRewardEntry', readonly id: string, readonly happenedAt: string, readonly objectives: ReadonlyArray<{ readonly caught: number, readonly goal: number, readonly enemy: { readonly id: string, readonly name: string } }>, readonly reward: { readonly xp: number, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> } };

type GameJournalEntry_NoBaitEntry_Fragment = { readonly __typename: 'NoBaitEntry', readonly isReserve: boolean, readonly id: string, readonly happenedAt: string, readonly bait: { readonly id: string, readonly name: string } | null };

type GameJournalEntry_PurchaseEntry_Fragment = { readonly __typename: 'PurchaseEntry', readonly packageName: string, readonly isGift: boolean, readonly id: string, readonly happenedAt: string, readonly giver: { readonly id: string, readonly name: string } | null, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> };

type GameJournalEntry_RankUpEntry_Fragment = { readonly __typename: 'RankUpEntry', readonly id: string, readonly happenedAt: string, readonly rank: { readonly id: string, readonly name: string } | null, readonly rewardItem: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null };

type GameJournalEntry_SystemEntry_Fragment = { readonly __typename: 'SystemEntry', readonly message: string, readonly id: string, readonly happenedAt: string };

type GameJournalEntry_TravelEntry_Fragment = { readonly __typename: 'TravelEntry', readonly id: string, readonly happenedAt: string, readonly huntingGround: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } };

export type GameJournalEntryFragment =
  | GameJournalEntry_CollectionEntry_Fragment
  | GameJournalEntry_CombatEntry_Fragment
  | GameJournalEntry_MissionRewardEntry_Fragment
  | GameJournalEntry_NoBaitEntry_Fragment
  | GameJournalEntry_PurchaseEntry_Fragment
  | GameJournalEntry_RankUpEntry_Fragment
  | GameJournalEntry_SystemEntry_Fragment
  | GameJournalEntry_TravelEntry_Fragment
;

export type GameJournalQueryVariables = Exact<{
  after?: string | null | undefined;
  filter?: JournalFilter | null | undefined;
}>;


export type GameJournalQuery = { readonly journal: { readonly edges: ReadonlyArray<{ readonly cursor: string, readonly node:
        | { readonly __typename: 'CollectionEntry', readonly id: string, readonly happenedAt: string, readonly item: { readonly id: string, readonly name: string } }
        | { readonly __typename: 'CombatEntry', readonly isAutoHunt: boolean, readonly result: CombatResult, readonly modifiers: ReadonlyArray<CombatModifier>, readonly id: string, readonly happenedAt: string, readonly retainers: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly reward: { readonly xp: number, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> } }
        | { readonly __typename: 'MissionRewardEntry', readonly id: string, readonly happenedAt: string, readonly objectives: ReadonlyArray<{ readonly caught: number, readonly goal: number, readonly enemy: { readonly id: string, readonly name: string } }>, readonly reward: { readonly xp: number, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> } }
        | { readonly __typename: 'NoBaitEntry', readonly isReserve: boolean, readonly id: string, readonly happenedAt: string, readonly bait: { readonly id: string, readonly name: string } | null }
        | { readonly __typename: 'PurchaseEntry', readonly packageName: string, readonly isGift: boolean, readonly id: string, readonly happenedAt: string, readonly giver: { readonly id: string, readonly name: string } | null, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> }
        | { readonly __typename: 'RankUpEntry', readonly id: string, readonly happenedAt: string, readonly rank: { readonly id: string, readonly name: string } | null, readonly rewardItem: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }
        | { readonly __typename: 'SystemEntry', readonly message: string, readonly id: string, readonly happenedAt: string }
        | { readonly __typename: 'TravelEntry', readonly id: string, readonly happenedAt: string, readonly huntingGround: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
       }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type GameAwayQueryVariables = Exact<{
  since: string;
  until?: string | null | undefined;
}>;


export type GameAwayQuery = { readonly journalTotals: { readonly hunts: number, readonly wins: number, readonly losses: number, readonly autoHunts: number, readonly missions: number, readonly ranks: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly reward: { readonly xp: number, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> } }, readonly news: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly header: string, readonly publishedAt: string }> } };

export type GameJournalTotalsQueryVariables = Exact<{
  since: string;
  until?: string | null | undefined;
}>;


export type GameJournalTotalsQuery = { readonly journalTotals: { readonly hunts: number, readonly wins: number, readonly losses: number, readonly reward: { readonly xp: number, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> } } };

export type GameFightLinkFragment = { readonly token: string, readonly entryId: string, readonly sharedAt: string, readonly happenedAt: string, readonly result: CombatResult, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } };

export type GameFightReplayFragment = { readonly startedAt: string, readonly result: CombatResult, readonly modifiers: ReadonlyArray<CombatModifier>, readonly regionPhase: { readonly name: RegionPhaseName, readonly effects: ReadonlyArray<{ readonly target: RegionEffectTarget, readonly factor: number, readonly enemyType: { readonly id: string, readonly name: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string } | null }> } | null, readonly huntingGround: { readonly id: string, readonly name: string, readonly image: { readonly id: string, readonly animatedUrl: string | null } | null, readonly region: { readonly id: string, readonly name: string } }, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string, readonly animatedUrl: string | null } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string }, readonly type: { readonly id: string, readonly name: string } }, readonly bait: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly reward: { readonly xp: number, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> }, readonly rounds: ReadonlyArray<{ readonly number: number, readonly attacker: { readonly name: string, readonly health: number, readonly maxHealth: number, readonly isPlayer: boolean, readonly image: { readonly id: string } | null, readonly retainers: ReadonlyArray<{ readonly name: string, readonly item: { readonly id: string, readonly image: { readonly id: string } | null } }> }, readonly defender: { readonly name: string, readonly health: number, readonly maxHealth: number, readonly isPlayer: boolean, readonly image: { readonly id: string } | null, readonly retainers: ReadonlyArray<{ readonly name: string, readonly item: { readonly id: string, readonly image: { readonly id: string } | null } }> }, readonly events: ReadonlyArray<
      | { readonly __typename: 'AttackEvadedEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
      | { readonly __typename: 'AttackEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly effectiveDamage: number, readonly isCriticalHit: boolean }
      | { readonly __typename: 'CombatEndEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly result: CombatResult }
      | { readonly __typename: 'CombatStartEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string }
      | { readonly __typename: 'DispelEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
      | { readonly __typename: 'HealingEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly effectiveHealing: number, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
      | { readonly __typename: 'LeechEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly effectiveDamage: number, readonly effectiveHealing: number, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
      | { readonly __typename: 'ProcDamageEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly effectiveDamage: number, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
      | { readonly __typename: 'ProcEvadedEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
      | { readonly __typename: 'ProcFiredEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
      | { readonly __typename: 'ProcGainedEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
      | { readonly __typename: 'RetainerAddedEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null }, readonly retainer: { readonly name: string, readonly item: { readonly id: string, readonly image: { readonly id: string } | null } } }
      | { readonly __typename: 'RetainerAttackEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly effectiveDamage: number, readonly retainer: { readonly name: string, readonly item: { readonly id: string, readonly image: { readonly id: string } | null } } }
      | { readonly __typename: 'RetainerRemovedEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null }, readonly retainer: { readonly name: string, readonly item: { readonly id: string, readonly image: { readonly id: string } | null } } }
      | { readonly __typename: 'RoundStartEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string }
      | { readonly __typename: 'StunEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
      | { readonly __typename: 'TheftEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly goldChange: number, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
    > }> };

export type GameJournalFightQueryVariables = Exact<{
  entryId: string;
}>;


export type GameJournalFightQuery = { readonly journalFight: { readonly entryId: string, readonly link: { readonly token: string, readonly entryId: string, readonly sharedAt: string, readonly happenedAt: string, readonly result: CombatResult, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } } | null, readonly replay: { readonly startedAt: string, readonly result: CombatResult, readonly modifiers: ReadonlyArray<CombatModifier>, readonly enemy: { readonly id: string, readonly name: string, readonly type: { readonly id: string, readonly name: string, readonly dangers: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly weaknesses: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly image: { readonly id: string, readonly animatedUrl: string | null } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly regionPhase: { readonly name: RegionPhaseName, readonly effects: ReadonlyArray<{ readonly target: RegionEffectTarget, readonly factor: number, readonly enemyType: { readonly id: string, readonly name: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string } | null }> } | null, readonly huntingGround: { readonly id: string, readonly name: string, readonly image: { readonly id: string, readonly animatedUrl: string | null } | null, readonly region: { readonly id: string, readonly name: string } }, readonly bait: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly reward: { readonly xp: number, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> }, readonly rounds: ReadonlyArray<{ readonly number: number, readonly attacker: { readonly name: string, readonly health: number, readonly maxHealth: number, readonly isPlayer: boolean, readonly image: { readonly id: string } | null, readonly retainers: ReadonlyArray<{ readonly name: string, readonly item: { readonly id: string, readonly image: { readonly id: string } | null } }> }, readonly defender: { readonly name: string, readonly health: number, readonly maxHealth: number, readonly isPlayer: boolean, readonly image: { readonly id: string } | null, readonly retainers: ReadonlyArray<{ readonly name: string, readonly item: { readonly id: string, readonly image: { readonly id: string } | null } }> }, readonly events: ReadonlyArray<
          | { readonly __typename: 'AttackEvadedEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
          | { readonly __typename: 'AttackEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly effectiveDamage: number, readonly isCriticalHit: boolean }
          | { readonly __typename: 'CombatEndEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly result: CombatResult }
          | { readonly __typename: 'CombatStartEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string }
          | { readonly __typename: 'DispelEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
          | { readonly __typename: 'HealingEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly effectiveHealing: number, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
          | { readonly __typename: 'LeechEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly effectiveDamage: number, readonly effectiveHealing: number, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
          | { readonly __typename: 'ProcDamageEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly effectiveDamage: number, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
          | { readonly __typename: 'ProcEvadedEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
          | { readonly __typename: 'ProcFiredEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
          | { readonly __typename: 'ProcGainedEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
          | { readonly __typename: 'RetainerAddedEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null }, readonly retainer: { readonly name: string, readonly item: { readonly id: string, readonly image: { readonly id: string } | null } } }
          | { readonly __typename: 'RetainerAttackEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly effectiveDamage: number, readonly retainer: { readonly name: string, readonly item: { readonly id: string, readonly image: { readonly id: string } | null } } }
          | { readonly __typename: 'RetainerRemovedEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null }, readonly retainer: { readonly name: string, readonly item: { readonly id: string, readonly image: { readonly id: string } | null } } }
          | { readonly __typename: 'RoundStartEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string }
          | { readonly __typename: 'StunEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
          | { readonly __typename: 'TheftEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly goldChange: number, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
        > }> } } | null };

export type GameFightAdviceQueryVariables = Exact<{
  entryId: string;
}>;


export type GameFightAdviceQuery = { readonly journalFight: { readonly entryId: string, readonly advice: { readonly healthLeft: number, readonly winChance: number, readonly addedDamage: number | null, readonly item: { readonly action: AdviceAction, readonly winChance: number, readonly item: { readonly flavorText: string, readonly isUnique: boolean, readonly requiredXp: number, readonly requiredSubscription: SubscriptionLevel | null, readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string, readonly isEquipment: boolean }, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly attractsEnemyType: { readonly id: string, readonly name: string } | null, readonly attractsEnemy: { readonly id: string, readonly name: string } | null, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } } | null } | null } | null };

export type GameSharedFightQueryVariables = Exact<{
  token: string;
}>;


export type GameSharedFightQuery = { readonly sharedFight: { readonly startedAt: string, readonly result: CombatResult, readonly modifiers: ReadonlyArray<CombatModifier>, readonly regionPhase: { readonly name: RegionPhaseName, readonly effects: ReadonlyArray<{ readonly target: RegionEffectTarget, readonly factor: number, readonly enemyType: { readonly id: string, readonly name: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string } | null }> } | null, readonly huntingGround: { readonly id: string, readonly name: string, readonly image: { readonly id: string, readonly animatedUrl: string | null } | null, readonly region: { readonly id: string, readonly name: string } }, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string, readonly animatedUrl: string | null } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string }, readonly type: { readonly id: string, readonly name: string } }, readonly bait: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly reward: { readonly xp: number, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> }, readonly rounds: ReadonlyArray<{ readonly number: number, readonly attacker: { readonly name: string, readonly health: number, readonly maxHealth: number, readonly isPlayer: boolean, readonly image: { readonly id: string } | null, readonly retainers: ReadonlyArray<{ readonly name: string, readonly item: { readonly id: string, readonly image: { readonly id: string } | null } }> }, readonly defender: { readonly name: string, readonly health: number, readonly maxHealth: number, readonly isPlayer: boolean, readonly image: { readonly id: string } | null, readonly retainers: ReadonlyArray<{ readonly name: string, readonly item: { readonly id: string, readonly image: { readonly id: string } | null } }> }, readonly events: ReadonlyArray<
        | { readonly __typename: 'AttackEvadedEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'AttackEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly effectiveDamage: number, readonly isCriticalHit: boolean }
        | { readonly __typename: 'CombatEndEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly result: CombatResult }
        | { readonly __typename: 'CombatStartEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string }
        | { readonly __typename: 'DispelEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'HealingEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly effectiveHealing: number, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'LeechEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly effectiveDamage: number, readonly effectiveHealing: number, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'ProcDamageEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly effectiveDamage: number, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'ProcEvadedEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'ProcFiredEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'ProcGainedEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'RetainerAddedEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null }, readonly retainer: { readonly name: string, readonly item: { readonly id: string, readonly image: { readonly id: string } | null } } }
        | { readonly __typename: 'RetainerAttackEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly effectiveDamage: number, readonly retainer: { readonly name: string, readonly item: { readonly id: string, readonly image: { readonly id: string } | null } } }
        | { readonly __typename: 'RetainerRemovedEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null }, readonly retainer: { readonly name: string, readonly item: { readonly id: string, readonly image: { readonly id: string } | null } } }
        | { readonly __typename: 'RoundStartEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string }
        | { readonly __typename: 'StunEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'TheftEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly goldChange: number, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } }
      > }> } | null };

export type GameFightLinksQueryVariables = Exact<{ [key: string]: never; }>;


export type GameFightLinksQuery = { readonly fightLinks: ReadonlyArray<{ readonly token: string, readonly entryId: string, readonly sharedAt: string, readonly happenedAt: string, readonly result: CombatResult, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }> };

export type GameShareFightMutationVariables = Exact<{
  input: ShareFightInput;
}>;


export type GameShareFightMutation = { readonly shareFight: { readonly fight: { readonly entryId: string, readonly link: { readonly token: string, readonly entryId: string, readonly sharedAt: string, readonly happenedAt: string, readonly result: CombatResult, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } } | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'ShareFightUserError', readonly code: ShareFightErrorCode }> } | null };

export type GameRevokeFightLinkMutationVariables = Exact<{
  input: RevokeFightLinkInput;
}>;


export type GameRevokeFightLinkMutation = { readonly revokeFightLink: { readonly fight: { readonly entryId: string, readonly link: { readonly token: string, readonly entryId: string, readonly sharedAt: string, readonly happenedAt: string, readonly result: CombatResult, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } } | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'RevokeFightLinkUserError', readonly code: RevokeFightLinkErrorCode }> } | null };

export type GameLadderQueryVariables = Exact<{
  first: number;
  offset?: number | null | undefined;
}>;


export type GameLadderQuery = { readonly ladder: { readonly offset: number, readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly ladderRank: number, readonly xp: number, readonly isOwn: boolean, readonly player: { readonly id: string, readonly name: string }, readonly avatar: { readonly id: string } | null, readonly currentRank: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }> } };

export type GameMissionOffersFragment = { readonly id: string, readonly canRerollMissions: boolean, readonly missionOffers: ReadonlyArray<{ readonly isChosen: boolean, readonly id: string, readonly status: MissionStatus, readonly endsAt: string, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly objectives: ReadonlyArray<{ readonly playerTimesHunted: number, readonly caught: number, readonly goal: number, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }>, readonly reward: { readonly xp: number, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> } }>, readonly missionStreak: { readonly count: number, readonly longest: number, readonly missionsToBonus: number } };

export type GameMissionErrorFragment = { readonly __typename: 'MissionUserError', readonly code: MissionErrorCode, readonly opensAt: string | null };

export type GameMissionOffersQueryVariables = Exact<{ [key: string]: never; }>;


export type GameMissionOffersQuery = { readonly me: { readonly id: string, readonly canRerollMissions: boolean, readonly missionOffers: ReadonlyArray<{ readonly isChosen: boolean, readonly id: string, readonly status: MissionStatus, readonly endsAt: string, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly objectives: ReadonlyArray<{ readonly playerTimesHunted: number, readonly caught: number, readonly goal: number, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }>, readonly reward: { readonly xp: number, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> } }>, readonly missionStreak: { readonly count: number, readonly longest: number, readonly missionsToBonus: number } } | null };

export type GameChooseMissionMutationVariables = Exact<{
  input: ChooseMissionInput;
}>;


export type GameChooseMissionMutation = { readonly chooseMission: { readonly player: { readonly id: string, readonly name: string, readonly xp: number, readonly ladderRank: number, readonly nextHuntAt: string, readonly nextAutoHuntAt: string | null, readonly cooldownSeconds: number, readonly unlockedEquipmentSetCount: number, readonly activeEquipmentSetIndex: number, readonly canRerollMissions: boolean, readonly readAt: string, readonly revision: number, readonly notifications: { readonly hasBadge: boolean }, readonly avatar: { readonly id: string, readonly animatedUrl: string | null } | null, readonly currentRank: { readonly id: string, readonly name: string, readonly requiredXp: number, readonly coffinCharges: number, readonly rewardItem: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }, readonly nextRank: { readonly id: string, readonly requiredXp: number } | null, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string, readonly image: { readonly id: string } | null } }>, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string, readonly rule: { readonly name: RegionRuleName, readonly heat: number, readonly turnsAt: string | null, readonly phase: { readonly name: RegionPhaseName, readonly effects: ReadonlyArray<{ readonly target: RegionEffectTarget, readonly factor: number, readonly enemyType: { readonly id: string, readonly name: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string } | null }> }, readonly nextPhase: { readonly name: RegionPhaseName } | null } | null }, readonly image: { readonly id: string, readonly animatedUrl: string | null } | null }, readonly subscription: { readonly level: SubscriptionLevel, readonly periodEndsAt: string, readonly renewsAt: string | null, readonly isInGrace: boolean, readonly paymentId: string } | null, readonly coffin: { readonly charges: number, readonly maxCharges: number, readonly extraCharges: number, readonly nextChargeAt: string | null } | null, readonly equipmentSets: ReadonlyArray<{ readonly index: number, readonly name: string | null, readonly isLocked: boolean, readonly huntingGround: { readonly id: string, readonly name: string } | null }>, readonly equipmentSlots: ReadonlyArray<{ readonly index: number, readonly itemType: { readonly id: string, readonly shortName: string }, readonly lockedBy: { readonly value: number, readonly stat: { readonly id: string, readonly name: string }, readonly opener: { readonly id: string, readonly name: string } | null } | null, readonly item: { readonly flavorText: string, readonly isUnique: boolean, readonly requiredXp: number, readonly requiredSubscription: SubscriptionLevel | null, readonly id: string, readonly name: string, readonly image: { readonly animatedUrl: string | null, readonly id: string } | null, readonly itemType: { readonly id: string, readonly shortName: string, readonly isEquipment: boolean }, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly attractsEnemyType: { readonly id: string, readonly name: string } | null, readonly attractsEnemy: { readonly id: string, readonly name: string } | null, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }>, readonly bait: { readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } } | null, readonly autoHunt: { readonly isOn: boolean, readonly reserve: number, readonly available: number | null, readonly bait: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }, readonly mission: { readonly id: string, readonly status: MissionStatus, readonly endsAt: string, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly objectives: ReadonlyArray<{ readonly playerTimesHunted: number, readonly caught: number, readonly goal: number, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }>, readonly reward: { readonly xp: number, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> } } | null, readonly goals: ReadonlyArray<
        | { readonly __typename: 'BossGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'BuyBaitGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'BuyKeyGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } }
        | { readonly __typename: 'ClaimCollectionGoal', readonly missing: number, readonly collection: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'CoffinHuntGoal', readonly charges: number, readonly missing: number }
        | { readonly __typename: 'CollectionGoal', readonly missing: number, readonly collection: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'CraftKeyGoal', readonly isAffordable: boolean, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly material: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string } } }
        | { readonly __typename: 'EquipBaitGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'EquipItemGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly isEquipment: boolean, readonly id: string, readonly shortName: string }, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly replacedItem: { readonly id: string, readonly name: string, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }> } | null }
        | { readonly __typename: 'FindKeyGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly droppedBy: { readonly id: string, readonly name: string } | null, readonly source: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } }
        | { readonly __typename: 'FirstHuntGoal', readonly missing: number }
        | { readonly __typename: 'HuntingGroundGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly key: { readonly id: string, readonly name: string } | null }
        | { readonly __typename: 'MissionGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'PinnedItemGoal', readonly missingCoins: number, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'RankGoal', readonly hunts: number | null, readonly missing: number, readonly rank: { readonly id: string, readonly name: string, readonly coffinCharges: number, readonly rewardItem: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null } }
        | { readonly __typename: 'ShopItemGoal', readonly missingCoins: number, readonly gain: number | null, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'TakeGiftGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly news: { readonly id: string, readonly header: string } }
        | { readonly __typename: 'TravelGoal', readonly rewardFactor: number | null, readonly newCreatures: number, readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } }
      >, readonly missionOffers: ReadonlyArray<{ readonly isChosen: boolean, readonly id: string, readonly status: MissionStatus, readonly endsAt: string, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly objectives: ReadonlyArray<{ readonly playerTimesHunted: number, readonly caught: number, readonly goal: number, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }>, readonly reward: { readonly xp: number, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> } }>, readonly missionStreak: { readonly count: number, readonly longest: number, readonly missionsToBonus: number }, readonly openCombat: { readonly round: number, readonly isCoffinHunt: boolean, readonly enemy: { readonly id: string, readonly name: string } } | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'MissionUserError', readonly code: MissionErrorCode, readonly opensAt: string | null }> } | null };

export type GameRerollMissionsMutationVariables = Exact<{ [key: string]: never; }>;


export type GameRerollMissionsMutation = { readonly rerollMissions: { readonly player: { readonly id: string, readonly name: string, readonly xp: number, readonly ladderRank: number, readonly nextHuntAt: string, readonly nextAutoHuntAt: string | null, readonly cooldownSeconds: number, readonly unlockedEquipmentSetCount: number, readonly activeEquipmentSetIndex: number, readonly canRerollMissions: boolean, readonly readAt: string, readonly revision: number, readonly notifications: { readonly hasBadge: boolean }, readonly avatar: { readonly id: string, readonly animatedUrl: string | null } | null, readonly currentRank: { readonly id: string, readonly name: string, readonly requiredXp: number, readonly coffinCharges: number, readonly rewardItem: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }, readonly nextRank: { readonly id: string, readonly requiredXp: number } | null, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string, readonly image: { readonly id: string } | null } }>, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string, readonly rule: { readonly name: RegionRuleName, readonly heat: number, readonly turnsAt: string | null, readonly phase: { readonly name: RegionPhaseName, readonly effects: ReadonlyArray<{ readonly target: RegionEffectTarget, readonly factor: number, readonly enemyType: { readonly id: string, readonly name: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string } | null }> }, readonly nextPhase: { readonly name: RegionPhaseName } | null } | null }, readonly image: { readonly id: string, readonly animatedUrl: string | null } | null }, readonly subscription: { readonly level: SubscriptionLevel, readonly periodEndsAt: string, readonly renewsAt: string | null, readonly isInGrace: boolean, readonly paymentId: string } | null, readonly coffin: { readonly charges: number, readonly maxCharges: number, readonly extraCharges: number, readonly nextChargeAt: string | null } | null, readonly equipmentSets: ReadonlyArray<{ readonly index: number, readonly name: string | null, readonly isLocked: boolean, readonly huntingGround: { readonly id: string, readonly name: string } | null }>, readonly equipmentSlots: ReadonlyArray<{ readonly index: number, readonly itemType: { readonly id: string, readonly shortName: string }, readonly lockedBy: { readonly value: number, readonly stat: { readonly id: string, readonly name: string }, readonly opener: { readonly id: string, readonly name: string } | null } | null, readonly item: { readonly flavorText: string, readonly isUnique: boolean, readonly requiredXp: number, readonly requiredSubscription: SubscriptionLevel | null, readonly id: string, readonly name: string, readonly image: { readonly animatedUrl: string | null, readonly id: string } | null, readonly itemType: { readonly id: string, readonly shortName: string, readonly isEquipment: boolean }, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly attractsEnemyType: { readonly id: string, readonly name: string } | null, readonly attractsEnemy: { readonly id: string, readonly name: string } | null, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }>, readonly bait: { readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } } | null, readonly autoHunt: { readonly isOn: boolean, readonly reserve: number, readonly available: number | null, readonly bait: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }, readonly mission: { readonly id: string, readonly status: MissionStatus, readonly endsAt: string, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly objectives: ReadonlyArray<{ readonly playerTimesHunted: number, readonly caught: number, readonly goal: number, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }>, readonly reward: { readonly xp: number, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> } } | null, readonly goals: ReadonlyArray<
        | { readonly __typename: 'BossGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'BuyBaitGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'BuyKeyGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } }
        | { readonly __typename: 'ClaimCollectionGoal', readonly missing: number, readonly collection: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'CoffinHuntGoal', readonly charges: number, readonly missing: number }
        | { readonly __typename: 'CollectionGoal', readonly missing: number, readonly collection: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'CraftKeyGoal', readonly isAffordable: boolean, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly material: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string } } }
        | { readonly __typename: 'EquipBaitGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'EquipItemGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly isEquipment: boolean, readonly id: string, readonly shortName: string }, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly replacedItem: { readonly id: string, readonly name: string, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }> } | null }
        | { readonly __typename: 'FindKeyGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly droppedBy: { readonly id: string, readonly name: string } | null, readonly source: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } }
        | { readonly __typename: 'FirstHuntGoal', readonly missing: number }
        | { readonly __typename: 'HuntingGroundGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly key: { readonly id: string, readonly name: string } | null }
        | { readonly __typename: 'MissionGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'PinnedItemGoal', readonly missingCoins: number, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'RankGoal', readonly hunts: number | null, readonly missing: number, readonly rank: { readonly id: string, readonly name: string, readonly coffinCharges: number, readonly rewardItem: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null } }
        | { readonly __typename: 'ShopItemGoal', readonly missingCoins: number, readonly gain: number | null, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'TakeGiftGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly news: { readonly id: string, readonly header: string } }
        | { readonly __typename: 'TravelGoal', readonly rewardFactor: number | null, readonly newCreatures: number, readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } }
      >, readonly missionOffers: ReadonlyArray<{ readonly isChosen: boolean, readonly id: string, readonly status: MissionStatus, readonly endsAt: string, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly objectives: ReadonlyArray<{ readonly playerTimesHunted: number, readonly caught: number, readonly goal: number, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }>, readonly reward: { readonly xp: number, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> } }>, readonly missionStreak: { readonly count: number, readonly longest: number, readonly missionsToBonus: number }, readonly openCombat: { readonly round: number, readonly isCoffinHunt: boolean, readonly enemy: { readonly id: string, readonly name: string } } | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'MissionUserError', readonly code: MissionErrorCode, readonly opensAt: string | null }> } | null };

export type GameOpenedItemFragment = { readonly item: { readonly requiredXp: number, readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } };

export type GameRankOpeningsQueryVariables = Exact<{ [key: string]: never; }>;


export type GameRankOpeningsQuery = { readonly me: { readonly id: string, readonly currentRank: { readonly id: string, readonly flavorText: string, readonly image: { readonly id: string } | null }, readonly nextRank: { readonly id: string, readonly name: string, readonly requiredXp: number } | null } | null, readonly regions: ReadonlyArray<{ readonly id: string, readonly huntingGrounds: ReadonlyArray<{ readonly id: string, readonly name: string, readonly requiredXp: number, readonly image: { readonly id: string } | null, readonly key: { readonly id: string, readonly name: string } | null }> }>, readonly crypt: ReadonlyArray<{ readonly item: { readonly requiredXp: number, readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }>, readonly mercatus: ReadonlyArray<{ readonly item: { readonly requiredXp: number, readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }>, readonly jewel: ReadonlyArray<{ readonly item: { readonly requiredXp: number, readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }>, readonly stable: ReadonlyArray<{ readonly item: { readonly requiredXp: number, readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }>, readonly armory: ReadonlyArray<{ readonly item: { readonly requiredXp: number, readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }>, readonly weaponMaster: ReadonlyArray<{ readonly item: { readonly requiredXp: number, readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }>, readonly sanctum: ReadonlyArray<{ readonly item: { readonly requiredXp: number, readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> };

export type GameMissionStreakQueryVariables = Exact<{ [key: string]: never; }>;


export type GameMissionStreakQuery = { readonly me: { readonly id: string, readonly missionStreak: { readonly count: number, readonly missionsToBonus: number } } | null };

export type GameNewsPostFragment = { readonly id: string, readonly header: string, readonly message: string, readonly publishedAt: string, readonly isGiftTaken: boolean, readonly image: { readonly id: string, readonly animatedUrl: string | null } | null, readonly gift: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null };

export type GameNewsQueryVariables = Exact<{ [key: string]: never; }>;


export type GameNewsQuery = { readonly news: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly header: string, readonly message: string, readonly publishedAt: string, readonly isGiftTaken: boolean, readonly image: { readonly id: string, readonly animatedUrl: string | null } | null, readonly gift: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }> } };

export type GameTakeGiftMutationVariables = Exact<{
  input: TakeGiftInput;
}>;


export type GameTakeGiftMutation = { readonly takeGift: { readonly news: { readonly id: string, readonly isGiftTaken: boolean } | null, readonly player: { readonly id: string, readonly name: string, readonly xp: number, readonly ladderRank: number, readonly nextHuntAt: string, readonly nextAutoHuntAt: string | null, readonly cooldownSeconds: number, readonly unlockedEquipmentSetCount: number, readonly activeEquipmentSetIndex: number, readonly readAt: string, readonly revision: number, readonly notifications: { readonly hasBadge: boolean }, readonly avatar: { readonly id: string, readonly animatedUrl: string | null } | null, readonly currentRank: { readonly id: string, readonly name: string, readonly requiredXp: number, readonly coffinCharges: number, readonly rewardItem: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }, readonly nextRank: { readonly id: string, readonly requiredXp: number } | null, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string, readonly image: { readonly id: string } | null } }>, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string, readonly rule: { readonly name: RegionRuleName, readonly heat: number, readonly turnsAt: string | null, readonly phase: { readonly name: RegionPhaseName, readonly effects: ReadonlyArray<{ readonly target: RegionEffectTarget, readonly factor: number, readonly enemyType: { readonly id: string, readonly name: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string } | null }> }, readonly nextPhase: { readonly name: RegionPhaseName } | null } | null }, readonly image: { readonly id: string, readonly animatedUrl: string | null } | null }, readonly subscription: { readonly level: SubscriptionLevel, readonly periodEndsAt: string, readonly renewsAt: string | null, readonly isInGrace: boolean, readonly paymentId: string } | null, readonly coffin: { readonly charges: number, readonly maxCharges: number, readonly extraCharges: number, readonly nextChargeAt: string | null } | null, readonly equipmentSets: ReadonlyArray<{ readonly index: number, readonly name: string | null, readonly isLocked: boolean, readonly huntingGround: { readonly id: string, readonly name: string } | null }>, readonly equipmentSlots: ReadonlyArray<{ readonly index: number, readonly itemType: { readonly id: string, readonly shortName: string }, readonly lockedBy: { readonly value: number, readonly stat: { readonly id: string, readonly name: string }, readonly opener: { readonly id: string, readonly name: string } | null } | null, readonly item: { readonly flavorText: string, readonly isUnique: boolean, readonly requiredXp: number, readonly requiredSubscription: SubscriptionLevel | null, readonly id: string, readonly name: string, readonly image: { readonly animatedUrl: string | null, readonly id: string } | null, readonly itemType: { readonly id: string, readonly shortName: string, readonly isEquipment: boolean }, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly attractsEnemyType: { readonly id: string, readonly name: string } | null, readonly attractsEnemy: { readonly id: string, readonly name: string } | null, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }>, readonly bait: { readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } } | null, readonly autoHunt: { readonly isOn: boolean, readonly reserve: number, readonly available: number | null, readonly bait: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }, readonly mission: { readonly id: string, readonly status: MissionStatus, readonly endsAt: string, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly objectives: ReadonlyArray<{ readonly playerTimesHunted: number, readonly caught: number, readonly goal: number, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }>, readonly reward: { readonly xp: number, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> } } | null, readonly goals: ReadonlyArray<
        | { readonly __typename: 'BossGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'BuyBaitGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'BuyKeyGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } }
        | { readonly __typename: 'ClaimCollectionGoal', readonly missing: number, readonly collection: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'CoffinHuntGoal', readonly charges: number, readonly missing: number }
        | { readonly __typename: 'CollectionGoal', readonly missing: number, readonly collection: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'CraftKeyGoal', readonly isAffordable: boolean, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly material: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string } } }
        | { readonly __typename: 'EquipBaitGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'EquipItemGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly isEquipment: boolean, readonly id: string, readonly shortName: string }, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly replacedItem: { readonly id: string, readonly name: string, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }> } | null }
        | { readonly __typename: 'FindKeyGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly droppedBy: { readonly id: string, readonly name: string } | null, readonly source: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } }
        | { readonly __typename: 'FirstHuntGoal', readonly missing: number }
        | { readonly __typename: 'HuntingGroundGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly key: { readonly id: string, readonly name: string } | null }
        | { readonly __typename: 'MissionGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'PinnedItemGoal', readonly missingCoins: number, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'RankGoal', readonly hunts: number | null, readonly missing: number, readonly rank: { readonly id: string, readonly name: string, readonly coffinCharges: number, readonly rewardItem: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null } }
        | { readonly __typename: 'ShopItemGoal', readonly missingCoins: number, readonly gain: number | null, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'TakeGiftGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly news: { readonly id: string, readonly header: string } }
        | { readonly __typename: 'TravelGoal', readonly rewardFactor: number | null, readonly newCreatures: number, readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } }
      >, readonly inventory: ReadonlyArray<{ readonly amount: number, readonly spare: number, readonly isEquipped: boolean, readonly isLocked: boolean, readonly isOutgrown: boolean, readonly unneeded: number, readonly arrival: number, readonly item: { readonly flavorText: string, readonly isUnique: boolean, readonly requiredXp: number, readonly requiredSubscription: SubscriptionLevel | null, readonly id: string, readonly name: string, readonly itemType: { readonly countsWhileOwned: boolean, readonly id: string, readonly shortName: string, readonly isEquipment: boolean }, readonly craftedInto: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly refund: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly specialGrounds: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly attractsEnemyType: { readonly id: string, readonly name: string } | null, readonly attractsEnemy: { readonly id: string, readonly name: string } | null, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly neededForCollection: { readonly id: string, readonly name: string } | null }>, readonly openCombat: { readonly round: number, readonly isCoffinHunt: boolean, readonly enemy: { readonly id: string, readonly name: string } } | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'TakeGiftUserError', readonly code: TakeGiftErrorCode, readonly opensAt: string | null, readonly item: { readonly id: string, readonly name: string } | null }> } | null };

export type GameNotificationsFragment = { readonly kinds: ReadonlyArray<NotificationKind>, readonly dailyLimit: number, readonly hasBadge: boolean, readonly quietHours: { readonly begin: string, readonly end: string, readonly timeZone: string } | null };

export type GamePushDeviceFragment = { readonly id: string, readonly browser: string | null, readonly system: string | null, readonly lastSuccessAt: string | null, readonly isCurrent: boolean };

export type GamePushDevicesQueryVariables = Exact<{ [key: string]: never; }>;


export type GamePushDevicesQuery = { readonly pushKey: string, readonly viewer: { readonly id: string, readonly pushDevices: ReadonlyArray<{ readonly id: string, readonly browser: string | null, readonly system: string | null, readonly lastSuccessAt: string | null, readonly isCurrent: boolean }> } | null };

export type GameNotificationSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type GameNotificationSettingsQuery = { readonly me: { readonly id: string, readonly notifications: { readonly kinds: ReadonlyArray<NotificationKind>, readonly dailyLimit: number, readonly hasBadge: boolean, readonly quietHours: { readonly begin: string, readonly end: string, readonly timeZone: string } | null } } | null };

export type GameChangeNotificationsMutationVariables = Exact<{
  input: ChangeNotificationsInput;
}>;


export type GameChangeNotificationsMutation = { readonly changeNotifications: { readonly player: { readonly id: string, readonly notifications: { readonly kinds: ReadonlyArray<NotificationKind>, readonly dailyLimit: number, readonly hasBadge: boolean, readonly quietHours: { readonly begin: string, readonly end: string, readonly timeZone: string } | null } } | null, readonly userErrors: ReadonlyArray<{ readonly code: ChangeNotificationsErrorCode, readonly message: string }> } | null };

export type GameAddPushDeviceMutationVariables = Exact<{
  input: AddPushDeviceInput;
}>;


export type GameAddPushDeviceMutation = { readonly addPushDevice: { readonly device: { readonly id: string, readonly browser: string | null, readonly system: string | null, readonly lastSuccessAt: string | null, readonly isCurrent: boolean } | null, readonly userErrors: ReadonlyArray<{ readonly code: AddPushDeviceErrorCode, readonly message: string }> } | null };

export type GameRemovePushDeviceMutationVariables = Exact<{
  input: RemovePushDeviceInput;
}>;


export type GameRemovePushDeviceMutation = { readonly removePushDevice: { readonly userErrors: ReadonlyArray<{ readonly code: RemovePushDeviceErrorCode, readonly message: string }> } | null };

export type GameBuyPackageErrorFragment = { readonly __typename: 'BuyPackageUserError', readonly code: BuyPackageErrorCode, readonly requiredSubscription: SubscriptionLevel | null };

export type GameMoneyFragment = { readonly cents: number };

export type GamePackageOfferFragment = { readonly startsAt: string | null, readonly isPlayMoney: boolean, readonly recipient: { readonly id: string, readonly name: string } | null, readonly firstCharge: { readonly cents: number } | null, readonly notGiven: ReadonlyArray<{ readonly id: string }>, readonly refusal: { readonly __typename: 'BuyPackageUserError', readonly code: BuyPackageErrorCode, readonly requiredSubscription: SubscriptionLevel | null } | null };

export type GamePackageFragment = { readonly id: string, readonly name: string, readonly flavorText: string, readonly category: PremiumPackageCategory | null, readonly subscriptionLevel: SubscriptionLevel | null, readonly month: number | null, readonly price: { readonly cents: number }, readonly image: { readonly id: string, readonly animatedUrl: string | null } | null, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly flavorText: string, readonly isUnique: boolean, readonly requiredXp: number, readonly requiredSubscription: SubscriptionLevel | null, readonly id: string, readonly name: string, readonly refund: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly itemType: { readonly id: string, readonly shortName: string, readonly isEquipment: boolean }, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly attractsEnemyType: { readonly id: string, readonly name: string } | null, readonly attractsEnemy: { readonly id: string, readonly name: string } | null, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }>, readonly offer: { readonly startsAt: string | null, readonly isPlayMoney: boolean, readonly recipient: { readonly id: string, readonly name: string } | null, readonly firstCharge: { readonly cents: number } | null, readonly notGiven: ReadonlyArray<{ readonly id: string }>, readonly refusal: { readonly __typename: 'BuyPackageUserError', readonly code: BuyPackageErrorCode, readonly requiredSubscription: SubscriptionLevel | null } | null } | null };

export type GamePaymentFragment = { readonly id: string, readonly packageId: string, readonly packageName: string, readonly subscriptionLevel: SubscriptionLevel | null, readonly status: PaymentStatus, readonly createdAt: string, readonly approveUrl: string | null, readonly isCancellable: boolean, readonly renewsAt: string | null, readonly isGift: boolean, readonly firstCharge: { readonly cents: number }, readonly monthlyCharge: { readonly cents: number } | null, readonly recipient: { readonly id: string, readonly name: string } | null, readonly charges: ReadonlyArray<{ readonly id: string, readonly status: ChargeStatus, readonly paidAt: string, readonly periodEndsAt: string | null, readonly amount: { readonly cents: number }, readonly refunded: { readonly cents: number } }> };

export type GamePackagesQueryVariables = Exact<{ [key: string]: never; }>;


export type GamePackagesQuery = { readonly packages: ReadonlyArray<{ readonly id: string, readonly name: string, readonly flavorText: string, readonly category: PremiumPackageCategory | null, readonly subscriptionLevel: SubscriptionLevel | null, readonly month: number | null, readonly price: { readonly cents: number }, readonly image: { readonly id: string, readonly animatedUrl: string | null } | null, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly flavorText: string, readonly isUnique: boolean, readonly requiredXp: number, readonly requiredSubscription: SubscriptionLevel | null, readonly id: string, readonly name: string, readonly refund: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly itemType: { readonly id: string, readonly shortName: string, readonly isEquipment: boolean }, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly attractsEnemyType: { readonly id: string, readonly name: string } | null, readonly attractsEnemy: { readonly id: string, readonly name: string } | null, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }>, readonly offer: { readonly startsAt: string | null, readonly isPlayMoney: boolean, readonly recipient: { readonly id: string, readonly name: string } | null, readonly firstCharge: { readonly cents: number } | null, readonly notGiven: ReadonlyArray<{ readonly id: string }>, readonly refusal: { readonly __typename: 'BuyPackageUserError', readonly code: BuyPackageErrorCode, readonly requiredSubscription: SubscriptionLevel | null } | null } | null }> };

export type GameGiftOfferQueryVariables = Exact<{
  id: string;
  recipientName: string;
}>;


export type GameGiftOfferQuery = { readonly node:
    | { readonly id: string, readonly offer: { readonly startsAt: string | null, readonly isPlayMoney: boolean, readonly recipient: { readonly id: string, readonly name: string } | null, readonly firstCharge: { readonly cents: number } | null, readonly notGiven: ReadonlyArray<{ readonly id: string }>, readonly refusal: { readonly __typename: 'BuyPackageUserError', readonly code: BuyPackageErrorCode, readonly requiredSubscription: SubscriptionLevel | null } | null } | null }
    | Record<PropertyKey, never>
   | null };

export type GamePaymentsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type GamePaymentsQuery = { readonly me: { readonly id: string, readonly subscriptionGiver: { readonly id: string, readonly name: string } | null, readonly payments: { readonly edges: ReadonlyArray<{ readonly cursor: string, readonly node: { readonly id: string, readonly packageId: string, readonly packageName: string, readonly subscriptionLevel: SubscriptionLevel | null, readonly status: PaymentStatus, readonly createdAt: string, readonly approveUrl: string | null, readonly isCancellable: boolean, readonly renewsAt: string | null, readonly isGift: boolean, readonly firstCharge: { readonly cents: number }, readonly monthlyCharge: { readonly cents: number } | null, readonly recipient: { readonly id: string, readonly name: string } | null, readonly charges: ReadonlyArray<{ readonly id: string, readonly status: ChargeStatus, readonly paidAt: string, readonly periodEndsAt: string | null, readonly amount: { readonly cents: number }, readonly refunded: { readonly cents: number } }> } }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } | null } | null };

export type GameBuyPackageMutationVariables = Exact<{
  input: BuyPackageInput;
}>;


export type GameBuyPackageMutation = { readonly buyPackage: { readonly payment: { readonly id: string, readonly packageId: string, readonly packageName: string, readonly subscriptionLevel: SubscriptionLevel | null, readonly status: PaymentStatus, readonly createdAt: string, readonly approveUrl: string | null, readonly isCancellable: boolean, readonly renewsAt: string | null, readonly isGift: boolean, readonly firstCharge: { readonly cents: number }, readonly monthlyCharge: { readonly cents: number } | null, readonly recipient: { readonly id: string, readonly name: string } | null, readonly charges: ReadonlyArray<{ readonly id: string, readonly status: ChargeStatus, readonly paidAt: string, readonly periodEndsAt: string | null, readonly amount: { readonly cents: number }, readonly refunded: { readonly cents: number } }> } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'BuyPackageUserError', readonly code: BuyPackageErrorCode, readonly requiredSubscription: SubscriptionLevel | null }> } | null };

export type GameCheckPaymentMutationVariables = Exact<{
  input: CheckPaymentInput;
}>;


export type GameCheckPaymentMutation = { readonly checkPayment: { readonly isCompleted: boolean | null, readonly status: PaymentStatus | null, readonly isDuplicate: boolean | null, readonly approveUrl: string | null, readonly recipient: { readonly id: string, readonly name: string } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'CheckPaymentUserError', readonly code: CheckPaymentErrorCode }> } | null };

export type GameCancelSubscriptionMutationVariables = Exact<{
  input: CancelSubscriptionInput;
}>;


export type GameCancelSubscriptionMutation = { readonly cancelSubscription: { readonly payment: { readonly id: string, readonly packageId: string, readonly packageName: string, readonly subscriptionLevel: SubscriptionLevel | null, readonly status: PaymentStatus, readonly createdAt: string, readonly approveUrl: string | null, readonly isCancellable: boolean, readonly renewsAt: string | null, readonly isGift: boolean, readonly firstCharge: { readonly cents: number }, readonly monthlyCharge: { readonly cents: number } | null, readonly recipient: { readonly id: string, readonly name: string } | null, readonly charges: ReadonlyArray<{ readonly id: string, readonly status: ChargeStatus, readonly paidAt: string, readonly periodEndsAt: string | null, readonly amount: { readonly cents: number }, readonly refunded: { readonly cents: number } }> } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'CancelSubscriptionUserError', readonly code: CancelSubscriptionErrorCode }> } | null };

export type GameFairnessFragment = { readonly seedHash: string, readonly nextSeedHash: string | null, readonly clientSeed: string, readonly firstCombat: number, readonly revealedSeeds: ReadonlyArray<{ readonly seed: string, readonly seedHash: string, readonly clientSeed: string, readonly firstCombat: number, readonly lastCombat: number, readonly revealedAt: string }> };

export type GameProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type GameProfileQuery = { readonly viewer: { readonly id: string, readonly email: string, readonly passwordExpiresAt: string | null } | null, readonly me: { readonly id: string, readonly fairness: { readonly seedHash: string, readonly nextSeedHash: string | null, readonly clientSeed: string, readonly firstCombat: number, readonly revealedSeeds: ReadonlyArray<{ readonly seed: string, readonly seedHash: string, readonly clientSeed: string, readonly firstCombat: number, readonly lastCombat: number, readonly revealedAt: string }> } | null } | null };

export type GameUpdateEmailMutationVariables = Exact<{
  input: UpdateEmailInput;
}>;


export type GameUpdateEmailMutation = { readonly updateEmail: { readonly account: { readonly id: string, readonly email: string } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UpdateEmailUserError', readonly code: UpdateEmailErrorCode, readonly retryAfterSeconds: number | null }> } | null };

export type GameUpdatePasswordMutationVariables = Exact<{
  input: UpdatePasswordInput;
}>;


export type GameUpdatePasswordMutation = { readonly updatePassword: { readonly account: { readonly id: string, readonly passwordExpiresAt: string | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UpdatePasswordUserError', readonly code: UpdatePasswordErrorCode, readonly retryAfterSeconds: number | null }> } | null };

export type GameRotateSeedMutationVariables = Exact<{
  input: RotateSeedInput;
}>;


export type GameRotateSeedMutation = { readonly rotateSeed: { readonly player: { readonly id: string, readonly fairness: { readonly seedHash: string, readonly nextSeedHash: string | null, readonly clientSeed: string, readonly firstCombat: number, readonly revealedSeeds: ReadonlyArray<{ readonly seed: string, readonly seedHash: string, readonly clientSeed: string, readonly firstCombat: number, readonly lastCombat: number, readonly revealedAt: string }> } | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'RotateSeedUserError', readonly code: RotateSeedErrorCode, readonly opensAt: string | null }> } | null };

export type GameBuyErrorFragment = { readonly __typename: 'BuyUserError', readonly code: BuyErrorCode, readonly missing: number | null, readonly opensAt: string | null, readonly requiredSubscription: SubscriptionLevel | null, readonly requiredXp: number | null, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string } | null, readonly item: { readonly id: string, readonly name: string } | null };

export type GameShopQueryVariables = Exact<{
  merchant: Merchant;
  itemType?: string | null | undefined;
  quantity: number;
  sort: ShopSort;
}>;


export type GameShopQuery = { readonly shop: ReadonlyArray<{ readonly verb: ShopVerb, readonly quantity: number, readonly owned: number, readonly isOutgrown: boolean, readonly price: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly materials: ReadonlyArray<{ readonly required: number, readonly owned: number, readonly spare: number, readonly item: { readonly id: string, readonly name: string }, readonly neededForCollection: { readonly id: string, readonly name: string } | null }>, readonly refusal: { readonly __typename: 'BuyUserError', readonly code: BuyErrorCode, readonly missing: number | null, readonly opensAt: string | null, readonly requiredSubscription: SubscriptionLevel | null, readonly requiredXp: number | null, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string } | null, readonly item: { readonly id: string, readonly name: string } | null } | null, readonly item: { readonly flavorText: string, readonly isUnique: boolean, readonly requiredXp: number, readonly requiredSubscription: SubscriptionLevel | null, readonly id: string, readonly name: string, readonly creatureType: { readonly id: string, readonly name: string } | null, readonly itemType: { readonly id: string, readonly shortName: string, readonly isEquipment: boolean }, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly attractsEnemyType: { readonly id: string, readonly name: string } | null, readonly attractsEnemy: { readonly id: string, readonly name: string } | null, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> };

export type GameBuyMutationVariables = Exact<{
  input: BuyInput;
}>;


export type GameBuyMutation = { readonly buy: { readonly player: { readonly id: string, readonly name: string, readonly xp: number, readonly ladderRank: number, readonly nextHuntAt: string, readonly nextAutoHuntAt: string | null, readonly cooldownSeconds: number, readonly unlockedEquipmentSetCount: number, readonly activeEquipmentSetIndex: number, readonly readAt: string, readonly revision: number, readonly notifications: { readonly hasBadge: boolean }, readonly avatar: { readonly id: string, readonly animatedUrl: string | null } | null, readonly currentRank: { readonly id: string, readonly name: string, readonly requiredXp: number, readonly coffinCharges: number, readonly rewardItem: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }, readonly nextRank: { readonly id: string, readonly requiredXp: number } | null, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string, readonly image: { readonly id: string } | null } }>, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string, readonly rule: { readonly name: RegionRuleName, readonly heat: number, readonly turnsAt: string | null, readonly phase: { readonly name: RegionPhaseName, readonly effects: ReadonlyArray<{ readonly target: RegionEffectTarget, readonly factor: number, readonly enemyType: { readonly id: string, readonly name: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string } | null }> }, readonly nextPhase: { readonly name: RegionPhaseName } | null } | null }, readonly image: { readonly id: string, readonly animatedUrl: string | null } | null }, readonly subscription: { readonly level: SubscriptionLevel, readonly periodEndsAt: string, readonly renewsAt: string | null, readonly isInGrace: boolean, readonly paymentId: string } | null, readonly coffin: { readonly charges: number, readonly maxCharges: number, readonly extraCharges: number, readonly nextChargeAt: string | null } | null, readonly equipmentSets: ReadonlyArray<{ readonly index: number, readonly name: string | null, readonly isLocked: boolean, readonly huntingGround: { readonly id: string, readonly name: string } | null }>, readonly equipmentSlots: ReadonlyArray<{ readonly index: number, readonly itemType: { readonly id: string, readonly shortName: string }, readonly lockedBy: { readonly value: number, readonly stat: { readonly id: string, readonly name: string }, readonly opener: { readonly id: string, readonly name: string } | null } | null, readonly item: { readonly flavorText: string, readonly isUnique: boolean, readonly requiredXp: number, readonly requiredSubscription: SubscriptionLevel | null, readonly id: string, readonly name: string, readonly image: { readonly animatedUrl: string | null, readonly id: string } | null, readonly itemType: { readonly id: string, readonly shortName: string, readonly isEquipment: boolean }, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly attractsEnemyType: { readonly id: string, readonly name: string } | null, readonly attractsEnemy: { readonly id: string, readonly name: string } | null, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }>, readonly bait: { readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } } | null, readonly autoHunt: { readonly isOn: boolean, readonly reserve: number, readonly available: number | null, readonly bait: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }, readonly mission: { readonly id: string, readonly status: MissionStatus, readonly endsAt: string, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly objectives: ReadonlyArray<{ readonly playerTimesHunted: number, readonly caught: number, readonly goal: number, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }>, readonly reward: { readonly xp: number, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> } } | null, readonly goals: ReadonlyArray<
        | { readonly __typename: 'BossGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'BuyBaitGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'BuyKeyGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } }
        | { readonly __typename: 'ClaimCollectionGoal', readonly missing: number, readonly collection: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'CoffinHuntGoal', readonly charges: number, readonly missing: number }
        | { readonly __typename: 'CollectionGoal', readonly missing: number, readonly collection: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'CraftKeyGoal', readonly isAffordable: boolean, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly material: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string } } }
        | { readonly __typename: 'EquipBaitGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'EquipItemGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly isEquipment: boolean, readonly id: string, readonly shortName: string }, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly replacedItem: { readonly id: string, readonly name: string, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }> } | null }
        | { readonly __typename: 'FindKeyGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly droppedBy: { readonly id: string, readonly name: string } | null, readonly source: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } }
        | { readonly __typename: 'FirstHuntGoal', readonly missing: number }
        | { readonly __typename: 'HuntingGroundGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly key: { readonly id: string, readonly name: string } | null }
        | { readonly __typename: 'MissionGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'PinnedItemGoal', readonly missingCoins: number, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'RankGoal', readonly hunts: number | null, readonly missing: number, readonly rank: { readonly id: string, readonly name: string, readonly coffinCharges: number, readonly rewardItem: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null } }
        | { readonly __typename: 'ShopItemGoal', readonly missingCoins: number, readonly gain: number | null, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'TakeGiftGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly news: { readonly id: string, readonly header: string } }
        | { readonly __typename: 'TravelGoal', readonly rewardFactor: number | null, readonly newCreatures: number, readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } }
      >, readonly inventory: ReadonlyArray<{ readonly amount: number, readonly spare: number, readonly isEquipped: boolean, readonly isLocked: boolean, readonly isOutgrown: boolean, readonly unneeded: number, readonly arrival: number, readonly item: { readonly flavorText: string, readonly isUnique: boolean, readonly requiredXp: number, readonly requiredSubscription: SubscriptionLevel | null, readonly id: string, readonly name: string, readonly itemType: { readonly countsWhileOwned: boolean, readonly id: string, readonly shortName: string, readonly isEquipment: boolean }, readonly craftedInto: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly refund: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly specialGrounds: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly attractsEnemyType: { readonly id: string, readonly name: string } | null, readonly attractsEnemy: { readonly id: string, readonly name: string } | null, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly neededForCollection: { readonly id: string, readonly name: string } | null }>, readonly openCombat: { readonly round: number, readonly isCoffinHunt: boolean, readonly enemy: { readonly id: string, readonly name: string } } | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'BuyUserError', readonly code: BuyErrorCode, readonly missing: number | null, readonly opensAt: string | null, readonly requiredSubscription: SubscriptionLevel | null, readonly requiredXp: number | null, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string } | null, readonly item: { readonly id: string, readonly name: string } | null }> } | null };

export type GameDropCountFragment = { readonly wins: number, readonly drops: number, readonly expected: number, readonly low: number, readonly high: number, readonly enemy: { readonly id: string, readonly name: string }, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } };

export type GameHuntStatisticsQueryVariables = Exact<{
  since: string;
  timeZone: string;
}>;


export type GameHuntStatisticsQuery = { readonly huntStatistics: { readonly hunts: ReadonlyArray<{ readonly wins: number, readonly draws: number, readonly losses: number, readonly huntingGround: { readonly id: string, readonly name: string }, readonly enemy: { readonly id: string, readonly name: string } }>, readonly drops: ReadonlyArray<{ readonly wins: number, readonly drops: number, readonly expected: number, readonly low: number, readonly high: number, readonly enemy: { readonly id: string, readonly name: string }, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }>, readonly gold: ReadonlyArray<{ readonly day: string, readonly gained: number, readonly spent: number }> } };

export type GameDropRatesQueryVariables = Exact<{ [key: string]: never; }>;


export type GameDropRatesQuery = { readonly dropRates: { readonly minWins: number, readonly drops: ReadonlyArray<{ readonly wins: number, readonly drops: number, readonly expected: number, readonly low: number, readonly high: number, readonly enemy: { readonly id: string, readonly name: string }, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> } };

export type GameKeyFragment = { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly price: ReadonlyArray<{ readonly amount: number }>, readonly craftingMaterials: ReadonlyArray<{ readonly amount: number }> };

export type GameGroundFragment = { readonly id: string, readonly name: string, readonly flavorText: string, readonly requiredXp: number, readonly image: { readonly id: string, readonly animatedUrl: string | null } | null, readonly key: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly price: ReadonlyArray<{ readonly amount: number }>, readonly craftingMaterials: ReadonlyArray<{ readonly amount: number }> } | null, readonly baitEffects: ReadonlyArray<{ readonly xpFactor: number, readonly item: { readonly id: string, readonly name: string }, readonly moreOf: ReadonlyArray<{ readonly id: string, readonly name: string }> }>, readonly travelCost: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }> };

export type GameRegionsQueryVariables = Exact<{ [key: string]: never; }>;


export type GameRegionsQuery = { readonly regions: ReadonlyArray<{ readonly id: string, readonly name: string, readonly requiredXp: number, readonly image: { readonly id: string, readonly animatedUrl: string | null } | null, readonly key: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly price: ReadonlyArray<{ readonly amount: number }>, readonly craftingMaterials: ReadonlyArray<{ readonly amount: number }> } | null, readonly rule: { readonly name: RegionRuleName, readonly heat: number, readonly turnsAt: string | null, readonly phase: { readonly name: RegionPhaseName, readonly effects: ReadonlyArray<{ readonly target: RegionEffectTarget, readonly factor: number, readonly enemyType: { readonly id: string, readonly name: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string } | null }> }, readonly nextPhase: { readonly name: RegionPhaseName } | null } | null, readonly huntingGrounds: ReadonlyArray<{ readonly id: string, readonly name: string, readonly flavorText: string, readonly requiredXp: number, readonly image: { readonly id: string, readonly animatedUrl: string | null } | null, readonly key: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly price: ReadonlyArray<{ readonly amount: number }>, readonly craftingMaterials: ReadonlyArray<{ readonly amount: number }> } | null, readonly baitEffects: ReadonlyArray<{ readonly xpFactor: number, readonly item: { readonly id: string, readonly name: string }, readonly moreOf: ReadonlyArray<{ readonly id: string, readonly name: string }> }>, readonly travelCost: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }> }> }> };

export type GameTravelMutationVariables = Exact<{
  input: TravelInput;
}>;


export type GameTravelMutation = { readonly travel: { readonly player: { readonly id: string, readonly name: string, readonly xp: number, readonly ladderRank: number, readonly nextHuntAt: string, readonly nextAutoHuntAt: string | null, readonly cooldownSeconds: number, readonly unlockedEquipmentSetCount: number, readonly activeEquipmentSetIndex: number, readonly readAt: string, readonly revision: number, readonly notifications: { readonly hasBadge: boolean }, readonly avatar: { readonly id: string, readonly animatedUrl: string | null } | null, readonly currentRank: { readonly id: string, readonly name: string, readonly requiredXp: number, readonly coffinCharges: number, readonly rewardItem: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }, readonly nextRank: { readonly id: string, readonly requiredXp: number } | null, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string, readonly image: { readonly id: string } | null } }>, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string, readonly rule: { readonly name: RegionRuleName, readonly heat: number, readonly turnsAt: string | null, readonly phase: { readonly name: RegionPhaseName, readonly effects: ReadonlyArray<{ readonly target: RegionEffectTarget, readonly factor: number, readonly enemyType: { readonly id: string, readonly name: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string } | null }> }, readonly nextPhase: { readonly name: RegionPhaseName } | null } | null }, readonly image: { readonly id: string, readonly animatedUrl: string | null } | null }, readonly subscription: { readonly level: SubscriptionLevel, readonly periodEndsAt: string, readonly renewsAt: string | null, readonly isInGrace: boolean, readonly paymentId: string } | null, readonly coffin: { readonly charges: number, readonly maxCharges: number, readonly extraCharges: number, readonly nextChargeAt: string | null } | null, readonly equipmentSets: ReadonlyArray<{ readonly index: number, readonly name: string | null, readonly isLocked: boolean, readonly huntingGround: { readonly id: string, readonly name: string } | null }>, readonly equipmentSlots: ReadonlyArray<{ readonly index: number, readonly itemType: { readonly id: string, readonly shortName: string }, readonly lockedBy: { readonly value: number, readonly stat: { readonly id: string, readonly name: string }, readonly opener: { readonly id: string, readonly name: string } | null } | null, readonly item: { readonly flavorText: string, readonly isUnique: boolean, readonly requiredXp: number, readonly requiredSubscription: SubscriptionLevel | null, readonly id: string, readonly name: string, readonly image: { readonly animatedUrl: string | null, readonly id: string } | null, readonly itemType: { readonly id: string, readonly shortName: string, readonly isEquipment: boolean }, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly attractsEnemyType: { readonly id: string, readonly name: string } | null, readonly attractsEnemy: { readonly id: string, readonly name: string } | null, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }>, readonly bait: { readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } } | null, readonly autoHunt: { readonly isOn: boolean, readonly reserve: number, readonly available: number | null, readonly bait: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }, readonly mission: { readonly id: string, readonly status: MissionStatus, readonly endsAt: string, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly objectives: ReadonlyArray<{ readonly playerTimesHunted: number, readonly caught: number, readonly goal: number, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }>, readonly reward: { readonly xp: number, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> } } | null, readonly goals: ReadonlyArray<
        | { readonly __typename: 'BossGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'BuyBaitGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'BuyKeyGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } }
        | { readonly __typename: 'ClaimCollectionGoal', readonly missing: number, readonly collection: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'CoffinHuntGoal', readonly charges: number, readonly missing: number }
        | { readonly __typename: 'CollectionGoal', readonly missing: number, readonly collection: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'CraftKeyGoal', readonly isAffordable: boolean, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly material: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string } } }
        | { readonly __typename: 'EquipBaitGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'EquipItemGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly isEquipment: boolean, readonly id: string, readonly shortName: string }, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly replacedItem: { readonly id: string, readonly name: string, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }> } | null }
        | { readonly __typename: 'FindKeyGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly droppedBy: { readonly id: string, readonly name: string } | null, readonly source: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } }
        | { readonly __typename: 'FirstHuntGoal', readonly missing: number }
        | { readonly __typename: 'HuntingGroundGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly key: { readonly id: string, readonly name: string } | null }
        | { readonly __typename: 'MissionGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'PinnedItemGoal', readonly missingCoins: number, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'RankGoal', readonly hunts: number | null, readonly missing: number, readonly rank: { readonly id: string, readonly name: string, readonly coffinCharges: number, readonly rewardItem: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null } }
        | { readonly __typename: 'ShopItemGoal', readonly missingCoins: number, readonly gain: number | null, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'TakeGiftGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly news: { readonly id: string, readonly header: string } }
        | { readonly __typename: 'TravelGoal', readonly rewardFactor: number | null, readonly newCreatures: number, readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } }
      >, readonly openCombat: { readonly round: number, readonly isCoffinHunt: boolean, readonly enemy: { readonly id: string, readonly name: string } } | null } | null, readonly equipmentSet: { readonly index: number, readonly name: string | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'TravelUserError', readonly code: TravelErrorCode, readonly missing: number | null, readonly opensAt: string | null, readonly placeName: string | null, readonly requiredXp: number | null, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string } | null, readonly item: { readonly id: string, readonly name: string } | null }> } | null };

export type GameCollectionFragment = { readonly id: string, readonly name: string, readonly flavorText: string, readonly isClaimed: boolean, readonly isClaimable: boolean, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string }, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly trophies: ReadonlyArray<{ readonly isCollected: boolean, readonly merchant: Merchant | null, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null }, readonly dropSources: ReadonlyArray<{ readonly huntingGround: { readonly id: string, readonly name: string }, readonly enemy: { readonly id: string, readonly name: string } | null }> }> };

export type GameTreasuryQueryVariables = Exact<{ [key: string]: never; }>;


export type GameTreasuryQuery = { readonly collections: ReadonlyArray<{ readonly id: string, readonly name: string, readonly flavorText: string, readonly isClaimed: boolean, readonly isClaimable: boolean, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string }, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly trophies: ReadonlyArray<{ readonly isCollected: boolean, readonly merchant: Merchant | null, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null }, readonly dropSources: ReadonlyArray<{ readonly huntingGround: { readonly id: string, readonly name: string }, readonly enemy: { readonly id: string, readonly name: string } | null }> }> }> };

export type GameClaimCollectionMutationVariables = Exact<{
  input: ClaimCollectionInput;
}>;


export type GameClaimCollectionMutation = { readonly claimCollection: { readonly collection: { readonly id: string, readonly name: string, readonly flavorText: string, readonly isClaimed: boolean, readonly isClaimable: boolean, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string }, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly trophies: ReadonlyArray<{ readonly isCollected: boolean, readonly merchant: Merchant | null, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null }, readonly dropSources: ReadonlyArray<{ readonly huntingGround: { readonly id: string, readonly name: string }, readonly enemy: { readonly id: string, readonly name: string } | null }> }> } | null, readonly player: { readonly id: string, readonly name: string, readonly xp: number, readonly ladderRank: number, readonly nextHuntAt: string, readonly nextAutoHuntAt: string | null, readonly cooldownSeconds: number, readonly unlockedEquipmentSetCount: number, readonly activeEquipmentSetIndex: number, readonly readAt: string, readonly revision: number, readonly notifications: { readonly hasBadge: boolean }, readonly avatar: { readonly id: string, readonly animatedUrl: string | null } | null, readonly currentRank: { readonly id: string, readonly name: string, readonly requiredXp: number, readonly coffinCharges: number, readonly rewardItem: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }, readonly nextRank: { readonly id: string, readonly requiredXp: number } | null, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string, readonly image: { readonly id: string } | null } }>, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string, readonly rule: { readonly name: RegionRuleName, readonly heat: number, readonly turnsAt: string | null, readonly phase: { readonly name: RegionPhaseName, readonly effects: ReadonlyArray<{ readonly target: RegionEffectTarget, readonly factor: number, readonly enemyType: { readonly id: string, readonly name: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string } | null }> }, readonly nextPhase: { readonly name: RegionPhaseName } | null } | null }, readonly image: { readonly id: string, readonly animatedUrl: string | null } | null }, readonly subscription: { readonly level: SubscriptionLevel, readonly periodEndsAt: string, readonly renewsAt: string | null, readonly isInGrace: boolean, readonly paymentId: string } | null, readonly coffin: { readonly charges: number, readonly maxCharges: number, readonly extraCharges: number, readonly nextChargeAt: string | null } | null, readonly equipmentSets: ReadonlyArray<{ readonly index: number, readonly name: string | null, readonly isLocked: boolean, readonly huntingGround: { readonly id: string, readonly name: string } | null }>, readonly equipmentSlots: ReadonlyArray<{ readonly index: number, readonly itemType: { readonly id: string, readonly shortName: string }, readonly lockedBy: { readonly value: number, readonly stat: { readonly id: string, readonly name: string }, readonly opener: { readonly id: string, readonly name: string } | null } | null, readonly item: { readonly flavorText: string, readonly isUnique: boolean, readonly requiredXp: number, readonly requiredSubscription: SubscriptionLevel | null, readonly id: string, readonly name: string, readonly image: { readonly animatedUrl: string | null, readonly id: string } | null, readonly itemType: { readonly id: string, readonly shortName: string, readonly isEquipment: boolean }, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly attractsEnemyType: { readonly id: string, readonly name: string } | null, readonly attractsEnemy: { readonly id: string, readonly name: string } | null, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }>, readonly bait: { readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } } | null, readonly autoHunt: { readonly isOn: boolean, readonly reserve: number, readonly available: number | null, readonly bait: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }, readonly mission: { readonly id: string, readonly status: MissionStatus, readonly endsAt: string, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly objectives: ReadonlyArray<{ readonly playerTimesHunted: number, readonly caught: number, readonly goal: number, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }>, readonly reward: { readonly xp: number, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> } } | null, readonly goals: ReadonlyArray<
        | { readonly __typename: 'BossGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'BuyBaitGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'BuyKeyGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } }
        | { readonly __typename: 'ClaimCollectionGoal', readonly missing: number, readonly collection: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'CoffinHuntGoal', readonly charges: number, readonly missing: number }
        | { readonly __typename: 'CollectionGoal', readonly missing: number, readonly collection: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'CraftKeyGoal', readonly isAffordable: boolean, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly material: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string } } }
        | { readonly __typename: 'EquipBaitGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'EquipItemGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly isEquipment: boolean, readonly id: string, readonly shortName: string }, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly replacedItem: { readonly id: string, readonly name: string, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }> } | null }
        | { readonly __typename: 'FindKeyGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly droppedBy: { readonly id: string, readonly name: string } | null, readonly source: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } }
        | { readonly __typename: 'FirstHuntGoal', readonly missing: number }
        | { readonly __typename: 'HuntingGroundGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly key: { readonly id: string, readonly name: string } | null }
        | { readonly __typename: 'MissionGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'PinnedItemGoal', readonly missingCoins: number, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'RankGoal', readonly hunts: number | null, readonly missing: number, readonly rank: { readonly id: string, readonly name: string, readonly coffinCharges: number, readonly rewardItem: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null } }
        | { readonly __typename: 'ShopItemGoal', readonly missingCoins: number, readonly gain: number | null, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'TakeGiftGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly news: { readonly id: string, readonly header: string } }
        | { readonly __typename: 'TravelGoal', readonly rewardFactor: number | null, readonly newCreatures: number, readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } }
      >, readonly inventory: ReadonlyArray<{ readonly amount: number, readonly spare: number, readonly isEquipped: boolean, readonly isLocked: boolean, readonly isOutgrown: boolean, readonly unneeded: number, readonly arrival: number, readonly item: { readonly flavorText: string, readonly isUnique: boolean, readonly requiredXp: number, readonly requiredSubscription: SubscriptionLevel | null, readonly id: string, readonly name: string, readonly itemType: { readonly countsWhileOwned: boolean, readonly id: string, readonly shortName: string, readonly isEquipment: boolean }, readonly craftedInto: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly refund: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly specialGrounds: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly attractsEnemyType: { readonly id: string, readonly name: string } | null, readonly attractsEnemy: { readonly id: string, readonly name: string } | null, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly neededForCollection: { readonly id: string, readonly name: string } | null }>, readonly openCombat: { readonly round: number, readonly isCoffinHunt: boolean, readonly enemy: { readonly id: string, readonly name: string } } | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'ClaimCollectionUserError', readonly code: ClaimCollectionErrorCode, readonly missing: number | null, readonly opensAt: string | null }> } | null };

export type GameGlossaryQueryVariables = Exact<{ [key: string]: never; }>;


export type GameGlossaryQuery = { readonly regions: ReadonlyArray<{ readonly id: string, readonly name: string, readonly rule: { readonly name: RegionRuleName, readonly phases: ReadonlyArray<{ readonly durationSeconds: number | null, readonly minHeat: number | null, readonly name: RegionPhaseName, readonly effects: ReadonlyArray<{ readonly target: RegionEffectTarget, readonly factor: number, readonly enemyType: { readonly id: string, readonly name: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string } | null }> }> } | null }>, readonly stats: ReadonlyArray<{ readonly id: string, readonly name: string, readonly shortName: string, readonly flavorText: string, readonly image: { readonly id: string } | null, readonly proc: { readonly procType: string, readonly procEvent: string, readonly affectedCreatureType: { readonly id: string, readonly name: string } | null } | null }> };

export type GameCurrencyAverageFragment = { readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string } };

export type GameHuntOddsQueryVariables = Exact<{
  huntingGroundId: string;
}>;


export type GameHuntOddsQuery = { readonly huntOdds: { readonly turnsAt: string | null, readonly totals: { readonly winChance: number, readonly drawChance: number, readonly lossChance: number, readonly margin: number, readonly xp: number, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string } }> } | null, readonly creatures: ReadonlyArray<{ readonly chance: number, readonly huntsAtMost: number | null, readonly timesBeaten: number, readonly verdict: FightVerdict, readonly winsToNext: number | null, readonly enemy: { readonly id: string, readonly name: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string }, readonly type: { readonly id: string, readonly name: string, readonly dangers: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly weaknesses: ReadonlyArray<{ readonly id: string, readonly name: string }> } }, readonly fight: { readonly winChance: number, readonly drawChance: number, readonly lossChance: number, readonly margin: number, readonly xp: number, readonly winCurrencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string } }>, readonly stats: { readonly values: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly retainers: ReadonlyArray<{ readonly id: string, readonly name: string, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }> }> } } | null, readonly drops: ReadonlyArray<{ readonly chance: number, readonly amount: number, readonly item: { readonly id: string, readonly name: string } }> | null }> } };

export type GameGroundTotalsQueryVariables = Exact<{
  huntingGroundId: string;
}>;


export type GameGroundTotalsQuery = { readonly huntOdds: { readonly totals: { readonly xp: number, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string } }> } | null } };

export type GameEquipmentOddsFragment = { readonly cooldownSeconds: number, readonly totals: { readonly winChance: number, readonly drawChance: number, readonly lossChance: number, readonly margin: number, readonly xp: number, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string } }> } };

export type GameBestEquipmentQueryVariables = Exact<{
  huntingGroundId: string;
}>;


export type GameBestEquipmentQuery = { readonly bestEquipment: { readonly changes: ReadonlyArray<{ readonly itemType: { readonly id: string, readonly shortName: string }, readonly before: ReadonlyArray<{ readonly id: string, readonly name: string, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }> }>, readonly after: ReadonlyArray<{ readonly id: string, readonly name: string, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }> }> }>, readonly before: { readonly cooldownSeconds: number, readonly totals: { readonly winChance: number, readonly drawChance: number, readonly lossChance: number, readonly margin: number, readonly xp: number, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string } }> } }, readonly after: { readonly cooldownSeconds: number, readonly totals: { readonly winChance: number, readonly drawChance: number, readonly lossChance: number, readonly margin: number, readonly xp: number, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string } }> } } } | null };

export type GameWearItemsMutationVariables = Exact<{
  input: WearItemsInput;
}>;


export type GameWearItemsMutation = { readonly wearItems: { readonly player: { readonly id: string, readonly name: string, readonly xp: number, readonly ladderRank: number, readonly nextHuntAt: string, readonly nextAutoHuntAt: string | null, readonly cooldownSeconds: number, readonly unlockedEquipmentSetCount: number, readonly activeEquipmentSetIndex: number, readonly readAt: string, readonly revision: number, readonly notifications: { readonly hasBadge: boolean }, readonly avatar: { readonly id: string, readonly animatedUrl: string | null } | null, readonly currentRank: { readonly id: string, readonly name: string, readonly requiredXp: number, readonly coffinCharges: number, readonly rewardItem: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }, readonly nextRank: { readonly id: string, readonly requiredXp: number } | null, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string, readonly image: { readonly id: string } | null } }>, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string, readonly rule: { readonly name: RegionRuleName, readonly heat: number, readonly turnsAt: string | null, readonly phase: { readonly name: RegionPhaseName, readonly effects: ReadonlyArray<{ readonly target: RegionEffectTarget, readonly factor: number, readonly enemyType: { readonly id: string, readonly name: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string } | null }> }, readonly nextPhase: { readonly name: RegionPhaseName } | null } | null }, readonly image: { readonly id: string, readonly animatedUrl: string | null } | null }, readonly subscription: { readonly level: SubscriptionLevel, readonly periodEndsAt: string, readonly renewsAt: string | null, readonly isInGrace: boolean, readonly paymentId: string } | null, readonly coffin: { readonly charges: number, readonly maxCharges: number, readonly extraCharges: number, readonly nextChargeAt: string | null } | null, readonly equipmentSets: ReadonlyArray<{ readonly index: number, readonly name: string | null, readonly isLocked: boolean, readonly huntingGround: { readonly id: string, readonly name: string } | null }>, readonly equipmentSlots: ReadonlyArray<{ readonly index: number, readonly itemType: { readonly id: string, readonly shortName: string }, readonly lockedBy: { readonly value: number, readonly stat: { readonly id: string, readonly name: string }, readonly opener: { readonly id: string, readonly name: string } | null } | null, readonly item: { readonly flavorText: string, readonly isUnique: boolean, readonly requiredXp: number, readonly requiredSubscription: SubscriptionLevel | null, readonly id: string, readonly name: string, readonly image: { readonly animatedUrl: string | null, readonly id: string } | null, readonly itemType: { readonly id: string, readonly shortName: string, readonly isEquipment: boolean }, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly attractsEnemyType: { readonly id: string, readonly name: string } | null, readonly attractsEnemy: { readonly id: string, readonly name: string } | null, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }>, readonly bait: { readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } } | null, readonly autoHunt: { readonly isOn: boolean, readonly reserve: number, readonly available: number | null, readonly bait: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }, readonly mission: { readonly id: string, readonly status: MissionStatus, readonly endsAt: string, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly objectives: ReadonlyArray<{ readonly playerTimesHunted: number, readonly caught: number, readonly goal: number, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }>, readonly reward: { readonly xp: number, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> } } | null, readonly goals: ReadonlyArray<
        | { readonly __typename: 'BossGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'BuyBaitGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'BuyKeyGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } }
        | { readonly __typename: 'ClaimCollectionGoal', readonly missing: number, readonly collection: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'CoffinHuntGoal', readonly charges: number, readonly missing: number }
        | { readonly __typename: 'CollectionGoal', readonly missing: number, readonly collection: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'CraftKeyGoal', readonly isAffordable: boolean, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly material: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string } } }
        | { readonly __typename: 'EquipBaitGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'EquipItemGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly isEquipment: boolean, readonly id: string, readonly shortName: string }, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly replacedItem: { readonly id: string, readonly name: string, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }> } | null }
        | { readonly __typename: 'FindKeyGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly droppedBy: { readonly id: string, readonly name: string } | null, readonly source: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } }
        | { readonly __typename: 'FirstHuntGoal', readonly missing: number }
        | { readonly __typename: 'HuntingGroundGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly key: { readonly id: string, readonly name: string } | null }
        | { readonly __typename: 'MissionGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'PinnedItemGoal', readonly missingCoins: number, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'RankGoal', readonly hunts: number | null, readonly missing: number, readonly rank: { readonly id: string, readonly name: string, readonly coffinCharges: number, readonly rewardItem: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null } }
        | { readonly __typename: 'ShopItemGoal', readonly missingCoins: number, readonly gain: number | null, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'TakeGiftGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly news: { readonly id: string, readonly header: string } }
        | { readonly __typename: 'TravelGoal', readonly rewardFactor: number | null, readonly newCreatures: number, readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } }
      >, readonly inventory: ReadonlyArray<{ readonly amount: number, readonly spare: number, readonly isEquipped: boolean, readonly isLocked: boolean, readonly isOutgrown: boolean, readonly unneeded: number, readonly arrival: number, readonly item: { readonly id: string }, readonly neededForCollection: { readonly id: string, readonly name: string } | null }>, readonly openCombat: { readonly round: number, readonly isCoffinHunt: boolean, readonly enemy: { readonly id: string, readonly name: string } } | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'EquipUserError', readonly code: EquipErrorCode, readonly opensAt: string | null, readonly requiredSubscription: SubscriptionLevel | null, readonly requiredValue: number | null, readonly requiredXp: number | null, readonly item: { readonly id: string, readonly name: string } | null, readonly stat: { readonly id: string, readonly name: string } | null }> } | null };

export type GamePinFragment = { readonly item: { readonly id: string, readonly name: string } | null, readonly rank: { readonly id: string, readonly name: string } | null };

export type GameSuggestedPinFragment = { readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly image: { readonly id: string } | null } | null, readonly rank: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } | null };

export type GameMissingItemFragment = { readonly amount: number, readonly merchant: Merchant | null, readonly isDropped: boolean, readonly winsLeft: number | null, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly estimate: { readonly hunts50: number, readonly hunts90: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly bait: { readonly id: string, readonly name: string } | null } | null };

export type GamePlanEntryFragment = { readonly isMet: boolean, readonly isReady: boolean, readonly missingXp: number, readonly missingSubscription: SubscriptionLevel | null, readonly pin: { readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null, readonly rank: { readonly id: string, readonly name: string, readonly requiredXp: number, readonly image: { readonly id: string } | null } | null }, readonly missingCurrencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly missingItems: ReadonlyArray<{ readonly amount: number, readonly merchant: Merchant | null, readonly isDropped: boolean, readonly winsLeft: number | null, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly estimate: { readonly hunts50: number, readonly hunts90: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly bait: { readonly id: string, readonly name: string } | null } | null }>, readonly itself: { readonly amount: number, readonly merchant: Merchant | null, readonly isDropped: boolean, readonly winsLeft: number | null, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly estimate: { readonly hunts50: number, readonly hunts90: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly bait: { readonly id: string, readonly name: string } | null } | null } | null };

export type GamePinsQueryVariables = Exact<{ [key: string]: never; }>;


export type GamePinsQuery = { readonly me: { readonly id: string, readonly pins: ReadonlyArray<{ readonly item: { readonly id: string, readonly name: string } | null, readonly rank: { readonly id: string, readonly name: string } | null }> } | null };

export type GamePlanQueryVariables = Exact<{ [key: string]: never; }>;


export type GamePlanQuery = { readonly me: { readonly id: string, readonly pins: ReadonlyArray<{ readonly item: { readonly id: string, readonly name: string } | null, readonly rank: { readonly id: string, readonly name: string } | null }>, readonly suggestedPins: ReadonlyArray<{ readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly image: { readonly id: string } | null } | null, readonly rank: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } | null }>, readonly plan: ReadonlyArray<{ readonly isMet: boolean, readonly isReady: boolean, readonly missingXp: number, readonly missingSubscription: SubscriptionLevel | null, readonly pin: { readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null, readonly rank: { readonly id: string, readonly name: string, readonly requiredXp: number, readonly image: { readonly id: string } | null } | null }, readonly missingCurrencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly missingItems: ReadonlyArray<{ readonly amount: number, readonly merchant: Merchant | null, readonly isDropped: boolean, readonly winsLeft: number | null, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly estimate: { readonly hunts50: number, readonly hunts90: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly bait: { readonly id: string, readonly name: string } | null } | null }>, readonly itself: { readonly amount: number, readonly merchant: Merchant | null, readonly isDropped: boolean, readonly winsLeft: number | null, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly estimate: { readonly hunts50: number, readonly hunts90: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly bait: { readonly id: string, readonly name: string } | null } | null } | null }>, readonly xpGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } } | null };

export type GameChangePinsMutationVariables = Exact<{
  input: ChangePinsInput;
}>;


export type GameChangePinsMutation = { readonly changePins: { readonly player: { readonly id: string, readonly pins: ReadonlyArray<{ readonly item: { readonly id: string, readonly name: string } | null, readonly rank: { readonly id: string, readonly name: string } | null }>, readonly suggestedPins: ReadonlyArray<{ readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly image: { readonly id: string } | null } | null, readonly rank: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } | null }>, readonly plan: ReadonlyArray<{ readonly isMet: boolean, readonly isReady: boolean, readonly missingXp: number, readonly missingSubscription: SubscriptionLevel | null, readonly pin: { readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null, readonly rank: { readonly id: string, readonly name: string, readonly requiredXp: number, readonly image: { readonly id: string } | null } | null }, readonly missingCurrencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly missingItems: ReadonlyArray<{ readonly amount: number, readonly merchant: Merchant | null, readonly isDropped: boolean, readonly winsLeft: number | null, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly estimate: { readonly hunts50: number, readonly hunts90: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly bait: { readonly id: string, readonly name: string } | null } | null }>, readonly itself: { readonly amount: number, readonly merchant: Merchant | null, readonly isDropped: boolean, readonly winsLeft: number | null, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly estimate: { readonly hunts50: number, readonly hunts90: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly bait: { readonly id: string, readonly name: string } | null } | null } | null }> } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'ChangePinsUserError', readonly code: ChangePinsErrorCode, readonly opensAt: string | null }> } | null };

export type GameCurrencyFragment = { readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } };

export type GameStatFragment = { readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } };

export type GameEnemyKindFragment = { readonly id: string, readonly name: string, readonly dangers: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly weaknesses: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type GameCreatureStatsFragment = { readonly values: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly retainers: ReadonlyArray<{ readonly id: string, readonly name: string, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }> }> };

export type GameRarityFragment = { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string };

export type GameItemPlateFragment = { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } };

export type GameItemFragment = { readonly flavorText: string, readonly isUnique: boolean, readonly requiredXp: number, readonly requiredSubscription: SubscriptionLevel | null, readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string, readonly isEquipment: boolean }, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly attractsEnemyType: { readonly id: string, readonly name: string } | null, readonly attractsEnemy: { readonly id: string, readonly name: string } | null, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } };

export type GameBaitEffectFragment = { readonly xpFactor: number, readonly item: { readonly id: string, readonly name: string }, readonly moreOf: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type GameRewardFragment = { readonly xp: number, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> };

export type GamePlaceFragment = { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } };

export type GameRegionPhaseFragment = { readonly name: RegionPhaseName, readonly effects: ReadonlyArray<{ readonly target: RegionEffectTarget, readonly factor: number, readonly enemyType: { readonly id: string, readonly name: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string } | null }> };

export type GameRegionRuleFragment = { readonly name: RegionRuleName, readonly heat: number, readonly turnsAt: string | null, readonly phase: { readonly name: RegionPhaseName, readonly effects: ReadonlyArray<{ readonly target: RegionEffectTarget, readonly factor: number, readonly enemyType: { readonly id: string, readonly name: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string } | null }> }, readonly nextPhase: { readonly name: RegionPhaseName } | null };

export type GameMissionFragment = { readonly id: string, readonly status: MissionStatus, readonly endsAt: string, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly objectives: ReadonlyArray<{ readonly playerTimesHunted: number, readonly caught: number, readonly goal: number, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }>, readonly reward: { readonly xp: number, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> } };

export type GameGoalItemFragment = { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } };

type GameGoal_BossGoal_Fragment = { readonly __typename: 'BossGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } };

type GameGoal_BuyBaitGoal_Fragment = { readonly __typename: 'BuyBaitGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } };

type GameGoal_BuyKeyGoal_Fragment = { readonly __typename: 'BuyKeyGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } };

type GameGoal_ClaimCollectionGoal_Fragment = { readonly __typename: 'ClaimCollectionGoal', readonly missing: number, readonly collection: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } };

type GameGoal_CoffinHuntGoal_Fragment = { readonly __typename: 'CoffinHuntGoal', readonly charges: number, readonly missing: number };

type GameGoal_CollectionGoal_Fragment = { readonly __typename: 'CollectionGoal', readonly missing: number, readonly collection: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } };

type GameGoal_CraftKeyGoal_Fragment = { readonly __typename: 'CraftKeyGoal', readonly isAffordable: boolean, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly material: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string } } };

type GameGoal_EquipBaitGoal_Fragment = { readonly __typename: 'EquipBaitGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } };

type GameGoal_EquipItemGoal_Fragment = { readonly __typename: 'EquipItemGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly isEquipment: boolean, readonly id: string, readonly shortName: string }, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly replacedItem: { readonly id: string, readonly name: string, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }> } | null };

type GameGoal_FindKeyGoal_Fragment = { readonly __typename: 'FindKeyGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly droppedBy: { readonly id: string, readonly name: string } | null, readonly source: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } };

type GameGoal_FirstHuntGoal_Fragment = { readonly __typename: 'FirstHuntGoal', readonly missing: number };

type GameGoal_HuntingGroundGoal_Fragment = { readonly __typename: 'HuntingGroundGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly key: { readonly id: string, readonly name: string } | null };

type GameGoal_MissionGoal_Fragment = { readonly __typename: 'MissionGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } };

type GameGoal_PinnedItemGoal_Fragment = { readonly __typename: 'PinnedItemGoal', readonly missingCoins: number, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } };

type GameGoal_RankGoal_Fragment = { readonly __typename: 'RankGoal', readonly hunts: number | null, readonly missing: number, readonly rank: { readonly id: string, readonly name: string, readonly coffinCharges: number, readonly rewardItem: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null } };

type GameGoal_ShopItemGoal_Fragment = { readonly __typename: 'ShopItemGoal', readonly missingCoins: number, readonly gain: number | null, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } };

type GameGoal_TakeGiftGoal_Fragment = { readonly __typename: 'TakeGiftGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly news: { readonly id: string, readonly header: string } };

type GameGoal_TravelGoal_Fragment = { readonly __typename: 'TravelGoal', readonly rewardFactor: number | null, readonly newCreatures: number, readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } };

export type GameGoalFragment =
  | GameGoal_BossGoal_Fragment
  | GameGoal_BuyBaitGoal_Fragment
  | GameGoal_BuyKeyGoal_Fragment
  | GameGoal_ClaimCollectionGoal_Fragment
  | GameGoal_CoffinHuntGoal_Fragment
  | GameGoal_CollectionGoal_Fragment
  | GameGoal_CraftKeyGoal_Fragment
  | GameGoal_EquipBaitGoal_Fragment
  | GameGoal_EquipItemGoal_Fragment
  | GameGoal_FindKeyGoal_Fragment
  | GameGoal_FirstHuntGoal_Fragment
  | GameGoal_HuntingGroundGoal_Fragment
  | GameGoal_MissionGoal_Fragment
  | GameGoal_PinnedItemGoal_Fragment
  | GameGoal_RankGoal_Fragment
  | GameGoal_ShopItemGoal_Fragment
  | GameGoal_TakeGiftGoal_Fragment
  | GameGoal_TravelGoal_Fragment
;

export type GamePlayerFragment = { readonly id: string, readonly name: string, readonly xp: number, readonly ladderRank: number, readonly nextHuntAt: string, readonly nextAutoHuntAt: string | null, readonly cooldownSeconds: number, readonly unlockedEquipmentSetCount: number, readonly activeEquipmentSetIndex: number, readonly readAt: string, readonly revision: number, readonly notifications: { readonly hasBadge: boolean }, readonly avatar: { readonly id: string, readonly animatedUrl: string | null } | null, readonly currentRank: { readonly id: string, readonly name: string, readonly requiredXp: number, readonly coffinCharges: number, readonly rewardItem: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }, readonly nextRank: { readonly id: string, readonly requiredXp: number } | null, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string, readonly image: { readonly id: string } | null } }>, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string, readonly rule: { readonly name: RegionRuleName, readonly heat: number, readonly turnsAt: string | null, readonly phase: { readonly name: RegionPhaseName, readonly effects: ReadonlyArray<{ readonly target: RegionEffectTarget, readonly factor: number, readonly enemyType: { readonly id: string, readonly name: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string } | null }> }, readonly nextPhase: { readonly name: RegionPhaseName } | null } | null }, readonly image: { readonly id: string, readonly animatedUrl: string | null } | null }, readonly subscription: { readonly level: SubscriptionLevel, readonly periodEndsAt: string, readonly renewsAt: string | null, readonly isInGrace: boolean, readonly paymentId: string } | null, readonly coffin: { readonly charges: number, readonly maxCharges: number, readonly extraCharges: number, readonly nextChargeAt: string | null } | null, readonly equipmentSets: ReadonlyArray<{ readonly index: number, readonly name: string | null, readonly isLocked: boolean, readonly huntingGround: { readonly id: string, readonly name: string } | null }>, readonly equipmentSlots: ReadonlyArray<{ readonly index: number, readonly itemType: { readonly id: string, readonly shortName: string }, readonly lockedBy: { readonly value: number, readonly stat: { readonly id: string, readonly name: string }, readonly opener: { readonly id: string, readonly name: string } | null } | null, readonly item: { readonly flavorText: string, readonly isUnique: boolean, readonly requiredXp: number, readonly requiredSubscription: SubscriptionLevel | null, readonly id: string, readonly name: string, readonly image: { readonly animatedUrl: string | null, readonly id: string } | null, readonly itemType: { readonly id: string, readonly shortName: string, readonly isEquipment: boolean }, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly attractsEnemyType: { readonly id: string, readonly name: string } | null, readonly attractsEnemy: { readonly id: string, readonly name: string } | null, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }>, readonly bait: { readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } } | null, readonly autoHunt: { readonly isOn: boolean, readonly reserve: number, readonly available: number | null, readonly bait: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }, readonly mission: { readonly id: string, readonly status: MissionStatus, readonly endsAt: string, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly objectives: ReadonlyArray<{ readonly playerTimesHunted: number, readonly caught: number, readonly goal: number, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }>, readonly reward: { readonly xp: number, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> } } | null, readonly goals: ReadonlyArray<
    | { readonly __typename: 'BossGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
    | { readonly __typename: 'BuyBaitGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
    | { readonly __typename: 'BuyKeyGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } }
    | { readonly __typename: 'ClaimCollectionGoal', readonly missing: number, readonly collection: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
    | { readonly __typename: 'CoffinHuntGoal', readonly charges: number, readonly missing: number }
    | { readonly __typename: 'CollectionGoal', readonly missing: number, readonly collection: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
    | { readonly __typename: 'CraftKeyGoal', readonly isAffordable: boolean, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly material: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string } } }
    | { readonly __typename: 'EquipBaitGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
    | { readonly __typename: 'EquipItemGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly isEquipment: boolean, readonly id: string, readonly shortName: string }, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly replacedItem: { readonly id: string, readonly name: string, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }> } | null }
    | { readonly __typename: 'FindKeyGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly droppedBy: { readonly id: string, readonly name: string } | null, readonly source: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } }
    | { readonly __typename: 'FirstHuntGoal', readonly missing: number }
    | { readonly __typename: 'HuntingGroundGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly key: { readonly id: string, readonly name: string } | null }
    | { readonly __typename: 'MissionGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
    | { readonly __typename: 'PinnedItemGoal', readonly missingCoins: number, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
    | { readonly __typename: 'RankGoal', readonly hunts: number | null, readonly missing: number, readonly rank: { readonly id: string, readonly name: string, readonly coffinCharges: number, readonly rewardItem: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null } }
    | { readonly __typename: 'ShopItemGoal', readonly missingCoins: number, readonly gain: number | null, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
    | { readonly __typename: 'TakeGiftGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly news: { readonly id: string, readonly header: string } }
    | { readonly __typename: 'TravelGoal', readonly rewardFactor: number | null, readonly newCreatures: number, readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } }
  >, readonly openCombat: { readonly round: number, readonly isCoffinHunt: boolean, readonly enemy: { readonly id: string, readonly name: string } } | null };

export type GamePlayerRoundFragment = { readonly readAt: string, readonly revision: number, readonly openCombat: { readonly round: number, readonly isCoffinHunt: boolean, readonly enemy: { readonly id: string, readonly name: string } } | null };

export type GameInventoryEntryFragment = { readonly amount: number, readonly spare: number, readonly isEquipped: boolean, readonly isLocked: boolean, readonly isOutgrown: boolean, readonly unneeded: number, readonly arrival: number, readonly neededForCollection: { readonly id: string, readonly name: string } | null };

export type GameInventoryChangeFragment = { readonly id: string, readonly inventory: ReadonlyArray<{ readonly amount: number, readonly spare: number, readonly isEquipped: boolean, readonly isLocked: boolean, readonly isOutgrown: boolean, readonly unneeded: number, readonly arrival: number, readonly item: { readonly id: string }, readonly neededForCollection: { readonly id: string, readonly name: string } | null }> };

export type GameInventoryFragment = { readonly id: string, readonly inventory: ReadonlyArray<{ readonly amount: number, readonly spare: number, readonly isEquipped: boolean, readonly isLocked: boolean, readonly isOutgrown: boolean, readonly unneeded: number, readonly arrival: number, readonly item: { readonly flavorText: string, readonly isUnique: boolean, readonly requiredXp: number, readonly requiredSubscription: SubscriptionLevel | null, readonly id: string, readonly name: string, readonly itemType: { readonly countsWhileOwned: boolean, readonly id: string, readonly shortName: string, readonly isEquipment: boolean }, readonly craftedInto: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly refund: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly specialGrounds: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly attractsEnemyType: { readonly id: string, readonly name: string } | null, readonly attractsEnemy: { readonly id: string, readonly name: string } | null, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly neededForCollection: { readonly id: string, readonly name: string } | null }> };

export type GameEquipErrorFragment = { readonly __typename: 'EquipUserError', readonly code: EquipErrorCode, readonly opensAt: string | null, readonly requiredSubscription: SubscriptionLevel | null, readonly requiredValue: number | null, readonly requiredXp: number | null, readonly item: { readonly id: string, readonly name: string } | null, readonly stat: { readonly id: string, readonly name: string } | null };

export type GamePlayerNowQueryVariables = Exact<{ [key: string]: never; }>;


export type GamePlayerNowQuery = { readonly me: { readonly id: string, readonly name: string, readonly xp: number, readonly ladderRank: number, readonly nextHuntAt: string, readonly nextAutoHuntAt: string | null, readonly cooldownSeconds: number, readonly unlockedEquipmentSetCount: number, readonly activeEquipmentSetIndex: number, readonly readAt: string, readonly revision: number, readonly notifications: { readonly hasBadge: boolean }, readonly avatar: { readonly id: string, readonly animatedUrl: string | null } | null, readonly currentRank: { readonly id: string, readonly name: string, readonly requiredXp: number, readonly coffinCharges: number, readonly rewardItem: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }, readonly nextRank: { readonly id: string, readonly requiredXp: number } | null, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string, readonly image: { readonly id: string } | null } }>, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string, readonly rule: { readonly name: RegionRuleName, readonly heat: number, readonly turnsAt: string | null, readonly phase: { readonly name: RegionPhaseName, readonly effects: ReadonlyArray<{ readonly target: RegionEffectTarget, readonly factor: number, readonly enemyType: { readonly id: string, readonly name: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string } | null }> }, readonly nextPhase: { readonly name: RegionPhaseName } | null } | null }, readonly image: { readonly id: string, readonly animatedUrl: string | null } | null }, readonly subscription: { readonly level: SubscriptionLevel, readonly periodEndsAt: string, readonly renewsAt: string | null, readonly isInGrace: boolean, readonly paymentId: string } | null, readonly coffin: { readonly charges: number, readonly maxCharges: number, readonly extraCharges: number, readonly nextChargeAt: string | null } | null, readonly equipmentSets: ReadonlyArray<{ readonly index: number, readonly name: string | null, readonly isLocked: boolean, readonly huntingGround: { readonly id: string, readonly name: string } | null }>, readonly equipmentSlots: ReadonlyArray<{ readonly index: number, readonly itemType: { readonly id: string, readonly shortName: string }, readonly lockedBy: { readonly value: number, readonly stat: { readonly id: string, readonly name: string }, readonly opener: { readonly id: string, readonly name: string } | null } | null, readonly item: { readonly flavorText: string, readonly isUnique: boolean, readonly requiredXp: number, readonly requiredSubscription: SubscriptionLevel | null, readonly id: string, readonly name: string, readonly image: { readonly animatedUrl: string | null, readonly id: string } | null, readonly itemType: { readonly id: string, readonly shortName: string, readonly isEquipment: boolean }, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly attractsEnemyType: { readonly id: string, readonly name: string } | null, readonly attractsEnemy: { readonly id: string, readonly name: string } | null, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }>, readonly bait: { readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } } | null, readonly autoHunt: { readonly isOn: boolean, readonly reserve: number, readonly available: number | null, readonly bait: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }, readonly mission: { readonly id: string, readonly status: MissionStatus, readonly endsAt: string, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly objectives: ReadonlyArray<{ readonly playerTimesHunted: number, readonly caught: number, readonly goal: number, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }>, readonly reward: { readonly xp: number, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> } } | null, readonly goals: ReadonlyArray<
      | { readonly __typename: 'BossGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
      | { readonly __typename: 'BuyBaitGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
      | { readonly __typename: 'BuyKeyGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } }
      | { readonly __typename: 'ClaimCollectionGoal', readonly missing: number, readonly collection: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
      | { readonly __typename: 'CoffinHuntGoal', readonly charges: number, readonly missing: number }
      | { readonly __typename: 'CollectionGoal', readonly missing: number, readonly collection: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
      | { readonly __typename: 'CraftKeyGoal', readonly isAffordable: boolean, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly material: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string } } }
      | { readonly __typename: 'EquipBaitGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
      | { readonly __typename: 'EquipItemGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly isEquipment: boolean, readonly id: string, readonly shortName: string }, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly replacedItem: { readonly id: string, readonly name: string, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }> } | null }
      | { readonly __typename: 'FindKeyGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly droppedBy: { readonly id: string, readonly name: string } | null, readonly source: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } }
      | { readonly __typename: 'FirstHuntGoal', readonly missing: number }
      | { readonly __typename: 'HuntingGroundGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly key: { readonly id: string, readonly name: string } | null }
      | { readonly __typename: 'MissionGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
      | { readonly __typename: 'PinnedItemGoal', readonly missingCoins: number, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
      | { readonly __typename: 'RankGoal', readonly hunts: number | null, readonly missing: number, readonly rank: { readonly id: string, readonly name: string, readonly coffinCharges: number, readonly rewardItem: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null } }
      | { readonly __typename: 'ShopItemGoal', readonly missingCoins: number, readonly gain: number | null, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
      | { readonly __typename: 'TakeGiftGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly news: { readonly id: string, readonly header: string } }
      | { readonly __typename: 'TravelGoal', readonly rewardFactor: number | null, readonly newCreatures: number, readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } }
    >, readonly openCombat: { readonly round: number, readonly isCoffinHunt: boolean, readonly enemy: { readonly id: string, readonly name: string } } | null } | null };

export type GameInventoryNowQueryVariables = Exact<{ [key: string]: never; }>;


export type GameInventoryNowQuery = { readonly me: { readonly id: string, readonly inventory: ReadonlyArray<{ readonly amount: number, readonly spare: number, readonly isEquipped: boolean, readonly isLocked: boolean, readonly isOutgrown: boolean, readonly unneeded: number, readonly arrival: number, readonly item: { readonly flavorText: string, readonly isUnique: boolean, readonly requiredXp: number, readonly requiredSubscription: SubscriptionLevel | null, readonly id: string, readonly name: string, readonly itemType: { readonly countsWhileOwned: boolean, readonly id: string, readonly shortName: string, readonly isEquipment: boolean }, readonly craftedInto: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly refund: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly specialGrounds: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly attractsEnemyType: { readonly id: string, readonly name: string } | null, readonly attractsEnemy: { readonly id: string, readonly name: string } | null, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly neededForCollection: { readonly id: string, readonly name: string } | null }> } | null };

export type GameEquipMutationVariables = Exact<{
  input: EquipInput;
}>;


export type GameEquipMutation = { readonly equip: { readonly player: { readonly id: string, readonly name: string, readonly xp: number, readonly ladderRank: number, readonly nextHuntAt: string, readonly nextAutoHuntAt: string | null, readonly cooldownSeconds: number, readonly unlockedEquipmentSetCount: number, readonly activeEquipmentSetIndex: number, readonly readAt: string, readonly revision: number, readonly notifications: { readonly hasBadge: boolean }, readonly avatar: { readonly id: string, readonly animatedUrl: string | null } | null, readonly currentRank: { readonly id: string, readonly name: string, readonly requiredXp: number, readonly coffinCharges: number, readonly rewardItem: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }, readonly nextRank: { readonly id: string, readonly requiredXp: number } | null, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string, readonly image: { readonly id: string } | null } }>, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string, readonly rule: { readonly name: RegionRuleName, readonly heat: number, readonly turnsAt: string | null, readonly phase: { readonly name: RegionPhaseName, readonly effects: ReadonlyArray<{ readonly target: RegionEffectTarget, readonly factor: number, readonly enemyType: { readonly id: string, readonly name: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string } | null }> }, readonly nextPhase: { readonly name: RegionPhaseName } | null } | null }, readonly image: { readonly id: string, readonly animatedUrl: string | null } | null }, readonly subscription: { readonly level: SubscriptionLevel, readonly periodEndsAt: string, readonly renewsAt: string | null, readonly isInGrace: boolean, readonly paymentId: string } | null, readonly coffin: { readonly charges: number, readonly maxCharges: number, readonly extraCharges: number, readonly nextChargeAt: string | null } | null, readonly equipmentSets: ReadonlyArray<{ readonly index: number, readonly name: string | null, readonly isLocked: boolean, readonly huntingGround: { readonly id: string, readonly name: string } | null }>, readonly equipmentSlots: ReadonlyArray<{ readonly index: number, readonly itemType: { readonly id: string, readonly shortName: string }, readonly lockedBy: { readonly value: number, readonly stat: { readonly id: string, readonly name: string }, readonly opener: { readonly id: string, readonly name: string } | null } | null, readonly item: { readonly flavorText: string, readonly isUnique: boolean, readonly requiredXp: number, readonly requiredSubscription: SubscriptionLevel | null, readonly id: string, readonly name: string, readonly image: { readonly animatedUrl: string | null, readonly id: string } | null, readonly itemType: { readonly id: string, readonly shortName: string, readonly isEquipment: boolean }, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly attractsEnemyType: { readonly id: string, readonly name: string } | null, readonly attractsEnemy: { readonly id: string, readonly name: string } | null, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }>, readonly bait: { readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } } | null, readonly autoHunt: { readonly isOn: boolean, readonly reserve: number, readonly available: number | null, readonly bait: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }, readonly mission: { readonly id: string, readonly status: MissionStatus, readonly endsAt: string, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly objectives: ReadonlyArray<{ readonly playerTimesHunted: number, readonly caught: number, readonly goal: number, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }>, readonly reward: { readonly xp: number, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> } } | null, readonly goals: ReadonlyArray<
        | { readonly __typename: 'BossGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'BuyBaitGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'BuyKeyGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } }
        | { readonly __typename: 'ClaimCollectionGoal', readonly missing: number, readonly collection: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'CoffinHuntGoal', readonly charges: number, readonly missing: number }
        | { readonly __typename: 'CollectionGoal', readonly missing: number, readonly collection: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'CraftKeyGoal', readonly isAffordable: boolean, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly material: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string } } }
        | { readonly __typename: 'EquipBaitGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'EquipItemGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly isEquipment: boolean, readonly id: string, readonly shortName: string }, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly replacedItem: { readonly id: string, readonly name: string, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }> } | null }
        | { readonly __typename: 'FindKeyGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly droppedBy: { readonly id: string, readonly name: string } | null, readonly source: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } }
        | { readonly __typename: 'FirstHuntGoal', readonly missing: number }
        | { readonly __typename: 'HuntingGroundGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly key: { readonly id: string, readonly name: string } | null }
        | { readonly __typename: 'MissionGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'PinnedItemGoal', readonly missingCoins: number, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'RankGoal', readonly hunts: number | null, readonly missing: number, readonly rank: { readonly id: string, readonly name: string, readonly coffinCharges: number, readonly rewardItem: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null } }
        | { readonly __typename: 'ShopItemGoal', readonly missingCoins: number, readonly gain: number | null, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'TakeGiftGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly news: { readonly id: string, readonly header: string } }
        | { readonly __typename: 'TravelGoal', readonly rewardFactor: number | null, readonly newCreatures: number, readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } }
      >, readonly inventory: ReadonlyArray<{ readonly amount: number, readonly spare: number, readonly isEquipped: boolean, readonly isLocked: boolean, readonly isOutgrown: boolean, readonly unneeded: number, readonly arrival: number, readonly item: { readonly id: string }, readonly neededForCollection: { readonly id: string, readonly name: string } | null }>, readonly openCombat: { readonly round: number, readonly isCoffinHunt: boolean, readonly enemy: { readonly id: string, readonly name: string } } | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'EquipUserError', readonly code: EquipErrorCode, readonly opensAt: string | null, readonly requiredSubscription: SubscriptionLevel | null, readonly requiredValue: number | null, readonly requiredXp: number | null, readonly item: { readonly id: string, readonly name: string } | null, readonly stat: { readonly id: string, readonly name: string } | null }> } | null };

export type GameUnequipMutationVariables = Exact<{
  input: UnequipInput;
}>;


export type GameUnequipMutation = { readonly unequip: { readonly player: { readonly id: string, readonly name: string, readonly xp: number, readonly ladderRank: number, readonly nextHuntAt: string, readonly nextAutoHuntAt: string | null, readonly cooldownSeconds: number, readonly unlockedEquipmentSetCount: number, readonly activeEquipmentSetIndex: number, readonly readAt: string, readonly revision: number, readonly notifications: { readonly hasBadge: boolean }, readonly avatar: { readonly id: string, readonly animatedUrl: string | null } | null, readonly currentRank: { readonly id: string, readonly name: string, readonly requiredXp: number, readonly coffinCharges: number, readonly rewardItem: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }, readonly nextRank: { readonly id: string, readonly requiredXp: number } | null, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string, readonly image: { readonly id: string } | null } }>, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string, readonly rule: { readonly name: RegionRuleName, readonly heat: number, readonly turnsAt: string | null, readonly phase: { readonly name: RegionPhaseName, readonly effects: ReadonlyArray<{ readonly target: RegionEffectTarget, readonly factor: number, readonly enemyType: { readonly id: string, readonly name: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string } | null }> }, readonly nextPhase: { readonly name: RegionPhaseName } | null } | null }, readonly image: { readonly id: string, readonly animatedUrl: string | null } | null }, readonly subscription: { readonly level: SubscriptionLevel, readonly periodEndsAt: string, readonly renewsAt: string | null, readonly isInGrace: boolean, readonly paymentId: string } | null, readonly coffin: { readonly charges: number, readonly maxCharges: number, readonly extraCharges: number, readonly nextChargeAt: string | null } | null, readonly equipmentSets: ReadonlyArray<{ readonly index: number, readonly name: string | null, readonly isLocked: boolean, readonly huntingGround: { readonly id: string, readonly name: string } | null }>, readonly equipmentSlots: ReadonlyArray<{ readonly index: number, readonly itemType: { readonly id: string, readonly shortName: string }, readonly lockedBy: { readonly value: number, readonly stat: { readonly id: string, readonly name: string }, readonly opener: { readonly id: string, readonly name: string } | null } | null, readonly item: { readonly flavorText: string, readonly isUnique: boolean, readonly requiredXp: number, readonly requiredSubscription: SubscriptionLevel | null, readonly id: string, readonly name: string, readonly image: { readonly animatedUrl: string | null, readonly id: string } | null, readonly itemType: { readonly id: string, readonly shortName: string, readonly isEquipment: boolean }, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly attractsEnemyType: { readonly id: string, readonly name: string } | null, readonly attractsEnemy: { readonly id: string, readonly name: string } | null, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }>, readonly bait: { readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } } | null, readonly autoHunt: { readonly isOn: boolean, readonly reserve: number, readonly available: number | null, readonly bait: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }, readonly mission: { readonly id: string, readonly status: MissionStatus, readonly endsAt: string, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly objectives: ReadonlyArray<{ readonly playerTimesHunted: number, readonly caught: number, readonly goal: number, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }>, readonly reward: { readonly xp: number, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null } }>, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> } } | null, readonly goals: ReadonlyArray<
        | { readonly __typename: 'BossGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'BuyBaitGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'BuyKeyGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } }
        | { readonly __typename: 'ClaimCollectionGoal', readonly missing: number, readonly collection: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'CoffinHuntGoal', readonly charges: number, readonly missing: number }
        | { readonly __typename: 'CollectionGoal', readonly missing: number, readonly collection: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'CraftKeyGoal', readonly isAffordable: boolean, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly material: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string } } }
        | { readonly __typename: 'EquipBaitGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'EquipItemGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly isEquipment: boolean, readonly id: string, readonly shortName: string }, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly replacedItem: { readonly id: string, readonly name: string, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }> } | null }
        | { readonly __typename: 'FindKeyGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly droppedBy: { readonly id: string, readonly name: string } | null, readonly source: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } }
        | { readonly __typename: 'FirstHuntGoal', readonly missing: number }
        | { readonly __typename: 'HuntingGroundGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly key: { readonly id: string, readonly name: string } | null }
        | { readonly __typename: 'MissionGoal', readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly enemy: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }
        | { readonly __typename: 'PinnedItemGoal', readonly missingCoins: number, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'RankGoal', readonly hunts: number | null, readonly missing: number, readonly rank: { readonly id: string, readonly name: string, readonly coffinCharges: number, readonly rewardItem: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null } }
        | { readonly __typename: 'ShopItemGoal', readonly missingCoins: number, readonly gain: number | null, readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }
        | { readonly __typename: 'TakeGiftGoal', readonly missing: number, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string }, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly news: { readonly id: string, readonly header: string } }
        | { readonly __typename: 'TravelGoal', readonly rewardFactor: number | null, readonly newCreatures: number, readonly missing: number, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } } }
      >, readonly inventory: ReadonlyArray<{ readonly amount: number, readonly spare: number, readonly isEquipped: boolean, readonly isLocked: boolean, readonly isOutgrown: boolean, readonly unneeded: number, readonly arrival: number, readonly item: { readonly id: string }, readonly neededForCollection: { readonly id: string, readonly name: string } | null }>, readonly openCombat: { readonly round: number, readonly isCoffinHunt: boolean, readonly enemy: { readonly id: string, readonly name: string } } | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'EquipUserError', readonly code: EquipErrorCode, readonly opensAt: string | null, readonly requiredSubscription: SubscriptionLevel | null, readonly requiredValue: number | null, readonly requiredXp: number | null, readonly item: { readonly id: string, readonly name: string } | null, readonly stat: { readonly id: string, readonly name: string } | null }> } | null };

export type GameFighterFragment = { readonly name: string, readonly health: number, readonly maxHealth: number, readonly isPlayer: boolean, readonly image: { readonly id: string } | null, readonly retainers: ReadonlyArray<{ readonly name: string, readonly item: { readonly id: string, readonly image: { readonly id: string } | null } }> };

export type GameAdviceFragment = { readonly healthLeft: number, readonly winChance: number, readonly addedDamage: number | null, readonly item: { readonly action: AdviceAction, readonly winChance: number, readonly item: { readonly flavorText: string, readonly isUnique: boolean, readonly requiredXp: number, readonly requiredSubscription: SubscriptionLevel | null, readonly id: string, readonly name: string, readonly itemType: { readonly id: string, readonly shortName: string, readonly isEquipment: boolean }, readonly stats: ReadonlyArray<{ readonly from: number, readonly to: number, readonly procPercent: number | null, readonly stat: { readonly id: string, readonly name: string, readonly shortName: string, readonly type: StatType, readonly unitSymbol: string } }>, readonly attractsEnemyType: { readonly id: string, readonly name: string } | null, readonly attractsEnemy: { readonly id: string, readonly name: string } | null, readonly affectsEnemyType: { readonly id: string, readonly name: string } | null, readonly image: { readonly id: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } } | null };

type GameCombatEvent_AttackEvadedEvent_Fragment = { readonly __typename: 'AttackEvadedEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } };

type GameCombatEvent_AttackEvent_Fragment = { readonly __typename: 'AttackEvent', readonly effectiveDamage: number, readonly isCriticalHit: boolean, readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string };

type GameCombatEvent_CombatEndEvent_Fragment = { readonly __typename: 'CombatEndEvent', readonly result: CombatResult, readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string };

type GameCombatEvent_CombatStartEvent_Fragment = { readonly __typename: 'CombatStartEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string };

type GameCombatEvent_DispelEvent_Fragment = { readonly __typename: 'DispelEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } };

type GameCombatEvent_HealingEvent_Fragment = { readonly __typename: 'HealingEvent', readonly effectiveHealing: number, readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } };

type GameCombatEvent_LeechEvent_Fragment = { readonly __typename: 'LeechEvent', readonly effectiveDamage: number, readonly effectiveHealing: number, readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } };

type GameCombatEvent_ProcDamageEvent_Fragment = { readonly __typename: 'ProcDamageEvent', readonly effectiveDamage: number, readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } };

type GameCombatEvent_ProcEvadedEvent_Fragment = { readonly __typename: 'ProcEvadedEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } };

type GameCombatEvent_ProcFiredEvent_Fragment = { readonly __typename: 'ProcFiredEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } };

type GameCombatEvent_ProcGainedEvent_Fragment = { readonly __typename: 'ProcGainedEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } };

type GameCombatEvent_RetainerAddedEvent_Fragment = { readonly __typename: 'RetainerAddedEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null }, readonly retainer: { readonly name: string, readonly item: { readonly id: string, readonly image: { readonly id: string } | null } } };

type GameCombatEvent_RetainerAttackEvent_Fragment = { readonly __typename: 'RetainerAttackEvent', readonly effectiveDamage: number, readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly retainer: { readonly name: string, readonly item: { readonly id: string, readonly image: { readonly id: string } | null } } };

type GameCombatEvent_RetainerRemovedEvent_Fragment = { readonly __typename: 'RetainerRemovedEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null }, readonly retainer: { readonly name: string, readonly item: { readonly id: string, readonly image: { readonly id: string } | null } } };

type GameCombatEvent_RoundStartEvent_Fragment = { readonly __typename: 'RoundStartEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string };

type GameCombatEvent_StunEvent_Fragment = { readonly __typename: 'StunEvent', readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } };

type GameCombatEvent_TheftEvent_Fragment = { readonly __typename: 'TheftEvent', readonly goldChange: number, readonly round: number, readonly actor: CombatSide, readonly actorName: string, readonly targetName: string, readonly proc: { readonly name: string, readonly image: { readonly id: string } | null } };

export type GameCombatEventFragment =
  | GameCombatEvent_AttackEvadedEvent_Fragment
  | GameCombatEvent_AttackEvent_Fragment
  | GameCombatEvent_CombatEndEvent_Fragment
  | GameCombatEvent_CombatStartEvent_Fragment
  | GameCombatEvent_DispelEvent_Fragment
  | GameCombatEvent_HealingEvent_Fragment
  | GameCombatEvent_LeechEvent_Fragment
  | GameCombatEvent_ProcDamageEvent_Fragment
  | GameCombatEvent_ProcEvadedEvent_Fragment
  | GameCombatEvent_ProcFiredEvent_Fragment
  | GameCombatEvent_ProcGainedEvent_Fragment
  | GameCombatEvent_RetainerAddedEvent_Fragment
  | GameCombatEvent_RetainerAttackEvent_Fragment
  | GameCombatEvent_RetainerRemovedEvent_Fragment
  | GameCombatEvent_RoundStartEvent_Fragment
  | GameCombatEvent_StunEvent_Fragment
  | GameCombatEvent_TheftEvent_Fragment
;

export type GameSourceGroundFragment = { readonly isAttractedByAnyBait: boolean, readonly missingXp: number | null, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly specialBaits: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly missingKeys: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type GameCurrencySourcesQueryVariables = Exact<{
  currencyId: string;
}>;


export type GameCurrencySourcesQuery = { readonly currencySources: { readonly isPaidByMost: boolean, readonly moreCreatures: number, readonly moreSoldItems: number, readonly isPaidForMost: boolean, readonly isMissionReward: boolean, readonly creatures: ReadonlyArray<{ readonly amount: number, readonly enemy: { readonly id: string, readonly name: string } | null, readonly grounds: ReadonlyArray<{ readonly isAttractedByAnyBait: boolean, readonly missingXp: number | null, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly specialBaits: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly missingKeys: ReadonlyArray<{ readonly id: string, readonly name: string }> }> }>, readonly soldItems: ReadonlyArray<{ readonly id: string, readonly name: string }> } | null };

export type GameItemSourcesQueryVariables = Exact<{
  itemId: string;
}>;


export type GameItemSourcesQuery = { readonly itemSources: { readonly merchant: Merchant | null, readonly isMissionReward: boolean, readonly isCollection: boolean, readonly item: { readonly id: string, readonly requiredXp: number, readonly itemType: { readonly id: string, readonly shortName: string } }, readonly creatures: ReadonlyArray<{ readonly chance: number | null, readonly winsLeft: number, readonly enemy: { readonly id: string, readonly name: string } | null, readonly grounds: ReadonlyArray<{ readonly isAttractedByAnyBait: boolean, readonly missingXp: number | null, readonly huntingGround: { readonly id: string, readonly name: string, readonly region: { readonly id: string, readonly name: string } }, readonly specialBaits: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly missingKeys: ReadonlyArray<{ readonly id: string, readonly name: string }> }> }>, readonly ranks: ReadonlyArray<{ readonly id: string, readonly name: string, readonly requiredXp: number }>, readonly news: ReadonlyArray<{ readonly id: string, readonly header: string }>, readonly packages: ReadonlyArray<{ readonly id: string, readonly name: string }> } | null };

export const GameFighterFragmentDoc = gql`
    fragment GameFighter on Fighter {
  name
  image {
    id
  }
  health
  maxHealth
  isPlayer
  retainers {
    name
    item {
      id
      image {
        id
      }
    }
  }
}
    ` as unknown as DocumentNode<GameFighterFragment, unknown>;
export const GameRarityFragmentDoc = gql`
    fragment GameRarity on Rarity {
  id
  name
  shortName
  colorHex
}
    ` as unknown as DocumentNode<GameRarityFragment, unknown>;
export const GameEnemyKindFragmentDoc = gql`
    fragment GameEnemyKind on EnemyType {
  id
  name
  dangers {
    id
    name
  }
  weaknesses {
    id
    name
  }
}
    ` as unknown as DocumentNode<GameEnemyKindFragment, unknown>;
export const GamePlaceFragmentDoc = gql`
    fragment GamePlace on HuntingGround {
  id
  name
  region {
    id
    name
  }
}
    ` as unknown as DocumentNode<GamePlaceFragment, unknown>;
export const GameItemPlateFragmentDoc = gql`
    fragment GameItemPlate on Item {
  id
  name
  image {
    id
  }
  rarity {
    ...GameRarity
  }
}
    ` as unknown as DocumentNode<GameItemPlateFragment, unknown>;
export const GameCombatEventFragmentDoc = gql`
    fragment GameCombatEvent on CombatEvent {
  __typename
  round
  actor
  actorName
  targetName
  ... on ProcEvent {
    proc {
      name
      image {
        id
      }
    }
  }
  ... on RetainerEvent {
    retainer {
      name
      item {
        id
        image {
          id
        }
      }
    }
  }
  ... on DamageEvent {
    effectiveDamage
  }
  ... on LeechEvent {
    effectiveHealing
  }
  ... on HealingEvent {
    effectiveHealing
  }
  ... on TheftEvent {
    goldChange
  }
  ... on AttackEvent {
    isCriticalHit
  }
  ... on CombatEndEvent {
    result
  }
}
    ` as unknown as DocumentNode<GameCombatEventFragment, unknown>;
export const GameRegionPhaseFragmentDoc = gql`
    fragment GameRegionPhase on RegionPhase {
  name
  effects {
    target
    factor
    enemyType {
      id
      name
    }
    rarity {
      id
      name
      shortName
    }
  }
}
    ` as unknown as DocumentNode<GameRegionPhaseFragment, unknown>;
export const GameCurrencyFragmentDoc = gql`
    fragment GameCurrency on CurrencyAmount {
  amount
  currency {
    id
    name
    singularName
    shortName
    image {
      id
    }
  }
}
    ` as unknown as DocumentNode<GameCurrencyFragment, unknown>;
export const GameRewardFragmentDoc = gql`
    fragment GameReward on Reward {
  xp
  currencies {
    ...GameCurrency
  }
  items {
    amount
    item {
      ...GameItemPlate
    }
  }
}
    ` as unknown as DocumentNode<GameRewardFragment, unknown>;
export const GameStatFragmentDoc = gql`
    fragment GameStat on StatValue {
  from
  to
  procPercent
  stat {
    id
    name
    shortName
    type
    unitSymbol
  }
}
    ` as unknown as DocumentNode<GameStatFragment, unknown>;
export const GameItemFragmentDoc = gql`
    fragment GameItem on Item {
  ...GameItemPlate
  flavorText
  itemType {
    id
    shortName
    isEquipment
  }
  stats {
    ...GameStat
  }
  isUnique
  requiredXp
  requiredSubscription
  attractsEnemyType {
    id
    name
  }
  attractsEnemy {
    id
    name
  }
  affectsEnemyType {
    id
    name
  }
}
    ` as unknown as DocumentNode<GameItemFragment, unknown>;
export const GameCombatFragmentDoc = gql`
    fragment GameCombat on Combat {
  id
  number
  round
  result
  attacker {
    ...GameFighter
  }
  defender {
    ...GameFighter
  }
  enemy {
    id
    name
    image {
      id
      animatedUrl
    }
    rarity {
      ...GameRarity
    }
    type {
      ...GameEnemyKind
    }
  }
  huntingGround {
    ...GamePlace
    image {
      id
      animatedUrl
    }
  }
  bait {
    ...GameItemPlate
  }
  events {
    round
    actor
    actorName
    targetName
    ...GameCombatEvent
  }
  modifiers
  regionPhase {
    ...GameRegionPhase
  }
  reward {
    ...GameReward
    items {
      item {
        ...GameItem
      }
    }
  }
}
    ` as unknown as DocumentNode<GameCombatFragment, unknown>;
export const GameHuntErrorFragmentDoc = gql`
    fragment GameHuntError on HuntUserError {
  __typename
  code
  opensAt
  retryAfterSeconds
}
    ` as unknown as DocumentNode<GameHuntErrorFragment, unknown>;
export const GameSellErrorFragmentDoc = gql`
    fragment GameSellError on SellUserError {
  __typename
  code
  item {
    id
    name
  }
  opensAt
}
    ` as unknown as DocumentNode<GameSellErrorFragment, unknown>;
export const GameJournalEntryFragmentDoc = gql`
    fragment GameJournalEntry on JournalEntry {
  __typename
  id
  happenedAt
  ... on CombatEntry {
    isAutoHunt
    result
    modifiers
    retainers {
      id
      name
    }
    enemy {
      id
      name
      image {
        id
      }
      rarity {
        ...GameRarity
      }
    }
    reward {
      ...GameReward
    }
  }
  ... on NoBaitEntry {
    bait {
      id
      name
    }
    isReserve
  }
  ... on TravelEntry {
    huntingGround {
      id
      name
      image {
        id
      }
    }
  }
  ... on RankUpEntry {
    rank {
      id
      name
    }
    rewardItem {
      ...GameItemPlate
    }
  }
  ... on MissionRewardEntry {
    objectives {
      caught
      goal
      enemy {
        id
        name
      }
    }
    reward {
      ...GameReward
    }
  }
  ... on CollectionEntry {
    item {
      id
      name
    }
  }
  ... on PurchaseEntry {
    packageName
    isGift
    giver {
      id
      name
    }
    items {
      amount
      item {
        ...GameItemPlate
      }
    }
  }
  ... on SystemEntry {
    message
  }
}
    ` as unknown as DocumentNode<GameJournalEntryFragment, unknown>;
export const GameFightLinkFragmentDoc = gql`
    fragment GameFightLink on FightLink {
  token
  entryId
  sharedAt
  happenedAt
  result
  enemy {
    id
    name
    image {
      id
    }
  }
}
    ` as unknown as DocumentNode<GameFightLinkFragment, unknown>;
export const GameFightReplayFragmentDoc = gql`
    fragment GameFightReplay on FightReplay {
  startedAt
  result
  modifiers
  regionPhase {
    ...GameRegionPhase
  }
  huntingGround {
    ...GamePlace
    image {
      id
      animatedUrl
    }
  }
  enemy {
    id
    name
    image {
      id
      animatedUrl
    }
    rarity {
      ...GameRarity
    }
    type {
      id
      name
    }
  }
  bait {
    ...GameItemPlate
  }
  reward {
    ...GameReward
  }
  rounds {
    number
    attacker {
      ...GameFighter
    }
    defender {
      ...GameFighter
    }
    events {
      round
      actor
      actorName
      targetName
      ...GameCombatEvent
    }
  }
}
    ` as unknown as DocumentNode<GameFightReplayFragment, unknown>;
export const GameMissionFragmentDoc = gql`
    fragment GameMission on Mission {
  id
  status
  huntingGround {
    ...GamePlace
  }
  endsAt
  objectives {
    enemy {
      id
      name
      image {
        id
      }
      rarity {
        ...GameRarity
      }
    }
    playerTimesHunted
    caught
    goal
  }
  reward {
    ...GameReward
  }
}
    ` as unknown as DocumentNode<GameMissionFragment, unknown>;
export const GameMissionOffersFragmentDoc = gql`
    fragment GameMissionOffers on Player {
  id
  missionOffers {
    ...GameMission
    isChosen
  }
  canRerollMissions
  missionStreak {
    count
    longest
    missionsToBonus
  }
}
    ` as unknown as DocumentNode<GameMissionOffersFragment, unknown>;
export const GameMissionErrorFragmentDoc = gql`
    fragment GameMissionError on MissionUserError {
  __typename
  code
  opensAt
}
    ` as unknown as DocumentNode<GameMissionErrorFragment, unknown>;
export const GameOpenedItemFragmentDoc = gql`
    fragment GameOpenedItem on ShopEntry {
  item {
    ...GameItemPlate
    requiredXp
    itemType {
      id
      shortName
    }
  }
}
    ` as unknown as DocumentNode<GameOpenedItemFragment, unknown>;
export const GameNewsPostFragmentDoc = gql`
    fragment GameNewsPost on NewsPost {
  id
  header
  message
  image {
    id
    animatedUrl
  }
  publishedAt
  gift {
    ...GameItemPlate
  }
  isGiftTaken
}
    ` as unknown as DocumentNode<GameNewsPostFragment, unknown>;
export const GameNotificationsFragmentDoc = gql`
    fragment GameNotifications on NotificationSettings {
  kinds
  quietHours {
    begin
    end
    timeZone
  }
  dailyLimit
  hasBadge
}
    ` as unknown as DocumentNode<GameNotificationsFragment, unknown>;
export const GamePushDeviceFragmentDoc = gql`
    fragment GamePushDevice on PushDevice {
  id
  browser
  system
  lastSuccessAt
  isCurrent
}
    ` as unknown as DocumentNode<GamePushDeviceFragment, unknown>;
export const GameMoneyFragmentDoc = gql`
    fragment GameMoney on Money {
  cents
}
    ` as unknown as DocumentNode<GameMoneyFragment, unknown>;
export const GameBuyPackageErrorFragmentDoc = gql`
    fragment GameBuyPackageError on BuyPackageUserError {
  __typename
  code
  requiredSubscription
}
    ` as unknown as DocumentNode<GameBuyPackageErrorFragment, unknown>;
export const GamePackageOfferFragmentDoc = gql`
    fragment GamePackageOffer on PackageOffer {
  recipient {
    id
    name
  }
  firstCharge {
    ...GameMoney
  }
  startsAt
  isPlayMoney
  notGiven {
    id
  }
  refusal {
    ...GameBuyPackageError
  }
}
    ` as unknown as DocumentNode<GamePackageOfferFragment, unknown>;
export const GamePackageFragmentDoc = gql`
    fragment GamePackage on PremiumPackage {
  id
  name
  flavorText
  category
  subscriptionLevel
  price {
    ...GameMoney
  }
  month
  image {
    id
    animatedUrl
  }
  items {
    amount
    item {
      ...GameItem
      refund {
        ...GameCurrency
      }
    }
  }
  offer {
    ...GamePackageOffer
  }
}
    ` as unknown as DocumentNode<GamePackageFragment, unknown>;
export const GamePaymentFragmentDoc = gql`
    fragment GamePayment on Payment {
  id
  packageId
  packageName
  subscriptionLevel
  status
  createdAt
  approveUrl
  isCancellable
  firstCharge {
    ...GameMoney
  }
  monthlyCharge {
    ...GameMoney
  }
  renewsAt
  isGift
  recipient {
    id
    name
  }
  charges {
    id
    amount {
      ...GameMoney
    }
    refunded {
      ...GameMoney
    }
    status
    paidAt
    periodEndsAt
  }
}
    ` as unknown as DocumentNode<GamePaymentFragment, unknown>;
export const GameFairnessFragmentDoc = gql`
    fragment GameFairness on Fairness {
  seedHash
  nextSeedHash
  clientSeed
  firstCombat
  revealedSeeds {
    seed
    seedHash
    clientSeed
    firstCombat
    lastCombat
    revealedAt
  }
}
    ` as unknown as DocumentNode<GameFairnessFragment, unknown>;
export const GameBuyErrorFragmentDoc = gql`
    fragment GameBuyError on BuyUserError {
  __typename
  code
  currency {
    id
    name
    singularName
  }
  item {
    id
    name
  }
  missing
  opensAt
  requiredSubscription
  requiredXp
}
    ` as unknown as DocumentNode<GameBuyErrorFragment, unknown>;
export const GameDropCountFragmentDoc = gql`
    fragment GameDropCount on DropCount {
  enemy {
    id
    name
  }
  item {
    ...GameItemPlate
  }
  wins
  drops
  expected
  low
  high
}
    ` as unknown as DocumentNode<GameDropCountFragment, unknown>;
export const GameKeyFragmentDoc = gql`
    fragment GameKey on Item {
  id
  name
  itemType {
    id
    shortName
  }
  price {
    amount
  }
  craftingMaterials {
    amount
  }
}
    ` as unknown as DocumentNode<GameKeyFragment, unknown>;
export const GameBaitEffectFragmentDoc = gql`
    fragment GameBaitEffect on BaitEffect {
  item {
    id
    name
  }
  moreOf {
    id
    name
  }
  xpFactor
}
    ` as unknown as DocumentNode<GameBaitEffectFragment, unknown>;
export const GameGroundFragmentDoc = gql`
    fragment GameGround on HuntingGround {
  id
  name
  image {
    id
    animatedUrl
  }
  flavorText
  requiredXp
  key {
    ...GameKey
  }
  baitEffects {
    ...GameBaitEffect
  }
  travelCost {
    ...GameCurrency
  }
}
    ` as unknown as DocumentNode<GameGroundFragment, unknown>;
export const GameCollectionFragmentDoc = gql`
    fragment GameCollection on Collection {
  id
  name
  image {
    id
  }
  flavorText
  rarity {
    ...GameRarity
  }
  stats {
    ...GameStat
  }
  trophies {
    item {
      id
      name
      image {
        id
      }
    }
    isCollected
    merchant
    dropSources {
      huntingGround {
        id
        name
      }
      enemy {
        id
        name
      }
    }
  }
  isClaimed
  isClaimable
}
    ` as unknown as DocumentNode<GameCollectionFragment, unknown>;
export const GameCurrencyAverageFragmentDoc = gql`
    fragment GameCurrencyAverage on CurrencyAverage {
  amount
  currency {
    id
    name
    singularName
    shortName
  }
}
    ` as unknown as DocumentNode<GameCurrencyAverageFragment, unknown>;
export const GameEquipmentOddsFragmentDoc = gql`
    fragment GameEquipmentOdds on EquipmentOdds {
  cooldownSeconds
  totals {
    winChance
    drawChance
    lossChance
    margin
    xp
    currencies {
      ...GameCurrencyAverage
    }
  }
}
    ` as unknown as DocumentNode<GameEquipmentOddsFragment, unknown>;
export const GamePinFragmentDoc = gql`
    fragment GamePin on Pin {
  item {
    id
    name
  }
  rank {
    id
    name
  }
}
    ` as unknown as DocumentNode<GamePinFragment, unknown>;
export const GameSuggestedPinFragmentDoc = gql`
    fragment GameSuggestedPin on Pin {
  item {
    id
    name
    itemType {
      id
      shortName
    }
    image {
      id
    }
  }
  rank {
    id
    name
    image {
      id
    }
  }
}
    ` as unknown as DocumentNode<GameSuggestedPinFragment, unknown>;
export const GameGoalItemFragmentDoc = gql`
    fragment GameGoalItem on Item {
  ...GameItemPlate
  itemType {
    id
    shortName
  }
  affectsEnemyType {
    id
    name
  }
}
    ` as unknown as DocumentNode<GameGoalItemFragment, unknown>;
export const GameMissingItemFragmentDoc = gql`
    fragment GameMissingItem on MissingItem {
  item {
    ...GameGoalItem
  }
  amount
  merchant
  isDropped
  winsLeft
  estimate {
    huntingGround {
      ...GamePlace
    }
    bait {
      id
      name
    }
    hunts50
    hunts90
  }
}
    ` as unknown as DocumentNode<GameMissingItemFragment, unknown>;
export const GamePlanEntryFragmentDoc = gql`
    fragment GamePlanEntry on PlanEntry {
  pin {
    item {
      ...GameGoalItem
    }
    rank {
      id
      name
      requiredXp
      image {
        id
      }
    }
  }
  isMet
  isReady
  missingXp
  missingSubscription
  missingCurrencies {
    ...GameCurrency
  }
  missingItems {
    ...GameMissingItem
  }
  itself {
    ...GameMissingItem
  }
}
    ` as unknown as DocumentNode<GamePlanEntryFragment, unknown>;
export const GameCreatureStatsFragmentDoc = gql`
    fragment GameCreatureStats on CreatureStats {
  values {
    ...GameStat
  }
  retainers {
    id
    name
    stats {
      ...GameStat
    }
  }
}
    ` as unknown as DocumentNode<GameCreatureStatsFragment, unknown>;
export const GameRegionRuleFragmentDoc = gql`
    fragment GameRegionRule on RegionRule {
  name
  heat
  turnsAt
  phase {
    ...GameRegionPhase
  }
  nextPhase {
    name
  }
}
    ` as unknown as DocumentNode<GameRegionRuleFragment, unknown>;
export const GameGoalFragmentDoc = gql`
    fragment GameGoal on Goal {
  __typename
  missing
  ... on ItemGoal {
    item {
      ...GameGoalItem
    }
  }
  ... on PlaceGoal {
    huntingGround {
      ...GamePlace
    }
  }
  ... on CoffinHuntGoal {
    charges
  }
  ... on TakeGiftGoal {
    news {
      id
      header
    }
  }
  ... on EquipItemGoal {
    replacedItem {
      id
      name
      stats {
        ...GameStat
      }
    }
    item {
      itemType {
        isEquipment
      }
      stats {
        ...GameStat
      }
    }
  }
  ... on ClaimCollectionGoal {
    collection {
      id
      name
      image {
        id
      }
    }
  }
  ... on CraftKeyGoal {
    material {
      id
      name
      itemType {
        id
        shortName
      }
    }
    isAffordable
  }
  ... on FindKeyGoal {
    droppedBy {
      id
      name
    }
    source {
      ...GamePlace
    }
  }
  ... on ShopItemGoal {
    missingCoins
    gain
  }
  ... on PinnedItemGoal {
    missingCoins
  }
  ... on TravelGoal {
    rewardFactor
    newCreatures
  }
  ... on RankGoal {
    hunts
    rank {
      id
      name
      coffinCharges
      rewardItem {
        ...GameItemPlate
      }
    }
  }
  ... on HuntingGroundGoal {
    key {
      id
      name
    }
  }
  ... on MissionGoal {
    enemy {
      id
      name
      image {
        id
      }
    }
  }
  ... on BossGoal {
    enemy {
      id
      name
      image {
        id
      }
    }
  }
  ... on CollectionGoal {
    collection {
      id
      name
      image {
        id
      }
    }
  }
}
    ` as unknown as DocumentNode<GameGoalFragment, unknown>;
export const GamePlayerRoundFragmentDoc = gql`
    fragment GamePlayerRound on Player {
  openCombat {
    round
    isCoffinHunt
    enemy {
      id
      name
    }
  }
  readAt
  revision
}
    ` as unknown as DocumentNode<GamePlayerRoundFragment, unknown>;
export const GamePlayerFragmentDoc = gql`
    fragment GamePlayer on Player {
  notifications {
    hasBadge
  }
  id
  name
  avatar {
    id
    animatedUrl
  }
  xp
  currentRank {
    id
    name
    requiredXp
    coffinCharges
    rewardItem {
      ...GameItemPlate
    }
  }
  nextRank {
    id
    requiredXp
  }
  ladderRank
  currencies {
    ...GameCurrency
  }
  stats(isCarriedOnly: true) {
    ...GameStat
    stat {
      image {
        id
      }
    }
  }
  huntingGround {
    ...GamePlace
    region {
      rule {
        ...GameRegionRule
      }
    }
    image {
      id
      animatedUrl
    }
  }
  nextHuntAt
  nextAutoHuntAt
  cooldownSeconds
  subscription {
    level
    periodEndsAt
    renewsAt
    isInGrace
    paymentId
  }
  coffin {
    charges
    maxCharges
    extraCharges
    nextChargeAt
  }
  unlockedEquipmentSetCount
  activeEquipmentSetIndex
  equipmentSets {
    index
    name
    isLocked
    huntingGround {
      id
      name
    }
  }
  equipmentSlots {
    index
    itemType {
      id
      shortName
    }
    lockedBy {
      value
      stat {
        id
        name
      }
      opener {
        id
        name
      }
    }
    item {
      ...GameItem
      image {
        animatedUrl
      }
    }
  }
  bait {
    amount
    item {
      ...GameItemPlate
    }
  }
  autoHunt {
    isOn
    reserve
    available
    bait {
      ...GameItemPlate
    }
  }
  mission {
    ...GameMission
  }
  goals {
    ...GameGoal
  }
  ...GamePlayerRound
}
    ` as unknown as DocumentNode<GamePlayerFragment, unknown>;
export const GameInventoryEntryFragmentDoc = gql`
    fragment GameInventoryEntry on InventoryEntry {
  amount
  spare
  isEquipped
  isLocked
  isOutgrown
  unneeded
  arrival
  neededForCollection {
    id
    name
  }
}
    ` as unknown as DocumentNode<GameInventoryEntryFragment, unknown>;
export const GameInventoryChangeFragmentDoc = gql`
    fragment GameInventoryChange on Player {
  id
  inventory {
    ...GameInventoryEntry
    item {
      id
    }
  }
}
    ` as unknown as DocumentNode<GameInventoryChangeFragment, unknown>;
export const GameInventoryFragmentDoc = gql`
    fragment GameInventory on Player {
  id
  inventory {
    ...GameInventoryEntry
    item {
      ...GameItem
      itemType {
        countsWhileOwned
      }
      craftedInto {
        id
        name
      }
      refund {
        ...GameCurrency
      }
      specialGrounds {
        id
        name
      }
    }
  }
}
    ` as unknown as DocumentNode<GameInventoryFragment, unknown>;
export const GameEquipErrorFragmentDoc = gql`
    fragment GameEquipError on EquipUserError {
  __typename
  code
  item {
    id
    name
  }
  opensAt
  requiredSubscription
  requiredValue
  requiredXp
  stat {
    id
    name
  }
}
    ` as unknown as DocumentNode<GameEquipErrorFragment, unknown>;
export const GameAdviceFragmentDoc = gql`
    fragment GameAdvice on CombatAdvice {
  healthLeft
  winChance
  addedDamage
  item {
    action
    winChance
    item {
      ...GameItem
    }
  }
}
    ` as unknown as DocumentNode<GameAdviceFragment, unknown>;
export const GameSourceGroundFragmentDoc = gql`
    fragment GameSourceGround on SourceGround {
  huntingGround {
    id
    name
    region {
      id
      name
    }
  }
  isAttractedByAnyBait
  specialBaits {
    id
    name
  }
  missingXp
  missingKeys {
    id
    name
  }
}
    ` as unknown as DocumentNode<GameSourceGroundFragment, unknown>;
export const GameAccountDocument = gql`
    query GameAccount {
  viewer {
    id
    role
    hasSeenWelcome
  }
}
    ` as unknown as DocumentNode<GameAccountQuery, GameAccountQueryVariables>;
export const GameBanDocument = gql`
    query GameBan {
  viewer {
    id
    ban {
      reason
    }
  }
}
    ` as unknown as DocumentNode<GameBanQuery, GameBanQueryVariables>;
export const GameCloseWelcomeDocument = gql`
    mutation GameCloseWelcome {
  closeWelcome {
    account {
      id
      hasSeenWelcome
    }
  }
}
    ` as unknown as DocumentNode<GameCloseWelcomeMutation, GameCloseWelcomeMutationVariables>;
export const GameLogoutDocument = gql`
    mutation GameLogout {
  logout {
    hasClosedSession
  }
}
    ` as unknown as DocumentNode<GameLogoutMutation, GameLogoutMutationVariables>;
export const GameChangeEquipmentSetDocument = gql`
    mutation GameChangeEquipmentSet($input: ChangeEquipmentSetInput!) {
  changeEquipmentSet(input: $input) {
    player {
      ...GamePlayer
      ...GameInventoryChange
    }
    userErrors {
      ...GameEquipError
    }
  }
}
    ${GamePlayerFragmentDoc}
${GameItemPlateFragmentDoc}
${GameRarityFragmentDoc}
${GameCurrencyFragmentDoc}
${GameStatFragmentDoc}
${GamePlaceFragmentDoc}
${GameRegionRuleFragmentDoc}
${GameRegionPhaseFragmentDoc}
${GameItemFragmentDoc}
${GameMissionFragmentDoc}
${GameRewardFragmentDoc}
${GameGoalFragmentDoc}
${GameGoalItemFragmentDoc}
${GamePlayerRoundFragmentDoc}
${GameInventoryChangeFragmentDoc}
${GameInventoryEntryFragmentDoc}
${GameEquipErrorFragmentDoc}` as unknown as DocumentNode<GameChangeEquipmentSetMutation, GameChangeEquipmentSetMutationVariables>;
export const GameChangeAutoHuntDocument = gql`
    mutation GameChangeAutoHunt($input: ChangeAutoHuntInput!) {
  changeAutoHunt(input: $input) {
    player {
      ...GamePlayer
    }
    userErrors {
      __typename
      code
      item {
        id
        name
      }
      opensAt
      requiredSubscription
      requiredXp
    }
  }
}
    ${GamePlayerFragmentDoc}
${GameItemPlateFragmentDoc}
${GameRarityFragmentDoc}
${GameCurrencyFragmentDoc}
${GameStatFragmentDoc}
${GamePlaceFragmentDoc}
${GameRegionRuleFragmentDoc}
${GameRegionPhaseFragmentDoc}
${GameItemFragmentDoc}
${GameMissionFragmentDoc}
${GameRewardFragmentDoc}
${GameGoalFragmentDoc}
${GameGoalItemFragmentDoc}
${GamePlayerRoundFragmentDoc}` as unknown as DocumentNode<GameChangeAutoHuntMutation, GameChangeAutoHuntMutationVariables>;
export const GameUpdateEquipmentSetDocument = gql`
    mutation GameUpdateEquipmentSet($input: UpdateEquipmentSetInput!) {
  updateEquipmentSet(input: $input) {
    player {
      ...GamePlayer
    }
    userErrors {
      __typename
      code
      opensAt
    }
  }
}
    ${GamePlayerFragmentDoc}
${GameItemPlateFragmentDoc}
${GameRarityFragmentDoc}
${GameCurrencyFragmentDoc}
${GameStatFragmentDoc}
${GamePlaceFragmentDoc}
${GameRegionRuleFragmentDoc}
${GameRegionPhaseFragmentDoc}
${GameItemFragmentDoc}
${GameMissionFragmentDoc}
${GameRewardFragmentDoc}
${GameGoalFragmentDoc}
${GameGoalItemFragmentDoc}
${GamePlayerRoundFragmentDoc}` as unknown as DocumentNode<GameUpdateEquipmentSetMutation, GameUpdateEquipmentSetMutationVariables>;
export const GameGroundsDocument = gql`
    query GameGrounds {
  regions {
    id
    name
    huntingGrounds {
      id
      name
    }
  }
}
    ` as unknown as DocumentNode<GameGroundsQuery, GameGroundsQueryVariables>;
export const GameGrimoireDocument = gql`
    query GameGrimoire($huntingGroundId: ID!) {
  grimoire(huntingGroundId: $huntingGroundId) {
    enemy {
      id
      name
      image {
        id
      }
      flavorText
      rarity {
        ...GameRarity
      }
      type {
        ...GameEnemyKind
      }
    }
    playerTimesHunted
    globalTimesHunted
    chance
    huntsAtMost
    stats {
      ...GameCreatureStats
    }
  }
}
    ${GameRarityFragmentDoc}
${GameEnemyKindFragmentDoc}
${GameCreatureStatsFragmentDoc}
${GameStatFragmentDoc}` as unknown as DocumentNode<GameGrimoireQuery, GameGrimoireQueryVariables>;
export const GameOpenCombatDocument = gql`
    query GameOpenCombat {
  me {
    id
    combat {
      ...GameCombat
    }
  }
}
    ${GameCombatFragmentDoc}
${GameFighterFragmentDoc}
${GameRarityFragmentDoc}
${GameEnemyKindFragmentDoc}
${GamePlaceFragmentDoc}
${GameItemPlateFragmentDoc}
${GameCombatEventFragmentDoc}
${GameRegionPhaseFragmentDoc}
${GameRewardFragmentDoc}
${GameCurrencyFragmentDoc}
${GameItemFragmentDoc}
${GameStatFragmentDoc}` as unknown as DocumentNode<GameOpenCombatQuery, GameOpenCombatQueryVariables>;
export const GameHuntDocument = gql`
    mutation GameHunt($input: HuntInput!) {
  hunt(input: $input) {
    combat {
      ...GameCombat
    }
    player {
      ...GamePlayer
    }
    userErrors {
      ...GameHuntError
    }
  }
}
    ${GameCombatFragmentDoc}
${GameFighterFragmentDoc}
${GameRarityFragmentDoc}
${GameEnemyKindFragmentDoc}
${GamePlaceFragmentDoc}
${GameItemPlateFragmentDoc}
${GameCombatEventFragmentDoc}
${GameRegionPhaseFragmentDoc}
${GameRewardFragmentDoc}
${GameCurrencyFragmentDoc}
${GameItemFragmentDoc}
${GameStatFragmentDoc}
${GamePlayerFragmentDoc}
${GameRegionRuleFragmentDoc}
${GameMissionFragmentDoc}
${GameGoalFragmentDoc}
${GameGoalItemFragmentDoc}
${GamePlayerRoundFragmentDoc}
${GameHuntErrorFragmentDoc}` as unknown as DocumentNode<GameHuntMutation, GameHuntMutationVariables>;
export const GameQuickHuntDocument = gql`
    mutation GameQuickHunt {
  quickHunt {
    combat {
      ...GameCombat
    }
    player {
      ...GamePlayer
    }
    userErrors {
      ...GameHuntError
    }
  }
}
    ${GameCombatFragmentDoc}
${GameFighterFragmentDoc}
${GameRarityFragmentDoc}
${GameEnemyKindFragmentDoc}
${GamePlaceFragmentDoc}
${GameItemPlateFragmentDoc}
${GameCombatEventFragmentDoc}
${GameRegionPhaseFragmentDoc}
${GameRewardFragmentDoc}
${GameCurrencyFragmentDoc}
${GameItemFragmentDoc}
${GameStatFragmentDoc}
${GamePlayerFragmentDoc}
${GameRegionRuleFragmentDoc}
${GameMissionFragmentDoc}
${GameGoalFragmentDoc}
${GameGoalItemFragmentDoc}
${GamePlayerRoundFragmentDoc}
${GameHuntErrorFragmentDoc}` as unknown as DocumentNode<GameQuickHuntMutation, GameQuickHuntMutationVariables>;
export const GameCoffinHuntDocument = gql`
    mutation GameCoffinHunt($input: CoffinHuntInput!) {
  coffinHunt(input: $input) {
    combat {
      ...GameCombat
    }
    player {
      ...GamePlayer
    }
    userErrors {
      ...GameHuntError
    }
  }
}
    ${GameCombatFragmentDoc}
${GameFighterFragmentDoc}
${GameRarityFragmentDoc}
${GameEnemyKindFragmentDoc}
${GamePlaceFragmentDoc}
${GameItemPlateFragmentDoc}
${GameCombatEventFragmentDoc}
${GameRegionPhaseFragmentDoc}
${GameRewardFragmentDoc}
${GameCurrencyFragmentDoc}
${GameItemFragmentDoc}
${GameStatFragmentDoc}
${GamePlayerFragmentDoc}
${GameRegionRuleFragmentDoc}
${GameMissionFragmentDoc}
${GameGoalFragmentDoc}
${GameGoalItemFragmentDoc}
${GamePlayerRoundFragmentDoc}
${GameHuntErrorFragmentDoc}` as unknown as DocumentNode<GameCoffinHuntMutation, GameCoffinHuntMutationVariables>;
export const GameCombatAdviceDocument = gql`
    query GameCombatAdvice {
  me {
    id
    combat {
      id
      advice {
        ...GameAdvice
      }
    }
  }
}
    ${GameAdviceFragmentDoc}
${GameItemFragmentDoc}
${GameItemPlateFragmentDoc}
${GameRarityFragmentDoc}
${GameStatFragmentDoc}` as unknown as DocumentNode<GameCombatAdviceQuery, GameCombatAdviceQueryVariables>;
export const GameGroundBaitsDocument = gql`
    query GameGroundBaits {
  me {
    id
    huntingGround {
      id
      name
      baitEffects {
        ...GameBaitEffect
        item {
          ...GameItem
        }
      }
    }
  }
}
    ${GameBaitEffectFragmentDoc}
${GameItemFragmentDoc}
${GameItemPlateFragmentDoc}
${GameRarityFragmentDoc}
${GameStatFragmentDoc}` as unknown as DocumentNode<GameGroundBaitsQuery, GameGroundBaitsQueryVariables>;
export const GameLatestFightsDocument = gql`
    query GameLatestFights {
  journal(first: 20) {
    nodes {
      __typename
      id
      ... on CombatEntry {
        number
      }
    }
  }
}
    ` as unknown as DocumentNode<GameLatestFightsQuery, GameLatestFightsQueryVariables>;
export const GameSellDocument = gql`
    mutation GameSell($input: SellInput!) {
  sell(input: $input) {
    player {
      ...GamePlayer
      ...GameInventoryChange
    }
    userErrors {
      ...GameSellError
    }
  }
}
    ${GamePlayerFragmentDoc}
${GameItemPlateFragmentDoc}
${GameRarityFragmentDoc}
${GameCurrencyFragmentDoc}
${GameStatFragmentDoc}
${GamePlaceFragmentDoc}
${GameRegionRuleFragmentDoc}
${GameRegionPhaseFragmentDoc}
${GameItemFragmentDoc}
${GameMissionFragmentDoc}
${GameRewardFragmentDoc}
${GameGoalFragmentDoc}
${GameGoalItemFragmentDoc}
${GamePlayerRoundFragmentDoc}
${GameInventoryChangeFragmentDoc}
${GameInventoryEntryFragmentDoc}
${GameSellErrorFragmentDoc}` as unknown as DocumentNode<GameSellMutation, GameSellMutationVariables>;
export const GameSellItemsDocument = gql`
    mutation GameSellItems($input: SellItemsInput!) {
  sellItems(input: $input) {
    sold {
      items
      pieces
      received {
        ...GameCurrency
      }
    }
    player {
      ...GamePlayer
      ...GameInventoryChange
    }
    userErrors {
      ...GameSellError
    }
  }
}
    ${GameCurrencyFragmentDoc}
${GamePlayerFragmentDoc}
${GameItemPlateFragmentDoc}
${GameRarityFragmentDoc}
${GameStatFragmentDoc}
${GamePlaceFragmentDoc}
${GameRegionRuleFragmentDoc}
${GameRegionPhaseFragmentDoc}
${GameItemFragmentDoc}
${GameMissionFragmentDoc}
${GameRewardFragmentDoc}
${GameGoalFragmentDoc}
${GameGoalItemFragmentDoc}
${GamePlayerRoundFragmentDoc}
${GameInventoryChangeFragmentDoc}
${GameInventoryEntryFragmentDoc}
${GameSellErrorFragmentDoc}` as unknown as DocumentNode<GameSellItemsMutation, GameSellItemsMutationVariables>;
export const GameLockItemDocument = gql`
    mutation GameLockItem($input: LockItemInput!) {
  lockItem(input: $input) {
    player {
      ...GameInventoryChange
    }
    userErrors {
      __typename
      code
      item {
        id
        name
      }
      opensAt
    }
  }
}
    ${GameInventoryChangeFragmentDoc}
${GameInventoryEntryFragmentDoc}` as unknown as DocumentNode<GameLockItemMutation, GameLockItemMutationVariables>;
export const GameJournalDocument = gql`
    query GameJournal($after: String, $filter: JournalFilter) {
  journal(first: 20, after: $after, filter: $filter) {
    edges {
      cursor
      node {
        ...GameJournalEntry
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    ${GameJournalEntryFragmentDoc}
${GameRarityFragmentDoc}
${GameRewardFragmentDoc}
${GameCurrencyFragmentDoc}
${GameItemPlateFragmentDoc}` as unknown as DocumentNode<GameJournalQuery, GameJournalQueryVariables>;
export const GameAwayDocument = gql`
    query GameAway($since: DateTime!, $until: DateTime) {
  journalTotals(since: $since, until: $until) {
    hunts
    wins
    losses
    autoHunts
    missions
    ranks {
      id
      name
    }
    reward {
      ...GameReward
    }
  }
  news(first: 5) {
    nodes {
      id
      header
      publishedAt
    }
  }
}
    ${GameRewardFragmentDoc}
${GameCurrencyFragmentDoc}
${GameItemPlateFragmentDoc}
${GameRarityFragmentDoc}` as unknown as DocumentNode<GameAwayQuery, GameAwayQueryVariables>;
export const GameJournalTotalsDocument = gql`
    query GameJournalTotals($since: DateTime!, $until: DateTime) {
  journalTotals(since: $since, until: $until) {
    hunts
    wins
    losses
    reward {
      ...GameReward
    }
  }
}
    ${GameRewardFragmentDoc}
${GameCurrencyFragmentDoc}
${GameItemPlateFragmentDoc}
${GameRarityFragmentDoc}` as unknown as DocumentNode<GameJournalTotalsQuery, GameJournalTotalsQueryVariables>;
export const GameJournalFightDocument = gql`
    query GameJournalFight($entryId: ID!) {
  journalFight(entryId: $entryId) {
    entryId
    link {
      ...GameFightLink
    }
    replay {
      ...GameFightReplay
      enemy {
        id
        type {
          ...GameEnemyKind
        }
      }
    }
  }
}
    ${GameFightLinkFragmentDoc}
${GameFightReplayFragmentDoc}
${GameRegionPhaseFragmentDoc}
${GamePlaceFragmentDoc}
${GameRarityFragmentDoc}
${GameItemPlateFragmentDoc}
${GameRewardFragmentDoc}
${GameCurrencyFragmentDoc}
${GameFighterFragmentDoc}
${GameCombatEventFragmentDoc}
${GameEnemyKindFragmentDoc}` as unknown as DocumentNode<GameJournalFightQuery, GameJournalFightQueryVariables>;
export const GameFightAdviceDocument = gql`
    query GameFightAdvice($entryId: ID!) {
  journalFight(entryId: $entryId) {
    entryId
    advice {
      ...GameAdvice
    }
  }
}
    ${GameAdviceFragmentDoc}
${GameItemFragmentDoc}
${GameItemPlateFragmentDoc}
${GameRarityFragmentDoc}
${GameStatFragmentDoc}` as unknown as DocumentNode<GameFightAdviceQuery, GameFightAdviceQueryVariables>;
export const GameSharedFightDocument = gql`
    query GameSharedFight($token: String!) {
  sharedFight(token: $token) {
    ...GameFightReplay
  }
}
    ${GameFightReplayFragmentDoc}
${GameRegionPhaseFragmentDoc}
${GamePlaceFragmentDoc}
${GameRarityFragmentDoc}
${GameItemPlateFragmentDoc}
${GameRewardFragmentDoc}
${GameCurrencyFragmentDoc}
${GameFighterFragmentDoc}
${GameCombatEventFragmentDoc}` as unknown as DocumentNode<GameSharedFightQuery, GameSharedFightQueryVariables>;
export const GameFightLinksDocument = gql`
    query GameFightLinks {
  fightLinks {
    ...GameFightLink
  }
}
    ${GameFightLinkFragmentDoc}` as unknown as DocumentNode<GameFightLinksQuery, GameFightLinksQueryVariables>;
export const GameShareFightDocument = gql`
    mutation GameShareFight($input: ShareFightInput!) {
  shareFight(input: $input) {
    fight {
      entryId
      link {
        ...GameFightLink
      }
    }
    userErrors {
      __typename
      code
    }
  }
}
    ${GameFightLinkFragmentDoc}` as unknown as DocumentNode<GameShareFightMutation, GameShareFightMutationVariables>;
export const GameRevokeFightLinkDocument = gql`
    mutation GameRevokeFightLink($input: RevokeFightLinkInput!) {
  revokeFightLink(input: $input) {
    fight {
      entryId
      link {
        ...GameFightLink
      }
    }
    userErrors {
      __typename
      code
    }
  }
}
    ${GameFightLinkFragmentDoc}` as unknown as DocumentNode<GameRevokeFightLinkMutation, GameRevokeFightLinkMutationVariables>;
export const GameLadderDocument = gql`
    query GameLadder($first: Int!, $offset: SafeInt) {
  ladder(first: $first, offset: $offset) {
    offset
    totalCount
    nodes {
      player {
        id
        name
      }
      ladderRank
      avatar {
        id
      }
      xp
      currentRank {
        id
        name
        image {
          id
        }
      }
      isOwn
    }
  }
}
    ` as unknown as DocumentNode<GameLadderQuery, GameLadderQueryVariables>;
export const GameMissionOffersDocument = gql`
    query GameMissionOffers {
  me {
    ...GameMissionOffers
  }
}
    ${GameMissionOffersFragmentDoc}
${GameMissionFragmentDoc}
${GamePlaceFragmentDoc}
${GameRarityFragmentDoc}
${GameRewardFragmentDoc}
${GameCurrencyFragmentDoc}
${GameItemPlateFragmentDoc}` as unknown as DocumentNode<GameMissionOffersQuery, GameMissionOffersQueryVariables>;
export const GameChooseMissionDocument = gql`
    mutation GameChooseMission($input: ChooseMissionInput!) {
  chooseMission(input: $input) {
    player {
      ...GamePlayer
      ...GameMissionOffers
    }
    userErrors {
      ...GameMissionError
    }
  }
}
    ${GamePlayerFragmentDoc}
${GameItemPlateFragmentDoc}
${GameRarityFragmentDoc}
${GameCurrencyFragmentDoc}
${GameStatFragmentDoc}
${GamePlaceFragmentDoc}
${GameRegionRuleFragmentDoc}
${GameRegionPhaseFragmentDoc}
${GameItemFragmentDoc}
${GameMissionFragmentDoc}
${GameRewardFragmentDoc}
${GameGoalFragmentDoc}
${GameGoalItemFragmentDoc}
${GamePlayerRoundFragmentDoc}
${GameMissionOffersFragmentDoc}
${GameMissionErrorFragmentDoc}` as unknown as DocumentNode<GameChooseMissionMutation, GameChooseMissionMutationVariables>;
export const GameRerollMissionsDocument = gql`
    mutation GameRerollMissions {
  rerollMissions {
    player {
      ...GamePlayer
      ...GameMissionOffers
    }
    userErrors {
      ...GameMissionError
    }
  }
}
    ${GamePlayerFragmentDoc}
${GameItemPlateFragmentDoc}
${GameRarityFragmentDoc}
${GameCurrencyFragmentDoc}
${GameStatFragmentDoc}
${GamePlaceFragmentDoc}
${GameRegionRuleFragmentDoc}
${GameRegionPhaseFragmentDoc}
${GameItemFragmentDoc}
${GameMissionFragmentDoc}
${GameRewardFragmentDoc}
${GameGoalFragmentDoc}
${GameGoalItemFragmentDoc}
${GamePlayerRoundFragmentDoc}
${GameMissionOffersFragmentDoc}
${GameMissionErrorFragmentDoc}` as unknown as DocumentNode<GameRerollMissionsMutation, GameRerollMissionsMutationVariables>;
export const GameRankOpeningsDocument = gql`
    query GameRankOpenings {
  me {
    id
    currentRank {
      id
      flavorText
      image {
        id
      }
    }
    nextRank {
      id
      name
      requiredXp
    }
  }
  regions {
    id
    huntingGrounds {
      id
      name
      requiredXp
      image {
        id
      }
      key {
        id
        name
      }
    }
  }
  crypt: shop(merchant: CRYPT) {
    ...GameOpenedItem
  }
  mercatus: shop(merchant: MERCATUS) {
    ...GameOpenedItem
  }
  jewel: shop(merchant: JEWEL) {
    ...GameOpenedItem
  }
  stable: shop(merchant: STABLE) {
    ...GameOpenedItem
  }
  armory: shop(merchant: ARMORY) {
    ...GameOpenedItem
  }
  weaponMaster: shop(merchant: WEAPON_MASTER) {
    ...GameOpenedItem
  }
  sanctum: shop(merchant: SANCTUM) {
    ...GameOpenedItem
  }
}
    ${GameOpenedItemFragmentDoc}
${GameItemPlateFragmentDoc}
${GameRarityFragmentDoc}` as unknown as DocumentNode<GameRankOpeningsQuery, GameRankOpeningsQueryVariables>;
export const GameMissionStreakDocument = gql`
    query GameMissionStreak {
  me {
    id
    missionStreak {
      count
      missionsToBonus
    }
  }
}
    ` as unknown as DocumentNode<GameMissionStreakQuery, GameMissionStreakQueryVariables>;
export const GameNewsDocument = gql`
    query GameNews {
  news(first: 5) {
    nodes {
      ...GameNewsPost
    }
  }
}
    ${GameNewsPostFragmentDoc}
${GameItemPlateFragmentDoc}
${GameRarityFragmentDoc}` as unknown as DocumentNode<GameNewsQuery, GameNewsQueryVariables>;
export const GameTakeGiftDocument = gql`
    mutation GameTakeGift($input: TakeGiftInput!) {
  takeGift(input: $input) {
    news {
      id
      isGiftTaken
    }
    player {
      ...GamePlayer
      ...GameInventory
    }
    userErrors {
      __typename
      code
      item {
        id
        name
      }
      opensAt
    }
  }
}
    ${GamePlayerFragmentDoc}
${GameItemPlateFragmentDoc}
${GameRarityFragmentDoc}
${GameCurrencyFragmentDoc}
${GameStatFragmentDoc}
${GamePlaceFragmentDoc}
${GameRegionRuleFragmentDoc}
${GameRegionPhaseFragmentDoc}
${GameItemFragmentDoc}
${GameMissionFragmentDoc}
${GameRewardFragmentDoc}
${GameGoalFragmentDoc}
${GameGoalItemFragmentDoc}
${GamePlayerRoundFragmentDoc}
${GameInventoryFragmentDoc}
${GameInventoryEntryFragmentDoc}` as unknown as DocumentNode<GameTakeGiftMutation, GameTakeGiftMutationVariables>;
export const GamePushDevicesDocument = gql`
    query GamePushDevices {
  pushKey
  viewer {
    id
    pushDevices {
      ...GamePushDevice
    }
  }
}
    ${GamePushDeviceFragmentDoc}` as unknown as DocumentNode<GamePushDevicesQuery, GamePushDevicesQueryVariables>;
export const GameNotificationSettingsDocument = gql`
    query GameNotificationSettings {
  me {
    id
    notifications {
      ...GameNotifications
    }
  }
}
    ${GameNotificationsFragmentDoc}` as unknown as DocumentNode<GameNotificationSettingsQuery, GameNotificationSettingsQueryVariables>;
export const GameChangeNotificationsDocument = gql`
    mutation GameChangeNotifications($input: ChangeNotificationsInput!) {
  changeNotifications(input: $input) {
    player {
      id
      notifications {
        ...GameNotifications
      }
    }
    userErrors {
      code
      message
    }
  }
}
    ${GameNotificationsFragmentDoc}` as unknown as DocumentNode<GameChangeNotificationsMutation, GameChangeNotificationsMutationVariables>;
export const GameAddPushDeviceDocument = gql`
    mutation GameAddPushDevice($input: AddPushDeviceInput!) {
  addPushDevice(input: $input) {
    device {
      ...GamePushDevice
    }
    userErrors {
      code
      message
    }
  }
}
    ${GamePushDeviceFragmentDoc}` as unknown as DocumentNode<GameAddPushDeviceMutation, GameAddPushDeviceMutationVariables>;
export const GameRemovePushDeviceDocument = gql`
    mutation GameRemovePushDevice($input: RemovePushDeviceInput!) {
  removePushDevice(input: $input) {
    userErrors {
      code
      message
    }
  }
}
    ` as unknown as DocumentNode<GameRemovePushDeviceMutation, GameRemovePushDeviceMutationVariables>;
export const GamePackagesDocument = gql`
    query GamePackages {
  packages {
    ...GamePackage
  }
}
    ${GamePackageFragmentDoc}
${GameMoneyFragmentDoc}
${GameItemFragmentDoc}
${GameItemPlateFragmentDoc}
${GameRarityFragmentDoc}
${GameStatFragmentDoc}
${GameCurrencyFragmentDoc}
${GamePackageOfferFragmentDoc}
${GameBuyPackageErrorFragmentDoc}` as unknown as DocumentNode<GamePackagesQuery, GamePackagesQueryVariables>;
export const GameGiftOfferDocument = gql`
    query GameGiftOffer($id: ID!, $recipientName: String!) {
  node(id: $id) {
    ... on PremiumPackage {
      id
      offer(recipientName: $recipientName) {
        ...GamePackageOffer
      }
    }
  }
}
    ${GamePackageOfferFragmentDoc}
${GameMoneyFragmentDoc}
${GameBuyPackageErrorFragmentDoc}` as unknown as DocumentNode<GameGiftOfferQuery, GameGiftOfferQueryVariables>;
export const GamePaymentsDocument = gql`
    query GamePayments($after: String) {
  me {
    id
    subscriptionGiver {
      id
      name
    }
    payments(first: 10, after: $after) {
      edges {
        cursor
        node {
          ...GamePayment
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
}
    ${GamePaymentFragmentDoc}
${GameMoneyFragmentDoc}` as unknown as DocumentNode<GamePaymentsQuery, GamePaymentsQueryVariables>;
export const GameBuyPackageDocument = gql`
    mutation GameBuyPackage($input: BuyPackageInput!) {
  buyPackage(input: $input) {
    payment {
      ...GamePayment
    }
    userErrors {
      ...GameBuyPackageError
    }
  }
}
    ${GamePaymentFragmentDoc}
${GameMoneyFragmentDoc}
${GameBuyPackageErrorFragmentDoc}` as unknown as DocumentNode<GameBuyPackageMutation, GameBuyPackageMutationVariables>;
export const GameCheckPaymentDocument = gql`
    mutation GameCheckPayment($input: CheckPaymentInput!) {
  checkPayment(input: $input) {
    isCompleted
    status
    isDuplicate
    recipient {
      id
      name
    }
    approveUrl
    userErrors {
      __typename
      code
    }
  }
}
    ` as unknown as DocumentNode<GameCheckPaymentMutation, GameCheckPaymentMutationVariables>;
export const GameCancelSubscriptionDocument = gql`
    mutation GameCancelSubscription($input: CancelSubscriptionInput!) {
  cancelSubscription(input: $input) {
    payment {
      ...GamePayment
    }
    userErrors {
      __typename
      code
    }
  }
}
    ${GamePaymentFragmentDoc}
${GameMoneyFragmentDoc}` as unknown as DocumentNode<GameCancelSubscriptionMutation, GameCancelSubscriptionMutationVariables>;
export const GameProfileDocument = gql`
    query GameProfile {
  viewer {
    id
    email
    passwordExpiresAt
  }
  me {
    id
    fairness {
      ...GameFairness
    }
  }
}
    ${GameFairnessFragmentDoc}` as unknown as DocumentNode<GameProfileQuery, GameProfileQueryVariables>;
export const GameUpdateEmailDocument = gql`
    mutation GameUpdateEmail($input: UpdateEmailInput!) {
  updateEmail(input: $input) {
    account {
      id
      email
    }
    userErrors {
      __typename
      code
      retryAfterSeconds
    }
  }
}
    ` as unknown as DocumentNode<GameUpdateEmailMutation, GameUpdateEmailMutationVariables>;
export const GameUpdatePasswordDocument = gql`
    mutation GameUpdatePassword($input: UpdatePasswordInput!) {
  updatePassword(input: $input) {
    account {
      id
      passwordExpiresAt
    }
    userErrors {
      __typename
      code
      retryAfterSeconds
    }
  }
}
    ` as unknown as DocumentNode<GameUpdatePasswordMutation, GameUpdatePasswordMutationVariables>;
export const GameRotateSeedDocument = gql`
    mutation GameRotateSeed($input: RotateSeedInput!) {
  rotateSeed(input: $input) {
    player {
      id
      fairness {
        ...GameFairness
      }
    }
    userErrors {
      __typename
      code
      opensAt
    }
  }
}
    ${GameFairnessFragmentDoc}` as unknown as DocumentNode<GameRotateSeedMutation, GameRotateSeedMutationVariables>;
export const GameShopDocument = gql`
    query GameShop($merchant: Merchant!, $itemType: String, $quantity: Int!, $sort: ShopSort!) {
  shop(merchant: $merchant, itemType: $itemType, quantity: $quantity, sort: $sort) {
    verb
    quantity
    owned
    isOutgrown
    price {
      ...GameCurrency
    }
    materials {
      required
      owned
      spare
      item {
        id
        name
      }
      neededForCollection {
        id
        name
      }
    }
    refusal {
      ...GameBuyError
    }
    item {
      ...GameItem
      creatureType {
        id
        name
      }
    }
  }
}
    ${GameCurrencyFragmentDoc}
${GameBuyErrorFragmentDoc}
${GameItemFragmentDoc}
${GameItemPlateFragmentDoc}
${GameRarityFragmentDoc}
${GameStatFragmentDoc}` as unknown as DocumentNode<GameShopQuery, GameShopQueryVariables>;
export const GameBuyDocument = gql`
    mutation GameBuy($input: BuyInput!) {
  buy(input: $input) {
    player {
      ...GamePlayer
      ...GameInventory
    }
    userErrors {
      ...GameBuyError
    }
  }
}
    ${GamePlayerFragmentDoc}
${GameItemPlateFragmentDoc}
${GameRarityFragmentDoc}
${GameCurrencyFragmentDoc}
${GameStatFragmentDoc}
${GamePlaceFragmentDoc}
${GameRegionRuleFragmentDoc}
${GameRegionPhaseFragmentDoc}
${GameItemFragmentDoc}
${GameMissionFragmentDoc}
${GameRewardFragmentDoc}
${GameGoalFragmentDoc}
${GameGoalItemFragmentDoc}
${GamePlayerRoundFragmentDoc}
${GameInventoryFragmentDoc}
${GameInventoryEntryFragmentDoc}
${GameBuyErrorFragmentDoc}` as unknown as DocumentNode<GameBuyMutation, GameBuyMutationVariables>;
export const GameHuntStatisticsDocument = gql`
    query GameHuntStatistics($since: DateTime!, $timeZone: String!) {
  huntStatistics(since: $since, timeZone: $timeZone) {
    hunts {
      huntingGround {
        id
        name
      }
      enemy {
        id
        name
      }
      wins
      draws
      losses
    }
    drops {
      ...GameDropCount
    }
    gold {
      day
      gained
      spent
    }
  }
}
    ${GameDropCountFragmentDoc}
${GameItemPlateFragmentDoc}
${GameRarityFragmentDoc}` as unknown as DocumentNode<GameHuntStatisticsQuery, GameHuntStatisticsQueryVariables>;
export const GameDropRatesDocument = gql`
    query GameDropRates {
  dropRates {
    minWins
    drops {
      ...GameDropCount
    }
  }
}
    ${GameDropCountFragmentDoc}
${GameItemPlateFragmentDoc}
${GameRarityFragmentDoc}` as unknown as DocumentNode<GameDropRatesQuery, GameDropRatesQueryVariables>;
export const GameRegionsDocument = gql`
    query GameRegions {
  regions {
    id
    name
    image {
      id
      animatedUrl
    }
    requiredXp
    key {
      ...GameKey
    }
    rule {
      ...GameRegionRule
    }
    huntingGrounds {
      ...GameGround
    }
  }
}
    ${GameKeyFragmentDoc}
${GameRegionRuleFragmentDoc}
${GameRegionPhaseFragmentDoc}
${GameGroundFragmentDoc}
${GameBaitEffectFragmentDoc}
${GameCurrencyFragmentDoc}` as unknown as DocumentNode<GameRegionsQuery, GameRegionsQueryVariables>;
export const GameTravelDocument = gql`
    mutation GameTravel($input: TravelInput!) {
  travel(input: $input) {
    player {
      ...GamePlayer
    }
    equipmentSet {
      index
      name
    }
    userErrors {
      __typename
      code
      currency {
        id
        name
        singularName
      }
      item {
        id
        name
      }
      missing
      opensAt
      placeName
      requiredXp
    }
  }
}
    ${GamePlayerFragmentDoc}
${GameItemPlateFragmentDoc}
${GameRarityFragmentDoc}
${GameCurrencyFragmentDoc}
${GameStatFragmentDoc}
${GamePlaceFragmentDoc}
${GameRegionRuleFragmentDoc}
${GameRegionPhaseFragmentDoc}
${GameItemFragmentDoc}
${GameMissionFragmentDoc}
${GameRewardFragmentDoc}
${GameGoalFragmentDoc}
${GameGoalItemFragmentDoc}
${GamePlayerRoundFragmentDoc}` as unknown as DocumentNode<GameTravelMutation, GameTravelMutationVariables>;
export const GameTreasuryDocument = gql`
    query GameTreasury {
  collections {
    ...GameCollection
  }
}
    ${GameCollectionFragmentDoc}
${GameRarityFragmentDoc}
${GameStatFragmentDoc}` as unknown as DocumentNode<GameTreasuryQuery, GameTreasuryQueryVariables>;
export const GameClaimCollectionDocument = gql`
    mutation GameClaimCollection($input: ClaimCollectionInput!) {
  claimCollection(input: $input) {
    collection {
      ...GameCollection
    }
    player {
      ...GamePlayer
      ...GameInventory
    }
    userErrors {
      __typename
      code
      missing
      opensAt
    }
  }
}
    ${GameCollectionFragmentDoc}
${GameRarityFragmentDoc}
${GameStatFragmentDoc}
${GamePlayerFragmentDoc}
${GameItemPlateFragmentDoc}
${GameCurrencyFragmentDoc}
${GamePlaceFragmentDoc}
${GameRegionRuleFragmentDoc}
${GameRegionPhaseFragmentDoc}
${GameItemFragmentDoc}
${GameMissionFragmentDoc}
${GameRewardFragmentDoc}
${GameGoalFragmentDoc}
${GameGoalItemFragmentDoc}
${GamePlayerRoundFragmentDoc}
${GameInventoryFragmentDoc}
${GameInventoryEntryFragmentDoc}` as unknown as DocumentNode<GameClaimCollectionMutation, GameClaimCollectionMutationVariables>;
export const GameGlossaryDocument = gql`
    query GameGlossary {
  regions {
    id
    name
    rule {
      name
      phases {
        ...GameRegionPhase
        durationSeconds
        minHeat
      }
    }
  }
  stats {
    id
    name
    shortName
    flavorText
    image {
      id
    }
    proc {
      procType
      procEvent
      affectedCreatureType {
        id
        name
      }
    }
  }
}
    ${GameRegionPhaseFragmentDoc}` as unknown as DocumentNode<GameGlossaryQuery, GameGlossaryQueryVariables>;
export const GameHuntOddsDocument = gql`
    query GameHuntOdds($huntingGroundId: ID!) {
  huntOdds(huntingGroundId: $huntingGroundId) {
    turnsAt
    totals {
      winChance
      drawChance
      lossChance
      margin
      xp
      currencies {
        ...GameCurrencyAverage
      }
    }
    creatures {
      enemy {
        id
        name
        rarity {
          ...GameRarity
        }
        type {
          ...GameEnemyKind
        }
      }
      chance
      huntsAtMost
      timesBeaten
      verdict
      winsToNext
      fight {
        winChance
        drawChance
        lossChance
        margin
        xp
        winCurrencies {
          ...GameCurrencyAverage
        }
        stats {
          ...GameCreatureStats
        }
      }
      drops {
        chance
        amount
        item {
          id
          name
        }
      }
    }
  }
}
    ${GameCurrencyAverageFragmentDoc}
${GameRarityFragmentDoc}
${GameEnemyKindFragmentDoc}
${GameCreatureStatsFragmentDoc}
${GameStatFragmentDoc}` as unknown as DocumentNode<GameHuntOddsQuery, GameHuntOddsQueryVariables>;
export const GameGroundTotalsDocument = gql`
    query GameGroundTotals($huntingGroundId: ID!) {
  huntOdds(huntingGroundId: $huntingGroundId) {
    totals {
      xp
      currencies {
        ...GameCurrencyAverage
      }
    }
  }
}
    ${GameCurrencyAverageFragmentDoc}` as unknown as DocumentNode<GameGroundTotalsQuery, GameGroundTotalsQueryVariables>;
export const GameBestEquipmentDocument = gql`
    query GameBestEquipment($huntingGroundId: ID!) {
  bestEquipment(huntingGroundId: $huntingGroundId) {
    changes {
      itemType {
        id
        shortName
      }
      before {
        id
        name
        stats {
          ...GameStat
        }
      }
      after {
        id
        name
        stats {
          ...GameStat
        }
      }
    }
    before {
      ...GameEquipmentOdds
    }
    after {
      ...GameEquipmentOdds
    }
  }
}
    ${GameStatFragmentDoc}
${GameEquipmentOddsFragmentDoc}
${GameCurrencyAverageFragmentDoc}` as unknown as DocumentNode<GameBestEquipmentQuery, GameBestEquipmentQueryVariables>;
export const GameWearItemsDocument = gql`
    mutation GameWearItems($input: WearItemsInput!) {
  wearItems(input: $input) {
    player {
      ...GamePlayer
      ...GameInventoryChange
    }
    userErrors {
      ...GameEquipError
    }
  }
}
    ${GamePlayerFragmentDoc}
${GameItemPlateFragmentDoc}
${GameRarityFragmentDoc}
${GameCurrencyFragmentDoc}
${GameStatFragmentDoc}
${GamePlaceFragmentDoc}
${GameRegionRuleFragmentDoc}
${GameRegionPhaseFragmentDoc}
${GameItemFragmentDoc}
${GameMissionFragmentDoc}
${GameRewardFragmentDoc}
${GameGoalFragmentDoc}
${GameGoalItemFragmentDoc}
${GamePlayerRoundFragmentDoc}
${GameInventoryChangeFragmentDoc}
${GameInventoryEntryFragmentDoc}
${GameEquipErrorFragmentDoc}` as unknown as DocumentNode<GameWearItemsMutation, GameWearItemsMutationVariables>;
export const GamePinsDocument = gql`
    query GamePins {
  me {
    id
    pins {
      ...GamePin
    }
  }
}
    ${GamePinFragmentDoc}` as unknown as DocumentNode<GamePinsQuery, GamePinsQueryVariables>;
export const GamePlanDocument = gql`
    query GamePlan {
  me {
    id
    pins {
      ...GamePin
    }
    suggestedPins {
      ...GameSuggestedPin
    }
    plan {
      ...GamePlanEntry
    }
    xpGround {
      ...GamePlace
    }
  }
}
    ${GamePinFragmentDoc}
${GameSuggestedPinFragmentDoc}
${GamePlanEntryFragmentDoc}
${GameGoalItemFragmentDoc}
${GameItemPlateFragmentDoc}
${GameRarityFragmentDoc}
${GameCurrencyFragmentDoc}
${GameMissingItemFragmentDoc}
${GamePlaceFragmentDoc}` as unknown as DocumentNode<GamePlanQuery, GamePlanQueryVariables>;
export const GameChangePinsDocument = gql`
    mutation GameChangePins($input: ChangePinsInput!) {
  changePins(input: $input) {
    player {
      id
      pins {
        ...GamePin
      }
      suggestedPins {
        ...GameSuggestedPin
      }
      plan {
        ...GamePlanEntry
      }
    }
    userErrors {
      __typename
      code
      opensAt
    }
  }
}
    ${GamePinFragmentDoc}
${GameSuggestedPinFragmentDoc}
${GamePlanEntryFragmentDoc}
${GameGoalItemFragmentDoc}
${GameItemPlateFragmentDoc}
${GameRarityFragmentDoc}
${GameCurrencyFragmentDoc}
${GameMissingItemFragmentDoc}
${GamePlaceFragmentDoc}` as unknown as DocumentNode<GameChangePinsMutation, GameChangePinsMutationVariables>;
export const GamePlayerNowDocument = gql`
    query GamePlayerNow {
  me {
    ...GamePlayer
  }
}
    ${GamePlayerFragmentDoc}
${GameItemPlateFragmentDoc}
${GameRarityFragmentDoc}
${GameCurrencyFragmentDoc}
${GameStatFragmentDoc}
${GamePlaceFragmentDoc}
${GameRegionRuleFragmentDoc}
${GameRegionPhaseFragmentDoc}
${GameItemFragmentDoc}
${GameMissionFragmentDoc}
${GameRewardFragmentDoc}
${GameGoalFragmentDoc}
${GameGoalItemFragmentDoc}
${GamePlayerRoundFragmentDoc}` as unknown as DocumentNode<GamePlayerNowQuery, GamePlayerNowQueryVariables>;
export const GameInventoryNowDocument = gql`
    query GameInventoryNow {
  me {
    ...GameInventory
  }
}
    ${GameInventoryFragmentDoc}
${GameInventoryEntryFragmentDoc}
${GameItemFragmentDoc}
${GameItemPlateFragmentDoc}
${GameRarityFragmentDoc}
${GameStatFragmentDoc}
${GameCurrencyFragmentDoc}` as unknown as DocumentNode<GameInventoryNowQuery, GameInventoryNowQueryVariables>;
export const GameEquipDocument = gql`
    mutation GameEquip($input: EquipInput!) {
  equip(input: $input) {
    player {
      ...GamePlayer
      ...GameInventoryChange
    }
    userErrors {
      ...GameEquipError
    }
  }
}
    ${GamePlayerFragmentDoc}
${GameItemPlateFragmentDoc}
${GameRarityFragmentDoc}
${GameCurrencyFragmentDoc}
${GameStatFragmentDoc}
${GamePlaceFragmentDoc}
${GameRegionRuleFragmentDoc}
${GameRegionPhaseFragmentDoc}
${GameItemFragmentDoc}
${GameMissionFragmentDoc}
${GameRewardFragmentDoc}
${GameGoalFragmentDoc}
${GameGoalItemFragmentDoc}
${GamePlayerRoundFragmentDoc}
${GameInventoryChangeFragmentDoc}
${GameInventoryEntryFragmentDoc}
${GameEquipErrorFragmentDoc}` as unknown as DocumentNode<GameEquipMutation, GameEquipMutationVariables>;
export const GameUnequipDocument = gql`
    mutation GameUnequip($input: UnequipInput!) {
  unequip(input: $input) {
    player {
      ...GamePlayer
      ...GameInventoryChange
    }
    userErrors {
      ...GameEquipError
    }
  }
}
    ${GamePlayerFragmentDoc}
${GameItemPlateFragmentDoc}
${GameRarityFragmentDoc}
${GameCurrencyFragmentDoc}
${GameStatFragmentDoc}
${GamePlaceFragmentDoc}
${GameRegionRuleFragmentDoc}
${GameRegionPhaseFragmentDoc}
${GameItemFragmentDoc}
${GameMissionFragmentDoc}
${GameRewardFragmentDoc}
${GameGoalFragmentDoc}
${GameGoalItemFragmentDoc}
${GamePlayerRoundFragmentDoc}
${GameInventoryChangeFragmentDoc}
${GameInventoryEntryFragmentDoc}
${GameEquipErrorFragmentDoc}` as unknown as DocumentNode<GameUnequipMutation, GameUnequipMutationVariables>;
export const GameCurrencySourcesDocument = gql`
    query GameCurrencySources($currencyId: ID!) {
  currencySources(currencyId: $currencyId) {
    isPaidByMost
    creatures {
      enemy {
        id
        name
      }
      amount
      grounds {
        ...GameSourceGround
      }
    }
    moreCreatures
    soldItems {
      id
      name
    }
    moreSoldItems
    isPaidForMost
    isMissionReward
  }
}
    ${GameSourceGroundFragmentDoc}` as unknown as DocumentNode<GameCurrencySourcesQuery, GameCurrencySourcesQueryVariables>;
export const GameItemSourcesDocument = gql`
    query GameItemSources($itemId: ID!) {
  itemSources(itemId: $itemId) {
    item {
      id
      requiredXp
      itemType {
        id
        shortName
      }
    }
    merchant
    creatures {
      enemy {
        id
        name
      }
      chance
      winsLeft
      grounds {
        ...GameSourceGround
      }
    }
    ranks {
      id
      name
      requiredXp
    }
    news {
      id
      header
    }
    packages {
      id
      name
    }
    isMissionReward
    isCollection
  }
}
    ${GameSourceGroundFragmentDoc}` as unknown as DocumentNode<GameItemSourcesQuery, GameItemSourcesQueryVariables>;