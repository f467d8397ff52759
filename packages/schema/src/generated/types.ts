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

export type ActivateAccountPayload = {
  /** What to tell the visitor. */
  readonly message: Maybe<Scalars['String']['output']>;
  /** Why not, if not. */
  readonly userErrors: ReadonlyArray<UserError>;
};

export type CloseWelcomePayload = {
  /** Why not, if not. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** The account after it. */
  readonly viewer: Maybe<Viewer>;
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

/** The ground a player stands on. */
export type CurrentHuntingGround = {
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

export type EquipPayload = {
  /** The player after it. */
  readonly me: Maybe<Me>;
  /** What to tell the player. */
  readonly message: Maybe<Scalars['String']['output']>;
  /** Why not, if not. */
  readonly userErrors: ReadonlyArray<UserError>;
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

/** The next thing to reach. */
export type Goal = {
  /** `rank` for now. */
  readonly kind: Scalars['String']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** What reaching it gives. */
  readonly rewardItem: Maybe<Item>;
  /** XP still missing. */
  readonly xpMissing: Scalars['SafeInt']['output'];
};

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

/** A picture or moving picture that was uploaded or came with the content pack. */
export type Image = {
  /** Its size in bytes. */
  readonly bytes: Scalars['SafeInt']['output'];
  /** Its content type. */
  readonly contentType: Scalars['String']['output'];
  /** The image's id, as records name it. */
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
};

/** A thing that can be owned, as players see it. */
export type Item = {
  /** Its moving picture, or empty. */
  readonly animatedImageId: Scalars['String']['output'];
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

/** A hunt as the journal keeps it. */
export type JournalCombat = {
  /** The creature. */
  readonly enemyInfo: EnemyInfo;
  /** What made it special. */
  readonly modifiers: ReadonlyArray<CombatModifier>;
  /** How it ended. */
  readonly result: CombatResult;
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
  /** The text of a system message. */
  readonly message: Maybe<Scalars['String']['output']>;
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

export type LoginInput = {
  /** SHA-256 of the password, 64 hex digits in lower case. */
  readonly password: Scalars['String']['input'];
  /** The name, in any case. */
  readonly username: Scalars['String']['input'];
};

export type LoginPayload = {
  /** The bearer token of the new session. */
  readonly accessToken: Maybe<Scalars['String']['output']>;
  /** Why not, if not. */
  readonly userErrors: ReadonlyArray<UserError>;
  /** The account that logged in. */
  readonly viewer: Maybe<Viewer>;
};

export type LogoutPayload = {
  /** Why not, if not. */
  readonly userErrors: ReadonlyArray<UserError>;
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
  /** The account's id. */
  readonly id: Scalars['ID']['output'];
  /** Everything owned, highest required XP first. */
  readonly inventory: ReadonlyArray<InventoryEntry>;
  /** The exact place on the ladder; equal XP shares a place. */
  readonly ladderRank: Scalars['SafeInt']['output'];
  /** Most charges the worn coffin holds; 0 without a coffin. */
  readonly maxCoffinCharges: Scalars['Int']['output'];
  /** The account's name, whole. */
  readonly name: Scalars['String']['output'];
  /** When the next hunt may start; in the past when it may start now. */
  readonly nextAllowedHunt: Scalars['DateTime']['output'];
  /** When the coffin gains its next charge; in the past when it is full or none is worn. */
  readonly nextCoffinRecharge: Scalars['DateTime']['output'];
  /** What is worth reaching next. */
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
  /** Every stat with the worn equipment counted in, also those at 0. */
  readonly stats: ReadonlyArray<StatEntry>;
  /** How many of the ten setups are open. */
  readonly unlockedEquipmentSlots: Scalars['Int']['output'];
  /** Experience points, for ever growing. */
  readonly xp: Scalars['SafeInt']['output'];
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

export type Mutation = {
  /** Makes a registered account a user. Refused with `tokenInvalid` or `tokenExpired`. */
  readonly activateAccount: ActivateAccountPayload;
  /** Buys, crafts, tames or binds. All or nothing. Refused with `cannotAfford`, `missingMaterials`, `alreadyOwned`, `notForSale`, `xpTooLow`, `subscriptionTooLow`, `amountInvalid`. */
  readonly buy: TradePayload;
  /** Switches to another setup, zero-based. Refused with `setupLocked`. */
  readonly changeEquipmentSet: EquipPayload;
  /** Remembers that the welcome was read. */
  readonly closeWelcome: CloseWelcomePayload;
  /** As `hunt`, with a coffin charge in place of the cooldown. Refused with `coffinMissing`, `coffinEmpty`, `noBait`. */
  readonly coffinHunt: HuntPayload;
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
  /** Mails the activation link again to the account that asks. */
  readonly resendActivationMail: ResendActivationMailPayload;
  /** Sells at the item's refund. Refused with `notOwned`, `isEquipped`, `notSellable`, `amountInvalid`. */
  readonly sell: TradePayload;
  /** Moves the player to a hunting ground. Refused with `unknownGround`, `alreadyThere`, `xpTooLow`, `keyMissing`, `cannotAfford`, `combatOpen`. */
  readonly travel: TravelPayload;
  /** Takes a worn item off. Refused with `notEquipped`. */
  readonly unequip: EquipPayload;
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


export type MutationCoffinHuntArgs = {
  round: InputMaybe<Scalars['Int']['input']>;
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


export type MutationSellArgs = {
  amount: Scalars['Int']['input'];
  itemId: Scalars['ID']['input'];
};


export type MutationTravelArgs = {
  huntingGroundId: Scalars['ID']['input'];
};


export type MutationUnequipArgs = {
  itemId: Scalars['ID']['input'];
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

export type Query = {
  /** A visible item, as players see it. */
  readonly item: Maybe<Item>;
  /** What happened to the player, latest first. */
  readonly journal: JournalConnection;
  /** The player who asks. Null when the session's account does not play: not logged in, not activated, banned. */
  readonly me: Maybe<Me>;
  /** The regions with their hunting grounds, in order, as far as they are visible. */
  readonly regions: ReadonlyArray<Region>;
  /** What a merchant offers this player. */
  readonly shop: ReadonlyArray<ShopEntry>;
  /** Every stat there is, for the glossary. */
  readonly stats: ReadonlyArray<Stat>;
  /** Who is asking, or null without a valid session. */
  readonly viewer: Maybe<Viewer>;
};


export type QueryItemArgs = {
  id: Scalars['ID']['input'];
};


export type QueryJournalArgs = {
  after: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryShopArgs = {
  filter: InputMaybe<Scalars['String']['input']>;
  merchant: Merchant;
  sort?: InputMaybe<ShopSort>;
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

export type RegisterInput = {
  /** Where the activation link goes. */
  readonly email: Scalars['String']['input'];
  /** SHA-256 of the password, 64 hex digits in lower case. */
  readonly password: Scalars['String']['input'];
  /** 3 to 32 letters, digits, spaces, `_`, `-` and `.`. */
  readonly username: Scalars['String']['input'];
};

export type RegisterPayload = {
  /** What to tell the visitor. */
  readonly message: Maybe<Scalars['String']['output']>;
  /** Why not, if not. */
  readonly userErrors: ReadonlyArray<UserError>;
};

export type ResendActivationMailPayload = {
  /** What to tell the account. */
  readonly message: Maybe<Scalars['String']['output']>;
  /** Why not, if not. */
  readonly userErrors: ReadonlyArray<UserError>;
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
  | 'admin'
  | 'banned'
  | 'betaUser'
  | 'guest'
  | 'notActivated'
  | 'user';

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

export type TradePayload = {
  /** The player after it. */
  readonly me: Maybe<Me>;
  /** What to tell the player. */
  readonly message: Maybe<Scalars['String']['output']>;
  /** Why not, if not. */
  readonly userErrors: ReadonlyArray<UserError>;
};

export type TravelPayload = {
  /** The player after it. */
  readonly me: Maybe<Me>;
  /** What to tell the player. */
  readonly message: Maybe<Scalars['String']['output']>;
  /** Why not, if not. */
  readonly userErrors: ReadonlyArray<UserError>;
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
