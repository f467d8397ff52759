/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '@apollo/client';
/** Why no item was added. */
export type AddUserItemErrorCode =
  /** Only an admin may change accounts of staff. */
  | 'ADMIN_REQUIRED'
  /** The item is unique, and the player owns it. */
  | 'ALREADY_OWNED'
  /** The amount is not between 1 and 1,000,000, or the total would exceed the largest number that can be stored. */
  | 'AMOUNT_INVALID'
  /** There is no such item. */
  | 'UNKNOWN_ITEM'
  /** There is no such account. */
  | 'UNKNOWN_USER';

/** Pieces of an item to add. */
export type AddUserItemInput = {
  /** 1 to 1,000,000. */
  readonly amount: number;
  /** The account's id. */
  readonly id: string;
  /** The item's id. */
  readonly itemId: string;
};

/** Whether the staff have approved an app. */
export type AppState =
  /** Everybody can connect it. */
  | 'APPROVED'
  /** The staff refused it. Its owner alone can connect it. */
  | 'REFUSED'
  /** The staff have not reviewed it yet. Its owner alone can connect it. */
  | 'WAITING';

/** A kind of change. */
export type AuditAction =
  /** The subject was created. */
  | 'CREATE'
  /** The subject was deleted. */
  | 'DELETE'
  /** The subject was restored to an earlier state, perhaps after it had been deleted. */
  | 'RESTORE'
  /** Fields of the subject were changed. */
  | 'UPDATE';

/** A state of the subject of an entry of the audit log. */
export type AuditState =
  /** The state after the change. */
  | 'AFTER'
  /** The state before the change. */
  | 'BEFORE';

/** A type of subject of a change. */
export type AuditSubjectType =
  /** A kind of money that players earn and pay with. */
  | 'CURRENCY'
  /** A type of damage, such as fire. */
  | 'DAMAGE_TYPE'
  /** A creature that is hunted. */
  | 'ENEMY'
  /** A kind of creature, such as undead or dragons. */
  | 'ENEMY_TYPE'
  /** A place where players hunt. */
  | 'HUNTING_GROUND'
  /** The enemies that a hunting ground has for a bait, and the chance of each. */
  | 'HUNTING_TABLE'
  /** An uploaded image. */
  | 'IMAGE'
  /** An incident of the status page. */
  | 'INCIDENT'
  /** A thing that a player can own. */
  | 'ITEM'
  /** A type of item; its short name decides what the game does with such items. */
  | 'ITEM_TYPE'
  /** A message to all players. */
  | 'NEWS'
  /** A product that is sold for real money. */
  | 'PREMIUM_PACKAGE'
  /** The moment of a fight at which a proc may fire. */
  | 'PROC_EVENT_TYPE'
  /** The effect of a proc, such as damage or healing. */
  | 'PROC_TYPE'
  /** A rank that hunters reach by their XP. */
  | 'RANK'
  /** A degree of rarity of items and enemies. */
  | 'RARITY'
  /** A part of the world that holds hunting grounds. */
  | 'REGION'
  /** A front end that the site loads at run time, by its name. */
  | 'REMOTE'
  /** A setting of the game. */
  | 'SETTING'
  /** A number of a fighter or item, or an effect (a proc) that may fire at a moment of a fight. */
  | 'STAT'
  /** An account with its player. */
  | 'USER';

/** Why an account was not banned. */
export type BanUserErrorCode =
  /** Only an admin may change accounts of staff. */
  | 'ADMIN_REQUIRED'
  /** The account is the only admin. */
  | 'LAST_ADMIN'
  /** The reason is empty. */
  | 'REASON_REQUIRED'
  /** There is no such account. */
  | 'UNKNOWN_USER';

/** The account to ban, and the reason. */
export type BanUserInput = {
  /** The account's id. */
  readonly id: string;
  /** The reason that the owner sees, 1 to 500 characters. */
  readonly reason: string;
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

/** A material for crafting an item. */
export type CraftingMaterialInput = {
  /** The number of pieces. */
  readonly amount?: number | null | undefined;
  /** The item. */
  readonly itemId: string;
};

/** A new currency. Fields that are left out get their defaults. */
export type CreateCurrencyInput = {
  /** A line of text about the currency. */
  readonly flavorText?: string | null | undefined;
  /** The currency's image. */
  readonly imageId?: string | null | undefined;
  /** The currency's name. */
  readonly name: string;
  /** The position in lists, lowest first. */
  readonly orderIndex?: number | null | undefined;
  /** The short name, unique within the kind regardless of case. */
  readonly shortName: string;
  /** The name of a single one, such as `Sanguine Diamond`; empty if the name suits one as well. */
  readonly singularName?: string | null | undefined;
  /** The translations to change. Others stay unchanged. */
  readonly translations?: ReadonlyArray<RecordTranslationInput> | null | undefined;
};

/** A new damage type. Fields that are left out get their defaults. */
export type CreateDamageTypeInput = {
  /** The colour, such as #8a0303. */
  readonly colorHex?: string | null | undefined;
  /** The damage type's image. */
  readonly imageId?: string | null | undefined;
  /** The damage type's name. */
  readonly name: string;
  /** The short name, unique within the kind regardless of case. */
  readonly shortName: string;
  /** The translations to change. Others stay unchanged. */
  readonly translations?: ReadonlyArray<RecordTranslationInput> | null | undefined;
};

/** A new enemy. Fields that are left out get their defaults. */
export type CreateEnemyInput = {
  /** The moving image, which plays in a loop. */
  readonly animatedImageId?: string | null | undefined;
  /** The coins of a win. */
  readonly currencies?: ReadonlyArray<CurrencyEntryInput> | null | undefined;
  /** The creature's type. */
  readonly enemyTypeId?: string | null | undefined;
  /** The equipment, whose stats count in the fight. */
  readonly equipment?: EnemyEquipmentInput | null | undefined;
  /** A line of text about the enemy. */
  readonly flavorText?: string | null | undefined;
  /** The enemy's image. */
  readonly imageId?: string | null | undefined;
  /** Whether players see the enemy. */
  readonly isVisible?: boolean | null | undefined;
  /** The possible drops of a win. */
  readonly loot?: ReadonlyArray<LootEntryInput> | null | undefined;
  /** The enemy's name. */
  readonly name: string;
  /** The creature's rarity. */
  readonly rarityId?: string | null | undefined;
  /** The coins of a draw. */
  readonly refund?: ReadonlyArray<CurrencyEntryInput> | null | undefined;
  /** The stats of the creature in a fight. */
  readonly stats?: ReadonlyArray<EnemyStatInput> | null | undefined;
  /** The translations to change. Others stay unchanged. */
  readonly translations?: ReadonlyArray<RecordTranslationInput> | null | undefined;
  /** The XP of a win. */
  readonly xp?: number | null | undefined;
};

/** A new enemy type. Fields that are left out get their defaults. */
export type CreateEnemyTypeInput = {
  /** The enemy type's image. */
  readonly imageId?: string | null | undefined;
  /** The enemy type's name. */
  readonly name: string;
  /** The position in lists, lowest first. */
  readonly orderIndex?: number | null | undefined;
  /** The short name, unique within the kind regardless of case. */
  readonly shortName: string;
  /** The translations to change. Others stay unchanged. */
  readonly translations?: ReadonlyArray<RecordTranslationInput> | null | undefined;
};

/** A new hunting ground. Fields that are left out get their defaults. */
export type CreateHuntingGroundInput = {
  /** The moving image, which replaces the still one. */
  readonly animatedImageId?: string | null | undefined;
  /** A line of text about the hunting ground. */
  readonly flavorText?: string | null | undefined;
  /** The hunting ground's image. */
  readonly imageId?: string | null | undefined;
  /** Whether players see the hunting ground. */
  readonly isVisible?: boolean | null | undefined;
  /** The item that a player needs to travel there; empty if none is needed. */
  readonly keyId?: string | null | undefined;
  /** The hunting ground's name. */
  readonly name: string;
  /** The region of the ground. */
  readonly regionId: string;
  /** The XP that a player needs to travel there. */
  readonly requiredXp?: number | null | undefined;
  /** The position among the grounds of the region, lowest first. */
  readonly sequence?: number | null | undefined;
  /** The baits that attract other creatures here than ordinary bait does. */
  readonly specialBaitItemIds?: ReadonlyArray<string> | null | undefined;
  /** The translations to change. Others stay unchanged. */
  readonly translations?: ReadonlyArray<RecordTranslationInput> | null | undefined;
  /** The price of travelling there. */
  readonly travelCost?: ReadonlyArray<CurrencyEntryInput> | null | undefined;
};

/** A new hunting table. Fields that are left out get their defaults. */
export type CreateHuntingTableInput = {
  /** The slices of the table, from 0 to 10,000. */
  readonly enemies?: ReadonlyArray<TableSliceInput> | null | undefined;
  /** The hunting ground of the table. */
  readonly huntingGroundId: string;
  /** The hunting table's name. */
  readonly name: string;
  /** The bait of the table: 0 for ordinary bait, n for the n-th special bait of the ground. */
  readonly sequence?: number | null | undefined;
};

/** A new incident. */
export type CreateIncidentInput = {
  /** The affected components, at least one. */
  readonly components: ReadonlyArray<StatusComponent>;
  /** The planned end, after the start; for SCHEDULED only. */
  readonly plannedEndAt?: string | null | undefined;
  /** The planned start, within a year; for SCHEDULED only. */
  readonly plannedStartAt?: string | null | undefined;
  /** The time at which it began, in the last 90 days; now if it is left out. Not for SCHEDULED. */
  readonly startedAt?: string | null | undefined;
  /** The state before the first update: any but RESOLVED. */
  readonly state: IncidentState;
  /** The effect on players, at most 2,000 characters in each language. */
  readonly text: IncidentTextInput;
  /** The title, at most 120 characters in each language. */
  readonly title: IncidentTextInput;
};

/** A new item. Fields that are left out get their defaults. */
export type CreateItemInput = {
  /** The moving image, which replaces the still one. */
  readonly animatedImageId?: string | null | undefined;
  /** The enemy that a hex attracts; empty for other items. */
  readonly canAttractEnemyId?: string | null | undefined;
  /** The enemy type that a hex attracts; empty for other items. */
  readonly canAttractEnemyTypeId?: string | null | undefined;
  /** The materials of one piece. */
  readonly craftingMaterials?: ReadonlyArray<CraftingMaterialInput> | null | undefined;
  /** The creature type of a retainer; empty for other items. */
  readonly creatureTypeId?: string | null | undefined;
  /** A line of text about the item. */
  readonly flavorText?: string | null | undefined;
  /** The item's image. */
  readonly imageId?: string | null | undefined;
  /** Whether merchants sell or craft the item. */
  readonly isBuyable?: boolean | null | undefined;
  /** Whether the item belongs to the premium shop. */
  readonly isInPremiumShop?: boolean | null | undefined;
  /** Whether players may give the item to each other. */
  readonly isTransferable?: boolean | null | undefined;
  /** Whether a player can own only one piece. */
  readonly isUnique?: boolean | null | undefined;
  /** Whether players see the item in shops and in the catalogue. */
  readonly isVisible?: boolean | null | undefined;
  /** The item's type. */
  readonly itemTypeId?: string | null | undefined;
  /** The item's name. */
  readonly name: string;
  /** The price of one piece. */
  readonly price?: ReadonlyArray<CurrencyEntryInput> | null | undefined;
  /** The item's rarity. */
  readonly rarityId?: string | null | undefined;
  /** The amount that a shop pays for one piece. */
  readonly refund?: ReadonlyArray<CurrencyEntryInput> | null | undefined;
  /** The subscription that a player needs to buy or equip the item; null if none is needed. */
  readonly requiredSubscription?: SubscriptionLevel | null | undefined;
  /** The XP that a player needs to buy or equip the item. */
  readonly requiredXp?: number | null | undefined;
  /** The stats of the item, which apply while it is equipped. */
  readonly stats?: ReadonlyArray<ItemStatInput> | null | undefined;
  /** The translations to change. Others stay unchanged. */
  readonly translations?: ReadonlyArray<RecordTranslationInput> | null | undefined;
  /** The trophies of a collection; empty for other items. */
  readonly trophyItemIds?: ReadonlyArray<string> | null | undefined;
};

/** A new item type. Fields that are left out get their defaults. */
export type CreateItemTypeInput = {
  /** Whether items of the type count while they are owned, without being equipped. */
  readonly countsWhileOwned?: boolean | null | undefined;
  /** The item type's image. */
  readonly imageId?: string | null | undefined;
  /** Whether items of the type can be equipped. */
  readonly isEquipment?: boolean | null | undefined;
  /** The item type's name. */
  readonly name: string;
  /** The position in lists, lowest first. */
  readonly orderIndex?: number | null | undefined;
  /** The short name, unique within the kind regardless of case. */
  readonly shortName: string;
  /** The number of items of the type that can be equipped at once. */
  readonly slotCount?: number | null | undefined;
  /** The translations to change. Others stay unchanged. */
  readonly translations?: ReadonlyArray<RecordTranslationInput> | null | undefined;
};

/** A new news post. Fields that are left out get their defaults. */
export type CreateNewsPostInput = {
  /** The moving image, which replaces the still one. */
  readonly animatedImageId?: string | null | undefined;
  /** The heading. */
  readonly header: string;
  /** The news post's image. */
  readonly imageId?: string | null | undefined;
  /** An item for editors, without effect: every player sees the post. */
  readonly keyId?: string | null | undefined;
  /** The text of the post. */
  readonly message?: string | null | undefined;
  /** A name for editors, which players do not see. */
  readonly name?: string | null | undefined;
  /** The time of publication; the time of creation if left out. */
  readonly publishedAt?: string | null | undefined;
  /** A number for editors, without effect: every player sees the post. */
  readonly requiredXp?: number | null | undefined;
  /** The gift that each player can take once; empty if there is none. */
  readonly rewardItemId?: string | null | undefined;
  /** A number for editors, without effect: news posts are sorted by their time. */
  readonly sequence?: number | null | undefined;
  /** The translations to change. Others stay unchanged. */
  readonly translations?: ReadonlyArray<RecordTranslationInput> | null | undefined;
};

/** A new premium package. Fields that are left out get their defaults. */
export type CreatePremiumPackageInput = {
  /** The moving image, which replaces the still one. */
  readonly animatedImageId?: string | null | undefined;
  /** The section of the premium shop; null for a subscription. */
  readonly category?: PremiumPackageCategory | null | undefined;
  /** A line of text about the package. */
  readonly flavorText?: string | null | undefined;
  /** The package's image. */
  readonly imageId?: string | null | undefined;
  /** Whether players see the package. */
  readonly isVisible?: boolean | null | undefined;
  /** The items of the package. */
  readonly items?: ReadonlyArray<PackageItemInput> | null | undefined;
  /** The month in which the package is sold, 1 to 12; 0 for every month. */
  readonly month?: number | null | undefined;
  /** The package's name. */
  readonly name: string;
  /** The price in US dollars with whole cents; for a subscription, the price of a month. */
  readonly priceUsd?: MoneyInput | null | undefined;
  /** The subscription that the package sells; null for a single purchase. */
  readonly subscriptionLevel?: SubscriptionLevel | null | undefined;
  /** The translations to change. Others stay unchanged. */
  readonly translations?: ReadonlyArray<RecordTranslationInput> | null | undefined;
  /** The year in which the package is sold; 0 for every year. */
  readonly year?: number | null | undefined;
};

/** A new proc event type. Fields that are left out get their defaults. */
export type CreateProcEventTypeInput = {
  /** The proc event type's image. */
  readonly imageId?: string | null | undefined;
  /** The proc event type's name. */
  readonly name: string;
  /** The short name, unique within the kind regardless of case. */
  readonly shortName: string;
  /** The translations to change. Others stay unchanged. */
  readonly translations?: ReadonlyArray<RecordTranslationInput> | null | undefined;
};

/** A new proc type. Fields that are left out get their defaults. */
export type CreateProcTypeInput = {
  /** The proc type's image. */
  readonly imageId?: string | null | undefined;
  /** The proc type's name. */
  readonly name: string;
  /** The short name, unique within the kind regardless of case. */
  readonly shortName: string;
  /** The translations to change. Others stay unchanged. */
  readonly translations?: ReadonlyArray<RecordTranslationInput> | null | undefined;
};

/** A new rank. Fields that are left out get their defaults. */
export type CreateRankInput = {
  /** The charges that a player's coffin gets with the rank, beyond those that it recharges; they do not come again. */
  readonly coffinCharges?: number | null | undefined;
  /** A line of text about the rank. */
  readonly flavorText?: string | null | undefined;
  /** The rank's image. */
  readonly imageId?: string | null | undefined;
  /** The rank's name. */
  readonly name: string;
  /** The item that a player gets with the rank; empty for none. */
  readonly rewardItemId?: string | null | undefined;
  /** The translations to change. Others stay unchanged. */
  readonly translations?: ReadonlyArray<RecordTranslationInput> | null | undefined;
  /** The XP at which a player reaches the rank. */
  readonly xp?: number | null | undefined;
};

/** A new rarity. Fields that are left out get their defaults. */
export type CreateRarityInput = {
  /** The colour, such as #8a0303. */
  readonly colorHex?: string | null | undefined;
  /** A line of text about the rarity. */
  readonly flavorText?: string | null | undefined;
  /** The rarity's image. */
  readonly imageId?: string | null | undefined;
  /** The rarity's name. */
  readonly name: string;
  /** The short name, unique within the kind regardless of case. */
  readonly shortName: string;
  /** The translations to change. Others stay unchanged. */
  readonly translations?: ReadonlyArray<RecordTranslationInput> | null | undefined;
};

/** A new region. Fields that are left out get their defaults. */
export type CreateRegionInput = {
  /** The moving image, which replaces the still one. */
  readonly animatedImageId?: string | null | undefined;
  /** A line of text about the region. */
  readonly flavorText?: string | null | undefined;
  /** The region's image. */
  readonly imageId?: string | null | undefined;
  /** Whether players see the region. */
  readonly isVisible?: boolean | null | undefined;
  /** The item that a player needs to travel there; empty if none is needed. */
  readonly keyId?: string | null | undefined;
  /** The region's name. */
  readonly name: string;
  /** The XP that a player needs to travel there. */
  readonly requiredXp?: number | null | undefined;
  /** The rule of the region, which changes its hunts over time. */
  readonly rule?: RegionRuleName | null | undefined;
  /** The position among the regions, lowest first. */
  readonly sequence?: number | null | undefined;
  /** The translations to change. Others stay unchanged. */
  readonly translations?: ReadonlyArray<RecordTranslationInput> | null | undefined;
};

/** A new stat. Fields that are left out get their defaults. */
export type CreateStatInput = {
  /** The only creature type that a proc works on; empty for every type, and for a number. */
  readonly affectedCreatureTypeId?: string | null | undefined;
  /** The type of the damage that a proc deals. */
  readonly damageTypeId?: string | null | undefined;
  /** A line of text about the effect. */
  readonly flavorText?: string | null | undefined;
  /** The stat's image. */
  readonly imageId?: string | null | undefined;
  /** Whether the stat is a yes or no instead of a number. */
  readonly isYesNo?: boolean | null | undefined;
  /** The stat's name. */
  readonly name: string;
  /** The position in lists, lowest first. */
  readonly orderIndex?: number | null | undefined;
  /** The moment at which a proc may fire; empty for a number. */
  readonly procEventTypeId?: string | null | undefined;
  /** The effect of a proc; empty for a number. */
  readonly procTypeId?: string | null | undefined;
  /** The rarity of the stat; empty for none. */
  readonly rarityId?: string | null | undefined;
  /** The short name, unique within the kind regardless of case. */
  readonly shortName: string;
  /** The type of the stat: a number, or an effect that may fire in a fight. */
  readonly statType?: StatRecordType | null | undefined;
  /** The translations to change. Others stay unchanged. */
  readonly translations?: ReadonlyArray<RecordTranslationInput> | null | undefined;
  /** The unit after the number, such as %. */
  readonly unitSymbol?: string | null | undefined;
};

/** An amount of one currency. */
export type CurrencyEntryInput = {
  /** The currency's short name; `name` if left out. */
  readonly currencyShortName?: string | null | undefined;
  /** The amount. */
  readonly value?: number | null | undefined;
};

/** The currencies to delete. */
export type DeleteCurrenciesInput = {
  /** The records, 1 to 100, each once. */
  readonly currencies: ReadonlyArray<DeleteCurrencyInput>;
};

/** The currency to delete. */
export type DeleteCurrencyInput = {
  /** The currency's id. */
  readonly id: string;
  /** The revision that was read. If given, the deletion is refused with STALE if the record has changed since. */
  readonly revision?: number | null | undefined;
};

/** The damage type to delete. */
export type DeleteDamageTypeInput = {
  /** The damage type's id. */
  readonly id: string;
  /** The revision that was read. If given, the deletion is refused with STALE if the record has changed since. */
  readonly revision?: number | null | undefined;
};

/** The damage types to delete. */
export type DeleteDamageTypesInput = {
  /** The records, 1 to 100, each once. */
  readonly damageTypes: ReadonlyArray<DeleteDamageTypeInput>;
};

/** The enemies to delete. */
export type DeleteEnemiesInput = {
  /** The records, 1 to 100, each once. */
  readonly enemies: ReadonlyArray<DeleteEnemyInput>;
};

/** The enemy to delete. */
export type DeleteEnemyInput = {
  /** The enemy's id. */
  readonly id: string;
  /** The revision that was read. If given, the deletion is refused with STALE if the record has changed since. */
  readonly revision?: number | null | undefined;
};

/** The enemy type to delete. */
export type DeleteEnemyTypeInput = {
  /** The enemy type's id. */
  readonly id: string;
  /** The revision that was read. If given, the deletion is refused with STALE if the record has changed since. */
  readonly revision?: number | null | undefined;
};

/** The enemy types to delete. */
export type DeleteEnemyTypesInput = {
  /** The records, 1 to 100, each once. */
  readonly enemyTypes: ReadonlyArray<DeleteEnemyTypeInput>;
};

/** The hunting ground to delete. */
export type DeleteHuntingGroundInput = {
  /** The hunting ground's id. */
  readonly id: string;
  /** The revision that was read. If given, the deletion is refused with STALE if the record has changed since. */
  readonly revision?: number | null | undefined;
};

/** The hunting grounds to delete. */
export type DeleteHuntingGroundsInput = {
  /** The records, 1 to 100, each once. */
  readonly huntingGrounds: ReadonlyArray<DeleteHuntingGroundInput>;
};

/** The hunting table to delete. */
export type DeleteHuntingTableInput = {
  /** The hunting table's id. */
  readonly id: string;
  /** The revision that was read. If given, the deletion is refused with STALE if the record has changed since. */
  readonly revision?: number | null | undefined;
};

/** The hunting tables to delete. */
export type DeleteHuntingTablesInput = {
  /** The records, 1 to 100, each once. */
  readonly huntingTables: ReadonlyArray<DeleteHuntingTableInput>;
};

/** The incident to delete, as it was read. */
export type DeleteIncidentInput = {
  /** The incident. */
  readonly id: string;
  /** The revision that was read; the deletion is refused with STALE if the incident has another one. */
  readonly revision: number;
  /** The number of updates that were read; the deletion is refused with STALE if the incident has another one. */
  readonly updateCount: number;
};

/** The update to delete, as it was read. */
export type DeleteIncidentUpdateInput = {
  /** The incident. */
  readonly incidentId: string;
  /** The revision of the update that was read; the deletion is refused with STALE if the update has another one. */
  readonly revision: number;
  /** The update. */
  readonly updateId: string;
};

/** The item to delete. */
export type DeleteItemInput = {
  /** The item's id. */
  readonly id: string;
  /** The revision that was read. If given, the deletion is refused with STALE if the record has changed since. */
  readonly revision?: number | null | undefined;
};

/** The item type to delete. */
export type DeleteItemTypeInput = {
  /** The item type's id. */
  readonly id: string;
  /** The revision that was read. If given, the deletion is refused with STALE if the record has changed since. */
  readonly revision?: number | null | undefined;
};

/** The item types to delete. */
export type DeleteItemTypesInput = {
  /** The records, 1 to 100, each once. */
  readonly itemTypes: ReadonlyArray<DeleteItemTypeInput>;
};

/** The items to delete. */
export type DeleteItemsInput = {
  /** The records, 1 to 100, each once. */
  readonly items: ReadonlyArray<DeleteItemInput>;
};

/** The news post to delete. */
export type DeleteNewsPostInput = {
  /** The news post's id. */
  readonly id: string;
  /** The revision that was read. If given, the deletion is refused with STALE if the record has changed since. */
  readonly revision?: number | null | undefined;
};

/** The news posts to delete. */
export type DeleteNewsPostsInput = {
  /** The records, 1 to 100, each once. */
  readonly newsPosts: ReadonlyArray<DeleteNewsPostInput>;
};

/** The premium package to delete. */
export type DeletePremiumPackageInput = {
  /** The premium package's id. */
  readonly id: string;
  /** The revision that was read. If given, the deletion is refused with STALE if the record has changed since. */
  readonly revision?: number | null | undefined;
};

/** The premium packages to delete. */
export type DeletePremiumPackagesInput = {
  /** The records, 1 to 100, each once. */
  readonly premiumPackages: ReadonlyArray<DeletePremiumPackageInput>;
};

/** The proc event type to delete. */
export type DeleteProcEventTypeInput = {
  /** The proc event type's id. */
  readonly id: string;
  /** The revision that was read. If given, the deletion is refused with STALE if the record has changed since. */
  readonly revision?: number | null | undefined;
};

/** The proc event types to delete. */
export type DeleteProcEventTypesInput = {
  /** The records, 1 to 100, each once. */
  readonly procEventTypes: ReadonlyArray<DeleteProcEventTypeInput>;
};

/** The proc type to delete. */
export type DeleteProcTypeInput = {
  /** The proc type's id. */
  readonly id: string;
  /** The revision that was read. If given, the deletion is refused with STALE if the record has changed since. */
  readonly revision?: number | null | undefined;
};

/** The proc types to delete. */
export type DeleteProcTypesInput = {
  /** The records, 1 to 100, each once. */
  readonly procTypes: ReadonlyArray<DeleteProcTypeInput>;
};

/** The rank to delete. */
export type DeleteRankInput = {
  /** The rank's id. */
  readonly id: string;
  /** The revision that was read. If given, the deletion is refused with STALE if the record has changed since. */
  readonly revision?: number | null | undefined;
};

/** The ranks to delete. */
export type DeleteRanksInput = {
  /** The records, 1 to 100, each once. */
  readonly ranks: ReadonlyArray<DeleteRankInput>;
};

/** The rarities to delete. */
export type DeleteRaritiesInput = {
  /** The records, 1 to 100, each once. */
  readonly rarities: ReadonlyArray<DeleteRarityInput>;
};

/** The rarity to delete. */
export type DeleteRarityInput = {
  /** The rarity's id. */
  readonly id: string;
  /** The revision that was read. If given, the deletion is refused with STALE if the record has changed since. */
  readonly revision?: number | null | undefined;
};

/** The region to delete. */
export type DeleteRegionInput = {
  /** The region's id. */
  readonly id: string;
  /** The revision that was read. If given, the deletion is refused with STALE if the record has changed since. */
  readonly revision?: number | null | undefined;
};

/** The regions to delete. */
export type DeleteRegionsInput = {
  /** The records, 1 to 100, each once. */
  readonly regions: ReadonlyArray<DeleteRegionInput>;
};

/** The stat to delete. */
export type DeleteStatInput = {
  /** The stat's id. */
  readonly id: string;
  /** The revision that was read. If given, the deletion is refused with STALE if the record has changed since. */
  readonly revision?: number | null | undefined;
};

/** The stats to delete. */
export type DeleteStatsInput = {
  /** The records, 1 to 100, each once. */
  readonly stats: ReadonlyArray<DeleteStatInput>;
};

/** Why an account was not deleted. */
export type DeleteUserErrorCode =
  /** Only an admin may delete accounts of staff. */
  | 'ADMIN_REQUIRED'
  /** The account is the only admin. */
  | 'LAST_ADMIN'
  /** There is no such account. */
  | 'UNKNOWN_USER'
  /** The account has been changed since it was read. */
  | 'USER_CHANGED';

/** The account to delete. */
export type DeleteUserInput = {
  /** The account's id. */
  readonly id: string;
  /**
   * The revision that was seen. The call is refused if it is not the current one. If left out, the account is deleted in
   * any revision.
   */
  readonly revision?: number | null | undefined;
};

/** The new text of an update. Its time stays. */
export type EditIncidentUpdateInput = {
  /** The incident. */
  readonly incidentId: string;
  /** The revision of the update that was read; the change is refused with STALE if the update has another one. */
  readonly revision: number;
  /** The state of the incident from then on. */
  readonly state: IncidentState;
  /** The present knowledge, or the steps taken; at most 2,000 characters in each language. */
  readonly text: IncidentTextInput;
  /** The update. */
  readonly updateId: string;
};

/** Why no session was ended. */
export type EndUserSessionsErrorCode =
  /** Only an admin may change accounts of staff. */
  | 'ADMIN_REQUIRED'
  /** There is no such account. */
  | 'UNKNOWN_USER';

/** The account whose sessions to end. */
export type EndUserSessionsInput = {
  /** The account's id. */
  readonly id: string;
};

/** The equipment, whose stats count in the fight. */
export type EnemyEquipmentInput = {
  /** The equipped items. */
  readonly items?: ReadonlyArray<EquipmentEntryInput> | null | undefined;
};

/** The value of one stat. */
export type EnemyStatInput = {
  /** The chance of a proc in percent; 0 for a plain stat. */
  readonly procPercent?: number | null | undefined;
  /** The stat's short name. */
  readonly statShortName?: string | null | undefined;
  /** The lowest value. */
  readonly value?: number | null | undefined;
  /** The highest value; the lowest one if left out. */
  readonly valueTo?: number | null | undefined;
};

/** An item that the enemy has equipped. */
export type EquipmentEntryInput = {
  /** The item. */
  readonly itemId: string;
  /** The short name or id of the item's type. */
  readonly itemType?: string | null | undefined;
};

/** Why a change of an incident was refused. */
export type IncidentErrorCode =
  /** SCHEDULED is only for incidents with a planned start and end. */
  | 'NOT_PLANNED'
  /** Another person changed the incident or the update after the given revision. */
  | 'STALE'
  /** 50 incidents are kept already. */
  | 'TOO_MANY_INCIDENTS'
  /** The incident has 50 updates already. */
  | 'TOO_MANY_UPDATES'
  /** There is no such incident. */
  | 'UNKNOWN_INCIDENT'
  /** The incident has no such update. */
  | 'UNKNOWN_UPDATE';

/** Whether an incident concerns players now. */
export type IncidentPhase =
  /** It has begun and is not resolved. */
  | 'OPEN'
  /** It is resolved. */
  | 'PAST'
  /** It is planned maintenance before its start. */
  | 'PLANNED';

/** How far the staff are with an incident. */
export type IncidentState =
  /** The cause is known, and is being removed. */
  | 'IDENTIFIED'
  /** The cause is not known yet. */
  | 'INVESTIGATING'
  /** It should work again, and is watched. */
  | 'MONITORING'
  /** It is over. */
  | 'RESOLVED'
  /** It is planned maintenance, which has a planned start and end. */
  | 'SCHEDULED';

/** A text of the staff. One of the languages may be left out. */
export type IncidentTextInput = {
  /** The German text. */
  readonly de?: string | null | undefined;
  /** The English text. */
  readonly en?: string | null | undefined;
};

/** The value of one stat. */
export type ItemStatInput = {
  /** The chance of a proc in percent; 0 for a plain stat. */
  readonly procPercent?: number | null | undefined;
  /** The stat's short name. */
  readonly statShortName?: string | null | undefined;
  /** The lowest value; true or false for a yes/no stat. */
  readonly valueFrom?: number | null | undefined;
  /** The highest value; the lowest one if left out. */
  readonly valueTo?: number | null | undefined;
};

/** An item that a win over the enemy may drop. */
export type LootEntryInput = {
  /** The largest number of pieces; `amountMin` if left out. */
  readonly amountMax?: number | null | undefined;
  /** The smallest number of pieces. */
  readonly amountMin?: number | null | undefined;
  /** The chance of the drop, in percent. */
  readonly dropChance?: number | null | undefined;
  /** The item. */
  readonly itemId: string;
};

/** A currency of real money, by its ISO 4217 code. */
export type MoneyCurrency =
  /** US dollars. */
  | 'USD';

/** An amount of real money to set. */
export type MoneyInput = {
  /** The amount in hundredths of the currency, such as 499 for $4.99. */
  readonly cents: number;
  /** The currency. */
  readonly currency?: MoneyCurrency;
};

/** Pieces of an item in a package. */
export type PackageItemInput = {
  /** The number of pieces. */
  readonly amount?: number | null | undefined;
  /** The item. */
  readonly itemId: string;
};

/** The pledge of a supporter on Patreon. */
export type PatreonType =
  /** The third pledge. */
  | 'ANCILLA'
  /** The fourth pledge. */
  | 'ELDER'
  /** The lowest pledge. */
  | 'FLEDGLING'
  /** The highest pledge. */
  | 'METHUSELAH'
  /** The second pledge. */
  | 'NEONATE';

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

/** A new update. */
export type PostIncidentUpdateInput = {
  /** The incident. */
  readonly incidentId: string;
  /** The state of the incident from now on. */
  readonly state: IncidentState;
  /** The present knowledge, or the steps taken; at most 2,000 characters in each language. */
  readonly text: IncidentTextInput;
};

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

/** Why a change of a record was refused. */
export type RecordErrorCode =
  /** Later changes concern the same fields, and undoing this change would undo them too. */
  | 'CHANGED_SINCE'
  /** The change would break the content, or the `Idempotency-Key` belongs to another call. */
  | 'CONFLICT'
  /** The game needs the record. */
  | 'INDISPENSABLE'
  /** A value is missing or not allowed; `field` names it. */
  | 'INVALID_INPUT'
  /** Other records refer to the record. */
  | 'IN_USE'
  /** There is no such record. */
  | 'NOT_FOUND'
  /** There was no record at that time, or the entry is not about a record. */
  | 'NOT_RESTORABLE'
  /** The short name cannot change while other records use it, or while players own some of the currency. */
  | 'SHORT_NAME_IN_USE'
  /** The short name belongs to another record of the kind, or to a deleted currency that players still own. */
  | 'SHORT_NAME_TAKEN'
  /** Another person changed the record after the given revision. */
  | 'STALE'
  /** A player could not go on after the change, or a payment or a setting refers to the record. `usage` counts them. */
  | 'STILL_NEEDED'
  /** The texts of the records are too long to be saved at once. A part of them can be changed. */
  | 'TOO_LARGE'
  /** The record is in that state already. */
  | 'UNCHANGED';

/** A kind of record that the CMS maintains. */
export type RecordKind =
  /** A currency that players earn and pay with. */
  | 'CURRENCY'
  /** A type of damage, such as fire. */
  | 'DAMAGE_TYPE'
  /** A creature that is hunted. */
  | 'ENEMY'
  /** A type of creature, such as undead or dragons. */
  | 'ENEMY_TYPE'
  /** A place where players hunt. */
  | 'HUNTING_GROUND'
  /** The enemies of a hunting ground for a bait, and the chance of each. */
  | 'HUNTING_TABLE'
  /** A thing that a player can own. */
  | 'ITEM'
  /** A type of item. The short name decides what the game does with such items. */
  | 'ITEM_TYPE'
  /** A message to all players. */
  | 'NEWS'
  /** A product that is sold for real money. */
  | 'PREMIUM_PACKAGE'
  /** The moment of a fight at which a proc may fire. */
  | 'PROC_EVENT_TYPE'
  /** The effect of a proc, such as damage or healing. */
  | 'PROC_TYPE'
  /** A rank that players reach by XP. */
  | 'RANK'
  /** A degree of rarity of items and enemies. */
  | 'RARITY'
  /** A part of the world with hunting grounds. */
  | 'REGION'
  /** A number of fighters and items, or an effect (a proc) that may fire in a fight. */
  | 'STAT';

/** The sort key of a list of records. Records with equal keys are sorted by title. */
export type RecordSort =
  /** The title. */
  | 'NAME'
  /** The number that orders lists: order, sequence or XP, depending on the kind. */
  | 'ORDER'
  /** The time of the last change. */
  | 'UPDATED';

/**
 * A text of a record in another language. It translates the English text after this change. To confirm an outdated
 * translation, send it again.
 */
export type RecordTranslationInput = {
  /** The field of the record that players read, such as `flavorText`. */
  readonly field: string;
  /** The language. */
  readonly language: TranslationLanguage;
  /** The text in that language, with the limits of the English one. A blank text removes the translation. */
  readonly text: string;
};

/** A way in which players, payments or settings use a record. */
export type RecordUsageReason =
  /** Players use the bait for their auto-hunts. */
  | 'AUTO_HUNT'
  /** Players own some of the currency. */
  | 'BALANCE'
  /** Players have the item in any of their equipment sets. */
  | 'EQUIPPED'
  /** Players are in a fight on the ground or against the enemy. */
  | 'FIGHT'
  /** Players have not taken the gift of the news post yet. */
  | 'GIFT'
  /** Players have a mission with the record, chosen or offered. */
  | 'MISSION'
  /** Players own the item. */
  | 'OWNED'
  /** Unpaid payments for the record can still be paid. */
  | 'PAYMENT'
  /** Players have pinned the record. */
  | 'PIN'
  /** Players have reached the rank. */
  | 'RANK'
  /** A setting refers to the record. */
  | 'SETTING'
  /** Players have bound an equipment set to the hunting ground. */
  | 'SETUP'
  /** Players are on the hunting ground, or on one that would have nothing else to hunt without the record. */
  | 'STANDING'
  /** Subscriptions to the record are charged. */
  | 'SUBSCRIPTION';

/** Why nothing was refunded. */
export type RefundPaymentErrorCode =
  /** The charge was refunded or reversed already. */
  | 'NOT_REFUNDABLE'
  /** There is no such payment or charge. */
  | 'UNKNOWN_PAYMENT';

/** The charge to refund, and the reason. */
export type RefundPaymentInput = {
  /** The id of the charge. */
  readonly chargeId: string;
  /** The payment's id. */
  readonly paymentId: string;
  /** The reason for the audit log, at most 500 characters. */
  readonly reason: string;
};

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

/** The moment of an error. */
export type RemoteErrorOrigin =
  /** The handler of an event, or a timer, ran. */
  | 'EVENT'
  /** The remote was loaded. */
  | 'LOAD'
  /** A promise was rejected, and nothing handled it. */
  | 'PROMISE'
  /** A component rendered. */
  | 'RENDER';

/** Whether the site withdraws a version of a remote by itself. */
export type RemoteGuardState =
  /** It does, if the version fails or is poor in more pages than others. */
  | 'ACTIVE'
  /** It does not any more: the version has been stable for two hours. */
  | 'ENDED'
  /** It would, but browsers could load no other version of the remote. */
  | 'NO_OTHER_VERSION'
  /** It does not: the staff exempted the version, or it is neither a canary nor stable. */
  | 'OFF';

/** The measure by which versions of a remote are compared: pages that failed, or pages of which a vital was poor. */
export type RemoteMeasure =
  /** Pages that lost the version. */
  | 'FAILURES'
  /** Pages that took more than half a second for an interaction. */
  | 'INTERACTION_DELAY'
  /** Pages whose largest part was drawn after more than four seconds. */
  | 'LARGEST_PAINT'
  /** Pages whose parts moved by more than 0.25. */
  | 'LAYOUT_SHIFT'
  /** Pages in which the remote took more than 2.5 seconds until it was drawn. */
  | 'LOAD_TIME';

/** The browsers that get a version of a remote. */
export type RemoteVersionState =
  /** A share of the browsers; each stays with its choice. */
  | 'CANARY'
  /** Those who have the link of its preview. */
  | 'PREVIEW'
  /** No browser: another version became stable. A rollback makes it stable again. */
  | 'RETIRED'
  /** All other browsers. */
  | 'STABLE'
  /** No browser: it was taken out. */
  | 'WITHDRAWN';

/** A measurement of a page with a version of a remote, made by browsers. */
export type RemoteVital =
  /** The time from an interaction until the page showed its effect (INP). */
  | 'INTERACTION_DELAY'
  /** The time until the largest part of the page was drawn (LCP). */
  | 'LARGEST_PAINT'
  /** How far parts of the page moved by themselves (CLS). */
  | 'LAYOUT_SHIFT'
  /** The time from the request of the remote's first file until it was drawn. */
  | 'LOAD_TIME';

/** Why no item was removed. */
export type RemoveUserItemErrorCode =
  /** Only an admin may change accounts of staff. */
  | 'ADMIN_REQUIRED'
  /** The amount is not between 1 and 1,000,000. */
  | 'AMOUNT_INVALID'
  /** The player owns no piece of the item. */
  | 'NOT_OWNED'
  /** There is no such account. */
  | 'UNKNOWN_USER';

/** Pieces of an item to remove. */
export type RemoveUserItemInput = {
  /** 1 to 1,000,000. */
  readonly amount: number;
  /** The account's id. */
  readonly id: string;
  /** The item's id. */
  readonly itemId: string;
};

/** Why no second factor was removed. */
export type RemoveUserSecondFactorsErrorCode =
  /** Only an admin may change accounts of staff. */
  | 'ADMIN_REQUIRED'
  /** The account has no second factor. */
  | 'NO_SECOND_FACTOR'
  /** The account is the caller's own. */
  | 'OWN_ACCOUNT'
  /** There is no such account. */
  | 'UNKNOWN_USER';

/** The account whose second factors to remove. */
export type RemoveUserSecondFactorsInput = {
  /** The account's id. */
  readonly id: string;
};

/** Why the activation link was not mailed. */
export type ResendUserActivationErrorCode =
  /** Only an admin may change accounts of staff. */
  | 'ADMIN_REQUIRED'
  /** The account is active already. */
  | 'ALREADY_ACTIVATED'
  /** The account was registered with the address of another account. Give it an address of its own first. */
  | 'EMAIL_TAKEN'
  /** Five mails were sent to the account within an hour. */
  | 'TOO_MANY_MAILS'
  /** There is no such account. */
  | 'UNKNOWN_USER';

/** The account to mail an activation link to. */
export type ResendUserActivationInput = {
  /** The account's id. */
  readonly id: string;
};

/** The state of a record to restore. */
export type RestoreRecordInput = {
  /** The entry of the audit log. */
  readonly entryId: string;
  /** The revision that was read. If given, the restore is refused with STALE if the record has changed since. */
  readonly revision?: number | null | undefined;
  /** BEFORE undoes the change and keeps later changes of other fields. AFTER restores the whole state after the change. */
  readonly state: AuditState;
};

/** The states of several records to restore. */
export type RestoreRecordsInput = {
  /** The states, 1 to 300, each of another record of the same kind. */
  readonly entries: ReadonlyArray<RestoreRecordInput>;
};

/** Why an app was not reviewed. */
export type ReviewAppErrorCode =
  /** Its owner has changed it since it was read. */
  | 'APP_CHANGED'
  /** A refusal needs a reason. */
  | 'REASON_REQUIRED'
  /** There is no such app. */
  | 'UNKNOWN_APP';

/** The decision on an app. */
export type ReviewAppInput = {
  /** The client id of the app. */
  readonly id: string;
  /** Whether everybody can connect the app. */
  readonly isApproved: boolean;
  /** Why it is refused, for its owner; required for a refusal, at most 500 characters. */
  readonly reason?: string;
  /** The revision that the caller has read, so that nobody approves what they have not seen. */
  readonly revision: number;
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

/** Why a remote was not rolled back. */
export type RollBackRemoteErrorCode =
  /** The version is not the stable one. */
  | 'NOT_STABLE'
  /** The site has neither an earlier version nor a build of its own. */
  | 'NO_EARLIER_VERSION'
  /** No such version is deployed. */
  | 'UNKNOWN_REMOTE_VERSION';

/** The version to withdraw. */
export type RollBackRemoteInput = {
  /** Why, at most 500 characters; it is shown beside the version and in the audit log. */
  readonly reason?: string | null | undefined;
  /** The name of the remote. */
  readonly remote: string;
  /** The version that is stable now. A repeat of the call finds another one stable, so that it withdraws nothing. */
  readonly version: string;
};

/** Why the state of a version was not changed. */
export type SetRemoteStateErrorCode =
  /** The schema of this site refuses an operation of the version by now. */
  | 'BROKEN_OPERATION'
  /** The version is stable, so that it can only be rolled back or replaced. */
  | 'IS_STABLE'
  /** The version takes a page or the login form of another remote, and the token may not deploy that one. */
  | 'TAKES_FROM_OTHERS'
  /** The texts of documents are not kept any more; deploy the version again. */
  | 'UNKNOWN_DOCUMENTS'
  /** No such version is deployed. */
  | 'UNKNOWN_REMOTE_VERSION'
  /** The site has other versions of shared modules by now. */
  | 'UNMET_REQUIREMENTS'
  /** Another remote has a page of this one by now. */
  | 'UNUSABLE_MANIFEST';

/** The new state of a version. */
export type SetRemoteStateInput = {
  /**
   * Whether the site withdraws a canary or stable version by itself if it fails or is poor in more pages than others. By default true for
   * a new state, and as before for another share.
   */
  readonly isGuarded?: boolean | null | undefined;
  /** Why, at most 500 characters; it is shown beside the version and in the audit log. */
  readonly reason?: string | null | undefined;
  /** The name of the remote. */
  readonly remote: string;
  /** The percentage of browsers, 1 to 99, for a canary only. */
  readonly share?: number | null | undefined;
  /** The browsers that get it from now on. A version is retired only by another one that becomes stable. */
  readonly state: RemoteVersionState;
  /** The version. */
  readonly version: string;
};

/** Why no currency was set. */
export type SetUserCurrenciesErrorCode =
  /** Only an admin may change accounts of staff. */
  | 'ADMIN_REQUIRED'
  /** There is no such currency. */
  | 'UNKNOWN_CURRENCY'
  /** There is no such account. */
  | 'UNKNOWN_USER';

/** The amounts that the player has after the call. */
export type SetUserCurrenciesInput = {
  /** At most one amount of each currency. Currencies that are left out stay unchanged. */
  readonly amounts: ReadonlyArray<UserCurrencyInput>;
  /** The account's id. */
  readonly id: string;
};

/** The direction in which a list is sorted. */
export type SortDirection =
  /** From the lowest to the highest. */
  | 'ASCENDING'
  /** From the highest to the lowest. */
  | 'DESCENDING';

/** The type of a stat. */
export type StatRecordType =
  /** An effect that may fire at a moment of a fight. */
  | 'PROC'
  /** A number, or present or not. */
  | 'STAT';

/** A part of the site whose state is measured. */
export type StatusComponent =
  /** The calls of GraphQL and REST, and whether each gateway can serve them; failed with a 5xx, slow from one second. */
  | 'API'
  /** Whether the database can be written; slow from half a second. */
  | 'DATABASE'
  /** Auto-hunts and missions, which happen without a call; slow from one minute of delay, failed from five. */
  | 'HUNTS'
  /** The mails that were handed to the mail server, or could not be. */
  | 'MAILS'
  /** The calls of the payment provider; failed without an answer or with a 5xx, slow from five seconds. */
  | 'PAYMENTS'
  /** Whether the front ends can be loaded; slow if browsers of several visitors report that one fails. */
  | 'REMOTES';

/** A subscription. */
export type SubscriptionLevel =
  /** Gold. */
  | 'GOLD'
  /** Platinum. */
  | 'PLATINUM'
  /** Silver. */
  | 'SILVER';

/** An enemy's slice of the table. */
export type TableSliceInput = {
  /** The enemy. */
  readonly enemyId: string;
  /** The roll at which the next slice begins. */
  readonly rangeMax?: number | null | undefined;
  /** The lowest roll that attracts the enemy. */
  readonly rangeMin?: number | null | undefined;
};

/** A language for translations of records, beside English. */
export type TranslationLanguage =
  /** German. */
  | 'DE';

/** The state of a translation of a record's text. */
export type TranslationState =
  /** There is no translation. */
  | 'MISSING'
  /** The English text has changed since the translation. Players read the English text. */
  | 'OUTDATED';

/** Why a ban was not lifted. */
export type UnbanUserErrorCode =
  /** Only an admin may change accounts of staff. */
  | 'ADMIN_REQUIRED'
  /** The account is not banned. */
  | 'NOT_BANNED'
  /** There is no such account. */
  | 'UNKNOWN_USER';

/** The account whose ban to lift. */
export type UnbanUserInput = {
  /** The account's id. */
  readonly id: string;
};

/** Changes of several currencies. */
export type UpdateCurrenciesInput = {
  /** The changes, 1 to 300, each of another record. */
  readonly currencies: ReadonlyArray<UpdateCurrencyInput>;
};

/** Changes of a currency. Fields that are left out stay unchanged; null resets a field to its default. */
export type UpdateCurrencyInput = {
  /** A line of text about the currency. */
  readonly flavorText?: string | null | undefined;
  /** The record's id. */
  readonly id: string;
  /** The currency's image. */
  readonly imageId?: string | null | undefined;
  /** The currency's name. */
  readonly name?: string | null | undefined;
  /** The position in lists, lowest first. */
  readonly orderIndex?: number | null | undefined;
  /** The revision that was read. If given, the change is refused with STALE if the record has changed since. */
  readonly revision?: number | null | undefined;
  /** The short name, unique within the kind regardless of case. */
  readonly shortName?: string | null | undefined;
  /** The name of a single one, such as `Sanguine Diamond`; empty if the name suits one as well. */
  readonly singularName?: string | null | undefined;
  /** The translations to change. Others stay unchanged. */
  readonly translations?: ReadonlyArray<RecordTranslationInput> | null | undefined;
};

/** Changes of a damage type. Fields that are left out stay unchanged; null resets a field to its default. */
export type UpdateDamageTypeInput = {
  /** The colour, such as #8a0303. */
  readonly colorHex?: string | null | undefined;
  /** The record's id. */
  readonly id: string;
  /** The damage type's image. */
  readonly imageId?: string | null | undefined;
  /** The damage type's name. */
  readonly name?: string | null | undefined;
  /** The revision that was read. If given, the change is refused with STALE if the record has changed since. */
  readonly revision?: number | null | undefined;
  /** The short name, unique within the kind regardless of case. */
  readonly shortName?: string | null | undefined;
  /** The translations to change. Others stay unchanged. */
  readonly translations?: ReadonlyArray<RecordTranslationInput> | null | undefined;
};

/** Changes of several damage types. */
export type UpdateDamageTypesInput = {
  /** The changes, 1 to 300, each of another record. */
  readonly damageTypes: ReadonlyArray<UpdateDamageTypeInput>;
};

/** Changes of several enemies. */
export type UpdateEnemiesInput = {
  /** The changes, 1 to 300, each of another record. */
  readonly enemies: ReadonlyArray<UpdateEnemyInput>;
};

/** Changes of an enemy. Fields that are left out stay unchanged; null resets a field to its default. */
export type UpdateEnemyInput = {
  /** The moving image, which plays in a loop. */
  readonly animatedImageId?: string | null | undefined;
  /** The coins of a win. */
  readonly currencies?: ReadonlyArray<CurrencyEntryInput> | null | undefined;
  /** The creature's type. */
  readonly enemyTypeId?: string | null | undefined;
  /** The equipment, whose stats count in the fight. */
  readonly equipment?: EnemyEquipmentInput | null | undefined;
  /** A line of text about the enemy. */
  readonly flavorText?: string | null | undefined;
  /** The record's id. */
  readonly id: string;
  /** The enemy's image. */
  readonly imageId?: string | null | undefined;
  /** Whether players see the enemy. */
  readonly isVisible?: boolean | null | undefined;
  /** The possible drops of a win. */
  readonly loot?: ReadonlyArray<LootEntryInput> | null | undefined;
  /** The enemy's name. */
  readonly name?: string | null | undefined;
  /** The creature's rarity. */
  readonly rarityId?: string | null | undefined;
  /** The coins of a draw. */
  readonly refund?: ReadonlyArray<CurrencyEntryInput> | null | undefined;
  /** The revision that was read. If given, the change is refused with STALE if the record has changed since. */
  readonly revision?: number | null | undefined;
  /** The stats of the creature in a fight. */
  readonly stats?: ReadonlyArray<EnemyStatInput> | null | undefined;
  /** The translations to change. Others stay unchanged. */
  readonly translations?: ReadonlyArray<RecordTranslationInput> | null | undefined;
  /** The XP of a win. */
  readonly xp?: number | null | undefined;
};

/** Changes of an enemy type. Fields that are left out stay unchanged; null resets a field to its default. */
export type UpdateEnemyTypeInput = {
  /** The record's id. */
  readonly id: string;
  /** The enemy type's image. */
  readonly imageId?: string | null | undefined;
  /** The enemy type's name. */
  readonly name?: string | null | undefined;
  /** The position in lists, lowest first. */
  readonly orderIndex?: number | null | undefined;
  /** The revision that was read. If given, the change is refused with STALE if the record has changed since. */
  readonly revision?: number | null | undefined;
  /** The short name, unique within the kind regardless of case. */
  readonly shortName?: string | null | undefined;
  /** The translations to change. Others stay unchanged. */
  readonly translations?: ReadonlyArray<RecordTranslationInput> | null | undefined;
};

/** Changes of several enemy types. */
export type UpdateEnemyTypesInput = {
  /** The changes, 1 to 300, each of another record. */
  readonly enemyTypes: ReadonlyArray<UpdateEnemyTypeInput>;
};

/** Changes of a hunting ground. Fields that are left out stay unchanged; null resets a field to its default. */
export type UpdateHuntingGroundInput = {
  /** The moving image, which replaces the still one. */
  readonly animatedImageId?: string | null | undefined;
  /** A line of text about the hunting ground. */
  readonly flavorText?: string | null | undefined;
  /** The record's id. */
  readonly id: string;
  /** The hunting ground's image. */
  readonly imageId?: string | null | undefined;
  /** Whether players see the hunting ground. */
  readonly isVisible?: boolean | null | undefined;
  /** The item that a player needs to travel there; empty if none is needed. */
  readonly keyId?: string | null | undefined;
  /** The hunting ground's name. */
  readonly name?: string | null | undefined;
  /** The region of the ground. */
  readonly regionId?: string | null | undefined;
  /** The XP that a player needs to travel there. */
  readonly requiredXp?: number | null | undefined;
  /** The revision that was read. If given, the change is refused with STALE if the record has changed since. */
  readonly revision?: number | null | undefined;
  /** The position among the grounds of the region, lowest first. */
  readonly sequence?: number | null | undefined;
  /** The baits that attract other creatures here than ordinary bait does. */
  readonly specialBaitItemIds?: ReadonlyArray<string> | null | undefined;
  /** The translations to change. Others stay unchanged. */
  readonly translations?: ReadonlyArray<RecordTranslationInput> | null | undefined;
  /** The price of travelling there. */
  readonly travelCost?: ReadonlyArray<CurrencyEntryInput> | null | undefined;
};

/** Changes of several hunting grounds. */
export type UpdateHuntingGroundsInput = {
  /** The changes, 1 to 300, each of another record. */
  readonly huntingGrounds: ReadonlyArray<UpdateHuntingGroundInput>;
};

/** Changes of a hunting table. Fields that are left out stay unchanged; null resets a field to its default. */
export type UpdateHuntingTableInput = {
  /** The slices of the table, from 0 to 10,000. */
  readonly enemies?: ReadonlyArray<TableSliceInput> | null | undefined;
  /** The hunting ground of the table. */
  readonly huntingGroundId?: string | null | undefined;
  /** The record's id. */
  readonly id: string;
  /** The hunting table's name. */
  readonly name?: string | null | undefined;
  /** The revision that was read. If given, the change is refused with STALE if the record has changed since. */
  readonly revision?: number | null | undefined;
  /** The bait of the table: 0 for ordinary bait, n for the n-th special bait of the ground. */
  readonly sequence?: number | null | undefined;
};

/** Changes of several hunting tables. */
export type UpdateHuntingTablesInput = {
  /** The changes, 1 to 300, each of another record. */
  readonly huntingTables: ReadonlyArray<UpdateHuntingTableInput>;
};

/** The new text of an incident. Its updates stay. */
export type UpdateIncidentInput = {
  /** The affected components, at least one. */
  readonly components: ReadonlyArray<StatusComponent>;
  /** The incident. */
  readonly id: string;
  /** The planned end, after the start; for SCHEDULED only. */
  readonly plannedEndAt?: string | null | undefined;
  /** The planned start, within a year; for SCHEDULED only. */
  readonly plannedStartAt?: string | null | undefined;
  /** The revision that was read; the change is refused with STALE if the incident has another one. */
  readonly revision: number;
  /** The time at which it began, in the last 90 days; unchanged if it is left out. Not for SCHEDULED. */
  readonly startedAt?: string | null | undefined;
  /** The state before the first update: any but RESOLVED. */
  readonly state: IncidentState;
  /** The effect on players, at most 2,000 characters in each language. */
  readonly text: IncidentTextInput;
  /** The title, at most 120 characters in each language. */
  readonly title: IncidentTextInput;
};

/** Changes of an item. Fields that are left out stay unchanged; null resets a field to its default. */
export type UpdateItemInput = {
  /** The moving image, which replaces the still one. */
  readonly animatedImageId?: string | null | undefined;
  /** The enemy that a hex attracts; empty for other items. */
  readonly canAttractEnemyId?: string | null | undefined;
  /** The enemy type that a hex attracts; empty for other items. */
  readonly canAttractEnemyTypeId?: string | null | undefined;
  /** The materials of one piece. */
  readonly craftingMaterials?: ReadonlyArray<CraftingMaterialInput> | null | undefined;
  /** The creature type of a retainer; empty for other items. */
  readonly creatureTypeId?: string | null | undefined;
  /** A line of text about the item. */
  readonly flavorText?: string | null | undefined;
  /** The record's id. */
  readonly id: string;
  /** The item's image. */
  readonly imageId?: string | null | undefined;
  /** Whether merchants sell or craft the item. */
  readonly isBuyable?: boolean | null | undefined;
  /** Whether the item belongs to the premium shop. */
  readonly isInPremiumShop?: boolean | null | undefined;
  /** Whether players may give the item to each other. */
  readonly isTransferable?: boolean | null | undefined;
  /** Whether a player can own only one piece. */
  readonly isUnique?: boolean | null | undefined;
  /** Whether players see the item in shops and in the catalogue. */
  readonly isVisible?: boolean | null | undefined;
  /** The item's type. */
  readonly itemTypeId?: string | null | undefined;
  /** The item's name. */
  readonly name?: string | null | undefined;
  /** The price of one piece. */
  readonly price?: ReadonlyArray<CurrencyEntryInput> | null | undefined;
  /** The item's rarity. */
  readonly rarityId?: string | null | undefined;
  /** The amount that a shop pays for one piece. */
  readonly refund?: ReadonlyArray<CurrencyEntryInput> | null | undefined;
  /** The subscription that a player needs to buy or equip the item; null if none is needed. */
  readonly requiredSubscription?: SubscriptionLevel | null | undefined;
  /** The XP that a player needs to buy or equip the item. */
  readonly requiredXp?: number | null | undefined;
  /** The revision that was read. If given, the change is refused with STALE if the record has changed since. */
  readonly revision?: number | null | undefined;
  /** The stats of the item, which apply while it is equipped. */
  readonly stats?: ReadonlyArray<ItemStatInput> | null | undefined;
  /** The translations to change. Others stay unchanged. */
  readonly translations?: ReadonlyArray<RecordTranslationInput> | null | undefined;
  /** The trophies of a collection; empty for other items. */
  readonly trophyItemIds?: ReadonlyArray<string> | null | undefined;
};

/** Changes of an item type. Fields that are left out stay unchanged; null resets a field to its default. */
export type UpdateItemTypeInput = {
  /** Whether items of the type count while they are owned, without being equipped. */
  readonly countsWhileOwned?: boolean | null | undefined;
  /** The record's id. */
  readonly id: string;
  /** The item type's image. */
  readonly imageId?: string | null | undefined;
  /** Whether items of the type can be equipped. */
  readonly isEquipment?: boolean | null | undefined;
  /** The item type's name. */
  readonly name?: string | null | undefined;
  /** The position in lists, lowest first. */
  readonly orderIndex?: number | null | undefined;
  /** The revision that was read. If given, the change is refused with STALE if the record has changed since. */
  readonly revision?: number | null | undefined;
  /** The short name, unique within the kind regardless of case. */
  readonly shortName?: string | null | undefined;
  /** The number of items of the type that can be equipped at once. */
  readonly slotCount?: number | null | undefined;
  /** The translations to change. Others stay unchanged. */
  readonly translations?: ReadonlyArray<RecordTranslationInput> | null | undefined;
};

/** Changes of several item types. */
export type UpdateItemTypesInput = {
  /** The changes, 1 to 300, each of another record. */
  readonly itemTypes: ReadonlyArray<UpdateItemTypeInput>;
};

/** Changes of several items. */
export type UpdateItemsInput = {
  /** The changes, 1 to 300, each of another record. */
  readonly items: ReadonlyArray<UpdateItemInput>;
};

/** Changes of a news post. Fields that are left out stay unchanged; null resets a field to its default. */
export type UpdateNewsPostInput = {
  /** The moving image, which replaces the still one. */
  readonly animatedImageId?: string | null | undefined;
  /** The heading. */
  readonly header?: string | null | undefined;
  /** The record's id. */
  readonly id: string;
  /** The news post's image. */
  readonly imageId?: string | null | undefined;
  /** An item for editors, without effect: every player sees the post. */
  readonly keyId?: string | null | undefined;
  /** The text of the post. */
  readonly message?: string | null | undefined;
  /** A name for editors, which players do not see. */
  readonly name?: string | null | undefined;
  /** The time of publication; the time of creation if left out. */
  readonly publishedAt?: string | null | undefined;
  /** A number for editors, without effect: every player sees the post. */
  readonly requiredXp?: number | null | undefined;
  /** The revision that was read. If given, the change is refused with STALE if the record has changed since. */
  readonly revision?: number | null | undefined;
  /** The gift that each player can take once; empty if there is none. */
  readonly rewardItemId?: string | null | undefined;
  /** A number for editors, without effect: news posts are sorted by their time. */
  readonly sequence?: number | null | undefined;
  /** The translations to change. Others stay unchanged. */
  readonly translations?: ReadonlyArray<RecordTranslationInput> | null | undefined;
};

/** Changes of several news posts. */
export type UpdateNewsPostsInput = {
  /** The changes, 1 to 300, each of another record. */
  readonly newsPosts: ReadonlyArray<UpdateNewsPostInput>;
};

/** Changes of a premium package. Fields that are left out stay unchanged; null resets a field to its default. */
export type UpdatePremiumPackageInput = {
  /** The moving image, which replaces the still one. */
  readonly animatedImageId?: string | null | undefined;
  /** The section of the premium shop; null for a subscription. */
  readonly category?: PremiumPackageCategory | null | undefined;
  /** A line of text about the package. */
  readonly flavorText?: string | null | undefined;
  /** The record's id. */
  readonly id: string;
  /** The package's image. */
  readonly imageId?: string | null | undefined;
  /** Whether players see the package. */
  readonly isVisible?: boolean | null | undefined;
  /** The items of the package. */
  readonly items?: ReadonlyArray<PackageItemInput> | null | undefined;
  /** The month in which the package is sold, 1 to 12; 0 for every month. */
  readonly month?: number | null | undefined;
  /** The package's name. */
  readonly name?: string | null | undefined;
  /** The price in US dollars with whole cents; for a subscription, the price of a month. */
  readonly priceUsd?: MoneyInput | null | undefined;
  /** The revision that was read. If given, the change is refused with STALE if the record has changed since. */
  readonly revision?: number | null | undefined;
  /** The subscription that the package sells; null for a single purchase. */
  readonly subscriptionLevel?: SubscriptionLevel | null | undefined;
  /** The translations to change. Others stay unchanged. */
  readonly translations?: ReadonlyArray<RecordTranslationInput> | null | undefined;
  /** The year in which the package is sold; 0 for every year. */
  readonly year?: number | null | undefined;
};

/** Changes of several premium packages. */
export type UpdatePremiumPackagesInput = {
  /** The changes, 1 to 300, each of another record. */
  readonly premiumPackages: ReadonlyArray<UpdatePremiumPackageInput>;
};

/** Changes of a proc event type. Fields that are left out stay unchanged; null resets a field to its default. */
export type UpdateProcEventTypeInput = {
  /** The record's id. */
  readonly id: string;
  /** The proc event type's image. */
  readonly imageId?: string | null | undefined;
  /** The proc event type's name. */
  readonly name?: string | null | undefined;
  /** The revision that was read. If given, the change is refused with STALE if the record has changed since. */
  readonly revision?: number | null | undefined;
  /** The short name, unique within the kind regardless of case. */
  readonly shortName?: string | null | undefined;
  /** The translations to change. Others stay unchanged. */
  readonly translations?: ReadonlyArray<RecordTranslationInput> | null | undefined;
};

/** Changes of several proc event types. */
export type UpdateProcEventTypesInput = {
  /** The changes, 1 to 300, each of another record. */
  readonly procEventTypes: ReadonlyArray<UpdateProcEventTypeInput>;
};

/** Changes of a proc type. Fields that are left out stay unchanged; null resets a field to its default. */
export type UpdateProcTypeInput = {
  /** The record's id. */
  readonly id: string;
  /** The proc type's image. */
  readonly imageId?: string | null | undefined;
  /** The proc type's name. */
  readonly name?: string | null | undefined;
  /** The revision that was read. If given, the change is refused with STALE if the record has changed since. */
  readonly revision?: number | null | undefined;
  /** The short name, unique within the kind regardless of case. */
  readonly shortName?: string | null | undefined;
  /** The translations to change. Others stay unchanged. */
  readonly translations?: ReadonlyArray<RecordTranslationInput> | null | undefined;
};

/** Changes of several proc types. */
export type UpdateProcTypesInput = {
  /** The changes, 1 to 300, each of another record. */
  readonly procTypes: ReadonlyArray<UpdateProcTypeInput>;
};

/** Changes of a rank. Fields that are left out stay unchanged; null resets a field to its default. */
export type UpdateRankInput = {
  /** The charges that a player's coffin gets with the rank, beyond those that it recharges; they do not come again. */
  readonly coffinCharges?: number | null | undefined;
  /** A line of text about the rank. */
  readonly flavorText?: string | null | undefined;
  /** The record's id. */
  readonly id: string;
  /** The rank's image. */
  readonly imageId?: string | null | undefined;
  /** The rank's name. */
  readonly name?: string | null | undefined;
  /** The revision that was read. If given, the change is refused with STALE if the record has changed since. */
  readonly revision?: number | null | undefined;
  /** The item that a player gets with the rank; empty for none. */
  readonly rewardItemId?: string | null | undefined;
  /** The translations to change. Others stay unchanged. */
  readonly translations?: ReadonlyArray<RecordTranslationInput> | null | undefined;
  /** The XP at which a player reaches the rank. */
  readonly xp?: number | null | undefined;
};

/** Changes of several ranks. */
export type UpdateRanksInput = {
  /** The changes, 1 to 300, each of another record. */
  readonly ranks: ReadonlyArray<UpdateRankInput>;
};

/** Changes of several rarities. */
export type UpdateRaritiesInput = {
  /** The changes, 1 to 300, each of another record. */
  readonly rarities: ReadonlyArray<UpdateRarityInput>;
};

/** Changes of a rarity. Fields that are left out stay unchanged; null resets a field to its default. */
export type UpdateRarityInput = {
  /** The colour, such as #8a0303. */
  readonly colorHex?: string | null | undefined;
  /** A line of text about the rarity. */
  readonly flavorText?: string | null | undefined;
  /** The record's id. */
  readonly id: string;
  /** The rarity's image. */
  readonly imageId?: string | null | undefined;
  /** The rarity's name. */
  readonly name?: string | null | undefined;
  /** The revision that was read. If given, the change is refused with STALE if the record has changed since. */
  readonly revision?: number | null | undefined;
  /** The short name, unique within the kind regardless of case. */
  readonly shortName?: string | null | undefined;
  /** The translations to change. Others stay unchanged. */
  readonly translations?: ReadonlyArray<RecordTranslationInput> | null | undefined;
};

/** Changes of a region. Fields that are left out stay unchanged; null resets a field to its default. */
export type UpdateRegionInput = {
  /** The moving image, which replaces the still one. */
  readonly animatedImageId?: string | null | undefined;
  /** A line of text about the region. */
  readonly flavorText?: string | null | undefined;
  /** The record's id. */
  readonly id: string;
  /** The region's image. */
  readonly imageId?: string | null | undefined;
  /** Whether players see the region. */
  readonly isVisible?: boolean | null | undefined;
  /** The item that a player needs to travel there; empty if none is needed. */
  readonly keyId?: string | null | undefined;
  /** The region's name. */
  readonly name?: string | null | undefined;
  /** The XP that a player needs to travel there. */
  readonly requiredXp?: number | null | undefined;
  /** The revision that was read. If given, the change is refused with STALE if the record has changed since. */
  readonly revision?: number | null | undefined;
  /** The rule of the region, which changes its hunts over time. */
  readonly rule?: RegionRuleName | null | undefined;
  /** The position among the regions, lowest first. */
  readonly sequence?: number | null | undefined;
  /** The translations to change. Others stay unchanged. */
  readonly translations?: ReadonlyArray<RecordTranslationInput> | null | undefined;
};

/** Changes of several regions. */
export type UpdateRegionsInput = {
  /** The changes, 1 to 300, each of another record. */
  readonly regions: ReadonlyArray<UpdateRegionInput>;
};

/** Why no setting was changed. */
export type UpdateSettingsErrorCode =
  /** The value is not allowed; `field` names it. */
  | 'INVALID_VALUE';

/** The changes of settings. Fields that are left out stay unchanged; null resets a setting to its default. */
export type UpdateSettingsInput = {
  /** The number of hours of missed auto-hunts that are made up for, 0 to 168; 24 by default. */
  readonly autoHuntBacklogHours?: number | null | undefined;
  /** The id of the hunting ground of all next missions; null for grounds of each player's own. */
  readonly missionHuntingGroundId?: string | null | undefined;
};

/** Changes of a stat. Fields that are left out stay unchanged; null resets a field to its default. */
export type UpdateStatInput = {
  /** The only creature type that a proc works on; empty for every type, and for a number. */
  readonly affectedCreatureTypeId?: string | null | undefined;
  /** The type of the damage that a proc deals. */
  readonly damageTypeId?: string | null | undefined;
  /** A line of text about the effect. */
  readonly flavorText?: string | null | undefined;
  /** The record's id. */
  readonly id: string;
  /** The stat's image. */
  readonly imageId?: string | null | undefined;
  /** Whether the stat is a yes or no instead of a number. */
  readonly isYesNo?: boolean | null | undefined;
  /** The stat's name. */
  readonly name?: string | null | undefined;
  /** The position in lists, lowest first. */
  readonly orderIndex?: number | null | undefined;
  /** The moment at which a proc may fire; empty for a number. */
  readonly procEventTypeId?: string | null | undefined;
  /** The effect of a proc; empty for a number. */
  readonly procTypeId?: string | null | undefined;
  /** The rarity of the stat; empty for none. */
  readonly rarityId?: string | null | undefined;
  /** The revision that was read. If given, the change is refused with STALE if the record has changed since. */
  readonly revision?: number | null | undefined;
  /** The short name, unique within the kind regardless of case. */
  readonly shortName?: string | null | undefined;
  /** The type of the stat: a number, or an effect that may fire in a fight. */
  readonly statType?: StatRecordType | null | undefined;
  /** The translations to change. Others stay unchanged. */
  readonly translations?: ReadonlyArray<RecordTranslationInput> | null | undefined;
  /** The unit after the number, such as %. */
  readonly unitSymbol?: string | null | undefined;
};

/** Changes of several stats. */
export type UpdateStatsInput = {
  /** The changes, 1 to 300, each of another record. */
  readonly stats: ReadonlyArray<UpdateStatInput>;
};

/** Why an account was not changed. */
export type UpdateUserErrorCode =
  /** Only an admin may change roles and accounts of staff. */
  | 'ADMIN_REQUIRED'
  /** The address is not valid. */
  | 'EMAIL_INVALID'
  /** The address belongs to another account. */
  | 'EMAIL_TAKEN'
  /** The account is the only admin. */
  | 'LAST_ADMIN'
  /** The name has a length or character that is not allowed. */
  | 'NAME_INVALID'
  /** The name looks like that of a member of the staff or of the site, and the account is not one of the staff. */
  | 'NAME_RESERVED'
  /** The name belongs to another account. */
  | 'NAME_TAKEN'
  /** There is no such account. */
  | 'UNKNOWN_USER'
  /** The account has been changed since it was read. */
  | 'USER_CHANGED';

/** The changes of an account. Fields that are left out stay unchanged. */
export type UpdateUserInput = {
  /** The e-mail address. Links that were mailed to a former address become invalid. */
  readonly email?: string | null | undefined;
  /** The account's id. */
  readonly id: string;
  /** 3 to 32 letters, digits, spaces, `_`, `-` and `.`. */
  readonly name?: string | null | undefined;
  /** The owner's pledge on Patreon; null for none. */
  readonly patreonType?: PatreonType | null | undefined;
  /** The revision that was edited. The change is refused if it is not the current one. If left out, the last write wins. */
  readonly revision?: number | null | undefined;
  /** The role of the account. */
  readonly role?: Role | null | undefined;
};

/** The amount of a currency that the player has after the call. */
export type UserCurrencyInput = {
  /** 0 or more. */
  readonly amount: number;
  /** The currency's short name. */
  readonly currencyShortName: string;
};

export type AdminSearchRecordsQueryVariables = Exact<{
  search: string;
}>;


export type AdminSearchRecordsQuery = { readonly admin: { readonly matches: ReadonlyArray<{ readonly kind: RecordKind, readonly recordId: string, readonly title: string, readonly shortName: string | null, readonly image: { readonly id: string } | null }> } | null };

export type AdminAnalyticsQueryVariables = Exact<{
  from?: string | null | undefined;
}>;


export type AdminAnalyticsQuery = { readonly admin: { readonly analytics: ReadonlyArray<{ readonly id: string, readonly date: string, readonly closedAt: string | null, readonly users: number | null, readonly activeUsers: number | null, readonly activeUsersLast7Days: number | null, readonly activeUsersLast30Days: number | null, readonly silverSubscriptions: number | null, readonly goldSubscriptions: number | null, readonly platinumSubscriptions: number | null, readonly purchases: ReadonlyArray<{ readonly packageId: string, readonly amount: number, readonly revenue: { readonly cents: number }, readonly package: { readonly name: string, readonly price: { readonly cents: number } } | null }> }> } | null };

export type AdminAppsQueryVariables = Exact<{
  state?: AppState | null | undefined;
  after?: string | null | undefined;
}>;


export type AdminAppsQuery = { readonly admin: { readonly apps: { readonly nodes: ReadonlyArray<{ readonly app: { readonly id: string, readonly revision: number, readonly name: string, readonly description: string, readonly website: string | null, readonly redirectUris: ReadonlyArray<string>, readonly scopes: ReadonlyArray<string>, readonly isConfidential: boolean, readonly state: AppState, readonly reason: string, readonly createdAt: string }, readonly owner: { readonly id: string, readonly name: string } | null }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } } | null };

export type AdminReviewedAppFragment = { readonly app: { readonly id: string, readonly revision: number, readonly name: string, readonly description: string, readonly website: string | null, readonly redirectUris: ReadonlyArray<string>, readonly scopes: ReadonlyArray<string>, readonly isConfidential: boolean, readonly state: AppState, readonly reason: string, readonly createdAt: string }, readonly owner: { readonly id: string, readonly name: string } | null };

export type AdminReviewAppMutationVariables = Exact<{
  input: ReviewAppInput;
}>;


export type AdminReviewAppMutation = { readonly payload: { readonly app: { readonly app: { readonly id: string, readonly revision: number, readonly name: string, readonly description: string, readonly website: string | null, readonly redirectUris: ReadonlyArray<string>, readonly scopes: ReadonlyArray<string>, readonly isConfidential: boolean, readonly state: AppState, readonly reason: string, readonly createdAt: string }, readonly owner: { readonly id: string, readonly name: string } | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'ReviewAppUserError', readonly code: ReviewAppErrorCode, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminAuditLogQueryVariables = Exact<{
  after?: string | null | undefined;
  subjectType?: AuditSubjectType | null | undefined;
  subjectId?: string | null | undefined;
  search?: string | null | undefined;
  actorId?: string | null | undefined;
  isBySystem?: boolean | null | undefined;
  action?: AuditAction | null | undefined;
  since?: string | null | undefined;
  until?: string | null | undefined;
}>;


export type AdminAuditLogQuery = { readonly admin: { readonly auditLog: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly changedAt: string, readonly action: AuditAction, readonly reason: string | null, readonly restorableStates: ReadonlyArray<AuditState>, readonly actor: { readonly accountId: string, readonly name: string, readonly role: Role } | null, readonly token: { readonly name: string } | null, readonly subject: { readonly type: AuditSubjectType, readonly id: string, readonly title: string }, readonly changes: ReadonlyArray<{ readonly field: string, readonly before: string | null, readonly after: string | null, readonly records: ReadonlyArray<{ readonly id: string, readonly title: string }> }> }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } } | null };

export type AdminAuditActorsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminAuditActorsQuery = { readonly admin: { readonly auditActors: ReadonlyArray<{ readonly accountId: string, readonly name: string }> } | null };

export type AdminAuditEntryFragment = { readonly id: string, readonly changedAt: string, readonly action: AuditAction, readonly reason: string | null, readonly restorableStates: ReadonlyArray<AuditState>, readonly actor: { readonly accountId: string, readonly name: string, readonly role: Role } | null, readonly token: { readonly name: string } | null, readonly subject: { readonly type: AuditSubjectType, readonly id: string, readonly title: string }, readonly changes: ReadonlyArray<{ readonly field: string, readonly before: string | null, readonly after: string | null, readonly records: ReadonlyArray<{ readonly id: string, readonly title: string }> }> };

export type AdminIncidentFragment = { readonly id: string, readonly revision: number, readonly components: ReadonlyArray<StatusComponent>, readonly initialState: IncidentState, readonly state: IncidentState, readonly phase: IncidentPhase, readonly startedAt: string, readonly plannedStartAt: string | null, readonly plannedEndAt: string | null, readonly resolvedAt: string | null, readonly title: { readonly en: string | null, readonly de: string | null }, readonly text: { readonly en: string | null, readonly de: string | null }, readonly updates: ReadonlyArray<{ readonly id: string, readonly revision: number, readonly postedAt: string, readonly editedAt: string | null, readonly state: IncidentState, readonly text: { readonly en: string | null, readonly de: string | null } }> };

export type AdminIncidentUpdateFragment = { readonly id: string, readonly revision: number, readonly postedAt: string, readonly editedAt: string | null, readonly state: IncidentState, readonly text: { readonly en: string | null, readonly de: string | null } };

export type AdminIncidentsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminIncidentsQuery = { readonly siteStatus: { readonly incidents: ReadonlyArray<{ readonly id: string, readonly revision: number, readonly components: ReadonlyArray<StatusComponent>, readonly initialState: IncidentState, readonly state: IncidentState, readonly phase: IncidentPhase, readonly startedAt: string, readonly plannedStartAt: string | null, readonly plannedEndAt: string | null, readonly resolvedAt: string | null, readonly title: { readonly en: string | null, readonly de: string | null }, readonly text: { readonly en: string | null, readonly de: string | null }, readonly updates: ReadonlyArray<{ readonly id: string, readonly revision: number, readonly postedAt: string, readonly editedAt: string | null, readonly state: IncidentState, readonly text: { readonly en: string | null, readonly de: string | null } }> }> } };

export type AdminCreateIncidentMutationVariables = Exact<{
  input: CreateIncidentInput;
}>;


export type AdminCreateIncidentMutation = { readonly payload: { readonly incident: { readonly id: string, readonly revision: number, readonly components: ReadonlyArray<StatusComponent>, readonly initialState: IncidentState, readonly state: IncidentState, readonly phase: IncidentPhase, readonly startedAt: string, readonly plannedStartAt: string | null, readonly plannedEndAt: string | null, readonly resolvedAt: string | null, readonly title: { readonly en: string | null, readonly de: string | null }, readonly text: { readonly en: string | null, readonly de: string | null }, readonly updates: ReadonlyArray<{ readonly id: string, readonly revision: number, readonly postedAt: string, readonly editedAt: string | null, readonly state: IncidentState, readonly text: { readonly en: string | null, readonly de: string | null } }> } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'IncidentUserError', readonly code: IncidentErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminUpdateIncidentMutationVariables = Exact<{
  input: UpdateIncidentInput;
}>;


export type AdminUpdateIncidentMutation = { readonly payload: { readonly incident: { readonly id: string, readonly revision: number, readonly components: ReadonlyArray<StatusComponent>, readonly initialState: IncidentState, readonly state: IncidentState, readonly phase: IncidentPhase, readonly startedAt: string, readonly plannedStartAt: string | null, readonly plannedEndAt: string | null, readonly resolvedAt: string | null, readonly title: { readonly en: string | null, readonly de: string | null }, readonly text: { readonly en: string | null, readonly de: string | null }, readonly updates: ReadonlyArray<{ readonly id: string, readonly revision: number, readonly postedAt: string, readonly editedAt: string | null, readonly state: IncidentState, readonly text: { readonly en: string | null, readonly de: string | null } }> } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'IncidentUserError', readonly code: IncidentErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminPostIncidentUpdateMutationVariables = Exact<{
  input: PostIncidentUpdateInput;
}>;


export type AdminPostIncidentUpdateMutation = { readonly payload: { readonly incident: { readonly id: string, readonly revision: number, readonly components: ReadonlyArray<StatusComponent>, readonly initialState: IncidentState, readonly state: IncidentState, readonly phase: IncidentPhase, readonly startedAt: string, readonly plannedStartAt: string | null, readonly plannedEndAt: string | null, readonly resolvedAt: string | null, readonly title: { readonly en: string | null, readonly de: string | null }, readonly text: { readonly en: string | null, readonly de: string | null }, readonly updates: ReadonlyArray<{ readonly id: string, readonly revision: number, readonly postedAt: string, readonly editedAt: string | null, readonly state: IncidentState, readonly text: { readonly en: string | null, readonly de: string | null } }> } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'IncidentUserError', readonly code: IncidentErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminEditIncidentUpdateMutationVariables = Exact<{
  input: EditIncidentUpdateInput;
}>;


export type AdminEditIncidentUpdateMutation = { readonly payload: { readonly incident: { readonly id: string, readonly revision: number, readonly components: ReadonlyArray<StatusComponent>, readonly initialState: IncidentState, readonly state: IncidentState, readonly phase: IncidentPhase, readonly startedAt: string, readonly plannedStartAt: string | null, readonly plannedEndAt: string | null, readonly resolvedAt: string | null, readonly title: { readonly en: string | null, readonly de: string | null }, readonly text: { readonly en: string | null, readonly de: string | null }, readonly updates: ReadonlyArray<{ readonly id: string, readonly revision: number, readonly postedAt: string, readonly editedAt: string | null, readonly state: IncidentState, readonly text: { readonly en: string | null, readonly de: string | null } }> } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'IncidentUserError', readonly code: IncidentErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminDeleteIncidentUpdateMutationVariables = Exact<{
  input: DeleteIncidentUpdateInput;
}>;


export type AdminDeleteIncidentUpdateMutation = { readonly payload: { readonly incident: { readonly id: string, readonly revision: number, readonly components: ReadonlyArray<StatusComponent>, readonly initialState: IncidentState, readonly state: IncidentState, readonly phase: IncidentPhase, readonly startedAt: string, readonly plannedStartAt: string | null, readonly plannedEndAt: string | null, readonly resolvedAt: string | null, readonly title: { readonly en: string | null, readonly de: string | null }, readonly text: { readonly en: string | null, readonly de: string | null }, readonly updates: ReadonlyArray<{ readonly id: string, readonly revision: number, readonly postedAt: string, readonly editedAt: string | null, readonly state: IncidentState, readonly text: { readonly en: string | null, readonly de: string | null } }> } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'IncidentUserError', readonly code: IncidentErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminDeleteIncidentMutationVariables = Exact<{
  input: DeleteIncidentInput;
}>;


export type AdminDeleteIncidentMutation = { readonly payload: { readonly deletedId: string | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'IncidentUserError', readonly code: IncidentErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminMissionSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminMissionSettingsQuery = { readonly admin: { readonly settings: { readonly autoHuntBacklogHours: number, readonly missionHuntingGround: { readonly id: string, readonly region: { readonly id: string } } | null }, readonly regions: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly huntingGrounds: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly regionId: string }> } } | null };

export type AdminSettingsFragment = { readonly autoHuntBacklogHours: number, readonly missionHuntingGround: { readonly id: string, readonly region: { readonly id: string } } | null };

export type AdminUpdateSettingsMutationVariables = Exact<{
  input: UpdateSettingsInput;
}>;


export type AdminUpdateSettingsMutation = { readonly payload: { readonly settings: { readonly autoHuntBacklogHours: number, readonly missionHuntingGround: { readonly id: string, readonly region: { readonly id: string } } | null } | null, readonly userErrors: ReadonlyArray<{ readonly code: UpdateSettingsErrorCode, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminGroundReachQueryVariables = Exact<{
  id: string;
}>;


export type AdminGroundReachQuery = { readonly admin: { readonly reach: { readonly reachable: number, readonly total: number } } | null };

export type AdminRegionGroundsQueryVariables = Exact<{
  regionId: string;
}>;


export type AdminRegionGroundsQuery = { readonly admin: { readonly region: { readonly id: string, readonly name: string } | null, readonly huntingGrounds: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly sequence: number, readonly requiredXp: number, readonly isVisible: boolean, readonly image: { readonly id: string } | null }> } } | null };

export type AdminGroundTablesQueryVariables = Exact<{
  groundId: string;
}>;


export type AdminGroundTablesQuery = { readonly admin: { readonly huntingGround: { readonly id: string, readonly name: string, readonly specialBaitItems: ReadonlyArray<{ readonly id: string, readonly name: string }> } | null, readonly huntingTables: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly sequence: number, readonly enemies: ReadonlyArray<{ readonly enemyId: string, readonly rangeMin: number, readonly rangeMax: number }> }> } } | null };

export type AdminRemoteVersionFragment = { readonly remote: string, readonly version: string, readonly state: RemoteVersionState, readonly share: number | null, readonly address: string, readonly commit: string | null, readonly operationCount: number, readonly previewPath: string | null, readonly deployedAt: string, readonly deployedBy: string | null, readonly changedAt: string, readonly changedBy: string | null, readonly reason: string | null, readonly isGuarded: boolean, readonly guard: RemoteGuardState, readonly errorCount: number, readonly requirements: ReadonlyArray<{ readonly module: string, readonly range: string }>, readonly health: { readonly failed: number, readonly networks: number, readonly vitals: ReadonlyArray<{ readonly vital: RemoteVital, readonly p75: number, readonly pages: number }> } | null, readonly withdrawal: { readonly cause: RemoteMeasure, readonly failed: number, readonly networks: number, readonly otherVersion: string | null, readonly otherFailed: number, readonly otherNetworks: number, readonly formerState: RemoteVersionState, readonly formerShare: number | null } | null };

export type AdminRemoteOwnBuildFragment = { readonly remote: string, readonly version: string, readonly errorCount: number };

export type AdminRemotesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminRemotesQuery = { readonly admin: { readonly remotes: ReadonlyArray<{ readonly name: string, readonly ownBuild: { readonly remote: string, readonly version: string, readonly errorCount: number } | null, readonly versions: ReadonlyArray<{ readonly remote: string, readonly version: string, readonly state: RemoteVersionState, readonly share: number | null, readonly address: string, readonly commit: string | null, readonly operationCount: number, readonly previewPath: string | null, readonly deployedAt: string, readonly deployedBy: string | null, readonly changedAt: string, readonly changedBy: string | null, readonly reason: string | null, readonly isGuarded: boolean, readonly guard: RemoteGuardState, readonly errorCount: number, readonly requirements: ReadonlyArray<{ readonly module: string, readonly range: string }>, readonly health: { readonly failed: number, readonly networks: number, readonly vitals: ReadonlyArray<{ readonly vital: RemoteVital, readonly p75: number, readonly pages: number }> } | null, readonly withdrawal: { readonly cause: RemoteMeasure, readonly failed: number, readonly networks: number, readonly otherVersion: string | null, readonly otherFailed: number, readonly otherNetworks: number, readonly formerState: RemoteVersionState, readonly formerShare: number | null } | null }> }> } | null };

export type AdminRemoteErrorFragment = { readonly fingerprint: string, readonly name: string, readonly origin: RemoteErrorOrigin, readonly pages: number, readonly firstAt: string, readonly lastAt: string, readonly frames: ReadonlyArray<{ readonly file: string, readonly line: number, readonly column: number, readonly source: { readonly file: string, readonly line: number, readonly column: number, readonly firstLine: number, readonly lines: ReadonlyArray<string> } | null }> };

export type AdminRemoteErrorsQueryVariables = Exact<{
  remote: string;
  version: string;
}>;


export type AdminRemoteErrorsQuery = { readonly admin: { readonly remoteErrors: ReadonlyArray<{ readonly fingerprint: string, readonly name: string, readonly origin: RemoteErrorOrigin, readonly pages: number, readonly firstAt: string, readonly lastAt: string, readonly frames: ReadonlyArray<{ readonly file: string, readonly line: number, readonly column: number, readonly source: { readonly file: string, readonly line: number, readonly column: number, readonly firstLine: number, readonly lines: ReadonlyArray<string> } | null }> }> | null } | null };

export type AdminSetRemoteStateMutationVariables = Exact<{
  input: SetRemoteStateInput;
}>;


export type AdminSetRemoteStateMutation = { readonly payload: { readonly version: { readonly remote: string, readonly version: string, readonly state: RemoteVersionState, readonly share: number | null, readonly address: string, readonly commit: string | null, readonly operationCount: number, readonly previewPath: string | null, readonly deployedAt: string, readonly deployedBy: string | null, readonly changedAt: string, readonly changedBy: string | null, readonly reason: string | null, readonly isGuarded: boolean, readonly guard: RemoteGuardState, readonly errorCount: number, readonly requirements: ReadonlyArray<{ readonly module: string, readonly range: string }>, readonly health: { readonly failed: number, readonly networks: number, readonly vitals: ReadonlyArray<{ readonly vital: RemoteVital, readonly p75: number, readonly pages: number }> } | null, readonly withdrawal: { readonly cause: RemoteMeasure, readonly failed: number, readonly networks: number, readonly otherVersion: string | null, readonly otherFailed: number, readonly otherNetworks: number, readonly formerState: RemoteVersionState, readonly formerShare: number | null } | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'SetRemoteStateUserError', readonly code: SetRemoteStateErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminRollBackRemoteMutationVariables = Exact<{
  input: RollBackRemoteInput;
}>;


export type AdminRollBackRemoteMutation = { readonly payload: { readonly stable: { readonly remote: string, readonly version: string, readonly state: RemoteVersionState, readonly share: number | null, readonly address: string, readonly commit: string | null, readonly operationCount: number, readonly previewPath: string | null, readonly deployedAt: string, readonly deployedBy: string | null, readonly changedAt: string, readonly changedBy: string | null, readonly reason: string | null, readonly isGuarded: boolean, readonly guard: RemoteGuardState, readonly errorCount: number, readonly requirements: ReadonlyArray<{ readonly module: string, readonly range: string }>, readonly health: { readonly failed: number, readonly networks: number, readonly vitals: ReadonlyArray<{ readonly vital: RemoteVital, readonly p75: number, readonly pages: number }> } | null, readonly withdrawal: { readonly cause: RemoteMeasure, readonly failed: number, readonly networks: number, readonly otherVersion: string | null, readonly otherFailed: number, readonly otherNetworks: number, readonly formerState: RemoteVersionState, readonly formerShare: number | null } | null } | null, readonly withdrawn: { readonly remote: string, readonly version: string, readonly state: RemoteVersionState, readonly share: number | null, readonly address: string, readonly commit: string | null, readonly operationCount: number, readonly previewPath: string | null, readonly deployedAt: string, readonly deployedBy: string | null, readonly changedAt: string, readonly changedBy: string | null, readonly reason: string | null, readonly isGuarded: boolean, readonly guard: RemoteGuardState, readonly errorCount: number, readonly requirements: ReadonlyArray<{ readonly module: string, readonly range: string }>, readonly health: { readonly failed: number, readonly networks: number, readonly vitals: ReadonlyArray<{ readonly vital: RemoteVital, readonly p75: number, readonly pages: number }> } | null, readonly withdrawal: { readonly cause: RemoteMeasure, readonly failed: number, readonly networks: number, readonly otherVersion: string | null, readonly otherFailed: number, readonly otherNetworks: number, readonly formerState: RemoteVersionState, readonly formerShare: number | null } | null } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'RollBackRemoteUserError', readonly code: RollBackRemoteErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminUsersQueryVariables = Exact<{
  search?: string | null | undefined;
  roles?: ReadonlyArray<Role> | Role | null | undefined;
  includeBanned?: boolean | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type AdminUsersQuery = { readonly admin: { readonly users: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly email: string, readonly role: Role }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean, readonly hasPreviousPage: boolean } } } | null };

export type AdminUserQueryVariables = Exact<{
  id: string;
}>;


export type AdminUserQuery = { readonly admin: { readonly user: { readonly id: string, readonly revision: number, readonly name: string, readonly email: string, readonly role: Role, readonly roleBeforeBan: Role | null, readonly patreonType: PatreonType | null, readonly registeredAt: string, readonly activatedAt: string | null, readonly hasSecondFactor: boolean, readonly isChangeable: boolean, readonly hasPlayed: boolean, readonly xp: number, readonly banCount: number, readonly ban: { readonly reason: string, readonly bannedAt: string } | null, readonly currentRank: { readonly id: string, readonly name: string } | null, readonly spending: { readonly reversedChargeCount: number, readonly total: { readonly cents: number }, readonly refunded: { readonly cents: number } }, readonly sessions: ReadonlyArray<{ readonly openedAt: string, readonly expiresAt: string }>, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly shortName: string, readonly image: { readonly id: string } | null } }> } | null } | null };

export type AdminUserInventoryQueryVariables = Exact<{
  id: string;
  search?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type AdminUserInventoryQuery = { readonly admin: { readonly user: { readonly id: string, readonly inventory: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly amount: number, readonly isEquipped: boolean, readonly isRemoved: boolean, readonly item: { readonly id: string, readonly name: string, readonly image: { readonly id: string } | null } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly hasPreviousPage: boolean } } } | null } | null };

export type AdminPaymentFragment = { readonly id: string, readonly packageName: string, readonly subscriptionLevel: SubscriptionLevel | null, readonly status: PaymentStatus, readonly createdAt: string, readonly isGift: boolean, readonly isCancellable: boolean, readonly buyer: { readonly id: string, readonly name: string } | null, readonly recipient: { readonly id: string, readonly name: string } | null, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string } }>, readonly charges: ReadonlyArray<{ readonly id: string, readonly status: ChargeStatus, readonly paidAt: string, readonly amount: { readonly cents: number }, readonly refunded: { readonly cents: number }, readonly missing: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string } }> }> };

export type AdminPaymentOfNumberQueryVariables = Exact<{
  number: string;
}>;


export type AdminPaymentOfNumberQuery = { readonly admin: { readonly payment: { readonly id: string, readonly packageName: string, readonly subscriptionLevel: SubscriptionLevel | null, readonly status: PaymentStatus, readonly createdAt: string, readonly isGift: boolean, readonly isCancellable: boolean, readonly buyer: { readonly id: string, readonly name: string } | null, readonly recipient: { readonly id: string, readonly name: string } | null, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string } }>, readonly charges: ReadonlyArray<{ readonly id: string, readonly status: ChargeStatus, readonly paidAt: string, readonly amount: { readonly cents: number }, readonly refunded: { readonly cents: number }, readonly missing: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string } }> }> } | null } | null };

export type AdminUserPaymentsQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type AdminUserPaymentsQuery = { readonly admin: { readonly user: { readonly id: string, readonly payments: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly packageName: string, readonly subscriptionLevel: SubscriptionLevel | null, readonly status: PaymentStatus, readonly createdAt: string, readonly isGift: boolean, readonly isCancellable: boolean, readonly buyer: { readonly id: string, readonly name: string } | null, readonly recipient: { readonly id: string, readonly name: string } | null, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string } }>, readonly charges: ReadonlyArray<{ readonly id: string, readonly status: ChargeStatus, readonly paidAt: string, readonly amount: { readonly cents: number }, readonly refunded: { readonly cents: number }, readonly missing: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string } }> }> }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } } | null } | null };

export type AdminUserGiftsQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type AdminUserGiftsQuery = { readonly admin: { readonly user: { readonly id: string, readonly gifts: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly packageName: string, readonly subscriptionLevel: SubscriptionLevel | null, readonly status: PaymentStatus, readonly createdAt: string, readonly isGift: boolean, readonly isCancellable: boolean, readonly buyer: { readonly id: string, readonly name: string } | null, readonly recipient: { readonly id: string, readonly name: string } | null, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string } }>, readonly charges: ReadonlyArray<{ readonly id: string, readonly status: ChargeStatus, readonly paidAt: string, readonly amount: { readonly cents: number }, readonly refunded: { readonly cents: number }, readonly missing: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string } }> }> }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } } | null } | null };

export type AdminRefundPaymentMutationVariables = Exact<{
  input: RefundPaymentInput;
}>;


export type AdminRefundPaymentMutation = { readonly payload: { readonly payment: { readonly id: string, readonly packageName: string, readonly subscriptionLevel: SubscriptionLevel | null, readonly status: PaymentStatus, readonly createdAt: string, readonly isGift: boolean, readonly isCancellable: boolean, readonly buyer: { readonly id: string, readonly name: string } | null, readonly recipient: { readonly id: string, readonly name: string } | null, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string } }>, readonly charges: ReadonlyArray<{ readonly id: string, readonly status: ChargeStatus, readonly paidAt: string, readonly amount: { readonly cents: number }, readonly refunded: { readonly cents: number }, readonly missing: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string } }> }> } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'RefundPaymentUserError', readonly code: RefundPaymentErrorCode, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminCancelSubscriptionMutationVariables = Exact<{
  input: CancelSubscriptionInput;
}>;


export type AdminCancelSubscriptionMutation = { readonly payload: { readonly payment: { readonly id: string, readonly packageName: string, readonly subscriptionLevel: SubscriptionLevel | null, readonly status: PaymentStatus, readonly createdAt: string, readonly isGift: boolean, readonly isCancellable: boolean, readonly buyer: { readonly id: string, readonly name: string } | null, readonly recipient: { readonly id: string, readonly name: string } | null, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string } }>, readonly charges: ReadonlyArray<{ readonly id: string, readonly status: ChargeStatus, readonly paidAt: string, readonly amount: { readonly cents: number }, readonly refunded: { readonly cents: number }, readonly missing: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string } }> }> } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'CancelSubscriptionUserError', readonly code: CancelSubscriptionErrorCode, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminItemsToGiveQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminItemsToGiveQuery = { readonly admin: { readonly itemsToGive: ReadonlyArray<{ readonly id: string, readonly name: string, readonly image: { readonly id: string } | null, readonly itemType: { readonly id: string, readonly name: string } }> } | null };

export type AdminUpdateUserMutationVariables = Exact<{
  input: UpdateUserInput;
}>;


export type AdminUpdateUserMutation = { readonly payload: { readonly user: { readonly id: string, readonly revision: number, readonly name: string, readonly email: string, readonly role: Role, readonly roleBeforeBan: Role | null, readonly patreonType: PatreonType | null, readonly registeredAt: string, readonly activatedAt: string | null, readonly hasSecondFactor: boolean, readonly isChangeable: boolean, readonly hasPlayed: boolean, readonly xp: number, readonly banCount: number, readonly ban: { readonly reason: string, readonly bannedAt: string } | null, readonly currentRank: { readonly id: string, readonly name: string } | null, readonly spending: { readonly reversedChargeCount: number, readonly total: { readonly cents: number }, readonly refunded: { readonly cents: number } }, readonly sessions: ReadonlyArray<{ readonly openedAt: string, readonly expiresAt: string }>, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly shortName: string, readonly image: { readonly id: string } | null } }> } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UpdateUserUserError', readonly code: UpdateUserErrorCode, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminBanUserMutationVariables = Exact<{
  input: BanUserInput;
}>;


export type AdminBanUserMutation = { readonly payload: { readonly user: { readonly id: string, readonly revision: number, readonly name: string, readonly email: string, readonly role: Role, readonly roleBeforeBan: Role | null, readonly patreonType: PatreonType | null, readonly registeredAt: string, readonly activatedAt: string | null, readonly hasSecondFactor: boolean, readonly isChangeable: boolean, readonly hasPlayed: boolean, readonly xp: number, readonly banCount: number, readonly ban: { readonly reason: string, readonly bannedAt: string } | null, readonly currentRank: { readonly id: string, readonly name: string } | null, readonly spending: { readonly reversedChargeCount: number, readonly total: { readonly cents: number }, readonly refunded: { readonly cents: number } }, readonly sessions: ReadonlyArray<{ readonly openedAt: string, readonly expiresAt: string }>, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly shortName: string, readonly image: { readonly id: string } | null } }> } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'BanUserUserError', readonly code: BanUserErrorCode, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminUnbanUserMutationVariables = Exact<{
  input: UnbanUserInput;
}>;


export type AdminUnbanUserMutation = { readonly payload: { readonly user: { readonly id: string, readonly revision: number, readonly name: string, readonly email: string, readonly role: Role, readonly roleBeforeBan: Role | null, readonly patreonType: PatreonType | null, readonly registeredAt: string, readonly activatedAt: string | null, readonly hasSecondFactor: boolean, readonly isChangeable: boolean, readonly hasPlayed: boolean, readonly xp: number, readonly banCount: number, readonly ban: { readonly reason: string, readonly bannedAt: string } | null, readonly currentRank: { readonly id: string, readonly name: string } | null, readonly spending: { readonly reversedChargeCount: number, readonly total: { readonly cents: number }, readonly refunded: { readonly cents: number } }, readonly sessions: ReadonlyArray<{ readonly openedAt: string, readonly expiresAt: string }>, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly shortName: string, readonly image: { readonly id: string } | null } }> } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'UnbanUserUserError', readonly code: UnbanUserErrorCode, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminSetUserCurrenciesMutationVariables = Exact<{
  input: SetUserCurrenciesInput;
}>;


export type AdminSetUserCurrenciesMutation = { readonly payload: { readonly user: { readonly id: string, readonly revision: number, readonly name: string, readonly email: string, readonly role: Role, readonly roleBeforeBan: Role | null, readonly patreonType: PatreonType | null, readonly registeredAt: string, readonly activatedAt: string | null, readonly hasSecondFactor: boolean, readonly isChangeable: boolean, readonly hasPlayed: boolean, readonly xp: number, readonly banCount: number, readonly ban: { readonly reason: string, readonly bannedAt: string } | null, readonly currentRank: { readonly id: string, readonly name: string } | null, readonly spending: { readonly reversedChargeCount: number, readonly total: { readonly cents: number }, readonly refunded: { readonly cents: number } }, readonly sessions: ReadonlyArray<{ readonly openedAt: string, readonly expiresAt: string }>, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly shortName: string, readonly image: { readonly id: string } | null } }> } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'SetUserCurrenciesUserError', readonly code: SetUserCurrenciesErrorCode, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminAddUserItemMutationVariables = Exact<{
  input: AddUserItemInput;
}>;


export type AdminAddUserItemMutation = { readonly payload: { readonly amount: number | null, readonly user: { readonly id: string, readonly revision: number, readonly name: string, readonly email: string, readonly role: Role, readonly roleBeforeBan: Role | null, readonly patreonType: PatreonType | null, readonly registeredAt: string, readonly activatedAt: string | null, readonly hasSecondFactor: boolean, readonly isChangeable: boolean, readonly hasPlayed: boolean, readonly xp: number, readonly banCount: number, readonly ban: { readonly reason: string, readonly bannedAt: string } | null, readonly currentRank: { readonly id: string, readonly name: string } | null, readonly spending: { readonly reversedChargeCount: number, readonly total: { readonly cents: number }, readonly refunded: { readonly cents: number } }, readonly sessions: ReadonlyArray<{ readonly openedAt: string, readonly expiresAt: string }>, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly shortName: string, readonly image: { readonly id: string } | null } }> } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'AddUserItemUserError', readonly code: AddUserItemErrorCode, readonly field: ReadonlyArray<string> | null, readonly item: { readonly id: string, readonly name: string } | null }> } | null };

export type AdminRemoveUserItemMutationVariables = Exact<{
  input: RemoveUserItemInput;
}>;


export type AdminRemoveUserItemMutation = { readonly payload: { readonly amount: number | null, readonly user: { readonly id: string, readonly revision: number, readonly name: string, readonly email: string, readonly role: Role, readonly roleBeforeBan: Role | null, readonly patreonType: PatreonType | null, readonly registeredAt: string, readonly activatedAt: string | null, readonly hasSecondFactor: boolean, readonly isChangeable: boolean, readonly hasPlayed: boolean, readonly xp: number, readonly banCount: number, readonly ban: { readonly reason: string, readonly bannedAt: string } | null, readonly currentRank: { readonly id: string, readonly name: string } | null, readonly spending: { readonly reversedChargeCount: number, readonly total: { readonly cents: number }, readonly refunded: { readonly cents: number } }, readonly sessions: ReadonlyArray<{ readonly openedAt: string, readonly expiresAt: string }>, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly shortName: string, readonly image: { readonly id: string } | null } }> } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'RemoveUserItemUserError', readonly code: RemoveUserItemErrorCode, readonly field: ReadonlyArray<string> | null, readonly item: { readonly id: string, readonly name: string } | null }> } | null };

export type AdminResendUserActivationMutationVariables = Exact<{
  input: ResendUserActivationInput;
}>;


export type AdminResendUserActivationMutation = { readonly payload: { readonly user: { readonly id: string } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'ResendUserActivationUserError', readonly code: ResendUserActivationErrorCode, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminEndUserSessionsMutationVariables = Exact<{
  input: EndUserSessionsInput;
}>;


export type AdminEndUserSessionsMutation = { readonly payload: { readonly user: { readonly id: string, readonly revision: number, readonly name: string, readonly email: string, readonly role: Role, readonly roleBeforeBan: Role | null, readonly patreonType: PatreonType | null, readonly registeredAt: string, readonly activatedAt: string | null, readonly hasSecondFactor: boolean, readonly isChangeable: boolean, readonly hasPlayed: boolean, readonly xp: number, readonly banCount: number, readonly ban: { readonly reason: string, readonly bannedAt: string } | null, readonly currentRank: { readonly id: string, readonly name: string } | null, readonly spending: { readonly reversedChargeCount: number, readonly total: { readonly cents: number }, readonly refunded: { readonly cents: number } }, readonly sessions: ReadonlyArray<{ readonly openedAt: string, readonly expiresAt: string }>, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly shortName: string, readonly image: { readonly id: string } | null } }> } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'EndUserSessionsUserError', readonly code: EndUserSessionsErrorCode, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminRemoveUserSecondFactorsMutationVariables = Exact<{
  input: RemoveUserSecondFactorsInput;
}>;


export type AdminRemoveUserSecondFactorsMutation = { readonly payload: { readonly user: { readonly id: string, readonly revision: number, readonly name: string, readonly email: string, readonly role: Role, readonly roleBeforeBan: Role | null, readonly patreonType: PatreonType | null, readonly registeredAt: string, readonly activatedAt: string | null, readonly hasSecondFactor: boolean, readonly isChangeable: boolean, readonly hasPlayed: boolean, readonly xp: number, readonly banCount: number, readonly ban: { readonly reason: string, readonly bannedAt: string } | null, readonly currentRank: { readonly id: string, readonly name: string } | null, readonly spending: { readonly reversedChargeCount: number, readonly total: { readonly cents: number }, readonly refunded: { readonly cents: number } }, readonly sessions: ReadonlyArray<{ readonly openedAt: string, readonly expiresAt: string }>, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly shortName: string, readonly image: { readonly id: string } | null } }> } | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'RemoveUserSecondFactorsUserError', readonly code: RemoveUserSecondFactorsErrorCode, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminDeleteUserMutationVariables = Exact<{
  input: DeleteUserInput;
}>;


export type AdminDeleteUserMutation = { readonly payload: { readonly deletedId: string | null, readonly userErrors: ReadonlyArray<{ readonly __typename: 'DeleteUserUserError', readonly code: DeleteUserErrorCode, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminUserDetailsFragment = { readonly id: string, readonly revision: number, readonly name: string, readonly email: string, readonly role: Role, readonly roleBeforeBan: Role | null, readonly patreonType: PatreonType | null, readonly registeredAt: string, readonly activatedAt: string | null, readonly hasSecondFactor: boolean, readonly isChangeable: boolean, readonly hasPlayed: boolean, readonly xp: number, readonly banCount: number, readonly ban: { readonly reason: string, readonly bannedAt: string } | null, readonly currentRank: { readonly id: string, readonly name: string } | null, readonly spending: { readonly reversedChargeCount: number, readonly total: { readonly cents: number }, readonly refunded: { readonly cents: number } }, readonly sessions: ReadonlyArray<{ readonly openedAt: string, readonly expiresAt: string }>, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly id: string, readonly name: string, readonly shortName: string, readonly image: { readonly id: string } | null } }> };

export type AdminRecordErrorFragment = { readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> };

export type AdminTranslationFragment = { readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean };

export type AdminItemRowFragment = { readonly id: string, readonly name: string, readonly itemTypeId: string | null, readonly rarityId: string | null, readonly isVisible: boolean, readonly image: { readonly id: string } | null };

export type AdminItemTypeRowFragment = { readonly id: string, readonly name: string, readonly shortName: string, readonly isEquipment: boolean, readonly image: { readonly id: string } | null };

export type AdminEnemyRowFragment = { readonly id: string, readonly name: string, readonly enemyTypeId: string | null, readonly rarityId: string | null, readonly isVisible: boolean, readonly image: { readonly id: string } | null };

export type AdminEnemyTypeRowFragment = { readonly id: string, readonly name: string, readonly shortName: string, readonly image: { readonly id: string } | null };

export type AdminRarityRowFragment = { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string, readonly image: { readonly id: string } | null };

export type AdminRegionRowFragment = { readonly id: string, readonly name: string, readonly sequence: number, readonly isVisible: boolean, readonly image: { readonly id: string } | null };

export type AdminHuntingGroundRowFragment = { readonly id: string, readonly name: string, readonly sequence: number, readonly specialBaitItemIds: ReadonlyArray<string>, readonly regionId: string, readonly image: { readonly id: string } | null };

export type AdminHuntingTableRowFragment = { readonly id: string, readonly name: string, readonly huntingGroundId: string, readonly sequence: number, readonly enemies: ReadonlyArray<{ readonly enemyId: string, readonly rangeMin: number, readonly rangeMax: number }> };

export type AdminCurrencyRowFragment = { readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null };

export type AdminStatRowFragment = { readonly id: string, readonly name: string, readonly shortName: string, readonly statType: StatRecordType, readonly isYesNo: boolean, readonly unitSymbol: string, readonly image: { readonly id: string } | null };

export type AdminProcTypeRowFragment = { readonly id: string, readonly name: string, readonly shortName: string, readonly image: { readonly id: string } | null };

export type AdminDamageTypeRowFragment = { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string, readonly image: { readonly id: string } | null };

export type AdminProcEventTypeRowFragment = { readonly id: string, readonly name: string, readonly shortName: string, readonly image: { readonly id: string } | null };

export type AdminRankRowFragment = { readonly id: string, readonly name: string, readonly xp: number, readonly image: { readonly id: string } | null };

export type AdminPremiumPackageRowFragment = { readonly id: string, readonly name: string, readonly isVisible: boolean, readonly priceUsd: { readonly cents: number, readonly currency: MoneyCurrency }, readonly image: { readonly id: string } | null };

export type AdminNewsPostRowFragment = { readonly id: string, readonly publishedAt: string, readonly name: string, readonly image: { readonly id: string } | null };

export type AdminItemsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  ids?: ReadonlyArray<string> | string | null | undefined;
  isVisible?: boolean | null | undefined;
  search?: string | null | undefined;
  translation?: TranslationState | null | undefined;
  typeIds?: ReadonlyArray<string> | string | null | undefined;
  sort?: RecordSort | null | undefined;
  direction?: SortDirection | null | undefined;
}>;


export type AdminItemsQuery = { readonly admin: { readonly records: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly itemTypeId: string | null, readonly rarityId: string | null, readonly isVisible: boolean, readonly image: { readonly id: string } | null }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } } | null };

export type AdminItemTypesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  ids?: ReadonlyArray<string> | string | null | undefined;
  search?: string | null | undefined;
  translation?: TranslationState | null | undefined;
  sort?: RecordSort | null | undefined;
  direction?: SortDirection | null | undefined;
}>;


export type AdminItemTypesQuery = { readonly admin: { readonly records: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly shortName: string, readonly isEquipment: boolean, readonly image: { readonly id: string } | null }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } } | null };

export type AdminEnemiesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  ids?: ReadonlyArray<string> | string | null | undefined;
  isVisible?: boolean | null | undefined;
  search?: string | null | undefined;
  translation?: TranslationState | null | undefined;
  typeIds?: ReadonlyArray<string> | string | null | undefined;
  sort?: RecordSort | null | undefined;
  direction?: SortDirection | null | undefined;
}>;


export type AdminEnemiesQuery = { readonly admin: { readonly records: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly enemyTypeId: string | null, readonly rarityId: string | null, readonly isVisible: boolean, readonly image: { readonly id: string } | null }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } } | null };

export type AdminEnemyTypesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  ids?: ReadonlyArray<string> | string | null | undefined;
  search?: string | null | undefined;
  translation?: TranslationState | null | undefined;
  sort?: RecordSort | null | undefined;
  direction?: SortDirection | null | undefined;
}>;


export type AdminEnemyTypesQuery = { readonly admin: { readonly records: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly shortName: string, readonly image: { readonly id: string } | null }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } } | null };

export type AdminRaritiesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  ids?: ReadonlyArray<string> | string | null | undefined;
  search?: string | null | undefined;
  translation?: TranslationState | null | undefined;
  sort?: RecordSort | null | undefined;
  direction?: SortDirection | null | undefined;
}>;


export type AdminRaritiesQuery = { readonly admin: { readonly records: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string, readonly image: { readonly id: string } | null }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } } | null };

export type AdminRegionsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  ids?: ReadonlyArray<string> | string | null | undefined;
  isVisible?: boolean | null | undefined;
  search?: string | null | undefined;
  translation?: TranslationState | null | undefined;
  sort?: RecordSort | null | undefined;
  direction?: SortDirection | null | undefined;
}>;


export type AdminRegionsQuery = { readonly admin: { readonly records: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly sequence: number, readonly isVisible: boolean, readonly image: { readonly id: string } | null }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } } | null };

export type AdminHuntingGroundsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  ids?: ReadonlyArray<string> | string | null | undefined;
  isVisible?: boolean | null | undefined;
  search?: string | null | undefined;
  translation?: TranslationState | null | undefined;
  sort?: RecordSort | null | undefined;
  direction?: SortDirection | null | undefined;
}>;


export type AdminHuntingGroundsQuery = { readonly admin: { readonly records: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly sequence: number, readonly specialBaitItemIds: ReadonlyArray<string>, readonly regionId: string, readonly image: { readonly id: string } | null }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } } | null };

export type AdminHuntingTablesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  ids?: ReadonlyArray<string> | string | null | undefined;
  search?: string | null | undefined;
  sort?: RecordSort | null | undefined;
  direction?: SortDirection | null | undefined;
}>;


export type AdminHuntingTablesQuery = { readonly admin: { readonly records: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly huntingGroundId: string, readonly sequence: number, readonly enemies: ReadonlyArray<{ readonly enemyId: string, readonly rangeMin: number, readonly rangeMax: number }> }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } } | null };

export type AdminCurrenciesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  ids?: ReadonlyArray<string> | string | null | undefined;
  search?: string | null | undefined;
  translation?: TranslationState | null | undefined;
  sort?: RecordSort | null | undefined;
  direction?: SortDirection | null | undefined;
}>;


export type AdminCurrenciesQuery = { readonly admin: { readonly records: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } } | null };

export type AdminStatsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  ids?: ReadonlyArray<string> | string | null | undefined;
  search?: string | null | undefined;
  translation?: TranslationState | null | undefined;
  sort?: RecordSort | null | undefined;
  direction?: SortDirection | null | undefined;
}>;


export type AdminStatsQuery = { readonly admin: { readonly records: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly shortName: string, readonly statType: StatRecordType, readonly isYesNo: boolean, readonly unitSymbol: string, readonly image: { readonly id: string } | null }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } } | null };

export type AdminProcTypesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  ids?: ReadonlyArray<string> | string | null | undefined;
  search?: string | null | undefined;
  translation?: TranslationState | null | undefined;
  sort?: RecordSort | null | undefined;
  direction?: SortDirection | null | undefined;
}>;


export type AdminProcTypesQuery = { readonly admin: { readonly records: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly shortName: string, readonly image: { readonly id: string } | null }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } } | null };

export type AdminDamageTypesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  ids?: ReadonlyArray<string> | string | null | undefined;
  search?: string | null | undefined;
  translation?: TranslationState | null | undefined;
  sort?: RecordSort | null | undefined;
  direction?: SortDirection | null | undefined;
}>;


export type AdminDamageTypesQuery = { readonly admin: { readonly records: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string, readonly image: { readonly id: string } | null }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } } | null };

export type AdminProcEventTypesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  ids?: ReadonlyArray<string> | string | null | undefined;
  search?: string | null | undefined;
  translation?: TranslationState | null | undefined;
  sort?: RecordSort | null | undefined;
  direction?: SortDirection | null | undefined;
}>;


export type AdminProcEventTypesQuery = { readonly admin: { readonly records: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly shortName: string, readonly image: { readonly id: string } | null }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } } | null };

export type AdminRanksQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  ids?: ReadonlyArray<string> | string | null | undefined;
  search?: string | null | undefined;
  translation?: TranslationState | null | undefined;
  sort?: RecordSort | null | undefined;
  direction?: SortDirection | null | undefined;
}>;


export type AdminRanksQuery = { readonly admin: { readonly records: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly xp: number, readonly image: { readonly id: string } | null }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } } | null };

export type AdminPremiumPackagesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  ids?: ReadonlyArray<string> | string | null | undefined;
  isVisible?: boolean | null | undefined;
  search?: string | null | undefined;
  translation?: TranslationState | null | undefined;
  sort?: RecordSort | null | undefined;
  direction?: SortDirection | null | undefined;
}>;


export type AdminPremiumPackagesQuery = { readonly admin: { readonly records: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly isVisible: boolean, readonly priceUsd: { readonly cents: number, readonly currency: MoneyCurrency }, readonly image: { readonly id: string } | null }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } } | null };

export type AdminNewsPostsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  ids?: ReadonlyArray<string> | string | null | undefined;
  search?: string | null | undefined;
  translation?: TranslationState | null | undefined;
  sort?: RecordSort | null | undefined;
  direction?: SortDirection | null | undefined;
}>;


export type AdminNewsPostsQuery = { readonly admin: { readonly records: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly publishedAt: string, readonly name: string, readonly image: { readonly id: string } | null }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } } | null };

export type AdminItemPositionQueryVariables = Exact<{
  id: string;
  search?: string | null | undefined;
  translation?: TranslationState | null | undefined;
  typeIds?: ReadonlyArray<string> | string | null | undefined;
  sort?: RecordSort | null | undefined;
  direction?: SortDirection | null | undefined;
}>;


export type AdminItemPositionQuery = { readonly admin: { readonly records: { readonly position: number | null } } | null };

export type AdminItemTypePositionQueryVariables = Exact<{
  id: string;
  search?: string | null | undefined;
  translation?: TranslationState | null | undefined;
  sort?: RecordSort | null | undefined;
  direction?: SortDirection | null | undefined;
}>;


export type AdminItemTypePositionQuery = { readonly admin: { readonly records: { readonly position: number | null } } | null };

export type AdminEnemyPositionQueryVariables = Exact<{
  id: string;
  search?: string | null | undefined;
  translation?: TranslationState | null | undefined;
  typeIds?: ReadonlyArray<string> | string | null | undefined;
  sort?: RecordSort | null | undefined;
  direction?: SortDirection | null | undefined;
}>;


export type AdminEnemyPositionQuery = { readonly admin: { readonly records: { readonly position: number | null } } | null };

export type AdminEnemyTypePositionQueryVariables = Exact<{
  id: string;
  search?: string | null | undefined;
  translation?: TranslationState | null | undefined;
  sort?: RecordSort | null | undefined;
  direction?: SortDirection | null | undefined;
}>;


export type AdminEnemyTypePositionQuery = { readonly admin: { readonly records: { readonly position: number | null } } | null };

export type AdminRarityPositionQueryVariables = Exact<{
  id: string;
  search?: string | null | undefined;
  translation?: TranslationState | null | undefined;
  sort?: RecordSort | null | undefined;
  direction?: SortDirection | null | undefined;
}>;


export type AdminRarityPositionQuery = { readonly admin: { readonly records: { readonly position: number | null } } | null };

export type AdminRegionPositionQueryVariables = Exact<{
  id: string;
  search?: string | null | undefined;
  translation?: TranslationState | null | undefined;
  sort?: RecordSort | null | undefined;
  direction?: SortDirection | null | undefined;
}>;


export type AdminRegionPositionQuery = { readonly admin: { readonly records: { readonly position: number | null } } | null };

export type AdminHuntingGroundPositionQueryVariables = Exact<{
  id: string;
  search?: string | null | undefined;
  translation?: TranslationState | null | undefined;
  sort?: RecordSort | null | undefined;
  direction?: SortDirection | null | undefined;
}>;


export type AdminHuntingGroundPositionQuery = { readonly admin: { readonly records: { readonly position: number | null } } | null };

export type AdminHuntingTablePositionQueryVariables = Exact<{
  id: string;
  search?: string | null | undefined;
  sort?: RecordSort | null | undefined;
  direction?: SortDirection | null | undefined;
}>;


export type AdminHuntingTablePositionQuery = { readonly admin: { readonly records: { readonly position: number | null } } | null };

export type AdminCurrencyPositionQueryVariables = Exact<{
  id: string;
  search?: string | null | undefined;
  translation?: TranslationState | null | undefined;
  sort?: RecordSort | null | undefined;
  direction?: SortDirection | null | undefined;
}>;


export type AdminCurrencyPositionQuery = { readonly admin: { readonly records: { readonly position: number | null } } | null };

export type AdminStatPositionQueryVariables = Exact<{
  id: string;
  search?: string | null | undefined;
  translation?: TranslationState | null | undefined;
  sort?: RecordSort | null | undefined;
  direction?: SortDirection | null | undefined;
}>;


export type AdminStatPositionQuery = { readonly admin: { readonly records: { readonly position: number | null } } | null };

export type AdminProcTypePositionQueryVariables = Exact<{
  id: string;
  search?: string | null | undefined;
  translation?: TranslationState | null | undefined;
  sort?: RecordSort | null | undefined;
  direction?: SortDirection | null | undefined;
}>;


export type AdminProcTypePositionQuery = { readonly admin: { readonly records: { readonly position: number | null } } | null };

export type AdminDamageTypePositionQueryVariables = Exact<{
  id: string;
  search?: string | null | undefined;
  translation?: TranslationState | null | undefined;
  sort?: RecordSort | null | undefined;
  direction?: SortDirection | null | undefined;
}>;


export type AdminDamageTypePositionQuery = { readonly admin: { readonly records: { readonly position: number | null } } | null };

export type AdminProcEventTypePositionQueryVariables = Exact<{
  id: string;
  search?: string | null | undefined;
  translation?: TranslationState | null | undefined;
  sort?: RecordSort | null | undefined;
  direction?: SortDirection | null | undefined;
}>;


export type AdminProcEventTypePositionQuery = { readonly admin: { readonly records: { readonly position: number | null } } | null };

export type AdminRankPositionQueryVariables = Exact<{
  id: string;
  search?: string | null | undefined;
  translation?: TranslationState | null | undefined;
  sort?: RecordSort | null | undefined;
  direction?: SortDirection | null | undefined;
}>;


export type AdminRankPositionQuery = { readonly admin: { readonly records: { readonly position: number | null } } | null };

export type AdminPremiumPackagePositionQueryVariables = Exact<{
  id: string;
  search?: string | null | undefined;
  translation?: TranslationState | null | undefined;
  sort?: RecordSort | null | undefined;
  direction?: SortDirection | null | undefined;
}>;


export type AdminPremiumPackagePositionQuery = { readonly admin: { readonly records: { readonly position: number | null } } | null };

export type AdminNewsPostPositionQueryVariables = Exact<{
  id: string;
  search?: string | null | undefined;
  translation?: TranslationState | null | undefined;
  sort?: RecordSort | null | undefined;
  direction?: SortDirection | null | undefined;
}>;


export type AdminNewsPostPositionQuery = { readonly admin: { readonly records: { readonly position: number | null } } | null };

export type AdminItemFragment = { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly itemTypeId: string | null, readonly creatureTypeId: string | null, readonly trophyItemIds: ReadonlyArray<string>, readonly canAttractEnemyTypeId: string | null, readonly canAttractEnemyId: string | null, readonly rarityId: string | null, readonly flavorText: string, readonly isVisible: boolean, readonly requiredXp: number, readonly isBuyable: boolean, readonly isInPremiumShop: boolean, readonly requiredSubscription: SubscriptionLevel | null, readonly isUnique: boolean, readonly isTransferable: boolean, readonly image: { readonly id: string } | null, readonly animatedImage: { readonly id: string } | null, readonly price: ReadonlyArray<{ readonly currencyShortName: string, readonly value: number }>, readonly refund: ReadonlyArray<{ readonly currencyShortName: string, readonly value: number }>, readonly stats: ReadonlyArray<{ readonly statShortName: string, readonly valueFrom: number, readonly valueTo: number, readonly procPercent: number }>, readonly craftingMaterials: ReadonlyArray<{ readonly itemId: string, readonly amount: number }>, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> };

export type AdminItemQueryVariables = Exact<{
  id: string;
}>;


export type AdminItemQuery = { readonly admin: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly itemTypeId: string | null, readonly creatureTypeId: string | null, readonly trophyItemIds: ReadonlyArray<string>, readonly canAttractEnemyTypeId: string | null, readonly canAttractEnemyId: string | null, readonly rarityId: string | null, readonly flavorText: string, readonly isVisible: boolean, readonly requiredXp: number, readonly isBuyable: boolean, readonly isInPremiumShop: boolean, readonly requiredSubscription: SubscriptionLevel | null, readonly isUnique: boolean, readonly isTransferable: boolean, readonly image: { readonly id: string } | null, readonly animatedImage: { readonly id: string } | null, readonly price: ReadonlyArray<{ readonly currencyShortName: string, readonly value: number }>, readonly refund: ReadonlyArray<{ readonly currencyShortName: string, readonly value: number }>, readonly stats: ReadonlyArray<{ readonly statShortName: string, readonly valueFrom: number, readonly valueTo: number, readonly procPercent: number }>, readonly craftingMaterials: ReadonlyArray<{ readonly itemId: string, readonly amount: number }>, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> } | null } | null };

export type AdminCreateItemMutationVariables = Exact<{
  input: CreateItemInput;
}>;


export type AdminCreateItemMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly itemTypeId: string | null, readonly creatureTypeId: string | null, readonly trophyItemIds: ReadonlyArray<string>, readonly canAttractEnemyTypeId: string | null, readonly canAttractEnemyId: string | null, readonly rarityId: string | null, readonly flavorText: string, readonly isVisible: boolean, readonly requiredXp: number, readonly isBuyable: boolean, readonly isInPremiumShop: boolean, readonly requiredSubscription: SubscriptionLevel | null, readonly isUnique: boolean, readonly isTransferable: boolean, readonly image: { readonly id: string } | null, readonly animatedImage: { readonly id: string } | null, readonly price: ReadonlyArray<{ readonly currencyShortName: string, readonly value: number }>, readonly refund: ReadonlyArray<{ readonly currencyShortName: string, readonly value: number }>, readonly stats: ReadonlyArray<{ readonly statShortName: string, readonly valueFrom: number, readonly valueTo: number, readonly procPercent: number }>, readonly craftingMaterials: ReadonlyArray<{ readonly itemId: string, readonly amount: number }>, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminUpdateItemMutationVariables = Exact<{
  input: UpdateItemInput;
}>;


export type AdminUpdateItemMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly itemTypeId: string | null, readonly creatureTypeId: string | null, readonly trophyItemIds: ReadonlyArray<string>, readonly canAttractEnemyTypeId: string | null, readonly canAttractEnemyId: string | null, readonly rarityId: string | null, readonly flavorText: string, readonly isVisible: boolean, readonly requiredXp: number, readonly isBuyable: boolean, readonly isInPremiumShop: boolean, readonly requiredSubscription: SubscriptionLevel | null, readonly isUnique: boolean, readonly isTransferable: boolean, readonly image: { readonly id: string } | null, readonly animatedImage: { readonly id: string } | null, readonly price: ReadonlyArray<{ readonly currencyShortName: string, readonly value: number }>, readonly refund: ReadonlyArray<{ readonly currencyShortName: string, readonly value: number }>, readonly stats: ReadonlyArray<{ readonly statShortName: string, readonly valueFrom: number, readonly valueTo: number, readonly procPercent: number }>, readonly craftingMaterials: ReadonlyArray<{ readonly itemId: string, readonly amount: number }>, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminDeleteItemMutationVariables = Exact<{
  input: DeleteItemInput;
}>;


export type AdminDeleteItemMutation = { readonly payload: { readonly deletedId: string | null, readonly auditEntry: { readonly id: string } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminItemsToChangeQueryVariables = Exact<{
  ids: ReadonlyArray<string> | string;
}>;


export type AdminItemsToChangeQuery = { readonly admin: { readonly records: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly revision: number, readonly name: string, readonly itemTypeId: string | null, readonly creatureTypeId: string | null, readonly canAttractEnemyTypeId: string | null, readonly canAttractEnemyId: string | null, readonly rarityId: string | null, readonly isVisible: boolean, readonly requiredXp: number, readonly isBuyable: boolean, readonly isInPremiumShop: boolean, readonly requiredSubscription: SubscriptionLevel | null, readonly isUnique: boolean, readonly isTransferable: boolean }> } } | null };

export type AdminUpdateItemsMutationVariables = Exact<{
  input: UpdateItemsInput;
}>;


export type AdminUpdateItemsMutation = { readonly payload: { readonly records: ReadonlyArray<{ readonly revision: number, readonly id: string, readonly name: string, readonly itemTypeId: string | null, readonly rarityId: string | null, readonly isVisible: boolean, readonly image: { readonly id: string } | null }> | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminDeleteItemsMutationVariables = Exact<{
  input: DeleteItemsInput;
}>;


export type AdminDeleteItemsMutation = { readonly payload: { readonly deletedIds: ReadonlyArray<string> | null, readonly auditEntries: ReadonlyArray<{ readonly id: string }> | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminItemTypeFragment = { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly slotCount: number, readonly isEquipment: boolean, readonly countsWhileOwned: boolean, readonly orderIndex: number, readonly image: { readonly id: string } | null, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> };

export type AdminItemTypeQueryVariables = Exact<{
  id: string;
}>;


export type AdminItemTypeQuery = { readonly admin: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly slotCount: number, readonly isEquipment: boolean, readonly countsWhileOwned: boolean, readonly orderIndex: number, readonly image: { readonly id: string } | null, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> } | null } | null };

export type AdminCreateItemTypeMutationVariables = Exact<{
  input: CreateItemTypeInput;
}>;


export type AdminCreateItemTypeMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly slotCount: number, readonly isEquipment: boolean, readonly countsWhileOwned: boolean, readonly orderIndex: number, readonly image: { readonly id: string } | null, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminUpdateItemTypeMutationVariables = Exact<{
  input: UpdateItemTypeInput;
}>;


export type AdminUpdateItemTypeMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly slotCount: number, readonly isEquipment: boolean, readonly countsWhileOwned: boolean, readonly orderIndex: number, readonly image: { readonly id: string } | null, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminDeleteItemTypeMutationVariables = Exact<{
  input: DeleteItemTypeInput;
}>;


export type AdminDeleteItemTypeMutation = { readonly payload: { readonly deletedId: string | null, readonly auditEntry: { readonly id: string } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminItemTypesToChangeQueryVariables = Exact<{
  ids: ReadonlyArray<string> | string;
}>;


export type AdminItemTypesToChangeQuery = { readonly admin: { readonly records: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly revision: number, readonly name: string, readonly slotCount: number, readonly isEquipment: boolean, readonly countsWhileOwned: boolean, readonly orderIndex: number }> } } | null };

export type AdminUpdateItemTypesMutationVariables = Exact<{
  input: UpdateItemTypesInput;
}>;


export type AdminUpdateItemTypesMutation = { readonly payload: { readonly records: ReadonlyArray<{ readonly revision: number, readonly id: string, readonly name: string, readonly shortName: string, readonly isEquipment: boolean, readonly image: { readonly id: string } | null }> | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminDeleteItemTypesMutationVariables = Exact<{
  input: DeleteItemTypesInput;
}>;


export type AdminDeleteItemTypesMutation = { readonly payload: { readonly deletedIds: ReadonlyArray<string> | null, readonly auditEntries: ReadonlyArray<{ readonly id: string }> | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminEnemyFragment = { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly enemyTypeId: string | null, readonly rarityId: string | null, readonly flavorText: string, readonly isVisible: boolean, readonly xp: number, readonly image: { readonly id: string } | null, readonly animatedImage: { readonly id: string } | null, readonly currencies: ReadonlyArray<{ readonly currencyShortName: string, readonly value: number }>, readonly refund: ReadonlyArray<{ readonly currencyShortName: string, readonly value: number }>, readonly stats: ReadonlyArray<{ readonly statShortName: string, readonly value: number, readonly valueTo: number, readonly procPercent: number }>, readonly equipment: { readonly items: ReadonlyArray<{ readonly itemType: string, readonly itemId: string }> }, readonly loot: ReadonlyArray<{ readonly itemId: string, readonly dropChance: number, readonly amountMin: number, readonly amountMax: number }>, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> };

export type AdminEnemyQueryVariables = Exact<{
  id: string;
}>;


export type AdminEnemyQuery = { readonly admin: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly enemyTypeId: string | null, readonly rarityId: string | null, readonly flavorText: string, readonly isVisible: boolean, readonly xp: number, readonly image: { readonly id: string } | null, readonly animatedImage: { readonly id: string } | null, readonly currencies: ReadonlyArray<{ readonly currencyShortName: string, readonly value: number }>, readonly refund: ReadonlyArray<{ readonly currencyShortName: string, readonly value: number }>, readonly stats: ReadonlyArray<{ readonly statShortName: string, readonly value: number, readonly valueTo: number, readonly procPercent: number }>, readonly equipment: { readonly items: ReadonlyArray<{ readonly itemType: string, readonly itemId: string }> }, readonly loot: ReadonlyArray<{ readonly itemId: string, readonly dropChance: number, readonly amountMin: number, readonly amountMax: number }>, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> } | null } | null };

export type AdminCreateEnemyMutationVariables = Exact<{
  input: CreateEnemyInput;
}>;


export type AdminCreateEnemyMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly enemyTypeId: string | null, readonly rarityId: string | null, readonly flavorText: string, readonly isVisible: boolean, readonly xp: number, readonly image: { readonly id: string } | null, readonly animatedImage: { readonly id: string } | null, readonly currencies: ReadonlyArray<{ readonly currencyShortName: string, readonly value: number }>, readonly refund: ReadonlyArray<{ readonly currencyShortName: string, readonly value: number }>, readonly stats: ReadonlyArray<{ readonly statShortName: string, readonly value: number, readonly valueTo: number, readonly procPercent: number }>, readonly equipment: { readonly items: ReadonlyArray<{ readonly itemType: string, readonly itemId: string }> }, readonly loot: ReadonlyArray<{ readonly itemId: string, readonly dropChance: number, readonly amountMin: number, readonly amountMax: number }>, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminUpdateEnemyMutationVariables = Exact<{
  input: UpdateEnemyInput;
}>;


export type AdminUpdateEnemyMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly enemyTypeId: string | null, readonly rarityId: string | null, readonly flavorText: string, readonly isVisible: boolean, readonly xp: number, readonly image: { readonly id: string } | null, readonly animatedImage: { readonly id: string } | null, readonly currencies: ReadonlyArray<{ readonly currencyShortName: string, readonly value: number }>, readonly refund: ReadonlyArray<{ readonly currencyShortName: string, readonly value: number }>, readonly stats: ReadonlyArray<{ readonly statShortName: string, readonly value: number, readonly valueTo: number, readonly procPercent: number }>, readonly equipment: { readonly items: ReadonlyArray<{ readonly itemType: string, readonly itemId: string }> }, readonly loot: ReadonlyArray<{ readonly itemId: string, readonly dropChance: number, readonly amountMin: number, readonly amountMax: number }>, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminDeleteEnemyMutationVariables = Exact<{
  input: DeleteEnemyInput;
}>;


export type AdminDeleteEnemyMutation = { readonly payload: { readonly deletedId: string | null, readonly auditEntry: { readonly id: string } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminEnemiesToChangeQueryVariables = Exact<{
  ids: ReadonlyArray<string> | string;
}>;


export type AdminEnemiesToChangeQuery = { readonly admin: { readonly records: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly revision: number, readonly name: string, readonly enemyTypeId: string | null, readonly rarityId: string | null, readonly isVisible: boolean, readonly xp: number }> } } | null };

export type AdminUpdateEnemiesMutationVariables = Exact<{
  input: UpdateEnemiesInput;
}>;


export type AdminUpdateEnemiesMutation = { readonly payload: { readonly records: ReadonlyArray<{ readonly revision: number, readonly id: string, readonly name: string, readonly enemyTypeId: string | null, readonly rarityId: string | null, readonly isVisible: boolean, readonly image: { readonly id: string } | null }> | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminDeleteEnemiesMutationVariables = Exact<{
  input: DeleteEnemiesInput;
}>;


export type AdminDeleteEnemiesMutation = { readonly payload: { readonly deletedIds: ReadonlyArray<string> | null, readonly auditEntries: ReadonlyArray<{ readonly id: string }> | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminEnemyTypeFragment = { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly orderIndex: number, readonly image: { readonly id: string } | null, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> };

export type AdminEnemyTypeQueryVariables = Exact<{
  id: string;
}>;


export type AdminEnemyTypeQuery = { readonly admin: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly orderIndex: number, readonly image: { readonly id: string } | null, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> } | null } | null };

export type AdminCreateEnemyTypeMutationVariables = Exact<{
  input: CreateEnemyTypeInput;
}>;


export type AdminCreateEnemyTypeMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly orderIndex: number, readonly image: { readonly id: string } | null, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminUpdateEnemyTypeMutationVariables = Exact<{
  input: UpdateEnemyTypeInput;
}>;


export type AdminUpdateEnemyTypeMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly orderIndex: number, readonly image: { readonly id: string } | null, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminDeleteEnemyTypeMutationVariables = Exact<{
  input: DeleteEnemyTypeInput;
}>;


export type AdminDeleteEnemyTypeMutation = { readonly payload: { readonly deletedId: string | null, readonly auditEntry: { readonly id: string } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminEnemyTypesToChangeQueryVariables = Exact<{
  ids: ReadonlyArray<string> | string;
}>;


export type AdminEnemyTypesToChangeQuery = { readonly admin: { readonly records: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly revision: number, readonly name: string, readonly orderIndex: number }> } } | null };

export type AdminUpdateEnemyTypesMutationVariables = Exact<{
  input: UpdateEnemyTypesInput;
}>;


export type AdminUpdateEnemyTypesMutation = { readonly payload: { readonly records: ReadonlyArray<{ readonly revision: number, readonly id: string, readonly name: string, readonly shortName: string, readonly image: { readonly id: string } | null }> | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminDeleteEnemyTypesMutationVariables = Exact<{
  input: DeleteEnemyTypesInput;
}>;


export type AdminDeleteEnemyTypesMutation = { readonly payload: { readonly deletedIds: ReadonlyArray<string> | null, readonly auditEntries: ReadonlyArray<{ readonly id: string }> | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminRarityFragment = { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly colorHex: string, readonly flavorText: string, readonly image: { readonly id: string } | null, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> };

export type AdminRarityQueryVariables = Exact<{
  id: string;
}>;


export type AdminRarityQuery = { readonly admin: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly colorHex: string, readonly flavorText: string, readonly image: { readonly id: string } | null, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> } | null } | null };

export type AdminCreateRarityMutationVariables = Exact<{
  input: CreateRarityInput;
}>;


export type AdminCreateRarityMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly colorHex: string, readonly flavorText: string, readonly image: { readonly id: string } | null, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminUpdateRarityMutationVariables = Exact<{
  input: UpdateRarityInput;
}>;


export type AdminUpdateRarityMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly colorHex: string, readonly flavorText: string, readonly image: { readonly id: string } | null, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminDeleteRarityMutationVariables = Exact<{
  input: DeleteRarityInput;
}>;


export type AdminDeleteRarityMutation = { readonly payload: { readonly deletedId: string | null, readonly auditEntry: { readonly id: string } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminRaritiesToChangeQueryVariables = Exact<{
  ids: ReadonlyArray<string> | string;
}>;


export type AdminRaritiesToChangeQuery = { readonly admin: { readonly records: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly revision: number, readonly name: string }> } } | null };

export type AdminUpdateRaritiesMutationVariables = Exact<{
  input: UpdateRaritiesInput;
}>;


export type AdminUpdateRaritiesMutation = { readonly payload: { readonly records: ReadonlyArray<{ readonly revision: number, readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string, readonly image: { readonly id: string } | null }> | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminDeleteRaritiesMutationVariables = Exact<{
  input: DeleteRaritiesInput;
}>;


export type AdminDeleteRaritiesMutation = { readonly payload: { readonly deletedIds: ReadonlyArray<string> | null, readonly auditEntries: ReadonlyArray<{ readonly id: string }> | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminRegionFragment = { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly sequence: number, readonly requiredXp: number, readonly isVisible: boolean, readonly keyId: string | null, readonly rule: RegionRuleName | null, readonly flavorText: string, readonly image: { readonly id: string } | null, readonly animatedImage: { readonly id: string } | null, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> };

export type AdminRegionQueryVariables = Exact<{
  id: string;
}>;


export type AdminRegionQuery = { readonly admin: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly sequence: number, readonly requiredXp: number, readonly isVisible: boolean, readonly keyId: string | null, readonly rule: RegionRuleName | null, readonly flavorText: string, readonly image: { readonly id: string } | null, readonly animatedImage: { readonly id: string } | null, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> } | null } | null };

export type AdminCreateRegionMutationVariables = Exact<{
  input: CreateRegionInput;
}>;


export type AdminCreateRegionMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly sequence: number, readonly requiredXp: number, readonly isVisible: boolean, readonly keyId: string | null, readonly rule: RegionRuleName | null, readonly flavorText: string, readonly image: { readonly id: string } | null, readonly animatedImage: { readonly id: string } | null, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminUpdateRegionMutationVariables = Exact<{
  input: UpdateRegionInput;
}>;


export type AdminUpdateRegionMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly sequence: number, readonly requiredXp: number, readonly isVisible: boolean, readonly keyId: string | null, readonly rule: RegionRuleName | null, readonly flavorText: string, readonly image: { readonly id: string } | null, readonly animatedImage: { readonly id: string } | null, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminDeleteRegionMutationVariables = Exact<{
  input: DeleteRegionInput;
}>;


export type AdminDeleteRegionMutation = { readonly payload: { readonly deletedId: string | null, readonly auditEntry: { readonly id: string } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminRegionsToChangeQueryVariables = Exact<{
  ids: ReadonlyArray<string> | string;
}>;


export type AdminRegionsToChangeQuery = { readonly admin: { readonly records: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly revision: number, readonly name: string, readonly sequence: number, readonly requiredXp: number, readonly isVisible: boolean, readonly keyId: string | null, readonly rule: RegionRuleName | null }> } } | null };

export type AdminUpdateRegionsMutationVariables = Exact<{
  input: UpdateRegionsInput;
}>;


export type AdminUpdateRegionsMutation = { readonly payload: { readonly records: ReadonlyArray<{ readonly revision: number, readonly id: string, readonly name: string, readonly sequence: number, readonly isVisible: boolean, readonly image: { readonly id: string } | null }> | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminDeleteRegionsMutationVariables = Exact<{
  input: DeleteRegionsInput;
}>;


export type AdminDeleteRegionsMutation = { readonly payload: { readonly deletedIds: ReadonlyArray<string> | null, readonly auditEntries: ReadonlyArray<{ readonly id: string }> | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminHuntingGroundFragment = { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly flavorText: string, readonly isVisible: boolean, readonly sequence: number, readonly requiredXp: number, readonly keyId: string | null, readonly specialBaitItemIds: ReadonlyArray<string>, readonly regionId: string, readonly image: { readonly id: string } | null, readonly animatedImage: { readonly id: string } | null, readonly travelCost: ReadonlyArray<{ readonly currencyShortName: string, readonly value: number }>, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> };

export type AdminHuntingGroundQueryVariables = Exact<{
  id: string;
}>;


export type AdminHuntingGroundQuery = { readonly admin: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly flavorText: string, readonly isVisible: boolean, readonly sequence: number, readonly requiredXp: number, readonly keyId: string | null, readonly specialBaitItemIds: ReadonlyArray<string>, readonly regionId: string, readonly image: { readonly id: string } | null, readonly animatedImage: { readonly id: string } | null, readonly travelCost: ReadonlyArray<{ readonly currencyShortName: string, readonly value: number }>, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> } | null } | null };

export type AdminCreateHuntingGroundMutationVariables = Exact<{
  input: CreateHuntingGroundInput;
}>;


export type AdminCreateHuntingGroundMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly flavorText: string, readonly isVisible: boolean, readonly sequence: number, readonly requiredXp: number, readonly keyId: string | null, readonly specialBaitItemIds: ReadonlyArray<string>, readonly regionId: string, readonly image: { readonly id: string } | null, readonly animatedImage: { readonly id: string } | null, readonly travelCost: ReadonlyArray<{ readonly currencyShortName: string, readonly value: number }>, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminUpdateHuntingGroundMutationVariables = Exact<{
  input: UpdateHuntingGroundInput;
}>;


export type AdminUpdateHuntingGroundMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly flavorText: string, readonly isVisible: boolean, readonly sequence: number, readonly requiredXp: number, readonly keyId: string | null, readonly specialBaitItemIds: ReadonlyArray<string>, readonly regionId: string, readonly image: { readonly id: string } | null, readonly animatedImage: { readonly id: string } | null, readonly travelCost: ReadonlyArray<{ readonly currencyShortName: string, readonly value: number }>, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminDeleteHuntingGroundMutationVariables = Exact<{
  input: DeleteHuntingGroundInput;
}>;


export type AdminDeleteHuntingGroundMutation = { readonly payload: { readonly deletedId: string | null, readonly auditEntry: { readonly id: string } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminHuntingGroundsToChangeQueryVariables = Exact<{
  ids: ReadonlyArray<string> | string;
}>;


export type AdminHuntingGroundsToChangeQuery = { readonly admin: { readonly records: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly revision: number, readonly name: string, readonly isVisible: boolean, readonly sequence: number, readonly requiredXp: number, readonly keyId: string | null, readonly regionId: string }> } } | null };

export type AdminUpdateHuntingGroundsMutationVariables = Exact<{
  input: UpdateHuntingGroundsInput;
}>;


export type AdminUpdateHuntingGroundsMutation = { readonly payload: { readonly records: ReadonlyArray<{ readonly revision: number, readonly id: string, readonly name: string, readonly sequence: number, readonly specialBaitItemIds: ReadonlyArray<string>, readonly regionId: string, readonly image: { readonly id: string } | null }> | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminDeleteHuntingGroundsMutationVariables = Exact<{
  input: DeleteHuntingGroundsInput;
}>;


export type AdminDeleteHuntingGroundsMutation = { readonly payload: { readonly deletedIds: ReadonlyArray<string> | null, readonly auditEntries: ReadonlyArray<{ readonly id: string }> | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminHuntingTableFragment = { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly huntingGroundId: string, readonly sequence: number, readonly enemies: ReadonlyArray<{ readonly enemyId: string, readonly rangeMin: number, readonly rangeMax: number }> };

export type AdminHuntingTableQueryVariables = Exact<{
  id: string;
}>;


export type AdminHuntingTableQuery = { readonly admin: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly huntingGroundId: string, readonly sequence: number, readonly enemies: ReadonlyArray<{ readonly enemyId: string, readonly rangeMin: number, readonly rangeMax: number }> } | null } | null };

export type AdminCreateHuntingTableMutationVariables = Exact<{
  input: CreateHuntingTableInput;
}>;


export type AdminCreateHuntingTableMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly huntingGroundId: string, readonly sequence: number, readonly enemies: ReadonlyArray<{ readonly enemyId: string, readonly rangeMin: number, readonly rangeMax: number }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminUpdateHuntingTableMutationVariables = Exact<{
  input: UpdateHuntingTableInput;
}>;


export type AdminUpdateHuntingTableMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly huntingGroundId: string, readonly sequence: number, readonly enemies: ReadonlyArray<{ readonly enemyId: string, readonly rangeMin: number, readonly rangeMax: number }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminDeleteHuntingTableMutationVariables = Exact<{
  input: DeleteHuntingTableInput;
}>;


export type AdminDeleteHuntingTableMutation = { readonly payload: { readonly deletedId: string | null, readonly auditEntry: { readonly id: string } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminHuntingTablesToChangeQueryVariables = Exact<{
  ids: ReadonlyArray<string> | string;
}>;


export type AdminHuntingTablesToChangeQuery = { readonly admin: { readonly records: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly revision: number, readonly name: string, readonly huntingGroundId: string, readonly sequence: number }> } } | null };

export type AdminUpdateHuntingTablesMutationVariables = Exact<{
  input: UpdateHuntingTablesInput;
}>;


export type AdminUpdateHuntingTablesMutation = { readonly payload: { readonly records: ReadonlyArray<{ readonly revision: number, readonly id: string, readonly name: string, readonly huntingGroundId: string, readonly sequence: number, readonly enemies: ReadonlyArray<{ readonly enemyId: string, readonly rangeMin: number, readonly rangeMax: number }> }> | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminDeleteHuntingTablesMutationVariables = Exact<{
  input: DeleteHuntingTablesInput;
}>;


export type AdminDeleteHuntingTablesMutation = { readonly payload: { readonly deletedIds: ReadonlyArray<string> | null, readonly auditEntries: ReadonlyArray<{ readonly id: string }> | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminCurrencyFragment = { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly flavorText: string, readonly orderIndex: number, readonly image: { readonly id: string } | null, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> };

export type AdminCurrencyQueryVariables = Exact<{
  id: string;
}>;


export type AdminCurrencyQuery = { readonly admin: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly flavorText: string, readonly orderIndex: number, readonly image: { readonly id: string } | null, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> } | null } | null };

export type AdminCreateCurrencyMutationVariables = Exact<{
  input: CreateCurrencyInput;
}>;


export type AdminCreateCurrencyMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly flavorText: string, readonly orderIndex: number, readonly image: { readonly id: string } | null, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminUpdateCurrencyMutationVariables = Exact<{
  input: UpdateCurrencyInput;
}>;


export type AdminUpdateCurrencyMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly flavorText: string, readonly orderIndex: number, readonly image: { readonly id: string } | null, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminDeleteCurrencyMutationVariables = Exact<{
  input: DeleteCurrencyInput;
}>;


export type AdminDeleteCurrencyMutation = { readonly payload: { readonly deletedId: string | null, readonly auditEntry: { readonly id: string } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminCurrenciesToChangeQueryVariables = Exact<{
  ids: ReadonlyArray<string> | string;
}>;


export type AdminCurrenciesToChangeQuery = { readonly admin: { readonly records: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly revision: number, readonly name: string, readonly orderIndex: number }> } } | null };

export type AdminUpdateCurrenciesMutationVariables = Exact<{
  input: UpdateCurrenciesInput;
}>;


export type AdminUpdateCurrenciesMutation = { readonly payload: { readonly records: ReadonlyArray<{ readonly revision: number, readonly id: string, readonly name: string, readonly singularName: string, readonly shortName: string, readonly image: { readonly id: string } | null }> | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminDeleteCurrenciesMutationVariables = Exact<{
  input: DeleteCurrenciesInput;
}>;


export type AdminDeleteCurrenciesMutation = { readonly payload: { readonly deletedIds: ReadonlyArray<string> | null, readonly auditEntries: ReadonlyArray<{ readonly id: string }> | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminStatFragment = { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly statType: StatRecordType, readonly procTypeId: string | null, readonly procEventTypeId: string | null, readonly affectedCreatureTypeId: string | null, readonly damageTypeId: string | null, readonly isYesNo: boolean, readonly rarityId: string | null, readonly orderIndex: number, readonly flavorText: string, readonly unitSymbol: string, readonly image: { readonly id: string } | null, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> };

export type AdminStatQueryVariables = Exact<{
  id: string;
}>;


export type AdminStatQuery = { readonly admin: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly statType: StatRecordType, readonly procTypeId: string | null, readonly procEventTypeId: string | null, readonly affectedCreatureTypeId: string | null, readonly damageTypeId: string | null, readonly isYesNo: boolean, readonly rarityId: string | null, readonly orderIndex: number, readonly flavorText: string, readonly unitSymbol: string, readonly image: { readonly id: string } | null, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> } | null } | null };

export type AdminCreateStatMutationVariables = Exact<{
  input: CreateStatInput;
}>;


export type AdminCreateStatMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly statType: StatRecordType, readonly procTypeId: string | null, readonly procEventTypeId: string | null, readonly affectedCreatureTypeId: string | null, readonly damageTypeId: string | null, readonly isYesNo: boolean, readonly rarityId: string | null, readonly orderIndex: number, readonly flavorText: string, readonly unitSymbol: string, readonly image: { readonly id: string } | null, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminUpdateStatMutationVariables = Exact<{
  input: UpdateStatInput;
}>;


export type AdminUpdateStatMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly statType: StatRecordType, readonly procTypeId: string | null, readonly procEventTypeId: string | null, readonly affectedCreatureTypeId: string | null, readonly damageTypeId: string | null, readonly isYesNo: boolean, readonly rarityId: string | null, readonly orderIndex: number, readonly flavorText: string, readonly unitSymbol: string, readonly image: { readonly id: string } | null, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminDeleteStatMutationVariables = Exact<{
  input: DeleteStatInput;
}>;


export type AdminDeleteStatMutation = { readonly payload: { readonly deletedId: string | null, readonly auditEntry: { readonly id: string } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminStatsToChangeQueryVariables = Exact<{
  ids: ReadonlyArray<string> | string;
}>;


export type AdminStatsToChangeQuery = { readonly admin: { readonly records: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly revision: number, readonly name: string, readonly statType: StatRecordType, readonly procTypeId: string | null, readonly procEventTypeId: string | null, readonly affectedCreatureTypeId: string | null, readonly damageTypeId: string | null, readonly isYesNo: boolean, readonly rarityId: string | null, readonly orderIndex: number }> } } | null };

export type AdminUpdateStatsMutationVariables = Exact<{
  input: UpdateStatsInput;
}>;


export type AdminUpdateStatsMutation = { readonly payload: { readonly records: ReadonlyArray<{ readonly revision: number, readonly id: string, readonly name: string, readonly shortName: string, readonly statType: StatRecordType, readonly isYesNo: boolean, readonly unitSymbol: string, readonly image: { readonly id: string } | null }> | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminDeleteStatsMutationVariables = Exact<{
  input: DeleteStatsInput;
}>;


export type AdminDeleteStatsMutation = { readonly payload: { readonly deletedIds: ReadonlyArray<string> | null, readonly auditEntries: ReadonlyArray<{ readonly id: string }> | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminProcTypeFragment = { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly image: { readonly id: string } | null, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> };

export type AdminProcTypeQueryVariables = Exact<{
  id: string;
}>;


export type AdminProcTypeQuery = { readonly admin: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly image: { readonly id: string } | null, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> } | null } | null };

export type AdminCreateProcTypeMutationVariables = Exact<{
  input: CreateProcTypeInput;
}>;


export type AdminCreateProcTypeMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly image: { readonly id: string } | null, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminUpdateProcTypeMutationVariables = Exact<{
  input: UpdateProcTypeInput;
}>;


export type AdminUpdateProcTypeMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly image: { readonly id: string } | null, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminDeleteProcTypeMutationVariables = Exact<{
  input: DeleteProcTypeInput;
}>;


export type AdminDeleteProcTypeMutation = { readonly payload: { readonly deletedId: string | null, readonly auditEntry: { readonly id: string } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminProcTypesToChangeQueryVariables = Exact<{
  ids: ReadonlyArray<string> | string;
}>;


export type AdminProcTypesToChangeQuery = { readonly admin: { readonly records: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly revision: number, readonly name: string }> } } | null };

export type AdminUpdateProcTypesMutationVariables = Exact<{
  input: UpdateProcTypesInput;
}>;


export type AdminUpdateProcTypesMutation = { readonly payload: { readonly records: ReadonlyArray<{ readonly revision: number, readonly id: string, readonly name: string, readonly shortName: string, readonly image: { readonly id: string } | null }> | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminDeleteProcTypesMutationVariables = Exact<{
  input: DeleteProcTypesInput;
}>;


export type AdminDeleteProcTypesMutation = { readonly payload: { readonly deletedIds: ReadonlyArray<string> | null, readonly auditEntries: ReadonlyArray<{ readonly id: string }> | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminDamageTypeFragment = { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly colorHex: string, readonly image: { readonly id: string } | null, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> };

export type AdminDamageTypeQueryVariables = Exact<{
  id: string;
}>;


export type AdminDamageTypeQuery = { readonly admin: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly colorHex: string, readonly image: { readonly id: string } | null, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> } | null } | null };

export type AdminCreateDamageTypeMutationVariables = Exact<{
  input: CreateDamageTypeInput;
}>;


export type AdminCreateDamageTypeMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly colorHex: string, readonly image: { readonly id: string } | null, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminUpdateDamageTypeMutationVariables = Exact<{
  input: UpdateDamageTypeInput;
}>;


export type AdminUpdateDamageTypeMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly colorHex: string, readonly image: { readonly id: string } | null, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminDeleteDamageTypeMutationVariables = Exact<{
  input: DeleteDamageTypeInput;
}>;


export type AdminDeleteDamageTypeMutation = { readonly payload: { readonly deletedId: string | null, readonly auditEntry: { readonly id: string } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminDamageTypesToChangeQueryVariables = Exact<{
  ids: ReadonlyArray<string> | string;
}>;


export type AdminDamageTypesToChangeQuery = { readonly admin: { readonly records: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly revision: number, readonly name: string }> } } | null };

export type AdminUpdateDamageTypesMutationVariables = Exact<{
  input: UpdateDamageTypesInput;
}>;


export type AdminUpdateDamageTypesMutation = { readonly payload: { readonly records: ReadonlyArray<{ readonly revision: number, readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string, readonly image: { readonly id: string } | null }> | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminDeleteDamageTypesMutationVariables = Exact<{
  input: DeleteDamageTypesInput;
}>;


export type AdminDeleteDamageTypesMutation = { readonly payload: { readonly deletedIds: ReadonlyArray<string> | null, readonly auditEntries: ReadonlyArray<{ readonly id: string }> | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminProcEventTypeFragment = { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly image: { readonly id: string } | null, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> };

export type AdminProcEventTypeQueryVariables = Exact<{
  id: string;
}>;


export type AdminProcEventTypeQuery = { readonly admin: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly image: { readonly id: string } | null, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> } | null } | null };

export type AdminCreateProcEventTypeMutationVariables = Exact<{
  input: CreateProcEventTypeInput;
}>;


export type AdminCreateProcEventTypeMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly image: { readonly id: string } | null, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminUpdateProcEventTypeMutationVariables = Exact<{
  input: UpdateProcEventTypeInput;
}>;


export type AdminUpdateProcEventTypeMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly image: { readonly id: string } | null, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminDeleteProcEventTypeMutationVariables = Exact<{
  input: DeleteProcEventTypeInput;
}>;


export type AdminDeleteProcEventTypeMutation = { readonly payload: { readonly deletedId: string | null, readonly auditEntry: { readonly id: string } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminProcEventTypesToChangeQueryVariables = Exact<{
  ids: ReadonlyArray<string> | string;
}>;


export type AdminProcEventTypesToChangeQuery = { readonly admin: { readonly records: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly revision: number, readonly name: string }> } } | null };

export type AdminUpdateProcEventTypesMutationVariables = Exact<{
  input: UpdateProcEventTypesInput;
}>;


export type AdminUpdateProcEventTypesMutation = { readonly payload: { readonly records: ReadonlyArray<{ readonly revision: number, readonly id: string, readonly name: string, readonly shortName: string, readonly image: { readonly id: string } | null }> | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminDeleteProcEventTypesMutationVariables = Exact<{
  input: DeleteProcEventTypesInput;
}>;


export type AdminDeleteProcEventTypesMutation = { readonly payload: { readonly deletedIds: ReadonlyArray<string> | null, readonly auditEntries: ReadonlyArray<{ readonly id: string }> | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminRankFragment = { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly xp: number, readonly rewardItemId: string | null, readonly coffinCharges: number, readonly flavorText: string, readonly image: { readonly id: string } | null, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> };

export type AdminRankQueryVariables = Exact<{
  id: string;
}>;


export type AdminRankQuery = { readonly admin: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly xp: number, readonly rewardItemId: string | null, readonly coffinCharges: number, readonly flavorText: string, readonly image: { readonly id: string } | null, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> } | null } | null };

export type AdminCreateRankMutationVariables = Exact<{
  input: CreateRankInput;
}>;


export type AdminCreateRankMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly xp: number, readonly rewardItemId: string | null, readonly coffinCharges: number, readonly flavorText: string, readonly image: { readonly id: string } | null, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminUpdateRankMutationVariables = Exact<{
  input: UpdateRankInput;
}>;


export type AdminUpdateRankMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly xp: number, readonly rewardItemId: string | null, readonly coffinCharges: number, readonly flavorText: string, readonly image: { readonly id: string } | null, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminDeleteRankMutationVariables = Exact<{
  input: DeleteRankInput;
}>;


export type AdminDeleteRankMutation = { readonly payload: { readonly deletedId: string | null, readonly auditEntry: { readonly id: string } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminRanksToChangeQueryVariables = Exact<{
  ids: ReadonlyArray<string> | string;
}>;


export type AdminRanksToChangeQuery = { readonly admin: { readonly records: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly revision: number, readonly name: string, readonly xp: number, readonly rewardItemId: string | null, readonly coffinCharges: number }> } } | null };

export type AdminUpdateRanksMutationVariables = Exact<{
  input: UpdateRanksInput;
}>;


export type AdminUpdateRanksMutation = { readonly payload: { readonly records: ReadonlyArray<{ readonly revision: number, readonly id: string, readonly name: string, readonly xp: number, readonly image: { readonly id: string } | null }> | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminDeleteRanksMutationVariables = Exact<{
  input: DeleteRanksInput;
}>;


export type AdminDeleteRanksMutation = { readonly payload: { readonly deletedIds: ReadonlyArray<string> | null, readonly auditEntries: ReadonlyArray<{ readonly id: string }> | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminPremiumPackageFragment = { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly month: number, readonly year: number, readonly subscriptionLevel: SubscriptionLevel | null, readonly category: PremiumPackageCategory | null, readonly isVisible: boolean, readonly flavorText: string, readonly priceUsd: { readonly cents: number, readonly currency: MoneyCurrency }, readonly image: { readonly id: string } | null, readonly animatedImage: { readonly id: string } | null, readonly items: ReadonlyArray<{ readonly itemId: string, readonly amount: number }>, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> };

export type AdminPremiumPackageQueryVariables = Exact<{
  id: string;
}>;


export type AdminPremiumPackageQuery = { readonly admin: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly month: number, readonly year: number, readonly subscriptionLevel: SubscriptionLevel | null, readonly category: PremiumPackageCategory | null, readonly isVisible: boolean, readonly flavorText: string, readonly priceUsd: { readonly cents: number, readonly currency: MoneyCurrency }, readonly image: { readonly id: string } | null, readonly animatedImage: { readonly id: string } | null, readonly items: ReadonlyArray<{ readonly itemId: string, readonly amount: number }>, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> } | null } | null };

export type AdminCreatePremiumPackageMutationVariables = Exact<{
  input: CreatePremiumPackageInput;
}>;


export type AdminCreatePremiumPackageMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly month: number, readonly year: number, readonly subscriptionLevel: SubscriptionLevel | null, readonly category: PremiumPackageCategory | null, readonly isVisible: boolean, readonly flavorText: string, readonly priceUsd: { readonly cents: number, readonly currency: MoneyCurrency }, readonly image: { readonly id: string } | null, readonly animatedImage: { readonly id: string } | null, readonly items: ReadonlyArray<{ readonly itemId: string, readonly amount: number }>, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminUpdatePremiumPackageMutationVariables = Exact<{
  input: UpdatePremiumPackageInput;
}>;


export type AdminUpdatePremiumPackageMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly month: number, readonly year: number, readonly subscriptionLevel: SubscriptionLevel | null, readonly category: PremiumPackageCategory | null, readonly isVisible: boolean, readonly flavorText: string, readonly priceUsd: { readonly cents: number, readonly currency: MoneyCurrency }, readonly image: { readonly id: string } | null, readonly animatedImage: { readonly id: string } | null, readonly items: ReadonlyArray<{ readonly itemId: string, readonly amount: number }>, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminDeletePremiumPackageMutationVariables = Exact<{
  input: DeletePremiumPackageInput;
}>;


export type AdminDeletePremiumPackageMutation = { readonly payload: { readonly deletedId: string | null, readonly auditEntry: { readonly id: string } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminPremiumPackagesToChangeQueryVariables = Exact<{
  ids: ReadonlyArray<string> | string;
}>;


export type AdminPremiumPackagesToChangeQuery = { readonly admin: { readonly records: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly revision: number, readonly name: string, readonly month: number, readonly year: number, readonly subscriptionLevel: SubscriptionLevel | null, readonly category: PremiumPackageCategory | null, readonly isVisible: boolean }> } } | null };

export type AdminUpdatePremiumPackagesMutationVariables = Exact<{
  input: UpdatePremiumPackagesInput;
}>;


export type AdminUpdatePremiumPackagesMutation = { readonly payload: { readonly records: ReadonlyArray<{ readonly revision: number, readonly id: string, readonly name: string, readonly isVisible: boolean, readonly priceUsd: { readonly cents: number, readonly currency: MoneyCurrency }, readonly image: { readonly id: string } | null }> | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminDeletePremiumPackagesMutationVariables = Exact<{
  input: DeletePremiumPackagesInput;
}>;


export type AdminDeletePremiumPackagesMutation = { readonly payload: { readonly deletedIds: ReadonlyArray<string> | null, readonly auditEntries: ReadonlyArray<{ readonly id: string }> | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminNewsPostFragment = { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly header: string, readonly message: string, readonly publishedAt: string, readonly rewardItemId: string | null, readonly name: string, readonly sequence: number, readonly keyId: string | null, readonly requiredXp: number, readonly image: { readonly id: string } | null, readonly animatedImage: { readonly id: string } | null, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> };

export type AdminNewsPostQueryVariables = Exact<{
  id: string;
}>;


export type AdminNewsPostQuery = { readonly admin: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly header: string, readonly message: string, readonly publishedAt: string, readonly rewardItemId: string | null, readonly name: string, readonly sequence: number, readonly keyId: string | null, readonly requiredXp: number, readonly image: { readonly id: string } | null, readonly animatedImage: { readonly id: string } | null, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> } | null } | null };

export type AdminCreateNewsPostMutationVariables = Exact<{
  input: CreateNewsPostInput;
}>;


export type AdminCreateNewsPostMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly header: string, readonly message: string, readonly publishedAt: string, readonly rewardItemId: string | null, readonly name: string, readonly sequence: number, readonly keyId: string | null, readonly requiredXp: number, readonly image: { readonly id: string } | null, readonly animatedImage: { readonly id: string } | null, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminUpdateNewsPostMutationVariables = Exact<{
  input: UpdateNewsPostInput;
}>;


export type AdminUpdateNewsPostMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly header: string, readonly message: string, readonly publishedAt: string, readonly rewardItemId: string | null, readonly name: string, readonly sequence: number, readonly keyId: string | null, readonly requiredXp: number, readonly image: { readonly id: string } | null, readonly animatedImage: { readonly id: string } | null, readonly translations: ReadonlyArray<{ readonly language: TranslationLanguage, readonly field: string, readonly text: string, readonly original: string, readonly isOutdated: boolean }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminDeleteNewsPostMutationVariables = Exact<{
  input: DeleteNewsPostInput;
}>;


export type AdminDeleteNewsPostMutation = { readonly payload: { readonly deletedId: string | null, readonly auditEntry: { readonly id: string } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminNewsPostsToChangeQueryVariables = Exact<{
  ids: ReadonlyArray<string> | string;
}>;


export type AdminNewsPostsToChangeQuery = { readonly admin: { readonly records: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly revision: number, readonly rewardItemId: string | null, readonly sequence: number, readonly keyId: string | null, readonly requiredXp: number, readonly name: string }> } } | null };

export type AdminUpdateNewsPostsMutationVariables = Exact<{
  input: UpdateNewsPostsInput;
}>;


export type AdminUpdateNewsPostsMutation = { readonly payload: { readonly records: ReadonlyArray<{ readonly revision: number, readonly id: string, readonly publishedAt: string, readonly name: string, readonly image: { readonly id: string } | null }> | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminDeleteNewsPostsMutationVariables = Exact<{
  input: DeleteNewsPostsInput;
}>;


export type AdminDeleteNewsPostsMutation = { readonly payload: { readonly deletedIds: ReadonlyArray<string> | null, readonly auditEntries: ReadonlyArray<{ readonly id: string }> | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminImagesQueryVariables = Exact<{
  search?: string | null | undefined;
  isMoving?: boolean | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type AdminImagesQuery = { readonly admin: { readonly records: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly contentType: string, readonly uploadedAt: string | null, readonly titles: ReadonlyArray<string>, readonly image: { readonly id: string } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } } | null };

export type AdminRestoreRecordMutationVariables = Exact<{
  input: RestoreRecordInput;
}>;


export type AdminRestoreRecordMutation = { readonly payload: { readonly kind: RecordKind | null, readonly recordId: string | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminRestoreRecordsMutationVariables = Exact<{
  input: RestoreRecordsInput;
}>;


export type AdminRestoreRecordsMutation = { readonly payload: { readonly kind: RecordKind | null, readonly recordIds: ReadonlyArray<string> | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null, readonly laterChanges: ReadonlyArray<{ readonly action: AuditAction, readonly changedAt: string, readonly actor: { readonly name: string } | null, readonly changes: ReadonlyArray<{ readonly field: string }>, readonly subject: { readonly title: string } }> }> } | null };

export type AdminRecordContextQueryVariables = Exact<{
  kind: RecordKind;
  id: string;
}>;


export type AdminRecordContextQuery = { readonly admin: { readonly problems: ReadonlyArray<{ readonly field: ReadonlyArray<string>, readonly message: string }>, readonly users: ReadonlyArray<{ readonly kind: RecordKind | null, readonly recordId: string | null, readonly title: string, readonly field: ReadonlyArray<string> }> } | null };

export type AdminRecordUsageQueryVariables = Exact<{
  kind: RecordKind;
  id: string;
}>;


export type AdminRecordUsageQuery = { readonly admin: { readonly users: ReadonlyArray<{ readonly kind: RecordKind | null, readonly recordId: string | null, readonly title: string, readonly field: ReadonlyArray<string> }>, readonly usage: ReadonlyArray<{ readonly reason: RecordUsageReason, readonly count: number, readonly amount: number | null, readonly isBlocking: boolean }> } | null };

export type AdminRecordUserFragment = { readonly kind: RecordKind | null, readonly recordId: string | null, readonly title: string, readonly field: ReadonlyArray<string> };

export const AdminReviewedAppFragmentDoc = gql`
    fragment AdminReviewedApp on ReviewedApp {
  app {
    id
    revision
    name
    description
    website
    redirectUris
    scopes
    isConfidential
    state
    reason
    createdAt
  }
  owner {
    id
    name
  }
}
    ` as unknown as DocumentNode<AdminReviewedAppFragment, unknown>;
export const AdminAuditEntryFragmentDoc = gql`
    fragment AdminAuditEntry on AuditEntry {
  id
  changedAt
  actor {
    accountId
    name
    role
  }
  token {
    name
  }
  action
  subject {
    type
    id
    title
  }
  changes {
    field
    before
    after
    records {
      id
      title
    }
  }
  reason
  restorableStates
}
    ` as unknown as DocumentNode<AdminAuditEntryFragment, unknown>;
export const AdminIncidentUpdateFragmentDoc = gql`
    fragment AdminIncidentUpdate on SiteIncidentUpdate {
  id
  revision
  postedAt
  editedAt
  state
  text {
    en
    de
  }
}
    ` as unknown as DocumentNode<AdminIncidentUpdateFragment, unknown>;
export const AdminIncidentFragmentDoc = gql`
    fragment AdminIncident on SiteIncident {
  id
  revision
  title {
    en
    de
  }
  text {
    en
    de
  }
  components
  initialState
  state
  phase
  startedAt
  plannedStartAt
  plannedEndAt
  resolvedAt
  updates {
    ...AdminIncidentUpdate
  }
}
    ` as unknown as DocumentNode<AdminIncidentFragment, unknown>;
export const AdminSettingsFragmentDoc = gql`
    fragment AdminSettings on GameSettings {
  autoHuntBacklogHours
  missionHuntingGround {
    id
    region {
      id
    }
  }
}
    ` as unknown as DocumentNode<AdminSettingsFragment, unknown>;
export const AdminRemoteVersionFragmentDoc = gql`
    fragment AdminRemoteVersion on RemoteVersion {
  remote
  version
  state
  share
  address
  commit
  operationCount
  previewPath
  requirements {
    module
    range
  }
  deployedAt
  deployedBy
  changedAt
  changedBy
  reason
  isGuarded
  guard
  errorCount
  health {
    failed
    networks
    vitals {
      vital
      p75
      pages
    }
  }
  withdrawal {
    cause
    failed
    networks
    otherVersion
    otherFailed
    otherNetworks
    formerState
    formerShare
  }
}
    ` as unknown as DocumentNode<AdminRemoteVersionFragment, unknown>;
export const AdminRemoteOwnBuildFragmentDoc = gql`
    fragment AdminRemoteOwnBuild on RemoteOwnBuild {
  remote
  version
  errorCount
}
    ` as unknown as DocumentNode<AdminRemoteOwnBuildFragment, unknown>;
export const AdminRemoteErrorFragmentDoc = gql`
    fragment AdminRemoteError on RemoteError {
  fingerprint
  name
  origin
  pages
  firstAt
  lastAt
  frames {
    file
    line
    column
    source {
      file
      line
      column
      firstLine
      lines
    }
  }
}
    ` as unknown as DocumentNode<AdminRemoteErrorFragment, unknown>;
export const AdminPaymentFragmentDoc = gql`
    fragment AdminPayment on Payment {
  id
  packageName
  subscriptionLevel
  status
  createdAt
  isGift
  buyer {
    id
    name
  }
  recipient {
    id
    name
  }
  isCancellable
  items {
    amount
    item {
      id
      name
    }
  }
  charges {
    id
    amount {
      cents
    }
    refunded {
      cents
    }
    status
    paidAt
    missing {
      amount
      item {
        id
        name
      }
    }
  }
}
    ` as unknown as DocumentNode<AdminPaymentFragment, unknown>;
export const AdminUserDetailsFragmentDoc = gql`
    fragment AdminUserDetails on User {
  id
  revision
  name
  email
  role
  roleBeforeBan
  ban {
    reason
    bannedAt
  }
  patreonType
  registeredAt
  activatedAt
  hasSecondFactor
  isChangeable
  hasPlayed
  xp
  currentRank {
    id
    name
  }
  spending {
    total {
      cents
    }
    refunded {
      cents
    }
    reversedChargeCount
  }
  banCount
  sessions {
    openedAt
    expiresAt
  }
  currencies {
    amount
    currency {
      id
      name
      shortName
      image {
        id
      }
    }
  }
}
    ` as unknown as DocumentNode<AdminUserDetailsFragment, unknown>;
export const AdminRecordErrorFragmentDoc = gql`
    fragment AdminRecordError on RecordUserError {
  code
  message
  field
  laterChanges {
    action
    changedAt
    actor {
      name
    }
    changes {
      field
    }
    subject {
      title
    }
  }
}
    ` as unknown as DocumentNode<AdminRecordErrorFragment, unknown>;
export const AdminItemRowFragmentDoc = gql`
    fragment AdminItemRow on ItemRecord {
  id
  name
  itemTypeId
  rarityId
  image {
    id
  }
  isVisible
}
    ` as unknown as DocumentNode<AdminItemRowFragment, unknown>;
export const AdminItemTypeRowFragmentDoc = gql`
    fragment AdminItemTypeRow on ItemTypeRecord {
  id
  name
  shortName
  isEquipment
  image {
    id
  }
}
    ` as unknown as DocumentNode<AdminItemTypeRowFragment, unknown>;
export const AdminEnemyRowFragmentDoc = gql`
    fragment AdminEnemyRow on EnemyRecord {
  id
  name
  enemyTypeId
  rarityId
  image {
    id
  }
  isVisible
}
    ` as unknown as DocumentNode<AdminEnemyRowFragment, unknown>;
export const AdminEnemyTypeRowFragmentDoc = gql`
    fragment AdminEnemyTypeRow on EnemyTypeRecord {
  id
  name
  shortName
  image {
    id
  }
}
    ` as unknown as DocumentNode<AdminEnemyTypeRowFragment, unknown>;
export const AdminRarityRowFragmentDoc = gql`
    fragment AdminRarityRow on RarityRecord {
  id
  name
  shortName
  colorHex
  image {
    id
  }
}
    ` as unknown as DocumentNode<AdminRarityRowFragment, unknown>;
export const AdminRegionRowFragmentDoc = gql`
    fragment AdminRegionRow on RegionRecord {
  id
  name
  image {
    id
  }
  sequence
  isVisible
}
    ` as unknown as DocumentNode<AdminRegionRowFragment, unknown>;
export const AdminHuntingGroundRowFragmentDoc = gql`
    fragment AdminHuntingGroundRow on HuntingGroundRecord {
  id
  name
  image {
    id
  }
  sequence
  specialBaitItemIds
  regionId
}
    ` as unknown as DocumentNode<AdminHuntingGroundRowFragment, unknown>;
export const AdminHuntingTableRowFragmentDoc = gql`
    fragment AdminHuntingTableRow on HuntingTableRecord {
  id
  name
  huntingGroundId
  sequence
  enemies {
    enemyId
    rangeMin
    rangeMax
  }
}
    ` as unknown as DocumentNode<AdminHuntingTableRowFragment, unknown>;
export const AdminCurrencyRowFragmentDoc = gql`
    fragment AdminCurrencyRow on CurrencyRecord {
  id
  name
  singularName
  shortName
  image {
    id
  }
}
    ` as unknown as DocumentNode<AdminCurrencyRowFragment, unknown>;
export const AdminStatRowFragmentDoc = gql`
    fragment AdminStatRow on StatRecord {
  id
  name
  shortName
  statType
  isYesNo
  image {
    id
  }
  unitSymbol
}
    ` as unknown as DocumentNode<AdminStatRowFragment, unknown>;
export const AdminProcTypeRowFragmentDoc = gql`
    fragment AdminProcTypeRow on ProcTypeRecord {
  id
  name
  shortName
  image {
    id
  }
}
    ` as unknown as DocumentNode<AdminProcTypeRowFragment, unknown>;
export const AdminDamageTypeRowFragmentDoc = gql`
    fragment AdminDamageTypeRow on DamageTypeRecord {
  id
  name
  shortName
  colorHex
  image {
    id
  }
}
    ` as unknown as DocumentNode<AdminDamageTypeRowFragment, unknown>;
export const AdminProcEventTypeRowFragmentDoc = gql`
    fragment AdminProcEventTypeRow on ProcEventTypeRecord {
  id
  name
  shortName
  image {
    id
  }
}
    ` as unknown as DocumentNode<AdminProcEventTypeRowFragment, unknown>;
export const AdminRankRowFragmentDoc = gql`
    fragment AdminRankRow on RankRecord {
  id
  name
  xp
  image {
    id
  }
}
    ` as unknown as DocumentNode<AdminRankRowFragment, unknown>;
export const AdminPremiumPackageRowFragmentDoc = gql`
    fragment AdminPremiumPackageRow on PremiumPackageRecord {
  id
  name
  priceUsd {
    cents
    currency
  }
  isVisible
  image {
    id
  }
}
    ` as unknown as DocumentNode<AdminPremiumPackageRowFragment, unknown>;
export const AdminNewsPostRowFragmentDoc = gql`
    fragment AdminNewsPostRow on NewsPostRecord {
  id
  name: header
  image {
    id
  }
  publishedAt
}
    ` as unknown as DocumentNode<AdminNewsPostRowFragment, unknown>;
export const AdminTranslationFragmentDoc = gql`
    fragment AdminTranslation on RecordTranslation {
  language
  field
  text
  original
  isOutdated
}
    ` as unknown as DocumentNode<AdminTranslationFragment, unknown>;
export const AdminItemFragmentDoc = gql`
    fragment AdminItem on ItemRecord {
  id
  revision
  updatedAt
  name
  itemTypeId
  creatureTypeId
  trophyItemIds
  canAttractEnemyTypeId
  canAttractEnemyId
  rarityId
  image {
    id
  }
  animatedImage {
    id
  }
  flavorText
  isVisible
  requiredXp
  price {
    currencyShortName
    value
  }
  refund {
    currencyShortName
    value
  }
  isBuyable
  isInPremiumShop
  requiredSubscription
  stats {
    statShortName
    valueFrom
    valueTo
    procPercent
  }
  isUnique
  craftingMaterials {
    itemId
    amount
  }
  isTransferable
  translations {
    ...AdminTranslation
  }
}
    ` as unknown as DocumentNode<AdminItemFragment, unknown>;
export const AdminItemTypeFragmentDoc = gql`
    fragment AdminItemType on ItemTypeRecord {
  id
  revision
  updatedAt
  name
  shortName
  slotCount
  isEquipment
  countsWhileOwned
  orderIndex
  image {
    id
  }
  translations {
    ...AdminTranslation
  }
}
    ` as unknown as DocumentNode<AdminItemTypeFragment, unknown>;
export const AdminEnemyFragmentDoc = gql`
    fragment AdminEnemy on EnemyRecord {
  id
  revision
  updatedAt
  name
  enemyTypeId
  rarityId
  image {
    id
  }
  animatedImage {
    id
  }
  flavorText
  isVisible
  xp
  currencies {
    currencyShortName
    value
  }
  refund {
    currencyShortName
    value
  }
  stats {
    statShortName
    value
    valueTo
    procPercent
  }
  equipment {
    items {
      itemType
      itemId
    }
  }
  loot {
    itemId
    dropChance
    amountMin
    amountMax
  }
  translations {
    ...AdminTranslation
  }
}
    ` as unknown as DocumentNode<AdminEnemyFragment, unknown>;
export const AdminEnemyTypeFragmentDoc = gql`
    fragment AdminEnemyType on EnemyTypeRecord {
  id
  revision
  updatedAt
  name
  shortName
  orderIndex
  image {
    id
  }
  translations {
    ...AdminTranslation
  }
}
    ` as unknown as DocumentNode<AdminEnemyTypeFragment, unknown>;
export const AdminRarityFragmentDoc = gql`
    fragment AdminRarity on RarityRecord {
  id
  revision
  updatedAt
  name
  shortName
  colorHex
  flavorText
  image {
    id
  }
  translations {
    ...AdminTranslation
  }
}
    ` as unknown as DocumentNode<AdminRarityFragment, unknown>;
export const AdminRegionFragmentDoc = gql`
    fragment AdminRegion on RegionRecord {
  id
  revision
  updatedAt
  name
  image {
    id
  }
  animatedImage {
    id
  }
  sequence
  requiredXp
  isVisible
  keyId
  rule
  flavorText
  translations {
    ...AdminTranslation
  }
}
    ` as unknown as DocumentNode<AdminRegionFragment, unknown>;
export const AdminHuntingGroundFragmentDoc = gql`
    fragment AdminHuntingGround on HuntingGroundRecord {
  id
  revision
  updatedAt
  name
  flavorText
  image {
    id
  }
  animatedImage {
    id
  }
  isVisible
  sequence
  requiredXp
  travelCost {
    currencyShortName
    value
  }
  keyId
  specialBaitItemIds
  regionId
  translations {
    ...AdminTranslation
  }
}
    ` as unknown as DocumentNode<AdminHuntingGroundFragment, unknown>;
export const AdminHuntingTableFragmentDoc = gql`
    fragment AdminHuntingTable on HuntingTableRecord {
  id
  revision
  updatedAt
  name
  huntingGroundId
  sequence
  enemies {
    enemyId
    rangeMin
    rangeMax
  }
}
    ` as unknown as DocumentNode<AdminHuntingTableFragment, unknown>;
export const AdminCurrencyFragmentDoc = gql`
    fragment AdminCurrency on CurrencyRecord {
  id
  revision
  updatedAt
  name
  singularName
  shortName
  flavorText
  orderIndex
  image {
    id
  }
  translations {
    ...AdminTranslation
  }
}
    ` as unknown as DocumentNode<AdminCurrencyFragment, unknown>;
export const AdminStatFragmentDoc = gql`
    fragment AdminStat on StatRecord {
  id
  revision
  updatedAt
  name
  shortName
  statType
  procTypeId
  procEventTypeId
  affectedCreatureTypeId
  damageTypeId
  isYesNo
  rarityId
  orderIndex
  image {
    id
  }
  flavorText
  unitSymbol
  translations {
    ...AdminTranslation
  }
}
    ` as unknown as DocumentNode<AdminStatFragment, unknown>;
export const AdminProcTypeFragmentDoc = gql`
    fragment AdminProcType on ProcTypeRecord {
  id
  revision
  updatedAt
  name
  shortName
  image {
    id
  }
  translations {
    ...AdminTranslation
  }
}
    ` as unknown as DocumentNode<AdminProcTypeFragment, unknown>;
export const AdminDamageTypeFragmentDoc = gql`
    fragment AdminDamageType on DamageTypeRecord {
  id
  revision
  updatedAt
  name
  shortName
  colorHex
  image {
    id
  }
  translations {
    ...AdminTranslation
  }
}
    ` as unknown as DocumentNode<AdminDamageTypeFragment, unknown>;
export const AdminProcEventTypeFragmentDoc = gql`
    fragment AdminProcEventType on ProcEventTypeRecord {
  id
  revision
  updatedAt
  name
  shortName
  image {
    id
  }
  translations {
    ...AdminTranslation
  }
}
    ` as unknown as DocumentNode<AdminProcEventTypeFragment, unknown>;
export const AdminRankFragmentDoc = gql`
    fragment AdminRank on RankRecord {
  id
  revision
  updatedAt
  name
  xp
  rewardItemId
  coffinCharges
  flavorText
  image {
    id
  }
  translations {
    ...AdminTranslation
  }
}
    ` as unknown as DocumentNode<AdminRankFragment, unknown>;
export const AdminPremiumPackageFragmentDoc = gql`
    fragment AdminPremiumPackage on PremiumPackageRecord {
  id
  revision
  updatedAt
  name
  priceUsd {
    cents
    currency
  }
  month
  year
  subscriptionLevel
  category
  isVisible
  image {
    id
  }
  animatedImage {
    id
  }
  flavorText
  items {
    itemId
    amount
  }
  translations {
    ...AdminTranslation
  }
}
    ` as unknown as DocumentNode<AdminPremiumPackageFragment, unknown>;
export const AdminNewsPostFragmentDoc = gql`
    fragment AdminNewsPost on NewsPostRecord {
  id
  revision
  updatedAt
  header
  message
  image {
    id
  }
  animatedImage {
    id
  }
  publishedAt
  rewardItemId
  name
  sequence
  keyId
  requiredXp
  translations {
    ...AdminTranslation
  }
}
    ` as unknown as DocumentNode<AdminNewsPostFragment, unknown>;
export const AdminRecordUserFragmentDoc = gql`
    fragment AdminRecordUser on RecordUser {
  kind
  recordId
  title
  field
}
    ` as unknown as DocumentNode<AdminRecordUserFragment, unknown>;
export const AdminSearchRecordsDocument = gql`
    query AdminSearchRecords($search: String!) {
  admin {
    matches: searchRecords(search: $search, first: 20) {
      kind
      recordId
      title
      shortName
      image {
        id
      }
    }
  }
}
    ` as unknown as DocumentNode<AdminSearchRecordsQuery, AdminSearchRecordsQueryVariables>;
export const AdminAnalyticsDocument = gql`
    query AdminAnalytics($from: Date) {
  admin {
    analytics(from: $from) {
      id
      date
      closedAt
      users
      activeUsers
      activeUsersLast7Days
      activeUsersLast30Days
      silverSubscriptions
      goldSubscriptions
      platinumSubscriptions
      purchases {
        packageId
        amount
        revenue {
          cents
        }
        package {
          name
          price {
            cents
          }
        }
      }
    }
  }
}
    ` as unknown as DocumentNode<AdminAnalyticsQuery, AdminAnalyticsQueryVariables>;
export const AdminAppsDocument = gql`
    query AdminApps($state: AppState, $after: String) {
  admin {
    apps(first: 25, state: $state, after: $after) {
      nodes {
        ...AdminReviewedApp
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    ${AdminReviewedAppFragmentDoc}` as unknown as DocumentNode<AdminAppsQuery, AdminAppsQueryVariables>;
export const AdminReviewAppDocument = gql`
    mutation AdminReviewApp($input: ReviewAppInput!) {
  payload: reviewApp(input: $input) {
    app {
      ...AdminReviewedApp
    }
    userErrors {
      __typename
      code
      field
    }
  }
}
    ${AdminReviewedAppFragmentDoc}` as unknown as DocumentNode<AdminReviewAppMutation, AdminReviewAppMutationVariables>;
export const AdminAuditLogDocument = gql`
    query AdminAuditLog($after: String, $subjectType: AuditSubjectType, $subjectId: ID, $search: String, $actorId: ID, $isBySystem: Boolean, $action: AuditAction, $since: DateTime, $until: DateTime) {
  admin {
    auditLog(
      first: 25
      after: $after
      subjectType: $subjectType
      subjectId: $subjectId
      search: $search
      actorId: $actorId
      isBySystem: $isBySystem
      action: $action
      since: $since
      until: $until
    ) {
      nodes {
        ...AdminAuditEntry
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
}
    ${AdminAuditEntryFragmentDoc}` as unknown as DocumentNode<AdminAuditLogQuery, AdminAuditLogQueryVariables>;
export const AdminAuditActorsDocument = gql`
    query AdminAuditActors {
  admin {
    auditActors {
      accountId
      name
    }
  }
}
    ` as unknown as DocumentNode<AdminAuditActorsQuery, AdminAuditActorsQueryVariables>;
export const AdminIncidentsDocument = gql`
    query AdminIncidents {
  siteStatus {
    incidents {
      ...AdminIncident
    }
  }
}
    ${AdminIncidentFragmentDoc}
${AdminIncidentUpdateFragmentDoc}` as unknown as DocumentNode<AdminIncidentsQuery, AdminIncidentsQueryVariables>;
export const AdminCreateIncidentDocument = gql`
    mutation AdminCreateIncident($input: CreateIncidentInput!) {
  payload: createIncident(input: $input) {
    incident {
      ...AdminIncident
    }
    userErrors {
      __typename
      code
      message
      field
    }
  }
}
    ${AdminIncidentFragmentDoc}
${AdminIncidentUpdateFragmentDoc}` as unknown as DocumentNode<AdminCreateIncidentMutation, AdminCreateIncidentMutationVariables>;
export const AdminUpdateIncidentDocument = gql`
    mutation AdminUpdateIncident($input: UpdateIncidentInput!) {
  payload: updateIncident(input: $input) {
    incident {
      ...AdminIncident
    }
    userErrors {
      __typename
      code
      message
      field
    }
  }
}
    ${AdminIncidentFragmentDoc}
${AdminIncidentUpdateFragmentDoc}` as unknown as DocumentNode<AdminUpdateIncidentMutation, AdminUpdateIncidentMutationVariables>;
export const AdminPostIncidentUpdateDocument = gql`
    mutation AdminPostIncidentUpdate($input: PostIncidentUpdateInput!) {
  payload: postIncidentUpdate(input: $input) {
    incident {
      ...AdminIncident
    }
    userErrors {
      __typename
      code
      message
      field
    }
  }
}
    ${AdminIncidentFragmentDoc}
${AdminIncidentUpdateFragmentDoc}` as unknown as DocumentNode<AdminPostIncidentUpdateMutation, AdminPostIncidentUpdateMutationVariables>;
export const AdminEditIncidentUpdateDocument = gql`
    mutation AdminEditIncidentUpdate($input: EditIncidentUpdateInput!) {
  payload: editIncidentUpdate(input: $input) {
    incident {
      ...AdminIncident
    }
    userErrors {
      __typename
      code
      message
      field
    }
  }
}
    ${AdminIncidentFragmentDoc}
${AdminIncidentUpdateFragmentDoc}` as unknown as DocumentNode<AdminEditIncidentUpdateMutation, AdminEditIncidentUpdateMutationVariables>;
export const AdminDeleteIncidentUpdateDocument = gql`
    mutation AdminDeleteIncidentUpdate($input: DeleteIncidentUpdateInput!) {
  payload: deleteIncidentUpdate(input: $input) {
    incident {
      ...AdminIncident
    }
    userErrors {
      __typename
      code
      message
      field
    }
  }
}
    ${AdminIncidentFragmentDoc}
${AdminIncidentUpdateFragmentDoc}` as unknown as DocumentNode<AdminDeleteIncidentUpdateMutation, AdminDeleteIncidentUpdateMutationVariables>;
export const AdminDeleteIncidentDocument = gql`
    mutation AdminDeleteIncident($input: DeleteIncidentInput!) {
  payload: deleteIncident(input: $input) {
    deletedId
    userErrors {
      __typename
      code
      message
      field
    }
  }
}
    ` as unknown as DocumentNode<AdminDeleteIncidentMutation, AdminDeleteIncidentMutationVariables>;
export const AdminMissionSettingsDocument = gql`
    query AdminMissionSettings {
  admin {
    settings {
      ...AdminSettings
    }
    regions(first: 500) {
      nodes {
        id
        name
      }
    }
    huntingGrounds(first: 500) {
      nodes {
        id
        name
        regionId
      }
    }
  }
}
    ${AdminSettingsFragmentDoc}` as unknown as DocumentNode<AdminMissionSettingsQuery, AdminMissionSettingsQueryVariables>;
export const AdminUpdateSettingsDocument = gql`
    mutation AdminUpdateSettings($input: UpdateSettingsInput!) {
  payload: updateSettings(input: $input) {
    settings {
      ...AdminSettings
    }
    userErrors {
      code
      field
    }
  }
}
    ${AdminSettingsFragmentDoc}` as unknown as DocumentNode<AdminUpdateSettingsMutation, AdminUpdateSettingsMutationVariables>;
export const AdminGroundReachDocument = gql`
    query AdminGroundReach($id: ID!) {
  admin {
    reach: groundReach(huntingGroundId: $id) {
      reachable
      total
    }
  }
}
    ` as unknown as DocumentNode<AdminGroundReachQuery, AdminGroundReachQueryVariables>;
export const AdminRegionGroundsDocument = gql`
    query AdminRegionGrounds($regionId: ID!) {
  admin {
    region(id: $regionId) {
      id
      name
    }
    huntingGrounds(first: 500, regionId: $regionId) {
      nodes {
        id
        name
        image {
          id
        }
        sequence
        requiredXp
        isVisible
      }
    }
  }
}
    ` as unknown as DocumentNode<AdminRegionGroundsQuery, AdminRegionGroundsQueryVariables>;
export const AdminGroundTablesDocument = gql`
    query AdminGroundTables($groundId: ID!) {
  admin {
    huntingGround(id: $groundId) {
      id
      name
      specialBaitItems {
        id
        name
      }
    }
    huntingTables(first: 500, huntingGroundId: $groundId) {
      nodes {
        id
        name
        sequence
        enemies {
          enemyId
          rangeMin
          rangeMax
        }
      }
    }
  }
}
    ` as unknown as DocumentNode<AdminGroundTablesQuery, AdminGroundTablesQueryVariables>;
export const AdminRemotesDocument = gql`
    query AdminRemotes {
  admin {
    remotes {
      name
      ownBuild {
        ...AdminRemoteOwnBuild
      }
      versions {
        ...AdminRemoteVersion
      }
    }
  }
}
    ${AdminRemoteOwnBuildFragmentDoc}
${AdminRemoteVersionFragmentDoc}` as unknown as DocumentNode<AdminRemotesQuery, AdminRemotesQueryVariables>;
export const AdminRemoteErrorsDocument = gql`
    query AdminRemoteErrors($remote: String!, $version: String!) {
  admin {
    remoteErrors(remote: $remote, version: $version) {
      ...AdminRemoteError
    }
  }
}
    ${AdminRemoteErrorFragmentDoc}` as unknown as DocumentNode<AdminRemoteErrorsQuery, AdminRemoteErrorsQueryVariables>;
export const AdminSetRemoteStateDocument = gql`
    mutation AdminSetRemoteState($input: SetRemoteStateInput!) {
  payload: setRemoteState(input: $input) {
    version {
      ...AdminRemoteVersion
    }
    userErrors {
      __typename
      code
      message
      field
    }
  }
}
    ${AdminRemoteVersionFragmentDoc}` as unknown as DocumentNode<AdminSetRemoteStateMutation, AdminSetRemoteStateMutationVariables>;
export const AdminRollBackRemoteDocument = gql`
    mutation AdminRollBackRemote($input: RollBackRemoteInput!) {
  payload: rollBackRemote(input: $input) {
    stable {
      ...AdminRemoteVersion
    }
    withdrawn {
      ...AdminRemoteVersion
    }
    userErrors {
      __typename
      code
      message
      field
    }
  }
}
    ${AdminRemoteVersionFragmentDoc}` as unknown as DocumentNode<AdminRollBackRemoteMutation, AdminRollBackRemoteMutationVariables>;
export const AdminUsersDocument = gql`
    query AdminUsers($search: String, $roles: [Role!], $includeBanned: Boolean, $first: Int, $after: String) {
  admin {
    users(
      search: $search
      roles: $roles
      includeBanned: $includeBanned
      first: $first
      after: $after
    ) {
      totalCount
      nodes {
        id
        name
        email
        role
      }
      pageInfo {
        endCursor
        hasNextPage
        hasPreviousPage
      }
    }
  }
}
    ` as unknown as DocumentNode<AdminUsersQuery, AdminUsersQueryVariables>;
export const AdminUserDocument = gql`
    query AdminUser($id: ID!) {
  admin {
    user(id: $id) {
      ...AdminUserDetails
    }
  }
}
    ${AdminUserDetailsFragmentDoc}` as unknown as DocumentNode<AdminUserQuery, AdminUserQueryVariables>;
export const AdminUserInventoryDocument = gql`
    query AdminUserInventory($id: ID!, $search: String, $first: Int, $after: String) {
  admin {
    user(id: $id) {
      id
      inventory(search: $search, first: $first, after: $after) {
        totalCount
        nodes {
          amount
          isEquipped
          isRemoved
          item {
            id
            name
            image {
              id
            }
          }
        }
        pageInfo {
          hasNextPage
          hasPreviousPage
        }
      }
    }
  }
}
    ` as unknown as DocumentNode<AdminUserInventoryQuery, AdminUserInventoryQueryVariables>;
export const AdminPaymentOfNumberDocument = gql`
    query AdminPaymentOfNumber($number: String!) {
  admin {
    payment(number: $number) {
      ...AdminPayment
    }
  }
}
    ${AdminPaymentFragmentDoc}` as unknown as DocumentNode<AdminPaymentOfNumberQuery, AdminPaymentOfNumberQueryVariables>;
export const AdminUserPaymentsDocument = gql`
    query AdminUserPayments($id: ID!, $after: String) {
  admin {
    user(id: $id) {
      id
      payments(first: 20, after: $after) {
        nodes {
          ...AdminPayment
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  }
}
    ${AdminPaymentFragmentDoc}` as unknown as DocumentNode<AdminUserPaymentsQuery, AdminUserPaymentsQueryVariables>;
export const AdminUserGiftsDocument = gql`
    query AdminUserGifts($id: ID!, $after: String) {
  admin {
    user(id: $id) {
      id
      gifts(first: 20, after: $after) {
        nodes {
          ...AdminPayment
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  }
}
    ${AdminPaymentFragmentDoc}` as unknown as DocumentNode<AdminUserGiftsQuery, AdminUserGiftsQueryVariables>;
export const AdminRefundPaymentDocument = gql`
    mutation AdminRefundPayment($input: RefundPaymentInput!) {
  payload: refundPayment(input: $input) {
    payment {
      ...AdminPayment
    }
    userErrors {
      __typename
      code
      field
    }
  }
}
    ${AdminPaymentFragmentDoc}` as unknown as DocumentNode<AdminRefundPaymentMutation, AdminRefundPaymentMutationVariables>;
export const AdminCancelSubscriptionDocument = gql`
    mutation AdminCancelSubscription($input: CancelSubscriptionInput!) {
  payload: cancelSubscription(input: $input) {
    payment {
      ...AdminPayment
    }
    userErrors {
      __typename
      code
      field
    }
  }
}
    ${AdminPaymentFragmentDoc}` as unknown as DocumentNode<AdminCancelSubscriptionMutation, AdminCancelSubscriptionMutationVariables>;
export const AdminItemsToGiveDocument = gql`
    query AdminItemsToGive {
  admin {
    itemsToGive {
      id
      name
      image {
        id
      }
      itemType {
        id
        name
      }
    }
  }
}
    ` as unknown as DocumentNode<AdminItemsToGiveQuery, AdminItemsToGiveQueryVariables>;
export const AdminUpdateUserDocument = gql`
    mutation AdminUpdateUser($input: UpdateUserInput!) {
  payload: updateUser(input: $input) {
    user {
      ...AdminUserDetails
    }
    userErrors {
      __typename
      code
      field
    }
  }
}
    ${AdminUserDetailsFragmentDoc}` as unknown as DocumentNode<AdminUpdateUserMutation, AdminUpdateUserMutationVariables>;
export const AdminBanUserDocument = gql`
    mutation AdminBanUser($input: BanUserInput!) {
  payload: banUser(input: $input) {
    user {
      ...AdminUserDetails
    }
    userErrors {
      __typename
      code
      field
    }
  }
}
    ${AdminUserDetailsFragmentDoc}` as unknown as DocumentNode<AdminBanUserMutation, AdminBanUserMutationVariables>;
export const AdminUnbanUserDocument = gql`
    mutation AdminUnbanUser($input: UnbanUserInput!) {
  payload: unbanUser(input: $input) {
    user {
      ...AdminUserDetails
    }
    userErrors {
      __typename
      code
      field
    }
  }
}
    ${AdminUserDetailsFragmentDoc}` as unknown as DocumentNode<AdminUnbanUserMutation, AdminUnbanUserMutationVariables>;
export const AdminSetUserCurrenciesDocument = gql`
    mutation AdminSetUserCurrencies($input: SetUserCurrenciesInput!) {
  payload: setUserCurrencies(input: $input) {
    user {
      ...AdminUserDetails
    }
    userErrors {
      __typename
      code
      field
    }
  }
}
    ${AdminUserDetailsFragmentDoc}` as unknown as DocumentNode<AdminSetUserCurrenciesMutation, AdminSetUserCurrenciesMutationVariables>;
export const AdminAddUserItemDocument = gql`
    mutation AdminAddUserItem($input: AddUserItemInput!) {
  payload: addUserItem(input: $input) {
    user {
      ...AdminUserDetails
    }
    amount
    userErrors {
      __typename
      code
      field
      item {
        id
        name
      }
    }
  }
}
    ${AdminUserDetailsFragmentDoc}` as unknown as DocumentNode<AdminAddUserItemMutation, AdminAddUserItemMutationVariables>;
export const AdminRemoveUserItemDocument = gql`
    mutation AdminRemoveUserItem($input: RemoveUserItemInput!) {
  payload: removeUserItem(input: $input) {
    user {
      ...AdminUserDetails
    }
    amount
    userErrors {
      __typename
      code
      field
      item {
        id
        name
      }
    }
  }
}
    ${AdminUserDetailsFragmentDoc}` as unknown as DocumentNode<AdminRemoveUserItemMutation, AdminRemoveUserItemMutationVariables>;
export const AdminResendUserActivationDocument = gql`
    mutation AdminResendUserActivation($input: ResendUserActivationInput!) {
  payload: resendUserActivation(input: $input) {
    user {
      id
    }
    userErrors {
      __typename
      code
      field
    }
  }
}
    ` as unknown as DocumentNode<AdminResendUserActivationMutation, AdminResendUserActivationMutationVariables>;
export const AdminEndUserSessionsDocument = gql`
    mutation AdminEndUserSessions($input: EndUserSessionsInput!) {
  payload: endUserSessions(input: $input) {
    user {
      ...AdminUserDetails
    }
    userErrors {
      __typename
      code
      field
    }
  }
}
    ${AdminUserDetailsFragmentDoc}` as unknown as DocumentNode<AdminEndUserSessionsMutation, AdminEndUserSessionsMutationVariables>;
export const AdminRemoveUserSecondFactorsDocument = gql`
    mutation AdminRemoveUserSecondFactors($input: RemoveUserSecondFactorsInput!) {
  payload: removeUserSecondFactors(input: $input) {
    user {
      ...AdminUserDetails
    }
    userErrors {
      __typename
      code
      field
    }
  }
}
    ${AdminUserDetailsFragmentDoc}` as unknown as DocumentNode<AdminRemoveUserSecondFactorsMutation, AdminRemoveUserSecondFactorsMutationVariables>;
export const AdminDeleteUserDocument = gql`
    mutation AdminDeleteUser($input: DeleteUserInput!) {
  payload: deleteUser(input: $input) {
    deletedId
    userErrors {
      __typename
      code
      field
    }
  }
}
    ` as unknown as DocumentNode<AdminDeleteUserMutation, AdminDeleteUserMutationVariables>;
export const AdminItemsDocument = gql`
    query AdminItems($first: Int = 500, $after: String, $ids: [ID!], $isVisible: Boolean, $search: String, $translation: TranslationState, $typeIds: [ID!], $sort: RecordSort, $direction: SortDirection) {
  admin {
    records: items(
      first: $first
      after: $after
      ids: $ids
      isVisible: $isVisible
      search: $search
      translation: $translation
      itemTypeIds: $typeIds
      sort: $sort
      direction: $direction
    ) {
      nodes {
        ...AdminItemRow
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
}
    ${AdminItemRowFragmentDoc}` as unknown as DocumentNode<AdminItemsQuery, AdminItemsQueryVariables>;
export const AdminItemTypesDocument = gql`
    query AdminItemTypes($first: Int = 500, $after: String, $ids: [ID!], $search: String, $translation: TranslationState, $sort: RecordSort, $direction: SortDirection) {
  admin {
    records: itemTypes(
      first: $first
      after: $after
      ids: $ids
      search: $search
      translation: $translation
      sort: $sort
      direction: $direction
    ) {
      nodes {
        ...AdminItemTypeRow
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
}
    ${AdminItemTypeRowFragmentDoc}` as unknown as DocumentNode<AdminItemTypesQuery, AdminItemTypesQueryVariables>;
export const AdminEnemiesDocument = gql`
    query AdminEnemies($first: Int = 500, $after: String, $ids: [ID!], $isVisible: Boolean, $search: String, $translation: TranslationState, $typeIds: [ID!], $sort: RecordSort, $direction: SortDirection) {
  admin {
    records: enemies(
      first: $first
      after: $after
      ids: $ids
      isVisible: $isVisible
      search: $search
      translation: $translation
      enemyTypeIds: $typeIds
      sort: $sort
      direction: $direction
    ) {
      nodes {
        ...AdminEnemyRow
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
}
    ${AdminEnemyRowFragmentDoc}` as unknown as DocumentNode<AdminEnemiesQuery, AdminEnemiesQueryVariables>;
export const AdminEnemyTypesDocument = gql`
    query AdminEnemyTypes($first: Int = 500, $after: String, $ids: [ID!], $search: String, $translation: TranslationState, $sort: RecordSort, $direction: SortDirection) {
  admin {
    records: enemyTypes(
      first: $first
      after: $after
      ids: $ids
      search: $search
      translation: $translation
      sort: $sort
      direction: $direction
    ) {
      nodes {
        ...AdminEnemyTypeRow
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
}
    ${AdminEnemyTypeRowFragmentDoc}` as unknown as DocumentNode<AdminEnemyTypesQuery, AdminEnemyTypesQueryVariables>;
export const AdminRaritiesDocument = gql`
    query AdminRarities($first: Int = 500, $after: String, $ids: [ID!], $search: String, $translation: TranslationState, $sort: RecordSort, $direction: SortDirection) {
  admin {
    records: rarities(
      first: $first
      after: $after
      ids: $ids
      search: $search
      translation: $translation
      sort: $sort
      direction: $direction
    ) {
      nodes {
        ...AdminRarityRow
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
}
    ${AdminRarityRowFragmentDoc}` as unknown as DocumentNode<AdminRaritiesQuery, AdminRaritiesQueryVariables>;
export const AdminRegionsDocument = gql`
    query AdminRegions($first: Int = 500, $after: String, $ids: [ID!], $isVisible: Boolean, $search: String, $translation: TranslationState, $sort: RecordSort, $direction: SortDirection) {
  admin {
    records: regions(
      first: $first
      after: $after
      ids: $ids
      isVisible: $isVisible
      search: $search
      translation: $translation
      sort: $sort
      direction: $direction
    ) {
      nodes {
        ...AdminRegionRow
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
}
    ${AdminRegionRowFragmentDoc}` as unknown as DocumentNode<AdminRegionsQuery, AdminRegionsQueryVariables>;
export const AdminHuntingGroundsDocument = gql`
    query AdminHuntingGrounds($first: Int = 500, $after: String, $ids: [ID!], $isVisible: Boolean, $search: String, $translation: TranslationState, $sort: RecordSort, $direction: SortDirection) {
  admin {
    records: huntingGrounds(
      first: $first
      after: $after
      ids: $ids
      isVisible: $isVisible
      search: $search
      translation: $translation
      sort: $sort
      direction: $direction
    ) {
      nodes {
        ...AdminHuntingGroundRow
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
}
    ${AdminHuntingGroundRowFragmentDoc}` as unknown as DocumentNode<AdminHuntingGroundsQuery, AdminHuntingGroundsQueryVariables>;
export const AdminHuntingTablesDocument = gql`
    query AdminHuntingTables($first: Int = 500, $after: String, $ids: [ID!], $search: String, $sort: RecordSort, $direction: SortDirection) {
  admin {
    records: huntingTables(
      first: $first
      after: $after
      ids: $ids
      search: $search
      sort: $sort
      direction: $direction
    ) {
      nodes {
        ...AdminHuntingTableRow
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
}
    ${AdminHuntingTableRowFragmentDoc}` as unknown as DocumentNode<AdminHuntingTablesQuery, AdminHuntingTablesQueryVariables>;
export const AdminCurrenciesDocument = gql`
    query AdminCurrencies($first: Int = 500, $after: String, $ids: [ID!], $search: String, $translation: TranslationState, $sort: RecordSort, $direction: SortDirection) {
  admin {
    records: currencies(
      first: $first
      after: $after
      ids: $ids
      search: $search
      translation: $translation
      sort: $sort
      direction: $direction
    ) {
      nodes {
        ...AdminCurrencyRow
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
}
    ${AdminCurrencyRowFragmentDoc}` as unknown as DocumentNode<AdminCurrenciesQuery, AdminCurrenciesQueryVariables>;
export const AdminStatsDocument = gql`
    query AdminStats($first: Int = 500, $after: String, $ids: [ID!], $search: String, $translation: TranslationState, $sort: RecordSort, $direction: SortDirection) {
  admin {
    records: stats(
      first: $first
      after: $after
      ids: $ids
      search: $search
      translation: $translation
      sort: $sort
      direction: $direction
    ) {
      nodes {
        ...AdminStatRow
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
}
    ${AdminStatRowFragmentDoc}` as unknown as DocumentNode<AdminStatsQuery, AdminStatsQueryVariables>;
export const AdminProcTypesDocument = gql`
    query AdminProcTypes($first: Int = 500, $after: String, $ids: [ID!], $search: String, $translation: TranslationState, $sort: RecordSort, $direction: SortDirection) {
  admin {
    records: procTypes(
      first: $first
      after: $after
      ids: $ids
      search: $search
      translation: $translation
      sort: $sort
      direction: $direction
    ) {
      nodes {
        ...AdminProcTypeRow
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
}
    ${AdminProcTypeRowFragmentDoc}` as unknown as DocumentNode<AdminProcTypesQuery, AdminProcTypesQueryVariables>;
export const AdminDamageTypesDocument = gql`
    query AdminDamageTypes($first: Int = 500, $after: String, $ids: [ID!], $search: String, $translation: TranslationState, $sort: RecordSort, $direction: SortDirection) {
  admin {
    records: damageTypes(
      first: $first
      after: $after
      ids: $ids
      search: $search
      translation: $translation
      sort: $sort
      direction: $direction
    ) {
      nodes {
        ...AdminDamageTypeRow
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
}
    ${AdminDamageTypeRowFragmentDoc}` as unknown as DocumentNode<AdminDamageTypesQuery, AdminDamageTypesQueryVariables>;
export const AdminProcEventTypesDocument = gql`
    query AdminProcEventTypes($first: Int = 500, $after: String, $ids: [ID!], $search: String, $translation: TranslationState, $sort: RecordSort, $direction: SortDirection) {
  admin {
    records: procEventTypes(
      first: $first
      after: $after
      ids: $ids
      search: $search
      translation: $translation
      sort: $sort
      direction: $direction
    ) {
      nodes {
        ...AdminProcEventTypeRow
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
}
    ${AdminProcEventTypeRowFragmentDoc}` as unknown as DocumentNode<AdminProcEventTypesQuery, AdminProcEventTypesQueryVariables>;
export const AdminRanksDocument = gql`
    query AdminRanks($first: Int = 500, $after: String, $ids: [ID!], $search: String, $translation: TranslationState, $sort: RecordSort, $direction: SortDirection) {
  admin {
    records: ranks(
      first: $first
      after: $after
      ids: $ids
      search: $search
      translation: $translation
      sort: $sort
      direction: $direction
    ) {
      nodes {
        ...AdminRankRow
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
}
    ${AdminRankRowFragmentDoc}` as unknown as DocumentNode<AdminRanksQuery, AdminRanksQueryVariables>;
export const AdminPremiumPackagesDocument = gql`
    query AdminPremiumPackages($first: Int = 500, $after: String, $ids: [ID!], $isVisible: Boolean, $search: String, $translation: TranslationState, $sort: RecordSort, $direction: SortDirection) {
  admin {
    records: premiumPackages(
      first: $first
      after: $after
      ids: $ids
      isVisible: $isVisible
      search: $search
      translation: $translation
      sort: $sort
      direction: $direction
    ) {
      nodes {
        ...AdminPremiumPackageRow
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
}
    ${AdminPremiumPackageRowFragmentDoc}` as unknown as DocumentNode<AdminPremiumPackagesQuery, AdminPremiumPackagesQueryVariables>;
export const AdminNewsPostsDocument = gql`
    query AdminNewsPosts($first: Int = 500, $after: String, $ids: [ID!], $search: String, $translation: TranslationState, $sort: RecordSort, $direction: SortDirection) {
  admin {
    records: newsPosts(
      first: $first
      after: $after
      ids: $ids
      search: $search
      translation: $translation
      sort: $sort
      direction: $direction
    ) {
      nodes {
        ...AdminNewsPostRow
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
}
    ${AdminNewsPostRowFragmentDoc}` as unknown as DocumentNode<AdminNewsPostsQuery, AdminNewsPostsQueryVariables>;
export const AdminItemPositionDocument = gql`
    query AdminItemPosition($id: ID!, $search: String, $translation: TranslationState, $typeIds: [ID!], $sort: RecordSort, $direction: SortDirection) {
  admin {
    records: items(
      first: 1
      search: $search
      translation: $translation
      itemTypeIds: $typeIds
      sort: $sort
      direction: $direction
    ) {
      position: positionOf(id: $id)
    }
  }
}
    ` as unknown as DocumentNode<AdminItemPositionQuery, AdminItemPositionQueryVariables>;
export const AdminItemTypePositionDocument = gql`
    query AdminItemTypePosition($id: ID!, $search: String, $translation: TranslationState, $sort: RecordSort, $direction: SortDirection) {
  admin {
    records: itemTypes(
      first: 1
      search: $search
      translation: $translation
      sort: $sort
      direction: $direction
    ) {
      position: positionOf(id: $id)
    }
  }
}
    ` as unknown as DocumentNode<AdminItemTypePositionQuery, AdminItemTypePositionQueryVariables>;
export const AdminEnemyPositionDocument = gql`
    query AdminEnemyPosition($id: ID!, $search: String, $translation: TranslationState, $typeIds: [ID!], $sort: RecordSort, $direction: SortDirection) {
  admin {
    records: enemies(
      first: 1
      search: $search
      translation: $translation
      enemyTypeIds: $typeIds
      sort: $sort
      direction: $direction
    ) {
      position: positionOf(id: $id)
    }
  }
}
    ` as unknown as DocumentNode<AdminEnemyPositionQuery, AdminEnemyPositionQueryVariables>;
export const AdminEnemyTypePositionDocument = gql`
    query AdminEnemyTypePosition($id: ID!, $search: String, $translation: TranslationState, $sort: RecordSort, $direction: SortDirection) {
  admin {
    records: enemyTypes(
      first: 1
      search: $search
      translation: $translation
      sort: $sort
      direction: $direction
    ) {
      position: positionOf(id: $id)
    }
  }
}
    ` as unknown as DocumentNode<AdminEnemyTypePositionQuery, AdminEnemyTypePositionQueryVariables>;
export const AdminRarityPositionDocument = gql`
    query AdminRarityPosition($id: ID!, $search: String, $translation: TranslationState, $sort: RecordSort, $direction: SortDirection) {
  admin {
    records: rarities(
      first: 1
      search: $search
      translation: $translation
      sort: $sort
      direction: $direction
    ) {
      position: positionOf(id: $id)
    }
  }
}
    ` as unknown as DocumentNode<AdminRarityPositionQuery, AdminRarityPositionQueryVariables>;
export const AdminRegionPositionDocument = gql`
    query AdminRegionPosition($id: ID!, $search: String, $translation: TranslationState, $sort: RecordSort, $direction: SortDirection) {
  admin {
    records: regions(
      first: 1
      search: $search
      translation: $translation
      sort: $sort
      direction: $direction
    ) {
      position: positionOf(id: $id)
    }
  }
}
    ` as unknown as DocumentNode<AdminRegionPositionQuery, AdminRegionPositionQueryVariables>;
export const AdminHuntingGroundPositionDocument = gql`
    query AdminHuntingGroundPosition($id: ID!, $search: String, $translation: TranslationState, $sort: RecordSort, $direction: SortDirection) {
  admin {
    records: huntingGrounds(
      first: 1
      search: $search
      translation: $translation
      sort: $sort
      direction: $direction
    ) {
      position: positionOf(id: $id)
    }
  }
}
    ` as unknown as DocumentNode<AdminHuntingGroundPositionQuery, AdminHuntingGroundPositionQueryVariables>;
export const AdminHuntingTablePositionDocument = gql`
    query AdminHuntingTablePosition($id: ID!, $search: String, $sort: RecordSort, $direction: SortDirection) {
  admin {
    records: huntingTables(
      first: 1
      search: $search
      sort: $sort
      direction: $direction
    ) {
      position: positionOf(id: $id)
    }
  }
}
    ` as unknown as DocumentNode<AdminHuntingTablePositionQuery, AdminHuntingTablePositionQueryVariables>;
export const AdminCurrencyPositionDocument = gql`
    query AdminCurrencyPosition($id: ID!, $search: String, $translation: TranslationState, $sort: RecordSort, $direction: SortDirection) {
  admin {
    records: currencies(
      first: 1
      search: $search
      translation: $translation
      sort: $sort
      direction: $direction
    ) {
      position: positionOf(id: $id)
    }
  }
}
    ` as unknown as DocumentNode<AdminCurrencyPositionQuery, AdminCurrencyPositionQueryVariables>;
export const AdminStatPositionDocument = gql`
    query AdminStatPosition($id: ID!, $search: String, $translation: TranslationState, $sort: RecordSort, $direction: SortDirection) {
  admin {
    records: stats(
      first: 1
      search: $search
      translation: $translation
      sort: $sort
      direction: $direction
    ) {
      position: positionOf(id: $id)
    }
  }
}
    ` as unknown as DocumentNode<AdminStatPositionQuery, AdminStatPositionQueryVariables>;
export const AdminProcTypePositionDocument = gql`
    query AdminProcTypePosition($id: ID!, $search: String, $translation: TranslationState, $sort: RecordSort, $direction: SortDirection) {
  admin {
    records: procTypes(
      first: 1
      search: $search
      translation: $translation
      sort: $sort
      direction: $direction
    ) {
      position: positionOf(id: $id)
    }
  }
}
    ` as unknown as DocumentNode<AdminProcTypePositionQuery, AdminProcTypePositionQueryVariables>;
export const AdminDamageTypePositionDocument = gql`
    query AdminDamageTypePosition($id: ID!, $search: String, $translation: TranslationState, $sort: RecordSort, $direction: SortDirection) {
  admin {
    records: damageTypes(
      first: 1
      search: $search
      translation: $translation
      sort: $sort
      direction: $direction
    ) {
      position: positionOf(id: $id)
    }
  }
}
    ` as unknown as DocumentNode<AdminDamageTypePositionQuery, AdminDamageTypePositionQueryVariables>;
export const AdminProcEventTypePositionDocument = gql`
    query AdminProcEventTypePosition($id: ID!, $search: String, $translation: TranslationState, $sort: RecordSort, $direction: SortDirection) {
  admin {
    records: procEventTypes(
      first: 1
      search: $search
      translation: $translation
      sort: $sort
      direction: $direction
    ) {
      position: positionOf(id: $id)
    }
  }
}
    ` as unknown as DocumentNode<AdminProcEventTypePositionQuery, AdminProcEventTypePositionQueryVariables>;
export const AdminRankPositionDocument = gql`
    query AdminRankPosition($id: ID!, $search: String, $translation: TranslationState, $sort: RecordSort, $direction: SortDirection) {
  admin {
    records: ranks(
      first: 1
      search: $search
      translation: $translation
      sort: $sort
      direction: $direction
    ) {
      position: positionOf(id: $id)
    }
  }
}
    ` as unknown as DocumentNode<AdminRankPositionQuery, AdminRankPositionQueryVariables>;
export const AdminPremiumPackagePositionDocument = gql`
    query AdminPremiumPackagePosition($id: ID!, $search: String, $translation: TranslationState, $sort: RecordSort, $direction: SortDirection) {
  admin {
    records: premiumPackages(
      first: 1
      search: $search
      translation: $translation
      sort: $sort
      direction: $direction
    ) {
      position: positionOf(id: $id)
    }
  }
}
    ` as unknown as DocumentNode<AdminPremiumPackagePositionQuery, AdminPremiumPackagePositionQueryVariables>;
export const AdminNewsPostPositionDocument = gql`
    query AdminNewsPostPosition($id: ID!, $search: String, $translation: TranslationState, $sort: RecordSort, $direction: SortDirection) {
  admin {
    records: newsPosts(
      first: 1
      search: $search
      translation: $translation
      sort: $sort
      direction: $direction
    ) {
      position: positionOf(id: $id)
    }
  }
}
    ` as unknown as DocumentNode<AdminNewsPostPositionQuery, AdminNewsPostPositionQueryVariables>;
export const AdminItemDocument = gql`
    query AdminItem($id: ID!) {
  admin {
    record: item(id: $id) {
      ...AdminItem
    }
  }
}
    ${AdminItemFragmentDoc}
${AdminTranslationFragmentDoc}` as unknown as DocumentNode<AdminItemQuery, AdminItemQueryVariables>;
export const AdminCreateItemDocument = gql`
    mutation AdminCreateItem($input: CreateItemInput!) {
  payload: createItem(input: $input) {
    record: item {
      ...AdminItem
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminItemFragmentDoc}
${AdminTranslationFragmentDoc}
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminCreateItemMutation, AdminCreateItemMutationVariables>;
export const AdminUpdateItemDocument = gql`
    mutation AdminUpdateItem($input: UpdateItemInput!) {
  payload: updateItem(input: $input) {
    record: item {
      ...AdminItem
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminItemFragmentDoc}
${AdminTranslationFragmentDoc}
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminUpdateItemMutation, AdminUpdateItemMutationVariables>;
export const AdminDeleteItemDocument = gql`
    mutation AdminDeleteItem($input: DeleteItemInput!) {
  payload: deleteItem(input: $input) {
    deletedId
    auditEntry {
      id
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminDeleteItemMutation, AdminDeleteItemMutationVariables>;
export const AdminItemsToChangeDocument = gql`
    query AdminItemsToChange($ids: [ID!]!) {
  admin {
    records: items(first: 500, ids: $ids) {
      nodes {
        id
        revision
        name
        itemTypeId
        creatureTypeId
        canAttractEnemyTypeId
        canAttractEnemyId
        rarityId
        isVisible
        requiredXp
        isBuyable
        isInPremiumShop
        requiredSubscription
        isUnique
        isTransferable
      }
    }
  }
}
    ` as unknown as DocumentNode<AdminItemsToChangeQuery, AdminItemsToChangeQueryVariables>;
export const AdminUpdateItemsDocument = gql`
    mutation AdminUpdateItems($input: UpdateItemsInput!) {
  payload: updateItems(input: $input) {
    records: items {
      revision
      ...AdminItemRow
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminItemRowFragmentDoc}
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminUpdateItemsMutation, AdminUpdateItemsMutationVariables>;
export const AdminDeleteItemsDocument = gql`
    mutation AdminDeleteItems($input: DeleteItemsInput!) {
  payload: deleteItems(input: $input) {
    deletedIds
    auditEntries {
      id
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminDeleteItemsMutation, AdminDeleteItemsMutationVariables>;
export const AdminItemTypeDocument = gql`
    query AdminItemType($id: ID!) {
  admin {
    record: itemType(id: $id) {
      ...AdminItemType
    }
  }
}
    ${AdminItemTypeFragmentDoc}
${AdminTranslationFragmentDoc}` as unknown as DocumentNode<AdminItemTypeQuery, AdminItemTypeQueryVariables>;
export const AdminCreateItemTypeDocument = gql`
    mutation AdminCreateItemType($input: CreateItemTypeInput!) {
  payload: createItemType(input: $input) {
    record: itemType {
      ...AdminItemType
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminItemTypeFragmentDoc}
${AdminTranslationFragmentDoc}
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminCreateItemTypeMutation, AdminCreateItemTypeMutationVariables>;
export const AdminUpdateItemTypeDocument = gql`
    mutation AdminUpdateItemType($input: UpdateItemTypeInput!) {
  payload: updateItemType(input: $input) {
    record: itemType {
      ...AdminItemType
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminItemTypeFragmentDoc}
${AdminTranslationFragmentDoc}
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminUpdateItemTypeMutation, AdminUpdateItemTypeMutationVariables>;
export const AdminDeleteItemTypeDocument = gql`
    mutation AdminDeleteItemType($input: DeleteItemTypeInput!) {
  payload: deleteItemType(input: $input) {
    deletedId
    auditEntry {
      id
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminDeleteItemTypeMutation, AdminDeleteItemTypeMutationVariables>;
export const AdminItemTypesToChangeDocument = gql`
    query AdminItemTypesToChange($ids: [ID!]!) {
  admin {
    records: itemTypes(first: 500, ids: $ids) {
      nodes {
        id
        revision
        name
        slotCount
        isEquipment
        countsWhileOwned
        orderIndex
      }
    }
  }
}
    ` as unknown as DocumentNode<AdminItemTypesToChangeQuery, AdminItemTypesToChangeQueryVariables>;
export const AdminUpdateItemTypesDocument = gql`
    mutation AdminUpdateItemTypes($input: UpdateItemTypesInput!) {
  payload: updateItemTypes(input: $input) {
    records: itemTypes {
      revision
      ...AdminItemTypeRow
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminItemTypeRowFragmentDoc}
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminUpdateItemTypesMutation, AdminUpdateItemTypesMutationVariables>;
export const AdminDeleteItemTypesDocument = gql`
    mutation AdminDeleteItemTypes($input: DeleteItemTypesInput!) {
  payload: deleteItemTypes(input: $input) {
    deletedIds
    auditEntries {
      id
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminDeleteItemTypesMutation, AdminDeleteItemTypesMutationVariables>;
export const AdminEnemyDocument = gql`
    query AdminEnemy($id: ID!) {
  admin {
    record: enemy(id: $id) {
      ...AdminEnemy
    }
  }
}
    ${AdminEnemyFragmentDoc}
${AdminTranslationFragmentDoc}` as unknown as DocumentNode<AdminEnemyQuery, AdminEnemyQueryVariables>;
export const AdminCreateEnemyDocument = gql`
    mutation AdminCreateEnemy($input: CreateEnemyInput!) {
  payload: createEnemy(input: $input) {
    record: enemy {
      ...AdminEnemy
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminEnemyFragmentDoc}
${AdminTranslationFragmentDoc}
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminCreateEnemyMutation, AdminCreateEnemyMutationVariables>;
export const AdminUpdateEnemyDocument = gql`
    mutation AdminUpdateEnemy($input: UpdateEnemyInput!) {
  payload: updateEnemy(input: $input) {
    record: enemy {
      ...AdminEnemy
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminEnemyFragmentDoc}
${AdminTranslationFragmentDoc}
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminUpdateEnemyMutation, AdminUpdateEnemyMutationVariables>;
export const AdminDeleteEnemyDocument = gql`
    mutation AdminDeleteEnemy($input: DeleteEnemyInput!) {
  payload: deleteEnemy(input: $input) {
    deletedId
    auditEntry {
      id
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminDeleteEnemyMutation, AdminDeleteEnemyMutationVariables>;
export const AdminEnemiesToChangeDocument = gql`
    query AdminEnemiesToChange($ids: [ID!]!) {
  admin {
    records: enemies(first: 500, ids: $ids) {
      nodes {
        id
        revision
        name
        enemyTypeId
        rarityId
        isVisible
        xp
      }
    }
  }
}
    ` as unknown as DocumentNode<AdminEnemiesToChangeQuery, AdminEnemiesToChangeQueryVariables>;
export const AdminUpdateEnemiesDocument = gql`
    mutation AdminUpdateEnemies($input: UpdateEnemiesInput!) {
  payload: updateEnemies(input: $input) {
    records: enemies {
      revision
      ...AdminEnemyRow
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminEnemyRowFragmentDoc}
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminUpdateEnemiesMutation, AdminUpdateEnemiesMutationVariables>;
export const AdminDeleteEnemiesDocument = gql`
    mutation AdminDeleteEnemies($input: DeleteEnemiesInput!) {
  payload: deleteEnemies(input: $input) {
    deletedIds
    auditEntries {
      id
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminDeleteEnemiesMutation, AdminDeleteEnemiesMutationVariables>;
export const AdminEnemyTypeDocument = gql`
    query AdminEnemyType($id: ID!) {
  admin {
    record: enemyType(id: $id) {
      ...AdminEnemyType
    }
  }
}
    ${AdminEnemyTypeFragmentDoc}
${AdminTranslationFragmentDoc}` as unknown as DocumentNode<AdminEnemyTypeQuery, AdminEnemyTypeQueryVariables>;
export const AdminCreateEnemyTypeDocument = gql`
    mutation AdminCreateEnemyType($input: CreateEnemyTypeInput!) {
  payload: createEnemyType(input: $input) {
    record: enemyType {
      ...AdminEnemyType
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminEnemyTypeFragmentDoc}
${AdminTranslationFragmentDoc}
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminCreateEnemyTypeMutation, AdminCreateEnemyTypeMutationVariables>;
export const AdminUpdateEnemyTypeDocument = gql`
    mutation AdminUpdateEnemyType($input: UpdateEnemyTypeInput!) {
  payload: updateEnemyType(input: $input) {
    record: enemyType {
      ...AdminEnemyType
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminEnemyTypeFragmentDoc}
${AdminTranslationFragmentDoc}
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminUpdateEnemyTypeMutation, AdminUpdateEnemyTypeMutationVariables>;
export const AdminDeleteEnemyTypeDocument = gql`
    mutation AdminDeleteEnemyType($input: DeleteEnemyTypeInput!) {
  payload: deleteEnemyType(input: $input) {
    deletedId
    auditEntry {
      id
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminDeleteEnemyTypeMutation, AdminDeleteEnemyTypeMutationVariables>;
export const AdminEnemyTypesToChangeDocument = gql`
    query AdminEnemyTypesToChange($ids: [ID!]!) {
  admin {
    records: enemyTypes(first: 500, ids: $ids) {
      nodes {
        id
        revision
        name
        orderIndex
      }
    }
  }
}
    ` as unknown as DocumentNode<AdminEnemyTypesToChangeQuery, AdminEnemyTypesToChangeQueryVariables>;
export const AdminUpdateEnemyTypesDocument = gql`
    mutation AdminUpdateEnemyTypes($input: UpdateEnemyTypesInput!) {
  payload: updateEnemyTypes(input: $input) {
    records: enemyTypes {
      revision
      ...AdminEnemyTypeRow
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminEnemyTypeRowFragmentDoc}
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminUpdateEnemyTypesMutation, AdminUpdateEnemyTypesMutationVariables>;
export const AdminDeleteEnemyTypesDocument = gql`
    mutation AdminDeleteEnemyTypes($input: DeleteEnemyTypesInput!) {
  payload: deleteEnemyTypes(input: $input) {
    deletedIds
    auditEntries {
      id
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminDeleteEnemyTypesMutation, AdminDeleteEnemyTypesMutationVariables>;
export const AdminRarityDocument = gql`
    query AdminRarity($id: ID!) {
  admin {
    record: rarity(id: $id) {
      ...AdminRarity
    }
  }
}
    ${AdminRarityFragmentDoc}
${AdminTranslationFragmentDoc}` as unknown as DocumentNode<AdminRarityQuery, AdminRarityQueryVariables>;
export const AdminCreateRarityDocument = gql`
    mutation AdminCreateRarity($input: CreateRarityInput!) {
  payload: createRarity(input: $input) {
    record: rarity {
      ...AdminRarity
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRarityFragmentDoc}
${AdminTranslationFragmentDoc}
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminCreateRarityMutation, AdminCreateRarityMutationVariables>;
export const AdminUpdateRarityDocument = gql`
    mutation AdminUpdateRarity($input: UpdateRarityInput!) {
  payload: updateRarity(input: $input) {
    record: rarity {
      ...AdminRarity
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRarityFragmentDoc}
${AdminTranslationFragmentDoc}
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminUpdateRarityMutation, AdminUpdateRarityMutationVariables>;
export const AdminDeleteRarityDocument = gql`
    mutation AdminDeleteRarity($input: DeleteRarityInput!) {
  payload: deleteRarity(input: $input) {
    deletedId
    auditEntry {
      id
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminDeleteRarityMutation, AdminDeleteRarityMutationVariables>;
export const AdminRaritiesToChangeDocument = gql`
    query AdminRaritiesToChange($ids: [ID!]!) {
  admin {
    records: rarities(first: 500, ids: $ids) {
      nodes {
        id
        revision
        name
      }
    }
  }
}
    ` as unknown as DocumentNode<AdminRaritiesToChangeQuery, AdminRaritiesToChangeQueryVariables>;
export const AdminUpdateRaritiesDocument = gql`
    mutation AdminUpdateRarities($input: UpdateRaritiesInput!) {
  payload: updateRarities(input: $input) {
    records: rarities {
      revision
      ...AdminRarityRow
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRarityRowFragmentDoc}
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminUpdateRaritiesMutation, AdminUpdateRaritiesMutationVariables>;
export const AdminDeleteRaritiesDocument = gql`
    mutation AdminDeleteRarities($input: DeleteRaritiesInput!) {
  payload: deleteRarities(input: $input) {
    deletedIds
    auditEntries {
      id
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminDeleteRaritiesMutation, AdminDeleteRaritiesMutationVariables>;
export const AdminRegionDocument = gql`
    query AdminRegion($id: ID!) {
  admin {
    record: region(id: $id) {
      ...AdminRegion
    }
  }
}
    ${AdminRegionFragmentDoc}
${AdminTranslationFragmentDoc}` as unknown as DocumentNode<AdminRegionQuery, AdminRegionQueryVariables>;
export const AdminCreateRegionDocument = gql`
    mutation AdminCreateRegion($input: CreateRegionInput!) {
  payload: createRegion(input: $input) {
    record: region {
      ...AdminRegion
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRegionFragmentDoc}
${AdminTranslationFragmentDoc}
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminCreateRegionMutation, AdminCreateRegionMutationVariables>;
export const AdminUpdateRegionDocument = gql`
    mutation AdminUpdateRegion($input: UpdateRegionInput!) {
  payload: updateRegion(input: $input) {
    record: region {
      ...AdminRegion
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRegionFragmentDoc}
${AdminTranslationFragmentDoc}
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminUpdateRegionMutation, AdminUpdateRegionMutationVariables>;
export const AdminDeleteRegionDocument = gql`
    mutation AdminDeleteRegion($input: DeleteRegionInput!) {
  payload: deleteRegion(input: $input) {
    deletedId
    auditEntry {
      id
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminDeleteRegionMutation, AdminDeleteRegionMutationVariables>;
export const AdminRegionsToChangeDocument = gql`
    query AdminRegionsToChange($ids: [ID!]!) {
  admin {
    records: regions(first: 500, ids: $ids) {
      nodes {
        id
        revision
        name
        sequence
        requiredXp
        isVisible
        keyId
        rule
      }
    }
  }
}
    ` as unknown as DocumentNode<AdminRegionsToChangeQuery, AdminRegionsToChangeQueryVariables>;
export const AdminUpdateRegionsDocument = gql`
    mutation AdminUpdateRegions($input: UpdateRegionsInput!) {
  payload: updateRegions(input: $input) {
    records: regions {
      revision
      ...AdminRegionRow
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRegionRowFragmentDoc}
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminUpdateRegionsMutation, AdminUpdateRegionsMutationVariables>;
export const AdminDeleteRegionsDocument = gql`
    mutation AdminDeleteRegions($input: DeleteRegionsInput!) {
  payload: deleteRegions(input: $input) {
    deletedIds
    auditEntries {
      id
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminDeleteRegionsMutation, AdminDeleteRegionsMutationVariables>;
export const AdminHuntingGroundDocument = gql`
    query AdminHuntingGround($id: ID!) {
  admin {
    record: huntingGround(id: $id) {
      ...AdminHuntingGround
    }
  }
}
    ${AdminHuntingGroundFragmentDoc}
${AdminTranslationFragmentDoc}` as unknown as DocumentNode<AdminHuntingGroundQuery, AdminHuntingGroundQueryVariables>;
export const AdminCreateHuntingGroundDocument = gql`
    mutation AdminCreateHuntingGround($input: CreateHuntingGroundInput!) {
  payload: createHuntingGround(input: $input) {
    record: huntingGround {
      ...AdminHuntingGround
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminHuntingGroundFragmentDoc}
${AdminTranslationFragmentDoc}
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminCreateHuntingGroundMutation, AdminCreateHuntingGroundMutationVariables>;
export const AdminUpdateHuntingGroundDocument = gql`
    mutation AdminUpdateHuntingGround($input: UpdateHuntingGroundInput!) {
  payload: updateHuntingGround(input: $input) {
    record: huntingGround {
      ...AdminHuntingGround
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminHuntingGroundFragmentDoc}
${AdminTranslationFragmentDoc}
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminUpdateHuntingGroundMutation, AdminUpdateHuntingGroundMutationVariables>;
export const AdminDeleteHuntingGroundDocument = gql`
    mutation AdminDeleteHuntingGround($input: DeleteHuntingGroundInput!) {
  payload: deleteHuntingGround(input: $input) {
    deletedId
    auditEntry {
      id
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminDeleteHuntingGroundMutation, AdminDeleteHuntingGroundMutationVariables>;
export const AdminHuntingGroundsToChangeDocument = gql`
    query AdminHuntingGroundsToChange($ids: [ID!]!) {
  admin {
    records: huntingGrounds(first: 500, ids: $ids) {
      nodes {
        id
        revision
        name
        isVisible
        sequence
        requiredXp
        keyId
        regionId
      }
    }
  }
}
    ` as unknown as DocumentNode<AdminHuntingGroundsToChangeQuery, AdminHuntingGroundsToChangeQueryVariables>;
export const AdminUpdateHuntingGroundsDocument = gql`
    mutation AdminUpdateHuntingGrounds($input: UpdateHuntingGroundsInput!) {
  payload: updateHuntingGrounds(input: $input) {
    records: huntingGrounds {
      revision
      ...AdminHuntingGroundRow
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminHuntingGroundRowFragmentDoc}
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminUpdateHuntingGroundsMutation, AdminUpdateHuntingGroundsMutationVariables>;
export const AdminDeleteHuntingGroundsDocument = gql`
    mutation AdminDeleteHuntingGrounds($input: DeleteHuntingGroundsInput!) {
  payload: deleteHuntingGrounds(input: $input) {
    deletedIds
    auditEntries {
      id
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminDeleteHuntingGroundsMutation, AdminDeleteHuntingGroundsMutationVariables>;
export const AdminHuntingTableDocument = gql`
    query AdminHuntingTable($id: ID!) {
  admin {
    record: huntingTable(id: $id) {
      ...AdminHuntingTable
    }
  }
}
    ${AdminHuntingTableFragmentDoc}` as unknown as DocumentNode<AdminHuntingTableQuery, AdminHuntingTableQueryVariables>;
export const AdminCreateHuntingTableDocument = gql`
    mutation AdminCreateHuntingTable($input: CreateHuntingTableInput!) {
  payload: createHuntingTable(input: $input) {
    record: huntingTable {
      ...AdminHuntingTable
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminHuntingTableFragmentDoc}
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminCreateHuntingTableMutation, AdminCreateHuntingTableMutationVariables>;
export const AdminUpdateHuntingTableDocument = gql`
    mutation AdminUpdateHuntingTable($input: UpdateHuntingTableInput!) {
  payload: updateHuntingTable(input: $input) {
    record: huntingTable {
      ...AdminHuntingTable
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminHuntingTableFragmentDoc}
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminUpdateHuntingTableMutation, AdminUpdateHuntingTableMutationVariables>;
export const AdminDeleteHuntingTableDocument = gql`
    mutation AdminDeleteHuntingTable($input: DeleteHuntingTableInput!) {
  payload: deleteHuntingTable(input: $input) {
    deletedId
    auditEntry {
      id
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminDeleteHuntingTableMutation, AdminDeleteHuntingTableMutationVariables>;
export const AdminHuntingTablesToChangeDocument = gql`
    query AdminHuntingTablesToChange($ids: [ID!]!) {
  admin {
    records: huntingTables(first: 500, ids: $ids) {
      nodes {
        id
        revision
        name
        huntingGroundId
        sequence
      }
    }
  }
}
    ` as unknown as DocumentNode<AdminHuntingTablesToChangeQuery, AdminHuntingTablesToChangeQueryVariables>;
export const AdminUpdateHuntingTablesDocument = gql`
    mutation AdminUpdateHuntingTables($input: UpdateHuntingTablesInput!) {
  payload: updateHuntingTables(input: $input) {
    records: huntingTables {
      revision
      ...AdminHuntingTableRow
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminHuntingTableRowFragmentDoc}
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminUpdateHuntingTablesMutation, AdminUpdateHuntingTablesMutationVariables>;
export const AdminDeleteHuntingTablesDocument = gql`
    mutation AdminDeleteHuntingTables($input: DeleteHuntingTablesInput!) {
  payload: deleteHuntingTables(input: $input) {
    deletedIds
    auditEntries {
      id
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminDeleteHuntingTablesMutation, AdminDeleteHuntingTablesMutationVariables>;
export const AdminCurrencyDocument = gql`
    query AdminCurrency($id: ID!) {
  admin {
    record: currency(id: $id) {
      ...AdminCurrency
    }
  }
}
    ${AdminCurrencyFragmentDoc}
${AdminTranslationFragmentDoc}` as unknown as DocumentNode<AdminCurrencyQuery, AdminCurrencyQueryVariables>;
export const AdminCreateCurrencyDocument = gql`
    mutation AdminCreateCurrency($input: CreateCurrencyInput!) {
  payload: createCurrency(input: $input) {
    record: currency {
      ...AdminCurrency
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminCurrencyFragmentDoc}
${AdminTranslationFragmentDoc}
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminCreateCurrencyMutation, AdminCreateCurrencyMutationVariables>;
export const AdminUpdateCurrencyDocument = gql`
    mutation AdminUpdateCurrency($input: UpdateCurrencyInput!) {
  payload: updateCurrency(input: $input) {
    record: currency {
      ...AdminCurrency
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminCurrencyFragmentDoc}
${AdminTranslationFragmentDoc}
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminUpdateCurrencyMutation, AdminUpdateCurrencyMutationVariables>;
export const AdminDeleteCurrencyDocument = gql`
    mutation AdminDeleteCurrency($input: DeleteCurrencyInput!) {
  payload: deleteCurrency(input: $input) {
    deletedId
    auditEntry {
      id
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminDeleteCurrencyMutation, AdminDeleteCurrencyMutationVariables>;
export const AdminCurrenciesToChangeDocument = gql`
    query AdminCurrenciesToChange($ids: [ID!]!) {
  admin {
    records: currencies(first: 500, ids: $ids) {
      nodes {
        id
        revision
        name
        orderIndex
      }
    }
  }
}
    ` as unknown as DocumentNode<AdminCurrenciesToChangeQuery, AdminCurrenciesToChangeQueryVariables>;
export const AdminUpdateCurrenciesDocument = gql`
    mutation AdminUpdateCurrencies($input: UpdateCurrenciesInput!) {
  payload: updateCurrencies(input: $input) {
    records: currencies {
      revision
      ...AdminCurrencyRow
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminCurrencyRowFragmentDoc}
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminUpdateCurrenciesMutation, AdminUpdateCurrenciesMutationVariables>;
export const AdminDeleteCurrenciesDocument = gql`
    mutation AdminDeleteCurrencies($input: DeleteCurrenciesInput!) {
  payload: deleteCurrencies(input: $input) {
    deletedIds
    auditEntries {
      id
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminDeleteCurrenciesMutation, AdminDeleteCurrenciesMutationVariables>;
export const AdminStatDocument = gql`
    query AdminStat($id: ID!) {
  admin {
    record: stat(id: $id) {
      ...AdminStat
    }
  }
}
    ${AdminStatFragmentDoc}
${AdminTranslationFragmentDoc}` as unknown as DocumentNode<AdminStatQuery, AdminStatQueryVariables>;
export const AdminCreateStatDocument = gql`
    mutation AdminCreateStat($input: CreateStatInput!) {
  payload: createStat(input: $input) {
    record: stat {
      ...AdminStat
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminStatFragmentDoc}
${AdminTranslationFragmentDoc}
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminCreateStatMutation, AdminCreateStatMutationVariables>;
export const AdminUpdateStatDocument = gql`
    mutation AdminUpdateStat($input: UpdateStatInput!) {
  payload: updateStat(input: $input) {
    record: stat {
      ...AdminStat
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminStatFragmentDoc}
${AdminTranslationFragmentDoc}
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminUpdateStatMutation, AdminUpdateStatMutationVariables>;
export const AdminDeleteStatDocument = gql`
    mutation AdminDeleteStat($input: DeleteStatInput!) {
  payload: deleteStat(input: $input) {
    deletedId
    auditEntry {
      id
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminDeleteStatMutation, AdminDeleteStatMutationVariables>;
export const AdminStatsToChangeDocument = gql`
    query AdminStatsToChange($ids: [ID!]!) {
  admin {
    records: stats(first: 500, ids: $ids) {
      nodes {
        id
        revision
        name
        statType
        procTypeId
        procEventTypeId
        affectedCreatureTypeId
        damageTypeId
        isYesNo
        rarityId
        orderIndex
      }
    }
  }
}
    ` as unknown as DocumentNode<AdminStatsToChangeQuery, AdminStatsToChangeQueryVariables>;
export const AdminUpdateStatsDocument = gql`
    mutation AdminUpdateStats($input: UpdateStatsInput!) {
  payload: updateStats(input: $input) {
    records: stats {
      revision
      ...AdminStatRow
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminStatRowFragmentDoc}
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminUpdateStatsMutation, AdminUpdateStatsMutationVariables>;
export const AdminDeleteStatsDocument = gql`
    mutation AdminDeleteStats($input: DeleteStatsInput!) {
  payload: deleteStats(input: $input) {
    deletedIds
    auditEntries {
      id
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminDeleteStatsMutation, AdminDeleteStatsMutationVariables>;
export const AdminProcTypeDocument = gql`
    query AdminProcType($id: ID!) {
  admin {
    record: procType(id: $id) {
      ...AdminProcType
    }
  }
}
    ${AdminProcTypeFragmentDoc}
${AdminTranslationFragmentDoc}` as unknown as DocumentNode<AdminProcTypeQuery, AdminProcTypeQueryVariables>;
export const AdminCreateProcTypeDocument = gql`
    mutation AdminCreateProcType($input: CreateProcTypeInput!) {
  payload: createProcType(input: $input) {
    record: procType {
      ...AdminProcType
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminProcTypeFragmentDoc}
${AdminTranslationFragmentDoc}
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminCreateProcTypeMutation, AdminCreateProcTypeMutationVariables>;
export const AdminUpdateProcTypeDocument = gql`
    mutation AdminUpdateProcType($input: UpdateProcTypeInput!) {
  payload: updateProcType(input: $input) {
    record: procType {
      ...AdminProcType
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminProcTypeFragmentDoc}
${AdminTranslationFragmentDoc}
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminUpdateProcTypeMutation, AdminUpdateProcTypeMutationVariables>;
export const AdminDeleteProcTypeDocument = gql`
    mutation AdminDeleteProcType($input: DeleteProcTypeInput!) {
  payload: deleteProcType(input: $input) {
    deletedId
    auditEntry {
      id
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminDeleteProcTypeMutation, AdminDeleteProcTypeMutationVariables>;
export const AdminProcTypesToChangeDocument = gql`
    query AdminProcTypesToChange($ids: [ID!]!) {
  admin {
    records: procTypes(first: 500, ids: $ids) {
      nodes {
        id
        revision
        name
      }
    }
  }
}
    ` as unknown as DocumentNode<AdminProcTypesToChangeQuery, AdminProcTypesToChangeQueryVariables>;
export const AdminUpdateProcTypesDocument = gql`
    mutation AdminUpdateProcTypes($input: UpdateProcTypesInput!) {
  payload: updateProcTypes(input: $input) {
    records: procTypes {
      revision
      ...AdminProcTypeRow
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminProcTypeRowFragmentDoc}
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminUpdateProcTypesMutation, AdminUpdateProcTypesMutationVariables>;
export const AdminDeleteProcTypesDocument = gql`
    mutation AdminDeleteProcTypes($input: DeleteProcTypesInput!) {
  payload: deleteProcTypes(input: $input) {
    deletedIds
    auditEntries {
      id
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminDeleteProcTypesMutation, AdminDeleteProcTypesMutationVariables>;
export const AdminDamageTypeDocument = gql`
    query AdminDamageType($id: ID!) {
  admin {
    record: damageType(id: $id) {
      ...AdminDamageType
    }
  }
}
    ${AdminDamageTypeFragmentDoc}
${AdminTranslationFragmentDoc}` as unknown as DocumentNode<AdminDamageTypeQuery, AdminDamageTypeQueryVariables>;
export const AdminCreateDamageTypeDocument = gql`
    mutation AdminCreateDamageType($input: CreateDamageTypeInput!) {
  payload: createDamageType(input: $input) {
    record: damageType {
      ...AdminDamageType
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminDamageTypeFragmentDoc}
${AdminTranslationFragmentDoc}
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminCreateDamageTypeMutation, AdminCreateDamageTypeMutationVariables>;
export const AdminUpdateDamageTypeDocument = gql`
    mutation AdminUpdateDamageType($input: UpdateDamageTypeInput!) {
  payload: updateDamageType(input: $input) {
    record: damageType {
      ...AdminDamageType
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminDamageTypeFragmentDoc}
${AdminTranslationFragmentDoc}
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminUpdateDamageTypeMutation, AdminUpdateDamageTypeMutationVariables>;
export const AdminDeleteDamageTypeDocument = gql`
    mutation AdminDeleteDamageType($input: DeleteDamageTypeInput!) {
  payload: deleteDamageType(input: $input) {
    deletedId
    auditEntry {
      id
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminDeleteDamageTypeMutation, AdminDeleteDamageTypeMutationVariables>;
export const AdminDamageTypesToChangeDocument = gql`
    query AdminDamageTypesToChange($ids: [ID!]!) {
  admin {
    records: damageTypes(first: 500, ids: $ids) {
      nodes {
        id
        revision
        name
      }
    }
  }
}
    ` as unknown as DocumentNode<AdminDamageTypesToChangeQuery, AdminDamageTypesToChangeQueryVariables>;
export const AdminUpdateDamageTypesDocument = gql`
    mutation AdminUpdateDamageTypes($input: UpdateDamageTypesInput!) {
  payload: updateDamageTypes(input: $input) {
    records: damageTypes {
      revision
      ...AdminDamageTypeRow
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminDamageTypeRowFragmentDoc}
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminUpdateDamageTypesMutation, AdminUpdateDamageTypesMutationVariables>;
export const AdminDeleteDamageTypesDocument = gql`
    mutation AdminDeleteDamageTypes($input: DeleteDamageTypesInput!) {
  payload: deleteDamageTypes(input: $input) {
    deletedIds
    auditEntries {
      id
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminDeleteDamageTypesMutation, AdminDeleteDamageTypesMutationVariables>;
export const AdminProcEventTypeDocument = gql`
    query AdminProcEventType($id: ID!) {
  admin {
    record: procEventType(id: $id) {
      ...AdminProcEventType
    }
  }
}
    ${AdminProcEventTypeFragmentDoc}
${AdminTranslationFragmentDoc}` as unknown as DocumentNode<AdminProcEventTypeQuery, AdminProcEventTypeQueryVariables>;
export const AdminCreateProcEventTypeDocument = gql`
    mutation AdminCreateProcEventType($input: CreateProcEventTypeInput!) {
  payload: createProcEventType(input: $input) {
    record: procEventType {
      ...AdminProcEventType
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminProcEventTypeFragmentDoc}
${AdminTranslationFragmentDoc}
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminCreateProcEventTypeMutation, AdminCreateProcEventTypeMutationVariables>;
export const AdminUpdateProcEventTypeDocument = gql`
    mutation AdminUpdateProcEventType($input: UpdateProcEventTypeInput!) {
  payload: updateProcEventType(input: $input) {
    record: procEventType {
      ...AdminProcEventType
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminProcEventTypeFragmentDoc}
${AdminTranslationFragmentDoc}
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminUpdateProcEventTypeMutation, AdminUpdateProcEventTypeMutationVariables>;
export const AdminDeleteProcEventTypeDocument = gql`
    mutation AdminDeleteProcEventType($input: DeleteProcEventTypeInput!) {
  payload: deleteProcEventType(input: $input) {
    deletedId
    auditEntry {
      id
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminDeleteProcEventTypeMutation, AdminDeleteProcEventTypeMutationVariables>;
export const AdminProcEventTypesToChangeDocument = gql`
    query AdminProcEventTypesToChange($ids: [ID!]!) {
  admin {
    records: procEventTypes(first: 500, ids: $ids) {
      nodes {
        id
        revision
        name
      }
    }
  }
}
    ` as unknown as DocumentNode<AdminProcEventTypesToChangeQuery, AdminProcEventTypesToChangeQueryVariables>;
export const AdminUpdateProcEventTypesDocument = gql`
    mutation AdminUpdateProcEventTypes($input: UpdateProcEventTypesInput!) {
  payload: updateProcEventTypes(input: $input) {
    records: procEventTypes {
      revision
      ...AdminProcEventTypeRow
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminProcEventTypeRowFragmentDoc}
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminUpdateProcEventTypesMutation, AdminUpdateProcEventTypesMutationVariables>;
export const AdminDeleteProcEventTypesDocument = gql`
    mutation AdminDeleteProcEventTypes($input: DeleteProcEventTypesInput!) {
  payload: deleteProcEventTypes(input: $input) {
    deletedIds
    auditEntries {
      id
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminDeleteProcEventTypesMutation, AdminDeleteProcEventTypesMutationVariables>;
export const AdminRankDocument = gql`
    query AdminRank($id: ID!) {
  admin {
    record: rank(id: $id) {
      ...AdminRank
    }
  }
}
    ${AdminRankFragmentDoc}
${AdminTranslationFragmentDoc}` as unknown as DocumentNode<AdminRankQuery, AdminRankQueryVariables>;
export const AdminCreateRankDocument = gql`
    mutation AdminCreateRank($input: CreateRankInput!) {
  payload: createRank(input: $input) {
    record: rank {
      ...AdminRank
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRankFragmentDoc}
${AdminTranslationFragmentDoc}
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminCreateRankMutation, AdminCreateRankMutationVariables>;
export const AdminUpdateRankDocument = gql`
    mutation AdminUpdateRank($input: UpdateRankInput!) {
  payload: updateRank(input: $input) {
    record: rank {
      ...AdminRank
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRankFragmentDoc}
${AdminTranslationFragmentDoc}
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminUpdateRankMutation, AdminUpdateRankMutationVariables>;
export const AdminDeleteRankDocument = gql`
    mutation AdminDeleteRank($input: DeleteRankInput!) {
  payload: deleteRank(input: $input) {
    deletedId
    auditEntry {
      id
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminDeleteRankMutation, AdminDeleteRankMutationVariables>;
export const AdminRanksToChangeDocument = gql`
    query AdminRanksToChange($ids: [ID!]!) {
  admin {
    records: ranks(first: 500, ids: $ids) {
      nodes {
        id
        revision
        name
        xp
        rewardItemId
        coffinCharges
      }
    }
  }
}
    ` as unknown as DocumentNode<AdminRanksToChangeQuery, AdminRanksToChangeQueryVariables>;
export const AdminUpdateRanksDocument = gql`
    mutation AdminUpdateRanks($input: UpdateRanksInput!) {
  payload: updateRanks(input: $input) {
    records: ranks {
      revision
      ...AdminRankRow
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRankRowFragmentDoc}
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminUpdateRanksMutation, AdminUpdateRanksMutationVariables>;
export const AdminDeleteRanksDocument = gql`
    mutation AdminDeleteRanks($input: DeleteRanksInput!) {
  payload: deleteRanks(input: $input) {
    deletedIds
    auditEntries {
      id
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminDeleteRanksMutation, AdminDeleteRanksMutationVariables>;
export const AdminPremiumPackageDocument = gql`
    query AdminPremiumPackage($id: ID!) {
  admin {
    record: premiumPackage(id: $id) {
      ...AdminPremiumPackage
    }
  }
}
    ${AdminPremiumPackageFragmentDoc}
${AdminTranslationFragmentDoc}` as unknown as DocumentNode<AdminPremiumPackageQuery, AdminPremiumPackageQueryVariables>;
export const AdminCreatePremiumPackageDocument = gql`
    mutation AdminCreatePremiumPackage($input: CreatePremiumPackageInput!) {
  payload: createPremiumPackage(input: $input) {
    record: premiumPackage {
      ...AdminPremiumPackage
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminPremiumPackageFragmentDoc}
${AdminTranslationFragmentDoc}
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminCreatePremiumPackageMutation, AdminCreatePremiumPackageMutationVariables>;
export const AdminUpdatePremiumPackageDocument = gql`
    mutation AdminUpdatePremiumPackage($input: UpdatePremiumPackageInput!) {
  payload: updatePremiumPackage(input: $input) {
    record: premiumPackage {
      ...AdminPremiumPackage
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminPremiumPackageFragmentDoc}
${AdminTranslationFragmentDoc}
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminUpdatePremiumPackageMutation, AdminUpdatePremiumPackageMutationVariables>;
export const AdminDeletePremiumPackageDocument = gql`
    mutation AdminDeletePremiumPackage($input: DeletePremiumPackageInput!) {
  payload: deletePremiumPackage(input: $input) {
    deletedId
    auditEntry {
      id
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminDeletePremiumPackageMutation, AdminDeletePremiumPackageMutationVariables>;
export const AdminPremiumPackagesToChangeDocument = gql`
    query AdminPremiumPackagesToChange($ids: [ID!]!) {
  admin {
    records: premiumPackages(first: 500, ids: $ids) {
      nodes {
        id
        revision
        name
        month
        year
        subscriptionLevel
        category
        isVisible
      }
    }
  }
}
    ` as unknown as DocumentNode<AdminPremiumPackagesToChangeQuery, AdminPremiumPackagesToChangeQueryVariables>;
export const AdminUpdatePremiumPackagesDocument = gql`
    mutation AdminUpdatePremiumPackages($input: UpdatePremiumPackagesInput!) {
  payload: updatePremiumPackages(input: $input) {
    records: premiumPackages {
      revision
      ...AdminPremiumPackageRow
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminPremiumPackageRowFragmentDoc}
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminUpdatePremiumPackagesMutation, AdminUpdatePremiumPackagesMutationVariables>;
export const AdminDeletePremiumPackagesDocument = gql`
    mutation AdminDeletePremiumPackages($input: DeletePremiumPackagesInput!) {
  payload: deletePremiumPackages(input: $input) {
    deletedIds
    auditEntries {
      id
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminDeletePremiumPackagesMutation, AdminDeletePremiumPackagesMutationVariables>;
export const AdminNewsPostDocument = gql`
    query AdminNewsPost($id: ID!) {
  admin {
    record: newsPost(id: $id) {
      ...AdminNewsPost
    }
  }
}
    ${AdminNewsPostFragmentDoc}
${AdminTranslationFragmentDoc}` as unknown as DocumentNode<AdminNewsPostQuery, AdminNewsPostQueryVariables>;
export const AdminCreateNewsPostDocument = gql`
    mutation AdminCreateNewsPost($input: CreateNewsPostInput!) {
  payload: createNewsPost(input: $input) {
    record: newsPost {
      ...AdminNewsPost
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminNewsPostFragmentDoc}
${AdminTranslationFragmentDoc}
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminCreateNewsPostMutation, AdminCreateNewsPostMutationVariables>;
export const AdminUpdateNewsPostDocument = gql`
    mutation AdminUpdateNewsPost($input: UpdateNewsPostInput!) {
  payload: updateNewsPost(input: $input) {
    record: newsPost {
      ...AdminNewsPost
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminNewsPostFragmentDoc}
${AdminTranslationFragmentDoc}
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminUpdateNewsPostMutation, AdminUpdateNewsPostMutationVariables>;
export const AdminDeleteNewsPostDocument = gql`
    mutation AdminDeleteNewsPost($input: DeleteNewsPostInput!) {
  payload: deleteNewsPost(input: $input) {
    deletedId
    auditEntry {
      id
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminDeleteNewsPostMutation, AdminDeleteNewsPostMutationVariables>;
export const AdminNewsPostsToChangeDocument = gql`
    query AdminNewsPostsToChange($ids: [ID!]!) {
  admin {
    records: newsPosts(first: 500, ids: $ids) {
      nodes {
        id
        revision
        name: header
        rewardItemId
        sequence
        keyId
        requiredXp
      }
    }
  }
}
    ` as unknown as DocumentNode<AdminNewsPostsToChangeQuery, AdminNewsPostsToChangeQueryVariables>;
export const AdminUpdateNewsPostsDocument = gql`
    mutation AdminUpdateNewsPosts($input: UpdateNewsPostsInput!) {
  payload: updateNewsPosts(input: $input) {
    records: newsPosts {
      revision
      ...AdminNewsPostRow
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminNewsPostRowFragmentDoc}
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminUpdateNewsPostsMutation, AdminUpdateNewsPostsMutationVariables>;
export const AdminDeleteNewsPostsDocument = gql`
    mutation AdminDeleteNewsPosts($input: DeleteNewsPostsInput!) {
  payload: deleteNewsPosts(input: $input) {
    deletedIds
    auditEntries {
      id
    }
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminDeleteNewsPostsMutation, AdminDeleteNewsPostsMutationVariables>;
export const AdminImagesDocument = gql`
    query AdminImages($search: String, $isMoving: Boolean, $first: Int, $after: String) {
  admin {
    records: images(
      search: $search
      isMoving: $isMoving
      first: $first
      after: $after
    ) {
      nodes {
        image {
          id
        }
        contentType
        uploadedAt
        titles
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
}
    ` as unknown as DocumentNode<AdminImagesQuery, AdminImagesQueryVariables>;
export const AdminRestoreRecordDocument = gql`
    mutation AdminRestoreRecord($input: RestoreRecordInput!) {
  payload: restoreRecord(input: $input) {
    kind
    recordId
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminRestoreRecordMutation, AdminRestoreRecordMutationVariables>;
export const AdminRestoreRecordsDocument = gql`
    mutation AdminRestoreRecords($input: RestoreRecordsInput!) {
  payload: restoreRecords(input: $input) {
    kind
    recordIds
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminRestoreRecordsMutation, AdminRestoreRecordsMutationVariables>;
export const AdminRecordContextDocument = gql`
    query AdminRecordContext($kind: RecordKind!, $id: ID!) {
  admin {
    problems: contentProblems(kind: $kind, id: $id) {
      field
      message
    }
    users: recordUsers(kind: $kind, id: $id) {
      ...AdminRecordUser
    }
  }
}
    ${AdminRecordUserFragmentDoc}` as unknown as DocumentNode<AdminRecordContextQuery, AdminRecordContextQueryVariables>;
export const AdminRecordUsageDocument = gql`
    query AdminRecordUsage($kind: RecordKind!, $id: ID!) {
  admin {
    users: recordUsers(kind: $kind, id: $id) {
      ...AdminRecordUser
    }
    usage: recordUsage(kind: $kind, id: $id) {
      reason
      count
      amount
      isBlocking
    }
  }
}
    ${AdminRecordUserFragmentDoc}` as unknown as DocumentNode<AdminRecordUsageQuery, AdminRecordUsageQueryVariables>;