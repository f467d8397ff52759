export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A moment as ISO 8601 text in UTC, with milliseconds. */
  DateTime: { input: number; output: number; }
  /** Names and numbers that belong to a refusal, so that a client can word it in its own language. */
  RefusalValues: { input: Record<string, string | number>; output: Record<string, string | number>; }
  /** A whole number that JavaScript holds exactly, from -9007199254740991 to 9007199254740991. */
  SafeInt: { input: number; output: number; }
};

/** What `activateAccount` answers. */
export type ActivateAccountPayload = {
  /** What to tell the visitor. */
  readonly message: Maybe<Scalars['String']['output']>;
  /** Why not, if not. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What a claim answers. */
export type ClaimCollectionPayload = {
  /** The collection after it. */
  readonly collection: Maybe<Collection>;
  /** The player after it. */
  readonly me: Maybe<Me>;
  /** What to tell the player. */
  readonly message: Maybe<Scalars['String']['output']>;
  /** Why not, if not. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What `closeWelcome` answers. */
export type CloseWelcomePayload = {
  /** Why not, if not. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** The account after it. */
  readonly viewer: Maybe<Viewer>;
};

/** Trophies that belong together, and what having all of them gives. */
export type Collection = {
  /** Whether it can be claimed now. */
  readonly claimable: Scalars['Boolean']['output'];
  /** A line about it. */
  readonly flavorText: Scalars['String']['output'];
  /** The record's id. */
  readonly id: Scalars['ID']['output'];
  /** Its picture. */
  readonly imageId: Scalars['String']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Whether it was claimed. */
  readonly owned: Scalars['Boolean']['output'];
  /** How seldom it is. */
  readonly rarity: Rarity;
  /** What it changes once it is claimed, without being worn. */
  readonly stats: ReadonlyArray<StatEntry>;
  /** What belongs to it, in order. */
  readonly trophies: ReadonlyArray<Trophy>;
};

/** A hunt, open or over. */
export type Combat = {
  /** The hunter. */
  readonly attacker: Fighter;
  /** The bait that was used. */
  readonly bait: Item;
  /** Whether it is over. */
  readonly combatEnded: Scalars['Boolean']['output'];
  /** Everything that happened so far, in order. */
  readonly combatEvents: ReadonlyArray<CombatEvent>;
  /** The creature. */
  readonly defender: Fighter;
  /** The creature's record. */
  readonly enemyInfo: EnemyInfo;
  /** The ground it takes place on. */
  readonly huntingGround: CurrentHuntingGround;
  /** Player and number, unique. */
  readonly id: Scalars['ID']['output'];
  /** Whether a coffin charge was used. */
  readonly isCoffinHunt: Scalars['Boolean']['output'];
  /** What made it special. */
  readonly modifiers: ReadonlyArray<CombatModifier>;
  /** The player's hunt number. */
  readonly number: Scalars['SafeInt']['output'];
  /** How it stands. */
  readonly result: CombatResult;
  /** What was won, when it is over. */
  readonly reward: Maybe<Reward>;
  /** Rounds played, 0 to 5. */
  readonly round: Scalars['Int']['output'];
  /** What all of it was drawn from, once it is over; see `Fairness`. */
  readonly seed: Maybe<Scalars['String']['output']>;
  /** When it started. */
  readonly startedAt: Scalars['DateTime']['output'];
};

/** One thing that happened in a combat. */
export type CombatEvent = {
  /** Whose doing it was. */
  readonly actor: CombatSide;
  /** The hunter's health after it. */
  readonly attackerHealth: Scalars['SafeInt']['output'];
  /** Who did it, by name. */
  readonly attackerName: Scalars['String']['output'];
  /** Damage as rolled. */
  readonly damage: Scalars['SafeInt']['output'];
  /** Damage that counted, overkill cut off. */
  readonly damageDiff: Scalars['SafeInt']['output'];
  /** The creature's health after it. */
  readonly defenderHealth: Scalars['SafeInt']['output'];
  /** Coins that changed hands; positive for the player. */
  readonly goldChange: Scalars['SafeInt']['output'];
  /** Healing as rolled. */
  readonly healing: Scalars['SafeInt']['output'];
  /** Healing that counted. */
  readonly healingDiff: Scalars['SafeInt']['output'];
  /** Whether it was a critical hit. */
  readonly isCriticalHit: Scalars['Boolean']['output'];
  /** The effect behind it. */
  readonly proc: Maybe<CombatProc>;
  /** How the combat stands after it. */
  readonly result: CombatResult;
  /** The retainer behind it. */
  readonly retainer: Maybe<CombatRetainer>;
  /** In which round, 1 to 5; 0 before the first. */
  readonly round: Scalars['Int']['output'];
  /** Whom it met. */
  readonly target: CombatSide;
  /** Whom it met, by name. */
  readonly targetName: Scalars['String']['output'];
  /** Damage the hunter's side dealt so far. */
  readonly totalDamageAttacker: Scalars['SafeInt']['output'];
  /** Damage the creature's side dealt so far. */
  readonly totalDamageTarget: Scalars['SafeInt']['output'];
  /** What happened. */
  readonly type: CombatEventType;
};

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

/** The effect that an event tells of. */
export type CombatProc = {
  /** Its picture. */
  readonly imageId: Scalars['String']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
};

/** How a combat stands. */
export type CombatResult =
  | 'draw'
  | 'loss'
  | 'ongoing'
  | 'win';

/** Somebody who fights at a side. */
export type CombatRetainer = {
  /** Its picture. */
  readonly imageId: Scalars['String']['output'];
  /** The retainer's item. */
  readonly itemId: Scalars['ID']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
};

/** One side of a combat. */
export type CombatSide =
  | 'attacker'
  | 'defender';

/** A content pack, by what tells it apart. */
export type ContentPackName = {
  /** Of what it says, 64 hex digits. */
  readonly hash: Scalars['String']['output'];
  /** Rises with every pack that is shipped. */
  readonly version: Scalars['Int']['output'];
};

/** Something about the content that is wrong, at one field of one record. */
export type ContentProblem = {
  /** The field, as a dotted path; empty for the whole record. */
  readonly field: Scalars['String']['output'];
  /** The record's id; empty for what concerns the whole kind. */
  readonly id: Scalars['ID']['output'];
  /** The record's kind; `start` for what new players begin with. */
  readonly kind: Scalars['String']['output'];
  /** What is wrong. */
  readonly message: Scalars['String']['output'];
  /** All of it in a sentence. */
  readonly sentence: Scalars['String']['output'];
  /** What lists show of the record. */
  readonly title: Scalars['String']['output'];
};

/** A newer content pack that came into the database, and what it met there. */
export type ContentUpgrade = {
  /** When it came. */
  readonly at: Scalars['DateTime']['output'];
  /** The version of the content that it made. */
  readonly contentVersion: Scalars['SafeInt']['output'];
  /** The pack that was there before; null where the database did not know. */
  readonly from: Maybe<ContentPackName>;
  /** The upgrade's id. */
  readonly id: Scalars['ID']['output'];
  /** What it did, record by record. */
  readonly notes: ReadonlyArray<ContentUpgradeNote>;
  /** What it came to, in a sentence. */
  readonly summary: Scalars['String']['output'];
  /** The pack that came. */
  readonly to: ContentPackName;
};

/** What an upgrade did with a record. */
export type ContentUpgradeEvent =
  /** It is new. */
  | 'added'
  /** Fields came from the pack. */
  | 'changed'
  /** Fields that were edited here stayed, although the pack has changed them too. */
  | 'conflict'
  /** It was deleted here and does not come back. */
  | 'deletedHere'
  /** Fields would have broken something, so they stayed as they were here. */
  | 'fellBack'
  /** The pack has it no more, so it was hidden. */
  | 'hidden'
  /** Fields that were edited here stayed. */
  | 'kept'
  /** It would have broken something, so it did not come. */
  | 'leftOut'
  /** The pack has it no more and nothing can name it, so it was removed. */
  | 'removed'
  /** It has another short name than in the pack. */
  | 'renamed'
  /** The pack has it no more, but it cannot go. */
  | 'stays';

/** What an upgrade did with one record. */
export type ContentUpgradeNote = {
  /** What it did. */
  readonly event: ContentUpgradeEvent;
  /** The fields it is about; empty for the whole record. */
  readonly fields: ReadonlyArray<Scalars['String']['output']>;
  /** The record's id; empty for `start`. */
  readonly id: Scalars['ID']['output'];
  /** The record's kind; `start` for what new players begin with. */
  readonly kind: Scalars['String']['output'];
  /** Why, or what came in its place; empty where that goes without saying. */
  readonly reason: Scalars['String']['output'];
  /** All of it in a sentence. */
  readonly sentence: Scalars['String']['output'];
  /** What lists show of the record. */
  readonly title: Scalars['String']['output'];
};

/** Some of an item that another is made of. */
export type CraftingMaterialInput = {
  /** How many. */
  readonly amount?: InputMaybe<Scalars['SafeInt']['input']>;
  /** Which item. The id of a item. */
  readonly itemId: Scalars['ID']['input'];
};

/** Some of an item that another is made of. */
export type CraftingMaterialRecord = {
  /** How many. */
  readonly amount: Scalars['SafeInt']['output'];
  /** Which item. The id of a item. */
  readonly itemId: Scalars['ID']['output'];
};

/** An amount of one currency. */
export type CurrencyEntry = {
  /** The currency's picture. */
  readonly imageId: Scalars['String']['output'];
  /** The currency's name. */
  readonly name: Scalars['String']['output'];
  /** The currency's short name, its key. */
  readonly shortName: Scalars['String']['output'];
  /** How much. */
  readonly value: Scalars['SafeInt']['output'];
};

/** An amount of one currency. */
export type CurrencyEntryInput = {
  /** The currency's picture; filled in by the server. The id of an image, or empty. */
  readonly imageId?: InputMaybe<Scalars['ID']['input']>;
  /** The currency's short name, or its name. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The currency's short name; the same as `name` when left out. */
  readonly shortName?: InputMaybe<Scalars['String']['input']>;
  /** How much. */
  readonly value?: InputMaybe<Scalars['SafeInt']['input']>;
};

/** An amount of one currency. */
export type CurrencyEntryRecord = {
  /** The currency's picture; filled in by the server. The id of an image, or empty. */
  readonly imageId: Scalars['ID']['output'];
  /** The currency's short name, or its name. */
  readonly name: Scalars['String']['output'];
  /** The currency's short name; the same as `name` when left out. */
  readonly shortName: Scalars['String']['output'];
  /** How much. */
  readonly value: Scalars['SafeInt']['output'];
};

/** A currency as an editor sends it. */
export type CurrencyInput = {
  /** A line about it. */
  readonly flavorText?: InputMaybe<Scalars['String']['input']>;
  /** Its picture. The id of an image, or empty. */
  readonly imageId?: InputMaybe<Scalars['ID']['input']>;
  /** Its name. */
  readonly name: Scalars['String']['input'];
  /** Its place in lists, lowest first. */
  readonly orderIndex?: InputMaybe<Scalars['SafeInt']['input']>;
  /** Its short name, unique within the kind. */
  readonly shortName: Scalars['String']['input'];
};

/** Something that is earned and paid with. As the CMS keeps it. */
export type CurrencyRecord = {
  /** A line about it. */
  readonly flavorText: Scalars['String']['output'];
  /** The record's id. */
  readonly id: Scalars['ID']['output'];
  /** Its picture. The id of an image, or empty. */
  readonly imageId: Scalars['ID']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Its place in lists, lowest first. */
  readonly orderIndex: Scalars['SafeInt']['output'];
  /** Rises with every change. */
  readonly revision: Scalars['Int']['output'];
  /** Its short name, unique within the kind. */
  readonly shortName: Scalars['String']['output'];
  /** When it was changed last. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** What changing a currency came to. */
export type CurrencyRecordPayload = {
  /** The currency after it. */
  readonly record: Maybe<CurrencyRecord>;
  /** Why not, if not. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The ground a player stands on. */
export type CurrentHuntingGround = {
  /** Its moving picture, or empty. */
  readonly animatedImageId: Scalars['String']['output'];
  /** A line about it. */
  readonly flavorText: Scalars['String']['output'];
  /** The record's id. */
  readonly id: Scalars['ID']['output'];
  /** Its picture. */
  readonly imageId: Scalars['String']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Its region. */
  readonly regionId: Scalars['ID']['output'];
  /** Its region's name. */
  readonly regionName: Scalars['String']['output'];
};

/** A damageType as an editor sends it. */
export type DamageTypeInput = {
  /** Its colour. */
  readonly colorHex?: InputMaybe<Scalars['String']['input']>;
  /** Its picture. The id of an image, or empty. */
  readonly imageId?: InputMaybe<Scalars['ID']['input']>;
  /** Its name. */
  readonly name: Scalars['String']['input'];
  /** Its short name, unique within the kind. */
  readonly shortName: Scalars['String']['input'];
};

/** A type of damage, such as fire. As the CMS keeps it. */
export type DamageTypeRecord = {
  /** Its colour. */
  readonly colorHex: Scalars['String']['output'];
  /** The record's id. */
  readonly id: Scalars['ID']['output'];
  /** Its picture. The id of an image, or empty. */
  readonly imageId: Scalars['ID']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Rises with every change. */
  readonly revision: Scalars['Int']['output'];
  /** Its short name, unique within the kind. */
  readonly shortName: Scalars['String']['output'];
  /** When it was changed last. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** What changing a damageType came to. */
export type DamageTypeRecordPayload = {
  /** The damageType after it. */
  readonly record: Maybe<DamageTypeRecord>;
  /** Why not, if not. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What deleting a record of the CMS came to. */
export type DeleteRecordPayload = {
  /** The id that is gone. */
  readonly deletedId: Maybe<Scalars['ID']['output']>;
  /** Why not, if not: `inUse`, `stale`, `notFound` or `indispensable`. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What taking a setting away came to. */
export type DeleteSettingPayload = {
  /** The id that is gone. */
  readonly deletedId: Maybe<Scalars['ID']['output']>;
  /** Why not, if not. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What it wears; the stats of it count in the fight. */
export type EnemyEquipmentInput = {
  /** What it wears. */
  readonly items?: InputMaybe<ReadonlyArray<EquipmentEntryInput>>;
};

/** What it wears; the stats of it count in the fight. */
export type EnemyEquipmentRecord = {
  /** What it wears. */
  readonly items: ReadonlyArray<EquipmentEntryRecord>;
};

/** A creature as a hunter meets it. */
export type EnemyInfo = {
  /** Its moving picture, or empty. */
  readonly animatedImageId: Scalars['String']['output'];
  /** A line about it. */
  readonly flavorText: Scalars['String']['output'];
  /** The record's id. */
  readonly id: Scalars['ID']['output'];
  /** Its picture. */
  readonly imageId: Scalars['String']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** How seldom it is met. */
  readonly rarity: Rarity;
  /** What beating it pays. */
  readonly reward: Reward;
  /** What kind of creature it is. */
  readonly type: EnemyType;
};

/** A enemy as an editor sends it. */
export type EnemyInput = {
  /** Its moving picture, shown in a loop. The id of an image, or empty. */
  readonly animatedImageId?: InputMaybe<Scalars['ID']['input']>;
  /** What beating it pays. */
  readonly currencies?: InputMaybe<ReadonlyArray<CurrencyEntryInput>>;
  /** How seldom it is met. The id of a rarity, or empty. */
  readonly enemyRarity?: InputMaybe<Scalars['ID']['input']>;
  /** What kind of creature it is. The id of a enemyType, or empty. */
  readonly enemyType?: InputMaybe<Scalars['ID']['input']>;
  /** What it wears; the stats of it count in the fight. */
  readonly equipment?: InputMaybe<EnemyEquipmentInput>;
  /** A line about it. */
  readonly flavorText?: InputMaybe<Scalars['String']['input']>;
  /** Its picture. The id of an image, or empty. */
  readonly imageId?: InputMaybe<Scalars['ID']['input']>;
  /** What may be found on it. */
  readonly loot?: InputMaybe<ReadonlyArray<LootEntryInput>>;
  /** Its name. */
  readonly name: Scalars['String']['input'];
  /** What a draw pays. */
  readonly refund?: InputMaybe<ReadonlyArray<CurrencyEntryInput>>;
  /** Its numbers. */
  readonly stats?: InputMaybe<ReadonlyArray<EnemyStatInput>>;
  /** Whether players see it. */
  readonly visible?: InputMaybe<Scalars['Boolean']['input']>;
  /** XP for beating it. */
  readonly xp?: InputMaybe<Scalars['SafeInt']['input']>;
};

/** A creature that is hunted. As the CMS keeps it. */
export type EnemyRecord = {
  /** Its moving picture, shown in a loop. The id of an image, or empty. */
  readonly animatedImageId: Scalars['ID']['output'];
  /** What beating it pays. */
  readonly currencies: ReadonlyArray<CurrencyEntryRecord>;
  /** How seldom it is met. The id of a rarity, or empty. */
  readonly enemyRarity: Scalars['ID']['output'];
  /** What kind of creature it is. The id of a enemyType, or empty. */
  readonly enemyType: Scalars['ID']['output'];
  /** What it wears; the stats of it count in the fight. */
  readonly equipment: EnemyEquipmentRecord;
  /** A line about it. */
  readonly flavorText: Scalars['String']['output'];
  /** The record's id. */
  readonly id: Scalars['ID']['output'];
  /** Its picture. The id of an image, or empty. */
  readonly imageId: Scalars['ID']['output'];
  /** What may be found on it. */
  readonly loot: ReadonlyArray<LootEntryRecord>;
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** What a draw pays. */
  readonly refund: ReadonlyArray<CurrencyEntryRecord>;
  /** Rises with every change. */
  readonly revision: Scalars['Int']['output'];
  /** Its numbers. */
  readonly stats: ReadonlyArray<EnemyStatRecord>;
  /** When it was changed last. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Whether players see it. */
  readonly visible: Scalars['Boolean']['output'];
  /** XP for beating it. */
  readonly xp: Scalars['SafeInt']['output'];
};

/** What changing a enemy came to. */
export type EnemyRecordPayload = {
  /** The enemy after it. */
  readonly record: Maybe<EnemyRecord>;
  /** Why not, if not. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The value of one stat. */
export type EnemyStatInput = {
  /** The stat's short name. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The chance of a proc in percent; 0 for a plain stat. */
  readonly procPercent?: InputMaybe<Scalars['Float']['input']>;
  /** The lowest value. */
  readonly value?: InputMaybe<Scalars['Float']['input']>;
  /** The highest value; the lowest one when left out. */
  readonly valueTo?: InputMaybe<Scalars['Float']['input']>;
};

/** The value of one stat. */
export type EnemyStatRecord = {
  /** The stat's short name. */
  readonly name: Scalars['String']['output'];
  /** The chance of a proc in percent; 0 for a plain stat. */
  readonly procPercent: Scalars['Float']['output'];
  /** The lowest value. */
  readonly value: Scalars['Float']['output'];
  /** The highest value; the lowest one when left out. */
  readonly valueTo: Scalars['Float']['output'];
};

/** A kind of creature. */
export type EnemyType = {
  /** The record's id. */
  readonly id: Scalars['ID']['output'];
  /** Its picture. */
  readonly imageId: Scalars['String']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Its short name. */
  readonly shortName: Scalars['String']['output'];
};

/** A enemyType as an editor sends it. */
export type EnemyTypeInput = {
  /** Its picture. The id of an image, or empty. */
  readonly imageId?: InputMaybe<Scalars['ID']['input']>;
  /** Its name. */
  readonly name: Scalars['String']['input'];
  /** Its place in lists, lowest first. */
  readonly orderIndex?: InputMaybe<Scalars['SafeInt']['input']>;
  /** Its short name, unique within the kind. */
  readonly shortName: Scalars['String']['input'];
};

/** A kind of creature, such as undead or dragons. As the CMS keeps it. */
export type EnemyTypeRecord = {
  /** The record's id. */
  readonly id: Scalars['ID']['output'];
  /** Its picture. The id of an image, or empty. */
  readonly imageId: Scalars['ID']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Its place in lists, lowest first. */
  readonly orderIndex: Scalars['SafeInt']['output'];
  /** Rises with every change. */
  readonly revision: Scalars['Int']['output'];
  /** Its short name, unique within the kind. */
  readonly shortName: Scalars['String']['output'];
  /** When it was changed last. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** What changing a enemyType came to. */
export type EnemyTypeRecordPayload = {
  /** The enemyType after it. */
  readonly record: Maybe<EnemyTypeRecord>;
  /** Why not, if not. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What a change of equipment answers. */
export type EquipPayload = {
  /** The player after it. */
  readonly me: Maybe<Me>;
  /** What to tell the player. */
  readonly message: Maybe<Scalars['String']['output']>;
  /** Why not, if not. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A thing the enemy wears. */
export type EquipmentEntryInput = {
  /** Which item. The id of a item. */
  readonly itemId: Scalars['ID']['input'];
  /** Short name or id of the item's type. */
  readonly itemType?: InputMaybe<Scalars['String']['input']>;
};

/** A thing the enemy wears. */
export type EquipmentEntryRecord = {
  /** Which item. The id of a item. */
  readonly itemId: Scalars['ID']['output'];
  /** Short name or id of the item's type. */
  readonly itemType: Scalars['String']['output'];
};

/** A place for a worn item. */
export type EquipmentSlot = {
  /** Zero-based place among the slots of that type. */
  readonly index: Scalars['Int']['output'];
  /** Whether the slot is closed to this player. */
  readonly isLocked: Scalars['Boolean']['output'];
  /** What is worn there. */
  readonly item: Maybe<Item>;
  /** Short name of the item type that fits. */
  readonly itemType: Scalars['String']['output'];
  /** The stat and value that open it, where it is locked. */
  readonly lockedBy: Maybe<SlotLock>;
};

/** What a player's combats are drawn from. Seed of combat n: HMAC-SHA-256, the seed's 64 digits as the key, over `<clientSeed>:<n>`. */
export type Fairness = {
  /** The player's part, empty until one is chosen. */
  readonly clientSeed: Scalars['String']['output'];
  /** Number of the first combat drawn from it. */
  readonly firstCombat: Scalars['SafeInt']['output'];
  /** SHA-256 of the seed that takes its place: fixed before the player chooses a part in it. Null for players of earlier days until they act. */
  readonly nextSeedHash: Maybe<Scalars['String']['output']>;
  /** The seeds before it, latest first, at most ten. */
  readonly past: ReadonlyArray<RevealedSeed>;
  /** SHA-256 of the 64 digits of the seed in use, which was fixed before its first combat. */
  readonly seedHash: Scalars['String']['output'];
};

/** One side of a combat as it stands now. */
export type Fighter = {
  /** Health left. */
  readonly health: Scalars['SafeInt']['output'];
  /** Its picture: the worn avatar or the enemy. */
  readonly imageId: Scalars['String']['output'];
  /** Whether it is the player. */
  readonly isPlayer: Scalars['Boolean']['output'];
  /** Health at the start. */
  readonly maxHealth: Scalars['SafeInt']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Who fights at its side. */
  readonly retainers: ReadonlyArray<CombatRetainer>;
};

/** Something to reach. */
export type Goal = {
  /** The creature of a mission. */
  readonly enemy: Maybe<EnemyInfo>;
  /** The ground that opens or where the creature lives. */
  readonly huntingGround: Maybe<CurrentHuntingGround>;
  /** The bait, equipment, key, ware or collection it is about. */
  readonly item: Maybe<Item>;
  /** The key that a ground demands beside XP. */
  readonly keyItem: Maybe<Item>;
  /** What kind of thing. */
  readonly kind: GoalKind;
  /** The material that is short. */
  readonly material: Maybe<Item>;
  /** What is still missing: XP, coins for bait or key, pieces of a material, creatures, trophies; 0 for what can be done at once. */
  readonly missing: Scalars['SafeInt']['output'];
  /** The name of the rank, item, ground, creature or collection; empty for the first hunt. */
  readonly name: Scalars['String']['output'];
  /** What reaching it gives. */
  readonly rewardItem: Maybe<Item>;
  /** XP still missing; 0 where XP are not what it takes. */
  readonly xpMissing: Scalars['SafeInt']['output'];
};

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

/** A creature of a hunting ground, and how often it was beaten. */
export type GrimoireEntry = {
  /** How likely it would come to the bait and hex worn now, 0 to 1; null without bait. */
  readonly chance: Maybe<Scalars['Float']['output']>;
  /** The creature. */
  readonly enemy: EnemyInfo;
  /** How often all players have, as of the latest seconds. */
  readonly globalTimesHunted: Scalars['SafeInt']['output'];
  /** How often the player has beaten it. */
  readonly playerTimesHunted: Scalars['SafeInt']['output'];
};

/** What a hunting call answers. */
export type HuntPayload = {
  /** The combat, with all events of the rounds so far. */
  readonly combat: Maybe<Combat>;
  /** The player after it. */
  readonly me: Maybe<Me>;
  /** Why not, if not. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A place to hunt. */
export type HuntingGround = {
  /** Its moving picture, or empty. */
  readonly animatedImageId: Scalars['String']['output'];
  /** What travelling there costs. */
  readonly currency: ReadonlyArray<CurrencyEntry>;
  /** A line about it. */
  readonly flavorText: Scalars['String']['output'];
  /** The record's id. */
  readonly id: Scalars['ID']['output'];
  /** Its picture. */
  readonly imageId: Scalars['String']['output'];
  /** The item that opens it. */
  readonly key: Maybe<Item>;
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Its region. */
  readonly regionId: Scalars['ID']['output'];
  /** Its place in the order. */
  readonly sequence: Scalars['Int']['output'];
  /** Baits that find other creatures here. */
  readonly specialBaitItem: ReadonlyArray<Item>;
  /** XP it demands. */
  readonly xpReqired: Scalars['SafeInt']['output'];
};

/** A huntingGround as an editor sends it. */
export type HuntingGroundInput = {
  /** Its moving picture. The id of an image, or empty. */
  readonly animatedImageId?: InputMaybe<Scalars['ID']['input']>;
  /** A line about it. */
  readonly flavorText?: InputMaybe<Scalars['String']['input']>;
  /** Its picture. The id of an image, or empty. */
  readonly imageId?: InputMaybe<Scalars['ID']['input']>;
  /** The item that opens it, or empty. The id of a item, or empty. */
  readonly keyId?: InputMaybe<Scalars['ID']['input']>;
  /** Its name. */
  readonly name: Scalars['String']['input'];
  /** The region it lies in. The id of a region. */
  readonly regionId: Scalars['ID']['input'];
  /** Its place in the order of its region, lowest first. */
  readonly sequence?: InputMaybe<Scalars['SafeInt']['input']>;
  /** Baits that find other creatures here. */
  readonly specialBaitItemId?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** What travelling there costs. */
  readonly travelCost?: InputMaybe<ReadonlyArray<CurrencyEntryInput>>;
  /** Whether players see it. */
  readonly visible?: InputMaybe<Scalars['Boolean']['input']>;
  /** XP demanded to enter it. */
  readonly xpReqired?: InputMaybe<Scalars['SafeInt']['input']>;
};

/** A place to hunt. As the CMS keeps it. */
export type HuntingGroundRecord = {
  /** Its moving picture. The id of an image, or empty. */
  readonly animatedImageId: Scalars['ID']['output'];
  /** A line about it. */
  readonly flavorText: Scalars['String']['output'];
  /** The record's id. */
  readonly id: Scalars['ID']['output'];
  /** Its picture. The id of an image, or empty. */
  readonly imageId: Scalars['ID']['output'];
  /** The item that opens it, or empty. The id of a item, or empty. */
  readonly keyId: Scalars['ID']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** The region it lies in. The id of a region. */
  readonly regionId: Scalars['ID']['output'];
  /** Rises with every change. */
  readonly revision: Scalars['Int']['output'];
  /** Its place in the order of its region, lowest first. */
  readonly sequence: Scalars['SafeInt']['output'];
  /** Baits that find other creatures here. */
  readonly specialBaitItemId: ReadonlyArray<Scalars['ID']['output']>;
  /** What travelling there costs. */
  readonly travelCost: ReadonlyArray<CurrencyEntryRecord>;
  /** When it was changed last. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Whether players see it. */
  readonly visible: Scalars['Boolean']['output'];
  /** XP demanded to enter it. */
  readonly xpReqired: Scalars['SafeInt']['output'];
};

/** What changing a huntingGround came to. */
export type HuntingGroundRecordPayload = {
  /** The huntingGround after it. */
  readonly record: Maybe<HuntingGroundRecord>;
  /** Why not, if not. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A huntingTable as an editor sends it. */
export type HuntingTableInput = {
  /** The slices, from 0 to 10,000. */
  readonly enemies?: InputMaybe<ReadonlyArray<TableSliceInput>>;
  /** The ground it belongs to. The id of a huntingGround. */
  readonly huntingGroundId: Scalars['ID']['input'];
  /** Its name. */
  readonly name: Scalars['String']['input'];
  /** 0 for ordinary bait; n for the n-th special bait of the ground. */
  readonly sequence?: InputMaybe<Scalars['SafeInt']['input']>;
};

/** Which enemies a hunting ground holds for a bait, and how often each is met. As the CMS keeps it. */
export type HuntingTableRecord = {
  /** The slices, from 0 to 10,000. */
  readonly enemies: ReadonlyArray<TableSliceRecord>;
  /** The ground it belongs to. The id of a huntingGround. */
  readonly huntingGroundId: Scalars['ID']['output'];
  /** The record's id. */
  readonly id: Scalars['ID']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Rises with every change. */
  readonly revision: Scalars['Int']['output'];
  /** 0 for ordinary bait; n for the n-th special bait of the ground. */
  readonly sequence: Scalars['SafeInt']['output'];
  /** When it was changed last. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** What changing a huntingTable came to. */
export type HuntingTableRecordPayload = {
  /** The huntingTable after it. */
  readonly record: Maybe<HuntingTableRecord>;
  /** Why not, if not. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A picture or moving picture that was uploaded or came with the content pack. Its bytes are at `/api/image/{id}`. */
export type Image = {
  /** Its size in bytes. */
  readonly bytes: Scalars['SafeInt']['output'];
  /** Its content type. */
  readonly contentType: Scalars['String']['output'];
  /** The image's id, as records name it. It is made of the content: what it leads to never changes. */
  readonly id: Scalars['ID']['output'];
};

/** An item owned. */
export type InventoryEntry = {
  /** How many, worn ones included. */
  readonly amount: Scalars['SafeInt']['output'];
  /** Whether it is worn in the setup in use. */
  readonly equipped: Scalars['Boolean']['output'];
  /** Which item. */
  readonly item: Item;
  /** The unclaimed collection that it is a trophy of, by name; null where there is none. */
  readonly wantedBy: Maybe<Scalars['String']['output']>;
};

/** A thing that can be owned, as players see it. */
export type Item = {
  /** Its moving picture, or empty. */
  readonly animatedImageId: Scalars['String']['output'];
  /** Whether it counts while it is owned, without being worn. */
  readonly countsWhileOwned: Scalars['Boolean']['output'];
  /** What one is made of. */
  readonly craftingMats: ReadonlyArray<ItemAmount>;
  /** A line about it. */
  readonly flavorText: Scalars['String']['output'];
  /** The record's id. */
  readonly id: Scalars['ID']['output'];
  /** Its picture. */
  readonly imageId: Scalars['String']['output'];
  /** Whether it can be worn. */
  readonly isEquipment: Scalars['Boolean']['output'];
  /** The name of its type, as `Weapon` or `Bait`. */
  readonly itemType: Scalars['String']['output'];
  /** The short name of its type, as `weapon` or `bait`. */
  readonly itemTypeShortName: Scalars['String']['output'];
  /** What merchants make of it. */
  readonly madeInto: ReadonlyArray<Item>;
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** The subscription it demands: 0 none, 1 silver, 2 gold, 3 platinum. */
  readonly needSub: Scalars['Int']['output'];
  /** What one costs; empty when it is crafted or found. */
  readonly price: ReadonlyArray<CurrencyEntry>;
  /** How seldom it is. */
  readonly rarity: Rarity;
  /** What the shop pays for one. */
  readonly refund: ReadonlyArray<CurrencyEntry>;
  /** XP demanded before it can be bought or worn. */
  readonly reqXP: Scalars['SafeInt']['output'];
  /** The kind of creature a retainer is. */
  readonly retainerCreatureType: Maybe<EnemyType>;
  /** What it changes when worn. */
  readonly stats: ReadonlyArray<StatEntry>;
  /** Whether only one can be owned. */
  readonly unique: Scalars['Boolean']['output'];
};

/** Some of an item. */
export type ItemAmount = {
  /** How many. */
  readonly amount: Scalars['SafeInt']['output'];
  /** Which item. */
  readonly item: Item;
};

/** A item as an editor sends it. */
export type ItemInput = {
  /** Its moving picture. The id of an image, or empty. */
  readonly animatedImageId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether the merchants sell or craft it. */
  readonly buyable?: InputMaybe<Scalars['Boolean']['input']>;
  /** The enemy it attracts; only for the type hex. The id of a enemy, or empty. */
  readonly canAttractEnemyId?: InputMaybe<Scalars['ID']['input']>;
  /** The kind of creature it attracts; only for the type hex. The id of a enemyType, or empty. */
  readonly canAttractEnemyType?: InputMaybe<Scalars['ID']['input']>;
  /** What one is made of. */
  readonly craftingMats?: InputMaybe<ReadonlyArray<CraftingMaterialInput>>;
  /** What kind of creature it is; only for the type retainer. The id of a enemyType, or empty. */
  readonly creatureType?: InputMaybe<Scalars['ID']['input']>;
  /** A line about it. */
  readonly flavorText?: InputMaybe<Scalars['String']['input']>;
  /** Its picture. The id of an image, or empty. */
  readonly imageId?: InputMaybe<Scalars['ID']['input']>;
  /** Its name. */
  readonly name: Scalars['String']['input'];
  /** The subscription it demands; 0 for none. */
  readonly needSub?: InputMaybe<Scalars['Int']['input']>;
  /** Whether it belongs to the premium shop. */
  readonly premiumShop?: InputMaybe<Scalars['Boolean']['input']>;
  /** What one costs. */
  readonly price?: InputMaybe<ReadonlyArray<CurrencyEntryInput>>;
  /** How seldom it is. The id of a rarity, or empty. */
  readonly rarity?: InputMaybe<Scalars['ID']['input']>;
  /** What the shop pays for one. */
  readonly refund?: InputMaybe<ReadonlyArray<CurrencyEntryInput>>;
  /** XP demanded before it can be bought or worn. */
  readonly reqXP?: InputMaybe<Scalars['SafeInt']['input']>;
  /** What it changes when worn. */
  readonly stats?: InputMaybe<ReadonlyArray<ItemStatInput>>;
  /** Whether players may pass it on. */
  readonly transferable?: InputMaybe<Scalars['Boolean']['input']>;
  /** The trophies that complete it; only for the type collection. */
  readonly trophieItemIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Its type. The id of a itemType, or empty. */
  readonly type?: InputMaybe<Scalars['ID']['input']>;
  /** Whether only one can be owned. */
  readonly unique?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether players see it in shops and catalogue. */
  readonly visible?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A thing that can be owned. As the CMS keeps it. */
export type ItemRecord = {
  /** Its moving picture. The id of an image, or empty. */
  readonly animatedImageId: Scalars['ID']['output'];
  /** Whether the merchants sell or craft it. */
  readonly buyable: Scalars['Boolean']['output'];
  /** The enemy it attracts; only for the type hex. The id of a enemy, or empty. */
  readonly canAttractEnemyId: Scalars['ID']['output'];
  /** The kind of creature it attracts; only for the type hex. The id of a enemyType, or empty. */
  readonly canAttractEnemyType: Scalars['ID']['output'];
  /** What one is made of. */
  readonly craftingMats: ReadonlyArray<CraftingMaterialRecord>;
  /** What kind of creature it is; only for the type retainer. The id of a enemyType, or empty. */
  readonly creatureType: Scalars['ID']['output'];
  /** A line about it. */
  readonly flavorText: Scalars['String']['output'];
  /** The record's id. */
  readonly id: Scalars['ID']['output'];
  /** Its picture. The id of an image, or empty. */
  readonly imageId: Scalars['ID']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** The subscription it demands; 0 for none. */
  readonly needSub: Scalars['Int']['output'];
  /** Whether it belongs to the premium shop. */
  readonly premiumShop: Scalars['Boolean']['output'];
  /** What one costs. */
  readonly price: ReadonlyArray<CurrencyEntryRecord>;
  /** How seldom it is. The id of a rarity, or empty. */
  readonly rarity: Scalars['ID']['output'];
  /** What the shop pays for one. */
  readonly refund: ReadonlyArray<CurrencyEntryRecord>;
  /** XP demanded before it can be bought or worn. */
  readonly reqXP: Scalars['SafeInt']['output'];
  /** Rises with every change. */
  readonly revision: Scalars['Int']['output'];
  /** What it changes when worn. */
  readonly stats: ReadonlyArray<ItemStatRecord>;
  /** Whether players may pass it on. */
  readonly transferable: Scalars['Boolean']['output'];
  /** The trophies that complete it; only for the type collection. */
  readonly trophieItemIds: ReadonlyArray<Scalars['ID']['output']>;
  /** Its type. The id of a itemType, or empty. */
  readonly type: Scalars['ID']['output'];
  /** Whether only one can be owned. */
  readonly unique: Scalars['Boolean']['output'];
  /** When it was changed last. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Whether players see it in shops and catalogue. */
  readonly visible: Scalars['Boolean']['output'];
};

/** What changing a item came to. */
export type ItemRecordPayload = {
  /** The item after it. */
  readonly record: Maybe<ItemRecord>;
  /** Why not, if not. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** The value of one stat. */
export type ItemStatInput = {
  /** The chance of a proc in percent; 0 for a plain stat. */
  readonly procPercent?: InputMaybe<Scalars['Float']['input']>;
  /** The stat's short name. */
  readonly shortName?: InputMaybe<Scalars['String']['input']>;
  /** The lowest value; true or false for a yes/no stat. */
  readonly valueFrom?: InputMaybe<Scalars['Float']['input']>;
  /** The highest value; the lowest one when left out. */
  readonly valueTo?: InputMaybe<Scalars['Float']['input']>;
};

/** The value of one stat. */
export type ItemStatRecord = {
  /** The chance of a proc in percent; 0 for a plain stat. */
  readonly procPercent: Scalars['Float']['output'];
  /** The stat's short name. */
  readonly shortName: Scalars['String']['output'];
  /** The lowest value; true or false for a yes/no stat. */
  readonly valueFrom: Scalars['Float']['output'];
  /** The highest value; the lowest one when left out. */
  readonly valueTo: Scalars['Float']['output'];
};

/** A itemType as an editor sends it. */
export type ItemTypeInput = {
  /** Whether such items are special and count while they are only in the inventory. */
  readonly alwaysEquipped?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its picture. The id of an image, or empty. */
  readonly imageId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether such items can be worn. */
  readonly isEquipment?: InputMaybe<Scalars['Boolean']['input']>;
  /** How many items of the type can be worn at once. */
  readonly itemTypeSlots?: InputMaybe<Scalars['SafeInt']['input']>;
  /** Its name. */
  readonly name: Scalars['String']['input'];
  /** Its place in lists, lowest first. */
  readonly orderIndex?: InputMaybe<Scalars['SafeInt']['input']>;
  /** Its short name, unique within the kind. */
  readonly shortName: Scalars['String']['input'];
};

/** A type of item; its short name decides what the game does with such items. As the CMS keeps it. */
export type ItemTypeRecord = {
  /** Whether such items are special and count while they are only in the inventory. */
  readonly alwaysEquipped: Scalars['Boolean']['output'];
  /** The record's id. */
  readonly id: Scalars['ID']['output'];
  /** Its picture. The id of an image, or empty. */
  readonly imageId: Scalars['ID']['output'];
  /** Whether such items can be worn. */
  readonly isEquipment: Scalars['Boolean']['output'];
  /** How many items of the type can be worn at once. */
  readonly itemTypeSlots: Scalars['SafeInt']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Its place in lists, lowest first. */
  readonly orderIndex: Scalars['SafeInt']['output'];
  /** Rises with every change. */
  readonly revision: Scalars['Int']['output'];
  /** Its short name, unique within the kind. */
  readonly shortName: Scalars['String']['output'];
  /** When it was changed last. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** What changing a itemType came to. */
export type ItemTypeRecordPayload = {
  /** The itemType after it. */
  readonly record: Maybe<ItemTypeRecord>;
  /** Why not, if not. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A hunt as the journal keeps it. */
export type JournalCombat = {
  /** The creature. */
  readonly enemyInfo: EnemyInfo;
  /** What made it special. */
  readonly modifiers: ReadonlyArray<CombatModifier>;
  /** How it ended. */
  readonly result: CombatResult;
  /** Who fought beside the player, as they were worn. */
  readonly retainers: ReadonlyArray<Item>;
};

/** A page of the journal. */
export type JournalConnection = {
  /** The entries with their cursors. */
  readonly edges: ReadonlyArray<JournalEdge>;
  /** Where the page stands. */
  readonly pageInfo: PageInfo;
};

/** An entry and its place. */
export type JournalEdge = {
  /** The entry's place; give it as `after` to go on behind it. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: JournalEntry;
};

/** One thing that happened. */
export type JournalEntry = {
  /** The hunt, for a combat. */
  readonly combat: Maybe<JournalCombat>;
  /** The ground travelled to, for a travel. */
  readonly huntingGround: Maybe<CurrentHuntingGround>;
  /** Player and sequence, unique. */
  readonly id: Scalars['ID']['output'];
  /** Whether a retainer hunted alone. */
  readonly isAutoHunt: Scalars['Boolean']['output'];
  /** The text of a system message, in the language of the call. */
  readonly message: Maybe<Scalars['String']['output']>;
  /** What was hunted for a mission, as `Ghoul 12 / 12, Wolf 3 / 3`. */
  readonly progress: Maybe<Scalars['String']['output']>;
  /** The rank reached, for a rank. */
  readonly rankName: Maybe<Scalars['String']['output']>;
  /** What came with it. */
  readonly reward: Maybe<Reward>;
  /** When it happened. */
  readonly timestamp: Scalars['DateTime']['output'];
  /** What it tells of. */
  readonly type: JournalEntryType;
};

/** What a journal entry tells of. */
export type JournalEntryType =
  | 'combat'
  | 'missionReward'
  | 'noBait'
  | 'rankUp'
  | 'systemMessage'
  | 'travel';

/** A page of the ladder, as of the latest second. */
export type LadderPage = {
  /** Rows above it. */
  readonly offset: Scalars['SafeInt']['output'];
  /** Its rows, fifty at most; with equal XP the older account stands first. */
  readonly rows: ReadonlyArray<LadderRow>;
  /** Rows of the whole ladder. */
  readonly total: Scalars['SafeInt']['output'];
};

/** A player on the ladder. */
export type LadderRow = {
  /** The picture of the worn avatar, or empty. */
  readonly avatarImageID: Scalars['String']['output'];
  /** The account's id. */
  readonly id: Scalars['ID']['output'];
  /** Whether it is the player who asks. */
  readonly isOwn: Scalars['Boolean']['output'];
  /** The place; equal XP shares one. */
  readonly ladderRank: Scalars['SafeInt']['output'];
  /** The account's name. */
  readonly name: Scalars['String']['output'];
  /** Experience points. */
  readonly xp: Scalars['SafeInt']['output'];
};

/** Who wants to log in. */
export type LoginInput = {
  /** SHA-256 of the password, 64 hex digits in lower case. */
  readonly password: Scalars['String']['input'];
  /** The name, in any case. */
  readonly username: Scalars['String']['input'];
};

/** What `login` answers. */
export type LoginPayload = {
  /** The bearer token of the new session. */
  readonly accessToken: Maybe<Scalars['String']['output']>;
  /** Why not, if not. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** The account that logged in. */
  readonly viewer: Maybe<Viewer>;
};

/** What `logout` answers. */
export type LogoutPayload = {
  /** Why not, if not. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A thing that may be found on the enemy. */
export type LootEntryInput = {
  /** The most there can be; the fewest when left out. */
  readonly amountMax?: InputMaybe<Scalars['SafeInt']['input']>;
  /** The fewest there can be. */
  readonly amountMin?: InputMaybe<Scalars['SafeInt']['input']>;
  /** How likely it is, in percent. */
  readonly dropChance?: InputMaybe<Scalars['Float']['input']>;
  /** Which item. The id of a item. */
  readonly itemId: Scalars['ID']['input'];
};

/** A thing that may be found on the enemy. */
export type LootEntryRecord = {
  /** The most there can be; the fewest when left out. */
  readonly amountMax: Scalars['SafeInt']['output'];
  /** The fewest there can be. */
  readonly amountMin: Scalars['SafeInt']['output'];
  /** How likely it is, in percent. */
  readonly dropChance: Scalars['Float']['output'];
  /** Which item. The id of a item. */
  readonly itemId: Scalars['ID']['output'];
};

/** A player, as the player sees it. */
export type Me = {
  /** The setup in use, zero-based. */
  readonly activeEquipmentSlot: Scalars['Int']['output'];
  /** The bait that the next hunt uses, and how many are left. */
  readonly bait: Maybe<ItemAmount>;
  /** Coffin hunts that can be made now. */
  readonly coffinCharges: Scalars['Int']['output'];
  /** The combat that is open, or the last one while its result was not followed by another; null before the first hunt. */
  readonly combat: Maybe<Combat>;
  /** How long the wait between hunts is with the worn equipment, in seconds. */
  readonly cooldownSeconds: Scalars['Float']['output'];
  /** Every currency, in the CMS's order, also those at 0. */
  readonly currencies: ReadonlyArray<CurrencyEntry>;
  /** Where the player stands. */
  readonly currentHuntingGround: CurrentHuntingGround;
  /** The name of the present rank. */
  readonly currentRank: Scalars['String']['output'];
  /** XP at which the present rank began. */
  readonly currentRankXP: Scalars['SafeInt']['output'];
  /** The account's e-mail address. */
  readonly email: Scalars['String']['output'];
  /** What the player's combats are drawn from, as far as it may be seen; null before the first of them. */
  readonly fairness: Maybe<Fairness>;
  /** What is worth doing, the nearest first; at most one of each kind but for collections to claim. */
  readonly goals: ReadonlyArray<Goal>;
  /** The account's id. */
  readonly id: Scalars['ID']['output'];
  /** Everything owned, highest required XP first. */
  readonly inventory: ReadonlyArray<InventoryEntry>;
  /** The exact place on the ladder; equal XP shares a place. */
  readonly ladderRank: Scalars['SafeInt']['output'];
  /** Most charges the worn coffin holds; 0 without a coffin. */
  readonly maxCoffinCharges: Scalars['Int']['output'];
  /** What the player is asked to hunt. */
  readonly mission: Mission;
  /** The account's name, whole. */
  readonly name: Scalars['String']['output'];
  /** When the next hunt may start; in the past when it may start now. */
  readonly nextAllowedHunt: Scalars['DateTime']['output'];
  /** When a retainer hunts next by itself; in the past while an open fight makes it wait. Null where no retainer counts. */
  readonly nextAutoHunt: Maybe<Scalars['DateTime']['output']>;
  /** When the coffin gains its next charge; in the past when it is full or none is worn. */
  readonly nextCoffinRecharge: Scalars['DateTime']['output'];
  /** What is worth reaching next: the first of `goals`. */
  readonly nextGoal: Maybe<Goal>;
  /** XP at which the next rank begins; the present XP at the last rank. */
  readonly nextRankXP: Scalars['SafeInt']['output'];
  /** The server's clock when this was answered. */
  readonly now: Scalars['DateTime']['output'];
  /** Rises with every change of the player. */
  readonly revision: Scalars['SafeInt']['output'];
  /** What the account may do. */
  readonly role: Role;
  /** What is worn, slot by slot, with the reason where a slot is locked. */
  readonly slots: ReadonlyArray<EquipmentSlot>;
  /** Every stat with the worn equipment counted in, also those at 0; with `carried` without the procs that nothing worn carries. */
  readonly stats: ReadonlyArray<StatEntry>;
  /** How many of the ten setups are open. */
  readonly unlockedEquipmentSlots: Scalars['Int']['output'];
  /** Experience points, for ever growing. */
  readonly xp: Scalars['SafeInt']['output'];
};


/** A player, as the player sees it. */
export type MeStatsArgs = {
  carried?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A place that sells. */
export type Merchant =
  | 'armory'
  | 'crypt'
  | 'jewel'
  | 'mercatus'
  | 'sanctum'
  | 'stable'
  | 'weaponMaster';

/** Creatures to hunt within a window of time, and what that pays. */
export type Mission = {
  /** When its window ends, and the next one begins; null where there is no mission. */
  readonly endsAt: Maybe<Scalars['DateTime']['output']>;
  /** Where its creatures live; null where there is no mission. */
  readonly huntingGround: Maybe<CurrentHuntingGround>;
  /** What to hunt, from common to boss; all met in a completed mission. */
  readonly objectives: ReadonlyArray<MissionObjective>;
  /** What comes with the last objective. */
  readonly reward: Maybe<Reward>;
  /** When its window began; null where there is no mission. */
  readonly startsAt: Maybe<Scalars['DateTime']['output']>;
  /** How far it is. */
  readonly status: MissionStatus;
};

/** A creature to hunt, and how often. */
export type MissionObjective = {
  /** How often the player has beaten it for this mission, at most `goal`. */
  readonly caught: Scalars['Int']['output'];
  /** The creature. */
  readonly enemy: EnemyInfo;
  /** How often it is asked for. */
  readonly goal: Scalars['Int']['output'];
  /** How often the player has beaten it in all. */
  readonly playerTimesHunted: Scalars['SafeInt']['output'];
};

/** How far a mission is. */
export type MissionStatus =
  /** Its reward was given; the next one comes with the next window. */
  | 'completed'
  /** There is none: the player can go nowhere where anything lives. */
  | 'none'
  /** It can be worked on. */
  | 'running';

export type Mutation = {
  /** Makes a registered account a user. Refused with `tokenInvalid` or `tokenExpired`. */
  readonly activateAccount: ActivateAccountPayload;
  /** Buys, crafts, tames or binds. All or nothing. Refused with `cannotAfford`, `missingMaterials`, `alreadyOwned`, `notForSale`, `xpTooLow`, `subscriptionTooLow`, `amountInvalid`. */
  readonly buy: TradePayload;
  /** Switches to another setup, zero-based. Refused with `setupLocked`. */
  readonly changeEquipmentSet: EquipPayload;
  /** Claims a collection whose trophies are all owned; they stay with the player. Refused with `notACollection`, `alreadyOwned`, `trophiesMissing`. */
  readonly claimCollection: ClaimCollectionPayload;
  /** Remembers that the welcome was read. */
  readonly closeWelcome: CloseWelcomePayload;
  /** As `hunt`, with a coffin charge in place of the cooldown. Refused with `coffinMissing`, `coffinEmpty`, `noBait`. */
  readonly coffinHunt: HuntPayload;
  /** Adds a currency. For admins. Refused with `invalidInput` or `shortNameTaken`. */
  readonly createCurrency: CurrencyRecordPayload;
  /** Adds a damageType. For admins. Refused with `invalidInput` or `shortNameTaken`. */
  readonly createDamageType: DamageTypeRecordPayload;
  /** Adds a enemy. For admins. Refused with `invalidInput` or `shortNameTaken`. */
  readonly createEnemy: EnemyRecordPayload;
  /** Adds a enemyType. For admins. Refused with `invalidInput` or `shortNameTaken`. */
  readonly createEnemyType: EnemyTypeRecordPayload;
  /** Adds a huntingGround. For admins. Refused with `invalidInput` or `shortNameTaken`. */
  readonly createHuntingGround: HuntingGroundRecordPayload;
  /** Adds a huntingTable. For admins. Refused with `invalidInput` or `shortNameTaken`. */
  readonly createHuntingTable: HuntingTableRecordPayload;
  /** Adds a item. For admins. Refused with `invalidInput` or `shortNameTaken`. */
  readonly createItem: ItemRecordPayload;
  /** Adds a itemType. For admins. Refused with `invalidInput` or `shortNameTaken`. */
  readonly createItemType: ItemTypeRecordPayload;
  /** Adds a news. For admins. Refused with `invalidInput` or `shortNameTaken`. */
  readonly createNews: NewsRecordPayload;
  /** Adds a premiumPackage. For admins. Refused with `invalidInput` or `shortNameTaken`. */
  readonly createPremiumPackage: PremiumPackageRecordPayload;
  /** Adds a procEventType. For admins. Refused with `invalidInput` or `shortNameTaken`. */
  readonly createProcEventType: ProcEventTypeRecordPayload;
  /** Adds a procType. For admins. Refused with `invalidInput` or `shortNameTaken`. */
  readonly createProcType: ProcTypeRecordPayload;
  /** Adds a rank. For admins. Refused with `invalidInput` or `shortNameTaken`. */
  readonly createRank: RankRecordPayload;
  /** Adds a rarity. For admins. Refused with `invalidInput` or `shortNameTaken`. */
  readonly createRarity: RarityRecordPayload;
  /** Adds a region. For admins. Refused with `invalidInput` or `shortNameTaken`. */
  readonly createRegion: RegionRecordPayload;
  /** Adds a stat. For admins. Refused with `invalidInput` or `shortNameTaken`. */
  readonly createStat: StatRecordPayload;
  /** Deletes a currency that nothing refers to. For admins. Refused with `inUse`. */
  readonly deleteCurrency: DeleteRecordPayload;
  /** Deletes a damageType that nothing refers to. For admins. Refused with `inUse`. */
  readonly deleteDamageType: DeleteRecordPayload;
  /** Deletes a enemy that nothing refers to. For admins. Refused with `inUse`. */
  readonly deleteEnemy: DeleteRecordPayload;
  /** Deletes a enemyType that nothing refers to. For admins. Refused with `inUse`. */
  readonly deleteEnemyType: DeleteRecordPayload;
  /** Deletes a huntingGround that nothing refers to. For admins. Refused with `inUse`. */
  readonly deleteHuntingGround: DeleteRecordPayload;
  /** Deletes a huntingTable that nothing refers to. For admins. Refused with `inUse`. */
  readonly deleteHuntingTable: DeleteRecordPayload;
  /** Deletes a item that nothing refers to. For admins. Refused with `inUse`. */
  readonly deleteItem: DeleteRecordPayload;
  /** Deletes a itemType that nothing refers to. For admins. Refused with `inUse`. */
  readonly deleteItemType: DeleteRecordPayload;
  /** Deletes a news that nothing refers to. For admins. Refused with `inUse`. */
  readonly deleteNews: DeleteRecordPayload;
  /** Deletes a premiumPackage that nothing refers to. For admins. Refused with `inUse`. */
  readonly deletePremiumPackage: DeleteRecordPayload;
  /** Deletes a procEventType that nothing refers to. For admins. Refused with `inUse`. */
  readonly deleteProcEventType: DeleteRecordPayload;
  /** Deletes a procType that nothing refers to. For admins. Refused with `inUse`. */
  readonly deleteProcType: DeleteRecordPayload;
  /** Deletes a rank that nothing refers to. For admins. Refused with `inUse`. */
  readonly deleteRank: DeleteRecordPayload;
  /** Deletes a rarity that nothing refers to. For admins. Refused with `inUse`. */
  readonly deleteRarity: DeleteRecordPayload;
  /** Deletes a region that nothing refers to. For admins. Refused with `inUse`. */
  readonly deleteRegion: DeleteRecordPayload;
  /** Takes a setting away, so that its default holds again. For admins. */
  readonly deleteSetting: DeleteSettingPayload;
  /** Deletes a stat that nothing refers to. For admins. Refused with `inUse`. */
  readonly deleteStat: DeleteRecordPayload;
  /** Puts an owned item on; what was in its slot goes back to the inventory. Refused with `notOwned`, `notEquipment`, `slotLocked`, `xpTooLow`, `subscriptionTooLow`. */
  readonly equip: EquipPayload;
  /** Starts a hunt, or plays the next round of the open combat. With `round`, a repeat answers the same again. Refused with `huntTooEarly`, `noBait`, `noEnemy`. */
  readonly hunt: HuntPayload;
  /** Opens a session. Refused with `loginFailed` or `tooManyAttempts`. */
  readonly login: LoginPayload;
  /** Ends the session that asks. Harmless without one. */
  readonly logout: LogoutPayload;
  /** Starts a hunt if none is open and plays it to its end. */
  readonly quickHunt: HuntPayload;
  /** Creates an account and mails its activation link. Refused with `nameTaken`, `emailTaken`, `nameInvalid`, `emailInvalid`, `passwordTooCommon`, `registrationClosed`. */
  readonly register: RegisterPayload;
  /** Mails a link that gets a new password, valid for one hour. Refused with `nameUnknown` or `mailFailed`. */
  readonly requestPasswordReset: PasswordResetPayload;
  /** Mails the activation link again to the account that asks. */
  readonly resendActivationMail: ResendActivationMailPayload;
  /** Mails a new password to the account that a mailed token stands for, and ends all its sessions. Refused with `tokenInvalid` or `mailFailed`. */
  readonly retrievePassword: PasswordResetPayload;
  /** Reveals the seed that combats were drawn from and takes the next one, with a part that the player chooses. Refused with `combatOpen`. */
  readonly rotateSeed: RotateSeedPayload;
  /** Sets a key. Refused with `unknownSetting` or `invalidValue`. For admins. */
  readonly saveSetting: SaveSettingPayload;
  /** Sells at the item's refund. Refused with `notOwned`, `isEquipped`, `notSellable`, `amountInvalid`. */
  readonly sell: TradePayload;
  /** Takes the gift of a piece of news, once a player. Refused with `unknownNews`, `noGift`, `giftTaken`, `alreadyOwned`. */
  readonly takeGift: TakeGiftPayload;
  /** Moves the player to a hunting ground. Refused with `unknownGround`, `alreadyThere`, `xpTooLow`, `keyMissing`, `cannotAfford`, `combatOpen`. */
  readonly travel: TravelPayload;
  /** Takes a worn item off. Refused with `notEquipped`. */
  readonly unequip: EquipPayload;
  /** Replaces a currency; what is left out goes to its default. With the revision that was edited, refused with `stale` where somebody was faster. For admins. */
  readonly updateCurrency: CurrencyRecordPayload;
  /** Replaces a damageType; what is left out goes to its default. With the revision that was edited, refused with `stale` where somebody was faster. For admins. */
  readonly updateDamageType: DamageTypeRecordPayload;
  /** Changes the address of the account that asks. Refused with `passwordWrong`, `tooManyAttempts`, `emailInvalid`, `emailTaken`. */
  readonly updateEmail: UpdateAccountPayload;
  /** Replaces a enemy; what is left out goes to its default. With the revision that was edited, refused with `stale` where somebody was faster. For admins. */
  readonly updateEnemy: EnemyRecordPayload;
  /** Replaces a enemyType; what is left out goes to its default. With the revision that was edited, refused with `stale` where somebody was faster. For admins. */
  readonly updateEnemyType: EnemyTypeRecordPayload;
  /** Replaces a huntingGround; what is left out goes to its default. With the revision that was edited, refused with `stale` where somebody was faster. For admins. */
  readonly updateHuntingGround: HuntingGroundRecordPayload;
  /** Replaces a huntingTable; what is left out goes to its default. With the revision that was edited, refused with `stale` where somebody was faster. For admins. */
  readonly updateHuntingTable: HuntingTableRecordPayload;
  /** Replaces a item; what is left out goes to its default. With the revision that was edited, refused with `stale` where somebody was faster. For admins. */
  readonly updateItem: ItemRecordPayload;
  /** Replaces a itemType; what is left out goes to its default. With the revision that was edited, refused with `stale` where somebody was faster. For admins. */
  readonly updateItemType: ItemTypeRecordPayload;
  /** Replaces a news; what is left out goes to its default. With the revision that was edited, refused with `stale` where somebody was faster. For admins. */
  readonly updateNews: NewsRecordPayload;
  /** Changes the password of the account that asks and ends its other sessions. Refused with `passwordWrong`, `tooManyAttempts`, `passwordTooCommon`. */
  readonly updatePassword: UpdateAccountPayload;
  /** Replaces a premiumPackage; what is left out goes to its default. With the revision that was edited, refused with `stale` where somebody was faster. For admins. */
  readonly updatePremiumPackage: PremiumPackageRecordPayload;
  /** Replaces a procEventType; what is left out goes to its default. With the revision that was edited, refused with `stale` where somebody was faster. For admins. */
  readonly updateProcEventType: ProcEventTypeRecordPayload;
  /** Replaces a procType; what is left out goes to its default. With the revision that was edited, refused with `stale` where somebody was faster. For admins. */
  readonly updateProcType: ProcTypeRecordPayload;
  /** Replaces a rank; what is left out goes to its default. With the revision that was edited, refused with `stale` where somebody was faster. For admins. */
  readonly updateRank: RankRecordPayload;
  /** Replaces a rarity; what is left out goes to its default. With the revision that was edited, refused with `stale` where somebody was faster. For admins. */
  readonly updateRarity: RarityRecordPayload;
  /** Replaces a region; what is left out goes to its default. With the revision that was edited, refused with `stale` where somebody was faster. For admins. */
  readonly updateRegion: RegionRecordPayload;
  /** Replaces a stat; what is left out goes to its default. With the revision that was edited, refused with `stale` where somebody was faster. For admins. */
  readonly updateStat: StatRecordPayload;
};


export type MutationActivateAccountArgs = {
  token: Scalars['String']['input'];
};


export type MutationBuyArgs = {
  amount: Scalars['Int']['input'];
  itemId: Scalars['ID']['input'];
};


export type MutationChangeEquipmentSetArgs = {
  index: Scalars['Int']['input'];
};


export type MutationClaimCollectionArgs = {
  collectionId: Scalars['ID']['input'];
};


export type MutationCoffinHuntArgs = {
  round: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCreateCurrencyArgs = {
  input: CurrencyInput;
};


export type MutationCreateDamageTypeArgs = {
  input: DamageTypeInput;
};


export type MutationCreateEnemyArgs = {
  input: EnemyInput;
};


export type MutationCreateEnemyTypeArgs = {
  input: EnemyTypeInput;
};


export type MutationCreateHuntingGroundArgs = {
  input: HuntingGroundInput;
};


export type MutationCreateHuntingTableArgs = {
  input: HuntingTableInput;
};


export type MutationCreateItemArgs = {
  input: ItemInput;
};


export type MutationCreateItemTypeArgs = {
  input: ItemTypeInput;
};


export type MutationCreateNewsArgs = {
  input: NewsInput;
};


export type MutationCreatePremiumPackageArgs = {
  input: PremiumPackageInput;
};


export type MutationCreateProcEventTypeArgs = {
  input: ProcEventTypeInput;
};


export type MutationCreateProcTypeArgs = {
  input: ProcTypeInput;
};


export type MutationCreateRankArgs = {
  input: RankInput;
};


export type MutationCreateRarityArgs = {
  input: RarityInput;
};


export type MutationCreateRegionArgs = {
  input: RegionInput;
};


export type MutationCreateStatArgs = {
  input: StatInput;
};


export type MutationDeleteCurrencyArgs = {
  id: Scalars['ID']['input'];
  revision: InputMaybe<Scalars['Int']['input']>;
};


export type MutationDeleteDamageTypeArgs = {
  id: Scalars['ID']['input'];
  revision: InputMaybe<Scalars['Int']['input']>;
};


export type MutationDeleteEnemyArgs = {
  id: Scalars['ID']['input'];
  revision: InputMaybe<Scalars['Int']['input']>;
};


export type MutationDeleteEnemyTypeArgs = {
  id: Scalars['ID']['input'];
  revision: InputMaybe<Scalars['Int']['input']>;
};


export type MutationDeleteHuntingGroundArgs = {
  id: Scalars['ID']['input'];
  revision: InputMaybe<Scalars['Int']['input']>;
};


export type MutationDeleteHuntingTableArgs = {
  id: Scalars['ID']['input'];
  revision: InputMaybe<Scalars['Int']['input']>;
};


export type MutationDeleteItemArgs = {
  id: Scalars['ID']['input'];
  revision: InputMaybe<Scalars['Int']['input']>;
};


export type MutationDeleteItemTypeArgs = {
  id: Scalars['ID']['input'];
  revision: InputMaybe<Scalars['Int']['input']>;
};


export type MutationDeleteNewsArgs = {
  id: Scalars['ID']['input'];
  revision: InputMaybe<Scalars['Int']['input']>;
};


export type MutationDeletePremiumPackageArgs = {
  id: Scalars['ID']['input'];
  revision: InputMaybe<Scalars['Int']['input']>;
};


export type MutationDeleteProcEventTypeArgs = {
  id: Scalars['ID']['input'];
  revision: InputMaybe<Scalars['Int']['input']>;
};


export type MutationDeleteProcTypeArgs = {
  id: Scalars['ID']['input'];
  revision: InputMaybe<Scalars['Int']['input']>;
};


export type MutationDeleteRankArgs = {
  id: Scalars['ID']['input'];
  revision: InputMaybe<Scalars['Int']['input']>;
};


export type MutationDeleteRarityArgs = {
  id: Scalars['ID']['input'];
  revision: InputMaybe<Scalars['Int']['input']>;
};


export type MutationDeleteRegionArgs = {
  id: Scalars['ID']['input'];
  revision: InputMaybe<Scalars['Int']['input']>;
};


export type MutationDeleteSettingArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteStatArgs = {
  id: Scalars['ID']['input'];
  revision: InputMaybe<Scalars['Int']['input']>;
};


export type MutationEquipArgs = {
  itemId: Scalars['ID']['input'];
};


export type MutationHuntArgs = {
  round: InputMaybe<Scalars['Int']['input']>;
};


export type MutationLoginArgs = {
  input: LoginInput;
};


export type MutationRegisterArgs = {
  input: RegisterInput;
};


export type MutationRequestPasswordResetArgs = {
  username: Scalars['String']['input'];
};


export type MutationRetrievePasswordArgs = {
  token: Scalars['String']['input'];
};


export type MutationRotateSeedArgs = {
  clientSeed: InputMaybe<Scalars['String']['input']>;
};


export type MutationSaveSettingArgs = {
  key: Scalars['String']['input'];
  value: Scalars['String']['input'];
};


export type MutationSellArgs = {
  amount: Scalars['Int']['input'];
  itemId: Scalars['ID']['input'];
};


export type MutationTakeGiftArgs = {
  newsId: Scalars['ID']['input'];
};


export type MutationTravelArgs = {
  huntingGroundId: Scalars['ID']['input'];
};


export type MutationUnequipArgs = {
  itemId: Scalars['ID']['input'];
};


export type MutationUpdateCurrencyArgs = {
  id: Scalars['ID']['input'];
  input: CurrencyInput;
  revision: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateDamageTypeArgs = {
  id: Scalars['ID']['input'];
  input: DamageTypeInput;
  revision: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateEmailArgs = {
  input: UpdateEmailInput;
};


export type MutationUpdateEnemyArgs = {
  id: Scalars['ID']['input'];
  input: EnemyInput;
  revision: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateEnemyTypeArgs = {
  id: Scalars['ID']['input'];
  input: EnemyTypeInput;
  revision: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateHuntingGroundArgs = {
  id: Scalars['ID']['input'];
  input: HuntingGroundInput;
  revision: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateHuntingTableArgs = {
  id: Scalars['ID']['input'];
  input: HuntingTableInput;
  revision: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateItemArgs = {
  id: Scalars['ID']['input'];
  input: ItemInput;
  revision: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateItemTypeArgs = {
  id: Scalars['ID']['input'];
  input: ItemTypeInput;
  revision: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateNewsArgs = {
  id: Scalars['ID']['input'];
  input: NewsInput;
  revision: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdatePasswordArgs = {
  input: UpdatePasswordInput;
};


export type MutationUpdatePremiumPackageArgs = {
  id: Scalars['ID']['input'];
  input: PremiumPackageInput;
  revision: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateProcEventTypeArgs = {
  id: Scalars['ID']['input'];
  input: ProcEventTypeInput;
  revision: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateProcTypeArgs = {
  id: Scalars['ID']['input'];
  input: ProcTypeInput;
  revision: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateRankArgs = {
  id: Scalars['ID']['input'];
  input: RankInput;
  revision: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateRarityArgs = {
  id: Scalars['ID']['input'];
  input: RarityInput;
  revision: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateRegionArgs = {
  id: Scalars['ID']['input'];
  input: RegionInput;
  revision: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateStatArgs = {
  id: Scalars['ID']['input'];
  input: StatInput;
  revision: InputMaybe<Scalars['Int']['input']>;
};

/** A message to all players. */
export type News = {
  /** Its moving picture, or empty. */
  readonly animatedImageId: Scalars['String']['output'];
  /** What each player can take once. */
  readonly gift: Maybe<Item>;
  /** Its heading. */
  readonly header: Scalars['String']['output'];
  /** The record's id. */
  readonly id: Scalars['ID']['output'];
  /** Its picture, or empty. */
  readonly imageId: Scalars['String']['output'];
  /** Whether the player took it. */
  readonly isGiftTaken: Scalars['Boolean']['output'];
  /** What there is to tell; paragraphs are apart by an empty line. */
  readonly message: Scalars['String']['output'];
  /** When it was written. */
  readonly timestamp: Scalars['DateTime']['output'];
};

/** A page of news. */
export type NewsConnection = {
  /** The news with their cursors. */
  readonly edges: ReadonlyArray<NewsEdge>;
  /** Where the page stands. */
  readonly pageInfo: PageInfo;
};

/** A piece of news and its place. */
export type NewsEdge = {
  /** Its place; give it as `after` to go on behind it. */
  readonly cursor: Scalars['String']['output'];
  /** The news. */
  readonly node: News;
};

/** A news as an editor sends it. */
export type NewsInput = {
  /** Its moving picture, shown in place of the picture. The id of an image, or empty. */
  readonly animatedImageId?: InputMaybe<Scalars['ID']['input']>;
  /** Its heading. */
  readonly header: Scalars['String']['input'];
  /** Its picture. The id of an image, or empty. */
  readonly imageId?: InputMaybe<Scalars['ID']['input']>;
  /** Kept for editors: an item, or empty. Nothing is locked by it. The id of a item, or empty. */
  readonly keyId?: InputMaybe<Scalars['ID']['input']>;
  /** What there is to tell. */
  readonly message?: InputMaybe<Scalars['String']['input']>;
  /** A name for editors. Players do not see it. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** A gift that each player can take once, or empty. The id of a item, or empty. */
  readonly rewardItemId?: InputMaybe<Scalars['ID']['input']>;
  /** Kept for editors. News are ordered by their time. */
  readonly sequence?: InputMaybe<Scalars['SafeInt']['input']>;
  /** When it was written; the time of creation when left out. */
  readonly timestamp?: InputMaybe<Scalars['DateTime']['input']>;
  /** Kept for editors. Every player sees the news. */
  readonly xpRequired?: InputMaybe<Scalars['SafeInt']['input']>;
};

/** A message to all players. As the CMS keeps it. */
export type NewsRecord = {
  /** Its moving picture, shown in place of the picture. The id of an image, or empty. */
  readonly animatedImageId: Scalars['ID']['output'];
  /** Its heading. */
  readonly header: Scalars['String']['output'];
  /** The record's id. */
  readonly id: Scalars['ID']['output'];
  /** Its picture. The id of an image, or empty. */
  readonly imageId: Scalars['ID']['output'];
  /** Kept for editors: an item, or empty. Nothing is locked by it. The id of a item, or empty. */
  readonly keyId: Scalars['ID']['output'];
  /** What there is to tell. */
  readonly message: Scalars['String']['output'];
  /** A name for editors. Players do not see it. */
  readonly name: Scalars['String']['output'];
  /** Rises with every change. */
  readonly revision: Scalars['Int']['output'];
  /** A gift that each player can take once, or empty. The id of a item, or empty. */
  readonly rewardItemId: Scalars['ID']['output'];
  /** Kept for editors. News are ordered by their time. */
  readonly sequence: Scalars['SafeInt']['output'];
  /** When it was written; the time of creation when left out. */
  readonly timestamp: Scalars['DateTime']['output'];
  /** When it was changed last. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Kept for editors. Every player sees the news. */
  readonly xpRequired: Scalars['SafeInt']['output'];
};

/** What changing a news came to. */
export type NewsRecordPayload = {
  /** The news after it. */
  readonly record: Maybe<NewsRecord>;
  /** Why not, if not. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Some of an item in a package. */
export type PackageItemInput = {
  /** How many. */
  readonly amount?: InputMaybe<Scalars['SafeInt']['input']>;
  /** Which item. The id of a item. */
  readonly itemId: Scalars['ID']['input'];
};

/** Some of an item in a package. */
export type PackageItemRecord = {
  /** How many. */
  readonly amount: Scalars['SafeInt']['output'];
  /** Which item. The id of a item. */
  readonly itemId: Scalars['ID']['output'];
};

/** Where a page stands in its list. */
export type PageInfo = {
  /** Cursor of the last edge; give it as `after` to go on. */
  readonly endCursor: Maybe<Scalars['String']['output']>;
  /** Whether there is more after this page. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** Whether there is more before this page. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first edge. */
  readonly startCursor: Maybe<Scalars['String']['output']>;
};

/** What the two steps to a new password answer. */
export type PasswordResetPayload = {
  /** What to tell the visitor. */
  readonly message: Maybe<Scalars['String']['output']>;
  /** Why not, if not. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Something that is bought with real money. */
export type PremiumPackage = {
  /** Its moving picture, or empty. */
  readonly animatedImageId: Scalars['String']['output'];
  /** A line about it. */
  readonly flavorText: Scalars['String']['output'];
  /** The record's id. */
  readonly id: Scalars['ID']['output'];
  /** Its picture, or empty. */
  readonly imageId: Scalars['String']['output'];
  /** What is in it. */
  readonly items: ReadonlyArray<ItemAmount>;
  /** The month it is sold in, 1 to 12; 0 for any. */
  readonly month: Scalars['Int']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Where the shop shows a single item: 1 to 3 monthly items, 4 hex, 5 one-time deal, 6 avatar, 7 to 12 diamond deals. */
  readonly singleItemType: Scalars['Int']['output'];
  /** 0 for a single item, 1 silver, 2 gold, 3 platinum. */
  readonly subscriptionLevel: Scalars['Int']['output'];
  /** Its price in US dollars. */
  readonly usd: Scalars['Float']['output'];
  /** The year it is sold in; 0 for any. */
  readonly year: Scalars['Int']['output'];
};

/** A premiumPackage as an editor sends it. */
export type PremiumPackageInput = {
  /** Its moving picture. The id of an image, or empty. */
  readonly animatedImageId?: InputMaybe<Scalars['ID']['input']>;
  /** A line about it. */
  readonly flavorText?: InputMaybe<Scalars['String']['input']>;
  /** Its picture. The id of an image, or empty. */
  readonly imageId?: InputMaybe<Scalars['ID']['input']>;
  /** What is in it. */
  readonly items?: InputMaybe<ReadonlyArray<PackageItemInput>>;
  /** The month it is sold in, 1 to 12; 0 for any. */
  readonly month?: InputMaybe<Scalars['SafeInt']['input']>;
  /** Its name. */
  readonly name: Scalars['String']['input'];
  /** Where the shop shows a single item. */
  readonly singleItemType?: InputMaybe<Scalars['Int']['input']>;
  /** What it subscribes to; 0 for a single item. */
  readonly subscriptionLevel?: InputMaybe<Scalars['Int']['input']>;
  /** Its price in US dollars. */
  readonly usd?: InputMaybe<Scalars['Float']['input']>;
  /** Whether players see it. */
  readonly visible?: InputMaybe<Scalars['Boolean']['input']>;
  /** The year it is sold in; 0 for any. */
  readonly year?: InputMaybe<Scalars['SafeInt']['input']>;
};

/** Something that is bought with real money. As the CMS keeps it. */
export type PremiumPackageRecord = {
  /** Its moving picture. The id of an image, or empty. */
  readonly animatedImageId: Scalars['ID']['output'];
  /** A line about it. */
  readonly flavorText: Scalars['String']['output'];
  /** The record's id. */
  readonly id: Scalars['ID']['output'];
  /** Its picture. The id of an image, or empty. */
  readonly imageId: Scalars['ID']['output'];
  /** What is in it. */
  readonly items: ReadonlyArray<PackageItemRecord>;
  /** The month it is sold in, 1 to 12; 0 for any. */
  readonly month: Scalars['SafeInt']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Rises with every change. */
  readonly revision: Scalars['Int']['output'];
  /** Where the shop shows a single item. */
  readonly singleItemType: Scalars['Int']['output'];
  /** What it subscribes to; 0 for a single item. */
  readonly subscriptionLevel: Scalars['Int']['output'];
  /** When it was changed last. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Its price in US dollars. */
  readonly usd: Scalars['Float']['output'];
  /** Whether players see it. */
  readonly visible: Scalars['Boolean']['output'];
  /** The year it is sold in; 0 for any. */
  readonly year: Scalars['SafeInt']['output'];
};

/** What changing a premiumPackage came to. */
export type PremiumPackageRecordPayload = {
  /** The premiumPackage after it. */
  readonly record: Maybe<PremiumPackageRecord>;
  /** Why not, if not. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A procEventType as an editor sends it. */
export type ProcEventTypeInput = {
  /** Its picture. The id of an image, or empty. */
  readonly imageId?: InputMaybe<Scalars['ID']['input']>;
  /** Its name. */
  readonly name: Scalars['String']['input'];
  /** Its short name, unique within the kind. */
  readonly shortName: Scalars['String']['input'];
};

/** The moment of a fight at which a proc may fire. As the CMS keeps it. */
export type ProcEventTypeRecord = {
  /** The record's id. */
  readonly id: Scalars['ID']['output'];
  /** Its picture. The id of an image, or empty. */
  readonly imageId: Scalars['ID']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Rises with every change. */
  readonly revision: Scalars['Int']['output'];
  /** Its short name, unique within the kind. */
  readonly shortName: Scalars['String']['output'];
  /** When it was changed last. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** What changing a procEventType came to. */
export type ProcEventTypeRecordPayload = {
  /** The procEventType after it. */
  readonly record: Maybe<ProcEventTypeRecord>;
  /** Why not, if not. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A procType as an editor sends it. */
export type ProcTypeInput = {
  /** Its picture. The id of an image, or empty. */
  readonly imageId?: InputMaybe<Scalars['ID']['input']>;
  /** Its name. */
  readonly name: Scalars['String']['input'];
  /** Its short name, unique within the kind. */
  readonly shortName: Scalars['String']['input'];
};

/** What a proc does, such as damage or healing. As the CMS keeps it. */
export type ProcTypeRecord = {
  /** The record's id. */
  readonly id: Scalars['ID']['output'];
  /** Its picture. The id of an image, or empty. */
  readonly imageId: Scalars['ID']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Rises with every change. */
  readonly revision: Scalars['Int']['output'];
  /** Its short name, unique within the kind. */
  readonly shortName: Scalars['String']['output'];
  /** When it was changed last. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** What changing a procType came to. */
export type ProcTypeRecordPayload = {
  /** The procType after it. */
  readonly record: Maybe<ProcTypeRecord>;
  /** Why not, if not. */
  readonly userErrors: ReadonlyArray<UserError>;
};

export type Query = {
  /** The collections there are, with how far the player has come; first those that can be completed early. */
  readonly collections: ReadonlyArray<Collection>;
  /** Everything that a careful editor would not leave in the content as it is now. For admins. */
  readonly contentProblems: ReadonlyArray<ContentProblem>;
  /** What newer content packs did with the content of this database, latest first. For admins. */
  readonly contentUpgrades: ReadonlyArray<ContentUpgrade>;
  /** One currency of the CMS. For admins. */
  readonly currencyRecord: Maybe<CurrencyRecord>;
  /** Every currency of the CMS, invisible ones too. For admins. */
  readonly currencyRecords: ReadonlyArray<CurrencyRecord>;
  /** One damageType of the CMS. For admins. */
  readonly damageTypeRecord: Maybe<DamageTypeRecord>;
  /** Every damageType of the CMS, invisible ones too. For admins. */
  readonly damageTypeRecords: ReadonlyArray<DamageTypeRecord>;
  /** One enemy of the CMS. For admins. */
  readonly enemyRecord: Maybe<EnemyRecord>;
  /** Every enemy of the CMS, invisible ones too. For admins. */
  readonly enemyRecords: ReadonlyArray<EnemyRecord>;
  /** One enemyType of the CMS. For admins. */
  readonly enemyTypeRecord: Maybe<EnemyTypeRecord>;
  /** Every enemyType of the CMS, invisible ones too. For admins. */
  readonly enemyTypeRecords: ReadonlyArray<EnemyTypeRecord>;
  /** Who can be met on a hunting ground, by whatever bait, from the commonest to the rarest. */
  readonly grimoire: ReadonlyArray<GrimoireEntry>;
  /** One huntingGround of the CMS. For admins. */
  readonly huntingGroundRecord: Maybe<HuntingGroundRecord>;
  /** Every huntingGround of the CMS, invisible ones too. For admins. */
  readonly huntingGroundRecords: ReadonlyArray<HuntingGroundRecord>;
  /** One huntingTable of the CMS. For admins. */
  readonly huntingTableRecord: Maybe<HuntingTableRecord>;
  /** Every huntingTable of the CMS, invisible ones too. For admins. */
  readonly huntingTableRecords: ReadonlyArray<HuntingTableRecord>;
  /** What is known of an image; null where there is no such image. */
  readonly image: Maybe<Image>;
  /** A visible item, as players see it. */
  readonly item: Maybe<Item>;
  /** One item of the CMS. For admins. */
  readonly itemRecord: Maybe<ItemRecord>;
  /** Every item of the CMS, invisible ones too. For admins. */
  readonly itemRecords: ReadonlyArray<ItemRecord>;
  /** One itemType of the CMS. For admins. */
  readonly itemTypeRecord: Maybe<ItemTypeRecord>;
  /** Every itemType of the CMS, invisible ones too. For admins. */
  readonly itemTypeRecords: ReadonlyArray<ItemTypeRecord>;
  /** What happened to the player, latest first. */
  readonly journal: JournalConnection;
  /** A page of the ladder, fifty rows, most XP first. `offset` is the number of rows above it; left out, it is the page on which the player stands. */
  readonly ladder: LadderPage;
  /** The player who asks. Null when the session's account does not play: not logged in, not activated, banned. */
  readonly me: Maybe<Me>;
  /** The mission of the player who asks; drawn when a player is first seen in its window. */
  readonly mission: Mission;
  /** What there is to tell, latest first. */
  readonly news: NewsConnection;
  /** One news of the CMS. For admins. */
  readonly newsRecord: Maybe<NewsRecord>;
  /** Every news of the CMS, invisible ones too. For admins. */
  readonly newsRecords: ReadonlyArray<NewsRecord>;
  /** The premium packages that are for sale now. */
  readonly packages: ReadonlyArray<PremiumPackage>;
  /** One premiumPackage of the CMS. For admins. */
  readonly premiumPackageRecord: Maybe<PremiumPackageRecord>;
  /** Every premiumPackage of the CMS, invisible ones too. For admins. */
  readonly premiumPackageRecords: ReadonlyArray<PremiumPackageRecord>;
  /** One procEventType of the CMS. For admins. */
  readonly procEventTypeRecord: Maybe<ProcEventTypeRecord>;
  /** Every procEventType of the CMS, invisible ones too. For admins. */
  readonly procEventTypeRecords: ReadonlyArray<ProcEventTypeRecord>;
  /** One procType of the CMS. For admins. */
  readonly procTypeRecord: Maybe<ProcTypeRecord>;
  /** Every procType of the CMS, invisible ones too. For admins. */
  readonly procTypeRecords: ReadonlyArray<ProcTypeRecord>;
  /** One rank of the CMS. For admins. */
  readonly rankRecord: Maybe<RankRecord>;
  /** Every rank of the CMS, invisible ones too. For admins. */
  readonly rankRecords: ReadonlyArray<RankRecord>;
  /** One rarity of the CMS. For admins. */
  readonly rarityRecord: Maybe<RarityRecord>;
  /** Every rarity of the CMS, invisible ones too. For admins. */
  readonly rarityRecords: ReadonlyArray<RarityRecord>;
  /** Who names a record of the CMS, and so keeps it from being deleted. For admins. */
  readonly recordUsers: ReadonlyArray<RecordUser>;
  /** One region of the CMS. For admins. */
  readonly regionRecord: Maybe<RegionRecord>;
  /** Every region of the CMS, invisible ones too. For admins. */
  readonly regionRecords: ReadonlyArray<RegionRecord>;
  /** The regions with their hunting grounds, in order, as far as they are visible. */
  readonly regions: ReadonlyArray<Region>;
  /** What is set, in the order of the keys; what is not set goes by its default. For admins. */
  readonly settings: ReadonlyArray<Setting>;
  /** What a merchant offers this player. */
  readonly shop: ReadonlyArray<ShopEntry>;
  /** One stat of the CMS. For admins. */
  readonly statRecord: Maybe<StatRecord>;
  /** Every stat of the CMS, invisible ones too. For admins. */
  readonly statRecords: ReadonlyArray<StatRecord>;
  /** Every stat there is, for the glossary. */
  readonly stats: ReadonlyArray<Stat>;
  /** Who is asking, or null without a valid session. */
  readonly viewer: Maybe<Viewer>;
};


export type QueryContentUpgradesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCurrencyRecordArgs = {
  id: Scalars['ID']['input'];
};


export type QueryDamageTypeRecordArgs = {
  id: Scalars['ID']['input'];
};


export type QueryEnemyRecordArgs = {
  id: Scalars['ID']['input'];
};


export type QueryEnemyTypeRecordArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGrimoireArgs = {
  huntingGroundId: Scalars['ID']['input'];
};


export type QueryHuntingGroundRecordArgs = {
  id: Scalars['ID']['input'];
};


export type QueryHuntingTableRecordArgs = {
  id: Scalars['ID']['input'];
};


export type QueryImageArgs = {
  id: Scalars['ID']['input'];
};


export type QueryItemArgs = {
  id: Scalars['ID']['input'];
};


export type QueryItemRecordArgs = {
  id: Scalars['ID']['input'];
};


export type QueryItemTypeRecordArgs = {
  id: Scalars['ID']['input'];
};


export type QueryJournalArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryLadderArgs = {
  offset: InputMaybe<Scalars['SafeInt']['input']>;
};


export type QueryNewsArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryNewsRecordArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPremiumPackageRecordArgs = {
  id: Scalars['ID']['input'];
};


export type QueryProcEventTypeRecordArgs = {
  id: Scalars['ID']['input'];
};


export type QueryProcTypeRecordArgs = {
  id: Scalars['ID']['input'];
};


export type QueryRankRecordArgs = {
  id: Scalars['ID']['input'];
};


export type QueryRarityRecordArgs = {
  id: Scalars['ID']['input'];
};


export type QueryRecordUsersArgs = {
  id: Scalars['ID']['input'];
  kind: Scalars['String']['input'];
};


export type QueryRegionRecordArgs = {
  id: Scalars['ID']['input'];
};


export type QueryShopArgs = {
  filter: InputMaybe<Scalars['String']['input']>;
  merchant: Merchant;
  sort?: InputMaybe<ShopSort>;
};


export type QueryStatRecordArgs = {
  id: Scalars['ID']['input'];
};

/** A rank as an editor sends it. */
export type RankInput = {
  /** A line about it. */
  readonly flavorText?: InputMaybe<Scalars['String']['input']>;
  /** Its picture. The id of an image, or empty. */
  readonly imageId?: InputMaybe<Scalars['ID']['input']>;
  /** Its name. */
  readonly name: Scalars['String']['input'];
  /** What reaching it gives, or empty. The id of a item, or empty. */
  readonly rewardItemId?: InputMaybe<Scalars['ID']['input']>;
  /** The XP at which it begins. */
  readonly xp?: InputMaybe<Scalars['SafeInt']['input']>;
};

/** A rank that hunters reach by their XP. As the CMS keeps it. */
export type RankRecord = {
  /** A line about it. */
  readonly flavorText: Scalars['String']['output'];
  /** The record's id. */
  readonly id: Scalars['ID']['output'];
  /** Its picture. The id of an image, or empty. */
  readonly imageId: Scalars['ID']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Rises with every change. */
  readonly revision: Scalars['Int']['output'];
  /** What reaching it gives, or empty. The id of a item, or empty. */
  readonly rewardItemId: Scalars['ID']['output'];
  /** When it was changed last. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** The XP at which it begins. */
  readonly xp: Scalars['SafeInt']['output'];
};

/** What changing a rank came to. */
export type RankRecordPayload = {
  /** The rank after it. */
  readonly record: Maybe<RankRecord>;
  /** Why not, if not. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** How seldom something is, and the colour that says so. */
export type Rarity = {
  /** Its colour as `#rrggbb`. */
  readonly colorHex: Scalars['String']['output'];
  /** The record's id. */
  readonly id: Scalars['ID']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Its short name: `common`, `uncommon`, `normal`, `rare`, `boss` or one of the CMS's own. */
  readonly shortName: Scalars['String']['output'];
};

/** A rarity as an editor sends it. */
export type RarityInput = {
  /** Its colour. */
  readonly colorHex?: InputMaybe<Scalars['String']['input']>;
  /** A line about it. */
  readonly flavorText?: InputMaybe<Scalars['String']['input']>;
  /** Its picture. The id of an image, or empty. */
  readonly imageId?: InputMaybe<Scalars['ID']['input']>;
  /** Its name. */
  readonly name: Scalars['String']['input'];
  /** Its short name, unique within the kind. */
  readonly shortName: Scalars['String']['input'];
};

/** How seldom an item or enemy is. As the CMS keeps it. */
export type RarityRecord = {
  /** Its colour. */
  readonly colorHex: Scalars['String']['output'];
  /** A line about it. */
  readonly flavorText: Scalars['String']['output'];
  /** The record's id. */
  readonly id: Scalars['ID']['output'];
  /** Its picture. The id of an image, or empty. */
  readonly imageId: Scalars['ID']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Rises with every change. */
  readonly revision: Scalars['Int']['output'];
  /** Its short name, unique within the kind. */
  readonly shortName: Scalars['String']['output'];
  /** When it was changed last. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** What changing a rarity came to. */
export type RarityRecordPayload = {
  /** The rarity after it. */
  readonly record: Maybe<RarityRecord>;
  /** Why not, if not. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A record of the CMS that names another one. */
export type RecordUser = {
  /** The field that names the other one, as a dotted path. */
  readonly field: Scalars['String']['output'];
  /** Its id; empty for `start`. */
  readonly id: Scalars['ID']['output'];
  /** Its kind; `start` for what new players begin with. */
  readonly kind: Scalars['String']['output'];
  /** What lists show of it. */
  readonly title: Scalars['String']['output'];
};

/** A part of the world. */
export type Region = {
  /** Its moving picture, or empty. */
  readonly animatedImageId: Scalars['String']['output'];
  /** A line about it. */
  readonly flavorText: Scalars['String']['output'];
  /** Its hunting grounds, in order. */
  readonly huntingGrounds: ReadonlyArray<HuntingGround>;
  /** The record's id. */
  readonly id: Scalars['ID']['output'];
  /** Its picture. */
  readonly imageId: Scalars['String']['output'];
  /** The item that opens it. */
  readonly key: Maybe<Item>;
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Its place in the order. */
  readonly sequence: Scalars['Int']['output'];
  /** XP it demands. */
  readonly xpReqired: Scalars['SafeInt']['output'];
};

/** A region as an editor sends it. */
export type RegionInput = {
  /** Its moving picture. The id of an image, or empty. */
  readonly animatedImageId?: InputMaybe<Scalars['ID']['input']>;
  /** A line about it. */
  readonly flavorText?: InputMaybe<Scalars['String']['input']>;
  /** Its picture. The id of an image, or empty. */
  readonly imageId?: InputMaybe<Scalars['ID']['input']>;
  /** The item that opens it, or empty. The id of a item, or empty. */
  readonly keyId?: InputMaybe<Scalars['ID']['input']>;
  /** Its name. */
  readonly name: Scalars['String']['input'];
  /** Its place in the order, lowest first. */
  readonly sequence?: InputMaybe<Scalars['SafeInt']['input']>;
  /** Whether players see it. */
  readonly visible?: InputMaybe<Scalars['Boolean']['input']>;
  /** XP demanded to enter it. */
  readonly xpReqired?: InputMaybe<Scalars['SafeInt']['input']>;
};

/** A part of the world that holds hunting grounds. As the CMS keeps it. */
export type RegionRecord = {
  /** Its moving picture. The id of an image, or empty. */
  readonly animatedImageId: Scalars['ID']['output'];
  /** A line about it. */
  readonly flavorText: Scalars['String']['output'];
  /** The record's id. */
  readonly id: Scalars['ID']['output'];
  /** Its picture. The id of an image, or empty. */
  readonly imageId: Scalars['ID']['output'];
  /** The item that opens it, or empty. The id of a item, or empty. */
  readonly keyId: Scalars['ID']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Rises with every change. */
  readonly revision: Scalars['Int']['output'];
  /** Its place in the order, lowest first. */
  readonly sequence: Scalars['SafeInt']['output'];
  /** When it was changed last. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Whether players see it. */
  readonly visible: Scalars['Boolean']['output'];
  /** XP demanded to enter it. */
  readonly xpReqired: Scalars['SafeInt']['output'];
};

/** What changing a region came to. */
export type RegionRecordPayload = {
  /** The region after it. */
  readonly record: Maybe<RegionRecord>;
  /** Why not, if not. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Who wants an account. */
export type RegisterInput = {
  /** Where the activation link goes. */
  readonly email: Scalars['String']['input'];
  /** SHA-256 of the password, 64 hex digits in lower case. */
  readonly password: Scalars['String']['input'];
  /** 3 to 32 letters, digits, spaces, `_`, `-` and `.`. */
  readonly username: Scalars['String']['input'];
};

/** What `register` answers. */
export type RegisterPayload = {
  /** What to tell the visitor. */
  readonly message: Maybe<Scalars['String']['output']>;
  /** Why not, if not. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What `resendActivationMail` answers. */
export type ResendActivationMailPayload = {
  /** What to tell the account. */
  readonly message: Maybe<Scalars['String']['output']>;
  /** Why not, if not. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A seed whose combats are over. */
export type RevealedSeed = {
  /** The player's part. */
  readonly clientSeed: Scalars['String']['output'];
  /** Number of the first combat drawn from it. */
  readonly firstCombat: Scalars['SafeInt']['output'];
  /** Number of the last. */
  readonly lastCombat: Scalars['SafeInt']['output'];
  /** When it was replaced. */
  readonly revealedAt: Scalars['DateTime']['output'];
  /** The seed: 64 hex digits. */
  readonly seed: Scalars['String']['output'];
  /** What was shown of it while it was in use. */
  readonly seedHash: Scalars['String']['output'];
};

/** XP, coins and things that are won together. */
export type Reward = {
  /** Coins. */
  readonly currencies: ReadonlyArray<CurrencyEntry>;
  /** Things. */
  readonly items: ReadonlyArray<ItemAmount>;
  /** Experience points. */
  readonly xp: Scalars['SafeInt']['output'];
};

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

/** What changing the seed answers. */
export type RotateSeedPayload = {
  /** The seeds after it. */
  readonly fairness: Maybe<Fairness>;
  /** The player after it. */
  readonly me: Maybe<Me>;
  /** What to tell the player. */
  readonly message: Maybe<Scalars['String']['output']>;
  /** Why not, if not. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What saving a setting came to. */
export type SaveSettingPayload = {
  /** The setting as it is now. */
  readonly setting: Maybe<Setting>;
  /** Why not, if not. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** Something that admins decide while the game runs; every gateway follows within a second. */
export type Setting = {
  /** The record's id. */
  readonly id: Scalars['ID']['output'];
  /** What it decides. */
  readonly key: Scalars['String']['output'];
  /** What was decided, as text. */
  readonly value: Scalars['String']['output'];
};

/** An item on a merchant's shelf. */
export type ShopEntry = {
  /** The item. */
  readonly item: Item;
  /** How many the player owns. */
  readonly owned: Scalars['SafeInt']['output'];
  /** How many of each material the player owns, in the item's order. */
  readonly ownedMaterials: ReadonlyArray<Scalars['SafeInt']['output']>;
  /** How it is had here. */
  readonly verb: ShopVerb;
  /** The unclaimed collection that each material is a trophy of, by name, in the item's order; null where there is none. */
  readonly wantedBy: ReadonlyArray<Maybe<Scalars['String']['output']>>;
};

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

/** What opens a locked slot. */
export type SlotLock = {
  /** Short name of the stat. */
  readonly stat: Scalars['String']['output'];
  /** The stat's name. */
  readonly statName: Scalars['String']['output'];
  /** The value it takes. */
  readonly value: Scalars['Float']['output'];
};

/** A stat of the glossary. */
export type Stat = {
  /** What it does, in a line. */
  readonly flavorText: Scalars['String']['output'];
  /** The record's id. */
  readonly id: Scalars['ID']['output'];
  /** Its picture. */
  readonly imageId: Scalars['String']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** What it does when it fires; null for a stat that is a number only. */
  readonly proc: Maybe<StatProc>;
  /** How seldom it is found, where that is known. */
  readonly rarity: Maybe<Rarity>;
  /** Its short name. */
  readonly shortName: Scalars['String']['output'];
};

/** A number of a fighter or an item. */
export type StatEntry = {
  /** The stat's name. */
  readonly name: Scalars['String']['output'];
  /** The chance of a proc in percent. */
  readonly procPercent: Maybe<Scalars['Float']['output']>;
  /** The stat's short name, its key. */
  readonly shortName: Scalars['String']['output'];
  /** What the stat does, in a line. */
  readonly statFlavorText: Scalars['String']['output'];
  /** The stat's picture. */
  readonly statImageId: Scalars['String']['output'];
  /** 0 for a stat, 1 for a proc. */
  readonly statType: Scalars['Int']['output'];
  /** The unit behind the number. */
  readonly statUnitSymbol: Scalars['String']['output'];
  /** The lowest value; for a yes/no stat 1 is yes. */
  readonly valueFrom: Scalars['Float']['output'];
  /** The highest value. */
  readonly valueTo: Scalars['Float']['output'];
};

/** A stat as an editor sends it. */
export type StatInput = {
  /** The only kind of creature it works on, or empty; only for a proc. The id of a enemyType, or empty. */
  readonly affectedCreatureType?: InputMaybe<Scalars['ID']['input']>;
  /** The type of damage it deals. The id of a damageType, or empty. */
  readonly damageType?: InputMaybe<Scalars['ID']['input']>;
  /** What it does, in a line. */
  readonly flavorText?: InputMaybe<Scalars['String']['input']>;
  /** Its picture. The id of an image, or empty. */
  readonly imageId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether it is simply there or not, without a number. */
  readonly isYesNo?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its name. */
  readonly name: Scalars['String']['input'];
  /** Its place in lists, lowest first. */
  readonly orderIndex?: InputMaybe<Scalars['SafeInt']['input']>;
  /** When the proc may fire; only for a proc. The id of a procEventType, or empty. */
  readonly procEventType?: InputMaybe<Scalars['ID']['input']>;
  /** What the proc does; only for a proc. The id of a procType, or empty. */
  readonly procType?: InputMaybe<Scalars['ID']['input']>;
  /** How seldom it is found, or empty. The id of a rarity, or empty. */
  readonly rarity?: InputMaybe<Scalars['ID']['input']>;
  /** Its short name, unique within the kind. */
  readonly shortName: Scalars['String']['input'];
  /** 0 a plain stat, 1 a proc. */
  readonly statType?: InputMaybe<Scalars['Int']['input']>;
  /** The unit behind the number, such as %. */
  readonly unitSymbol?: InputMaybe<Scalars['String']['input']>;
};

/** How a proc works. */
export type StatProc = {
  /** The kind of creature it works on; null for every kind. */
  readonly affectedCreatureType: Maybe<EnemyType>;
  /** Short name of the moment at which it may fire, as `attack` or `roundstart`. */
  readonly procEvent: Scalars['String']['output'];
  /** Short name of what it does, as `damage` or `stun`. */
  readonly procType: Scalars['String']['output'];
};

/** A number of a fighter or item, or an effect (a proc) that may fire at a moment of a fight. As the CMS keeps it. */
export type StatRecord = {
  /** The only kind of creature it works on, or empty; only for a proc. The id of a enemyType, or empty. */
  readonly affectedCreatureType: Scalars['ID']['output'];
  /** The type of damage it deals. The id of a damageType, or empty. */
  readonly damageType: Scalars['ID']['output'];
  /** What it does, in a line. */
  readonly flavorText: Scalars['String']['output'];
  /** The record's id. */
  readonly id: Scalars['ID']['output'];
  /** Its picture. The id of an image, or empty. */
  readonly imageId: Scalars['ID']['output'];
  /** Whether it is simply there or not, without a number. */
  readonly isYesNo: Scalars['Boolean']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Its place in lists, lowest first. */
  readonly orderIndex: Scalars['SafeInt']['output'];
  /** When the proc may fire; only for a proc. The id of a procEventType, or empty. */
  readonly procEventType: Scalars['ID']['output'];
  /** What the proc does; only for a proc. The id of a procType, or empty. */
  readonly procType: Scalars['ID']['output'];
  /** How seldom it is found, or empty. The id of a rarity, or empty. */
  readonly rarity: Scalars['ID']['output'];
  /** Rises with every change. */
  readonly revision: Scalars['Int']['output'];
  /** Its short name, unique within the kind. */
  readonly shortName: Scalars['String']['output'];
  /** 0 a plain stat, 1 a proc. */
  readonly statType: Scalars['Int']['output'];
  /** The unit behind the number, such as %. */
  readonly unitSymbol: Scalars['String']['output'];
  /** When it was changed last. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** What changing a stat came to. */
export type StatRecordPayload = {
  /** The stat after it. */
  readonly record: Maybe<StatRecord>;
  /** Why not, if not. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A slice of the table that belongs to an enemy. */
export type TableSliceInput = {
  /** Which enemy. The id of a enemy. */
  readonly enemyId: Scalars['ID']['input'];
  /** The roll at which the next slice begins. */
  readonly rangeMax?: InputMaybe<Scalars['SafeInt']['input']>;
  /** The lowest roll that meets it. */
  readonly rangeMin?: InputMaybe<Scalars['SafeInt']['input']>;
};

/** A slice of the table that belongs to an enemy. */
export type TableSliceRecord = {
  /** Which enemy. The id of a enemy. */
  readonly enemyId: Scalars['ID']['output'];
  /** The roll at which the next slice begins. */
  readonly rangeMax: Scalars['SafeInt']['output'];
  /** The lowest roll that meets it. */
  readonly rangeMin: Scalars['SafeInt']['output'];
};

/** What taking a gift answers. */
export type TakeGiftPayload = {
  /** The player after it. */
  readonly me: Maybe<Me>;
  /** What to tell the player. */
  readonly message: Maybe<Scalars['String']['output']>;
  /** The news, whose gift is taken now. */
  readonly news: Maybe<News>;
  /** Why not, if not. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What a trade answers. */
export type TradePayload = {
  /** The player after it. */
  readonly me: Maybe<Me>;
  /** What to tell the player. */
  readonly message: Maybe<Scalars['String']['output']>;
  /** Why not, if not. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** What a journey answers. */
export type TravelPayload = {
  /** The player after it. */
  readonly me: Maybe<Me>;
  /** What to tell the player. */
  readonly message: Maybe<Scalars['String']['output']>;
  /** Why not, if not. */
  readonly userErrors: ReadonlyArray<UserError>;
};

/** A thing that belongs to a collection. */
export type Trophy = {
  /** Who leaves it behind, ground by ground. */
  readonly bearers: ReadonlyArray<TrophyBearer>;
  /** Whether the player owns one. */
  readonly collected: Scalars['Boolean']['output'];
  /** The thing. */
  readonly item: Item;
  /** Who sells it. */
  readonly merchant: Maybe<Merchant>;
};

/** Somebody who may leave a trophy behind. */
export type TrophyBearer = {
  /** Who it is; null to a player who has never beaten it, for what it carries shows then only. */
  readonly enemy: Maybe<EnemyInfo>;
  /** Where it is met. */
  readonly huntingGround: CurrentHuntingGround;
};

/** What a change of the account answers. */
export type UpdateAccountPayload = {
  /** What to tell the player. */
  readonly message: Maybe<Scalars['String']['output']>;
  /** Why not, if not. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** The account after it. */
  readonly viewer: Maybe<Viewer>;
};

/** The new address, confirmed by the password. */
export type UpdateEmailInput = {
  /** The new address. */
  readonly email: Scalars['String']['input'];
  /** SHA-256 of the password, 64 hex digits in lower case. */
  readonly password: Scalars['String']['input'];
};

/** The new password, confirmed by the current one. */
export type UpdatePasswordInput = {
  /** SHA-256 of the current password, 64 hex digits in lower case. */
  readonly currentPassword: Scalars['String']['input'];
  /** SHA-256 of the new password, 64 hex digits in lower case. */
  readonly newPassword: Scalars['String']['input'];
};

/** A rule of the game, or of the record, that said no. Nothing was changed. */
export type UserError = {
  /** Stable name of the reason, such as `noBait` or `cannotAfford`. */
  readonly code: Scalars['String']['output'];
  /** The input field that is to blame, as a dotted path, where there is one. */
  readonly field: Maybe<Scalars['String']['output']>;
  /** The reason in English, ready to be shown. */
  readonly message: Scalars['String']['output'];
  /** What a translation of the reason needs. */
  readonly values: Scalars['RefusalValues']['output'];
};

/** The account behind the session. */
export type Viewer = {
  /** The account's e-mail address. */
  readonly email: Scalars['String']['output'];
  /** Whether the welcome was closed. */
  readonly hasSeenWelcome: Scalars['Boolean']['output'];
  /** The account's id. */
  readonly id: Scalars['ID']['output'];
  /** The account's name, whole. */
  readonly name: Scalars['String']['output'];
  /** What the account may do. */
  readonly role: Role;
};
