/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '@apollo/client';
/** Some of an item that another is made of. */
export type CraftingMaterialInput = {
  /** How many. */
  readonly amount?: number | null | undefined;
  /** Which item. */
  readonly itemId: string;
};

/** A new currency; what is left out gets its default. */
export type CreateCurrencyInput = {
  /** A line about it. */
  readonly flavorText?: string | null | undefined;
  /** Its picture. */
  readonly imageId?: string | null | undefined;
  /** Its name. */
  readonly name: string;
  /** Its place in lists, lowest first. */
  readonly orderIndex?: number | null | undefined;
  /** Its short name, unique within the kind. */
  readonly shortName: string;
};

/** A new damage type; what is left out gets its default. */
export type CreateDamageTypeInput = {
  /** Its colour. */
  readonly colorHex?: string | null | undefined;
  /** Its picture. */
  readonly imageId?: string | null | undefined;
  /** Its name. */
  readonly name: string;
  /** Its short name, unique within the kind. */
  readonly shortName: string;
};

/** A new enemy; what is left out gets its default. */
export type CreateEnemyInput = {
  /** Its moving picture, shown in a loop. */
  readonly animatedImageId?: string | null | undefined;
  /** What beating it pays. */
  readonly currencies?: ReadonlyArray<CurrencyEntryInput> | null | undefined;
  /** What kind of creature it is. */
  readonly enemyTypeId?: string | null | undefined;
  /** What it wears; the stats of it count in the fight. */
  readonly equipment?: EnemyEquipmentInput | null | undefined;
  /** A line about it. */
  readonly flavorText?: string | null | undefined;
  /** Its picture. */
  readonly imageId?: string | null | undefined;
  /** Whether players see it. */
  readonly isVisible?: boolean | null | undefined;
  /** What may be found on it. */
  readonly loot?: ReadonlyArray<LootEntryInput> | null | undefined;
  /** Its name. */
  readonly name: string;
  /** How seldom it is met. */
  readonly rarityId?: string | null | undefined;
  /** What a draw pays. */
  readonly refund?: ReadonlyArray<CurrencyEntryInput> | null | undefined;
  /** Its numbers. */
  readonly stats?: ReadonlyArray<EnemyStatInput> | null | undefined;
  /** XP for beating it. */
  readonly xp?: number | null | undefined;
};

/** A new enemy type; what is left out gets its default. */
export type CreateEnemyTypeInput = {
  /** Its picture. */
  readonly imageId?: string | null | undefined;
  /** Its name. */
  readonly name: string;
  /** Its place in lists, lowest first. */
  readonly orderIndex?: number | null | undefined;
  /** Its short name, unique within the kind. */
  readonly shortName: string;
};

/** A new hunting ground; what is left out gets its default. */
export type CreateHuntingGroundInput = {
  /** Its moving picture. */
  readonly animatedImageId?: string | null | undefined;
  /** A line about it. */
  readonly flavorText?: string | null | undefined;
  /** Its picture. */
  readonly imageId?: string | null | undefined;
  /** Whether players see it. */
  readonly isVisible?: boolean | null | undefined;
  /** The item that opens it, or empty. */
  readonly keyId?: string | null | undefined;
  /** Its name. */
  readonly name: string;
  /** The region it lies in. */
  readonly regionId: string;
  /** XP demanded to enter it. */
  readonly requiredXp?: number | null | undefined;
  /** Its place in the order of its region, lowest first. */
  readonly sequence?: number | null | undefined;
  /** Baits that find other creatures here. */
  readonly specialBaitItemIds?: ReadonlyArray<string> | null | undefined;
  /** What travelling there costs. */
  readonly travelCost?: ReadonlyArray<CurrencyEntryInput> | null | undefined;
};

/** A new hunting table; what is left out gets its default. */
export type CreateHuntingTableInput = {
  /** The slices, from 0 to 10,000. */
  readonly enemies?: ReadonlyArray<TableSliceInput> | null | undefined;
  /** The ground it belongs to. */
  readonly huntingGroundId: string;
  /** Its name. */
  readonly name: string;
  /** 0 for ordinary bait; n for the n-th special bait of the ground. */
  readonly sequence?: number | null | undefined;
};

/** A new item; what is left out gets its default. */
export type CreateItemInput = {
  /** Its moving picture. */
  readonly animatedImageId?: string | null | undefined;
  /** The enemy it attracts; only for the type hex. */
  readonly canAttractEnemyId?: string | null | undefined;
  /** The kind of creature it attracts; only for the type hex. */
  readonly canAttractEnemyTypeId?: string | null | undefined;
  /** What one is made of. */
  readonly craftingMaterials?: ReadonlyArray<CraftingMaterialInput> | null | undefined;
  /** What kind of creature it is; only for the type retainer. */
  readonly creatureTypeId?: string | null | undefined;
  /** A line about it. */
  readonly flavorText?: string | null | undefined;
  /** Its picture. */
  readonly imageId?: string | null | undefined;
  /** Whether the merchants sell or craft it. */
  readonly isBuyable?: boolean | null | undefined;
  /** Whether it belongs to the premium shop. */
  readonly isInPremiumShop?: boolean | null | undefined;
  /** Whether players may pass it on. */
  readonly isTransferable?: boolean | null | undefined;
  /** Whether only one can be owned. */
  readonly isUnique?: boolean | null | undefined;
  /** Whether players see it in shops and catalogue. */
  readonly isVisible?: boolean | null | undefined;
  /** Its type. */
  readonly itemTypeId?: string | null | undefined;
  /** Its name. */
  readonly name: string;
  /** What one costs. */
  readonly price?: ReadonlyArray<CurrencyEntryInput> | null | undefined;
  /** How seldom it is. */
  readonly rarityId?: string | null | undefined;
  /** What the shop pays for one. */
  readonly refund?: ReadonlyArray<CurrencyEntryInput> | null | undefined;
  /** The subscription it demands; 0 for none. */
  readonly requiredSubscription?: SubscriptionLevel | null | undefined;
  /** XP demanded before it can be bought or worn. */
  readonly requiredXp?: number | null | undefined;
  /** What it changes when worn. */
  readonly stats?: ReadonlyArray<ItemStatInput> | null | undefined;
  /** The trophies that complete it; only for the type collection. */
  readonly trophyItemIds?: ReadonlyArray<string> | null | undefined;
};

/** A new item type; what is left out gets its default. */
export type CreateItemTypeInput = {
  /** Whether such items are special and count while they are only in the inventory. */
  readonly countsWhileOwned?: boolean | null | undefined;
  /** Its picture. */
  readonly imageId?: string | null | undefined;
  /** Whether such items can be worn. */
  readonly isEquipment?: boolean | null | undefined;
  /** Its name. */
  readonly name: string;
  /** Its place in lists, lowest first. */
  readonly orderIndex?: number | null | undefined;
  /** Its short name, unique within the kind. */
  readonly shortName: string;
  /** How many items of the type can be worn at once. */
  readonly slotCount?: number | null | undefined;
};

/** A new news post; what is left out gets its default. */
export type CreateNewsPostInput = {
  /** Its moving picture, shown in place of the picture. */
  readonly animatedImageId?: string | null | undefined;
  /** Its heading. */
  readonly header: string;
  /** Its picture. */
  readonly imageId?: string | null | undefined;
  /** Kept for editors: an item, or empty. Nothing is locked by it. */
  readonly keyId?: string | null | undefined;
  /** What there is to tell. */
  readonly message?: string | null | undefined;
  /** A name for editors. Players do not see it. */
  readonly name?: string | null | undefined;
  /** When it was written; the time of creation when left out. */
  readonly publishedAt?: string | null | undefined;
  /** Kept for editors. Every player sees the news. */
  readonly requiredXp?: number | null | undefined;
  /** A gift that each player can take once, or empty. */
  readonly rewardItemId?: string | null | undefined;
  /** Kept for editors. News are ordered by their time. */
  readonly sequence?: number | null | undefined;
};

/** A new premium package; what is left out gets its default. */
export type CreatePremiumPackageInput = {
  /** Its moving picture. */
  readonly animatedImageId?: string | null | undefined;
  /** Where the shop shows a single item. */
  readonly category?: PremiumPackageCategory | null | undefined;
  /** A line about it. */
  readonly flavorText?: string | null | undefined;
  /** Its picture. */
  readonly imageId?: string | null | undefined;
  /** Whether players see it. */
  readonly isVisible?: boolean | null | undefined;
  /** What is in it. */
  readonly items?: ReadonlyArray<PackageItemInput> | null | undefined;
  /** The month it is sold in, 1 to 12; 0 for any. */
  readonly month?: number | null | undefined;
  /** Its name. */
  readonly name: string;
  /** Its price in US dollars. */
  readonly priceUsd?: number | null | undefined;
  /** What it subscribes to; 0 for a single item. */
  readonly subscriptionLevel?: SubscriptionLevel | null | undefined;
  /** The year it is sold in; 0 for any. */
  readonly year?: number | null | undefined;
};

/** A new proc event type; what is left out gets its default. */
export type CreateProcEventTypeInput = {
  /** Its picture. */
  readonly imageId?: string | null | undefined;
  /** Its name. */
  readonly name: string;
  /** Its short name, unique within the kind. */
  readonly shortName: string;
};

/** A new proc type; what is left out gets its default. */
export type CreateProcTypeInput = {
  /** Its picture. */
  readonly imageId?: string | null | undefined;
  /** Its name. */
  readonly name: string;
  /** Its short name, unique within the kind. */
  readonly shortName: string;
};

/** A new rank; what is left out gets its default. */
export type CreateRankInput = {
  /** A line about it. */
  readonly flavorText?: string | null | undefined;
  /** Its picture. */
  readonly imageId?: string | null | undefined;
  /** Its name. */
  readonly name: string;
  /** What reaching it gives, or empty. */
  readonly rewardItemId?: string | null | undefined;
  /** The XP at which it begins. */
  readonly xp?: number | null | undefined;
};

/** A new rarity; what is left out gets its default. */
export type CreateRarityInput = {
  /** Its colour. */
  readonly colorHex?: string | null | undefined;
  /** A line about it. */
  readonly flavorText?: string | null | undefined;
  /** Its picture. */
  readonly imageId?: string | null | undefined;
  /** Its name. */
  readonly name: string;
  /** Its short name, unique within the kind. */
  readonly shortName: string;
};

/** A new region; what is left out gets its default. */
export type CreateRegionInput = {
  /** Its moving picture. */
  readonly animatedImageId?: string | null | undefined;
  /** A line about it. */
  readonly flavorText?: string | null | undefined;
  /** Its picture. */
  readonly imageId?: string | null | undefined;
  /** Whether players see it. */
  readonly isVisible?: boolean | null | undefined;
  /** The item that opens it, or empty. */
  readonly keyId?: string | null | undefined;
  /** Its name. */
  readonly name: string;
  /** XP demanded to enter it. */
  readonly requiredXp?: number | null | undefined;
  /** Its place in the order, lowest first. */
  readonly sequence?: number | null | undefined;
};

/** A new stat; what is left out gets its default. */
export type CreateStatInput = {
  /** The only kind of creature it works on, or empty; only for a proc. */
  readonly affectedCreatureTypeId?: string | null | undefined;
  /** The type of damage it deals. */
  readonly damageTypeId?: string | null | undefined;
  /** What it does, in a line. */
  readonly flavorText?: string | null | undefined;
  /** Its picture. */
  readonly imageId?: string | null | undefined;
  /** Whether it is simply there or not, without a number. */
  readonly isYesNo?: boolean | null | undefined;
  /** Its name. */
  readonly name: string;
  /** Its place in lists, lowest first. */
  readonly orderIndex?: number | null | undefined;
  /** When the proc may fire; only for a proc. */
  readonly procEventTypeId?: string | null | undefined;
  /** What the proc does; only for a proc. */
  readonly procTypeId?: string | null | undefined;
  /** How seldom it is found, or empty. */
  readonly rarityId?: string | null | undefined;
  /** Its short name, unique within the kind. */
  readonly shortName: string;
  /** 0 a plain stat, 1 a proc. */
  readonly statType?: StatRecordType | null | undefined;
  /** The unit behind the number, such as %. */
  readonly unitSymbol?: string | null | undefined;
};

/** An amount of one currency. */
export type CurrencyEntryInput = {
  /** The currency's short name; the same as `name` when left out. */
  readonly currencyShortName?: string | null | undefined;
  /** How much. */
  readonly value?: number | null | undefined;
};

/** The record to delete. */
export type DeleteRecordInput = {
  /** The record's id. */
  readonly id: string;
  /** The revision that was read; where given, the deletion is refused with STALE if the record changed since. */
  readonly revision?: number | null | undefined;
};

/** Which setting to remove. */
export type DeleteSettingInput = {
  /** The setting's id. */
  readonly id: string;
};

/** What it wears; the stats of it count in the fight. */
export type EnemyEquipmentInput = {
  /** What it wears. */
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
  /** The highest value; the lowest one when left out. */
  readonly valueTo?: number | null | undefined;
};

/** A thing the enemy wears. */
export type EquipmentEntryInput = {
  /** Which item. */
  readonly itemId: string;
  /** Short name or id of the item's type. */
  readonly itemType?: string | null | undefined;
};

/** The value of one stat. */
export type ItemStatInput = {
  /** The chance of a proc in percent; 0 for a plain stat. */
  readonly procPercent?: number | null | undefined;
  /** The stat's short name. */
  readonly statShortName?: string | null | undefined;
  /** The lowest value; true or false for a yes/no stat. */
  readonly valueFrom?: number | null | undefined;
  /** The highest value; the lowest one when left out. */
  readonly valueTo?: number | null | undefined;
};

/** A thing that may be found on the enemy. */
export type LootEntryInput = {
  /** The most there can be; the fewest when left out. */
  readonly amountMax?: number | null | undefined;
  /** The fewest there can be. */
  readonly amountMin?: number | null | undefined;
  /** How likely it is, in percent. */
  readonly dropChance?: number | null | undefined;
  /** Which item. */
  readonly itemId: string;
};

/** Some of an item in a package. */
export type PackageItemInput = {
  /** How many. */
  readonly amount?: number | null | undefined;
  /** Which item. */
  readonly itemId: string;
};

/** Where the premium shop shows a package that is no subscription. */
export type PremiumPackageCategory =
  /** An avatar. */
  | 'AVATAR'
  /** The monthly item of Gold subscribers. */
  | 'GOLD_ITEM'
  /** A hex. */
  | 'HEX_DEAL'
  /** A subscription. */
  | 'NONE'
  /** A deal that can be bought once. */
  | 'ONE_TIME_DEAL'
  /** The monthly item of Platinum subscribers. */
  | 'PLATINUM_ITEM'
  /** The first diamond deal. */
  | 'SANGUINE_DIAMONDS_DEAL_1'
  /** The second diamond deal. */
  | 'SANGUINE_DIAMONDS_DEAL_2'
  /** The third diamond deal. */
  | 'SANGUINE_DIAMONDS_DEAL_3'
  /** The fourth diamond deal. */
  | 'SANGUINE_DIAMONDS_DEAL_4'
  /** The fifth diamond deal. */
  | 'SANGUINE_DIAMONDS_DEAL_5'
  /** The sixth diamond deal. */
  | 'SANGUINE_DIAMONDS_DEAL_6'
  /** The monthly item of Silver subscribers. */
  | 'SILVER_ITEM';

/** Why a change of a record was refused. */
export type RecordErrorCode =
  /** The change would break the content. */
  | 'CONFLICT'
  /** The game cannot do without it. */
  | 'INDISPENSABLE'
  /** A value is missing or not allowed; `field` names it. */
  | 'INVALID_INPUT'
  /** Other records refer to it. */
  | 'IN_USE'
  /** There is no such record. */
  | 'NOT_FOUND'
  /** The short name cannot change while other records use it. */
  | 'SHORT_NAME_IN_USE'
  /** The short name belongs to another record of the kind. */
  | 'SHORT_NAME_TAKEN'
  /** Another admin changed it since the given revision. */
  | 'STALE';

/** What to set. */
export type SaveSettingInput = {
  /** Which setting. */
  readonly key: SettingKey;
  /** The value as text; see the key for its form. */
  readonly value: string;
};

/** Why a setting was not changed. */
export type SettingErrorCode =
  /** The value does not have the form of the key. */
  | 'INVALID_VALUE'
  /** There is no such setting. */
  | 'NOT_FOUND';

/** What admins can set while the game runs. */
export type SettingKey =
  /** How many hours of missed auto-hunts are made up for: a whole number from 0 to 168. */
  | 'AUTO_HUNT_BACKLOG_HOURS'
  /** The hunting ground of all next missions: a region's and a hunting ground's id joined by two underscores. */
  | 'FORCE_MISSION_HUNTING_GROUND';

/** What a stat is. */
export type StatRecordType =
  /** An effect that may fire at a moment of a fight. */
  | 'PROC'
  /** A number, or present or not. */
  | 'STAT';

/** A subscription. */
export type SubscriptionLevel =
  /** Gold. */
  | 'GOLD'
  /** No subscription. */
  | 'NONE'
  /** Platinum. */
  | 'PLATINUM'
  /** Silver. */
  | 'SILVER';

/** A slice of the table that belongs to an enemy. */
export type TableSliceInput = {
  /** Which enemy. */
  readonly enemyId: string;
  /** The roll at which the next slice begins. */
  readonly rangeMax?: number | null | undefined;
  /** The lowest roll that meets it. */
  readonly rangeMin?: number | null | undefined;
};

/** Changes of a currency; what is left out stays, null returns a field to its default. */
export type UpdateCurrencyInput = {
  /** A line about it. */
  readonly flavorText?: string | null | undefined;
  /** The record's id. */
  readonly id: string;
  /** Its picture. */
  readonly imageId?: string | null | undefined;
  /** Its name. */
  readonly name?: string | null | undefined;
  /** Its place in lists, lowest first. */
  readonly orderIndex?: number | null | undefined;
  /** The revision that was read; where given, the change is refused with STALE if the record changed since. */
  readonly revision?: number | null | undefined;
  /** Its short name, unique within the kind. */
  readonly shortName?: string | null | undefined;
};

/** Changes of a damage type; what is left out stays, null returns a field to its default. */
export type UpdateDamageTypeInput = {
  /** Its colour. */
  readonly colorHex?: string | null | undefined;
  /** The record's id. */
  readonly id: string;
  /** Its picture. */
  readonly imageId?: string | null | undefined;
  /** Its name. */
  readonly name?: string | null | undefined;
  /** The revision that was read; where given, the change is refused with STALE if the record changed since. */
  readonly revision?: number | null | undefined;
  /** Its short name, unique within the kind. */
  readonly shortName?: string | null | undefined;
};

/** Changes of an enemy; what is left out stays, null returns a field to its default. */
export type UpdateEnemyInput = {
  /** Its moving picture, shown in a loop. */
  readonly animatedImageId?: string | null | undefined;
  /** What beating it pays. */
  readonly currencies?: ReadonlyArray<CurrencyEntryInput> | null | undefined;
  /** What kind of creature it is. */
  readonly enemyTypeId?: string | null | undefined;
  /** What it wears; the stats of it count in the fight. */
  readonly equipment?: EnemyEquipmentInput | null | undefined;
  /** A line about it. */
  readonly flavorText?: string | null | undefined;
  /** The record's id. */
  readonly id: string;
  /** Its picture. */
  readonly imageId?: string | null | undefined;
  /** Whether players see it. */
  readonly isVisible?: boolean | null | undefined;
  /** What may be found on it. */
  readonly loot?: ReadonlyArray<LootEntryInput> | null | undefined;
  /** Its name. */
  readonly name?: string | null | undefined;
  /** How seldom it is met. */
  readonly rarityId?: string | null | undefined;
  /** What a draw pays. */
  readonly refund?: ReadonlyArray<CurrencyEntryInput> | null | undefined;
  /** The revision that was read; where given, the change is refused with STALE if the record changed since. */
  readonly revision?: number | null | undefined;
  /** Its numbers. */
  readonly stats?: ReadonlyArray<EnemyStatInput> | null | undefined;
  /** XP for beating it. */
  readonly xp?: number | null | undefined;
};

/** Changes of an enemy type; what is left out stays, null returns a field to its default. */
export type UpdateEnemyTypeInput = {
  /** The record's id. */
  readonly id: string;
  /** Its picture. */
  readonly imageId?: string | null | undefined;
  /** Its name. */
  readonly name?: string | null | undefined;
  /** Its place in lists, lowest first. */
  readonly orderIndex?: number | null | undefined;
  /** The revision that was read; where given, the change is refused with STALE if the record changed since. */
  readonly revision?: number | null | undefined;
  /** Its short name, unique within the kind. */
  readonly shortName?: string | null | undefined;
};

/** Changes of a hunting ground; what is left out stays, null returns a field to its default. */
export type UpdateHuntingGroundInput = {
  /** Its moving picture. */
  readonly animatedImageId?: string | null | undefined;
  /** A line about it. */
  readonly flavorText?: string | null | undefined;
  /** The record's id. */
  readonly id: string;
  /** Its picture. */
  readonly imageId?: string | null | undefined;
  /** Whether players see it. */
  readonly isVisible?: boolean | null | undefined;
  /** The item that opens it, or empty. */
  readonly keyId?: string | null | undefined;
  /** Its name. */
  readonly name?: string | null | undefined;
  /** The region it lies in. */
  readonly regionId?: string | null | undefined;
  /** XP demanded to enter it. */
  readonly requiredXp?: number | null | undefined;
  /** The revision that was read; where given, the change is refused with STALE if the record changed since. */
  readonly revision?: number | null | undefined;
  /** Its place in the order of its region, lowest first. */
  readonly sequence?: number | null | undefined;
  /** Baits that find other creatures here. */
  readonly specialBaitItemIds?: ReadonlyArray<string> | null | undefined;
  /** What travelling there costs. */
  readonly travelCost?: ReadonlyArray<CurrencyEntryInput> | null | undefined;
};

/** Changes of a hunting table; what is left out stays, null returns a field to its default. */
export type UpdateHuntingTableInput = {
  /** The slices, from 0 to 10,000. */
  readonly enemies?: ReadonlyArray<TableSliceInput> | null | undefined;
  /** The ground it belongs to. */
  readonly huntingGroundId?: string | null | undefined;
  /** The record's id. */
  readonly id: string;
  /** Its name. */
  readonly name?: string | null | undefined;
  /** The revision that was read; where given, the change is refused with STALE if the record changed since. */
  readonly revision?: number | null | undefined;
  /** 0 for ordinary bait; n for the n-th special bait of the ground. */
  readonly sequence?: number | null | undefined;
};

/** Changes of an item; what is left out stays, null returns a field to its default. */
export type UpdateItemInput = {
  /** Its moving picture. */
  readonly animatedImageId?: string | null | undefined;
  /** The enemy it attracts; only for the type hex. */
  readonly canAttractEnemyId?: string | null | undefined;
  /** The kind of creature it attracts; only for the type hex. */
  readonly canAttractEnemyTypeId?: string | null | undefined;
  /** What one is made of. */
  readonly craftingMaterials?: ReadonlyArray<CraftingMaterialInput> | null | undefined;
  /** What kind of creature it is; only for the type retainer. */
  readonly creatureTypeId?: string | null | undefined;
  /** A line about it. */
  readonly flavorText?: string | null | undefined;
  /** The record's id. */
  readonly id: string;
  /** Its picture. */
  readonly imageId?: string | null | undefined;
  /** Whether the merchants sell or craft it. */
  readonly isBuyable?: boolean | null | undefined;
  /** Whether it belongs to the premium shop. */
  readonly isInPremiumShop?: boolean | null | undefined;
  /** Whether players may pass it on. */
  readonly isTransferable?: boolean | null | undefined;
  /** Whether only one can be owned. */
  readonly isUnique?: boolean | null | undefined;
  /** Whether players see it in shops and catalogue. */
  readonly isVisible?: boolean | null | undefined;
  /** Its type. */
  readonly itemTypeId?: string | null | undefined;
  /** Its name. */
  readonly name?: string | null | undefined;
  /** What one costs. */
  readonly price?: ReadonlyArray<CurrencyEntryInput> | null | undefined;
  /** How seldom it is. */
  readonly rarityId?: string | null | undefined;
  /** What the shop pays for one. */
  readonly refund?: ReadonlyArray<CurrencyEntryInput> | null | undefined;
  /** The subscription it demands; 0 for none. */
  readonly requiredSubscription?: SubscriptionLevel | null | undefined;
  /** XP demanded before it can be bought or worn. */
  readonly requiredXp?: number | null | undefined;
  /** The revision that was read; where given, the change is refused with STALE if the record changed since. */
  readonly revision?: number | null | undefined;
  /** What it changes when worn. */
  readonly stats?: ReadonlyArray<ItemStatInput> | null | undefined;
  /** The trophies that complete it; only for the type collection. */
  readonly trophyItemIds?: ReadonlyArray<string> | null | undefined;
};

/** Changes of an item type; what is left out stays, null returns a field to its default. */
export type UpdateItemTypeInput = {
  /** Whether such items are special and count while they are only in the inventory. */
  readonly countsWhileOwned?: boolean | null | undefined;
  /** The record's id. */
  readonly id: string;
  /** Its picture. */
  readonly imageId?: string | null | undefined;
  /** Whether such items can be worn. */
  readonly isEquipment?: boolean | null | undefined;
  /** Its name. */
  readonly name?: string | null | undefined;
  /** Its place in lists, lowest first. */
  readonly orderIndex?: number | null | undefined;
  /** The revision that was read; where given, the change is refused with STALE if the record changed since. */
  readonly revision?: number | null | undefined;
  /** Its short name, unique within the kind. */
  readonly shortName?: string | null | undefined;
  /** How many items of the type can be worn at once. */
  readonly slotCount?: number | null | undefined;
};

/** Changes of a news post; what is left out stays, null returns a field to its default. */
export type UpdateNewsPostInput = {
  /** Its moving picture, shown in place of the picture. */
  readonly animatedImageId?: string | null | undefined;
  /** Its heading. */
  readonly header?: string | null | undefined;
  /** The record's id. */
  readonly id: string;
  /** Its picture. */
  readonly imageId?: string | null | undefined;
  /** Kept for editors: an item, or empty. Nothing is locked by it. */
  readonly keyId?: string | null | undefined;
  /** What there is to tell. */
  readonly message?: string | null | undefined;
  /** A name for editors. Players do not see it. */
  readonly name?: string | null | undefined;
  /** When it was written; the time of creation when left out. */
  readonly publishedAt?: string | null | undefined;
  /** Kept for editors. Every player sees the news. */
  readonly requiredXp?: number | null | undefined;
  /** The revision that was read; where given, the change is refused with STALE if the record changed since. */
  readonly revision?: number | null | undefined;
  /** A gift that each player can take once, or empty. */
  readonly rewardItemId?: string | null | undefined;
  /** Kept for editors. News are ordered by their time. */
  readonly sequence?: number | null | undefined;
};

/** Changes of a premium package; what is left out stays, null returns a field to its default. */
export type UpdatePremiumPackageInput = {
  /** Its moving picture. */
  readonly animatedImageId?: string | null | undefined;
  /** Where the shop shows a single item. */
  readonly category?: PremiumPackageCategory | null | undefined;
  /** A line about it. */
  readonly flavorText?: string | null | undefined;
  /** The record's id. */
  readonly id: string;
  /** Its picture. */
  readonly imageId?: string | null | undefined;
  /** Whether players see it. */
  readonly isVisible?: boolean | null | undefined;
  /** What is in it. */
  readonly items?: ReadonlyArray<PackageItemInput> | null | undefined;
  /** The month it is sold in, 1 to 12; 0 for any. */
  readonly month?: number | null | undefined;
  /** Its name. */
  readonly name?: string | null | undefined;
  /** Its price in US dollars. */
  readonly priceUsd?: number | null | undefined;
  /** The revision that was read; where given, the change is refused with STALE if the record changed since. */
  readonly revision?: number | null | undefined;
  /** What it subscribes to; 0 for a single item. */
  readonly subscriptionLevel?: SubscriptionLevel | null | undefined;
  /** The year it is sold in; 0 for any. */
  readonly year?: number | null | undefined;
};

/** Changes of a proc event type; what is left out stays, null returns a field to its default. */
export type UpdateProcEventTypeInput = {
  /** The record's id. */
  readonly id: string;
  /** Its picture. */
  readonly imageId?: string | null | undefined;
  /** Its name. */
  readonly name?: string | null | undefined;
  /** The revision that was read; where given, the change is refused with STALE if the record changed since. */
  readonly revision?: number | null | undefined;
  /** Its short name, unique within the kind. */
  readonly shortName?: string | null | undefined;
};

/** Changes of a proc type; what is left out stays, null returns a field to its default. */
export type UpdateProcTypeInput = {
  /** The record's id. */
  readonly id: string;
  /** Its picture. */
  readonly imageId?: string | null | undefined;
  /** Its name. */
  readonly name?: string | null | undefined;
  /** The revision that was read; where given, the change is refused with STALE if the record changed since. */
  readonly revision?: number | null | undefined;
  /** Its short name, unique within the kind. */
  readonly shortName?: string | null | undefined;
};

/** Changes of a rank; what is left out stays, null returns a field to its default. */
export type UpdateRankInput = {
  /** A line about it. */
  readonly flavorText?: string | null | undefined;
  /** The record's id. */
  readonly id: string;
  /** Its picture. */
  readonly imageId?: string | null | undefined;
  /** Its name. */
  readonly name?: string | null | undefined;
  /** The revision that was read; where given, the change is refused with STALE if the record changed since. */
  readonly revision?: number | null | undefined;
  /** What reaching it gives, or empty. */
  readonly rewardItemId?: string | null | undefined;
  /** The XP at which it begins. */
  readonly xp?: number | null | undefined;
};

/** Changes of a rarity; what is left out stays, null returns a field to its default. */
export type UpdateRarityInput = {
  /** Its colour. */
  readonly colorHex?: string | null | undefined;
  /** A line about it. */
  readonly flavorText?: string | null | undefined;
  /** The record's id. */
  readonly id: string;
  /** Its picture. */
  readonly imageId?: string | null | undefined;
  /** Its name. */
  readonly name?: string | null | undefined;
  /** The revision that was read; where given, the change is refused with STALE if the record changed since. */
  readonly revision?: number | null | undefined;
  /** Its short name, unique within the kind. */
  readonly shortName?: string | null | undefined;
};

/** Changes of a region; what is left out stays, null returns a field to its default. */
export type UpdateRegionInput = {
  /** Its moving picture. */
  readonly animatedImageId?: string | null | undefined;
  /** A line about it. */
  readonly flavorText?: string | null | undefined;
  /** The record's id. */
  readonly id: string;
  /** Its picture. */
  readonly imageId?: string | null | undefined;
  /** Whether players see it. */
  readonly isVisible?: boolean | null | undefined;
  /** The item that opens it, or empty. */
  readonly keyId?: string | null | undefined;
  /** Its name. */
  readonly name?: string | null | undefined;
  /** XP demanded to enter it. */
  readonly requiredXp?: number | null | undefined;
  /** The revision that was read; where given, the change is refused with STALE if the record changed since. */
  readonly revision?: number | null | undefined;
  /** Its place in the order, lowest first. */
  readonly sequence?: number | null | undefined;
};

/** Changes of a stat; what is left out stays, null returns a field to its default. */
export type UpdateStatInput = {
  /** The only kind of creature it works on, or empty; only for a proc. */
  readonly affectedCreatureTypeId?: string | null | undefined;
  /** The type of damage it deals. */
  readonly damageTypeId?: string | null | undefined;
  /** What it does, in a line. */
  readonly flavorText?: string | null | undefined;
  /** The record's id. */
  readonly id: string;
  /** Its picture. */
  readonly imageId?: string | null | undefined;
  /** Whether it is simply there or not, without a number. */
  readonly isYesNo?: boolean | null | undefined;
  /** Its name. */
  readonly name?: string | null | undefined;
  /** Its place in lists, lowest first. */
  readonly orderIndex?: number | null | undefined;
  /** When the proc may fire; only for a proc. */
  readonly procEventTypeId?: string | null | undefined;
  /** What the proc does; only for a proc. */
  readonly procTypeId?: string | null | undefined;
  /** How seldom it is found, or empty. */
  readonly rarityId?: string | null | undefined;
  /** The revision that was read; where given, the change is refused with STALE if the record changed since. */
  readonly revision?: number | null | undefined;
  /** Its short name, unique within the kind. */
  readonly shortName?: string | null | undefined;
  /** 0 a plain stat, 1 a proc. */
  readonly statType?: StatRecordType | null | undefined;
  /** The unit behind the number, such as %. */
  readonly unitSymbol?: string | null | undefined;
};

export type AdminMissionSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminMissionSettingsQuery = { readonly admin: { readonly settings: ReadonlyArray<{ readonly id: string, readonly key: SettingKey, readonly value: string }>, readonly regions: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string }> }, readonly huntingGrounds: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly regionId: string }> } } | null };

export type AdminSaveSettingMutationVariables = Exact<{
  input: SaveSettingInput;
}>;


export type AdminSaveSettingMutation = { readonly payload: { readonly setting: { readonly id: string, readonly key: SettingKey, readonly value: string } | null, readonly userErrors: ReadonlyArray<{ readonly code: SettingErrorCode, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminDeleteSettingMutationVariables = Exact<{
  input: DeleteSettingInput;
}>;


export type AdminDeleteSettingMutation = { readonly payload: { readonly deletedId: string | null, readonly userErrors: ReadonlyArray<{ readonly code: SettingErrorCode, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminSettingErrorFragment = { readonly code: SettingErrorCode, readonly field: ReadonlyArray<string> | null };

export type AdminRegionGroundsQueryVariables = Exact<{
  regionId: string;
}>;


export type AdminRegionGroundsQuery = { readonly admin: { readonly region: { readonly id: string, readonly name: string } | null, readonly huntingGrounds: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly sequence: number, readonly requiredXp: number, readonly isVisible: boolean, readonly image: { readonly id: string } | null }> } } | null };

export type AdminGroundTablesQueryVariables = Exact<{
  groundId: string;
}>;


export type AdminGroundTablesQuery = { readonly admin: { readonly huntingGround: { readonly id: string, readonly name: string, readonly specialBaitItems: ReadonlyArray<{ readonly id: string, readonly name: string }> } | null, readonly huntingTables: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly sequence: number, readonly enemies: ReadonlyArray<{ readonly enemyId: string, readonly rangeMin: number, readonly rangeMax: number }> }> } } | null };

export type AdminRecordErrorFragment = { readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null };

export type AdminItemsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminItemsQuery = { readonly admin: { readonly records: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly itemTypeId: string | null, readonly rarityId: string | null, readonly isVisible: boolean, readonly image: { readonly id: string } | null }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } } | null };

export type AdminItemTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminItemTypesQuery = { readonly admin: { readonly records: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly shortName: string, readonly isEquipment: boolean, readonly image: { readonly id: string } | null }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } } | null };

export type AdminEnemiesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminEnemiesQuery = { readonly admin: { readonly records: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly enemyTypeId: string | null, readonly rarityId: string | null, readonly isVisible: boolean, readonly image: { readonly id: string } | null }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } } | null };

export type AdminEnemyTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminEnemyTypesQuery = { readonly admin: { readonly records: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly shortName: string, readonly image: { readonly id: string } | null }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } } | null };

export type AdminRaritiesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminRaritiesQuery = { readonly admin: { readonly records: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string, readonly image: { readonly id: string } | null }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } } | null };

export type AdminRegionsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminRegionsQuery = { readonly admin: { readonly records: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly sequence: number, readonly isVisible: boolean, readonly image: { readonly id: string } | null }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } } | null };

export type AdminHuntingGroundsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminHuntingGroundsQuery = { readonly admin: { readonly records: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly sequence: number, readonly specialBaitItemIds: ReadonlyArray<string>, readonly regionId: string, readonly image: { readonly id: string } | null }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } } | null };

export type AdminHuntingTablesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminHuntingTablesQuery = { readonly admin: { readonly records: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly huntingGroundId: string, readonly sequence: number, readonly enemies: ReadonlyArray<{ readonly enemyId: string, readonly rangeMin: number, readonly rangeMax: number }> }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } } | null };

export type AdminCurrenciesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminCurrenciesQuery = { readonly admin: { readonly records: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly shortName: string, readonly image: { readonly id: string } | null }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } } | null };

export type AdminStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminStatsQuery = { readonly admin: { readonly records: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly shortName: string, readonly statType: StatRecordType, readonly isYesNo: boolean, readonly unitSymbol: string, readonly image: { readonly id: string } | null }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } } | null };

export type AdminProcTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminProcTypesQuery = { readonly admin: { readonly records: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly shortName: string, readonly image: { readonly id: string } | null }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } } | null };

export type AdminDamageTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminDamageTypesQuery = { readonly admin: { readonly records: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string, readonly image: { readonly id: string } | null }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } } | null };

export type AdminProcEventTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminProcEventTypesQuery = { readonly admin: { readonly records: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly shortName: string, readonly image: { readonly id: string } | null }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } } | null };

export type AdminRanksQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminRanksQuery = { readonly admin: { readonly records: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly xp: number, readonly image: { readonly id: string } | null }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } } | null };

export type AdminPremiumPackagesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminPremiumPackagesQuery = { readonly admin: { readonly records: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly priceUsd: number, readonly isVisible: boolean, readonly image: { readonly id: string } | null }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } } | null };

export type AdminNewsPostsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminNewsPostsQuery = { readonly admin: { readonly records: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly publishedAt: string, readonly name: string, readonly image: { readonly id: string } | null }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } } | null };

export type AdminItemFragment = { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly itemTypeId: string | null, readonly creatureTypeId: string | null, readonly trophyItemIds: ReadonlyArray<string>, readonly canAttractEnemyTypeId: string | null, readonly canAttractEnemyId: string | null, readonly rarityId: string | null, readonly flavorText: string, readonly isVisible: boolean, readonly requiredXp: number, readonly isBuyable: boolean, readonly isInPremiumShop: boolean, readonly requiredSubscription: SubscriptionLevel, readonly isUnique: boolean, readonly isTransferable: boolean, readonly image: { readonly id: string } | null, readonly animatedImage: { readonly id: string } | null, readonly price: ReadonlyArray<{ readonly currencyShortName: string, readonly value: number }>, readonly refund: ReadonlyArray<{ readonly currencyShortName: string, readonly value: number }>, readonly stats: ReadonlyArray<{ readonly statShortName: string, readonly valueFrom: number, readonly valueTo: number, readonly procPercent: number }>, readonly craftingMaterials: ReadonlyArray<{ readonly itemId: string, readonly amount: number }> };

export type AdminItemQueryVariables = Exact<{
  id: string;
}>;


export type AdminItemQuery = { readonly admin: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly itemTypeId: string | null, readonly creatureTypeId: string | null, readonly trophyItemIds: ReadonlyArray<string>, readonly canAttractEnemyTypeId: string | null, readonly canAttractEnemyId: string | null, readonly rarityId: string | null, readonly flavorText: string, readonly isVisible: boolean, readonly requiredXp: number, readonly isBuyable: boolean, readonly isInPremiumShop: boolean, readonly requiredSubscription: SubscriptionLevel, readonly isUnique: boolean, readonly isTransferable: boolean, readonly image: { readonly id: string } | null, readonly animatedImage: { readonly id: string } | null, readonly price: ReadonlyArray<{ readonly currencyShortName: string, readonly value: number }>, readonly refund: ReadonlyArray<{ readonly currencyShortName: string, readonly value: number }>, readonly stats: ReadonlyArray<{ readonly statShortName: string, readonly valueFrom: number, readonly valueTo: number, readonly procPercent: number }>, readonly craftingMaterials: ReadonlyArray<{ readonly itemId: string, readonly amount: number }> } | null } | null };

export type AdminCreateItemMutationVariables = Exact<{
  input: CreateItemInput;
}>;


export type AdminCreateItemMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly itemTypeId: string | null, readonly creatureTypeId: string | null, readonly trophyItemIds: ReadonlyArray<string>, readonly canAttractEnemyTypeId: string | null, readonly canAttractEnemyId: string | null, readonly rarityId: string | null, readonly flavorText: string, readonly isVisible: boolean, readonly requiredXp: number, readonly isBuyable: boolean, readonly isInPremiumShop: boolean, readonly requiredSubscription: SubscriptionLevel, readonly isUnique: boolean, readonly isTransferable: boolean, readonly image: { readonly id: string } | null, readonly animatedImage: { readonly id: string } | null, readonly price: ReadonlyArray<{ readonly currencyShortName: string, readonly value: number }>, readonly refund: ReadonlyArray<{ readonly currencyShortName: string, readonly value: number }>, readonly stats: ReadonlyArray<{ readonly statShortName: string, readonly valueFrom: number, readonly valueTo: number, readonly procPercent: number }>, readonly craftingMaterials: ReadonlyArray<{ readonly itemId: string, readonly amount: number }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminUpdateItemMutationVariables = Exact<{
  input: UpdateItemInput;
}>;


export type AdminUpdateItemMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly itemTypeId: string | null, readonly creatureTypeId: string | null, readonly trophyItemIds: ReadonlyArray<string>, readonly canAttractEnemyTypeId: string | null, readonly canAttractEnemyId: string | null, readonly rarityId: string | null, readonly flavorText: string, readonly isVisible: boolean, readonly requiredXp: number, readonly isBuyable: boolean, readonly isInPremiumShop: boolean, readonly requiredSubscription: SubscriptionLevel, readonly isUnique: boolean, readonly isTransferable: boolean, readonly image: { readonly id: string } | null, readonly animatedImage: { readonly id: string } | null, readonly price: ReadonlyArray<{ readonly currencyShortName: string, readonly value: number }>, readonly refund: ReadonlyArray<{ readonly currencyShortName: string, readonly value: number }>, readonly stats: ReadonlyArray<{ readonly statShortName: string, readonly valueFrom: number, readonly valueTo: number, readonly procPercent: number }>, readonly craftingMaterials: ReadonlyArray<{ readonly itemId: string, readonly amount: number }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminDeleteItemMutationVariables = Exact<{
  input: DeleteRecordInput;
}>;


export type AdminDeleteItemMutation = { readonly payload: { readonly deletedId: string | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminItemTypeFragment = { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly slotCount: number, readonly isEquipment: boolean, readonly countsWhileOwned: boolean, readonly orderIndex: number, readonly image: { readonly id: string } | null };

export type AdminItemTypeQueryVariables = Exact<{
  id: string;
}>;


export type AdminItemTypeQuery = { readonly admin: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly slotCount: number, readonly isEquipment: boolean, readonly countsWhileOwned: boolean, readonly orderIndex: number, readonly image: { readonly id: string } | null } | null } | null };

export type AdminCreateItemTypeMutationVariables = Exact<{
  input: CreateItemTypeInput;
}>;


export type AdminCreateItemTypeMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly slotCount: number, readonly isEquipment: boolean, readonly countsWhileOwned: boolean, readonly orderIndex: number, readonly image: { readonly id: string } | null } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminUpdateItemTypeMutationVariables = Exact<{
  input: UpdateItemTypeInput;
}>;


export type AdminUpdateItemTypeMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly slotCount: number, readonly isEquipment: boolean, readonly countsWhileOwned: boolean, readonly orderIndex: number, readonly image: { readonly id: string } | null } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminDeleteItemTypeMutationVariables = Exact<{
  input: DeleteRecordInput;
}>;


export type AdminDeleteItemTypeMutation = { readonly payload: { readonly deletedId: string | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminEnemyFragment = { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly enemyTypeId: string | null, readonly rarityId: string | null, readonly flavorText: string, readonly isVisible: boolean, readonly xp: number, readonly image: { readonly id: string } | null, readonly animatedImage: { readonly id: string } | null, readonly currencies: ReadonlyArray<{ readonly currencyShortName: string, readonly value: number }>, readonly refund: ReadonlyArray<{ readonly currencyShortName: string, readonly value: number }>, readonly stats: ReadonlyArray<{ readonly statShortName: string, readonly value: number, readonly valueTo: number, readonly procPercent: number }>, readonly equipment: { readonly items: ReadonlyArray<{ readonly itemType: string, readonly itemId: string }> }, readonly loot: ReadonlyArray<{ readonly itemId: string, readonly dropChance: number, readonly amountMin: number, readonly amountMax: number }> };

export type AdminEnemyQueryVariables = Exact<{
  id: string;
}>;


export type AdminEnemyQuery = { readonly admin: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly enemyTypeId: string | null, readonly rarityId: string | null, readonly flavorText: string, readonly isVisible: boolean, readonly xp: number, readonly image: { readonly id: string } | null, readonly animatedImage: { readonly id: string } | null, readonly currencies: ReadonlyArray<{ readonly currencyShortName: string, readonly value: number }>, readonly refund: ReadonlyArray<{ readonly currencyShortName: string, readonly value: number }>, readonly stats: ReadonlyArray<{ readonly statShortName: string, readonly value: number, readonly valueTo: number, readonly procPercent: number }>, readonly equipment: { readonly items: ReadonlyArray<{ readonly itemType: string, readonly itemId: string }> }, readonly loot: ReadonlyArray<{ readonly itemId: string, readonly dropChance: number, readonly amountMin: number, readonly amountMax: number }> } | null } | null };

export type AdminCreateEnemyMutationVariables = Exact<{
  input: CreateEnemyInput;
}>;


export type AdminCreateEnemyMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly enemyTypeId: string | null, readonly rarityId: string | null, readonly flavorText: string, readonly isVisible: boolean, readonly xp: number, readonly image: { readonly id: string } | null, readonly animatedImage: { readonly id: string } | null, readonly currencies: ReadonlyArray<{ readonly currencyShortName: string, readonly value: number }>, readonly refund: ReadonlyArray<{ readonly currencyShortName: string, readonly value: number }>, readonly stats: ReadonlyArray<{ readonly statShortName: string, readonly value: number, readonly valueTo: number, readonly procPercent: number }>, readonly equipment: { readonly items: ReadonlyArray<{ readonly itemType: string, readonly itemId: string }> }, readonly loot: ReadonlyArray<{ readonly itemId: string, readonly dropChance: number, readonly amountMin: number, readonly amountMax: number }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminUpdateEnemyMutationVariables = Exact<{
  input: UpdateEnemyInput;
}>;


export type AdminUpdateEnemyMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly enemyTypeId: string | null, readonly rarityId: string | null, readonly flavorText: string, readonly isVisible: boolean, readonly xp: number, readonly image: { readonly id: string } | null, readonly animatedImage: { readonly id: string } | null, readonly currencies: ReadonlyArray<{ readonly currencyShortName: string, readonly value: number }>, readonly refund: ReadonlyArray<{ readonly currencyShortName: string, readonly value: number }>, readonly stats: ReadonlyArray<{ readonly statShortName: string, readonly value: number, readonly valueTo: number, readonly procPercent: number }>, readonly equipment: { readonly items: ReadonlyArray<{ readonly itemType: string, readonly itemId: string }> }, readonly loot: ReadonlyArray<{ readonly itemId: string, readonly dropChance: number, readonly amountMin: number, readonly amountMax: number }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminDeleteEnemyMutationVariables = Exact<{
  input: DeleteRecordInput;
}>;


export type AdminDeleteEnemyMutation = { readonly payload: { readonly deletedId: string | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminEnemyTypeFragment = { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly orderIndex: number, readonly image: { readonly id: string } | null };

export type AdminEnemyTypeQueryVariables = Exact<{
  id: string;
}>;


export type AdminEnemyTypeQuery = { readonly admin: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly orderIndex: number, readonly image: { readonly id: string } | null } | null } | null };

export type AdminCreateEnemyTypeMutationVariables = Exact<{
  input: CreateEnemyTypeInput;
}>;


export type AdminCreateEnemyTypeMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly orderIndex: number, readonly image: { readonly id: string } | null } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminUpdateEnemyTypeMutationVariables = Exact<{
  input: UpdateEnemyTypeInput;
}>;


export type AdminUpdateEnemyTypeMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly orderIndex: number, readonly image: { readonly id: string } | null } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminDeleteEnemyTypeMutationVariables = Exact<{
  input: DeleteRecordInput;
}>;


export type AdminDeleteEnemyTypeMutation = { readonly payload: { readonly deletedId: string | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminRarityFragment = { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly colorHex: string, readonly flavorText: string, readonly image: { readonly id: string } | null };

export type AdminRarityQueryVariables = Exact<{
  id: string;
}>;


export type AdminRarityQuery = { readonly admin: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly colorHex: string, readonly flavorText: string, readonly image: { readonly id: string } | null } | null } | null };

export type AdminCreateRarityMutationVariables = Exact<{
  input: CreateRarityInput;
}>;


export type AdminCreateRarityMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly colorHex: string, readonly flavorText: string, readonly image: { readonly id: string } | null } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminUpdateRarityMutationVariables = Exact<{
  input: UpdateRarityInput;
}>;


export type AdminUpdateRarityMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly colorHex: string, readonly flavorText: string, readonly image: { readonly id: string } | null } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminDeleteRarityMutationVariables = Exact<{
  input: DeleteRecordInput;
}>;


export type AdminDeleteRarityMutation = { readonly payload: { readonly deletedId: string | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminRegionFragment = { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly sequence: number, readonly requiredXp: number, readonly isVisible: boolean, readonly keyId: string | null, readonly flavorText: string, readonly image: { readonly id: string } | null, readonly animatedImage: { readonly id: string } | null };

export type AdminRegionQueryVariables = Exact<{
  id: string;
}>;


export type AdminRegionQuery = { readonly admin: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly sequence: number, readonly requiredXp: number, readonly isVisible: boolean, readonly keyId: string | null, readonly flavorText: string, readonly image: { readonly id: string } | null, readonly animatedImage: { readonly id: string } | null } | null } | null };

export type AdminCreateRegionMutationVariables = Exact<{
  input: CreateRegionInput;
}>;


export type AdminCreateRegionMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly sequence: number, readonly requiredXp: number, readonly isVisible: boolean, readonly keyId: string | null, readonly flavorText: string, readonly image: { readonly id: string } | null, readonly animatedImage: { readonly id: string } | null } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminUpdateRegionMutationVariables = Exact<{
  input: UpdateRegionInput;
}>;


export type AdminUpdateRegionMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly sequence: number, readonly requiredXp: number, readonly isVisible: boolean, readonly keyId: string | null, readonly flavorText: string, readonly image: { readonly id: string } | null, readonly animatedImage: { readonly id: string } | null } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminDeleteRegionMutationVariables = Exact<{
  input: DeleteRecordInput;
}>;


export type AdminDeleteRegionMutation = { readonly payload: { readonly deletedId: string | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminHuntingGroundFragment = { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly flavorText: string, readonly isVisible: boolean, readonly sequence: number, readonly requiredXp: number, readonly keyId: string | null, readonly specialBaitItemIds: ReadonlyArray<string>, readonly regionId: string, readonly image: { readonly id: string } | null, readonly animatedImage: { readonly id: string } | null, readonly travelCost: ReadonlyArray<{ readonly currencyShortName: string, readonly value: number }> };

export type AdminHuntingGroundQueryVariables = Exact<{
  id: string;
}>;


export type AdminHuntingGroundQuery = { readonly admin: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly flavorText: string, readonly isVisible: boolean, readonly sequence: number, readonly requiredXp: number, readonly keyId: string | null, readonly specialBaitItemIds: ReadonlyArray<string>, readonly regionId: string, readonly image: { readonly id: string } | null, readonly animatedImage: { readonly id: string } | null, readonly travelCost: ReadonlyArray<{ readonly currencyShortName: string, readonly value: number }> } | null } | null };

export type AdminCreateHuntingGroundMutationVariables = Exact<{
  input: CreateHuntingGroundInput;
}>;


export type AdminCreateHuntingGroundMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly flavorText: string, readonly isVisible: boolean, readonly sequence: number, readonly requiredXp: number, readonly keyId: string | null, readonly specialBaitItemIds: ReadonlyArray<string>, readonly regionId: string, readonly image: { readonly id: string } | null, readonly animatedImage: { readonly id: string } | null, readonly travelCost: ReadonlyArray<{ readonly currencyShortName: string, readonly value: number }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminUpdateHuntingGroundMutationVariables = Exact<{
  input: UpdateHuntingGroundInput;
}>;


export type AdminUpdateHuntingGroundMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly flavorText: string, readonly isVisible: boolean, readonly sequence: number, readonly requiredXp: number, readonly keyId: string | null, readonly specialBaitItemIds: ReadonlyArray<string>, readonly regionId: string, readonly image: { readonly id: string } | null, readonly animatedImage: { readonly id: string } | null, readonly travelCost: ReadonlyArray<{ readonly currencyShortName: string, readonly value: number }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminDeleteHuntingGroundMutationVariables = Exact<{
  input: DeleteRecordInput;
}>;


export type AdminDeleteHuntingGroundMutation = { readonly payload: { readonly deletedId: string | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminHuntingTableFragment = { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly huntingGroundId: string, readonly sequence: number, readonly enemies: ReadonlyArray<{ readonly enemyId: string, readonly rangeMin: number, readonly rangeMax: number }> };

export type AdminHuntingTableQueryVariables = Exact<{
  id: string;
}>;


export type AdminHuntingTableQuery = { readonly admin: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly huntingGroundId: string, readonly sequence: number, readonly enemies: ReadonlyArray<{ readonly enemyId: string, readonly rangeMin: number, readonly rangeMax: number }> } | null } | null };

export type AdminCreateHuntingTableMutationVariables = Exact<{
  input: CreateHuntingTableInput;
}>;


export type AdminCreateHuntingTableMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly huntingGroundId: string, readonly sequence: number, readonly enemies: ReadonlyArray<{ readonly enemyId: string, readonly rangeMin: number, readonly rangeMax: number }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminUpdateHuntingTableMutationVariables = Exact<{
  input: UpdateHuntingTableInput;
}>;


export type AdminUpdateHuntingTableMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly huntingGroundId: string, readonly sequence: number, readonly enemies: ReadonlyArray<{ readonly enemyId: string, readonly rangeMin: number, readonly rangeMax: number }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminDeleteHuntingTableMutationVariables = Exact<{
  input: DeleteRecordInput;
}>;


export type AdminDeleteHuntingTableMutation = { readonly payload: { readonly deletedId: string | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminCurrencyFragment = { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly flavorText: string, readonly orderIndex: number, readonly image: { readonly id: string } | null };

export type AdminCurrencyQueryVariables = Exact<{
  id: string;
}>;


export type AdminCurrencyQuery = { readonly admin: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly flavorText: string, readonly orderIndex: number, readonly image: { readonly id: string } | null } | null } | null };

export type AdminCreateCurrencyMutationVariables = Exact<{
  input: CreateCurrencyInput;
}>;


export type AdminCreateCurrencyMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly flavorText: string, readonly orderIndex: number, readonly image: { readonly id: string } | null } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminUpdateCurrencyMutationVariables = Exact<{
  input: UpdateCurrencyInput;
}>;


export type AdminUpdateCurrencyMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly flavorText: string, readonly orderIndex: number, readonly image: { readonly id: string } | null } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminDeleteCurrencyMutationVariables = Exact<{
  input: DeleteRecordInput;
}>;


export type AdminDeleteCurrencyMutation = { readonly payload: { readonly deletedId: string | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminStatFragment = { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly statType: StatRecordType, readonly procTypeId: string | null, readonly procEventTypeId: string | null, readonly affectedCreatureTypeId: string | null, readonly damageTypeId: string | null, readonly isYesNo: boolean, readonly rarityId: string | null, readonly orderIndex: number, readonly flavorText: string, readonly unitSymbol: string, readonly image: { readonly id: string } | null };

export type AdminStatQueryVariables = Exact<{
  id: string;
}>;


export type AdminStatQuery = { readonly admin: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly statType: StatRecordType, readonly procTypeId: string | null, readonly procEventTypeId: string | null, readonly affectedCreatureTypeId: string | null, readonly damageTypeId: string | null, readonly isYesNo: boolean, readonly rarityId: string | null, readonly orderIndex: number, readonly flavorText: string, readonly unitSymbol: string, readonly image: { readonly id: string } | null } | null } | null };

export type AdminCreateStatMutationVariables = Exact<{
  input: CreateStatInput;
}>;


export type AdminCreateStatMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly statType: StatRecordType, readonly procTypeId: string | null, readonly procEventTypeId: string | null, readonly affectedCreatureTypeId: string | null, readonly damageTypeId: string | null, readonly isYesNo: boolean, readonly rarityId: string | null, readonly orderIndex: number, readonly flavorText: string, readonly unitSymbol: string, readonly image: { readonly id: string } | null } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminUpdateStatMutationVariables = Exact<{
  input: UpdateStatInput;
}>;


export type AdminUpdateStatMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly statType: StatRecordType, readonly procTypeId: string | null, readonly procEventTypeId: string | null, readonly affectedCreatureTypeId: string | null, readonly damageTypeId: string | null, readonly isYesNo: boolean, readonly rarityId: string | null, readonly orderIndex: number, readonly flavorText: string, readonly unitSymbol: string, readonly image: { readonly id: string } | null } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminDeleteStatMutationVariables = Exact<{
  input: DeleteRecordInput;
}>;


export type AdminDeleteStatMutation = { readonly payload: { readonly deletedId: string | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminProcTypeFragment = { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly image: { readonly id: string } | null };

export type AdminProcTypeQueryVariables = Exact<{
  id: string;
}>;


export type AdminProcTypeQuery = { readonly admin: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly image: { readonly id: string } | null } | null } | null };

export type AdminCreateProcTypeMutationVariables = Exact<{
  input: CreateProcTypeInput;
}>;


export type AdminCreateProcTypeMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly image: { readonly id: string } | null } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminUpdateProcTypeMutationVariables = Exact<{
  input: UpdateProcTypeInput;
}>;


export type AdminUpdateProcTypeMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly image: { readonly id: string } | null } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminDeleteProcTypeMutationVariables = Exact<{
  input: DeleteRecordInput;
}>;


export type AdminDeleteProcTypeMutation = { readonly payload: { readonly deletedId: string | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminDamageTypeFragment = { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly colorHex: string, readonly image: { readonly id: string } | null };

export type AdminDamageTypeQueryVariables = Exact<{
  id: string;
}>;


export type AdminDamageTypeQuery = { readonly admin: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly colorHex: string, readonly image: { readonly id: string } | null } | null } | null };

export type AdminCreateDamageTypeMutationVariables = Exact<{
  input: CreateDamageTypeInput;
}>;


export type AdminCreateDamageTypeMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly colorHex: string, readonly image: { readonly id: string } | null } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminUpdateDamageTypeMutationVariables = Exact<{
  input: UpdateDamageTypeInput;
}>;


export type AdminUpdateDamageTypeMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly colorHex: string, readonly image: { readonly id: string } | null } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminDeleteDamageTypeMutationVariables = Exact<{
  input: DeleteRecordInput;
}>;


export type AdminDeleteDamageTypeMutation = { readonly payload: { readonly deletedId: string | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminProcEventTypeFragment = { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly image: { readonly id: string } | null };

export type AdminProcEventTypeQueryVariables = Exact<{
  id: string;
}>;


export type AdminProcEventTypeQuery = { readonly admin: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly image: { readonly id: string } | null } | null } | null };

export type AdminCreateProcEventTypeMutationVariables = Exact<{
  input: CreateProcEventTypeInput;
}>;


export type AdminCreateProcEventTypeMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly image: { readonly id: string } | null } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminUpdateProcEventTypeMutationVariables = Exact<{
  input: UpdateProcEventTypeInput;
}>;


export type AdminUpdateProcEventTypeMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly image: { readonly id: string } | null } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminDeleteProcEventTypeMutationVariables = Exact<{
  input: DeleteRecordInput;
}>;


export type AdminDeleteProcEventTypeMutation = { readonly payload: { readonly deletedId: string | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminRankFragment = { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly xp: number, readonly rewardItemId: string | null, readonly flavorText: string, readonly image: { readonly id: string } | null };

export type AdminRankQueryVariables = Exact<{
  id: string;
}>;


export type AdminRankQuery = { readonly admin: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly xp: number, readonly rewardItemId: string | null, readonly flavorText: string, readonly image: { readonly id: string } | null } | null } | null };

export type AdminCreateRankMutationVariables = Exact<{
  input: CreateRankInput;
}>;


export type AdminCreateRankMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly xp: number, readonly rewardItemId: string | null, readonly flavorText: string, readonly image: { readonly id: string } | null } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminUpdateRankMutationVariables = Exact<{
  input: UpdateRankInput;
}>;


export type AdminUpdateRankMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly xp: number, readonly rewardItemId: string | null, readonly flavorText: string, readonly image: { readonly id: string } | null } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminDeleteRankMutationVariables = Exact<{
  input: DeleteRecordInput;
}>;


export type AdminDeleteRankMutation = { readonly payload: { readonly deletedId: string | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminPremiumPackageFragment = { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly priceUsd: number, readonly month: number, readonly year: number, readonly subscriptionLevel: SubscriptionLevel, readonly category: PremiumPackageCategory, readonly isVisible: boolean, readonly flavorText: string, readonly image: { readonly id: string } | null, readonly animatedImage: { readonly id: string } | null, readonly items: ReadonlyArray<{ readonly itemId: string, readonly amount: number }> };

export type AdminPremiumPackageQueryVariables = Exact<{
  id: string;
}>;


export type AdminPremiumPackageQuery = { readonly admin: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly priceUsd: number, readonly month: number, readonly year: number, readonly subscriptionLevel: SubscriptionLevel, readonly category: PremiumPackageCategory, readonly isVisible: boolean, readonly flavorText: string, readonly image: { readonly id: string } | null, readonly animatedImage: { readonly id: string } | null, readonly items: ReadonlyArray<{ readonly itemId: string, readonly amount: number }> } | null } | null };

export type AdminCreatePremiumPackageMutationVariables = Exact<{
  input: CreatePremiumPackageInput;
}>;


export type AdminCreatePremiumPackageMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly priceUsd: number, readonly month: number, readonly year: number, readonly subscriptionLevel: SubscriptionLevel, readonly category: PremiumPackageCategory, readonly isVisible: boolean, readonly flavorText: string, readonly image: { readonly id: string } | null, readonly animatedImage: { readonly id: string } | null, readonly items: ReadonlyArray<{ readonly itemId: string, readonly amount: number }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminUpdatePremiumPackageMutationVariables = Exact<{
  input: UpdatePremiumPackageInput;
}>;


export type AdminUpdatePremiumPackageMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly priceUsd: number, readonly month: number, readonly year: number, readonly subscriptionLevel: SubscriptionLevel, readonly category: PremiumPackageCategory, readonly isVisible: boolean, readonly flavorText: string, readonly image: { readonly id: string } | null, readonly animatedImage: { readonly id: string } | null, readonly items: ReadonlyArray<{ readonly itemId: string, readonly amount: number }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminDeletePremiumPackageMutationVariables = Exact<{
  input: DeleteRecordInput;
}>;


export type AdminDeletePremiumPackageMutation = { readonly payload: { readonly deletedId: string | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminNewsPostFragment = { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly header: string, readonly message: string, readonly publishedAt: string, readonly rewardItemId: string | null, readonly name: string, readonly sequence: number, readonly keyId: string | null, readonly requiredXp: number, readonly image: { readonly id: string } | null, readonly animatedImage: { readonly id: string } | null };

export type AdminNewsPostQueryVariables = Exact<{
  id: string;
}>;


export type AdminNewsPostQuery = { readonly admin: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly header: string, readonly message: string, readonly publishedAt: string, readonly rewardItemId: string | null, readonly name: string, readonly sequence: number, readonly keyId: string | null, readonly requiredXp: number, readonly image: { readonly id: string } | null, readonly animatedImage: { readonly id: string } | null } | null } | null };

export type AdminCreateNewsPostMutationVariables = Exact<{
  input: CreateNewsPostInput;
}>;


export type AdminCreateNewsPostMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly header: string, readonly message: string, readonly publishedAt: string, readonly rewardItemId: string | null, readonly name: string, readonly sequence: number, readonly keyId: string | null, readonly requiredXp: number, readonly image: { readonly id: string } | null, readonly animatedImage: { readonly id: string } | null } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminUpdateNewsPostMutationVariables = Exact<{
  input: UpdateNewsPostInput;
}>;


export type AdminUpdateNewsPostMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly header: string, readonly message: string, readonly publishedAt: string, readonly rewardItemId: string | null, readonly name: string, readonly sequence: number, readonly keyId: string | null, readonly requiredXp: number, readonly image: { readonly id: string } | null, readonly animatedImage: { readonly id: string } | null } | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null }> } | null };

export type AdminDeleteNewsPostMutationVariables = Exact<{
  input: DeleteRecordInput;
}>;


export type AdminDeleteNewsPostMutation = { readonly payload: { readonly deletedId: string | null, readonly userErrors: ReadonlyArray<{ readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null }> } | null };

export const AdminSettingErrorFragmentDoc = gql`
    fragment AdminSettingError on SettingUserError {
  code
  field
}
    ` as unknown as DocumentNode<AdminSettingErrorFragment, unknown>;
export const AdminRecordErrorFragmentDoc = gql`
    fragment AdminRecordError on RecordUserError {
  code
  message
  field
}
    ` as unknown as DocumentNode<AdminRecordErrorFragment, unknown>;
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
  flavorText
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
  shortName
  flavorText
  orderIndex
  image {
    id
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
  flavorText
  image {
    id
  }
}
    ` as unknown as DocumentNode<AdminRankFragment, unknown>;
export const AdminPremiumPackageFragmentDoc = gql`
    fragment AdminPremiumPackage on PremiumPackageRecord {
  id
  revision
  updatedAt
  name
  priceUsd
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
}
    ` as unknown as DocumentNode<AdminNewsPostFragment, unknown>;
export const AdminMissionSettingsDocument = gql`
    query AdminMissionSettings {
  admin {
    settings {
      id
      key
      value
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
    ` as unknown as DocumentNode<AdminMissionSettingsQuery, AdminMissionSettingsQueryVariables>;
export const AdminSaveSettingDocument = gql`
    mutation AdminSaveSetting($input: SaveSettingInput!) {
  payload: saveSetting(input: $input) {
    setting {
      id
      key
      value
    }
    userErrors {
      ...AdminSettingError
    }
  }
}
    ${AdminSettingErrorFragmentDoc}` as unknown as DocumentNode<AdminSaveSettingMutation, AdminSaveSettingMutationVariables>;
export const AdminDeleteSettingDocument = gql`
    mutation AdminDeleteSetting($input: DeleteSettingInput!) {
  payload: deleteSetting(input: $input) {
    deletedId
    userErrors {
      ...AdminSettingError
    }
  }
}
    ${AdminSettingErrorFragmentDoc}` as unknown as DocumentNode<AdminDeleteSettingMutation, AdminDeleteSettingMutationVariables>;
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
export const AdminItemsDocument = gql`
    query AdminItems {
  admin {
    records: items(first: 500) {
      nodes {
        id
        name
        itemTypeId
        rarityId
        image {
          id
        }
        isVisible
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
}
    ` as unknown as DocumentNode<AdminItemsQuery, AdminItemsQueryVariables>;
export const AdminItemTypesDocument = gql`
    query AdminItemTypes {
  admin {
    records: itemTypes(first: 500) {
      nodes {
        id
        name
        shortName
        isEquipment
        image {
          id
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
}
    ` as unknown as DocumentNode<AdminItemTypesQuery, AdminItemTypesQueryVariables>;
export const AdminEnemiesDocument = gql`
    query AdminEnemies {
  admin {
    records: enemies(first: 500) {
      nodes {
        id
        name
        enemyTypeId
        rarityId
        image {
          id
        }
        isVisible
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
}
    ` as unknown as DocumentNode<AdminEnemiesQuery, AdminEnemiesQueryVariables>;
export const AdminEnemyTypesDocument = gql`
    query AdminEnemyTypes {
  admin {
    records: enemyTypes(first: 500) {
      nodes {
        id
        name
        shortName
        image {
          id
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
}
    ` as unknown as DocumentNode<AdminEnemyTypesQuery, AdminEnemyTypesQueryVariables>;
export const AdminRaritiesDocument = gql`
    query AdminRarities {
  admin {
    records: rarities(first: 500) {
      nodes {
        id
        name
        shortName
        colorHex
        image {
          id
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
}
    ` as unknown as DocumentNode<AdminRaritiesQuery, AdminRaritiesQueryVariables>;
export const AdminRegionsDocument = gql`
    query AdminRegions {
  admin {
    records: regions(first: 500) {
      nodes {
        id
        name
        image {
          id
        }
        sequence
        isVisible
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
}
    ` as unknown as DocumentNode<AdminRegionsQuery, AdminRegionsQueryVariables>;
export const AdminHuntingGroundsDocument = gql`
    query AdminHuntingGrounds {
  admin {
    records: huntingGrounds(first: 500) {
      nodes {
        id
        name
        image {
          id
        }
        sequence
        specialBaitItemIds
        regionId
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
}
    ` as unknown as DocumentNode<AdminHuntingGroundsQuery, AdminHuntingGroundsQueryVariables>;
export const AdminHuntingTablesDocument = gql`
    query AdminHuntingTables {
  admin {
    records: huntingTables(first: 500) {
      nodes {
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
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
}
    ` as unknown as DocumentNode<AdminHuntingTablesQuery, AdminHuntingTablesQueryVariables>;
export const AdminCurrenciesDocument = gql`
    query AdminCurrencies {
  admin {
    records: currencies(first: 500) {
      nodes {
        id
        name
        shortName
        image {
          id
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
}
    ` as unknown as DocumentNode<AdminCurrenciesQuery, AdminCurrenciesQueryVariables>;
export const AdminStatsDocument = gql`
    query AdminStats {
  admin {
    records: stats(first: 500) {
      nodes {
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
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
}
    ` as unknown as DocumentNode<AdminStatsQuery, AdminStatsQueryVariables>;
export const AdminProcTypesDocument = gql`
    query AdminProcTypes {
  admin {
    records: procTypes(first: 500) {
      nodes {
        id
        name
        shortName
        image {
          id
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
}
    ` as unknown as DocumentNode<AdminProcTypesQuery, AdminProcTypesQueryVariables>;
export const AdminDamageTypesDocument = gql`
    query AdminDamageTypes {
  admin {
    records: damageTypes(first: 500) {
      nodes {
        id
        name
        shortName
        colorHex
        image {
          id
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
}
    ` as unknown as DocumentNode<AdminDamageTypesQuery, AdminDamageTypesQueryVariables>;
export const AdminProcEventTypesDocument = gql`
    query AdminProcEventTypes {
  admin {
    records: procEventTypes(first: 500) {
      nodes {
        id
        name
        shortName
        image {
          id
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
}
    ` as unknown as DocumentNode<AdminProcEventTypesQuery, AdminProcEventTypesQueryVariables>;
export const AdminRanksDocument = gql`
    query AdminRanks {
  admin {
    records: ranks(first: 500) {
      nodes {
        id
        name
        xp
        image {
          id
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
}
    ` as unknown as DocumentNode<AdminRanksQuery, AdminRanksQueryVariables>;
export const AdminPremiumPackagesDocument = gql`
    query AdminPremiumPackages {
  admin {
    records: premiumPackages(first: 500) {
      nodes {
        id
        name
        priceUsd
        isVisible
        image {
          id
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
}
    ` as unknown as DocumentNode<AdminPremiumPackagesQuery, AdminPremiumPackagesQueryVariables>;
export const AdminNewsPostsDocument = gql`
    query AdminNewsPosts {
  admin {
    records: newsPosts(first: 500) {
      nodes {
        id
        name: header
        image {
          id
        }
        publishedAt
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
}
    ` as unknown as DocumentNode<AdminNewsPostsQuery, AdminNewsPostsQueryVariables>;
export const AdminItemDocument = gql`
    query AdminItem($id: ID!) {
  admin {
    record: item(id: $id) {
      ...AdminItem
    }
  }
}
    ${AdminItemFragmentDoc}` as unknown as DocumentNode<AdminItemQuery, AdminItemQueryVariables>;
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
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminUpdateItemMutation, AdminUpdateItemMutationVariables>;
export const AdminDeleteItemDocument = gql`
    mutation AdminDeleteItem($input: DeleteRecordInput!) {
  payload: deleteItem(input: $input) {
    deletedId
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminDeleteItemMutation, AdminDeleteItemMutationVariables>;
export const AdminItemTypeDocument = gql`
    query AdminItemType($id: ID!) {
  admin {
    record: itemType(id: $id) {
      ...AdminItemType
    }
  }
}
    ${AdminItemTypeFragmentDoc}` as unknown as DocumentNode<AdminItemTypeQuery, AdminItemTypeQueryVariables>;
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
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminUpdateItemTypeMutation, AdminUpdateItemTypeMutationVariables>;
export const AdminDeleteItemTypeDocument = gql`
    mutation AdminDeleteItemType($input: DeleteRecordInput!) {
  payload: deleteItemType(input: $input) {
    deletedId
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminDeleteItemTypeMutation, AdminDeleteItemTypeMutationVariables>;
export const AdminEnemyDocument = gql`
    query AdminEnemy($id: ID!) {
  admin {
    record: enemy(id: $id) {
      ...AdminEnemy
    }
  }
}
    ${AdminEnemyFragmentDoc}` as unknown as DocumentNode<AdminEnemyQuery, AdminEnemyQueryVariables>;
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
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminUpdateEnemyMutation, AdminUpdateEnemyMutationVariables>;
export const AdminDeleteEnemyDocument = gql`
    mutation AdminDeleteEnemy($input: DeleteRecordInput!) {
  payload: deleteEnemy(input: $input) {
    deletedId
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminDeleteEnemyMutation, AdminDeleteEnemyMutationVariables>;
export const AdminEnemyTypeDocument = gql`
    query AdminEnemyType($id: ID!) {
  admin {
    record: enemyType(id: $id) {
      ...AdminEnemyType
    }
  }
}
    ${AdminEnemyTypeFragmentDoc}` as unknown as DocumentNode<AdminEnemyTypeQuery, AdminEnemyTypeQueryVariables>;
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
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminUpdateEnemyTypeMutation, AdminUpdateEnemyTypeMutationVariables>;
export const AdminDeleteEnemyTypeDocument = gql`
    mutation AdminDeleteEnemyType($input: DeleteRecordInput!) {
  payload: deleteEnemyType(input: $input) {
    deletedId
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminDeleteEnemyTypeMutation, AdminDeleteEnemyTypeMutationVariables>;
export const AdminRarityDocument = gql`
    query AdminRarity($id: ID!) {
  admin {
    record: rarity(id: $id) {
      ...AdminRarity
    }
  }
}
    ${AdminRarityFragmentDoc}` as unknown as DocumentNode<AdminRarityQuery, AdminRarityQueryVariables>;
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
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminUpdateRarityMutation, AdminUpdateRarityMutationVariables>;
export const AdminDeleteRarityDocument = gql`
    mutation AdminDeleteRarity($input: DeleteRecordInput!) {
  payload: deleteRarity(input: $input) {
    deletedId
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminDeleteRarityMutation, AdminDeleteRarityMutationVariables>;
export const AdminRegionDocument = gql`
    query AdminRegion($id: ID!) {
  admin {
    record: region(id: $id) {
      ...AdminRegion
    }
  }
}
    ${AdminRegionFragmentDoc}` as unknown as DocumentNode<AdminRegionQuery, AdminRegionQueryVariables>;
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
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminUpdateRegionMutation, AdminUpdateRegionMutationVariables>;
export const AdminDeleteRegionDocument = gql`
    mutation AdminDeleteRegion($input: DeleteRecordInput!) {
  payload: deleteRegion(input: $input) {
    deletedId
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminDeleteRegionMutation, AdminDeleteRegionMutationVariables>;
export const AdminHuntingGroundDocument = gql`
    query AdminHuntingGround($id: ID!) {
  admin {
    record: huntingGround(id: $id) {
      ...AdminHuntingGround
    }
  }
}
    ${AdminHuntingGroundFragmentDoc}` as unknown as DocumentNode<AdminHuntingGroundQuery, AdminHuntingGroundQueryVariables>;
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
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminUpdateHuntingGroundMutation, AdminUpdateHuntingGroundMutationVariables>;
export const AdminDeleteHuntingGroundDocument = gql`
    mutation AdminDeleteHuntingGround($input: DeleteRecordInput!) {
  payload: deleteHuntingGround(input: $input) {
    deletedId
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminDeleteHuntingGroundMutation, AdminDeleteHuntingGroundMutationVariables>;
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
    mutation AdminDeleteHuntingTable($input: DeleteRecordInput!) {
  payload: deleteHuntingTable(input: $input) {
    deletedId
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminDeleteHuntingTableMutation, AdminDeleteHuntingTableMutationVariables>;
export const AdminCurrencyDocument = gql`
    query AdminCurrency($id: ID!) {
  admin {
    record: currency(id: $id) {
      ...AdminCurrency
    }
  }
}
    ${AdminCurrencyFragmentDoc}` as unknown as DocumentNode<AdminCurrencyQuery, AdminCurrencyQueryVariables>;
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
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminUpdateCurrencyMutation, AdminUpdateCurrencyMutationVariables>;
export const AdminDeleteCurrencyDocument = gql`
    mutation AdminDeleteCurrency($input: DeleteRecordInput!) {
  payload: deleteCurrency(input: $input) {
    deletedId
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminDeleteCurrencyMutation, AdminDeleteCurrencyMutationVariables>;
export const AdminStatDocument = gql`
    query AdminStat($id: ID!) {
  admin {
    record: stat(id: $id) {
      ...AdminStat
    }
  }
}
    ${AdminStatFragmentDoc}` as unknown as DocumentNode<AdminStatQuery, AdminStatQueryVariables>;
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
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminUpdateStatMutation, AdminUpdateStatMutationVariables>;
export const AdminDeleteStatDocument = gql`
    mutation AdminDeleteStat($input: DeleteRecordInput!) {
  payload: deleteStat(input: $input) {
    deletedId
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminDeleteStatMutation, AdminDeleteStatMutationVariables>;
export const AdminProcTypeDocument = gql`
    query AdminProcType($id: ID!) {
  admin {
    record: procType(id: $id) {
      ...AdminProcType
    }
  }
}
    ${AdminProcTypeFragmentDoc}` as unknown as DocumentNode<AdminProcTypeQuery, AdminProcTypeQueryVariables>;
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
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminUpdateProcTypeMutation, AdminUpdateProcTypeMutationVariables>;
export const AdminDeleteProcTypeDocument = gql`
    mutation AdminDeleteProcType($input: DeleteRecordInput!) {
  payload: deleteProcType(input: $input) {
    deletedId
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminDeleteProcTypeMutation, AdminDeleteProcTypeMutationVariables>;
export const AdminDamageTypeDocument = gql`
    query AdminDamageType($id: ID!) {
  admin {
    record: damageType(id: $id) {
      ...AdminDamageType
    }
  }
}
    ${AdminDamageTypeFragmentDoc}` as unknown as DocumentNode<AdminDamageTypeQuery, AdminDamageTypeQueryVariables>;
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
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminUpdateDamageTypeMutation, AdminUpdateDamageTypeMutationVariables>;
export const AdminDeleteDamageTypeDocument = gql`
    mutation AdminDeleteDamageType($input: DeleteRecordInput!) {
  payload: deleteDamageType(input: $input) {
    deletedId
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminDeleteDamageTypeMutation, AdminDeleteDamageTypeMutationVariables>;
export const AdminProcEventTypeDocument = gql`
    query AdminProcEventType($id: ID!) {
  admin {
    record: procEventType(id: $id) {
      ...AdminProcEventType
    }
  }
}
    ${AdminProcEventTypeFragmentDoc}` as unknown as DocumentNode<AdminProcEventTypeQuery, AdminProcEventTypeQueryVariables>;
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
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminUpdateProcEventTypeMutation, AdminUpdateProcEventTypeMutationVariables>;
export const AdminDeleteProcEventTypeDocument = gql`
    mutation AdminDeleteProcEventType($input: DeleteRecordInput!) {
  payload: deleteProcEventType(input: $input) {
    deletedId
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminDeleteProcEventTypeMutation, AdminDeleteProcEventTypeMutationVariables>;
export const AdminRankDocument = gql`
    query AdminRank($id: ID!) {
  admin {
    record: rank(id: $id) {
      ...AdminRank
    }
  }
}
    ${AdminRankFragmentDoc}` as unknown as DocumentNode<AdminRankQuery, AdminRankQueryVariables>;
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
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminUpdateRankMutation, AdminUpdateRankMutationVariables>;
export const AdminDeleteRankDocument = gql`
    mutation AdminDeleteRank($input: DeleteRecordInput!) {
  payload: deleteRank(input: $input) {
    deletedId
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminDeleteRankMutation, AdminDeleteRankMutationVariables>;
export const AdminPremiumPackageDocument = gql`
    query AdminPremiumPackage($id: ID!) {
  admin {
    record: premiumPackage(id: $id) {
      ...AdminPremiumPackage
    }
  }
}
    ${AdminPremiumPackageFragmentDoc}` as unknown as DocumentNode<AdminPremiumPackageQuery, AdminPremiumPackageQueryVariables>;
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
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminUpdatePremiumPackageMutation, AdminUpdatePremiumPackageMutationVariables>;
export const AdminDeletePremiumPackageDocument = gql`
    mutation AdminDeletePremiumPackage($input: DeleteRecordInput!) {
  payload: deletePremiumPackage(input: $input) {
    deletedId
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminDeletePremiumPackageMutation, AdminDeletePremiumPackageMutationVariables>;
export const AdminNewsPostDocument = gql`
    query AdminNewsPost($id: ID!) {
  admin {
    record: newsPost(id: $id) {
      ...AdminNewsPost
    }
  }
}
    ${AdminNewsPostFragmentDoc}` as unknown as DocumentNode<AdminNewsPostQuery, AdminNewsPostQueryVariables>;
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
${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminUpdateNewsPostMutation, AdminUpdateNewsPostMutationVariables>;
export const AdminDeleteNewsPostDocument = gql`
    mutation AdminDeleteNewsPost($input: DeleteRecordInput!) {
  payload: deleteNewsPost(input: $input) {
    deletedId
    userErrors {
      ...AdminRecordError
    }
  }
}
    ${AdminRecordErrorFragmentDoc}` as unknown as DocumentNode<AdminDeleteNewsPostMutation, AdminDeleteNewsPostMutationVariables>;