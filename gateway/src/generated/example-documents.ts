/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Why an account was not activated. */
export type ActivateAccountErrorCode =
  /** The caller has a session of another account, which a new one would replace. */
  | 'OTHER_ACCOUNT_LOGGED_IN'
  /** The token has expired. */
  | 'TOKEN_EXPIRED'
  /** The token is unknown or was used before. */
  | 'TOKEN_INVALID';

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

/** Why a login failed. */
export type LoginErrorCode =
  /** The name or the password is wrong. */
  | 'LOGIN_FAILED'
  /** The password is expired: the site mailed it, or generated it for the first admin, over a week ago. Request a new one. */
  | 'PASSWORD_EXPIRED'
  /** Too many attempts failed. */
  | 'TOO_MANY_ATTEMPTS';

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

/** Why an account was not created. */
export type RegisterErrorCode =
  /** The address is not valid. */
  | 'EMAIL_INVALID'
  /** The name has a length or character that is not allowed. */
  | 'NAME_INVALID'
  /** The name looks like that of a member of the staff or of the site. */
  | 'NAME_RESERVED'
  /** The name belongs to another account. */
  | 'NAME_TAKEN'
  /** The password is too easy to guess. */
  | 'PASSWORD_TOO_COMMON'
  /** Registration is not open yet. */
  | 'REGISTRATION_CLOSED';

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

/** Why no setting was changed. */
export type UpdateSettingsErrorCode =
  /** The value is not allowed; `field` names it. */
  | 'INVALID_VALUE';

export type AdminContentProblemsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminContentProblemsQuery = { readonly admin: { readonly contentProblems: ReadonlyArray<{ readonly kind: RecordKind | null, readonly recordId: string | null, readonly title: string, readonly field: ReadonlyArray<string>, readonly message: string }> } | null };

export type AdminItemsQueryVariables = Exact<{
  search?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type AdminItemsQuery = { readonly admin: { readonly items: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly revision: number, readonly name: string, readonly isVisible: boolean, readonly itemType: { readonly name: string } | null, readonly price: ReadonlyArray<{ readonly value: number, readonly currencyShortName: string }> }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } } | null };

export type AdminRecordUsersQueryVariables = Exact<{
  kind?: RecordKind;
  id?: string;
}>;


export type AdminRecordUsersQuery = { readonly admin: { readonly recordUsers: ReadonlyArray<{ readonly kind: RecordKind | null, readonly recordId: string | null, readonly title: string, readonly field: ReadonlyArray<string> }> } | null };

export type AdminUpdateSettingsMutationVariables = Exact<{
  hours?: number | null | undefined;
}>;


export type AdminUpdateSettingsMutation = { readonly updateSettings: { readonly settings: { readonly autoHuntBacklogHours: number, readonly missionHuntingGround: { readonly name: string } | null } | null, readonly userErrors: ReadonlyArray<{ readonly code: UpdateSettingsErrorCode, readonly field: ReadonlyArray<string> | null, readonly message: string }> } | null };

export type BuyMutationVariables = Exact<{
  itemId?: string;
  amount?: number;
}>;


export type BuyMutation = { readonly buy: { readonly bought: { readonly amount: number, readonly item: { readonly name: string } } | null, readonly player: { readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly shortName: string } }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: BuyErrorCode }> } | null };

export type FairnessQueryVariables = Exact<{ [key: string]: never; }>;


export type FairnessQuery = { readonly me: { readonly id: string, readonly fairness: { readonly seedHash: string, readonly clientSeed: string, readonly firstCombat: number, readonly nextSeedHash: string | null, readonly revealedSeeds: ReadonlyArray<{ readonly seed: string, readonly firstCombat: number, readonly lastCombat: number }> } | null } | null };

export type GrimoireQueryVariables = Exact<{
  huntingGroundId?: string;
}>;


export type GrimoireQuery = { readonly grimoire: ReadonlyArray<{ readonly chance: number | null, readonly playerTimesHunted: number, readonly globalTimesHunted: number, readonly enemy: { readonly name: string, readonly rarity: { readonly name: string } } }> };

export type HuntMutationVariables = Exact<{
  round?: number | null | undefined;
}>;


export type HuntMutation = { readonly hunt: { readonly combat: { readonly id: string, readonly round: number, readonly result: CombatResult, readonly enemy: { readonly name: string }, readonly events: ReadonlyArray<
        | { readonly __typename: 'AttackEvadedEvent', readonly round: number, readonly actorName: string, readonly targetName: string }
        | { readonly __typename: 'AttackEvent', readonly effectiveDamage: number, readonly round: number, readonly actorName: string, readonly targetName: string }
        | { readonly __typename: 'CombatEndEvent', readonly round: number, readonly actorName: string, readonly targetName: string }
        | { readonly __typename: 'CombatStartEvent', readonly round: number, readonly actorName: string, readonly targetName: string }
        | { readonly __typename: 'DispelEvent', readonly round: number, readonly actorName: string, readonly targetName: string }
        | { readonly __typename: 'HealingEvent', readonly round: number, readonly actorName: string, readonly targetName: string }
        | { readonly __typename: 'LeechEvent', readonly effectiveDamage: number, readonly round: number, readonly actorName: string, readonly targetName: string }
        | { readonly __typename: 'ProcDamageEvent', readonly effectiveDamage: number, readonly round: number, readonly actorName: string, readonly targetName: string }
        | { readonly __typename: 'ProcEvadedEvent', readonly round: number, readonly actorName: string, readonly targetName: string }
        | { readonly __typename: 'ProcFiredEvent', readonly round: number, readonly actorName: string, readonly targetName: string }
        | { readonly __typename: 'ProcGainedEvent', readonly round: number, readonly actorName: string, readonly targetName: string }
        | { readonly __typename: 'RetainerAddedEvent', readonly round: number, readonly actorName: string, readonly targetName: string }
        | { readonly __typename: 'RetainerAttackEvent', readonly effectiveDamage: number, readonly round: number, readonly actorName: string, readonly targetName: string }
        | { readonly __typename: 'RetainerRemovedEvent', readonly round: number, readonly actorName: string, readonly targetName: string }
        | { readonly __typename: 'RoundStartEvent', readonly round: number, readonly actorName: string, readonly targetName: string }
        | { readonly __typename: 'StunEvent', readonly round: number, readonly actorName: string, readonly targetName: string }
        | { readonly __typename: 'TheftEvent', readonly round: number, readonly actorName: string, readonly targetName: string }
      >, readonly reward: { readonly xp: number, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly shortName: string } }>, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly name: string } }> } | null } | null, readonly userErrors: ReadonlyArray<{ readonly code: HuntErrorCode, readonly retryAfterSeconds: number | null }> } | null };

export type JournalQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type JournalQuery = { readonly journal: { readonly nodes: ReadonlyArray<
      | { readonly __typename: 'CollectionEntry', readonly id: string, readonly happenedAt: string }
      | { readonly __typename: 'CombatEntry', readonly result: CombatResult, readonly id: string, readonly happenedAt: string, readonly enemy: { readonly name: string }, readonly reward: { readonly xp: number, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly shortName: string } }>, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly name: string } }> } }
      | { readonly __typename: 'MissionRewardEntry', readonly id: string, readonly happenedAt: string, readonly reward: { readonly xp: number } }
      | { readonly __typename: 'NoBaitEntry', readonly id: string, readonly happenedAt: string }
      | { readonly __typename: 'PurchaseEntry', readonly packageName: string, readonly id: string, readonly happenedAt: string, readonly giver: { readonly name: string } | null }
      | { readonly __typename: 'RankUpEntry', readonly id: string, readonly happenedAt: string, readonly rank: { readonly name: string } | null }
      | { readonly __typename: 'SystemEntry', readonly message: string, readonly id: string, readonly happenedAt: string }
      | { readonly __typename: 'TravelEntry', readonly id: string, readonly happenedAt: string }
    >, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } };

export type LadderQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type LadderQuery = { readonly ladder: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly ladderRank: number, readonly xp: number, readonly isOwn: boolean, readonly player: { readonly name: string } }>, readonly pageInfo: { readonly endCursor: string | null, readonly hasNextPage: boolean } } };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { readonly me: { readonly id: string, readonly name: string, readonly xp: number, readonly nextHuntAt: string, readonly currentRank: { readonly name: string }, readonly huntingGround: { readonly name: string }, readonly currencies: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly name: string, readonly shortName: string } }>, readonly inventory: ReadonlyArray<{ readonly amount: number, readonly isEquipped: boolean, readonly item: { readonly id: string, readonly name: string, readonly itemType: { readonly name: string } } }>, readonly bait: { readonly amount: number, readonly item: { readonly id: string, readonly name: string } } | null } | null };

export type RegionsQueryVariables = Exact<{ [key: string]: never; }>;


export type RegionsQuery = { readonly regions: ReadonlyArray<{ readonly name: string, readonly requiredXp: number, readonly huntingGrounds: ReadonlyArray<{ readonly id: string, readonly name: string, readonly travelCost: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly shortName: string } }>, readonly travelRefusal: { readonly __typename: 'TravelUserError', readonly code: TravelErrorCode } | null }> }> };

export type ShopQueryVariables = Exact<{
  merchant?: Merchant;
  quantity?: number | null | undefined;
}>;


export type ShopQuery = { readonly shop: ReadonlyArray<{ readonly owned: number, readonly item: { readonly id: string, readonly name: string, readonly flavorText: string }, readonly price: ReadonlyArray<{ readonly amount: number, readonly currency: { readonly shortName: string } }>, readonly refusal: { readonly __typename: 'BuyUserError', readonly code: BuyErrorCode } | null }> };

export type ActivateAccountMutationVariables = Exact<{
  token?: string;
}>;


export type ActivateAccountMutation = { readonly activateAccount: { readonly userErrors: ReadonlyArray<{ readonly code: ActivateAccountErrorCode }> } | null };

export type LogInMutationVariables = Exact<{
  username?: string;
  password?: string;
}>;


export type LogInMutation = { readonly login: { readonly accessToken: string | null, readonly account: { readonly name: string, readonly role: Role } | null, readonly userErrors: ReadonlyArray<{ readonly code: LoginErrorCode }> } | null };

export type RegisterMutationVariables = Exact<{
  username?: string;
  password?: string;
  email?: string;
}>;


export type RegisterMutation = { readonly register: { readonly userErrors: ReadonlyArray<{ readonly code: RegisterErrorCode, readonly field: ReadonlyArray<string> | null }> } | null };


export const AdminContentProblemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminContentProblems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contentProblems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<AdminContentProblemsQuery, AdminContentProblemsQueryVariables>;
export const AdminItemsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminItems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}},"defaultValue":{"kind":"StringValue","value":"dagger","block":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"20"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isVisible"}},{"kind":"Field","name":{"kind":"Name","value":"itemType"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"currencyShortName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]}}]} as unknown as DocumentNode<AdminItemsQuery, AdminItemsQueryVariables>;
export const AdminRecordUsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminRecordUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordKind"}}},"defaultValue":{"kind":"EnumValue","value":"ITEM"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"defaultValue":{"kind":"StringValue","value":"194f39693bd1e3e7ac9ff9b3","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"admin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordUsers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<AdminRecordUsersQuery, AdminRecordUsersQueryVariables>;
export const AdminUpdateSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminUpdateSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hours"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"24"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"autoHuntBacklogHours"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hours"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"autoHuntBacklogHours"}},{"kind":"Field","name":{"kind":"Name","value":"missionHuntingGround"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<AdminUpdateSettingsMutation, AdminUpdateSettingsMutationVariables>;
export const BuyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Buy"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"itemId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"defaultValue":{"kind":"StringValue","value":"194f39693bd1e3e7ac9ff9b3","block":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"amount"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"defaultValue":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"itemId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"itemId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"amount"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amount"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bought"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"item"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currencies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shortName"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<BuyMutation, BuyMutationVariables>;
export const FairnessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Fairness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fairness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seedHash"}},{"kind":"Field","name":{"kind":"Name","value":"clientSeed"}},{"kind":"Field","name":{"kind":"Name","value":"firstCombat"}},{"kind":"Field","name":{"kind":"Name","value":"nextSeedHash"}},{"kind":"Field","name":{"kind":"Name","value":"revealedSeeds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seed"}},{"kind":"Field","name":{"kind":"Name","value":"firstCombat"}},{"kind":"Field","name":{"kind":"Name","value":"lastCombat"}}]}}]}}]}}]}}]} as unknown as DocumentNode<FairnessQuery, FairnessQueryVariables>;
export const GrimoireDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Grimoire"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"huntingGroundId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"defaultValue":{"kind":"StringValue","value":"a9d9137f6cd7192f805b3a22","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grimoire"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"huntingGroundId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"huntingGroundId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enemy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rarity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"chance"}},{"kind":"Field","name":{"kind":"Name","value":"playerTimesHunted"}},{"kind":"Field","name":{"kind":"Name","value":"globalTimesHunted"}}]}}]}}]} as unknown as DocumentNode<GrimoireQuery, GrimoireQueryVariables>;
export const HuntDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Hunt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"round"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hunt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"round"},"value":{"kind":"Variable","name":{"kind":"Name","value":"round"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"combat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"round"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"enemy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"round"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"targetName"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DamageEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"effectiveDamage"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"reward"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"xp"}},{"kind":"Field","name":{"kind":"Name","value":"currencies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shortName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"item"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfterSeconds"}}]}}]}}]}}]} as unknown as DocumentNode<HuntMutation, HuntMutationVariables>;
export const JournalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Journal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"20"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"journal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"happenedAt"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CombatEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"enemy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reward"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"xp"}},{"kind":"Field","name":{"kind":"Name","value":"currencies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shortName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"item"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MissionRewardEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reward"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"xp"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RankUpEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PurchaseEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packageName"}},{"kind":"Field","name":{"kind":"Name","value":"giver"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SystemEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]} as unknown as DocumentNode<JournalQuery, JournalQueryVariables>;
export const LadderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Ladder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"10"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SafeInt"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ladder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ladderRank"}},{"kind":"Field","name":{"kind":"Name","value":"player"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"xp"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]} as unknown as DocumentNode<LadderQuery, LadderQueryVariables>;
export const MeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"xp"}},{"kind":"Field","name":{"kind":"Name","value":"currentRank"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nextHuntAt"}},{"kind":"Field","name":{"kind":"Name","value":"huntingGround"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"currencies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"inventory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"isEquipped"}},{"kind":"Field","name":{"kind":"Name","value":"item"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"itemType"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bait"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"item"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<MeQuery, MeQueryVariables>;
export const RegionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Regions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"requiredXp"}},{"kind":"Field","name":{"kind":"Name","value":"huntingGrounds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"travelCost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shortName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"travelRefusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RegionsQuery, RegionsQueryVariables>;
export const ShopDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Shop"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"merchant"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Merchant"}}},"defaultValue":{"kind":"EnumValue","value":"JEWEL"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quantity"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shop"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"merchant"},"value":{"kind":"Variable","name":{"kind":"Name","value":"merchant"}}},{"kind":"Argument","name":{"kind":"Name","value":"quantity"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quantity"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"flavorText"}}]}},{"kind":"Field","name":{"kind":"Name","value":"owned"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shortName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<ShopQuery, ShopQueryVariables>;
export const ActivateAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ActivateAccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activateAccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<ActivateAccountMutation, ActivateAccountMutationVariables>;
export const LogInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"username"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"Mina","block":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"27787e597e786fd7e38755f22d6bc9f31541014e50925fc9f1055eeefdef6bf9","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"username"},"value":{"kind":"Variable","name":{"kind":"Name","value":"username"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessToken"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<LogInMutation, LogInMutationVariables>;
export const RegisterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Register"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"username"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"Mina","block":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"27787e597e786fd7e38755f22d6bc9f31541014e50925fc9f1055eeefdef6bf9","block":false}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"defaultValue":{"kind":"StringValue","value":"mina@example.org","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"register"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"username"},"value":{"kind":"Variable","name":{"kind":"Name","value":"username"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<RegisterMutation, RegisterMutationVariables>;