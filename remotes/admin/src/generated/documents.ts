/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '@apollo/client';
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

/** What editors and admins can set while the game runs. */
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

export type AdminAnalyticsQueryVariables = Exact<{
  from?: string | null | undefined;
}>;


export type AdminAnalyticsQuery = { readonly admin: { readonly analytics: ReadonlyArray<{ readonly id: string, readonly date: string, readonly closedAt: string | null, readonly users: number | null, readonly activeUsers: number | null, readonly activeUsersLast7Days: number | null, readonly activeUsersLast30Days: number | null, readonly silverSubscriptions: number | null, readonly goldSubscriptions: number | null, readonly platinumSubscriptions: number | null, readonly purchases: ReadonlyArray<{ readonly packageId: string, readonly amount: number, readonly revenueUsd: number, readonly package: { readonly name: string, readonly priceUsd: number } | null }> }> } | null };

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

export type AdminRecordErrorFragment = { readonly code: RecordErrorCode, readonly message: string, readonly field: ReadonlyArray<string> | null };

export type AdminItemTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminItemTypesQuery = { readonly admin: { readonly records: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly shortName: string, readonly isEquipment: boolean, readonly image: { readonly id: string } | null }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } } | null };

export type AdminEnemiesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminEnemiesQuery = { readonly admin: { readonly records: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly enemyTypeId: string | null, readonly rarityId: string | null, readonly isVisible: boolean, readonly image: { readonly id: string } | null }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } } | null };

export type AdminEnemyTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminEnemyTypesQuery = { readonly admin: { readonly records: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly shortName: string, readonly image: { readonly id: string } | null }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } } | null };

export type AdminRaritiesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminRaritiesQuery = { readonly admin: { readonly records: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string, readonly image: { readonly id: string } | null }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } } | null };

export type AdminCurrenciesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminCurrenciesQuery = { readonly admin: { readonly records: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly shortName: string, readonly image: { readonly id: string } | null }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } } | null };

export type AdminItemsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminItemsQuery = { readonly admin: { readonly records: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly itemTypeId: string | null, readonly image: { readonly id: string } | null }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } } | null };

export type AdminStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminStatsQuery = { readonly admin: { readonly records: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly shortName: string, readonly statType: StatRecordType, readonly unitSymbol: string, readonly image: { readonly id: string } | null }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } } | null };

export type AdminHuntingGroundsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminHuntingGroundsQuery = { readonly admin: { readonly records: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly sequence: number, readonly specialBaitItemIds: ReadonlyArray<string>, readonly image: { readonly id: string } | null }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } } | null };

export type AdminHuntingTablesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminHuntingTablesQuery = { readonly admin: { readonly records: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly huntingGroundId: string, readonly sequence: number, readonly enemies: ReadonlyArray<{ readonly enemyId: string, readonly rangeMin: number, readonly rangeMax: number }> }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } } | null };

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
        revenueUsd
        package {
          name
          priceUsd
        }
      }
    }
  }
}
    ` as unknown as DocumentNode<AdminAnalyticsQuery, AdminAnalyticsQueryVariables>;
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
export const AdminItemsDocument = gql`
    query AdminItems {
  admin {
    records: items(first: 500) {
      nodes {
        id
        name
        itemTypeId
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
    ` as unknown as DocumentNode<AdminItemsQuery, AdminItemsQueryVariables>;
export const AdminStatsDocument = gql`
    query AdminStats {
  admin {
    records: stats(first: 500) {
      nodes {
        id
        name
        shortName
        statType
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