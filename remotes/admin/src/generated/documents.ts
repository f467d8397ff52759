/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '@apollo/client';
/** An amount of one currency. */
export type CurrencyEntryInput = {
  /** The currency's picture; filled in by the server. The id of an image, or empty. */
  readonly imageId?: string | null | undefined;
  /** The currency's short name, or its name. */
  readonly name?: string | null | undefined;
  /** The currency's short name; the same as `name` when left out. */
  readonly shortName?: string | null | undefined;
  /** How much. */
  readonly value?: number | null | undefined;
};

/** A currency as an editor sends it. */
export type CurrencyInput = {
  /** A line about it. */
  readonly flavorText?: string | null | undefined;
  /** Its picture. The id of an image, or empty. */
  readonly imageId?: string | null | undefined;
  /** Its name. */
  readonly name: string;
  /** Its place in lists, lowest first. */
  readonly orderIndex?: number | null | undefined;
  /** Its short name, unique within the kind. */
  readonly shortName: string;
};

/** What it wears; the stats of it count in the fight. */
export type EnemyEquipmentInput = {
  /** What it wears. */
  readonly items?: ReadonlyArray<EquipmentEntryInput> | null | undefined;
};

/** A enemy as an editor sends it. */
export type EnemyInput = {
  /** Its moving picture, shown in a loop. The id of an image, or empty. */
  readonly animatedImageId?: string | null | undefined;
  /** What beating it pays. */
  readonly currencies?: ReadonlyArray<CurrencyEntryInput> | null | undefined;
  /** How seldom it is met. The id of a rarity, or empty. */
  readonly enemyRarity?: string | null | undefined;
  /** What kind of creature it is. The id of a enemyType, or empty. */
  readonly enemyType?: string | null | undefined;
  /** What it wears; the stats of it count in the fight. */
  readonly equipment?: EnemyEquipmentInput | null | undefined;
  /** A line about it. */
  readonly flavorText?: string | null | undefined;
  /** Its picture. The id of an image, or empty. */
  readonly imageId?: string | null | undefined;
  /** What may be found on it. */
  readonly loot?: ReadonlyArray<LootEntryInput> | null | undefined;
  /** Its name. */
  readonly name: string;
  /** What a draw pays. */
  readonly refund?: ReadonlyArray<CurrencyEntryInput> | null | undefined;
  /** Its numbers. */
  readonly stats?: ReadonlyArray<EnemyStatInput> | null | undefined;
  /** Whether players see it. */
  readonly visible?: boolean | null | undefined;
  /** XP for beating it. */
  readonly xp?: number | null | undefined;
};

/** The value of one stat. */
export type EnemyStatInput = {
  /** The stat's short name. */
  readonly name?: string | null | undefined;
  /** The chance of a proc in percent; 0 for a plain stat. */
  readonly procPercent?: number | null | undefined;
  /** The lowest value. */
  readonly value?: number | null | undefined;
  /** The highest value; the lowest one when left out. */
  readonly valueTo?: number | null | undefined;
};

/** A enemyType as an editor sends it. */
export type EnemyTypeInput = {
  /** Its picture. The id of an image, or empty. */
  readonly imageId?: string | null | undefined;
  /** Its name. */
  readonly name: string;
  /** Its place in lists, lowest first. */
  readonly orderIndex?: number | null | undefined;
  /** Its short name, unique within the kind. */
  readonly shortName: string;
};

/** A thing the enemy wears. */
export type EquipmentEntryInput = {
  /** Which item. The id of a item. */
  readonly itemId: string;
  /** Short name or id of the item's type. */
  readonly itemType?: string | null | undefined;
};

/** A itemType as an editor sends it. */
export type ItemTypeInput = {
  /** Whether such items are special and count while they are only in the inventory. */
  readonly alwaysEquipped?: boolean | null | undefined;
  /** Its picture. The id of an image, or empty. */
  readonly imageId?: string | null | undefined;
  /** Whether such items can be worn. */
  readonly isEquipment?: boolean | null | undefined;
  /** How many items of the type can be worn at once. */
  readonly itemTypeSlots?: number | null | undefined;
  /** Its name. */
  readonly name: string;
  /** Its place in lists, lowest first. */
  readonly orderIndex?: number | null | undefined;
  /** Its short name, unique within the kind. */
  readonly shortName: string;
};

/** A thing that may be found on the enemy. */
export type LootEntryInput = {
  /** The most there can be; the fewest when left out. */
  readonly amountMax?: number | null | undefined;
  /** The fewest there can be. */
  readonly amountMin?: number | null | undefined;
  /** How likely it is, in percent. */
  readonly dropChance?: number | null | undefined;
  /** Which item. The id of a item. */
  readonly itemId: string;
};

/** A rarity as an editor sends it. */
export type RarityInput = {
  /** Its colour. */
  readonly colorHex?: string | null | undefined;
  /** A line about it. */
  readonly flavorText?: string | null | undefined;
  /** Its picture. The id of an image, or empty. */
  readonly imageId?: string | null | undefined;
  /** Its name. */
  readonly name: string;
  /** Its short name, unique within the kind. */
  readonly shortName: string;
};

export type AdminRarityChoiceFragment = { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string };

export type AdminItemChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminItemChoicesQuery = { readonly items: ReadonlyArray<{ readonly id: string, readonly name: string, readonly imageId: string, readonly type: string }>, readonly itemTypes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly shortName: string, readonly isEquipment: boolean }> };

export type AdminCurrencyChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminCurrencyChoicesQuery = { readonly currencies: ReadonlyArray<{ readonly id: string, readonly name: string, readonly shortName: string, readonly imageId: string }> };

export type AdminStatChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminStatChoicesQuery = { readonly stats: ReadonlyArray<{ readonly id: string, readonly name: string, readonly shortName: string, readonly statType: number, readonly unitSymbol: string, readonly imageId: string }> };

export type AdminCurrenciesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminCurrenciesQuery = { readonly records: ReadonlyArray<{ readonly id: string, readonly name: string, readonly shortName: string, readonly imageId: string }> };

export type AdminCurrencyFragment = { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly flavorText: string, readonly orderIndex: number, readonly imageId: string };

export type AdminCurrencyQueryVariables = Exact<{
  id: string;
}>;


export type AdminCurrencyQuery = { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly flavorText: string, readonly orderIndex: number, readonly imageId: string } | null };

export type AdminCreateCurrencyMutationVariables = Exact<{
  input: CurrencyInput;
}>;


export type AdminCreateCurrencyMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly flavorText: string, readonly orderIndex: number, readonly imageId: string } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly values: Record<string, string | number>, readonly field: string | null }> } };

export type AdminUpdateCurrencyMutationVariables = Exact<{
  id: string;
  revision?: number | null | undefined;
  input: CurrencyInput;
}>;


export type AdminUpdateCurrencyMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly flavorText: string, readonly orderIndex: number, readonly imageId: string } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly values: Record<string, string | number>, readonly field: string | null }> } };

export type AdminDeleteCurrencyMutationVariables = Exact<{
  id: string;
  revision?: number | null | undefined;
}>;


export type AdminDeleteCurrencyMutation = { readonly payload: { readonly deletedId: string | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly values: Record<string, string | number>, readonly field: string | null }> } };

export type AdminEnemiesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminEnemiesQuery = { readonly records: ReadonlyArray<{ readonly id: string, readonly name: string, readonly imageId: string, readonly enemyType: string, readonly enemyRarity: string, readonly visible: boolean }>, readonly rarities: ReadonlyArray<{ readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string }>, readonly enemyTypes: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type AdminEnemyFragment = { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly enemyType: string, readonly enemyRarity: string, readonly imageId: string, readonly animatedImageId: string, readonly flavorText: string, readonly visible: boolean, readonly xp: number, readonly currencies: ReadonlyArray<{ readonly shortName: string, readonly value: number }>, readonly refund: ReadonlyArray<{ readonly shortName: string, readonly value: number }>, readonly stats: ReadonlyArray<{ readonly name: string, readonly value: number, readonly valueTo: number, readonly procPercent: number }>, readonly equipment: { readonly items: ReadonlyArray<{ readonly itemType: string, readonly itemId: string }> }, readonly loot: ReadonlyArray<{ readonly itemId: string, readonly dropChance: number, readonly amountMin: number, readonly amountMax: number }> };

export type AdminEnemyQueryVariables = Exact<{
  id: string;
}>;


export type AdminEnemyQuery = { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly enemyType: string, readonly enemyRarity: string, readonly imageId: string, readonly animatedImageId: string, readonly flavorText: string, readonly visible: boolean, readonly xp: number, readonly currencies: ReadonlyArray<{ readonly shortName: string, readonly value: number }>, readonly refund: ReadonlyArray<{ readonly shortName: string, readonly value: number }>, readonly stats: ReadonlyArray<{ readonly name: string, readonly value: number, readonly valueTo: number, readonly procPercent: number }>, readonly equipment: { readonly items: ReadonlyArray<{ readonly itemType: string, readonly itemId: string }> }, readonly loot: ReadonlyArray<{ readonly itemId: string, readonly dropChance: number, readonly amountMin: number, readonly amountMax: number }> } | null };

export type AdminHuntingTablesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminHuntingTablesQuery = { readonly tables: ReadonlyArray<{ readonly id: string, readonly name: string, readonly huntingGroundId: string, readonly sequence: number, readonly enemies: ReadonlyArray<{ readonly enemyId: string, readonly rangeMin: number, readonly rangeMax: number }> }>, readonly grounds: ReadonlyArray<{ readonly id: string, readonly name: string, readonly sequence: number, readonly specialBaitItemId: ReadonlyArray<string> }> };

export type AdminCreateEnemyMutationVariables = Exact<{
  input: EnemyInput;
}>;


export type AdminCreateEnemyMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly enemyType: string, readonly enemyRarity: string, readonly imageId: string, readonly animatedImageId: string, readonly flavorText: string, readonly visible: boolean, readonly xp: number, readonly currencies: ReadonlyArray<{ readonly shortName: string, readonly value: number }>, readonly refund: ReadonlyArray<{ readonly shortName: string, readonly value: number }>, readonly stats: ReadonlyArray<{ readonly name: string, readonly value: number, readonly valueTo: number, readonly procPercent: number }>, readonly equipment: { readonly items: ReadonlyArray<{ readonly itemType: string, readonly itemId: string }> }, readonly loot: ReadonlyArray<{ readonly itemId: string, readonly dropChance: number, readonly amountMin: number, readonly amountMax: number }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly values: Record<string, string | number>, readonly field: string | null }> } };

export type AdminUpdateEnemyMutationVariables = Exact<{
  id: string;
  revision?: number | null | undefined;
  input: EnemyInput;
}>;


export type AdminUpdateEnemyMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly enemyType: string, readonly enemyRarity: string, readonly imageId: string, readonly animatedImageId: string, readonly flavorText: string, readonly visible: boolean, readonly xp: number, readonly currencies: ReadonlyArray<{ readonly shortName: string, readonly value: number }>, readonly refund: ReadonlyArray<{ readonly shortName: string, readonly value: number }>, readonly stats: ReadonlyArray<{ readonly name: string, readonly value: number, readonly valueTo: number, readonly procPercent: number }>, readonly equipment: { readonly items: ReadonlyArray<{ readonly itemType: string, readonly itemId: string }> }, readonly loot: ReadonlyArray<{ readonly itemId: string, readonly dropChance: number, readonly amountMin: number, readonly amountMax: number }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly values: Record<string, string | number>, readonly field: string | null }> } };

export type AdminDeleteEnemyMutationVariables = Exact<{
  id: string;
  revision?: number | null | undefined;
}>;


export type AdminDeleteEnemyMutation = { readonly payload: { readonly deletedId: string | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly values: Record<string, string | number>, readonly field: string | null }> } };

export type AdminEnemyTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminEnemyTypesQuery = { readonly records: ReadonlyArray<{ readonly id: string, readonly name: string, readonly shortName: string, readonly imageId: string }> };

export type AdminEnemyTypeFragment = { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly orderIndex: number, readonly imageId: string };

export type AdminEnemyTypeQueryVariables = Exact<{
  id: string;
}>;


export type AdminEnemyTypeQuery = { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly orderIndex: number, readonly imageId: string } | null };

export type AdminCreateEnemyTypeMutationVariables = Exact<{
  input: EnemyTypeInput;
}>;


export type AdminCreateEnemyTypeMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly orderIndex: number, readonly imageId: string } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly values: Record<string, string | number>, readonly field: string | null }> } };

export type AdminUpdateEnemyTypeMutationVariables = Exact<{
  id: string;
  revision?: number | null | undefined;
  input: EnemyTypeInput;
}>;


export type AdminUpdateEnemyTypeMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly orderIndex: number, readonly imageId: string } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly values: Record<string, string | number>, readonly field: string | null }> } };

export type AdminDeleteEnemyTypeMutationVariables = Exact<{
  id: string;
  revision?: number | null | undefined;
}>;


export type AdminDeleteEnemyTypeMutation = { readonly payload: { readonly deletedId: string | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly values: Record<string, string | number>, readonly field: string | null }> } };

export type AdminItemTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminItemTypesQuery = { readonly records: ReadonlyArray<{ readonly id: string, readonly name: string, readonly shortName: string, readonly imageId: string }> };

export type AdminItemTypeFragment = { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly itemTypeSlots: number, readonly isEquipment: boolean, readonly alwaysEquipped: boolean, readonly orderIndex: number, readonly imageId: string };

export type AdminItemTypeQueryVariables = Exact<{
  id: string;
}>;


export type AdminItemTypeQuery = { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly itemTypeSlots: number, readonly isEquipment: boolean, readonly alwaysEquipped: boolean, readonly orderIndex: number, readonly imageId: string } | null };

export type AdminCreateItemTypeMutationVariables = Exact<{
  input: ItemTypeInput;
}>;


export type AdminCreateItemTypeMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly itemTypeSlots: number, readonly isEquipment: boolean, readonly alwaysEquipped: boolean, readonly orderIndex: number, readonly imageId: string } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly values: Record<string, string | number>, readonly field: string | null }> } };

export type AdminUpdateItemTypeMutationVariables = Exact<{
  id: string;
  revision?: number | null | undefined;
  input: ItemTypeInput;
}>;


export type AdminUpdateItemTypeMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly itemTypeSlots: number, readonly isEquipment: boolean, readonly alwaysEquipped: boolean, readonly orderIndex: number, readonly imageId: string } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly values: Record<string, string | number>, readonly field: string | null }> } };

export type AdminDeleteItemTypeMutationVariables = Exact<{
  id: string;
  revision?: number | null | undefined;
}>;


export type AdminDeleteItemTypeMutation = { readonly payload: { readonly deletedId: string | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly values: Record<string, string | number>, readonly field: string | null }> } };

export type AdminMissionSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminMissionSettingsQuery = { readonly settings: ReadonlyArray<{ readonly id: string, readonly key: string, readonly value: string }>, readonly regions: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly huntingGrounds: ReadonlyArray<{ readonly id: string, readonly name: string, readonly regionId: string }> };

export type AdminSaveSettingMutationVariables = Exact<{
  key: string;
  value: string;
}>;


export type AdminSaveSettingMutation = { readonly payload: { readonly setting: { readonly id: string } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly values: Record<string, string | number>, readonly field: string | null }> } };

export type AdminDeleteSettingMutationVariables = Exact<{
  id: string;
}>;


export type AdminDeleteSettingMutation = { readonly payload: { readonly deletedId: string | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly values: Record<string, string | number>, readonly field: string | null }> } };

export type AdminRaritiesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminRaritiesQuery = { readonly records: ReadonlyArray<{ readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string, readonly imageId: string }> };

export type AdminRarityFragment = { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly colorHex: string, readonly flavorText: string, readonly imageId: string };

export type AdminRarityQueryVariables = Exact<{
  id: string;
}>;


export type AdminRarityQuery = { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly colorHex: string, readonly flavorText: string, readonly imageId: string } | null };

export type AdminCreateRarityMutationVariables = Exact<{
  input: RarityInput;
}>;


export type AdminCreateRarityMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly colorHex: string, readonly flavorText: string, readonly imageId: string } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly values: Record<string, string | number>, readonly field: string | null }> } };

export type AdminUpdateRarityMutationVariables = Exact<{
  id: string;
  revision?: number | null | undefined;
  input: RarityInput;
}>;


export type AdminUpdateRarityMutation = { readonly payload: { readonly record: { readonly id: string, readonly revision: number, readonly updatedAt: string, readonly name: string, readonly shortName: string, readonly colorHex: string, readonly flavorText: string, readonly imageId: string } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly values: Record<string, string | number>, readonly field: string | null }> } };

export type AdminDeleteRarityMutationVariables = Exact<{
  id: string;
  revision?: number | null | undefined;
}>;


export type AdminDeleteRarityMutation = { readonly payload: { readonly deletedId: string | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly values: Record<string, string | number>, readonly field: string | null }> } };

export type AdminRefusalFragment = { readonly code: string, readonly message: string, readonly values: Record<string, string | number>, readonly field: string | null };

export type AdminDeletedFragment = { readonly deletedId: string | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly values: Record<string, string | number>, readonly field: string | null }> };

export const AdminRarityChoiceFragmentDoc = gql`
    fragment AdminRarityChoice on RarityRecord {
  id
  name
  shortName
  colorHex
}
    ` as unknown as DocumentNode<AdminRarityChoiceFragment, unknown>;
export const AdminCurrencyFragmentDoc = gql`
    fragment AdminCurrency on CurrencyRecord {
  id
  revision
  updatedAt
  name
  shortName
  flavorText
  orderIndex
  imageId
}
    ` as unknown as DocumentNode<AdminCurrencyFragment, unknown>;
export const AdminEnemyFragmentDoc = gql`
    fragment AdminEnemy on EnemyRecord {
  id
  revision
  updatedAt
  name
  enemyType
  enemyRarity
  imageId
  animatedImageId
  flavorText
  visible
  xp
  currencies {
    shortName
    value
  }
  refund {
    shortName
    value
  }
  stats {
    name
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
  imageId
}
    ` as unknown as DocumentNode<AdminEnemyTypeFragment, unknown>;
export const AdminItemTypeFragmentDoc = gql`
    fragment AdminItemType on ItemTypeRecord {
  id
  revision
  updatedAt
  name
  shortName
  itemTypeSlots
  isEquipment
  alwaysEquipped
  orderIndex
  imageId
}
    ` as unknown as DocumentNode<AdminItemTypeFragment, unknown>;
export const AdminRarityFragmentDoc = gql`
    fragment AdminRarity on RarityRecord {
  id
  revision
  updatedAt
  name
  shortName
  colorHex
  flavorText
  imageId
}
    ` as unknown as DocumentNode<AdminRarityFragment, unknown>;
export const AdminRefusalFragmentDoc = gql`
    fragment AdminRefusal on UserError {
  code
  message
  values
  field
}
    ` as unknown as DocumentNode<AdminRefusalFragment, unknown>;
export const AdminDeletedFragmentDoc = gql`
    fragment AdminDeleted on DeleteRecordPayload {
  deletedId
  userErrors {
    ...AdminRefusal
  }
}
    ` as unknown as DocumentNode<AdminDeletedFragment, unknown>;
export const AdminItemChoicesDocument = gql`
    query AdminItemChoices {
  items: itemRecords {
    id
    name
    imageId
    type
  }
  itemTypes: itemTypeRecords {
    id
    name
    shortName
    isEquipment
  }
}
    ` as unknown as DocumentNode<AdminItemChoicesQuery, AdminItemChoicesQueryVariables>;
export const AdminCurrencyChoicesDocument = gql`
    query AdminCurrencyChoices {
  currencies: currencyRecords {
    id
    name
    shortName
    imageId
  }
}
    ` as unknown as DocumentNode<AdminCurrencyChoicesQuery, AdminCurrencyChoicesQueryVariables>;
export const AdminStatChoicesDocument = gql`
    query AdminStatChoices {
  stats: statRecords {
    id
    name
    shortName
    statType
    unitSymbol
    imageId
  }
}
    ` as unknown as DocumentNode<AdminStatChoicesQuery, AdminStatChoicesQueryVariables>;
export const AdminCurrenciesDocument = gql`
    query AdminCurrencies {
  records: currencyRecords {
    id
    name
    shortName
    imageId
  }
}
    ` as unknown as DocumentNode<AdminCurrenciesQuery, AdminCurrenciesQueryVariables>;
export const AdminCurrencyDocument = gql`
    query AdminCurrency($id: ID!) {
  record: currencyRecord(id: $id) {
    ...AdminCurrency
  }
}
    ${AdminCurrencyFragmentDoc}` as unknown as DocumentNode<AdminCurrencyQuery, AdminCurrencyQueryVariables>;
export const AdminCreateCurrencyDocument = gql`
    mutation AdminCreateCurrency($input: CurrencyInput!) {
  payload: createCurrency(input: $input) {
    record {
      ...AdminCurrency
    }
    userErrors {
      ...AdminRefusal
    }
  }
}
    ${AdminCurrencyFragmentDoc}
${AdminRefusalFragmentDoc}` as unknown as DocumentNode<AdminCreateCurrencyMutation, AdminCreateCurrencyMutationVariables>;
export const AdminUpdateCurrencyDocument = gql`
    mutation AdminUpdateCurrency($id: ID!, $revision: Int, $input: CurrencyInput!) {
  payload: updateCurrency(id: $id, revision: $revision, input: $input) {
    record {
      ...AdminCurrency
    }
    userErrors {
      ...AdminRefusal
    }
  }
}
    ${AdminCurrencyFragmentDoc}
${AdminRefusalFragmentDoc}` as unknown as DocumentNode<AdminUpdateCurrencyMutation, AdminUpdateCurrencyMutationVariables>;
export const AdminDeleteCurrencyDocument = gql`
    mutation AdminDeleteCurrency($id: ID!, $revision: Int) {
  payload: deleteCurrency(id: $id, revision: $revision) {
    ...AdminDeleted
  }
}
    ${AdminDeletedFragmentDoc}
${AdminRefusalFragmentDoc}` as unknown as DocumentNode<AdminDeleteCurrencyMutation, AdminDeleteCurrencyMutationVariables>;
export const AdminEnemiesDocument = gql`
    query AdminEnemies {
  records: enemyRecords {
    id
    name
    imageId
    enemyType
    enemyRarity
    visible
  }
  rarities: rarityRecords {
    ...AdminRarityChoice
  }
  enemyTypes: enemyTypeRecords {
    id
    name
  }
}
    ${AdminRarityChoiceFragmentDoc}` as unknown as DocumentNode<AdminEnemiesQuery, AdminEnemiesQueryVariables>;
export const AdminEnemyDocument = gql`
    query AdminEnemy($id: ID!) {
  record: enemyRecord(id: $id) {
    ...AdminEnemy
  }
}
    ${AdminEnemyFragmentDoc}` as unknown as DocumentNode<AdminEnemyQuery, AdminEnemyQueryVariables>;
export const AdminHuntingTablesDocument = gql`
    query AdminHuntingTables {
  tables: huntingTableRecords {
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
  grounds: huntingGroundRecords {
    id
    name
    sequence
    specialBaitItemId
  }
}
    ` as unknown as DocumentNode<AdminHuntingTablesQuery, AdminHuntingTablesQueryVariables>;
export const AdminCreateEnemyDocument = gql`
    mutation AdminCreateEnemy($input: EnemyInput!) {
  payload: createEnemy(input: $input) {
    record {
      ...AdminEnemy
    }
    userErrors {
      ...AdminRefusal
    }
  }
}
    ${AdminEnemyFragmentDoc}
${AdminRefusalFragmentDoc}` as unknown as DocumentNode<AdminCreateEnemyMutation, AdminCreateEnemyMutationVariables>;
export const AdminUpdateEnemyDocument = gql`
    mutation AdminUpdateEnemy($id: ID!, $revision: Int, $input: EnemyInput!) {
  payload: updateEnemy(id: $id, revision: $revision, input: $input) {
    record {
      ...AdminEnemy
    }
    userErrors {
      ...AdminRefusal
    }
  }
}
    ${AdminEnemyFragmentDoc}
${AdminRefusalFragmentDoc}` as unknown as DocumentNode<AdminUpdateEnemyMutation, AdminUpdateEnemyMutationVariables>;
export const AdminDeleteEnemyDocument = gql`
    mutation AdminDeleteEnemy($id: ID!, $revision: Int) {
  payload: deleteEnemy(id: $id, revision: $revision) {
    ...AdminDeleted
  }
}
    ${AdminDeletedFragmentDoc}
${AdminRefusalFragmentDoc}` as unknown as DocumentNode<AdminDeleteEnemyMutation, AdminDeleteEnemyMutationVariables>;
export const AdminEnemyTypesDocument = gql`
    query AdminEnemyTypes {
  records: enemyTypeRecords {
    id
    name
    shortName
    imageId
  }
}
    ` as unknown as DocumentNode<AdminEnemyTypesQuery, AdminEnemyTypesQueryVariables>;
export const AdminEnemyTypeDocument = gql`
    query AdminEnemyType($id: ID!) {
  record: enemyTypeRecord(id: $id) {
    ...AdminEnemyType
  }
}
    ${AdminEnemyTypeFragmentDoc}` as unknown as DocumentNode<AdminEnemyTypeQuery, AdminEnemyTypeQueryVariables>;
export const AdminCreateEnemyTypeDocument = gql`
    mutation AdminCreateEnemyType($input: EnemyTypeInput!) {
  payload: createEnemyType(input: $input) {
    record {
      ...AdminEnemyType
    }
    userErrors {
      ...AdminRefusal
    }
  }
}
    ${AdminEnemyTypeFragmentDoc}
${AdminRefusalFragmentDoc}` as unknown as DocumentNode<AdminCreateEnemyTypeMutation, AdminCreateEnemyTypeMutationVariables>;
export const AdminUpdateEnemyTypeDocument = gql`
    mutation AdminUpdateEnemyType($id: ID!, $revision: Int, $input: EnemyTypeInput!) {
  payload: updateEnemyType(id: $id, revision: $revision, input: $input) {
    record {
      ...AdminEnemyType
    }
    userErrors {
      ...AdminRefusal
    }
  }
}
    ${AdminEnemyTypeFragmentDoc}
${AdminRefusalFragmentDoc}` as unknown as DocumentNode<AdminUpdateEnemyTypeMutation, AdminUpdateEnemyTypeMutationVariables>;
export const AdminDeleteEnemyTypeDocument = gql`
    mutation AdminDeleteEnemyType($id: ID!, $revision: Int) {
  payload: deleteEnemyType(id: $id, revision: $revision) {
    ...AdminDeleted
  }
}
    ${AdminDeletedFragmentDoc}
${AdminRefusalFragmentDoc}` as unknown as DocumentNode<AdminDeleteEnemyTypeMutation, AdminDeleteEnemyTypeMutationVariables>;
export const AdminItemTypesDocument = gql`
    query AdminItemTypes {
  records: itemTypeRecords {
    id
    name
    shortName
    imageId
  }
}
    ` as unknown as DocumentNode<AdminItemTypesQuery, AdminItemTypesQueryVariables>;
export const AdminItemTypeDocument = gql`
    query AdminItemType($id: ID!) {
  record: itemTypeRecord(id: $id) {
    ...AdminItemType
  }
}
    ${AdminItemTypeFragmentDoc}` as unknown as DocumentNode<AdminItemTypeQuery, AdminItemTypeQueryVariables>;
export const AdminCreateItemTypeDocument = gql`
    mutation AdminCreateItemType($input: ItemTypeInput!) {
  payload: createItemType(input: $input) {
    record {
      ...AdminItemType
    }
    userErrors {
      ...AdminRefusal
    }
  }
}
    ${AdminItemTypeFragmentDoc}
${AdminRefusalFragmentDoc}` as unknown as DocumentNode<AdminCreateItemTypeMutation, AdminCreateItemTypeMutationVariables>;
export const AdminUpdateItemTypeDocument = gql`
    mutation AdminUpdateItemType($id: ID!, $revision: Int, $input: ItemTypeInput!) {
  payload: updateItemType(id: $id, revision: $revision, input: $input) {
    record {
      ...AdminItemType
    }
    userErrors {
      ...AdminRefusal
    }
  }
}
    ${AdminItemTypeFragmentDoc}
${AdminRefusalFragmentDoc}` as unknown as DocumentNode<AdminUpdateItemTypeMutation, AdminUpdateItemTypeMutationVariables>;
export const AdminDeleteItemTypeDocument = gql`
    mutation AdminDeleteItemType($id: ID!, $revision: Int) {
  payload: deleteItemType(id: $id, revision: $revision) {
    ...AdminDeleted
  }
}
    ${AdminDeletedFragmentDoc}
${AdminRefusalFragmentDoc}` as unknown as DocumentNode<AdminDeleteItemTypeMutation, AdminDeleteItemTypeMutationVariables>;
export const AdminMissionSettingsDocument = gql`
    query AdminMissionSettings {
  settings {
    id
    key
    value
  }
  regions: regionRecords {
    id
    name
  }
  huntingGrounds: huntingGroundRecords {
    id
    name
    regionId
  }
}
    ` as unknown as DocumentNode<AdminMissionSettingsQuery, AdminMissionSettingsQueryVariables>;
export const AdminSaveSettingDocument = gql`
    mutation AdminSaveSetting($key: String!, $value: String!) {
  payload: saveSetting(key: $key, value: $value) {
    setting {
      id
    }
    userErrors {
      ...AdminRefusal
    }
  }
}
    ${AdminRefusalFragmentDoc}` as unknown as DocumentNode<AdminSaveSettingMutation, AdminSaveSettingMutationVariables>;
export const AdminDeleteSettingDocument = gql`
    mutation AdminDeleteSetting($id: ID!) {
  payload: deleteSetting(id: $id) {
    deletedId
    userErrors {
      ...AdminRefusal
    }
  }
}
    ${AdminRefusalFragmentDoc}` as unknown as DocumentNode<AdminDeleteSettingMutation, AdminDeleteSettingMutationVariables>;
export const AdminRaritiesDocument = gql`
    query AdminRarities {
  records: rarityRecords {
    id
    name
    shortName
    colorHex
    imageId
  }
}
    ` as unknown as DocumentNode<AdminRaritiesQuery, AdminRaritiesQueryVariables>;
export const AdminRarityDocument = gql`
    query AdminRarity($id: ID!) {
  record: rarityRecord(id: $id) {
    ...AdminRarity
  }
}
    ${AdminRarityFragmentDoc}` as unknown as DocumentNode<AdminRarityQuery, AdminRarityQueryVariables>;
export const AdminCreateRarityDocument = gql`
    mutation AdminCreateRarity($input: RarityInput!) {
  payload: createRarity(input: $input) {
    record {
      ...AdminRarity
    }
    userErrors {
      ...AdminRefusal
    }
  }
}
    ${AdminRarityFragmentDoc}
${AdminRefusalFragmentDoc}` as unknown as DocumentNode<AdminCreateRarityMutation, AdminCreateRarityMutationVariables>;
export const AdminUpdateRarityDocument = gql`
    mutation AdminUpdateRarity($id: ID!, $revision: Int, $input: RarityInput!) {
  payload: updateRarity(id: $id, revision: $revision, input: $input) {
    record {
      ...AdminRarity
    }
    userErrors {
      ...AdminRefusal
    }
  }
}
    ${AdminRarityFragmentDoc}
${AdminRefusalFragmentDoc}` as unknown as DocumentNode<AdminUpdateRarityMutation, AdminUpdateRarityMutationVariables>;
export const AdminDeleteRarityDocument = gql`
    mutation AdminDeleteRarity($id: ID!, $revision: Int) {
  payload: deleteRarity(id: $id, revision: $revision) {
    ...AdminDeleted
  }
}
    ${AdminDeletedFragmentDoc}
${AdminRefusalFragmentDoc}` as unknown as DocumentNode<AdminDeleteRarityMutation, AdminDeleteRarityMutationVariables>;