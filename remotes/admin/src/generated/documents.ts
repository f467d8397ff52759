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

/** A thing the enemy wears. */
export type EquipmentEntryInput = {
  /** Which item. The id of a item. */
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
  /** Which item. The id of a item. */
  readonly itemId: string;
};

export type AdminRarityChoiceFragment = { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string };

export type AdminItemChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminItemChoicesQuery = { readonly items: ReadonlyArray<{ readonly id: string, readonly name: string, readonly imageId: string, readonly type: string }>, readonly itemTypes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly shortName: string, readonly isEquipment: boolean }> };

export type AdminCurrencyChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminCurrencyChoicesQuery = { readonly currencies: ReadonlyArray<{ readonly id: string, readonly name: string, readonly shortName: string, readonly imageId: string }> };

export type AdminStatChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminStatChoicesQuery = { readonly stats: ReadonlyArray<{ readonly id: string, readonly name: string, readonly shortName: string, readonly statType: number, readonly unitSymbol: string, readonly imageId: string }> };

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