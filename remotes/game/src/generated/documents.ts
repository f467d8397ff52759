/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { gql } from '@apollo/client';
/** What happened in a combat event. */
export type CombatEventType =
  | 'baseAttackEvaded'
  | 'baseDamage'
  | 'dispel'
  | 'endCombat'
  | 'event'
  | 'gainedProc'
  | 'healing'
  | 'leech'
  | 'procDamage'
  | 'procEvaded'
  | 'retainerAdded'
  | 'retainerAttack'
  | 'retainerRemoved'
  | 'round'
  | 'start'
  | 'stun'
  | 'theft';

/** Something that made a hunt special. */
export type CombatModifier =
  | 'autoHunt'
  | 'bloodcraze'
  | 'bloodlust'
  | 'cloning'
  | 'investment'
  | 'megalomania'
  | 'questing'
  | 'xplosion';

/** How a combat stands. */
export type CombatResult =
  | 'draw'
  | 'loss'
  | 'ongoing'
  | 'win';

/** One side of a combat. */
export type CombatSide =
  | 'attacker'
  | 'defender';

/** What can be worth reaching. */
export type GoalKind =
  /** Bait runs out, or has run out. */
  | 'buyBait'
  /** A key is all that a ground still demands. */
  | 'buyKey'
  /** A collection is complete. */
  | 'claimCollection'
  /** A collection is nearly complete. */
  | 'collection'
  /** A key is all that a ground still demands, and is made of what is short. */
  | 'craftKey'
  /** Bait is owned, and none is worn. */
  | 'equipBait'
  /** Something owned fits an empty slot. */
  | 'equipItem'
  /** The very first hunt. */
  | 'firstHunt'
  /** A ground opens by XP. */
  | 'ground'
  /** A creature of the running mission is still asked for. */
  | 'mission'
  /** A rank is reached by XP. */
  | 'rank'
  /** A merchant sells something from so many XP on. */
  | 'ware';

/** What a journal entry tells of. */
export type JournalEntryType =
  | 'combat'
  | 'missionReward'
  | 'noBait'
  | 'rankUp'
  | 'systemMessage'
  | 'travel';

/** A place that sells. */
export type Merchant =
  | 'armory'
  | 'crypt'
  | 'jewel'
  | 'mercatus'
  | 'sanctum'
  | 'stable'
  | 'weaponMaster';

/** How far a mission is. */
export type MissionStatus =
  /** Its reward was given; the next one comes with the next window. */
  | 'completed'
  /** There is none: the player can go nowhere where anything lives. */
  | 'none'
  /** It can be worked on. */
  | 'running';

/** What an account may do. */
export type Role =
  /** Plays, and edits the content and the accounts. */
  | 'admin'
  /** May log in and is told so; nothing else. */
  | 'banned'
  /** Plays, and before the game opens too. */
  | 'betaUser'
  /** Nobody in particular; no account has it. */
  | 'guest'
  /** Has not used the mailed link yet; may ask for it again. */
  | 'notActivated'
  /** Plays. */
  | 'user';

/** How a shop's shelf is ordered: by required XP. */
export type ShopSort =
  | 'asc'
  | 'desc';

/** How an item is had. */
export type ShopVerb =
  | 'bind'
  | 'buy'
  | 'craft'
  | 'tame';

/** The new address, confirmed by the password. */
export type UpdateEmailInput = {
  /** The new address. */
  readonly email: string;
  /** SHA-256 of the password, 64 hex digits in lower case. */
  readonly password: string;
};

/** The new password, confirmed by the current one. */
export type UpdatePasswordInput = {
  /** SHA-256 of the current password, 64 hex digits in lower case. */
  readonly currentPassword: string;
  /** SHA-256 of the new password, 64 hex digits in lower case. */
  readonly newPassword: string;
};

export type GameWelcomeQueryVariables = Exact<{ [key: string]: never; }>;


export type GameWelcomeQuery = { readonly viewer: { readonly id: string, readonly hasSeenWelcome: boolean } | null };

export type GameCloseWelcomeMutationVariables = Exact<{ [key: string]: never; }>;


export type GameCloseWelcomeMutation = { readonly closeWelcome: { readonly viewer: { readonly id: string, readonly hasSeenWelcome: boolean } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly values: Record<string, string | number> }> } };

export type GameLogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type GameLogoutMutation = { readonly logout: { readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly values: Record<string, string | number> }> } };

export type GameChangeSetupMutationVariables = Exact<{
  index: number;
}>;


export type GameChangeSetupMutation = { readonly changeEquipmentSet: { readonly message: string | null, readonly me: { readonly id: string, readonly name: string, readonly role: Role, readonly xp: number, readonly nextRankXP: number, readonly currentRankXP: number, readonly currentRank: string, readonly ladderRank: number, readonly nextAllowedHunt: string, readonly nextAutoHunt: string | null, readonly cooldownSeconds: number, readonly nextCoffinRecharge: string, readonly coffinCharges: number, readonly maxCoffinCharges: number, readonly unlockedEquipmentSlots: number, readonly activeEquipmentSlot: number, readonly now: string, readonly revision: number, readonly currencies: ReadonlyArray<{ readonly name: string, readonly shortName: string, readonly value: number, readonly imageId: string }>, readonly stats: ReadonlyArray<{ readonly shortName: string, readonly name: string, readonly valueFrom: number, readonly valueTo: number, readonly statType: number, readonly statImageId: string, readonly statFlavorText: string, readonly statUnitSymbol: string, readonly isYesNo: boolean, readonly procPercent: number | null }>, readonly currentHuntingGround: { readonly id: string, readonly regionId: string, readonly regionName: string, readonly name: string, readonly imageId: string, readonly animatedImageId: string, readonly flavorText: string }, readonly slots: ReadonlyArray<{ readonly itemType: string, readonly index: number, readonly isLocked: boolean, readonly lockedBy: { readonly stat: string, readonly statName: string, readonly value: number } | null, readonly item: { readonly id: string, readonly name: string, readonly imageId: string, readonly animatedImageId: string, readonly flavorText: string, readonly itemType: string, readonly itemTypeShortName: string, readonly isEquipment: boolean, readonly unique: boolean, readonly reqXP: number, readonly needSub: number, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string }, readonly stats: ReadonlyArray<{ readonly shortName: string, readonly name: string, readonly valueFrom: number, readonly valueTo: number, readonly statType: number, readonly statImageId: string, readonly statFlavorText: string, readonly statUnitSymbol: string, readonly isYesNo: boolean, readonly procPercent: number | null }> } | null }>, readonly bait: { readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } } | null, readonly mission: { readonly status: MissionStatus, readonly endsAt: string | null, readonly huntingGround: { readonly id: string, readonly regionId: string, readonly name: string } | null, readonly objectives: ReadonlyArray<{ readonly playerTimesHunted: number, readonly caught: number, readonly goal: number, readonly enemy: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }>, readonly reward: { readonly xp: number, readonly currencies: ReadonlyArray<{ readonly name: string, readonly shortName: string, readonly value: number, readonly imageId: string }>, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> } | null }, readonly goals: ReadonlyArray<{ readonly kind: GoalKind, readonly name: string, readonly missing: number, readonly item: { readonly itemTypeShortName: string, readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null, readonly huntingGround: { readonly id: string, readonly regionId: string, readonly name: string } | null, readonly enemy: { readonly id: string, readonly imageId: string } | null, readonly keyItem: { readonly id: string, readonly name: string } | null, readonly material: { readonly id: string, readonly name: string } | null, readonly rewardItem: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }>, readonly inventory: ReadonlyArray<{ readonly amount: number, readonly equipped: boolean, readonly wantedBy: string | null, readonly item: { readonly countsWhileOwned: boolean, readonly id: string, readonly name: string, readonly imageId: string, readonly animatedImageId: string, readonly flavorText: string, readonly itemType: string, readonly itemTypeShortName: string, readonly isEquipment: boolean, readonly unique: boolean, readonly reqXP: number, readonly needSub: number, readonly madeInto: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly refund: ReadonlyArray<{ readonly name: string, readonly shortName: string, readonly value: number, readonly imageId: string }>, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string }, readonly stats: ReadonlyArray<{ readonly shortName: string, readonly name: string, readonly valueFrom: number, readonly valueTo: number, readonly statType: number, readonly statImageId: string, readonly statFlavorText: string, readonly statUnitSymbol: string, readonly isYesNo: boolean, readonly procPercent: number | null }> } }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly values: Record<string, string | number> }> } };

export type GameGlossaryQueryVariables = Exact<{ [key: string]: never; }>;


export type GameGlossaryQuery = { readonly stats: ReadonlyArray<{ readonly id: string, readonly name: string, readonly shortName: string, readonly flavorText: string, readonly imageId: string, readonly proc: { readonly procType: string, readonly procEvent: string, readonly affectedCreatureType: { readonly id: string, readonly name: string } | null } | null }> };

export type GameGroundsQueryVariables = Exact<{ [key: string]: never; }>;


export type GameGroundsQuery = { readonly regions: ReadonlyArray<{ readonly id: string, readonly name: string, readonly huntingGrounds: ReadonlyArray<{ readonly id: string, readonly regionId: string, readonly name: string }> }> };

export type GameGrimoireQueryVariables = Exact<{
  huntingGroundId: string;
}>;


export type GameGrimoireQuery = { readonly grimoire: ReadonlyArray<{ readonly playerTimesHunted: number, readonly globalTimesHunted: number, readonly chance: number | null, readonly enemy: { readonly id: string, readonly name: string, readonly imageId: string, readonly flavorText: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string }, readonly type: { readonly id: string, readonly name: string } } }> };

export type GameFighterFragment = { readonly name: string, readonly imageId: string, readonly health: number, readonly maxHealth: number, readonly isPlayer: boolean, readonly retainers: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly imageId: string }> };

export type GameCombatFragment = { readonly id: string, readonly number: number, readonly round: number, readonly result: CombatResult, readonly combatEnded: boolean, readonly isCoffinHunt: boolean, readonly modifiers: ReadonlyArray<CombatModifier>, readonly startedAt: string, readonly attacker: { readonly name: string, readonly imageId: string, readonly health: number, readonly maxHealth: number, readonly isPlayer: boolean, readonly retainers: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly imageId: string }> }, readonly defender: { readonly name: string, readonly imageId: string, readonly health: number, readonly maxHealth: number, readonly isPlayer: boolean, readonly retainers: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly imageId: string }> }, readonly enemyInfo: { readonly id: string, readonly name: string, readonly imageId: string, readonly animatedImageId: string, readonly flavorText: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string }, readonly type: { readonly id: string, readonly name: string } }, readonly huntingGround: { readonly id: string, readonly regionId: string, readonly regionName: string, readonly name: string, readonly imageId: string, readonly animatedImageId: string, readonly flavorText: string }, readonly bait: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly combatEvents: ReadonlyArray<{ readonly type: CombatEventType, readonly round: number, readonly actor: CombatSide, readonly target: CombatSide, readonly attackerName: string, readonly targetName: string, readonly damage: number, readonly damageDiff: number, readonly isCriticalHit: boolean, readonly healing: number, readonly healingDiff: number, readonly goldChange: number, readonly attackerHealth: number, readonly defenderHealth: number, readonly result: CombatResult, readonly proc: { readonly name: string, readonly imageId: string } | null, readonly retainer: { readonly itemId: string, readonly name: string, readonly imageId: string } | null }>, readonly reward: { readonly xp: number, readonly currencies: ReadonlyArray<{ readonly name: string, readonly shortName: string, readonly value: number, readonly imageId: string }>, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> } | null };

export type GameOpenCombatQueryVariables = Exact<{ [key: string]: never; }>;


export type GameOpenCombatQuery = { readonly me: { readonly id: string, readonly combat: { readonly id: string, readonly number: number, readonly round: number, readonly result: CombatResult, readonly combatEnded: boolean, readonly isCoffinHunt: boolean, readonly modifiers: ReadonlyArray<CombatModifier>, readonly startedAt: string, readonly attacker: { readonly name: string, readonly imageId: string, readonly health: number, readonly maxHealth: number, readonly isPlayer: boolean, readonly retainers: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly imageId: string }> }, readonly defender: { readonly name: string, readonly imageId: string, readonly health: number, readonly maxHealth: number, readonly isPlayer: boolean, readonly retainers: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly imageId: string }> }, readonly enemyInfo: { readonly id: string, readonly name: string, readonly imageId: string, readonly animatedImageId: string, readonly flavorText: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string }, readonly type: { readonly id: string, readonly name: string } }, readonly huntingGround: { readonly id: string, readonly regionId: string, readonly regionName: string, readonly name: string, readonly imageId: string, readonly animatedImageId: string, readonly flavorText: string }, readonly bait: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly combatEvents: ReadonlyArray<{ readonly type: CombatEventType, readonly round: number, readonly actor: CombatSide, readonly target: CombatSide, readonly attackerName: string, readonly targetName: string, readonly damage: number, readonly damageDiff: number, readonly isCriticalHit: boolean, readonly healing: number, readonly healingDiff: number, readonly goldChange: number, readonly attackerHealth: number, readonly defenderHealth: number, readonly result: CombatResult, readonly proc: { readonly name: string, readonly imageId: string } | null, readonly retainer: { readonly itemId: string, readonly name: string, readonly imageId: string } | null }>, readonly reward: { readonly xp: number, readonly currencies: ReadonlyArray<{ readonly name: string, readonly shortName: string, readonly value: number, readonly imageId: string }>, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> } | null } | null } | null };

export type GameHuntMutationVariables = Exact<{
  round?: number | null | undefined;
}>;


export type GameHuntMutation = { readonly hunt: { readonly combat: { readonly id: string, readonly number: number, readonly round: number, readonly result: CombatResult, readonly combatEnded: boolean, readonly isCoffinHunt: boolean, readonly modifiers: ReadonlyArray<CombatModifier>, readonly startedAt: string, readonly attacker: { readonly name: string, readonly imageId: string, readonly health: number, readonly maxHealth: number, readonly isPlayer: boolean, readonly retainers: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly imageId: string }> }, readonly defender: { readonly name: string, readonly imageId: string, readonly health: number, readonly maxHealth: number, readonly isPlayer: boolean, readonly retainers: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly imageId: string }> }, readonly enemyInfo: { readonly id: string, readonly name: string, readonly imageId: string, readonly animatedImageId: string, readonly flavorText: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string }, readonly type: { readonly id: string, readonly name: string } }, readonly huntingGround: { readonly id: string, readonly regionId: string, readonly regionName: string, readonly name: string, readonly imageId: string, readonly animatedImageId: string, readonly flavorText: string }, readonly bait: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly combatEvents: ReadonlyArray<{ readonly type: CombatEventType, readonly round: number, readonly actor: CombatSide, readonly target: CombatSide, readonly attackerName: string, readonly targetName: string, readonly damage: number, readonly damageDiff: number, readonly isCriticalHit: boolean, readonly healing: number, readonly healingDiff: number, readonly goldChange: number, readonly attackerHealth: number, readonly defenderHealth: number, readonly result: CombatResult, readonly proc: { readonly name: string, readonly imageId: string } | null, readonly retainer: { readonly itemId: string, readonly name: string, readonly imageId: string } | null }>, readonly reward: { readonly xp: number, readonly currencies: ReadonlyArray<{ readonly name: string, readonly shortName: string, readonly value: number, readonly imageId: string }>, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> } | null } | null, readonly me: { readonly id: string, readonly name: string, readonly role: Role, readonly xp: number, readonly nextRankXP: number, readonly currentRankXP: number, readonly currentRank: string, readonly ladderRank: number, readonly nextAllowedHunt: string, readonly nextAutoHunt: string | null, readonly cooldownSeconds: number, readonly nextCoffinRecharge: string, readonly coffinCharges: number, readonly maxCoffinCharges: number, readonly unlockedEquipmentSlots: number, readonly activeEquipmentSlot: number, readonly now: string, readonly revision: number, readonly currencies: ReadonlyArray<{ readonly name: string, readonly shortName: string, readonly value: number, readonly imageId: string }>, readonly stats: ReadonlyArray<{ readonly shortName: string, readonly name: string, readonly valueFrom: number, readonly valueTo: number, readonly statType: number, readonly statImageId: string, readonly statFlavorText: string, readonly statUnitSymbol: string, readonly isYesNo: boolean, readonly procPercent: number | null }>, readonly currentHuntingGround: { readonly id: string, readonly regionId: string, readonly regionName: string, readonly name: string, readonly imageId: string, readonly animatedImageId: string, readonly flavorText: string }, readonly slots: ReadonlyArray<{ readonly itemType: string, readonly index: number, readonly isLocked: boolean, readonly lockedBy: { readonly stat: string, readonly statName: string, readonly value: number } | null, readonly item: { readonly id: string, readonly name: string, readonly imageId: string, readonly animatedImageId: string, readonly flavorText: string, readonly itemType: string, readonly itemTypeShortName: string, readonly isEquipment: boolean, readonly unique: boolean, readonly reqXP: number, readonly needSub: number, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string }, readonly stats: ReadonlyArray<{ readonly shortName: string, readonly name: string, readonly valueFrom: number, readonly valueTo: number, readonly statType: number, readonly statImageId: string, readonly statFlavorText: string, readonly statUnitSymbol: string, readonly isYesNo: boolean, readonly procPercent: number | null }> } | null }>, readonly bait: { readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } } | null, readonly mission: { readonly status: MissionStatus, readonly endsAt: string | null, readonly huntingGround: { readonly id: string, readonly regionId: string, readonly name: string } | null, readonly objectives: ReadonlyArray<{ readonly playerTimesHunted: number, readonly caught: number, readonly goal: number, readonly enemy: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }>, readonly reward: { readonly xp: number, readonly currencies: ReadonlyArray<{ readonly name: string, readonly shortName: string, readonly value: number, readonly imageId: string }>, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> } | null }, readonly goals: ReadonlyArray<{ readonly kind: GoalKind, readonly name: string, readonly missing: number, readonly item: { readonly itemTypeShortName: string, readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null, readonly huntingGround: { readonly id: string, readonly regionId: string, readonly name: string } | null, readonly enemy: { readonly id: string, readonly imageId: string } | null, readonly keyItem: { readonly id: string, readonly name: string } | null, readonly material: { readonly id: string, readonly name: string } | null, readonly rewardItem: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly values: Record<string, string | number> }> } };

export type GameQuickHuntMutationVariables = Exact<{ [key: string]: never; }>;


export type GameQuickHuntMutation = { readonly quickHunt: { readonly combat: { readonly id: string, readonly number: number, readonly round: number, readonly result: CombatResult, readonly combatEnded: boolean, readonly isCoffinHunt: boolean, readonly modifiers: ReadonlyArray<CombatModifier>, readonly startedAt: string, readonly attacker: { readonly name: string, readonly imageId: string, readonly health: number, readonly maxHealth: number, readonly isPlayer: boolean, readonly retainers: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly imageId: string }> }, readonly defender: { readonly name: string, readonly imageId: string, readonly health: number, readonly maxHealth: number, readonly isPlayer: boolean, readonly retainers: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly imageId: string }> }, readonly enemyInfo: { readonly id: string, readonly name: string, readonly imageId: string, readonly animatedImageId: string, readonly flavorText: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string }, readonly type: { readonly id: string, readonly name: string } }, readonly huntingGround: { readonly id: string, readonly regionId: string, readonly regionName: string, readonly name: string, readonly imageId: string, readonly animatedImageId: string, readonly flavorText: string }, readonly bait: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly combatEvents: ReadonlyArray<{ readonly type: CombatEventType, readonly round: number, readonly actor: CombatSide, readonly target: CombatSide, readonly attackerName: string, readonly targetName: string, readonly damage: number, readonly damageDiff: number, readonly isCriticalHit: boolean, readonly healing: number, readonly healingDiff: number, readonly goldChange: number, readonly attackerHealth: number, readonly defenderHealth: number, readonly result: CombatResult, readonly proc: { readonly name: string, readonly imageId: string } | null, readonly retainer: { readonly itemId: string, readonly name: string, readonly imageId: string } | null }>, readonly reward: { readonly xp: number, readonly currencies: ReadonlyArray<{ readonly name: string, readonly shortName: string, readonly value: number, readonly imageId: string }>, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> } | null } | null, readonly me: { readonly id: string, readonly name: string, readonly role: Role, readonly xp: number, readonly nextRankXP: number, readonly currentRankXP: number, readonly currentRank: string, readonly ladderRank: number, readonly nextAllowedHunt: string, readonly nextAutoHunt: string | null, readonly cooldownSeconds: number, readonly nextCoffinRecharge: string, readonly coffinCharges: number, readonly maxCoffinCharges: number, readonly unlockedEquipmentSlots: number, readonly activeEquipmentSlot: number, readonly now: string, readonly revision: number, readonly currencies: ReadonlyArray<{ readonly name: string, readonly shortName: string, readonly value: number, readonly imageId: string }>, readonly stats: ReadonlyArray<{ readonly shortName: string, readonly name: string, readonly valueFrom: number, readonly valueTo: number, readonly statType: number, readonly statImageId: string, readonly statFlavorText: string, readonly statUnitSymbol: string, readonly isYesNo: boolean, readonly procPercent: number | null }>, readonly currentHuntingGround: { readonly id: string, readonly regionId: string, readonly regionName: string, readonly name: string, readonly imageId: string, readonly animatedImageId: string, readonly flavorText: string }, readonly slots: ReadonlyArray<{ readonly itemType: string, readonly index: number, readonly isLocked: boolean, readonly lockedBy: { readonly stat: string, readonly statName: string, readonly value: number } | null, readonly item: { readonly id: string, readonly name: string, readonly imageId: string, readonly animatedImageId: string, readonly flavorText: string, readonly itemType: string, readonly itemTypeShortName: string, readonly isEquipment: boolean, readonly unique: boolean, readonly reqXP: number, readonly needSub: number, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string }, readonly stats: ReadonlyArray<{ readonly shortName: string, readonly name: string, readonly valueFrom: number, readonly valueTo: number, readonly statType: number, readonly statImageId: string, readonly statFlavorText: string, readonly statUnitSymbol: string, readonly isYesNo: boolean, readonly procPercent: number | null }> } | null }>, readonly bait: { readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } } | null, readonly mission: { readonly status: MissionStatus, readonly endsAt: string | null, readonly huntingGround: { readonly id: string, readonly regionId: string, readonly name: string } | null, readonly objectives: ReadonlyArray<{ readonly playerTimesHunted: number, readonly caught: number, readonly goal: number, readonly enemy: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }>, readonly reward: { readonly xp: number, readonly currencies: ReadonlyArray<{ readonly name: string, readonly shortName: string, readonly value: number, readonly imageId: string }>, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> } | null }, readonly goals: ReadonlyArray<{ readonly kind: GoalKind, readonly name: string, readonly missing: number, readonly item: { readonly itemTypeShortName: string, readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null, readonly huntingGround: { readonly id: string, readonly regionId: string, readonly name: string } | null, readonly enemy: { readonly id: string, readonly imageId: string } | null, readonly keyItem: { readonly id: string, readonly name: string } | null, readonly material: { readonly id: string, readonly name: string } | null, readonly rewardItem: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly values: Record<string, string | number> }> } };

export type GameCoffinHuntMutationVariables = Exact<{
  round?: number | null | undefined;
}>;


export type GameCoffinHuntMutation = { readonly coffinHunt: { readonly combat: { readonly id: string, readonly number: number, readonly round: number, readonly result: CombatResult, readonly combatEnded: boolean, readonly isCoffinHunt: boolean, readonly modifiers: ReadonlyArray<CombatModifier>, readonly startedAt: string, readonly attacker: { readonly name: string, readonly imageId: string, readonly health: number, readonly maxHealth: number, readonly isPlayer: boolean, readonly retainers: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly imageId: string }> }, readonly defender: { readonly name: string, readonly imageId: string, readonly health: number, readonly maxHealth: number, readonly isPlayer: boolean, readonly retainers: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly imageId: string }> }, readonly enemyInfo: { readonly id: string, readonly name: string, readonly imageId: string, readonly animatedImageId: string, readonly flavorText: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string }, readonly type: { readonly id: string, readonly name: string } }, readonly huntingGround: { readonly id: string, readonly regionId: string, readonly regionName: string, readonly name: string, readonly imageId: string, readonly animatedImageId: string, readonly flavorText: string }, readonly bait: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly combatEvents: ReadonlyArray<{ readonly type: CombatEventType, readonly round: number, readonly actor: CombatSide, readonly target: CombatSide, readonly attackerName: string, readonly targetName: string, readonly damage: number, readonly damageDiff: number, readonly isCriticalHit: boolean, readonly healing: number, readonly healingDiff: number, readonly goldChange: number, readonly attackerHealth: number, readonly defenderHealth: number, readonly result: CombatResult, readonly proc: { readonly name: string, readonly imageId: string } | null, readonly retainer: { readonly itemId: string, readonly name: string, readonly imageId: string } | null }>, readonly reward: { readonly xp: number, readonly currencies: ReadonlyArray<{ readonly name: string, readonly shortName: string, readonly value: number, readonly imageId: string }>, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> } | null } | null, readonly me: { readonly id: string, readonly name: string, readonly role: Role, readonly xp: number, readonly nextRankXP: number, readonly currentRankXP: number, readonly currentRank: string, readonly ladderRank: number, readonly nextAllowedHunt: string, readonly nextAutoHunt: string | null, readonly cooldownSeconds: number, readonly nextCoffinRecharge: string, readonly coffinCharges: number, readonly maxCoffinCharges: number, readonly unlockedEquipmentSlots: number, readonly activeEquipmentSlot: number, readonly now: string, readonly revision: number, readonly currencies: ReadonlyArray<{ readonly name: string, readonly shortName: string, readonly value: number, readonly imageId: string }>, readonly stats: ReadonlyArray<{ readonly shortName: string, readonly name: string, readonly valueFrom: number, readonly valueTo: number, readonly statType: number, readonly statImageId: string, readonly statFlavorText: string, readonly statUnitSymbol: string, readonly isYesNo: boolean, readonly procPercent: number | null }>, readonly currentHuntingGround: { readonly id: string, readonly regionId: string, readonly regionName: string, readonly name: string, readonly imageId: string, readonly animatedImageId: string, readonly flavorText: string }, readonly slots: ReadonlyArray<{ readonly itemType: string, readonly index: number, readonly isLocked: boolean, readonly lockedBy: { readonly stat: string, readonly statName: string, readonly value: number } | null, readonly item: { readonly id: string, readonly name: string, readonly imageId: string, readonly animatedImageId: string, readonly flavorText: string, readonly itemType: string, readonly itemTypeShortName: string, readonly isEquipment: boolean, readonly unique: boolean, readonly reqXP: number, readonly needSub: number, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string }, readonly stats: ReadonlyArray<{ readonly shortName: string, readonly name: string, readonly valueFrom: number, readonly valueTo: number, readonly statType: number, readonly statImageId: string, readonly statFlavorText: string, readonly statUnitSymbol: string, readonly isYesNo: boolean, readonly procPercent: number | null }> } | null }>, readonly bait: { readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } } | null, readonly mission: { readonly status: MissionStatus, readonly endsAt: string | null, readonly huntingGround: { readonly id: string, readonly regionId: string, readonly name: string } | null, readonly objectives: ReadonlyArray<{ readonly playerTimesHunted: number, readonly caught: number, readonly goal: number, readonly enemy: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }>, readonly reward: { readonly xp: number, readonly currencies: ReadonlyArray<{ readonly name: string, readonly shortName: string, readonly value: number, readonly imageId: string }>, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> } | null }, readonly goals: ReadonlyArray<{ readonly kind: GoalKind, readonly name: string, readonly missing: number, readonly item: { readonly itemTypeShortName: string, readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null, readonly huntingGround: { readonly id: string, readonly regionId: string, readonly name: string } | null, readonly enemy: { readonly id: string, readonly imageId: string } | null, readonly keyItem: { readonly id: string, readonly name: string } | null, readonly material: { readonly id: string, readonly name: string } | null, readonly rewardItem: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly values: Record<string, string | number> }> } };

export type GameSellMutationVariables = Exact<{
  itemId: string;
  amount: number;
}>;


export type GameSellMutation = { readonly sell: { readonly message: string | null, readonly me: { readonly id: string, readonly name: string, readonly role: Role, readonly xp: number, readonly nextRankXP: number, readonly currentRankXP: number, readonly currentRank: string, readonly ladderRank: number, readonly nextAllowedHunt: string, readonly nextAutoHunt: string | null, readonly cooldownSeconds: number, readonly nextCoffinRecharge: string, readonly coffinCharges: number, readonly maxCoffinCharges: number, readonly unlockedEquipmentSlots: number, readonly activeEquipmentSlot: number, readonly now: string, readonly revision: number, readonly currencies: ReadonlyArray<{ readonly name: string, readonly shortName: string, readonly value: number, readonly imageId: string }>, readonly stats: ReadonlyArray<{ readonly shortName: string, readonly name: string, readonly valueFrom: number, readonly valueTo: number, readonly statType: number, readonly statImageId: string, readonly statFlavorText: string, readonly statUnitSymbol: string, readonly isYesNo: boolean, readonly procPercent: number | null }>, readonly currentHuntingGround: { readonly id: string, readonly regionId: string, readonly regionName: string, readonly name: string, readonly imageId: string, readonly animatedImageId: string, readonly flavorText: string }, readonly slots: ReadonlyArray<{ readonly itemType: string, readonly index: number, readonly isLocked: boolean, readonly lockedBy: { readonly stat: string, readonly statName: string, readonly value: number } | null, readonly item: { readonly id: string, readonly name: string, readonly imageId: string, readonly animatedImageId: string, readonly flavorText: string, readonly itemType: string, readonly itemTypeShortName: string, readonly isEquipment: boolean, readonly unique: boolean, readonly reqXP: number, readonly needSub: number, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string }, readonly stats: ReadonlyArray<{ readonly shortName: string, readonly name: string, readonly valueFrom: number, readonly valueTo: number, readonly statType: number, readonly statImageId: string, readonly statFlavorText: string, readonly statUnitSymbol: string, readonly isYesNo: boolean, readonly procPercent: number | null }> } | null }>, readonly bait: { readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } } | null, readonly mission: { readonly status: MissionStatus, readonly endsAt: string | null, readonly huntingGround: { readonly id: string, readonly regionId: string, readonly name: string } | null, readonly objectives: ReadonlyArray<{ readonly playerTimesHunted: number, readonly caught: number, readonly goal: number, readonly enemy: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }>, readonly reward: { readonly xp: number, readonly currencies: ReadonlyArray<{ readonly name: string, readonly shortName: string, readonly value: number, readonly imageId: string }>, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> } | null }, readonly goals: ReadonlyArray<{ readonly kind: GoalKind, readonly name: string, readonly missing: number, readonly item: { readonly itemTypeShortName: string, readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null, readonly huntingGround: { readonly id: string, readonly regionId: string, readonly name: string } | null, readonly enemy: { readonly id: string, readonly imageId: string } | null, readonly keyItem: { readonly id: string, readonly name: string } | null, readonly material: { readonly id: string, readonly name: string } | null, readonly rewardItem: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }>, readonly inventory: ReadonlyArray<{ readonly amount: number, readonly equipped: boolean, readonly wantedBy: string | null, readonly item: { readonly countsWhileOwned: boolean, readonly id: string, readonly name: string, readonly imageId: string, readonly animatedImageId: string, readonly flavorText: string, readonly itemType: string, readonly itemTypeShortName: string, readonly isEquipment: boolean, readonly unique: boolean, readonly reqXP: number, readonly needSub: number, readonly madeInto: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly refund: ReadonlyArray<{ readonly name: string, readonly shortName: string, readonly value: number, readonly imageId: string }>, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string }, readonly stats: ReadonlyArray<{ readonly shortName: string, readonly name: string, readonly valueFrom: number, readonly valueTo: number, readonly statType: number, readonly statImageId: string, readonly statFlavorText: string, readonly statUnitSymbol: string, readonly isYesNo: boolean, readonly procPercent: number | null }> } }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly values: Record<string, string | number> }> } };

export type GameJournalQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type GameJournalQuery = { readonly journal: { readonly edges: ReadonlyArray<{ readonly cursor: string, readonly node: { readonly id: string, readonly type: JournalEntryType, readonly timestamp: string, readonly isAutoHunt: boolean, readonly rankName: string | null, readonly progress: string | null, readonly message: string | null, readonly combat: { readonly result: CombatResult, readonly modifiers: ReadonlyArray<CombatModifier>, readonly retainers: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly enemyInfo: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } } | null, readonly huntingGround: { readonly id: string, readonly name: string, readonly imageId: string } | null, readonly reward: { readonly xp: number, readonly currencies: ReadonlyArray<{ readonly name: string, readonly shortName: string, readonly value: number, readonly imageId: string }>, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> } | null } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type GameLadderQueryVariables = Exact<{
  offset?: number | null | undefined;
}>;


export type GameLadderQuery = { readonly ladder: { readonly offset: number, readonly total: number, readonly rows: ReadonlyArray<{ readonly id: string, readonly ladderRank: number, readonly avatarImageID: string, readonly name: string, readonly xp: number, readonly isOwn: boolean }> } };

export type GameNewsItemFragment = { readonly id: string, readonly header: string, readonly message: string, readonly imageId: string, readonly animatedImageId: string, readonly timestamp: string, readonly isGiftTaken: boolean, readonly gift: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null };

export type GameNewsQueryVariables = Exact<{ [key: string]: never; }>;


export type GameNewsQuery = { readonly news: { readonly edges: ReadonlyArray<{ readonly cursor: string, readonly node: { readonly id: string, readonly header: string, readonly message: string, readonly imageId: string, readonly animatedImageId: string, readonly timestamp: string, readonly isGiftTaken: boolean, readonly gift: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null } }> } };

export type GameTakeGiftMutationVariables = Exact<{
  newsId: string;
}>;


export type GameTakeGiftMutation = { readonly takeGift: { readonly message: string | null, readonly news: { readonly id: string, readonly isGiftTaken: boolean } | null, readonly me: { readonly id: string, readonly name: string, readonly role: Role, readonly xp: number, readonly nextRankXP: number, readonly currentRankXP: number, readonly currentRank: string, readonly ladderRank: number, readonly nextAllowedHunt: string, readonly nextAutoHunt: string | null, readonly cooldownSeconds: number, readonly nextCoffinRecharge: string, readonly coffinCharges: number, readonly maxCoffinCharges: number, readonly unlockedEquipmentSlots: number, readonly activeEquipmentSlot: number, readonly now: string, readonly revision: number, readonly currencies: ReadonlyArray<{ readonly name: string, readonly shortName: string, readonly value: number, readonly imageId: string }>, readonly stats: ReadonlyArray<{ readonly shortName: string, readonly name: string, readonly valueFrom: number, readonly valueTo: number, readonly statType: number, readonly statImageId: string, readonly statFlavorText: string, readonly statUnitSymbol: string, readonly isYesNo: boolean, readonly procPercent: number | null }>, readonly currentHuntingGround: { readonly id: string, readonly regionId: string, readonly regionName: string, readonly name: string, readonly imageId: string, readonly animatedImageId: string, readonly flavorText: string }, readonly slots: ReadonlyArray<{ readonly itemType: string, readonly index: number, readonly isLocked: boolean, readonly lockedBy: { readonly stat: string, readonly statName: string, readonly value: number } | null, readonly item: { readonly id: string, readonly name: string, readonly imageId: string, readonly animatedImageId: string, readonly flavorText: string, readonly itemType: string, readonly itemTypeShortName: string, readonly isEquipment: boolean, readonly unique: boolean, readonly reqXP: number, readonly needSub: number, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string }, readonly stats: ReadonlyArray<{ readonly shortName: string, readonly name: string, readonly valueFrom: number, readonly valueTo: number, readonly statType: number, readonly statImageId: string, readonly statFlavorText: string, readonly statUnitSymbol: string, readonly isYesNo: boolean, readonly procPercent: number | null }> } | null }>, readonly bait: { readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } } | null, readonly mission: { readonly status: MissionStatus, readonly endsAt: string | null, readonly huntingGround: { readonly id: string, readonly regionId: string, readonly name: string } | null, readonly objectives: ReadonlyArray<{ readonly playerTimesHunted: number, readonly caught: number, readonly goal: number, readonly enemy: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }>, readonly reward: { readonly xp: number, readonly currencies: ReadonlyArray<{ readonly name: string, readonly shortName: string, readonly value: number, readonly imageId: string }>, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> } | null }, readonly goals: ReadonlyArray<{ readonly kind: GoalKind, readonly name: string, readonly missing: number, readonly item: { readonly itemTypeShortName: string, readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null, readonly huntingGround: { readonly id: string, readonly regionId: string, readonly name: string } | null, readonly enemy: { readonly id: string, readonly imageId: string } | null, readonly keyItem: { readonly id: string, readonly name: string } | null, readonly material: { readonly id: string, readonly name: string } | null, readonly rewardItem: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }>, readonly inventory: ReadonlyArray<{ readonly amount: number, readonly equipped: boolean, readonly wantedBy: string | null, readonly item: { readonly countsWhileOwned: boolean, readonly id: string, readonly name: string, readonly imageId: string, readonly animatedImageId: string, readonly flavorText: string, readonly itemType: string, readonly itemTypeShortName: string, readonly isEquipment: boolean, readonly unique: boolean, readonly reqXP: number, readonly needSub: number, readonly madeInto: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly refund: ReadonlyArray<{ readonly name: string, readonly shortName: string, readonly value: number, readonly imageId: string }>, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string }, readonly stats: ReadonlyArray<{ readonly shortName: string, readonly name: string, readonly valueFrom: number, readonly valueTo: number, readonly statType: number, readonly statImageId: string, readonly statFlavorText: string, readonly statUnitSymbol: string, readonly isYesNo: boolean, readonly procPercent: number | null }> } }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly values: Record<string, string | number> }> } };

export type GameFairnessFragment = { readonly seedHash: string, readonly nextSeedHash: string | null, readonly clientSeed: string, readonly firstCombat: number, readonly past: ReadonlyArray<{ readonly seed: string, readonly seedHash: string, readonly clientSeed: string, readonly firstCombat: number, readonly lastCombat: number, readonly revealedAt: string }> };

export type GameProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type GameProfileQuery = { readonly viewer: { readonly id: string, readonly email: string } | null, readonly me: { readonly id: string, readonly fairness: { readonly seedHash: string, readonly nextSeedHash: string | null, readonly clientSeed: string, readonly firstCombat: number, readonly past: ReadonlyArray<{ readonly seed: string, readonly seedHash: string, readonly clientSeed: string, readonly firstCombat: number, readonly lastCombat: number, readonly revealedAt: string }> } | null } | null };

export type GameUpdateEmailMutationVariables = Exact<{
  input: UpdateEmailInput;
}>;


export type GameUpdateEmailMutation = { readonly updateEmail: { readonly viewer: { readonly id: string, readonly email: string } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly values: Record<string, string | number> }> } };

export type GameUpdatePasswordMutationVariables = Exact<{
  input: UpdatePasswordInput;
}>;


export type GameUpdatePasswordMutation = { readonly updatePassword: { readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly values: Record<string, string | number> }> } };

export type GameRotateSeedMutationVariables = Exact<{
  clientSeed: string;
}>;


export type GameRotateSeedMutation = { readonly rotateSeed: { readonly me: { readonly id: string, readonly fairness: { readonly seedHash: string, readonly nextSeedHash: string | null, readonly clientSeed: string, readonly firstCombat: number, readonly past: ReadonlyArray<{ readonly seed: string, readonly seedHash: string, readonly clientSeed: string, readonly firstCombat: number, readonly lastCombat: number, readonly revealedAt: string }> } | null } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly values: Record<string, string | number> }> } };

export type GameShopQueryVariables = Exact<{
  merchant: Merchant;
  filter?: string | null | undefined;
  sort: ShopSort;
}>;


export type GameShopQuery = { readonly shop: ReadonlyArray<{ readonly verb: ShopVerb, readonly owned: number, readonly ownedMaterials: ReadonlyArray<number>, readonly wantedBy: ReadonlyArray<string | null>, readonly item: { readonly id: string, readonly name: string, readonly imageId: string, readonly animatedImageId: string, readonly flavorText: string, readonly itemType: string, readonly itemTypeShortName: string, readonly isEquipment: boolean, readonly unique: boolean, readonly reqXP: number, readonly needSub: number, readonly price: ReadonlyArray<{ readonly name: string, readonly shortName: string, readonly value: number, readonly imageId: string }>, readonly craftingMats: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }>, readonly retainerCreatureType: { readonly id: string, readonly name: string } | null, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string }, readonly stats: ReadonlyArray<{ readonly shortName: string, readonly name: string, readonly valueFrom: number, readonly valueTo: number, readonly statType: number, readonly statImageId: string, readonly statFlavorText: string, readonly statUnitSymbol: string, readonly isYesNo: boolean, readonly procPercent: number | null }> } }> };

export type GameBuyMutationVariables = Exact<{
  itemId: string;
  amount: number;
}>;


export type GameBuyMutation = { readonly buy: { readonly message: string | null, readonly me: { readonly id: string, readonly name: string, readonly role: Role, readonly xp: number, readonly nextRankXP: number, readonly currentRankXP: number, readonly currentRank: string, readonly ladderRank: number, readonly nextAllowedHunt: string, readonly nextAutoHunt: string | null, readonly cooldownSeconds: number, readonly nextCoffinRecharge: string, readonly coffinCharges: number, readonly maxCoffinCharges: number, readonly unlockedEquipmentSlots: number, readonly activeEquipmentSlot: number, readonly now: string, readonly revision: number, readonly currencies: ReadonlyArray<{ readonly name: string, readonly shortName: string, readonly value: number, readonly imageId: string }>, readonly stats: ReadonlyArray<{ readonly shortName: string, readonly name: string, readonly valueFrom: number, readonly valueTo: number, readonly statType: number, readonly statImageId: string, readonly statFlavorText: string, readonly statUnitSymbol: string, readonly isYesNo: boolean, readonly procPercent: number | null }>, readonly currentHuntingGround: { readonly id: string, readonly regionId: string, readonly regionName: string, readonly name: string, readonly imageId: string, readonly animatedImageId: string, readonly flavorText: string }, readonly slots: ReadonlyArray<{ readonly itemType: string, readonly index: number, readonly isLocked: boolean, readonly lockedBy: { readonly stat: string, readonly statName: string, readonly value: number } | null, readonly item: { readonly id: string, readonly name: string, readonly imageId: string, readonly animatedImageId: string, readonly flavorText: string, readonly itemType: string, readonly itemTypeShortName: string, readonly isEquipment: boolean, readonly unique: boolean, readonly reqXP: number, readonly needSub: number, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string }, readonly stats: ReadonlyArray<{ readonly shortName: string, readonly name: string, readonly valueFrom: number, readonly valueTo: number, readonly statType: number, readonly statImageId: string, readonly statFlavorText: string, readonly statUnitSymbol: string, readonly isYesNo: boolean, readonly procPercent: number | null }> } | null }>, readonly bait: { readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } } | null, readonly mission: { readonly status: MissionStatus, readonly endsAt: string | null, readonly huntingGround: { readonly id: string, readonly regionId: string, readonly name: string } | null, readonly objectives: ReadonlyArray<{ readonly playerTimesHunted: number, readonly caught: number, readonly goal: number, readonly enemy: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }>, readonly reward: { readonly xp: number, readonly currencies: ReadonlyArray<{ readonly name: string, readonly shortName: string, readonly value: number, readonly imageId: string }>, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> } | null }, readonly goals: ReadonlyArray<{ readonly kind: GoalKind, readonly name: string, readonly missing: number, readonly item: { readonly itemTypeShortName: string, readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null, readonly huntingGround: { readonly id: string, readonly regionId: string, readonly name: string } | null, readonly enemy: { readonly id: string, readonly imageId: string } | null, readonly keyItem: { readonly id: string, readonly name: string } | null, readonly material: { readonly id: string, readonly name: string } | null, readonly rewardItem: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }>, readonly inventory: ReadonlyArray<{ readonly amount: number, readonly equipped: boolean, readonly wantedBy: string | null, readonly item: { readonly countsWhileOwned: boolean, readonly id: string, readonly name: string, readonly imageId: string, readonly animatedImageId: string, readonly flavorText: string, readonly itemType: string, readonly itemTypeShortName: string, readonly isEquipment: boolean, readonly unique: boolean, readonly reqXP: number, readonly needSub: number, readonly madeInto: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly refund: ReadonlyArray<{ readonly name: string, readonly shortName: string, readonly value: number, readonly imageId: string }>, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string }, readonly stats: ReadonlyArray<{ readonly shortName: string, readonly name: string, readonly valueFrom: number, readonly valueTo: number, readonly statType: number, readonly statImageId: string, readonly statFlavorText: string, readonly statUnitSymbol: string, readonly isYesNo: boolean, readonly procPercent: number | null }> } }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly values: Record<string, string | number> }> } };

export type GameKeyFragment = { readonly itemTypeShortName: string, readonly id: string, readonly name: string, readonly imageId: string, readonly price: ReadonlyArray<{ readonly name: string, readonly shortName: string, readonly value: number, readonly imageId: string }>, readonly craftingMats: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }>, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } };

export type GameGroundFragment = { readonly id: string, readonly regionId: string, readonly name: string, readonly imageId: string, readonly animatedImageId: string, readonly flavorText: string, readonly sequence: number, readonly xpReqired: number, readonly key: { readonly itemTypeShortName: string, readonly id: string, readonly name: string, readonly imageId: string, readonly price: ReadonlyArray<{ readonly name: string, readonly shortName: string, readonly value: number, readonly imageId: string }>, readonly craftingMats: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }>, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null, readonly specialBaitItem: ReadonlyArray<{ readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }>, readonly currency: ReadonlyArray<{ readonly name: string, readonly shortName: string, readonly value: number, readonly imageId: string }> };

export type GameRegionsQueryVariables = Exact<{ [key: string]: never; }>;


export type GameRegionsQuery = { readonly regions: ReadonlyArray<{ readonly id: string, readonly name: string, readonly imageId: string, readonly animatedImageId: string, readonly flavorText: string, readonly sequence: number, readonly xpReqired: number, readonly key: { readonly itemTypeShortName: string, readonly id: string, readonly name: string, readonly imageId: string, readonly price: ReadonlyArray<{ readonly name: string, readonly shortName: string, readonly value: number, readonly imageId: string }>, readonly craftingMats: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }>, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null, readonly huntingGrounds: ReadonlyArray<{ readonly id: string, readonly regionId: string, readonly name: string, readonly imageId: string, readonly animatedImageId: string, readonly flavorText: string, readonly sequence: number, readonly xpReqired: number, readonly key: { readonly itemTypeShortName: string, readonly id: string, readonly name: string, readonly imageId: string, readonly price: ReadonlyArray<{ readonly name: string, readonly shortName: string, readonly value: number, readonly imageId: string }>, readonly craftingMats: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }>, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null, readonly specialBaitItem: ReadonlyArray<{ readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }>, readonly currency: ReadonlyArray<{ readonly name: string, readonly shortName: string, readonly value: number, readonly imageId: string }> }> }> };

export type GameTravelMutationVariables = Exact<{
  huntingGroundId: string;
}>;


export type GameTravelMutation = { readonly travel: { readonly message: string | null, readonly me: { readonly id: string, readonly name: string, readonly role: Role, readonly xp: number, readonly nextRankXP: number, readonly currentRankXP: number, readonly currentRank: string, readonly ladderRank: number, readonly nextAllowedHunt: string, readonly nextAutoHunt: string | null, readonly cooldownSeconds: number, readonly nextCoffinRecharge: string, readonly coffinCharges: number, readonly maxCoffinCharges: number, readonly unlockedEquipmentSlots: number, readonly activeEquipmentSlot: number, readonly now: string, readonly revision: number, readonly currencies: ReadonlyArray<{ readonly name: string, readonly shortName: string, readonly value: number, readonly imageId: string }>, readonly stats: ReadonlyArray<{ readonly shortName: string, readonly name: string, readonly valueFrom: number, readonly valueTo: number, readonly statType: number, readonly statImageId: string, readonly statFlavorText: string, readonly statUnitSymbol: string, readonly isYesNo: boolean, readonly procPercent: number | null }>, readonly currentHuntingGround: { readonly id: string, readonly regionId: string, readonly regionName: string, readonly name: string, readonly imageId: string, readonly animatedImageId: string, readonly flavorText: string }, readonly slots: ReadonlyArray<{ readonly itemType: string, readonly index: number, readonly isLocked: boolean, readonly lockedBy: { readonly stat: string, readonly statName: string, readonly value: number } | null, readonly item: { readonly id: string, readonly name: string, readonly imageId: string, readonly animatedImageId: string, readonly flavorText: string, readonly itemType: string, readonly itemTypeShortName: string, readonly isEquipment: boolean, readonly unique: boolean, readonly reqXP: number, readonly needSub: number, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string }, readonly stats: ReadonlyArray<{ readonly shortName: string, readonly name: string, readonly valueFrom: number, readonly valueTo: number, readonly statType: number, readonly statImageId: string, readonly statFlavorText: string, readonly statUnitSymbol: string, readonly isYesNo: boolean, readonly procPercent: number | null }> } | null }>, readonly bait: { readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } } | null, readonly mission: { readonly status: MissionStatus, readonly endsAt: string | null, readonly huntingGround: { readonly id: string, readonly regionId: string, readonly name: string } | null, readonly objectives: ReadonlyArray<{ readonly playerTimesHunted: number, readonly caught: number, readonly goal: number, readonly enemy: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }>, readonly reward: { readonly xp: number, readonly currencies: ReadonlyArray<{ readonly name: string, readonly shortName: string, readonly value: number, readonly imageId: string }>, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> } | null }, readonly goals: ReadonlyArray<{ readonly kind: GoalKind, readonly name: string, readonly missing: number, readonly item: { readonly itemTypeShortName: string, readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null, readonly huntingGround: { readonly id: string, readonly regionId: string, readonly name: string } | null, readonly enemy: { readonly id: string, readonly imageId: string } | null, readonly keyItem: { readonly id: string, readonly name: string } | null, readonly material: { readonly id: string, readonly name: string } | null, readonly rewardItem: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly values: Record<string, string | number> }> } };

export type GameCollectionFragment = { readonly id: string, readonly name: string, readonly imageId: string, readonly flavorText: string, readonly owned: boolean, readonly claimable: boolean, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string }, readonly stats: ReadonlyArray<{ readonly shortName: string, readonly name: string, readonly valueFrom: number, readonly valueTo: number, readonly statType: number, readonly statImageId: string, readonly statFlavorText: string, readonly statUnitSymbol: string, readonly isYesNo: boolean, readonly procPercent: number | null }>, readonly trophies: ReadonlyArray<{ readonly collected: boolean, readonly merchant: Merchant | null, readonly item: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly bearers: ReadonlyArray<{ readonly huntingGround: { readonly id: string, readonly name: string }, readonly enemy: { readonly id: string, readonly name: string } | null }> }> };

export type GameTreasuryQueryVariables = Exact<{ [key: string]: never; }>;


export type GameTreasuryQuery = { readonly collections: ReadonlyArray<{ readonly id: string, readonly name: string, readonly imageId: string, readonly flavorText: string, readonly owned: boolean, readonly claimable: boolean, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string }, readonly stats: ReadonlyArray<{ readonly shortName: string, readonly name: string, readonly valueFrom: number, readonly valueTo: number, readonly statType: number, readonly statImageId: string, readonly statFlavorText: string, readonly statUnitSymbol: string, readonly isYesNo: boolean, readonly procPercent: number | null }>, readonly trophies: ReadonlyArray<{ readonly collected: boolean, readonly merchant: Merchant | null, readonly item: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly bearers: ReadonlyArray<{ readonly huntingGround: { readonly id: string, readonly name: string }, readonly enemy: { readonly id: string, readonly name: string } | null }> }> }> };

export type GameClaimCollectionMutationVariables = Exact<{
  collectionId: string;
}>;


export type GameClaimCollectionMutation = { readonly claimCollection: { readonly message: string | null, readonly collection: { readonly id: string, readonly name: string, readonly imageId: string, readonly flavorText: string, readonly owned: boolean, readonly claimable: boolean, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string }, readonly stats: ReadonlyArray<{ readonly shortName: string, readonly name: string, readonly valueFrom: number, readonly valueTo: number, readonly statType: number, readonly statImageId: string, readonly statFlavorText: string, readonly statUnitSymbol: string, readonly isYesNo: boolean, readonly procPercent: number | null }>, readonly trophies: ReadonlyArray<{ readonly collected: boolean, readonly merchant: Merchant | null, readonly item: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } }, readonly bearers: ReadonlyArray<{ readonly huntingGround: { readonly id: string, readonly name: string }, readonly enemy: { readonly id: string, readonly name: string } | null }> }> } | null, readonly me: { readonly id: string, readonly name: string, readonly role: Role, readonly xp: number, readonly nextRankXP: number, readonly currentRankXP: number, readonly currentRank: string, readonly ladderRank: number, readonly nextAllowedHunt: string, readonly nextAutoHunt: string | null, readonly cooldownSeconds: number, readonly nextCoffinRecharge: string, readonly coffinCharges: number, readonly maxCoffinCharges: number, readonly unlockedEquipmentSlots: number, readonly activeEquipmentSlot: number, readonly now: string, readonly revision: number, readonly currencies: ReadonlyArray<{ readonly name: string, readonly shortName: string, readonly value: number, readonly imageId: string }>, readonly stats: ReadonlyArray<{ readonly shortName: string, readonly name: string, readonly valueFrom: number, readonly valueTo: number, readonly statType: number, readonly statImageId: string, readonly statFlavorText: string, readonly statUnitSymbol: string, readonly isYesNo: boolean, readonly procPercent: number | null }>, readonly currentHuntingGround: { readonly id: string, readonly regionId: string, readonly regionName: string, readonly name: string, readonly imageId: string, readonly animatedImageId: string, readonly flavorText: string }, readonly slots: ReadonlyArray<{ readonly itemType: string, readonly index: number, readonly isLocked: boolean, readonly lockedBy: { readonly stat: string, readonly statName: string, readonly value: number } | null, readonly item: { readonly id: string, readonly name: string, readonly imageId: string, readonly animatedImageId: string, readonly flavorText: string, readonly itemType: string, readonly itemTypeShortName: string, readonly isEquipment: boolean, readonly unique: boolean, readonly reqXP: number, readonly needSub: number, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string }, readonly stats: ReadonlyArray<{ readonly shortName: string, readonly name: string, readonly valueFrom: number, readonly valueTo: number, readonly statType: number, readonly statImageId: string, readonly statFlavorText: string, readonly statUnitSymbol: string, readonly isYesNo: boolean, readonly procPercent: number | null }> } | null }>, readonly bait: { readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } } | null, readonly mission: { readonly status: MissionStatus, readonly endsAt: string | null, readonly huntingGround: { readonly id: string, readonly regionId: string, readonly name: string } | null, readonly objectives: ReadonlyArray<{ readonly playerTimesHunted: number, readonly caught: number, readonly goal: number, readonly enemy: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }>, readonly reward: { readonly xp: number, readonly currencies: ReadonlyArray<{ readonly name: string, readonly shortName: string, readonly value: number, readonly imageId: string }>, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> } | null }, readonly goals: ReadonlyArray<{ readonly kind: GoalKind, readonly name: string, readonly missing: number, readonly item: { readonly itemTypeShortName: string, readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null, readonly huntingGround: { readonly id: string, readonly regionId: string, readonly name: string } | null, readonly enemy: { readonly id: string, readonly imageId: string } | null, readonly keyItem: { readonly id: string, readonly name: string } | null, readonly material: { readonly id: string, readonly name: string } | null, readonly rewardItem: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }>, readonly inventory: ReadonlyArray<{ readonly amount: number, readonly equipped: boolean, readonly wantedBy: string | null, readonly item: { readonly countsWhileOwned: boolean, readonly id: string, readonly name: string, readonly imageId: string, readonly animatedImageId: string, readonly flavorText: string, readonly itemType: string, readonly itemTypeShortName: string, readonly isEquipment: boolean, readonly unique: boolean, readonly reqXP: number, readonly needSub: number, readonly madeInto: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly refund: ReadonlyArray<{ readonly name: string, readonly shortName: string, readonly value: number, readonly imageId: string }>, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string }, readonly stats: ReadonlyArray<{ readonly shortName: string, readonly name: string, readonly valueFrom: number, readonly valueTo: number, readonly statType: number, readonly statImageId: string, readonly statFlavorText: string, readonly statUnitSymbol: string, readonly isYesNo: boolean, readonly procPercent: number | null }> } }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly values: Record<string, string | number> }> } };

export type GameCurrencyFragment = { readonly name: string, readonly shortName: string, readonly value: number, readonly imageId: string };

export type GameStatFragment = { readonly shortName: string, readonly name: string, readonly valueFrom: number, readonly valueTo: number, readonly statType: number, readonly statImageId: string, readonly statFlavorText: string, readonly statUnitSymbol: string, readonly isYesNo: boolean, readonly procPercent: number | null };

export type GameRarityFragment = { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string };

export type GameItemFragment = { readonly id: string, readonly name: string, readonly imageId: string, readonly animatedImageId: string, readonly flavorText: string, readonly itemType: string, readonly itemTypeShortName: string, readonly isEquipment: boolean, readonly unique: boolean, readonly reqXP: number, readonly needSub: number, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string }, readonly stats: ReadonlyArray<{ readonly shortName: string, readonly name: string, readonly valueFrom: number, readonly valueTo: number, readonly statType: number, readonly statImageId: string, readonly statFlavorText: string, readonly statUnitSymbol: string, readonly isYesNo: boolean, readonly procPercent: number | null }> };

export type GameItemPlateFragment = { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } };

export type GameRewardFragment = { readonly xp: number, readonly currencies: ReadonlyArray<{ readonly name: string, readonly shortName: string, readonly value: number, readonly imageId: string }>, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> };

export type GameMissionFragment = { readonly status: MissionStatus, readonly endsAt: string | null, readonly huntingGround: { readonly id: string, readonly regionId: string, readonly name: string } | null, readonly objectives: ReadonlyArray<{ readonly playerTimesHunted: number, readonly caught: number, readonly goal: number, readonly enemy: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }>, readonly reward: { readonly xp: number, readonly currencies: ReadonlyArray<{ readonly name: string, readonly shortName: string, readonly value: number, readonly imageId: string }>, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> } | null };

export type GamePlayerFragment = { readonly id: string, readonly name: string, readonly role: Role, readonly xp: number, readonly nextRankXP: number, readonly currentRankXP: number, readonly currentRank: string, readonly ladderRank: number, readonly nextAllowedHunt: string, readonly nextAutoHunt: string | null, readonly cooldownSeconds: number, readonly nextCoffinRecharge: string, readonly coffinCharges: number, readonly maxCoffinCharges: number, readonly unlockedEquipmentSlots: number, readonly activeEquipmentSlot: number, readonly now: string, readonly revision: number, readonly currencies: ReadonlyArray<{ readonly name: string, readonly shortName: string, readonly value: number, readonly imageId: string }>, readonly stats: ReadonlyArray<{ readonly shortName: string, readonly name: string, readonly valueFrom: number, readonly valueTo: number, readonly statType: number, readonly statImageId: string, readonly statFlavorText: string, readonly statUnitSymbol: string, readonly isYesNo: boolean, readonly procPercent: number | null }>, readonly currentHuntingGround: { readonly id: string, readonly regionId: string, readonly regionName: string, readonly name: string, readonly imageId: string, readonly animatedImageId: string, readonly flavorText: string }, readonly slots: ReadonlyArray<{ readonly itemType: string, readonly index: number, readonly isLocked: boolean, readonly lockedBy: { readonly stat: string, readonly statName: string, readonly value: number } | null, readonly item: { readonly id: string, readonly name: string, readonly imageId: string, readonly animatedImageId: string, readonly flavorText: string, readonly itemType: string, readonly itemTypeShortName: string, readonly isEquipment: boolean, readonly unique: boolean, readonly reqXP: number, readonly needSub: number, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string }, readonly stats: ReadonlyArray<{ readonly shortName: string, readonly name: string, readonly valueFrom: number, readonly valueTo: number, readonly statType: number, readonly statImageId: string, readonly statFlavorText: string, readonly statUnitSymbol: string, readonly isYesNo: boolean, readonly procPercent: number | null }> } | null }>, readonly bait: { readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } } | null, readonly mission: { readonly status: MissionStatus, readonly endsAt: string | null, readonly huntingGround: { readonly id: string, readonly regionId: string, readonly name: string } | null, readonly objectives: ReadonlyArray<{ readonly playerTimesHunted: number, readonly caught: number, readonly goal: number, readonly enemy: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }>, readonly reward: { readonly xp: number, readonly currencies: ReadonlyArray<{ readonly name: string, readonly shortName: string, readonly value: number, readonly imageId: string }>, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> } | null }, readonly goals: ReadonlyArray<{ readonly kind: GoalKind, readonly name: string, readonly missing: number, readonly item: { readonly itemTypeShortName: string, readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null, readonly huntingGround: { readonly id: string, readonly regionId: string, readonly name: string } | null, readonly enemy: { readonly id: string, readonly imageId: string } | null, readonly keyItem: { readonly id: string, readonly name: string } | null, readonly material: { readonly id: string, readonly name: string } | null, readonly rewardItem: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }> };

export type GameInventoryFragment = { readonly id: string, readonly inventory: ReadonlyArray<{ readonly amount: number, readonly equipped: boolean, readonly wantedBy: string | null, readonly item: { readonly countsWhileOwned: boolean, readonly id: string, readonly name: string, readonly imageId: string, readonly animatedImageId: string, readonly flavorText: string, readonly itemType: string, readonly itemTypeShortName: string, readonly isEquipment: boolean, readonly unique: boolean, readonly reqXP: number, readonly needSub: number, readonly madeInto: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly refund: ReadonlyArray<{ readonly name: string, readonly shortName: string, readonly value: number, readonly imageId: string }>, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string }, readonly stats: ReadonlyArray<{ readonly shortName: string, readonly name: string, readonly valueFrom: number, readonly valueTo: number, readonly statType: number, readonly statImageId: string, readonly statFlavorText: string, readonly statUnitSymbol: string, readonly isYesNo: boolean, readonly procPercent: number | null }> } }> };

export type GameRefusalFragment = { readonly code: string, readonly message: string, readonly values: Record<string, string | number> };

export type GamePlayerNowQueryVariables = Exact<{ [key: string]: never; }>;


export type GamePlayerNowQuery = { readonly me: { readonly id: string, readonly name: string, readonly role: Role, readonly xp: number, readonly nextRankXP: number, readonly currentRankXP: number, readonly currentRank: string, readonly ladderRank: number, readonly nextAllowedHunt: string, readonly nextAutoHunt: string | null, readonly cooldownSeconds: number, readonly nextCoffinRecharge: string, readonly coffinCharges: number, readonly maxCoffinCharges: number, readonly unlockedEquipmentSlots: number, readonly activeEquipmentSlot: number, readonly now: string, readonly revision: number, readonly currencies: ReadonlyArray<{ readonly name: string, readonly shortName: string, readonly value: number, readonly imageId: string }>, readonly stats: ReadonlyArray<{ readonly shortName: string, readonly name: string, readonly valueFrom: number, readonly valueTo: number, readonly statType: number, readonly statImageId: string, readonly statFlavorText: string, readonly statUnitSymbol: string, readonly isYesNo: boolean, readonly procPercent: number | null }>, readonly currentHuntingGround: { readonly id: string, readonly regionId: string, readonly regionName: string, readonly name: string, readonly imageId: string, readonly animatedImageId: string, readonly flavorText: string }, readonly slots: ReadonlyArray<{ readonly itemType: string, readonly index: number, readonly isLocked: boolean, readonly lockedBy: { readonly stat: string, readonly statName: string, readonly value: number } | null, readonly item: { readonly id: string, readonly name: string, readonly imageId: string, readonly animatedImageId: string, readonly flavorText: string, readonly itemType: string, readonly itemTypeShortName: string, readonly isEquipment: boolean, readonly unique: boolean, readonly reqXP: number, readonly needSub: number, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string }, readonly stats: ReadonlyArray<{ readonly shortName: string, readonly name: string, readonly valueFrom: number, readonly valueTo: number, readonly statType: number, readonly statImageId: string, readonly statFlavorText: string, readonly statUnitSymbol: string, readonly isYesNo: boolean, readonly procPercent: number | null }> } | null }>, readonly bait: { readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } } | null, readonly mission: { readonly status: MissionStatus, readonly endsAt: string | null, readonly huntingGround: { readonly id: string, readonly regionId: string, readonly name: string } | null, readonly objectives: ReadonlyArray<{ readonly playerTimesHunted: number, readonly caught: number, readonly goal: number, readonly enemy: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }>, readonly reward: { readonly xp: number, readonly currencies: ReadonlyArray<{ readonly name: string, readonly shortName: string, readonly value: number, readonly imageId: string }>, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> } | null }, readonly goals: ReadonlyArray<{ readonly kind: GoalKind, readonly name: string, readonly missing: number, readonly item: { readonly itemTypeShortName: string, readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null, readonly huntingGround: { readonly id: string, readonly regionId: string, readonly name: string } | null, readonly enemy: { readonly id: string, readonly imageId: string } | null, readonly keyItem: { readonly id: string, readonly name: string } | null, readonly material: { readonly id: string, readonly name: string } | null, readonly rewardItem: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }> } | null };

export type GameInventoryNowQueryVariables = Exact<{ [key: string]: never; }>;


export type GameInventoryNowQuery = { readonly me: { readonly id: string, readonly inventory: ReadonlyArray<{ readonly amount: number, readonly equipped: boolean, readonly wantedBy: string | null, readonly item: { readonly countsWhileOwned: boolean, readonly id: string, readonly name: string, readonly imageId: string, readonly animatedImageId: string, readonly flavorText: string, readonly itemType: string, readonly itemTypeShortName: string, readonly isEquipment: boolean, readonly unique: boolean, readonly reqXP: number, readonly needSub: number, readonly madeInto: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly refund: ReadonlyArray<{ readonly name: string, readonly shortName: string, readonly value: number, readonly imageId: string }>, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string }, readonly stats: ReadonlyArray<{ readonly shortName: string, readonly name: string, readonly valueFrom: number, readonly valueTo: number, readonly statType: number, readonly statImageId: string, readonly statFlavorText: string, readonly statUnitSymbol: string, readonly isYesNo: boolean, readonly procPercent: number | null }> } }> } | null };

export type GameEquipMutationVariables = Exact<{
  itemId: string;
}>;


export type GameEquipMutation = { readonly equip: { readonly message: string | null, readonly me: { readonly id: string, readonly name: string, readonly role: Role, readonly xp: number, readonly nextRankXP: number, readonly currentRankXP: number, readonly currentRank: string, readonly ladderRank: number, readonly nextAllowedHunt: string, readonly nextAutoHunt: string | null, readonly cooldownSeconds: number, readonly nextCoffinRecharge: string, readonly coffinCharges: number, readonly maxCoffinCharges: number, readonly unlockedEquipmentSlots: number, readonly activeEquipmentSlot: number, readonly now: string, readonly revision: number, readonly currencies: ReadonlyArray<{ readonly name: string, readonly shortName: string, readonly value: number, readonly imageId: string }>, readonly stats: ReadonlyArray<{ readonly shortName: string, readonly name: string, readonly valueFrom: number, readonly valueTo: number, readonly statType: number, readonly statImageId: string, readonly statFlavorText: string, readonly statUnitSymbol: string, readonly isYesNo: boolean, readonly procPercent: number | null }>, readonly currentHuntingGround: { readonly id: string, readonly regionId: string, readonly regionName: string, readonly name: string, readonly imageId: string, readonly animatedImageId: string, readonly flavorText: string }, readonly slots: ReadonlyArray<{ readonly itemType: string, readonly index: number, readonly isLocked: boolean, readonly lockedBy: { readonly stat: string, readonly statName: string, readonly value: number } | null, readonly item: { readonly id: string, readonly name: string, readonly imageId: string, readonly animatedImageId: string, readonly flavorText: string, readonly itemType: string, readonly itemTypeShortName: string, readonly isEquipment: boolean, readonly unique: boolean, readonly reqXP: number, readonly needSub: number, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string }, readonly stats: ReadonlyArray<{ readonly shortName: string, readonly name: string, readonly valueFrom: number, readonly valueTo: number, readonly statType: number, readonly statImageId: string, readonly statFlavorText: string, readonly statUnitSymbol: string, readonly isYesNo: boolean, readonly procPercent: number | null }> } | null }>, readonly bait: { readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } } | null, readonly mission: { readonly status: MissionStatus, readonly endsAt: string | null, readonly huntingGround: { readonly id: string, readonly regionId: string, readonly name: string } | null, readonly objectives: ReadonlyArray<{ readonly playerTimesHunted: number, readonly caught: number, readonly goal: number, readonly enemy: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }>, readonly reward: { readonly xp: number, readonly currencies: ReadonlyArray<{ readonly name: string, readonly shortName: string, readonly value: number, readonly imageId: string }>, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> } | null }, readonly goals: ReadonlyArray<{ readonly kind: GoalKind, readonly name: string, readonly missing: number, readonly item: { readonly itemTypeShortName: string, readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null, readonly huntingGround: { readonly id: string, readonly regionId: string, readonly name: string } | null, readonly enemy: { readonly id: string, readonly imageId: string } | null, readonly keyItem: { readonly id: string, readonly name: string } | null, readonly material: { readonly id: string, readonly name: string } | null, readonly rewardItem: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }>, readonly inventory: ReadonlyArray<{ readonly amount: number, readonly equipped: boolean, readonly wantedBy: string | null, readonly item: { readonly countsWhileOwned: boolean, readonly id: string, readonly name: string, readonly imageId: string, readonly animatedImageId: string, readonly flavorText: string, readonly itemType: string, readonly itemTypeShortName: string, readonly isEquipment: boolean, readonly unique: boolean, readonly reqXP: number, readonly needSub: number, readonly madeInto: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly refund: ReadonlyArray<{ readonly name: string, readonly shortName: string, readonly value: number, readonly imageId: string }>, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string }, readonly stats: ReadonlyArray<{ readonly shortName: string, readonly name: string, readonly valueFrom: number, readonly valueTo: number, readonly statType: number, readonly statImageId: string, readonly statFlavorText: string, readonly statUnitSymbol: string, readonly isYesNo: boolean, readonly procPercent: number | null }> } }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly values: Record<string, string | number> }> } };

export type GameUnequipMutationVariables = Exact<{
  itemId: string;
}>;


export type GameUnequipMutation = { readonly unequip: { readonly message: string | null, readonly me: { readonly id: string, readonly name: string, readonly role: Role, readonly xp: number, readonly nextRankXP: number, readonly currentRankXP: number, readonly currentRank: string, readonly ladderRank: number, readonly nextAllowedHunt: string, readonly nextAutoHunt: string | null, readonly cooldownSeconds: number, readonly nextCoffinRecharge: string, readonly coffinCharges: number, readonly maxCoffinCharges: number, readonly unlockedEquipmentSlots: number, readonly activeEquipmentSlot: number, readonly now: string, readonly revision: number, readonly currencies: ReadonlyArray<{ readonly name: string, readonly shortName: string, readonly value: number, readonly imageId: string }>, readonly stats: ReadonlyArray<{ readonly shortName: string, readonly name: string, readonly valueFrom: number, readonly valueTo: number, readonly statType: number, readonly statImageId: string, readonly statFlavorText: string, readonly statUnitSymbol: string, readonly isYesNo: boolean, readonly procPercent: number | null }>, readonly currentHuntingGround: { readonly id: string, readonly regionId: string, readonly regionName: string, readonly name: string, readonly imageId: string, readonly animatedImageId: string, readonly flavorText: string }, readonly slots: ReadonlyArray<{ readonly itemType: string, readonly index: number, readonly isLocked: boolean, readonly lockedBy: { readonly stat: string, readonly statName: string, readonly value: number } | null, readonly item: { readonly id: string, readonly name: string, readonly imageId: string, readonly animatedImageId: string, readonly flavorText: string, readonly itemType: string, readonly itemTypeShortName: string, readonly isEquipment: boolean, readonly unique: boolean, readonly reqXP: number, readonly needSub: number, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string }, readonly stats: ReadonlyArray<{ readonly shortName: string, readonly name: string, readonly valueFrom: number, readonly valueTo: number, readonly statType: number, readonly statImageId: string, readonly statFlavorText: string, readonly statUnitSymbol: string, readonly isYesNo: boolean, readonly procPercent: number | null }> } | null }>, readonly bait: { readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } } | null, readonly mission: { readonly status: MissionStatus, readonly endsAt: string | null, readonly huntingGround: { readonly id: string, readonly regionId: string, readonly name: string } | null, readonly objectives: ReadonlyArray<{ readonly playerTimesHunted: number, readonly caught: number, readonly goal: number, readonly enemy: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }>, readonly reward: { readonly xp: number, readonly currencies: ReadonlyArray<{ readonly name: string, readonly shortName: string, readonly value: number, readonly imageId: string }>, readonly items: ReadonlyArray<{ readonly amount: number, readonly item: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } }> } | null }, readonly goals: ReadonlyArray<{ readonly kind: GoalKind, readonly name: string, readonly missing: number, readonly item: { readonly itemTypeShortName: string, readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null, readonly huntingGround: { readonly id: string, readonly regionId: string, readonly name: string } | null, readonly enemy: { readonly id: string, readonly imageId: string } | null, readonly keyItem: { readonly id: string, readonly name: string } | null, readonly material: { readonly id: string, readonly name: string } | null, readonly rewardItem: { readonly id: string, readonly name: string, readonly imageId: string, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string } } | null }>, readonly inventory: ReadonlyArray<{ readonly amount: number, readonly equipped: boolean, readonly wantedBy: string | null, readonly item: { readonly countsWhileOwned: boolean, readonly id: string, readonly name: string, readonly imageId: string, readonly animatedImageId: string, readonly flavorText: string, readonly itemType: string, readonly itemTypeShortName: string, readonly isEquipment: boolean, readonly unique: boolean, readonly reqXP: number, readonly needSub: number, readonly madeInto: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly refund: ReadonlyArray<{ readonly name: string, readonly shortName: string, readonly value: number, readonly imageId: string }>, readonly rarity: { readonly id: string, readonly name: string, readonly shortName: string, readonly colorHex: string }, readonly stats: ReadonlyArray<{ readonly shortName: string, readonly name: string, readonly valueFrom: number, readonly valueTo: number, readonly statType: number, readonly statImageId: string, readonly statFlavorText: string, readonly statUnitSymbol: string, readonly isYesNo: boolean, readonly procPercent: number | null }> } }> } | null, readonly userErrors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly values: Record<string, string | number> }> } };

export const GameFighterFragmentDoc = gql`
    fragment GameFighter on Fighter {
  name
  imageId
  health
  maxHealth
  isPlayer
  retainers {
    itemId
    name
    imageId
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
export const GameItemPlateFragmentDoc = gql`
    fragment GameItemPlate on Item {
  id
  name
  imageId
  rarity {
    ...GameRarity
  }
}
    ` as unknown as DocumentNode<GameItemPlateFragment, unknown>;
export const GameCurrencyFragmentDoc = gql`
    fragment GameCurrency on CurrencyEntry {
  name
  shortName
  value
  imageId
}
    ` as unknown as DocumentNode<GameCurrencyFragment, unknown>;
export const GameCombatFragmentDoc = gql`
    fragment GameCombat on Combat {
  id
  number
  round
  result
  combatEnded
  isCoffinHunt
  attacker {
    ...GameFighter
  }
  defender {
    ...GameFighter
  }
  enemyInfo {
    id
    name
    imageId
    animatedImageId
    flavorText
    rarity {
      ...GameRarity
    }
    type {
      id
      name
    }
  }
  huntingGround {
    id
    regionId
    regionName
    name
    imageId
    animatedImageId
    flavorText
  }
  bait {
    ...GameItemPlate
  }
  combatEvents {
    type
    round
    actor
    target
    attackerName
    targetName
    damage
    damageDiff
    isCriticalHit
    healing
    healingDiff
    goldChange
    proc {
      name
      imageId
    }
    retainer {
      itemId
      name
      imageId
    }
    attackerHealth
    defenderHealth
    result
  }
  modifiers
  reward {
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
  startedAt
}
    ` as unknown as DocumentNode<GameCombatFragment, unknown>;
export const GameNewsItemFragmentDoc = gql`
    fragment GameNewsItem on News {
  id
  header
  message
  imageId
  animatedImageId
  timestamp
  gift {
    ...GameItemPlate
  }
  isGiftTaken
}
    ` as unknown as DocumentNode<GameNewsItemFragment, unknown>;
export const GameFairnessFragmentDoc = gql`
    fragment GameFairness on Fairness {
  seedHash
  nextSeedHash
  clientSeed
  firstCombat
  past {
    seed
    seedHash
    clientSeed
    firstCombat
    lastCombat
    revealedAt
  }
}
    ` as unknown as DocumentNode<GameFairnessFragment, unknown>;
export const GameKeyFragmentDoc = gql`
    fragment GameKey on Item {
  ...GameItemPlate
  itemTypeShortName
  price {
    ...GameCurrency
  }
  craftingMats {
    amount
    item {
      ...GameItemPlate
    }
  }
}
    ` as unknown as DocumentNode<GameKeyFragment, unknown>;
export const GameGroundFragmentDoc = gql`
    fragment GameGround on HuntingGround {
  id
  regionId
  name
  imageId
  animatedImageId
  flavorText
  sequence
  xpReqired
  key {
    ...GameKey
  }
  specialBaitItem {
    ...GameItemPlate
  }
  currency {
    ...GameCurrency
  }
}
    ` as unknown as DocumentNode<GameGroundFragment, unknown>;
export const GameStatFragmentDoc = gql`
    fragment GameStat on StatEntry {
  shortName
  name
  valueFrom
  valueTo
  statType
  statImageId
  statFlavorText
  statUnitSymbol
  isYesNo
  procPercent
}
    ` as unknown as DocumentNode<GameStatFragment, unknown>;
export const GameCollectionFragmentDoc = gql`
    fragment GameCollection on Collection {
  id
  name
  imageId
  flavorText
  rarity {
    ...GameRarity
  }
  stats {
    ...GameStat
  }
  trophies {
    item {
      ...GameItemPlate
    }
    collected
    merchant
    bearers {
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
  owned
  claimable
}
    ` as unknown as DocumentNode<GameCollectionFragment, unknown>;
export const GameItemFragmentDoc = gql`
    fragment GameItem on Item {
  id
  name
  imageId
  animatedImageId
  flavorText
  itemType
  itemTypeShortName
  isEquipment
  rarity {
    ...GameRarity
  }
  stats {
    ...GameStat
  }
  unique
  reqXP
  needSub
}
    ` as unknown as DocumentNode<GameItemFragment, unknown>;
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
export const GameMissionFragmentDoc = gql`
    fragment GameMission on Mission {
  status
  huntingGround {
    id
    regionId
    name
  }
  endsAt
  objectives {
    enemy {
      id
      name
      imageId
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
export const GamePlayerFragmentDoc = gql`
    fragment GamePlayer on Me {
  id
  name
  role
  xp
  nextRankXP
  currentRankXP
  currentRank
  ladderRank
  currencies {
    ...GameCurrency
  }
  stats(carried: true) {
    ...GameStat
  }
  currentHuntingGround {
    id
    regionId
    regionName
    name
    imageId
    animatedImageId
    flavorText
  }
  nextAllowedHunt
  nextAutoHunt
  cooldownSeconds
  nextCoffinRecharge
  coffinCharges
  maxCoffinCharges
  unlockedEquipmentSlots
  activeEquipmentSlot
  slots {
    itemType
    index
    isLocked
    lockedBy {
      stat
      statName
      value
    }
    item {
      ...GameItem
    }
  }
  bait {
    amount
    item {
      ...GameItemPlate
    }
  }
  mission {
    ...GameMission
  }
  goals {
    kind
    name
    missing
    item {
      ...GameItemPlate
      itemTypeShortName
    }
    huntingGround {
      id
      regionId
      name
    }
    enemy {
      id
      imageId
    }
    keyItem {
      id
      name
    }
    material {
      id
      name
    }
    rewardItem {
      ...GameItemPlate
    }
  }
  now
  revision
}
    ` as unknown as DocumentNode<GamePlayerFragment, unknown>;
export const GameInventoryFragmentDoc = gql`
    fragment GameInventory on Me {
  id
  inventory {
    amount
    equipped
    wantedBy
    item {
      ...GameItem
      countsWhileOwned
      madeInto {
        id
        name
      }
      refund {
        ...GameCurrency
      }
    }
  }
}
    ` as unknown as DocumentNode<GameInventoryFragment, unknown>;
export const GameRefusalFragmentDoc = gql`
    fragment GameRefusal on UserError {
  code
  message
  values
}
    ` as unknown as DocumentNode<GameRefusalFragment, unknown>;
export const GameWelcomeDocument = gql`
    query GameWelcome {
  viewer {
    id
    hasSeenWelcome
  }
}
    ` as unknown as DocumentNode<GameWelcomeQuery, GameWelcomeQueryVariables>;
export const GameCloseWelcomeDocument = gql`
    mutation GameCloseWelcome {
  closeWelcome {
    viewer {
      id
      hasSeenWelcome
    }
    userErrors {
      ...GameRefusal
    }
  }
}
    ${GameRefusalFragmentDoc}` as unknown as DocumentNode<GameCloseWelcomeMutation, GameCloseWelcomeMutationVariables>;
export const GameLogoutDocument = gql`
    mutation GameLogout {
  logout {
    userErrors {
      ...GameRefusal
    }
  }
}
    ${GameRefusalFragmentDoc}` as unknown as DocumentNode<GameLogoutMutation, GameLogoutMutationVariables>;
export const GameChangeSetupDocument = gql`
    mutation GameChangeSetup($index: Int!) {
  changeEquipmentSet(index: $index) {
    message
    me {
      ...GamePlayer
      ...GameInventory
    }
    userErrors {
      ...GameRefusal
    }
  }
}
    ${GamePlayerFragmentDoc}
${GameCurrencyFragmentDoc}
${GameStatFragmentDoc}
${GameItemFragmentDoc}
${GameRarityFragmentDoc}
${GameItemPlateFragmentDoc}
${GameMissionFragmentDoc}
${GameRewardFragmentDoc}
${GameInventoryFragmentDoc}
${GameRefusalFragmentDoc}` as unknown as DocumentNode<GameChangeSetupMutation, GameChangeSetupMutationVariables>;
export const GameGlossaryDocument = gql`
    query GameGlossary {
  stats {
    id
    name
    shortName
    flavorText
    imageId
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
    ` as unknown as DocumentNode<GameGlossaryQuery, GameGlossaryQueryVariables>;
export const GameGroundsDocument = gql`
    query GameGrounds {
  regions {
    id
    name
    huntingGrounds {
      id
      regionId
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
      imageId
      flavorText
      rarity {
        ...GameRarity
      }
      type {
        id
        name
      }
    }
    playerTimesHunted
    globalTimesHunted
    chance
  }
}
    ${GameRarityFragmentDoc}` as unknown as DocumentNode<GameGrimoireQuery, GameGrimoireQueryVariables>;
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
${GameItemPlateFragmentDoc}
${GameCurrencyFragmentDoc}` as unknown as DocumentNode<GameOpenCombatQuery, GameOpenCombatQueryVariables>;
export const GameHuntDocument = gql`
    mutation GameHunt($round: Int) {
  hunt(round: $round) {
    combat {
      ...GameCombat
    }
    me {
      ...GamePlayer
    }
    userErrors {
      ...GameRefusal
    }
  }
}
    ${GameCombatFragmentDoc}
${GameFighterFragmentDoc}
${GameRarityFragmentDoc}
${GameItemPlateFragmentDoc}
${GameCurrencyFragmentDoc}
${GamePlayerFragmentDoc}
${GameStatFragmentDoc}
${GameItemFragmentDoc}
${GameMissionFragmentDoc}
${GameRewardFragmentDoc}
${GameRefusalFragmentDoc}` as unknown as DocumentNode<GameHuntMutation, GameHuntMutationVariables>;
export const GameQuickHuntDocument = gql`
    mutation GameQuickHunt {
  quickHunt {
    combat {
      ...GameCombat
    }
    me {
      ...GamePlayer
    }
    userErrors {
      ...GameRefusal
    }
  }
}
    ${GameCombatFragmentDoc}
${GameFighterFragmentDoc}
${GameRarityFragmentDoc}
${GameItemPlateFragmentDoc}
${GameCurrencyFragmentDoc}
${GamePlayerFragmentDoc}
${GameStatFragmentDoc}
${GameItemFragmentDoc}
${GameMissionFragmentDoc}
${GameRewardFragmentDoc}
${GameRefusalFragmentDoc}` as unknown as DocumentNode<GameQuickHuntMutation, GameQuickHuntMutationVariables>;
export const GameCoffinHuntDocument = gql`
    mutation GameCoffinHunt($round: Int) {
  coffinHunt(round: $round) {
    combat {
      ...GameCombat
    }
    me {
      ...GamePlayer
    }
    userErrors {
      ...GameRefusal
    }
  }
}
    ${GameCombatFragmentDoc}
${GameFighterFragmentDoc}
${GameRarityFragmentDoc}
${GameItemPlateFragmentDoc}
${GameCurrencyFragmentDoc}
${GamePlayerFragmentDoc}
${GameStatFragmentDoc}
${GameItemFragmentDoc}
${GameMissionFragmentDoc}
${GameRewardFragmentDoc}
${GameRefusalFragmentDoc}` as unknown as DocumentNode<GameCoffinHuntMutation, GameCoffinHuntMutationVariables>;
export const GameSellDocument = gql`
    mutation GameSell($itemId: ID!, $amount: Int!) {
  sell(itemId: $itemId, amount: $amount) {
    message
    me {
      ...GamePlayer
      ...GameInventory
    }
    userErrors {
      ...GameRefusal
    }
  }
}
    ${GamePlayerFragmentDoc}
${GameCurrencyFragmentDoc}
${GameStatFragmentDoc}
${GameItemFragmentDoc}
${GameRarityFragmentDoc}
${GameItemPlateFragmentDoc}
${GameMissionFragmentDoc}
${GameRewardFragmentDoc}
${GameInventoryFragmentDoc}
${GameRefusalFragmentDoc}` as unknown as DocumentNode<GameSellMutation, GameSellMutationVariables>;
export const GameJournalDocument = gql`
    query GameJournal($first: Int!, $after: String) {
  journal(first: $first, after: $after) {
    edges {
      cursor
      node {
        id
        type
        timestamp
        isAutoHunt
        combat {
          result
          modifiers
          retainers {
            id
            name
          }
          enemyInfo {
            id
            name
            imageId
            rarity {
              ...GameRarity
            }
          }
        }
        huntingGround {
          id
          name
          imageId
        }
        rankName
        reward {
          ...GameReward
        }
        progress
        message
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    ${GameRarityFragmentDoc}
${GameRewardFragmentDoc}
${GameCurrencyFragmentDoc}
${GameItemPlateFragmentDoc}` as unknown as DocumentNode<GameJournalQuery, GameJournalQueryVariables>;
export const GameLadderDocument = gql`
    query GameLadder($offset: SafeInt) {
  ladder(offset: $offset) {
    offset
    total
    rows {
      id
      ladderRank
      avatarImageID
      name
      xp
      isOwn
    }
  }
}
    ` as unknown as DocumentNode<GameLadderQuery, GameLadderQueryVariables>;
export const GameNewsDocument = gql`
    query GameNews {
  news(first: 5) {
    edges {
      cursor
      node {
        ...GameNewsItem
      }
    }
  }
}
    ${GameNewsItemFragmentDoc}
${GameItemPlateFragmentDoc}
${GameRarityFragmentDoc}` as unknown as DocumentNode<GameNewsQuery, GameNewsQueryVariables>;
export const GameTakeGiftDocument = gql`
    mutation GameTakeGift($newsId: ID!) {
  takeGift(newsId: $newsId) {
    message
    news {
      id
      isGiftTaken
    }
    me {
      ...GamePlayer
      ...GameInventory
    }
    userErrors {
      ...GameRefusal
    }
  }
}
    ${GamePlayerFragmentDoc}
${GameCurrencyFragmentDoc}
${GameStatFragmentDoc}
${GameItemFragmentDoc}
${GameRarityFragmentDoc}
${GameItemPlateFragmentDoc}
${GameMissionFragmentDoc}
${GameRewardFragmentDoc}
${GameInventoryFragmentDoc}
${GameRefusalFragmentDoc}` as unknown as DocumentNode<GameTakeGiftMutation, GameTakeGiftMutationVariables>;
export const GameProfileDocument = gql`
    query GameProfile {
  viewer {
    id
    email
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
    viewer {
      id
      email
    }
    userErrors {
      ...GameRefusal
    }
  }
}
    ${GameRefusalFragmentDoc}` as unknown as DocumentNode<GameUpdateEmailMutation, GameUpdateEmailMutationVariables>;
export const GameUpdatePasswordDocument = gql`
    mutation GameUpdatePassword($input: UpdatePasswordInput!) {
  updatePassword(input: $input) {
    userErrors {
      ...GameRefusal
    }
  }
}
    ${GameRefusalFragmentDoc}` as unknown as DocumentNode<GameUpdatePasswordMutation, GameUpdatePasswordMutationVariables>;
export const GameRotateSeedDocument = gql`
    mutation GameRotateSeed($clientSeed: String!) {
  rotateSeed(clientSeed: $clientSeed) {
    me {
      id
      fairness {
        ...GameFairness
      }
    }
    userErrors {
      ...GameRefusal
    }
  }
}
    ${GameFairnessFragmentDoc}
${GameRefusalFragmentDoc}` as unknown as DocumentNode<GameRotateSeedMutation, GameRotateSeedMutationVariables>;
export const GameShopDocument = gql`
    query GameShop($merchant: Merchant!, $filter: String, $sort: ShopSort!) {
  shop(merchant: $merchant, filter: $filter, sort: $sort) {
    verb
    owned
    ownedMaterials
    wantedBy
    item {
      ...GameItem
      price {
        ...GameCurrency
      }
      craftingMats {
        amount
        item {
          ...GameItemPlate
        }
      }
      retainerCreatureType {
        id
        name
      }
    }
  }
}
    ${GameItemFragmentDoc}
${GameRarityFragmentDoc}
${GameStatFragmentDoc}
${GameCurrencyFragmentDoc}
${GameItemPlateFragmentDoc}` as unknown as DocumentNode<GameShopQuery, GameShopQueryVariables>;
export const GameBuyDocument = gql`
    mutation GameBuy($itemId: ID!, $amount: Int!) {
  buy(itemId: $itemId, amount: $amount) {
    message
    me {
      ...GamePlayer
      ...GameInventory
    }
    userErrors {
      ...GameRefusal
    }
  }
}
    ${GamePlayerFragmentDoc}
${GameCurrencyFragmentDoc}
${GameStatFragmentDoc}
${GameItemFragmentDoc}
${GameRarityFragmentDoc}
${GameItemPlateFragmentDoc}
${GameMissionFragmentDoc}
${GameRewardFragmentDoc}
${GameInventoryFragmentDoc}
${GameRefusalFragmentDoc}` as unknown as DocumentNode<GameBuyMutation, GameBuyMutationVariables>;
export const GameRegionsDocument = gql`
    query GameRegions {
  regions {
    id
    name
    imageId
    animatedImageId
    flavorText
    sequence
    xpReqired
    key {
      ...GameKey
    }
    huntingGrounds {
      ...GameGround
    }
  }
}
    ${GameKeyFragmentDoc}
${GameItemPlateFragmentDoc}
${GameRarityFragmentDoc}
${GameCurrencyFragmentDoc}
${GameGroundFragmentDoc}` as unknown as DocumentNode<GameRegionsQuery, GameRegionsQueryVariables>;
export const GameTravelDocument = gql`
    mutation GameTravel($huntingGroundId: ID!) {
  travel(huntingGroundId: $huntingGroundId) {
    message
    me {
      ...GamePlayer
    }
    userErrors {
      ...GameRefusal
    }
  }
}
    ${GamePlayerFragmentDoc}
${GameCurrencyFragmentDoc}
${GameStatFragmentDoc}
${GameItemFragmentDoc}
${GameRarityFragmentDoc}
${GameItemPlateFragmentDoc}
${GameMissionFragmentDoc}
${GameRewardFragmentDoc}
${GameRefusalFragmentDoc}` as unknown as DocumentNode<GameTravelMutation, GameTravelMutationVariables>;
export const GameTreasuryDocument = gql`
    query GameTreasury {
  collections {
    ...GameCollection
  }
}
    ${GameCollectionFragmentDoc}
${GameRarityFragmentDoc}
${GameStatFragmentDoc}
${GameItemPlateFragmentDoc}` as unknown as DocumentNode<GameTreasuryQuery, GameTreasuryQueryVariables>;
export const GameClaimCollectionDocument = gql`
    mutation GameClaimCollection($collectionId: ID!) {
  claimCollection(collectionId: $collectionId) {
    message
    collection {
      ...GameCollection
    }
    me {
      ...GamePlayer
      ...GameInventory
    }
    userErrors {
      ...GameRefusal
    }
  }
}
    ${GameCollectionFragmentDoc}
${GameRarityFragmentDoc}
${GameStatFragmentDoc}
${GameItemPlateFragmentDoc}
${GamePlayerFragmentDoc}
${GameCurrencyFragmentDoc}
${GameItemFragmentDoc}
${GameMissionFragmentDoc}
${GameRewardFragmentDoc}
${GameInventoryFragmentDoc}
${GameRefusalFragmentDoc}` as unknown as DocumentNode<GameClaimCollectionMutation, GameClaimCollectionMutationVariables>;
export const GamePlayerNowDocument = gql`
    query GamePlayerNow {
  me {
    ...GamePlayer
  }
}
    ${GamePlayerFragmentDoc}
${GameCurrencyFragmentDoc}
${GameStatFragmentDoc}
${GameItemFragmentDoc}
${GameRarityFragmentDoc}
${GameItemPlateFragmentDoc}
${GameMissionFragmentDoc}
${GameRewardFragmentDoc}` as unknown as DocumentNode<GamePlayerNowQuery, GamePlayerNowQueryVariables>;
export const GameInventoryNowDocument = gql`
    query GameInventoryNow {
  me {
    ...GameInventory
  }
}
    ${GameInventoryFragmentDoc}
${GameItemFragmentDoc}
${GameRarityFragmentDoc}
${GameStatFragmentDoc}
${GameCurrencyFragmentDoc}` as unknown as DocumentNode<GameInventoryNowQuery, GameInventoryNowQueryVariables>;
export const GameEquipDocument = gql`
    mutation GameEquip($itemId: ID!) {
  equip(itemId: $itemId) {
    message
    me {
      ...GamePlayer
      ...GameInventory
    }
    userErrors {
      ...GameRefusal
    }
  }
}
    ${GamePlayerFragmentDoc}
${GameCurrencyFragmentDoc}
${GameStatFragmentDoc}
${GameItemFragmentDoc}
${GameRarityFragmentDoc}
${GameItemPlateFragmentDoc}
${GameMissionFragmentDoc}
${GameRewardFragmentDoc}
${GameInventoryFragmentDoc}
${GameRefusalFragmentDoc}` as unknown as DocumentNode<GameEquipMutation, GameEquipMutationVariables>;
export const GameUnequipDocument = gql`
    mutation GameUnequip($itemId: ID!) {
  unequip(itemId: $itemId) {
    message
    me {
      ...GamePlayer
      ...GameInventory
    }
    userErrors {
      ...GameRefusal
    }
  }
}
    ${GamePlayerFragmentDoc}
${GameCurrencyFragmentDoc}
${GameStatFragmentDoc}
${GameItemFragmentDoc}
${GameRarityFragmentDoc}
${GameItemPlateFragmentDoc}
${GameMissionFragmentDoc}
${GameRewardFragmentDoc}
${GameInventoryFragmentDoc}
${GameRefusalFragmentDoc}` as unknown as DocumentNode<GameUnequipMutation, GameUnequipMutationVariables>;