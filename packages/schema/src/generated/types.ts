import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Viewer, Context } from '@sanguine/kernel';
import type { UserErrorObject, ActiveSubscriptionObject, AdminObject, AnalyticsDayObject, AnalyticsPurchaseObject, CombatEventObject, AuditChangeObject, AuditEntryObject, AuditEntryConnectionObject, BossGoalObject, BuyBaitGoalObject, BuyKeyGoalObject, ChargeEventObject, ClaimCollectionGoalObject, CoffinHuntGoalObject, CollectionObject, CollectionEntryObject, CollectionGoalObject, CombatObject, CombatAdviceObject, CombatEntryObject, CombatProcObject, CombatRetainerObject, CraftKeyGoalObject, RecordEntryObject, CreatureFightObject, CreatureSourceObject, CreatureStatsObject, CurrencyAmountObject, RecordObject, CurrencySourcesObject, DropCountObject, DropSourceObject, EntryEventObject, EquipBaitGoalObject, EquipItemGoalObject, FairnessObject, FightReplayObject, FighterObject, FindKeyGoalObject, FirstHuntGoalObject, GameSettingsObject, HuntCountObject, HuntEstimateObject, HuntReadyEventObject, HuntTotalsObject, HuntingGroundGoalObject, ImageObject, ItemAdviceObject, ItemAmountObject, ItemSourcesObject, LadderEntryObject, ListedImageObject, MissingItemObject, MissionObject, MissionGoalObject, MissionRewardEntryObject, NewsEventObject, NewsPostObject, NoBaitEntryObject, NotificationSettingsObject, PayingCreatureObject, PaymentStatusEventObject, PinObject, PinnedItemGoalObject, PlanEntryObject, PlayerObject, PlayerEventObject, PlayerProfileObject, PurchaseEntryObject, QuietHoursObject, RankGoalObject, RankUpEntryObject, RegionEffectObject, RegionPhaseObject, RegionRuleObject, RemoteObject, RemoteBuildObject, RemoteErrorObject, RemoteErrorFrameObject, RemoteHealthObject, RemoteSourcePlaceObject, RemoteVersionObject, RemoteWithdrawalObject, RewardObject, ShopItemGoalObject, SlotChangeObject, SourceGroundObject, StaffChangeEventObject, StaffPlaceEventObject, SystemEntryObject, TakeGiftGoalObject, TravelEntryObject, TravelGoalObject, UserObject, WebhookObject } from '../objects';
import type { CurrencyDefinition, DropOdds, EnemyDefinition, EnemyTypeDefinition, GroundDefinition, ItemDefinition, ItemTypeDefinition, RankDefinition, RarityDefinition, RegionDefinition, StatDefinition, ProcDefinition, StatLine } from '@sanguine/rules';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day in Berlin as ISO 8601 text, such as `2024-07-01`. */
  Date: { input: string; output: string; }
  /** A point in time as RFC 3339 text: returned in UTC with milliseconds, such as `2024-07-01T09:00:00.000Z`, and taken with any offset. */
  DateTime: { input: number; output: number; }
  /**
   * A chance or another share in percent: 0 never happens, 100 always does, 12.5 happens in one of eight cases. All chances have
   * this unit, those of computed odds as well as those that the CMS edits.
   */
  Percentage: { input: number; output: number; }
  /** A whole number that JavaScript represents exactly, from -9007199254740991 to 9007199254740991. */
  SafeInt: { input: number; output: number; }
  /**
   * A right of an account or of a call. An account has `player` if it plays, `staff` if it has any permission, and the permissions of its role.
   * The permissions are `editContent`, `manageUsers`, `readAnalytics`, `readAuditLog`, `refundPayments` and `deployRemotes`. A personal access token has the scopes that its owner
   * chose: `read`, `hunt`, `trade`, `profile`, `content:read`, `content:write`, `support` and `deploy`. `deploy:game` is `deploy` for the remote `game` alone.
   * A session has all of these, and `session`, which no token has.
   */
  Scope: { input: string; output: string; }
};

/** An account, with which a person logs in. */
export type Account = {
  /** The reason and the time of the ban; null unless the account is banned. */
  readonly ban?: Maybe<AccountBan>;
  /** The apps that can act for the account, by the latest connection. */
  readonly connectedApps: ReadonlyArray<ConnectedApp>;
  /** The account's e-mail address. */
  readonly email: Scalars['String']['output'];
  /** Whether the owner closed the welcome message. */
  readonly hasSeenWelcome: Scalars['Boolean']['output'];
  /** The account's id, which is also its player's. */
  readonly id: Scalars['ID']['output'];
  /** Whether the account must add a second factor before it can do anything, as staff must. */
  readonly isEnrolmentRequired: Scalars['Boolean']['output'];
  /** The account's name. */
  readonly name: Scalars['String']['output'];
  /** The time at which a password that the site generated and mailed expires; null if the owner chose the password. */
  readonly passwordExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** The personal access tokens that have not expired, at most 50, newest first. */
  readonly personalTokens: ReadonlyArray<PersonalToken>;
  /**
   * The player of the account. Null while the account may not play (not activated, banned), and in the payload of the call
   * that opened the session.
   */
  readonly player?: Maybe<Player>;
  /** The devices that get notifications, in the order in which they were added. */
  readonly pushDevices: ReadonlyArray<PushDevice>;
  /** The apps that the account has registered, at most 10, newest first. */
  readonly registeredApps: ReadonlyArray<RegisteredApp>;
  /** The role of the account. */
  readonly role: Role;
  /** The second factors of the account. */
  readonly secondFactors: SecondFactors;
  /** The open sessions, at most 100: the session of the call first, then the others by latest use. */
  readonly sessions: ReadonlyArray<AccountSession>;
  /** The webhooks of the account, in the order in which they were created. */
  readonly webhooks: ReadonlyArray<Webhook>;
};

/** The ban of an account. */
export type AccountBan = {
  /** The time at which the account was banned. */
  readonly bannedAt: Scalars['DateTime']['output'];
  /** The reason in the words of the staff; empty if they gave none. */
  readonly reason: Scalars['String']['output'];
};

/** An open session of the account. */
export type AccountSession = Node & {
  /** The browser that opened the session; null if unknown. */
  readonly browser?: Maybe<Scalars['String']['output']>;
  /** The time at which the session ends at the latest. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** The session's id. */
  readonly id: Scalars['ID']['output'];
  /** Whether the call was made with this session. */
  readonly isCurrent: Scalars['Boolean']['output'];
  /** The time at which the session was last used, up to ten minutes off. */
  readonly lastUsedAt: Scalars['DateTime']['output'];
  /** The time at which the session was opened. */
  readonly openedAt: Scalars['DateTime']['output'];
  /** The operating system of the browser; null if unknown. */
  readonly system?: Maybe<Scalars['String']['output']>;
};

/** Why an account was not activated. */
export type ActivateAccountErrorCode =
  /** The caller has a session of another account, which a new one would replace. */
  | 'otherAccountLoggedIn'
  /** The token has expired. */
  | 'tokenExpired'
  /** The token is unknown or was used before. */
  | 'tokenInvalid';

/** A mailed activation token. */
export type ActivateAccountInput = {
  /** Whether to open a session for the account, which replaces the caller's session; false by default. */
  readonly canOpenSession?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * Whether the new session may replace a session of another account. Otherwise such a call is refused with
   * OTHER_ACCOUNT_LOGGED_IN; false by default.
   */
  readonly canReplaceSession?: InputMaybe<Scalars['Boolean']['input']>;
  /** The token from the link. */
  readonly token: Scalars['String']['input'];
};

/** The result of an activation. */
export type ActivateAccountPayload = {
  /** The bearer token of the session that was opened; null if none was requested, or if the account was active already. */
  readonly accessToken?: Maybe<Scalars['String']['output']>;
  /** Why the account was not activated; empty on success. */
  readonly userErrors: ReadonlyArray<ActivateAccountUserError>;
};

/** Why an account was not activated. */
export type ActivateAccountUserError = UserError & {
  /** The reason. */
  readonly code: ActivateAccountErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
};

/** A subscription that is active. */
export type ActiveSubscription = {
  /** Whether the paid period is over and a charge is still expected. The subscription ends seven days after `periodEndsAt`. */
  readonly isInGrace: Scalars['Boolean']['output'];
  /** Its level. */
  readonly level: SubscriptionLevel;
  /** The payment; null if another player made it. */
  readonly payment?: Maybe<Payment>;
  /** The id of the payment, for `cancelSubscription`. */
  readonly paymentId: Scalars['ID']['output'];
  /** The end of the paid period. */
  readonly periodEndsAt: Scalars['DateTime']['output'];
  /** The time of the next expected charge; null if the subscription ends. */
  readonly renewsAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Why a device was not added. */
export type AddPushDeviceErrorCode =
  /** The key of the site has changed, so the browser must make a new subscription. */
  | 'oldServerKey'
  /** The account has the largest possible number of devices. */
  | 'tooManyDevices';

/** The subscription of a browser, as `PushSubscription.toJSON()` returns it. */
export type AddPushDeviceInput = {
  /** The secret that the browser shares with the site, 16 bytes, as base64url. */
  readonly auth: Scalars['String']['input'];
  /** The https address at the push service of the browser, at most 1,000 characters. */
  readonly endpoint: Scalars['String']['input'];
  /** The public key of the browser, a point on the curve P-256, as base64url. */
  readonly p256dh: Scalars['String']['input'];
  /** The public key of the site with which the browser subscribed: `Query.pushKey`. */
  readonly serverKey: Scalars['String']['input'];
};

/** The result of adding a device. */
export type AddPushDevicePayload = {
  /** The device. */
  readonly device?: Maybe<PushDevice>;
  /** Why nothing was added; empty on success. */
  readonly userErrors: ReadonlyArray<AddPushDeviceUserError>;
};

/** Why a device was not added. */
export type AddPushDeviceUserError = UserError & {
  /** The reason. */
  readonly code: AddPushDeviceErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
};

/** Why documents were not added. */
export type AddRemoteDocumentsErrorCode =
  /** The schema of this site refuses an operation. */
  | 'brokenOperation';

/** The texts of documents to add. */
export type AddRemoteDocumentsInput = {
  /** The name of the remote that sends them. */
  readonly remote: Scalars['String']['input'];
  /** The texts, at most 300 in a call, each with one operation that has a name. */
  readonly texts: ReadonlyArray<Scalars['String']['input']>;
  /** The version that sends them, for the sentences of refusals. */
  readonly version?: InputMaybe<Scalars['String']['input']>;
};

/** The result of adding documents. */
export type AddRemoteDocumentsPayload = {
  /** The SHA-256 of each text, in their order. */
  readonly hashes?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Why nothing was added; empty on success. */
  readonly userErrors: ReadonlyArray<AddRemoteDocumentsUserError>;
};

/** Why documents were not added. */
export type AddRemoteDocumentsUserError = UserError & {
  /** The reason. */
  readonly code: AddRemoteDocumentsErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
};

/** Why no item was added. */
export type AddUserItemErrorCode =
  /** Only an admin may change accounts of staff. */
  | 'adminRequired'
  /** The item is unique, and the player owns it. */
  | 'alreadyOwned'
  /** The amount is not between 1 and 1,000,000, or the total would exceed the largest number that can be stored. */
  | 'amountInvalid'
  /** There is no such item. */
  | 'unknownItem'
  /** There is no such account. */
  | 'unknownUser';

/** Pieces of an item to add. */
export type AddUserItemInput = {
  /** 1 to 1,000,000. */
  readonly amount: Scalars['Int']['input'];
  /** The account's id. */
  readonly id: Scalars['ID']['input'];
  /** The item's id. */
  readonly itemId: Scalars['ID']['input'];
};

/** The result of adding an item. */
export type AddUserItemPayload = {
  /** The number of pieces that the player owns after the call. */
  readonly amount?: Maybe<Scalars['SafeInt']['output']>;
  /** The account after the change. */
  readonly user?: Maybe<User>;
  /** Why nothing changed; empty on success. */
  readonly userErrors: ReadonlyArray<AddUserItemUserError>;
};

/** Why no item was added. */
export type AddUserItemUserError = UserError & {
  /** The reason. */
  readonly code: AddUserItemErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The item of the refusal; null if players cannot see it. */
  readonly item?: Maybe<Item>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
};

/** The fields for staff. Each one names who may read it; otherwise it is for editors and admins. */
export type Admin = {
  /**
   * The key figures of the game day by day, oldest first, kept for 26 months. The current day has the figures so far. For
   * admins.
   */
  readonly analytics: ReadonlyArray<AnalyticsDay>;
  /** The apps that players registered, newest first. For staff who manage users. */
  readonly apps: ReviewedAppConnection;
  /** The authors of the entries in the audit log that the caller may read, by name. For staff. */
  readonly auditActors: ReadonlyArray<AuditActor>;
  /**
   * The audit log, newest entry first. Admins read everything, editors the history of content, and support that of users.
   * Other subjects are refused with FORBIDDEN.
   */
  readonly auditLog: AuditEntryConnection;
  /** All findings of the content check in the current content. */
  readonly contentProblems: ReadonlyArray<ContentProblem>;
  /** The upgrades of the content by newer content packs, latest first. */
  readonly contentUpgrades: ContentUpgradeConnection;
  /** The currencies, invisible ones included. */
  readonly currencies: CurrencyRecordConnection;
  /** A currency; null if none has this id. */
  readonly currency?: Maybe<CurrencyRecord>;
  /** A damage type; null if none has this id. */
  readonly damageType?: Maybe<DamageTypeRecord>;
  /** The damage types, invisible ones included. */
  readonly damageTypes: DamageTypeRecordConnection;
  /** The enemies, invisible ones included. */
  readonly enemies: EnemyRecordConnection;
  /** An enemy; null if none has this id. */
  readonly enemy?: Maybe<EnemyRecord>;
  /** An enemy type; null if none has this id. */
  readonly enemyType?: Maybe<EnemyTypeRecord>;
  /** The enemy types, invisible ones included. */
  readonly enemyTypes: EnemyTypeRecordConnection;
  /** The number of players who can enter a hunting ground, and who therefore get missions that are forced onto it. */
  readonly groundReach: GroundReach;
  /** A hunting ground; null if none has this id. */
  readonly huntingGround?: Maybe<HuntingGroundRecord>;
  /** The hunting grounds, invisible ones included. */
  readonly huntingGrounds: HuntingGroundRecordConnection;
  /** A hunting table; null if none has this id. */
  readonly huntingTable?: Maybe<HuntingTableRecord>;
  /** The hunting tables, invisible ones included. */
  readonly huntingTables: HuntingTableRecordConnection;
  /** Images that records can show: uploaded ones, the latest first, then those of the content pack. For staff who edit content. */
  readonly images: ListedImageConnection;
  /** An item; null if none has this id. */
  readonly item?: Maybe<ItemRecord>;
  /** An item type; null if none has this id. */
  readonly itemType?: Maybe<ItemTypeRecord>;
  /** The item types, invisible ones included. */
  readonly itemTypes: ItemTypeRecordConnection;
  /** The items, invisible ones included. */
  readonly items: ItemRecordConnection;
  /** Every item that can be added to an inventory, including hidden ones, by name. For staff who manage users. */
  readonly itemsToGive: ReadonlyArray<Item>;
  /** A news post; null if none has this id. */
  readonly newsPost?: Maybe<NewsPostRecord>;
  /** The news posts, invisible ones included. */
  readonly newsPosts: NewsPostRecordConnection;
  /** A payment, even if its accounts were deleted; null if none has that number. For staff who manage users. */
  readonly payment?: Maybe<Payment>;
  /** A premium package; null if none has this id. */
  readonly premiumPackage?: Maybe<PremiumPackageRecord>;
  /** The premium packages, invisible ones included. */
  readonly premiumPackages: PremiumPackageRecordConnection;
  /** A proc event type; null if none has this id. */
  readonly procEventType?: Maybe<ProcEventTypeRecord>;
  /** The proc event types, invisible ones included. */
  readonly procEventTypes: ProcEventTypeRecordConnection;
  /** A proc type; null if none has this id. */
  readonly procType?: Maybe<ProcTypeRecord>;
  /** The proc types, invisible ones included. */
  readonly procTypes: ProcTypeRecordConnection;
  /** A rank; null if none has this id. */
  readonly rank?: Maybe<RankRecord>;
  /** The ranks, invisible ones included. */
  readonly ranks: RankRecordConnection;
  /** The rarities, invisible ones included. */
  readonly rarities: RarityRecordConnection;
  /** A rarity; null if none has this id. */
  readonly rarity?: Maybe<RarityRecord>;
  /** The uses of a record by players, payments and settings, as a deletion counts them. */
  readonly recordUsage: ReadonlyArray<RecordUsage>;
  /** The records that refer to a record, which therefore cannot be deleted. */
  readonly recordUsers: ReadonlyArray<RecordUser>;
  /** A region; null if none has this id. */
  readonly region?: Maybe<RegionRecord>;
  /** The regions, invisible ones included. */
  readonly regions: RegionRecordConnection;
  /** The files, operations and errors of a deployed version; null if there is no such version. For admins. */
  readonly remoteBuild?: Maybe<RemoteBuild>;
  /**
   * The errors that browsers reported of a version in the last seven days, today among them, the most frequent first; at most 50. Null if no
   * such version is deployed, nor built with this site. For admins.
   */
  readonly remoteErrors?: Maybe<ReadonlyArray<RemoteError>>;
  /** The names of all remotes: those that pages load, and those of which versions were deployed. For admins. */
  readonly remoteNames: ReadonlyArray<Scalars['String']['output']>;
  /** The remotes by name: those that this site has a build of, and those of which versions were deployed. For admins. */
  readonly remotes: ReadonlyArray<Remote>;
  /** The records of all kinds that match a text, best matches first: the whole text, its start, the start of a word. */
  readonly searchRecords: ReadonlyArray<RecordMatch>;
  /** The settings that editors and admins can change while the game runs. */
  readonly settings: GameSettings;
  /** A stat; null if none has this id. */
  readonly stat?: Maybe<StatRecord>;
  /** The stats, invisible ones included. */
  readonly stats: StatRecordConnection;
  /** An account; null if none has this id. For staff who manage users. */
  readonly user?: Maybe<User>;
  /** The account of exactly this name, in any case; null if there is none. For staff who manage users. */
  readonly userByName?: Maybe<User>;
  /** Accounts by name. For staff who manage users. */
  readonly users: UserConnection;
};


/** The fields for staff. Each one names who may read it; otherwise it is for editors and admins. */
export type AdminAnalyticsArgs = {
  from?: InputMaybe<Scalars['Date']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
};


/** The fields for staff. Each one names who may read it; otherwise it is for editors and admins. */
export type AdminAppsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  state?: InputMaybe<AppState>;
};


/** The fields for staff. Each one names who may read it; otherwise it is for editors and admins. */
export type AdminAuditLogArgs = {
  action?: InputMaybe<AuditAction>;
  actorId?: InputMaybe<Scalars['ID']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  isBySystem?: InputMaybe<Scalars['Boolean']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  since?: InputMaybe<Scalars['DateTime']['input']>;
  subjectId?: InputMaybe<Scalars['ID']['input']>;
  subjectType?: InputMaybe<AuditSubjectType>;
  until?: InputMaybe<Scalars['DateTime']['input']>;
};


/** The fields for staff. Each one names who may read it; otherwise it is for editors and admins. */
export type AdminContentProblemsArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  kind?: InputMaybe<RecordKind>;
};


/** The fields for staff. Each one names who may read it; otherwise it is for editors and admins. */
export type AdminContentUpgradesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** The fields for staff. Each one names who may read it; otherwise it is for editors and admins. */
export type AdminCurrenciesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  direction?: InputMaybe<SortDirection>;
  first?: InputMaybe<Scalars['Int']['input']>;
  ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<RecordSort>;
  translation?: InputMaybe<TranslationState>;
};


/** The fields for staff. Each one names who may read it; otherwise it is for editors and admins. */
export type AdminCurrencyArgs = {
  id: Scalars['ID']['input'];
};


/** The fields for staff. Each one names who may read it; otherwise it is for editors and admins. */
export type AdminDamageTypeArgs = {
  id: Scalars['ID']['input'];
};


/** The fields for staff. Each one names who may read it; otherwise it is for editors and admins. */
export type AdminDamageTypesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  direction?: InputMaybe<SortDirection>;
  first?: InputMaybe<Scalars['Int']['input']>;
  ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<RecordSort>;
  translation?: InputMaybe<TranslationState>;
};


/** The fields for staff. Each one names who may read it; otherwise it is for editors and admins. */
export type AdminEnemiesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  direction?: InputMaybe<SortDirection>;
  enemyTypeId?: InputMaybe<Scalars['ID']['input']>;
  enemyTypeIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  first?: InputMaybe<Scalars['Int']['input']>;
  ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  isVisible?: InputMaybe<Scalars['Boolean']['input']>;
  rarityId?: InputMaybe<Scalars['ID']['input']>;
  rarityIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<RecordSort>;
  translation?: InputMaybe<TranslationState>;
};


/** The fields for staff. Each one names who may read it; otherwise it is for editors and admins. */
export type AdminEnemyArgs = {
  id: Scalars['ID']['input'];
};


/** The fields for staff. Each one names who may read it; otherwise it is for editors and admins. */
export type AdminEnemyTypeArgs = {
  id: Scalars['ID']['input'];
};


/** The fields for staff. Each one names who may read it; otherwise it is for editors and admins. */
export type AdminEnemyTypesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  direction?: InputMaybe<SortDirection>;
  first?: InputMaybe<Scalars['Int']['input']>;
  ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<RecordSort>;
  translation?: InputMaybe<TranslationState>;
};


/** The fields for staff. Each one names who may read it; otherwise it is for editors and admins. */
export type AdminGroundReachArgs = {
  huntingGroundId: Scalars['ID']['input'];
};


/** The fields for staff. Each one names who may read it; otherwise it is for editors and admins. */
export type AdminHuntingGroundArgs = {
  id: Scalars['ID']['input'];
};


/** The fields for staff. Each one names who may read it; otherwise it is for editors and admins. */
export type AdminHuntingGroundsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  direction?: InputMaybe<SortDirection>;
  first?: InputMaybe<Scalars['Int']['input']>;
  ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  isVisible?: InputMaybe<Scalars['Boolean']['input']>;
  keyId?: InputMaybe<Scalars['ID']['input']>;
  keyIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  regionId?: InputMaybe<Scalars['ID']['input']>;
  regionIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<RecordSort>;
  translation?: InputMaybe<TranslationState>;
};


/** The fields for staff. Each one names who may read it; otherwise it is for editors and admins. */
export type AdminHuntingTableArgs = {
  id: Scalars['ID']['input'];
};


/** The fields for staff. Each one names who may read it; otherwise it is for editors and admins. */
export type AdminHuntingTablesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  direction?: InputMaybe<SortDirection>;
  first?: InputMaybe<Scalars['Int']['input']>;
  huntingGroundId?: InputMaybe<Scalars['ID']['input']>;
  huntingGroundIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<RecordSort>;
};


/** The fields for staff. Each one names who may read it; otherwise it is for editors and admins. */
export type AdminImagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  isMoving?: InputMaybe<Scalars['Boolean']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** The fields for staff. Each one names who may read it; otherwise it is for editors and admins. */
export type AdminItemArgs = {
  id: Scalars['ID']['input'];
};


/** The fields for staff. Each one names who may read it; otherwise it is for editors and admins. */
export type AdminItemTypeArgs = {
  id: Scalars['ID']['input'];
};


/** The fields for staff. Each one names who may read it; otherwise it is for editors and admins. */
export type AdminItemTypesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  direction?: InputMaybe<SortDirection>;
  first?: InputMaybe<Scalars['Int']['input']>;
  ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<RecordSort>;
  translation?: InputMaybe<TranslationState>;
};


/** The fields for staff. Each one names who may read it; otherwise it is for editors and admins. */
export type AdminItemsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  canAttractEnemyId?: InputMaybe<Scalars['ID']['input']>;
  canAttractEnemyIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  canAttractEnemyTypeId?: InputMaybe<Scalars['ID']['input']>;
  canAttractEnemyTypeIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  creatureTypeId?: InputMaybe<Scalars['ID']['input']>;
  creatureTypeIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  direction?: InputMaybe<SortDirection>;
  first?: InputMaybe<Scalars['Int']['input']>;
  ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  isVisible?: InputMaybe<Scalars['Boolean']['input']>;
  itemTypeId?: InputMaybe<Scalars['ID']['input']>;
  itemTypeIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  rarityId?: InputMaybe<Scalars['ID']['input']>;
  rarityIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<RecordSort>;
  translation?: InputMaybe<TranslationState>;
};


/** The fields for staff. Each one names who may read it; otherwise it is for editors and admins. */
export type AdminNewsPostArgs = {
  id: Scalars['ID']['input'];
};


/** The fields for staff. Each one names who may read it; otherwise it is for editors and admins. */
export type AdminNewsPostsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  direction?: InputMaybe<SortDirection>;
  first?: InputMaybe<Scalars['Int']['input']>;
  ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  keyId?: InputMaybe<Scalars['ID']['input']>;
  keyIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  rewardItemId?: InputMaybe<Scalars['ID']['input']>;
  rewardItemIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<RecordSort>;
  translation?: InputMaybe<TranslationState>;
};


/** The fields for staff. Each one names who may read it; otherwise it is for editors and admins. */
export type AdminPaymentArgs = {
  number: Scalars['String']['input'];
};


/** The fields for staff. Each one names who may read it; otherwise it is for editors and admins. */
export type AdminPremiumPackageArgs = {
  id: Scalars['ID']['input'];
};


/** The fields for staff. Each one names who may read it; otherwise it is for editors and admins. */
export type AdminPremiumPackagesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  direction?: InputMaybe<SortDirection>;
  first?: InputMaybe<Scalars['Int']['input']>;
  ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  isVisible?: InputMaybe<Scalars['Boolean']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<RecordSort>;
  translation?: InputMaybe<TranslationState>;
};


/** The fields for staff. Each one names who may read it; otherwise it is for editors and admins. */
export type AdminProcEventTypeArgs = {
  id: Scalars['ID']['input'];
};


/** The fields for staff. Each one names who may read it; otherwise it is for editors and admins. */
export type AdminProcEventTypesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  direction?: InputMaybe<SortDirection>;
  first?: InputMaybe<Scalars['Int']['input']>;
  ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<RecordSort>;
  translation?: InputMaybe<TranslationState>;
};


/** The fields for staff. Each one names who may read it; otherwise it is for editors and admins. */
export type AdminProcTypeArgs = {
  id: Scalars['ID']['input'];
};


/** The fields for staff. Each one names who may read it; otherwise it is for editors and admins. */
export type AdminProcTypesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  direction?: InputMaybe<SortDirection>;
  first?: InputMaybe<Scalars['Int']['input']>;
  ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<RecordSort>;
  translation?: InputMaybe<TranslationState>;
};


/** The fields for staff. Each one names who may read it; otherwise it is for editors and admins. */
export type AdminRankArgs = {
  id: Scalars['ID']['input'];
};


/** The fields for staff. Each one names who may read it; otherwise it is for editors and admins. */
export type AdminRanksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  direction?: InputMaybe<SortDirection>;
  first?: InputMaybe<Scalars['Int']['input']>;
  ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  rewardItemId?: InputMaybe<Scalars['ID']['input']>;
  rewardItemIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<RecordSort>;
  translation?: InputMaybe<TranslationState>;
};


/** The fields for staff. Each one names who may read it; otherwise it is for editors and admins. */
export type AdminRaritiesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  direction?: InputMaybe<SortDirection>;
  first?: InputMaybe<Scalars['Int']['input']>;
  ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<RecordSort>;
  translation?: InputMaybe<TranslationState>;
};


/** The fields for staff. Each one names who may read it; otherwise it is for editors and admins. */
export type AdminRarityArgs = {
  id: Scalars['ID']['input'];
};


/** The fields for staff. Each one names who may read it; otherwise it is for editors and admins. */
export type AdminRecordUsageArgs = {
  id: Scalars['ID']['input'];
  kind: RecordKind;
};


/** The fields for staff. Each one names who may read it; otherwise it is for editors and admins. */
export type AdminRecordUsersArgs = {
  id: Scalars['ID']['input'];
  kind: RecordKind;
};


/** The fields for staff. Each one names who may read it; otherwise it is for editors and admins. */
export type AdminRegionArgs = {
  id: Scalars['ID']['input'];
};


/** The fields for staff. Each one names who may read it; otherwise it is for editors and admins. */
export type AdminRegionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  direction?: InputMaybe<SortDirection>;
  first?: InputMaybe<Scalars['Int']['input']>;
  ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  isVisible?: InputMaybe<Scalars['Boolean']['input']>;
  keyId?: InputMaybe<Scalars['ID']['input']>;
  keyIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<RecordSort>;
  translation?: InputMaybe<TranslationState>;
};


/** The fields for staff. Each one names who may read it; otherwise it is for editors and admins. */
export type AdminRemoteBuildArgs = {
  remote: Scalars['String']['input'];
  version: Scalars['String']['input'];
};


/** The fields for staff. Each one names who may read it; otherwise it is for editors and admins. */
export type AdminRemoteErrorsArgs = {
  remote: Scalars['String']['input'];
  version: Scalars['String']['input'];
};


/** The fields for staff. Each one names who may read it; otherwise it is for editors and admins. */
export type AdminSearchRecordsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  search: Scalars['String']['input'];
};


/** The fields for staff. Each one names who may read it; otherwise it is for editors and admins. */
export type AdminStatArgs = {
  id: Scalars['ID']['input'];
};


/** The fields for staff. Each one names who may read it; otherwise it is for editors and admins. */
export type AdminStatsArgs = {
  affectedCreatureTypeId?: InputMaybe<Scalars['ID']['input']>;
  affectedCreatureTypeIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  after?: InputMaybe<Scalars['String']['input']>;
  damageTypeId?: InputMaybe<Scalars['ID']['input']>;
  damageTypeIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  direction?: InputMaybe<SortDirection>;
  first?: InputMaybe<Scalars['Int']['input']>;
  ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  procEventTypeId?: InputMaybe<Scalars['ID']['input']>;
  procEventTypeIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  procTypeId?: InputMaybe<Scalars['ID']['input']>;
  procTypeIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  rarityId?: InputMaybe<Scalars['ID']['input']>;
  rarityIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<RecordSort>;
  translation?: InputMaybe<TranslationState>;
};


/** The fields for staff. Each one names who may read it; otherwise it is for editors and admins. */
export type AdminUserArgs = {
  id: Scalars['ID']['input'];
};


/** The fields for staff. Each one names who may read it; otherwise it is for editors and admins. */
export type AdminUserByNameArgs = {
  name: Scalars['String']['input'];
};


/** The fields for staff. Each one names who may read it; otherwise it is for editors and admins. */
export type AdminUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  includeBanned?: InputMaybe<Scalars['Boolean']['input']>;
  roles?: InputMaybe<ReadonlyArray<Role>>;
  search?: InputMaybe<Scalars['String']['input']>;
};

/** A way to get and use an item. */
export type AdviceAction =
  /** The player can buy the item and equip it. */
  | 'buy'
  /** The player cannot buy the item yet. */
  | 'later'
  /** The player owns the item and can equip it. */
  | 'wear';

/** The key figures of a day. A figure is null if its exact value is not known yet, or no longer known. */
export type AnalyticsDay = Node & {
  /** Accounts that could play and made a call with their session on the day. */
  readonly activeUsers?: Maybe<Scalars['SafeInt']['output']>;
  /** Accounts that were active on at least one of the seven days that end with this one. */
  readonly activeUsersLast7Days?: Maybe<Scalars['SafeInt']['output']>;
  /** Accounts that were active on at least one of the thirty days that end with this one. */
  readonly activeUsersLast30Days?: Maybe<Scalars['SafeInt']['output']>;
  /** The time at which the figures were written; null for the current day, whose figures are those so far. */
  readonly closedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The calendar day in Berlin. */
  readonly date: Scalars['Date']['output'];
  /** Players with an active gold subscription at the end of the day. */
  readonly goldSubscriptions?: Maybe<Scalars['SafeInt']['output']>;
  /** The day's id: its date. */
  readonly id: Scalars['ID']['output'];
  /** Players with an active platinum subscription at the end of the day. */
  readonly platinumSubscriptions?: Maybe<Scalars['SafeInt']['output']>;
  /** The purchases that were paid on the day, one entry per premium package, in the order of their ids. */
  readonly purchases: ReadonlyArray<AnalyticsPurchase>;
  /** Players with an active silver subscription at the end of the day. */
  readonly silverSubscriptions?: Maybe<Scalars['SafeInt']['output']>;
  /** The midnight at which the day begins. */
  readonly startsAt: Scalars['DateTime']['output'];
  /** Accounts of any role at the end of the day. */
  readonly users?: Maybe<Scalars['SafeInt']['output']>;
};

/** The purchases of a premium package that were paid on a day. */
export type AnalyticsPurchase = {
  /** The number of purchases. */
  readonly amount: Scalars['SafeInt']['output'];
  /** The package as it is today; null if it was deleted. */
  readonly package?: Maybe<PurchasedPackage>;
  /** The package's id. */
  readonly packageId: Scalars['ID']['output'];
  /** The amount that was paid for them at the prices of that time. */
  readonly revenue: Money;
};

/** The request of an app for the scopes of a player. */
export type AppAuthorization = {
  /** The description by its owner; may be empty. */
  readonly description: Scalars['String']['output'];
  /** Whether the caller registered the app. */
  readonly isOwn: Scalars['Boolean']['output'];
  /** The name of the app. */
  readonly name: Scalars['String']['output'];
  /** The host to which the browser returns, or the scheme of a program on the device; null for a device with a code. */
  readonly returnsTo?: Maybe<Scalars['String']['output']>;
  /** The scopes that the app asks for. */
  readonly scopes: ReadonlyArray<Scalars['Scope']['output']>;
  /** The ticket for `finishAuthorization`, valid once and for five minutes. It proves that the player has seen the request. */
  readonly ticket: Scalars['String']['output'];
  /** The page of the app; null if it has none. */
  readonly website?: Maybe<Scalars['String']['output']>;
};

/** Whether the staff have approved an app. */
export type AppState =
  /** Everybody can connect it. */
  | 'approved'
  /** The staff refused it. Its owner alone can connect it. */
  | 'refused'
  /** The staff have not reviewed it yet. Its owner alone can connect it. */
  | 'waiting';

/** The target evades an attack by an effect of its own. */
export type AttackEvadedEvent = CombatEvent & ProcEvent & {
  /** The side that acts. */
  readonly actor: CombatSide;
  /** The name of the fighter that acts, or whose retainer acts. */
  readonly actorName: Scalars['String']['output'];
  /** The effect. */
  readonly proc: CombatProc;
  /** The round, 1 to 5; 0 before the first. */
  readonly round: Scalars['Int']['output'];
  /** Health and damage of both sides after the event. */
  readonly standing: CombatStanding;
  /** The side that the event affects. */
  readonly target: CombatSide;
  /** The name of the affected fighter. */
  readonly targetName: Scalars['String']['output'];
};

/** A fighter attacks. */
export type AttackEvent = CombatEvent & DamageEvent & {
  /** The side that acts. */
  readonly actor: CombatSide;
  /** The name of the fighter that acts, or whose retainer acts. */
  readonly actorName: Scalars['String']['output'];
  /** Damage as rolled. */
  readonly damage: Scalars['SafeInt']['output'];
  /** The health that the target lost. */
  readonly effectiveDamage: Scalars['SafeInt']['output'];
  /** Whether it was a critical hit. */
  readonly isCriticalHit: Scalars['Boolean']['output'];
  /** The round, 1 to 5; 0 before the first. */
  readonly round: Scalars['Int']['output'];
  /** Health and damage of both sides after the event. */
  readonly standing: CombatStanding;
  /** The side that the event affects. */
  readonly target: CombatSide;
  /** The name of the affected fighter. */
  readonly targetName: Scalars['String']['output'];
};

/** A kind of change. */
export type AuditAction =
  /** The subject was created. */
  | 'create'
  /** The subject was deleted. */
  | 'delete'
  /** The subject was restored to an earlier state, perhaps after it had been deleted. */
  | 'restore'
  /** Fields of the subject were changed. */
  | 'update';

/** A member of the staff, with name and role at the time of the change. */
export type AuditActor = {
  /** The id of the account. */
  readonly accountId: Scalars['ID']['output'];
  /** The name. */
  readonly name: Scalars['String']['output'];
  /** The role. */
  readonly role: Role;
};

/** A field that changed. */
export type AuditChange = {
  /** The value after the change as JSON text; null if there is none any more. */
  readonly after?: Maybe<Scalars['String']['output']>;
  /** The value before the change as JSON text, such as `"Ghoul"`, `12` or `[]`; null if there was none. */
  readonly before?: Maybe<Scalars['String']['output']>;
  /** The name of the field in this API, in the subject's type or input. */
  readonly field: Scalars['String']['output'];
  /** The records whose ids are among the values, with their current titles; deleted ones are left out. */
  readonly records: ReadonlyArray<RecordName>;
};

/** A change of content, settings, images, incidents or users. Entries are never changed or deleted. */
export type AuditEntry = Node & {
  /** The kind of change. */
  readonly action: AuditAction;
  /** The author of the change; null for the system, for example for a newer content pack. */
  readonly actor?: Maybe<AuditActor>;
  /** The time of the change. */
  readonly changedAt: Scalars['DateTime']['output'];
  /** The fields that changed. */
  readonly changes: ReadonlyArray<AuditChange>;
  /** The entry's id. */
  readonly id: Scalars['ID']['output'];
  /** The reason in the author's words, or the version of the content pack; null if none was given. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** The id of the request that made the change, as in the server's log; null for the system. */
  readonly requestId?: Maybe<Scalars['String']['output']>;
  /** The states to which `restoreRecord` can restore the subject; empty for users, settings, images and incidents. */
  readonly restorableStates: ReadonlyArray<AuditState>;
  /** The subject of the change. */
  readonly subject: AuditSubject;
  /** The token of the program that made the change; null if a person made it on the site, and for the system. */
  readonly token?: Maybe<AuditToken>;
};

/** A page of the audit log. */
export type AuditEntryConnection = {
  /** The entries with their cursors. */
  readonly edges: ReadonlyArray<AuditEntryEdge>;
  /** The entries. */
  readonly nodes: ReadonlyArray<AuditEntry>;
  /** The position of the page. */
  readonly pageInfo: PageInfo;
  /** The number of all entries that match. */
  readonly totalCount: Scalars['Int']['output'];
};

/** An entry of the audit log and its position in the list. */
export type AuditEntryEdge = {
  /** The position, to be given as `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: AuditEntry;
};

/** A state of the subject of an entry of the audit log. */
export type AuditState =
  /** The state after the change. */
  | 'after'
  /** The state before the change. */
  | 'before';

/** The subject of a change, with its title at the time of the change. */
export type AuditSubject = {
  /** The id of the record, account, image or incident, or the key of the setting. */
  readonly id: Scalars['ID']['output'];
  /** The title of the subject in lists. */
  readonly title: Scalars['String']['output'];
  /** The type of the subject. */
  readonly type: AuditSubjectType;
};

/** A type of subject of a change. */
export type AuditSubjectType =
  /** A kind of money that players earn and pay with. */
  | 'currency'
  /** A type of damage, such as fire. */
  | 'damageType'
  /** A creature that is hunted. */
  | 'enemy'
  /** A kind of creature, such as undead or dragons. */
  | 'enemyType'
  /** A place where players hunt. */
  | 'huntingGround'
  /** The enemies that a hunting ground has for a bait, and the chance of each. */
  | 'huntingTable'
  /** An uploaded image. */
  | 'image'
  /** An incident of the status page. */
  | 'incident'
  /** A thing that a player can own. */
  | 'item'
  /** A type of item; its short name decides what the game does with such items. */
  | 'itemType'
  /** A message to all players. */
  | 'news'
  /** A product that is sold for real money. */
  | 'premiumPackage'
  /** The moment of a fight at which a proc may fire. */
  | 'procEventType'
  /** The effect of a proc, such as damage or healing. */
  | 'procType'
  /** A rank that hunters reach by their XP. */
  | 'rank'
  /** A degree of rarity of items and enemies. */
  | 'rarity'
  /** A part of the world that holds hunting grounds. */
  | 'region'
  /** A front end that the site loads at run time, by its name. */
  | 'remote'
  /** A setting of the game. */
  | 'setting'
  /** A number of a fighter or item, or an effect (a proc) that may fire at a moment of a fight. */
  | 'stat'
  /** An account with its player. */
  | 'user';

/** The token with which a program made a change, with its name at the time of the change. */
export type AuditToken = {
  /** The name that the owner gave the token, or the name of the app. */
  readonly name: Scalars['String']['output'];
  /** The id of the personal access token, or of the connection of an app. */
  readonly tokenId: Scalars['ID']['output'];
};

/** The settings of auto-hunts, which retainers make without the player. */
export type AutoHuntSettings = {
  /**
   * The number of pieces that auto-hunts may use now. Null if no bait is equipped and none is chosen, or if the chosen one
   * no longer exists.
   */
  readonly available?: Maybe<Scalars['SafeInt']['output']>;
  /** The bait of auto-hunts; null for the bait that is equipped. */
  readonly bait?: Maybe<Item>;
  /** Whether auto-hunts are on. */
  readonly isOn: Scalars['Boolean']['output'];
  /** The number of pieces of the bait that auto-hunts leave. */
  readonly reserve: Scalars['SafeInt']['output'];
};

/** The effect of a special bait on a hunting ground, compared with ordinary bait. */
export type BaitEffect = {
  /** The bait. */
  readonly item: Item;
  /** The enemy types that the bait attracts more often, starting with the largest rise of the chance. */
  readonly moreOf: ReadonlyArray<EnemyType>;
  /** The average XP of the attracted creatures, as a multiple of the average with ordinary bait. */
  readonly xpFactor: Scalars['Float']['output'];
};

/** Why an account was not banned. */
export type BanUserErrorCode =
  /** Only an admin may change accounts of staff. */
  | 'adminRequired'
  /** The account is the only admin. */
  | 'lastAdmin'
  /** The reason is empty. */
  | 'reasonRequired'
  /** There is no such account. */
  | 'unknownUser';

/** The account to ban, and the reason. */
export type BanUserInput = {
  /** The account's id. */
  readonly id: Scalars['ID']['input'];
  /** The reason that the owner sees, 1 to 500 characters. */
  readonly reason: Scalars['String']['input'];
};

/** The result of banning an account. */
export type BanUserPayload = {
  /** The account after the change. */
  readonly user?: Maybe<User>;
  /** Why nothing changed; empty on success. */
  readonly userErrors: ReadonlyArray<BanUserUserError>;
};

/** Why an account was not banned. */
export type BanUserUserError = UserError & {
  /** The reason. */
  readonly code: BanUserErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
};

/**
 * The equipment that wins most among the items that the player owns and may equip. It has the most wins, then the fewest
 * losses, then the most XP and gold. Bait, hex, avatar and coffin stay unchanged. The search compares the most promising
 * choices, so it may miss a better one. Its result is never worse than the current equipment.
 */
export type BestEquipment = {
  /** The odds after the changes. */
  readonly after: EquipmentOdds;
  /** The odds with the current equipment. */
  readonly before: EquipmentOdds;
  /** The changes, in the order of the equipment panel; empty if no better equipment was found. */
  readonly changes: ReadonlyArray<SlotChange>;
};

/** To beat a boss for the first time. */
export type BossGoal = Goal & PlaceGoal & {
  /** The boss. */
  readonly enemy: Enemy;
  /** The ground on which the boss lives. */
  readonly huntingGround: HuntingGround;
  /** Wins missing. */
  readonly missing: Scalars['SafeInt']['output'];
};

/** To buy bait, because little is left. */
export type BuyBaitGoal = Goal & ItemGoal & {
  /** The bait. */
  readonly item: Item;
  /** Coins missing for one piece. */
  readonly missing: Scalars['SafeInt']['output'];
};

/** Why a purchase was refused. */
export type BuyErrorCode =
  /** The item is unique and the player owns it already. */
  | 'alreadyOwned'
  /** The amount is out of range. */
  | 'amountInvalid'
  /** Coins are missing. */
  | 'cannotAfford'
  /** The game is not open yet. */
  | 'gameClosed'
  /** Materials are missing. */
  | 'missingMaterials'
  /** Merchants do not sell the item. */
  | 'notForSale'
  /** The item requires a higher subscription. */
  | 'subscriptionTooLow'
  /** There is no such item. */
  | 'unknownItem'
  /** The player has too little XP. */
  | 'xpTooLow';

/** The item to buy. */
export type BuyInput = {
  /** How many, 1 to 1,000,000; a unique item is bought once. */
  readonly amount: Scalars['Int']['input'];
  /** The item's id. */
  readonly itemId: Scalars['ID']['input'];
};

/** To buy the key, which is the last thing that a hunting ground requires. */
export type BuyKeyGoal = Goal & ItemGoal & PlaceGoal & {
  /** The hunting ground that the key opens. */
  readonly huntingGround: HuntingGround;
  /** The key. */
  readonly item: Item;
  /** Coins missing for the key. */
  readonly missing: Scalars['SafeInt']['output'];
};

/** Why nothing was bought. */
export type BuyPackageErrorCode =
  /** The package holds items that a player can buy once, and the player has them. */
  | 'alreadyBought'
  /** The active subscription has the same level or a higher one, and renews. */
  | 'levelNotHigher'
  /** Only subscribers of a certain level may buy the package. */
  | 'needsSubscription'
  /** The package is not sold this month. */
  | 'notSoldNow'
  /** Nothing can be bought on this site. */
  | 'paymentsClosed'
  /** The recipient pays a subscription already, which a gift must not end. */
  | 'recipientSubscribes'
  /** There is no such package. */
  | 'unknownPackage'
  /** There is no such player. */
  | 'unknownRecipient';

/** The package to buy, and the recipient. */
export type BuyPackageInput = {
  /** The package's id. */
  readonly packageId: Scalars['ID']['input'];
  /** The name of the player who gets the package; the caller if left out. */
  readonly recipientName?: InputMaybe<Scalars['String']['input']>;
};

/** The result of beginning a purchase. */
export type BuyPackagePayload = {
  /** The payment, with its approve link. */
  readonly payment?: Maybe<Payment>;
  /** Why nothing was bought; empty on success. */
  readonly userErrors: ReadonlyArray<BuyPackageUserError>;
};

/** Why nothing was bought. */
export type BuyPackageUserError = UserError & {
  /** The reason. */
  readonly code: BuyPackageErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
  /** The required level, for NEEDS_SUBSCRIPTION. */
  readonly requiredSubscription?: Maybe<SubscriptionLevel>;
};

/** The result of a purchase. */
export type BuyPayload = {
  /** The item and the amount that was bought. */
  readonly bought?: Maybe<ItemAmount>;
  /** The player after the purchase. */
  readonly player?: Maybe<Player>;
  /** Why nothing was bought; empty on success. */
  readonly userErrors: ReadonlyArray<BuyUserError>;
};

/** Why a purchase was refused. */
export type BuyUserError = UserError & {
  /** The reason. */
  readonly code: BuyErrorCode;
  /** The currency, for CANNOT_AFFORD. */
  readonly currency?: Maybe<Currency>;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The item or, for MISSING_MATERIALS, the material. */
  readonly item?: Maybe<Item>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
  /** The number of missing coins or pieces. */
  readonly missing?: Maybe<Scalars['SafeInt']['output']>;
  /** The time at which the game opens, for GAME_CLOSED. */
  readonly opensAt?: Maybe<Scalars['DateTime']['output']>;
  /** The subscription required, for SUBSCRIPTION_TOO_LOW. */
  readonly requiredSubscription?: Maybe<SubscriptionLevel>;
  /** The XP required, for XP_TOO_LOW. */
  readonly requiredXp?: Maybe<Scalars['SafeInt']['output']>;
};

/** Why nothing was cancelled. */
export type CancelSubscriptionErrorCode =
  /** The payment belongs to an account of the staff. Only its buyer and admins may cancel it. */
  | 'adminRequired'
  /** The payment is not a subscription that is charged. */
  | 'notCancellable'
  /** The caller has no such payment. */
  | 'unknownPayment';

/** The subscription to cancel. */
export type CancelSubscriptionInput = {
  /** The payment's id. */
  readonly paymentId: Scalars['ID']['input'];
};

/** The result of cancelling a subscription. */
export type CancelSubscriptionPayload = {
  /** The payment after the call. */
  readonly payment?: Maybe<Payment>;
  /** Why nothing was cancelled; empty on success. */
  readonly userErrors: ReadonlyArray<CancelSubscriptionUserError>;
};

/** Why nothing was cancelled. */
export type CancelSubscriptionUserError = UserError & {
  /** The reason. */
  readonly code: CancelSubscriptionErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
};

/** Why auto-hunts were not changed. */
export type ChangeAutoHuntErrorCode =
  /** The game is not open yet. */
  | 'gameClosed'
  /** The item is not bait. */
  | 'notBait'
  /** The bait requires a higher subscription. */
  | 'subscriptionTooLow'
  /** There is no such item. */
  | 'unknownItem'
  /** The player has too little XP for the bait. */
  | 'xpTooLow';

/** The changes of the settings of auto-hunts. Fields that are left out stay unchanged. */
export type ChangeAutoHuntInput = {
  /** The id of the bait of auto-hunts; null for the equipped bait. */
  readonly baitId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether auto-hunts are on. */
  readonly isOn?: InputMaybe<Scalars['Boolean']['input']>;
  /** The number of pieces of the bait that auto-hunts leave, 0 to 1,000,000. */
  readonly reserve?: InputMaybe<Scalars['Int']['input']>;
};

/** The result of changing auto-hunts. */
export type ChangeAutoHuntPayload = {
  /** The player after the change. */
  readonly player?: Maybe<Player>;
  /** Why nothing changed; empty on success. */
  readonly userErrors: ReadonlyArray<ChangeAutoHuntUserError>;
};

/** Why auto-hunts were not changed. */
export type ChangeAutoHuntUserError = UserError & {
  /** The reason. */
  readonly code: ChangeAutoHuntErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The item. */
  readonly item?: Maybe<Item>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
  /** The time at which the game opens, for GAME_CLOSED. */
  readonly opensAt?: Maybe<Scalars['DateTime']['output']>;
  /** The subscription required, for SUBSCRIPTION_TOO_LOW. */
  readonly requiredSubscription?: Maybe<SubscriptionLevel>;
  /** The XP required, for XP_TOO_LOW. */
  readonly requiredXp?: Maybe<Scalars['SafeInt']['output']>;
};

/** The equipment set to switch to. */
export type ChangeEquipmentSetInput = {
  /** The zero-based index, 0 to 9. */
  readonly index: Scalars['Int']['input'];
};

/** The result of switching to another equipment set. */
export type ChangeEquipmentSetPayload = {
  /** The player with the equipment set in use. */
  readonly player?: Maybe<Player>;
  /** Why the set was not switched; empty on success. */
  readonly userErrors: ReadonlyArray<EquipUserError>;
};

/** Why the notifications were not changed. */
export type ChangeNotificationsErrorCode =
  /** The game is not open yet. */
  | 'gameClosed';

/** The settings to change; others stay. */
export type ChangeNotificationsInput = {
  /** The largest number of notifications in 24 hours, 1 to 30. */
  readonly dailyLimit?: InputMaybe<Scalars['Int']['input']>;
  /** Whether the icon of the app and the tab of the browser show that something waits. */
  readonly hasBadge?: InputMaybe<Scalars['Boolean']['input']>;
  /** The kinds that the player wants. */
  readonly kinds?: InputMaybe<ReadonlyArray<NotificationKind>>;
  /** The part of the day without notifications; null for none. */
  readonly quietHours?: InputMaybe<QuietHoursInput>;
};

/** The result of changing notifications. */
export type ChangeNotificationsPayload = {
  /** The player after the change. */
  readonly player?: Maybe<Player>;
  /** Why nothing changed; empty on success. */
  readonly userErrors: ReadonlyArray<ChangeNotificationsUserError>;
};

/** Why the notifications were not changed. */
export type ChangeNotificationsUserError = UserError & {
  /** The reason. */
  readonly code: ChangeNotificationsErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
  /** The time at which the game opens, for GAME_CLOSED. */
  readonly opensAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Why the pins were not changed. */
export type ChangePinsErrorCode =
  /** The game is not open yet. */
  | 'gameClosed'
  /** The player has the largest possible number of pins. */
  | 'tooManyPins'
  /** There is no such item. */
  | 'unknownItem'
  /** There is no such rank. */
  | 'unknownRank';

/** The pin to set or remove. */
export type ChangePinsInput = {
  /** The id of the item or rank. */
  readonly id: Scalars['ID']['input'];
  /** Whether the thing is pinned after the call. */
  readonly isPinned: Scalars['Boolean']['input'];
  /** The kind of the thing. */
  readonly kind: PinKind;
  /** The zero-based place among the pins. If left out, a pin keeps its place, and a new one becomes the last. */
  readonly place?: InputMaybe<Scalars['Int']['input']>;
};

/** The result of changing the pins. */
export type ChangePinsPayload = {
  /** The player after the change. */
  readonly player?: Maybe<Player>;
  /** Why nothing changed; empty on success. */
  readonly userErrors: ReadonlyArray<ChangePinsUserError>;
};

/** Why the pins were not changed. */
export type ChangePinsUserError = UserError & {
  /** The reason. */
  readonly code: ChangePinsErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
  /** The time at which the game opens, for GAME_CLOSED. */
  readonly opensAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A charge of a payment was paid and its items given, or it was refunded or reversed and they were taken back. For staff who manage users. */
export type ChargeEvent = StaffEvent & {
  /** The charge as it is now; null if it is no longer stored. */
  readonly charge?: Maybe<PaymentCharge>;
  /** The payment provider's id of the charge. */
  readonly chargeId: Scalars['ID']['output'];
  /** The time at which the items were given or taken back. */
  readonly happenedAt: Scalars['DateTime']['output'];
  /** The place in the stream, to be given as `after`. */
  readonly id: Scalars['ID']['output'];
  /** The payment as it is now; null if it is no longer stored. */
  readonly payment?: Maybe<Payment>;
  /** The id of the payment. */
  readonly paymentId: Scalars['ID']['output'];
  /** The status of the charge. */
  readonly status: ChargeStatus;
};

/** The status of a charge. */
export type ChargeStatus =
  /** A charge that was paid. */
  | 'completed'
  /** A charge that was refunded in part. */
  | 'partiallyRefunded'
  /** A charge that was refunded. */
  | 'refunded'
  /** A charge that was reversed by the bank or the payment provider. */
  | 'reversed';

/** Why a payment cannot be checked. */
export type CheckPaymentErrorCode =
  /** There is no such payment. */
  | 'unknownPayment';

/** The payment to check. */
export type CheckPaymentInput = {
  /** The payment's id. */
  readonly paymentId: Scalars['ID']['input'];
};

/** The result of checking a payment. */
export type CheckPaymentPayload = {
  /** The address at which the buyer approves the payment; null unless that is possible now. */
  readonly approveUrl?: Maybe<Scalars['String']['output']>;
  /** The time of the first charge of a subscription that continues a cancelled one; null for other payments. */
  readonly firstChargeAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the payment was paid and the player got the items. */
  readonly isCompleted?: Maybe<Scalars['Boolean']['output']>;
  /** Whether no charge was made because the player can have the items only once, and has them or another payment for them. */
  readonly isDuplicate?: Maybe<Scalars['Boolean']['output']>;
  /** The recipient; null if that is the buyer. */
  readonly recipient?: Maybe<PlayerProfile>;
  /** The status of the payment. */
  readonly status?: Maybe<PaymentStatus>;
  /** Why the payment was not checked; empty on success. */
  readonly userErrors: ReadonlyArray<CheckPaymentUserError>;
};

/** Why a payment cannot be checked. */
export type CheckPaymentUserError = UserError & {
  /** The reason. */
  readonly code: CheckPaymentErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
};

/** The mission to choose. */
export type ChooseMissionInput = {
  /** The mission's id from `missionOffers`. */
  readonly missionId: Scalars['ID']['input'];
};

/** The result of choosing a mission. */
export type ChooseMissionPayload = {
  /** The player with the chosen mission. */
  readonly player?: Maybe<Player>;
  /** Why the mission was not chosen; empty on success. */
  readonly userErrors: ReadonlyArray<MissionUserError>;
};

/** Why a collection was not claimed. */
export type ClaimCollectionErrorCode =
  /** The player has claimed the collection already. */
  | 'alreadyOwned'
  /** The game is not open yet. */
  | 'gameClosed'
  /** There is no such collection. */
  | 'notACollection'
  /** Trophies are missing. */
  | 'trophiesMissing';

/** To claim a complete collection. */
export type ClaimCollectionGoal = Goal & {
  /** The collection. */
  readonly collection: Collection;
  /** Always 0. */
  readonly missing: Scalars['SafeInt']['output'];
};

/** The collection to claim. */
export type ClaimCollectionInput = {
  /** The collection's id. */
  readonly collectionId: Scalars['ID']['input'];
};

/** The result of claiming a collection. */
export type ClaimCollectionPayload = {
  /** The collection after the change. */
  readonly collection?: Maybe<Collection>;
  /** The player after the change. */
  readonly player?: Maybe<Player>;
  /** Why nothing was claimed; empty on success. */
  readonly userErrors: ReadonlyArray<ClaimCollectionUserError>;
};

/** Why a collection was not claimed. */
export type ClaimCollectionUserError = UserError & {
  /** The reason. */
  readonly code: ClaimCollectionErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
  /** The number of missing trophies, for TROPHIES_MISSING. */
  readonly missing?: Maybe<Scalars['Int']['output']>;
  /** The time at which the game opens, for GAME_CLOSED. */
  readonly opensAt?: Maybe<Scalars['DateTime']['output']>;
};

/** The result of closing the welcome message. */
export type CloseWelcomePayload = {
  /** The account after the change. */
  readonly account?: Maybe<Account>;
};

/** The charges of an equipped coffin. */
export type Coffin = {
  /** The number of coffin hunts that can start now, extra charges included. */
  readonly charges: Scalars['Int']['output'];
  /** The charges beyond these, from the start and from ranks. The coffin does not recharge them. */
  readonly extraCharges: Scalars['Int']['output'];
  /** The largest number of charges that the coffin recharges. */
  readonly maxCharges: Scalars['Int']['output'];
  /** The time of the next charge; null while the coffin has all that it recharges. */
  readonly nextChargeAt?: Maybe<Scalars['DateTime']['output']>;
};

/** To hunt by an extra charge of the equipped coffin, without a wait. */
export type CoffinHuntGoal = Goal & {
  /** The extra charges that are left. The coffin does not recharge them. */
  readonly charges: Scalars['Int']['output'];
  /** Always 0. */
  readonly missing: Scalars['SafeInt']['output'];
};

/** The round to play of a hunt that costs a coffin charge. */
export type CoffinHuntInput = {
  /** The round, 1 to 5; 1 uses a charge and starts a hunt. If left out, the next round is played. */
  readonly round?: InputMaybe<Scalars['Int']['input']>;
};

/** The result of a hunt that costs a coffin charge, or of a round of it. */
export type CoffinHuntPayload = {
  /** The combat with the events of all rounds so far. */
  readonly combat?: Maybe<Combat>;
  /** The player after the hunt or round, with the charges that are left. */
  readonly player?: Maybe<Player>;
  /** Why no charge was used; empty on success. */
  readonly userErrors: ReadonlyArray<HuntUserError>;
};

/** Trophies that belong together, and the bonus for owning all of them. */
export type Collection = {
  /** A line of text about the collection. */
  readonly flavorText: Scalars['String']['output'];
  /** The collection's id, which is also the id of the item that represents it. */
  readonly id: Scalars['ID']['output'];
  /** The collection's image. */
  readonly image?: Maybe<Image>;
  /** Whether the player can claim it now. */
  readonly isClaimable: Scalars['Boolean']['output'];
  /** Whether the player has claimed it. */
  readonly isClaimed: Scalars['Boolean']['output'];
  /** The collection's name. */
  readonly name: Scalars['String']['output'];
  /** The rarity of the collection. */
  readonly rarity: Rarity;
  /** The stats of the collection, which apply once it is claimed, without being equipped. */
  readonly stats: ReadonlyArray<StatValue>;
  /** The trophies of the collection, in order. */
  readonly trophies: ReadonlyArray<Trophy>;
};

/** A collection that was claimed. */
export type CollectionEntry = JournalEntry & Node & {
  /** The time at which the collection was claimed. */
  readonly happenedAt: Scalars['DateTime']['output'];
  /** The entry's id. */
  readonly id: Scalars['ID']['output'];
  /** The item that represents the collection. */
  readonly item: Item;
};

/** To complete a collection. */
export type CollectionGoal = Goal & {
  /** The collection. */
  readonly collection: Collection;
  /** Trophies missing. */
  readonly missing: Scalars['SafeInt']['output'];
};

/** A hunt, open or over. */
export type Combat = Node & {
  /** Advice on winning this combat with the items that the player has equipped and owns now; null if it was won or is open. */
  readonly advice?: Maybe<CombatAdvice>;
  /** The hunter. */
  readonly attacker: Fighter;
  /** The bait that was used. */
  readonly bait: Item;
  /** The creature as a fighter. */
  readonly defender: Fighter;
  /** The creature. */
  readonly enemy: Enemy;
  /** The events so far, in order. */
  readonly events: ReadonlyArray<CombatEvent>;
  /** The ground of the hunt. */
  readonly huntingGround: HuntingGround;
  /** The combat's id. */
  readonly id: Scalars['ID']['output'];
  /** Whether the hunt cost a coffin charge. */
  readonly isCoffinHunt: Scalars['Boolean']['output'];
  /** The modifiers of the hunt and its reward. */
  readonly modifiers: ReadonlyArray<CombatModifier>;
  /** The number of the hunt, from 1. */
  readonly number: Scalars['SafeInt']['output'];
  /** The phase of the region's rule in which the combat began, which stays in force for it; null if the region had no rule. */
  readonly regionPhase?: Maybe<RegionPhase>;
  /** The state of the combat. */
  readonly result: CombatResult;
  /** The reward; null while the combat is open. */
  readonly reward?: Maybe<Reward>;
  /** Rounds played, 0 to 5. */
  readonly round: Scalars['Int']['output'];
  /** The seed of the combat's random numbers; null while the combat is open. See `Fairness`. */
  readonly seed?: Maybe<Scalars['String']['output']>;
  /** The time at which the combat started. */
  readonly startedAt: Scalars['DateTime']['output'];
};

/** Advice on winning a fight. */
export type CombatAdvice = {
  /** The damage to add to each blow to win 7 of 10 fights; 0 if they are won already, null if no damage is enough. */
  readonly addedDamage?: Maybe<Scalars['SafeInt']['output']>;
  /** The health that the creature had left. */
  readonly healthLeft: Scalars['SafeInt']['output'];
  /** The item that raises the chance most; null if no item helps. */
  readonly item?: Maybe<ItemAdvice>;
  /** The chance to win with the current equipment. */
  readonly winChance: Scalars['Percentage']['output'];
};

/** The combat ends. */
export type CombatEndEvent = CombatEvent & {
  /** The side that acts. */
  readonly actor: CombatSide;
  /** The name of the fighter that acts, or whose retainer acts. */
  readonly actorName: Scalars['String']['output'];
  /** The result of the combat. */
  readonly result: CombatResult;
  /** The round, 1 to 5; 0 before the first. */
  readonly round: Scalars['Int']['output'];
  /** Health and damage of both sides after the event. */
  readonly standing: CombatStanding;
  /** The side that the event affects. */
  readonly target: CombatSide;
  /** The name of the affected fighter. */
  readonly targetName: Scalars['String']['output'];
};

/** A hunt that ended. */
export type CombatEntry = JournalEntry & Node & {
  /** The creature. */
  readonly enemy: Enemy;
  /** The time at which the hunt ended. */
  readonly happenedAt: Scalars['DateTime']['output'];
  /** The entry's id. */
  readonly id: Scalars['ID']['output'];
  /** Whether a retainer hunted without the player. */
  readonly isAutoHunt: Scalars['Boolean']['output'];
  /** The modifiers of the hunt and its reward. */
  readonly modifiers: ReadonlyArray<CombatModifier>;
  /** The player's combat number, 1 for the first. */
  readonly number: Scalars['SafeInt']['output'];
  /** The result of the hunt. */
  readonly result: CombatResult;
  /** The retainers that fought beside the player. */
  readonly retainers: ReadonlyArray<Item>;
  /** The reward of the hunt. */
  readonly reward: Reward;
};

/** Something that happens in a combat. */
export type CombatEvent = {
  /** The side that acts. */
  readonly actor: CombatSide;
  /** The name of the fighter that acts, or whose retainer acts. */
  readonly actorName: Scalars['String']['output'];
  /** The round, 1 to 5; 0 before the first. */
  readonly round: Scalars['Int']['output'];
  /** Health and damage of both sides after the event. */
  readonly standing: CombatStanding;
  /** The side that the event affects. */
  readonly target: CombatSide;
  /** The name of the affected fighter. */
  readonly targetName: Scalars['String']['output'];
};

/** Something that changes a hunt or its reward. */
export type CombatModifier =
  /** A retainer hunted without the player. */
  | 'autoHunt'
  /** Both sides deal more damage. */
  | 'bloodcraze'
  /** The hunter deals more damage. */
  | 'bloodlust'
  /** The reward has more items. */
  | 'cloning'
  /** The reward has more coins. */
  | 'investment'
  /** The creature is stronger and the reward larger. */
  | 'megalomania'
  /** The creature is an objective of the player's mission. */
  | 'questing'
  /** The reward has more XP. */
  | 'xplosion';

/** An effect in a combat, as it was when the combat started. */
export type CombatProc = {
  /** The image of the effect. */
  readonly image?: Maybe<Image>;
  /** The name of the effect. */
  readonly name: Scalars['String']['output'];
  /** The stat that causes the effect; null if it is unknown or no longer exists. */
  readonly stat?: Maybe<Stat>;
};

/** The state of a combat. */
export type CombatResult =
  /** Neither side fell in five rounds. */
  | 'draw'
  /** The hunter fell. */
  | 'loss'
  /** Rounds are left. */
  | 'ongoing'
  /** The creature fell. */
  | 'win';

/** A retainer in a combat. */
export type CombatRetainer = {
  /** The retainer's item. */
  readonly item: Item;
  /** The name of the retainer in the combat. */
  readonly name: Scalars['String']['output'];
};

/** A side of a combat. */
export type CombatSide =
  /** The hunter. */
  | 'attacker'
  /** The creature. */
  | 'defender';

/** Health and damage of both sides at a moment of a combat. */
export type CombatStanding = {
  /** The hunter's health. */
  readonly attackerHealth: Scalars['SafeInt']['output'];
  /** Damage dealt by the hunter's side so far. */
  readonly attackerTotalDamage: Scalars['SafeInt']['output'];
  /** The creature's health. */
  readonly defenderHealth: Scalars['SafeInt']['output'];
  /** Damage dealt by the creature's side so far. */
  readonly defenderTotalDamage: Scalars['SafeInt']['output'];
};

/** The combat starts. */
export type CombatStartEvent = CombatEvent & {
  /** The side that acts. */
  readonly actor: CombatSide;
  /** The name of the fighter that acts, or whose retainer acts. */
  readonly actorName: Scalars['String']['output'];
  /** The round, 1 to 5; 0 before the first. */
  readonly round: Scalars['Int']['output'];
  /** Health and damage of both sides after the event. */
  readonly standing: CombatStanding;
  /** The side that the event affects. */
  readonly target: CombatSide;
  /** The name of the affected fighter. */
  readonly targetName: Scalars['String']['output'];
};

/** An objective of a completed mission. */
export type CompletedObjective = {
  /** The number of wins that counted for the mission. */
  readonly caught: Scalars['Int']['output'];
  /** The creature. */
  readonly enemy: Enemy;
  /** The number of wins that the mission required. */
  readonly goal: Scalars['Int']['output'];
};

/** A day of a component. */
export type ComponentDay = {
  /** The calendar day in Berlin. */
  readonly date: Scalars['Date']['output'];
  /** Minutes in which it was degraded. */
  readonly degradedMinutes: Scalars['Int']['output'];
  /** Minutes in which it was down. */
  readonly downMinutes: Scalars['Int']['output'];
  /** Minutes of which there is no record. */
  readonly notRecordedMinutes: Scalars['Int']['output'];
  /** DOWN below an uptime of 99 %; DEGRADED below 99.9 %, or with more than 1 % of degraded minutes. */
  readonly state: ComponentState;
  /** The share of calls, attempts or checks that succeeded; null if nothing was measured. */
  readonly successRate?: Maybe<Scalars['Percentage']['output']>;
  /** The uptime of the day, as that of the component. */
  readonly uptime?: Maybe<Scalars['Percentage']['output']>;
};

/** How a component works. */
export type ComponentState =
  /** It is slow or fails at times. */
  | 'degraded'
  /** It does not work. */
  | 'down'
  /** Nothing happened that could be measured. */
  | 'notMeasured'
  /** No gateway could record anything: none ran, or the database could not be written. */
  | 'notRecorded'
  /** It works. */
  | 'up';

/** A component now and day by day. */
export type ComponentStatus = {
  /** The component. */
  readonly component: StatusComponent;
  /** The days since the record began, at most 90, the oldest first, the current one included. */
  readonly days: ReadonlyArray<ComponentDay>;
  /** Its state in the last three minutes; down also while nothing is measured in an outage. */
  readonly state: ComponentState;
  /**
   * The share of minutes in which it worked, among those with a measurement. For a component that is measured every minute,
   * minutes without a record count as down. Null without any measurement.
   */
  readonly uptime?: Maybe<Scalars['Percentage']['output']>;
};

/** Why an address was not confirmed. */
export type ConfirmEmailErrorCode =
  /** The token is unknown, expired or was used before. */
  | 'tokenInvalid';

/** A mailed token of a new address. */
export type ConfirmEmailInput = {
  /** The token from the link. */
  readonly token: Scalars['String']['input'];
};

/** The result of confirming an address. */
export type ConfirmEmailPayload = {
  /** A new bearer token for the caller's session if the address belongs to the caller's account; otherwise null. */
  readonly accessToken?: Maybe<Scalars['String']['output']>;
  /** Why nothing changed; empty on success. */
  readonly userErrors: ReadonlyArray<ConfirmEmailUserError>;
};

/** Why an address was not confirmed. */
export type ConfirmEmailUserError = UserError & {
  /** The reason. */
  readonly code: ConfirmEmailErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
};

/** Why confirming a login failed. */
export type ConfirmLoginErrorCode =
  /** The code is wrong, or was used before. */
  | 'codeInvalid'
  /** The ticket is unknown, expired or was used before. */
  | 'ticketInvalid'
  /** Too many attempts failed. */
  | 'tooManyAttempts';

/** A ticket and a code. */
export type ConfirmLoginInput = {
  /** A code of the authenticator app, or a recovery code. */
  readonly code: Scalars['String']['input'];
  /** The ticket of the login. */
  readonly ticket: Scalars['String']['input'];
};

/** The result of confirming a login. */
export type ConfirmLoginPayload = {
  /** The bearer token of the new session. */
  readonly accessToken?: Maybe<Scalars['String']['output']>;
  /** The account that logged in. */
  readonly account?: Maybe<Account>;
  /** Why it failed; empty on success. */
  readonly userErrors: ReadonlyArray<ConfirmLoginUserError>;
};

/** Why confirming a login failed. */
export type ConfirmLoginUserError = UserError & {
  /** The reason. */
  readonly code: ConfirmLoginErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
  /** Seconds until another attempt is possible, for TOO_MANY_ATTEMPTS. */
  readonly retryAfterSeconds?: Maybe<Scalars['Int']['output']>;
};

/** Why adding a passkey failed. */
export type ConfirmPasskeyErrorCode =
  /** The response does not belong to a passkey of the account. */
  | 'passkeyInvalid'
  /** The ticket is unknown, expired or was used before. */
  | 'ticketInvalid';

/** The response of an authenticator. */
export type ConfirmPasskeyInput = {
  /** The name that the owner gives the passkey, at most 50 characters. */
  readonly name: Scalars['String']['input'];
  /** The response of the authenticator as JSON. */
  readonly response: Scalars['String']['input'];
  /** The ticket of `enrolPasskey`. */
  readonly ticket: Scalars['String']['input'];
};

/** The result of adding a passkey. */
export type ConfirmPasskeyPayload = {
  /** A new token for the same session if the account could do nothing before; otherwise null. */
  readonly accessToken?: Maybe<Scalars['String']['output']>;
  /** Ten codes to show once. Each replaces the second factor once. Empty if the account has codes already. */
  readonly recoveryCodes?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Why it failed; empty on success. */
  readonly userErrors: ReadonlyArray<ConfirmPasskeyUserError>;
};

/** Why adding a passkey failed. */
export type ConfirmPasskeyUserError = UserError & {
  /** The reason. */
  readonly code: ConfirmPasskeyErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
};

/** Why adding an authenticator app failed. */
export type ConfirmTotpErrorCode =
  /** The code is wrong, or was used before. */
  | 'codeInvalid'
  /** The ticket is unknown, expired or was used before. */
  | 'ticketInvalid'
  /** Too many attempts failed. */
  | 'tooManyAttempts';

/** A code of the authenticator app. */
export type ConfirmTotpInput = {
  /** A code of the app. */
  readonly code: Scalars['String']['input'];
  /** The ticket of `enrolTotp`. */
  readonly ticket: Scalars['String']['input'];
};

/** The result of adding an authenticator app. */
export type ConfirmTotpPayload = {
  /** A new token for the same session if the account could do nothing before; otherwise null. */
  readonly accessToken?: Maybe<Scalars['String']['output']>;
  /** Ten codes to show once. Each replaces the second factor once. Empty if the account has codes already. */
  readonly recoveryCodes?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Why it failed; empty on success. */
  readonly userErrors: ReadonlyArray<ConfirmTotpUserError>;
};

/** Why adding an authenticator app failed. */
export type ConfirmTotpUserError = UserError & {
  /** The reason. */
  readonly code: ConfirmTotpErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
  /** Seconds until another attempt is possible, for TOO_MANY_ATTEMPTS. */
  readonly retryAfterSeconds?: Maybe<Scalars['Int']['output']>;
};

/** An app that can act for the account by OAuth 2.1, within its scopes. */
export type ConnectedApp = {
  /** The time of its first connection that has not ended. */
  readonly connectedAt: Scalars['DateTime']['output'];
  /** The client id of the app, which is no secret. */
  readonly id: Scalars['ID']['output'];
  /** The browser or program of the last call; null if unknown. */
  readonly lastProgram?: Maybe<Scalars['String']['output']>;
  /** The operating system of the last call; null if unknown. */
  readonly lastSystem?: Maybe<Scalars['String']['output']>;
  /** The time of its last call, up to a minute off; null before the first. */
  readonly lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The name of the app. */
  readonly name: Scalars['String']['output'];
  /** The scopes of all its connections together. */
  readonly scopes: ReadonlyArray<Scalars['Scope']['output']>;
  /** The page of the app; null if it has none. */
  readonly website?: Maybe<Scalars['String']['output']>;
};

/** A version of the content pack. */
export type ContentPackVersion = {
  /** A digest of the pack's content, 64 hexadecimal digits. */
  readonly hash: Scalars['String']['output'];
  /** A number that rises with every new pack. */
  readonly version: Scalars['Int']['output'];
};

/** An error in the content, at one field of one record. */
export type ContentProblem = {
  /** The path of the field, outermost first; empty for the whole record. */
  readonly field: ReadonlyArray<Scalars['String']['output']>;
  /** The record's kind; null for the start of new players. */
  readonly kind?: Maybe<RecordKind>;
  /** The problem, in the language of the call. */
  readonly message: Scalars['String']['output'];
  /** The record's id; null if the problem concerns a whole kind or the start of new players. */
  readonly recordId?: Maybe<Scalars['ID']['output']>;
  /** The record's title in lists. */
  readonly title: Scalars['String']['output'];
};

/** A newer content pack that was merged into the database. */
export type ContentUpgrade = Node & {
  /** The version of the content after the merge. */
  readonly contentVersion: Scalars['SafeInt']['output'];
  /** The pack that was installed before; null if unknown. */
  readonly from?: Maybe<ContentPackVersion>;
  /** The upgrade's id. */
  readonly id: Scalars['ID']['output'];
  /** The changes, record by record. */
  readonly notes: ReadonlyArray<ContentUpgradeNote>;
  /** The result in one English sentence. */
  readonly summary: Scalars['String']['output'];
  /** The pack that was merged. */
  readonly to: ContentPackVersion;
  /** The time of the merge. */
  readonly upgradedAt: Scalars['DateTime']['output'];
};

/** A page of content upgrades. */
export type ContentUpgradeConnection = {
  /** The upgrades with their cursors. */
  readonly edges: ReadonlyArray<ContentUpgradeEdge>;
  /** The upgrades. */
  readonly nodes: ReadonlyArray<ContentUpgrade>;
  /** The position of the page. */
  readonly pageInfo: PageInfo;
  /** The number of all upgrades. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A content upgrade and its position in the list. */
export type ContentUpgradeEdge = {
  /** The position, to be given as `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The upgrade. */
  readonly node: ContentUpgrade;
};

/** A change of a record by a content upgrade. */
export type ContentUpgradeEvent =
  /** The record was added. */
  | 'added'
  /** Fields were taken from the pack. */
  | 'changed'
  /** Fields that were edited here were kept although the pack changed them too. */
  | 'conflict'
  /** The record was deleted here and stays deleted. */
  | 'deletedHere'
  /** Fields would have broken something, so they stayed as they were here. */
  | 'fellBack'
  /** The pack no longer has the record, so it was hidden. */
  | 'hidden'
  /** Fields that were edited here were kept. */
  | 'kept'
  /** The record would have broken something, so it was left out. */
  | 'leftOut'
  /** The pack no longer has the record and nothing refers to it, so it was removed. */
  | 'removed'
  /** The record has another short name here than in the pack. */
  | 'renamed'
  /** The pack no longer has the record, but it cannot be removed. */
  | 'stays';

/** A change of one record by a content upgrade. */
export type ContentUpgradeNote = {
  /** The kind of the change. */
  readonly event: ContentUpgradeEvent;
  /** The fields concerned; empty for the whole record. */
  readonly fields: ReadonlyArray<Scalars['String']['output']>;
  /** The record's kind; null for the start of new players. */
  readonly kind?: Maybe<RecordKind>;
  /** The reason in English; null if none is needed. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** The record's id; null for the start of new players. */
  readonly recordId?: Maybe<Scalars['ID']['output']>;
  /** The note as one English sentence. */
  readonly sentence: Scalars['String']['output'];
  /** The record's title in lists. */
  readonly title: Scalars['String']['output'];
};

/** To craft the key, which is the last thing that a hunting ground requires. */
export type CraftKeyGoal = Goal & ItemGoal & PlaceGoal & {
  /** The hunting ground that the key opens. */
  readonly huntingGround: HuntingGround;
  /** Whether merchants sell all missing materials, and the player has the coins for them and for the key. */
  readonly isAffordable: Scalars['Boolean']['output'];
  /** The key. */
  readonly item: Item;
  /** The missing material. */
  readonly material: Item;
  /** Missing pieces of the material. */
  readonly missing: Scalars['SafeInt']['output'];
};

/** A material for crafting an item. */
export type CraftingMaterialInput = {
  /** The number of pieces. */
  readonly amount?: InputMaybe<Scalars['SafeInt']['input']>;
  /** The item. */
  readonly itemId: Scalars['ID']['input'];
};

/** A material for crafting an item. */
export type CraftingMaterialRecord = {
  /** The number of pieces. */
  readonly amount: Scalars['SafeInt']['output'];
  /** The record behind `itemId`, as an item of the CMS. */
  readonly item?: Maybe<ItemRecord>;
  /** The item. */
  readonly itemId: Scalars['ID']['output'];
};

/** A new currency. Fields that are left out get their defaults. */
export type CreateCurrencyInput = {
  /** A line of text about the currency. */
  readonly flavorText?: InputMaybe<Scalars['String']['input']>;
  /** The currency's image. */
  readonly imageId?: InputMaybe<Scalars['ID']['input']>;
  /** The currency's name. */
  readonly name: Scalars['String']['input'];
  /** The position in lists, lowest first. */
  readonly orderIndex?: InputMaybe<Scalars['SafeInt']['input']>;
  /** The short name, unique within the kind regardless of case. */
  readonly shortName: Scalars['String']['input'];
  /** The name of a single one, such as `Sanguine Diamond`; empty if the name suits one as well. */
  readonly singularName?: InputMaybe<Scalars['String']['input']>;
  /** The translations to change. Others stay unchanged. */
  readonly translations?: InputMaybe<ReadonlyArray<RecordTranslationInput>>;
};

/** The result of creating a currency. */
export type CreateCurrencyPayload = {
  /** The record after the change. */
  readonly currency?: Maybe<CurrencyRecord>;
  /** Why nothing was created; empty on success. */
  readonly userErrors: ReadonlyArray<RecordUserError>;
};

/** A new damage type. Fields that are left out get their defaults. */
export type CreateDamageTypeInput = {
  /** The colour, such as #8a0303. */
  readonly colorHex?: InputMaybe<Scalars['String']['input']>;
  /** The damage type's image. */
  readonly imageId?: InputMaybe<Scalars['ID']['input']>;
  /** The damage type's name. */
  readonly name: Scalars['String']['input'];
  /** The short name, unique within the kind regardless of case. */
  readonly shortName: Scalars['String']['input'];
  /** The translations to change. Others stay unchanged. */
  readonly translations?: InputMaybe<ReadonlyArray<RecordTranslationInput>>;
};

/** The result of creating a damage type. */
export type CreateDamageTypePayload = {
  /** The record after the change. */
  readonly damageType?: Maybe<DamageTypeRecord>;
  /** Why nothing was created; empty on success. */
  readonly userErrors: ReadonlyArray<RecordUserError>;
};

/** A new enemy. Fields that are left out get their defaults. */
export type CreateEnemyInput = {
  /** The moving image, which plays in a loop. */
  readonly animatedImageId?: InputMaybe<Scalars['ID']['input']>;
  /** The coins of a win. */
  readonly currencies?: InputMaybe<ReadonlyArray<CurrencyEntryInput>>;
  /** The creature's type. */
  readonly enemyTypeId?: InputMaybe<Scalars['ID']['input']>;
  /** The equipment, whose stats count in the fight. */
  readonly equipment?: InputMaybe<EnemyEquipmentInput>;
  /** A line of text about the enemy. */
  readonly flavorText?: InputMaybe<Scalars['String']['input']>;
  /** The enemy's image. */
  readonly imageId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether players see the enemy. */
  readonly isVisible?: InputMaybe<Scalars['Boolean']['input']>;
  /** The possible drops of a win. */
  readonly loot?: InputMaybe<ReadonlyArray<LootEntryInput>>;
  /** The enemy's name. */
  readonly name: Scalars['String']['input'];
  /** The creature's rarity. */
  readonly rarityId?: InputMaybe<Scalars['ID']['input']>;
  /** The coins of a draw. */
  readonly refund?: InputMaybe<ReadonlyArray<CurrencyEntryInput>>;
  /** The stats of the creature in a fight. */
  readonly stats?: InputMaybe<ReadonlyArray<EnemyStatInput>>;
  /** The translations to change. Others stay unchanged. */
  readonly translations?: InputMaybe<ReadonlyArray<RecordTranslationInput>>;
  /** The XP of a win. */
  readonly xp?: InputMaybe<Scalars['SafeInt']['input']>;
};

/** The result of creating an enemy. */
export type CreateEnemyPayload = {
  /** The record after the change. */
  readonly enemy?: Maybe<EnemyRecord>;
  /** Why nothing was created; empty on success. */
  readonly userErrors: ReadonlyArray<RecordUserError>;
};

/** A new enemy type. Fields that are left out get their defaults. */
export type CreateEnemyTypeInput = {
  /** The enemy type's image. */
  readonly imageId?: InputMaybe<Scalars['ID']['input']>;
  /** The enemy type's name. */
  readonly name: Scalars['String']['input'];
  /** The position in lists, lowest first. */
  readonly orderIndex?: InputMaybe<Scalars['SafeInt']['input']>;
  /** The short name, unique within the kind regardless of case. */
  readonly shortName: Scalars['String']['input'];
  /** The translations to change. Others stay unchanged. */
  readonly translations?: InputMaybe<ReadonlyArray<RecordTranslationInput>>;
};

/** The result of creating an enemy type. */
export type CreateEnemyTypePayload = {
  /** The record after the change. */
  readonly enemyType?: Maybe<EnemyTypeRecord>;
  /** Why nothing was created; empty on success. */
  readonly userErrors: ReadonlyArray<RecordUserError>;
};

/** A new hunting ground. Fields that are left out get their defaults. */
export type CreateHuntingGroundInput = {
  /** The moving image, which replaces the still one. */
  readonly animatedImageId?: InputMaybe<Scalars['ID']['input']>;
  /** A line of text about the hunting ground. */
  readonly flavorText?: InputMaybe<Scalars['String']['input']>;
  /** The hunting ground's image. */
  readonly imageId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether players see the hunting ground. */
  readonly isVisible?: InputMaybe<Scalars['Boolean']['input']>;
  /** The item that a player needs to travel there; empty if none is needed. */
  readonly keyId?: InputMaybe<Scalars['ID']['input']>;
  /** The hunting ground's name. */
  readonly name: Scalars['String']['input'];
  /** The region of the ground. */
  readonly regionId: Scalars['ID']['input'];
  /** The XP that a player needs to travel there. */
  readonly requiredXp?: InputMaybe<Scalars['SafeInt']['input']>;
  /** The position among the grounds of the region, lowest first. */
  readonly sequence?: InputMaybe<Scalars['SafeInt']['input']>;
  /** The baits that attract other creatures here than ordinary bait does. */
  readonly specialBaitItemIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** The translations to change. Others stay unchanged. */
  readonly translations?: InputMaybe<ReadonlyArray<RecordTranslationInput>>;
  /** The price of travelling there. */
  readonly travelCost?: InputMaybe<ReadonlyArray<CurrencyEntryInput>>;
};

/** The result of creating a hunting ground. */
export type CreateHuntingGroundPayload = {
  /** The record after the change. */
  readonly huntingGround?: Maybe<HuntingGroundRecord>;
  /** Why nothing was created; empty on success. */
  readonly userErrors: ReadonlyArray<RecordUserError>;
};

/** A new hunting table. Fields that are left out get their defaults. */
export type CreateHuntingTableInput = {
  /** The slices of the table, from 0 to 10,000. */
  readonly enemies?: InputMaybe<ReadonlyArray<TableSliceInput>>;
  /** The hunting ground of the table. */
  readonly huntingGroundId: Scalars['ID']['input'];
  /** The hunting table's name. */
  readonly name: Scalars['String']['input'];
  /** The bait of the table: 0 for ordinary bait, n for the n-th special bait of the ground. */
  readonly sequence?: InputMaybe<Scalars['SafeInt']['input']>;
};

/** The result of creating a hunting table. */
export type CreateHuntingTablePayload = {
  /** The record after the change. */
  readonly huntingTable?: Maybe<HuntingTableRecord>;
  /** Why nothing was created; empty on success. */
  readonly userErrors: ReadonlyArray<RecordUserError>;
};

/** A new incident. */
export type CreateIncidentInput = {
  /** The affected components, at least one. */
  readonly components: ReadonlyArray<StatusComponent>;
  /** The planned end, after the start; for SCHEDULED only. */
  readonly plannedEndAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The planned start, within a year; for SCHEDULED only. */
  readonly plannedStartAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The time at which it began, in the last 90 days; now if it is left out. Not for SCHEDULED. */
  readonly startedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The state before the first update: any but RESOLVED. */
  readonly state: IncidentState;
  /** The effect on players, at most 2,000 characters in each language. */
  readonly text: IncidentTextInput;
  /** The title, at most 120 characters in each language. */
  readonly title: IncidentTextInput;
};

/** The result of writing an incident. */
export type CreateIncidentPayload = {
  /** The incident after the change; null if it was deleted since the first call under the key. */
  readonly incident?: Maybe<SiteIncident>;
  /** Why nothing was written; empty on success. */
  readonly userErrors: ReadonlyArray<IncidentUserError>;
};

/** A new item. Fields that are left out get their defaults. */
export type CreateItemInput = {
  /** The moving image, which replaces the still one. */
  readonly animatedImageId?: InputMaybe<Scalars['ID']['input']>;
  /** The enemy that a hex attracts; empty for other items. */
  readonly canAttractEnemyId?: InputMaybe<Scalars['ID']['input']>;
  /** The enemy type that a hex attracts; empty for other items. */
  readonly canAttractEnemyTypeId?: InputMaybe<Scalars['ID']['input']>;
  /** The materials of one piece. */
  readonly craftingMaterials?: InputMaybe<ReadonlyArray<CraftingMaterialInput>>;
  /** The creature type of a retainer; empty for other items. */
  readonly creatureTypeId?: InputMaybe<Scalars['ID']['input']>;
  /** A line of text about the item. */
  readonly flavorText?: InputMaybe<Scalars['String']['input']>;
  /** The item's image. */
  readonly imageId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether merchants sell or craft the item. */
  readonly isBuyable?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the item belongs to the premium shop. */
  readonly isInPremiumShop?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether players may give the item to each other. */
  readonly isTransferable?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether a player can own only one piece. */
  readonly isUnique?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether players see the item in shops and in the catalogue. */
  readonly isVisible?: InputMaybe<Scalars['Boolean']['input']>;
  /** The item's type. */
  readonly itemTypeId?: InputMaybe<Scalars['ID']['input']>;
  /** The item's name. */
  readonly name: Scalars['String']['input'];
  /** The price of one piece. */
  readonly price?: InputMaybe<ReadonlyArray<CurrencyEntryInput>>;
  /** The item's rarity. */
  readonly rarityId?: InputMaybe<Scalars['ID']['input']>;
  /** The amount that a shop pays for one piece. */
  readonly refund?: InputMaybe<ReadonlyArray<CurrencyEntryInput>>;
  /** The subscription that a player needs to buy or equip the item; null if none is needed. */
  readonly requiredSubscription?: InputMaybe<SubscriptionLevel>;
  /** The XP that a player needs to buy or equip the item. */
  readonly requiredXp?: InputMaybe<Scalars['SafeInt']['input']>;
  /** The stats of the item, which apply while it is equipped. */
  readonly stats?: InputMaybe<ReadonlyArray<ItemStatInput>>;
  /** The translations to change. Others stay unchanged. */
  readonly translations?: InputMaybe<ReadonlyArray<RecordTranslationInput>>;
  /** The trophies of a collection; empty for other items. */
  readonly trophyItemIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

/** The result of creating an item. */
export type CreateItemPayload = {
  /** The record after the change. */
  readonly item?: Maybe<ItemRecord>;
  /** Why nothing was created; empty on success. */
  readonly userErrors: ReadonlyArray<RecordUserError>;
};

/** A new item type. Fields that are left out get their defaults. */
export type CreateItemTypeInput = {
  /** Whether items of the type count while they are owned, without being equipped. */
  readonly countsWhileOwned?: InputMaybe<Scalars['Boolean']['input']>;
  /** The item type's image. */
  readonly imageId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether items of the type can be equipped. */
  readonly isEquipment?: InputMaybe<Scalars['Boolean']['input']>;
  /** The item type's name. */
  readonly name: Scalars['String']['input'];
  /** The position in lists, lowest first. */
  readonly orderIndex?: InputMaybe<Scalars['SafeInt']['input']>;
  /** The short name, unique within the kind regardless of case. */
  readonly shortName: Scalars['String']['input'];
  /** The number of items of the type that can be equipped at once. */
  readonly slotCount?: InputMaybe<Scalars['SafeInt']['input']>;
  /** The translations to change. Others stay unchanged. */
  readonly translations?: InputMaybe<ReadonlyArray<RecordTranslationInput>>;
};

/** The result of creating an item type. */
export type CreateItemTypePayload = {
  /** The record after the change. */
  readonly itemType?: Maybe<ItemTypeRecord>;
  /** Why nothing was created; empty on success. */
  readonly userErrors: ReadonlyArray<RecordUserError>;
};

/** A new news post. Fields that are left out get their defaults. */
export type CreateNewsPostInput = {
  /** The moving image, which replaces the still one. */
  readonly animatedImageId?: InputMaybe<Scalars['ID']['input']>;
  /** The heading. */
  readonly header: Scalars['String']['input'];
  /** The news post's image. */
  readonly imageId?: InputMaybe<Scalars['ID']['input']>;
  /** An item for editors, without effect: every player sees the post. */
  readonly keyId?: InputMaybe<Scalars['ID']['input']>;
  /** The text of the post. */
  readonly message?: InputMaybe<Scalars['String']['input']>;
  /** A name for editors, which players do not see. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The time of publication; the time of creation if left out. */
  readonly publishedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** A number for editors, without effect: every player sees the post. */
  readonly requiredXp?: InputMaybe<Scalars['SafeInt']['input']>;
  /** The gift that each player can take once; empty if there is none. */
  readonly rewardItemId?: InputMaybe<Scalars['ID']['input']>;
  /** A number for editors, without effect: news posts are sorted by their time. */
  readonly sequence?: InputMaybe<Scalars['SafeInt']['input']>;
  /** The translations to change. Others stay unchanged. */
  readonly translations?: InputMaybe<ReadonlyArray<RecordTranslationInput>>;
};

/** The result of creating a news post. */
export type CreateNewsPostPayload = {
  /** The record after the change. */
  readonly newsPost?: Maybe<NewsPostRecord>;
  /** Why nothing was created; empty on success. */
  readonly userErrors: ReadonlyArray<RecordUserError>;
};

/** Why a personal access token was not created. */
export type CreatePersonalTokenErrorCode =
  /** The account has a second factor, and its login is older than 15 minutes: log in again. */
  | 'loginTooOld'
  /** The password is wrong. */
  | 'passwordWrong'
  /** A scope needs an account of the staff. */
  | 'scopeNotAllowed'
  /** Too many attempts failed. */
  | 'tooManyAttempts'
  /** The account has too many tokens. */
  | 'tooManyTokens';

/** A personal access token to create. */
export type CreatePersonalTokenInput = {
  /** The number of days after which the token expires, 1 to 365. */
  readonly expiresInDays?: Scalars['Int']['input'];
  /** A name to know the token by, 1 to 40 characters. */
  readonly name: Scalars['String']['input'];
  /** The SHA-256 of the password, 64 hexadecimal digits in lower case. */
  readonly password: Scalars['String']['input'];
  /** The scopes of the token, at least one. `content:read`, `content:write`, `support` and `deploy` need an account of the staff. */
  readonly scopes: ReadonlyArray<Scalars['Scope']['input']>;
};

/** The result of creating a personal access token. */
export type CreatePersonalTokenPayload = {
  /** The secret of the token. No later call shows it, except a repeat under the same `Idempotency-Key`. */
  readonly secret?: Maybe<Scalars['String']['output']>;
  /** The token. */
  readonly token?: Maybe<PersonalToken>;
  /** Why it failed; empty on success. */
  readonly userErrors: ReadonlyArray<CreatePersonalTokenUserError>;
};

/** Why a personal access token was not created. */
export type CreatePersonalTokenUserError = UserError & {
  /** The reason. */
  readonly code: CreatePersonalTokenErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
  /** Seconds until another attempt is possible, for TOO_MANY_ATTEMPTS. */
  readonly retryAfterSeconds?: Maybe<Scalars['Int']['output']>;
};

/** A new premium package. Fields that are left out get their defaults. */
export type CreatePremiumPackageInput = {
  /** The moving image, which replaces the still one. */
  readonly animatedImageId?: InputMaybe<Scalars['ID']['input']>;
  /** The section of the premium shop; null for a subscription. */
  readonly category?: InputMaybe<PremiumPackageCategory>;
  /** A line of text about the package. */
  readonly flavorText?: InputMaybe<Scalars['String']['input']>;
  /** The package's image. */
  readonly imageId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether players see the package. */
  readonly isVisible?: InputMaybe<Scalars['Boolean']['input']>;
  /** The items of the package. */
  readonly items?: InputMaybe<ReadonlyArray<PackageItemInput>>;
  /** The month in which the package is sold, 1 to 12; 0 for every month. */
  readonly month?: InputMaybe<Scalars['SafeInt']['input']>;
  /** The package's name. */
  readonly name: Scalars['String']['input'];
  /** The price in US dollars with whole cents; for a subscription, the price of a month. */
  readonly priceUsd?: InputMaybe<MoneyInput>;
  /** The subscription that the package sells; null for a single purchase. */
  readonly subscriptionLevel?: InputMaybe<SubscriptionLevel>;
  /** The translations to change. Others stay unchanged. */
  readonly translations?: InputMaybe<ReadonlyArray<RecordTranslationInput>>;
  /** The year in which the package is sold; 0 for every year. */
  readonly year?: InputMaybe<Scalars['SafeInt']['input']>;
};

/** The result of creating a premium package. */
export type CreatePremiumPackagePayload = {
  /** The record after the change. */
  readonly premiumPackage?: Maybe<PremiumPackageRecord>;
  /** Why nothing was created; empty on success. */
  readonly userErrors: ReadonlyArray<RecordUserError>;
};

/** A new proc event type. Fields that are left out get their defaults. */
export type CreateProcEventTypeInput = {
  /** The proc event type's image. */
  readonly imageId?: InputMaybe<Scalars['ID']['input']>;
  /** The proc event type's name. */
  readonly name: Scalars['String']['input'];
  /** The short name, unique within the kind regardless of case. */
  readonly shortName: Scalars['String']['input'];
  /** The translations to change. Others stay unchanged. */
  readonly translations?: InputMaybe<ReadonlyArray<RecordTranslationInput>>;
};

/** The result of creating a proc event type. */
export type CreateProcEventTypePayload = {
  /** The record after the change. */
  readonly procEventType?: Maybe<ProcEventTypeRecord>;
  /** Why nothing was created; empty on success. */
  readonly userErrors: ReadonlyArray<RecordUserError>;
};

/** A new proc type. Fields that are left out get their defaults. */
export type CreateProcTypeInput = {
  /** The proc type's image. */
  readonly imageId?: InputMaybe<Scalars['ID']['input']>;
  /** The proc type's name. */
  readonly name: Scalars['String']['input'];
  /** The short name, unique within the kind regardless of case. */
  readonly shortName: Scalars['String']['input'];
  /** The translations to change. Others stay unchanged. */
  readonly translations?: InputMaybe<ReadonlyArray<RecordTranslationInput>>;
};

/** The result of creating a proc type. */
export type CreateProcTypePayload = {
  /** The record after the change. */
  readonly procType?: Maybe<ProcTypeRecord>;
  /** Why nothing was created; empty on success. */
  readonly userErrors: ReadonlyArray<RecordUserError>;
};

/** A new rank. Fields that are left out get their defaults. */
export type CreateRankInput = {
  /** The charges that a player's coffin gets with the rank, beyond those that it recharges; they do not come again. */
  readonly coffinCharges?: InputMaybe<Scalars['SafeInt']['input']>;
  /** A line of text about the rank. */
  readonly flavorText?: InputMaybe<Scalars['String']['input']>;
  /** The rank's image. */
  readonly imageId?: InputMaybe<Scalars['ID']['input']>;
  /** The rank's name. */
  readonly name: Scalars['String']['input'];
  /** The item that a player gets with the rank; empty for none. */
  readonly rewardItemId?: InputMaybe<Scalars['ID']['input']>;
  /** The translations to change. Others stay unchanged. */
  readonly translations?: InputMaybe<ReadonlyArray<RecordTranslationInput>>;
  /** The XP at which a player reaches the rank. */
  readonly xp?: InputMaybe<Scalars['SafeInt']['input']>;
};

/** The result of creating a rank. */
export type CreateRankPayload = {
  /** The record after the change. */
  readonly rank?: Maybe<RankRecord>;
  /** Why nothing was created; empty on success. */
  readonly userErrors: ReadonlyArray<RecordUserError>;
};

/** A new rarity. Fields that are left out get their defaults. */
export type CreateRarityInput = {
  /** The colour, such as #8a0303. */
  readonly colorHex?: InputMaybe<Scalars['String']['input']>;
  /** A line of text about the rarity. */
  readonly flavorText?: InputMaybe<Scalars['String']['input']>;
  /** The rarity's image. */
  readonly imageId?: InputMaybe<Scalars['ID']['input']>;
  /** The rarity's name. */
  readonly name: Scalars['String']['input'];
  /** The short name, unique within the kind regardless of case. */
  readonly shortName: Scalars['String']['input'];
  /** The translations to change. Others stay unchanged. */
  readonly translations?: InputMaybe<ReadonlyArray<RecordTranslationInput>>;
};

/** The result of creating a rarity. */
export type CreateRarityPayload = {
  /** The record after the change. */
  readonly rarity?: Maybe<RarityRecord>;
  /** Why nothing was created; empty on success. */
  readonly userErrors: ReadonlyArray<RecordUserError>;
};

/** A new region. Fields that are left out get their defaults. */
export type CreateRegionInput = {
  /** The moving image, which replaces the still one. */
  readonly animatedImageId?: InputMaybe<Scalars['ID']['input']>;
  /** A line of text about the region. */
  readonly flavorText?: InputMaybe<Scalars['String']['input']>;
  /** The region's image. */
  readonly imageId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether players see the region. */
  readonly isVisible?: InputMaybe<Scalars['Boolean']['input']>;
  /** The item that a player needs to travel there; empty if none is needed. */
  readonly keyId?: InputMaybe<Scalars['ID']['input']>;
  /** The region's name. */
  readonly name: Scalars['String']['input'];
  /** The XP that a player needs to travel there. */
  readonly requiredXp?: InputMaybe<Scalars['SafeInt']['input']>;
  /** The rule of the region, which changes its hunts over time. */
  readonly rule?: InputMaybe<RegionRuleName>;
  /** The position among the regions, lowest first. */
  readonly sequence?: InputMaybe<Scalars['SafeInt']['input']>;
  /** The translations to change. Others stay unchanged. */
  readonly translations?: InputMaybe<ReadonlyArray<RecordTranslationInput>>;
};

/** The result of creating a region. */
export type CreateRegionPayload = {
  /** The record after the change. */
  readonly region?: Maybe<RegionRecord>;
  /** Why nothing was created; empty on success. */
  readonly userErrors: ReadonlyArray<RecordUserError>;
};

/** A new stat. Fields that are left out get their defaults. */
export type CreateStatInput = {
  /** The only creature type that a proc works on; empty for every type, and for a number. */
  readonly affectedCreatureTypeId?: InputMaybe<Scalars['ID']['input']>;
  /** The type of the damage that a proc deals. */
  readonly damageTypeId?: InputMaybe<Scalars['ID']['input']>;
  /** A line of text about the effect. */
  readonly flavorText?: InputMaybe<Scalars['String']['input']>;
  /** The stat's image. */
  readonly imageId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether the stat is a yes or no instead of a number. */
  readonly isYesNo?: InputMaybe<Scalars['Boolean']['input']>;
  /** The stat's name. */
  readonly name: Scalars['String']['input'];
  /** The position in lists, lowest first. */
  readonly orderIndex?: InputMaybe<Scalars['SafeInt']['input']>;
  /** The moment at which a proc may fire; empty for a number. */
  readonly procEventTypeId?: InputMaybe<Scalars['ID']['input']>;
  /** The effect of a proc; empty for a number. */
  readonly procTypeId?: InputMaybe<Scalars['ID']['input']>;
  /** The rarity of the stat; empty for none. */
  readonly rarityId?: InputMaybe<Scalars['ID']['input']>;
  /** The short name, unique within the kind regardless of case. */
  readonly shortName: Scalars['String']['input'];
  /** The type of the stat: a number, or an effect that may fire in a fight. */
  readonly statType?: InputMaybe<StatRecordType>;
  /** The translations to change. Others stay unchanged. */
  readonly translations?: InputMaybe<ReadonlyArray<RecordTranslationInput>>;
  /** The unit after the number, such as %. */
  readonly unitSymbol?: InputMaybe<Scalars['String']['input']>;
};

/** The result of creating a stat. */
export type CreateStatPayload = {
  /** The record after the change. */
  readonly stat?: Maybe<StatRecord>;
  /** Why nothing was created; empty on success. */
  readonly userErrors: ReadonlyArray<RecordUserError>;
};

/** Why a webhook was not created. */
export type CreateWebhookErrorCode =
  /** The role of the account may not have one of the events. */
  | 'eventForStaff'
  /** The account has the largest possible number of webhooks. */
  | 'tooManyWebhooks';

/** A webhook to create. */
export type CreateWebhookInput = {
  /** The events that it gets, at least one. */
  readonly events: ReadonlyArray<WebhookEvent>;
  /** The https address of the program: of a public host, without a port, at most 1,000 characters. */
  readonly url: Scalars['String']['input'];
};

/** The result of creating a webhook. */
export type CreateWebhookPayload = {
  /** The key of the signatures. No later call shows it, except a repeat under the same `Idempotency-Key`. */
  readonly secret?: Maybe<Scalars['String']['output']>;
  /** Why nothing was created; empty on success. */
  readonly userErrors: ReadonlyArray<CreateWebhookUserError>;
  /** The webhook. */
  readonly webhook?: Maybe<Webhook>;
};

/** Why a webhook was not created. */
export type CreateWebhookUserError = UserError & {
  /** The reason. */
  readonly code: CreateWebhookErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
};

/** The numbers of a fight with a creature. The three chances add up to 100. */
export type CreatureFight = {
  /** The chance of a draw. */
  readonly drawChance: Scalars['Percentage']['output'];
  /** Coins of a draw, without stolen ones. */
  readonly drawCurrencies: ReadonlyArray<CurrencyAverage>;
  /** The chance to lose. */
  readonly lossChance: Scalars['Percentage']['output'];
  /** The margin of error of each chance in percentage points; 0 if it is exact. */
  readonly margin: Scalars['Percentage']['output'];
  /** The stats of the creature in the fight. */
  readonly stats: CreatureStats;
  /** The chance to win. */
  readonly winChance: Scalars['Percentage']['output'];
  /** Coins of a win on average, without stolen ones. */
  readonly winCurrencies: ReadonlyArray<CurrencyAverage>;
  /** Experience points of a win on average. */
  readonly xp: Scalars['Float']['output'];
};

/** A creature that may appear, with the odds that the caller's player has learnt so far. */
export type CreatureOdds = {
  /** The chance that a hunt attracts the creature. */
  readonly chance: Scalars['Percentage']['output'];
  /** The possible drops of a win, the likeliest first; null until the player has beaten the creature five times. */
  readonly drops?: Maybe<ReadonlyArray<DropChance>>;
  /** The creature. */
  readonly enemy: Enemy;
  /** The numbers of a fight with the creature; null until the player has beaten it once. */
  readonly fight?: Maybe<CreatureFight>;
  /**
   * The number of hunts with the current bait after which the creature is certain to appear. Null unless it is a boss that
   * the bait attracts.
   */
  readonly huntsAtMost?: Maybe<Scalars['Int']['output']>;
  /** The wins of the caller's player over the creature. */
  readonly timesBeaten: Scalars['SafeInt']['output'];
  /** The likely result of a fight with the creature. */
  readonly verdict: FightVerdict;
  /** The number of wins that reveal more about the creature; null if everything is shown. */
  readonly winsToNext?: Maybe<Scalars['Int']['output']>;
};

/** A creature that drops an item. */
export type CreatureSource = {
  /**
   * The chance that a win drops at least one piece, before equipment raises it. Null until the player has beaten
   * the creature often enough.
   */
  readonly chance?: Maybe<Scalars['Percentage']['output']>;
  /**
   * The creature. Null for creatures that the caller's player has not beaten; these share one entry with all their
   * grounds.
   */
  readonly enemy?: Maybe<Enemy>;
  /** The grounds on which the creature appears. */
  readonly grounds: ReadonlyArray<SourceGround>;
  /** The number of wins over the creature that reveal the chance; 0 if it is shown. */
  readonly winsLeft: Scalars['Int']['output'];
};

/** The stats of a creature in a fight, in the present phase of the region's rule. */
export type CreatureStats = {
  /** The retainers of the creature. Each deals the damage of its item. */
  readonly retainers: ReadonlyArray<Item>;
  /** Health, damage of its base attacks, critical chance unless it is 0, then its procs. */
  readonly values: ReadonlyArray<StatValue>;
};

/** A currency of the game. */
export type Currency = Node & {
  /** The currency's id. */
  readonly id: Scalars['ID']['output'];
  /** The currency's image. */
  readonly image?: Maybe<Image>;
  /** The currency's name. */
  readonly name: Scalars['String']['output'];
  /** The key of the currency in the rules, such as `vgc`. */
  readonly shortName: Scalars['String']['output'];
  /** The name of a single one, such as `Sanguine Diamond`; the name where it suits one as well. */
  readonly singularName: Scalars['String']['output'];
};

/** An amount of one currency. */
export type CurrencyAmount = {
  /** The amount. */
  readonly amount: Scalars['SafeInt']['output'];
  /** The currency. */
  readonly currency: Currency;
};

/** An average amount of a currency. */
export type CurrencyAverage = {
  /** The average amount. */
  readonly amount: Scalars['Float']['output'];
  /** The currency. */
  readonly currency: Currency;
};

/** An amount of one currency. */
export type CurrencyEntryInput = {
  /** The currency's short name; `name` if left out. */
  readonly currencyShortName?: InputMaybe<Scalars['String']['input']>;
  /** The amount. */
  readonly value?: InputMaybe<Scalars['SafeInt']['input']>;
};

/** An amount of one currency. */
export type CurrencyEntryRecord = {
  /** The record behind `currencyShortName`, as a currency of the CMS. */
  readonly currency?: Maybe<CurrencyRecord>;
  /** The currency's short name; `name` if left out. */
  readonly currencyShortName: Scalars['String']['output'];
  /** The amount. */
  readonly value: Scalars['SafeInt']['output'];
};

/** A currency that players earn and pay with. This is the record that the CMS edits. */
export type CurrencyRecord = {
  /** A line of text about the currency. */
  readonly flavorText: Scalars['String']['output'];
  /** The record's id. */
  readonly id: Scalars['ID']['output'];
  /** The currency's image. */
  readonly image?: Maybe<Image>;
  /** The currency's name. */
  readonly name: Scalars['String']['output'];
  /** The position in lists, lowest first. */
  readonly orderIndex: Scalars['SafeInt']['output'];
  /** A number that rises by one with every change. */
  readonly revision: Scalars['Int']['output'];
  /** The short name, unique within the kind regardless of case. */
  readonly shortName: Scalars['String']['output'];
  /** The name of a single one, such as `Sanguine Diamond`; empty if the name suits one as well. */
  readonly singularName: Scalars['String']['output'];
  /** The translated texts of the record. Texts without a translation are left out. */
  readonly translations: ReadonlyArray<RecordTranslation>;
  /** The time of the last change. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** A page of currencies. */
export type CurrencyRecordConnection = {
  /** The records with their cursors. */
  readonly edges: ReadonlyArray<CurrencyRecordEdge>;
  /** The records. */
  readonly nodes: ReadonlyArray<CurrencyRecord>;
  /** The position of the page. */
  readonly pageInfo: PageInfo;
  /** The number of matching records before the record with this id; null if that record does not match. */
  readonly positionOf?: Maybe<Scalars['Int']['output']>;
  /** The number of all records that match. */
  readonly totalCount: Scalars['Int']['output'];
};


/** A page of currencies. */
export type CurrencyRecordConnectionPositionOfArgs = {
  id: Scalars['ID']['input'];
};

/** A currency and its position in the list. */
export type CurrencyRecordEdge = {
  /** The position, to be given as `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: CurrencyRecord;
};

/** The sources of a currency for a player. */
export type CurrencySources = {
  /** Creatures that pay the currency, at most eight. Those on open grounds come first, and among them those that pay most. */
  readonly creatures: ReadonlyArray<PayingCreature>;
  /** The currency. */
  readonly currency: Currency;
  /** Whether a mission that the player has, or may choose, pays the currency. */
  readonly isMissionReward: Scalars['Boolean']['output'];
  /** Whether wins over most creatures pay the currency. In that case no creature is listed. */
  readonly isPaidByMost: Scalars['Boolean']['output'];
  /** Whether a shop pays the currency for most items that it buys. In that case no item is listed. */
  readonly isPaidForMost: Scalars['Boolean']['output'];
  /** The number of further creatures that pay the currency. */
  readonly moreCreatures: Scalars['Int']['output'];
  /** The number of further items that a shop buys for the currency. */
  readonly moreSoldItems: Scalars['Int']['output'];
  /** Items that a shop buys for the currency, at most eight. */
  readonly soldItems: ReadonlyArray<Item>;
};

/** An event in which the target loses health. */
export type DamageEvent = {
  /** The side that acts. */
  readonly actor: CombatSide;
  /** The name of the fighter that acts, or whose retainer acts. */
  readonly actorName: Scalars['String']['output'];
  /** Damage as rolled. */
  readonly damage: Scalars['SafeInt']['output'];
  /** The health that the target lost. */
  readonly effectiveDamage: Scalars['SafeInt']['output'];
  /** The round, 1 to 5; 0 before the first. */
  readonly round: Scalars['Int']['output'];
  /** Health and damage of both sides after the event. */
  readonly standing: CombatStanding;
  /** The side that the event affects. */
  readonly target: CombatSide;
  /** The name of the affected fighter. */
  readonly targetName: Scalars['String']['output'];
};

/** A type of damage, such as fire. This is the record that the CMS edits. */
export type DamageTypeRecord = {
  /** The colour, such as #8a0303. */
  readonly colorHex: Scalars['String']['output'];
  /** The record's id. */
  readonly id: Scalars['ID']['output'];
  /** The damage type's image. */
  readonly image?: Maybe<Image>;
  /** The damage type's name. */
  readonly name: Scalars['String']['output'];
  /** A number that rises by one with every change. */
  readonly revision: Scalars['Int']['output'];
  /** The short name, unique within the kind regardless of case. */
  readonly shortName: Scalars['String']['output'];
  /** The translated texts of the record. Texts without a translation are left out. */
  readonly translations: ReadonlyArray<RecordTranslation>;
  /** The time of the last change. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** A page of damage types. */
export type DamageTypeRecordConnection = {
  /** The records with their cursors. */
  readonly edges: ReadonlyArray<DamageTypeRecordEdge>;
  /** The records. */
  readonly nodes: ReadonlyArray<DamageTypeRecord>;
  /** The position of the page. */
  readonly pageInfo: PageInfo;
  /** The number of matching records before the record with this id; null if that record does not match. */
  readonly positionOf?: Maybe<Scalars['Int']['output']>;
  /** The number of all records that match. */
  readonly totalCount: Scalars['Int']['output'];
};


/** A page of damage types. */
export type DamageTypeRecordConnectionPositionOfArgs = {
  id: Scalars['ID']['input'];
};

/** A damage type and its position in the list. */
export type DamageTypeRecordEdge = {
  /** The position, to be given as `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: DamageTypeRecord;
};

/** Why an app was not deleted. */
export type DeleteAppErrorCode =
  /** There is no such app. */
  | 'unknownApp';

/** An app to delete. */
export type DeleteAppInput = {
  /** The client id of the app. */
  readonly id: Scalars['ID']['input'];
};

/** The result of deleting an app. */
export type DeleteAppPayload = {
  /** Why it failed; empty on success. */
  readonly userErrors: ReadonlyArray<DeleteAppUserError>;
};

/** Why an app was not deleted. */
export type DeleteAppUserError = UserError & {
  /** The reason. */
  readonly code: DeleteAppErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
};

/** The currency to delete. */
export type DeleteCurrencyInput = {
  /** The currency's id. */
  readonly id: Scalars['ID']['input'];
  /** The revision that was read. If given, the deletion is refused with STALE if the record has changed since. */
  readonly revision?: InputMaybe<Scalars['Int']['input']>;
};

/** The result of deleting a currency. */
export type DeleteCurrencyPayload = {
  /** The entry of the audit log with which `restoreRecord` restores the currency. */
  readonly auditEntry?: Maybe<AuditEntry>;
  /** The id of the deleted currency. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** The uses by players, payments and settings. Pieces that players own return when the record is restored. */
  readonly usage: ReadonlyArray<RecordUsage>;
  /** Why nothing was deleted; empty on success. */
  readonly userErrors: ReadonlyArray<RecordUserError>;
};

/** The damage type to delete. */
export type DeleteDamageTypeInput = {
  /** The damage type's id. */
  readonly id: Scalars['ID']['input'];
  /** The revision that was read. If given, the deletion is refused with STALE if the record has changed since. */
  readonly revision?: InputMaybe<Scalars['Int']['input']>;
};

/** The result of deleting a damage type. */
export type DeleteDamageTypePayload = {
  /** The entry of the audit log with which `restoreRecord` restores the damage type. */
  readonly auditEntry?: Maybe<AuditEntry>;
  /** The id of the deleted damage type. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** The uses by players, payments and settings. Pieces that players own return when the record is restored. */
  readonly usage: ReadonlyArray<RecordUsage>;
  /** Why nothing was deleted; empty on success. */
  readonly userErrors: ReadonlyArray<RecordUserError>;
};

/** The enemy to delete. */
export type DeleteEnemyInput = {
  /** The enemy's id. */
  readonly id: Scalars['ID']['input'];
  /** The revision that was read. If given, the deletion is refused with STALE if the record has changed since. */
  readonly revision?: InputMaybe<Scalars['Int']['input']>;
};

/** The result of deleting an enemy. */
export type DeleteEnemyPayload = {
  /** The entry of the audit log with which `restoreRecord` restores the enemy. */
  readonly auditEntry?: Maybe<AuditEntry>;
  /** The id of the deleted enemy. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** The uses by players, payments and settings. Pieces that players own return when the record is restored. */
  readonly usage: ReadonlyArray<RecordUsage>;
  /** Why nothing was deleted; empty on success. */
  readonly userErrors: ReadonlyArray<RecordUserError>;
};

/** The enemy type to delete. */
export type DeleteEnemyTypeInput = {
  /** The enemy type's id. */
  readonly id: Scalars['ID']['input'];
  /** The revision that was read. If given, the deletion is refused with STALE if the record has changed since. */
  readonly revision?: InputMaybe<Scalars['Int']['input']>;
};

/** The result of deleting an enemy type. */
export type DeleteEnemyTypePayload = {
  /** The entry of the audit log with which `restoreRecord` restores the enemy type. */
  readonly auditEntry?: Maybe<AuditEntry>;
  /** The id of the deleted enemy type. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** The uses by players, payments and settings. Pieces that players own return when the record is restored. */
  readonly usage: ReadonlyArray<RecordUsage>;
  /** Why nothing was deleted; empty on success. */
  readonly userErrors: ReadonlyArray<RecordUserError>;
};

/** The hunting ground to delete. */
export type DeleteHuntingGroundInput = {
  /** The hunting ground's id. */
  readonly id: Scalars['ID']['input'];
  /** The revision that was read. If given, the deletion is refused with STALE if the record has changed since. */
  readonly revision?: InputMaybe<Scalars['Int']['input']>;
};

/** The result of deleting a hunting ground. */
export type DeleteHuntingGroundPayload = {
  /** The entry of the audit log with which `restoreRecord` restores the hunting ground. */
  readonly auditEntry?: Maybe<AuditEntry>;
  /** The id of the deleted hunting ground. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** The uses by players, payments and settings. Pieces that players own return when the record is restored. */
  readonly usage: ReadonlyArray<RecordUsage>;
  /** Why nothing was deleted; empty on success. */
  readonly userErrors: ReadonlyArray<RecordUserError>;
};

/** The hunting table to delete. */
export type DeleteHuntingTableInput = {
  /** The hunting table's id. */
  readonly id: Scalars['ID']['input'];
  /** The revision that was read. If given, the deletion is refused with STALE if the record has changed since. */
  readonly revision?: InputMaybe<Scalars['Int']['input']>;
};

/** The result of deleting a hunting table. */
export type DeleteHuntingTablePayload = {
  /** The entry of the audit log with which `restoreRecord` restores the hunting table. */
  readonly auditEntry?: Maybe<AuditEntry>;
  /** The id of the deleted hunting table. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** The uses by players, payments and settings. Pieces that players own return when the record is restored. */
  readonly usage: ReadonlyArray<RecordUsage>;
  /** Why nothing was deleted; empty on success. */
  readonly userErrors: ReadonlyArray<RecordUserError>;
};

/** The incident to delete, as it was read. */
export type DeleteIncidentInput = {
  /** The incident. */
  readonly id: Scalars['ID']['input'];
  /** The revision that was read; the deletion is refused with STALE if the incident has another one. */
  readonly revision: Scalars['Int']['input'];
  /** The number of updates that were read; the deletion is refused with STALE if the incident has another one. */
  readonly updateCount: Scalars['Int']['input'];
};

/** The result of deleting an incident. */
export type DeleteIncidentPayload = {
  /** The id of the deleted incident. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why nothing was deleted; empty on success. */
  readonly userErrors: ReadonlyArray<IncidentUserError>;
};

/** The update to delete, as it was read. */
export type DeleteIncidentUpdateInput = {
  /** The incident. */
  readonly incidentId: Scalars['ID']['input'];
  /** The revision of the update that was read; the deletion is refused with STALE if the update has another one. */
  readonly revision: Scalars['Int']['input'];
  /** The update. */
  readonly updateId: Scalars['ID']['input'];
};

/** The result of deleting an update. */
export type DeleteIncidentUpdatePayload = {
  /** The incident after the change; null if it was deleted since the first call under the key. */
  readonly incident?: Maybe<SiteIncident>;
  /** Why nothing was deleted; empty on success. */
  readonly userErrors: ReadonlyArray<IncidentUserError>;
};

/** The item to delete. */
export type DeleteItemInput = {
  /** The item's id. */
  readonly id: Scalars['ID']['input'];
  /** The revision that was read. If given, the deletion is refused with STALE if the record has changed since. */
  readonly revision?: InputMaybe<Scalars['Int']['input']>;
};

/** The result of deleting an item. */
export type DeleteItemPayload = {
  /** The entry of the audit log with which `restoreRecord` restores the item. */
  readonly auditEntry?: Maybe<AuditEntry>;
  /** The id of the deleted item. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** The uses by players, payments and settings. Pieces that players own return when the record is restored. */
  readonly usage: ReadonlyArray<RecordUsage>;
  /** Why nothing was deleted; empty on success. */
  readonly userErrors: ReadonlyArray<RecordUserError>;
};

/** The item type to delete. */
export type DeleteItemTypeInput = {
  /** The item type's id. */
  readonly id: Scalars['ID']['input'];
  /** The revision that was read. If given, the deletion is refused with STALE if the record has changed since. */
  readonly revision?: InputMaybe<Scalars['Int']['input']>;
};

/** The result of deleting an item type. */
export type DeleteItemTypePayload = {
  /** The entry of the audit log with which `restoreRecord` restores the item type. */
  readonly auditEntry?: Maybe<AuditEntry>;
  /** The id of the deleted item type. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** The uses by players, payments and settings. Pieces that players own return when the record is restored. */
  readonly usage: ReadonlyArray<RecordUsage>;
  /** Why nothing was deleted; empty on success. */
  readonly userErrors: ReadonlyArray<RecordUserError>;
};

/** The news post to delete. */
export type DeleteNewsPostInput = {
  /** The news post's id. */
  readonly id: Scalars['ID']['input'];
  /** The revision that was read. If given, the deletion is refused with STALE if the record has changed since. */
  readonly revision?: InputMaybe<Scalars['Int']['input']>;
};

/** The result of deleting a news post. */
export type DeleteNewsPostPayload = {
  /** The entry of the audit log with which `restoreRecord` restores the news post. */
  readonly auditEntry?: Maybe<AuditEntry>;
  /** The id of the deleted news post. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** The uses by players, payments and settings. Pieces that players own return when the record is restored. */
  readonly usage: ReadonlyArray<RecordUsage>;
  /** Why nothing was deleted; empty on success. */
  readonly userErrors: ReadonlyArray<RecordUserError>;
};

/** Why deleting the account failed. */
export type DeleteOwnAccountErrorCode =
  /** The account is the only admin. */
  | 'lastAdmin'
  /** The account has a second factor, and its login is older than 15 minutes: log in again. */
  | 'loginTooOld'
  /** The password is wrong. */
  | 'passwordWrong'
  /** Too many attempts failed. */
  | 'tooManyAttempts'
  /** The account is deleted already. */
  | 'unknownUser';

/** The password that confirms the deletion of the account. */
export type DeleteOwnAccountInput = {
  /** The SHA-256 of the password, 64 hexadecimal digits in lower case. */
  readonly password: Scalars['String']['input'];
};

/** The result of deleting the account. */
export type DeleteOwnAccountPayload = {
  /** The id of the account that was deleted. */
  readonly deletedAccountId?: Maybe<Scalars['ID']['output']>;
  /** Why it failed; empty on success. */
  readonly userErrors: ReadonlyArray<DeleteOwnAccountUserError>;
};

/** Why deleting the account failed. */
export type DeleteOwnAccountUserError = UserError & {
  /** The reason. */
  readonly code: DeleteOwnAccountErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
  /** Seconds until another attempt is possible, for TOO_MANY_ATTEMPTS. */
  readonly retryAfterSeconds?: Maybe<Scalars['Int']['output']>;
};

/** The premium package to delete. */
export type DeletePremiumPackageInput = {
  /** The premium package's id. */
  readonly id: Scalars['ID']['input'];
  /** The revision that was read. If given, the deletion is refused with STALE if the record has changed since. */
  readonly revision?: InputMaybe<Scalars['Int']['input']>;
};

/** The result of deleting a premium package. */
export type DeletePremiumPackagePayload = {
  /** The entry of the audit log with which `restoreRecord` restores the premium package. */
  readonly auditEntry?: Maybe<AuditEntry>;
  /** The id of the deleted premium package. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** The uses by players, payments and settings. Pieces that players own return when the record is restored. */
  readonly usage: ReadonlyArray<RecordUsage>;
  /** Why nothing was deleted; empty on success. */
  readonly userErrors: ReadonlyArray<RecordUserError>;
};

/** The proc event type to delete. */
export type DeleteProcEventTypeInput = {
  /** The proc event type's id. */
  readonly id: Scalars['ID']['input'];
  /** The revision that was read. If given, the deletion is refused with STALE if the record has changed since. */
  readonly revision?: InputMaybe<Scalars['Int']['input']>;
};

/** The result of deleting a proc event type. */
export type DeleteProcEventTypePayload = {
  /** The entry of the audit log with which `restoreRecord` restores the proc event type. */
  readonly auditEntry?: Maybe<AuditEntry>;
  /** The id of the deleted proc event type. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** The uses by players, payments and settings. Pieces that players own return when the record is restored. */
  readonly usage: ReadonlyArray<RecordUsage>;
  /** Why nothing was deleted; empty on success. */
  readonly userErrors: ReadonlyArray<RecordUserError>;
};

/** The proc type to delete. */
export type DeleteProcTypeInput = {
  /** The proc type's id. */
  readonly id: Scalars['ID']['input'];
  /** The revision that was read. If given, the deletion is refused with STALE if the record has changed since. */
  readonly revision?: InputMaybe<Scalars['Int']['input']>;
};

/** The result of deleting a proc type. */
export type DeleteProcTypePayload = {
  /** The entry of the audit log with which `restoreRecord` restores the proc type. */
  readonly auditEntry?: Maybe<AuditEntry>;
  /** The id of the deleted proc type. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** The uses by players, payments and settings. Pieces that players own return when the record is restored. */
  readonly usage: ReadonlyArray<RecordUsage>;
  /** Why nothing was deleted; empty on success. */
  readonly userErrors: ReadonlyArray<RecordUserError>;
};

/** The rank to delete. */
export type DeleteRankInput = {
  /** The rank's id. */
  readonly id: Scalars['ID']['input'];
  /** The revision that was read. If given, the deletion is refused with STALE if the record has changed since. */
  readonly revision?: InputMaybe<Scalars['Int']['input']>;
};

/** The result of deleting a rank. */
export type DeleteRankPayload = {
  /** The entry of the audit log with which `restoreRecord` restores the rank. */
  readonly auditEntry?: Maybe<AuditEntry>;
  /** The id of the deleted rank. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** The uses by players, payments and settings. Pieces that players own return when the record is restored. */
  readonly usage: ReadonlyArray<RecordUsage>;
  /** Why nothing was deleted; empty on success. */
  readonly userErrors: ReadonlyArray<RecordUserError>;
};

/** The rarity to delete. */
export type DeleteRarityInput = {
  /** The rarity's id. */
  readonly id: Scalars['ID']['input'];
  /** The revision that was read. If given, the deletion is refused with STALE if the record has changed since. */
  readonly revision?: InputMaybe<Scalars['Int']['input']>;
};

/** The result of deleting a rarity. */
export type DeleteRarityPayload = {
  /** The entry of the audit log with which `restoreRecord` restores the rarity. */
  readonly auditEntry?: Maybe<AuditEntry>;
  /** The id of the deleted rarity. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** The uses by players, payments and settings. Pieces that players own return when the record is restored. */
  readonly usage: ReadonlyArray<RecordUsage>;
  /** Why nothing was deleted; empty on success. */
  readonly userErrors: ReadonlyArray<RecordUserError>;
};

/** The region to delete. */
export type DeleteRegionInput = {
  /** The region's id. */
  readonly id: Scalars['ID']['input'];
  /** The revision that was read. If given, the deletion is refused with STALE if the record has changed since. */
  readonly revision?: InputMaybe<Scalars['Int']['input']>;
};

/** The result of deleting a region. */
export type DeleteRegionPayload = {
  /** The entry of the audit log with which `restoreRecord` restores the region. */
  readonly auditEntry?: Maybe<AuditEntry>;
  /** The id of the deleted region. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** The uses by players, payments and settings. Pieces that players own return when the record is restored. */
  readonly usage: ReadonlyArray<RecordUsage>;
  /** Why nothing was deleted; empty on success. */
  readonly userErrors: ReadonlyArray<RecordUserError>;
};

/** The stat to delete. */
export type DeleteStatInput = {
  /** The stat's id. */
  readonly id: Scalars['ID']['input'];
  /** The revision that was read. If given, the deletion is refused with STALE if the record has changed since. */
  readonly revision?: InputMaybe<Scalars['Int']['input']>;
};

/** The result of deleting a stat. */
export type DeleteStatPayload = {
  /** The entry of the audit log with which `restoreRecord` restores the stat. */
  readonly auditEntry?: Maybe<AuditEntry>;
  /** The id of the deleted stat. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** The uses by players, payments and settings. Pieces that players own return when the record is restored. */
  readonly usage: ReadonlyArray<RecordUsage>;
  /** Why nothing was deleted; empty on success. */
  readonly userErrors: ReadonlyArray<RecordUserError>;
};

/** Why an account was not deleted. */
export type DeleteUserErrorCode =
  /** Only an admin may delete accounts of staff. */
  | 'adminRequired'
  /** The account is the only admin. */
  | 'lastAdmin'
  /** There is no such account. */
  | 'unknownUser'
  /** The account has been changed since it was read. */
  | 'userChanged';

/** The account to delete. */
export type DeleteUserInput = {
  /** The account's id. */
  readonly id: Scalars['ID']['input'];
  /**
   * The revision that was seen. The call is refused if it is not the current one. If left out, the account is deleted in
   * any revision.
   */
  readonly revision?: InputMaybe<Scalars['Int']['input']>;
};

/** The result of deleting an account. */
export type DeleteUserPayload = {
  /** The id of the deleted account. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why nothing changed; empty on success. */
  readonly userErrors: ReadonlyArray<DeleteUserUserError>;
};

/** Why an account was not deleted. */
export type DeleteUserUserError = UserError & {
  /** The reason. */
  readonly code: DeleteUserErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
};

/** Why a webhook was not deleted. */
export type DeleteWebhookErrorCode =
  /** The account has no such webhook. */
  | 'unknownWebhook';

/** The webhook to delete. */
export type DeleteWebhookInput = {
  /** The webhook's id. */
  readonly id: Scalars['ID']['input'];
};

/** The result of deleting a webhook. */
export type DeleteWebhookPayload = {
  /** The id of the deleted webhook; null unless it was deleted. */
  readonly deletedId?: Maybe<Scalars['ID']['output']>;
  /** Why nothing was deleted; empty on success. */
  readonly userErrors: ReadonlyArray<DeleteWebhookUserError>;
};

/** Why a webhook was not deleted. */
export type DeleteWebhookUserError = UserError & {
  /** The reason. */
  readonly code: DeleteWebhookErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
};

/** Why a version was not deployed. */
export type DeployRemoteErrorCode =
  /** The schema of this site refuses an operation of the version. */
  | 'brokenOperation'
  /** The version takes a page or the login form of another remote, and the token may not deploy that one. */
  | 'takesFromOthers'
  /** The texts of documents were not added before. */
  | 'unknownDocuments'
  /** The site has other versions of shared modules. */
  | 'unmetRequirements'
  /** The manifest, or the description in it, cannot be used. */
  | 'unusableManifest'
  /** Another build was deployed under this version. */
  | 'versionTaken';

/** A build of a remote. */
export type DeployRemoteInput = {
  /** The address of its manifest: absolute, or a path on this site. */
  readonly address: Scalars['String']['input'];
  /** The commit that it was built from. */
  readonly commit?: InputMaybe<Scalars['String']['input']>;
  /** The SHA-256 of the documents that it sends, at most 1,000. Their texts were added before. */
  readonly documents: ReadonlyArray<Scalars['String']['input']>;
  /** The files beside the manifest, at most 1,000. */
  readonly files: ReadonlyArray<RemoteFileInput>;
  /** The manifest as JSON text. It names the version, the shared modules and the description of the remote. */
  readonly manifest: Scalars['String']['input'];
  /** The name of the remote: lower-case letters, digits and `_`. */
  readonly remote: Scalars['String']['input'];
};

/** The result of deploying a version. */
export type DeployRemotePayload = {
  /** Why nothing was deployed; empty on success. */
  readonly userErrors: ReadonlyArray<DeployRemoteUserError>;
  /** The version. */
  readonly version?: Maybe<RemoteVersion>;
};

/** Why a version was not deployed. */
export type DeployRemoteUserError = UserError & {
  /** The reason. */
  readonly code: DeployRemoteErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
};

/** Why an app was not disconnected. */
export type DisconnectAppErrorCode =
  /** No such app is connected. */
  | 'unknownApp';

/** An app to disconnect. */
export type DisconnectAppInput = {
  /** The client id of the app. */
  readonly id: Scalars['ID']['input'];
};

/** The result of disconnecting an app. */
export type DisconnectAppPayload = {
  /** Why it failed; empty on success. */
  readonly userErrors: ReadonlyArray<DisconnectAppUserError>;
};

/** Why an app was not disconnected. */
export type DisconnectAppUserError = UserError & {
  /** The reason. */
  readonly code: DisconnectAppErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
};

/** An effect removes the latest effect that the target has gained. */
export type DispelEvent = CombatEvent & ProcEvent & {
  /** The side that acts. */
  readonly actor: CombatSide;
  /** The name of the fighter that acts, or whose retainer acts. */
  readonly actorName: Scalars['String']['output'];
  /** The effect. */
  readonly proc: CombatProc;
  /** The round, 1 to 5; 0 before the first. */
  readonly round: Scalars['Int']['output'];
  /** Health and damage of both sides after the event. */
  readonly standing: CombatStanding;
  /** The side that the event affects. */
  readonly target: CombatSide;
  /** The name of the affected fighter. */
  readonly targetName: Scalars['String']['output'];
};

/** An item that a win may drop. */
export type DropChance = {
  /** The number of pieces that a win drops on average. */
  readonly amount: Scalars['Float']['output'];
  /** The chance that a win drops at least one piece. */
  readonly chance: Scalars['Percentage']['output'];
  /** The item. */
  readonly item: Item;
};

/** The number of drops of an item, beside the expected number. */
export type DropCount = {
  /** Wins in which the item dropped. */
  readonly drops: Scalars['SafeInt']['output'];
  /** The creature. */
  readonly enemy: Enemy;
  /** The expected number of drops: the sum of the chances in these wins, each as a fraction of 1, including loot chance. */
  readonly expected: Scalars['Float']['output'];
  /** The upper end of the 95 % interval of the observed rate. */
  readonly high: Scalars['Percentage']['output'];
  /** The item. */
  readonly item: Item;
  /** The lower end of the 95 % interval of the observed rate. */
  readonly low: Scalars['Percentage']['output'];
  /** Wins in which the item could drop. Wins without recorded chances are left out. */
  readonly wins: Scalars['SafeInt']['output'];
};

/** The drops in the wins of all players. */
export type DropRates = {
  /** The drops. */
  readonly drops: ReadonlyArray<DropCount>;
  /** The number of wins that a drop must have to be listed. */
  readonly minWins: Scalars['Int']['output'];
};

/** A creature that drops an item. */
export type DropSource = {
  /** The creature; null until the player has beaten it. */
  readonly enemy?: Maybe<Enemy>;
  /** The ground on which the creature appears. */
  readonly huntingGround: HuntingGround;
};

/** The new text of an update. Its time stays. */
export type EditIncidentUpdateInput = {
  /** The incident. */
  readonly incidentId: Scalars['ID']['input'];
  /** The revision of the update that was read; the change is refused with STALE if the update has another one. */
  readonly revision: Scalars['Int']['input'];
  /** The state of the incident from then on. */
  readonly state: IncidentState;
  /** The present knowledge, or the steps taken; at most 2,000 characters in each language. */
  readonly text: IncidentTextInput;
  /** The update. */
  readonly updateId: Scalars['ID']['input'];
};

/** The result of correcting an update. */
export type EditIncidentUpdatePayload = {
  /** The incident after the change; null if it was deleted since the first call under the key. */
  readonly incident?: Maybe<SiteIncident>;
  /** Why nothing was corrected; empty on success. */
  readonly userErrors: ReadonlyArray<IncidentUserError>;
};

/** Why a webhook was not enabled. */
export type EnableWebhookErrorCode =
  /** The account has no such webhook. */
  | 'unknownWebhook';

/** The webhook to enable. */
export type EnableWebhookInput = {
  /** The webhook's id. */
  readonly id: Scalars['ID']['input'];
};

/** The result of enabling a webhook. */
export type EnableWebhookPayload = {
  /** Why nothing was enabled; empty on success. */
  readonly userErrors: ReadonlyArray<EnableWebhookUserError>;
  /** The webhook. */
  readonly webhook?: Maybe<Webhook>;
};

/** Why a webhook was not enabled. */
export type EnableWebhookUserError = UserError & {
  /** The reason. */
  readonly code: EnableWebhookErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
};

/** The result of ending the other sessions. */
export type EndOtherSessionsPayload = {
  /** The number of sessions that were ended. */
  readonly endedCount: Scalars['Int']['output'];
};

/** Why ending a session failed. */
export type EndSessionErrorCode =
  /** The account has no such session. */
  | 'unknownSession';

/** The session to end. */
export type EndSessionInput = {
  /** The id of the session. */
  readonly id: Scalars['ID']['input'];
};

/** The result of ending a session. */
export type EndSessionPayload = {
  /** Why it failed; empty on success. */
  readonly userErrors: ReadonlyArray<EndSessionUserError>;
};

/** Why ending a session failed. */
export type EndSessionUserError = UserError & {
  /** The reason. */
  readonly code: EndSessionErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
};

/** Why no session was ended. */
export type EndUserSessionsErrorCode =
  /** Only an admin may change accounts of staff. */
  | 'adminRequired'
  /** There is no such account. */
  | 'unknownUser';

/** The account whose sessions to end. */
export type EndUserSessionsInput = {
  /** The account's id. */
  readonly id: Scalars['ID']['input'];
};

/** The result of ending sessions. */
export type EndUserSessionsPayload = {
  /** The account after the change. */
  readonly user?: Maybe<User>;
  /** Why nothing changed; empty on success. */
  readonly userErrors: ReadonlyArray<EndUserSessionsUserError>;
};

/** Why no session was ended. */
export type EndUserSessionsUserError = UserError & {
  /** The reason. */
  readonly code: EndUserSessionsErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
};

/** A creature that is hunted. */
export type Enemy = Node & {
  /** A line of text about the enemy. */
  readonly flavorText: Scalars['String']['output'];
  /** The enemy's id. */
  readonly id: Scalars['ID']['output'];
  /** The enemy's image. */
  readonly image?: Maybe<Image>;
  /** The enemy's name. */
  readonly name: Scalars['String']['output'];
  /** The rarity of the enemy. */
  readonly rarity: Rarity;
  /** The reward of a win before modifiers. Items are drawn by chance and not listed. */
  readonly reward: Reward;
  /** The type of the creature. */
  readonly type: EnemyType;
};

/** A page of creatures. */
export type EnemyConnection = {
  /** The creatures with their cursors. */
  readonly edges: ReadonlyArray<EnemyEdge>;
  /** The creatures. */
  readonly nodes: ReadonlyArray<Enemy>;
  /** The position of the page. */
  readonly pageInfo: PageInfo;
  /** The number of all creatures. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A creature and its position in the list. */
export type EnemyEdge = {
  /** The position, to be given as `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The creature. */
  readonly node: Enemy;
};

/** The equipment, whose stats count in the fight. */
export type EnemyEquipmentInput = {
  /** The equipped items. */
  readonly items?: InputMaybe<ReadonlyArray<EquipmentEntryInput>>;
};

/** The equipment, whose stats count in the fight. */
export type EnemyEquipmentRecord = {
  /** The equipped items. */
  readonly items: ReadonlyArray<EquipmentEntryRecord>;
};

/** A creature that is hunted. This is the record that the CMS edits. */
export type EnemyRecord = {
  /** The moving image, which plays in a loop. */
  readonly animatedImage?: Maybe<Image>;
  /** The coins of a win. */
  readonly currencies: ReadonlyArray<CurrencyEntryRecord>;
  /** The record behind `enemyTypeId`, as an enemy type of the CMS. */
  readonly enemyType?: Maybe<EnemyTypeRecord>;
  /** The creature's type. */
  readonly enemyTypeId?: Maybe<Scalars['ID']['output']>;
  /** The equipment, whose stats count in the fight. */
  readonly equipment: EnemyEquipmentRecord;
  /** A line of text about the enemy. */
  readonly flavorText: Scalars['String']['output'];
  /** The record's id. */
  readonly id: Scalars['ID']['output'];
  /** The enemy's image. */
  readonly image?: Maybe<Image>;
  /** Whether players see the enemy. */
  readonly isVisible: Scalars['Boolean']['output'];
  /** The possible drops of a win. */
  readonly loot: ReadonlyArray<LootEntryRecord>;
  /** The enemy's name. */
  readonly name: Scalars['String']['output'];
  /** The record behind `rarityId`, as a rarity of the CMS. */
  readonly rarity?: Maybe<RarityRecord>;
  /** The creature's rarity. */
  readonly rarityId?: Maybe<Scalars['ID']['output']>;
  /** The coins of a draw. */
  readonly refund: ReadonlyArray<CurrencyEntryRecord>;
  /** A number that rises by one with every change. */
  readonly revision: Scalars['Int']['output'];
  /** The stats of the creature in a fight. */
  readonly stats: ReadonlyArray<EnemyStatRecord>;
  /** The translated texts of the record. Texts without a translation are left out. */
  readonly translations: ReadonlyArray<RecordTranslation>;
  /** The time of the last change. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** The XP of a win. */
  readonly xp: Scalars['SafeInt']['output'];
};

/** A page of enemies. */
export type EnemyRecordConnection = {
  /** The records with their cursors. */
  readonly edges: ReadonlyArray<EnemyRecordEdge>;
  /** The records. */
  readonly nodes: ReadonlyArray<EnemyRecord>;
  /** The position of the page. */
  readonly pageInfo: PageInfo;
  /** The number of matching records before the record with this id; null if that record does not match. */
  readonly positionOf?: Maybe<Scalars['Int']['output']>;
  /** The number of all records that match. */
  readonly totalCount: Scalars['Int']['output'];
};


/** A page of enemies. */
export type EnemyRecordConnectionPositionOfArgs = {
  id: Scalars['ID']['input'];
};

/** An enemy and its position in the list. */
export type EnemyRecordEdge = {
  /** The position, to be given as `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: EnemyRecord;
};

/** The value of one stat. */
export type EnemyStatInput = {
  /** The chance of a proc in percent; 0 for a plain stat. */
  readonly procPercent?: InputMaybe<Scalars['Percentage']['input']>;
  /** The stat's short name. */
  readonly statShortName?: InputMaybe<Scalars['String']['input']>;
  /** The lowest value. */
  readonly value?: InputMaybe<Scalars['Float']['input']>;
  /** The highest value; the lowest one if left out. */
  readonly valueTo?: InputMaybe<Scalars['Float']['input']>;
};

/** The value of one stat. */
export type EnemyStatRecord = {
  /** The chance of a proc in percent; 0 for a plain stat. */
  readonly procPercent: Scalars['Percentage']['output'];
  /** The record behind `statShortName`, as a stat of the CMS. */
  readonly stat?: Maybe<StatRecord>;
  /** The stat's short name. */
  readonly statShortName: Scalars['String']['output'];
  /** The lowest value. */
  readonly value: Scalars['Float']['output'];
  /** The highest value; the lowest one if left out. */
  readonly valueTo: Scalars['Float']['output'];
};

/** A type of creature. */
export type EnemyType = Node & {
  /** The effects that every creature of the type carries. */
  readonly dangers: ReadonlyArray<Stat>;
  /** The type's id. */
  readonly id: Scalars['ID']['output'];
  /** The type's image. */
  readonly image?: Maybe<Image>;
  /** The type's name. */
  readonly name: Scalars['String']['output'];
  /** The key of the type in the rules. */
  readonly shortName: Scalars['String']['output'];
  /** The items for sale that only work against this type, lowest required XP first. */
  readonly weaknesses: ReadonlyArray<Item>;
};

/** A type of creature, such as undead or dragons. This is the record that the CMS edits. */
export type EnemyTypeRecord = {
  /** The record's id. */
  readonly id: Scalars['ID']['output'];
  /** The enemy type's image. */
  readonly image?: Maybe<Image>;
  /** The enemy type's name. */
  readonly name: Scalars['String']['output'];
  /** The position in lists, lowest first. */
  readonly orderIndex: Scalars['SafeInt']['output'];
  /** A number that rises by one with every change. */
  readonly revision: Scalars['Int']['output'];
  /** The short name, unique within the kind regardless of case. */
  readonly shortName: Scalars['String']['output'];
  /** The translated texts of the record. Texts without a translation are left out. */
  readonly translations: ReadonlyArray<RecordTranslation>;
  /** The time of the last change. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** A page of enemy types. */
export type EnemyTypeRecordConnection = {
  /** The records with their cursors. */
  readonly edges: ReadonlyArray<EnemyTypeRecordEdge>;
  /** The records. */
  readonly nodes: ReadonlyArray<EnemyTypeRecord>;
  /** The position of the page. */
  readonly pageInfo: PageInfo;
  /** The number of matching records before the record with this id; null if that record does not match. */
  readonly positionOf?: Maybe<Scalars['Int']['output']>;
  /** The number of all records that match. */
  readonly totalCount: Scalars['Int']['output'];
};


/** A page of enemy types. */
export type EnemyTypeRecordConnectionPositionOfArgs = {
  id: Scalars['ID']['input'];
};

/** An enemy type and its position in the list. */
export type EnemyTypeRecordEdge = {
  /** The position, to be given as `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: EnemyTypeRecord;
};

/** Why beginning to add a passkey failed. */
export type EnrolPasskeyErrorCode =
  /** The account has a second factor, and its login is older than 15 minutes: log in again. */
  | 'loginTooOld'
  /** The password is wrong. */
  | 'passwordWrong'
  /** Too many attempts failed. */
  | 'tooManyAttempts'
  /** The account has ten passkeys, which is the limit. */
  | 'tooManyPasskeys';

/** The password that confirms an enrolment. */
export type EnrolPasskeyInput = {
  /** The SHA-256 of the password, 64 hexadecimal digits in lower case. */
  readonly password: Scalars['String']['input'];
};

/** The result of beginning to add a passkey. */
export type EnrolPasskeyPayload = {
  /** The options for `navigator.credentials`, as JSON. */
  readonly options?: Maybe<Scalars['String']['output']>;
  /** The ticket to send with the response within five minutes. */
  readonly ticket?: Maybe<Scalars['String']['output']>;
  /** Why it failed; empty on success. */
  readonly userErrors: ReadonlyArray<EnrolPasskeyUserError>;
};

/** Why beginning to add a passkey failed. */
export type EnrolPasskeyUserError = UserError & {
  /** The reason. */
  readonly code: EnrolPasskeyErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
  /** Seconds until another attempt is possible, for TOO_MANY_ATTEMPTS. */
  readonly retryAfterSeconds?: Maybe<Scalars['Int']['output']>;
};

/** Why beginning to add an authenticator app failed. */
export type EnrolTotpErrorCode =
  /** The account has a second factor, and its login is older than 15 minutes: log in again. */
  | 'loginTooOld'
  /** The password is wrong. */
  | 'passwordWrong'
  /** Too many attempts failed. */
  | 'tooManyAttempts';

/** The password that confirms an enrolment. */
export type EnrolTotpInput = {
  /** The SHA-256 of the password, 64 hexadecimal digits in lower case. */
  readonly password: Scalars['String']['input'];
};

/** The result of beginning to add an authenticator app. */
export type EnrolTotpPayload = {
  /** The secret in base32, for typing. */
  readonly secret?: Maybe<Scalars['String']['output']>;
  /** The ticket for `confirmTotp`, valid for fifteen minutes. */
  readonly ticket?: Maybe<Scalars['String']['output']>;
  /** The secret as an `otpauth` URI, for a QR code. */
  readonly uri?: Maybe<Scalars['String']['output']>;
  /** Why it failed; empty on success. */
  readonly userErrors: ReadonlyArray<EnrolTotpUserError>;
};

/** Why beginning to add an authenticator app failed. */
export type EnrolTotpUserError = UserError & {
  /** The reason. */
  readonly code: EnrolTotpErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
  /** Seconds until another attempt is possible, for TOO_MANY_ATTEMPTS. */
  readonly retryAfterSeconds?: Maybe<Scalars['Int']['output']>;
};

/** There is a new entry of the journal: a hunt is over, an auto-hunt, a mission, a rank or another. */
export type EntryEvent = StreamEvent & {
  /** The entry; null if it is no longer stored. */
  readonly entry?: Maybe<JournalEntry>;
  /** The id of the entry, to be given as `after`. */
  readonly id: Scalars['ID']['output'];
};

/** To equip bait that the player owns. */
export type EquipBaitGoal = Goal & ItemGoal & {
  /** The bait. */
  readonly item: Item;
  /** Always 0. */
  readonly missing: Scalars['SafeInt']['output'];
};

/** Why the equipment was not changed. */
export type EquipErrorCode =
  /** A combat is open. */
  | 'combatOpen'
  /** The game is not open yet. */
  | 'gameClosed'
  /** The item is equipped already. */
  | 'isEquipped'
  /** The item cannot be equipped. */
  | 'notEquipment'
  /** The item is not equipped. */
  | 'notEquipped'
  /** The player does not own the item. */
  | 'notOwned'
  /** The equipment set is locked. */
  | 'setupLocked'
  /** A stat is too low for the slot. */
  | 'slotLocked'
  /** The item requires a subscription. */
  | 'subscriptionTooLow'
  /** There is no such item. */
  | 'unknownItem'
  /** The player has too little XP. */
  | 'xpTooLow';

/** The item to equip. */
export type EquipInput = {
  /**
   * Whether the item may replace an equipped one while a slot is locked and the open ones are full. It replaces the last
   * item that gives less, or else the one in the last open slot. If false, such a call is refused with SLOT_LOCKED. If no
   * slot is locked, an item is replaced in either case.
   */
  readonly canReplace?: Scalars['Boolean']['input'];
  /** The item's id. */
  readonly itemId: Scalars['ID']['input'];
};

/** To equip an owned item in an empty slot, or in place of a worse one. */
export type EquipItemGoal = Goal & ItemGoal & {
  /** The item. */
  readonly item: Item;
  /** Always 0. */
  readonly missing: Scalars['SafeInt']['output'];
  /** The equipped item that `equip` with `canReplace` would replace; null for an empty slot. */
  readonly replacedItem?: Maybe<Item>;
};

/** The result of equipping an item. */
export type EquipPayload = {
  /** The player with the item equipped. */
  readonly player?: Maybe<Player>;
  /** Why the item was not equipped; empty on success. */
  readonly userErrors: ReadonlyArray<EquipUserError>;
};

/** Why the equipment was not changed. */
export type EquipUserError = UserError & {
  /** The reason. */
  readonly code: EquipErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The item. */
  readonly item?: Maybe<Item>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
  /** The time at which the game opens, for GAME_CLOSED. */
  readonly opensAt?: Maybe<Scalars['DateTime']['output']>;
  /** The subscription required, for SUBSCRIPTION_TOO_LOW. */
  readonly requiredSubscription?: Maybe<SubscriptionLevel>;
  /** The value of the stat that unlocks the slot, for SLOT_LOCKED. */
  readonly requiredValue?: Maybe<Scalars['Float']['output']>;
  /** The XP required, for XP_TOO_LOW. */
  readonly requiredXp?: Maybe<Scalars['SafeInt']['output']>;
  /** The stat that unlocks the slot, for SLOT_LOCKED. */
  readonly stat?: Maybe<Stat>;
};

/** An item that the enemy has equipped. */
export type EquipmentEntryInput = {
  /** The item. */
  readonly itemId: Scalars['ID']['input'];
  /** The short name or id of the item's type. */
  readonly itemType?: InputMaybe<Scalars['String']['input']>;
};

/** An item that the enemy has equipped. */
export type EquipmentEntryRecord = {
  /** The record behind `itemId`, as an item of the CMS. */
  readonly item?: Maybe<ItemRecord>;
  /** The item. */
  readonly itemId: Scalars['ID']['output'];
  /** The short name or id of the item's type. */
  readonly itemType: Scalars['String']['output'];
};

/** The odds of hunts with some equipment. */
export type EquipmentOdds = {
  /** Seconds between two hunts. */
  readonly cooldownSeconds: Scalars['Float']['output'];
  /** The average results of a hunt. */
  readonly totals: HuntTotals;
};

/** A set of equipment that the player can switch to. */
export type EquipmentSet = {
  /** The hunting ground at which the set is switched to on arrival; null if there is none. */
  readonly huntingGround?: Maybe<HuntingGround>;
  /** The zero-based index. */
  readonly index: Scalars['Int']['output'];
  /** Whether the set is not unlocked yet. */
  readonly isLocked: Scalars['Boolean']['output'];
  /** The name that the player gave the set; null if there is none. */
  readonly name?: Maybe<Scalars['String']['output']>;
};

/** A slot for an equipped item. */
export type EquipmentSlot = {
  /** The zero-based position among the slots of that type. */
  readonly index: Scalars['Int']['output'];
  /** The item in the slot; null if it is empty. */
  readonly item?: Maybe<Item>;
  /** The type of item that fits. */
  readonly itemType: ItemType;
  /** The requirement that unlocks the slot; null if the slot is unlocked. */
  readonly lockedBy?: Maybe<SlotRequirement>;
};

/** Why an export failed. */
export type ExportOwnDataErrorCode =
  /** The account has a second factor, and its login is older than 15 minutes: log in again. */
  | 'loginTooOld'
  /** The password is wrong. */
  | 'passwordWrong'
  /** Too many attempts failed. */
  | 'tooManyAttempts';

/** The password that confirms an export. */
export type ExportOwnDataInput = {
  /** The SHA-256 of the password, 64 hexadecimal digits in lower case. */
  readonly password: Scalars['String']['input'];
};

/** The result of requesting an export. */
export type ExportOwnDataPayload = {
  /** The ticket for one `POST /api/user/downloadOwnData`, valid for five minutes. */
  readonly ticket?: Maybe<Scalars['String']['output']>;
  /** Why it failed; empty on success. */
  readonly userErrors: ReadonlyArray<ExportOwnDataUserError>;
};

/** Why an export failed. */
export type ExportOwnDataUserError = UserError & {
  /** The reason. */
  readonly code: ExportOwnDataErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
  /** Seconds until another attempt is possible, for TOO_MANY_ATTEMPTS. */
  readonly retryAfterSeconds?: Maybe<Scalars['Int']['output']>;
};

/**
 * The seeds of a player's combats. The seed of combat n is the HMAC-SHA-256 of `<clientSeed>:<n>`, with the 64 digits of
 * the server seed as the key.
 */
export type Fairness = {
  /** The player's part; empty until the player chooses one. */
  readonly clientSeed: Scalars['String']['output'];
  /** The number of the first combat that uses the seed. */
  readonly firstCombat: Scalars['SafeInt']['output'];
  /**
   * The SHA-256 of the next seed, which is fixed before the player chooses a part in it. Null for a player who has not
   * acted since this rule was introduced.
   */
  readonly nextSeedHash?: Maybe<Scalars['String']['output']>;
  /** The former seeds, latest first, at most ten. */
  readonly revealedSeeds: ReadonlyArray<RevealedSeed>;
  /** The SHA-256 of the 64 digits of the seed in use, which was fixed before its first combat. */
  readonly seedHash: Scalars['String']['output'];
};

/** A link that shares a hunt. */
export type FightLink = {
  /** The creature. */
  readonly enemy: Enemy;
  /** The journal entry. */
  readonly entry: CombatEntry;
  /** The id of the journal entry. */
  readonly entryId: Scalars['ID']['output'];
  /** The time at which the hunt ended. */
  readonly happenedAt: Scalars['DateTime']['output'];
  /** The result of the hunt. */
  readonly result: CombatResult;
  /** The time at which the link was created. */
  readonly sharedAt: Scalars['DateTime']['output'];
  /** The secret part of the link, for `sharedFight`. */
  readonly token: Scalars['String']['output'];
};

/** The numbers of a hunt that is over, from which anyone can recompute it. */
export type FightProof = {
  /** The numbers as JSON, as `GET /api/Fair/{token}` returns them. The scripts of the site read this text. */
  readonly document: Scalars['String']['output'];
  /** The SHA-256 hash of the server seed, which the hunter saw before the hunt; null if the seed is no longer stored. */
  readonly seedHash?: Maybe<Scalars['String']['output']>;
  /** Whether the server seed of the hunt can be checked. */
  readonly status: FightProofStatus;
};

/** Whether the server seed of a hunt can be checked. */
export type FightProofStatus =
  /** The server seed is no longer stored: the hunter has revealed ten others since, or had none at that time. */
  | 'forgotten'
  /** The server seed is still in use. It is revealed when the hunter takes the next one. */
  | 'hidden'
  /** The server seed is revealed, so everything can be checked. */
  | 'revealed';

/** A hunt that is over, replayed from its seed. */
export type FightReplay = {
  /** The bait that was used. */
  readonly bait: Item;
  /** The creature. */
  readonly enemy: Enemy;
  /** The ground of the hunt. */
  readonly huntingGround: HuntingGround;
  /** The modifiers of the hunt and its reward. */
  readonly modifiers: ReadonlyArray<CombatModifier>;
  /** The numbers from which anyone can recompute the hunt. */
  readonly proof: FightProof;
  /** The phase of the region's rule in which the hunt began; null if the region had no rule. */
  readonly regionPhase?: Maybe<RegionPhase>;
  /** The result of the hunt. */
  readonly result: CombatResult;
  /** The reward of the hunt. */
  readonly reward: Reward;
  /** The rounds that were played, after round 0, which is the start. */
  readonly rounds: ReadonlyArray<FightRound>;
  /** The time at which the hunt started. */
  readonly startedAt: Scalars['DateTime']['output'];
};

/** The state of a hunt after one of its rounds. */
export type FightRound = {
  /** The hunter after the round. */
  readonly attacker: Fighter;
  /** The creature after the round. */
  readonly defender: Fighter;
  /** The events of the round, in order. */
  readonly events: ReadonlyArray<CombatEvent>;
  /** The round, 0 to 5. */
  readonly number: Scalars['Int']['output'];
};

/** The likely result of a fight. */
export type FightVerdict =
  /** At least 40 of 100 fights are won. */
  | 'even'
  /** At least 65 of 100 fights are won. */
  | 'good'
  /** Fewer than 10 of 100 fights are won. */
  | 'hopeless'
  /** At least 10 of 100 fights are won. */
  | 'risky'
  /** At least 95 of 100 fights are won. */
  | 'sure';

/** A side of a combat with its current numbers. */
export type Fighter = {
  /** Health left. */
  readonly health: Scalars['SafeInt']['output'];
  /** The image of the equipped avatar or of the creature; the portrait of a player without an avatar. */
  readonly image?: Maybe<Image>;
  /** Whether the fighter is the player. */
  readonly isPlayer: Scalars['Boolean']['output'];
  /** Health at the start. */
  readonly maxHealth: Scalars['SafeInt']['output'];
  /** The fighter's name. */
  readonly name: Scalars['String']['output'];
  /** The retainers that fight beside the fighter. */
  readonly retainers: ReadonlyArray<CombatRetainer>;
};

/** To find the key, which is the last thing that a hunting ground requires and which no merchant sells. */
export type FindKeyGoal = Goal & ItemGoal & PlaceGoal & {
  /** A creature that may drop the key; null if the player has not beaten it yet. */
  readonly droppedBy?: Maybe<Enemy>;
  /** The hunting ground that the key opens. */
  readonly huntingGround: HuntingGround;
  /** The key. */
  readonly item: Item;
  /** Always 1. */
  readonly missing: Scalars['SafeInt']['output'];
  /** The ground on which the creature lives. */
  readonly source: HuntingGround;
};

/** Why the decision was not written. */
export type FinishAuthorizationErrorCode =
  /** The staff have not approved the app, and the caller does not own it. */
  | 'appNotApproved'
  /** The app has not registered the address to return to. */
  | 'redirectNotRegistered'
  /** The ticket is unknown, expired, was used before, or belongs to another account. */
  | 'ticketInvalid'
  /** The code is wrong or has expired. */
  | 'userCodeInvalid';

/** The decision on the request of an app. */
export type FinishAuthorizationInput = {
  /** Whether the player allows it. */
  readonly isAllowed: Scalars['Boolean']['input'];
  /** The ticket of the request that the player saw. */
  readonly ticket: Scalars['String']['input'];
};

/** The decision on the request of an app. */
export type FinishAuthorizationPayload = {
  /** The address to send the browser to, which tells the app the decision; null for a device. */
  readonly redirectUri?: Maybe<Scalars['String']['output']>;
  /** Why it failed; empty on success. */
  readonly userErrors: ReadonlyArray<FinishAuthorizationUserError>;
};

/** Why the decision was not written. */
export type FinishAuthorizationUserError = UserError & {
  /** The reason. */
  readonly code: FinishAuthorizationErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
};

/** Why a login with a passkey failed. */
export type FinishPasskeyLoginErrorCode =
  /** The response does not belong to a passkey of the account. */
  | 'passkeyInvalid'
  /** The ticket is unknown, expired or was used before. */
  | 'ticketInvalid';

/** The response of an authenticator. */
export type FinishPasskeyLoginInput = {
  /** The response of the authenticator as JSON. */
  readonly response: Scalars['String']['input'];
  /** The ticket of `startPasskeyLogin`. */
  readonly ticket: Scalars['String']['input'];
};

/** The result of a login with a passkey. */
export type FinishPasskeyLoginPayload = {
  /** The bearer token of the new session. */
  readonly accessToken?: Maybe<Scalars['String']['output']>;
  /** The account that logged in. */
  readonly account?: Maybe<Account>;
  /** Why it failed; empty on success. */
  readonly userErrors: ReadonlyArray<FinishPasskeyLoginUserError>;
};

/** Why a login with a passkey failed. */
export type FinishPasskeyLoginUserError = UserError & {
  /** The reason. */
  readonly code: FinishPasskeyLoginErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
};

/** To start the first hunt. */
export type FirstHuntGoal = Goal & {
  /** Always 0. */
  readonly missing: Scalars['SafeInt']['output'];
};

/** The settings of the game, which apply to all gateways within a second. */
export type GameSettings = {
  /** The number of hours of missed auto-hunts that are made up for, 0 to 168. */
  readonly autoHuntBacklogHours: Scalars['Int']['output'];
  /** The hunting ground of all next missions; null if each player has missions on grounds of its own. */
  readonly missionHuntingGround?: Maybe<HuntingGround>;
};

/** A next step that is worth taking. */
export type Goal = {
  /** The missing amount in the unit of the goal; 0 if the goal can be reached at once. */
  readonly missing: Scalars['SafeInt']['output'];
};

/** Gold that a player gained and spent on a day. */
export type GoldDay = {
  /** The calendar day, such as 2025-05-20. */
  readonly day: Scalars['String']['output'];
  /** The gold that was gained. */
  readonly gained: Scalars['SafeInt']['output'];
  /** The gold that was spent, not negative. */
  readonly spent: Scalars['SafeInt']['output'];
};

/** A creature of a hunting ground, and the number of wins over it. */
export type GrimoireEntry = {
  /** The chance that the current bait and hex attract the creature; null if no bait is equipped. */
  readonly chance?: Maybe<Scalars['Percentage']['output']>;
  /** The creature. */
  readonly enemy: Enemy;
  /** The wins of all players over the creature, a few seconds old at most. */
  readonly globalTimesHunted: Scalars['SafeInt']['output'];
  /**
   * The number of hunts with the current bait after which the creature is certain to appear. Null unless it is a boss that
   * the bait attracts.
   */
  readonly huntsAtMost?: Maybe<Scalars['Int']['output']>;
  /** The wins of the caller's player over the creature. */
  readonly playerTimesHunted: Scalars['SafeInt']['output'];
  /** The stats of the creature in a fight; null until the caller's player has beaten it once. */
  readonly stats?: Maybe<CreatureStats>;
};

/** The number of players with the XP and the keys for a visible hunting ground. */
export type GroundReach = {
  /** Players who can enter the ground. */
  readonly reachable: Scalars['Int']['output'];
  /** All players. */
  readonly total: Scalars['Int']['output'];
};

/** An effect restores health to the side that acts. */
export type HealingEvent = CombatEvent & ProcEvent & {
  /** The side that acts. */
  readonly actor: CombatSide;
  /** The name of the fighter that acts, or whose retainer acts. */
  readonly actorName: Scalars['String']['output'];
  /** The health that the fighter gained. */
  readonly effectiveHealing: Scalars['SafeInt']['output'];
  /** Healing as rolled. */
  readonly healing: Scalars['SafeInt']['output'];
  /** The effect. */
  readonly proc: CombatProc;
  /** The round, 1 to 5; 0 before the first. */
  readonly round: Scalars['Int']['output'];
  /** Health and damage of both sides after the event. */
  readonly standing: CombatStanding;
  /** The side that the event affects. */
  readonly target: CombatSide;
  /** The name of the affected fighter. */
  readonly targetName: Scalars['String']['output'];
};

/** Hunts of a creature on a ground. */
export type HuntCount = {
  /** Hunts that ended in a draw. */
  readonly draws: Scalars['Int']['output'];
  /** The creature. */
  readonly enemy: Enemy;
  /** The ground. */
  readonly huntingGround: HuntingGround;
  /** Hunts that were lost. */
  readonly losses: Scalars['Int']['output'];
  /** Hunts that were won. */
  readonly wins: Scalars['Int']['output'];
};

/** Why a hunt did not take place. */
export type HuntErrorCode =
  /** The coffin has no charge. */
  | 'coffinEmpty'
  /** No coffin is equipped. */
  | 'coffinMissing'
  /** Another combat is open. */
  | 'combatOpen'
  /** The game is not open yet. */
  | 'gameClosed'
  /** The cooldown is not over. */
  | 'huntTooEarly'
  /** No bait is equipped. */
  | 'noBait'
  /** No creature is attracted here. */
  | 'noEnemy'
  /** There is no open combat. */
  | 'noOpenCombat';

/**
 * An estimate of the wins that it takes to get some pieces of an item on the best open hunting ground. It ignores lost
 * hunts, hexes, and effects of equipment on the chance of the drop.
 */
export type HuntEstimate = {
  /** The special bait of the hunting ground to use; null if other bait is as good. */
  readonly bait?: Maybe<Item>;
  /** The hunting ground. */
  readonly huntingGround: HuntingGround;
  /** The number of wins after which the player has the pieces with a probability of 50 %. */
  readonly hunts50: Scalars['SafeInt']['output'];
  /** The number of wins after which the player has the pieces with a probability of 90 %. */
  readonly hunts90: Scalars['SafeInt']['output'];
};

/** The round to play. */
export type HuntInput = {
  /** The round, 1 to 5; 1 starts a hunt. If left out, the next round is played. */
  readonly round?: InputMaybe<Scalars['Int']['input']>;
};

/** The odds of a hunt on a ground, computed from the tables that real hunts are drawn from. */
export type HuntOdds = {
  /** The equipped bait; null if none is equipped, in which case no creature appears. */
  readonly bait?: Maybe<Item>;
  /** The creatures that may appear, the likeliest first. */
  readonly creatures: ReadonlyArray<CreatureOdds>;
  /** The average results of a hunt over all creatures; null if no creature appears. */
  readonly totals?: Maybe<HuntTotals>;
  /** The end of the phase of the region's rule, after which these odds change; null if no phase ends by itself. */
  readonly turnsAt?: Maybe<Scalars['DateTime']['output']>;
};

/** The result of a hunt or round. */
export type HuntPayload = {
  /** The combat with the events of all rounds so far. */
  readonly combat?: Maybe<Combat>;
  /** The player after the hunt or round. */
  readonly player?: Maybe<Player>;
  /** Why nothing happened; empty on success. */
  readonly userErrors: ReadonlyArray<HuntUserError>;
};

/** The time has come at which the next hunt may begin. */
export type HuntReadyEvent = StreamEvent & {
  /** Null: the event describes the present alone. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** The time from which the next hunt may begin. */
  readonly nextHuntAt: Scalars['DateTime']['output'];
};

/** The statistics of a player's hunts in a period. */
export type HuntStatistics = {
  /** The drops of creatures that the player has beaten at least five times, most won first. */
  readonly drops: ReadonlyArray<DropCount>;
  /** Gold by day, earliest first. Days without any are left out. */
  readonly gold: ReadonlyArray<GoldDay>;
  /** The hunts by ground and creature, most hunted first. */
  readonly hunts: ReadonlyArray<HuntCount>;
};

/** The average results of a hunt. The three chances add up to 100. */
export type HuntTotals = {
  /** Coins of wins and draws, without stolen ones. */
  readonly currencies: ReadonlyArray<CurrencyAverage>;
  /** The chance of a draw. */
  readonly drawChance: Scalars['Percentage']['output'];
  /** The chance to lose. */
  readonly lossChance: Scalars['Percentage']['output'];
  /** The margin of error of each chance in percentage points; 0 if it is exact. */
  readonly margin: Scalars['Percentage']['output'];
  /** The chance to win. */
  readonly winChance: Scalars['Percentage']['output'];
  /** Experience points. */
  readonly xp: Scalars['Float']['output'];
};

/** Why a hunt did not take place. */
export type HuntUserError = UserError & {
  /** The reason. */
  readonly code: HuntErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
  /** The time at which the game opens, for GAME_CLOSED. */
  readonly opensAt?: Maybe<Scalars['DateTime']['output']>;
  /** Seconds until the hunt is possible, for HUNT_TOO_EARLY and COFFIN_EMPTY. */
  readonly retryAfterSeconds?: Maybe<Scalars['Int']['output']>;
};

/** A place where players hunt. */
export type HuntingGround = Node & {
  /** The effects of these baits here, in the same order. */
  readonly baitEffects: ReadonlyArray<BaitEffect>;
  /** A line of text about the hunting ground. */
  readonly flavorText: Scalars['String']['output'];
  /** The hunting ground's id. */
  readonly id: Scalars['ID']['output'];
  /** The hunting ground's image. */
  readonly image?: Maybe<Image>;
  /** The item required to travel there; null if none is. */
  readonly key?: Maybe<Item>;
  /** The hunting ground's name. */
  readonly name: Scalars['String']['output'];
  /** The region of the ground. */
  readonly region: Region;
  /** The XP required to travel there. */
  readonly requiredXp: Scalars['SafeInt']['output'];
  /** The position among the grounds of the region, lowest first. */
  readonly sequence: Scalars['Int']['output'];
  /** Baits that attract other creatures here. */
  readonly specialBaits: ReadonlyArray<Item>;
  /** The cost of travelling there. */
  readonly travelCost: ReadonlyArray<CurrencyAmount>;
  /** Why the caller's player cannot travel to the ground now; null if the player can. */
  readonly travelRefusal?: Maybe<TravelUserError>;
};

/** To reach the XP that a hunting ground requires. */
export type HuntingGroundGoal = Goal & PlaceGoal & {
  /** The hunting ground. */
  readonly huntingGround: HuntingGround;
  /** The key that the ground requires and the player does not own; null if there is none. */
  readonly key?: Maybe<Item>;
  /** XP missing. */
  readonly missing: Scalars['SafeInt']['output'];
};

/** A place where players hunt. This is the record that the CMS edits. */
export type HuntingGroundRecord = {
  /** The moving image, which replaces the still one. */
  readonly animatedImage?: Maybe<Image>;
  /** A line of text about the hunting ground. */
  readonly flavorText: Scalars['String']['output'];
  /** The record's id. */
  readonly id: Scalars['ID']['output'];
  /** The hunting ground's image. */
  readonly image?: Maybe<Image>;
  /** Whether players see the hunting ground. */
  readonly isVisible: Scalars['Boolean']['output'];
  /** The record behind `keyId`, as an item of the CMS. */
  readonly key?: Maybe<ItemRecord>;
  /** The item that a player needs to travel there; empty if none is needed. */
  readonly keyId?: Maybe<Scalars['ID']['output']>;
  /** The hunting ground's name. */
  readonly name: Scalars['String']['output'];
  /** The record behind `regionId`, as a region of the CMS. */
  readonly region?: Maybe<RegionRecord>;
  /** The region of the ground. */
  readonly regionId: Scalars['ID']['output'];
  /** The XP that a player needs to travel there. */
  readonly requiredXp: Scalars['SafeInt']['output'];
  /** A number that rises by one with every change. */
  readonly revision: Scalars['Int']['output'];
  /** The position among the grounds of the region, lowest first. */
  readonly sequence: Scalars['SafeInt']['output'];
  /** The baits that attract other creatures here than ordinary bait does. */
  readonly specialBaitItemIds: ReadonlyArray<Scalars['ID']['output']>;
  /** The records behind `specialBaitItemIds`, as items of the CMS. */
  readonly specialBaitItems: ReadonlyArray<ItemRecord>;
  /** The translated texts of the record. Texts without a translation are left out. */
  readonly translations: ReadonlyArray<RecordTranslation>;
  /** The price of travelling there. */
  readonly travelCost: ReadonlyArray<CurrencyEntryRecord>;
  /** The time of the last change. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** A page of hunting grounds. */
export type HuntingGroundRecordConnection = {
  /** The records with their cursors. */
  readonly edges: ReadonlyArray<HuntingGroundRecordEdge>;
  /** The records. */
  readonly nodes: ReadonlyArray<HuntingGroundRecord>;
  /** The position of the page. */
  readonly pageInfo: PageInfo;
  /** The number of matching records before the record with this id; null if that record does not match. */
  readonly positionOf?: Maybe<Scalars['Int']['output']>;
  /** The number of all records that match. */
  readonly totalCount: Scalars['Int']['output'];
};


/** A page of hunting grounds. */
export type HuntingGroundRecordConnectionPositionOfArgs = {
  id: Scalars['ID']['input'];
};

/** A hunting ground and its position in the list. */
export type HuntingGroundRecordEdge = {
  /** The position, to be given as `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: HuntingGroundRecord;
};

/** The enemies of a hunting ground for a bait, and the chance of each. This is the record that the CMS edits. */
export type HuntingTableRecord = {
  /** The slices of the table, from 0 to 10,000. */
  readonly enemies: ReadonlyArray<TableSliceRecord>;
  /** The record behind `huntingGroundId`, as a hunting ground of the CMS. */
  readonly huntingGround?: Maybe<HuntingGroundRecord>;
  /** The hunting ground of the table. */
  readonly huntingGroundId: Scalars['ID']['output'];
  /** The record's id. */
  readonly id: Scalars['ID']['output'];
  /** The hunting table's name. */
  readonly name: Scalars['String']['output'];
  /** A number that rises by one with every change. */
  readonly revision: Scalars['Int']['output'];
  /** The bait of the table: 0 for ordinary bait, n for the n-th special bait of the ground. */
  readonly sequence: Scalars['SafeInt']['output'];
  /** The time of the last change. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** A page of hunting tables. */
export type HuntingTableRecordConnection = {
  /** The records with their cursors. */
  readonly edges: ReadonlyArray<HuntingTableRecordEdge>;
  /** The records. */
  readonly nodes: ReadonlyArray<HuntingTableRecord>;
  /** The position of the page. */
  readonly pageInfo: PageInfo;
  /** The number of matching records before the record with this id; null if that record does not match. */
  readonly positionOf?: Maybe<Scalars['Int']['output']>;
  /** The number of all records that match. */
  readonly totalCount: Scalars['Int']['output'];
};


/** A page of hunting tables. */
export type HuntingTableRecordConnectionPositionOfArgs = {
  id: Scalars['ID']['input'];
};

/** A hunting table and its position in the list. */
export type HuntingTableRecordEdge = {
  /** The position, to be given as `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: HuntingTableRecord;
};

/** An image, with the moving image that replaces it if the viewer accepts motion. */
export type Image = Node & {
  /** The path of the moving image (a video or an animated image); null if there is none. */
  readonly animatedUrl?: Maybe<Scalars['String']['output']>;
  /** The media type of the image, such as `image/webp`. */
  readonly contentType: Scalars['String']['output'];
  /** Its height in pixels; null for a video. */
  readonly height?: Maybe<Scalars['Int']['output']>;
  /** The image's id, which is derived from its content. The image of an id never changes. */
  readonly id: Scalars['ID']['output'];
  /** The path of a small version, 160 pixels wide at most. */
  readonly thumbnailUrl: Scalars['String']['output'];
  /** The path of the image at its full size, on the host of the API. */
  readonly url: Scalars['String']['output'];
  /** Its width in pixels; null for a video. */
  readonly width?: Maybe<Scalars['Int']['output']>;
};

/** Why a change of an incident was refused. */
export type IncidentErrorCode =
  /** SCHEDULED is only for incidents with a planned start and end. */
  | 'notPlanned'
  /** Another person changed the incident or the update after the given revision. */
  | 'stale'
  /** 50 incidents are kept already. */
  | 'tooManyIncidents'
  /** The incident has 50 updates already. */
  | 'tooManyUpdates'
  /** There is no such incident. */
  | 'unknownIncident'
  /** The incident has no such update. */
  | 'unknownUpdate';

/** Whether an incident concerns players now. */
export type IncidentPhase =
  /** It has begun and is not resolved. */
  | 'open'
  /** It is resolved. */
  | 'past'
  /** It is planned maintenance before its start. */
  | 'planned';

/** How far the staff are with an incident. */
export type IncidentState =
  /** The cause is known, and is being removed. */
  | 'identified'
  /** The cause is not known yet. */
  | 'investigating'
  /** It should work again, and is watched. */
  | 'monitoring'
  /** It is over. */
  | 'resolved'
  /** It is planned maintenance, which has a planned start and end. */
  | 'scheduled';

/** A text of the staff, without markup. One of the languages may be missing; then the other one is shown. */
export type IncidentText = {
  /** The German text. */
  readonly de?: Maybe<Scalars['String']['output']>;
  /** The English text. */
  readonly en?: Maybe<Scalars['String']['output']>;
};

/** A text of the staff. One of the languages may be left out. */
export type IncidentTextInput = {
  /** The German text. */
  readonly de?: InputMaybe<Scalars['String']['input']>;
  /** The English text. */
  readonly en?: InputMaybe<Scalars['String']['input']>;
};

/** Why a change of an incident was refused. */
export type IncidentUserError = UserError & {
  /** The reason. */
  readonly code: IncidentErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
};

/** The pieces of an item that a player owns. */
export type InventoryEntry = {
  /** The number of pieces, including equipped ones. */
  readonly amount: Scalars['SafeInt']['output'];
  /** The position in the order in which the items were obtained, from 0. The latest item has the highest. */
  readonly arrival: Scalars['Int']['output'];
  /** Whether the item is equipped in the equipment set in use. */
  readonly isEquipped: Scalars['Boolean']['output'];
  /** Whether the player has locked the item, so that it cannot be sold. */
  readonly isLocked: Scalars['Boolean']['output'];
  /**
   * Whether the player owns, for every slot of the item's type, an item that gives at least as much of every stat. False
   * for an item with an effect of its own.
   */
  readonly isOutgrown: Scalars['Boolean']['output'];
  /** Whether the item was removed from the content. Only staff see such entries. */
  readonly isRemoved: Scalars['Boolean']['output'];
  /** The item. If it was removed from the content, it has its id and a name that says that the item is unknown. */
  readonly item: Item;
  /** The unclaimed collection that needs the item as a trophy; null if there is none. */
  readonly neededForCollection?: Maybe<Collection>;
  /** The number of pieces that can be sold or used as material, because no equipment set has them equipped. */
  readonly spare: Scalars['SafeInt']['output'];
  /**
   * The number of pieces that the player has no use for. Pieces that are equipped, locked, pinned, or needed as a
   * material, a trophy or a key do not count.
   */
  readonly unneeded: Scalars['SafeInt']['output'];
};

/** A page of an inventory. */
export type InventoryEntryConnection = {
  /** The entries with their cursors. */
  readonly edges: ReadonlyArray<InventoryEntryEdge>;
  /** The entries. */
  readonly nodes: ReadonlyArray<InventoryEntry>;
  /** The position of the page. */
  readonly pageInfo: PageInfo;
  /** The number of all entries that match. */
  readonly totalCount: Scalars['Int']['output'];
};

/** An entry of an inventory and its position. */
export type InventoryEntryEdge = {
  /** The position, to be given as `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: InventoryEntry;
};

/** A thing that a player can own. */
export type Item = Node & {
  /** The only enemy type that the effects of the item work against; null for an item that is of use against others too. */
  readonly affectsEnemyType?: Maybe<EnemyType>;
  /** The creature that a hex attracts; null for other items, and for a hex of a type. */
  readonly attractsEnemy?: Maybe<Enemy>;
  /** The enemy type that a hex attracts; null for other items, and for a hex of one creature. */
  readonly attractsEnemyType?: Maybe<EnemyType>;
  /** The items that are crafted from the item. */
  readonly craftedInto: ReadonlyArray<Item>;
  /** The materials of one piece. */
  readonly craftingMaterials: ReadonlyArray<ItemAmount>;
  /** The creature type of a retainer; null for other items. */
  readonly creatureType?: Maybe<EnemyType>;
  /** A line of text about the item. */
  readonly flavorText: Scalars['String']['output'];
  /** The item's id. */
  readonly id: Scalars['ID']['output'];
  /** The item's image. */
  readonly image?: Maybe<Image>;
  /** Whether a player can own only one piece. */
  readonly isUnique: Scalars['Boolean']['output'];
  /** The item's type. */
  readonly itemType: ItemType;
  /** The item's name. */
  readonly name: Scalars['String']['output'];
  /** The price of one piece; empty if the item is crafted or found. */
  readonly price: ReadonlyArray<CurrencyAmount>;
  /** The rarity of the item. */
  readonly rarity: Rarity;
  /** The amount that a shop pays for one piece. */
  readonly refund: ReadonlyArray<CurrencyAmount>;
  /** The subscription required to buy or equip the item; null if none is. */
  readonly requiredSubscription?: Maybe<SubscriptionLevel>;
  /** The XP required to buy or equip the item. */
  readonly requiredXp: Scalars['SafeInt']['output'];
  /** The hunting grounds where the item is a special bait, in their order; empty for ordinary bait and for other items. */
  readonly specialGrounds: ReadonlyArray<HuntingGround>;
  /** The stats of the item, which apply while it is equipped, or while it is owned for types that count while owned. */
  readonly stats: ReadonlyArray<StatValue>;
};

/** An item that would help in a fight. */
export type ItemAdvice = {
  /** The way to get and use the item. */
  readonly action: AdviceAction;
  /** The item. */
  readonly item: Item;
  /** The chance to win with the item. */
  readonly winChance: Scalars['Percentage']['output'];
};

/** An amount of one item. */
export type ItemAmount = {
  /** The number of pieces. */
  readonly amount: Scalars['SafeInt']['output'];
  /** The item. */
  readonly item: Item;
};

/** A page of items. */
export type ItemConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<ItemEdge>;
  /** The items. */
  readonly nodes: ReadonlyArray<Item>;
  /** The position of the page. */
  readonly pageInfo: PageInfo;
  /** The number of all matching items. */
  readonly totalCount: Scalars['Int']['output'];
};

/** An item and its position in the list. */
export type ItemEdge = {
  /** The position, to be given as `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: Item;
};

/** A goal about an item. */
export type ItemGoal = {
  /** The item. */
  readonly item: Item;
  /** The missing amount in the unit of the goal; 0 if the goal can be reached at once. */
  readonly missing: Scalars['SafeInt']['output'];
};

/** A thing that a player can own. This is the record that the CMS edits. */
export type ItemRecord = {
  /** The moving image, which replaces the still one. */
  readonly animatedImage?: Maybe<Image>;
  /** The record behind `canAttractEnemyId`, as an enemy of the CMS. */
  readonly canAttractEnemy?: Maybe<EnemyRecord>;
  /** The enemy that a hex attracts; empty for other items. */
  readonly canAttractEnemyId?: Maybe<Scalars['ID']['output']>;
  /** The record behind `canAttractEnemyTypeId`, as an enemy type of the CMS. */
  readonly canAttractEnemyType?: Maybe<EnemyTypeRecord>;
  /** The enemy type that a hex attracts; empty for other items. */
  readonly canAttractEnemyTypeId?: Maybe<Scalars['ID']['output']>;
  /** The materials of one piece. */
  readonly craftingMaterials: ReadonlyArray<CraftingMaterialRecord>;
  /** The record behind `creatureTypeId`, as an enemy type of the CMS. */
  readonly creatureType?: Maybe<EnemyTypeRecord>;
  /** The creature type of a retainer; empty for other items. */
  readonly creatureTypeId?: Maybe<Scalars['ID']['output']>;
  /** A line of text about the item. */
  readonly flavorText: Scalars['String']['output'];
  /** The record's id. */
  readonly id: Scalars['ID']['output'];
  /** The item's image. */
  readonly image?: Maybe<Image>;
  /** Whether merchants sell or craft the item. */
  readonly isBuyable: Scalars['Boolean']['output'];
  /** Whether the item belongs to the premium shop. */
  readonly isInPremiumShop: Scalars['Boolean']['output'];
  /** Whether players may give the item to each other. */
  readonly isTransferable: Scalars['Boolean']['output'];
  /** Whether a player can own only one piece. */
  readonly isUnique: Scalars['Boolean']['output'];
  /** Whether players see the item in shops and in the catalogue. */
  readonly isVisible: Scalars['Boolean']['output'];
  /** The record behind `itemTypeId`, as an item type of the CMS. */
  readonly itemType?: Maybe<ItemTypeRecord>;
  /** The item's type. */
  readonly itemTypeId?: Maybe<Scalars['ID']['output']>;
  /** The item's name. */
  readonly name: Scalars['String']['output'];
  /** The price of one piece. */
  readonly price: ReadonlyArray<CurrencyEntryRecord>;
  /** The record behind `rarityId`, as a rarity of the CMS. */
  readonly rarity?: Maybe<RarityRecord>;
  /** The item's rarity. */
  readonly rarityId?: Maybe<Scalars['ID']['output']>;
  /** The amount that a shop pays for one piece. */
  readonly refund: ReadonlyArray<CurrencyEntryRecord>;
  /** The subscription that a player needs to buy or equip the item; null if none is needed. */
  readonly requiredSubscription?: Maybe<SubscriptionLevel>;
  /** The XP that a player needs to buy or equip the item. */
  readonly requiredXp: Scalars['SafeInt']['output'];
  /** A number that rises by one with every change. */
  readonly revision: Scalars['Int']['output'];
  /** The stats of the item, which apply while it is equipped. */
  readonly stats: ReadonlyArray<ItemStatRecord>;
  /** The translated texts of the record. Texts without a translation are left out. */
  readonly translations: ReadonlyArray<RecordTranslation>;
  /** The trophies of a collection; empty for other items. */
  readonly trophyItemIds: ReadonlyArray<Scalars['ID']['output']>;
  /** The records behind `trophyItemIds`, as items of the CMS. */
  readonly trophyItems: ReadonlyArray<ItemRecord>;
  /** The time of the last change. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** A page of items. */
export type ItemRecordConnection = {
  /** The records with their cursors. */
  readonly edges: ReadonlyArray<ItemRecordEdge>;
  /** The records. */
  readonly nodes: ReadonlyArray<ItemRecord>;
  /** The position of the page. */
  readonly pageInfo: PageInfo;
  /** The number of matching records before the record with this id; null if that record does not match. */
  readonly positionOf?: Maybe<Scalars['Int']['output']>;
  /** The number of all records that match. */
  readonly totalCount: Scalars['Int']['output'];
};


/** A page of items. */
export type ItemRecordConnectionPositionOfArgs = {
  id: Scalars['ID']['input'];
};

/** An item and its position in the list. */
export type ItemRecordEdge = {
  /** The position, to be given as `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: ItemRecord;
};

/** The sources of an item for a player. */
export type ItemSources = {
  /**
   * The creatures that drop the item, ordered by the first ground on which they appear. Grounds that only the item itself
   * opens are left out.
   */
  readonly creatures: ReadonlyArray<CreatureSource>;
  /** Whether the item is a collection, which the player gets for owning its trophies. */
  readonly isCollection: Scalars['Boolean']['output'];
  /** Whether a mission that the player has, or may choose, gives the item. */
  readonly isMissionReward: Scalars['Boolean']['output'];
  /** The item. */
  readonly item: Item;
  /** The merchant that sells or makes the item, for the price, materials and XP of the item; null if none does. */
  readonly merchant?: Maybe<Merchant>;
  /** The news posts whose gift is the item and that the player has not taken. */
  readonly news: ReadonlyArray<NewsPost>;
  /** The premium packages on sale now that contain the item. */
  readonly packages: ReadonlyArray<PremiumPackage>;
  /** The ranks that give the item and that the player has not reached yet. */
  readonly ranks: ReadonlyArray<Rank>;
};

/** The value of one stat. */
export type ItemStatInput = {
  /** The chance of a proc in percent; 0 for a plain stat. */
  readonly procPercent?: InputMaybe<Scalars['Percentage']['input']>;
  /** The stat's short name. */
  readonly statShortName?: InputMaybe<Scalars['String']['input']>;
  /** The lowest value; true or false for a yes/no stat. */
  readonly valueFrom?: InputMaybe<Scalars['Float']['input']>;
  /** The highest value; the lowest one if left out. */
  readonly valueTo?: InputMaybe<Scalars['Float']['input']>;
};

/** The value of one stat. */
export type ItemStatRecord = {
  /** The chance of a proc in percent; 0 for a plain stat. */
  readonly procPercent: Scalars['Percentage']['output'];
  /** The record behind `statShortName`, as a stat of the CMS. */
  readonly stat?: Maybe<StatRecord>;
  /** The stat's short name. */
  readonly statShortName: Scalars['String']['output'];
  /** The lowest value; true or false for a yes/no stat. */
  readonly valueFrom: Scalars['Float']['output'];
  /** The highest value; the lowest one if left out. */
  readonly valueTo: Scalars['Float']['output'];
};

/** A kind of item. */
export type ItemType = Node & {
  /** Whether items of this type count while they are owned, without being equipped. */
  readonly countsWhileOwned: Scalars['Boolean']['output'];
  /** The type's id. */
  readonly id: Scalars['ID']['output'];
  /** Whether items of this type can be equipped. */
  readonly isEquipment: Scalars['Boolean']['output'];
  /** The type's name, such as `Weapon`. */
  readonly name: Scalars['String']['output'];
  /** The key of the type in the rules, such as `weapon`. */
  readonly shortName: Scalars['String']['output'];
  /** The number of items of this type that can be equipped at once. */
  readonly slotCount: Scalars['Int']['output'];
};

/** A type of item. The short name decides what the game does with such items. This is the record that the CMS edits. */
export type ItemTypeRecord = {
  /** Whether items of the type count while they are owned, without being equipped. */
  readonly countsWhileOwned: Scalars['Boolean']['output'];
  /** The record's id. */
  readonly id: Scalars['ID']['output'];
  /** The item type's image. */
  readonly image?: Maybe<Image>;
  /** Whether items of the type can be equipped. */
  readonly isEquipment: Scalars['Boolean']['output'];
  /** The item type's name. */
  readonly name: Scalars['String']['output'];
  /** The position in lists, lowest first. */
  readonly orderIndex: Scalars['SafeInt']['output'];
  /** A number that rises by one with every change. */
  readonly revision: Scalars['Int']['output'];
  /** The short name, unique within the kind regardless of case. */
  readonly shortName: Scalars['String']['output'];
  /** The number of items of the type that can be equipped at once. */
  readonly slotCount: Scalars['SafeInt']['output'];
  /** The translated texts of the record. Texts without a translation are left out. */
  readonly translations: ReadonlyArray<RecordTranslation>;
  /** The time of the last change. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** A page of item types. */
export type ItemTypeRecordConnection = {
  /** The records with their cursors. */
  readonly edges: ReadonlyArray<ItemTypeRecordEdge>;
  /** The records. */
  readonly nodes: ReadonlyArray<ItemTypeRecord>;
  /** The position of the page. */
  readonly pageInfo: PageInfo;
  /** The number of matching records before the record with this id; null if that record does not match. */
  readonly positionOf?: Maybe<Scalars['Int']['output']>;
  /** The number of all records that match. */
  readonly totalCount: Scalars['Int']['output'];
};


/** A page of item types. */
export type ItemTypeRecordConnectionPositionOfArgs = {
  id: Scalars['ID']['input'];
};

/** An item type and its position in the list. */
export type ItemTypeRecordEdge = {
  /** The position, to be given as `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: ItemTypeRecord;
};

/** A page of the journal. */
export type JournalConnection = {
  /** The entries with their cursors. */
  readonly edges: ReadonlyArray<JournalEdge>;
  /** The entries. */
  readonly nodes: ReadonlyArray<JournalEntry>;
  /** The position of the page. */
  readonly pageInfo: PageInfo;
};

/** A journal entry and its position. */
export type JournalEdge = {
  /** The position, to be given as `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: JournalEntry;
};

/** An event in the life of a player. */
export type JournalEntry = {
  /** The time of the event. */
  readonly happenedAt: Scalars['DateTime']['output'];
  /** The entry's id. */
  readonly id: Scalars['ID']['output'];
};

/** A hunt of a journal, round by round. */
export type JournalFight = {
  /** Advice on winning this fight with the items that the player has equipped and owns now; null if it was won. */
  readonly advice?: Maybe<CombatAdvice>;
  /** The journal entry. */
  readonly entry: CombatEntry;
  /** The id of the journal entry. */
  readonly entryId: Scalars['ID']['output'];
  /** The link that shares the hunt; null if it is not shared. */
  readonly link?: Maybe<FightLink>;
  /** The hunt. */
  readonly replay: FightReplay;
};

/** The entries of the journal to list. */
export type JournalFilter = {
  /** The kind of entry; all if left out. */
  readonly kind?: InputMaybe<JournalKind>;
  /** Lists hunts only: those whose creature or won item has these words in its name, in any case; up to 100 characters. */
  readonly search?: InputMaybe<Scalars['String']['input']>;
  /** The start of the period. */
  readonly since?: InputMaybe<Scalars['DateTime']['input']>;
  /** The end of the period. */
  readonly until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A kind of journal entry. */
export type JournalKind =
  /** Hunts of a retainer alone, with any result. */
  | 'autoHunt'
  /** Hunts that ended in a draw. */
  | 'draw'
  /** Hunts that were lost. */
  | 'loss'
  /** Entries that are not hunts: journeys, ranks, missions, collections and messages. */
  | 'other'
  /** Hunts that were won, including those of a retainer alone. */
  | 'win';

/** The totals of a player in a period. */
export type JournalTotals = {
  /** Hunts of retainers alone. */
  readonly autoHunts: Scalars['Int']['output'];
  /** Hunts that ended, including those of a retainer alone. */
  readonly hunts: Scalars['Int']['output'];
  /** Hunts that were lost. */
  readonly losses: Scalars['Int']['output'];
  /** Missions that were completed. */
  readonly missions: Scalars['Int']['output'];
  /** Ranks that were reached, lowest first. Ranks that no longer exist are left out. */
  readonly ranks: ReadonlyArray<Rank>;
  /** The reward of all hunts, missions and ranks together. */
  readonly reward: Reward;
  /** Hunts that were won. */
  readonly wins: Scalars['Int']['output'];
};

/** A page of the ladder, at most a second old. */
export type LadderConnection = {
  /** The entries with their cursors. */
  readonly edges: ReadonlyArray<LadderEdge>;
  /** The entries. Among equal XP the older account comes first. */
  readonly nodes: ReadonlyArray<LadderEntry>;
  /** The number of entries before the page. */
  readonly offset: Scalars['SafeInt']['output'];
  /** The position of the page. */
  readonly pageInfo: PageInfo;
  /** The number of all entries. */
  readonly totalCount: Scalars['SafeInt']['output'];
};

/** A ladder entry and its position. */
export type LadderEdge = {
  /** The position, to be given as `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: LadderEntry;
};

/** A player on the ladder. */
export type LadderEntry = {
  /** The image of the equipped avatar, or the portrait of a player without one. */
  readonly avatar?: Maybe<Image>;
  /** The rank of the player. */
  readonly currentRank: Rank;
  /** Whether it is the caller's player. */
  readonly isOwn: Scalars['Boolean']['output'];
  /** The place; players with equal XP share a place. */
  readonly ladderRank: Scalars['SafeInt']['output'];
  /** The player. */
  readonly player: PlayerProfile;
  /** Experience points. */
  readonly xp: Scalars['SafeInt']['output'];
};

/** An effect deals damage and restores as much health to the side that acts. */
export type LeechEvent = CombatEvent & DamageEvent & ProcEvent & {
  /** The side that acts. */
  readonly actor: CombatSide;
  /** The name of the fighter that acts, or whose retainer acts. */
  readonly actorName: Scalars['String']['output'];
  /** Damage as rolled. */
  readonly damage: Scalars['SafeInt']['output'];
  /** The health that the target lost. */
  readonly effectiveDamage: Scalars['SafeInt']['output'];
  /** The health that the fighter gained. */
  readonly effectiveHealing: Scalars['SafeInt']['output'];
  /** Healing as rolled. */
  readonly healing: Scalars['SafeInt']['output'];
  /** The effect. */
  readonly proc: CombatProc;
  /** The round, 1 to 5; 0 before the first. */
  readonly round: Scalars['Int']['output'];
  /** Health and damage of both sides after the event. */
  readonly standing: CombatStanding;
  /** The side that the event affects. */
  readonly target: CombatSide;
  /** The name of the affected fighter. */
  readonly targetName: Scalars['String']['output'];
};

/** An image in the list of images that records can show. */
export type ListedImage = {
  /** The media type of the image, such as `image/webp`. */
  readonly contentType: Scalars['String']['output'];
  /** The image. */
  readonly image: Image;
  /** The titles of the records that show the image, at most ten. */
  readonly titles: ReadonlyArray<Scalars['String']['output']>;
  /** The time of the upload; null for an image of the content pack. */
  readonly uploadedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A page of images. */
export type ListedImageConnection = {
  /** The images with their cursors. */
  readonly edges: ReadonlyArray<ListedImageEdge>;
  /** The images. */
  readonly nodes: ReadonlyArray<ListedImage>;
  /** The position of the page. */
  readonly pageInfo: PageInfo;
  /** The number of all images that match. */
  readonly totalCount: Scalars['Int']['output'];
};

/** An image and its position in the list. */
export type ListedImageEdge = {
  /** The position, to be given as `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The image. */
  readonly node: ListedImage;
};

/** Why an item was not locked. */
export type LockItemErrorCode =
  /** The game is not open yet. */
  | 'gameClosed'
  /** The player does not own the item. */
  | 'notOwned'
  /** The player has locked the largest possible number of items. */
  | 'tooManyLocks'
  /** There is no such item. */
  | 'unknownItem';

/** The item to lock or unlock. */
export type LockItemInput = {
  /** Whether the item is locked after the call. */
  readonly isLocked: Scalars['Boolean']['input'];
  /** The item's id. */
  readonly itemId: Scalars['ID']['input'];
};

/** The result of locking or unlocking an item. */
export type LockItemPayload = {
  /** The player after the change. */
  readonly player?: Maybe<Player>;
  /** Why nothing changed; empty on success. */
  readonly userErrors: ReadonlyArray<LockItemUserError>;
};

/** Why an item was not locked. */
export type LockItemUserError = UserError & {
  /** The reason. */
  readonly code: LockItemErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The item. */
  readonly item?: Maybe<Item>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
  /** The time at which the game opens, for GAME_CLOSED. */
  readonly opensAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Why a login failed. */
export type LoginErrorCode =
  /** The name or the password is wrong. */
  | 'loginFailed'
  /** The password is expired: the site mailed it, or generated it for the first admin, over a week ago. Request a new one. */
  | 'passwordExpired'
  /** Too many attempts failed. */
  | 'tooManyAttempts';

/** The credentials of an account. */
export type LoginInput = {
  /** The SHA-256 of the password, 64 hexadecimal digits in lower case. */
  readonly password: Scalars['String']['input'];
  /** The name, in upper or lower case. */
  readonly username: Scalars['String']['input'];
};

/** The result of a login. */
export type LoginPayload = {
  /** The bearer token of the new session. */
  readonly accessToken?: Maybe<Scalars['String']['output']>;
  /** The account that logged in. */
  readonly account?: Maybe<Account>;
  /** The ways to confirm the login; null without a ticket. */
  readonly methods?: Maybe<ReadonlyArray<SecondFactorMethod>>;
  /**
   * The ticket for `confirmLogin` or `startPasskeyLogin`, valid for five minutes; null if the account has no second
   * factor.
   */
  readonly ticket?: Maybe<Scalars['String']['output']>;
  /** Why no session was opened; empty on success. */
  readonly userErrors: ReadonlyArray<LoginUserError>;
};

/** Why a login failed. */
export type LoginUserError = UserError & {
  /** The reason. */
  readonly code: LoginErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
  /** Seconds until another attempt is possible, for TOO_MANY_ATTEMPTS. */
  readonly retryAfterSeconds?: Maybe<Scalars['Int']['output']>;
};

/** The result of a logout. */
export type LogoutPayload = {
  /** Whether a session was closed. */
  readonly hasClosedSession: Scalars['Boolean']['output'];
};

/** An item that a win over the enemy may drop. */
export type LootEntryInput = {
  /** The largest number of pieces; `amountMin` if left out. */
  readonly amountMax?: InputMaybe<Scalars['SafeInt']['input']>;
  /** The smallest number of pieces. */
  readonly amountMin?: InputMaybe<Scalars['SafeInt']['input']>;
  /** The chance of the drop, in percent. */
  readonly dropChance?: InputMaybe<Scalars['Percentage']['input']>;
  /** The item. */
  readonly itemId: Scalars['ID']['input'];
};

/** An item that a win over the enemy may drop. */
export type LootEntryRecord = {
  /** The largest number of pieces; `amountMin` if left out. */
  readonly amountMax: Scalars['SafeInt']['output'];
  /** The smallest number of pieces. */
  readonly amountMin: Scalars['SafeInt']['output'];
  /** The chance of the drop, in percent. */
  readonly dropChance: Scalars['Percentage']['output'];
  /** The record behind `itemId`, as an item of the CMS. */
  readonly item?: Maybe<ItemRecord>;
  /** The item. */
  readonly itemId: Scalars['ID']['output'];
};

/** A place that sells. */
export type Merchant =
  /** Armory: chest, heads, hands and feet. */
  | 'armory'
  /** Crypt: retainers. */
  | 'crypt'
  /** Jewel Emporium: bait, crafting materials and coins. */
  | 'jewel'
  /** Mercatus arcana: accessories and coffins. */
  | 'mercatus'
  /** Sanctum Secretorum: emblems, powers, keys, alchemy, avatars and hexes. */
  | 'sanctum'
  /** Stable: mounts. */
  | 'stable'
  /** Weaponmaster: weapons. */
  | 'weaponMaster';

/** Pieces of an item that a player lacks. */
export type MissingItem = {
  /** The number of missing pieces. */
  readonly amount: Scalars['SafeInt']['output'];
  /** The estimated number of wins. Null if the player may not know it yet, or cannot hunt for the item now. */
  readonly estimate?: Maybe<HuntEstimate>;
  /** Whether creatures drop the item. */
  readonly isDropped: Scalars['Boolean']['output'];
  /** The item. */
  readonly item: Item;
  /** The merchant that sells or makes the item; null if none does. */
  readonly merchant?: Maybe<Merchant>;
  /**
   * The number of wins over a creature of an open hunting ground that are missing for an estimate. Null if there is an
   * estimate, or no such creature drops the item.
   */
  readonly winsLeft?: Maybe<Scalars['Int']['output']>;
};

/** Creatures to hunt within a window of time, and the reward for it. */
export type Mission = {
  /** The time at which its window ends and the next one begins. */
  readonly endsAt: Scalars['DateTime']['output'];
  /** The ground on which its creatures live. */
  readonly huntingGround: HuntingGround;
  /** The id of the mission among the player's missions. */
  readonly id: Scalars['ID']['output'];
  /** Whether wins count for this mission. */
  readonly isChosen: Scalars['Boolean']['output'];
  /** The objectives, from common creatures to bosses. */
  readonly objectives: ReadonlyArray<MissionObjective>;
  /** The reward for completing the mission. */
  readonly reward: Reward;
  /** The time at which its window began. */
  readonly startsAt: Scalars['DateTime']['output'];
  /** The progress of the mission. */
  readonly status: MissionStatus;
};

/** Why the mission was not changed. */
export type MissionErrorCode =
  /** A combat is open. */
  | 'combatOpen'
  /** The game is not open yet. */
  | 'gameClosed'
  /** The missions of this window were replaced already. */
  | 'missionsRerolled'
  /** A mission of this window is completed already. */
  | 'missionCompleted'
  /** No other mission can be drawn for the player. */
  | 'noOtherMission'
  /** The window has no such mission, or is over. */
  | 'unknownMission';

/** To beat a creature of the current mission. */
export type MissionGoal = Goal & PlaceGoal & {
  /** The creature. */
  readonly enemy: Enemy;
  /** The ground on which the creature lives. */
  readonly huntingGround: HuntingGround;
  /** Wins missing. */
  readonly missing: Scalars['SafeInt']['output'];
};

/** A creature to hunt for a mission. */
export type MissionObjective = {
  /** The number of wins that counted for the mission, at most `goal`. */
  readonly caught: Scalars['Int']['output'];
  /** The creature. */
  readonly enemy: Enemy;
  /** The number of wins that the mission requires. */
  readonly goal: Scalars['Int']['output'];
  /** All wins of the player over the creature. */
  readonly playerTimesHunted: Scalars['SafeInt']['output'];
};

/** A mission that was completed. */
export type MissionRewardEntry = JournalEntry & Node & {
  /** The time at which the mission was completed. */
  readonly happenedAt: Scalars['DateTime']['output'];
  /** The entry's id. */
  readonly id: Scalars['ID']['output'];
  /** The objectives of the mission. */
  readonly objectives: ReadonlyArray<CompletedObjective>;
  /** The reward of the mission. */
  readonly reward: Reward;
};

/** The progress of a mission. */
export type MissionStatus =
  /** The mission was completed and paid. The next one comes with the next window. */
  | 'completed'
  /** Some objectives are not reached yet. */
  | 'running';

/** Missions that were completed one after the other, with pauses of at most a week. */
export type MissionStreak = {
  /** The number of missions so far. */
  readonly count: Scalars['Int']['output'];
  /** The longest streak that the player ever had. */
  readonly longest: Scalars['Int']['output'];
  /** The number of missions until one pays its coins and its item twice; 1 if it is the next one. */
  readonly missionsToBonus: Scalars['Int']['output'];
};

/** Why the mission was not changed. */
export type MissionUserError = UserError & {
  /** The reason. */
  readonly code: MissionErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
  /** The time at which the game opens, for GAME_CLOSED. */
  readonly opensAt?: Maybe<Scalars['DateTime']['output']>;
};

/** An amount of real money. Amounts of the game's currencies are a `CurrencyAmount`. */
export type Money = {
  /** The amount in hundredths of the currency, such as 499 for $4.99. */
  readonly cents: Scalars['SafeInt']['output'];
  /** The currency. */
  readonly currency: MoneyCurrency;
};

/** A currency of real money, by its ISO 4217 code. */
export type MoneyCurrency =
  /** US dollars. */
  | 'usd';

/** An amount of real money to set. */
export type MoneyInput = {
  /** The amount in hundredths of the currency, such as 499 for $4.99. */
  readonly cents: Scalars['SafeInt']['input'];
  /** The currency. */
  readonly currency?: MoneyCurrency;
};

/** Everything that can be changed. Mutations of one document run one after the other. */
export type Mutation = {
  /** Activates a registered account. */
  readonly activateAccount?: Maybe<ActivateAccountPayload>;
  /** Adds the caller's browser to the devices that get notifications, for as long as its session lasts. */
  readonly addPushDevice?: Maybe<AddPushDevicePayload>;
  /** Adds the texts of documents, which the operations of a version name by their hashes. Adding one again changes nothing. For admins. */
  readonly addRemoteDocuments?: Maybe<AddRemoteDocumentsPayload>;
  /**
   * Adds pieces of an item to a player's inventory. A player can have one piece of a unique item. For staff who manage
   * users.
   */
  readonly addUserItem?: Maybe<AddUserItemPayload>;
  /** Bans an account, or replaces the reason of its ban. For staff who manage users. */
  readonly banUser?: Maybe<BanUserPayload>;
  /** Buys, crafts, tames or binds the whole amount of an item, or nothing. */
  readonly buy?: Maybe<BuyPayload>;
  /** Begins a purchase. The buyer pays at the `approveUrl` of the payment, within 24 hours. For players. */
  readonly buyPackage?: Maybe<BuyPackagePayload>;
  /**
   * Ends the charges of a subscription, which stays active until the end of its paid period. For the buyer and for staff
   * who manage users.
   */
  readonly cancelSubscription?: Maybe<CancelSubscriptionPayload>;
  /** Switches auto-hunts on or off, and sets their bait and their reserve of it. */
  readonly changeAutoHunt?: Maybe<ChangeAutoHuntPayload>;
  /** Switches to another equipment set. */
  readonly changeEquipmentSet?: Maybe<ChangeEquipmentSetPayload>;
  /** Changes which notifications the caller's player gets, and when. */
  readonly changeNotifications?: Maybe<ChangeNotificationsPayload>;
  /** Pins an item or a rank, moves its pin, or removes it. */
  readonly changePins?: Maybe<ChangePinsPayload>;
  /** Asks the payment provider whether a payment was paid, and completes it. Needs no session. */
  readonly checkPayment?: Maybe<CheckPaymentPayload>;
  /** Switches to another mission of the window. The former mission keeps its progress. */
  readonly chooseMission?: Maybe<ChooseMissionPayload>;
  /** Claims a collection if the player owns all its trophies, which stay with the player. */
  readonly claimCollection?: Maybe<ClaimCollectionPayload>;
  /** Records that the caller closed the welcome message. */
  readonly closeWelcome?: Maybe<CloseWelcomePayload>;
  /** Does the same as `hunt`, but costs a coffin charge instead of the cooldown. */
  readonly coffinHunt?: Maybe<CoffinHuntPayload>;
  /** Sets the e-mail address of an account to the address that received the token. */
  readonly confirmEmail?: Maybe<ConfirmEmailPayload>;
  /** Opens a session for the ticket of a login and a code. */
  readonly confirmLogin?: Maybe<ConfirmLoginPayload>;
  /** Adds a passkey and ends the other sessions. */
  readonly confirmPasskey?: Maybe<ConfirmPasskeyPayload>;
  /** Adds the authenticator app and ends the other sessions. */
  readonly confirmTotp?: Maybe<ConfirmTotpPayload>;
  /** Creates a currency. For editors and admins. */
  readonly createCurrency?: Maybe<CreateCurrencyPayload>;
  /** Creates a damage type. For editors and admins. */
  readonly createDamageType?: Maybe<CreateDamageTypePayload>;
  /** Creates an enemy. For editors and admins. */
  readonly createEnemy?: Maybe<CreateEnemyPayload>;
  /** Creates an enemy type. For editors and admins. */
  readonly createEnemyType?: Maybe<CreateEnemyTypePayload>;
  /** Creates a hunting ground. For editors and admins. */
  readonly createHuntingGround?: Maybe<CreateHuntingGroundPayload>;
  /** Creates a hunting table. For editors and admins. */
  readonly createHuntingTable?: Maybe<CreateHuntingTablePayload>;
  /** Writes an incident, which the status page shows at once. For editors and admins. */
  readonly createIncident?: Maybe<CreateIncidentPayload>;
  /** Creates an item. For editors and admins. */
  readonly createItem?: Maybe<CreateItemPayload>;
  /** Creates an item type. For editors and admins. */
  readonly createItemType?: Maybe<CreateItemTypePayload>;
  /** Creates a news post. For editors and admins. */
  readonly createNewsPost?: Maybe<CreateNewsPostPayload>;
  /** Creates a personal access token for the caller's account, at most 50 at once, and mails its owner. */
  readonly createPersonalToken?: Maybe<CreatePersonalTokenPayload>;
  /** Creates a premium package. For editors and admins. */
  readonly createPremiumPackage?: Maybe<CreatePremiumPackagePayload>;
  /** Creates a proc event type. For editors and admins. */
  readonly createProcEventType?: Maybe<CreateProcEventTypePayload>;
  /** Creates a proc type. For editors and admins. */
  readonly createProcType?: Maybe<CreateProcTypePayload>;
  /** Creates a rank. For editors and admins. */
  readonly createRank?: Maybe<CreateRankPayload>;
  /** Creates a rarity. For editors and admins. */
  readonly createRarity?: Maybe<CreateRarityPayload>;
  /** Creates a region. For editors and admins. */
  readonly createRegion?: Maybe<CreateRegionPayload>;
  /** Creates a stat. For editors and admins. */
  readonly createStat?: Maybe<CreateStatPayload>;
  /** Creates a webhook: the address of a program that gets the events of the caller's player as they happen. At most five at once. */
  readonly createWebhook?: Maybe<CreateWebhookPayload>;
  /** Deletes an app of the caller's account and ends all its connections. */
  readonly deleteApp?: Maybe<DeleteAppPayload>;
  /** Deletes a currency that nothing refers to. For editors and admins. */
  readonly deleteCurrency?: Maybe<DeleteCurrencyPayload>;
  /** Deletes a damage type that nothing refers to. For editors and admins. */
  readonly deleteDamageType?: Maybe<DeleteDamageTypePayload>;
  /** Deletes an enemy that nothing refers to. For editors and admins. */
  readonly deleteEnemy?: Maybe<DeleteEnemyPayload>;
  /** Deletes an enemy type that nothing refers to. For editors and admins. */
  readonly deleteEnemyType?: Maybe<DeleteEnemyTypePayload>;
  /** Deletes a hunting ground that nothing refers to. For editors and admins. */
  readonly deleteHuntingGround?: Maybe<DeleteHuntingGroundPayload>;
  /** Deletes a hunting table that nothing refers to. For editors and admins. */
  readonly deleteHuntingTable?: Maybe<DeleteHuntingTablePayload>;
  /** Deletes an incident with its updates. For editors and admins. */
  readonly deleteIncident?: Maybe<DeleteIncidentPayload>;
  /** Deletes an update of an incident, which then has the state of the update before. For editors and admins. */
  readonly deleteIncidentUpdate?: Maybe<DeleteIncidentUpdatePayload>;
  /** Deletes an item that nothing refers to. For editors and admins. */
  readonly deleteItem?: Maybe<DeleteItemPayload>;
  /** Deletes an item type that nothing refers to. For editors and admins. */
  readonly deleteItemType?: Maybe<DeleteItemTypePayload>;
  /** Deletes a news post that nothing refers to. For editors and admins. */
  readonly deleteNewsPost?: Maybe<DeleteNewsPostPayload>;
  /**
   * Deletes the account of the session. The ledger, the payments and the counts keep only its id, and the audit log
   * keeps a pseudonym. For any session.
   */
  readonly deleteOwnAccount?: Maybe<DeleteOwnAccountPayload>;
  /** Deletes a premium package that nothing refers to. For editors and admins. */
  readonly deletePremiumPackage?: Maybe<DeletePremiumPackagePayload>;
  /** Deletes a proc event type that nothing refers to. For editors and admins. */
  readonly deleteProcEventType?: Maybe<DeleteProcEventTypePayload>;
  /** Deletes a proc type that nothing refers to. For editors and admins. */
  readonly deleteProcType?: Maybe<DeleteProcTypePayload>;
  /** Deletes a rank that nothing refers to. For editors and admins. */
  readonly deleteRank?: Maybe<DeleteRankPayload>;
  /** Deletes a rarity that nothing refers to. For editors and admins. */
  readonly deleteRarity?: Maybe<DeleteRarityPayload>;
  /** Deletes a region that nothing refers to. For editors and admins. */
  readonly deleteRegion?: Maybe<DeleteRegionPayload>;
  /** Deletes a stat that nothing refers to. For editors and admins. */
  readonly deleteStat?: Maybe<DeleteStatPayload>;
  /** Deletes an account and its player for good. The ledger keeps its rows with the id only. For staff who manage users. */
  readonly deleteUser?: Maybe<DeleteUserPayload>;
  /** Deletes a webhook, so that it gets no more events. */
  readonly deleteWebhook?: Maybe<DeleteWebhookPayload>;
  /**
   * Deploys a version of a remote as a preview, which only those see who have its link. A repeat with the same build returns the same
   * version; one that was withdrawn becomes a preview again. For admins.
   */
  readonly deployRemote?: Maybe<DeployRemotePayload>;
  /** Ends every connection of an app to the caller's account. */
  readonly disconnectApp?: Maybe<DisconnectAppPayload>;
  /** Corrects an update of an incident. For editors and admins. */
  readonly editIncidentUpdate?: Maybe<EditIncidentUpdatePayload>;
  /** Enables a webhook that was disabled because its program accepted nothing. It gets the events from now on. */
  readonly enableWebhook?: Maybe<EnableWebhookPayload>;
  /** Ends all sessions of the caller's account except that of the call. */
  readonly endOtherSessions?: Maybe<EndOtherSessionsPayload>;
  /** Ends a session of the caller's account. */
  readonly endSession?: Maybe<EndSessionPayload>;
  /** Ends all sessions of an account. For staff who manage users. */
  readonly endUserSessions?: Maybe<EndUserSessionsPayload>;
  /** Begins the enrolment of a passkey. */
  readonly enrolPasskey?: Maybe<EnrolPasskeyPayload>;
  /** Returns the secret of a new authenticator app, which is active once `confirmTotp` confirms it. */
  readonly enrolTotp?: Maybe<EnrolTotpPayload>;
  /** Equips an owned item. The item that was in its slot goes back to the inventory. */
  readonly equip?: Maybe<EquipPayload>;
  /** Returns a ticket for a download of all data that is stored about the account. For any session. */
  readonly exportOwnData?: Maybe<ExportOwnDataPayload>;
  /** Allows or refuses the request of an app. A new connection is mailed to its owner. */
  readonly finishAuthorization?: Maybe<FinishAuthorizationPayload>;
  /** Opens a session for the response of an authenticator. */
  readonly finishPasskeyLogin?: Maybe<FinishPasskeyLoginPayload>;
  /** Starts a hunt, or plays the next round of the open combat. With `round`, a repeat returns the same result. */
  readonly hunt?: Maybe<HuntPayload>;
  /** Locks an owned item, so that it cannot be sold, or unlocks it. */
  readonly lockItem?: Maybe<LockItemPayload>;
  /** Opens a session, or returns a ticket if the account has a second factor. */
  readonly login?: Maybe<LoginPayload>;
  /** Closes the caller's session; also succeeds without one. */
  readonly logout?: Maybe<LogoutPayload>;
  /** Sends a test event to a webhook, to find out whether its program works. */
  readonly pingWebhook?: Maybe<PingWebhookPayload>;
  /** Adds an update to an incident, which then has the state of the update. Two that are posted at once are both kept. For editors and admins. */
  readonly postIncidentUpdate?: Maybe<PostIncidentUpdatePayload>;
  /** Starts a hunt if none is open, and plays the combat to its end. */
  readonly quickHunt?: Maybe<QuickHuntPayload>;
  /** Refunds a charge in full and takes back the items that it gave. A subscription is not charged any more. For admins. */
  readonly refundPayment?: Maybe<RefundPaymentPayload>;
  /** Creates an account and mails its activation link. */
  readonly register?: Maybe<RegisterPayload>;
  /** Registers an app, at most 10 for an account. Others can connect it when the staff have approved it. */
  readonly registerApp?: Maybe<RegisterAppPayload>;
  /** Removes a passkey and ends the other sessions. */
  readonly removePasskey?: Maybe<RemovePasskeyPayload>;
  /** Removes a device, so that it gets no more notifications. */
  readonly removePushDevice?: Maybe<RemovePushDevicePayload>;
  /** Removes the authenticator app and ends the other sessions. */
  readonly removeTotp?: Maybe<RemoveTotpPayload>;
  /**
   * Removes pieces of an item from a player's inventory, at most as many as there are. Equipped pieces go last and are
   * taken off. For staff who manage users.
   */
  readonly removeUserItem?: Maybe<RemoveUserItemPayload>;
  /**
   * Removes the second factors that an owner has lost, ends the sessions of the account and mails its owner. The caller's
   * own account is refused. For staff who manage users.
   */
  readonly removeUserSecondFactors?: Maybe<RemoveUserSecondFactorsPayload>;
  /** Replaces the recovery codes and ends the other sessions. */
  readonly renewRecoveryCodes?: Maybe<RenewRecoveryCodesPayload>;
  /** Mails a link for a new password, valid for one hour. */
  readonly requestPasswordReset?: Maybe<RequestPasswordResetPayload>;
  /** Replaces the missions of the window that have no progress yet by new ones; once per window. */
  readonly rerollMissions?: Maybe<RerollMissionsPayload>;
  /** Sends the mail with the activation link of the caller's account once more. */
  readonly resendActivationMail?: Maybe<ResendActivationMailPayload>;
  /** Mails a new activation link to an account that is not active. For staff who manage users. */
  readonly resendUserActivation?: Maybe<ResendUserActivationPayload>;
  /** Sends a delivery again, with the same id and body. Deliveries are kept for seven days, and while they are tried. */
  readonly resendWebhookDelivery?: Maybe<ResendWebhookDeliveryPayload>;
  /**
   * Undoes a change, or restores a record, even a deleted one, to the state after a change, with its translations. For
   * editors and admins.
   */
  readonly restoreRecord?: Maybe<RestoreRecordPayload>;
  /** Mails a new password to the account of a mailed token and closes all its sessions. */
  readonly retrievePassword?: Maybe<RetrievePasswordPayload>;
  /**
   * Approves an app of OAuth, so that everybody can connect it, or refuses it. A refusal ends the connections of all
   * accounts except its owner's. For staff who manage users.
   */
  readonly reviewApp?: Maybe<ReviewAppPayload>;
  /** Revokes the link to a hunt of the caller's journal. */
  readonly revokeFightLink?: Maybe<RevokeFightLinkPayload>;
  /** Revokes a personal access token. */
  readonly revokePersonalToken?: Maybe<RevokePersonalTokenPayload>;
  /** Revokes all personal access tokens of the caller's account. */
  readonly revokePersonalTokens?: Maybe<RevokePersonalTokensPayload>;
  /**
   * Withdraws the stable version of a remote. The version that was stable before becomes stable again, or else the build that the site has
   * without deployments. For admins.
   */
  readonly rollBackRemote?: Maybe<RollBackRemotePayload>;
  /** Replaces the secret of an app. The former secret ends at once. */
  readonly rotateAppSecret?: Maybe<RotateAppSecretPayload>;
  /** Replaces the secret of a personal access token. The former secret ends at once, and a new lifetime begins. */
  readonly rotatePersonalToken?: Maybe<RotatePersonalTokenPayload>;
  /** Reveals the seed of past combats and puts the next one in use. */
  readonly rotateSeed?: Maybe<RotateSeedPayload>;
  /** Sells the whole amount of an item at its refund, or nothing. */
  readonly sell?: Maybe<SellPayload>;
  /** Sells pieces of several items at their refunds, either all of them or none. */
  readonly sellItems?: Maybe<SellItemsPayload>;
  /**
   * Changes who gets a version of a remote. A new stable version replaces the former one, a new canary the former canary. Every gateway
   * follows within a second. For admins.
   */
  readonly setRemoteState?: Maybe<SetRemoteStatePayload>;
  /** Sets amounts of a player's currencies and books the differences. For staff who manage users. */
  readonly setUserCurrencies?: Maybe<SetUserCurrenciesPayload>;
  /**
   * Creates a link to a hunt of the caller's journal, by which everyone can see it. Returns the link that exists, if there
   * is one.
   */
  readonly shareFight?: Maybe<ShareFightPayload>;
  /** Reads the request of an app that opened the authorization endpoint of OAuth in a browser. */
  readonly startAuthorization?: Maybe<StartAuthorizationPayload>;
  /** Reads the request of the app that shows a code on a device. */
  readonly startDeviceAuthorization?: Maybe<StartDeviceAuthorizationPayload>;
  /** Begins a login with a passkey. */
  readonly startPasskeyLogin?: Maybe<StartPasskeyLoginPayload>;
  /** Switches a kind of notification off, by the token in a notification of that account. */
  readonly stopNotifications?: Maybe<StopNotificationsPayload>;
  /** Takes the gift of a news post, once per player. */
  readonly takeGift?: Maybe<TakeGiftPayload>;
  /** Moves the player to a hunting ground and pays its cost. */
  readonly travel?: Maybe<TravelPayload>;
  /** Lifts a ban and gives the account the role from before. For staff who manage users. */
  readonly unbanUser?: Maybe<UnbanUserPayload>;
  /** Takes off an equipped item. */
  readonly unequip?: Maybe<UnequipPayload>;
  /** Changes an app. Every change except the removal of scopes needs a new approval. */
  readonly updateApp?: Maybe<UpdateAppPayload>;
  /** Changes a currency. Fields that are left out stay unchanged. For editors and admins. */
  readonly updateCurrency?: Maybe<UpdateCurrencyPayload>;
  /** Changes a damage type. Fields that are left out stay unchanged. For editors and admins. */
  readonly updateDamageType?: Maybe<UpdateDamageTypePayload>;
  /**
   * Mails a link to a new e-mail address of the caller's account, valid for a day. The address changes when the link is
   * followed.
   */
  readonly updateEmail?: Maybe<UpdateEmailPayload>;
  /** Changes an enemy. Fields that are left out stay unchanged. For editors and admins. */
  readonly updateEnemy?: Maybe<UpdateEnemyPayload>;
  /** Changes an enemy type. Fields that are left out stay unchanged. For editors and admins. */
  readonly updateEnemyType?: Maybe<UpdateEnemyTypePayload>;
  /** Sets the name of an equipment set and the hunting ground that it is bound to. */
  readonly updateEquipmentSet?: Maybe<UpdateEquipmentSetPayload>;
  /** Changes a hunting ground. Fields that are left out stay unchanged. For editors and admins. */
  readonly updateHuntingGround?: Maybe<UpdateHuntingGroundPayload>;
  /** Changes a hunting table. Fields that are left out stay unchanged. For editors and admins. */
  readonly updateHuntingTable?: Maybe<UpdateHuntingTablePayload>;
  /** Replaces the text, times and components of an incident. For editors and admins. */
  readonly updateIncident?: Maybe<UpdateIncidentPayload>;
  /** Changes an item. Fields that are left out stay unchanged. For editors and admins. */
  readonly updateItem?: Maybe<UpdateItemPayload>;
  /** Changes an item type. Fields that are left out stay unchanged. For editors and admins. */
  readonly updateItemType?: Maybe<UpdateItemTypePayload>;
  /** Changes a news post. Fields that are left out stay unchanged. For editors and admins. */
  readonly updateNewsPost?: Maybe<UpdateNewsPostPayload>;
  /** Changes the password of the caller's account and closes its other sessions. */
  readonly updatePassword?: Maybe<UpdatePasswordPayload>;
  /** Changes a premium package. Fields that are left out stay unchanged. For editors and admins. */
  readonly updatePremiumPackage?: Maybe<UpdatePremiumPackagePayload>;
  /** Changes a proc event type. Fields that are left out stay unchanged. For editors and admins. */
  readonly updateProcEventType?: Maybe<UpdateProcEventTypePayload>;
  /** Changes a proc type. Fields that are left out stay unchanged. For editors and admins. */
  readonly updateProcType?: Maybe<UpdateProcTypePayload>;
  /** Changes a rank. Fields that are left out stay unchanged. For editors and admins. */
  readonly updateRank?: Maybe<UpdateRankPayload>;
  /** Changes a rarity. Fields that are left out stay unchanged. For editors and admins. */
  readonly updateRarity?: Maybe<UpdateRarityPayload>;
  /** Changes a region. Fields that are left out stay unchanged. For editors and admins. */
  readonly updateRegion?: Maybe<UpdateRegionPayload>;
  /** Changes settings, either all that are given or none. For editors and admins. */
  readonly updateSettings?: Maybe<UpdateSettingsPayload>;
  /** Changes a stat. Fields that are left out stay unchanged. For editors and admins. */
  readonly updateStat?: Maybe<UpdateStatPayload>;
  /** Changes an account. Only admins may change roles. For staff who manage users. */
  readonly updateUser?: Maybe<UpdateUserPayload>;
  /** Changes the items in all slots of several types, either all of them or none. Other types stay as they are. */
  readonly wearItems?: Maybe<WearItemsPayload>;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationActivateAccountArgs = {
  input: ActivateAccountInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationAddPushDeviceArgs = {
  input: AddPushDeviceInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationAddRemoteDocumentsArgs = {
  input: AddRemoteDocumentsInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationAddUserItemArgs = {
  input: AddUserItemInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationBanUserArgs = {
  input: BanUserInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationBuyArgs = {
  input: BuyInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationBuyPackageArgs = {
  input: BuyPackageInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationCancelSubscriptionArgs = {
  input: CancelSubscriptionInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationChangeAutoHuntArgs = {
  input: ChangeAutoHuntInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationChangeEquipmentSetArgs = {
  input: ChangeEquipmentSetInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationChangeNotificationsArgs = {
  input: ChangeNotificationsInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationChangePinsArgs = {
  input: ChangePinsInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationCheckPaymentArgs = {
  input: CheckPaymentInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationChooseMissionArgs = {
  input: ChooseMissionInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationClaimCollectionArgs = {
  input: ClaimCollectionInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationCoffinHuntArgs = {
  input: CoffinHuntInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationConfirmEmailArgs = {
  input: ConfirmEmailInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationConfirmLoginArgs = {
  input: ConfirmLoginInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationConfirmPasskeyArgs = {
  input: ConfirmPasskeyInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationConfirmTotpArgs = {
  input: ConfirmTotpInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationCreateCurrencyArgs = {
  input: CreateCurrencyInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationCreateDamageTypeArgs = {
  input: CreateDamageTypeInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationCreateEnemyArgs = {
  input: CreateEnemyInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationCreateEnemyTypeArgs = {
  input: CreateEnemyTypeInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationCreateHuntingGroundArgs = {
  input: CreateHuntingGroundInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationCreateHuntingTableArgs = {
  input: CreateHuntingTableInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationCreateIncidentArgs = {
  input: CreateIncidentInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationCreateItemArgs = {
  input: CreateItemInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationCreateItemTypeArgs = {
  input: CreateItemTypeInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationCreateNewsPostArgs = {
  input: CreateNewsPostInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationCreatePersonalTokenArgs = {
  input: CreatePersonalTokenInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationCreatePremiumPackageArgs = {
  input: CreatePremiumPackageInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationCreateProcEventTypeArgs = {
  input: CreateProcEventTypeInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationCreateProcTypeArgs = {
  input: CreateProcTypeInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationCreateRankArgs = {
  input: CreateRankInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationCreateRarityArgs = {
  input: CreateRarityInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationCreateRegionArgs = {
  input: CreateRegionInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationCreateStatArgs = {
  input: CreateStatInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationCreateWebhookArgs = {
  input: CreateWebhookInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationDeleteAppArgs = {
  input: DeleteAppInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationDeleteCurrencyArgs = {
  input: DeleteCurrencyInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationDeleteDamageTypeArgs = {
  input: DeleteDamageTypeInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationDeleteEnemyArgs = {
  input: DeleteEnemyInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationDeleteEnemyTypeArgs = {
  input: DeleteEnemyTypeInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationDeleteHuntingGroundArgs = {
  input: DeleteHuntingGroundInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationDeleteHuntingTableArgs = {
  input: DeleteHuntingTableInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationDeleteIncidentArgs = {
  input: DeleteIncidentInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationDeleteIncidentUpdateArgs = {
  input: DeleteIncidentUpdateInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationDeleteItemArgs = {
  input: DeleteItemInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationDeleteItemTypeArgs = {
  input: DeleteItemTypeInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationDeleteNewsPostArgs = {
  input: DeleteNewsPostInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationDeleteOwnAccountArgs = {
  input: DeleteOwnAccountInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationDeletePremiumPackageArgs = {
  input: DeletePremiumPackageInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationDeleteProcEventTypeArgs = {
  input: DeleteProcEventTypeInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationDeleteProcTypeArgs = {
  input: DeleteProcTypeInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationDeleteRankArgs = {
  input: DeleteRankInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationDeleteRarityArgs = {
  input: DeleteRarityInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationDeleteRegionArgs = {
  input: DeleteRegionInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationDeleteStatArgs = {
  input: DeleteStatInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationDeleteUserArgs = {
  input: DeleteUserInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationDeleteWebhookArgs = {
  input: DeleteWebhookInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationDeployRemoteArgs = {
  input: DeployRemoteInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationDisconnectAppArgs = {
  input: DisconnectAppInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationEditIncidentUpdateArgs = {
  input: EditIncidentUpdateInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationEnableWebhookArgs = {
  input: EnableWebhookInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationEndSessionArgs = {
  input: EndSessionInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationEndUserSessionsArgs = {
  input: EndUserSessionsInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationEnrolPasskeyArgs = {
  input: EnrolPasskeyInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationEnrolTotpArgs = {
  input: EnrolTotpInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationEquipArgs = {
  input: EquipInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationExportOwnDataArgs = {
  input: ExportOwnDataInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationFinishAuthorizationArgs = {
  input: FinishAuthorizationInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationFinishPasskeyLoginArgs = {
  input: FinishPasskeyLoginInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationHuntArgs = {
  input: HuntInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationLockItemArgs = {
  input: LockItemInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationLoginArgs = {
  input: LoginInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationPingWebhookArgs = {
  input: PingWebhookInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationPostIncidentUpdateArgs = {
  input: PostIncidentUpdateInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationRefundPaymentArgs = {
  input: RefundPaymentInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationRegisterAppArgs = {
  input: RegisterAppInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationRemovePasskeyArgs = {
  input: RemovePasskeyInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationRemovePushDeviceArgs = {
  input: RemovePushDeviceInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationRemoveTotpArgs = {
  input: RemoveTotpInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationRemoveUserItemArgs = {
  input: RemoveUserItemInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationRemoveUserSecondFactorsArgs = {
  input: RemoveUserSecondFactorsInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationRenewRecoveryCodesArgs = {
  input: RenewRecoveryCodesInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationResendUserActivationArgs = {
  input: ResendUserActivationInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationResendWebhookDeliveryArgs = {
  input: ResendWebhookDeliveryInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationRestoreRecordArgs = {
  input: RestoreRecordInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationRetrievePasswordArgs = {
  input: RetrievePasswordInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationReviewAppArgs = {
  input: ReviewAppInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationRevokeFightLinkArgs = {
  input: RevokeFightLinkInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationRevokePersonalTokenArgs = {
  input: RevokePersonalTokenInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationRollBackRemoteArgs = {
  input: RollBackRemoteInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationRotateAppSecretArgs = {
  input: RotateAppSecretInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationRotatePersonalTokenArgs = {
  input: RotatePersonalTokenInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationRotateSeedArgs = {
  input: RotateSeedInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationSellArgs = {
  input: SellInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationSellItemsArgs = {
  input: SellItemsInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationSetRemoteStateArgs = {
  input: SetRemoteStateInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationSetUserCurrenciesArgs = {
  input: SetUserCurrenciesInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationShareFightArgs = {
  input: ShareFightInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationStartAuthorizationArgs = {
  input: StartAuthorizationInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationStartDeviceAuthorizationArgs = {
  input: StartDeviceAuthorizationInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationStartPasskeyLoginArgs = {
  input: StartPasskeyLoginInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationStopNotificationsArgs = {
  input: StopNotificationsInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationTakeGiftArgs = {
  input: TakeGiftInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationTravelArgs = {
  input: TravelInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationUnbanUserArgs = {
  input: UnbanUserInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationUnequipArgs = {
  input: UnequipInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationUpdateAppArgs = {
  input: UpdateAppInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationUpdateCurrencyArgs = {
  input: UpdateCurrencyInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationUpdateDamageTypeArgs = {
  input: UpdateDamageTypeInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationUpdateEmailArgs = {
  input: UpdateEmailInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationUpdateEnemyArgs = {
  input: UpdateEnemyInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationUpdateEnemyTypeArgs = {
  input: UpdateEnemyTypeInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationUpdateEquipmentSetArgs = {
  input: UpdateEquipmentSetInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationUpdateHuntingGroundArgs = {
  input: UpdateHuntingGroundInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationUpdateHuntingTableArgs = {
  input: UpdateHuntingTableInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationUpdateIncidentArgs = {
  input: UpdateIncidentInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationUpdateItemArgs = {
  input: UpdateItemInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationUpdateItemTypeArgs = {
  input: UpdateItemTypeInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationUpdateNewsPostArgs = {
  input: UpdateNewsPostInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationUpdatePasswordArgs = {
  input: UpdatePasswordInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationUpdatePremiumPackageArgs = {
  input: UpdatePremiumPackageInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationUpdateProcEventTypeArgs = {
  input: UpdateProcEventTypeInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationUpdateProcTypeArgs = {
  input: UpdateProcTypeInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationUpdateRankArgs = {
  input: UpdateRankInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationUpdateRarityArgs = {
  input: UpdateRarityInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationUpdateRegionArgs = {
  input: UpdateRegionInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationUpdateSettingsArgs = {
  input: UpdateSettingsInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationUpdateStatArgs = {
  input: UpdateStatInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationUpdateUserArgs = {
  input: UpdateUserInput;
};


/** Everything that can be changed. Mutations of one document run one after the other. */
export type MutationWearItemsArgs = {
  input: WearItemsInput;
};

/** A page of news. */
export type NewsConnection = {
  /** The posts with their cursors. */
  readonly edges: ReadonlyArray<NewsEdge>;
  /** The posts. */
  readonly nodes: ReadonlyArray<NewsPost>;
  /** The position of the page. */
  readonly pageInfo: PageInfo;
  /** The number of all posts. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A news post and its position. */
export type NewsEdge = {
  /** The position, to be given as `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The post. */
  readonly node: NewsPost;
};

/** The newest post of the news, at the beginning and after each new one. */
export type NewsEvent = StreamEvent & {
  /** Null: the event describes the present alone. */
  readonly id?: Maybe<Scalars['ID']['output']>;
  /** The post; null if it was removed since. */
  readonly newsPost?: Maybe<NewsPost>;
};

/** A message to all players. */
export type NewsPost = Node & {
  /** The item that each player can take once; null if there is none. */
  readonly gift?: Maybe<Item>;
  /** The heading. */
  readonly header: Scalars['String']['output'];
  /** The post's id. */
  readonly id: Scalars['ID']['output'];
  /** The post's image. */
  readonly image?: Maybe<Image>;
  /** Whether the caller's player took the gift, or those of 100 newer posts; false for callers without a player. */
  readonly isGiftTaken: Scalars['Boolean']['output'];
  /** The text; paragraphs are separated by an empty line. */
  readonly message: Scalars['String']['output'];
  /** The time of publication. */
  readonly publishedAt: Scalars['DateTime']['output'];
};

/** A message to all players. This is the record that the CMS edits. */
export type NewsPostRecord = {
  /** The moving image, which replaces the still one. */
  readonly animatedImage?: Maybe<Image>;
  /** The heading. */
  readonly header: Scalars['String']['output'];
  /** The record's id. */
  readonly id: Scalars['ID']['output'];
  /** The news post's image. */
  readonly image?: Maybe<Image>;
  /** The record behind `keyId`, as an item of the CMS. */
  readonly key?: Maybe<ItemRecord>;
  /** An item for editors, without effect: every player sees the post. */
  readonly keyId?: Maybe<Scalars['ID']['output']>;
  /** The text of the post. */
  readonly message: Scalars['String']['output'];
  /** A name for editors, which players do not see. */
  readonly name: Scalars['String']['output'];
  /** The time of publication; the time of creation if left out. */
  readonly publishedAt: Scalars['DateTime']['output'];
  /** A number for editors, without effect: every player sees the post. */
  readonly requiredXp: Scalars['SafeInt']['output'];
  /** A number that rises by one with every change. */
  readonly revision: Scalars['Int']['output'];
  /** The record behind `rewardItemId`, as an item of the CMS. */
  readonly rewardItem?: Maybe<ItemRecord>;
  /** The gift that each player can take once; empty if there is none. */
  readonly rewardItemId?: Maybe<Scalars['ID']['output']>;
  /** A number for editors, without effect: news posts are sorted by their time. */
  readonly sequence: Scalars['SafeInt']['output'];
  /** The translated texts of the record. Texts without a translation are left out. */
  readonly translations: ReadonlyArray<RecordTranslation>;
  /** The time of the last change. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** A page of news posts. */
export type NewsPostRecordConnection = {
  /** The records with their cursors. */
  readonly edges: ReadonlyArray<NewsPostRecordEdge>;
  /** The records. */
  readonly nodes: ReadonlyArray<NewsPostRecord>;
  /** The position of the page. */
  readonly pageInfo: PageInfo;
  /** The number of matching records before the record with this id; null if that record does not match. */
  readonly positionOf?: Maybe<Scalars['Int']['output']>;
  /** The number of all records that match. */
  readonly totalCount: Scalars['Int']['output'];
};


/** A page of news posts. */
export type NewsPostRecordConnectionPositionOfArgs = {
  id: Scalars['ID']['input'];
};

/** A news post and its position in the list. */
export type NewsPostRecordEdge = {
  /** The position, to be given as `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: NewsPostRecord;
};

/** A hunt that did not take place for lack of bait. */
export type NoBaitEntry = JournalEntry & Node & {
  /** The bait that was missing or kept in reserve; null if no bait was equipped or chosen. */
  readonly bait?: Maybe<Item>;
  /** The time of the attempt. */
  readonly happenedAt: Scalars['DateTime']['output'];
  /** The entry's id. */
  readonly id: Scalars['ID']['output'];
  /** Whether a retainer tried to hunt without the player. */
  readonly isAutoHunt: Scalars['Boolean']['output'];
  /** Whether the player had some of the bait, but all of it was in the reserve of auto-hunts. */
  readonly isReserve: Scalars['Boolean']['output'];
};

/** An object that can be fetched by its id alone. */
export type Node = {
  /** Unique among all objects. */
  readonly id: Scalars['ID']['output'];
};

/** A kind of notification. */
export type NotificationKind =
  /** Auto-hunts have no bait. */
  | 'baitMissing'
  /** The coffin has recharged completely. */
  | 'coffinFull'
  /** The full moon has begun in the player's region, if the moon is its rule. */
  | 'fullMoon'
  /** Another player gave a gift, or a news post has one. */
  | 'giftArrived'
  /** The next hunt can begin. */
  | 'huntReady'
  /** The mission ends within an hour of game time and is not completed. */
  | 'missionEnding';

/** Which notifications a player gets on devices, and when. */
export type NotificationSettings = {
  /** The largest number of notifications in 24 hours. */
  readonly dailyLimit: Scalars['Int']['output'];
  /** Whether the icon of the app and the tab of the browser show that something waits. */
  readonly hasBadge: Scalars['Boolean']['output'];
  /** The kinds that the player gets; none until the player chooses some. */
  readonly kinds: ReadonlyArray<NotificationKind>;
  /** The part of the day without notifications; null for none. */
  readonly quietHours?: Maybe<QuietHours>;
};

/** A summary of an open combat. */
export type OpenCombat = {
  /** The creature. */
  readonly enemy: Enemy;
  /** Whether the hunt cost a coffin charge. */
  readonly isCoffinHunt: Scalars['Boolean']['output'];
  /** The round that is played next, 1 to 5. */
  readonly round: Scalars['Int']['output'];
};

/** The account that an object belongs to. */
export type Owner =
  /** Any account: the callers of the field may name those of others. */
  | 'any'
  /** The account of the person who was given the value, a secret of at least 64 random bits. */
  | 'bearer'
  /** The account of the caller; staff who manage users may name those of players where the description says so. */
  | 'caller'
  /** No account: content, which is the same for everyone who may make the call. */
  | 'none';

/** Pieces of an item in a package. */
export type PackageItemInput = {
  /** The number of pieces. */
  readonly amount?: InputMaybe<Scalars['SafeInt']['input']>;
  /** The item. */
  readonly itemId: Scalars['ID']['input'];
};

/** Pieces of an item in a package. */
export type PackageItemRecord = {
  /** The number of pieces. */
  readonly amount: Scalars['SafeInt']['output'];
  /** The record behind `itemId`, as an item of the CMS. */
  readonly item?: Maybe<ItemRecord>;
  /** The item. */
  readonly itemId: Scalars['ID']['output'];
};

/** The result of buying a premium package now. */
export type PackageOffer = {
  /**
   * The first charge. A subscription is charged for the rest of the month, or 0 if it continues a cancelled one. Null if
   * the package cannot be bought.
   */
  readonly firstCharge?: Maybe<Money>;
  /** Whether the payment uses play money, so that no real money is charged. */
  readonly isPlayMoney: Scalars['Boolean']['output'];
  /** The unique items of the package that the recipient owns already and would not get. */
  readonly notGiven: ReadonlyArray<Item>;
  /** The player who would get the package as a gift. Null if that is the caller, or if the package cannot be bought. */
  readonly recipient?: Maybe<PlayerProfile>;
  /** Why the package cannot be bought; null if it can. */
  readonly refusal?: Maybe<BuyPackageUserError>;
  /**
   * The time of the first charge for a whole month of a subscription. Null for a single purchase, or if the package cannot
   * be bought.
   */
  readonly startsAt?: Maybe<Scalars['DateTime']['output']>;
};

/** The position of a page within its list. */
export type PageInfo = {
  /** The cursor of the last edge, to be given as `after` for the next page; null for an empty page. */
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether more follows this page. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** Whether something precedes this page. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** The cursor of the first edge; null for an empty page. */
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

/** A passkey or security key. */
export type Passkey = {
  /** The time at which the passkey was added. */
  readonly addedAt: Scalars['DateTime']['output'];
  /** The id of the credential. */
  readonly id: Scalars['ID']['output'];
  /** The name that the owner gave the passkey. */
  readonly name: Scalars['String']['output'];
};

/** The pledge of a supporter on Patreon. */
export type PatreonType =
  /** The third pledge. */
  | 'ancilla'
  /** The fourth pledge. */
  | 'elder'
  /** The lowest pledge. */
  | 'fledgling'
  /** The highest pledge. */
  | 'methuselah'
  /** The second pledge. */
  | 'neonate';

/** A creature whose defeat pays a currency. */
export type PayingCreature = {
  /** The amount that a win pays. */
  readonly amount: Scalars['SafeInt']['output'];
  /** The creature; null until the caller's player has beaten it. */
  readonly enemy?: Maybe<Enemy>;
  /** The grounds on which the creature appears. */
  readonly grounds: ReadonlyArray<SourceGround>;
};

/** A purchase of a premium package with real money. */
export type Payment = Node & {
  /** The time until which the payment can be approved. */
  readonly approvalEndsAt: Scalars['DateTime']['output'];
  /** The address at which the buyer approves the payment; null unless that is possible now. */
  readonly approveUrl?: Maybe<Scalars['String']['output']>;
  /** The buyer; null if the account was deleted. */
  readonly buyer?: Maybe<PlayerProfile>;
  /** The charges of the payment, earliest first. */
  readonly charges: ReadonlyArray<PaymentCharge>;
  /** The time at which the payment was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The first charge. */
  readonly firstCharge: Money;
  /** The payment's id. */
  readonly id: Scalars['ID']['output'];
  /** Whether the payment is a subscription that the viewer can cancel. */
  readonly isCancellable: Scalars['Boolean']['output'];
  /** Whether the payment was made for another player. */
  readonly isGift: Scalars['Boolean']['output'];
  /** The items that each charge gives, as the package had them when it was bought. */
  readonly items: ReadonlyArray<ItemAmount>;
  /** The charge on the first of every month; null for a single purchase. */
  readonly monthlyCharge?: Maybe<Money>;
  /** The package as it is sold today; null if it was deleted or hidden. */
  readonly package?: Maybe<PremiumPackage>;
  /** The id of the package. */
  readonly packageId: Scalars['ID']['output'];
  /** The name that the package had when it was bought. */
  readonly packageName: Scalars['String']['output'];
  /** The recipient; null if that is the buyer, or if the account was deleted. */
  readonly recipient?: Maybe<PlayerProfile>;
  /** The time of the next expected charge; null if there is none. */
  readonly renewsAt?: Maybe<Scalars['DateTime']['output']>;
  /** The status of the payment. */
  readonly status: PaymentStatus;
  /** The subscription that was bought; null for a single purchase. */
  readonly subscriptionLevel?: Maybe<SubscriptionLevel>;
};

/** An amount that was charged. */
export type PaymentCharge = {
  /** The amount. */
  readonly amount: Money;
  /** The time at which the player got the items. Null before that, or if that is no longer possible. */
  readonly grantedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The payment provider's id. */
  readonly id: Scalars['ID']['output'];
  /** The items that the player no longer owned when a refund took them back. */
  readonly missing: ReadonlyArray<ItemAmount>;
  /** The time at which the charge was paid. */
  readonly paidAt: Scalars['DateTime']['output'];
  /** The end of the paid period of a subscription; null for a single purchase. */
  readonly periodEndsAt?: Maybe<Scalars['DateTime']['output']>;
  /** The refunded part of the amount. */
  readonly refunded: Money;
  /** The status of the charge. */
  readonly status: ChargeStatus;
};

/** A page of payments. */
export type PaymentConnection = {
  /** The payments with their cursors. */
  readonly edges: ReadonlyArray<PaymentEdge>;
  /** The payments. */
  readonly nodes: ReadonlyArray<Payment>;
  /** The position of the page. */
  readonly pageInfo: PageInfo;
};

/** A payment and its position in the list. */
export type PaymentEdge = {
  /** The position, to be given as `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The payment. */
  readonly node: Payment;
};

/** The status of a payment. */
export type PaymentStatus =
  /** A subscription that is charged every month. */
  | 'active'
  /** A subscription that the buyer can approve. */
  | 'approvalPending'
  /** A cancelled payment. A subscription stays active until the end of its paid period. */
  | 'cancelled'
  /** A single purchase that was paid. */
  | 'completed'
  /** A new payment, which the buyer can approve. */
  | 'created'
  /** A payment whose charge the payment provider declined. The buyer can approve it with another means of payment. */
  | 'declined'
  /** A payment that was not approved in time, or a subscription that has ended. */
  | 'expired'
  /** A payment whose charge was refunded. */
  | 'refunded'
  /** A payment whose charge was reversed by the bank or the payment provider. */
  | 'reversed'
  /** A subscription whose charge failed. */
  | 'suspended';

/** A payment has another status: it was approved, declined, cancelled, refunded, or another. For staff who manage users. */
export type PaymentStatusEvent = StaffEvent & {
  /** The status before. */
  readonly formerStatus: PaymentStatus;
  /** The time of the change. */
  readonly happenedAt: Scalars['DateTime']['output'];
  /** The place in the stream, to be given as `after`. */
  readonly id: Scalars['ID']['output'];
  /** The payment as it is now; null if it is no longer stored. */
  readonly payment?: Maybe<Payment>;
  /** The id of the payment. */
  readonly paymentId: Scalars['ID']['output'];
  /** The status since then. */
  readonly status: PaymentStatus;
};

/**
 * A personal access token, with which a program acts for the account: `Authorization: Bearer sang_pat_...`. It never does more than its account
 * may, and only what its scopes name.
 */
export type PersonalToken = {
  /** The time at which the token was created, or last rotated. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The time at which the token expires. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** The token's id, which is no secret. */
  readonly id: Scalars['ID']['output'];
  /** The browser or program of the last call; null if unknown. */
  readonly lastProgram?: Maybe<Scalars['String']['output']>;
  /** The operating system of the last call; null if unknown. */
  readonly lastSystem?: Maybe<Scalars['String']['output']>;
  /** The time of the last call with the token, up to a minute off; null before the first. */
  readonly lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The name that the owner gave the token. */
  readonly name: Scalars['String']['output'];
  /** The scopes of the token. */
  readonly scopes: ReadonlyArray<Scalars['Scope']['output']>;
};

/** An item or a rank that a player wants. */
export type Pin = {
  /** The item, which may be a key or a collection; null for a rank. */
  readonly item?: Maybe<Item>;
  /** The rank; null for an item. */
  readonly rank?: Maybe<Rank>;
};

/** A kind of thing that can be pinned. */
export type PinKind =
  /** An item, which may be a key or a collection. */
  | 'item'
  /** A rank. */
  | 'rank';

/** Why a webhook was not tested. */
export type PingWebhookErrorCode =
  /** The account has no such webhook. */
  | 'unknownWebhook'
  /** The webhook is disabled. */
  | 'webhookDisabled';

/** The webhook to test. */
export type PingWebhookInput = {
  /** The webhook's id. */
  readonly id: Scalars['ID']['input'];
};

/** The result of testing a webhook. */
export type PingWebhookPayload = {
  /** The delivery. */
  readonly delivery?: Maybe<WebhookDelivery>;
  /** Why nothing was tested; empty on success. */
  readonly userErrors: ReadonlyArray<PingWebhookUserError>;
};

/** Why a webhook was not tested. */
export type PingWebhookUserError = UserError & {
  /** The reason. */
  readonly code: PingWebhookErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
};

/** To buy a pinned item, or first to reach the XP and coins that it takes. */
export type PinnedItemGoal = Goal & ItemGoal & {
  /** The item. */
  readonly item: Item;
  /** XP missing; 0 for an item that the player can equip now. */
  readonly missing: Scalars['SafeInt']['output'];
  /** Coins missing, over all currencies; 0 if the player has them. */
  readonly missingCoins: Scalars['SafeInt']['output'];
};

/** A goal about a hunting ground. */
export type PlaceGoal = {
  /** The hunting ground. */
  readonly huntingGround: HuntingGround;
  /** The missing amount in the unit of the goal; 0 if the goal can be reached at once. */
  readonly missing: Scalars['SafeInt']['output'];
};

/** The missing requirements of a pin. */
export type PlanEntry = {
  /** Whether the player owns the item or has reached the rank. */
  readonly isMet: Scalars['Boolean']['output'];
  /** Whether the player only has to buy the item or claim the collection. */
  readonly isReady: Scalars['Boolean']['output'];
  /** The pinned item as a whole, with its merchant and its drops. Null for a rank, a collection and a pin that is met. */
  readonly itself?: Maybe<MissingItem>;
  /** The missing part of the price. */
  readonly missingCurrencies: ReadonlyArray<CurrencyAmount>;
  /** The missing materials of the item, or the missing trophies of the collection. */
  readonly missingItems: ReadonlyArray<MissingItem>;
  /** The subscription that the item requires and the player lacks; null if none. */
  readonly missingSubscription?: Maybe<SubscriptionLevel>;
  /** The XP that are missing for the rank, or to buy or equip the item; 0 if none. */
  readonly missingXp: Scalars['SafeInt']['output'];
  /** The pin. */
  readonly pin: Pin;
};

/** The hunter that an account plays. */
export type Player = Node & {
  /** The zero-based index of the equipment set in use. */
  readonly activeEquipmentSetIndex: Scalars['Int']['output'];
  /** The settings of auto-hunts. */
  readonly autoHunt: AutoHuntSettings;
  /** The image of the equipped avatar, or the portrait of a player without one; null if the content has neither. */
  readonly avatar?: Maybe<Image>;
  /** The bait that the next hunt uses; null if none is equipped. */
  readonly bait?: Maybe<ItemAmount>;
  /** Whether the player can still replace the missions of this window by newly drawn ones. */
  readonly canRerollMissions: Scalars['Boolean']['output'];
  /** The equipped coffin; null if none is equipped. */
  readonly coffin?: Maybe<Coffin>;
  /** The open combat, or the latest one; null before the first hunt. */
  readonly combat?: Maybe<Combat>;
  /** The wait between two hunts with the current equipment, in seconds of real time. */
  readonly cooldownSeconds: Scalars['Float']['output'];
  /** The amounts of all currencies in the order of the CMS, including those at 0. */
  readonly currencies: ReadonlyArray<CurrencyAmount>;
  /** The rank that the player has reached. */
  readonly currentRank: Rank;
  /** The ten equipment sets. */
  readonly equipmentSets: ReadonlyArray<EquipmentSet>;
  /** The slots for equipment, with their items and the requirements of locked ones. */
  readonly equipmentSlots: ReadonlyArray<EquipmentSlot>;
  /** The seeds of the player's combats; null before the first combat. */
  readonly fairness?: Maybe<Fairness>;
  /** The next goals of the player, nearest first; at most one of each type, except collections to claim. */
  readonly goals: ReadonlyArray<Goal>;
  /** The hunting ground at which the player is. */
  readonly huntingGround: HuntingGround;
  /** The player's id, which is also its account's. */
  readonly id: Scalars['ID']['output'];
  /** The items that the player owns, highest required XP first. */
  readonly inventory: ReadonlyArray<InventoryEntry>;
  /** The exact place on the ladder; players with equal XP share a place. */
  readonly ladderRank: Scalars['SafeInt']['output'];
  /** The player's mission: the chosen one, or the first offered one; null if there is none. */
  readonly mission?: Maybe<Mission>;
  /** The missions of the window, at most three, the chosen one among them. */
  readonly missionOffers: ReadonlyArray<Mission>;
  /** The player's streak of missions. */
  readonly missionStreak: MissionStreak;
  /** The player's name. */
  readonly name: Scalars['String']['output'];
  /**
   * The time of the next auto-hunt. It is in the past while an open combat delays it. Null if no retainer hunts, or if
   * auto-hunts are off.
   */
  readonly nextAutoHuntAt?: Maybe<Scalars['DateTime']['output']>;
  /** The time at which the next hunt may start; in the past if it may start now. */
  readonly nextHuntAt: Scalars['DateTime']['output'];
  /** The next rank; null at the last one. */
  readonly nextRank?: Maybe<Rank>;
  /** Which notifications the player gets on devices, and when. */
  readonly notifications: NotificationSettings;
  /** A summary of the open combat; null if none is open. */
  readonly openCombat?: Maybe<OpenCombat>;
  /** The payments that the player's account made, for itself or for others, latest first. Null for other players. */
  readonly payments?: Maybe<PaymentConnection>;
  /** The pins of the player, in the player's order; hidden items and ranks are left out. */
  readonly pins: ReadonlyArray<Pin>;
  /** The plan for each pin, in the same order. */
  readonly plan: ReadonlyArray<PlanEntry>;
  /** The time at which the player was read, by the clock of the server. */
  readonly readAt: Scalars['DateTime']['output'];
  /** A number that rises by one with every change of the player. */
  readonly revision: Scalars['SafeInt']['output'];
  /** The values of all stats with the current equipment, including those at 0. */
  readonly stats: ReadonlyArray<StatValue>;
  /** The active subscription; null if there is none. */
  readonly subscription?: Maybe<ActiveSubscription>;
  /**
   * The player who gave the subscription. Null if there is no subscription, if the player pays it, or if the giver's
   * account was deleted.
   */
  readonly subscriptionGiver?: Maybe<PlayerProfile>;
  /** Suggested pins: the next rank, the next key, the nearest collection, and the weaknesses of most creatures here. */
  readonly suggestedPins: ReadonlyArray<Pin>;
  /** The number of unlocked equipment sets, of ten. */
  readonly unlockedEquipmentSetCount: Scalars['Int']['output'];
  /** Experience points; they never fall. */
  readonly xp: Scalars['SafeInt']['output'];
  /**
   * The open hunting ground where hunts with the current equipment bring the most XP, by a quick estimate. It is the
   * current ground if none brings more.
   */
  readonly xpGround: HuntingGround;
};


/** The hunter that an account plays. */
export type PlayerGoalsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** The hunter that an account plays. */
export type PlayerPaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** The hunter that an account plays. */
export type PlayerStatsArgs = {
  isCarriedOnly?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The player changed, or the stream has just begun. */
export type PlayerEvent = StreamEvent & {
  /** The place in the stream, to be given as `after`. */
  readonly id: Scalars['ID']['output'];
  /** The time from which the next hunt may begin. It may have passed. */
  readonly nextHuntAt: Scalars['DateTime']['output'];
  /** The player as it is now. */
  readonly player: Player;
  /** It grows with each change of the player. */
  readonly revision: Scalars['SafeInt']['output'];
};

/** The facts about a player that every other player may see. */
export type PlayerProfile = {
  /** The player's id. */
  readonly id: Scalars['ID']['output'];
  /** The player's name. */
  readonly name: Scalars['String']['output'];
};

/** A new update. */
export type PostIncidentUpdateInput = {
  /** The incident. */
  readonly incidentId: Scalars['ID']['input'];
  /** The state of the incident from now on. */
  readonly state: IncidentState;
  /** The present knowledge, or the steps taken; at most 2,000 characters in each language. */
  readonly text: IncidentTextInput;
};

/** The result of posting an update. */
export type PostIncidentUpdatePayload = {
  /** The incident after the change; null if it was deleted since the first call under the key. */
  readonly incident?: Maybe<SiteIncident>;
  /** Why nothing was posted; empty on success. */
  readonly userErrors: ReadonlyArray<IncidentUserError>;
};

/** A product that is sold for real money. */
export type PremiumPackage = Node & {
  /** The section of the premium shop; null for a subscription. */
  readonly category?: Maybe<PremiumPackageCategory>;
  /** A line of text about the package. */
  readonly flavorText: Scalars['String']['output'];
  /** The package's id. */
  readonly id: Scalars['ID']['output'];
  /** The package's image. */
  readonly image?: Maybe<Image>;
  /** The items of the package. */
  readonly items: ReadonlyArray<ItemAmount>;
  /** The month in which the package is sold, 1 to 12; null for any. */
  readonly month?: Maybe<Scalars['Int']['output']>;
  /** The package's name. */
  readonly name: Scalars['String']['output'];
  /** The result of buying the package now, for the caller. Null, with an error, if it cannot be determined. */
  readonly offer?: Maybe<PackageOffer>;
  /** The price; for a subscription, the price of a month. */
  readonly price: Money;
  /** The subscription level of the package; null for a single purchase. */
  readonly subscriptionLevel?: Maybe<SubscriptionLevel>;
  /** The year in which the package is sold; null for any. */
  readonly year?: Maybe<Scalars['Int']['output']>;
};


/** A product that is sold for real money. */
export type PremiumPackageOfferArgs = {
  recipientName?: InputMaybe<Scalars['String']['input']>;
};

/** The section of the premium shop for a package that is not a subscription. */
export type PremiumPackageCategory =
  /** An avatar. */
  | 'avatar'
  /** Deal 1 of six that sell diamonds. */
  | 'diamondDeal1'
  /** Deal 2 of six that sell diamonds. */
  | 'diamondDeal2'
  /** Deal 3 of six that sell diamonds. */
  | 'diamondDeal3'
  /** Deal 4 of six that sell diamonds. */
  | 'diamondDeal4'
  /** Deal 5 of six that sell diamonds. */
  | 'diamondDeal5'
  /** Deal 6 of six that sell diamonds. */
  | 'diamondDeal6'
  /** The monthly item of Gold subscribers. */
  | 'goldItem'
  /** A hex. */
  | 'hexDeal'
  /** A deal that can be bought once. */
  | 'oneTimeDeal'
  /** The monthly item of Platinum subscribers. */
  | 'platinumItem'
  /** The monthly item of Silver subscribers. */
  | 'silverItem';

/** A product that is sold for real money. This is the record that the CMS edits. */
export type PremiumPackageRecord = {
  /** The moving image, which replaces the still one. */
  readonly animatedImage?: Maybe<Image>;
  /** The section of the premium shop; null for a subscription. */
  readonly category?: Maybe<PremiumPackageCategory>;
  /** A line of text about the package. */
  readonly flavorText: Scalars['String']['output'];
  /** The record's id. */
  readonly id: Scalars['ID']['output'];
  /** The package's image. */
  readonly image?: Maybe<Image>;
  /** Whether players see the package. */
  readonly isVisible: Scalars['Boolean']['output'];
  /** The items of the package. */
  readonly items: ReadonlyArray<PackageItemRecord>;
  /** The month in which the package is sold, 1 to 12; 0 for every month. */
  readonly month: Scalars['SafeInt']['output'];
  /** The package's name. */
  readonly name: Scalars['String']['output'];
  /** The price in US dollars with whole cents; for a subscription, the price of a month. */
  readonly priceUsd: Money;
  /** A number that rises by one with every change. */
  readonly revision: Scalars['Int']['output'];
  /** The subscription that the package sells; null for a single purchase. */
  readonly subscriptionLevel?: Maybe<SubscriptionLevel>;
  /** The translated texts of the record. Texts without a translation are left out. */
  readonly translations: ReadonlyArray<RecordTranslation>;
  /** The time of the last change. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** The year in which the package is sold; 0 for every year. */
  readonly year: Scalars['SafeInt']['output'];
};

/** A page of premium packages. */
export type PremiumPackageRecordConnection = {
  /** The records with their cursors. */
  readonly edges: ReadonlyArray<PremiumPackageRecordEdge>;
  /** The records. */
  readonly nodes: ReadonlyArray<PremiumPackageRecord>;
  /** The position of the page. */
  readonly pageInfo: PageInfo;
  /** The number of matching records before the record with this id; null if that record does not match. */
  readonly positionOf?: Maybe<Scalars['Int']['output']>;
  /** The number of all records that match. */
  readonly totalCount: Scalars['Int']['output'];
};


/** A page of premium packages. */
export type PremiumPackageRecordConnectionPositionOfArgs = {
  id: Scalars['ID']['input'];
};

/** A premium package and its position in the list. */
export type PremiumPackageRecordEdge = {
  /** The position, to be given as `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: PremiumPackageRecord;
};

/** An effect deals damage. */
export type ProcDamageEvent = CombatEvent & DamageEvent & ProcEvent & {
  /** The side that acts. */
  readonly actor: CombatSide;
  /** The name of the fighter that acts, or whose retainer acts. */
  readonly actorName: Scalars['String']['output'];
  /** Damage as rolled. */
  readonly damage: Scalars['SafeInt']['output'];
  /** The health that the target lost. */
  readonly effectiveDamage: Scalars['SafeInt']['output'];
  /** The effect. */
  readonly proc: CombatProc;
  /** The round, 1 to 5; 0 before the first. */
  readonly round: Scalars['Int']['output'];
  /** Health and damage of both sides after the event. */
  readonly standing: CombatStanding;
  /** The side that the event affects. */
  readonly target: CombatSide;
  /** The name of the affected fighter. */
  readonly targetName: Scalars['String']['output'];
};

/** The target evades an effect. */
export type ProcEvadedEvent = CombatEvent & ProcEvent & {
  /** The side that acts. */
  readonly actor: CombatSide;
  /** The name of the fighter that acts, or whose retainer acts. */
  readonly actorName: Scalars['String']['output'];
  /** The effect. */
  readonly proc: CombatProc;
  /** The round, 1 to 5; 0 before the first. */
  readonly round: Scalars['Int']['output'];
  /** Health and damage of both sides after the event. */
  readonly standing: CombatStanding;
  /** The side that the event affects. */
  readonly target: CombatSide;
  /** The name of the affected fighter. */
  readonly targetName: Scalars['String']['output'];
};

/** An event in which an effect plays a part. */
export type ProcEvent = {
  /** The side that acts. */
  readonly actor: CombatSide;
  /** The name of the fighter that acts, or whose retainer acts. */
  readonly actorName: Scalars['String']['output'];
  /** The effect. */
  readonly proc: CombatProc;
  /** The round, 1 to 5; 0 before the first. */
  readonly round: Scalars['Int']['output'];
  /** Health and damage of both sides after the event. */
  readonly standing: CombatStanding;
  /** The side that the event affects. */
  readonly target: CombatSide;
  /** The name of the affected fighter. */
  readonly targetName: Scalars['String']['output'];
};

/** The moment of a fight at which a proc may fire. This is the record that the CMS edits. */
export type ProcEventTypeRecord = {
  /** The record's id. */
  readonly id: Scalars['ID']['output'];
  /** The proc event type's image. */
  readonly image?: Maybe<Image>;
  /** The proc event type's name. */
  readonly name: Scalars['String']['output'];
  /** A number that rises by one with every change. */
  readonly revision: Scalars['Int']['output'];
  /** The short name, unique within the kind regardless of case. */
  readonly shortName: Scalars['String']['output'];
  /** The translated texts of the record. Texts without a translation are left out. */
  readonly translations: ReadonlyArray<RecordTranslation>;
  /** The time of the last change. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** A page of proc event types. */
export type ProcEventTypeRecordConnection = {
  /** The records with their cursors. */
  readonly edges: ReadonlyArray<ProcEventTypeRecordEdge>;
  /** The records. */
  readonly nodes: ReadonlyArray<ProcEventTypeRecord>;
  /** The position of the page. */
  readonly pageInfo: PageInfo;
  /** The number of matching records before the record with this id; null if that record does not match. */
  readonly positionOf?: Maybe<Scalars['Int']['output']>;
  /** The number of all records that match. */
  readonly totalCount: Scalars['Int']['output'];
};


/** A page of proc event types. */
export type ProcEventTypeRecordConnectionPositionOfArgs = {
  id: Scalars['ID']['input'];
};

/** A proc event type and its position in the list. */
export type ProcEventTypeRecordEdge = {
  /** The position, to be given as `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: ProcEventTypeRecord;
};

/** An effect fires that changes no number. */
export type ProcFiredEvent = CombatEvent & ProcEvent & {
  /** The side that acts. */
  readonly actor: CombatSide;
  /** The name of the fighter that acts, or whose retainer acts. */
  readonly actorName: Scalars['String']['output'];
  /** The effect. */
  readonly proc: CombatProc;
  /** The round, 1 to 5; 0 before the first. */
  readonly round: Scalars['Int']['output'];
  /** Health and damage of both sides after the event. */
  readonly standing: CombatStanding;
  /** The side that the event affects. */
  readonly target: CombatSide;
  /** The name of the affected fighter. */
  readonly targetName: Scalars['String']['output'];
};

/** A fighter gains an effect that lasts. */
export type ProcGainedEvent = CombatEvent & ProcEvent & {
  /** The side that acts. */
  readonly actor: CombatSide;
  /** The name of the fighter that acts, or whose retainer acts. */
  readonly actorName: Scalars['String']['output'];
  /** The effect. */
  readonly proc: CombatProc;
  /** The round, 1 to 5; 0 before the first. */
  readonly round: Scalars['Int']['output'];
  /** Health and damage of both sides after the event. */
  readonly standing: CombatStanding;
  /** The side that the event affects. */
  readonly target: CombatSide;
  /** The name of the affected fighter. */
  readonly targetName: Scalars['String']['output'];
};

/** The effect of a proc, such as damage or healing. This is the record that the CMS edits. */
export type ProcTypeRecord = {
  /** The record's id. */
  readonly id: Scalars['ID']['output'];
  /** The proc type's image. */
  readonly image?: Maybe<Image>;
  /** The proc type's name. */
  readonly name: Scalars['String']['output'];
  /** A number that rises by one with every change. */
  readonly revision: Scalars['Int']['output'];
  /** The short name, unique within the kind regardless of case. */
  readonly shortName: Scalars['String']['output'];
  /** The translated texts of the record. Texts without a translation are left out. */
  readonly translations: ReadonlyArray<RecordTranslation>;
  /** The time of the last change. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** A page of proc types. */
export type ProcTypeRecordConnection = {
  /** The records with their cursors. */
  readonly edges: ReadonlyArray<ProcTypeRecordEdge>;
  /** The records. */
  readonly nodes: ReadonlyArray<ProcTypeRecord>;
  /** The position of the page. */
  readonly pageInfo: PageInfo;
  /** The number of matching records before the record with this id; null if that record does not match. */
  readonly positionOf?: Maybe<Scalars['Int']['output']>;
  /** The number of all records that match. */
  readonly totalCount: Scalars['Int']['output'];
};


/** A page of proc types. */
export type ProcTypeRecordConnectionPositionOfArgs = {
  id: Scalars['ID']['input'];
};

/** A proc type and its position in the list. */
export type ProcTypeRecordEdge = {
  /** The position, to be given as `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: ProcTypeRecord;
};

/** A premium package that the player bought or got as a gift. A subscription has an entry for each charge. */
export type PurchaseEntry = JournalEntry & Node & {
  /** The giver; null if it was no gift, or if the account was deleted. */
  readonly giver?: Maybe<PlayerProfile>;
  /** The time at which the player got the items. */
  readonly happenedAt: Scalars['DateTime']['output'];
  /** The entry's id. */
  readonly id: Scalars['ID']['output'];
  /** Whether the package was a gift of another player. */
  readonly isGift: Scalars['Boolean']['output'];
  /** The items that the package gave. */
  readonly items: ReadonlyArray<ItemAmount>;
  /** The name of the package. */
  readonly packageName: Scalars['String']['output'];
};

/** A premium package in the analytics. */
export type PurchasedPackage = {
  /** The package's name. */
  readonly name: Scalars['String']['output'];
  /** Its present price. */
  readonly price: Money;
};

/** A browser that gets notifications. */
export type PushDevice = {
  /** The time at which the device was added. */
  readonly addedAt: Scalars['DateTime']['output'];
  /** The browser; null if unknown. */
  readonly browser?: Maybe<Scalars['String']['output']>;
  /** The SHA-256 of the endpoint of its subscription in hexadecimal, by which a browser recognises itself. */
  readonly id: Scalars['ID']['output'];
  /** Whether the session of the call added the device. */
  readonly isCurrent: Scalars['Boolean']['output'];
  /** The time at which a push service last accepted a notification for it; null before the first. */
  readonly lastSuccessAt?: Maybe<Scalars['DateTime']['output']>;
  /** The operating system of the browser; null if unknown. */
  readonly system?: Maybe<Scalars['String']['output']>;
};

/** Everything that can be read. */
export type Query = {
  /** The administration of the site. Null, with a FORBIDDEN error, for everyone but staff. */
  readonly admin?: Maybe<Admin>;
  /**
   * The owned equipment with which the caller's player would win most on a ground with the current bait; null if the bait
   * attracts nothing. For players.
   */
  readonly bestEquipment?: Maybe<BestEquipment>;
  /** The collections with the caller's progress, starting with those that can be completed early in the game. For players. */
  readonly collections: ReadonlyArray<Collection>;
  /** The sources of a currency that the caller's player may know; null if none has this id. For players. */
  readonly currencySources?: Maybe<CurrencySources>;
  /** The drops in the wins of all players, beside the declared chances. For everyone. */
  readonly dropRates: DropRates;
  /** The visible creatures by name. For everyone. */
  readonly enemies: EnemyConnection;
  /** The links of the fights that the caller shares, latest first. */
  readonly fightLinks: ReadonlyArray<FightLink>;
  /** The creatures of a hunting ground with any bait, most common first. For players. */
  readonly grimoire: ReadonlyArray<GrimoireEntry>;
  /**
   * The odds of a hunt on a ground with the current equipment of the caller's player, in the present phase of the region's
   * rule. For players.
   */
  readonly huntOdds: HuntOdds;
  /** The statistics of the caller's hunts in a period of at most 366 days. */
  readonly huntStatistics: HuntStatistics;
  /** An image; null if none has this id. */
  readonly image?: Maybe<Image>;
  /** A visible item; null if none has this id. For everyone. */
  readonly item?: Maybe<Item>;
  /** The sources of an item that the caller's player may know; null if no visible item has this id. For players. */
  readonly itemSources?: Maybe<ItemSources>;
  /** The visible items by name. For everyone. */
  readonly items: ItemConnection;
  /** The journal of the caller's player, latest entry first. */
  readonly journal: JournalConnection;
  /** A hunt of the caller's journal, round by round; null if the caller has no such hunt. */
  readonly journalFight?: Maybe<JournalFight>;
  /** The totals of the hunts, missions and rewards of the caller's player in a period of at most 366 days. */
  readonly journalTotals: JournalTotals;
  /**
   * The ladder of all players, most XP first. Without `after` and `offset` it starts with the page of the caller's player, or
   * with the first one for callers without a player. For everyone.
   */
  readonly ladder: LadderConnection;
  /**
   * The caller's player, which is also `viewer { player }`. Null for visitors, and for accounts that may not play (not
   * activated, banned).
   */
  readonly me?: Maybe<Player>;
  /** The mission of the caller's player; null if there is none. It is drawn at the player's first call in a window. */
  readonly mission?: Maybe<Mission>;
  /** The news, latest first. For everyone. */
  readonly news: NewsConnection;
  /** Fetches an object by its id; null where the caller may not see such an object. */
  readonly node?: Maybe<Node>;
  /** Fetches several objects by their ids, in the same order, at most 100; null for those the caller may not see. */
  readonly nodes: ReadonlyArray<Maybe<Node>>;
  /** The premium packages on sale now. For players. */
  readonly packages: ReadonlyArray<PremiumPackage>;
  /** The ladder entry of a player; null if no player on the ladder has this name, in any case. For everyone. */
  readonly player?: Maybe<LadderEntry>;
  /** The public key with which a browser subscribes to notifications (`applicationServerKey`), as base64url. */
  readonly pushKey: Scalars['String']['output'];
  /** The visible regions with their hunting grounds, in order. For everyone. */
  readonly regions: ReadonlyArray<Region>;
  /** A fight that its hunter shares by a link; null if the link was revoked or never existed. */
  readonly sharedFight?: Maybe<FightReplay>;
  /** The offers of a merchant to the caller's player, affordable or not, by required XP. */
  readonly shop: ReadonlyArray<ShopEntry>;
  /** The state of the site now and in the last 90 days, as its own gateways measured it, and the incidents that the staff report. For everyone. */
  readonly siteStatus: SiteStatus;
  /** All stats, in the order of the glossary. For everyone. */
  readonly stats: ReadonlyArray<Stat>;
  /**
   * The account that is logged in, the root of everything that belongs to the caller; null without a valid session. Its
   * player is `Account.player`.
   */
  readonly viewer?: Maybe<Account>;
};


/** Everything that can be read. */
export type QueryBestEquipmentArgs = {
  huntingGroundId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryCurrencySourcesArgs = {
  currencyId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryEnemiesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. */
export type QueryGrimoireArgs = {
  huntingGroundId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryHuntOddsArgs = {
  huntingGroundId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryHuntStatisticsArgs = {
  since: Scalars['DateTime']['input'];
  timeZone?: Scalars['String']['input'];
  until?: InputMaybe<Scalars['DateTime']['input']>;
};


/** Everything that can be read. */
export type QueryImageArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryItemArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryItemSourcesArgs = {
  itemId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryItemsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  itemType?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. */
export type QueryJournalArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<JournalFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. */
export type QueryJournalFightArgs = {
  entryId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryJournalTotalsArgs = {
  since: Scalars['DateTime']['input'];
  until?: InputMaybe<Scalars['DateTime']['input']>;
};


/** Everything that can be read. */
export type QueryLadderArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['SafeInt']['input']>;
};


/** Everything that can be read. */
export type QueryNewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryNodesArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


/** Everything that can be read. */
export type QueryPlayerArgs = {
  name: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QuerySharedFightArgs = {
  token: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryShopArgs = {
  itemType?: InputMaybe<Scalars['String']['input']>;
  merchant: Merchant;
  quantity?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ShopSort>;
};

/** The result of a hunt that was played to its end. */
export type QuickHuntPayload = {
  /** The combat, which is over. */
  readonly combat?: Maybe<Combat>;
  /** The player after the hunt. */
  readonly player?: Maybe<Player>;
  /** Why there was no hunt; empty on success. */
  readonly userErrors: ReadonlyArray<HuntUserError>;
};

/** A part of every day, which may pass midnight. */
export type QuietHours = {
  /** The time of day at which it begins, such as `22:30`. */
  readonly begin: Scalars['String']['output'];
  /** The time of day at which it ends. */
  readonly end: Scalars['String']['output'];
  /** The time zone, such as `Europe/Berlin`. */
  readonly timeZone: Scalars['String']['output'];
};

/** A part of every day, which may pass midnight. */
export type QuietHoursInput = {
  /** The time of day at which it begins, such as `22:30`. */
  readonly begin: Scalars['String']['input'];
  /** The time of day at which it ends. */
  readonly end: Scalars['String']['input'];
  /** The time zone, such as `Europe/Berlin`. */
  readonly timeZone: Scalars['String']['input'];
};

/** A rank, which a player reaches by XP. */
export type Rank = Node & {
  /** The charges that the rank adds to the coffin once, beyond those that it recharges. */
  readonly coffinCharges: Scalars['Int']['output'];
  /** A line of text about the rank. */
  readonly flavorText: Scalars['String']['output'];
  /** The rank's id. */
  readonly id: Scalars['ID']['output'];
  /** The rank's image. */
  readonly image?: Maybe<Image>;
  /** The rank's name. */
  readonly name: Scalars['String']['output'];
  /** The XP at which the rank is reached. */
  readonly requiredXp: Scalars['SafeInt']['output'];
  /** The item that the rank gives; null if it gives none. */
  readonly rewardItem?: Maybe<Item>;
};

/** To reach the next rank. */
export type RankGoal = Goal & {
  /**
   * The approximate number of hunts at the current ground that give the missing XP; null if a hunt here gives none, or
   * without bait.
   */
  readonly hunts?: Maybe<Scalars['SafeInt']['output']>;
  /** XP missing. */
  readonly missing: Scalars['SafeInt']['output'];
  /** The rank. */
  readonly rank: Rank;
};

/** A rank that players reach by XP. This is the record that the CMS edits. */
export type RankRecord = {
  /** The charges that a player's coffin gets with the rank, beyond those that it recharges; they do not come again. */
  readonly coffinCharges: Scalars['SafeInt']['output'];
  /** A line of text about the rank. */
  readonly flavorText: Scalars['String']['output'];
  /** The record's id. */
  readonly id: Scalars['ID']['output'];
  /** The rank's image. */
  readonly image?: Maybe<Image>;
  /** The rank's name. */
  readonly name: Scalars['String']['output'];
  /** A number that rises by one with every change. */
  readonly revision: Scalars['Int']['output'];
  /** The record behind `rewardItemId`, as an item of the CMS. */
  readonly rewardItem?: Maybe<ItemRecord>;
  /** The item that a player gets with the rank; empty for none. */
  readonly rewardItemId?: Maybe<Scalars['ID']['output']>;
  /** The translated texts of the record. Texts without a translation are left out. */
  readonly translations: ReadonlyArray<RecordTranslation>;
  /** The time of the last change. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** The XP at which a player reaches the rank. */
  readonly xp: Scalars['SafeInt']['output'];
};

/** A page of ranks. */
export type RankRecordConnection = {
  /** The records with their cursors. */
  readonly edges: ReadonlyArray<RankRecordEdge>;
  /** The records. */
  readonly nodes: ReadonlyArray<RankRecord>;
  /** The position of the page. */
  readonly pageInfo: PageInfo;
  /** The number of matching records before the record with this id; null if that record does not match. */
  readonly positionOf?: Maybe<Scalars['Int']['output']>;
  /** The number of all records that match. */
  readonly totalCount: Scalars['Int']['output'];
};


/** A page of ranks. */
export type RankRecordConnectionPositionOfArgs = {
  id: Scalars['ID']['input'];
};

/** A rank and its position in the list. */
export type RankRecordEdge = {
  /** The position, to be given as `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: RankRecord;
};

/** A rank that was reached. */
export type RankUpEntry = JournalEntry & Node & {
  /** The time at which the rank was reached. */
  readonly happenedAt: Scalars['DateTime']['output'];
  /** The entry's id. */
  readonly id: Scalars['ID']['output'];
  /** The rank; null if it no longer exists. */
  readonly rank?: Maybe<Rank>;
  /** The item that the rank gave; null if it gave none. */
  readonly rewardItem?: Maybe<Item>;
};

/** The rarity of an item or enemy, and its colour. */
export type Rarity = Node & {
  /** The colour as `#rrggbb`. */
  readonly colorHex: Scalars['String']['output'];
  /** The rarity's id. */
  readonly id: Scalars['ID']['output'];
  /** The rarity's name. */
  readonly name: Scalars['String']['output'];
  /** The key of the rarity in the rules: `common`, `uncommon`, `normal`, `rare`, `boss` or one that the CMS added. */
  readonly shortName: Scalars['String']['output'];
};

/** A degree of rarity of items and enemies. This is the record that the CMS edits. */
export type RarityRecord = {
  /** The colour, such as #8a0303. */
  readonly colorHex: Scalars['String']['output'];
  /** A line of text about the rarity. */
  readonly flavorText: Scalars['String']['output'];
  /** The record's id. */
  readonly id: Scalars['ID']['output'];
  /** The rarity's image. */
  readonly image?: Maybe<Image>;
  /** The rarity's name. */
  readonly name: Scalars['String']['output'];
  /** A number that rises by one with every change. */
  readonly revision: Scalars['Int']['output'];
  /** The short name, unique within the kind regardless of case. */
  readonly shortName: Scalars['String']['output'];
  /** The translated texts of the record. Texts without a translation are left out. */
  readonly translations: ReadonlyArray<RecordTranslation>;
  /** The time of the last change. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** A page of rarities. */
export type RarityRecordConnection = {
  /** The records with their cursors. */
  readonly edges: ReadonlyArray<RarityRecordEdge>;
  /** The records. */
  readonly nodes: ReadonlyArray<RarityRecord>;
  /** The position of the page. */
  readonly pageInfo: PageInfo;
  /** The number of matching records before the record with this id; null if that record does not match. */
  readonly positionOf?: Maybe<Scalars['Int']['output']>;
  /** The number of all records that match. */
  readonly totalCount: Scalars['Int']['output'];
};


/** A page of rarities. */
export type RarityRecordConnectionPositionOfArgs = {
  id: Scalars['ID']['input'];
};

/** A rarity and its position in the list. */
export type RarityRecordEdge = {
  /** The position, to be given as `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: RarityRecord;
};

/** Why a change of a record was refused. */
export type RecordErrorCode =
  /** Later changes concern the same fields, and undoing this change would undo them too. */
  | 'changedSince'
  /** The change would break the content, or the `Idempotency-Key` belongs to another call. */
  | 'conflict'
  /** The game needs the record. */
  | 'indispensable'
  /** A value is missing or not allowed; `field` names it. */
  | 'invalidInput'
  /** Other records refer to the record. */
  | 'inUse'
  /** There is no such record. */
  | 'notFound'
  /** There was no record at that time, or the entry is not about a record. */
  | 'notRestorable'
  /** The short name cannot change while other records use it, or while players own some of the currency. */
  | 'shortNameInUse'
  /** The short name belongs to another record of the kind, or to a deleted currency that players still own. */
  | 'shortNameTaken'
  /** Another person changed the record after the given revision. */
  | 'stale'
  /** A player could not go on after the change, or a payment or a setting refers to the record. `usage` counts them. */
  | 'stillNeeded'
  /** The record is in that state already. */
  | 'unchanged';

/** A kind of record that the CMS maintains. */
export type RecordKind =
  /** A currency that players earn and pay with. */
  | 'currency'
  /** A type of damage, such as fire. */
  | 'damageType'
  /** A creature that is hunted. */
  | 'enemy'
  /** A type of creature, such as undead or dragons. */
  | 'enemyType'
  /** A place where players hunt. */
  | 'huntingGround'
  /** The enemies of a hunting ground for a bait, and the chance of each. */
  | 'huntingTable'
  /** A thing that a player can own. */
  | 'item'
  /** A type of item. The short name decides what the game does with such items. */
  | 'itemType'
  /** A message to all players. */
  | 'news'
  /** A product that is sold for real money. */
  | 'premiumPackage'
  /** The moment of a fight at which a proc may fire. */
  | 'procEventType'
  /** The effect of a proc, such as damage or healing. */
  | 'procType'
  /** A rank that players reach by XP. */
  | 'rank'
  /** A degree of rarity of items and enemies. */
  | 'rarity'
  /** A part of the world with hunting grounds. */
  | 'region'
  /** A number of fighters and items, or an effect (a proc) that may fire in a fight. */
  | 'stat';

/** A record that a search found. */
export type RecordMatch = {
  /** The image of the record; null if there is none. */
  readonly image?: Maybe<Image>;
  /** The kind of the record. */
  readonly kind: RecordKind;
  /** The id of the record. */
  readonly recordId: Scalars['ID']['output'];
  /** The short name of the record; null for kinds without one. */
  readonly shortName?: Maybe<Scalars['String']['output']>;
  /** The title of the record in lists. */
  readonly title: Scalars['String']['output'];
};

/** A record by its title in lists. */
export type RecordName = {
  /** The record's id. */
  readonly id: Scalars['ID']['output'];
  /** The record's kind. */
  readonly kind: RecordKind;
  /** The title of the record. */
  readonly title: Scalars['String']['output'];
};

/** The sort key of a list of records. Records with equal keys are sorted by title. */
export type RecordSort =
  /** The title. */
  | 'name'
  /** The number that orders lists: order, sequence or XP, depending on the kind. */
  | 'order'
  /** The time of the last change. */
  | 'updated';

/** A text of a record in another language. */
export type RecordTranslation = {
  /** The field of the record, such as `flavorText`. */
  readonly field: Scalars['String']['output'];
  /** Whether the English text has changed since. If so, players read the English text. */
  readonly isOutdated: Scalars['Boolean']['output'];
  /** The language. */
  readonly language: TranslationLanguage;
  /** The English text that was translated. */
  readonly original: Scalars['String']['output'];
  /** The text in that language. */
  readonly text: Scalars['String']['output'];
};

/**
 * A text of a record in another language. It translates the English text after this change. To confirm an outdated
 * translation, send it again.
 */
export type RecordTranslationInput = {
  /** The field of the record that players read, such as `flavorText`. */
  readonly field: Scalars['String']['input'];
  /** The language. */
  readonly language: TranslationLanguage;
  /** The text in that language, with the limits of the English one. A blank text removes the translation. */
  readonly text: Scalars['String']['input'];
};

/** The number of uses of a record in one way. */
export type RecordUsage = {
  /** The total amount that players own, for OWNED and BALANCE; null for other reasons. */
  readonly amount?: Maybe<Scalars['SafeInt']['output']>;
  /** The number of players, payments or settings. */
  readonly count: Scalars['Int']['output'];
  /** Whether this use prevents a deletion, because a player could not go on. */
  readonly isBlocking: Scalars['Boolean']['output'];
  /** The reason. */
  readonly reason: RecordUsageReason;
};

/** A way in which players, payments or settings use a record. */
export type RecordUsageReason =
  /** Players use the bait for their auto-hunts. */
  | 'autoHunt'
  /** Players own some of the currency. */
  | 'balance'
  /** Players have the item in any of their equipment sets. */
  | 'equipped'
  /** Players are in a fight on the ground or against the enemy. */
  | 'fight'
  /** Players have not taken the gift of the news post yet. */
  | 'gift'
  /** Players have a mission with the record, chosen or offered. */
  | 'mission'
  /** Players own the item. */
  | 'owned'
  /** Unpaid payments for the record can still be paid. */
  | 'payment'
  /** Players have pinned the record. */
  | 'pin'
  /** Players have reached the rank. */
  | 'rank'
  /** A setting refers to the record. */
  | 'setting'
  /** Players have bound an equipment set to the hunting ground. */
  | 'setup'
  /** Players are on the hunting ground, or on one that would have nothing else to hunt without the record. */
  | 'standing'
  /** Subscriptions to the record are charged. */
  | 'subscription';

/** A record that refers to another one. */
export type RecordUser = {
  /** The path of the field that holds the reference, outermost first. */
  readonly field: ReadonlyArray<Scalars['String']['output']>;
  /** The kind of the record; null for the start of new players. */
  readonly kind?: Maybe<RecordKind>;
  /** The id of the record; null for the start of new players. */
  readonly recordId?: Maybe<Scalars['ID']['output']>;
  /** The title of the record in lists. */
  readonly title: Scalars['String']['output'];
};

/** Why a record was not created, updated or deleted. */
export type RecordUserError = UserError & {
  /** The reason. */
  readonly code: RecordErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The later changes by others that prevent this one, latest first, at most three, for STALE and CHANGED_SINCE. */
  readonly laterChanges: ReadonlyArray<AuditEntry>;
  /** The reason in the language of the call, with the names of the records concerned. */
  readonly message: Scalars['String']['output'];
  /** The uses by players, payments and settings: of the record for STILL_NEEDED, of the currency for SHORT_NAME_TAKEN and SHORT_NAME_IN_USE. */
  readonly usage: ReadonlyArray<RecordUsage>;
  /** The records that refer to the record, at most five, for IN_USE and SHORT_NAME_IN_USE. */
  readonly users: ReadonlyArray<RecordUser>;
};

/** Why nothing was refunded. */
export type RefundPaymentErrorCode =
  /** The charge was refunded or reversed already. */
  | 'notRefundable'
  /** There is no such payment or charge. */
  | 'unknownPayment';

/** The charge to refund, and the reason. */
export type RefundPaymentInput = {
  /** The id of the charge. */
  readonly chargeId: Scalars['ID']['input'];
  /** The payment's id. */
  readonly paymentId: Scalars['ID']['input'];
  /** The reason for the audit log, at most 500 characters. */
  readonly reason: Scalars['String']['input'];
};

/** The result of refunding a charge. */
export type RefundPaymentPayload = {
  /** The payment after the call. */
  readonly payment?: Maybe<Payment>;
  /** Why nothing was refunded; empty on success. */
  readonly userErrors: ReadonlyArray<RefundPaymentUserError>;
};

/** Why nothing was refunded. */
export type RefundPaymentUserError = UserError & {
  /** The reason. */
  readonly code: RefundPaymentErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
};

/** A part of the world. */
export type Region = Node & {
  /** A line of text about the region. */
  readonly flavorText: Scalars['String']['output'];
  /** The visible hunting grounds of the region, in order. */
  readonly huntingGrounds: ReadonlyArray<HuntingGround>;
  /** The region's id. */
  readonly id: Scalars['ID']['output'];
  /** The region's image. */
  readonly image?: Maybe<Image>;
  /** The item required to travel there; null if none is. */
  readonly key?: Maybe<Item>;
  /** The region's name. */
  readonly name: Scalars['String']['output'];
  /** The XP required to travel there. */
  readonly requiredXp: Scalars['SafeInt']['output'];
  /** The rule of the region; null if it has none. */
  readonly rule?: Maybe<RegionRule>;
  /** The position among the regions, lowest first. */
  readonly sequence: Scalars['Int']['output'];
};

/** A number that a phase multiplies. */
export type RegionEffect = {
  /** The enemy type whose attraction changes, for ATTRACTION; null if a rarity is affected instead. */
  readonly enemyType?: Maybe<EnemyType>;
  /** The factor. */
  readonly factor: Scalars['Float']['output'];
  /** The rarity whose attraction changes, for ATTRACTION; null if an enemy type is affected instead. */
  readonly rarity?: Maybe<Rarity>;
  /** The number that is multiplied. */
  readonly target: RegionEffectTarget;
};

/** A number that a phase of a region's rule multiplies. */
export type RegionEffectTarget =
  /** The weight of an enemy type or of a rarity in the hunting tables, relative to all others except bosses. */
  | 'attraction'
  /** The damage of the creature's base attacks. */
  | 'creatureDamage'
  /** The creature's health. */
  | 'creatureHealth'
  /** The damage of the hunter's base attacks. */
  | 'hunterDamage';

/** A phase of a region's rule. */
export type RegionPhase = {
  /** The length of the phase in seconds; null if the phase depends on the heat. */
  readonly durationSeconds?: Maybe<Scalars['SafeInt']['output']>;
  /** The effects of the phase; empty if it has none. */
  readonly effects: ReadonlyArray<RegionEffect>;
  /** The heat at which the phase begins; null if the phase depends on the time. */
  readonly minHeat?: Maybe<Scalars['Int']['output']>;
  /** The name of the phase. */
  readonly name: RegionPhaseName;
};

/** The phases of the rules of regions. */
export type RegionPhaseName =
  /** A phase of ASH: ash falls. */
  | 'ashfall'
  /** A phase of HEAT: many hunts in a row. */
  | 'blazing'
  /** A phase of ASH: the chimney rests. */
  | 'clearAir'
  /** A phase of HEAT: few hunts or none. */
  | 'cold'
  /** A phase of TIDE: the water sinks. */
  | 'ebbTide'
  /** A phase of BREATH: breathing out. */
  | 'exhaling'
  /** A phase of OPERA: the end. */
  | 'finale'
  /** A phase of OPERA: the first act. */
  | 'firstAct'
  /** A phase of TIDE: the water rises. */
  | 'floodTide'
  /** A phase of MOON: the moon is full. */
  | 'fullMoon'
  /** A phase of TIDE: the water is high. */
  | 'highTide'
  /** A phase of HEAT: several hunts in a row. */
  | 'hot'
  /** A phase of BREATH: breathing in. */
  | 'inhaling'
  /** A phase of OPERA: between the acts. */
  | 'interval'
  /** A phase of TIDE: the water is low. */
  | 'lowTide'
  /** A phase of MOON: the moon is new. */
  | 'newMoon'
  /** A phase of OPERA: before the curtain rises. */
  | 'overture'
  /** A phase of OPERA: the second act. */
  | 'secondAct'
  /** A phase of BREATH: holding the breath. */
  | 'stillness'
  /** A phase of MOON: the moon wanes. */
  | 'waningMoon'
  /** A phase of HEAT: some hunts in a row. */
  | 'warm'
  /** A phase of MOON: the moon waxes. */
  | 'waxingMoon';

/** A part of the world with hunting grounds. This is the record that the CMS edits. */
export type RegionRecord = {
  /** The moving image, which replaces the still one. */
  readonly animatedImage?: Maybe<Image>;
  /** A line of text about the region. */
  readonly flavorText: Scalars['String']['output'];
  /** The record's id. */
  readonly id: Scalars['ID']['output'];
  /** The region's image. */
  readonly image?: Maybe<Image>;
  /** Whether players see the region. */
  readonly isVisible: Scalars['Boolean']['output'];
  /** The record behind `keyId`, as an item of the CMS. */
  readonly key?: Maybe<ItemRecord>;
  /** The item that a player needs to travel there; empty if none is needed. */
  readonly keyId?: Maybe<Scalars['ID']['output']>;
  /** The region's name. */
  readonly name: Scalars['String']['output'];
  /** The XP that a player needs to travel there. */
  readonly requiredXp: Scalars['SafeInt']['output'];
  /** A number that rises by one with every change. */
  readonly revision: Scalars['Int']['output'];
  /** The rule of the region, which changes its hunts over time. */
  readonly rule?: Maybe<RegionRuleName>;
  /** The position among the regions, lowest first. */
  readonly sequence: Scalars['SafeInt']['output'];
  /** The translated texts of the record. Texts without a translation are left out. */
  readonly translations: ReadonlyArray<RecordTranslation>;
  /** The time of the last change. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** A page of regions. */
export type RegionRecordConnection = {
  /** The records with their cursors. */
  readonly edges: ReadonlyArray<RegionRecordEdge>;
  /** The records. */
  readonly nodes: ReadonlyArray<RegionRecord>;
  /** The position of the page. */
  readonly pageInfo: PageInfo;
  /** The number of matching records before the record with this id; null if that record does not match. */
  readonly positionOf?: Maybe<Scalars['Int']['output']>;
  /** The number of all records that match. */
  readonly totalCount: Scalars['Int']['output'];
};


/** A page of regions. */
export type RegionRecordConnectionPositionOfArgs = {
  id: Scalars['ID']['input'];
};

/** A region and its position in the list. */
export type RegionRecordEdge = {
  /** The position, to be given as `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: RegionRecord;
};

/** A rule of a region: phases that follow each other and change which creatures appear and how fights go. */
export type RegionRule = {
  /** The time at which the phase began; null if the phase depends on the heat, whose past is not stored. */
  readonly beganAt?: Maybe<Scalars['DateTime']['output']>;
  /** The remaining heat from the hunts of the caller's player; 0 for other rules. */
  readonly heat: Scalars['Int']['output'];
  /** The name of the rule. */
  readonly name: RegionRuleName;
  /** The next phase; null if there is none. */
  readonly nextPhase?: Maybe<RegionPhase>;
  /** The present phase. With a rule of heat, it is that of the caller's player. */
  readonly phase: RegionPhase;
  /** All phases in their order; those that depend on the heat start with the coldest. */
  readonly phases: ReadonlyArray<RegionPhase>;
  /** The time at which the phase ends; null for the coldest phase, which only hunts end. */
  readonly turnsAt?: Maybe<Scalars['DateTime']['output']>;
};

/** The rules that regions can have. */
export type RegionRuleName =
  /** The ash of a chimney falls at times, and rarer creatures come out. */
  | 'ash'
  /** Something breathes in and out. */
  | 'breath'
  /** Hunts in a row wake the creatures that sleep there. */
  | 'heat'
  /** The moon waxes and wanes. */
  | 'moon'
  /** An opera is played, act by act. */
  | 'opera'
  /** The sea rises and falls. */
  | 'tide';

/** Why an app was not registered. */
export type RegisterAppErrorCode =
  /** An address to return to is not allowed. */
  | 'redirectInvalid'
  /** A scope needs an account of the staff. */
  | 'scopeNotAllowed'
  /** The account has registered too many apps. */
  | 'tooManyApps';

/** An app to register. */
export type RegisterAppInput = {
  /** A description of the app for players, at most 300 characters. */
  readonly description?: Scalars['String']['input'];
  /** Whether the app runs on a server and can keep a secret. */
  readonly isConfidential: Scalars['Boolean']['input'];
  /** The name of the app, 1 to 40 characters. */
  readonly name: Scalars['String']['input'];
  /**
   * The addresses to return to, at most 10: https, http to 127.0.0.1, [::1] or localhost, or a scheme with a dot such as `com.example.app:/done`. An app
   * on devices with codes needs none.
   */
  readonly redirectUris: ReadonlyArray<Scalars['String']['input']>;
  /** All scopes that the app may ask for, at least one. */
  readonly scopes: ReadonlyArray<Scalars['Scope']['input']>;
  /** The page of the app, beginning with https://; empty for none. */
  readonly website?: Scalars['String']['input'];
};

/** The result of registering an app. */
export type RegisterAppPayload = {
  /** The app. */
  readonly app?: Maybe<RegisteredApp>;
  /** Its secret; null if it keeps none. No later call shows it, except a repeat under the same `Idempotency-Key`. */
  readonly secret?: Maybe<Scalars['String']['output']>;
  /** Why it failed; empty on success. */
  readonly userErrors: ReadonlyArray<RegisterAppUserError>;
};

/** Why an app was not registered. */
export type RegisterAppUserError = UserError & {
  /** The reason. */
  readonly code: RegisterAppErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
};

/** Why an account was not created. */
export type RegisterErrorCode =
  /** The address is not valid. */
  | 'emailInvalid'
  /** The name has a length or character that is not allowed. */
  | 'nameInvalid'
  /** The name looks like that of a member of the staff or of the site. */
  | 'nameReserved'
  /** The name belongs to another account. */
  | 'nameTaken'
  /** The password is too easy to guess. */
  | 'passwordTooCommon'
  /** Registration is not open yet. */
  | 'registrationClosed';

/** A new account. */
export type RegisterInput = {
  /** The address that the activation link is mailed to. */
  readonly email: Scalars['String']['input'];
  /** The SHA-256 of the password, 64 hexadecimal digits in lower case. */
  readonly password: Scalars['String']['input'];
  /** 3 to 32 letters, digits, spaces, `_`, `-` and `.`. */
  readonly username: Scalars['String']['input'];
};

/** The result of a registration. */
export type RegisterPayload = {
  /** Why no account was created; empty on success. */
  readonly userErrors: ReadonlyArray<RegisterUserError>;
};

/** Why an account was not created. */
export type RegisterUserError = UserError & {
  /** The reason. */
  readonly code: RegisterErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
  /** The time at which registration opens, for REGISTRATION_CLOSED. */
  readonly opensAt?: Maybe<Scalars['DateTime']['output']>;
};

/** An app that a player registered: a client of OAuth 2.1. */
export type RegisteredApp = {
  /** The time at which it was registered. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The description by its owner; may be empty. */
  readonly description: Scalars['String']['output'];
  /** The client id of the app, which is no secret. */
  readonly id: Scalars['ID']['output'];
  /** Whether the app keeps a secret. A program on devices of players keeps none. */
  readonly isConfidential: Scalars['Boolean']['output'];
  /** The name of the app, as players see it. */
  readonly name: Scalars['String']['output'];
  /** Why the staff refused it; empty otherwise. */
  readonly reason: Scalars['String']['output'];
  /** The addresses to which the app may ask to return. */
  readonly redirectUris: ReadonlyArray<Scalars['String']['output']>;
  /** The time of the last review; null before the first. */
  readonly reviewedAt?: Maybe<Scalars['DateTime']['output']>;
  /** A number that rises with every change by its owner or the staff. */
  readonly revision: Scalars['Int']['output'];
  /** All scopes that the app may ask for. */
  readonly scopes: ReadonlyArray<Scalars['Scope']['output']>;
  /** Whether the staff have approved it. */
  readonly state: AppState;
  /** The page of the app; null if it has none. */
  readonly website?: Maybe<Scalars['String']['output']>;
};

/** A front end that the site loads at run time: the build that the site has of it, and its deployed versions. */
export type Remote = {
  /** The name of the remote, as in `/remotes.json`. */
  readonly name: Scalars['String']['output'];
  /** The build that the site has without deployments; null without one. */
  readonly ownBuild?: Maybe<RemoteOwnBuild>;
  /** The deployed versions, newest first: all that browsers load, and the newest others, 30 in all. */
  readonly versions: ReadonlyArray<RemoteVersion>;
};

/** The files, operations and errors of a version of a remote. */
export type RemoteBuild = {
  /** The errors that browsers reported in the last seven days, today among them, the most frequent first; at most 50. */
  readonly errors: ReadonlyArray<RemoteError>;
  /** The files beside its manifest, with their hashes. */
  readonly files: ReadonlyArray<RemoteFile>;
  /** The operations that it sends. */
  readonly operations: ReadonlyArray<RemoteOperation>;
};

/**
 * An error that a version of a remote threw in browsers. Errors of one kind at one place are one. It has no message, because messages can
 * contain what users typed.
 */
export type RemoteError = {
  /** A hash of name, origin and innermost call. Browsers of one maker agree on it. */
  readonly fingerprint: Scalars['String']['output'];
  /** The time of the first of these reports. */
  readonly firstAt: Scalars['DateTime']['output'];
  /** The calls in scripts of the version, the innermost first. */
  readonly frames: ReadonlyArray<RemoteErrorFrame>;
  /** The time of the last report. */
  readonly lastAt: Scalars['DateTime']['output'];
  /** The name of the error, such as `TypeError`. */
  readonly name: Scalars['String']['output'];
  /** The moment of the error. */
  readonly origin: RemoteErrorOrigin;
  /** The pages that reported it in the last seven days. */
  readonly pages: Scalars['Int']['output'];
};

/** A call in a script of a version of a remote. */
export type RemoteErrorFrame = {
  /** The column, from 1. */
  readonly column: Scalars['Int']['output'];
  /** The path of the script, beside the manifest. */
  readonly file: Scalars['String']['output'];
  /** The line, from 1. */
  readonly line: Scalars['Int']['output'];
  /** The place in the sources; null if the site has no source map of the script, or if that does not know it. */
  readonly source?: Maybe<RemoteSourcePlace>;
};

/** The moment of an error. */
export type RemoteErrorOrigin =
  /** The handler of an event, or a timer, ran. */
  | 'event'
  /** The remote was loaded. */
  | 'load'
  /** A promise was rejected, and nothing handled it. */
  | 'promise'
  /** A component rendered. */
  | 'render';

/** A file of a version of a remote. */
export type RemoteFile = {
  /** The hash of the file, as subresource integrity has it. */
  readonly integrity: Scalars['String']['output'];
  /** The path of the file, beside the manifest. */
  readonly path: Scalars['String']['output'];
};

/** A file of a build. */
export type RemoteFileInput = {
  /** The hash of the file, as subresource integrity has it: `sha384-...`. */
  readonly integrity: Scalars['String']['input'];
  /** The path of the file, beside the manifest. */
  readonly path: Scalars['String']['input'];
};

/** Whether the site withdraws a version of a remote by itself. */
export type RemoteGuardState =
  /** It does, if the version fails or is poor in more pages than others. */
  | 'active'
  /** It does not any more: the version has been stable for two hours. */
  | 'ended'
  /** It would, but browsers could load no other version of the remote. */
  | 'noOtherVersion'
  /** It does not: the staff exempted the version, or it is neither a canary nor stable. */
  | 'off';

/** How a version of a remote does in browsers. */
export type RemoteHealth = {
  /** The networks to which the version failed in the last hour, each by the share of its pages, rounded up. */
  readonly failed: Scalars['Int']['output'];
  /** The networks that got pages with the version in the last hour. */
  readonly networks: Scalars['Int']['output'];
  /** The measurements of browsers in the last 24 hours; a vital that no page reported is left out. */
  readonly vitals: ReadonlyArray<RemoteVitalSummary>;
};

/** The measure by which versions of a remote are compared: pages that failed, or pages of which a vital was poor. */
export type RemoteMeasure =
  /** Pages that lost the version. */
  | 'failures'
  /** Pages that took more than half a second for an interaction. */
  | 'interactionDelay'
  /** Pages whose largest part was drawn after more than four seconds. */
  | 'largestPaint'
  /** Pages whose parts moved by more than 0.25. */
  | 'layoutShift'
  /** Pages in which the remote took more than 2.5 seconds until it was drawn. */
  | 'loadTime';

/** An operation that a version of a remote sends. */
export type RemoteOperation = {
  /** The SHA-256 of its document, 64 hex digits. */
  readonly hash: Scalars['String']['output'];
  /** The name of the operation. */
  readonly name: Scalars['String']['output'];
  /** Its document; null if it is not kept any more. */
  readonly text?: Maybe<Scalars['String']['output']>;
};

/** The build of a remote that the site has without deployments. Browsers load it while no deployed version is stable. */
export type RemoteOwnBuild = {
  /** The number of different errors that browsers reported in the last seven days, today among them. */
  readonly errorCount: Scalars['Int']['output'];
  /** The name of the remote. */
  readonly remote: Scalars['String']['output'];
  /** The version, such as `1.0.0+1a2b3c4d`. */
  readonly version: Scalars['String']['output'];
};

/** A module that a version of a remote takes from the host. */
export type RemoteRequirement = {
  /** The name of the module. */
  readonly module: Scalars['String']['output'];
  /** The range of versions that it was built for, such as `^2.3.0`. */
  readonly range: Scalars['String']['output'];
};

/** A place in the sources of a remote. */
export type RemoteSourcePlace = {
  /** The column, from 1. */
  readonly column: Scalars['Int']['output'];
  /** The path of the source in its repository. */
  readonly file: Scalars['String']['output'];
  /** The number of the first of `lines`. */
  readonly firstLine: Scalars['Int']['output'];
  /** The line, from 1. */
  readonly line: Scalars['Int']['output'];
  /** The line and those around it; empty if the source map has no text. */
  readonly lines: ReadonlyArray<Scalars['String']['output']>;
};

/** A deployed version of a remote. Its build never changes. */
export type RemoteVersion = {
  /** The address of its manifest: absolute, or a path on this site. */
  readonly address: Scalars['String']['output'];
  /** The time at which its state changed last. */
  readonly changedAt: Scalars['DateTime']['output'];
  /** The name of the account that changed its state last; null if the site did so by itself, or the account was deleted. */
  readonly changedBy?: Maybe<Scalars['String']['output']>;
  /** The commit that it was built from; null if it is not known. */
  readonly commit?: Maybe<Scalars['String']['output']>;
  /** The time at which it was deployed. */
  readonly deployedAt: Scalars['DateTime']['output'];
  /** The name of the account that deployed it; null if that was deleted. */
  readonly deployedBy?: Maybe<Scalars['String']['output']>;
  /** The number of different errors that browsers reported in the last seven days, today among them. */
  readonly errorCount: Scalars['Int']['output'];
  /** Whether the site withdraws it by itself now, or why not. */
  readonly guard: RemoteGuardState;
  /** How it does in browsers; null unless pages are sent with it. */
  readonly health?: Maybe<RemoteHealth>;
  /**
   * Whether the staff want the site to withdraw it by itself if it fails or is poor in more pages than others. It does so with a canary at any
   * time, and with a stable version in the first two hours after it replaced another; `guard` says whether it does now.
   */
  readonly isGuarded: Scalars['Boolean']['output'];
  /** The number of operations that it sends. */
  readonly operationCount: Scalars['Int']['output'];
  /** The path of its preview, which shows it to any caller; null once it is withdrawn or replaced. */
  readonly previewPath?: Maybe<Scalars['String']['output']>;
  /** Why its state was changed last; null without a reason. */
  readonly reason?: Maybe<Scalars['String']['output']>;
  /** The name of the remote. */
  readonly remote: Scalars['String']['output'];
  /** The modules that it takes from the host. */
  readonly requirements: ReadonlyArray<RemoteRequirement>;
  /** The percentage of browsers that get it, 1 to 99; null unless it is a canary. */
  readonly share?: Maybe<Scalars['Int']['output']>;
  /** The browsers that get it. */
  readonly state: RemoteVersionState;
  /** The version, such as `1.0.0+1a2b3c4d`. */
  readonly version: Scalars['String']['output'];
  /** Why the site withdrew it by itself; null for any other version. */
  readonly withdrawal?: Maybe<RemoteWithdrawal>;
};

/** The browsers that get a version of a remote. */
export type RemoteVersionState =
  /** A share of the browsers; each stays with its choice. */
  | 'canary'
  /** Those who have the link of its preview. */
  | 'preview'
  /** No browser: another version became stable. A rollback makes it stable again. */
  | 'retired'
  /** All other browsers. */
  | 'stable'
  /** No browser: it was taken out. */
  | 'withdrawn';

/** A measurement of a page with a version of a remote, made by browsers. */
export type RemoteVital =
  /** The time from an interaction until the page showed its effect (INP). */
  | 'interactionDelay'
  /** The time until the largest part of the page was drawn (LCP). */
  | 'largestPaint'
  /** How far parts of the page moved by themselves (CLS). */
  | 'layoutShift'
  /** The time from the request of the remote's first file until it was drawn. */
  | 'loadTime';

/** A vital of a version of a remote in the pages of which browsers reported it. */
export type RemoteVitalSummary = {
  /** The value that three quarters of the pages do not exceed: milliseconds, or without a unit for `LAYOUT_SHIFT`. */
  readonly p75: Scalars['Float']['output'];
  /** The number of pages. For `LOAD_TIME` and `LARGEST_PAINT` only browsers that had shown the version before count. */
  readonly pages: Scalars['Int']['output'];
  /** The vital. */
  readonly vital: RemoteVital;
};

/**
 * Why the site withdrew a version by itself. Networks are counted, each by the share of its pages that failed or were poor: the /24 of
 * IPv4, the /48 of IPv6.
 */
export type RemoteWithdrawal = {
  /** The measure by which the version was worse. */
  readonly cause: RemoteMeasure;
  /** The networks to which the version failed, or was poor, rounded down. */
  readonly failed: Scalars['Int']['output'];
  /** The percentage of browsers that got it; null unless it was a canary. */
  readonly formerShare?: Maybe<Scalars['Int']['output']>;
  /** The state that the version had. */
  readonly formerState: RemoteVersionState;
  /** The networks that got pages with the version, and for a vital reported it. */
  readonly networks: Scalars['Int']['output'];
  /** The networks to which the other version failed, or was poor, rounded up. */
  readonly otherFailed: Scalars['Int']['output'];
  /** The networks that got pages with the other version, and for a vital reported it. */
  readonly otherNetworks: Scalars['Int']['output'];
  /** The version that it was compared with; null for the build that the site has without deployments. */
  readonly otherVersion?: Maybe<Scalars['String']['output']>;
};

/** Why removing a passkey failed. */
export type RemovePasskeyErrorCode =
  /** The account has a second factor, and its login is older than 15 minutes: log in again. */
  | 'loginTooOld'
  /** The password is wrong. */
  | 'passwordWrong'
  /** Too many attempts failed. */
  | 'tooManyAttempts'
  /** The account has no such passkey. */
  | 'unknownPasskey';

/** The passkey to remove. */
export type RemovePasskeyInput = {
  /** The id of the passkey. */
  readonly id: Scalars['ID']['input'];
  /** The SHA-256 of the password, 64 hexadecimal digits in lower case. */
  readonly password: Scalars['String']['input'];
};

/** The result of removing a passkey. */
export type RemovePasskeyPayload = {
  /** Why it failed; empty on success. */
  readonly userErrors: ReadonlyArray<RemovePasskeyUserError>;
};

/** Why removing a passkey failed. */
export type RemovePasskeyUserError = UserError & {
  /** The reason. */
  readonly code: RemovePasskeyErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
  /** Seconds until another attempt is possible, for TOO_MANY_ATTEMPTS. */
  readonly retryAfterSeconds?: Maybe<Scalars['Int']['output']>;
};

/** Why a device was not removed. */
export type RemovePushDeviceErrorCode =
  /** The account has no such device. */
  | 'unknownDevice';

/** The device to remove. */
export type RemovePushDeviceInput = {
  /** The device's id. */
  readonly id: Scalars['ID']['input'];
};

/** The result of removing a device. */
export type RemovePushDevicePayload = {
  /** Why nothing was removed; empty on success. */
  readonly userErrors: ReadonlyArray<RemovePushDeviceUserError>;
};

/** Why a device was not removed. */
export type RemovePushDeviceUserError = UserError & {
  /** The reason. */
  readonly code: RemovePushDeviceErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
};

/** Why removing the authenticator app failed. */
export type RemoveTotpErrorCode =
  /** The account has a second factor, and its login is older than 15 minutes: log in again. */
  | 'loginTooOld'
  /** The password is wrong. */
  | 'passwordWrong'
  /** Too many attempts failed. */
  | 'tooManyAttempts';

/** The password that confirms a removal. */
export type RemoveTotpInput = {
  /** The SHA-256 of the password, 64 hexadecimal digits in lower case. */
  readonly password: Scalars['String']['input'];
};

/** The result of removing the authenticator app. */
export type RemoveTotpPayload = {
  /** Why it failed; empty on success. */
  readonly userErrors: ReadonlyArray<RemoveTotpUserError>;
};

/** Why removing the authenticator app failed. */
export type RemoveTotpUserError = UserError & {
  /** The reason. */
  readonly code: RemoveTotpErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
  /** Seconds until another attempt is possible, for TOO_MANY_ATTEMPTS. */
  readonly retryAfterSeconds?: Maybe<Scalars['Int']['output']>;
};

/** Why no item was removed. */
export type RemoveUserItemErrorCode =
  /** Only an admin may change accounts of staff. */
  | 'adminRequired'
  /** The amount is not between 1 and 1,000,000. */
  | 'amountInvalid'
  /** The player owns no piece of the item. */
  | 'notOwned'
  /** There is no such account. */
  | 'unknownUser';

/** Pieces of an item to remove. */
export type RemoveUserItemInput = {
  /** 1 to 1,000,000. */
  readonly amount: Scalars['Int']['input'];
  /** The account's id. */
  readonly id: Scalars['ID']['input'];
  /** The item's id. */
  readonly itemId: Scalars['ID']['input'];
};

/** The result of removing an item. */
export type RemoveUserItemPayload = {
  /** The number of pieces that the player owns after the call. */
  readonly amount?: Maybe<Scalars['SafeInt']['output']>;
  /** The account after the change. */
  readonly user?: Maybe<User>;
  /** Why nothing changed; empty on success. */
  readonly userErrors: ReadonlyArray<RemoveUserItemUserError>;
};

/** Why no item was removed. */
export type RemoveUserItemUserError = UserError & {
  /** The reason. */
  readonly code: RemoveUserItemErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The item of the refusal; null if players cannot see it. */
  readonly item?: Maybe<Item>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
};

/** Why no second factor was removed. */
export type RemoveUserSecondFactorsErrorCode =
  /** Only an admin may change accounts of staff. */
  | 'adminRequired'
  /** The account has no second factor. */
  | 'noSecondFactor'
  /** The account is the caller's own. */
  | 'ownAccount'
  /** There is no such account. */
  | 'unknownUser';

/** The account whose second factors to remove. */
export type RemoveUserSecondFactorsInput = {
  /** The account's id. */
  readonly id: Scalars['ID']['input'];
};

/** The result of removing second factors. */
export type RemoveUserSecondFactorsPayload = {
  /** The account after the change. */
  readonly user?: Maybe<User>;
  /** Why nothing changed; empty on success. */
  readonly userErrors: ReadonlyArray<RemoveUserSecondFactorsUserError>;
};

/** Why no second factor was removed. */
export type RemoveUserSecondFactorsUserError = UserError & {
  /** The reason. */
  readonly code: RemoveUserSecondFactorsErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
};

/** Why renewing the recovery codes failed. */
export type RenewRecoveryCodesErrorCode =
  /** The account has a second factor, and its login is older than 15 minutes: log in again. */
  | 'loginTooOld'
  /** The account has neither an authenticator app nor a passkey that a code could replace. */
  | 'noSecondFactor'
  /** The password is wrong. */
  | 'passwordWrong'
  /** Too many attempts failed. */
  | 'tooManyAttempts';

/** The password that confirms new codes. */
export type RenewRecoveryCodesInput = {
  /** The SHA-256 of the password, 64 hexadecimal digits in lower case. */
  readonly password: Scalars['String']['input'];
};

/** The result of renewing the recovery codes. */
export type RenewRecoveryCodesPayload = {
  /** A new token for the same session if the account could do nothing before; otherwise null. */
  readonly accessToken?: Maybe<Scalars['String']['output']>;
  /** Ten codes to show once. Each replaces the second factor once. Empty if the account has codes already. */
  readonly recoveryCodes?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Why it failed; empty on success. */
  readonly userErrors: ReadonlyArray<RenewRecoveryCodesUserError>;
};

/** Why renewing the recovery codes failed. */
export type RenewRecoveryCodesUserError = UserError & {
  /** The reason. */
  readonly code: RenewRecoveryCodesErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
  /** Seconds until another attempt is possible, for TOO_MANY_ATTEMPTS. */
  readonly retryAfterSeconds?: Maybe<Scalars['Int']['output']>;
};

/** Why no link to a new password was mailed. */
export type RequestPasswordResetErrorCode =
  /** There is no such account. */
  | 'nameUnknown'
  /** Too many attempts failed. */
  | 'tooManyAttempts';

/** The account whose owner forgot the password. */
export type RequestPasswordResetInput = {
  /** The account's name. */
  readonly username: Scalars['String']['input'];
};

/** The result of asking for a new password. */
export type RequestPasswordResetPayload = {
  /** Why nothing was mailed; empty on success. */
  readonly userErrors: ReadonlyArray<RequestPasswordResetUserError>;
};

/** Why no link to a new password was mailed. */
export type RequestPasswordResetUserError = UserError & {
  /** The reason. */
  readonly code: RequestPasswordResetErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
  /** Seconds until another attempt is possible, for TOO_MANY_ATTEMPTS. */
  readonly retryAfterSeconds?: Maybe<Scalars['Int']['output']>;
};

/** The result of replacing missions by newly drawn ones. */
export type RerollMissionsPayload = {
  /** The player with the new missions. */
  readonly player?: Maybe<Player>;
  /** Why no missions were drawn; empty on success. */
  readonly userErrors: ReadonlyArray<MissionUserError>;
};

/** Why the activation link was not mailed. */
export type ResendActivationMailErrorCode =
  /** The account is active already. */
  | 'alreadyActivated'
  /** Too many attempts failed. */
  | 'tooManyAttempts';

/** The result of sending the mail with the activation link once more. */
export type ResendActivationMailPayload = {
  /** Why nothing was mailed; empty on success. */
  readonly userErrors: ReadonlyArray<ResendActivationMailUserError>;
};

/** Why the activation link was not mailed. */
export type ResendActivationMailUserError = UserError & {
  /** The reason. */
  readonly code: ResendActivationMailErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
  /** Seconds until another attempt is possible, for TOO_MANY_ATTEMPTS. */
  readonly retryAfterSeconds?: Maybe<Scalars['Int']['output']>;
};

/** Why the activation link was not mailed. */
export type ResendUserActivationErrorCode =
  /** Only an admin may change accounts of staff. */
  | 'adminRequired'
  /** The account is active already. */
  | 'alreadyActivated'
  /** The account was registered with the address of another account. Give it an address of its own first. */
  | 'emailTaken'
  /** Five mails were sent to the account within an hour. */
  | 'tooManyMails'
  /** There is no such account. */
  | 'unknownUser';

/** The account to mail an activation link to. */
export type ResendUserActivationInput = {
  /** The account's id. */
  readonly id: Scalars['ID']['input'];
};

/** The result of mailing an activation link. */
export type ResendUserActivationPayload = {
  /** The account. */
  readonly user?: Maybe<User>;
  /** Why nothing was mailed; empty on success. */
  readonly userErrors: ReadonlyArray<ResendUserActivationUserError>;
};

/** Why the activation link was not mailed. */
export type ResendUserActivationUserError = UserError & {
  /** The reason. */
  readonly code: ResendUserActivationErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
  /** Seconds until another mail is possible, for TOO_MANY_MAILS. */
  readonly retryAfterSeconds?: Maybe<Scalars['Int']['output']>;
};

/** Why a delivery was not sent again. */
export type ResendWebhookDeliveryErrorCode =
  /** The account has no such delivery. */
  | 'unknownDelivery'
  /** The webhook is disabled. */
  | 'webhookDisabled';

/** The delivery to send again. */
export type ResendWebhookDeliveryInput = {
  /** The delivery's id. */
  readonly id: Scalars['ID']['input'];
};

/** The result of sending a delivery again. */
export type ResendWebhookDeliveryPayload = {
  /** The delivery. */
  readonly delivery?: Maybe<WebhookDelivery>;
  /** Why nothing was sent; empty on success. */
  readonly userErrors: ReadonlyArray<ResendWebhookDeliveryUserError>;
};

/** Why a delivery was not sent again. */
export type ResendWebhookDeliveryUserError = UserError & {
  /** The reason. */
  readonly code: ResendWebhookDeliveryErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
};

/** The state of a record to restore. */
export type RestoreRecordInput = {
  /** The entry of the audit log. */
  readonly entryId: Scalars['ID']['input'];
  /** The revision that was read. If given, the restore is refused with STALE if the record has changed since. */
  readonly revision?: InputMaybe<Scalars['Int']['input']>;
  /** BEFORE undoes the change and keeps later changes of other fields. AFTER restores the whole state after the change. */
  readonly state: AuditState;
};

/** The result of restoring a state of a record. */
export type RestoreRecordPayload = {
  /** The record's kind. */
  readonly kind?: Maybe<RecordKind>;
  /** The record's id, which is the same as before. */
  readonly recordId?: Maybe<Scalars['ID']['output']>;
  /** Why nothing was restored; empty on success. */
  readonly userErrors: ReadonlyArray<RecordUserError>;
};

/** An effect adds a retainer to the side that acts. */
export type RetainerAddedEvent = CombatEvent & ProcEvent & RetainerEvent & {
  /** The side that acts. */
  readonly actor: CombatSide;
  /** The name of the fighter that acts, or whose retainer acts. */
  readonly actorName: Scalars['String']['output'];
  /** The effect. */
  readonly proc: CombatProc;
  /** The retainer. */
  readonly retainer: CombatRetainer;
  /** The round, 1 to 5; 0 before the first. */
  readonly round: Scalars['Int']['output'];
  /** Health and damage of both sides after the event. */
  readonly standing: CombatStanding;
  /** The side that the event affects. */
  readonly target: CombatSide;
  /** The name of the affected fighter. */
  readonly targetName: Scalars['String']['output'];
};

/** A retainer attacks. */
export type RetainerAttackEvent = CombatEvent & DamageEvent & RetainerEvent & {
  /** The side that acts. */
  readonly actor: CombatSide;
  /** The name of the fighter that acts, or whose retainer acts. */
  readonly actorName: Scalars['String']['output'];
  /** Damage as rolled. */
  readonly damage: Scalars['SafeInt']['output'];
  /** The health that the target lost. */
  readonly effectiveDamage: Scalars['SafeInt']['output'];
  /** The retainer. */
  readonly retainer: CombatRetainer;
  /** The round, 1 to 5; 0 before the first. */
  readonly round: Scalars['Int']['output'];
  /** Health and damage of both sides after the event. */
  readonly standing: CombatStanding;
  /** The side that the event affects. */
  readonly target: CombatSide;
  /** The name of the affected fighter. */
  readonly targetName: Scalars['String']['output'];
};

/** An event in which a retainer plays a part. */
export type RetainerEvent = {
  /** The side that acts. */
  readonly actor: CombatSide;
  /** The name of the fighter that acts, or whose retainer acts. */
  readonly actorName: Scalars['String']['output'];
  /** The retainer. */
  readonly retainer: CombatRetainer;
  /** The round, 1 to 5; 0 before the first. */
  readonly round: Scalars['Int']['output'];
  /** Health and damage of both sides after the event. */
  readonly standing: CombatStanding;
  /** The side that the event affects. */
  readonly target: CombatSide;
  /** The name of the affected fighter. */
  readonly targetName: Scalars['String']['output'];
};

/** An effect removes a retainer of the target. */
export type RetainerRemovedEvent = CombatEvent & ProcEvent & RetainerEvent & {
  /** The side that acts. */
  readonly actor: CombatSide;
  /** The name of the fighter that acts, or whose retainer acts. */
  readonly actorName: Scalars['String']['output'];
  /** The effect. */
  readonly proc: CombatProc;
  /** The retainer. */
  readonly retainer: CombatRetainer;
  /** The round, 1 to 5; 0 before the first. */
  readonly round: Scalars['Int']['output'];
  /** Health and damage of both sides after the event. */
  readonly standing: CombatStanding;
  /** The side that the event affects. */
  readonly target: CombatSide;
  /** The name of the affected fighter. */
  readonly targetName: Scalars['String']['output'];
};

/** Why no new password was mailed. */
export type RetrievePasswordErrorCode =
  /** The token has expired. */
  | 'tokenExpired'
  /** The token is unknown or was used before. */
  | 'tokenInvalid';

/** A mailed password token. */
export type RetrievePasswordInput = {
  /** The token from the link. */
  readonly token: Scalars['String']['input'];
};

/** The result of retrieving a new password. */
export type RetrievePasswordPayload = {
  /** Why nothing was mailed; empty on success. */
  readonly userErrors: ReadonlyArray<RetrievePasswordUserError>;
};

/** Why no new password was mailed. */
export type RetrievePasswordUserError = UserError & {
  /** The reason. */
  readonly code: RetrievePasswordErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
};

/** A seed that is no longer in use. */
export type RevealedSeed = {
  /** The player's part of the seed. */
  readonly clientSeed: Scalars['String']['output'];
  /** The number of the first combat that used the seed. */
  readonly firstCombat: Scalars['SafeInt']['output'];
  /** The number of the last combat that used the seed. */
  readonly lastCombat: Scalars['SafeInt']['output'];
  /** The time at which the seed was revealed. */
  readonly revealedAt: Scalars['DateTime']['output'];
  /** The seed, 64 hexadecimal digits. */
  readonly seed: Scalars['String']['output'];
  /** The SHA-256 of the seed, which was shown while the seed was in use. */
  readonly seedHash: Scalars['String']['output'];
};

/** Why an app was not reviewed. */
export type ReviewAppErrorCode =
  /** Its owner has changed it since it was read. */
  | 'appChanged'
  /** A refusal needs a reason. */
  | 'reasonRequired'
  /** There is no such app. */
  | 'unknownApp';

/** The decision on an app. */
export type ReviewAppInput = {
  /** The client id of the app. */
  readonly id: Scalars['ID']['input'];
  /** Whether everybody can connect the app. */
  readonly isApproved: Scalars['Boolean']['input'];
  /** Why it is refused, for its owner; required for a refusal, at most 500 characters. */
  readonly reason?: Scalars['String']['input'];
  /** The revision that the caller has read, so that nobody approves what they have not seen. */
  readonly revision: Scalars['Int']['input'];
};

/** The result of reviewing an app. */
export type ReviewAppPayload = {
  /** The app. */
  readonly app?: Maybe<ReviewedApp>;
  /** Why it failed; empty on success. */
  readonly userErrors: ReadonlyArray<ReviewAppUserError>;
};

/** Why an app was not reviewed. */
export type ReviewAppUserError = UserError & {
  /** The reason. */
  readonly code: ReviewAppErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
};

/** An app of OAuth and the account that registered it, as staff see them. */
export type ReviewedApp = {
  /** The app. */
  readonly app: RegisteredApp;
  /** The account that registered it; null while its deletion is in progress. */
  readonly owner?: Maybe<User>;
};

/** A page of apps. */
export type ReviewedAppConnection = {
  /** The apps with their cursors. */
  readonly edges: ReadonlyArray<ReviewedAppEdge>;
  /** The apps. */
  readonly nodes: ReadonlyArray<ReviewedApp>;
  /** The position of the page. */
  readonly pageInfo: PageInfo;
};

/** An app and its position in the list. */
export type ReviewedAppEdge = {
  /** The position, to be given as `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The app. */
  readonly node: ReviewedApp;
};

/** Why no link was revoked. */
export type RevokeFightLinkErrorCode =
  /** The caller shares no such hunt. */
  | 'unknownLink';

/** The link to revoke. */
export type RevokeFightLinkInput = {
  /** The id of the journal entry. */
  readonly entryId: Scalars['ID']['input'];
};

/** The result of revoking a link. */
export type RevokeFightLinkPayload = {
  /** The hunt without its link. */
  readonly fight?: Maybe<JournalFight>;
  /** Why no link was revoked; empty on success. */
  readonly userErrors: ReadonlyArray<RevokeFightLinkUserError>;
};

/** Why no link was revoked. */
export type RevokeFightLinkUserError = UserError & {
  /** The reason. */
  readonly code: RevokeFightLinkErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
};

/** Why a personal access token was not revoked. */
export type RevokePersonalTokenErrorCode =
  /** There is no such token. */
  | 'unknownToken';

/** A personal access token to revoke. */
export type RevokePersonalTokenInput = {
  /** The token's id. */
  readonly id: Scalars['ID']['input'];
};

/** The result of revoking a personal access token. */
export type RevokePersonalTokenPayload = {
  /** Why it failed; empty on success. */
  readonly userErrors: ReadonlyArray<RevokePersonalTokenUserError>;
};

/** Why a personal access token was not revoked. */
export type RevokePersonalTokenUserError = UserError & {
  /** The reason. */
  readonly code: RevokePersonalTokenErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
};

/** The result of revoking all personal access tokens. */
export type RevokePersonalTokensPayload = {
  /** The number of tokens that were revoked. */
  readonly revokedCount: Scalars['Int']['output'];
};

/** XP, coins and items that are won together. */
export type Reward = {
  /** Coins. */
  readonly currencies: ReadonlyArray<CurrencyAmount>;
  /** Items. */
  readonly items: ReadonlyArray<ItemAmount>;
  /** Experience points. */
  readonly xp: Scalars['SafeInt']['output'];
};

/** The role of an account, which decides its permissions. */
export type Role =
  /** A player who also administers everything, including the roles of accounts. */
  | 'admin'
  /** An account that may log in but do nothing. */
  | 'banned'
  /** A player who may also play before the game opens. */
  | 'betaUser'
  /** A player who also edits content, images and settings. */
  | 'editor'
  /** A caller who is not logged in, or staff without the required second factor. */
  | 'guest'
  /** An account that was not activated by its mailed link yet. */
  | 'notActivated'
  /** A player who also manages accounts and players. */
  | 'support'
  /** A player. */
  | 'user';

/** Why a remote was not rolled back. */
export type RollBackRemoteErrorCode =
  /** The version is not the stable one. */
  | 'notStable'
  /** The site has neither an earlier version nor a build of its own. */
  | 'noEarlierVersion'
  /** No such version is deployed. */
  | 'unknownRemoteVersion';

/** The version to withdraw. */
export type RollBackRemoteInput = {
  /** Why, at most 500 characters; it is shown beside the version and in the audit log. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
  /** The name of the remote. */
  readonly remote: Scalars['String']['input'];
  /** The version that is stable now. A repeat of the call finds another one stable, so that it withdraws nothing. */
  readonly version: Scalars['String']['input'];
};

/** The result of rolling back a remote. */
export type RollBackRemotePayload = {
  /** The version that is stable now; null if the site's own build is. */
  readonly stable?: Maybe<RemoteVersion>;
  /** Why nothing changed; empty on success. */
  readonly userErrors: ReadonlyArray<RollBackRemoteUserError>;
  /** The version that was withdrawn. */
  readonly withdrawn?: Maybe<RemoteVersion>;
};

/** Why a remote was not rolled back. */
export type RollBackRemoteUserError = UserError & {
  /** The reason. */
  readonly code: RollBackRemoteErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
};

/** Why a secret was not replaced. */
export type RotateAppSecretErrorCode =
  /** There is no such app, or it keeps no secret. */
  | 'unknownApp';

/** An app whose secret to replace. */
export type RotateAppSecretInput = {
  /** The client id of the app. */
  readonly id: Scalars['ID']['input'];
};

/** The result of replacing a secret. */
export type RotateAppSecretPayload = {
  /** The app. */
  readonly app?: Maybe<RegisteredApp>;
  /** The new secret. No later call shows it, except a repeat under the same `Idempotency-Key`. */
  readonly secret?: Maybe<Scalars['String']['output']>;
  /** Why it failed; empty on success. */
  readonly userErrors: ReadonlyArray<RotateAppSecretUserError>;
};

/** Why a secret was not replaced. */
export type RotateAppSecretUserError = UserError & {
  /** The reason. */
  readonly code: RotateAppSecretErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
};

/** Why a personal access token was not rotated. */
export type RotatePersonalTokenErrorCode =
  /** The account has a second factor, and its login is older than 15 minutes: log in again. */
  | 'loginTooOld'
  /** The password is wrong. */
  | 'passwordWrong'
  /** Too many attempts failed. */
  | 'tooManyAttempts'
  /** There is no such token. */
  | 'unknownToken';

/** A personal access token to rotate. */
export type RotatePersonalTokenInput = {
  /** The token's id. */
  readonly id: Scalars['ID']['input'];
  /** The SHA-256 of the password, 64 hexadecimal digits in lower case. */
  readonly password: Scalars['String']['input'];
};

/** The result of rotating a personal access token. */
export type RotatePersonalTokenPayload = {
  /** The new secret of the token. No later call shows it, except a repeat under the same `Idempotency-Key`. */
  readonly secret?: Maybe<Scalars['String']['output']>;
  /** The token. */
  readonly token?: Maybe<PersonalToken>;
  /** Why it failed; empty on success. */
  readonly userErrors: ReadonlyArray<RotatePersonalTokenUserError>;
};

/** Why a personal access token was not rotated. */
export type RotatePersonalTokenUserError = UserError & {
  /** The reason. */
  readonly code: RotatePersonalTokenErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
  /** Seconds until another attempt is possible, for TOO_MANY_ATTEMPTS. */
  readonly retryAfterSeconds?: Maybe<Scalars['Int']['output']>;
};

/** Why a seed was not rotated. */
export type RotateSeedErrorCode =
  /** A combat is open. */
  | 'combatOpen'
  /** The game is not open yet. */
  | 'gameClosed';

/** The player's part in the next seed. */
export type RotateSeedInput = {
  /** Up to 64 visible characters. If left out, the player's part stays unchanged. */
  readonly clientSeed?: InputMaybe<Scalars['String']['input']>;
};

/** The result of rotating the seed. */
export type RotateSeedPayload = {
  /** The player with the new seeds. */
  readonly player?: Maybe<Player>;
  /** Why nothing changed; empty on success. */
  readonly userErrors: ReadonlyArray<RotateSeedUserError>;
};

/** Why a seed was not rotated. */
export type RotateSeedUserError = UserError & {
  /** The reason. */
  readonly code: RotateSeedErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
  /** The time at which the game opens, for GAME_CLOSED. */
  readonly opensAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A round starts. */
export type RoundStartEvent = CombatEvent & {
  /** The side that acts. */
  readonly actor: CombatSide;
  /** The name of the fighter that acts, or whose retainer acts. */
  readonly actorName: Scalars['String']['output'];
  /** The round, 1 to 5; 0 before the first. */
  readonly round: Scalars['Int']['output'];
  /** Health and damage of both sides after the event. */
  readonly standing: CombatStanding;
  /** The side that the event affects. */
  readonly target: CombatSide;
  /** The name of the affected fighter. */
  readonly targetName: Scalars['String']['output'];
};

/** Pieces of one item to sell. */
export type SaleLineInput = {
  /** How many pieces, 1 to 1,000,000. */
  readonly amount: Scalars['Int']['input'];
  /** The item's id. */
  readonly itemId: Scalars['ID']['input'];
};

/** The totals of a sale. */
export type SaleTotal = {
  /** The number of different items. */
  readonly items: Scalars['Int']['output'];
  /** The number of all pieces. */
  readonly pieces: Scalars['SafeInt']['output'];
  /** The amounts that the player received. */
  readonly received: ReadonlyArray<CurrencyAmount>;
};

/** A way to confirm a login after the password. */
export type SecondFactorMethod =
  /** A passkey or security key. */
  | 'passkey'
  /** A recovery code. */
  | 'recoveryCode'
  /** A code of the authenticator app. */
  | 'totp';

/** The second factors of an account, beside its password. */
export type SecondFactors = {
  /** The passkeys and security keys. */
  readonly passkeys: ReadonlyArray<Passkey>;
  /** The number of unused recovery codes. */
  readonly recoveryCodesLeft: Scalars['Int']['output'];
  /** The time at which the authenticator app was added; null without one. */
  readonly totpAddedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Why a sale was refused. */
export type SellErrorCode =
  /** The amount is out of range. */
  | 'amountInvalid'
  /** The game is not open yet. */
  | 'gameClosed'
  /** The item is in an equipment set. */
  | 'isEquipped'
  /** The player has locked the item. */
  | 'itemLocked'
  /** The player owns fewer pieces. */
  | 'notOwned'
  /** Merchants do not buy the item. */
  | 'notSellable'
  /** There is no such item. */
  | 'unknownItem';

/** The item to sell. */
export type SellInput = {
  /** How many, 1 to 1,000,000. */
  readonly amount: Scalars['Int']['input'];
  /** The item's id. */
  readonly itemId: Scalars['ID']['input'];
};

/** The items to sell. */
export type SellItemsInput = {
  /** The items, at most 200. Amounts of the same item add up. */
  readonly lines: ReadonlyArray<SaleLineInput>;
};

/** The result of selling several items. */
export type SellItemsPayload = {
  /** The player after the sale. */
  readonly player?: Maybe<Player>;
  /** The totals of the sale. */
  readonly sold?: Maybe<SaleTotal>;
  /** Why nothing was sold; empty on success. */
  readonly userErrors: ReadonlyArray<SellUserError>;
};

/** The result of a sale. */
export type SellPayload = {
  /** The player after the sale. */
  readonly player?: Maybe<Player>;
  /** The item and the amount that was sold. */
  readonly sold?: Maybe<ItemAmount>;
  /** Why nothing was sold; empty on success. */
  readonly userErrors: ReadonlyArray<SellUserError>;
};

/** Why a sale was refused. */
export type SellUserError = UserError & {
  /** The reason. */
  readonly code: SellErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The item. */
  readonly item?: Maybe<Item>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
  /** The time at which the game opens, for GAME_CLOSED. */
  readonly opensAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Why the state of a version was not changed. */
export type SetRemoteStateErrorCode =
  /** The schema of this site refuses an operation of the version by now. */
  | 'brokenOperation'
  /** The version is stable, so that it can only be rolled back or replaced. */
  | 'isStable'
  /** The version takes a page or the login form of another remote, and the token may not deploy that one. */
  | 'takesFromOthers'
  /** The texts of documents are not kept any more; deploy the version again. */
  | 'unknownDocuments'
  /** No such version is deployed. */
  | 'unknownRemoteVersion'
  /** The site has other versions of shared modules by now. */
  | 'unmetRequirements'
  /** Another remote has a page of this one by now. */
  | 'unusableManifest';

/** The new state of a version. */
export type SetRemoteStateInput = {
  /**
   * Whether the site withdraws a canary or stable version by itself if it fails or is poor in more pages than others. By default true for
   * a new state, and as before for another share.
   */
  readonly isGuarded?: InputMaybe<Scalars['Boolean']['input']>;
  /** Why, at most 500 characters; it is shown beside the version and in the audit log. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
  /** The name of the remote. */
  readonly remote: Scalars['String']['input'];
  /** The percentage of browsers, 1 to 99, for a canary only. */
  readonly share?: InputMaybe<Scalars['Int']['input']>;
  /** The browsers that get it from now on. A version is retired only by another one that becomes stable. */
  readonly state: RemoteVersionState;
  /** The version. */
  readonly version: Scalars['String']['input'];
};

/** The result of changing the state of a version. */
export type SetRemoteStatePayload = {
  /** Why nothing changed; empty on success. */
  readonly userErrors: ReadonlyArray<SetRemoteStateUserError>;
  /** The version. */
  readonly version?: Maybe<RemoteVersion>;
};

/** Why the state of a version was not changed. */
export type SetRemoteStateUserError = UserError & {
  /** The reason. */
  readonly code: SetRemoteStateErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
};

/** Why no currency was set. */
export type SetUserCurrenciesErrorCode =
  /** Only an admin may change accounts of staff. */
  | 'adminRequired'
  /** There is no such currency. */
  | 'unknownCurrency'
  /** There is no such account. */
  | 'unknownUser';

/** The amounts that the player has after the call. */
export type SetUserCurrenciesInput = {
  /** At most one amount of each currency. Currencies that are left out stay unchanged. */
  readonly amounts: ReadonlyArray<UserCurrencyInput>;
  /** The account's id. */
  readonly id: Scalars['ID']['input'];
};

/** The result of setting currencies. */
export type SetUserCurrenciesPayload = {
  /** The account after the change. */
  readonly user?: Maybe<User>;
  /** Why nothing changed; empty on success. */
  readonly userErrors: ReadonlyArray<SetUserCurrenciesUserError>;
};

/** Why no currency was set. */
export type SetUserCurrenciesUserError = UserError & {
  /** The reason. */
  readonly code: SetUserCurrenciesErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
};

/** Why a hunt was not shared. */
export type ShareFightErrorCode =
  /** The caller has 100 links already. */
  | 'tooManyLinks'
  /** The caller's journal has no such hunt. */
  | 'unknownFight';

/** The hunt to share. */
export type ShareFightInput = {
  /** The id of the journal entry. */
  readonly entryId: Scalars['ID']['input'];
};

/** The result of sharing a hunt. */
export type ShareFightPayload = {
  /** The hunt with its link. */
  readonly fight?: Maybe<JournalFight>;
  /** Why it was not shared; empty on success. */
  readonly userErrors: ReadonlyArray<ShareFightUserError>;
};

/** Why a hunt was not shared. */
export type ShareFightUserError = UserError & {
  /** The reason. */
  readonly code: ShareFightErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
};

/** An offer of a merchant, for the requested quantity. */
export type ShopEntry = {
  /**
   * Whether the player owns, for every slot of the item's type, an item that gives at least as much of every stat. False
   * for an item with an effect of its own.
   */
  readonly isOutgrown: Scalars['Boolean']['output'];
  /** The item. */
  readonly item: Item;
  /** The materials for the quantity. */
  readonly materials: ReadonlyArray<ShopMaterial>;
  /** The number of pieces that the player owns. */
  readonly owned: Scalars['SafeInt']['output'];
  /** The price of the quantity. */
  readonly price: ReadonlyArray<CurrencyAmount>;
  /** The quantity of the offer; 1 for a unique item. */
  readonly quantity: Scalars['Int']['output'];
  /** Why the player cannot buy the item now; null if the player can. */
  readonly refusal?: Maybe<BuyUserError>;
  /** The way to get the item. */
  readonly verb: ShopVerb;
};

/** To buy an item of a shop, or first to reach the XP that it requires. */
export type ShopItemGoal = Goal & ItemGoal & {
  /** The approximate number of hunts, of 100 at the current ground, that are won only with it; null while XP are missing. */
  readonly gain?: Maybe<Scalars['Int']['output']>;
  /** The item. */
  readonly item: Item;
  /** XP missing; 0 for an item that the player can equip now. */
  readonly missing: Scalars['SafeInt']['output'];
  /** Coins missing for an item that the player can equip now and that is worth saving for; 0 if the player has them. */
  readonly missingCoins: Scalars['SafeInt']['output'];
};

/** A material for the requested quantity. */
export type ShopMaterial = {
  /** The material. */
  readonly item: Item;
  /** The unclaimed collection that needs the item as a trophy; null if there is none. */
  readonly neededForCollection?: Maybe<Collection>;
  /** The number of pieces that the player owns. */
  readonly owned: Scalars['SafeInt']['output'];
  /** The required number of pieces. */
  readonly required: Scalars['SafeInt']['output'];
  /** The number of owned pieces that can be used, because no equipment set has them equipped. */
  readonly spare: Scalars['SafeInt']['output'];
};

/** The order of a shop by required XP. */
export type ShopSort =
  /** Lowest first. */
  | 'ascending'
  /** Highest first. */
  | 'descending';

/** A way to get an item from a merchant. */
export type ShopVerb =
  /** The item, a retainer, is bound. */
  | 'bind'
  /** The item is bought for coins. */
  | 'buy'
  /** The item is crafted from materials. */
  | 'craft'
  /** The item, a mount, is tamed. */
  | 'tame';

/**
 * A report of the staff on a fault or planned maintenance, with its updates. An incident is open from its start, or its planned start, until an
 * update resolves it. It is removed 90 days after that.
 */
export type SiteIncident = {
  /** The affected components, always in the same order. */
  readonly components: ReadonlyArray<StatusComponent>;
  /** The incident's id. */
  readonly id: Scalars['ID']['output'];
  /** The state before the first update. */
  readonly initialState: IncidentState;
  /**
   * The measured outages of its components in its time, latest first. Outages of the whole site are with incidents of API or DATABASE. An outage
   * is with one incident at most, the one that began last.
   */
  readonly outages: ReadonlyArray<SiteOutage>;
  /** Whether it is open, planned or past. */
  readonly phase: IncidentPhase;
  /** The planned end of maintenance; null for an incident that is not planned. */
  readonly plannedEndAt?: Maybe<Scalars['DateTime']['output']>;
  /** The planned start of maintenance; null for an incident that is not planned. */
  readonly plannedStartAt?: Maybe<Scalars['DateTime']['output']>;
  /** The time of the update that resolved it; null before. */
  readonly resolvedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The number to be given back with a change; it rises with each change of the incident, not with its updates. */
  readonly revision: Scalars['Int']['output'];
  /** The time at which it began; for planned maintenance the planned start. */
  readonly startedAt: Scalars['DateTime']['output'];
  /** The state now: that of the last update. */
  readonly state: IncidentState;
  /** The text: the effect on players. */
  readonly text: IncidentText;
  /** The title: the fault or the work, in a few words. */
  readonly title: IncidentText;
  /** The updates, latest first, at most 50. */
  readonly updates: ReadonlyArray<SiteIncidentUpdate>;
};

/** A later report of the staff on an incident. */
export type SiteIncidentUpdate = {
  /** The time of the last edit; null if it was never edited. */
  readonly editedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The update's id. */
  readonly id: Scalars['ID']['output'];
  /** The time at which it was posted. */
  readonly postedAt: Scalars['DateTime']['output'];
  /** The number to be given back with a change; it rises with each edit. */
  readonly revision: Scalars['Int']['output'];
  /** The state of the incident from then on. */
  readonly state: IncidentState;
  /** The text: the present knowledge, or the steps taken. */
  readonly text: IncidentText;
};

/**
 * A time in which a component was down. It begins with the first of three minutes in a row that were down, and ends with the first of
 * three that were not. Minutes in which nothing was measured do not interrupt it.
 */
export type SiteOutage = {
  /** The component; null if the whole site was out: then no gateway could record anything. */
  readonly component?: Maybe<StatusComponent>;
  /** The start of the first minute after it; null while it lasts. */
  readonly endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The start of its first minute. */
  readonly startedAt: Scalars['DateTime']['output'];
};

/**
 * The state of the site now and in the last 90 days. Each gateway writes once a minute how its calls and checks ended. A minute is down
 * if at least half of them failed. It is degraded if at least one in twenty failed, or at least half was slow.
 */
export type SiteStatus = {
  /** All components, always in the same order. */
  readonly components: ReadonlyArray<ComponentStatus>;
  /** The incidents: open ones first, then planned maintenance, then those that were resolved in the last 90 days. At most 50. */
  readonly incidents: ReadonlyArray<SiteIncident>;
  /** The end of the latest minute that was recorded; null if none of the last five minutes was. */
  readonly measuredAt?: Maybe<Scalars['DateTime']['output']>;
  /** The outages that ended in the last 90 days or last still, latest first, at most 100. */
  readonly outages: ReadonlyArray<SiteOutage>;
  /** The start of the record, if it is younger than 90 days; null before the first minute was closed. */
  readonly recordingStartedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The worst state of a component in the last three minutes. */
  readonly state: ComponentState;
};

/** The items in the slots of one type, before and after a change. */
export type SlotChange = {
  /** The items in the slots after the change, in slot order. */
  readonly after: ReadonlyArray<Item>;
  /** The items in the unlocked slots before the change, in slot order. */
  readonly before: ReadonlyArray<Item>;
  /** The type of item that fits. */
  readonly itemType: ItemType;
};

/** The items that the slots of one type hold after the call. */
export type SlotItemsInput = {
  /**
   * The ids of the items in the order of the slots, with an id once for each copy that is equipped. Empty if the slots are
   * empty.
   */
  readonly itemIds: ReadonlyArray<Scalars['ID']['input']>;
  /** The id of the item type that fits. */
  readonly itemTypeId: Scalars['ID']['input'];
};

/** The value of a stat that unlocks a slot. */
export type SlotRequirement = {
  /** The item for sale with the least required XP that unlocks the slot by itself; null if there is none. */
  readonly opener?: Maybe<Item>;
  /** The stat. */
  readonly stat: Stat;
  /** The lowest value that unlocks the slot. */
  readonly value: Scalars['Float']['output'];
};

/** The direction in which a list is sorted. */
export type SortDirection =
  /** From the lowest to the highest. */
  | 'ascending'
  /** From the highest to the lowest. */
  | 'descending';

/** A hunting ground where a creature appears. */
export type SourceGround = {
  /** The hunting ground. */
  readonly huntingGround: HuntingGround;
  /** Whether bait that is not special to the ground attracts the creature. */
  readonly isAttractedByAnyBait: Scalars['Boolean']['output'];
  /** The keys to the ground and its region that the player does not own. */
  readonly missingKeys: ReadonlyArray<Item>;
  /** The XP that the ground or its region requires; null if the player has them. */
  readonly missingXp?: Maybe<Scalars['SafeInt']['output']>;
  /** The special baits of the ground that attract the creature. If no bait attracts it, only a hex can. */
  readonly specialBaits: ReadonlyArray<Item>;
};

/** A member of the staff, or the site by itself, has changed something. Each entry of the audit log is such an event. */
export type StaffChangeEvent = StaffEvent & {
  /** The kind of change. */
  readonly action: AuditAction;
  /** The author of the change; null for the system, for example for a newer content pack. */
  readonly actor?: Maybe<AuditActor>;
  /** The entry in the audit log; null for a token, which may not read what changed. */
  readonly auditEntry?: Maybe<AuditEntry>;
  /** The id of the entry in the audit log. */
  readonly auditEntryId: Scalars['ID']['output'];
  /** The version of the content that the change made, which the game uses within a second; null if it was no record of the content. */
  readonly contentVersion?: Maybe<Scalars['Int']['output']>;
  /** The time of the change. */
  readonly happenedAt: Scalars['DateTime']['output'];
  /** The place in the stream, to be given as `after`. */
  readonly id: Scalars['ID']['output'];
  /** The subject of the change. */
  readonly subject: AuditSubject;
};

/** An event for the staff. */
export type StaffEvent = {
  /** The place in the stream, to be given as `after`. */
  readonly id: Scalars['ID']['output'];
};

/** The place from which the next events follow. It comes first, so that a client that gets no event can continue from it. */
export type StaffPlaceEvent = StaffEvent & {
  /** Whether events before it may be missing, because they are older than seven days. Then the present state must be read. */
  readonly hasMissed: Scalars['Boolean']['output'];
  /** The place in the stream, to be given as `after`. */
  readonly id: Scalars['ID']['output'];
};

/** Why the request of an app was not read. */
export type StartAuthorizationErrorCode =
  /** The staff have not approved the app, and the caller does not own it. */
  | 'appNotApproved'
  /** The client id or the address to return to is missing, or a parameter is repeated. */
  | 'authorizationInvalid'
  /** The app has not registered the address to return to. */
  | 'redirectNotRegistered'
  /** There is no such app. */
  | 'unknownApp';

/** The request of an app that opened the authorization endpoint. */
export type StartAuthorizationInput = {
  /** The query string of the address, as the app wrote it. */
  readonly query: Scalars['String']['input'];
};

/** The request of an app. */
export type StartAuthorizationPayload = {
  /** The request to show to the player; null if it has an error. */
  readonly authorization?: Maybe<AppAuthorization>;
  /** The address to send the browser to, which tells the app the error of its request; null if it has none. */
  readonly redirectUri?: Maybe<Scalars['String']['output']>;
  /** Why it failed; empty on success. */
  readonly userErrors: ReadonlyArray<StartAuthorizationUserError>;
};

/** Why the request of an app was not read. */
export type StartAuthorizationUserError = UserError & {
  /** The reason. */
  readonly code: StartAuthorizationErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
};

/** Why the device was not found. */
export type StartDeviceAuthorizationErrorCode =
  /** The staff have not approved the app, and the caller does not own it. */
  | 'appNotApproved'
  /** A scope needs an account of the staff. */
  | 'scopeNotAllowed'
  /** Too many codes were wrong. */
  | 'tooManyAttempts'
  /** The code is wrong or has expired. */
  | 'userCodeInvalid';

/** The code that a device shows. */
export type StartDeviceAuthorizationInput = {
  /** The code, in any case, with or without hyphen. */
  readonly userCode: Scalars['String']['input'];
};

/** The result of finding the app that shows a code. */
export type StartDeviceAuthorizationPayload = {
  /** The request to show to the player. */
  readonly authorization?: Maybe<AppAuthorization>;
  /** Why it failed; empty on success. */
  readonly userErrors: ReadonlyArray<StartDeviceAuthorizationUserError>;
};

/** Why the device was not found. */
export type StartDeviceAuthorizationUserError = UserError & {
  /** The reason. */
  readonly code: StartDeviceAuthorizationErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
  /** Seconds until another attempt is possible, for TOO_MANY_ATTEMPTS. */
  readonly retryAfterSeconds?: Maybe<Scalars['Int']['output']>;
};

/** Why beginning a login with a passkey failed. */
export type StartPasskeyLoginErrorCode =
  /** The ticket is unknown, expired or was used before. */
  | 'ticketInvalid';

/** The login that a passkey confirms, if there is one. */
export type StartPasskeyLoginInput = {
  /** The ticket of a login that the passkey confirms. Without a ticket the passkey replaces name and password. */
  readonly ticket?: InputMaybe<Scalars['String']['input']>;
};

/** The result of beginning a login with a passkey. */
export type StartPasskeyLoginPayload = {
  /** The options for `navigator.credentials`, as JSON. */
  readonly options?: Maybe<Scalars['String']['output']>;
  /** The ticket to send with the response within five minutes. */
  readonly ticket?: Maybe<Scalars['String']['output']>;
  /** Why it failed; empty on success. */
  readonly userErrors: ReadonlyArray<StartPasskeyLoginUserError>;
};

/** Why beginning a login with a passkey failed. */
export type StartPasskeyLoginUserError = UserError & {
  /** The reason. */
  readonly code: StartPasskeyLoginErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
};

/** A number of fighters and items, or an effect that may fire in a fight. */
export type Stat = Node & {
  /** A line about the effect of the stat. */
  readonly flavorText: Scalars['String']['output'];
  /** The stat's id. */
  readonly id: Scalars['ID']['output'];
  /** The stat's image. */
  readonly image?: Maybe<Image>;
  /** The stat's name. */
  readonly name: Scalars['String']['output'];
  /** The settings of the effect; null for a stat that is not a proc. */
  readonly proc?: Maybe<StatProc>;
  /** The rarity of the stat; null if none is set. */
  readonly rarity?: Maybe<Rarity>;
  /** The key of the stat in the rules, such as `timewalker`. */
  readonly shortName: Scalars['String']['output'];
  /** The type of the stat's value. */
  readonly type: StatType;
  /** The unit after the number, such as `%`; empty if there is none. */
  readonly unitSymbol: Scalars['String']['output'];
};

/** The settings of an effect that may fire in a fight. */
export type StatProc = {
  /** The only type of creature that the effect works on; null if it works on every type. */
  readonly affectedCreatureType?: Maybe<EnemyType>;
  /** The key of the moment at which the effect may fire, such as `attack` or `roundstart`. */
  readonly procEvent: Scalars['String']['output'];
  /** The key of the type of the effect, such as `damage` or `stun`. */
  readonly procType: Scalars['String']['output'];
};

/** A number of fighters and items, or an effect (a proc) that may fire in a fight. This is the record that the CMS edits. */
export type StatRecord = {
  /** The record behind `affectedCreatureTypeId`, as an enemy type of the CMS. */
  readonly affectedCreatureType?: Maybe<EnemyTypeRecord>;
  /** The only creature type that a proc works on; empty for every type, and for a number. */
  readonly affectedCreatureTypeId?: Maybe<Scalars['ID']['output']>;
  /** The record behind `damageTypeId`, as a damage type of the CMS. */
  readonly damageType?: Maybe<DamageTypeRecord>;
  /** The type of the damage that a proc deals. */
  readonly damageTypeId?: Maybe<Scalars['ID']['output']>;
  /** A line of text about the effect. */
  readonly flavorText: Scalars['String']['output'];
  /** The record's id. */
  readonly id: Scalars['ID']['output'];
  /** The stat's image. */
  readonly image?: Maybe<Image>;
  /** Whether the stat is a yes or no instead of a number. */
  readonly isYesNo: Scalars['Boolean']['output'];
  /** The stat's name. */
  readonly name: Scalars['String']['output'];
  /** The position in lists, lowest first. */
  readonly orderIndex: Scalars['SafeInt']['output'];
  /** The record behind `procEventTypeId`, as a proc event type of the CMS. */
  readonly procEventType?: Maybe<ProcEventTypeRecord>;
  /** The moment at which a proc may fire; empty for a number. */
  readonly procEventTypeId?: Maybe<Scalars['ID']['output']>;
  /** The record behind `procTypeId`, as a proc type of the CMS. */
  readonly procType?: Maybe<ProcTypeRecord>;
  /** The effect of a proc; empty for a number. */
  readonly procTypeId?: Maybe<Scalars['ID']['output']>;
  /** The record behind `rarityId`, as a rarity of the CMS. */
  readonly rarity?: Maybe<RarityRecord>;
  /** The rarity of the stat; empty for none. */
  readonly rarityId?: Maybe<Scalars['ID']['output']>;
  /** A number that rises by one with every change. */
  readonly revision: Scalars['Int']['output'];
  /** The short name, unique within the kind regardless of case. */
  readonly shortName: Scalars['String']['output'];
  /** The type of the stat: a number, or an effect that may fire in a fight. */
  readonly statType: StatRecordType;
  /** The translated texts of the record. Texts without a translation are left out. */
  readonly translations: ReadonlyArray<RecordTranslation>;
  /** The unit after the number, such as %. */
  readonly unitSymbol: Scalars['String']['output'];
  /** The time of the last change. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** A page of stats. */
export type StatRecordConnection = {
  /** The records with their cursors. */
  readonly edges: ReadonlyArray<StatRecordEdge>;
  /** The records. */
  readonly nodes: ReadonlyArray<StatRecord>;
  /** The position of the page. */
  readonly pageInfo: PageInfo;
  /** The number of matching records before the record with this id; null if that record does not match. */
  readonly positionOf?: Maybe<Scalars['Int']['output']>;
  /** The number of all records that match. */
  readonly totalCount: Scalars['Int']['output'];
};


/** A page of stats. */
export type StatRecordConnectionPositionOfArgs = {
  id: Scalars['ID']['input'];
};

/** A stat and its position in the list. */
export type StatRecordEdge = {
  /** The position, to be given as `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: StatRecord;
};

/** The type of a stat. */
export type StatRecordType =
  /** An effect that may fire at a moment of a fight. */
  | 'proc'
  /** A number, or present or not. */
  | 'stat';

/** The type of a stat's value. */
export type StatType =
  /** A number. */
  | 'number'
  /** An effect that may fire at a moment of a fight, with a chance. */
  | 'proc'
  /** A yes or no: a value above 0 means yes. */
  | 'yesNo';

/** The value of a stat. */
export type StatValue = {
  /** The lowest value. */
  readonly from: Scalars['Float']['output'];
  /** The chance that the effect fires; null for a stat that is not a proc. */
  readonly procPercent?: Maybe<Scalars['Percentage']['output']>;
  /** The stat. */
  readonly stat: Stat;
  /** The highest value. */
  readonly to: Scalars['Float']['output'];
};

/** A part of the site whose state is measured. */
export type StatusComponent =
  /** The calls of GraphQL and REST, and whether each gateway can serve them; failed with a 5xx, slow from one second. */
  | 'api'
  /** Whether the database can be written; slow from half a second. */
  | 'database'
  /** Auto-hunts and missions, which happen without a call; slow from one minute of delay, failed from five. */
  | 'hunts'
  /** The mails that were handed to the mail server, or could not be. */
  | 'mails'
  /** The calls of the payment provider; failed without an answer or with a 5xx, slow from five seconds. */
  | 'payments'
  /** Whether the front ends can be loaded; slow if browsers of several visitors report that one fails. */
  | 'remotes';

/** The notification whose kind to stop. */
export type StopNotificationsInput = {
  /** The kind to stop. */
  readonly kind: NotificationKind;
  /** The token in the notification. */
  readonly token: Scalars['String']['input'];
};

/** The result of stopping notifications. */
export type StopNotificationsPayload = {
  /** Whether a device had the token; a device that is gone gets no notifications anyway. */
  readonly isStopped: Scalars['Boolean']['output'];
};

/** An event of a player. */
export type StreamEvent = {
  /** The place in the stream, to be given as `after`; null for an event that describes the present alone. */
  readonly id?: Maybe<Scalars['ID']['output']>;
};

/** An effect takes the next turn of the target. */
export type StunEvent = CombatEvent & ProcEvent & {
  /** The side that acts. */
  readonly actor: CombatSide;
  /** The name of the fighter that acts, or whose retainer acts. */
  readonly actorName: Scalars['String']['output'];
  /** The effect. */
  readonly proc: CombatProc;
  /** The round, 1 to 5; 0 before the first. */
  readonly round: Scalars['Int']['output'];
  /** Health and damage of both sides after the event. */
  readonly standing: CombatStanding;
  /** The side that the event affects. */
  readonly target: CombatSide;
  /** The name of the affected fighter. */
  readonly targetName: Scalars['String']['output'];
};

/** The events that the site sends by itself. */
export type Subscription = {
  /**
   * The events of the caller's player while they happen, by server-sent events: `POST /graphql` with `Accept: text/event-stream`, as graphql-sse
   * defines it. Each entry of the journal comes once and in order. A client that was away gets every entry since its last event, and the present
   * state of the player.
   */
  readonly events: StreamEvent;
  /**
   * The events for the staff while they happen, by server-sent events: changes of content, accounts and front ends, and payments. Each that the
   * caller's role may read comes once and in order. A token gets changes of content and settings with `content:read`, accounts and payments with
   * `support`, and front ends with `deploy`. Events are kept for seven days.
   */
  readonly staffEvents: StaffEvent;
};


/** The events that the site sends by itself. */
export type SubscriptionEventsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
};


/** The events that the site sends by itself. */
export type SubscriptionStaffEventsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
};

/** A subscription. */
export type SubscriptionLevel =
  /** Gold. */
  | 'gold'
  /** Platinum. */
  | 'platinum'
  /** Silver. */
  | 'silver';

/** A message of the operators. */
export type SystemEntry = JournalEntry & Node & {
  /** The time at which the message was written. */
  readonly happenedAt: Scalars['DateTime']['output'];
  /** The entry's id. */
  readonly id: Scalars['ID']['output'];
  /** The message, in the language of the call if there is a translation. */
  readonly message: Scalars['String']['output'];
};

/** An enemy's slice of the table. */
export type TableSliceInput = {
  /** The enemy. */
  readonly enemyId: Scalars['ID']['input'];
  /** The roll at which the next slice begins. */
  readonly rangeMax?: InputMaybe<Scalars['SafeInt']['input']>;
  /** The lowest roll that attracts the enemy. */
  readonly rangeMin?: InputMaybe<Scalars['SafeInt']['input']>;
};

/** An enemy's slice of the table. */
export type TableSliceRecord = {
  /** The record behind `enemyId`, as an enemy of the CMS. */
  readonly enemy?: Maybe<EnemyRecord>;
  /** The enemy. */
  readonly enemyId: Scalars['ID']['output'];
  /** The roll at which the next slice begins. */
  readonly rangeMax: Scalars['SafeInt']['output'];
  /** The lowest roll that attracts the enemy. */
  readonly rangeMin: Scalars['SafeInt']['output'];
};

/** Why a gift was not taken. */
export type TakeGiftErrorCode =
  /** The gift is unique and the player owns it already. */
  | 'alreadyOwned'
  /** The game is not open yet. */
  | 'gameClosed'
  /** The gift was taken already. */
  | 'giftTaken'
  /** The news post has no gift. */
  | 'noGift'
  /** There is no such news post. */
  | 'unknownNews';

/** To take the gift of a piece of news. */
export type TakeGiftGoal = Goal & ItemGoal & {
  /** The gift. */
  readonly item: Item;
  /** Always 0. */
  readonly missing: Scalars['SafeInt']['output'];
  /** The news that brings it. */
  readonly news: NewsPost;
};

/** The gift to take. */
export type TakeGiftInput = {
  /** The news post's id. */
  readonly newsId: Scalars['ID']['input'];
};

/** The result of taking a gift. */
export type TakeGiftPayload = {
  /** The news post after the change. */
  readonly news?: Maybe<NewsPost>;
  /** The player after the change. */
  readonly player?: Maybe<Player>;
  /** Why nothing was taken; empty on success. */
  readonly userErrors: ReadonlyArray<TakeGiftUserError>;
};

/** Why a gift was not taken. */
export type TakeGiftUserError = UserError & {
  /** The reason. */
  readonly code: TakeGiftErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The gift, for ALREADY_OWNED. */
  readonly item?: Maybe<Item>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
  /** The time at which the game opens, for GAME_CLOSED. */
  readonly opensAt?: Maybe<Scalars['DateTime']['output']>;
};

/** An effect steals coins. */
export type TheftEvent = CombatEvent & ProcEvent & {
  /** The side that acts. */
  readonly actor: CombatSide;
  /** The name of the fighter that acts, or whose retainer acts. */
  readonly actorName: Scalars['String']['output'];
  /** The change of the player's coins: positive if the player stole, negative if the creature did. */
  readonly goldChange: Scalars['SafeInt']['output'];
  /** The effect. */
  readonly proc: CombatProc;
  /** The round, 1 to 5; 0 before the first. */
  readonly round: Scalars['Int']['output'];
  /** Health and damage of both sides after the event. */
  readonly standing: CombatStanding;
  /** The side that the event affects. */
  readonly target: CombatSide;
  /** The name of the affected fighter. */
  readonly targetName: Scalars['String']['output'];
};

/** A language for translations of records, beside English. */
export type TranslationLanguage =
  /** German. */
  | 'de';

/** The state of a translation of a record's text. */
export type TranslationState =
  /** There is no translation. */
  | 'missing'
  /** The English text has changed since the translation. Players read the English text. */
  | 'outdated';

/** A journey. */
export type TravelEntry = JournalEntry & Node & {
  /** The time of the arrival. */
  readonly happenedAt: Scalars['DateTime']['output'];
  /** The ground at which the player arrived. */
  readonly huntingGround: HuntingGround;
  /** The entry's id. */
  readonly id: Scalars['ID']['output'];
};

/** Why a journey was refused. */
export type TravelErrorCode =
  /** The player is at this ground already. */
  | 'alreadyThere'
  /** Coins are missing. */
  | 'cannotAfford'
  /** A combat is open. */
  | 'combatOpen'
  /** The game is not open yet. */
  | 'gameClosed'
  /** The key is missing. */
  | 'keyMissing'
  /** There is no such hunting ground. */
  | 'unknownGround'
  /** The player has too little XP. */
  | 'xpTooLow';

/** To travel to a harder hunting ground that is open, where the current equipment wins most hunts. */
export type TravelGoal = Goal & PlaceGoal & {
  /** The hunting ground. */
  readonly huntingGround: HuntingGround;
  /** Coins missing for the journey. */
  readonly missing: Scalars['SafeInt']['output'];
  /** The number of creatures there that the player has never beaten. */
  readonly newCreatures: Scalars['Int']['output'];
  /**
   * The approximate factor by which XP and gold of a hunt there exceed those of a hunt at the current ground; null if a
   * hunt here brings nothing.
   */
  readonly rewardFactor?: Maybe<Scalars['Float']['output']>;
};

/** The destination. */
export type TravelInput = {
  /** The hunting ground's id. */
  readonly huntingGroundId: Scalars['ID']['input'];
};

/** The result of a journey. */
export type TravelPayload = {
  /** The equipment set that was switched to because it is bound to the hunting ground; null if none was. */
  readonly equipmentSet?: Maybe<EquipmentSet>;
  /** The player after the journey. */
  readonly player?: Maybe<Player>;
  /** Why the player did not move; empty on success. */
  readonly userErrors: ReadonlyArray<TravelUserError>;
};

/** Why a journey was refused. */
export type TravelUserError = UserError & {
  /** The reason. */
  readonly code: TravelErrorCode;
  /** The currency, for CANNOT_AFFORD. */
  readonly currency?: Maybe<Currency>;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The key, for KEY_MISSING. */
  readonly item?: Maybe<Item>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
  /** The number of missing coins, for CANNOT_AFFORD. */
  readonly missing?: Maybe<Scalars['SafeInt']['output']>;
  /** The time at which the game opens, for GAME_CLOSED. */
  readonly opensAt?: Maybe<Scalars['DateTime']['output']>;
  /** The name of the region or hunting ground that requires XP or a key, or of the hunting ground at which the player is. */
  readonly placeName?: Maybe<Scalars['String']['output']>;
  /** The XP required, for XP_TOO_LOW. */
  readonly requiredXp?: Maybe<Scalars['SafeInt']['output']>;
};

/** An item that belongs to a collection. */
export type Trophy = {
  /** The creatures that drop the item, ground by ground. */
  readonly dropSources: ReadonlyArray<DropSource>;
  /** Whether the player owns one. */
  readonly isCollected: Scalars['Boolean']['output'];
  /** The item. */
  readonly item: Item;
  /** The merchant that sells the item; null if none does. */
  readonly merchant?: Maybe<Merchant>;
};

/** Why a ban was not lifted. */
export type UnbanUserErrorCode =
  /** Only an admin may change accounts of staff. */
  | 'adminRequired'
  /** The account is not banned. */
  | 'notBanned'
  /** There is no such account. */
  | 'unknownUser';

/** The account whose ban to lift. */
export type UnbanUserInput = {
  /** The account's id. */
  readonly id: Scalars['ID']['input'];
};

/** The result of lifting a ban. */
export type UnbanUserPayload = {
  /** The account after the change. */
  readonly user?: Maybe<User>;
  /** Why nothing changed; empty on success. */
  readonly userErrors: ReadonlyArray<UnbanUserUserError>;
};

/** Why a ban was not lifted. */
export type UnbanUserUserError = UserError & {
  /** The reason. */
  readonly code: UnbanUserErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
};

/** The item to take off. */
export type UnequipInput = {
  /** The id of the equipped item. */
  readonly itemId: Scalars['ID']['input'];
};

/** The result of taking an item off. */
export type UnequipPayload = {
  /** The player without the item in a slot. */
  readonly player?: Maybe<Player>;
  /** Why the item was not taken off; empty on success. */
  readonly userErrors: ReadonlyArray<EquipUserError>;
};

/** Why an app was not changed. */
export type UpdateAppErrorCode =
  /** An address to return to is not allowed. */
  | 'redirectInvalid'
  /** A scope needs an account of the staff. */
  | 'scopeNotAllowed'
  /** There is no such app. */
  | 'unknownApp';

/** The changes of an app. Fields that are left out stay as they are. */
export type UpdateAppInput = {
  /** A description of the app for players, at most 300 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** The client id of the app. */
  readonly id: Scalars['ID']['input'];
  /** The name of the app, 1 to 40 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The addresses to return to, as in its registration. */
  readonly redirectUris?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** All scopes that the app may ask for, at least one. */
  readonly scopes?: InputMaybe<ReadonlyArray<Scalars['Scope']['input']>>;
  /** The page of the app, beginning with https://; empty for none. */
  readonly website?: InputMaybe<Scalars['String']['input']>;
};

/** The result of changing an app. */
export type UpdateAppPayload = {
  /** The app. */
  readonly app?: Maybe<RegisteredApp>;
  /** Why it failed; empty on success. */
  readonly userErrors: ReadonlyArray<UpdateAppUserError>;
};

/** Why an app was not changed. */
export type UpdateAppUserError = UserError & {
  /** The reason. */
  readonly code: UpdateAppErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
};

/** Changes of a currency. Fields that are left out stay unchanged; null resets a field to its default. */
export type UpdateCurrencyInput = {
  /** A line of text about the currency. */
  readonly flavorText?: InputMaybe<Scalars['String']['input']>;
  /** The record's id. */
  readonly id: Scalars['ID']['input'];
  /** The currency's image. */
  readonly imageId?: InputMaybe<Scalars['ID']['input']>;
  /** The currency's name. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The position in lists, lowest first. */
  readonly orderIndex?: InputMaybe<Scalars['SafeInt']['input']>;
  /** The revision that was read. If given, the change is refused with STALE if the record has changed since. */
  readonly revision?: InputMaybe<Scalars['Int']['input']>;
  /** The short name, unique within the kind regardless of case. */
  readonly shortName?: InputMaybe<Scalars['String']['input']>;
  /** The name of a single one, such as `Sanguine Diamond`; empty if the name suits one as well. */
  readonly singularName?: InputMaybe<Scalars['String']['input']>;
  /** The translations to change. Others stay unchanged. */
  readonly translations?: InputMaybe<ReadonlyArray<RecordTranslationInput>>;
};

/** The result of changing a currency. */
export type UpdateCurrencyPayload = {
  /** The record after the change. */
  readonly currency?: Maybe<CurrencyRecord>;
  /** Why nothing was changed; empty on success. */
  readonly userErrors: ReadonlyArray<RecordUserError>;
};

/** Changes of a damage type. Fields that are left out stay unchanged; null resets a field to its default. */
export type UpdateDamageTypeInput = {
  /** The colour, such as #8a0303. */
  readonly colorHex?: InputMaybe<Scalars['String']['input']>;
  /** The record's id. */
  readonly id: Scalars['ID']['input'];
  /** The damage type's image. */
  readonly imageId?: InputMaybe<Scalars['ID']['input']>;
  /** The damage type's name. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The revision that was read. If given, the change is refused with STALE if the record has changed since. */
  readonly revision?: InputMaybe<Scalars['Int']['input']>;
  /** The short name, unique within the kind regardless of case. */
  readonly shortName?: InputMaybe<Scalars['String']['input']>;
  /** The translations to change. Others stay unchanged. */
  readonly translations?: InputMaybe<ReadonlyArray<RecordTranslationInput>>;
};

/** The result of changing a damage type. */
export type UpdateDamageTypePayload = {
  /** The record after the change. */
  readonly damageType?: Maybe<DamageTypeRecord>;
  /** Why nothing was changed; empty on success. */
  readonly userErrors: ReadonlyArray<RecordUserError>;
};

/** Why the address was not changed. */
export type UpdateEmailErrorCode =
  /** The address is not valid. */
  | 'emailInvalid'
  /** The account has a second factor, and its login is older than 15 minutes: log in again. */
  | 'loginTooOld'
  /** The password is wrong. */
  | 'passwordWrong'
  /** Too many attempts failed. */
  | 'tooManyAttempts';

/** A new e-mail address, confirmed by the password. */
export type UpdateEmailInput = {
  /** The new address. */
  readonly email: Scalars['String']['input'];
  /** The SHA-256 of the password, 64 hexadecimal digits in lower case. */
  readonly password: Scalars['String']['input'];
};

/** The result of changing the address. */
export type UpdateEmailPayload = {
  /** The account after the change. */
  readonly account?: Maybe<Account>;
  /** Why nothing changed; empty on success. */
  readonly userErrors: ReadonlyArray<UpdateEmailUserError>;
};

/** Why the address was not changed. */
export type UpdateEmailUserError = UserError & {
  /** The reason. */
  readonly code: UpdateEmailErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
  /** Seconds until another attempt is possible, for TOO_MANY_ATTEMPTS. */
  readonly retryAfterSeconds?: Maybe<Scalars['Int']['output']>;
};

/** Changes of an enemy. Fields that are left out stay unchanged; null resets a field to its default. */
export type UpdateEnemyInput = {
  /** The moving image, which plays in a loop. */
  readonly animatedImageId?: InputMaybe<Scalars['ID']['input']>;
  /** The coins of a win. */
  readonly currencies?: InputMaybe<ReadonlyArray<CurrencyEntryInput>>;
  /** The creature's type. */
  readonly enemyTypeId?: InputMaybe<Scalars['ID']['input']>;
  /** The equipment, whose stats count in the fight. */
  readonly equipment?: InputMaybe<EnemyEquipmentInput>;
  /** A line of text about the enemy. */
  readonly flavorText?: InputMaybe<Scalars['String']['input']>;
  /** The record's id. */
  readonly id: Scalars['ID']['input'];
  /** The enemy's image. */
  readonly imageId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether players see the enemy. */
  readonly isVisible?: InputMaybe<Scalars['Boolean']['input']>;
  /** The possible drops of a win. */
  readonly loot?: InputMaybe<ReadonlyArray<LootEntryInput>>;
  /** The enemy's name. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The creature's rarity. */
  readonly rarityId?: InputMaybe<Scalars['ID']['input']>;
  /** The coins of a draw. */
  readonly refund?: InputMaybe<ReadonlyArray<CurrencyEntryInput>>;
  /** The revision that was read. If given, the change is refused with STALE if the record has changed since. */
  readonly revision?: InputMaybe<Scalars['Int']['input']>;
  /** The stats of the creature in a fight. */
  readonly stats?: InputMaybe<ReadonlyArray<EnemyStatInput>>;
  /** The translations to change. Others stay unchanged. */
  readonly translations?: InputMaybe<ReadonlyArray<RecordTranslationInput>>;
  /** The XP of a win. */
  readonly xp?: InputMaybe<Scalars['SafeInt']['input']>;
};

/** The result of changing an enemy. */
export type UpdateEnemyPayload = {
  /** The record after the change. */
  readonly enemy?: Maybe<EnemyRecord>;
  /** Why nothing was changed; empty on success. */
  readonly userErrors: ReadonlyArray<RecordUserError>;
};

/** Changes of an enemy type. Fields that are left out stay unchanged; null resets a field to its default. */
export type UpdateEnemyTypeInput = {
  /** The record's id. */
  readonly id: Scalars['ID']['input'];
  /** The enemy type's image. */
  readonly imageId?: InputMaybe<Scalars['ID']['input']>;
  /** The enemy type's name. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The position in lists, lowest first. */
  readonly orderIndex?: InputMaybe<Scalars['SafeInt']['input']>;
  /** The revision that was read. If given, the change is refused with STALE if the record has changed since. */
  readonly revision?: InputMaybe<Scalars['Int']['input']>;
  /** The short name, unique within the kind regardless of case. */
  readonly shortName?: InputMaybe<Scalars['String']['input']>;
  /** The translations to change. Others stay unchanged. */
  readonly translations?: InputMaybe<ReadonlyArray<RecordTranslationInput>>;
};

/** The result of changing an enemy type. */
export type UpdateEnemyTypePayload = {
  /** The record after the change. */
  readonly enemyType?: Maybe<EnemyTypeRecord>;
  /** Why nothing was changed; empty on success. */
  readonly userErrors: ReadonlyArray<RecordUserError>;
};

/** Why an equipment set was not changed. */
export type UpdateEquipmentSetErrorCode =
  /** The game is not open yet. */
  | 'gameClosed'
  /** The equipment set is locked. */
  | 'setupLocked'
  /** There is no such hunting ground. */
  | 'unknownGround';

/** The changes of an equipment set. Fields that are left out stay unchanged. */
export type UpdateEquipmentSetInput = {
  /** The id of the hunting ground at which the set is switched to on arrival; null for none. */
  readonly huntingGroundId?: InputMaybe<Scalars['ID']['input']>;
  /** The zero-based index, 0 to 9. */
  readonly index: Scalars['Int']['input'];
  /** The name of the set, at most 24 visible characters; null or empty for no name. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
};

/** The result of changing the name or ground of an equipment set. */
export type UpdateEquipmentSetPayload = {
  /** The player after the change. */
  readonly player?: Maybe<Player>;
  /** Why nothing changed; empty on success. */
  readonly userErrors: ReadonlyArray<UpdateEquipmentSetUserError>;
};

/** Why an equipment set was not changed. */
export type UpdateEquipmentSetUserError = UserError & {
  /** The reason. */
  readonly code: UpdateEquipmentSetErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
  /** The time at which the game opens, for GAME_CLOSED. */
  readonly opensAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Changes of a hunting ground. Fields that are left out stay unchanged; null resets a field to its default. */
export type UpdateHuntingGroundInput = {
  /** The moving image, which replaces the still one. */
  readonly animatedImageId?: InputMaybe<Scalars['ID']['input']>;
  /** A line of text about the hunting ground. */
  readonly flavorText?: InputMaybe<Scalars['String']['input']>;
  /** The record's id. */
  readonly id: Scalars['ID']['input'];
  /** The hunting ground's image. */
  readonly imageId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether players see the hunting ground. */
  readonly isVisible?: InputMaybe<Scalars['Boolean']['input']>;
  /** The item that a player needs to travel there; empty if none is needed. */
  readonly keyId?: InputMaybe<Scalars['ID']['input']>;
  /** The hunting ground's name. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The region of the ground. */
  readonly regionId?: InputMaybe<Scalars['ID']['input']>;
  /** The XP that a player needs to travel there. */
  readonly requiredXp?: InputMaybe<Scalars['SafeInt']['input']>;
  /** The revision that was read. If given, the change is refused with STALE if the record has changed since. */
  readonly revision?: InputMaybe<Scalars['Int']['input']>;
  /** The position among the grounds of the region, lowest first. */
  readonly sequence?: InputMaybe<Scalars['SafeInt']['input']>;
  /** The baits that attract other creatures here than ordinary bait does. */
  readonly specialBaitItemIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** The translations to change. Others stay unchanged. */
  readonly translations?: InputMaybe<ReadonlyArray<RecordTranslationInput>>;
  /** The price of travelling there. */
  readonly travelCost?: InputMaybe<ReadonlyArray<CurrencyEntryInput>>;
};

/** The result of changing a hunting ground. */
export type UpdateHuntingGroundPayload = {
  /** The record after the change. */
  readonly huntingGround?: Maybe<HuntingGroundRecord>;
  /** Why nothing was changed; empty on success. */
  readonly userErrors: ReadonlyArray<RecordUserError>;
};

/** Changes of a hunting table. Fields that are left out stay unchanged; null resets a field to its default. */
export type UpdateHuntingTableInput = {
  /** The slices of the table, from 0 to 10,000. */
  readonly enemies?: InputMaybe<ReadonlyArray<TableSliceInput>>;
  /** The hunting ground of the table. */
  readonly huntingGroundId?: InputMaybe<Scalars['ID']['input']>;
  /** The record's id. */
  readonly id: Scalars['ID']['input'];
  /** The hunting table's name. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The revision that was read. If given, the change is refused with STALE if the record has changed since. */
  readonly revision?: InputMaybe<Scalars['Int']['input']>;
  /** The bait of the table: 0 for ordinary bait, n for the n-th special bait of the ground. */
  readonly sequence?: InputMaybe<Scalars['SafeInt']['input']>;
};

/** The result of changing a hunting table. */
export type UpdateHuntingTablePayload = {
  /** The record after the change. */
  readonly huntingTable?: Maybe<HuntingTableRecord>;
  /** Why nothing was changed; empty on success. */
  readonly userErrors: ReadonlyArray<RecordUserError>;
};

/** The new text of an incident. Its updates stay. */
export type UpdateIncidentInput = {
  /** The affected components, at least one. */
  readonly components: ReadonlyArray<StatusComponent>;
  /** The incident. */
  readonly id: Scalars['ID']['input'];
  /** The planned end, after the start; for SCHEDULED only. */
  readonly plannedEndAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The planned start, within a year; for SCHEDULED only. */
  readonly plannedStartAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The revision that was read; the change is refused with STALE if the incident has another one. */
  readonly revision: Scalars['Int']['input'];
  /** The time at which it began, in the last 90 days; unchanged if it is left out. Not for SCHEDULED. */
  readonly startedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The state before the first update: any but RESOLVED. */
  readonly state: IncidentState;
  /** The effect on players, at most 2,000 characters in each language. */
  readonly text: IncidentTextInput;
  /** The title, at most 120 characters in each language. */
  readonly title: IncidentTextInput;
};

/** The result of changing an incident. */
export type UpdateIncidentPayload = {
  /** The incident after the change; null if it was deleted since the first call under the key. */
  readonly incident?: Maybe<SiteIncident>;
  /** Why nothing was changed; empty on success. */
  readonly userErrors: ReadonlyArray<IncidentUserError>;
};

/** Changes of an item. Fields that are left out stay unchanged; null resets a field to its default. */
export type UpdateItemInput = {
  /** The moving image, which replaces the still one. */
  readonly animatedImageId?: InputMaybe<Scalars['ID']['input']>;
  /** The enemy that a hex attracts; empty for other items. */
  readonly canAttractEnemyId?: InputMaybe<Scalars['ID']['input']>;
  /** The enemy type that a hex attracts; empty for other items. */
  readonly canAttractEnemyTypeId?: InputMaybe<Scalars['ID']['input']>;
  /** The materials of one piece. */
  readonly craftingMaterials?: InputMaybe<ReadonlyArray<CraftingMaterialInput>>;
  /** The creature type of a retainer; empty for other items. */
  readonly creatureTypeId?: InputMaybe<Scalars['ID']['input']>;
  /** A line of text about the item. */
  readonly flavorText?: InputMaybe<Scalars['String']['input']>;
  /** The record's id. */
  readonly id: Scalars['ID']['input'];
  /** The item's image. */
  readonly imageId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether merchants sell or craft the item. */
  readonly isBuyable?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the item belongs to the premium shop. */
  readonly isInPremiumShop?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether players may give the item to each other. */
  readonly isTransferable?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether a player can own only one piece. */
  readonly isUnique?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether players see the item in shops and in the catalogue. */
  readonly isVisible?: InputMaybe<Scalars['Boolean']['input']>;
  /** The item's type. */
  readonly itemTypeId?: InputMaybe<Scalars['ID']['input']>;
  /** The item's name. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The price of one piece. */
  readonly price?: InputMaybe<ReadonlyArray<CurrencyEntryInput>>;
  /** The item's rarity. */
  readonly rarityId?: InputMaybe<Scalars['ID']['input']>;
  /** The amount that a shop pays for one piece. */
  readonly refund?: InputMaybe<ReadonlyArray<CurrencyEntryInput>>;
  /** The subscription that a player needs to buy or equip the item; null if none is needed. */
  readonly requiredSubscription?: InputMaybe<SubscriptionLevel>;
  /** The XP that a player needs to buy or equip the item. */
  readonly requiredXp?: InputMaybe<Scalars['SafeInt']['input']>;
  /** The revision that was read. If given, the change is refused with STALE if the record has changed since. */
  readonly revision?: InputMaybe<Scalars['Int']['input']>;
  /** The stats of the item, which apply while it is equipped. */
  readonly stats?: InputMaybe<ReadonlyArray<ItemStatInput>>;
  /** The translations to change. Others stay unchanged. */
  readonly translations?: InputMaybe<ReadonlyArray<RecordTranslationInput>>;
  /** The trophies of a collection; empty for other items. */
  readonly trophyItemIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

/** The result of changing an item. */
export type UpdateItemPayload = {
  /** The record after the change. */
  readonly item?: Maybe<ItemRecord>;
  /** Why nothing was changed; empty on success. */
  readonly userErrors: ReadonlyArray<RecordUserError>;
};

/** Changes of an item type. Fields that are left out stay unchanged; null resets a field to its default. */
export type UpdateItemTypeInput = {
  /** Whether items of the type count while they are owned, without being equipped. */
  readonly countsWhileOwned?: InputMaybe<Scalars['Boolean']['input']>;
  /** The record's id. */
  readonly id: Scalars['ID']['input'];
  /** The item type's image. */
  readonly imageId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether items of the type can be equipped. */
  readonly isEquipment?: InputMaybe<Scalars['Boolean']['input']>;
  /** The item type's name. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The position in lists, lowest first. */
  readonly orderIndex?: InputMaybe<Scalars['SafeInt']['input']>;
  /** The revision that was read. If given, the change is refused with STALE if the record has changed since. */
  readonly revision?: InputMaybe<Scalars['Int']['input']>;
  /** The short name, unique within the kind regardless of case. */
  readonly shortName?: InputMaybe<Scalars['String']['input']>;
  /** The number of items of the type that can be equipped at once. */
  readonly slotCount?: InputMaybe<Scalars['SafeInt']['input']>;
  /** The translations to change. Others stay unchanged. */
  readonly translations?: InputMaybe<ReadonlyArray<RecordTranslationInput>>;
};

/** The result of changing an item type. */
export type UpdateItemTypePayload = {
  /** The record after the change. */
  readonly itemType?: Maybe<ItemTypeRecord>;
  /** Why nothing was changed; empty on success. */
  readonly userErrors: ReadonlyArray<RecordUserError>;
};

/** Changes of a news post. Fields that are left out stay unchanged; null resets a field to its default. */
export type UpdateNewsPostInput = {
  /** The moving image, which replaces the still one. */
  readonly animatedImageId?: InputMaybe<Scalars['ID']['input']>;
  /** The heading. */
  readonly header?: InputMaybe<Scalars['String']['input']>;
  /** The record's id. */
  readonly id: Scalars['ID']['input'];
  /** The news post's image. */
  readonly imageId?: InputMaybe<Scalars['ID']['input']>;
  /** An item for editors, without effect: every player sees the post. */
  readonly keyId?: InputMaybe<Scalars['ID']['input']>;
  /** The text of the post. */
  readonly message?: InputMaybe<Scalars['String']['input']>;
  /** A name for editors, which players do not see. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The time of publication; the time of creation if left out. */
  readonly publishedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** A number for editors, without effect: every player sees the post. */
  readonly requiredXp?: InputMaybe<Scalars['SafeInt']['input']>;
  /** The revision that was read. If given, the change is refused with STALE if the record has changed since. */
  readonly revision?: InputMaybe<Scalars['Int']['input']>;
  /** The gift that each player can take once; empty if there is none. */
  readonly rewardItemId?: InputMaybe<Scalars['ID']['input']>;
  /** A number for editors, without effect: news posts are sorted by their time. */
  readonly sequence?: InputMaybe<Scalars['SafeInt']['input']>;
  /** The translations to change. Others stay unchanged. */
  readonly translations?: InputMaybe<ReadonlyArray<RecordTranslationInput>>;
};

/** The result of changing a news post. */
export type UpdateNewsPostPayload = {
  /** The record after the change. */
  readonly newsPost?: Maybe<NewsPostRecord>;
  /** Why nothing was changed; empty on success. */
  readonly userErrors: ReadonlyArray<RecordUserError>;
};

/** Why the password was not changed. */
export type UpdatePasswordErrorCode =
  /** The account has a second factor, and its login is older than 15 minutes: log in again. */
  | 'loginTooOld'
  /** The new password is too easy to guess. */
  | 'passwordTooCommon'
  /** The current password is wrong. */
  | 'passwordWrong'
  /** Too many attempts failed. */
  | 'tooManyAttempts';

/** A new password, confirmed by the current one. */
export type UpdatePasswordInput = {
  /** The SHA-256 of the current password, 64 hexadecimal digits in lower case. */
  readonly currentPassword: Scalars['String']['input'];
  /** The SHA-256 of the new password, 64 hexadecimal digits in lower case. */
  readonly newPassword: Scalars['String']['input'];
};

/** The result of changing the password. */
export type UpdatePasswordPayload = {
  /** The account after the change. */
  readonly account?: Maybe<Account>;
  /** Why nothing changed; empty on success. */
  readonly userErrors: ReadonlyArray<UpdatePasswordUserError>;
};

/** Why the password was not changed. */
export type UpdatePasswordUserError = UserError & {
  /** The reason. */
  readonly code: UpdatePasswordErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
  /** Seconds until another attempt is possible, for TOO_MANY_ATTEMPTS. */
  readonly retryAfterSeconds?: Maybe<Scalars['Int']['output']>;
};

/** Changes of a premium package. Fields that are left out stay unchanged; null resets a field to its default. */
export type UpdatePremiumPackageInput = {
  /** The moving image, which replaces the still one. */
  readonly animatedImageId?: InputMaybe<Scalars['ID']['input']>;
  /** The section of the premium shop; null for a subscription. */
  readonly category?: InputMaybe<PremiumPackageCategory>;
  /** A line of text about the package. */
  readonly flavorText?: InputMaybe<Scalars['String']['input']>;
  /** The record's id. */
  readonly id: Scalars['ID']['input'];
  /** The package's image. */
  readonly imageId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether players see the package. */
  readonly isVisible?: InputMaybe<Scalars['Boolean']['input']>;
  /** The items of the package. */
  readonly items?: InputMaybe<ReadonlyArray<PackageItemInput>>;
  /** The month in which the package is sold, 1 to 12; 0 for every month. */
  readonly month?: InputMaybe<Scalars['SafeInt']['input']>;
  /** The package's name. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The price in US dollars with whole cents; for a subscription, the price of a month. */
  readonly priceUsd?: InputMaybe<MoneyInput>;
  /** The revision that was read. If given, the change is refused with STALE if the record has changed since. */
  readonly revision?: InputMaybe<Scalars['Int']['input']>;
  /** The subscription that the package sells; null for a single purchase. */
  readonly subscriptionLevel?: InputMaybe<SubscriptionLevel>;
  /** The translations to change. Others stay unchanged. */
  readonly translations?: InputMaybe<ReadonlyArray<RecordTranslationInput>>;
  /** The year in which the package is sold; 0 for every year. */
  readonly year?: InputMaybe<Scalars['SafeInt']['input']>;
};

/** The result of changing a premium package. */
export type UpdatePremiumPackagePayload = {
  /** The record after the change. */
  readonly premiumPackage?: Maybe<PremiumPackageRecord>;
  /** Why nothing was changed; empty on success. */
  readonly userErrors: ReadonlyArray<RecordUserError>;
};

/** Changes of a proc event type. Fields that are left out stay unchanged; null resets a field to its default. */
export type UpdateProcEventTypeInput = {
  /** The record's id. */
  readonly id: Scalars['ID']['input'];
  /** The proc event type's image. */
  readonly imageId?: InputMaybe<Scalars['ID']['input']>;
  /** The proc event type's name. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The revision that was read. If given, the change is refused with STALE if the record has changed since. */
  readonly revision?: InputMaybe<Scalars['Int']['input']>;
  /** The short name, unique within the kind regardless of case. */
  readonly shortName?: InputMaybe<Scalars['String']['input']>;
  /** The translations to change. Others stay unchanged. */
  readonly translations?: InputMaybe<ReadonlyArray<RecordTranslationInput>>;
};

/** The result of changing a proc event type. */
export type UpdateProcEventTypePayload = {
  /** The record after the change. */
  readonly procEventType?: Maybe<ProcEventTypeRecord>;
  /** Why nothing was changed; empty on success. */
  readonly userErrors: ReadonlyArray<RecordUserError>;
};

/** Changes of a proc type. Fields that are left out stay unchanged; null resets a field to its default. */
export type UpdateProcTypeInput = {
  /** The record's id. */
  readonly id: Scalars['ID']['input'];
  /** The proc type's image. */
  readonly imageId?: InputMaybe<Scalars['ID']['input']>;
  /** The proc type's name. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The revision that was read. If given, the change is refused with STALE if the record has changed since. */
  readonly revision?: InputMaybe<Scalars['Int']['input']>;
  /** The short name, unique within the kind regardless of case. */
  readonly shortName?: InputMaybe<Scalars['String']['input']>;
  /** The translations to change. Others stay unchanged. */
  readonly translations?: InputMaybe<ReadonlyArray<RecordTranslationInput>>;
};

/** The result of changing a proc type. */
export type UpdateProcTypePayload = {
  /** The record after the change. */
  readonly procType?: Maybe<ProcTypeRecord>;
  /** Why nothing was changed; empty on success. */
  readonly userErrors: ReadonlyArray<RecordUserError>;
};

/** Changes of a rank. Fields that are left out stay unchanged; null resets a field to its default. */
export type UpdateRankInput = {
  /** The charges that a player's coffin gets with the rank, beyond those that it recharges; they do not come again. */
  readonly coffinCharges?: InputMaybe<Scalars['SafeInt']['input']>;
  /** A line of text about the rank. */
  readonly flavorText?: InputMaybe<Scalars['String']['input']>;
  /** The record's id. */
  readonly id: Scalars['ID']['input'];
  /** The rank's image. */
  readonly imageId?: InputMaybe<Scalars['ID']['input']>;
  /** The rank's name. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The revision that was read. If given, the change is refused with STALE if the record has changed since. */
  readonly revision?: InputMaybe<Scalars['Int']['input']>;
  /** The item that a player gets with the rank; empty for none. */
  readonly rewardItemId?: InputMaybe<Scalars['ID']['input']>;
  /** The translations to change. Others stay unchanged. */
  readonly translations?: InputMaybe<ReadonlyArray<RecordTranslationInput>>;
  /** The XP at which a player reaches the rank. */
  readonly xp?: InputMaybe<Scalars['SafeInt']['input']>;
};

/** The result of changing a rank. */
export type UpdateRankPayload = {
  /** The record after the change. */
  readonly rank?: Maybe<RankRecord>;
  /** Why nothing was changed; empty on success. */
  readonly userErrors: ReadonlyArray<RecordUserError>;
};

/** Changes of a rarity. Fields that are left out stay unchanged; null resets a field to its default. */
export type UpdateRarityInput = {
  /** The colour, such as #8a0303. */
  readonly colorHex?: InputMaybe<Scalars['String']['input']>;
  /** A line of text about the rarity. */
  readonly flavorText?: InputMaybe<Scalars['String']['input']>;
  /** The record's id. */
  readonly id: Scalars['ID']['input'];
  /** The rarity's image. */
  readonly imageId?: InputMaybe<Scalars['ID']['input']>;
  /** The rarity's name. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The revision that was read. If given, the change is refused with STALE if the record has changed since. */
  readonly revision?: InputMaybe<Scalars['Int']['input']>;
  /** The short name, unique within the kind regardless of case. */
  readonly shortName?: InputMaybe<Scalars['String']['input']>;
  /** The translations to change. Others stay unchanged. */
  readonly translations?: InputMaybe<ReadonlyArray<RecordTranslationInput>>;
};

/** The result of changing a rarity. */
export type UpdateRarityPayload = {
  /** The record after the change. */
  readonly rarity?: Maybe<RarityRecord>;
  /** Why nothing was changed; empty on success. */
  readonly userErrors: ReadonlyArray<RecordUserError>;
};

/** Changes of a region. Fields that are left out stay unchanged; null resets a field to its default. */
export type UpdateRegionInput = {
  /** The moving image, which replaces the still one. */
  readonly animatedImageId?: InputMaybe<Scalars['ID']['input']>;
  /** A line of text about the region. */
  readonly flavorText?: InputMaybe<Scalars['String']['input']>;
  /** The record's id. */
  readonly id: Scalars['ID']['input'];
  /** The region's image. */
  readonly imageId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether players see the region. */
  readonly isVisible?: InputMaybe<Scalars['Boolean']['input']>;
  /** The item that a player needs to travel there; empty if none is needed. */
  readonly keyId?: InputMaybe<Scalars['ID']['input']>;
  /** The region's name. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The XP that a player needs to travel there. */
  readonly requiredXp?: InputMaybe<Scalars['SafeInt']['input']>;
  /** The revision that was read. If given, the change is refused with STALE if the record has changed since. */
  readonly revision?: InputMaybe<Scalars['Int']['input']>;
  /** The rule of the region, which changes its hunts over time. */
  readonly rule?: InputMaybe<RegionRuleName>;
  /** The position among the regions, lowest first. */
  readonly sequence?: InputMaybe<Scalars['SafeInt']['input']>;
  /** The translations to change. Others stay unchanged. */
  readonly translations?: InputMaybe<ReadonlyArray<RecordTranslationInput>>;
};

/** The result of changing a region. */
export type UpdateRegionPayload = {
  /** The record after the change. */
  readonly region?: Maybe<RegionRecord>;
  /** Why nothing was changed; empty on success. */
  readonly userErrors: ReadonlyArray<RecordUserError>;
};

/** Why no setting was changed. */
export type UpdateSettingsErrorCode =
  /** The value is not allowed; `field` names it. */
  | 'invalidValue';

/** The changes of settings. Fields that are left out stay unchanged; null resets a setting to its default. */
export type UpdateSettingsInput = {
  /** The number of hours of missed auto-hunts that are made up for, 0 to 168; 24 by default. */
  readonly autoHuntBacklogHours?: InputMaybe<Scalars['Int']['input']>;
  /** The id of the hunting ground of all next missions; null for grounds of each player's own. */
  readonly missionHuntingGroundId?: InputMaybe<Scalars['ID']['input']>;
};

/** The result of changing settings. */
export type UpdateSettingsPayload = {
  /** The settings after the change. */
  readonly settings?: Maybe<GameSettings>;
  /** Why nothing changed; empty on success. */
  readonly userErrors: ReadonlyArray<UpdateSettingsUserError>;
};

/** Why no setting was changed. */
export type UpdateSettingsUserError = UserError & {
  /** The reason. */
  readonly code: UpdateSettingsErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
};

/** Changes of a stat. Fields that are left out stay unchanged; null resets a field to its default. */
export type UpdateStatInput = {
  /** The only creature type that a proc works on; empty for every type, and for a number. */
  readonly affectedCreatureTypeId?: InputMaybe<Scalars['ID']['input']>;
  /** The type of the damage that a proc deals. */
  readonly damageTypeId?: InputMaybe<Scalars['ID']['input']>;
  /** A line of text about the effect. */
  readonly flavorText?: InputMaybe<Scalars['String']['input']>;
  /** The record's id. */
  readonly id: Scalars['ID']['input'];
  /** The stat's image. */
  readonly imageId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether the stat is a yes or no instead of a number. */
  readonly isYesNo?: InputMaybe<Scalars['Boolean']['input']>;
  /** The stat's name. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The position in lists, lowest first. */
  readonly orderIndex?: InputMaybe<Scalars['SafeInt']['input']>;
  /** The moment at which a proc may fire; empty for a number. */
  readonly procEventTypeId?: InputMaybe<Scalars['ID']['input']>;
  /** The effect of a proc; empty for a number. */
  readonly procTypeId?: InputMaybe<Scalars['ID']['input']>;
  /** The rarity of the stat; empty for none. */
  readonly rarityId?: InputMaybe<Scalars['ID']['input']>;
  /** The revision that was read. If given, the change is refused with STALE if the record has changed since. */
  readonly revision?: InputMaybe<Scalars['Int']['input']>;
  /** The short name, unique within the kind regardless of case. */
  readonly shortName?: InputMaybe<Scalars['String']['input']>;
  /** The type of the stat: a number, or an effect that may fire in a fight. */
  readonly statType?: InputMaybe<StatRecordType>;
  /** The translations to change. Others stay unchanged. */
  readonly translations?: InputMaybe<ReadonlyArray<RecordTranslationInput>>;
  /** The unit after the number, such as %. */
  readonly unitSymbol?: InputMaybe<Scalars['String']['input']>;
};

/** The result of changing a stat. */
export type UpdateStatPayload = {
  /** The record after the change. */
  readonly stat?: Maybe<StatRecord>;
  /** Why nothing was changed; empty on success. */
  readonly userErrors: ReadonlyArray<RecordUserError>;
};

/** Why an account was not changed. */
export type UpdateUserErrorCode =
  /** Only an admin may change roles and accounts of staff. */
  | 'adminRequired'
  /** The address is not valid. */
  | 'emailInvalid'
  /** The address belongs to another account. */
  | 'emailTaken'
  /** The account is the only admin. */
  | 'lastAdmin'
  /** The name has a length or character that is not allowed. */
  | 'nameInvalid'
  /** The name looks like that of a member of the staff or of the site, and the account is not one of the staff. */
  | 'nameReserved'
  /** The name belongs to another account. */
  | 'nameTaken'
  /** There is no such account. */
  | 'unknownUser'
  /** The account has been changed since it was read. */
  | 'userChanged';

/** The changes of an account. Fields that are left out stay unchanged. */
export type UpdateUserInput = {
  /** The e-mail address. Links that were mailed to a former address become invalid. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** The account's id. */
  readonly id: Scalars['ID']['input'];
  /** 3 to 32 letters, digits, spaces, `_`, `-` and `.`. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The owner's pledge on Patreon; null for none. */
  readonly patreonType?: InputMaybe<PatreonType>;
  /** The revision that was edited. The change is refused if it is not the current one. If left out, the last write wins. */
  readonly revision?: InputMaybe<Scalars['Int']['input']>;
  /** The role of the account. */
  readonly role?: InputMaybe<Role>;
};

/** The result of changing an account. */
export type UpdateUserPayload = {
  /** The account after the change. */
  readonly user?: Maybe<User>;
  /** Why nothing changed; empty on success. */
  readonly userErrors: ReadonlyArray<UpdateUserUserError>;
};

/** Why an account was not changed. */
export type UpdateUserUserError = UserError & {
  /** The reason. */
  readonly code: UpdateUserErrorCode;
  /** The path of the input field at fault. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence, in the language of the call. */
  readonly message: Scalars['String']['output'];
};

/** An account and its player, as staff see them. */
export type User = {
  /** The time at which the account was activated; null before. */
  readonly activatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The reason and the time of the ban; null unless the account is banned. */
  readonly ban?: Maybe<AccountBan>;
  /** The number of bans so far, a present one included. */
  readonly banCount: Scalars['Int']['output'];
  /** The player's amount of every currency. */
  readonly currencies: ReadonlyArray<CurrencyAmount>;
  /** The rank of the player; null before the account has played. */
  readonly currentRank?: Maybe<Rank>;
  /** The account's e-mail address. */
  readonly email: Scalars['String']['output'];
  /** The payments that others made for the account, latest first. For staff who manage users. */
  readonly gifts: PaymentConnection;
  /** Whether the account has played yet. Before that it owns nothing. */
  readonly hasPlayed: Scalars['Boolean']['output'];
  /** Whether a login needs an authenticator app, passkey or recovery code beside the password. */
  readonly hasSecondFactor: Scalars['Boolean']['output'];
  /** The account's id, which is also its player's. */
  readonly id: Scalars['ID']['output'];
  /** The items that the player owns, by required XP. Items that were removed from the content come last. */
  readonly inventory: InventoryEntryConnection;
  /** Whether the caller may change the account. Only admins may change accounts of staff. */
  readonly isChangeable: Scalars['Boolean']['output'];
  /** The account's name. */
  readonly name: Scalars['String']['output'];
  /** The owner's pledge on Patreon; null if there is none. */
  readonly patreonType?: Maybe<PatreonType>;
  /** The payments that the account made, for itself or for others, latest first. For staff who manage users. */
  readonly payments: PaymentConnection;
  /** The time at which the account was registered. */
  readonly registeredAt: Scalars['DateTime']['output'];
  /** A number that rises with every change of name, address, role, ban or Patreon type. */
  readonly revision: Scalars['Int']['output'];
  /** The role of the account. */
  readonly role: Role;
  /** The role that the account gets back when the ban is lifted; null unless it is banned. */
  readonly roleBeforeBan?: Maybe<Role>;
  /** The open sessions, latest first, at most 100. */
  readonly sessions: ReadonlyArray<UserSession>;
  /** The money that the account has paid, gifts to others included. For staff who manage users. */
  readonly spending: UserSpending;
  /** The player's XP. */
  readonly xp: Scalars['SafeInt']['output'];
};


/** An account and its player, as staff see them. */
export type UserGiftsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** An account and its player, as staff see them. */
export type UserInventoryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** An account and its player, as staff see them. */
export type UserPaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of accounts. */
export type UserConnection = {
  /** The accounts with their cursors. */
  readonly edges: ReadonlyArray<UserEdge>;
  /** The accounts. */
  readonly nodes: ReadonlyArray<User>;
  /** The position of the page. */
  readonly pageInfo: PageInfo;
  /** The number of all accounts that match. */
  readonly totalCount: Scalars['Int']['output'];
};

/** The amount of a currency that the player has after the call. */
export type UserCurrencyInput = {
  /** 0 or more. */
  readonly amount: Scalars['SafeInt']['input'];
  /** The currency's short name. */
  readonly currencyShortName: Scalars['String']['input'];
};

/** An account and its position in the list. */
export type UserEdge = {
  /** The position, to be given as `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The account. */
  readonly node: User;
};

/**
 * A reason why a mutation changed nothing. Each type of it has a `code` for programs, an enum of the reasons of its mutations.
 * Mutations that can be refused for the same reasons share a type.
 */
export type UserError = {
  /** The path of the input field at fault, outermost first; null where no single field is. */
  readonly field?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** The reason as a sentence for people, in the language of the call. */
  readonly message: Scalars['String']['output'];
};

/** A login that has not ended. */
export type UserSession = {
  /** The time at which the session expires. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** The time at which the account logged in. */
  readonly openedAt: Scalars['DateTime']['output'];
};

/** The money that an account has paid. */
export type UserSpending = {
  /** The sum of the refunds. */
  readonly refunded: Money;
  /** The number of charges that the bank or the payment provider took back. */
  readonly reversedChargeCount: Scalars['Int']['output'];
  /** The sum of the charges, without those that were refunded or reversed. */
  readonly total: Money;
};

/** The items that several types of slots hold after the call. */
export type WearItemsInput = {
  /** The slots by their type, each type once. */
  readonly slots: ReadonlyArray<SlotItemsInput>;
};

/** The result of changing the items in the slots of several types. */
export type WearItemsPayload = {
  /** The player with the new equipment. */
  readonly player?: Maybe<Player>;
  /** Why no slot was changed; empty on success. */
  readonly userErrors: ReadonlyArray<EquipUserError>;
};

/**
 * An address of a program that gets events of the account's player, signed by Standard Webhooks. A delivery that is not accepted is tried again
 * for three days. If nothing is accepted for that long, the webhook is disabled.
 */
export type Webhook = {
  /** The time at which it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The latest deliveries, at most 50, newest first. They are kept for seven days, and while they are tried. */
  readonly deliveries: ReadonlyArray<WebhookDelivery>;
  /** The time at which it was disabled; null while it gets events. */
  readonly disabledAt?: Maybe<Scalars['DateTime']['output']>;
  /** The events that it gets. */
  readonly events: ReadonlyArray<WebhookEvent>;
  /** The webhook's id. */
  readonly id: Scalars['ID']['output'];
  /** The time at which the program last accepted a delivery; null before the first. */
  readonly lastSuccessAt?: Maybe<Scalars['DateTime']['output']>;
  /** The address of the program. */
  readonly url: Scalars['String']['output'];
};

/** An event that was or will be sent to a webhook. */
export type WebhookDelivery = {
  /** The number of attempts so far. */
  readonly attempts: Scalars['Int']['output'];
  /** The time at which it was queued. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The event. */
  readonly event: WebhookEvent;
  /** The id of the event, which each attempt sends as `webhook-id`. */
  readonly id: Scalars['ID']['output'];
  /** The time of the last attempt; null before the first. */
  readonly lastAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why the last attempt failed, in English; null if it did not. */
  readonly lastProblem?: Maybe<Scalars['String']['output']>;
  /** The HTTP status of the last response; null if there was none. */
  readonly lastStatus?: Maybe<Scalars['Int']['output']>;
  /** The time of the next attempt; null if there is none. */
  readonly nextAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** The body as JSON; an empty object if the account has left the staff and may no longer have the event. */
  readonly payload: Scalars['String']['output'];
  /** Whether it was accepted. */
  readonly status: WebhookDeliveryStatus;
};

/** The status of a delivery. */
export type WebhookDeliveryStatus =
  /** The program has accepted it. */
  | 'delivered'
  /** No attempt was accepted in three days, or the webhook was disabled. There are no more attempts. */
  | 'failed'
  /** The next attempt has not been made yet. */
  | 'waiting';

/** An event that a webhook can get. The body of an event names it as `type`, in camel case. */
export type WebhookEvent =
  /** The staff has changed an account or its player. For staff who manage users. */
  | 'accountChanged'
  /** A retainer has hunted. */
  | 'autoHunt'
  /** A charge was paid, refunded or reversed. For staff who manage users. */
  | 'chargeChanged'
  /** The player has claimed a collection. */
  | 'collection'
  /** A record of the content, a setting, an image or an incident was changed. For staff who edit content. */
  | 'contentChanged'
  /** A hunt of the player is over. */
  | 'fight'
  /** The next hunt may begin. */
  | 'huntReady'
  /** The journal has a message of the site. */
  | 'message'
  /** The player has completed a mission. */
  | 'missionReward'
  /** There is a new post in the news. */
  | 'news'
  /** A hunt was not possible, because there is no bait. */
  | 'noBait'
  /** A payment has another status. For staff who manage users. */
  | 'paymentChanged'
  /** A test by the owner. It is not chosen: every webhook can get it. */
  | 'ping'
  /** The player has reached a rank. */
  | 'rankUp'
  /** A version of a front end was deployed, or its state was changed. For staff who deploy front ends. */
  | 'remoteChanged'
  /** The player has travelled. */
  | 'travel';



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  CombatEvent:
    | ( CombatEventObject )
    | ( CombatEventObject )
    | ( CombatEventObject )
    | ( CombatEventObject )
    | ( CombatEventObject )
    | ( CombatEventObject )
    | ( CombatEventObject )
    | ( CombatEventObject )
    | ( CombatEventObject )
    | ( CombatEventObject )
    | ( CombatEventObject )
    | ( CombatEventObject )
    | ( CombatEventObject )
    | ( CombatEventObject )
    | ( CombatEventObject )
    | ( CombatEventObject )
    | ( CombatEventObject )
  ;
  DamageEvent:
    | ( CombatEventObject )
    | ( CombatEventObject )
    | ( CombatEventObject )
    | ( CombatEventObject )
  ;
  Goal:
    | ( BossGoalObject )
    | ( BuyBaitGoalObject )
    | ( BuyKeyGoalObject )
    | ( ClaimCollectionGoalObject )
    | ( CoffinHuntGoalObject )
    | ( CollectionGoalObject )
    | ( CraftKeyGoalObject )
    | ( EquipBaitGoalObject )
    | ( EquipItemGoalObject )
    | ( FindKeyGoalObject )
    | ( FirstHuntGoalObject )
    | ( HuntingGroundGoalObject )
    | ( MissionGoalObject )
    | ( PinnedItemGoalObject )
    | ( RankGoalObject )
    | ( ShopItemGoalObject )
    | ( TakeGiftGoalObject )
    | ( TravelGoalObject )
  ;
  ItemGoal:
    | ( BuyBaitGoalObject )
    | ( BuyKeyGoalObject )
    | ( CraftKeyGoalObject )
    | ( EquipBaitGoalObject )
    | ( EquipItemGoalObject )
    | ( FindKeyGoalObject )
    | ( PinnedItemGoalObject )
    | ( ShopItemGoalObject )
    | ( TakeGiftGoalObject )
  ;
  JournalEntry:
    | ( CollectionEntryObject )
    | ( CombatEntryObject )
    | ( MissionRewardEntryObject )
    | ( NoBaitEntryObject )
    | ( PurchaseEntryObject )
    | ( RankUpEntryObject )
    | ( SystemEntryObject )
    | ( TravelEntryObject )
  ;
  Node:
    | ( AccountSession )
    | ( AnalyticsDayObject )
    | ( AuditEntryObject )
    | ( CollectionEntryObject )
    | ( CombatObject )
    | ( CombatEntryObject )
    | ( ContentUpgrade )
    | ( CurrencyDefinition )
    | ( EnemyDefinition )
    | ( EnemyTypeDefinition )
    | ( GroundDefinition )
    | ( ImageObject )
    | ( ItemDefinition )
    | ( ItemTypeDefinition )
    | ( MissionRewardEntryObject )
    | ( NewsPostObject )
    | ( NoBaitEntryObject )
    | ( Omit<Payment, 'buyer' | 'charges' | 'items' | 'package' | 'recipient'> & { buyer?: Maybe<_RefType['PlayerProfile']>, charges: ReadonlyArray<_RefType['PaymentCharge']>, items: ReadonlyArray<_RefType['ItemAmount']>, package?: Maybe<_RefType['PremiumPackage']>, recipient?: Maybe<_RefType['PlayerProfile']> } )
    | ( PlayerObject )
    | ( Omit<PremiumPackage, 'image' | 'items' | 'offer'> & { image?: Maybe<_RefType['Image']>, items: ReadonlyArray<_RefType['ItemAmount']>, offer?: Maybe<_RefType['PackageOffer']> } )
    | ( PurchaseEntryObject )
    | ( RankDefinition )
    | ( RankUpEntryObject )
    | ( RarityDefinition )
    | ( RegionDefinition )
    | ( StatDefinition )
    | ( SystemEntryObject )
    | ( TravelEntryObject )
  ;
  PlaceGoal:
    | ( BossGoalObject )
    | ( BuyKeyGoalObject )
    | ( CraftKeyGoalObject )
    | ( FindKeyGoalObject )
    | ( HuntingGroundGoalObject )
    | ( MissionGoalObject )
    | ( TravelGoalObject )
  ;
  ProcEvent:
    | ( CombatEventObject )
    | ( CombatEventObject )
    | ( CombatEventObject )
    | ( CombatEventObject )
    | ( CombatEventObject )
    | ( CombatEventObject )
    | ( CombatEventObject )
    | ( CombatEventObject )
    | ( CombatEventObject )
    | ( CombatEventObject )
    | ( CombatEventObject )
    | ( CombatEventObject )
  ;
  RetainerEvent:
    | ( CombatEventObject )
    | ( CombatEventObject )
    | ( CombatEventObject )
  ;
  StaffEvent:
    | ( ChargeEventObject )
    | ( PaymentStatusEventObject )
    | ( StaffChangeEventObject )
    | ( StaffPlaceEventObject )
  ;
  StreamEvent:
    | ( EntryEventObject )
    | ( HuntReadyEventObject )
    | ( NewsEventObject )
    | ( PlayerEventObject )
  ;
  UserError:
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
    | ( UserErrorObject )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Account: ResolverTypeWrapper<Viewer>;
  AccountBan: ResolverTypeWrapper<AccountBan>;
  AccountSession: ResolverTypeWrapper<AccountSession>;
  ActivateAccountErrorCode: ActivateAccountErrorCode;
  ActivateAccountInput: ActivateAccountInput;
  ActivateAccountPayload: ResolverTypeWrapper<Omit<ActivateAccountPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversTypes['ActivateAccountUserError']> }>;
  ActivateAccountUserError: ResolverTypeWrapper<UserErrorObject>;
  ActiveSubscription: ResolverTypeWrapper<ActiveSubscriptionObject>;
  AddPushDeviceErrorCode: AddPushDeviceErrorCode;
  AddPushDeviceInput: AddPushDeviceInput;
  AddPushDevicePayload: ResolverTypeWrapper<Omit<AddPushDevicePayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversTypes['AddPushDeviceUserError']> }>;
  AddPushDeviceUserError: ResolverTypeWrapper<UserErrorObject>;
  AddRemoteDocumentsErrorCode: AddRemoteDocumentsErrorCode;
  AddRemoteDocumentsInput: AddRemoteDocumentsInput;
  AddRemoteDocumentsPayload: ResolverTypeWrapper<Omit<AddRemoteDocumentsPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversTypes['AddRemoteDocumentsUserError']> }>;
  AddRemoteDocumentsUserError: ResolverTypeWrapper<UserErrorObject>;
  AddUserItemErrorCode: AddUserItemErrorCode;
  AddUserItemInput: AddUserItemInput;
  AddUserItemPayload: ResolverTypeWrapper<Omit<AddUserItemPayload, 'user' | 'userErrors'> & { user?: Maybe<ResolversTypes['User']>, userErrors: ReadonlyArray<ResolversTypes['AddUserItemUserError']> }>;
  AddUserItemUserError: ResolverTypeWrapper<UserErrorObject>;
  Admin: ResolverTypeWrapper<AdminObject>;
  AdviceAction: AdviceAction;
  AnalyticsDay: ResolverTypeWrapper<AnalyticsDayObject>;
  AnalyticsPurchase: ResolverTypeWrapper<AnalyticsPurchaseObject>;
  AppAuthorization: ResolverTypeWrapper<AppAuthorization>;
  AppState: AppState;
  AttackEvadedEvent: ResolverTypeWrapper<CombatEventObject>;
  AttackEvent: ResolverTypeWrapper<CombatEventObject>;
  AuditAction: AuditAction;
  AuditActor: ResolverTypeWrapper<AuditActor>;
  AuditChange: ResolverTypeWrapper<AuditChangeObject>;
  AuditEntry: ResolverTypeWrapper<AuditEntryObject>;
  AuditEntryConnection: ResolverTypeWrapper<AuditEntryConnectionObject>;
  AuditEntryEdge: ResolverTypeWrapper<Omit<AuditEntryEdge, 'node'> & { node: ResolversTypes['AuditEntry'] }>;
  AuditState: AuditState;
  AuditSubject: ResolverTypeWrapper<AuditSubject>;
  AuditSubjectType: AuditSubjectType;
  AuditToken: ResolverTypeWrapper<AuditToken>;
  AutoHuntSettings: ResolverTypeWrapper<Omit<AutoHuntSettings, 'bait'> & { bait?: Maybe<ResolversTypes['Item']> }>;
  BaitEffect: ResolverTypeWrapper<Omit<BaitEffect, 'item' | 'moreOf'> & { item: ResolversTypes['Item'], moreOf: ReadonlyArray<ResolversTypes['EnemyType']> }>;
  BanUserErrorCode: BanUserErrorCode;
  BanUserInput: BanUserInput;
  BanUserPayload: ResolverTypeWrapper<Omit<BanUserPayload, 'user' | 'userErrors'> & { user?: Maybe<ResolversTypes['User']>, userErrors: ReadonlyArray<ResolversTypes['BanUserUserError']> }>;
  BanUserUserError: ResolverTypeWrapper<UserErrorObject>;
  BestEquipment: ResolverTypeWrapper<Omit<BestEquipment, 'after' | 'before' | 'changes'> & { after: ResolversTypes['EquipmentOdds'], before: ResolversTypes['EquipmentOdds'], changes: ReadonlyArray<ResolversTypes['SlotChange']> }>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BossGoal: ResolverTypeWrapper<BossGoalObject>;
  BuyBaitGoal: ResolverTypeWrapper<BuyBaitGoalObject>;
  BuyErrorCode: BuyErrorCode;
  BuyInput: BuyInput;
  BuyKeyGoal: ResolverTypeWrapper<BuyKeyGoalObject>;
  BuyPackageErrorCode: BuyPackageErrorCode;
  BuyPackageInput: BuyPackageInput;
  BuyPackagePayload: ResolverTypeWrapper<Omit<BuyPackagePayload, 'payment' | 'userErrors'> & { payment?: Maybe<ResolversTypes['Payment']>, userErrors: ReadonlyArray<ResolversTypes['BuyPackageUserError']> }>;
  BuyPackageUserError: ResolverTypeWrapper<UserErrorObject>;
  BuyPayload: ResolverTypeWrapper<Omit<BuyPayload, 'bought' | 'player' | 'userErrors'> & { bought?: Maybe<ResolversTypes['ItemAmount']>, player?: Maybe<ResolversTypes['Player']>, userErrors: ReadonlyArray<ResolversTypes['BuyUserError']> }>;
  BuyUserError: ResolverTypeWrapper<UserErrorObject>;
  CancelSubscriptionErrorCode: CancelSubscriptionErrorCode;
  CancelSubscriptionInput: CancelSubscriptionInput;
  CancelSubscriptionPayload: ResolverTypeWrapper<Omit<CancelSubscriptionPayload, 'payment' | 'userErrors'> & { payment?: Maybe<ResolversTypes['Payment']>, userErrors: ReadonlyArray<ResolversTypes['CancelSubscriptionUserError']> }>;
  CancelSubscriptionUserError: ResolverTypeWrapper<UserErrorObject>;
  ChangeAutoHuntErrorCode: ChangeAutoHuntErrorCode;
  ChangeAutoHuntInput: ChangeAutoHuntInput;
  ChangeAutoHuntPayload: ResolverTypeWrapper<Omit<ChangeAutoHuntPayload, 'player' | 'userErrors'> & { player?: Maybe<ResolversTypes['Player']>, userErrors: ReadonlyArray<ResolversTypes['ChangeAutoHuntUserError']> }>;
  ChangeAutoHuntUserError: ResolverTypeWrapper<UserErrorObject>;
  ChangeEquipmentSetInput: ChangeEquipmentSetInput;
  ChangeEquipmentSetPayload: ResolverTypeWrapper<Omit<ChangeEquipmentSetPayload, 'player' | 'userErrors'> & { player?: Maybe<ResolversTypes['Player']>, userErrors: ReadonlyArray<ResolversTypes['EquipUserError']> }>;
  ChangeNotificationsErrorCode: ChangeNotificationsErrorCode;
  ChangeNotificationsInput: ChangeNotificationsInput;
  ChangeNotificationsPayload: ResolverTypeWrapper<Omit<ChangeNotificationsPayload, 'player' | 'userErrors'> & { player?: Maybe<ResolversTypes['Player']>, userErrors: ReadonlyArray<ResolversTypes['ChangeNotificationsUserError']> }>;
  ChangeNotificationsUserError: ResolverTypeWrapper<UserErrorObject>;
  ChangePinsErrorCode: ChangePinsErrorCode;
  ChangePinsInput: ChangePinsInput;
  ChangePinsPayload: ResolverTypeWrapper<Omit<ChangePinsPayload, 'player' | 'userErrors'> & { player?: Maybe<ResolversTypes['Player']>, userErrors: ReadonlyArray<ResolversTypes['ChangePinsUserError']> }>;
  ChangePinsUserError: ResolverTypeWrapper<UserErrorObject>;
  ChargeEvent: ResolverTypeWrapper<ChargeEventObject>;
  ChargeStatus: ChargeStatus;
  CheckPaymentErrorCode: CheckPaymentErrorCode;
  CheckPaymentInput: CheckPaymentInput;
  CheckPaymentPayload: ResolverTypeWrapper<Omit<CheckPaymentPayload, 'recipient' | 'userErrors'> & { recipient?: Maybe<ResolversTypes['PlayerProfile']>, userErrors: ReadonlyArray<ResolversTypes['CheckPaymentUserError']> }>;
  CheckPaymentUserError: ResolverTypeWrapper<UserErrorObject>;
  ChooseMissionInput: ChooseMissionInput;
  ChooseMissionPayload: ResolverTypeWrapper<Omit<ChooseMissionPayload, 'player' | 'userErrors'> & { player?: Maybe<ResolversTypes['Player']>, userErrors: ReadonlyArray<ResolversTypes['MissionUserError']> }>;
  ClaimCollectionErrorCode: ClaimCollectionErrorCode;
  ClaimCollectionGoal: ResolverTypeWrapper<ClaimCollectionGoalObject>;
  ClaimCollectionInput: ClaimCollectionInput;
  ClaimCollectionPayload: ResolverTypeWrapper<Omit<ClaimCollectionPayload, 'collection' | 'player' | 'userErrors'> & { collection?: Maybe<ResolversTypes['Collection']>, player?: Maybe<ResolversTypes['Player']>, userErrors: ReadonlyArray<ResolversTypes['ClaimCollectionUserError']> }>;
  ClaimCollectionUserError: ResolverTypeWrapper<UserErrorObject>;
  CloseWelcomePayload: ResolverTypeWrapper<Omit<CloseWelcomePayload, 'account'> & { account?: Maybe<ResolversTypes['Account']> }>;
  Coffin: ResolverTypeWrapper<Coffin>;
  CoffinHuntGoal: ResolverTypeWrapper<CoffinHuntGoalObject>;
  CoffinHuntInput: CoffinHuntInput;
  CoffinHuntPayload: ResolverTypeWrapper<Omit<CoffinHuntPayload, 'combat' | 'player' | 'userErrors'> & { combat?: Maybe<ResolversTypes['Combat']>, player?: Maybe<ResolversTypes['Player']>, userErrors: ReadonlyArray<ResolversTypes['HuntUserError']> }>;
  Collection: ResolverTypeWrapper<CollectionObject>;
  CollectionEntry: ResolverTypeWrapper<CollectionEntryObject>;
  CollectionGoal: ResolverTypeWrapper<CollectionGoalObject>;
  Combat: ResolverTypeWrapper<CombatObject>;
  CombatAdvice: ResolverTypeWrapper<CombatAdviceObject>;
  CombatEndEvent: ResolverTypeWrapper<CombatEventObject>;
  CombatEntry: ResolverTypeWrapper<CombatEntryObject>;
  CombatEvent: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['CombatEvent']>;
  CombatModifier: CombatModifier;
  CombatProc: ResolverTypeWrapper<CombatProcObject>;
  CombatResult: CombatResult;
  CombatRetainer: ResolverTypeWrapper<CombatRetainerObject>;
  CombatSide: CombatSide;
  CombatStanding: ResolverTypeWrapper<CombatStanding>;
  CombatStartEvent: ResolverTypeWrapper<CombatEventObject>;
  CompletedObjective: ResolverTypeWrapper<Omit<CompletedObjective, 'enemy'> & { enemy: ResolversTypes['Enemy'] }>;
  ComponentDay: ResolverTypeWrapper<ComponentDay>;
  ComponentState: ComponentState;
  ComponentStatus: ResolverTypeWrapper<ComponentStatus>;
  ConfirmEmailErrorCode: ConfirmEmailErrorCode;
  ConfirmEmailInput: ConfirmEmailInput;
  ConfirmEmailPayload: ResolverTypeWrapper<Omit<ConfirmEmailPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversTypes['ConfirmEmailUserError']> }>;
  ConfirmEmailUserError: ResolverTypeWrapper<UserErrorObject>;
  ConfirmLoginErrorCode: ConfirmLoginErrorCode;
  ConfirmLoginInput: ConfirmLoginInput;
  ConfirmLoginPayload: ResolverTypeWrapper<Omit<ConfirmLoginPayload, 'account' | 'userErrors'> & { account?: Maybe<ResolversTypes['Account']>, userErrors: ReadonlyArray<ResolversTypes['ConfirmLoginUserError']> }>;
  ConfirmLoginUserError: ResolverTypeWrapper<UserErrorObject>;
  ConfirmPasskeyErrorCode: ConfirmPasskeyErrorCode;
  ConfirmPasskeyInput: ConfirmPasskeyInput;
  ConfirmPasskeyPayload: ResolverTypeWrapper<Omit<ConfirmPasskeyPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversTypes['ConfirmPasskeyUserError']> }>;
  ConfirmPasskeyUserError: ResolverTypeWrapper<UserErrorObject>;
  ConfirmTotpErrorCode: ConfirmTotpErrorCode;
  ConfirmTotpInput: ConfirmTotpInput;
  ConfirmTotpPayload: ResolverTypeWrapper<Omit<ConfirmTotpPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversTypes['ConfirmTotpUserError']> }>;
  ConfirmTotpUserError: ResolverTypeWrapper<UserErrorObject>;
  ConnectedApp: ResolverTypeWrapper<ConnectedApp>;
  ContentPackVersion: ResolverTypeWrapper<ContentPackVersion>;
  ContentProblem: ResolverTypeWrapper<ContentProblem>;
  ContentUpgrade: ResolverTypeWrapper<ContentUpgrade>;
  ContentUpgradeConnection: ResolverTypeWrapper<ContentUpgradeConnection>;
  ContentUpgradeEdge: ResolverTypeWrapper<ContentUpgradeEdge>;
  ContentUpgradeEvent: ContentUpgradeEvent;
  ContentUpgradeNote: ResolverTypeWrapper<ContentUpgradeNote>;
  CraftKeyGoal: ResolverTypeWrapper<CraftKeyGoalObject>;
  CraftingMaterialInput: CraftingMaterialInput;
  CraftingMaterialRecord: ResolverTypeWrapper<RecordEntryObject>;
  CreateCurrencyInput: CreateCurrencyInput;
  CreateCurrencyPayload: ResolverTypeWrapper<Omit<CreateCurrencyPayload, 'currency' | 'userErrors'> & { currency?: Maybe<ResolversTypes['CurrencyRecord']>, userErrors: ReadonlyArray<ResolversTypes['RecordUserError']> }>;
  CreateDamageTypeInput: CreateDamageTypeInput;
  CreateDamageTypePayload: ResolverTypeWrapper<Omit<CreateDamageTypePayload, 'damageType' | 'userErrors'> & { damageType?: Maybe<ResolversTypes['DamageTypeRecord']>, userErrors: ReadonlyArray<ResolversTypes['RecordUserError']> }>;
  CreateEnemyInput: CreateEnemyInput;
  CreateEnemyPayload: ResolverTypeWrapper<Omit<CreateEnemyPayload, 'enemy' | 'userErrors'> & { enemy?: Maybe<ResolversTypes['EnemyRecord']>, userErrors: ReadonlyArray<ResolversTypes['RecordUserError']> }>;
  CreateEnemyTypeInput: CreateEnemyTypeInput;
  CreateEnemyTypePayload: ResolverTypeWrapper<Omit<CreateEnemyTypePayload, 'enemyType' | 'userErrors'> & { enemyType?: Maybe<ResolversTypes['EnemyTypeRecord']>, userErrors: ReadonlyArray<ResolversTypes['RecordUserError']> }>;
  CreateHuntingGroundInput: CreateHuntingGroundInput;
  CreateHuntingGroundPayload: ResolverTypeWrapper<Omit<CreateHuntingGroundPayload, 'huntingGround' | 'userErrors'> & { huntingGround?: Maybe<ResolversTypes['HuntingGroundRecord']>, userErrors: ReadonlyArray<ResolversTypes['RecordUserError']> }>;
  CreateHuntingTableInput: CreateHuntingTableInput;
  CreateHuntingTablePayload: ResolverTypeWrapper<Omit<CreateHuntingTablePayload, 'huntingTable' | 'userErrors'> & { huntingTable?: Maybe<ResolversTypes['HuntingTableRecord']>, userErrors: ReadonlyArray<ResolversTypes['RecordUserError']> }>;
  CreateIncidentInput: CreateIncidentInput;
  CreateIncidentPayload: ResolverTypeWrapper<Omit<CreateIncidentPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversTypes['IncidentUserError']> }>;
  CreateItemInput: CreateItemInput;
  CreateItemPayload: ResolverTypeWrapper<Omit<CreateItemPayload, 'item' | 'userErrors'> & { item?: Maybe<ResolversTypes['ItemRecord']>, userErrors: ReadonlyArray<ResolversTypes['RecordUserError']> }>;
  CreateItemTypeInput: CreateItemTypeInput;
  CreateItemTypePayload: ResolverTypeWrapper<Omit<CreateItemTypePayload, 'itemType' | 'userErrors'> & { itemType?: Maybe<ResolversTypes['ItemTypeRecord']>, userErrors: ReadonlyArray<ResolversTypes['RecordUserError']> }>;
  CreateNewsPostInput: CreateNewsPostInput;
  CreateNewsPostPayload: ResolverTypeWrapper<Omit<CreateNewsPostPayload, 'newsPost' | 'userErrors'> & { newsPost?: Maybe<ResolversTypes['NewsPostRecord']>, userErrors: ReadonlyArray<ResolversTypes['RecordUserError']> }>;
  CreatePersonalTokenErrorCode: CreatePersonalTokenErrorCode;
  CreatePersonalTokenInput: CreatePersonalTokenInput;
  CreatePersonalTokenPayload: ResolverTypeWrapper<Omit<CreatePersonalTokenPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversTypes['CreatePersonalTokenUserError']> }>;
  CreatePersonalTokenUserError: ResolverTypeWrapper<UserErrorObject>;
  CreatePremiumPackageInput: CreatePremiumPackageInput;
  CreatePremiumPackagePayload: ResolverTypeWrapper<Omit<CreatePremiumPackagePayload, 'premiumPackage' | 'userErrors'> & { premiumPackage?: Maybe<ResolversTypes['PremiumPackageRecord']>, userErrors: ReadonlyArray<ResolversTypes['RecordUserError']> }>;
  CreateProcEventTypeInput: CreateProcEventTypeInput;
  CreateProcEventTypePayload: ResolverTypeWrapper<Omit<CreateProcEventTypePayload, 'procEventType' | 'userErrors'> & { procEventType?: Maybe<ResolversTypes['ProcEventTypeRecord']>, userErrors: ReadonlyArray<ResolversTypes['RecordUserError']> }>;
  CreateProcTypeInput: CreateProcTypeInput;
  CreateProcTypePayload: ResolverTypeWrapper<Omit<CreateProcTypePayload, 'procType' | 'userErrors'> & { procType?: Maybe<ResolversTypes['ProcTypeRecord']>, userErrors: ReadonlyArray<ResolversTypes['RecordUserError']> }>;
  CreateRankInput: CreateRankInput;
  CreateRankPayload: ResolverTypeWrapper<Omit<CreateRankPayload, 'rank' | 'userErrors'> & { rank?: Maybe<ResolversTypes['RankRecord']>, userErrors: ReadonlyArray<ResolversTypes['RecordUserError']> }>;
  CreateRarityInput: CreateRarityInput;
  CreateRarityPayload: ResolverTypeWrapper<Omit<CreateRarityPayload, 'rarity' | 'userErrors'> & { rarity?: Maybe<ResolversTypes['RarityRecord']>, userErrors: ReadonlyArray<ResolversTypes['RecordUserError']> }>;
  CreateRegionInput: CreateRegionInput;
  CreateRegionPayload: ResolverTypeWrapper<Omit<CreateRegionPayload, 'region' | 'userErrors'> & { region?: Maybe<ResolversTypes['RegionRecord']>, userErrors: ReadonlyArray<ResolversTypes['RecordUserError']> }>;
  CreateStatInput: CreateStatInput;
  CreateStatPayload: ResolverTypeWrapper<Omit<CreateStatPayload, 'stat' | 'userErrors'> & { stat?: Maybe<ResolversTypes['StatRecord']>, userErrors: ReadonlyArray<ResolversTypes['RecordUserError']> }>;
  CreateWebhookErrorCode: CreateWebhookErrorCode;
  CreateWebhookInput: CreateWebhookInput;
  CreateWebhookPayload: ResolverTypeWrapper<Omit<CreateWebhookPayload, 'userErrors' | 'webhook'> & { userErrors: ReadonlyArray<ResolversTypes['CreateWebhookUserError']>, webhook?: Maybe<ResolversTypes['Webhook']> }>;
  CreateWebhookUserError: ResolverTypeWrapper<UserErrorObject>;
  CreatureFight: ResolverTypeWrapper<CreatureFightObject>;
  CreatureOdds: ResolverTypeWrapper<Omit<CreatureOdds, 'drops' | 'enemy' | 'fight'> & { drops?: Maybe<ReadonlyArray<ResolversTypes['DropChance']>>, enemy: ResolversTypes['Enemy'], fight?: Maybe<ResolversTypes['CreatureFight']> }>;
  CreatureSource: ResolverTypeWrapper<CreatureSourceObject>;
  CreatureStats: ResolverTypeWrapper<CreatureStatsObject>;
  Currency: ResolverTypeWrapper<CurrencyDefinition>;
  CurrencyAmount: ResolverTypeWrapper<CurrencyAmountObject>;
  CurrencyAverage: ResolverTypeWrapper<Omit<CurrencyAverage, 'currency'> & { currency: ResolversTypes['Currency'] }>;
  CurrencyEntryInput: CurrencyEntryInput;
  CurrencyEntryRecord: ResolverTypeWrapper<RecordEntryObject>;
  CurrencyRecord: ResolverTypeWrapper<RecordObject>;
  CurrencyRecordConnection: ResolverTypeWrapper<Omit<CurrencyRecordConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['CurrencyRecordEdge']>, nodes: ReadonlyArray<ResolversTypes['CurrencyRecord']> }>;
  CurrencyRecordEdge: ResolverTypeWrapper<Omit<CurrencyRecordEdge, 'node'> & { node: ResolversTypes['CurrencyRecord'] }>;
  CurrencySources: ResolverTypeWrapper<CurrencySourcesObject>;
  DamageEvent: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['DamageEvent']>;
  DamageTypeRecord: ResolverTypeWrapper<RecordObject>;
  DamageTypeRecordConnection: ResolverTypeWrapper<Omit<DamageTypeRecordConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['DamageTypeRecordEdge']>, nodes: ReadonlyArray<ResolversTypes['DamageTypeRecord']> }>;
  DamageTypeRecordEdge: ResolverTypeWrapper<Omit<DamageTypeRecordEdge, 'node'> & { node: ResolversTypes['DamageTypeRecord'] }>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeleteAppErrorCode: DeleteAppErrorCode;
  DeleteAppInput: DeleteAppInput;
  DeleteAppPayload: ResolverTypeWrapper<Omit<DeleteAppPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversTypes['DeleteAppUserError']> }>;
  DeleteAppUserError: ResolverTypeWrapper<UserErrorObject>;
  DeleteCurrencyInput: DeleteCurrencyInput;
  DeleteCurrencyPayload: ResolverTypeWrapper<Omit<DeleteCurrencyPayload, 'auditEntry' | 'userErrors'> & { auditEntry?: Maybe<ResolversTypes['AuditEntry']>, userErrors: ReadonlyArray<ResolversTypes['RecordUserError']> }>;
  DeleteDamageTypeInput: DeleteDamageTypeInput;
  DeleteDamageTypePayload: ResolverTypeWrapper<Omit<DeleteDamageTypePayload, 'auditEntry' | 'userErrors'> & { auditEntry?: Maybe<ResolversTypes['AuditEntry']>, userErrors: ReadonlyArray<ResolversTypes['RecordUserError']> }>;
  DeleteEnemyInput: DeleteEnemyInput;
  DeleteEnemyPayload: ResolverTypeWrapper<Omit<DeleteEnemyPayload, 'auditEntry' | 'userErrors'> & { auditEntry?: Maybe<ResolversTypes['AuditEntry']>, userErrors: ReadonlyArray<ResolversTypes['RecordUserError']> }>;
  DeleteEnemyTypeInput: DeleteEnemyTypeInput;
  DeleteEnemyTypePayload: ResolverTypeWrapper<Omit<DeleteEnemyTypePayload, 'auditEntry' | 'userErrors'> & { auditEntry?: Maybe<ResolversTypes['AuditEntry']>, userErrors: ReadonlyArray<ResolversTypes['RecordUserError']> }>;
  DeleteHuntingGroundInput: DeleteHuntingGroundInput;
  DeleteHuntingGroundPayload: ResolverTypeWrapper<Omit<DeleteHuntingGroundPayload, 'auditEntry' | 'userErrors'> & { auditEntry?: Maybe<ResolversTypes['AuditEntry']>, userErrors: ReadonlyArray<ResolversTypes['RecordUserError']> }>;
  DeleteHuntingTableInput: DeleteHuntingTableInput;
  DeleteHuntingTablePayload: ResolverTypeWrapper<Omit<DeleteHuntingTablePayload, 'auditEntry' | 'userErrors'> & { auditEntry?: Maybe<ResolversTypes['AuditEntry']>, userErrors: ReadonlyArray<ResolversTypes['RecordUserError']> }>;
  DeleteIncidentInput: DeleteIncidentInput;
  DeleteIncidentPayload: ResolverTypeWrapper<Omit<DeleteIncidentPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversTypes['IncidentUserError']> }>;
  DeleteIncidentUpdateInput: DeleteIncidentUpdateInput;
  DeleteIncidentUpdatePayload: ResolverTypeWrapper<Omit<DeleteIncidentUpdatePayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversTypes['IncidentUserError']> }>;
  DeleteItemInput: DeleteItemInput;
  DeleteItemPayload: ResolverTypeWrapper<Omit<DeleteItemPayload, 'auditEntry' | 'userErrors'> & { auditEntry?: Maybe<ResolversTypes['AuditEntry']>, userErrors: ReadonlyArray<ResolversTypes['RecordUserError']> }>;
  DeleteItemTypeInput: DeleteItemTypeInput;
  DeleteItemTypePayload: ResolverTypeWrapper<Omit<DeleteItemTypePayload, 'auditEntry' | 'userErrors'> & { auditEntry?: Maybe<ResolversTypes['AuditEntry']>, userErrors: ReadonlyArray<ResolversTypes['RecordUserError']> }>;
  DeleteNewsPostInput: DeleteNewsPostInput;
  DeleteNewsPostPayload: ResolverTypeWrapper<Omit<DeleteNewsPostPayload, 'auditEntry' | 'userErrors'> & { auditEntry?: Maybe<ResolversTypes['AuditEntry']>, userErrors: ReadonlyArray<ResolversTypes['RecordUserError']> }>;
  DeleteOwnAccountErrorCode: DeleteOwnAccountErrorCode;
  DeleteOwnAccountInput: DeleteOwnAccountInput;
  DeleteOwnAccountPayload: ResolverTypeWrapper<Omit<DeleteOwnAccountPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversTypes['DeleteOwnAccountUserError']> }>;
  DeleteOwnAccountUserError: ResolverTypeWrapper<UserErrorObject>;
  DeletePremiumPackageInput: DeletePremiumPackageInput;
  DeletePremiumPackagePayload: ResolverTypeWrapper<Omit<DeletePremiumPackagePayload, 'auditEntry' | 'userErrors'> & { auditEntry?: Maybe<ResolversTypes['AuditEntry']>, userErrors: ReadonlyArray<ResolversTypes['RecordUserError']> }>;
  DeleteProcEventTypeInput: DeleteProcEventTypeInput;
  DeleteProcEventTypePayload: ResolverTypeWrapper<Omit<DeleteProcEventTypePayload, 'auditEntry' | 'userErrors'> & { auditEntry?: Maybe<ResolversTypes['AuditEntry']>, userErrors: ReadonlyArray<ResolversTypes['RecordUserError']> }>;
  DeleteProcTypeInput: DeleteProcTypeInput;
  DeleteProcTypePayload: ResolverTypeWrapper<Omit<DeleteProcTypePayload, 'auditEntry' | 'userErrors'> & { auditEntry?: Maybe<ResolversTypes['AuditEntry']>, userErrors: ReadonlyArray<ResolversTypes['RecordUserError']> }>;
  DeleteRankInput: DeleteRankInput;
  DeleteRankPayload: ResolverTypeWrapper<Omit<DeleteRankPayload, 'auditEntry' | 'userErrors'> & { auditEntry?: Maybe<ResolversTypes['AuditEntry']>, userErrors: ReadonlyArray<ResolversTypes['RecordUserError']> }>;
  DeleteRarityInput: DeleteRarityInput;
  DeleteRarityPayload: ResolverTypeWrapper<Omit<DeleteRarityPayload, 'auditEntry' | 'userErrors'> & { auditEntry?: Maybe<ResolversTypes['AuditEntry']>, userErrors: ReadonlyArray<ResolversTypes['RecordUserError']> }>;
  DeleteRegionInput: DeleteRegionInput;
  DeleteRegionPayload: ResolverTypeWrapper<Omit<DeleteRegionPayload, 'auditEntry' | 'userErrors'> & { auditEntry?: Maybe<ResolversTypes['AuditEntry']>, userErrors: ReadonlyArray<ResolversTypes['RecordUserError']> }>;
  DeleteStatInput: DeleteStatInput;
  DeleteStatPayload: ResolverTypeWrapper<Omit<DeleteStatPayload, 'auditEntry' | 'userErrors'> & { auditEntry?: Maybe<ResolversTypes['AuditEntry']>, userErrors: ReadonlyArray<ResolversTypes['RecordUserError']> }>;
  DeleteUserErrorCode: DeleteUserErrorCode;
  DeleteUserInput: DeleteUserInput;
  DeleteUserPayload: ResolverTypeWrapper<Omit<DeleteUserPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversTypes['DeleteUserUserError']> }>;
  DeleteUserUserError: ResolverTypeWrapper<UserErrorObject>;
  DeleteWebhookErrorCode: DeleteWebhookErrorCode;
  DeleteWebhookInput: DeleteWebhookInput;
  DeleteWebhookPayload: ResolverTypeWrapper<Omit<DeleteWebhookPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversTypes['DeleteWebhookUserError']> }>;
  DeleteWebhookUserError: ResolverTypeWrapper<UserErrorObject>;
  DeployRemoteErrorCode: DeployRemoteErrorCode;
  DeployRemoteInput: DeployRemoteInput;
  DeployRemotePayload: ResolverTypeWrapper<Omit<DeployRemotePayload, 'userErrors' | 'version'> & { userErrors: ReadonlyArray<ResolversTypes['DeployRemoteUserError']>, version?: Maybe<ResolversTypes['RemoteVersion']> }>;
  DeployRemoteUserError: ResolverTypeWrapper<UserErrorObject>;
  DisconnectAppErrorCode: DisconnectAppErrorCode;
  DisconnectAppInput: DisconnectAppInput;
  DisconnectAppPayload: ResolverTypeWrapper<Omit<DisconnectAppPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversTypes['DisconnectAppUserError']> }>;
  DisconnectAppUserError: ResolverTypeWrapper<UserErrorObject>;
  DispelEvent: ResolverTypeWrapper<CombatEventObject>;
  DropChance: ResolverTypeWrapper<DropOdds>;
  DropCount: ResolverTypeWrapper<DropCountObject>;
  DropRates: ResolverTypeWrapper<Omit<DropRates, 'drops'> & { drops: ReadonlyArray<ResolversTypes['DropCount']> }>;
  DropSource: ResolverTypeWrapper<DropSourceObject>;
  EditIncidentUpdateInput: EditIncidentUpdateInput;
  EditIncidentUpdatePayload: ResolverTypeWrapper<Omit<EditIncidentUpdatePayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversTypes['IncidentUserError']> }>;
  EnableWebhookErrorCode: EnableWebhookErrorCode;
  EnableWebhookInput: EnableWebhookInput;
  EnableWebhookPayload: ResolverTypeWrapper<Omit<EnableWebhookPayload, 'userErrors' | 'webhook'> & { userErrors: ReadonlyArray<ResolversTypes['EnableWebhookUserError']>, webhook?: Maybe<ResolversTypes['Webhook']> }>;
  EnableWebhookUserError: ResolverTypeWrapper<UserErrorObject>;
  EndOtherSessionsPayload: ResolverTypeWrapper<EndOtherSessionsPayload>;
  EndSessionErrorCode: EndSessionErrorCode;
  EndSessionInput: EndSessionInput;
  EndSessionPayload: ResolverTypeWrapper<Omit<EndSessionPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversTypes['EndSessionUserError']> }>;
  EndSessionUserError: ResolverTypeWrapper<UserErrorObject>;
  EndUserSessionsErrorCode: EndUserSessionsErrorCode;
  EndUserSessionsInput: EndUserSessionsInput;
  EndUserSessionsPayload: ResolverTypeWrapper<Omit<EndUserSessionsPayload, 'user' | 'userErrors'> & { user?: Maybe<ResolversTypes['User']>, userErrors: ReadonlyArray<ResolversTypes['EndUserSessionsUserError']> }>;
  EndUserSessionsUserError: ResolverTypeWrapper<UserErrorObject>;
  Enemy: ResolverTypeWrapper<EnemyDefinition>;
  EnemyConnection: ResolverTypeWrapper<Omit<EnemyConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['EnemyEdge']>, nodes: ReadonlyArray<ResolversTypes['Enemy']> }>;
  EnemyEdge: ResolverTypeWrapper<Omit<EnemyEdge, 'node'> & { node: ResolversTypes['Enemy'] }>;
  EnemyEquipmentInput: EnemyEquipmentInput;
  EnemyEquipmentRecord: ResolverTypeWrapper<RecordEntryObject>;
  EnemyRecord: ResolverTypeWrapper<RecordObject>;
  EnemyRecordConnection: ResolverTypeWrapper<Omit<EnemyRecordConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['EnemyRecordEdge']>, nodes: ReadonlyArray<ResolversTypes['EnemyRecord']> }>;
  EnemyRecordEdge: ResolverTypeWrapper<Omit<EnemyRecordEdge, 'node'> & { node: ResolversTypes['EnemyRecord'] }>;
  EnemyStatInput: EnemyStatInput;
  EnemyStatRecord: ResolverTypeWrapper<RecordEntryObject>;
  EnemyType: ResolverTypeWrapper<EnemyTypeDefinition>;
  EnemyTypeRecord: ResolverTypeWrapper<RecordObject>;
  EnemyTypeRecordConnection: ResolverTypeWrapper<Omit<EnemyTypeRecordConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['EnemyTypeRecordEdge']>, nodes: ReadonlyArray<ResolversTypes['EnemyTypeRecord']> }>;
  EnemyTypeRecordEdge: ResolverTypeWrapper<Omit<EnemyTypeRecordEdge, 'node'> & { node: ResolversTypes['EnemyTypeRecord'] }>;
  EnrolPasskeyErrorCode: EnrolPasskeyErrorCode;
  EnrolPasskeyInput: EnrolPasskeyInput;
  EnrolPasskeyPayload: ResolverTypeWrapper<Omit<EnrolPasskeyPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversTypes['EnrolPasskeyUserError']> }>;
  EnrolPasskeyUserError: ResolverTypeWrapper<UserErrorObject>;
  EnrolTotpErrorCode: EnrolTotpErrorCode;
  EnrolTotpInput: EnrolTotpInput;
  EnrolTotpPayload: ResolverTypeWrapper<Omit<EnrolTotpPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversTypes['EnrolTotpUserError']> }>;
  EnrolTotpUserError: ResolverTypeWrapper<UserErrorObject>;
  EntryEvent: ResolverTypeWrapper<EntryEventObject>;
  EquipBaitGoal: ResolverTypeWrapper<EquipBaitGoalObject>;
  EquipErrorCode: EquipErrorCode;
  EquipInput: EquipInput;
  EquipItemGoal: ResolverTypeWrapper<EquipItemGoalObject>;
  EquipPayload: ResolverTypeWrapper<Omit<EquipPayload, 'player' | 'userErrors'> & { player?: Maybe<ResolversTypes['Player']>, userErrors: ReadonlyArray<ResolversTypes['EquipUserError']> }>;
  EquipUserError: ResolverTypeWrapper<UserErrorObject>;
  EquipmentEntryInput: EquipmentEntryInput;
  EquipmentEntryRecord: ResolverTypeWrapper<RecordEntryObject>;
  EquipmentOdds: ResolverTypeWrapper<Omit<EquipmentOdds, 'totals'> & { totals: ResolversTypes['HuntTotals'] }>;
  EquipmentSet: ResolverTypeWrapper<Omit<EquipmentSet, 'huntingGround'> & { huntingGround?: Maybe<ResolversTypes['HuntingGround']> }>;
  EquipmentSlot: ResolverTypeWrapper<Omit<EquipmentSlot, 'item' | 'itemType' | 'lockedBy'> & { item?: Maybe<ResolversTypes['Item']>, itemType: ResolversTypes['ItemType'], lockedBy?: Maybe<ResolversTypes['SlotRequirement']> }>;
  ExportOwnDataErrorCode: ExportOwnDataErrorCode;
  ExportOwnDataInput: ExportOwnDataInput;
  ExportOwnDataPayload: ResolverTypeWrapper<Omit<ExportOwnDataPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversTypes['ExportOwnDataUserError']> }>;
  ExportOwnDataUserError: ResolverTypeWrapper<UserErrorObject>;
  Fairness: ResolverTypeWrapper<FairnessObject>;
  FightLink: ResolverTypeWrapper<Omit<FightLink, 'enemy' | 'entry'> & { enemy: ResolversTypes['Enemy'], entry: ResolversTypes['CombatEntry'] }>;
  FightProof: ResolverTypeWrapper<FightProof>;
  FightProofStatus: FightProofStatus;
  FightReplay: ResolverTypeWrapper<FightReplayObject>;
  FightRound: ResolverTypeWrapper<Omit<FightRound, 'attacker' | 'defender' | 'events'> & { attacker: ResolversTypes['Fighter'], defender: ResolversTypes['Fighter'], events: ReadonlyArray<ResolversTypes['CombatEvent']> }>;
  FightVerdict: FightVerdict;
  Fighter: ResolverTypeWrapper<FighterObject>;
  FindKeyGoal: ResolverTypeWrapper<FindKeyGoalObject>;
  FinishAuthorizationErrorCode: FinishAuthorizationErrorCode;
  FinishAuthorizationInput: FinishAuthorizationInput;
  FinishAuthorizationPayload: ResolverTypeWrapper<Omit<FinishAuthorizationPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversTypes['FinishAuthorizationUserError']> }>;
  FinishAuthorizationUserError: ResolverTypeWrapper<UserErrorObject>;
  FinishPasskeyLoginErrorCode: FinishPasskeyLoginErrorCode;
  FinishPasskeyLoginInput: FinishPasskeyLoginInput;
  FinishPasskeyLoginPayload: ResolverTypeWrapper<Omit<FinishPasskeyLoginPayload, 'account' | 'userErrors'> & { account?: Maybe<ResolversTypes['Account']>, userErrors: ReadonlyArray<ResolversTypes['FinishPasskeyLoginUserError']> }>;
  FinishPasskeyLoginUserError: ResolverTypeWrapper<UserErrorObject>;
  FirstHuntGoal: ResolverTypeWrapper<FirstHuntGoalObject>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  GameSettings: ResolverTypeWrapper<GameSettingsObject>;
  Goal: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Goal']>;
  GoldDay: ResolverTypeWrapper<GoldDay>;
  GrimoireEntry: ResolverTypeWrapper<Omit<GrimoireEntry, 'enemy' | 'stats'> & { enemy: ResolversTypes['Enemy'], stats?: Maybe<ResolversTypes['CreatureStats']> }>;
  GroundReach: ResolverTypeWrapper<GroundReach>;
  HealingEvent: ResolverTypeWrapper<CombatEventObject>;
  HuntCount: ResolverTypeWrapper<HuntCountObject>;
  HuntErrorCode: HuntErrorCode;
  HuntEstimate: ResolverTypeWrapper<HuntEstimateObject>;
  HuntInput: HuntInput;
  HuntOdds: ResolverTypeWrapper<Omit<HuntOdds, 'bait' | 'creatures' | 'totals'> & { bait?: Maybe<ResolversTypes['Item']>, creatures: ReadonlyArray<ResolversTypes['CreatureOdds']>, totals?: Maybe<ResolversTypes['HuntTotals']> }>;
  HuntPayload: ResolverTypeWrapper<Omit<HuntPayload, 'combat' | 'player' | 'userErrors'> & { combat?: Maybe<ResolversTypes['Combat']>, player?: Maybe<ResolversTypes['Player']>, userErrors: ReadonlyArray<ResolversTypes['HuntUserError']> }>;
  HuntReadyEvent: ResolverTypeWrapper<HuntReadyEventObject>;
  HuntStatistics: ResolverTypeWrapper<Omit<HuntStatistics, 'drops' | 'hunts'> & { drops: ReadonlyArray<ResolversTypes['DropCount']>, hunts: ReadonlyArray<ResolversTypes['HuntCount']> }>;
  HuntTotals: ResolverTypeWrapper<HuntTotalsObject>;
  HuntUserError: ResolverTypeWrapper<UserErrorObject>;
  HuntingGround: ResolverTypeWrapper<GroundDefinition>;
  HuntingGroundGoal: ResolverTypeWrapper<HuntingGroundGoalObject>;
  HuntingGroundRecord: ResolverTypeWrapper<RecordObject>;
  HuntingGroundRecordConnection: ResolverTypeWrapper<Omit<HuntingGroundRecordConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['HuntingGroundRecordEdge']>, nodes: ReadonlyArray<ResolversTypes['HuntingGroundRecord']> }>;
  HuntingGroundRecordEdge: ResolverTypeWrapper<Omit<HuntingGroundRecordEdge, 'node'> & { node: ResolversTypes['HuntingGroundRecord'] }>;
  HuntingTableRecord: ResolverTypeWrapper<RecordObject>;
  HuntingTableRecordConnection: ResolverTypeWrapper<Omit<HuntingTableRecordConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['HuntingTableRecordEdge']>, nodes: ReadonlyArray<ResolversTypes['HuntingTableRecord']> }>;
  HuntingTableRecordEdge: ResolverTypeWrapper<Omit<HuntingTableRecordEdge, 'node'> & { node: ResolversTypes['HuntingTableRecord'] }>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<ImageObject>;
  IncidentErrorCode: IncidentErrorCode;
  IncidentPhase: IncidentPhase;
  IncidentState: IncidentState;
  IncidentText: ResolverTypeWrapper<IncidentText>;
  IncidentTextInput: IncidentTextInput;
  IncidentUserError: ResolverTypeWrapper<UserErrorObject>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  InventoryEntry: ResolverTypeWrapper<Omit<InventoryEntry, 'item' | 'neededForCollection'> & { item: ResolversTypes['Item'], neededForCollection?: Maybe<ResolversTypes['Collection']> }>;
  InventoryEntryConnection: ResolverTypeWrapper<Omit<InventoryEntryConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['InventoryEntryEdge']>, nodes: ReadonlyArray<ResolversTypes['InventoryEntry']> }>;
  InventoryEntryEdge: ResolverTypeWrapper<Omit<InventoryEntryEdge, 'node'> & { node: ResolversTypes['InventoryEntry'] }>;
  Item: ResolverTypeWrapper<ItemDefinition>;
  ItemAdvice: ResolverTypeWrapper<ItemAdviceObject>;
  ItemAmount: ResolverTypeWrapper<ItemAmountObject>;
  ItemConnection: ResolverTypeWrapper<Omit<ItemConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['ItemEdge']>, nodes: ReadonlyArray<ResolversTypes['Item']> }>;
  ItemEdge: ResolverTypeWrapper<Omit<ItemEdge, 'node'> & { node: ResolversTypes['Item'] }>;
  ItemGoal: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ItemGoal']>;
  ItemRecord: ResolverTypeWrapper<RecordObject>;
  ItemRecordConnection: ResolverTypeWrapper<Omit<ItemRecordConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['ItemRecordEdge']>, nodes: ReadonlyArray<ResolversTypes['ItemRecord']> }>;
  ItemRecordEdge: ResolverTypeWrapper<Omit<ItemRecordEdge, 'node'> & { node: ResolversTypes['ItemRecord'] }>;
  ItemSources: ResolverTypeWrapper<ItemSourcesObject>;
  ItemStatInput: ItemStatInput;
  ItemStatRecord: ResolverTypeWrapper<RecordEntryObject>;
  ItemType: ResolverTypeWrapper<ItemTypeDefinition>;
  ItemTypeRecord: ResolverTypeWrapper<RecordObject>;
  ItemTypeRecordConnection: ResolverTypeWrapper<Omit<ItemTypeRecordConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['ItemTypeRecordEdge']>, nodes: ReadonlyArray<ResolversTypes['ItemTypeRecord']> }>;
  ItemTypeRecordEdge: ResolverTypeWrapper<Omit<ItemTypeRecordEdge, 'node'> & { node: ResolversTypes['ItemTypeRecord'] }>;
  JournalConnection: ResolverTypeWrapper<Omit<JournalConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['JournalEdge']>, nodes: ReadonlyArray<ResolversTypes['JournalEntry']> }>;
  JournalEdge: ResolverTypeWrapper<Omit<JournalEdge, 'node'> & { node: ResolversTypes['JournalEntry'] }>;
  JournalEntry: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['JournalEntry']>;
  JournalFight: ResolverTypeWrapper<Omit<JournalFight, 'advice' | 'entry' | 'link' | 'replay'> & { advice?: Maybe<ResolversTypes['CombatAdvice']>, entry: ResolversTypes['CombatEntry'], link?: Maybe<ResolversTypes['FightLink']>, replay: ResolversTypes['FightReplay'] }>;
  JournalFilter: JournalFilter;
  JournalKind: JournalKind;
  JournalTotals: ResolverTypeWrapper<Omit<JournalTotals, 'ranks' | 'reward'> & { ranks: ReadonlyArray<ResolversTypes['Rank']>, reward: ResolversTypes['Reward'] }>;
  LadderConnection: ResolverTypeWrapper<Omit<LadderConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['LadderEdge']>, nodes: ReadonlyArray<ResolversTypes['LadderEntry']> }>;
  LadderEdge: ResolverTypeWrapper<Omit<LadderEdge, 'node'> & { node: ResolversTypes['LadderEntry'] }>;
  LadderEntry: ResolverTypeWrapper<LadderEntryObject>;
  LeechEvent: ResolverTypeWrapper<CombatEventObject>;
  ListedImage: ResolverTypeWrapper<ListedImageObject>;
  ListedImageConnection: ResolverTypeWrapper<Omit<ListedImageConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['ListedImageEdge']>, nodes: ReadonlyArray<ResolversTypes['ListedImage']> }>;
  ListedImageEdge: ResolverTypeWrapper<Omit<ListedImageEdge, 'node'> & { node: ResolversTypes['ListedImage'] }>;
  LockItemErrorCode: LockItemErrorCode;
  LockItemInput: LockItemInput;
  LockItemPayload: ResolverTypeWrapper<Omit<LockItemPayload, 'player' | 'userErrors'> & { player?: Maybe<ResolversTypes['Player']>, userErrors: ReadonlyArray<ResolversTypes['LockItemUserError']> }>;
  LockItemUserError: ResolverTypeWrapper<UserErrorObject>;
  LoginErrorCode: LoginErrorCode;
  LoginInput: LoginInput;
  LoginPayload: ResolverTypeWrapper<Omit<LoginPayload, 'account' | 'userErrors'> & { account?: Maybe<ResolversTypes['Account']>, userErrors: ReadonlyArray<ResolversTypes['LoginUserError']> }>;
  LoginUserError: ResolverTypeWrapper<UserErrorObject>;
  LogoutPayload: ResolverTypeWrapper<LogoutPayload>;
  LootEntryInput: LootEntryInput;
  LootEntryRecord: ResolverTypeWrapper<RecordEntryObject>;
  Merchant: Merchant;
  MissingItem: ResolverTypeWrapper<MissingItemObject>;
  Mission: ResolverTypeWrapper<MissionObject>;
  MissionErrorCode: MissionErrorCode;
  MissionGoal: ResolverTypeWrapper<MissionGoalObject>;
  MissionObjective: ResolverTypeWrapper<Omit<MissionObjective, 'enemy'> & { enemy: ResolversTypes['Enemy'] }>;
  MissionRewardEntry: ResolverTypeWrapper<MissionRewardEntryObject>;
  MissionStatus: MissionStatus;
  MissionStreak: ResolverTypeWrapper<MissionStreak>;
  MissionUserError: ResolverTypeWrapper<UserErrorObject>;
  Money: ResolverTypeWrapper<Money>;
  MoneyCurrency: MoneyCurrency;
  MoneyInput: MoneyInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NewsConnection: ResolverTypeWrapper<Omit<NewsConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['NewsEdge']>, nodes: ReadonlyArray<ResolversTypes['NewsPost']> }>;
  NewsEdge: ResolverTypeWrapper<Omit<NewsEdge, 'node'> & { node: ResolversTypes['NewsPost'] }>;
  NewsEvent: ResolverTypeWrapper<NewsEventObject>;
  NewsPost: ResolverTypeWrapper<NewsPostObject>;
  NewsPostRecord: ResolverTypeWrapper<RecordObject>;
  NewsPostRecordConnection: ResolverTypeWrapper<Omit<NewsPostRecordConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['NewsPostRecordEdge']>, nodes: ReadonlyArray<ResolversTypes['NewsPostRecord']> }>;
  NewsPostRecordEdge: ResolverTypeWrapper<Omit<NewsPostRecordEdge, 'node'> & { node: ResolversTypes['NewsPostRecord'] }>;
  NoBaitEntry: ResolverTypeWrapper<NoBaitEntryObject>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  NotificationKind: NotificationKind;
  NotificationSettings: ResolverTypeWrapper<NotificationSettingsObject>;
  OpenCombat: ResolverTypeWrapper<Omit<OpenCombat, 'enemy'> & { enemy: ResolversTypes['Enemy'] }>;
  Owner: Owner;
  PackageItemInput: PackageItemInput;
  PackageItemRecord: ResolverTypeWrapper<RecordEntryObject>;
  PackageOffer: ResolverTypeWrapper<Omit<PackageOffer, 'notGiven' | 'recipient' | 'refusal'> & { notGiven: ReadonlyArray<ResolversTypes['Item']>, recipient?: Maybe<ResolversTypes['PlayerProfile']>, refusal?: Maybe<ResolversTypes['BuyPackageUserError']> }>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Passkey: ResolverTypeWrapper<Passkey>;
  PatreonType: PatreonType;
  PayingCreature: ResolverTypeWrapper<PayingCreatureObject>;
  Payment: ResolverTypeWrapper<Omit<Payment, 'buyer' | 'charges' | 'items' | 'package' | 'recipient'> & { buyer?: Maybe<ResolversTypes['PlayerProfile']>, charges: ReadonlyArray<ResolversTypes['PaymentCharge']>, items: ReadonlyArray<ResolversTypes['ItemAmount']>, package?: Maybe<ResolversTypes['PremiumPackage']>, recipient?: Maybe<ResolversTypes['PlayerProfile']> }>;
  PaymentCharge: ResolverTypeWrapper<Omit<PaymentCharge, 'missing'> & { missing: ReadonlyArray<ResolversTypes['ItemAmount']> }>;
  PaymentConnection: ResolverTypeWrapper<Omit<PaymentConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['PaymentEdge']>, nodes: ReadonlyArray<ResolversTypes['Payment']> }>;
  PaymentEdge: ResolverTypeWrapper<Omit<PaymentEdge, 'node'> & { node: ResolversTypes['Payment'] }>;
  PaymentStatus: PaymentStatus;
  PaymentStatusEvent: ResolverTypeWrapper<PaymentStatusEventObject>;
  Percentage: ResolverTypeWrapper<Scalars['Percentage']['output']>;
  PersonalToken: ResolverTypeWrapper<PersonalToken>;
  Pin: ResolverTypeWrapper<PinObject>;
  PinKind: PinKind;
  PingWebhookErrorCode: PingWebhookErrorCode;
  PingWebhookInput: PingWebhookInput;
  PingWebhookPayload: ResolverTypeWrapper<Omit<PingWebhookPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversTypes['PingWebhookUserError']> }>;
  PingWebhookUserError: ResolverTypeWrapper<UserErrorObject>;
  PinnedItemGoal: ResolverTypeWrapper<PinnedItemGoalObject>;
  PlaceGoal: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['PlaceGoal']>;
  PlanEntry: ResolverTypeWrapper<PlanEntryObject>;
  Player: ResolverTypeWrapper<PlayerObject>;
  PlayerEvent: ResolverTypeWrapper<PlayerEventObject>;
  PlayerProfile: ResolverTypeWrapper<PlayerProfileObject>;
  PostIncidentUpdateInput: PostIncidentUpdateInput;
  PostIncidentUpdatePayload: ResolverTypeWrapper<Omit<PostIncidentUpdatePayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversTypes['IncidentUserError']> }>;
  PremiumPackage: ResolverTypeWrapper<Omit<PremiumPackage, 'image' | 'items' | 'offer'> & { image?: Maybe<ResolversTypes['Image']>, items: ReadonlyArray<ResolversTypes['ItemAmount']>, offer?: Maybe<ResolversTypes['PackageOffer']> }>;
  PremiumPackageCategory: PremiumPackageCategory;
  PremiumPackageRecord: ResolverTypeWrapper<RecordObject>;
  PremiumPackageRecordConnection: ResolverTypeWrapper<Omit<PremiumPackageRecordConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['PremiumPackageRecordEdge']>, nodes: ReadonlyArray<ResolversTypes['PremiumPackageRecord']> }>;
  PremiumPackageRecordEdge: ResolverTypeWrapper<Omit<PremiumPackageRecordEdge, 'node'> & { node: ResolversTypes['PremiumPackageRecord'] }>;
  ProcDamageEvent: ResolverTypeWrapper<CombatEventObject>;
  ProcEvadedEvent: ResolverTypeWrapper<CombatEventObject>;
  ProcEvent: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ProcEvent']>;
  ProcEventTypeRecord: ResolverTypeWrapper<RecordObject>;
  ProcEventTypeRecordConnection: ResolverTypeWrapper<Omit<ProcEventTypeRecordConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['ProcEventTypeRecordEdge']>, nodes: ReadonlyArray<ResolversTypes['ProcEventTypeRecord']> }>;
  ProcEventTypeRecordEdge: ResolverTypeWrapper<Omit<ProcEventTypeRecordEdge, 'node'> & { node: ResolversTypes['ProcEventTypeRecord'] }>;
  ProcFiredEvent: ResolverTypeWrapper<CombatEventObject>;
  ProcGainedEvent: ResolverTypeWrapper<CombatEventObject>;
  ProcTypeRecord: ResolverTypeWrapper<RecordObject>;
  ProcTypeRecordConnection: ResolverTypeWrapper<Omit<ProcTypeRecordConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['ProcTypeRecordEdge']>, nodes: ReadonlyArray<ResolversTypes['ProcTypeRecord']> }>;
  ProcTypeRecordEdge: ResolverTypeWrapper<Omit<ProcTypeRecordEdge, 'node'> & { node: ResolversTypes['ProcTypeRecord'] }>;
  PurchaseEntry: ResolverTypeWrapper<PurchaseEntryObject>;
  PurchasedPackage: ResolverTypeWrapper<PurchasedPackage>;
  PushDevice: ResolverTypeWrapper<PushDevice>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuickHuntPayload: ResolverTypeWrapper<Omit<QuickHuntPayload, 'combat' | 'player' | 'userErrors'> & { combat?: Maybe<ResolversTypes['Combat']>, player?: Maybe<ResolversTypes['Player']>, userErrors: ReadonlyArray<ResolversTypes['HuntUserError']> }>;
  QuietHours: ResolverTypeWrapper<QuietHoursObject>;
  QuietHoursInput: QuietHoursInput;
  Rank: ResolverTypeWrapper<RankDefinition>;
  RankGoal: ResolverTypeWrapper<RankGoalObject>;
  RankRecord: ResolverTypeWrapper<RecordObject>;
  RankRecordConnection: ResolverTypeWrapper<Omit<RankRecordConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['RankRecordEdge']>, nodes: ReadonlyArray<ResolversTypes['RankRecord']> }>;
  RankRecordEdge: ResolverTypeWrapper<Omit<RankRecordEdge, 'node'> & { node: ResolversTypes['RankRecord'] }>;
  RankUpEntry: ResolverTypeWrapper<RankUpEntryObject>;
  Rarity: ResolverTypeWrapper<RarityDefinition>;
  RarityRecord: ResolverTypeWrapper<RecordObject>;
  RarityRecordConnection: ResolverTypeWrapper<Omit<RarityRecordConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['RarityRecordEdge']>, nodes: ReadonlyArray<ResolversTypes['RarityRecord']> }>;
  RarityRecordEdge: ResolverTypeWrapper<Omit<RarityRecordEdge, 'node'> & { node: ResolversTypes['RarityRecord'] }>;
  RecordErrorCode: RecordErrorCode;
  RecordKind: RecordKind;
  RecordMatch: ResolverTypeWrapper<Omit<RecordMatch, 'image'> & { image?: Maybe<ResolversTypes['Image']> }>;
  RecordName: ResolverTypeWrapper<RecordName>;
  RecordSort: RecordSort;
  RecordTranslation: ResolverTypeWrapper<RecordTranslation>;
  RecordTranslationInput: RecordTranslationInput;
  RecordUsage: ResolverTypeWrapper<RecordUsage>;
  RecordUsageReason: RecordUsageReason;
  RecordUser: ResolverTypeWrapper<RecordUser>;
  RecordUserError: ResolverTypeWrapper<UserErrorObject>;
  RefundPaymentErrorCode: RefundPaymentErrorCode;
  RefundPaymentInput: RefundPaymentInput;
  RefundPaymentPayload: ResolverTypeWrapper<Omit<RefundPaymentPayload, 'payment' | 'userErrors'> & { payment?: Maybe<ResolversTypes['Payment']>, userErrors: ReadonlyArray<ResolversTypes['RefundPaymentUserError']> }>;
  RefundPaymentUserError: ResolverTypeWrapper<UserErrorObject>;
  Region: ResolverTypeWrapper<RegionDefinition>;
  RegionEffect: ResolverTypeWrapper<RegionEffectObject>;
  RegionEffectTarget: RegionEffectTarget;
  RegionPhase: ResolverTypeWrapper<RegionPhaseObject>;
  RegionPhaseName: RegionPhaseName;
  RegionRecord: ResolverTypeWrapper<RecordObject>;
  RegionRecordConnection: ResolverTypeWrapper<Omit<RegionRecordConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['RegionRecordEdge']>, nodes: ReadonlyArray<ResolversTypes['RegionRecord']> }>;
  RegionRecordEdge: ResolverTypeWrapper<Omit<RegionRecordEdge, 'node'> & { node: ResolversTypes['RegionRecord'] }>;
  RegionRule: ResolverTypeWrapper<RegionRuleObject>;
  RegionRuleName: RegionRuleName;
  RegisterAppErrorCode: RegisterAppErrorCode;
  RegisterAppInput: RegisterAppInput;
  RegisterAppPayload: ResolverTypeWrapper<Omit<RegisterAppPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversTypes['RegisterAppUserError']> }>;
  RegisterAppUserError: ResolverTypeWrapper<UserErrorObject>;
  RegisterErrorCode: RegisterErrorCode;
  RegisterInput: RegisterInput;
  RegisterPayload: ResolverTypeWrapper<Omit<RegisterPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversTypes['RegisterUserError']> }>;
  RegisterUserError: ResolverTypeWrapper<UserErrorObject>;
  RegisteredApp: ResolverTypeWrapper<RegisteredApp>;
  Remote: ResolverTypeWrapper<RemoteObject>;
  RemoteBuild: ResolverTypeWrapper<RemoteBuildObject>;
  RemoteError: ResolverTypeWrapper<RemoteErrorObject>;
  RemoteErrorFrame: ResolverTypeWrapper<RemoteErrorFrameObject>;
  RemoteErrorOrigin: RemoteErrorOrigin;
  RemoteFile: ResolverTypeWrapper<RemoteFile>;
  RemoteFileInput: RemoteFileInput;
  RemoteGuardState: RemoteGuardState;
  RemoteHealth: ResolverTypeWrapper<RemoteHealthObject>;
  RemoteMeasure: RemoteMeasure;
  RemoteOperation: ResolverTypeWrapper<RemoteOperation>;
  RemoteOwnBuild: ResolverTypeWrapper<RemoteOwnBuild>;
  RemoteRequirement: ResolverTypeWrapper<RemoteRequirement>;
  RemoteSourcePlace: ResolverTypeWrapper<RemoteSourcePlaceObject>;
  RemoteVersion: ResolverTypeWrapper<RemoteVersionObject>;
  RemoteVersionState: RemoteVersionState;
  RemoteVital: RemoteVital;
  RemoteVitalSummary: ResolverTypeWrapper<RemoteVitalSummary>;
  RemoteWithdrawal: ResolverTypeWrapper<RemoteWithdrawalObject>;
  RemovePasskeyErrorCode: RemovePasskeyErrorCode;
  RemovePasskeyInput: RemovePasskeyInput;
  RemovePasskeyPayload: ResolverTypeWrapper<Omit<RemovePasskeyPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversTypes['RemovePasskeyUserError']> }>;
  RemovePasskeyUserError: ResolverTypeWrapper<UserErrorObject>;
  RemovePushDeviceErrorCode: RemovePushDeviceErrorCode;
  RemovePushDeviceInput: RemovePushDeviceInput;
  RemovePushDevicePayload: ResolverTypeWrapper<Omit<RemovePushDevicePayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversTypes['RemovePushDeviceUserError']> }>;
  RemovePushDeviceUserError: ResolverTypeWrapper<UserErrorObject>;
  RemoveTotpErrorCode: RemoveTotpErrorCode;
  RemoveTotpInput: RemoveTotpInput;
  RemoveTotpPayload: ResolverTypeWrapper<Omit<RemoveTotpPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversTypes['RemoveTotpUserError']> }>;
  RemoveTotpUserError: ResolverTypeWrapper<UserErrorObject>;
  RemoveUserItemErrorCode: RemoveUserItemErrorCode;
  RemoveUserItemInput: RemoveUserItemInput;
  RemoveUserItemPayload: ResolverTypeWrapper<Omit<RemoveUserItemPayload, 'user' | 'userErrors'> & { user?: Maybe<ResolversTypes['User']>, userErrors: ReadonlyArray<ResolversTypes['RemoveUserItemUserError']> }>;
  RemoveUserItemUserError: ResolverTypeWrapper<UserErrorObject>;
  RemoveUserSecondFactorsErrorCode: RemoveUserSecondFactorsErrorCode;
  RemoveUserSecondFactorsInput: RemoveUserSecondFactorsInput;
  RemoveUserSecondFactorsPayload: ResolverTypeWrapper<Omit<RemoveUserSecondFactorsPayload, 'user' | 'userErrors'> & { user?: Maybe<ResolversTypes['User']>, userErrors: ReadonlyArray<ResolversTypes['RemoveUserSecondFactorsUserError']> }>;
  RemoveUserSecondFactorsUserError: ResolverTypeWrapper<UserErrorObject>;
  RenewRecoveryCodesErrorCode: RenewRecoveryCodesErrorCode;
  RenewRecoveryCodesInput: RenewRecoveryCodesInput;
  RenewRecoveryCodesPayload: ResolverTypeWrapper<Omit<RenewRecoveryCodesPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversTypes['RenewRecoveryCodesUserError']> }>;
  RenewRecoveryCodesUserError: ResolverTypeWrapper<UserErrorObject>;
  RequestPasswordResetErrorCode: RequestPasswordResetErrorCode;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: ResolverTypeWrapper<Omit<RequestPasswordResetPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversTypes['RequestPasswordResetUserError']> }>;
  RequestPasswordResetUserError: ResolverTypeWrapper<UserErrorObject>;
  RerollMissionsPayload: ResolverTypeWrapper<Omit<RerollMissionsPayload, 'player' | 'userErrors'> & { player?: Maybe<ResolversTypes['Player']>, userErrors: ReadonlyArray<ResolversTypes['MissionUserError']> }>;
  ResendActivationMailErrorCode: ResendActivationMailErrorCode;
  ResendActivationMailPayload: ResolverTypeWrapper<Omit<ResendActivationMailPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversTypes['ResendActivationMailUserError']> }>;
  ResendActivationMailUserError: ResolverTypeWrapper<UserErrorObject>;
  ResendUserActivationErrorCode: ResendUserActivationErrorCode;
  ResendUserActivationInput: ResendUserActivationInput;
  ResendUserActivationPayload: ResolverTypeWrapper<Omit<ResendUserActivationPayload, 'user' | 'userErrors'> & { user?: Maybe<ResolversTypes['User']>, userErrors: ReadonlyArray<ResolversTypes['ResendUserActivationUserError']> }>;
  ResendUserActivationUserError: ResolverTypeWrapper<UserErrorObject>;
  ResendWebhookDeliveryErrorCode: ResendWebhookDeliveryErrorCode;
  ResendWebhookDeliveryInput: ResendWebhookDeliveryInput;
  ResendWebhookDeliveryPayload: ResolverTypeWrapper<Omit<ResendWebhookDeliveryPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversTypes['ResendWebhookDeliveryUserError']> }>;
  ResendWebhookDeliveryUserError: ResolverTypeWrapper<UserErrorObject>;
  RestoreRecordInput: RestoreRecordInput;
  RestoreRecordPayload: ResolverTypeWrapper<Omit<RestoreRecordPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversTypes['RecordUserError']> }>;
  RetainerAddedEvent: ResolverTypeWrapper<CombatEventObject>;
  RetainerAttackEvent: ResolverTypeWrapper<CombatEventObject>;
  RetainerEvent: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['RetainerEvent']>;
  RetainerRemovedEvent: ResolverTypeWrapper<CombatEventObject>;
  RetrievePasswordErrorCode: RetrievePasswordErrorCode;
  RetrievePasswordInput: RetrievePasswordInput;
  RetrievePasswordPayload: ResolverTypeWrapper<Omit<RetrievePasswordPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversTypes['RetrievePasswordUserError']> }>;
  RetrievePasswordUserError: ResolverTypeWrapper<UserErrorObject>;
  RevealedSeed: ResolverTypeWrapper<RevealedSeed>;
  ReviewAppErrorCode: ReviewAppErrorCode;
  ReviewAppInput: ReviewAppInput;
  ReviewAppPayload: ResolverTypeWrapper<Omit<ReviewAppPayload, 'app' | 'userErrors'> & { app?: Maybe<ResolversTypes['ReviewedApp']>, userErrors: ReadonlyArray<ResolversTypes['ReviewAppUserError']> }>;
  ReviewAppUserError: ResolverTypeWrapper<UserErrorObject>;
  ReviewedApp: ResolverTypeWrapper<Omit<ReviewedApp, 'owner'> & { owner?: Maybe<ResolversTypes['User']> }>;
  ReviewedAppConnection: ResolverTypeWrapper<Omit<ReviewedAppConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['ReviewedAppEdge']>, nodes: ReadonlyArray<ResolversTypes['ReviewedApp']> }>;
  ReviewedAppEdge: ResolverTypeWrapper<Omit<ReviewedAppEdge, 'node'> & { node: ResolversTypes['ReviewedApp'] }>;
  RevokeFightLinkErrorCode: RevokeFightLinkErrorCode;
  RevokeFightLinkInput: RevokeFightLinkInput;
  RevokeFightLinkPayload: ResolverTypeWrapper<Omit<RevokeFightLinkPayload, 'fight' | 'userErrors'> & { fight?: Maybe<ResolversTypes['JournalFight']>, userErrors: ReadonlyArray<ResolversTypes['RevokeFightLinkUserError']> }>;
  RevokeFightLinkUserError: ResolverTypeWrapper<UserErrorObject>;
  RevokePersonalTokenErrorCode: RevokePersonalTokenErrorCode;
  RevokePersonalTokenInput: RevokePersonalTokenInput;
  RevokePersonalTokenPayload: ResolverTypeWrapper<Omit<RevokePersonalTokenPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversTypes['RevokePersonalTokenUserError']> }>;
  RevokePersonalTokenUserError: ResolverTypeWrapper<UserErrorObject>;
  RevokePersonalTokensPayload: ResolverTypeWrapper<RevokePersonalTokensPayload>;
  Reward: ResolverTypeWrapper<RewardObject>;
  Role: Role;
  RollBackRemoteErrorCode: RollBackRemoteErrorCode;
  RollBackRemoteInput: RollBackRemoteInput;
  RollBackRemotePayload: ResolverTypeWrapper<Omit<RollBackRemotePayload, 'stable' | 'userErrors' | 'withdrawn'> & { stable?: Maybe<ResolversTypes['RemoteVersion']>, userErrors: ReadonlyArray<ResolversTypes['RollBackRemoteUserError']>, withdrawn?: Maybe<ResolversTypes['RemoteVersion']> }>;
  RollBackRemoteUserError: ResolverTypeWrapper<UserErrorObject>;
  RotateAppSecretErrorCode: RotateAppSecretErrorCode;
  RotateAppSecretInput: RotateAppSecretInput;
  RotateAppSecretPayload: ResolverTypeWrapper<Omit<RotateAppSecretPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversTypes['RotateAppSecretUserError']> }>;
  RotateAppSecretUserError: ResolverTypeWrapper<UserErrorObject>;
  RotatePersonalTokenErrorCode: RotatePersonalTokenErrorCode;
  RotatePersonalTokenInput: RotatePersonalTokenInput;
  RotatePersonalTokenPayload: ResolverTypeWrapper<Omit<RotatePersonalTokenPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversTypes['RotatePersonalTokenUserError']> }>;
  RotatePersonalTokenUserError: ResolverTypeWrapper<UserErrorObject>;
  RotateSeedErrorCode: RotateSeedErrorCode;
  RotateSeedInput: RotateSeedInput;
  RotateSeedPayload: ResolverTypeWrapper<Omit<RotateSeedPayload, 'player' | 'userErrors'> & { player?: Maybe<ResolversTypes['Player']>, userErrors: ReadonlyArray<ResolversTypes['RotateSeedUserError']> }>;
  RotateSeedUserError: ResolverTypeWrapper<UserErrorObject>;
  RoundStartEvent: ResolverTypeWrapper<CombatEventObject>;
  SafeInt: ResolverTypeWrapper<Scalars['SafeInt']['output']>;
  SaleLineInput: SaleLineInput;
  SaleTotal: ResolverTypeWrapper<Omit<SaleTotal, 'received'> & { received: ReadonlyArray<ResolversTypes['CurrencyAmount']> }>;
  Scope: ResolverTypeWrapper<Scalars['Scope']['output']>;
  SecondFactorMethod: SecondFactorMethod;
  SecondFactors: ResolverTypeWrapper<SecondFactors>;
  SellErrorCode: SellErrorCode;
  SellInput: SellInput;
  SellItemsInput: SellItemsInput;
  SellItemsPayload: ResolverTypeWrapper<Omit<SellItemsPayload, 'player' | 'sold' | 'userErrors'> & { player?: Maybe<ResolversTypes['Player']>, sold?: Maybe<ResolversTypes['SaleTotal']>, userErrors: ReadonlyArray<ResolversTypes['SellUserError']> }>;
  SellPayload: ResolverTypeWrapper<Omit<SellPayload, 'player' | 'sold' | 'userErrors'> & { player?: Maybe<ResolversTypes['Player']>, sold?: Maybe<ResolversTypes['ItemAmount']>, userErrors: ReadonlyArray<ResolversTypes['SellUserError']> }>;
  SellUserError: ResolverTypeWrapper<UserErrorObject>;
  SetRemoteStateErrorCode: SetRemoteStateErrorCode;
  SetRemoteStateInput: SetRemoteStateInput;
  SetRemoteStatePayload: ResolverTypeWrapper<Omit<SetRemoteStatePayload, 'userErrors' | 'version'> & { userErrors: ReadonlyArray<ResolversTypes['SetRemoteStateUserError']>, version?: Maybe<ResolversTypes['RemoteVersion']> }>;
  SetRemoteStateUserError: ResolverTypeWrapper<UserErrorObject>;
  SetUserCurrenciesErrorCode: SetUserCurrenciesErrorCode;
  SetUserCurrenciesInput: SetUserCurrenciesInput;
  SetUserCurrenciesPayload: ResolverTypeWrapper<Omit<SetUserCurrenciesPayload, 'user' | 'userErrors'> & { user?: Maybe<ResolversTypes['User']>, userErrors: ReadonlyArray<ResolversTypes['SetUserCurrenciesUserError']> }>;
  SetUserCurrenciesUserError: ResolverTypeWrapper<UserErrorObject>;
  ShareFightErrorCode: ShareFightErrorCode;
  ShareFightInput: ShareFightInput;
  ShareFightPayload: ResolverTypeWrapper<Omit<ShareFightPayload, 'fight' | 'userErrors'> & { fight?: Maybe<ResolversTypes['JournalFight']>, userErrors: ReadonlyArray<ResolversTypes['ShareFightUserError']> }>;
  ShareFightUserError: ResolverTypeWrapper<UserErrorObject>;
  ShopEntry: ResolverTypeWrapper<Omit<ShopEntry, 'item' | 'materials' | 'price' | 'refusal'> & { item: ResolversTypes['Item'], materials: ReadonlyArray<ResolversTypes['ShopMaterial']>, price: ReadonlyArray<ResolversTypes['CurrencyAmount']>, refusal?: Maybe<ResolversTypes['BuyUserError']> }>;
  ShopItemGoal: ResolverTypeWrapper<ShopItemGoalObject>;
  ShopMaterial: ResolverTypeWrapper<Omit<ShopMaterial, 'item' | 'neededForCollection'> & { item: ResolversTypes['Item'], neededForCollection?: Maybe<ResolversTypes['Collection']> }>;
  ShopSort: ShopSort;
  ShopVerb: ShopVerb;
  SiteIncident: ResolverTypeWrapper<SiteIncident>;
  SiteIncidentUpdate: ResolverTypeWrapper<SiteIncidentUpdate>;
  SiteOutage: ResolverTypeWrapper<SiteOutage>;
  SiteStatus: ResolverTypeWrapper<SiteStatus>;
  SlotChange: ResolverTypeWrapper<SlotChangeObject>;
  SlotItemsInput: SlotItemsInput;
  SlotRequirement: ResolverTypeWrapper<Omit<SlotRequirement, 'opener' | 'stat'> & { opener?: Maybe<ResolversTypes['Item']>, stat: ResolversTypes['Stat'] }>;
  SortDirection: SortDirection;
  SourceGround: ResolverTypeWrapper<SourceGroundObject>;
  StaffChangeEvent: ResolverTypeWrapper<StaffChangeEventObject>;
  StaffEvent: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['StaffEvent']>;
  StaffPlaceEvent: ResolverTypeWrapper<StaffPlaceEventObject>;
  StartAuthorizationErrorCode: StartAuthorizationErrorCode;
  StartAuthorizationInput: StartAuthorizationInput;
  StartAuthorizationPayload: ResolverTypeWrapper<Omit<StartAuthorizationPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversTypes['StartAuthorizationUserError']> }>;
  StartAuthorizationUserError: ResolverTypeWrapper<UserErrorObject>;
  StartDeviceAuthorizationErrorCode: StartDeviceAuthorizationErrorCode;
  StartDeviceAuthorizationInput: StartDeviceAuthorizationInput;
  StartDeviceAuthorizationPayload: ResolverTypeWrapper<Omit<StartDeviceAuthorizationPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversTypes['StartDeviceAuthorizationUserError']> }>;
  StartDeviceAuthorizationUserError: ResolverTypeWrapper<UserErrorObject>;
  StartPasskeyLoginErrorCode: StartPasskeyLoginErrorCode;
  StartPasskeyLoginInput: StartPasskeyLoginInput;
  StartPasskeyLoginPayload: ResolverTypeWrapper<Omit<StartPasskeyLoginPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversTypes['StartPasskeyLoginUserError']> }>;
  StartPasskeyLoginUserError: ResolverTypeWrapper<UserErrorObject>;
  Stat: ResolverTypeWrapper<StatDefinition>;
  StatProc: ResolverTypeWrapper<ProcDefinition>;
  StatRecord: ResolverTypeWrapper<RecordObject>;
  StatRecordConnection: ResolverTypeWrapper<Omit<StatRecordConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['StatRecordEdge']>, nodes: ReadonlyArray<ResolversTypes['StatRecord']> }>;
  StatRecordEdge: ResolverTypeWrapper<Omit<StatRecordEdge, 'node'> & { node: ResolversTypes['StatRecord'] }>;
  StatRecordType: StatRecordType;
  StatType: StatType;
  StatValue: ResolverTypeWrapper<StatLine>;
  StatusComponent: StatusComponent;
  StopNotificationsInput: StopNotificationsInput;
  StopNotificationsPayload: ResolverTypeWrapper<StopNotificationsPayload>;
  StreamEvent: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['StreamEvent']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  StunEvent: ResolverTypeWrapper<CombatEventObject>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SubscriptionLevel: SubscriptionLevel;
  SystemEntry: ResolverTypeWrapper<SystemEntryObject>;
  TableSliceInput: TableSliceInput;
  TableSliceRecord: ResolverTypeWrapper<RecordEntryObject>;
  TakeGiftErrorCode: TakeGiftErrorCode;
  TakeGiftGoal: ResolverTypeWrapper<TakeGiftGoalObject>;
  TakeGiftInput: TakeGiftInput;
  TakeGiftPayload: ResolverTypeWrapper<Omit<TakeGiftPayload, 'news' | 'player' | 'userErrors'> & { news?: Maybe<ResolversTypes['NewsPost']>, player?: Maybe<ResolversTypes['Player']>, userErrors: ReadonlyArray<ResolversTypes['TakeGiftUserError']> }>;
  TakeGiftUserError: ResolverTypeWrapper<UserErrorObject>;
  TheftEvent: ResolverTypeWrapper<CombatEventObject>;
  TranslationLanguage: TranslationLanguage;
  TranslationState: TranslationState;
  TravelEntry: ResolverTypeWrapper<TravelEntryObject>;
  TravelErrorCode: TravelErrorCode;
  TravelGoal: ResolverTypeWrapper<TravelGoalObject>;
  TravelInput: TravelInput;
  TravelPayload: ResolverTypeWrapper<Omit<TravelPayload, 'equipmentSet' | 'player' | 'userErrors'> & { equipmentSet?: Maybe<ResolversTypes['EquipmentSet']>, player?: Maybe<ResolversTypes['Player']>, userErrors: ReadonlyArray<ResolversTypes['TravelUserError']> }>;
  TravelUserError: ResolverTypeWrapper<UserErrorObject>;
  Trophy: ResolverTypeWrapper<Omit<Trophy, 'dropSources' | 'item'> & { dropSources: ReadonlyArray<ResolversTypes['DropSource']>, item: ResolversTypes['Item'] }>;
  UnbanUserErrorCode: UnbanUserErrorCode;
  UnbanUserInput: UnbanUserInput;
  UnbanUserPayload: ResolverTypeWrapper<Omit<UnbanUserPayload, 'user' | 'userErrors'> & { user?: Maybe<ResolversTypes['User']>, userErrors: ReadonlyArray<ResolversTypes['UnbanUserUserError']> }>;
  UnbanUserUserError: ResolverTypeWrapper<UserErrorObject>;
  UnequipInput: UnequipInput;
  UnequipPayload: ResolverTypeWrapper<Omit<UnequipPayload, 'player' | 'userErrors'> & { player?: Maybe<ResolversTypes['Player']>, userErrors: ReadonlyArray<ResolversTypes['EquipUserError']> }>;
  UpdateAppErrorCode: UpdateAppErrorCode;
  UpdateAppInput: UpdateAppInput;
  UpdateAppPayload: ResolverTypeWrapper<Omit<UpdateAppPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversTypes['UpdateAppUserError']> }>;
  UpdateAppUserError: ResolverTypeWrapper<UserErrorObject>;
  UpdateCurrencyInput: UpdateCurrencyInput;
  UpdateCurrencyPayload: ResolverTypeWrapper<Omit<UpdateCurrencyPayload, 'currency' | 'userErrors'> & { currency?: Maybe<ResolversTypes['CurrencyRecord']>, userErrors: ReadonlyArray<ResolversTypes['RecordUserError']> }>;
  UpdateDamageTypeInput: UpdateDamageTypeInput;
  UpdateDamageTypePayload: ResolverTypeWrapper<Omit<UpdateDamageTypePayload, 'damageType' | 'userErrors'> & { damageType?: Maybe<ResolversTypes['DamageTypeRecord']>, userErrors: ReadonlyArray<ResolversTypes['RecordUserError']> }>;
  UpdateEmailErrorCode: UpdateEmailErrorCode;
  UpdateEmailInput: UpdateEmailInput;
  UpdateEmailPayload: ResolverTypeWrapper<Omit<UpdateEmailPayload, 'account' | 'userErrors'> & { account?: Maybe<ResolversTypes['Account']>, userErrors: ReadonlyArray<ResolversTypes['UpdateEmailUserError']> }>;
  UpdateEmailUserError: ResolverTypeWrapper<UserErrorObject>;
  UpdateEnemyInput: UpdateEnemyInput;
  UpdateEnemyPayload: ResolverTypeWrapper<Omit<UpdateEnemyPayload, 'enemy' | 'userErrors'> & { enemy?: Maybe<ResolversTypes['EnemyRecord']>, userErrors: ReadonlyArray<ResolversTypes['RecordUserError']> }>;
  UpdateEnemyTypeInput: UpdateEnemyTypeInput;
  UpdateEnemyTypePayload: ResolverTypeWrapper<Omit<UpdateEnemyTypePayload, 'enemyType' | 'userErrors'> & { enemyType?: Maybe<ResolversTypes['EnemyTypeRecord']>, userErrors: ReadonlyArray<ResolversTypes['RecordUserError']> }>;
  UpdateEquipmentSetErrorCode: UpdateEquipmentSetErrorCode;
  UpdateEquipmentSetInput: UpdateEquipmentSetInput;
  UpdateEquipmentSetPayload: ResolverTypeWrapper<Omit<UpdateEquipmentSetPayload, 'player' | 'userErrors'> & { player?: Maybe<ResolversTypes['Player']>, userErrors: ReadonlyArray<ResolversTypes['UpdateEquipmentSetUserError']> }>;
  UpdateEquipmentSetUserError: ResolverTypeWrapper<UserErrorObject>;
  UpdateHuntingGroundInput: UpdateHuntingGroundInput;
  UpdateHuntingGroundPayload: ResolverTypeWrapper<Omit<UpdateHuntingGroundPayload, 'huntingGround' | 'userErrors'> & { huntingGround?: Maybe<ResolversTypes['HuntingGroundRecord']>, userErrors: ReadonlyArray<ResolversTypes['RecordUserError']> }>;
  UpdateHuntingTableInput: UpdateHuntingTableInput;
  UpdateHuntingTablePayload: ResolverTypeWrapper<Omit<UpdateHuntingTablePayload, 'huntingTable' | 'userErrors'> & { huntingTable?: Maybe<ResolversTypes['HuntingTableRecord']>, userErrors: ReadonlyArray<ResolversTypes['RecordUserError']> }>;
  UpdateIncidentInput: UpdateIncidentInput;
  UpdateIncidentPayload: ResolverTypeWrapper<Omit<UpdateIncidentPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversTypes['IncidentUserError']> }>;
  UpdateItemInput: UpdateItemInput;
  UpdateItemPayload: ResolverTypeWrapper<Omit<UpdateItemPayload, 'item' | 'userErrors'> & { item?: Maybe<ResolversTypes['ItemRecord']>, userErrors: ReadonlyArray<ResolversTypes['RecordUserError']> }>;
  UpdateItemTypeInput: UpdateItemTypeInput;
  UpdateItemTypePayload: ResolverTypeWrapper<Omit<UpdateItemTypePayload, 'itemType' | 'userErrors'> & { itemType?: Maybe<ResolversTypes['ItemTypeRecord']>, userErrors: ReadonlyArray<ResolversTypes['RecordUserError']> }>;
  UpdateNewsPostInput: UpdateNewsPostInput;
  UpdateNewsPostPayload: ResolverTypeWrapper<Omit<UpdateNewsPostPayload, 'newsPost' | 'userErrors'> & { newsPost?: Maybe<ResolversTypes['NewsPostRecord']>, userErrors: ReadonlyArray<ResolversTypes['RecordUserError']> }>;
  UpdatePasswordErrorCode: UpdatePasswordErrorCode;
  UpdatePasswordInput: UpdatePasswordInput;
  UpdatePasswordPayload: ResolverTypeWrapper<Omit<UpdatePasswordPayload, 'account' | 'userErrors'> & { account?: Maybe<ResolversTypes['Account']>, userErrors: ReadonlyArray<ResolversTypes['UpdatePasswordUserError']> }>;
  UpdatePasswordUserError: ResolverTypeWrapper<UserErrorObject>;
  UpdatePremiumPackageInput: UpdatePremiumPackageInput;
  UpdatePremiumPackagePayload: ResolverTypeWrapper<Omit<UpdatePremiumPackagePayload, 'premiumPackage' | 'userErrors'> & { premiumPackage?: Maybe<ResolversTypes['PremiumPackageRecord']>, userErrors: ReadonlyArray<ResolversTypes['RecordUserError']> }>;
  UpdateProcEventTypeInput: UpdateProcEventTypeInput;
  UpdateProcEventTypePayload: ResolverTypeWrapper<Omit<UpdateProcEventTypePayload, 'procEventType' | 'userErrors'> & { procEventType?: Maybe<ResolversTypes['ProcEventTypeRecord']>, userErrors: ReadonlyArray<ResolversTypes['RecordUserError']> }>;
  UpdateProcTypeInput: UpdateProcTypeInput;
  UpdateProcTypePayload: ResolverTypeWrapper<Omit<UpdateProcTypePayload, 'procType' | 'userErrors'> & { procType?: Maybe<ResolversTypes['ProcTypeRecord']>, userErrors: ReadonlyArray<ResolversTypes['RecordUserError']> }>;
  UpdateRankInput: UpdateRankInput;
  UpdateRankPayload: ResolverTypeWrapper<Omit<UpdateRankPayload, 'rank' | 'userErrors'> & { rank?: Maybe<ResolversTypes['RankRecord']>, userErrors: ReadonlyArray<ResolversTypes['RecordUserError']> }>;
  UpdateRarityInput: UpdateRarityInput;
  UpdateRarityPayload: ResolverTypeWrapper<Omit<UpdateRarityPayload, 'rarity' | 'userErrors'> & { rarity?: Maybe<ResolversTypes['RarityRecord']>, userErrors: ReadonlyArray<ResolversTypes['RecordUserError']> }>;
  UpdateRegionInput: UpdateRegionInput;
  UpdateRegionPayload: ResolverTypeWrapper<Omit<UpdateRegionPayload, 'region' | 'userErrors'> & { region?: Maybe<ResolversTypes['RegionRecord']>, userErrors: ReadonlyArray<ResolversTypes['RecordUserError']> }>;
  UpdateSettingsErrorCode: UpdateSettingsErrorCode;
  UpdateSettingsInput: UpdateSettingsInput;
  UpdateSettingsPayload: ResolverTypeWrapper<Omit<UpdateSettingsPayload, 'settings' | 'userErrors'> & { settings?: Maybe<ResolversTypes['GameSettings']>, userErrors: ReadonlyArray<ResolversTypes['UpdateSettingsUserError']> }>;
  UpdateSettingsUserError: ResolverTypeWrapper<UserErrorObject>;
  UpdateStatInput: UpdateStatInput;
  UpdateStatPayload: ResolverTypeWrapper<Omit<UpdateStatPayload, 'stat' | 'userErrors'> & { stat?: Maybe<ResolversTypes['StatRecord']>, userErrors: ReadonlyArray<ResolversTypes['RecordUserError']> }>;
  UpdateUserErrorCode: UpdateUserErrorCode;
  UpdateUserInput: UpdateUserInput;
  UpdateUserPayload: ResolverTypeWrapper<Omit<UpdateUserPayload, 'user' | 'userErrors'> & { user?: Maybe<ResolversTypes['User']>, userErrors: ReadonlyArray<ResolversTypes['UpdateUserUserError']> }>;
  UpdateUserUserError: ResolverTypeWrapper<UserErrorObject>;
  User: ResolverTypeWrapper<UserObject>;
  UserConnection: ResolverTypeWrapper<Omit<UserConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversTypes['UserEdge']>, nodes: ReadonlyArray<ResolversTypes['User']> }>;
  UserCurrencyInput: UserCurrencyInput;
  UserEdge: ResolverTypeWrapper<Omit<UserEdge, 'node'> & { node: ResolversTypes['User'] }>;
  UserError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserError']>;
  UserSession: ResolverTypeWrapper<UserSession>;
  UserSpending: ResolverTypeWrapper<UserSpending>;
  WearItemsInput: WearItemsInput;
  WearItemsPayload: ResolverTypeWrapper<Omit<WearItemsPayload, 'player' | 'userErrors'> & { player?: Maybe<ResolversTypes['Player']>, userErrors: ReadonlyArray<ResolversTypes['EquipUserError']> }>;
  Webhook: ResolverTypeWrapper<WebhookObject>;
  WebhookDelivery: ResolverTypeWrapper<WebhookDelivery>;
  WebhookDeliveryStatus: WebhookDeliveryStatus;
  WebhookEvent: WebhookEvent;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Account: Viewer;
  AccountBan: AccountBan;
  AccountSession: AccountSession;
  ActivateAccountInput: ActivateAccountInput;
  ActivateAccountPayload: Omit<ActivateAccountPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversParentTypes['ActivateAccountUserError']> };
  ActivateAccountUserError: UserErrorObject;
  ActiveSubscription: ActiveSubscriptionObject;
  AddPushDeviceInput: AddPushDeviceInput;
  AddPushDevicePayload: Omit<AddPushDevicePayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversParentTypes['AddPushDeviceUserError']> };
  AddPushDeviceUserError: UserErrorObject;
  AddRemoteDocumentsInput: AddRemoteDocumentsInput;
  AddRemoteDocumentsPayload: Omit<AddRemoteDocumentsPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversParentTypes['AddRemoteDocumentsUserError']> };
  AddRemoteDocumentsUserError: UserErrorObject;
  AddUserItemInput: AddUserItemInput;
  AddUserItemPayload: Omit<AddUserItemPayload, 'user' | 'userErrors'> & { user?: Maybe<ResolversParentTypes['User']>, userErrors: ReadonlyArray<ResolversParentTypes['AddUserItemUserError']> };
  AddUserItemUserError: UserErrorObject;
  Admin: AdminObject;
  AnalyticsDay: AnalyticsDayObject;
  AnalyticsPurchase: AnalyticsPurchaseObject;
  AppAuthorization: AppAuthorization;
  AttackEvadedEvent: CombatEventObject;
  AttackEvent: CombatEventObject;
  AuditActor: AuditActor;
  AuditChange: AuditChangeObject;
  AuditEntry: AuditEntryObject;
  AuditEntryConnection: AuditEntryConnectionObject;
  AuditEntryEdge: Omit<AuditEntryEdge, 'node'> & { node: ResolversParentTypes['AuditEntry'] };
  AuditSubject: AuditSubject;
  AuditToken: AuditToken;
  AutoHuntSettings: Omit<AutoHuntSettings, 'bait'> & { bait?: Maybe<ResolversParentTypes['Item']> };
  BaitEffect: Omit<BaitEffect, 'item' | 'moreOf'> & { item: ResolversParentTypes['Item'], moreOf: ReadonlyArray<ResolversParentTypes['EnemyType']> };
  BanUserInput: BanUserInput;
  BanUserPayload: Omit<BanUserPayload, 'user' | 'userErrors'> & { user?: Maybe<ResolversParentTypes['User']>, userErrors: ReadonlyArray<ResolversParentTypes['BanUserUserError']> };
  BanUserUserError: UserErrorObject;
  BestEquipment: Omit<BestEquipment, 'after' | 'before' | 'changes'> & { after: ResolversParentTypes['EquipmentOdds'], before: ResolversParentTypes['EquipmentOdds'], changes: ReadonlyArray<ResolversParentTypes['SlotChange']> };
  Boolean: Scalars['Boolean']['output'];
  BossGoal: BossGoalObject;
  BuyBaitGoal: BuyBaitGoalObject;
  BuyInput: BuyInput;
  BuyKeyGoal: BuyKeyGoalObject;
  BuyPackageInput: BuyPackageInput;
  BuyPackagePayload: Omit<BuyPackagePayload, 'payment' | 'userErrors'> & { payment?: Maybe<ResolversParentTypes['Payment']>, userErrors: ReadonlyArray<ResolversParentTypes['BuyPackageUserError']> };
  BuyPackageUserError: UserErrorObject;
  BuyPayload: Omit<BuyPayload, 'bought' | 'player' | 'userErrors'> & { bought?: Maybe<ResolversParentTypes['ItemAmount']>, player?: Maybe<ResolversParentTypes['Player']>, userErrors: ReadonlyArray<ResolversParentTypes['BuyUserError']> };
  BuyUserError: UserErrorObject;
  CancelSubscriptionInput: CancelSubscriptionInput;
  CancelSubscriptionPayload: Omit<CancelSubscriptionPayload, 'payment' | 'userErrors'> & { payment?: Maybe<ResolversParentTypes['Payment']>, userErrors: ReadonlyArray<ResolversParentTypes['CancelSubscriptionUserError']> };
  CancelSubscriptionUserError: UserErrorObject;
  ChangeAutoHuntInput: ChangeAutoHuntInput;
  ChangeAutoHuntPayload: Omit<ChangeAutoHuntPayload, 'player' | 'userErrors'> & { player?: Maybe<ResolversParentTypes['Player']>, userErrors: ReadonlyArray<ResolversParentTypes['ChangeAutoHuntUserError']> };
  ChangeAutoHuntUserError: UserErrorObject;
  ChangeEquipmentSetInput: ChangeEquipmentSetInput;
  ChangeEquipmentSetPayload: Omit<ChangeEquipmentSetPayload, 'player' | 'userErrors'> & { player?: Maybe<ResolversParentTypes['Player']>, userErrors: ReadonlyArray<ResolversParentTypes['EquipUserError']> };
  ChangeNotificationsInput: ChangeNotificationsInput;
  ChangeNotificationsPayload: Omit<ChangeNotificationsPayload, 'player' | 'userErrors'> & { player?: Maybe<ResolversParentTypes['Player']>, userErrors: ReadonlyArray<ResolversParentTypes['ChangeNotificationsUserError']> };
  ChangeNotificationsUserError: UserErrorObject;
  ChangePinsInput: ChangePinsInput;
  ChangePinsPayload: Omit<ChangePinsPayload, 'player' | 'userErrors'> & { player?: Maybe<ResolversParentTypes['Player']>, userErrors: ReadonlyArray<ResolversParentTypes['ChangePinsUserError']> };
  ChangePinsUserError: UserErrorObject;
  ChargeEvent: ChargeEventObject;
  CheckPaymentInput: CheckPaymentInput;
  CheckPaymentPayload: Omit<CheckPaymentPayload, 'recipient' | 'userErrors'> & { recipient?: Maybe<ResolversParentTypes['PlayerProfile']>, userErrors: ReadonlyArray<ResolversParentTypes['CheckPaymentUserError']> };
  CheckPaymentUserError: UserErrorObject;
  ChooseMissionInput: ChooseMissionInput;
  ChooseMissionPayload: Omit<ChooseMissionPayload, 'player' | 'userErrors'> & { player?: Maybe<ResolversParentTypes['Player']>, userErrors: ReadonlyArray<ResolversParentTypes['MissionUserError']> };
  ClaimCollectionGoal: ClaimCollectionGoalObject;
  ClaimCollectionInput: ClaimCollectionInput;
  ClaimCollectionPayload: Omit<ClaimCollectionPayload, 'collection' | 'player' | 'userErrors'> & { collection?: Maybe<ResolversParentTypes['Collection']>, player?: Maybe<ResolversParentTypes['Player']>, userErrors: ReadonlyArray<ResolversParentTypes['ClaimCollectionUserError']> };
  ClaimCollectionUserError: UserErrorObject;
  CloseWelcomePayload: Omit<CloseWelcomePayload, 'account'> & { account?: Maybe<ResolversParentTypes['Account']> };
  Coffin: Coffin;
  CoffinHuntGoal: CoffinHuntGoalObject;
  CoffinHuntInput: CoffinHuntInput;
  CoffinHuntPayload: Omit<CoffinHuntPayload, 'combat' | 'player' | 'userErrors'> & { combat?: Maybe<ResolversParentTypes['Combat']>, player?: Maybe<ResolversParentTypes['Player']>, userErrors: ReadonlyArray<ResolversParentTypes['HuntUserError']> };
  Collection: CollectionObject;
  CollectionEntry: CollectionEntryObject;
  CollectionGoal: CollectionGoalObject;
  Combat: CombatObject;
  CombatAdvice: CombatAdviceObject;
  CombatEndEvent: CombatEventObject;
  CombatEntry: CombatEntryObject;
  CombatEvent: ResolversInterfaceTypes<ResolversParentTypes>['CombatEvent'];
  CombatProc: CombatProcObject;
  CombatRetainer: CombatRetainerObject;
  CombatStanding: CombatStanding;
  CombatStartEvent: CombatEventObject;
  CompletedObjective: Omit<CompletedObjective, 'enemy'> & { enemy: ResolversParentTypes['Enemy'] };
  ComponentDay: ComponentDay;
  ComponentStatus: ComponentStatus;
  ConfirmEmailInput: ConfirmEmailInput;
  ConfirmEmailPayload: Omit<ConfirmEmailPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversParentTypes['ConfirmEmailUserError']> };
  ConfirmEmailUserError: UserErrorObject;
  ConfirmLoginInput: ConfirmLoginInput;
  ConfirmLoginPayload: Omit<ConfirmLoginPayload, 'account' | 'userErrors'> & { account?: Maybe<ResolversParentTypes['Account']>, userErrors: ReadonlyArray<ResolversParentTypes['ConfirmLoginUserError']> };
  ConfirmLoginUserError: UserErrorObject;
  ConfirmPasskeyInput: ConfirmPasskeyInput;
  ConfirmPasskeyPayload: Omit<ConfirmPasskeyPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversParentTypes['ConfirmPasskeyUserError']> };
  ConfirmPasskeyUserError: UserErrorObject;
  ConfirmTotpInput: ConfirmTotpInput;
  ConfirmTotpPayload: Omit<ConfirmTotpPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversParentTypes['ConfirmTotpUserError']> };
  ConfirmTotpUserError: UserErrorObject;
  ConnectedApp: ConnectedApp;
  ContentPackVersion: ContentPackVersion;
  ContentProblem: ContentProblem;
  ContentUpgrade: ContentUpgrade;
  ContentUpgradeConnection: ContentUpgradeConnection;
  ContentUpgradeEdge: ContentUpgradeEdge;
  ContentUpgradeNote: ContentUpgradeNote;
  CraftKeyGoal: CraftKeyGoalObject;
  CraftingMaterialInput: CraftingMaterialInput;
  CraftingMaterialRecord: RecordEntryObject;
  CreateCurrencyInput: CreateCurrencyInput;
  CreateCurrencyPayload: Omit<CreateCurrencyPayload, 'currency' | 'userErrors'> & { currency?: Maybe<ResolversParentTypes['CurrencyRecord']>, userErrors: ReadonlyArray<ResolversParentTypes['RecordUserError']> };
  CreateDamageTypeInput: CreateDamageTypeInput;
  CreateDamageTypePayload: Omit<CreateDamageTypePayload, 'damageType' | 'userErrors'> & { damageType?: Maybe<ResolversParentTypes['DamageTypeRecord']>, userErrors: ReadonlyArray<ResolversParentTypes['RecordUserError']> };
  CreateEnemyInput: CreateEnemyInput;
  CreateEnemyPayload: Omit<CreateEnemyPayload, 'enemy' | 'userErrors'> & { enemy?: Maybe<ResolversParentTypes['EnemyRecord']>, userErrors: ReadonlyArray<ResolversParentTypes['RecordUserError']> };
  CreateEnemyTypeInput: CreateEnemyTypeInput;
  CreateEnemyTypePayload: Omit<CreateEnemyTypePayload, 'enemyType' | 'userErrors'> & { enemyType?: Maybe<ResolversParentTypes['EnemyTypeRecord']>, userErrors: ReadonlyArray<ResolversParentTypes['RecordUserError']> };
  CreateHuntingGroundInput: CreateHuntingGroundInput;
  CreateHuntingGroundPayload: Omit<CreateHuntingGroundPayload, 'huntingGround' | 'userErrors'> & { huntingGround?: Maybe<ResolversParentTypes['HuntingGroundRecord']>, userErrors: ReadonlyArray<ResolversParentTypes['RecordUserError']> };
  CreateHuntingTableInput: CreateHuntingTableInput;
  CreateHuntingTablePayload: Omit<CreateHuntingTablePayload, 'huntingTable' | 'userErrors'> & { huntingTable?: Maybe<ResolversParentTypes['HuntingTableRecord']>, userErrors: ReadonlyArray<ResolversParentTypes['RecordUserError']> };
  CreateIncidentInput: CreateIncidentInput;
  CreateIncidentPayload: Omit<CreateIncidentPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversParentTypes['IncidentUserError']> };
  CreateItemInput: CreateItemInput;
  CreateItemPayload: Omit<CreateItemPayload, 'item' | 'userErrors'> & { item?: Maybe<ResolversParentTypes['ItemRecord']>, userErrors: ReadonlyArray<ResolversParentTypes['RecordUserError']> };
  CreateItemTypeInput: CreateItemTypeInput;
  CreateItemTypePayload: Omit<CreateItemTypePayload, 'itemType' | 'userErrors'> & { itemType?: Maybe<ResolversParentTypes['ItemTypeRecord']>, userErrors: ReadonlyArray<ResolversParentTypes['RecordUserError']> };
  CreateNewsPostInput: CreateNewsPostInput;
  CreateNewsPostPayload: Omit<CreateNewsPostPayload, 'newsPost' | 'userErrors'> & { newsPost?: Maybe<ResolversParentTypes['NewsPostRecord']>, userErrors: ReadonlyArray<ResolversParentTypes['RecordUserError']> };
  CreatePersonalTokenInput: CreatePersonalTokenInput;
  CreatePersonalTokenPayload: Omit<CreatePersonalTokenPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversParentTypes['CreatePersonalTokenUserError']> };
  CreatePersonalTokenUserError: UserErrorObject;
  CreatePremiumPackageInput: CreatePremiumPackageInput;
  CreatePremiumPackagePayload: Omit<CreatePremiumPackagePayload, 'premiumPackage' | 'userErrors'> & { premiumPackage?: Maybe<ResolversParentTypes['PremiumPackageRecord']>, userErrors: ReadonlyArray<ResolversParentTypes['RecordUserError']> };
  CreateProcEventTypeInput: CreateProcEventTypeInput;
  CreateProcEventTypePayload: Omit<CreateProcEventTypePayload, 'procEventType' | 'userErrors'> & { procEventType?: Maybe<ResolversParentTypes['ProcEventTypeRecord']>, userErrors: ReadonlyArray<ResolversParentTypes['RecordUserError']> };
  CreateProcTypeInput: CreateProcTypeInput;
  CreateProcTypePayload: Omit<CreateProcTypePayload, 'procType' | 'userErrors'> & { procType?: Maybe<ResolversParentTypes['ProcTypeRecord']>, userErrors: ReadonlyArray<ResolversParentTypes['RecordUserError']> };
  CreateRankInput: CreateRankInput;
  CreateRankPayload: Omit<CreateRankPayload, 'rank' | 'userErrors'> & { rank?: Maybe<ResolversParentTypes['RankRecord']>, userErrors: ReadonlyArray<ResolversParentTypes['RecordUserError']> };
  CreateRarityInput: CreateRarityInput;
  CreateRarityPayload: Omit<CreateRarityPayload, 'rarity' | 'userErrors'> & { rarity?: Maybe<ResolversParentTypes['RarityRecord']>, userErrors: ReadonlyArray<ResolversParentTypes['RecordUserError']> };
  CreateRegionInput: CreateRegionInput;
  CreateRegionPayload: Omit<CreateRegionPayload, 'region' | 'userErrors'> & { region?: Maybe<ResolversParentTypes['RegionRecord']>, userErrors: ReadonlyArray<ResolversParentTypes['RecordUserError']> };
  CreateStatInput: CreateStatInput;
  CreateStatPayload: Omit<CreateStatPayload, 'stat' | 'userErrors'> & { stat?: Maybe<ResolversParentTypes['StatRecord']>, userErrors: ReadonlyArray<ResolversParentTypes['RecordUserError']> };
  CreateWebhookInput: CreateWebhookInput;
  CreateWebhookPayload: Omit<CreateWebhookPayload, 'userErrors' | 'webhook'> & { userErrors: ReadonlyArray<ResolversParentTypes['CreateWebhookUserError']>, webhook?: Maybe<ResolversParentTypes['Webhook']> };
  CreateWebhookUserError: UserErrorObject;
  CreatureFight: CreatureFightObject;
  CreatureOdds: Omit<CreatureOdds, 'drops' | 'enemy' | 'fight'> & { drops?: Maybe<ReadonlyArray<ResolversParentTypes['DropChance']>>, enemy: ResolversParentTypes['Enemy'], fight?: Maybe<ResolversParentTypes['CreatureFight']> };
  CreatureSource: CreatureSourceObject;
  CreatureStats: CreatureStatsObject;
  Currency: CurrencyDefinition;
  CurrencyAmount: CurrencyAmountObject;
  CurrencyAverage: Omit<CurrencyAverage, 'currency'> & { currency: ResolversParentTypes['Currency'] };
  CurrencyEntryInput: CurrencyEntryInput;
  CurrencyEntryRecord: RecordEntryObject;
  CurrencyRecord: RecordObject;
  CurrencyRecordConnection: Omit<CurrencyRecordConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['CurrencyRecordEdge']>, nodes: ReadonlyArray<ResolversParentTypes['CurrencyRecord']> };
  CurrencyRecordEdge: Omit<CurrencyRecordEdge, 'node'> & { node: ResolversParentTypes['CurrencyRecord'] };
  CurrencySources: CurrencySourcesObject;
  DamageEvent: ResolversInterfaceTypes<ResolversParentTypes>['DamageEvent'];
  DamageTypeRecord: RecordObject;
  DamageTypeRecordConnection: Omit<DamageTypeRecordConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['DamageTypeRecordEdge']>, nodes: ReadonlyArray<ResolversParentTypes['DamageTypeRecord']> };
  DamageTypeRecordEdge: Omit<DamageTypeRecordEdge, 'node'> & { node: ResolversParentTypes['DamageTypeRecord'] };
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DeleteAppInput: DeleteAppInput;
  DeleteAppPayload: Omit<DeleteAppPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversParentTypes['DeleteAppUserError']> };
  DeleteAppUserError: UserErrorObject;
  DeleteCurrencyInput: DeleteCurrencyInput;
  DeleteCurrencyPayload: Omit<DeleteCurrencyPayload, 'auditEntry' | 'userErrors'> & { auditEntry?: Maybe<ResolversParentTypes['AuditEntry']>, userErrors: ReadonlyArray<ResolversParentTypes['RecordUserError']> };
  DeleteDamageTypeInput: DeleteDamageTypeInput;
  DeleteDamageTypePayload: Omit<DeleteDamageTypePayload, 'auditEntry' | 'userErrors'> & { auditEntry?: Maybe<ResolversParentTypes['AuditEntry']>, userErrors: ReadonlyArray<ResolversParentTypes['RecordUserError']> };
  DeleteEnemyInput: DeleteEnemyInput;
  DeleteEnemyPayload: Omit<DeleteEnemyPayload, 'auditEntry' | 'userErrors'> & { auditEntry?: Maybe<ResolversParentTypes['AuditEntry']>, userErrors: ReadonlyArray<ResolversParentTypes['RecordUserError']> };
  DeleteEnemyTypeInput: DeleteEnemyTypeInput;
  DeleteEnemyTypePayload: Omit<DeleteEnemyTypePayload, 'auditEntry' | 'userErrors'> & { auditEntry?: Maybe<ResolversParentTypes['AuditEntry']>, userErrors: ReadonlyArray<ResolversParentTypes['RecordUserError']> };
  DeleteHuntingGroundInput: DeleteHuntingGroundInput;
  DeleteHuntingGroundPayload: Omit<DeleteHuntingGroundPayload, 'auditEntry' | 'userErrors'> & { auditEntry?: Maybe<ResolversParentTypes['AuditEntry']>, userErrors: ReadonlyArray<ResolversParentTypes['RecordUserError']> };
  DeleteHuntingTableInput: DeleteHuntingTableInput;
  DeleteHuntingTablePayload: Omit<DeleteHuntingTablePayload, 'auditEntry' | 'userErrors'> & { auditEntry?: Maybe<ResolversParentTypes['AuditEntry']>, userErrors: ReadonlyArray<ResolversParentTypes['RecordUserError']> };
  DeleteIncidentInput: DeleteIncidentInput;
  DeleteIncidentPayload: Omit<DeleteIncidentPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversParentTypes['IncidentUserError']> };
  DeleteIncidentUpdateInput: DeleteIncidentUpdateInput;
  DeleteIncidentUpdatePayload: Omit<DeleteIncidentUpdatePayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversParentTypes['IncidentUserError']> };
  DeleteItemInput: DeleteItemInput;
  DeleteItemPayload: Omit<DeleteItemPayload, 'auditEntry' | 'userErrors'> & { auditEntry?: Maybe<ResolversParentTypes['AuditEntry']>, userErrors: ReadonlyArray<ResolversParentTypes['RecordUserError']> };
  DeleteItemTypeInput: DeleteItemTypeInput;
  DeleteItemTypePayload: Omit<DeleteItemTypePayload, 'auditEntry' | 'userErrors'> & { auditEntry?: Maybe<ResolversParentTypes['AuditEntry']>, userErrors: ReadonlyArray<ResolversParentTypes['RecordUserError']> };
  DeleteNewsPostInput: DeleteNewsPostInput;
  DeleteNewsPostPayload: Omit<DeleteNewsPostPayload, 'auditEntry' | 'userErrors'> & { auditEntry?: Maybe<ResolversParentTypes['AuditEntry']>, userErrors: ReadonlyArray<ResolversParentTypes['RecordUserError']> };
  DeleteOwnAccountInput: DeleteOwnAccountInput;
  DeleteOwnAccountPayload: Omit<DeleteOwnAccountPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversParentTypes['DeleteOwnAccountUserError']> };
  DeleteOwnAccountUserError: UserErrorObject;
  DeletePremiumPackageInput: DeletePremiumPackageInput;
  DeletePremiumPackagePayload: Omit<DeletePremiumPackagePayload, 'auditEntry' | 'userErrors'> & { auditEntry?: Maybe<ResolversParentTypes['AuditEntry']>, userErrors: ReadonlyArray<ResolversParentTypes['RecordUserError']> };
  DeleteProcEventTypeInput: DeleteProcEventTypeInput;
  DeleteProcEventTypePayload: Omit<DeleteProcEventTypePayload, 'auditEntry' | 'userErrors'> & { auditEntry?: Maybe<ResolversParentTypes['AuditEntry']>, userErrors: ReadonlyArray<ResolversParentTypes['RecordUserError']> };
  DeleteProcTypeInput: DeleteProcTypeInput;
  DeleteProcTypePayload: Omit<DeleteProcTypePayload, 'auditEntry' | 'userErrors'> & { auditEntry?: Maybe<ResolversParentTypes['AuditEntry']>, userErrors: ReadonlyArray<ResolversParentTypes['RecordUserError']> };
  DeleteRankInput: DeleteRankInput;
  DeleteRankPayload: Omit<DeleteRankPayload, 'auditEntry' | 'userErrors'> & { auditEntry?: Maybe<ResolversParentTypes['AuditEntry']>, userErrors: ReadonlyArray<ResolversParentTypes['RecordUserError']> };
  DeleteRarityInput: DeleteRarityInput;
  DeleteRarityPayload: Omit<DeleteRarityPayload, 'auditEntry' | 'userErrors'> & { auditEntry?: Maybe<ResolversParentTypes['AuditEntry']>, userErrors: ReadonlyArray<ResolversParentTypes['RecordUserError']> };
  DeleteRegionInput: DeleteRegionInput;
  DeleteRegionPayload: Omit<DeleteRegionPayload, 'auditEntry' | 'userErrors'> & { auditEntry?: Maybe<ResolversParentTypes['AuditEntry']>, userErrors: ReadonlyArray<ResolversParentTypes['RecordUserError']> };
  DeleteStatInput: DeleteStatInput;
  DeleteStatPayload: Omit<DeleteStatPayload, 'auditEntry' | 'userErrors'> & { auditEntry?: Maybe<ResolversParentTypes['AuditEntry']>, userErrors: ReadonlyArray<ResolversParentTypes['RecordUserError']> };
  DeleteUserInput: DeleteUserInput;
  DeleteUserPayload: Omit<DeleteUserPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversParentTypes['DeleteUserUserError']> };
  DeleteUserUserError: UserErrorObject;
  DeleteWebhookInput: DeleteWebhookInput;
  DeleteWebhookPayload: Omit<DeleteWebhookPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversParentTypes['DeleteWebhookUserError']> };
  DeleteWebhookUserError: UserErrorObject;
  DeployRemoteInput: DeployRemoteInput;
  DeployRemotePayload: Omit<DeployRemotePayload, 'userErrors' | 'version'> & { userErrors: ReadonlyArray<ResolversParentTypes['DeployRemoteUserError']>, version?: Maybe<ResolversParentTypes['RemoteVersion']> };
  DeployRemoteUserError: UserErrorObject;
  DisconnectAppInput: DisconnectAppInput;
  DisconnectAppPayload: Omit<DisconnectAppPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversParentTypes['DisconnectAppUserError']> };
  DisconnectAppUserError: UserErrorObject;
  DispelEvent: CombatEventObject;
  DropChance: DropOdds;
  DropCount: DropCountObject;
  DropRates: Omit<DropRates, 'drops'> & { drops: ReadonlyArray<ResolversParentTypes['DropCount']> };
  DropSource: DropSourceObject;
  EditIncidentUpdateInput: EditIncidentUpdateInput;
  EditIncidentUpdatePayload: Omit<EditIncidentUpdatePayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversParentTypes['IncidentUserError']> };
  EnableWebhookInput: EnableWebhookInput;
  EnableWebhookPayload: Omit<EnableWebhookPayload, 'userErrors' | 'webhook'> & { userErrors: ReadonlyArray<ResolversParentTypes['EnableWebhookUserError']>, webhook?: Maybe<ResolversParentTypes['Webhook']> };
  EnableWebhookUserError: UserErrorObject;
  EndOtherSessionsPayload: EndOtherSessionsPayload;
  EndSessionInput: EndSessionInput;
  EndSessionPayload: Omit<EndSessionPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversParentTypes['EndSessionUserError']> };
  EndSessionUserError: UserErrorObject;
  EndUserSessionsInput: EndUserSessionsInput;
  EndUserSessionsPayload: Omit<EndUserSessionsPayload, 'user' | 'userErrors'> & { user?: Maybe<ResolversParentTypes['User']>, userErrors: ReadonlyArray<ResolversParentTypes['EndUserSessionsUserError']> };
  EndUserSessionsUserError: UserErrorObject;
  Enemy: EnemyDefinition;
  EnemyConnection: Omit<EnemyConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['EnemyEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Enemy']> };
  EnemyEdge: Omit<EnemyEdge, 'node'> & { node: ResolversParentTypes['Enemy'] };
  EnemyEquipmentInput: EnemyEquipmentInput;
  EnemyEquipmentRecord: RecordEntryObject;
  EnemyRecord: RecordObject;
  EnemyRecordConnection: Omit<EnemyRecordConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['EnemyRecordEdge']>, nodes: ReadonlyArray<ResolversParentTypes['EnemyRecord']> };
  EnemyRecordEdge: Omit<EnemyRecordEdge, 'node'> & { node: ResolversParentTypes['EnemyRecord'] };
  EnemyStatInput: EnemyStatInput;
  EnemyStatRecord: RecordEntryObject;
  EnemyType: EnemyTypeDefinition;
  EnemyTypeRecord: RecordObject;
  EnemyTypeRecordConnection: Omit<EnemyTypeRecordConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['EnemyTypeRecordEdge']>, nodes: ReadonlyArray<ResolversParentTypes['EnemyTypeRecord']> };
  EnemyTypeRecordEdge: Omit<EnemyTypeRecordEdge, 'node'> & { node: ResolversParentTypes['EnemyTypeRecord'] };
  EnrolPasskeyInput: EnrolPasskeyInput;
  EnrolPasskeyPayload: Omit<EnrolPasskeyPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversParentTypes['EnrolPasskeyUserError']> };
  EnrolPasskeyUserError: UserErrorObject;
  EnrolTotpInput: EnrolTotpInput;
  EnrolTotpPayload: Omit<EnrolTotpPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversParentTypes['EnrolTotpUserError']> };
  EnrolTotpUserError: UserErrorObject;
  EntryEvent: EntryEventObject;
  EquipBaitGoal: EquipBaitGoalObject;
  EquipInput: EquipInput;
  EquipItemGoal: EquipItemGoalObject;
  EquipPayload: Omit<EquipPayload, 'player' | 'userErrors'> & { player?: Maybe<ResolversParentTypes['Player']>, userErrors: ReadonlyArray<ResolversParentTypes['EquipUserError']> };
  EquipUserError: UserErrorObject;
  EquipmentEntryInput: EquipmentEntryInput;
  EquipmentEntryRecord: RecordEntryObject;
  EquipmentOdds: Omit<EquipmentOdds, 'totals'> & { totals: ResolversParentTypes['HuntTotals'] };
  EquipmentSet: Omit<EquipmentSet, 'huntingGround'> & { huntingGround?: Maybe<ResolversParentTypes['HuntingGround']> };
  EquipmentSlot: Omit<EquipmentSlot, 'item' | 'itemType' | 'lockedBy'> & { item?: Maybe<ResolversParentTypes['Item']>, itemType: ResolversParentTypes['ItemType'], lockedBy?: Maybe<ResolversParentTypes['SlotRequirement']> };
  ExportOwnDataInput: ExportOwnDataInput;
  ExportOwnDataPayload: Omit<ExportOwnDataPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversParentTypes['ExportOwnDataUserError']> };
  ExportOwnDataUserError: UserErrorObject;
  Fairness: FairnessObject;
  FightLink: Omit<FightLink, 'enemy' | 'entry'> & { enemy: ResolversParentTypes['Enemy'], entry: ResolversParentTypes['CombatEntry'] };
  FightProof: FightProof;
  FightReplay: FightReplayObject;
  FightRound: Omit<FightRound, 'attacker' | 'defender' | 'events'> & { attacker: ResolversParentTypes['Fighter'], defender: ResolversParentTypes['Fighter'], events: ReadonlyArray<ResolversParentTypes['CombatEvent']> };
  Fighter: FighterObject;
  FindKeyGoal: FindKeyGoalObject;
  FinishAuthorizationInput: FinishAuthorizationInput;
  FinishAuthorizationPayload: Omit<FinishAuthorizationPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversParentTypes['FinishAuthorizationUserError']> };
  FinishAuthorizationUserError: UserErrorObject;
  FinishPasskeyLoginInput: FinishPasskeyLoginInput;
  FinishPasskeyLoginPayload: Omit<FinishPasskeyLoginPayload, 'account' | 'userErrors'> & { account?: Maybe<ResolversParentTypes['Account']>, userErrors: ReadonlyArray<ResolversParentTypes['FinishPasskeyLoginUserError']> };
  FinishPasskeyLoginUserError: UserErrorObject;
  FirstHuntGoal: FirstHuntGoalObject;
  Float: Scalars['Float']['output'];
  GameSettings: GameSettingsObject;
  Goal: ResolversInterfaceTypes<ResolversParentTypes>['Goal'];
  GoldDay: GoldDay;
  GrimoireEntry: Omit<GrimoireEntry, 'enemy' | 'stats'> & { enemy: ResolversParentTypes['Enemy'], stats?: Maybe<ResolversParentTypes['CreatureStats']> };
  GroundReach: GroundReach;
  HealingEvent: CombatEventObject;
  HuntCount: HuntCountObject;
  HuntEstimate: HuntEstimateObject;
  HuntInput: HuntInput;
  HuntOdds: Omit<HuntOdds, 'bait' | 'creatures' | 'totals'> & { bait?: Maybe<ResolversParentTypes['Item']>, creatures: ReadonlyArray<ResolversParentTypes['CreatureOdds']>, totals?: Maybe<ResolversParentTypes['HuntTotals']> };
  HuntPayload: Omit<HuntPayload, 'combat' | 'player' | 'userErrors'> & { combat?: Maybe<ResolversParentTypes['Combat']>, player?: Maybe<ResolversParentTypes['Player']>, userErrors: ReadonlyArray<ResolversParentTypes['HuntUserError']> };
  HuntReadyEvent: HuntReadyEventObject;
  HuntStatistics: Omit<HuntStatistics, 'drops' | 'hunts'> & { drops: ReadonlyArray<ResolversParentTypes['DropCount']>, hunts: ReadonlyArray<ResolversParentTypes['HuntCount']> };
  HuntTotals: HuntTotalsObject;
  HuntUserError: UserErrorObject;
  HuntingGround: GroundDefinition;
  HuntingGroundGoal: HuntingGroundGoalObject;
  HuntingGroundRecord: RecordObject;
  HuntingGroundRecordConnection: Omit<HuntingGroundRecordConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['HuntingGroundRecordEdge']>, nodes: ReadonlyArray<ResolversParentTypes['HuntingGroundRecord']> };
  HuntingGroundRecordEdge: Omit<HuntingGroundRecordEdge, 'node'> & { node: ResolversParentTypes['HuntingGroundRecord'] };
  HuntingTableRecord: RecordObject;
  HuntingTableRecordConnection: Omit<HuntingTableRecordConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['HuntingTableRecordEdge']>, nodes: ReadonlyArray<ResolversParentTypes['HuntingTableRecord']> };
  HuntingTableRecordEdge: Omit<HuntingTableRecordEdge, 'node'> & { node: ResolversParentTypes['HuntingTableRecord'] };
  ID: Scalars['ID']['output'];
  Image: ImageObject;
  IncidentText: IncidentText;
  IncidentTextInput: IncidentTextInput;
  IncidentUserError: UserErrorObject;
  Int: Scalars['Int']['output'];
  InventoryEntry: Omit<InventoryEntry, 'item' | 'neededForCollection'> & { item: ResolversParentTypes['Item'], neededForCollection?: Maybe<ResolversParentTypes['Collection']> };
  InventoryEntryConnection: Omit<InventoryEntryConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['InventoryEntryEdge']>, nodes: ReadonlyArray<ResolversParentTypes['InventoryEntry']> };
  InventoryEntryEdge: Omit<InventoryEntryEdge, 'node'> & { node: ResolversParentTypes['InventoryEntry'] };
  Item: ItemDefinition;
  ItemAdvice: ItemAdviceObject;
  ItemAmount: ItemAmountObject;
  ItemConnection: Omit<ItemConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['ItemEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Item']> };
  ItemEdge: Omit<ItemEdge, 'node'> & { node: ResolversParentTypes['Item'] };
  ItemGoal: ResolversInterfaceTypes<ResolversParentTypes>['ItemGoal'];
  ItemRecord: RecordObject;
  ItemRecordConnection: Omit<ItemRecordConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['ItemRecordEdge']>, nodes: ReadonlyArray<ResolversParentTypes['ItemRecord']> };
  ItemRecordEdge: Omit<ItemRecordEdge, 'node'> & { node: ResolversParentTypes['ItemRecord'] };
  ItemSources: ItemSourcesObject;
  ItemStatInput: ItemStatInput;
  ItemStatRecord: RecordEntryObject;
  ItemType: ItemTypeDefinition;
  ItemTypeRecord: RecordObject;
  ItemTypeRecordConnection: Omit<ItemTypeRecordConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['ItemTypeRecordEdge']>, nodes: ReadonlyArray<ResolversParentTypes['ItemTypeRecord']> };
  ItemTypeRecordEdge: Omit<ItemTypeRecordEdge, 'node'> & { node: ResolversParentTypes['ItemTypeRecord'] };
  JournalConnection: Omit<JournalConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['JournalEdge']>, nodes: ReadonlyArray<ResolversParentTypes['JournalEntry']> };
  JournalEdge: Omit<JournalEdge, 'node'> & { node: ResolversParentTypes['JournalEntry'] };
  JournalEntry: ResolversInterfaceTypes<ResolversParentTypes>['JournalEntry'];
  JournalFight: Omit<JournalFight, 'advice' | 'entry' | 'link' | 'replay'> & { advice?: Maybe<ResolversParentTypes['CombatAdvice']>, entry: ResolversParentTypes['CombatEntry'], link?: Maybe<ResolversParentTypes['FightLink']>, replay: ResolversParentTypes['FightReplay'] };
  JournalFilter: JournalFilter;
  JournalTotals: Omit<JournalTotals, 'ranks' | 'reward'> & { ranks: ReadonlyArray<ResolversParentTypes['Rank']>, reward: ResolversParentTypes['Reward'] };
  LadderConnection: Omit<LadderConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['LadderEdge']>, nodes: ReadonlyArray<ResolversParentTypes['LadderEntry']> };
  LadderEdge: Omit<LadderEdge, 'node'> & { node: ResolversParentTypes['LadderEntry'] };
  LadderEntry: LadderEntryObject;
  LeechEvent: CombatEventObject;
  ListedImage: ListedImageObject;
  ListedImageConnection: Omit<ListedImageConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['ListedImageEdge']>, nodes: ReadonlyArray<ResolversParentTypes['ListedImage']> };
  ListedImageEdge: Omit<ListedImageEdge, 'node'> & { node: ResolversParentTypes['ListedImage'] };
  LockItemInput: LockItemInput;
  LockItemPayload: Omit<LockItemPayload, 'player' | 'userErrors'> & { player?: Maybe<ResolversParentTypes['Player']>, userErrors: ReadonlyArray<ResolversParentTypes['LockItemUserError']> };
  LockItemUserError: UserErrorObject;
  LoginInput: LoginInput;
  LoginPayload: Omit<LoginPayload, 'account' | 'userErrors'> & { account?: Maybe<ResolversParentTypes['Account']>, userErrors: ReadonlyArray<ResolversParentTypes['LoginUserError']> };
  LoginUserError: UserErrorObject;
  LogoutPayload: LogoutPayload;
  LootEntryInput: LootEntryInput;
  LootEntryRecord: RecordEntryObject;
  MissingItem: MissingItemObject;
  Mission: MissionObject;
  MissionGoal: MissionGoalObject;
  MissionObjective: Omit<MissionObjective, 'enemy'> & { enemy: ResolversParentTypes['Enemy'] };
  MissionRewardEntry: MissionRewardEntryObject;
  MissionStreak: MissionStreak;
  MissionUserError: UserErrorObject;
  Money: Money;
  MoneyInput: MoneyInput;
  Mutation: Record<PropertyKey, never>;
  NewsConnection: Omit<NewsConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['NewsEdge']>, nodes: ReadonlyArray<ResolversParentTypes['NewsPost']> };
  NewsEdge: Omit<NewsEdge, 'node'> & { node: ResolversParentTypes['NewsPost'] };
  NewsEvent: NewsEventObject;
  NewsPost: NewsPostObject;
  NewsPostRecord: RecordObject;
  NewsPostRecordConnection: Omit<NewsPostRecordConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['NewsPostRecordEdge']>, nodes: ReadonlyArray<ResolversParentTypes['NewsPostRecord']> };
  NewsPostRecordEdge: Omit<NewsPostRecordEdge, 'node'> & { node: ResolversParentTypes['NewsPostRecord'] };
  NoBaitEntry: NoBaitEntryObject;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  NotificationSettings: NotificationSettingsObject;
  OpenCombat: Omit<OpenCombat, 'enemy'> & { enemy: ResolversParentTypes['Enemy'] };
  PackageItemInput: PackageItemInput;
  PackageItemRecord: RecordEntryObject;
  PackageOffer: Omit<PackageOffer, 'notGiven' | 'recipient' | 'refusal'> & { notGiven: ReadonlyArray<ResolversParentTypes['Item']>, recipient?: Maybe<ResolversParentTypes['PlayerProfile']>, refusal?: Maybe<ResolversParentTypes['BuyPackageUserError']> };
  PageInfo: PageInfo;
  Passkey: Passkey;
  PayingCreature: PayingCreatureObject;
  Payment: Omit<Payment, 'buyer' | 'charges' | 'items' | 'package' | 'recipient'> & { buyer?: Maybe<ResolversParentTypes['PlayerProfile']>, charges: ReadonlyArray<ResolversParentTypes['PaymentCharge']>, items: ReadonlyArray<ResolversParentTypes['ItemAmount']>, package?: Maybe<ResolversParentTypes['PremiumPackage']>, recipient?: Maybe<ResolversParentTypes['PlayerProfile']> };
  PaymentCharge: Omit<PaymentCharge, 'missing'> & { missing: ReadonlyArray<ResolversParentTypes['ItemAmount']> };
  PaymentConnection: Omit<PaymentConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['PaymentEdge']>, nodes: ReadonlyArray<ResolversParentTypes['Payment']> };
  PaymentEdge: Omit<PaymentEdge, 'node'> & { node: ResolversParentTypes['Payment'] };
  PaymentStatusEvent: PaymentStatusEventObject;
  Percentage: Scalars['Percentage']['output'];
  PersonalToken: PersonalToken;
  Pin: PinObject;
  PingWebhookInput: PingWebhookInput;
  PingWebhookPayload: Omit<PingWebhookPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversParentTypes['PingWebhookUserError']> };
  PingWebhookUserError: UserErrorObject;
  PinnedItemGoal: PinnedItemGoalObject;
  PlaceGoal: ResolversInterfaceTypes<ResolversParentTypes>['PlaceGoal'];
  PlanEntry: PlanEntryObject;
  Player: PlayerObject;
  PlayerEvent: PlayerEventObject;
  PlayerProfile: PlayerProfileObject;
  PostIncidentUpdateInput: PostIncidentUpdateInput;
  PostIncidentUpdatePayload: Omit<PostIncidentUpdatePayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversParentTypes['IncidentUserError']> };
  PremiumPackage: Omit<PremiumPackage, 'image' | 'items' | 'offer'> & { image?: Maybe<ResolversParentTypes['Image']>, items: ReadonlyArray<ResolversParentTypes['ItemAmount']>, offer?: Maybe<ResolversParentTypes['PackageOffer']> };
  PremiumPackageRecord: RecordObject;
  PremiumPackageRecordConnection: Omit<PremiumPackageRecordConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['PremiumPackageRecordEdge']>, nodes: ReadonlyArray<ResolversParentTypes['PremiumPackageRecord']> };
  PremiumPackageRecordEdge: Omit<PremiumPackageRecordEdge, 'node'> & { node: ResolversParentTypes['PremiumPackageRecord'] };
  ProcDamageEvent: CombatEventObject;
  ProcEvadedEvent: CombatEventObject;
  ProcEvent: ResolversInterfaceTypes<ResolversParentTypes>['ProcEvent'];
  ProcEventTypeRecord: RecordObject;
  ProcEventTypeRecordConnection: Omit<ProcEventTypeRecordConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['ProcEventTypeRecordEdge']>, nodes: ReadonlyArray<ResolversParentTypes['ProcEventTypeRecord']> };
  ProcEventTypeRecordEdge: Omit<ProcEventTypeRecordEdge, 'node'> & { node: ResolversParentTypes['ProcEventTypeRecord'] };
  ProcFiredEvent: CombatEventObject;
  ProcGainedEvent: CombatEventObject;
  ProcTypeRecord: RecordObject;
  ProcTypeRecordConnection: Omit<ProcTypeRecordConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['ProcTypeRecordEdge']>, nodes: ReadonlyArray<ResolversParentTypes['ProcTypeRecord']> };
  ProcTypeRecordEdge: Omit<ProcTypeRecordEdge, 'node'> & { node: ResolversParentTypes['ProcTypeRecord'] };
  PurchaseEntry: PurchaseEntryObject;
  PurchasedPackage: PurchasedPackage;
  PushDevice: PushDevice;
  Query: Record<PropertyKey, never>;
  QuickHuntPayload: Omit<QuickHuntPayload, 'combat' | 'player' | 'userErrors'> & { combat?: Maybe<ResolversParentTypes['Combat']>, player?: Maybe<ResolversParentTypes['Player']>, userErrors: ReadonlyArray<ResolversParentTypes['HuntUserError']> };
  QuietHours: QuietHoursObject;
  QuietHoursInput: QuietHoursInput;
  Rank: RankDefinition;
  RankGoal: RankGoalObject;
  RankRecord: RecordObject;
  RankRecordConnection: Omit<RankRecordConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['RankRecordEdge']>, nodes: ReadonlyArray<ResolversParentTypes['RankRecord']> };
  RankRecordEdge: Omit<RankRecordEdge, 'node'> & { node: ResolversParentTypes['RankRecord'] };
  RankUpEntry: RankUpEntryObject;
  Rarity: RarityDefinition;
  RarityRecord: RecordObject;
  RarityRecordConnection: Omit<RarityRecordConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['RarityRecordEdge']>, nodes: ReadonlyArray<ResolversParentTypes['RarityRecord']> };
  RarityRecordEdge: Omit<RarityRecordEdge, 'node'> & { node: ResolversParentTypes['RarityRecord'] };
  RecordMatch: Omit<RecordMatch, 'image'> & { image?: Maybe<ResolversParentTypes['Image']> };
  RecordName: RecordName;
  RecordTranslation: RecordTranslation;
  RecordTranslationInput: RecordTranslationInput;
  RecordUsage: RecordUsage;
  RecordUser: RecordUser;
  RecordUserError: UserErrorObject;
  RefundPaymentInput: RefundPaymentInput;
  RefundPaymentPayload: Omit<RefundPaymentPayload, 'payment' | 'userErrors'> & { payment?: Maybe<ResolversParentTypes['Payment']>, userErrors: ReadonlyArray<ResolversParentTypes['RefundPaymentUserError']> };
  RefundPaymentUserError: UserErrorObject;
  Region: RegionDefinition;
  RegionEffect: RegionEffectObject;
  RegionPhase: RegionPhaseObject;
  RegionRecord: RecordObject;
  RegionRecordConnection: Omit<RegionRecordConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['RegionRecordEdge']>, nodes: ReadonlyArray<ResolversParentTypes['RegionRecord']> };
  RegionRecordEdge: Omit<RegionRecordEdge, 'node'> & { node: ResolversParentTypes['RegionRecord'] };
  RegionRule: RegionRuleObject;
  RegisterAppInput: RegisterAppInput;
  RegisterAppPayload: Omit<RegisterAppPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversParentTypes['RegisterAppUserError']> };
  RegisterAppUserError: UserErrorObject;
  RegisterInput: RegisterInput;
  RegisterPayload: Omit<RegisterPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversParentTypes['RegisterUserError']> };
  RegisterUserError: UserErrorObject;
  RegisteredApp: RegisteredApp;
  Remote: RemoteObject;
  RemoteBuild: RemoteBuildObject;
  RemoteError: RemoteErrorObject;
  RemoteErrorFrame: RemoteErrorFrameObject;
  RemoteFile: RemoteFile;
  RemoteFileInput: RemoteFileInput;
  RemoteHealth: RemoteHealthObject;
  RemoteOperation: RemoteOperation;
  RemoteOwnBuild: RemoteOwnBuild;
  RemoteRequirement: RemoteRequirement;
  RemoteSourcePlace: RemoteSourcePlaceObject;
  RemoteVersion: RemoteVersionObject;
  RemoteVitalSummary: RemoteVitalSummary;
  RemoteWithdrawal: RemoteWithdrawalObject;
  RemovePasskeyInput: RemovePasskeyInput;
  RemovePasskeyPayload: Omit<RemovePasskeyPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversParentTypes['RemovePasskeyUserError']> };
  RemovePasskeyUserError: UserErrorObject;
  RemovePushDeviceInput: RemovePushDeviceInput;
  RemovePushDevicePayload: Omit<RemovePushDevicePayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversParentTypes['RemovePushDeviceUserError']> };
  RemovePushDeviceUserError: UserErrorObject;
  RemoveTotpInput: RemoveTotpInput;
  RemoveTotpPayload: Omit<RemoveTotpPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversParentTypes['RemoveTotpUserError']> };
  RemoveTotpUserError: UserErrorObject;
  RemoveUserItemInput: RemoveUserItemInput;
  RemoveUserItemPayload: Omit<RemoveUserItemPayload, 'user' | 'userErrors'> & { user?: Maybe<ResolversParentTypes['User']>, userErrors: ReadonlyArray<ResolversParentTypes['RemoveUserItemUserError']> };
  RemoveUserItemUserError: UserErrorObject;
  RemoveUserSecondFactorsInput: RemoveUserSecondFactorsInput;
  RemoveUserSecondFactorsPayload: Omit<RemoveUserSecondFactorsPayload, 'user' | 'userErrors'> & { user?: Maybe<ResolversParentTypes['User']>, userErrors: ReadonlyArray<ResolversParentTypes['RemoveUserSecondFactorsUserError']> };
  RemoveUserSecondFactorsUserError: UserErrorObject;
  RenewRecoveryCodesInput: RenewRecoveryCodesInput;
  RenewRecoveryCodesPayload: Omit<RenewRecoveryCodesPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversParentTypes['RenewRecoveryCodesUserError']> };
  RenewRecoveryCodesUserError: UserErrorObject;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: Omit<RequestPasswordResetPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversParentTypes['RequestPasswordResetUserError']> };
  RequestPasswordResetUserError: UserErrorObject;
  RerollMissionsPayload: Omit<RerollMissionsPayload, 'player' | 'userErrors'> & { player?: Maybe<ResolversParentTypes['Player']>, userErrors: ReadonlyArray<ResolversParentTypes['MissionUserError']> };
  ResendActivationMailPayload: Omit<ResendActivationMailPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversParentTypes['ResendActivationMailUserError']> };
  ResendActivationMailUserError: UserErrorObject;
  ResendUserActivationInput: ResendUserActivationInput;
  ResendUserActivationPayload: Omit<ResendUserActivationPayload, 'user' | 'userErrors'> & { user?: Maybe<ResolversParentTypes['User']>, userErrors: ReadonlyArray<ResolversParentTypes['ResendUserActivationUserError']> };
  ResendUserActivationUserError: UserErrorObject;
  ResendWebhookDeliveryInput: ResendWebhookDeliveryInput;
  ResendWebhookDeliveryPayload: Omit<ResendWebhookDeliveryPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversParentTypes['ResendWebhookDeliveryUserError']> };
  ResendWebhookDeliveryUserError: UserErrorObject;
  RestoreRecordInput: RestoreRecordInput;
  RestoreRecordPayload: Omit<RestoreRecordPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversParentTypes['RecordUserError']> };
  RetainerAddedEvent: CombatEventObject;
  RetainerAttackEvent: CombatEventObject;
  RetainerEvent: ResolversInterfaceTypes<ResolversParentTypes>['RetainerEvent'];
  RetainerRemovedEvent: CombatEventObject;
  RetrievePasswordInput: RetrievePasswordInput;
  RetrievePasswordPayload: Omit<RetrievePasswordPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversParentTypes['RetrievePasswordUserError']> };
  RetrievePasswordUserError: UserErrorObject;
  RevealedSeed: RevealedSeed;
  ReviewAppInput: ReviewAppInput;
  ReviewAppPayload: Omit<ReviewAppPayload, 'app' | 'userErrors'> & { app?: Maybe<ResolversParentTypes['ReviewedApp']>, userErrors: ReadonlyArray<ResolversParentTypes['ReviewAppUserError']> };
  ReviewAppUserError: UserErrorObject;
  ReviewedApp: Omit<ReviewedApp, 'owner'> & { owner?: Maybe<ResolversParentTypes['User']> };
  ReviewedAppConnection: Omit<ReviewedAppConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['ReviewedAppEdge']>, nodes: ReadonlyArray<ResolversParentTypes['ReviewedApp']> };
  ReviewedAppEdge: Omit<ReviewedAppEdge, 'node'> & { node: ResolversParentTypes['ReviewedApp'] };
  RevokeFightLinkInput: RevokeFightLinkInput;
  RevokeFightLinkPayload: Omit<RevokeFightLinkPayload, 'fight' | 'userErrors'> & { fight?: Maybe<ResolversParentTypes['JournalFight']>, userErrors: ReadonlyArray<ResolversParentTypes['RevokeFightLinkUserError']> };
  RevokeFightLinkUserError: UserErrorObject;
  RevokePersonalTokenInput: RevokePersonalTokenInput;
  RevokePersonalTokenPayload: Omit<RevokePersonalTokenPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversParentTypes['RevokePersonalTokenUserError']> };
  RevokePersonalTokenUserError: UserErrorObject;
  RevokePersonalTokensPayload: RevokePersonalTokensPayload;
  Reward: RewardObject;
  RollBackRemoteInput: RollBackRemoteInput;
  RollBackRemotePayload: Omit<RollBackRemotePayload, 'stable' | 'userErrors' | 'withdrawn'> & { stable?: Maybe<ResolversParentTypes['RemoteVersion']>, userErrors: ReadonlyArray<ResolversParentTypes['RollBackRemoteUserError']>, withdrawn?: Maybe<ResolversParentTypes['RemoteVersion']> };
  RollBackRemoteUserError: UserErrorObject;
  RotateAppSecretInput: RotateAppSecretInput;
  RotateAppSecretPayload: Omit<RotateAppSecretPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversParentTypes['RotateAppSecretUserError']> };
  RotateAppSecretUserError: UserErrorObject;
  RotatePersonalTokenInput: RotatePersonalTokenInput;
  RotatePersonalTokenPayload: Omit<RotatePersonalTokenPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversParentTypes['RotatePersonalTokenUserError']> };
  RotatePersonalTokenUserError: UserErrorObject;
  RotateSeedInput: RotateSeedInput;
  RotateSeedPayload: Omit<RotateSeedPayload, 'player' | 'userErrors'> & { player?: Maybe<ResolversParentTypes['Player']>, userErrors: ReadonlyArray<ResolversParentTypes['RotateSeedUserError']> };
  RotateSeedUserError: UserErrorObject;
  RoundStartEvent: CombatEventObject;
  SafeInt: Scalars['SafeInt']['output'];
  SaleLineInput: SaleLineInput;
  SaleTotal: Omit<SaleTotal, 'received'> & { received: ReadonlyArray<ResolversParentTypes['CurrencyAmount']> };
  Scope: Scalars['Scope']['output'];
  SecondFactors: SecondFactors;
  SellInput: SellInput;
  SellItemsInput: SellItemsInput;
  SellItemsPayload: Omit<SellItemsPayload, 'player' | 'sold' | 'userErrors'> & { player?: Maybe<ResolversParentTypes['Player']>, sold?: Maybe<ResolversParentTypes['SaleTotal']>, userErrors: ReadonlyArray<ResolversParentTypes['SellUserError']> };
  SellPayload: Omit<SellPayload, 'player' | 'sold' | 'userErrors'> & { player?: Maybe<ResolversParentTypes['Player']>, sold?: Maybe<ResolversParentTypes['ItemAmount']>, userErrors: ReadonlyArray<ResolversParentTypes['SellUserError']> };
  SellUserError: UserErrorObject;
  SetRemoteStateInput: SetRemoteStateInput;
  SetRemoteStatePayload: Omit<SetRemoteStatePayload, 'userErrors' | 'version'> & { userErrors: ReadonlyArray<ResolversParentTypes['SetRemoteStateUserError']>, version?: Maybe<ResolversParentTypes['RemoteVersion']> };
  SetRemoteStateUserError: UserErrorObject;
  SetUserCurrenciesInput: SetUserCurrenciesInput;
  SetUserCurrenciesPayload: Omit<SetUserCurrenciesPayload, 'user' | 'userErrors'> & { user?: Maybe<ResolversParentTypes['User']>, userErrors: ReadonlyArray<ResolversParentTypes['SetUserCurrenciesUserError']> };
  SetUserCurrenciesUserError: UserErrorObject;
  ShareFightInput: ShareFightInput;
  ShareFightPayload: Omit<ShareFightPayload, 'fight' | 'userErrors'> & { fight?: Maybe<ResolversParentTypes['JournalFight']>, userErrors: ReadonlyArray<ResolversParentTypes['ShareFightUserError']> };
  ShareFightUserError: UserErrorObject;
  ShopEntry: Omit<ShopEntry, 'item' | 'materials' | 'price' | 'refusal'> & { item: ResolversParentTypes['Item'], materials: ReadonlyArray<ResolversParentTypes['ShopMaterial']>, price: ReadonlyArray<ResolversParentTypes['CurrencyAmount']>, refusal?: Maybe<ResolversParentTypes['BuyUserError']> };
  ShopItemGoal: ShopItemGoalObject;
  ShopMaterial: Omit<ShopMaterial, 'item' | 'neededForCollection'> & { item: ResolversParentTypes['Item'], neededForCollection?: Maybe<ResolversParentTypes['Collection']> };
  SiteIncident: SiteIncident;
  SiteIncidentUpdate: SiteIncidentUpdate;
  SiteOutage: SiteOutage;
  SiteStatus: SiteStatus;
  SlotChange: SlotChangeObject;
  SlotItemsInput: SlotItemsInput;
  SlotRequirement: Omit<SlotRequirement, 'opener' | 'stat'> & { opener?: Maybe<ResolversParentTypes['Item']>, stat: ResolversParentTypes['Stat'] };
  SourceGround: SourceGroundObject;
  StaffChangeEvent: StaffChangeEventObject;
  StaffEvent: ResolversInterfaceTypes<ResolversParentTypes>['StaffEvent'];
  StaffPlaceEvent: StaffPlaceEventObject;
  StartAuthorizationInput: StartAuthorizationInput;
  StartAuthorizationPayload: Omit<StartAuthorizationPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversParentTypes['StartAuthorizationUserError']> };
  StartAuthorizationUserError: UserErrorObject;
  StartDeviceAuthorizationInput: StartDeviceAuthorizationInput;
  StartDeviceAuthorizationPayload: Omit<StartDeviceAuthorizationPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversParentTypes['StartDeviceAuthorizationUserError']> };
  StartDeviceAuthorizationUserError: UserErrorObject;
  StartPasskeyLoginInput: StartPasskeyLoginInput;
  StartPasskeyLoginPayload: Omit<StartPasskeyLoginPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversParentTypes['StartPasskeyLoginUserError']> };
  StartPasskeyLoginUserError: UserErrorObject;
  Stat: StatDefinition;
  StatProc: ProcDefinition;
  StatRecord: RecordObject;
  StatRecordConnection: Omit<StatRecordConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['StatRecordEdge']>, nodes: ReadonlyArray<ResolversParentTypes['StatRecord']> };
  StatRecordEdge: Omit<StatRecordEdge, 'node'> & { node: ResolversParentTypes['StatRecord'] };
  StatValue: StatLine;
  StopNotificationsInput: StopNotificationsInput;
  StopNotificationsPayload: StopNotificationsPayload;
  StreamEvent: ResolversInterfaceTypes<ResolversParentTypes>['StreamEvent'];
  String: Scalars['String']['output'];
  StunEvent: CombatEventObject;
  Subscription: Record<PropertyKey, never>;
  SystemEntry: SystemEntryObject;
  TableSliceInput: TableSliceInput;
  TableSliceRecord: RecordEntryObject;
  TakeGiftGoal: TakeGiftGoalObject;
  TakeGiftInput: TakeGiftInput;
  TakeGiftPayload: Omit<TakeGiftPayload, 'news' | 'player' | 'userErrors'> & { news?: Maybe<ResolversParentTypes['NewsPost']>, player?: Maybe<ResolversParentTypes['Player']>, userErrors: ReadonlyArray<ResolversParentTypes['TakeGiftUserError']> };
  TakeGiftUserError: UserErrorObject;
  TheftEvent: CombatEventObject;
  TravelEntry: TravelEntryObject;
  TravelGoal: TravelGoalObject;
  TravelInput: TravelInput;
  TravelPayload: Omit<TravelPayload, 'equipmentSet' | 'player' | 'userErrors'> & { equipmentSet?: Maybe<ResolversParentTypes['EquipmentSet']>, player?: Maybe<ResolversParentTypes['Player']>, userErrors: ReadonlyArray<ResolversParentTypes['TravelUserError']> };
  TravelUserError: UserErrorObject;
  Trophy: Omit<Trophy, 'dropSources' | 'item'> & { dropSources: ReadonlyArray<ResolversParentTypes['DropSource']>, item: ResolversParentTypes['Item'] };
  UnbanUserInput: UnbanUserInput;
  UnbanUserPayload: Omit<UnbanUserPayload, 'user' | 'userErrors'> & { user?: Maybe<ResolversParentTypes['User']>, userErrors: ReadonlyArray<ResolversParentTypes['UnbanUserUserError']> };
  UnbanUserUserError: UserErrorObject;
  UnequipInput: UnequipInput;
  UnequipPayload: Omit<UnequipPayload, 'player' | 'userErrors'> & { player?: Maybe<ResolversParentTypes['Player']>, userErrors: ReadonlyArray<ResolversParentTypes['EquipUserError']> };
  UpdateAppInput: UpdateAppInput;
  UpdateAppPayload: Omit<UpdateAppPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversParentTypes['UpdateAppUserError']> };
  UpdateAppUserError: UserErrorObject;
  UpdateCurrencyInput: UpdateCurrencyInput;
  UpdateCurrencyPayload: Omit<UpdateCurrencyPayload, 'currency' | 'userErrors'> & { currency?: Maybe<ResolversParentTypes['CurrencyRecord']>, userErrors: ReadonlyArray<ResolversParentTypes['RecordUserError']> };
  UpdateDamageTypeInput: UpdateDamageTypeInput;
  UpdateDamageTypePayload: Omit<UpdateDamageTypePayload, 'damageType' | 'userErrors'> & { damageType?: Maybe<ResolversParentTypes['DamageTypeRecord']>, userErrors: ReadonlyArray<ResolversParentTypes['RecordUserError']> };
  UpdateEmailInput: UpdateEmailInput;
  UpdateEmailPayload: Omit<UpdateEmailPayload, 'account' | 'userErrors'> & { account?: Maybe<ResolversParentTypes['Account']>, userErrors: ReadonlyArray<ResolversParentTypes['UpdateEmailUserError']> };
  UpdateEmailUserError: UserErrorObject;
  UpdateEnemyInput: UpdateEnemyInput;
  UpdateEnemyPayload: Omit<UpdateEnemyPayload, 'enemy' | 'userErrors'> & { enemy?: Maybe<ResolversParentTypes['EnemyRecord']>, userErrors: ReadonlyArray<ResolversParentTypes['RecordUserError']> };
  UpdateEnemyTypeInput: UpdateEnemyTypeInput;
  UpdateEnemyTypePayload: Omit<UpdateEnemyTypePayload, 'enemyType' | 'userErrors'> & { enemyType?: Maybe<ResolversParentTypes['EnemyTypeRecord']>, userErrors: ReadonlyArray<ResolversParentTypes['RecordUserError']> };
  UpdateEquipmentSetInput: UpdateEquipmentSetInput;
  UpdateEquipmentSetPayload: Omit<UpdateEquipmentSetPayload, 'player' | 'userErrors'> & { player?: Maybe<ResolversParentTypes['Player']>, userErrors: ReadonlyArray<ResolversParentTypes['UpdateEquipmentSetUserError']> };
  UpdateEquipmentSetUserError: UserErrorObject;
  UpdateHuntingGroundInput: UpdateHuntingGroundInput;
  UpdateHuntingGroundPayload: Omit<UpdateHuntingGroundPayload, 'huntingGround' | 'userErrors'> & { huntingGround?: Maybe<ResolversParentTypes['HuntingGroundRecord']>, userErrors: ReadonlyArray<ResolversParentTypes['RecordUserError']> };
  UpdateHuntingTableInput: UpdateHuntingTableInput;
  UpdateHuntingTablePayload: Omit<UpdateHuntingTablePayload, 'huntingTable' | 'userErrors'> & { huntingTable?: Maybe<ResolversParentTypes['HuntingTableRecord']>, userErrors: ReadonlyArray<ResolversParentTypes['RecordUserError']> };
  UpdateIncidentInput: UpdateIncidentInput;
  UpdateIncidentPayload: Omit<UpdateIncidentPayload, 'userErrors'> & { userErrors: ReadonlyArray<ResolversParentTypes['IncidentUserError']> };
  UpdateItemInput: UpdateItemInput;
  UpdateItemPayload: Omit<UpdateItemPayload, 'item' | 'userErrors'> & { item?: Maybe<ResolversParentTypes['ItemRecord']>, userErrors: ReadonlyArray<ResolversParentTypes['RecordUserError']> };
  UpdateItemTypeInput: UpdateItemTypeInput;
  UpdateItemTypePayload: Omit<UpdateItemTypePayload, 'itemType' | 'userErrors'> & { itemType?: Maybe<ResolversParentTypes['ItemTypeRecord']>, userErrors: ReadonlyArray<ResolversParentTypes['RecordUserError']> };
  UpdateNewsPostInput: UpdateNewsPostInput;
  UpdateNewsPostPayload: Omit<UpdateNewsPostPayload, 'newsPost' | 'userErrors'> & { newsPost?: Maybe<ResolversParentTypes['NewsPostRecord']>, userErrors: ReadonlyArray<ResolversParentTypes['RecordUserError']> };
  UpdatePasswordInput: UpdatePasswordInput;
  UpdatePasswordPayload: Omit<UpdatePasswordPayload, 'account' | 'userErrors'> & { account?: Maybe<ResolversParentTypes['Account']>, userErrors: ReadonlyArray<ResolversParentTypes['UpdatePasswordUserError']> };
  UpdatePasswordUserError: UserErrorObject;
  UpdatePremiumPackageInput: UpdatePremiumPackageInput;
  UpdatePremiumPackagePayload: Omit<UpdatePremiumPackagePayload, 'premiumPackage' | 'userErrors'> & { premiumPackage?: Maybe<ResolversParentTypes['PremiumPackageRecord']>, userErrors: ReadonlyArray<ResolversParentTypes['RecordUserError']> };
  UpdateProcEventTypeInput: UpdateProcEventTypeInput;
  UpdateProcEventTypePayload: Omit<UpdateProcEventTypePayload, 'procEventType' | 'userErrors'> & { procEventType?: Maybe<ResolversParentTypes['ProcEventTypeRecord']>, userErrors: ReadonlyArray<ResolversParentTypes['RecordUserError']> };
  UpdateProcTypeInput: UpdateProcTypeInput;
  UpdateProcTypePayload: Omit<UpdateProcTypePayload, 'procType' | 'userErrors'> & { procType?: Maybe<ResolversParentTypes['ProcTypeRecord']>, userErrors: ReadonlyArray<ResolversParentTypes['RecordUserError']> };
  UpdateRankInput: UpdateRankInput;
  UpdateRankPayload: Omit<UpdateRankPayload, 'rank' | 'userErrors'> & { rank?: Maybe<ResolversParentTypes['RankRecord']>, userErrors: ReadonlyArray<ResolversParentTypes['RecordUserError']> };
  UpdateRarityInput: UpdateRarityInput;
  UpdateRarityPayload: Omit<UpdateRarityPayload, 'rarity' | 'userErrors'> & { rarity?: Maybe<ResolversParentTypes['RarityRecord']>, userErrors: ReadonlyArray<ResolversParentTypes['RecordUserError']> };
  UpdateRegionInput: UpdateRegionInput;
  UpdateRegionPayload: Omit<UpdateRegionPayload, 'region' | 'userErrors'> & { region?: Maybe<ResolversParentTypes['RegionRecord']>, userErrors: ReadonlyArray<ResolversParentTypes['RecordUserError']> };
  UpdateSettingsInput: UpdateSettingsInput;
  UpdateSettingsPayload: Omit<UpdateSettingsPayload, 'settings' | 'userErrors'> & { settings?: Maybe<ResolversParentTypes['GameSettings']>, userErrors: ReadonlyArray<ResolversParentTypes['UpdateSettingsUserError']> };
  UpdateSettingsUserError: UserErrorObject;
  UpdateStatInput: UpdateStatInput;
  UpdateStatPayload: Omit<UpdateStatPayload, 'stat' | 'userErrors'> & { stat?: Maybe<ResolversParentTypes['StatRecord']>, userErrors: ReadonlyArray<ResolversParentTypes['RecordUserError']> };
  UpdateUserInput: UpdateUserInput;
  UpdateUserPayload: Omit<UpdateUserPayload, 'user' | 'userErrors'> & { user?: Maybe<ResolversParentTypes['User']>, userErrors: ReadonlyArray<ResolversParentTypes['UpdateUserUserError']> };
  UpdateUserUserError: UserErrorObject;
  User: UserObject;
  UserConnection: Omit<UserConnection, 'edges' | 'nodes'> & { edges: ReadonlyArray<ResolversParentTypes['UserEdge']>, nodes: ReadonlyArray<ResolversParentTypes['User']> };
  UserCurrencyInput: UserCurrencyInput;
  UserEdge: Omit<UserEdge, 'node'> & { node: ResolversParentTypes['User'] };
  UserError: ResolversInterfaceTypes<ResolversParentTypes>['UserError'];
  UserSession: UserSession;
  UserSpending: UserSpending;
  WearItemsInput: WearItemsInput;
  WearItemsPayload: Omit<WearItemsPayload, 'player' | 'userErrors'> & { player?: Maybe<ResolversParentTypes['Player']>, userErrors: ReadonlyArray<ResolversParentTypes['EquipUserError']> };
  Webhook: WebhookObject;
  WebhookDelivery: WebhookDelivery;
};

export type AuthenticatedDirectiveArgs = { };

export type AuthenticatedDirectiveResolver<Result, Parent, ContextType = Context, Args = AuthenticatedDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ConstraintDirectiveArgs = {
  max?: Maybe<Scalars['Int']['input']>;
  min?: Maybe<Scalars['Int']['input']>;
  pattern?: Maybe<Scalars['String']['input']>;
};

export type ConstraintDirectiveResolver<Result, Parent, ContextType = Context, Args = ConstraintDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type CostDirectiveArgs = {
  weight: Scalars['String']['input'];
};

export type CostDirectiveResolver<Result, Parent, ContextType = Context, Args = CostDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ListSizeDirectiveArgs = {
  assumedSize?: Maybe<Scalars['Int']['input']>;
  sizedFields?: Maybe<ReadonlyArray<Scalars['String']['input']>>;
  slicingArguments?: Maybe<ReadonlyArray<Scalars['String']['input']>>;
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = Context, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type NamespaceDirectiveArgs = { };

export type NamespaceDirectiveResolver<Result, Parent, ContextType = Context, Args = NamespaceDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type OwnedByDirectiveArgs = {
  account: Owner;
};

export type OwnedByDirectiveResolver<Result, Parent, ContextType = Context, Args = OwnedByDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PublicDirectiveArgs = {
  token: Scalars['Scope']['input'];
};

export type PublicDirectiveResolver<Result, Parent, ContextType = Context, Args = PublicDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type RequiresScopesDirectiveArgs = {
  scopes: ReadonlyArray<ReadonlyArray<Scalars['Scope']['input']>>;
};

export type RequiresScopesDirectiveResolver<Result, Parent, ContextType = Context, Args = RequiresScopesDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Account'] = ResolversParentTypes['Account']> = {
  ban?: Resolver<Maybe<ResolversTypes['AccountBan']>, ParentType, ContextType>;
  connectedApps?: Resolver<ReadonlyArray<ResolversTypes['ConnectedApp']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasSeenWelcome?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isEnrolmentRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  passwordExpiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  personalTokens?: Resolver<ReadonlyArray<ResolversTypes['PersonalToken']>, ParentType, ContextType>;
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  pushDevices?: Resolver<ReadonlyArray<ResolversTypes['PushDevice']>, ParentType, ContextType>;
  registeredApps?: Resolver<ReadonlyArray<ResolversTypes['RegisteredApp']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  secondFactors?: Resolver<ResolversTypes['SecondFactors'], ParentType, ContextType>;
  sessions?: Resolver<ReadonlyArray<ResolversTypes['AccountSession']>, ParentType, ContextType>;
  webhooks?: Resolver<ReadonlyArray<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type AccountBanResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountBan'] = ResolversParentTypes['AccountBan']> = {
  bannedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AccountSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccountSession'] = ResolversParentTypes['AccountSession']> = {
  browser?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  system?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ActivateAccountErrorCodeResolvers = { OTHER_ACCOUNT_LOGGED_IN: 'otherAccountLoggedIn', TOKEN_EXPIRED: 'tokenExpired', TOKEN_INVALID: 'tokenInvalid' };

export type ActivateAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivateAccountPayload'] = ResolversParentTypes['ActivateAccountPayload']> = {
  accessToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['ActivateAccountUserError']>, ParentType, ContextType>;
};

export type ActivateAccountUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActivateAccountUserError'] = ResolversParentTypes['ActivateAccountUserError']> = {
  code?: Resolver<ResolversTypes['ActivateAccountErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ActiveSubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActiveSubscription'] = ResolversParentTypes['ActiveSubscription']> = {
  isInGrace?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['SubscriptionLevel'], ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  periodEndsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  renewsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type AddPushDeviceErrorCodeResolvers = { OLD_SERVER_KEY: 'oldServerKey', TOO_MANY_DEVICES: 'tooManyDevices' };

export type AddPushDevicePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddPushDevicePayload'] = ResolversParentTypes['AddPushDevicePayload']> = {
  device?: Resolver<Maybe<ResolversTypes['PushDevice']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['AddPushDeviceUserError']>, ParentType, ContextType>;
};

export type AddPushDeviceUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddPushDeviceUserError'] = ResolversParentTypes['AddPushDeviceUserError']> = {
  code?: Resolver<ResolversTypes['AddPushDeviceErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddRemoteDocumentsErrorCodeResolvers = { BROKEN_OPERATION: 'brokenOperation' };

export type AddRemoteDocumentsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddRemoteDocumentsPayload'] = ResolversParentTypes['AddRemoteDocumentsPayload']> = {
  hashes?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['AddRemoteDocumentsUserError']>, ParentType, ContextType>;
};

export type AddRemoteDocumentsUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddRemoteDocumentsUserError'] = ResolversParentTypes['AddRemoteDocumentsUserError']> = {
  code?: Resolver<ResolversTypes['AddRemoteDocumentsErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddUserItemErrorCodeResolvers = { ADMIN_REQUIRED: 'adminRequired', ALREADY_OWNED: 'alreadyOwned', AMOUNT_INVALID: 'amountInvalid', UNKNOWN_ITEM: 'unknownItem', UNKNOWN_USER: 'unknownUser' };

export type AddUserItemPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddUserItemPayload'] = ResolversParentTypes['AddUserItemPayload']> = {
  amount?: Resolver<Maybe<ResolversTypes['SafeInt']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['AddUserItemUserError']>, ParentType, ContextType>;
};

export type AddUserItemUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddUserItemUserError'] = ResolversParentTypes['AddUserItemUserError']> = {
  code?: Resolver<ResolversTypes['AddUserItemErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['Item']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdminResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Admin'] = ResolversParentTypes['Admin']> = {
  analytics?: Resolver<ReadonlyArray<ResolversTypes['AnalyticsDay']>, ParentType, ContextType, Partial<AdminAnalyticsArgs>>;
  apps?: Resolver<ResolversTypes['ReviewedAppConnection'], ParentType, ContextType, RequireFields<AdminAppsArgs, 'first'>>;
  auditActors?: Resolver<ReadonlyArray<ResolversTypes['AuditActor']>, ParentType, ContextType>;
  auditLog?: Resolver<ResolversTypes['AuditEntryConnection'], ParentType, ContextType, RequireFields<AdminAuditLogArgs, 'first'>>;
  contentProblems?: Resolver<ReadonlyArray<ResolversTypes['ContentProblem']>, ParentType, ContextType, Partial<AdminContentProblemsArgs>>;
  contentUpgrades?: Resolver<ResolversTypes['ContentUpgradeConnection'], ParentType, ContextType, RequireFields<AdminContentUpgradesArgs, 'first'>>;
  currencies?: Resolver<ResolversTypes['CurrencyRecordConnection'], ParentType, ContextType, RequireFields<AdminCurrenciesArgs, 'direction' | 'first' | 'sort'>>;
  currency?: Resolver<Maybe<ResolversTypes['CurrencyRecord']>, ParentType, ContextType, RequireFields<AdminCurrencyArgs, 'id'>>;
  damageType?: Resolver<Maybe<ResolversTypes['DamageTypeRecord']>, ParentType, ContextType, RequireFields<AdminDamageTypeArgs, 'id'>>;
  damageTypes?: Resolver<ResolversTypes['DamageTypeRecordConnection'], ParentType, ContextType, RequireFields<AdminDamageTypesArgs, 'direction' | 'first' | 'sort'>>;
  enemies?: Resolver<ResolversTypes['EnemyRecordConnection'], ParentType, ContextType, RequireFields<AdminEnemiesArgs, 'direction' | 'first' | 'sort'>>;
  enemy?: Resolver<Maybe<ResolversTypes['EnemyRecord']>, ParentType, ContextType, RequireFields<AdminEnemyArgs, 'id'>>;
  enemyType?: Resolver<Maybe<ResolversTypes['EnemyTypeRecord']>, ParentType, ContextType, RequireFields<AdminEnemyTypeArgs, 'id'>>;
  enemyTypes?: Resolver<ResolversTypes['EnemyTypeRecordConnection'], ParentType, ContextType, RequireFields<AdminEnemyTypesArgs, 'direction' | 'first' | 'sort'>>;
  groundReach?: Resolver<ResolversTypes['GroundReach'], ParentType, ContextType, RequireFields<AdminGroundReachArgs, 'huntingGroundId'>>;
  huntingGround?: Resolver<Maybe<ResolversTypes['HuntingGroundRecord']>, ParentType, ContextType, RequireFields<AdminHuntingGroundArgs, 'id'>>;
  huntingGrounds?: Resolver<ResolversTypes['HuntingGroundRecordConnection'], ParentType, ContextType, RequireFields<AdminHuntingGroundsArgs, 'direction' | 'first' | 'sort'>>;
  huntingTable?: Resolver<Maybe<ResolversTypes['HuntingTableRecord']>, ParentType, ContextType, RequireFields<AdminHuntingTableArgs, 'id'>>;
  huntingTables?: Resolver<ResolversTypes['HuntingTableRecordConnection'], ParentType, ContextType, RequireFields<AdminHuntingTablesArgs, 'direction' | 'first' | 'sort'>>;
  images?: Resolver<ResolversTypes['ListedImageConnection'], ParentType, ContextType, RequireFields<AdminImagesArgs, 'first'>>;
  item?: Resolver<Maybe<ResolversTypes['ItemRecord']>, ParentType, ContextType, RequireFields<AdminItemArgs, 'id'>>;
  itemType?: Resolver<Maybe<ResolversTypes['ItemTypeRecord']>, ParentType, ContextType, RequireFields<AdminItemTypeArgs, 'id'>>;
  itemTypes?: Resolver<ResolversTypes['ItemTypeRecordConnection'], ParentType, ContextType, RequireFields<AdminItemTypesArgs, 'direction' | 'first' | 'sort'>>;
  items?: Resolver<ResolversTypes['ItemRecordConnection'], ParentType, ContextType, RequireFields<AdminItemsArgs, 'direction' | 'first' | 'sort'>>;
  itemsToGive?: Resolver<ReadonlyArray<ResolversTypes['Item']>, ParentType, ContextType>;
  newsPost?: Resolver<Maybe<ResolversTypes['NewsPostRecord']>, ParentType, ContextType, RequireFields<AdminNewsPostArgs, 'id'>>;
  newsPosts?: Resolver<ResolversTypes['NewsPostRecordConnection'], ParentType, ContextType, RequireFields<AdminNewsPostsArgs, 'direction' | 'first' | 'sort'>>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType, RequireFields<AdminPaymentArgs, 'number'>>;
  premiumPackage?: Resolver<Maybe<ResolversTypes['PremiumPackageRecord']>, ParentType, ContextType, RequireFields<AdminPremiumPackageArgs, 'id'>>;
  premiumPackages?: Resolver<ResolversTypes['PremiumPackageRecordConnection'], ParentType, ContextType, RequireFields<AdminPremiumPackagesArgs, 'direction' | 'first' | 'sort'>>;
  procEventType?: Resolver<Maybe<ResolversTypes['ProcEventTypeRecord']>, ParentType, ContextType, RequireFields<AdminProcEventTypeArgs, 'id'>>;
  procEventTypes?: Resolver<ResolversTypes['ProcEventTypeRecordConnection'], ParentType, ContextType, RequireFields<AdminProcEventTypesArgs, 'direction' | 'first' | 'sort'>>;
  procType?: Resolver<Maybe<ResolversTypes['ProcTypeRecord']>, ParentType, ContextType, RequireFields<AdminProcTypeArgs, 'id'>>;
  procTypes?: Resolver<ResolversTypes['ProcTypeRecordConnection'], ParentType, ContextType, RequireFields<AdminProcTypesArgs, 'direction' | 'first' | 'sort'>>;
  rank?: Resolver<Maybe<ResolversTypes['RankRecord']>, ParentType, ContextType, RequireFields<AdminRankArgs, 'id'>>;
  ranks?: Resolver<ResolversTypes['RankRecordConnection'], ParentType, ContextType, RequireFields<AdminRanksArgs, 'direction' | 'first' | 'sort'>>;
  rarities?: Resolver<ResolversTypes['RarityRecordConnection'], ParentType, ContextType, RequireFields<AdminRaritiesArgs, 'direction' | 'first' | 'sort'>>;
  rarity?: Resolver<Maybe<ResolversTypes['RarityRecord']>, ParentType, ContextType, RequireFields<AdminRarityArgs, 'id'>>;
  recordUsage?: Resolver<ReadonlyArray<ResolversTypes['RecordUsage']>, ParentType, ContextType, RequireFields<AdminRecordUsageArgs, 'id' | 'kind'>>;
  recordUsers?: Resolver<ReadonlyArray<ResolversTypes['RecordUser']>, ParentType, ContextType, RequireFields<AdminRecordUsersArgs, 'id' | 'kind'>>;
  region?: Resolver<Maybe<ResolversTypes['RegionRecord']>, ParentType, ContextType, RequireFields<AdminRegionArgs, 'id'>>;
  regions?: Resolver<ResolversTypes['RegionRecordConnection'], ParentType, ContextType, RequireFields<AdminRegionsArgs, 'direction' | 'first' | 'sort'>>;
  remoteBuild?: Resolver<Maybe<ResolversTypes['RemoteBuild']>, ParentType, ContextType, RequireFields<AdminRemoteBuildArgs, 'remote' | 'version'>>;
  remoteErrors?: Resolver<Maybe<ReadonlyArray<ResolversTypes['RemoteError']>>, ParentType, ContextType, RequireFields<AdminRemoteErrorsArgs, 'remote' | 'version'>>;
  remoteNames?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  remotes?: Resolver<ReadonlyArray<ResolversTypes['Remote']>, ParentType, ContextType>;
  searchRecords?: Resolver<ReadonlyArray<ResolversTypes['RecordMatch']>, ParentType, ContextType, RequireFields<AdminSearchRecordsArgs, 'first' | 'search'>>;
  settings?: Resolver<ResolversTypes['GameSettings'], ParentType, ContextType>;
  stat?: Resolver<Maybe<ResolversTypes['StatRecord']>, ParentType, ContextType, RequireFields<AdminStatArgs, 'id'>>;
  stats?: Resolver<ResolversTypes['StatRecordConnection'], ParentType, ContextType, RequireFields<AdminStatsArgs, 'direction' | 'first' | 'sort'>>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<AdminUserArgs, 'id'>>;
  userByName?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<AdminUserByNameArgs, 'name'>>;
  users?: Resolver<ResolversTypes['UserConnection'], ParentType, ContextType, RequireFields<AdminUsersArgs, 'first' | 'includeBanned'>>;
};

export type AdviceActionResolvers = { BUY: 'buy', LATER: 'later', WEAR: 'wear' };

export type AnalyticsDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnalyticsDay'] = ResolversParentTypes['AnalyticsDay']> = {
  activeUsers?: Resolver<Maybe<ResolversTypes['SafeInt']>, ParentType, ContextType>;
  activeUsersLast7Days?: Resolver<Maybe<ResolversTypes['SafeInt']>, ParentType, ContextType>;
  activeUsersLast30Days?: Resolver<Maybe<ResolversTypes['SafeInt']>, ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  goldSubscriptions?: Resolver<Maybe<ResolversTypes['SafeInt']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  platinumSubscriptions?: Resolver<Maybe<ResolversTypes['SafeInt']>, ParentType, ContextType>;
  purchases?: Resolver<ReadonlyArray<ResolversTypes['AnalyticsPurchase']>, ParentType, ContextType>;
  silverSubscriptions?: Resolver<Maybe<ResolversTypes['SafeInt']>, ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  users?: Resolver<Maybe<ResolversTypes['SafeInt']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AnalyticsPurchaseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AnalyticsPurchase'] = ResolversParentTypes['AnalyticsPurchase']> = {
  amount?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  package?: Resolver<Maybe<ResolversTypes['PurchasedPackage']>, ParentType, ContextType>;
  packageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  revenue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type AppAuthorizationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppAuthorization'] = ResolversParentTypes['AppAuthorization']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  returnsTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scopes?: Resolver<ReadonlyArray<ResolversTypes['Scope']>, ParentType, ContextType>;
  ticket?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AppStateResolvers = { APPROVED: 'approved', REFUSED: 'refused', WAITING: 'waiting' };

export type AttackEvadedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttackEvadedEvent'] = ResolversParentTypes['AttackEvadedEvent']> = {
  actor?: Resolver<ResolversTypes['CombatSide'], ParentType, ContextType>;
  actorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  proc?: Resolver<ResolversTypes['CombatProc'], ParentType, ContextType>;
  round?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['CombatStanding'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['CombatSide'], ParentType, ContextType>;
  targetName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AttackEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttackEvent'] = ResolversParentTypes['AttackEvent']> = {
  actor?: Resolver<ResolversTypes['CombatSide'], ParentType, ContextType>;
  actorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  damage?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  effectiveDamage?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  isCriticalHit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  round?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['CombatStanding'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['CombatSide'], ParentType, ContextType>;
  targetName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuditActionResolvers = { CREATE: 'create', DELETE: 'delete', RESTORE: 'restore', UPDATE: 'update' };

export type AuditActorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditActor'] = ResolversParentTypes['AuditActor']> = {
  accountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
};

export type AuditChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditChange'] = ResolversParentTypes['AuditChange']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  records?: Resolver<ReadonlyArray<ResolversTypes['RecordName']>, ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  action?: Resolver<ResolversTypes['AuditAction'], ParentType, ContextType>;
  actor?: Resolver<Maybe<ResolversTypes['AuditActor']>, ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changes?: Resolver<ReadonlyArray<ResolversTypes['AuditChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  restorableStates?: Resolver<ReadonlyArray<ResolversTypes['AuditState']>, ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['AuditSubject'], ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['AuditToken']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuditEntryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntryConnection'] = ResolversParentTypes['AuditEntryConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AuditEntryEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditEntryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditEntryEdge'] = ResolversParentTypes['AuditEntryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AuditEntry'], ParentType, ContextType>;
};

export type AuditStateResolvers = { AFTER: 'after', BEFORE: 'before' };

export type AuditSubjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditSubject'] = ResolversParentTypes['AuditSubject']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AuditSubjectType'], ParentType, ContextType>;
};

export type AuditSubjectTypeResolvers = { CURRENCY: 'currency', DAMAGE_TYPE: 'damageType', ENEMY: 'enemy', ENEMY_TYPE: 'enemyType', HUNTING_GROUND: 'huntingGround', HUNTING_TABLE: 'huntingTable', IMAGE: 'image', INCIDENT: 'incident', ITEM: 'item', ITEM_TYPE: 'itemType', NEWS: 'news', PREMIUM_PACKAGE: 'premiumPackage', PROC_EVENT_TYPE: 'procEventType', PROC_TYPE: 'procType', RANK: 'rank', RARITY: 'rarity', REGION: 'region', REMOTE: 'remote', SETTING: 'setting', STAT: 'stat', USER: 'user' };

export type AuditTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditToken'] = ResolversParentTypes['AuditToken']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tokenId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AutoHuntSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AutoHuntSettings'] = ResolversParentTypes['AutoHuntSettings']> = {
  available?: Resolver<Maybe<ResolversTypes['SafeInt']>, ParentType, ContextType>;
  bait?: Resolver<Maybe<ResolversTypes['Item']>, ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reserve?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
};

export type BaitEffectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BaitEffect'] = ResolversParentTypes['BaitEffect']> = {
  item?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
  moreOf?: Resolver<ReadonlyArray<ResolversTypes['EnemyType']>, ParentType, ContextType>;
  xpFactor?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type BanUserErrorCodeResolvers = { ADMIN_REQUIRED: 'adminRequired', LAST_ADMIN: 'lastAdmin', REASON_REQUIRED: 'reasonRequired', UNKNOWN_USER: 'unknownUser' };

export type BanUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BanUserPayload'] = ResolversParentTypes['BanUserPayload']> = {
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['BanUserUserError']>, ParentType, ContextType>;
};

export type BanUserUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BanUserUserError'] = ResolversParentTypes['BanUserUserError']> = {
  code?: Resolver<ResolversTypes['BanUserErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BestEquipmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BestEquipment'] = ResolversParentTypes['BestEquipment']> = {
  after?: Resolver<ResolversTypes['EquipmentOdds'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['EquipmentOdds'], ParentType, ContextType>;
  changes?: Resolver<ReadonlyArray<ResolversTypes['SlotChange']>, ParentType, ContextType>;
};

export type BossGoalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BossGoal'] = ResolversParentTypes['BossGoal']> = {
  enemy?: Resolver<ResolversTypes['Enemy'], ParentType, ContextType>;
  huntingGround?: Resolver<ResolversTypes['HuntingGround'], ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BuyBaitGoalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BuyBaitGoal'] = ResolversParentTypes['BuyBaitGoal']> = {
  item?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BuyErrorCodeResolvers = { ALREADY_OWNED: 'alreadyOwned', AMOUNT_INVALID: 'amountInvalid', CANNOT_AFFORD: 'cannotAfford', GAME_CLOSED: 'gameClosed', MISSING_MATERIALS: 'missingMaterials', NOT_FOR_SALE: 'notForSale', SUBSCRIPTION_TOO_LOW: 'subscriptionTooLow', UNKNOWN_ITEM: 'unknownItem', XP_TOO_LOW: 'xpTooLow' };

export type BuyKeyGoalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BuyKeyGoal'] = ResolversParentTypes['BuyKeyGoal']> = {
  huntingGround?: Resolver<ResolversTypes['HuntingGround'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BuyPackageErrorCodeResolvers = { ALREADY_BOUGHT: 'alreadyBought', LEVEL_NOT_HIGHER: 'levelNotHigher', NEEDS_SUBSCRIPTION: 'needsSubscription', NOT_SOLD_NOW: 'notSoldNow', PAYMENTS_CLOSED: 'paymentsClosed', RECIPIENT_SUBSCRIBES: 'recipientSubscribes', UNKNOWN_PACKAGE: 'unknownPackage', UNKNOWN_RECIPIENT: 'unknownRecipient' };

export type BuyPackagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BuyPackagePayload'] = ResolversParentTypes['BuyPackagePayload']> = {
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['BuyPackageUserError']>, ParentType, ContextType>;
};

export type BuyPackageUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BuyPackageUserError'] = ResolversParentTypes['BuyPackageUserError']> = {
  code?: Resolver<ResolversTypes['BuyPackageErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requiredSubscription?: Resolver<Maybe<ResolversTypes['SubscriptionLevel']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BuyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BuyPayload'] = ResolversParentTypes['BuyPayload']> = {
  bought?: Resolver<Maybe<ResolversTypes['ItemAmount']>, ParentType, ContextType>;
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['BuyUserError']>, ParentType, ContextType>;
};

export type BuyUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BuyUserError'] = ResolversParentTypes['BuyUserError']> = {
  code?: Resolver<ResolversTypes['BuyErrorCode'], ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['Currency']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['Item']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  missing?: Resolver<Maybe<ResolversTypes['SafeInt']>, ParentType, ContextType>;
  opensAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  requiredSubscription?: Resolver<Maybe<ResolversTypes['SubscriptionLevel']>, ParentType, ContextType>;
  requiredXp?: Resolver<Maybe<ResolversTypes['SafeInt']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CancelSubscriptionErrorCodeResolvers = { ADMIN_REQUIRED: 'adminRequired', NOT_CANCELLABLE: 'notCancellable', UNKNOWN_PAYMENT: 'unknownPayment' };

export type CancelSubscriptionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelSubscriptionPayload'] = ResolversParentTypes['CancelSubscriptionPayload']> = {
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['CancelSubscriptionUserError']>, ParentType, ContextType>;
};

export type CancelSubscriptionUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelSubscriptionUserError'] = ResolversParentTypes['CancelSubscriptionUserError']> = {
  code?: Resolver<ResolversTypes['CancelSubscriptionErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangeAutoHuntErrorCodeResolvers = { GAME_CLOSED: 'gameClosed', NOT_BAIT: 'notBait', SUBSCRIPTION_TOO_LOW: 'subscriptionTooLow', UNKNOWN_ITEM: 'unknownItem', XP_TOO_LOW: 'xpTooLow' };

export type ChangeAutoHuntPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeAutoHuntPayload'] = ResolversParentTypes['ChangeAutoHuntPayload']> = {
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['ChangeAutoHuntUserError']>, ParentType, ContextType>;
};

export type ChangeAutoHuntUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeAutoHuntUserError'] = ResolversParentTypes['ChangeAutoHuntUserError']> = {
  code?: Resolver<ResolversTypes['ChangeAutoHuntErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['Item']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opensAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  requiredSubscription?: Resolver<Maybe<ResolversTypes['SubscriptionLevel']>, ParentType, ContextType>;
  requiredXp?: Resolver<Maybe<ResolversTypes['SafeInt']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangeEquipmentSetPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeEquipmentSetPayload'] = ResolversParentTypes['ChangeEquipmentSetPayload']> = {
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['EquipUserError']>, ParentType, ContextType>;
};

export type ChangeNotificationsErrorCodeResolvers = { GAME_CLOSED: 'gameClosed' };

export type ChangeNotificationsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeNotificationsPayload'] = ResolversParentTypes['ChangeNotificationsPayload']> = {
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['ChangeNotificationsUserError']>, ParentType, ContextType>;
};

export type ChangeNotificationsUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeNotificationsUserError'] = ResolversParentTypes['ChangeNotificationsUserError']> = {
  code?: Resolver<ResolversTypes['ChangeNotificationsErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opensAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangePinsErrorCodeResolvers = { GAME_CLOSED: 'gameClosed', TOO_MANY_PINS: 'tooManyPins', UNKNOWN_ITEM: 'unknownItem', UNKNOWN_RANK: 'unknownRank' };

export type ChangePinsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePinsPayload'] = ResolversParentTypes['ChangePinsPayload']> = {
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['ChangePinsUserError']>, ParentType, ContextType>;
};

export type ChangePinsUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePinsUserError'] = ResolversParentTypes['ChangePinsUserError']> = {
  code?: Resolver<ResolversTypes['ChangePinsErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opensAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChargeEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChargeEvent'] = ResolversParentTypes['ChargeEvent']> = {
  charge?: Resolver<Maybe<ResolversTypes['PaymentCharge']>, ParentType, ContextType>;
  chargeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  happenedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ChargeStatus'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChargeStatusResolvers = { COMPLETED: 'completed', PARTIALLY_REFUNDED: 'partiallyRefunded', REFUNDED: 'refunded', REVERSED: 'reversed' };

export type CheckPaymentErrorCodeResolvers = { UNKNOWN_PAYMENT: 'unknownPayment' };

export type CheckPaymentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckPaymentPayload'] = ResolversParentTypes['CheckPaymentPayload']> = {
  approveUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstChargeAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isCompleted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isDuplicate?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  recipient?: Resolver<Maybe<ResolversTypes['PlayerProfile']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['PaymentStatus']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['CheckPaymentUserError']>, ParentType, ContextType>;
};

export type CheckPaymentUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckPaymentUserError'] = ResolversParentTypes['CheckPaymentUserError']> = {
  code?: Resolver<ResolversTypes['CheckPaymentErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChooseMissionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChooseMissionPayload'] = ResolversParentTypes['ChooseMissionPayload']> = {
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['MissionUserError']>, ParentType, ContextType>;
};

export type ClaimCollectionErrorCodeResolvers = { ALREADY_OWNED: 'alreadyOwned', GAME_CLOSED: 'gameClosed', NOT_A_COLLECTION: 'notACollection', TROPHIES_MISSING: 'trophiesMissing' };

export type ClaimCollectionGoalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimCollectionGoal'] = ResolversParentTypes['ClaimCollectionGoal']> = {
  collection?: Resolver<ResolversTypes['Collection'], ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ClaimCollectionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimCollectionPayload'] = ResolversParentTypes['ClaimCollectionPayload']> = {
  collection?: Resolver<Maybe<ResolversTypes['Collection']>, ParentType, ContextType>;
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['ClaimCollectionUserError']>, ParentType, ContextType>;
};

export type ClaimCollectionUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ClaimCollectionUserError'] = ResolversParentTypes['ClaimCollectionUserError']> = {
  code?: Resolver<ResolversTypes['ClaimCollectionErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  missing?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  opensAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CloseWelcomePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CloseWelcomePayload'] = ResolversParentTypes['CloseWelcomePayload']> = {
  account?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
};

export type CoffinResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Coffin'] = ResolversParentTypes['Coffin']> = {
  charges?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  extraCharges?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxCharges?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextChargeAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CoffinHuntGoalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CoffinHuntGoal'] = ResolversParentTypes['CoffinHuntGoal']> = {
  charges?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CoffinHuntPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CoffinHuntPayload'] = ResolversParentTypes['CoffinHuntPayload']> = {
  combat?: Resolver<Maybe<ResolversTypes['Combat']>, ParentType, ContextType>;
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['HuntUserError']>, ParentType, ContextType>;
};

export type CollectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Collection'] = ResolversParentTypes['Collection']> = {
  flavorText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  isClaimable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isClaimed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rarity?: Resolver<ResolversTypes['Rarity'], ParentType, ContextType>;
  stats?: Resolver<ReadonlyArray<ResolversTypes['StatValue']>, ParentType, ContextType>;
  trophies?: Resolver<ReadonlyArray<ResolversTypes['Trophy']>, ParentType, ContextType>;
};

export type CollectionEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CollectionEntry'] = ResolversParentTypes['CollectionEntry']> = {
  happenedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CollectionGoalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CollectionGoal'] = ResolversParentTypes['CollectionGoal']> = {
  collection?: Resolver<ResolversTypes['Collection'], ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CombatResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Combat'] = ResolversParentTypes['Combat']> = {
  advice?: Resolver<Maybe<ResolversTypes['CombatAdvice']>, ParentType, ContextType>;
  attacker?: Resolver<ResolversTypes['Fighter'], ParentType, ContextType>;
  bait?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
  defender?: Resolver<ResolversTypes['Fighter'], ParentType, ContextType>;
  enemy?: Resolver<ResolversTypes['Enemy'], ParentType, ContextType>;
  events?: Resolver<ReadonlyArray<ResolversTypes['CombatEvent']>, ParentType, ContextType>;
  huntingGround?: Resolver<ResolversTypes['HuntingGround'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCoffinHunt?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  modifiers?: Resolver<ReadonlyArray<ResolversTypes['CombatModifier']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  regionPhase?: Resolver<Maybe<ResolversTypes['RegionPhase']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['CombatResult'], ParentType, ContextType>;
  reward?: Resolver<Maybe<ResolversTypes['Reward']>, ParentType, ContextType>;
  round?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CombatAdviceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CombatAdvice'] = ResolversParentTypes['CombatAdvice']> = {
  addedDamage?: Resolver<Maybe<ResolversTypes['SafeInt']>, ParentType, ContextType>;
  healthLeft?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['ItemAdvice']>, ParentType, ContextType>;
  winChance?: Resolver<ResolversTypes['Percentage'], ParentType, ContextType>;
};

export type CombatEndEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CombatEndEvent'] = ResolversParentTypes['CombatEndEvent']> = {
  actor?: Resolver<ResolversTypes['CombatSide'], ParentType, ContextType>;
  actorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  result?: Resolver<ResolversTypes['CombatResult'], ParentType, ContextType>;
  round?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['CombatStanding'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['CombatSide'], ParentType, ContextType>;
  targetName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CombatEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CombatEntry'] = ResolversParentTypes['CombatEntry']> = {
  enemy?: Resolver<ResolversTypes['Enemy'], ParentType, ContextType>;
  happenedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAutoHunt?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  modifiers?: Resolver<ReadonlyArray<ResolversTypes['CombatModifier']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  result?: Resolver<ResolversTypes['CombatResult'], ParentType, ContextType>;
  retainers?: Resolver<ReadonlyArray<ResolversTypes['Item']>, ParentType, ContextType>;
  reward?: Resolver<ResolversTypes['Reward'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CombatEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CombatEvent'] = ResolversParentTypes['CombatEvent']> = {
  __resolveType: TypeResolveFn<'AttackEvadedEvent' | 'AttackEvent' | 'CombatEndEvent' | 'CombatStartEvent' | 'DispelEvent' | 'HealingEvent' | 'LeechEvent' | 'ProcDamageEvent' | 'ProcEvadedEvent' | 'ProcFiredEvent' | 'ProcGainedEvent' | 'RetainerAddedEvent' | 'RetainerAttackEvent' | 'RetainerRemovedEvent' | 'RoundStartEvent' | 'StunEvent' | 'TheftEvent', ParentType, ContextType>;
};

export type CombatModifierResolvers = { AUTO_HUNT: 'autoHunt', BLOODCRAZE: 'bloodcraze', BLOODLUST: 'bloodlust', CLONING: 'cloning', INVESTMENT: 'investment', MEGALOMANIA: 'megalomania', QUESTING: 'questing', XPLOSION: 'xplosion' };

export type CombatProcResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CombatProc'] = ResolversParentTypes['CombatProc']> = {
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stat?: Resolver<Maybe<ResolversTypes['Stat']>, ParentType, ContextType>;
};

export type CombatResultResolvers = { DRAW: 'draw', LOSS: 'loss', ONGOING: 'ongoing', WIN: 'win' };

export type CombatRetainerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CombatRetainer'] = ResolversParentTypes['CombatRetainer']> = {
  item?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CombatSideResolvers = { ATTACKER: 'attacker', DEFENDER: 'defender' };

export type CombatStandingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CombatStanding'] = ResolversParentTypes['CombatStanding']> = {
  attackerHealth?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  attackerTotalDamage?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  defenderHealth?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  defenderTotalDamage?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
};

export type CombatStartEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CombatStartEvent'] = ResolversParentTypes['CombatStartEvent']> = {
  actor?: Resolver<ResolversTypes['CombatSide'], ParentType, ContextType>;
  actorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  round?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['CombatStanding'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['CombatSide'], ParentType, ContextType>;
  targetName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CompletedObjectiveResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CompletedObjective'] = ResolversParentTypes['CompletedObjective']> = {
  caught?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  enemy?: Resolver<ResolversTypes['Enemy'], ParentType, ContextType>;
  goal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ComponentDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComponentDay'] = ResolversParentTypes['ComponentDay']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  degradedMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  downMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notRecordedMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ComponentState'], ParentType, ContextType>;
  successRate?: Resolver<Maybe<ResolversTypes['Percentage']>, ParentType, ContextType>;
  uptime?: Resolver<Maybe<ResolversTypes['Percentage']>, ParentType, ContextType>;
};

export type ComponentStateResolvers = { DEGRADED: 'degraded', DOWN: 'down', NOT_MEASURED: 'notMeasured', NOT_RECORDED: 'notRecorded', UP: 'up' };

export type ComponentStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComponentStatus'] = ResolversParentTypes['ComponentStatus']> = {
  component?: Resolver<ResolversTypes['StatusComponent'], ParentType, ContextType>;
  days?: Resolver<ReadonlyArray<ResolversTypes['ComponentDay']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ComponentState'], ParentType, ContextType>;
  uptime?: Resolver<Maybe<ResolversTypes['Percentage']>, ParentType, ContextType>;
};

export type ConfirmEmailErrorCodeResolvers = { TOKEN_INVALID: 'tokenInvalid' };

export type ConfirmEmailPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmEmailPayload'] = ResolversParentTypes['ConfirmEmailPayload']> = {
  accessToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['ConfirmEmailUserError']>, ParentType, ContextType>;
};

export type ConfirmEmailUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmEmailUserError'] = ResolversParentTypes['ConfirmEmailUserError']> = {
  code?: Resolver<ResolversTypes['ConfirmEmailErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfirmLoginErrorCodeResolvers = { CODE_INVALID: 'codeInvalid', TICKET_INVALID: 'ticketInvalid', TOO_MANY_ATTEMPTS: 'tooManyAttempts' };

export type ConfirmLoginPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmLoginPayload'] = ResolversParentTypes['ConfirmLoginPayload']> = {
  accessToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  account?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['ConfirmLoginUserError']>, ParentType, ContextType>;
};

export type ConfirmLoginUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmLoginUserError'] = ResolversParentTypes['ConfirmLoginUserError']> = {
  code?: Resolver<ResolversTypes['ConfirmLoginErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfirmPasskeyErrorCodeResolvers = { PASSKEY_INVALID: 'passkeyInvalid', TICKET_INVALID: 'ticketInvalid' };

export type ConfirmPasskeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmPasskeyPayload'] = ResolversParentTypes['ConfirmPasskeyPayload']> = {
  accessToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recoveryCodes?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['ConfirmPasskeyUserError']>, ParentType, ContextType>;
};

export type ConfirmPasskeyUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmPasskeyUserError'] = ResolversParentTypes['ConfirmPasskeyUserError']> = {
  code?: Resolver<ResolversTypes['ConfirmPasskeyErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfirmTotpErrorCodeResolvers = { CODE_INVALID: 'codeInvalid', TICKET_INVALID: 'ticketInvalid', TOO_MANY_ATTEMPTS: 'tooManyAttempts' };

export type ConfirmTotpPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmTotpPayload'] = ResolversParentTypes['ConfirmTotpPayload']> = {
  accessToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recoveryCodes?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['ConfirmTotpUserError']>, ParentType, ContextType>;
};

export type ConfirmTotpUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmTotpUserError'] = ResolversParentTypes['ConfirmTotpUserError']> = {
  code?: Resolver<ResolversTypes['ConfirmTotpErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConnectedAppResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConnectedApp'] = ResolversParentTypes['ConnectedApp']> = {
  connectedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastProgram?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastSystem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<ReadonlyArray<ResolversTypes['Scope']>, ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ContentPackVersionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentPackVersion'] = ResolversParentTypes['ContentPackVersion']> = {
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ContentProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentProblem'] = ResolversParentTypes['ContentProblem']> = {
  field?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['RecordKind']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recordId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContentUpgradeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentUpgrade'] = ResolversParentTypes['ContentUpgrade']> = {
  contentVersion?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['ContentPackVersion']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  notes?: Resolver<ReadonlyArray<ResolversTypes['ContentUpgradeNote']>, ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['ContentPackVersion'], ParentType, ContextType>;
  upgradedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContentUpgradeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentUpgradeConnection'] = ResolversParentTypes['ContentUpgradeConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ContentUpgradeEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ContentUpgrade']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ContentUpgradeEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentUpgradeEdge'] = ResolversParentTypes['ContentUpgradeEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ContentUpgrade'], ParentType, ContextType>;
};

export type ContentUpgradeEventResolvers = { ADDED: 'added', CHANGED: 'changed', CONFLICT: 'conflict', DELETED_HERE: 'deletedHere', FELL_BACK: 'fellBack', HIDDEN: 'hidden', KEPT: 'kept', LEFT_OUT: 'leftOut', REMOVED: 'removed', RENAMED: 'renamed', STAYS: 'stays' };

export type ContentUpgradeNoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ContentUpgradeNote'] = ResolversParentTypes['ContentUpgradeNote']> = {
  event?: Resolver<ResolversTypes['ContentUpgradeEvent'], ParentType, ContextType>;
  fields?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['RecordKind']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recordId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sentence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CraftKeyGoalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CraftKeyGoal'] = ResolversParentTypes['CraftKeyGoal']> = {
  huntingGround?: Resolver<ResolversTypes['HuntingGround'], ParentType, ContextType>;
  isAffordable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
  material?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CraftingMaterialRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CraftingMaterialRecord'] = ResolversParentTypes['CraftingMaterialRecord']> = {
  amount?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['ItemRecord']>, ParentType, ContextType>;
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CreateCurrencyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateCurrencyPayload'] = ResolversParentTypes['CreateCurrencyPayload']> = {
  currency?: Resolver<Maybe<ResolversTypes['CurrencyRecord']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RecordUserError']>, ParentType, ContextType>;
};

export type CreateDamageTypePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateDamageTypePayload'] = ResolversParentTypes['CreateDamageTypePayload']> = {
  damageType?: Resolver<Maybe<ResolversTypes['DamageTypeRecord']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RecordUserError']>, ParentType, ContextType>;
};

export type CreateEnemyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateEnemyPayload'] = ResolversParentTypes['CreateEnemyPayload']> = {
  enemy?: Resolver<Maybe<ResolversTypes['EnemyRecord']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RecordUserError']>, ParentType, ContextType>;
};

export type CreateEnemyTypePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateEnemyTypePayload'] = ResolversParentTypes['CreateEnemyTypePayload']> = {
  enemyType?: Resolver<Maybe<ResolversTypes['EnemyTypeRecord']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RecordUserError']>, ParentType, ContextType>;
};

export type CreateHuntingGroundPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateHuntingGroundPayload'] = ResolversParentTypes['CreateHuntingGroundPayload']> = {
  huntingGround?: Resolver<Maybe<ResolversTypes['HuntingGroundRecord']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RecordUserError']>, ParentType, ContextType>;
};

export type CreateHuntingTablePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateHuntingTablePayload'] = ResolversParentTypes['CreateHuntingTablePayload']> = {
  huntingTable?: Resolver<Maybe<ResolversTypes['HuntingTableRecord']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RecordUserError']>, ParentType, ContextType>;
};

export type CreateIncidentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateIncidentPayload'] = ResolversParentTypes['CreateIncidentPayload']> = {
  incident?: Resolver<Maybe<ResolversTypes['SiteIncident']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['IncidentUserError']>, ParentType, ContextType>;
};

export type CreateItemPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateItemPayload'] = ResolversParentTypes['CreateItemPayload']> = {
  item?: Resolver<Maybe<ResolversTypes['ItemRecord']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RecordUserError']>, ParentType, ContextType>;
};

export type CreateItemTypePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateItemTypePayload'] = ResolversParentTypes['CreateItemTypePayload']> = {
  itemType?: Resolver<Maybe<ResolversTypes['ItemTypeRecord']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RecordUserError']>, ParentType, ContextType>;
};

export type CreateNewsPostPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateNewsPostPayload'] = ResolversParentTypes['CreateNewsPostPayload']> = {
  newsPost?: Resolver<Maybe<ResolversTypes['NewsPostRecord']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RecordUserError']>, ParentType, ContextType>;
};

export type CreatePersonalTokenErrorCodeResolvers = { LOGIN_TOO_OLD: 'loginTooOld', PASSWORD_WRONG: 'passwordWrong', SCOPE_NOT_ALLOWED: 'scopeNotAllowed', TOO_MANY_ATTEMPTS: 'tooManyAttempts', TOO_MANY_TOKENS: 'tooManyTokens' };

export type CreatePersonalTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreatePersonalTokenPayload'] = ResolversParentTypes['CreatePersonalTokenPayload']> = {
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['PersonalToken']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['CreatePersonalTokenUserError']>, ParentType, ContextType>;
};

export type CreatePersonalTokenUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreatePersonalTokenUserError'] = ResolversParentTypes['CreatePersonalTokenUserError']> = {
  code?: Resolver<ResolversTypes['CreatePersonalTokenErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreatePremiumPackagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreatePremiumPackagePayload'] = ResolversParentTypes['CreatePremiumPackagePayload']> = {
  premiumPackage?: Resolver<Maybe<ResolversTypes['PremiumPackageRecord']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RecordUserError']>, ParentType, ContextType>;
};

export type CreateProcEventTypePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateProcEventTypePayload'] = ResolversParentTypes['CreateProcEventTypePayload']> = {
  procEventType?: Resolver<Maybe<ResolversTypes['ProcEventTypeRecord']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RecordUserError']>, ParentType, ContextType>;
};

export type CreateProcTypePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateProcTypePayload'] = ResolversParentTypes['CreateProcTypePayload']> = {
  procType?: Resolver<Maybe<ResolversTypes['ProcTypeRecord']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RecordUserError']>, ParentType, ContextType>;
};

export type CreateRankPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateRankPayload'] = ResolversParentTypes['CreateRankPayload']> = {
  rank?: Resolver<Maybe<ResolversTypes['RankRecord']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RecordUserError']>, ParentType, ContextType>;
};

export type CreateRarityPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateRarityPayload'] = ResolversParentTypes['CreateRarityPayload']> = {
  rarity?: Resolver<Maybe<ResolversTypes['RarityRecord']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RecordUserError']>, ParentType, ContextType>;
};

export type CreateRegionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateRegionPayload'] = ResolversParentTypes['CreateRegionPayload']> = {
  region?: Resolver<Maybe<ResolversTypes['RegionRecord']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RecordUserError']>, ParentType, ContextType>;
};

export type CreateStatPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateStatPayload'] = ResolversParentTypes['CreateStatPayload']> = {
  stat?: Resolver<Maybe<ResolversTypes['StatRecord']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RecordUserError']>, ParentType, ContextType>;
};

export type CreateWebhookErrorCodeResolvers = { EVENT_FOR_STAFF: 'eventForStaff', TOO_MANY_WEBHOOKS: 'tooManyWebhooks' };

export type CreateWebhookPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateWebhookPayload'] = ResolversParentTypes['CreateWebhookPayload']> = {
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['CreateWebhookUserError']>, ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type CreateWebhookUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateWebhookUserError'] = ResolversParentTypes['CreateWebhookUserError']> = {
  code?: Resolver<ResolversTypes['CreateWebhookErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreatureFightResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreatureFight'] = ResolversParentTypes['CreatureFight']> = {
  drawChance?: Resolver<ResolversTypes['Percentage'], ParentType, ContextType>;
  drawCurrencies?: Resolver<ReadonlyArray<ResolversTypes['CurrencyAverage']>, ParentType, ContextType>;
  lossChance?: Resolver<ResolversTypes['Percentage'], ParentType, ContextType>;
  margin?: Resolver<ResolversTypes['Percentage'], ParentType, ContextType>;
  stats?: Resolver<ResolversTypes['CreatureStats'], ParentType, ContextType>;
  winChance?: Resolver<ResolversTypes['Percentage'], ParentType, ContextType>;
  winCurrencies?: Resolver<ReadonlyArray<ResolversTypes['CurrencyAverage']>, ParentType, ContextType>;
  xp?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CreatureOddsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreatureOdds'] = ResolversParentTypes['CreatureOdds']> = {
  chance?: Resolver<ResolversTypes['Percentage'], ParentType, ContextType>;
  drops?: Resolver<Maybe<ReadonlyArray<ResolversTypes['DropChance']>>, ParentType, ContextType>;
  enemy?: Resolver<ResolversTypes['Enemy'], ParentType, ContextType>;
  fight?: Resolver<Maybe<ResolversTypes['CreatureFight']>, ParentType, ContextType>;
  huntsAtMost?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  timesBeaten?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  verdict?: Resolver<ResolversTypes['FightVerdict'], ParentType, ContextType>;
  winsToNext?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CreatureSourceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreatureSource'] = ResolversParentTypes['CreatureSource']> = {
  chance?: Resolver<Maybe<ResolversTypes['Percentage']>, ParentType, ContextType>;
  enemy?: Resolver<Maybe<ResolversTypes['Enemy']>, ParentType, ContextType>;
  grounds?: Resolver<ReadonlyArray<ResolversTypes['SourceGround']>, ParentType, ContextType>;
  winsLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CreatureStatsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreatureStats'] = ResolversParentTypes['CreatureStats']> = {
  retainers?: Resolver<ReadonlyArray<ResolversTypes['Item']>, ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['StatValue']>, ParentType, ContextType>;
};

export type CurrencyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Currency'] = ResolversParentTypes['Currency']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shortName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  singularName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CurrencyAmountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CurrencyAmount'] = ResolversParentTypes['CurrencyAmount']> = {
  amount?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
};

export type CurrencyAverageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CurrencyAverage'] = ResolversParentTypes['CurrencyAverage']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
};

export type CurrencyEntryRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CurrencyEntryRecord'] = ResolversParentTypes['CurrencyEntryRecord']> = {
  currency?: Resolver<Maybe<ResolversTypes['CurrencyRecord']>, ParentType, ContextType>;
  currencyShortName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
};

export type CurrencyRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CurrencyRecord'] = ResolversParentTypes['CurrencyRecord']> = {
  flavorText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderIndex?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shortName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  singularName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  translations?: Resolver<ReadonlyArray<ResolversTypes['RecordTranslation']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CurrencyRecordConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CurrencyRecordConnection'] = ResolversParentTypes['CurrencyRecordConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['CurrencyRecordEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['CurrencyRecord']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  positionOf?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<CurrencyRecordConnectionPositionOfArgs, 'id'>>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CurrencyRecordEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CurrencyRecordEdge'] = ResolversParentTypes['CurrencyRecordEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CurrencyRecord'], ParentType, ContextType>;
};

export type CurrencySourcesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CurrencySources'] = ResolversParentTypes['CurrencySources']> = {
  creatures?: Resolver<ReadonlyArray<ResolversTypes['PayingCreature']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  isMissionReward?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPaidByMost?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPaidForMost?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  moreCreatures?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  moreSoldItems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  soldItems?: Resolver<ReadonlyArray<ResolversTypes['Item']>, ParentType, ContextType>;
};

export type DamageEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DamageEvent'] = ResolversParentTypes['DamageEvent']> = {
  __resolveType: TypeResolveFn<'AttackEvent' | 'LeechEvent' | 'ProcDamageEvent' | 'RetainerAttackEvent', ParentType, ContextType>;
};

export type DamageTypeRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DamageTypeRecord'] = ResolversParentTypes['DamageTypeRecord']> = {
  colorHex?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shortName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  translations?: Resolver<ReadonlyArray<ResolversTypes['RecordTranslation']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type DamageTypeRecordConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DamageTypeRecordConnection'] = ResolversParentTypes['DamageTypeRecordConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['DamageTypeRecordEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['DamageTypeRecord']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  positionOf?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<DamageTypeRecordConnectionPositionOfArgs, 'id'>>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DamageTypeRecordEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DamageTypeRecordEdge'] = ResolversParentTypes['DamageTypeRecordEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DamageTypeRecord'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeleteAppErrorCodeResolvers = { UNKNOWN_APP: 'unknownApp' };

export type DeleteAppPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteAppPayload'] = ResolversParentTypes['DeleteAppPayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['DeleteAppUserError']>, ParentType, ContextType>;
};

export type DeleteAppUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteAppUserError'] = ResolversParentTypes['DeleteAppUserError']> = {
  code?: Resolver<ResolversTypes['DeleteAppErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteCurrencyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteCurrencyPayload'] = ResolversParentTypes['DeleteCurrencyPayload']> = {
  auditEntry?: Resolver<Maybe<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  usage?: Resolver<ReadonlyArray<ResolversTypes['RecordUsage']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RecordUserError']>, ParentType, ContextType>;
};

export type DeleteDamageTypePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteDamageTypePayload'] = ResolversParentTypes['DeleteDamageTypePayload']> = {
  auditEntry?: Resolver<Maybe<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  usage?: Resolver<ReadonlyArray<ResolversTypes['RecordUsage']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RecordUserError']>, ParentType, ContextType>;
};

export type DeleteEnemyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteEnemyPayload'] = ResolversParentTypes['DeleteEnemyPayload']> = {
  auditEntry?: Resolver<Maybe<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  usage?: Resolver<ReadonlyArray<ResolversTypes['RecordUsage']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RecordUserError']>, ParentType, ContextType>;
};

export type DeleteEnemyTypePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteEnemyTypePayload'] = ResolversParentTypes['DeleteEnemyTypePayload']> = {
  auditEntry?: Resolver<Maybe<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  usage?: Resolver<ReadonlyArray<ResolversTypes['RecordUsage']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RecordUserError']>, ParentType, ContextType>;
};

export type DeleteHuntingGroundPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteHuntingGroundPayload'] = ResolversParentTypes['DeleteHuntingGroundPayload']> = {
  auditEntry?: Resolver<Maybe<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  usage?: Resolver<ReadonlyArray<ResolversTypes['RecordUsage']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RecordUserError']>, ParentType, ContextType>;
};

export type DeleteHuntingTablePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteHuntingTablePayload'] = ResolversParentTypes['DeleteHuntingTablePayload']> = {
  auditEntry?: Resolver<Maybe<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  usage?: Resolver<ReadonlyArray<ResolversTypes['RecordUsage']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RecordUserError']>, ParentType, ContextType>;
};

export type DeleteIncidentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteIncidentPayload'] = ResolversParentTypes['DeleteIncidentPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['IncidentUserError']>, ParentType, ContextType>;
};

export type DeleteIncidentUpdatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteIncidentUpdatePayload'] = ResolversParentTypes['DeleteIncidentUpdatePayload']> = {
  incident?: Resolver<Maybe<ResolversTypes['SiteIncident']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['IncidentUserError']>, ParentType, ContextType>;
};

export type DeleteItemPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteItemPayload'] = ResolversParentTypes['DeleteItemPayload']> = {
  auditEntry?: Resolver<Maybe<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  usage?: Resolver<ReadonlyArray<ResolversTypes['RecordUsage']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RecordUserError']>, ParentType, ContextType>;
};

export type DeleteItemTypePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteItemTypePayload'] = ResolversParentTypes['DeleteItemTypePayload']> = {
  auditEntry?: Resolver<Maybe<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  usage?: Resolver<ReadonlyArray<ResolversTypes['RecordUsage']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RecordUserError']>, ParentType, ContextType>;
};

export type DeleteNewsPostPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteNewsPostPayload'] = ResolversParentTypes['DeleteNewsPostPayload']> = {
  auditEntry?: Resolver<Maybe<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  usage?: Resolver<ReadonlyArray<ResolversTypes['RecordUsage']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RecordUserError']>, ParentType, ContextType>;
};

export type DeleteOwnAccountErrorCodeResolvers = { LAST_ADMIN: 'lastAdmin', LOGIN_TOO_OLD: 'loginTooOld', PASSWORD_WRONG: 'passwordWrong', TOO_MANY_ATTEMPTS: 'tooManyAttempts', UNKNOWN_USER: 'unknownUser' };

export type DeleteOwnAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteOwnAccountPayload'] = ResolversParentTypes['DeleteOwnAccountPayload']> = {
  deletedAccountId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['DeleteOwnAccountUserError']>, ParentType, ContextType>;
};

export type DeleteOwnAccountUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteOwnAccountUserError'] = ResolversParentTypes['DeleteOwnAccountUserError']> = {
  code?: Resolver<ResolversTypes['DeleteOwnAccountErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeletePremiumPackagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletePremiumPackagePayload'] = ResolversParentTypes['DeletePremiumPackagePayload']> = {
  auditEntry?: Resolver<Maybe<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  usage?: Resolver<ReadonlyArray<ResolversTypes['RecordUsage']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RecordUserError']>, ParentType, ContextType>;
};

export type DeleteProcEventTypePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteProcEventTypePayload'] = ResolversParentTypes['DeleteProcEventTypePayload']> = {
  auditEntry?: Resolver<Maybe<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  usage?: Resolver<ReadonlyArray<ResolversTypes['RecordUsage']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RecordUserError']>, ParentType, ContextType>;
};

export type DeleteProcTypePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteProcTypePayload'] = ResolversParentTypes['DeleteProcTypePayload']> = {
  auditEntry?: Resolver<Maybe<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  usage?: Resolver<ReadonlyArray<ResolversTypes['RecordUsage']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RecordUserError']>, ParentType, ContextType>;
};

export type DeleteRankPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteRankPayload'] = ResolversParentTypes['DeleteRankPayload']> = {
  auditEntry?: Resolver<Maybe<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  usage?: Resolver<ReadonlyArray<ResolversTypes['RecordUsage']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RecordUserError']>, ParentType, ContextType>;
};

export type DeleteRarityPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteRarityPayload'] = ResolversParentTypes['DeleteRarityPayload']> = {
  auditEntry?: Resolver<Maybe<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  usage?: Resolver<ReadonlyArray<ResolversTypes['RecordUsage']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RecordUserError']>, ParentType, ContextType>;
};

export type DeleteRegionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteRegionPayload'] = ResolversParentTypes['DeleteRegionPayload']> = {
  auditEntry?: Resolver<Maybe<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  usage?: Resolver<ReadonlyArray<ResolversTypes['RecordUsage']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RecordUserError']>, ParentType, ContextType>;
};

export type DeleteStatPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteStatPayload'] = ResolversParentTypes['DeleteStatPayload']> = {
  auditEntry?: Resolver<Maybe<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  usage?: Resolver<ReadonlyArray<ResolversTypes['RecordUsage']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RecordUserError']>, ParentType, ContextType>;
};

export type DeleteUserErrorCodeResolvers = { ADMIN_REQUIRED: 'adminRequired', LAST_ADMIN: 'lastAdmin', UNKNOWN_USER: 'unknownUser', USER_CHANGED: 'userChanged' };

export type DeleteUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteUserPayload'] = ResolversParentTypes['DeleteUserPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['DeleteUserUserError']>, ParentType, ContextType>;
};

export type DeleteUserUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteUserUserError'] = ResolversParentTypes['DeleteUserUserError']> = {
  code?: Resolver<ResolversTypes['DeleteUserErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeleteWebhookErrorCodeResolvers = { UNKNOWN_WEBHOOK: 'unknownWebhook' };

export type DeleteWebhookPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteWebhookPayload'] = ResolversParentTypes['DeleteWebhookPayload']> = {
  deletedId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['DeleteWebhookUserError']>, ParentType, ContextType>;
};

export type DeleteWebhookUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteWebhookUserError'] = ResolversParentTypes['DeleteWebhookUserError']> = {
  code?: Resolver<ResolversTypes['DeleteWebhookErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeployRemoteErrorCodeResolvers = { BROKEN_OPERATION: 'brokenOperation', TAKES_FROM_OTHERS: 'takesFromOthers', UNKNOWN_DOCUMENTS: 'unknownDocuments', UNMET_REQUIREMENTS: 'unmetRequirements', UNUSABLE_MANIFEST: 'unusableManifest', VERSION_TAKEN: 'versionTaken' };

export type DeployRemotePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeployRemotePayload'] = ResolversParentTypes['DeployRemotePayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['DeployRemoteUserError']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['RemoteVersion']>, ParentType, ContextType>;
};

export type DeployRemoteUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeployRemoteUserError'] = ResolversParentTypes['DeployRemoteUserError']> = {
  code?: Resolver<ResolversTypes['DeployRemoteErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DisconnectAppErrorCodeResolvers = { UNKNOWN_APP: 'unknownApp' };

export type DisconnectAppPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DisconnectAppPayload'] = ResolversParentTypes['DisconnectAppPayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['DisconnectAppUserError']>, ParentType, ContextType>;
};

export type DisconnectAppUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DisconnectAppUserError'] = ResolversParentTypes['DisconnectAppUserError']> = {
  code?: Resolver<ResolversTypes['DisconnectAppErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DispelEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DispelEvent'] = ResolversParentTypes['DispelEvent']> = {
  actor?: Resolver<ResolversTypes['CombatSide'], ParentType, ContextType>;
  actorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  proc?: Resolver<ResolversTypes['CombatProc'], ParentType, ContextType>;
  round?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['CombatStanding'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['CombatSide'], ParentType, ContextType>;
  targetName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DropChanceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DropChance'] = ResolversParentTypes['DropChance']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  chance?: Resolver<ResolversTypes['Percentage'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
};

export type DropCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DropCount'] = ResolversParentTypes['DropCount']> = {
  drops?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  enemy?: Resolver<ResolversTypes['Enemy'], ParentType, ContextType>;
  expected?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  high?: Resolver<ResolversTypes['Percentage'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
  low?: Resolver<ResolversTypes['Percentage'], ParentType, ContextType>;
  wins?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
};

export type DropRatesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DropRates'] = ResolversParentTypes['DropRates']> = {
  drops?: Resolver<ReadonlyArray<ResolversTypes['DropCount']>, ParentType, ContextType>;
  minWins?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DropSourceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DropSource'] = ResolversParentTypes['DropSource']> = {
  enemy?: Resolver<Maybe<ResolversTypes['Enemy']>, ParentType, ContextType>;
  huntingGround?: Resolver<ResolversTypes['HuntingGround'], ParentType, ContextType>;
};

export type EditIncidentUpdatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditIncidentUpdatePayload'] = ResolversParentTypes['EditIncidentUpdatePayload']> = {
  incident?: Resolver<Maybe<ResolversTypes['SiteIncident']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['IncidentUserError']>, ParentType, ContextType>;
};

export type EnableWebhookErrorCodeResolvers = { UNKNOWN_WEBHOOK: 'unknownWebhook' };

export type EnableWebhookPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnableWebhookPayload'] = ResolversParentTypes['EnableWebhookPayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['EnableWebhookUserError']>, ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type EnableWebhookUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnableWebhookUserError'] = ResolversParentTypes['EnableWebhookUserError']> = {
  code?: Resolver<ResolversTypes['EnableWebhookErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EndOtherSessionsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndOtherSessionsPayload'] = ResolversParentTypes['EndOtherSessionsPayload']> = {
  endedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EndSessionErrorCodeResolvers = { UNKNOWN_SESSION: 'unknownSession' };

export type EndSessionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndSessionPayload'] = ResolversParentTypes['EndSessionPayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['EndSessionUserError']>, ParentType, ContextType>;
};

export type EndSessionUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndSessionUserError'] = ResolversParentTypes['EndSessionUserError']> = {
  code?: Resolver<ResolversTypes['EndSessionErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EndUserSessionsErrorCodeResolvers = { ADMIN_REQUIRED: 'adminRequired', UNKNOWN_USER: 'unknownUser' };

export type EndUserSessionsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndUserSessionsPayload'] = ResolversParentTypes['EndUserSessionsPayload']> = {
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['EndUserSessionsUserError']>, ParentType, ContextType>;
};

export type EndUserSessionsUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndUserSessionsUserError'] = ResolversParentTypes['EndUserSessionsUserError']> = {
  code?: Resolver<ResolversTypes['EndUserSessionsErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EnemyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Enemy'] = ResolversParentTypes['Enemy']> = {
  flavorText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rarity?: Resolver<ResolversTypes['Rarity'], ParentType, ContextType>;
  reward?: Resolver<ResolversTypes['Reward'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EnemyType'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EnemyConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnemyConnection'] = ResolversParentTypes['EnemyConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['EnemyEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Enemy']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EnemyEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnemyEdge'] = ResolversParentTypes['EnemyEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Enemy'], ParentType, ContextType>;
};

export type EnemyEquipmentRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnemyEquipmentRecord'] = ResolversParentTypes['EnemyEquipmentRecord']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['EquipmentEntryRecord']>, ParentType, ContextType>;
};

export type EnemyRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnemyRecord'] = ResolversParentTypes['EnemyRecord']> = {
  animatedImage?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  currencies?: Resolver<ReadonlyArray<ResolversTypes['CurrencyEntryRecord']>, ParentType, ContextType>;
  enemyType?: Resolver<Maybe<ResolversTypes['EnemyTypeRecord']>, ParentType, ContextType>;
  enemyTypeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  equipment?: Resolver<ResolversTypes['EnemyEquipmentRecord'], ParentType, ContextType>;
  flavorText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  isVisible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  loot?: Resolver<ReadonlyArray<ResolversTypes['LootEntryRecord']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rarity?: Resolver<Maybe<ResolversTypes['RarityRecord']>, ParentType, ContextType>;
  rarityId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  refund?: Resolver<ReadonlyArray<ResolversTypes['CurrencyEntryRecord']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stats?: Resolver<ReadonlyArray<ResolversTypes['EnemyStatRecord']>, ParentType, ContextType>;
  translations?: Resolver<ReadonlyArray<ResolversTypes['RecordTranslation']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  xp?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
};

export type EnemyRecordConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnemyRecordConnection'] = ResolversParentTypes['EnemyRecordConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['EnemyRecordEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['EnemyRecord']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  positionOf?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<EnemyRecordConnectionPositionOfArgs, 'id'>>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EnemyRecordEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnemyRecordEdge'] = ResolversParentTypes['EnemyRecordEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['EnemyRecord'], ParentType, ContextType>;
};

export type EnemyStatRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnemyStatRecord'] = ResolversParentTypes['EnemyStatRecord']> = {
  procPercent?: Resolver<ResolversTypes['Percentage'], ParentType, ContextType>;
  stat?: Resolver<Maybe<ResolversTypes['StatRecord']>, ParentType, ContextType>;
  statShortName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  valueTo?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type EnemyTypeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnemyType'] = ResolversParentTypes['EnemyType']> = {
  dangers?: Resolver<ReadonlyArray<ResolversTypes['Stat']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shortName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weaknesses?: Resolver<ReadonlyArray<ResolversTypes['Item']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EnemyTypeRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnemyTypeRecord'] = ResolversParentTypes['EnemyTypeRecord']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderIndex?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shortName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  translations?: Resolver<ReadonlyArray<ResolversTypes['RecordTranslation']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type EnemyTypeRecordConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnemyTypeRecordConnection'] = ResolversParentTypes['EnemyTypeRecordConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['EnemyTypeRecordEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['EnemyTypeRecord']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  positionOf?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<EnemyTypeRecordConnectionPositionOfArgs, 'id'>>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EnemyTypeRecordEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnemyTypeRecordEdge'] = ResolversParentTypes['EnemyTypeRecordEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['EnemyTypeRecord'], ParentType, ContextType>;
};

export type EnrolPasskeyErrorCodeResolvers = { LOGIN_TOO_OLD: 'loginTooOld', PASSWORD_WRONG: 'passwordWrong', TOO_MANY_ATTEMPTS: 'tooManyAttempts', TOO_MANY_PASSKEYS: 'tooManyPasskeys' };

export type EnrolPasskeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnrolPasskeyPayload'] = ResolversParentTypes['EnrolPasskeyPayload']> = {
  options?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ticket?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['EnrolPasskeyUserError']>, ParentType, ContextType>;
};

export type EnrolPasskeyUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnrolPasskeyUserError'] = ResolversParentTypes['EnrolPasskeyUserError']> = {
  code?: Resolver<ResolversTypes['EnrolPasskeyErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EnrolTotpErrorCodeResolvers = { LOGIN_TOO_OLD: 'loginTooOld', PASSWORD_WRONG: 'passwordWrong', TOO_MANY_ATTEMPTS: 'tooManyAttempts' };

export type EnrolTotpPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnrolTotpPayload'] = ResolversParentTypes['EnrolTotpPayload']> = {
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ticket?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['EnrolTotpUserError']>, ParentType, ContextType>;
};

export type EnrolTotpUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EnrolTotpUserError'] = ResolversParentTypes['EnrolTotpUserError']> = {
  code?: Resolver<ResolversTypes['EnrolTotpErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EntryEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntryEvent'] = ResolversParentTypes['EntryEvent']> = {
  entry?: Resolver<Maybe<ResolversTypes['JournalEntry']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EquipBaitGoalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EquipBaitGoal'] = ResolversParentTypes['EquipBaitGoal']> = {
  item?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EquipErrorCodeResolvers = { COMBAT_OPEN: 'combatOpen', GAME_CLOSED: 'gameClosed', IS_EQUIPPED: 'isEquipped', NOT_EQUIPMENT: 'notEquipment', NOT_EQUIPPED: 'notEquipped', NOT_OWNED: 'notOwned', SETUP_LOCKED: 'setupLocked', SLOT_LOCKED: 'slotLocked', SUBSCRIPTION_TOO_LOW: 'subscriptionTooLow', UNKNOWN_ITEM: 'unknownItem', XP_TOO_LOW: 'xpTooLow' };

export type EquipItemGoalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EquipItemGoal'] = ResolversParentTypes['EquipItemGoal']> = {
  item?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  replacedItem?: Resolver<Maybe<ResolversTypes['Item']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EquipPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EquipPayload'] = ResolversParentTypes['EquipPayload']> = {
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['EquipUserError']>, ParentType, ContextType>;
};

export type EquipUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EquipUserError'] = ResolversParentTypes['EquipUserError']> = {
  code?: Resolver<ResolversTypes['EquipErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['Item']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opensAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  requiredSubscription?: Resolver<Maybe<ResolversTypes['SubscriptionLevel']>, ParentType, ContextType>;
  requiredValue?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  requiredXp?: Resolver<Maybe<ResolversTypes['SafeInt']>, ParentType, ContextType>;
  stat?: Resolver<Maybe<ResolversTypes['Stat']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EquipmentEntryRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EquipmentEntryRecord'] = ResolversParentTypes['EquipmentEntryRecord']> = {
  item?: Resolver<Maybe<ResolversTypes['ItemRecord']>, ParentType, ContextType>;
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  itemType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EquipmentOddsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EquipmentOdds'] = ResolversParentTypes['EquipmentOdds']> = {
  cooldownSeconds?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['HuntTotals'], ParentType, ContextType>;
};

export type EquipmentSetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EquipmentSet'] = ResolversParentTypes['EquipmentSet']> = {
  huntingGround?: Resolver<Maybe<ResolversTypes['HuntingGround']>, ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isLocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EquipmentSlotResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EquipmentSlot'] = ResolversParentTypes['EquipmentSlot']> = {
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['Item']>, ParentType, ContextType>;
  itemType?: Resolver<ResolversTypes['ItemType'], ParentType, ContextType>;
  lockedBy?: Resolver<Maybe<ResolversTypes['SlotRequirement']>, ParentType, ContextType>;
};

export type ExportOwnDataErrorCodeResolvers = { LOGIN_TOO_OLD: 'loginTooOld', PASSWORD_WRONG: 'passwordWrong', TOO_MANY_ATTEMPTS: 'tooManyAttempts' };

export type ExportOwnDataPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportOwnDataPayload'] = ResolversParentTypes['ExportOwnDataPayload']> = {
  ticket?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['ExportOwnDataUserError']>, ParentType, ContextType>;
};

export type ExportOwnDataUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ExportOwnDataUserError'] = ResolversParentTypes['ExportOwnDataUserError']> = {
  code?: Resolver<ResolversTypes['ExportOwnDataErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FairnessResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Fairness'] = ResolversParentTypes['Fairness']> = {
  clientSeed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstCombat?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  nextSeedHash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revealedSeeds?: Resolver<ReadonlyArray<ResolversTypes['RevealedSeed']>, ParentType, ContextType>;
  seedHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FightLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FightLink'] = ResolversParentTypes['FightLink']> = {
  enemy?: Resolver<ResolversTypes['Enemy'], ParentType, ContextType>;
  entry?: Resolver<ResolversTypes['CombatEntry'], ParentType, ContextType>;
  entryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  happenedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  result?: Resolver<ResolversTypes['CombatResult'], ParentType, ContextType>;
  sharedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FightProofResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FightProof'] = ResolversParentTypes['FightProof']> = {
  document?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seedHash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['FightProofStatus'], ParentType, ContextType>;
};

export type FightProofStatusResolvers = { FORGOTTEN: 'forgotten', HIDDEN: 'hidden', REVEALED: 'revealed' };

export type FightReplayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FightReplay'] = ResolversParentTypes['FightReplay']> = {
  bait?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
  enemy?: Resolver<ResolversTypes['Enemy'], ParentType, ContextType>;
  huntingGround?: Resolver<ResolversTypes['HuntingGround'], ParentType, ContextType>;
  modifiers?: Resolver<ReadonlyArray<ResolversTypes['CombatModifier']>, ParentType, ContextType>;
  proof?: Resolver<ResolversTypes['FightProof'], ParentType, ContextType>;
  regionPhase?: Resolver<Maybe<ResolversTypes['RegionPhase']>, ParentType, ContextType>;
  result?: Resolver<ResolversTypes['CombatResult'], ParentType, ContextType>;
  reward?: Resolver<ResolversTypes['Reward'], ParentType, ContextType>;
  rounds?: Resolver<ReadonlyArray<ResolversTypes['FightRound']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type FightRoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FightRound'] = ResolversParentTypes['FightRound']> = {
  attacker?: Resolver<ResolversTypes['Fighter'], ParentType, ContextType>;
  defender?: Resolver<ResolversTypes['Fighter'], ParentType, ContextType>;
  events?: Resolver<ReadonlyArray<ResolversTypes['CombatEvent']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FightVerdictResolvers = { EVEN: 'even', GOOD: 'good', HOPELESS: 'hopeless', RISKY: 'risky', SURE: 'sure' };

export type FighterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Fighter'] = ResolversParentTypes['Fighter']> = {
  health?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  isPlayer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maxHealth?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retainers?: Resolver<ReadonlyArray<ResolversTypes['CombatRetainer']>, ParentType, ContextType>;
};

export type FindKeyGoalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FindKeyGoal'] = ResolversParentTypes['FindKeyGoal']> = {
  droppedBy?: Resolver<Maybe<ResolversTypes['Enemy']>, ParentType, ContextType>;
  huntingGround?: Resolver<ResolversTypes['HuntingGround'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['HuntingGround'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FinishAuthorizationErrorCodeResolvers = { APP_NOT_APPROVED: 'appNotApproved', REDIRECT_NOT_REGISTERED: 'redirectNotRegistered', TICKET_INVALID: 'ticketInvalid', USER_CODE_INVALID: 'userCodeInvalid' };

export type FinishAuthorizationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FinishAuthorizationPayload'] = ResolversParentTypes['FinishAuthorizationPayload']> = {
  redirectUri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['FinishAuthorizationUserError']>, ParentType, ContextType>;
};

export type FinishAuthorizationUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FinishAuthorizationUserError'] = ResolversParentTypes['FinishAuthorizationUserError']> = {
  code?: Resolver<ResolversTypes['FinishAuthorizationErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FinishPasskeyLoginErrorCodeResolvers = { PASSKEY_INVALID: 'passkeyInvalid', TICKET_INVALID: 'ticketInvalid' };

export type FinishPasskeyLoginPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FinishPasskeyLoginPayload'] = ResolversParentTypes['FinishPasskeyLoginPayload']> = {
  accessToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  account?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['FinishPasskeyLoginUserError']>, ParentType, ContextType>;
};

export type FinishPasskeyLoginUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FinishPasskeyLoginUserError'] = ResolversParentTypes['FinishPasskeyLoginUserError']> = {
  code?: Resolver<ResolversTypes['FinishPasskeyLoginErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FirstHuntGoalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FirstHuntGoal'] = ResolversParentTypes['FirstHuntGoal']> = {
  missing?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GameSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GameSettings'] = ResolversParentTypes['GameSettings']> = {
  autoHuntBacklogHours?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  missionHuntingGround?: Resolver<Maybe<ResolversTypes['HuntingGround']>, ParentType, ContextType>;
};

export type GoalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Goal'] = ResolversParentTypes['Goal']> = {
  __resolveType: TypeResolveFn<'BossGoal' | 'BuyBaitGoal' | 'BuyKeyGoal' | 'ClaimCollectionGoal' | 'CoffinHuntGoal' | 'CollectionGoal' | 'CraftKeyGoal' | 'EquipBaitGoal' | 'EquipItemGoal' | 'FindKeyGoal' | 'FirstHuntGoal' | 'HuntingGroundGoal' | 'MissionGoal' | 'PinnedItemGoal' | 'RankGoal' | 'ShopItemGoal' | 'TakeGiftGoal' | 'TravelGoal', ParentType, ContextType>;
};

export type GoldDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GoldDay'] = ResolversParentTypes['GoldDay']> = {
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gained?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  spent?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
};

export type GrimoireEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GrimoireEntry'] = ResolversParentTypes['GrimoireEntry']> = {
  chance?: Resolver<Maybe<ResolversTypes['Percentage']>, ParentType, ContextType>;
  enemy?: Resolver<ResolversTypes['Enemy'], ParentType, ContextType>;
  globalTimesHunted?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  huntsAtMost?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  playerTimesHunted?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  stats?: Resolver<Maybe<ResolversTypes['CreatureStats']>, ParentType, ContextType>;
};

export type GroundReachResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GroundReach'] = ResolversParentTypes['GroundReach']> = {
  reachable?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HealingEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HealingEvent'] = ResolversParentTypes['HealingEvent']> = {
  actor?: Resolver<ResolversTypes['CombatSide'], ParentType, ContextType>;
  actorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  effectiveHealing?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  healing?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  proc?: Resolver<ResolversTypes['CombatProc'], ParentType, ContextType>;
  round?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['CombatStanding'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['CombatSide'], ParentType, ContextType>;
  targetName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HuntCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HuntCount'] = ResolversParentTypes['HuntCount']> = {
  draws?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  enemy?: Resolver<ResolversTypes['Enemy'], ParentType, ContextType>;
  huntingGround?: Resolver<ResolversTypes['HuntingGround'], ParentType, ContextType>;
  losses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wins?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HuntErrorCodeResolvers = { COFFIN_EMPTY: 'coffinEmpty', COFFIN_MISSING: 'coffinMissing', COMBAT_OPEN: 'combatOpen', GAME_CLOSED: 'gameClosed', HUNT_TOO_EARLY: 'huntTooEarly', NO_BAIT: 'noBait', NO_ENEMY: 'noEnemy', NO_OPEN_COMBAT: 'noOpenCombat' };

export type HuntEstimateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HuntEstimate'] = ResolversParentTypes['HuntEstimate']> = {
  bait?: Resolver<Maybe<ResolversTypes['Item']>, ParentType, ContextType>;
  huntingGround?: Resolver<ResolversTypes['HuntingGround'], ParentType, ContextType>;
  hunts50?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  hunts90?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
};

export type HuntOddsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HuntOdds'] = ResolversParentTypes['HuntOdds']> = {
  bait?: Resolver<Maybe<ResolversTypes['Item']>, ParentType, ContextType>;
  creatures?: Resolver<ReadonlyArray<ResolversTypes['CreatureOdds']>, ParentType, ContextType>;
  totals?: Resolver<Maybe<ResolversTypes['HuntTotals']>, ParentType, ContextType>;
  turnsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type HuntPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HuntPayload'] = ResolversParentTypes['HuntPayload']> = {
  combat?: Resolver<Maybe<ResolversTypes['Combat']>, ParentType, ContextType>;
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['HuntUserError']>, ParentType, ContextType>;
};

export type HuntReadyEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HuntReadyEvent'] = ResolversParentTypes['HuntReadyEvent']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  nextHuntAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HuntStatisticsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HuntStatistics'] = ResolversParentTypes['HuntStatistics']> = {
  drops?: Resolver<ReadonlyArray<ResolversTypes['DropCount']>, ParentType, ContextType>;
  gold?: Resolver<ReadonlyArray<ResolversTypes['GoldDay']>, ParentType, ContextType>;
  hunts?: Resolver<ReadonlyArray<ResolversTypes['HuntCount']>, ParentType, ContextType>;
};

export type HuntTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HuntTotals'] = ResolversParentTypes['HuntTotals']> = {
  currencies?: Resolver<ReadonlyArray<ResolversTypes['CurrencyAverage']>, ParentType, ContextType>;
  drawChance?: Resolver<ResolversTypes['Percentage'], ParentType, ContextType>;
  lossChance?: Resolver<ResolversTypes['Percentage'], ParentType, ContextType>;
  margin?: Resolver<ResolversTypes['Percentage'], ParentType, ContextType>;
  winChance?: Resolver<ResolversTypes['Percentage'], ParentType, ContextType>;
  xp?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type HuntUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HuntUserError'] = ResolversParentTypes['HuntUserError']> = {
  code?: Resolver<ResolversTypes['HuntErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opensAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HuntingGroundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HuntingGround'] = ResolversParentTypes['HuntingGround']> = {
  baitEffects?: Resolver<ReadonlyArray<ResolversTypes['BaitEffect']>, ParentType, ContextType>;
  flavorText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  key?: Resolver<Maybe<ResolversTypes['Item']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['Region'], ParentType, ContextType>;
  requiredXp?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  specialBaits?: Resolver<ReadonlyArray<ResolversTypes['Item']>, ParentType, ContextType>;
  travelCost?: Resolver<ReadonlyArray<ResolversTypes['CurrencyAmount']>, ParentType, ContextType>;
  travelRefusal?: Resolver<Maybe<ResolversTypes['TravelUserError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HuntingGroundGoalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HuntingGroundGoal'] = ResolversParentTypes['HuntingGroundGoal']> = {
  huntingGround?: Resolver<ResolversTypes['HuntingGround'], ParentType, ContextType>;
  key?: Resolver<Maybe<ResolversTypes['Item']>, ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HuntingGroundRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HuntingGroundRecord'] = ResolversParentTypes['HuntingGroundRecord']> = {
  animatedImage?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  flavorText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  isVisible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<Maybe<ResolversTypes['ItemRecord']>, ParentType, ContextType>;
  keyId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['RegionRecord']>, ParentType, ContextType>;
  regionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  requiredXp?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  specialBaitItemIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  specialBaitItems?: Resolver<ReadonlyArray<ResolversTypes['ItemRecord']>, ParentType, ContextType>;
  translations?: Resolver<ReadonlyArray<ResolversTypes['RecordTranslation']>, ParentType, ContextType>;
  travelCost?: Resolver<ReadonlyArray<ResolversTypes['CurrencyEntryRecord']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type HuntingGroundRecordConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HuntingGroundRecordConnection'] = ResolversParentTypes['HuntingGroundRecordConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['HuntingGroundRecordEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['HuntingGroundRecord']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  positionOf?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<HuntingGroundRecordConnectionPositionOfArgs, 'id'>>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HuntingGroundRecordEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HuntingGroundRecordEdge'] = ResolversParentTypes['HuntingGroundRecordEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['HuntingGroundRecord'], ParentType, ContextType>;
};

export type HuntingTableRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HuntingTableRecord'] = ResolversParentTypes['HuntingTableRecord']> = {
  enemies?: Resolver<ReadonlyArray<ResolversTypes['TableSliceRecord']>, ParentType, ContextType>;
  huntingGround?: Resolver<Maybe<ResolversTypes['HuntingGroundRecord']>, ParentType, ContextType>;
  huntingGroundId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type HuntingTableRecordConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HuntingTableRecordConnection'] = ResolversParentTypes['HuntingTableRecordConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['HuntingTableRecordEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['HuntingTableRecord']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  positionOf?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<HuntingTableRecordConnectionPositionOfArgs, 'id'>>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HuntingTableRecordEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HuntingTableRecordEdge'] = ResolversParentTypes['HuntingTableRecordEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['HuntingTableRecord'], ParentType, ContextType>;
};

export type ImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  animatedUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  thumbnailUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type IncidentErrorCodeResolvers = { NOT_PLANNED: 'notPlanned', STALE: 'stale', TOO_MANY_INCIDENTS: 'tooManyIncidents', TOO_MANY_UPDATES: 'tooManyUpdates', UNKNOWN_INCIDENT: 'unknownIncident', UNKNOWN_UPDATE: 'unknownUpdate' };

export type IncidentPhaseResolvers = { OPEN: 'open', PAST: 'past', PLANNED: 'planned' };

export type IncidentStateResolvers = { IDENTIFIED: 'identified', INVESTIGATING: 'investigating', MONITORING: 'monitoring', RESOLVED: 'resolved', SCHEDULED: 'scheduled' };

export type IncidentTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IncidentText'] = ResolversParentTypes['IncidentText']> = {
  de?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  en?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type IncidentUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IncidentUserError'] = ResolversParentTypes['IncidentUserError']> = {
  code?: Resolver<ResolversTypes['IncidentErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InventoryEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InventoryEntry'] = ResolversParentTypes['InventoryEntry']> = {
  amount?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  arrival?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isEquipped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOutgrown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRemoved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
  neededForCollection?: Resolver<Maybe<ResolversTypes['Collection']>, ParentType, ContextType>;
  spare?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  unneeded?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
};

export type InventoryEntryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InventoryEntryConnection'] = ResolversParentTypes['InventoryEntryConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['InventoryEntryEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['InventoryEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InventoryEntryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InventoryEntryEdge'] = ResolversParentTypes['InventoryEntryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['InventoryEntry'], ParentType, ContextType>;
};

export type ItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Item'] = ResolversParentTypes['Item']> = {
  affectsEnemyType?: Resolver<Maybe<ResolversTypes['EnemyType']>, ParentType, ContextType>;
  attractsEnemy?: Resolver<Maybe<ResolversTypes['Enemy']>, ParentType, ContextType>;
  attractsEnemyType?: Resolver<Maybe<ResolversTypes['EnemyType']>, ParentType, ContextType>;
  craftedInto?: Resolver<ReadonlyArray<ResolversTypes['Item']>, ParentType, ContextType>;
  craftingMaterials?: Resolver<ReadonlyArray<ResolversTypes['ItemAmount']>, ParentType, ContextType>;
  creatureType?: Resolver<Maybe<ResolversTypes['EnemyType']>, ParentType, ContextType>;
  flavorText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  isUnique?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemType?: Resolver<ResolversTypes['ItemType'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ReadonlyArray<ResolversTypes['CurrencyAmount']>, ParentType, ContextType>;
  rarity?: Resolver<ResolversTypes['Rarity'], ParentType, ContextType>;
  refund?: Resolver<ReadonlyArray<ResolversTypes['CurrencyAmount']>, ParentType, ContextType>;
  requiredSubscription?: Resolver<Maybe<ResolversTypes['SubscriptionLevel']>, ParentType, ContextType>;
  requiredXp?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  specialGrounds?: Resolver<ReadonlyArray<ResolversTypes['HuntingGround']>, ParentType, ContextType>;
  stats?: Resolver<ReadonlyArray<ResolversTypes['StatValue']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ItemAdviceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ItemAdvice'] = ResolversParentTypes['ItemAdvice']> = {
  action?: Resolver<ResolversTypes['AdviceAction'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
  winChance?: Resolver<ResolversTypes['Percentage'], ParentType, ContextType>;
};

export type ItemAmountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ItemAmount'] = ResolversParentTypes['ItemAmount']> = {
  amount?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
};

export type ItemConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ItemConnection'] = ResolversParentTypes['ItemConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ItemEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Item']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ItemEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ItemEdge'] = ResolversParentTypes['ItemEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
};

export type ItemGoalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ItemGoal'] = ResolversParentTypes['ItemGoal']> = {
  __resolveType: TypeResolveFn<'BuyBaitGoal' | 'BuyKeyGoal' | 'CraftKeyGoal' | 'EquipBaitGoal' | 'EquipItemGoal' | 'FindKeyGoal' | 'PinnedItemGoal' | 'ShopItemGoal' | 'TakeGiftGoal', ParentType, ContextType>;
};

export type ItemRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ItemRecord'] = ResolversParentTypes['ItemRecord']> = {
  animatedImage?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  canAttractEnemy?: Resolver<Maybe<ResolversTypes['EnemyRecord']>, ParentType, ContextType>;
  canAttractEnemyId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  canAttractEnemyType?: Resolver<Maybe<ResolversTypes['EnemyTypeRecord']>, ParentType, ContextType>;
  canAttractEnemyTypeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  craftingMaterials?: Resolver<ReadonlyArray<ResolversTypes['CraftingMaterialRecord']>, ParentType, ContextType>;
  creatureType?: Resolver<Maybe<ResolversTypes['EnemyTypeRecord']>, ParentType, ContextType>;
  creatureTypeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  flavorText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  isBuyable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isInPremiumShop?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTransferable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isUnique?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVisible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemType?: Resolver<Maybe<ResolversTypes['ItemTypeRecord']>, ParentType, ContextType>;
  itemTypeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ReadonlyArray<ResolversTypes['CurrencyEntryRecord']>, ParentType, ContextType>;
  rarity?: Resolver<Maybe<ResolversTypes['RarityRecord']>, ParentType, ContextType>;
  rarityId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  refund?: Resolver<ReadonlyArray<ResolversTypes['CurrencyEntryRecord']>, ParentType, ContextType>;
  requiredSubscription?: Resolver<Maybe<ResolversTypes['SubscriptionLevel']>, ParentType, ContextType>;
  requiredXp?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stats?: Resolver<ReadonlyArray<ResolversTypes['ItemStatRecord']>, ParentType, ContextType>;
  translations?: Resolver<ReadonlyArray<ResolversTypes['RecordTranslation']>, ParentType, ContextType>;
  trophyItemIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  trophyItems?: Resolver<ReadonlyArray<ResolversTypes['ItemRecord']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ItemRecordConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ItemRecordConnection'] = ResolversParentTypes['ItemRecordConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ItemRecordEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ItemRecord']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  positionOf?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<ItemRecordConnectionPositionOfArgs, 'id'>>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ItemRecordEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ItemRecordEdge'] = ResolversParentTypes['ItemRecordEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ItemRecord'], ParentType, ContextType>;
};

export type ItemSourcesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ItemSources'] = ResolversParentTypes['ItemSources']> = {
  creatures?: Resolver<ReadonlyArray<ResolversTypes['CreatureSource']>, ParentType, ContextType>;
  isCollection?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMissionReward?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
  merchant?: Resolver<Maybe<ResolversTypes['Merchant']>, ParentType, ContextType>;
  news?: Resolver<ReadonlyArray<ResolversTypes['NewsPost']>, ParentType, ContextType>;
  packages?: Resolver<ReadonlyArray<ResolversTypes['PremiumPackage']>, ParentType, ContextType>;
  ranks?: Resolver<ReadonlyArray<ResolversTypes['Rank']>, ParentType, ContextType>;
};

export type ItemStatRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ItemStatRecord'] = ResolversParentTypes['ItemStatRecord']> = {
  procPercent?: Resolver<ResolversTypes['Percentage'], ParentType, ContextType>;
  stat?: Resolver<Maybe<ResolversTypes['StatRecord']>, ParentType, ContextType>;
  statShortName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  valueFrom?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  valueTo?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ItemTypeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ItemType'] = ResolversParentTypes['ItemType']> = {
  countsWhileOwned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isEquipment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shortName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slotCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ItemTypeRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ItemTypeRecord'] = ResolversParentTypes['ItemTypeRecord']> = {
  countsWhileOwned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  isEquipment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderIndex?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shortName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slotCount?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  translations?: Resolver<ReadonlyArray<ResolversTypes['RecordTranslation']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ItemTypeRecordConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ItemTypeRecordConnection'] = ResolversParentTypes['ItemTypeRecordConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ItemTypeRecordEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ItemTypeRecord']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  positionOf?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<ItemTypeRecordConnectionPositionOfArgs, 'id'>>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ItemTypeRecordEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ItemTypeRecordEdge'] = ResolversParentTypes['ItemTypeRecordEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ItemTypeRecord'], ParentType, ContextType>;
};

export type JournalConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JournalConnection'] = ResolversParentTypes['JournalConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['JournalEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['JournalEntry']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type JournalEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JournalEdge'] = ResolversParentTypes['JournalEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['JournalEntry'], ParentType, ContextType>;
};

export type JournalEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JournalEntry'] = ResolversParentTypes['JournalEntry']> = {
  __resolveType: TypeResolveFn<'CollectionEntry' | 'CombatEntry' | 'MissionRewardEntry' | 'NoBaitEntry' | 'PurchaseEntry' | 'RankUpEntry' | 'SystemEntry' | 'TravelEntry', ParentType, ContextType>;
};

export type JournalFightResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JournalFight'] = ResolversParentTypes['JournalFight']> = {
  advice?: Resolver<Maybe<ResolversTypes['CombatAdvice']>, ParentType, ContextType>;
  entry?: Resolver<ResolversTypes['CombatEntry'], ParentType, ContextType>;
  entryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['FightLink']>, ParentType, ContextType>;
  replay?: Resolver<ResolversTypes['FightReplay'], ParentType, ContextType>;
};

export type JournalKindResolvers = { AUTO_HUNT: 'autoHunt', DRAW: 'draw', LOSS: 'loss', OTHER: 'other', WIN: 'win' };

export type JournalTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JournalTotals'] = ResolversParentTypes['JournalTotals']> = {
  autoHunts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hunts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  losses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  missions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ranks?: Resolver<ReadonlyArray<ResolversTypes['Rank']>, ParentType, ContextType>;
  reward?: Resolver<ResolversTypes['Reward'], ParentType, ContextType>;
  wins?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LadderConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LadderConnection'] = ResolversParentTypes['LadderConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['LadderEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['LadderEntry']>, ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
};

export type LadderEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LadderEdge'] = ResolversParentTypes['LadderEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['LadderEntry'], ParentType, ContextType>;
};

export type LadderEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LadderEntry'] = ResolversParentTypes['LadderEntry']> = {
  avatar?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  currentRank?: Resolver<ResolversTypes['Rank'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ladderRank?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['PlayerProfile'], ParentType, ContextType>;
  xp?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
};

export type LeechEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LeechEvent'] = ResolversParentTypes['LeechEvent']> = {
  actor?: Resolver<ResolversTypes['CombatSide'], ParentType, ContextType>;
  actorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  damage?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  effectiveDamage?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  effectiveHealing?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  healing?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  proc?: Resolver<ResolversTypes['CombatProc'], ParentType, ContextType>;
  round?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['CombatStanding'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['CombatSide'], ParentType, ContextType>;
  targetName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ListedImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListedImage'] = ResolversParentTypes['ListedImage']> = {
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Image'], ParentType, ContextType>;
  titles?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  uploadedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ListedImageConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListedImageConnection'] = ResolversParentTypes['ListedImageConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ListedImageEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ListedImage']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ListedImageEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListedImageEdge'] = ResolversParentTypes['ListedImageEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ListedImage'], ParentType, ContextType>;
};

export type LockItemErrorCodeResolvers = { GAME_CLOSED: 'gameClosed', NOT_OWNED: 'notOwned', TOO_MANY_LOCKS: 'tooManyLocks', UNKNOWN_ITEM: 'unknownItem' };

export type LockItemPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LockItemPayload'] = ResolversParentTypes['LockItemPayload']> = {
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['LockItemUserError']>, ParentType, ContextType>;
};

export type LockItemUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LockItemUserError'] = ResolversParentTypes['LockItemUserError']> = {
  code?: Resolver<ResolversTypes['LockItemErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['Item']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opensAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LoginErrorCodeResolvers = { LOGIN_FAILED: 'loginFailed', PASSWORD_EXPIRED: 'passwordExpired', TOO_MANY_ATTEMPTS: 'tooManyAttempts' };

export type LoginPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoginPayload'] = ResolversParentTypes['LoginPayload']> = {
  accessToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  account?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  methods?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SecondFactorMethod']>>, ParentType, ContextType>;
  ticket?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['LoginUserError']>, ParentType, ContextType>;
};

export type LoginUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoginUserError'] = ResolversParentTypes['LoginUserError']> = {
  code?: Resolver<ResolversTypes['LoginErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LogoutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogoutPayload'] = ResolversParentTypes['LogoutPayload']> = {
  hasClosedSession?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LootEntryRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LootEntryRecord'] = ResolversParentTypes['LootEntryRecord']> = {
  amountMax?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  amountMin?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  dropChance?: Resolver<ResolversTypes['Percentage'], ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['ItemRecord']>, ParentType, ContextType>;
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MerchantResolvers = { ARMORY: 'armory', CRYPT: 'crypt', JEWEL: 'jewel', MERCATUS: 'mercatus', SANCTUM: 'sanctum', STABLE: 'stable', WEAPON_MASTER: 'weaponMaster' };

export type MissingItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MissingItem'] = ResolversParentTypes['MissingItem']> = {
  amount?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  estimate?: Resolver<Maybe<ResolversTypes['HuntEstimate']>, ParentType, ContextType>;
  isDropped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
  merchant?: Resolver<Maybe<ResolversTypes['Merchant']>, ParentType, ContextType>;
  winsLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MissionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mission'] = ResolversParentTypes['Mission']> = {
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  huntingGround?: Resolver<ResolversTypes['HuntingGround'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isChosen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  objectives?: Resolver<ReadonlyArray<ResolversTypes['MissionObjective']>, ParentType, ContextType>;
  reward?: Resolver<ResolversTypes['Reward'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MissionStatus'], ParentType, ContextType>;
};

export type MissionErrorCodeResolvers = { COMBAT_OPEN: 'combatOpen', GAME_CLOSED: 'gameClosed', MISSIONS_REROLLED: 'missionsRerolled', MISSION_COMPLETED: 'missionCompleted', NO_OTHER_MISSION: 'noOtherMission', UNKNOWN_MISSION: 'unknownMission' };

export type MissionGoalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MissionGoal'] = ResolversParentTypes['MissionGoal']> = {
  enemy?: Resolver<ResolversTypes['Enemy'], ParentType, ContextType>;
  huntingGround?: Resolver<ResolversTypes['HuntingGround'], ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MissionObjectiveResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MissionObjective'] = ResolversParentTypes['MissionObjective']> = {
  caught?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  enemy?: Resolver<ResolversTypes['Enemy'], ParentType, ContextType>;
  goal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  playerTimesHunted?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
};

export type MissionRewardEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MissionRewardEntry'] = ResolversParentTypes['MissionRewardEntry']> = {
  happenedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  objectives?: Resolver<ReadonlyArray<ResolversTypes['CompletedObjective']>, ParentType, ContextType>;
  reward?: Resolver<ResolversTypes['Reward'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MissionStatusResolvers = { COMPLETED: 'completed', RUNNING: 'running' };

export type MissionStreakResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MissionStreak'] = ResolversParentTypes['MissionStreak']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  longest?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  missionsToBonus?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MissionUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MissionUserError'] = ResolversParentTypes['MissionUserError']> = {
  code?: Resolver<ResolversTypes['MissionErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opensAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  cents?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['MoneyCurrency'], ParentType, ContextType>;
};

export type MoneyCurrencyResolvers = { USD: 'usd' };

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  activateAccount?: Resolver<Maybe<ResolversTypes['ActivateAccountPayload']>, ParentType, ContextType, RequireFields<MutationActivateAccountArgs, 'input'>>;
  addPushDevice?: Resolver<Maybe<ResolversTypes['AddPushDevicePayload']>, ParentType, ContextType, RequireFields<MutationAddPushDeviceArgs, 'input'>>;
  addRemoteDocuments?: Resolver<Maybe<ResolversTypes['AddRemoteDocumentsPayload']>, ParentType, ContextType, RequireFields<MutationAddRemoteDocumentsArgs, 'input'>>;
  addUserItem?: Resolver<Maybe<ResolversTypes['AddUserItemPayload']>, ParentType, ContextType, RequireFields<MutationAddUserItemArgs, 'input'>>;
  banUser?: Resolver<Maybe<ResolversTypes['BanUserPayload']>, ParentType, ContextType, RequireFields<MutationBanUserArgs, 'input'>>;
  buy?: Resolver<Maybe<ResolversTypes['BuyPayload']>, ParentType, ContextType, RequireFields<MutationBuyArgs, 'input'>>;
  buyPackage?: Resolver<Maybe<ResolversTypes['BuyPackagePayload']>, ParentType, ContextType, RequireFields<MutationBuyPackageArgs, 'input'>>;
  cancelSubscription?: Resolver<Maybe<ResolversTypes['CancelSubscriptionPayload']>, ParentType, ContextType, RequireFields<MutationCancelSubscriptionArgs, 'input'>>;
  changeAutoHunt?: Resolver<Maybe<ResolversTypes['ChangeAutoHuntPayload']>, ParentType, ContextType, RequireFields<MutationChangeAutoHuntArgs, 'input'>>;
  changeEquipmentSet?: Resolver<Maybe<ResolversTypes['ChangeEquipmentSetPayload']>, ParentType, ContextType, RequireFields<MutationChangeEquipmentSetArgs, 'input'>>;
  changeNotifications?: Resolver<Maybe<ResolversTypes['ChangeNotificationsPayload']>, ParentType, ContextType, RequireFields<MutationChangeNotificationsArgs, 'input'>>;
  changePins?: Resolver<Maybe<ResolversTypes['ChangePinsPayload']>, ParentType, ContextType, RequireFields<MutationChangePinsArgs, 'input'>>;
  checkPayment?: Resolver<Maybe<ResolversTypes['CheckPaymentPayload']>, ParentType, ContextType, RequireFields<MutationCheckPaymentArgs, 'input'>>;
  chooseMission?: Resolver<Maybe<ResolversTypes['ChooseMissionPayload']>, ParentType, ContextType, RequireFields<MutationChooseMissionArgs, 'input'>>;
  claimCollection?: Resolver<Maybe<ResolversTypes['ClaimCollectionPayload']>, ParentType, ContextType, RequireFields<MutationClaimCollectionArgs, 'input'>>;
  closeWelcome?: Resolver<Maybe<ResolversTypes['CloseWelcomePayload']>, ParentType, ContextType>;
  coffinHunt?: Resolver<Maybe<ResolversTypes['CoffinHuntPayload']>, ParentType, ContextType, RequireFields<MutationCoffinHuntArgs, 'input'>>;
  confirmEmail?: Resolver<Maybe<ResolversTypes['ConfirmEmailPayload']>, ParentType, ContextType, RequireFields<MutationConfirmEmailArgs, 'input'>>;
  confirmLogin?: Resolver<Maybe<ResolversTypes['ConfirmLoginPayload']>, ParentType, ContextType, RequireFields<MutationConfirmLoginArgs, 'input'>>;
  confirmPasskey?: Resolver<Maybe<ResolversTypes['ConfirmPasskeyPayload']>, ParentType, ContextType, RequireFields<MutationConfirmPasskeyArgs, 'input'>>;
  confirmTotp?: Resolver<Maybe<ResolversTypes['ConfirmTotpPayload']>, ParentType, ContextType, RequireFields<MutationConfirmTotpArgs, 'input'>>;
  createCurrency?: Resolver<Maybe<ResolversTypes['CreateCurrencyPayload']>, ParentType, ContextType, RequireFields<MutationCreateCurrencyArgs, 'input'>>;
  createDamageType?: Resolver<Maybe<ResolversTypes['CreateDamageTypePayload']>, ParentType, ContextType, RequireFields<MutationCreateDamageTypeArgs, 'input'>>;
  createEnemy?: Resolver<Maybe<ResolversTypes['CreateEnemyPayload']>, ParentType, ContextType, RequireFields<MutationCreateEnemyArgs, 'input'>>;
  createEnemyType?: Resolver<Maybe<ResolversTypes['CreateEnemyTypePayload']>, ParentType, ContextType, RequireFields<MutationCreateEnemyTypeArgs, 'input'>>;
  createHuntingGround?: Resolver<Maybe<ResolversTypes['CreateHuntingGroundPayload']>, ParentType, ContextType, RequireFields<MutationCreateHuntingGroundArgs, 'input'>>;
  createHuntingTable?: Resolver<Maybe<ResolversTypes['CreateHuntingTablePayload']>, ParentType, ContextType, RequireFields<MutationCreateHuntingTableArgs, 'input'>>;
  createIncident?: Resolver<Maybe<ResolversTypes['CreateIncidentPayload']>, ParentType, ContextType, RequireFields<MutationCreateIncidentArgs, 'input'>>;
  createItem?: Resolver<Maybe<ResolversTypes['CreateItemPayload']>, ParentType, ContextType, RequireFields<MutationCreateItemArgs, 'input'>>;
  createItemType?: Resolver<Maybe<ResolversTypes['CreateItemTypePayload']>, ParentType, ContextType, RequireFields<MutationCreateItemTypeArgs, 'input'>>;
  createNewsPost?: Resolver<Maybe<ResolversTypes['CreateNewsPostPayload']>, ParentType, ContextType, RequireFields<MutationCreateNewsPostArgs, 'input'>>;
  createPersonalToken?: Resolver<Maybe<ResolversTypes['CreatePersonalTokenPayload']>, ParentType, ContextType, RequireFields<MutationCreatePersonalTokenArgs, 'input'>>;
  createPremiumPackage?: Resolver<Maybe<ResolversTypes['CreatePremiumPackagePayload']>, ParentType, ContextType, RequireFields<MutationCreatePremiumPackageArgs, 'input'>>;
  createProcEventType?: Resolver<Maybe<ResolversTypes['CreateProcEventTypePayload']>, ParentType, ContextType, RequireFields<MutationCreateProcEventTypeArgs, 'input'>>;
  createProcType?: Resolver<Maybe<ResolversTypes['CreateProcTypePayload']>, ParentType, ContextType, RequireFields<MutationCreateProcTypeArgs, 'input'>>;
  createRank?: Resolver<Maybe<ResolversTypes['CreateRankPayload']>, ParentType, ContextType, RequireFields<MutationCreateRankArgs, 'input'>>;
  createRarity?: Resolver<Maybe<ResolversTypes['CreateRarityPayload']>, ParentType, ContextType, RequireFields<MutationCreateRarityArgs, 'input'>>;
  createRegion?: Resolver<Maybe<ResolversTypes['CreateRegionPayload']>, ParentType, ContextType, RequireFields<MutationCreateRegionArgs, 'input'>>;
  createStat?: Resolver<Maybe<ResolversTypes['CreateStatPayload']>, ParentType, ContextType, RequireFields<MutationCreateStatArgs, 'input'>>;
  createWebhook?: Resolver<Maybe<ResolversTypes['CreateWebhookPayload']>, ParentType, ContextType, RequireFields<MutationCreateWebhookArgs, 'input'>>;
  deleteApp?: Resolver<Maybe<ResolversTypes['DeleteAppPayload']>, ParentType, ContextType, RequireFields<MutationDeleteAppArgs, 'input'>>;
  deleteCurrency?: Resolver<Maybe<ResolversTypes['DeleteCurrencyPayload']>, ParentType, ContextType, RequireFields<MutationDeleteCurrencyArgs, 'input'>>;
  deleteDamageType?: Resolver<Maybe<ResolversTypes['DeleteDamageTypePayload']>, ParentType, ContextType, RequireFields<MutationDeleteDamageTypeArgs, 'input'>>;
  deleteEnemy?: Resolver<Maybe<ResolversTypes['DeleteEnemyPayload']>, ParentType, ContextType, RequireFields<MutationDeleteEnemyArgs, 'input'>>;
  deleteEnemyType?: Resolver<Maybe<ResolversTypes['DeleteEnemyTypePayload']>, ParentType, ContextType, RequireFields<MutationDeleteEnemyTypeArgs, 'input'>>;
  deleteHuntingGround?: Resolver<Maybe<ResolversTypes['DeleteHuntingGroundPayload']>, ParentType, ContextType, RequireFields<MutationDeleteHuntingGroundArgs, 'input'>>;
  deleteHuntingTable?: Resolver<Maybe<ResolversTypes['DeleteHuntingTablePayload']>, ParentType, ContextType, RequireFields<MutationDeleteHuntingTableArgs, 'input'>>;
  deleteIncident?: Resolver<Maybe<ResolversTypes['DeleteIncidentPayload']>, ParentType, ContextType, RequireFields<MutationDeleteIncidentArgs, 'input'>>;
  deleteIncidentUpdate?: Resolver<Maybe<ResolversTypes['DeleteIncidentUpdatePayload']>, ParentType, ContextType, RequireFields<MutationDeleteIncidentUpdateArgs, 'input'>>;
  deleteItem?: Resolver<Maybe<ResolversTypes['DeleteItemPayload']>, ParentType, ContextType, RequireFields<MutationDeleteItemArgs, 'input'>>;
  deleteItemType?: Resolver<Maybe<ResolversTypes['DeleteItemTypePayload']>, ParentType, ContextType, RequireFields<MutationDeleteItemTypeArgs, 'input'>>;
  deleteNewsPost?: Resolver<Maybe<ResolversTypes['DeleteNewsPostPayload']>, ParentType, ContextType, RequireFields<MutationDeleteNewsPostArgs, 'input'>>;
  deleteOwnAccount?: Resolver<Maybe<ResolversTypes['DeleteOwnAccountPayload']>, ParentType, ContextType, RequireFields<MutationDeleteOwnAccountArgs, 'input'>>;
  deletePremiumPackage?: Resolver<Maybe<ResolversTypes['DeletePremiumPackagePayload']>, ParentType, ContextType, RequireFields<MutationDeletePremiumPackageArgs, 'input'>>;
  deleteProcEventType?: Resolver<Maybe<ResolversTypes['DeleteProcEventTypePayload']>, ParentType, ContextType, RequireFields<MutationDeleteProcEventTypeArgs, 'input'>>;
  deleteProcType?: Resolver<Maybe<ResolversTypes['DeleteProcTypePayload']>, ParentType, ContextType, RequireFields<MutationDeleteProcTypeArgs, 'input'>>;
  deleteRank?: Resolver<Maybe<ResolversTypes['DeleteRankPayload']>, ParentType, ContextType, RequireFields<MutationDeleteRankArgs, 'input'>>;
  deleteRarity?: Resolver<Maybe<ResolversTypes['DeleteRarityPayload']>, ParentType, ContextType, RequireFields<MutationDeleteRarityArgs, 'input'>>;
  deleteRegion?: Resolver<Maybe<ResolversTypes['DeleteRegionPayload']>, ParentType, ContextType, RequireFields<MutationDeleteRegionArgs, 'input'>>;
  deleteStat?: Resolver<Maybe<ResolversTypes['DeleteStatPayload']>, ParentType, ContextType, RequireFields<MutationDeleteStatArgs, 'input'>>;
  deleteUser?: Resolver<Maybe<ResolversTypes['DeleteUserPayload']>, ParentType, ContextType, RequireFields<MutationDeleteUserArgs, 'input'>>;
  deleteWebhook?: Resolver<Maybe<ResolversTypes['DeleteWebhookPayload']>, ParentType, ContextType, RequireFields<MutationDeleteWebhookArgs, 'input'>>;
  deployRemote?: Resolver<Maybe<ResolversTypes['DeployRemotePayload']>, ParentType, ContextType, RequireFields<MutationDeployRemoteArgs, 'input'>>;
  disconnectApp?: Resolver<Maybe<ResolversTypes['DisconnectAppPayload']>, ParentType, ContextType, RequireFields<MutationDisconnectAppArgs, 'input'>>;
  editIncidentUpdate?: Resolver<Maybe<ResolversTypes['EditIncidentUpdatePayload']>, ParentType, ContextType, RequireFields<MutationEditIncidentUpdateArgs, 'input'>>;
  enableWebhook?: Resolver<Maybe<ResolversTypes['EnableWebhookPayload']>, ParentType, ContextType, RequireFields<MutationEnableWebhookArgs, 'input'>>;
  endOtherSessions?: Resolver<Maybe<ResolversTypes['EndOtherSessionsPayload']>, ParentType, ContextType>;
  endSession?: Resolver<Maybe<ResolversTypes['EndSessionPayload']>, ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'input'>>;
  endUserSessions?: Resolver<Maybe<ResolversTypes['EndUserSessionsPayload']>, ParentType, ContextType, RequireFields<MutationEndUserSessionsArgs, 'input'>>;
  enrolPasskey?: Resolver<Maybe<ResolversTypes['EnrolPasskeyPayload']>, ParentType, ContextType, RequireFields<MutationEnrolPasskeyArgs, 'input'>>;
  enrolTotp?: Resolver<Maybe<ResolversTypes['EnrolTotpPayload']>, ParentType, ContextType, RequireFields<MutationEnrolTotpArgs, 'input'>>;
  equip?: Resolver<Maybe<ResolversTypes['EquipPayload']>, ParentType, ContextType, RequireFields<MutationEquipArgs, 'input'>>;
  exportOwnData?: Resolver<Maybe<ResolversTypes['ExportOwnDataPayload']>, ParentType, ContextType, RequireFields<MutationExportOwnDataArgs, 'input'>>;
  finishAuthorization?: Resolver<Maybe<ResolversTypes['FinishAuthorizationPayload']>, ParentType, ContextType, RequireFields<MutationFinishAuthorizationArgs, 'input'>>;
  finishPasskeyLogin?: Resolver<Maybe<ResolversTypes['FinishPasskeyLoginPayload']>, ParentType, ContextType, RequireFields<MutationFinishPasskeyLoginArgs, 'input'>>;
  hunt?: Resolver<Maybe<ResolversTypes['HuntPayload']>, ParentType, ContextType, RequireFields<MutationHuntArgs, 'input'>>;
  lockItem?: Resolver<Maybe<ResolversTypes['LockItemPayload']>, ParentType, ContextType, RequireFields<MutationLockItemArgs, 'input'>>;
  login?: Resolver<Maybe<ResolversTypes['LoginPayload']>, ParentType, ContextType, RequireFields<MutationLoginArgs, 'input'>>;
  logout?: Resolver<Maybe<ResolversTypes['LogoutPayload']>, ParentType, ContextType>;
  pingWebhook?: Resolver<Maybe<ResolversTypes['PingWebhookPayload']>, ParentType, ContextType, RequireFields<MutationPingWebhookArgs, 'input'>>;
  postIncidentUpdate?: Resolver<Maybe<ResolversTypes['PostIncidentUpdatePayload']>, ParentType, ContextType, RequireFields<MutationPostIncidentUpdateArgs, 'input'>>;
  quickHunt?: Resolver<Maybe<ResolversTypes['QuickHuntPayload']>, ParentType, ContextType>;
  refundPayment?: Resolver<Maybe<ResolversTypes['RefundPaymentPayload']>, ParentType, ContextType, RequireFields<MutationRefundPaymentArgs, 'input'>>;
  register?: Resolver<Maybe<ResolversTypes['RegisterPayload']>, ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  registerApp?: Resolver<Maybe<ResolversTypes['RegisterAppPayload']>, ParentType, ContextType, RequireFields<MutationRegisterAppArgs, 'input'>>;
  removePasskey?: Resolver<Maybe<ResolversTypes['RemovePasskeyPayload']>, ParentType, ContextType, RequireFields<MutationRemovePasskeyArgs, 'input'>>;
  removePushDevice?: Resolver<Maybe<ResolversTypes['RemovePushDevicePayload']>, ParentType, ContextType, RequireFields<MutationRemovePushDeviceArgs, 'input'>>;
  removeTotp?: Resolver<Maybe<ResolversTypes['RemoveTotpPayload']>, ParentType, ContextType, RequireFields<MutationRemoveTotpArgs, 'input'>>;
  removeUserItem?: Resolver<Maybe<ResolversTypes['RemoveUserItemPayload']>, ParentType, ContextType, RequireFields<MutationRemoveUserItemArgs, 'input'>>;
  removeUserSecondFactors?: Resolver<Maybe<ResolversTypes['RemoveUserSecondFactorsPayload']>, ParentType, ContextType, RequireFields<MutationRemoveUserSecondFactorsArgs, 'input'>>;
  renewRecoveryCodes?: Resolver<Maybe<ResolversTypes['RenewRecoveryCodesPayload']>, ParentType, ContextType, RequireFields<MutationRenewRecoveryCodesArgs, 'input'>>;
  requestPasswordReset?: Resolver<Maybe<ResolversTypes['RequestPasswordResetPayload']>, ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'input'>>;
  rerollMissions?: Resolver<Maybe<ResolversTypes['RerollMissionsPayload']>, ParentType, ContextType>;
  resendActivationMail?: Resolver<Maybe<ResolversTypes['ResendActivationMailPayload']>, ParentType, ContextType>;
  resendUserActivation?: Resolver<Maybe<ResolversTypes['ResendUserActivationPayload']>, ParentType, ContextType, RequireFields<MutationResendUserActivationArgs, 'input'>>;
  resendWebhookDelivery?: Resolver<Maybe<ResolversTypes['ResendWebhookDeliveryPayload']>, ParentType, ContextType, RequireFields<MutationResendWebhookDeliveryArgs, 'input'>>;
  restoreRecord?: Resolver<Maybe<ResolversTypes['RestoreRecordPayload']>, ParentType, ContextType, RequireFields<MutationRestoreRecordArgs, 'input'>>;
  retrievePassword?: Resolver<Maybe<ResolversTypes['RetrievePasswordPayload']>, ParentType, ContextType, RequireFields<MutationRetrievePasswordArgs, 'input'>>;
  reviewApp?: Resolver<Maybe<ResolversTypes['ReviewAppPayload']>, ParentType, ContextType, RequireFields<MutationReviewAppArgs, 'input'>>;
  revokeFightLink?: Resolver<Maybe<ResolversTypes['RevokeFightLinkPayload']>, ParentType, ContextType, RequireFields<MutationRevokeFightLinkArgs, 'input'>>;
  revokePersonalToken?: Resolver<Maybe<ResolversTypes['RevokePersonalTokenPayload']>, ParentType, ContextType, RequireFields<MutationRevokePersonalTokenArgs, 'input'>>;
  revokePersonalTokens?: Resolver<Maybe<ResolversTypes['RevokePersonalTokensPayload']>, ParentType, ContextType>;
  rollBackRemote?: Resolver<Maybe<ResolversTypes['RollBackRemotePayload']>, ParentType, ContextType, RequireFields<MutationRollBackRemoteArgs, 'input'>>;
  rotateAppSecret?: Resolver<Maybe<ResolversTypes['RotateAppSecretPayload']>, ParentType, ContextType, RequireFields<MutationRotateAppSecretArgs, 'input'>>;
  rotatePersonalToken?: Resolver<Maybe<ResolversTypes['RotatePersonalTokenPayload']>, ParentType, ContextType, RequireFields<MutationRotatePersonalTokenArgs, 'input'>>;
  rotateSeed?: Resolver<Maybe<ResolversTypes['RotateSeedPayload']>, ParentType, ContextType, RequireFields<MutationRotateSeedArgs, 'input'>>;
  sell?: Resolver<Maybe<ResolversTypes['SellPayload']>, ParentType, ContextType, RequireFields<MutationSellArgs, 'input'>>;
  sellItems?: Resolver<Maybe<ResolversTypes['SellItemsPayload']>, ParentType, ContextType, RequireFields<MutationSellItemsArgs, 'input'>>;
  setRemoteState?: Resolver<Maybe<ResolversTypes['SetRemoteStatePayload']>, ParentType, ContextType, RequireFields<MutationSetRemoteStateArgs, 'input'>>;
  setUserCurrencies?: Resolver<Maybe<ResolversTypes['SetUserCurrenciesPayload']>, ParentType, ContextType, RequireFields<MutationSetUserCurrenciesArgs, 'input'>>;
  shareFight?: Resolver<Maybe<ResolversTypes['ShareFightPayload']>, ParentType, ContextType, RequireFields<MutationShareFightArgs, 'input'>>;
  startAuthorization?: Resolver<Maybe<ResolversTypes['StartAuthorizationPayload']>, ParentType, ContextType, RequireFields<MutationStartAuthorizationArgs, 'input'>>;
  startDeviceAuthorization?: Resolver<Maybe<ResolversTypes['StartDeviceAuthorizationPayload']>, ParentType, ContextType, RequireFields<MutationStartDeviceAuthorizationArgs, 'input'>>;
  startPasskeyLogin?: Resolver<Maybe<ResolversTypes['StartPasskeyLoginPayload']>, ParentType, ContextType, RequireFields<MutationStartPasskeyLoginArgs, 'input'>>;
  stopNotifications?: Resolver<Maybe<ResolversTypes['StopNotificationsPayload']>, ParentType, ContextType, RequireFields<MutationStopNotificationsArgs, 'input'>>;
  takeGift?: Resolver<Maybe<ResolversTypes['TakeGiftPayload']>, ParentType, ContextType, RequireFields<MutationTakeGiftArgs, 'input'>>;
  travel?: Resolver<Maybe<ResolversTypes['TravelPayload']>, ParentType, ContextType, RequireFields<MutationTravelArgs, 'input'>>;
  unbanUser?: Resolver<Maybe<ResolversTypes['UnbanUserPayload']>, ParentType, ContextType, RequireFields<MutationUnbanUserArgs, 'input'>>;
  unequip?: Resolver<Maybe<ResolversTypes['UnequipPayload']>, ParentType, ContextType, RequireFields<MutationUnequipArgs, 'input'>>;
  updateApp?: Resolver<Maybe<ResolversTypes['UpdateAppPayload']>, ParentType, ContextType, RequireFields<MutationUpdateAppArgs, 'input'>>;
  updateCurrency?: Resolver<Maybe<ResolversTypes['UpdateCurrencyPayload']>, ParentType, ContextType, RequireFields<MutationUpdateCurrencyArgs, 'input'>>;
  updateDamageType?: Resolver<Maybe<ResolversTypes['UpdateDamageTypePayload']>, ParentType, ContextType, RequireFields<MutationUpdateDamageTypeArgs, 'input'>>;
  updateEmail?: Resolver<Maybe<ResolversTypes['UpdateEmailPayload']>, ParentType, ContextType, RequireFields<MutationUpdateEmailArgs, 'input'>>;
  updateEnemy?: Resolver<Maybe<ResolversTypes['UpdateEnemyPayload']>, ParentType, ContextType, RequireFields<MutationUpdateEnemyArgs, 'input'>>;
  updateEnemyType?: Resolver<Maybe<ResolversTypes['UpdateEnemyTypePayload']>, ParentType, ContextType, RequireFields<MutationUpdateEnemyTypeArgs, 'input'>>;
  updateEquipmentSet?: Resolver<Maybe<ResolversTypes['UpdateEquipmentSetPayload']>, ParentType, ContextType, RequireFields<MutationUpdateEquipmentSetArgs, 'input'>>;
  updateHuntingGround?: Resolver<Maybe<ResolversTypes['UpdateHuntingGroundPayload']>, ParentType, ContextType, RequireFields<MutationUpdateHuntingGroundArgs, 'input'>>;
  updateHuntingTable?: Resolver<Maybe<ResolversTypes['UpdateHuntingTablePayload']>, ParentType, ContextType, RequireFields<MutationUpdateHuntingTableArgs, 'input'>>;
  updateIncident?: Resolver<Maybe<ResolversTypes['UpdateIncidentPayload']>, ParentType, ContextType, RequireFields<MutationUpdateIncidentArgs, 'input'>>;
  updateItem?: Resolver<Maybe<ResolversTypes['UpdateItemPayload']>, ParentType, ContextType, RequireFields<MutationUpdateItemArgs, 'input'>>;
  updateItemType?: Resolver<Maybe<ResolversTypes['UpdateItemTypePayload']>, ParentType, ContextType, RequireFields<MutationUpdateItemTypeArgs, 'input'>>;
  updateNewsPost?: Resolver<Maybe<ResolversTypes['UpdateNewsPostPayload']>, ParentType, ContextType, RequireFields<MutationUpdateNewsPostArgs, 'input'>>;
  updatePassword?: Resolver<Maybe<ResolversTypes['UpdatePasswordPayload']>, ParentType, ContextType, RequireFields<MutationUpdatePasswordArgs, 'input'>>;
  updatePremiumPackage?: Resolver<Maybe<ResolversTypes['UpdatePremiumPackagePayload']>, ParentType, ContextType, RequireFields<MutationUpdatePremiumPackageArgs, 'input'>>;
  updateProcEventType?: Resolver<Maybe<ResolversTypes['UpdateProcEventTypePayload']>, ParentType, ContextType, RequireFields<MutationUpdateProcEventTypeArgs, 'input'>>;
  updateProcType?: Resolver<Maybe<ResolversTypes['UpdateProcTypePayload']>, ParentType, ContextType, RequireFields<MutationUpdateProcTypeArgs, 'input'>>;
  updateRank?: Resolver<Maybe<ResolversTypes['UpdateRankPayload']>, ParentType, ContextType, RequireFields<MutationUpdateRankArgs, 'input'>>;
  updateRarity?: Resolver<Maybe<ResolversTypes['UpdateRarityPayload']>, ParentType, ContextType, RequireFields<MutationUpdateRarityArgs, 'input'>>;
  updateRegion?: Resolver<Maybe<ResolversTypes['UpdateRegionPayload']>, ParentType, ContextType, RequireFields<MutationUpdateRegionArgs, 'input'>>;
  updateSettings?: Resolver<Maybe<ResolversTypes['UpdateSettingsPayload']>, ParentType, ContextType, RequireFields<MutationUpdateSettingsArgs, 'input'>>;
  updateStat?: Resolver<Maybe<ResolversTypes['UpdateStatPayload']>, ParentType, ContextType, RequireFields<MutationUpdateStatArgs, 'input'>>;
  updateUser?: Resolver<Maybe<ResolversTypes['UpdateUserPayload']>, ParentType, ContextType, RequireFields<MutationUpdateUserArgs, 'input'>>;
  wearItems?: Resolver<Maybe<ResolversTypes['WearItemsPayload']>, ParentType, ContextType, RequireFields<MutationWearItemsArgs, 'input'>>;
};

export type NewsConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsConnection'] = ResolversParentTypes['NewsConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['NewsEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['NewsPost']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NewsEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsEdge'] = ResolversParentTypes['NewsEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['NewsPost'], ParentType, ContextType>;
};

export type NewsEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsEvent'] = ResolversParentTypes['NewsEvent']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  newsPost?: Resolver<Maybe<ResolversTypes['NewsPost']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NewsPostResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsPost'] = ResolversParentTypes['NewsPost']> = {
  gift?: Resolver<Maybe<ResolversTypes['Item']>, ParentType, ContextType>;
  header?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  isGiftTaken?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NewsPostRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsPostRecord'] = ResolversParentTypes['NewsPostRecord']> = {
  animatedImage?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  header?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  key?: Resolver<Maybe<ResolversTypes['ItemRecord']>, ParentType, ContextType>;
  keyId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  requiredXp?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rewardItem?: Resolver<Maybe<ResolversTypes['ItemRecord']>, ParentType, ContextType>;
  rewardItemId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  translations?: Resolver<ReadonlyArray<ResolversTypes['RecordTranslation']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type NewsPostRecordConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsPostRecordConnection'] = ResolversParentTypes['NewsPostRecordConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['NewsPostRecordEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['NewsPostRecord']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  positionOf?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<NewsPostRecordConnectionPositionOfArgs, 'id'>>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NewsPostRecordEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsPostRecordEdge'] = ResolversParentTypes['NewsPostRecordEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['NewsPostRecord'], ParentType, ContextType>;
};

export type NoBaitEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NoBaitEntry'] = ResolversParentTypes['NoBaitEntry']> = {
  bait?: Resolver<Maybe<ResolversTypes['Item']>, ParentType, ContextType>;
  happenedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAutoHunt?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isReserve?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'AccountSession' | 'AnalyticsDay' | 'AuditEntry' | 'CollectionEntry' | 'Combat' | 'CombatEntry' | 'ContentUpgrade' | 'Currency' | 'Enemy' | 'EnemyType' | 'HuntingGround' | 'Image' | 'Item' | 'ItemType' | 'MissionRewardEntry' | 'NewsPost' | 'NoBaitEntry' | 'Payment' | 'Player' | 'PremiumPackage' | 'PurchaseEntry' | 'Rank' | 'RankUpEntry' | 'Rarity' | 'Region' | 'Stat' | 'SystemEntry' | 'TravelEntry', ParentType, ContextType>;
};

export type NotificationKindResolvers = { BAIT_MISSING: 'baitMissing', COFFIN_FULL: 'coffinFull', FULL_MOON: 'fullMoon', GIFT_ARRIVED: 'giftArrived', HUNT_READY: 'huntReady', MISSION_ENDING: 'missionEnding' };

export type NotificationSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationSettings'] = ResolversParentTypes['NotificationSettings']> = {
  dailyLimit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasBadge?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kinds?: Resolver<ReadonlyArray<ResolversTypes['NotificationKind']>, ParentType, ContextType>;
  quietHours?: Resolver<Maybe<ResolversTypes['QuietHours']>, ParentType, ContextType>;
};

export type OpenCombatResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OpenCombat'] = ResolversParentTypes['OpenCombat']> = {
  enemy?: Resolver<ResolversTypes['Enemy'], ParentType, ContextType>;
  isCoffinHunt?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  round?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OwnerResolvers = { ANY: 'any', BEARER: 'bearer', CALLER: 'caller', NONE: 'none' };

export type PackageItemRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackageItemRecord'] = ResolversParentTypes['PackageItemRecord']> = {
  amount?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['ItemRecord']>, ParentType, ContextType>;
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PackageOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PackageOffer'] = ResolversParentTypes['PackageOffer']> = {
  firstCharge?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  isPlayMoney?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  notGiven?: Resolver<ReadonlyArray<ResolversTypes['Item']>, ParentType, ContextType>;
  recipient?: Resolver<Maybe<ResolversTypes['PlayerProfile']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['BuyPackageUserError']>, ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PasskeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Passkey'] = ResolversParentTypes['Passkey']> = {
  addedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PatreonTypeResolvers = { ANCILLA: 'ancilla', ELDER: 'elder', FLEDGLING: 'fledgling', METHUSELAH: 'methuselah', NEONATE: 'neonate' };

export type PayingCreatureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PayingCreature'] = ResolversParentTypes['PayingCreature']> = {
  amount?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  enemy?: Resolver<Maybe<ResolversTypes['Enemy']>, ParentType, ContextType>;
  grounds?: Resolver<ReadonlyArray<ResolversTypes['SourceGround']>, ParentType, ContextType>;
};

export type PaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  approvalEndsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  approveUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  buyer?: Resolver<Maybe<ResolversTypes['PlayerProfile']>, ParentType, ContextType>;
  charges?: Resolver<ReadonlyArray<ResolversTypes['PaymentCharge']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  firstCharge?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCancellable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isGift?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['ItemAmount']>, ParentType, ContextType>;
  monthlyCharge?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  package?: Resolver<Maybe<ResolversTypes['PremiumPackage']>, ParentType, ContextType>;
  packageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  packageName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipient?: Resolver<Maybe<ResolversTypes['PlayerProfile']>, ParentType, ContextType>;
  renewsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  subscriptionLevel?: Resolver<Maybe<ResolversTypes['SubscriptionLevel']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentChargeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentCharge'] = ResolversParentTypes['PaymentCharge']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  grantedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  missing?: Resolver<ReadonlyArray<ResolversTypes['ItemAmount']>, ParentType, ContextType>;
  paidAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  periodEndsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ChargeStatus'], ParentType, ContextType>;
};

export type PaymentConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentConnection'] = ResolversParentTypes['PaymentConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['PaymentEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Payment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type PaymentEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentEdge'] = ResolversParentTypes['PaymentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Payment'], ParentType, ContextType>;
};

export type PaymentStatusResolvers = { ACTIVE: 'active', APPROVAL_PENDING: 'approvalPending', CANCELLED: 'cancelled', COMPLETED: 'completed', CREATED: 'created', DECLINED: 'declined', EXPIRED: 'expired', REFUNDED: 'refunded', REVERSED: 'reversed', SUSPENDED: 'suspended' };

export type PaymentStatusEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentStatusEvent'] = ResolversParentTypes['PaymentStatusEvent']> = {
  formerStatus?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  happenedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface PercentageScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Percentage'], any> {
  name: 'Percentage';
}

export type PersonalTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonalToken'] = ResolversParentTypes['PersonalToken']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastProgram?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastSystem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<ReadonlyArray<ResolversTypes['Scope']>, ParentType, ContextType>;
};

export type PinResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Pin'] = ResolversParentTypes['Pin']> = {
  item?: Resolver<Maybe<ResolversTypes['Item']>, ParentType, ContextType>;
  rank?: Resolver<Maybe<ResolversTypes['Rank']>, ParentType, ContextType>;
};

export type PinKindResolvers = { ITEM: 'item', RANK: 'rank' };

export type PingWebhookErrorCodeResolvers = { UNKNOWN_WEBHOOK: 'unknownWebhook', WEBHOOK_DISABLED: 'webhookDisabled' };

export type PingWebhookPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PingWebhookPayload'] = ResolversParentTypes['PingWebhookPayload']> = {
  delivery?: Resolver<Maybe<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['PingWebhookUserError']>, ParentType, ContextType>;
};

export type PingWebhookUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PingWebhookUserError'] = ResolversParentTypes['PingWebhookUserError']> = {
  code?: Resolver<ResolversTypes['PingWebhookErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PinnedItemGoalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PinnedItemGoal'] = ResolversParentTypes['PinnedItemGoal']> = {
  item?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  missingCoins?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlaceGoalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlaceGoal'] = ResolversParentTypes['PlaceGoal']> = {
  __resolveType: TypeResolveFn<'BossGoal' | 'BuyKeyGoal' | 'CraftKeyGoal' | 'FindKeyGoal' | 'HuntingGroundGoal' | 'MissionGoal' | 'TravelGoal', ParentType, ContextType>;
};

export type PlanEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlanEntry'] = ResolversParentTypes['PlanEntry']> = {
  isMet?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isReady?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itself?: Resolver<Maybe<ResolversTypes['MissingItem']>, ParentType, ContextType>;
  missingCurrencies?: Resolver<ReadonlyArray<ResolversTypes['CurrencyAmount']>, ParentType, ContextType>;
  missingItems?: Resolver<ReadonlyArray<ResolversTypes['MissingItem']>, ParentType, ContextType>;
  missingSubscription?: Resolver<Maybe<ResolversTypes['SubscriptionLevel']>, ParentType, ContextType>;
  missingXp?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  pin?: Resolver<ResolversTypes['Pin'], ParentType, ContextType>;
};

export type PlayerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Player'] = ResolversParentTypes['Player']> = {
  activeEquipmentSetIndex?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  autoHunt?: Resolver<ResolversTypes['AutoHuntSettings'], ParentType, ContextType>;
  avatar?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  bait?: Resolver<Maybe<ResolversTypes['ItemAmount']>, ParentType, ContextType>;
  canRerollMissions?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  coffin?: Resolver<Maybe<ResolversTypes['Coffin']>, ParentType, ContextType>;
  combat?: Resolver<Maybe<ResolversTypes['Combat']>, ParentType, ContextType>;
  cooldownSeconds?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  currencies?: Resolver<ReadonlyArray<ResolversTypes['CurrencyAmount']>, ParentType, ContextType>;
  currentRank?: Resolver<ResolversTypes['Rank'], ParentType, ContextType>;
  equipmentSets?: Resolver<ReadonlyArray<ResolversTypes['EquipmentSet']>, ParentType, ContextType>;
  equipmentSlots?: Resolver<ReadonlyArray<ResolversTypes['EquipmentSlot']>, ParentType, ContextType>;
  fairness?: Resolver<Maybe<ResolversTypes['Fairness']>, ParentType, ContextType>;
  goals?: Resolver<ReadonlyArray<ResolversTypes['Goal']>, ParentType, ContextType, Partial<PlayerGoalsArgs>>;
  huntingGround?: Resolver<ResolversTypes['HuntingGround'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inventory?: Resolver<ReadonlyArray<ResolversTypes['InventoryEntry']>, ParentType, ContextType>;
  ladderRank?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  mission?: Resolver<Maybe<ResolversTypes['Mission']>, ParentType, ContextType>;
  missionOffers?: Resolver<ReadonlyArray<ResolversTypes['Mission']>, ParentType, ContextType>;
  missionStreak?: Resolver<ResolversTypes['MissionStreak'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextAutoHuntAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nextHuntAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  nextRank?: Resolver<Maybe<ResolversTypes['Rank']>, ParentType, ContextType>;
  notifications?: Resolver<ResolversTypes['NotificationSettings'], ParentType, ContextType>;
  openCombat?: Resolver<Maybe<ResolversTypes['OpenCombat']>, ParentType, ContextType>;
  payments?: Resolver<Maybe<ResolversTypes['PaymentConnection']>, ParentType, ContextType, RequireFields<PlayerPaymentsArgs, 'first'>>;
  pins?: Resolver<ReadonlyArray<ResolversTypes['Pin']>, ParentType, ContextType>;
  plan?: Resolver<ReadonlyArray<ResolversTypes['PlanEntry']>, ParentType, ContextType>;
  readAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  stats?: Resolver<ReadonlyArray<ResolversTypes['StatValue']>, ParentType, ContextType, RequireFields<PlayerStatsArgs, 'isCarriedOnly'>>;
  subscription?: Resolver<Maybe<ResolversTypes['ActiveSubscription']>, ParentType, ContextType>;
  subscriptionGiver?: Resolver<Maybe<ResolversTypes['PlayerProfile']>, ParentType, ContextType>;
  suggestedPins?: Resolver<ReadonlyArray<ResolversTypes['Pin']>, ParentType, ContextType>;
  unlockedEquipmentSetCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  xp?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  xpGround?: Resolver<ResolversTypes['HuntingGround'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlayerEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlayerEvent'] = ResolversParentTypes['PlayerEvent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nextHuntAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  player?: Resolver<ResolversTypes['Player'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PlayerProfileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PlayerProfile'] = ResolversParentTypes['PlayerProfile']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PostIncidentUpdatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PostIncidentUpdatePayload'] = ResolversParentTypes['PostIncidentUpdatePayload']> = {
  incident?: Resolver<Maybe<ResolversTypes['SiteIncident']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['IncidentUserError']>, ParentType, ContextType>;
};

export type PremiumPackageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PremiumPackage'] = ResolversParentTypes['PremiumPackage']> = {
  category?: Resolver<Maybe<ResolversTypes['PremiumPackageCategory']>, ParentType, ContextType>;
  flavorText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['ItemAmount']>, ParentType, ContextType>;
  month?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offer?: Resolver<Maybe<ResolversTypes['PackageOffer']>, ParentType, ContextType, Partial<PremiumPackageOfferArgs>>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  subscriptionLevel?: Resolver<Maybe<ResolversTypes['SubscriptionLevel']>, ParentType, ContextType>;
  year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PremiumPackageCategoryResolvers = { AVATAR: 'avatar', DIAMOND_DEAL_1: 'diamondDeal1', DIAMOND_DEAL_2: 'diamondDeal2', DIAMOND_DEAL_3: 'diamondDeal3', DIAMOND_DEAL_4: 'diamondDeal4', DIAMOND_DEAL_5: 'diamondDeal5', DIAMOND_DEAL_6: 'diamondDeal6', GOLD_ITEM: 'goldItem', HEX_DEAL: 'hexDeal', ONE_TIME_DEAL: 'oneTimeDeal', PLATINUM_ITEM: 'platinumItem', SILVER_ITEM: 'silverItem' };

export type PremiumPackageRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PremiumPackageRecord'] = ResolversParentTypes['PremiumPackageRecord']> = {
  animatedImage?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['PremiumPackageCategory']>, ParentType, ContextType>;
  flavorText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  isVisible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['PackageItemRecord']>, ParentType, ContextType>;
  month?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priceUsd?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subscriptionLevel?: Resolver<Maybe<ResolversTypes['SubscriptionLevel']>, ParentType, ContextType>;
  translations?: Resolver<ReadonlyArray<ResolversTypes['RecordTranslation']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  year?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
};

export type PremiumPackageRecordConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PremiumPackageRecordConnection'] = ResolversParentTypes['PremiumPackageRecordConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['PremiumPackageRecordEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['PremiumPackageRecord']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  positionOf?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<PremiumPackageRecordConnectionPositionOfArgs, 'id'>>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PremiumPackageRecordEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PremiumPackageRecordEdge'] = ResolversParentTypes['PremiumPackageRecordEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PremiumPackageRecord'], ParentType, ContextType>;
};

export type ProcDamageEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProcDamageEvent'] = ResolversParentTypes['ProcDamageEvent']> = {
  actor?: Resolver<ResolversTypes['CombatSide'], ParentType, ContextType>;
  actorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  damage?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  effectiveDamage?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  proc?: Resolver<ResolversTypes['CombatProc'], ParentType, ContextType>;
  round?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['CombatStanding'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['CombatSide'], ParentType, ContextType>;
  targetName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProcEvadedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProcEvadedEvent'] = ResolversParentTypes['ProcEvadedEvent']> = {
  actor?: Resolver<ResolversTypes['CombatSide'], ParentType, ContextType>;
  actorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  proc?: Resolver<ResolversTypes['CombatProc'], ParentType, ContextType>;
  round?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['CombatStanding'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['CombatSide'], ParentType, ContextType>;
  targetName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProcEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProcEvent'] = ResolversParentTypes['ProcEvent']> = {
  __resolveType: TypeResolveFn<'AttackEvadedEvent' | 'DispelEvent' | 'HealingEvent' | 'LeechEvent' | 'ProcDamageEvent' | 'ProcEvadedEvent' | 'ProcFiredEvent' | 'ProcGainedEvent' | 'RetainerAddedEvent' | 'RetainerRemovedEvent' | 'StunEvent' | 'TheftEvent', ParentType, ContextType>;
};

export type ProcEventTypeRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProcEventTypeRecord'] = ResolversParentTypes['ProcEventTypeRecord']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shortName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  translations?: Resolver<ReadonlyArray<ResolversTypes['RecordTranslation']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ProcEventTypeRecordConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProcEventTypeRecordConnection'] = ResolversParentTypes['ProcEventTypeRecordConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ProcEventTypeRecordEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ProcEventTypeRecord']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  positionOf?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<ProcEventTypeRecordConnectionPositionOfArgs, 'id'>>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProcEventTypeRecordEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProcEventTypeRecordEdge'] = ResolversParentTypes['ProcEventTypeRecordEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ProcEventTypeRecord'], ParentType, ContextType>;
};

export type ProcFiredEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProcFiredEvent'] = ResolversParentTypes['ProcFiredEvent']> = {
  actor?: Resolver<ResolversTypes['CombatSide'], ParentType, ContextType>;
  actorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  proc?: Resolver<ResolversTypes['CombatProc'], ParentType, ContextType>;
  round?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['CombatStanding'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['CombatSide'], ParentType, ContextType>;
  targetName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProcGainedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProcGainedEvent'] = ResolversParentTypes['ProcGainedEvent']> = {
  actor?: Resolver<ResolversTypes['CombatSide'], ParentType, ContextType>;
  actorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  proc?: Resolver<ResolversTypes['CombatProc'], ParentType, ContextType>;
  round?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['CombatStanding'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['CombatSide'], ParentType, ContextType>;
  targetName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProcTypeRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProcTypeRecord'] = ResolversParentTypes['ProcTypeRecord']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shortName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  translations?: Resolver<ReadonlyArray<ResolversTypes['RecordTranslation']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ProcTypeRecordConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProcTypeRecordConnection'] = ResolversParentTypes['ProcTypeRecordConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ProcTypeRecordEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ProcTypeRecord']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  positionOf?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<ProcTypeRecordConnectionPositionOfArgs, 'id'>>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProcTypeRecordEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProcTypeRecordEdge'] = ResolversParentTypes['ProcTypeRecordEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ProcTypeRecord'], ParentType, ContextType>;
};

export type PurchaseEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PurchaseEntry'] = ResolversParentTypes['PurchaseEntry']> = {
  giver?: Resolver<Maybe<ResolversTypes['PlayerProfile']>, ParentType, ContextType>;
  happenedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isGift?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['ItemAmount']>, ParentType, ContextType>;
  packageName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PurchasedPackageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PurchasedPackage'] = ResolversParentTypes['PurchasedPackage']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PushDeviceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PushDevice'] = ResolversParentTypes['PushDevice']> = {
  addedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  browser?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSuccessAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  system?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  admin?: Resolver<Maybe<ResolversTypes['Admin']>, ParentType, ContextType>;
  bestEquipment?: Resolver<Maybe<ResolversTypes['BestEquipment']>, ParentType, ContextType, RequireFields<QueryBestEquipmentArgs, 'huntingGroundId'>>;
  collections?: Resolver<ReadonlyArray<ResolversTypes['Collection']>, ParentType, ContextType>;
  currencySources?: Resolver<Maybe<ResolversTypes['CurrencySources']>, ParentType, ContextType, RequireFields<QueryCurrencySourcesArgs, 'currencyId'>>;
  dropRates?: Resolver<ResolversTypes['DropRates'], ParentType, ContextType>;
  enemies?: Resolver<ResolversTypes['EnemyConnection'], ParentType, ContextType, RequireFields<QueryEnemiesArgs, 'first'>>;
  fightLinks?: Resolver<ReadonlyArray<ResolversTypes['FightLink']>, ParentType, ContextType>;
  grimoire?: Resolver<ReadonlyArray<ResolversTypes['GrimoireEntry']>, ParentType, ContextType, RequireFields<QueryGrimoireArgs, 'huntingGroundId'>>;
  huntOdds?: Resolver<ResolversTypes['HuntOdds'], ParentType, ContextType, RequireFields<QueryHuntOddsArgs, 'huntingGroundId'>>;
  huntStatistics?: Resolver<ResolversTypes['HuntStatistics'], ParentType, ContextType, RequireFields<QueryHuntStatisticsArgs, 'since' | 'timeZone'>>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType, RequireFields<QueryImageArgs, 'id'>>;
  item?: Resolver<Maybe<ResolversTypes['Item']>, ParentType, ContextType, RequireFields<QueryItemArgs, 'id'>>;
  itemSources?: Resolver<Maybe<ResolversTypes['ItemSources']>, ParentType, ContextType, RequireFields<QueryItemSourcesArgs, 'itemId'>>;
  items?: Resolver<ResolversTypes['ItemConnection'], ParentType, ContextType, RequireFields<QueryItemsArgs, 'first'>>;
  journal?: Resolver<ResolversTypes['JournalConnection'], ParentType, ContextType, RequireFields<QueryJournalArgs, 'first'>>;
  journalFight?: Resolver<Maybe<ResolversTypes['JournalFight']>, ParentType, ContextType, RequireFields<QueryJournalFightArgs, 'entryId'>>;
  journalTotals?: Resolver<ResolversTypes['JournalTotals'], ParentType, ContextType, RequireFields<QueryJournalTotalsArgs, 'since'>>;
  ladder?: Resolver<ResolversTypes['LadderConnection'], ParentType, ContextType, RequireFields<QueryLadderArgs, 'first'>>;
  me?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  mission?: Resolver<Maybe<ResolversTypes['Mission']>, ParentType, ContextType>;
  news?: Resolver<ResolversTypes['NewsConnection'], ParentType, ContextType, RequireFields<QueryNewsArgs, 'first'>>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<ReadonlyArray<Maybe<ResolversTypes['Node']>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  packages?: Resolver<ReadonlyArray<ResolversTypes['PremiumPackage']>, ParentType, ContextType>;
  player?: Resolver<Maybe<ResolversTypes['LadderEntry']>, ParentType, ContextType, RequireFields<QueryPlayerArgs, 'name'>>;
  pushKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  regions?: Resolver<ReadonlyArray<ResolversTypes['Region']>, ParentType, ContextType>;
  sharedFight?: Resolver<Maybe<ResolversTypes['FightReplay']>, ParentType, ContextType, RequireFields<QuerySharedFightArgs, 'token'>>;
  shop?: Resolver<ReadonlyArray<ResolversTypes['ShopEntry']>, ParentType, ContextType, RequireFields<QueryShopArgs, 'merchant' | 'quantity' | 'sort'>>;
  siteStatus?: Resolver<ResolversTypes['SiteStatus'], ParentType, ContextType>;
  stats?: Resolver<ReadonlyArray<ResolversTypes['Stat']>, ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
};

export type QuickHuntPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuickHuntPayload'] = ResolversParentTypes['QuickHuntPayload']> = {
  combat?: Resolver<Maybe<ResolversTypes['Combat']>, ParentType, ContextType>;
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['HuntUserError']>, ParentType, ContextType>;
};

export type QuietHoursResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuietHours'] = ResolversParentTypes['QuietHours']> = {
  begin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RankResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Rank'] = ResolversParentTypes['Rank']> = {
  coffinCharges?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  flavorText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requiredXp?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  rewardItem?: Resolver<Maybe<ResolversTypes['Item']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RankGoalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RankGoal'] = ResolversParentTypes['RankGoal']> = {
  hunts?: Resolver<Maybe<ResolversTypes['SafeInt']>, ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Rank'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RankRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RankRecord'] = ResolversParentTypes['RankRecord']> = {
  coffinCharges?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  flavorText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rewardItem?: Resolver<Maybe<ResolversTypes['ItemRecord']>, ParentType, ContextType>;
  rewardItemId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  translations?: Resolver<ReadonlyArray<ResolversTypes['RecordTranslation']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  xp?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
};

export type RankRecordConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RankRecordConnection'] = ResolversParentTypes['RankRecordConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['RankRecordEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['RankRecord']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  positionOf?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<RankRecordConnectionPositionOfArgs, 'id'>>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RankRecordEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RankRecordEdge'] = ResolversParentTypes['RankRecordEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['RankRecord'], ParentType, ContextType>;
};

export type RankUpEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RankUpEntry'] = ResolversParentTypes['RankUpEntry']> = {
  happenedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rank?: Resolver<Maybe<ResolversTypes['Rank']>, ParentType, ContextType>;
  rewardItem?: Resolver<Maybe<ResolversTypes['Item']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RarityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Rarity'] = ResolversParentTypes['Rarity']> = {
  colorHex?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shortName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RarityRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RarityRecord'] = ResolversParentTypes['RarityRecord']> = {
  colorHex?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  flavorText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shortName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  translations?: Resolver<ReadonlyArray<ResolversTypes['RecordTranslation']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RarityRecordConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RarityRecordConnection'] = ResolversParentTypes['RarityRecordConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['RarityRecordEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['RarityRecord']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  positionOf?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<RarityRecordConnectionPositionOfArgs, 'id'>>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RarityRecordEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RarityRecordEdge'] = ResolversParentTypes['RarityRecordEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['RarityRecord'], ParentType, ContextType>;
};

export type RecordErrorCodeResolvers = { CHANGED_SINCE: 'changedSince', CONFLICT: 'conflict', INDISPENSABLE: 'indispensable', INVALID_INPUT: 'invalidInput', IN_USE: 'inUse', NOT_FOUND: 'notFound', NOT_RESTORABLE: 'notRestorable', SHORT_NAME_IN_USE: 'shortNameInUse', SHORT_NAME_TAKEN: 'shortNameTaken', STALE: 'stale', STILL_NEEDED: 'stillNeeded', UNCHANGED: 'unchanged' };

export type RecordKindResolvers = { CURRENCY: 'currency', DAMAGE_TYPE: 'damageType', ENEMY: 'enemy', ENEMY_TYPE: 'enemyType', HUNTING_GROUND: 'huntingGround', HUNTING_TABLE: 'huntingTable', ITEM: 'item', ITEM_TYPE: 'itemType', NEWS: 'news', PREMIUM_PACKAGE: 'premiumPackage', PROC_EVENT_TYPE: 'procEventType', PROC_TYPE: 'procType', RANK: 'rank', RARITY: 'rarity', REGION: 'region', STAT: 'stat' };

export type RecordMatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordMatch'] = ResolversParentTypes['RecordMatch']> = {
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RecordKind'], ParentType, ContextType>;
  recordId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  shortName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RecordNameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordName'] = ResolversParentTypes['RecordName']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RecordKind'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RecordSortResolvers = { NAME: 'name', ORDER: 'order', UPDATED: 'updated' };

export type RecordTranslationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordTranslation'] = ResolversParentTypes['RecordTranslation']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOutdated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['TranslationLanguage'], ParentType, ContextType>;
  original?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RecordUsageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordUsage'] = ResolversParentTypes['RecordUsage']> = {
  amount?: Resolver<Maybe<ResolversTypes['SafeInt']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isBlocking?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['RecordUsageReason'], ParentType, ContextType>;
};

export type RecordUsageReasonResolvers = { AUTO_HUNT: 'autoHunt', BALANCE: 'balance', EQUIPPED: 'equipped', FIGHT: 'fight', GIFT: 'gift', MISSION: 'mission', OWNED: 'owned', PAYMENT: 'payment', PIN: 'pin', RANK: 'rank', SETTING: 'setting', SETUP: 'setup', STANDING: 'standing', SUBSCRIPTION: 'subscription' };

export type RecordUserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordUser'] = ResolversParentTypes['RecordUser']> = {
  field?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['RecordKind']>, ParentType, ContextType>;
  recordId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RecordUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordUserError'] = ResolversParentTypes['RecordUserError']> = {
  code?: Resolver<ResolversTypes['RecordErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  laterChanges?: Resolver<ReadonlyArray<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  usage?: Resolver<ReadonlyArray<ResolversTypes['RecordUsage']>, ParentType, ContextType>;
  users?: Resolver<ReadonlyArray<ResolversTypes['RecordUser']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RefundPaymentErrorCodeResolvers = { NOT_REFUNDABLE: 'notRefundable', UNKNOWN_PAYMENT: 'unknownPayment' };

export type RefundPaymentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefundPaymentPayload'] = ResolversParentTypes['RefundPaymentPayload']> = {
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RefundPaymentUserError']>, ParentType, ContextType>;
};

export type RefundPaymentUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RefundPaymentUserError'] = ResolversParentTypes['RefundPaymentUserError']> = {
  code?: Resolver<ResolversTypes['RefundPaymentErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RegionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Region'] = ResolversParentTypes['Region']> = {
  flavorText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  huntingGrounds?: Resolver<ReadonlyArray<ResolversTypes['HuntingGround']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  key?: Resolver<Maybe<ResolversTypes['Item']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requiredXp?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['RegionRule']>, ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RegionEffectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegionEffect'] = ResolversParentTypes['RegionEffect']> = {
  enemyType?: Resolver<Maybe<ResolversTypes['EnemyType']>, ParentType, ContextType>;
  factor?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rarity?: Resolver<Maybe<ResolversTypes['Rarity']>, ParentType, ContextType>;
  target?: Resolver<ResolversTypes['RegionEffectTarget'], ParentType, ContextType>;
};

export type RegionEffectTargetResolvers = { ATTRACTION: 'attraction', CREATURE_DAMAGE: 'creatureDamage', CREATURE_HEALTH: 'creatureHealth', HUNTER_DAMAGE: 'hunterDamage' };

export type RegionPhaseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegionPhase'] = ResolversParentTypes['RegionPhase']> = {
  durationSeconds?: Resolver<Maybe<ResolversTypes['SafeInt']>, ParentType, ContextType>;
  effects?: Resolver<ReadonlyArray<ResolversTypes['RegionEffect']>, ParentType, ContextType>;
  minHeat?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['RegionPhaseName'], ParentType, ContextType>;
};

export type RegionPhaseNameResolvers = { ASHFALL: 'ashfall', BLAZING: 'blazing', CLEAR_AIR: 'clearAir', COLD: 'cold', EBB_TIDE: 'ebbTide', EXHALING: 'exhaling', FINALE: 'finale', FIRST_ACT: 'firstAct', FLOOD_TIDE: 'floodTide', FULL_MOON: 'fullMoon', HIGH_TIDE: 'highTide', HOT: 'hot', INHALING: 'inhaling', INTERVAL: 'interval', LOW_TIDE: 'lowTide', NEW_MOON: 'newMoon', OVERTURE: 'overture', SECOND_ACT: 'secondAct', STILLNESS: 'stillness', WANING_MOON: 'waningMoon', WARM: 'warm', WAXING_MOON: 'waxingMoon' };

export type RegionRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegionRecord'] = ResolversParentTypes['RegionRecord']> = {
  animatedImage?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  flavorText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  isVisible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<Maybe<ResolversTypes['ItemRecord']>, ParentType, ContextType>;
  keyId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requiredXp?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['RegionRuleName']>, ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  translations?: Resolver<ReadonlyArray<ResolversTypes['RecordTranslation']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RegionRecordConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegionRecordConnection'] = ResolversParentTypes['RegionRecordConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['RegionRecordEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['RegionRecord']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  positionOf?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<RegionRecordConnectionPositionOfArgs, 'id'>>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RegionRecordEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegionRecordEdge'] = ResolversParentTypes['RegionRecordEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['RegionRecord'], ParentType, ContextType>;
};

export type RegionRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegionRule'] = ResolversParentTypes['RegionRule']> = {
  beganAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  heat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['RegionRuleName'], ParentType, ContextType>;
  nextPhase?: Resolver<Maybe<ResolversTypes['RegionPhase']>, ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['RegionPhase'], ParentType, ContextType>;
  phases?: Resolver<ReadonlyArray<ResolversTypes['RegionPhase']>, ParentType, ContextType>;
  turnsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type RegionRuleNameResolvers = { ASH: 'ash', BREATH: 'breath', HEAT: 'heat', MOON: 'moon', OPERA: 'opera', TIDE: 'tide' };

export type RegisterAppErrorCodeResolvers = { REDIRECT_INVALID: 'redirectInvalid', SCOPE_NOT_ALLOWED: 'scopeNotAllowed', TOO_MANY_APPS: 'tooManyApps' };

export type RegisterAppPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisterAppPayload'] = ResolversParentTypes['RegisterAppPayload']> = {
  app?: Resolver<Maybe<ResolversTypes['RegisteredApp']>, ParentType, ContextType>;
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RegisterAppUserError']>, ParentType, ContextType>;
};

export type RegisterAppUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisterAppUserError'] = ResolversParentTypes['RegisterAppUserError']> = {
  code?: Resolver<ResolversTypes['RegisterAppErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RegisterErrorCodeResolvers = { EMAIL_INVALID: 'emailInvalid', NAME_INVALID: 'nameInvalid', NAME_RESERVED: 'nameReserved', NAME_TAKEN: 'nameTaken', PASSWORD_TOO_COMMON: 'passwordTooCommon', REGISTRATION_CLOSED: 'registrationClosed' };

export type RegisterPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisterPayload'] = ResolversParentTypes['RegisterPayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RegisterUserError']>, ParentType, ContextType>;
};

export type RegisterUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisterUserError'] = ResolversParentTypes['RegisterUserError']> = {
  code?: Resolver<ResolversTypes['RegisterErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opensAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RegisteredAppResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisteredApp'] = ResolversParentTypes['RegisteredApp']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isConfidential?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redirectUris?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  reviewedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  scopes?: Resolver<ReadonlyArray<ResolversTypes['Scope']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AppState'], ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RemoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Remote'] = ResolversParentTypes['Remote']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownBuild?: Resolver<Maybe<ResolversTypes['RemoteOwnBuild']>, ParentType, ContextType>;
  versions?: Resolver<ReadonlyArray<ResolversTypes['RemoteVersion']>, ParentType, ContextType>;
};

export type RemoteBuildResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoteBuild'] = ResolversParentTypes['RemoteBuild']> = {
  errors?: Resolver<ReadonlyArray<ResolversTypes['RemoteError']>, ParentType, ContextType>;
  files?: Resolver<ReadonlyArray<ResolversTypes['RemoteFile']>, ParentType, ContextType>;
  operations?: Resolver<ReadonlyArray<ResolversTypes['RemoteOperation']>, ParentType, ContextType>;
};

export type RemoteErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoteError'] = ResolversParentTypes['RemoteError']> = {
  fingerprint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  frames?: Resolver<ReadonlyArray<ResolversTypes['RemoteErrorFrame']>, ParentType, ContextType>;
  lastAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  origin?: Resolver<ResolversTypes['RemoteErrorOrigin'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RemoteErrorFrameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoteErrorFrame'] = ResolversParentTypes['RemoteErrorFrame']> = {
  column?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  file?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['RemoteSourcePlace']>, ParentType, ContextType>;
};

export type RemoteErrorOriginResolvers = { EVENT: 'event', LOAD: 'load', PROMISE: 'promise', RENDER: 'render' };

export type RemoteFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoteFile'] = ResolversParentTypes['RemoteFile']> = {
  integrity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RemoteGuardStateResolvers = { ACTIVE: 'active', ENDED: 'ended', NO_OTHER_VERSION: 'noOtherVersion', OFF: 'off' };

export type RemoteHealthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoteHealth'] = ResolversParentTypes['RemoteHealth']> = {
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  networks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vitals?: Resolver<ReadonlyArray<ResolversTypes['RemoteVitalSummary']>, ParentType, ContextType>;
};

export type RemoteMeasureResolvers = { FAILURES: 'failures', INTERACTION_DELAY: 'interactionDelay', LARGEST_PAINT: 'largestPaint', LAYOUT_SHIFT: 'layoutShift', LOAD_TIME: 'loadTime' };

export type RemoteOperationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoteOperation'] = ResolversParentTypes['RemoteOperation']> = {
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RemoteOwnBuildResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoteOwnBuild'] = ResolversParentTypes['RemoteOwnBuild']> = {
  errorCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remote?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RemoteRequirementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoteRequirement'] = ResolversParentTypes['RemoteRequirement']> = {
  module?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  range?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RemoteSourcePlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoteSourcePlace'] = ResolversParentTypes['RemoteSourcePlace']> = {
  column?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  file?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstLine?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lines?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RemoteVersionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoteVersion'] = ResolversParentTypes['RemoteVersion']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  commit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deployedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deployedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errorCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  guard?: Resolver<ResolversTypes['RemoteGuardState'], ParentType, ContextType>;
  health?: Resolver<Maybe<ResolversTypes['RemoteHealth']>, ParentType, ContextType>;
  isGuarded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  operationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  previewPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remote?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requirements?: Resolver<ReadonlyArray<ResolversTypes['RemoteRequirement']>, ParentType, ContextType>;
  share?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['RemoteVersionState'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  withdrawal?: Resolver<Maybe<ResolversTypes['RemoteWithdrawal']>, ParentType, ContextType>;
};

export type RemoteVersionStateResolvers = { CANARY: 'canary', PREVIEW: 'preview', RETIRED: 'retired', STABLE: 'stable', WITHDRAWN: 'withdrawn' };

export type RemoteVitalResolvers = { INTERACTION_DELAY: 'interactionDelay', LARGEST_PAINT: 'largestPaint', LAYOUT_SHIFT: 'layoutShift', LOAD_TIME: 'loadTime' };

export type RemoteVitalSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoteVitalSummary'] = ResolversParentTypes['RemoteVitalSummary']> = {
  p75?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vital?: Resolver<ResolversTypes['RemoteVital'], ParentType, ContextType>;
};

export type RemoteWithdrawalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoteWithdrawal'] = ResolversParentTypes['RemoteWithdrawal']> = {
  cause?: Resolver<ResolversTypes['RemoteMeasure'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  formerShare?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  formerState?: Resolver<ResolversTypes['RemoteVersionState'], ParentType, ContextType>;
  networks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  otherFailed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  otherNetworks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  otherVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RemovePasskeyErrorCodeResolvers = { LOGIN_TOO_OLD: 'loginTooOld', PASSWORD_WRONG: 'passwordWrong', TOO_MANY_ATTEMPTS: 'tooManyAttempts', UNKNOWN_PASSKEY: 'unknownPasskey' };

export type RemovePasskeyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemovePasskeyPayload'] = ResolversParentTypes['RemovePasskeyPayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RemovePasskeyUserError']>, ParentType, ContextType>;
};

export type RemovePasskeyUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemovePasskeyUserError'] = ResolversParentTypes['RemovePasskeyUserError']> = {
  code?: Resolver<ResolversTypes['RemovePasskeyErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemovePushDeviceErrorCodeResolvers = { UNKNOWN_DEVICE: 'unknownDevice' };

export type RemovePushDevicePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemovePushDevicePayload'] = ResolversParentTypes['RemovePushDevicePayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RemovePushDeviceUserError']>, ParentType, ContextType>;
};

export type RemovePushDeviceUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemovePushDeviceUserError'] = ResolversParentTypes['RemovePushDeviceUserError']> = {
  code?: Resolver<ResolversTypes['RemovePushDeviceErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemoveTotpErrorCodeResolvers = { LOGIN_TOO_OLD: 'loginTooOld', PASSWORD_WRONG: 'passwordWrong', TOO_MANY_ATTEMPTS: 'tooManyAttempts' };

export type RemoveTotpPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveTotpPayload'] = ResolversParentTypes['RemoveTotpPayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RemoveTotpUserError']>, ParentType, ContextType>;
};

export type RemoveTotpUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveTotpUserError'] = ResolversParentTypes['RemoveTotpUserError']> = {
  code?: Resolver<ResolversTypes['RemoveTotpErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemoveUserItemErrorCodeResolvers = { ADMIN_REQUIRED: 'adminRequired', AMOUNT_INVALID: 'amountInvalid', NOT_OWNED: 'notOwned', UNKNOWN_USER: 'unknownUser' };

export type RemoveUserItemPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveUserItemPayload'] = ResolversParentTypes['RemoveUserItemPayload']> = {
  amount?: Resolver<Maybe<ResolversTypes['SafeInt']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RemoveUserItemUserError']>, ParentType, ContextType>;
};

export type RemoveUserItemUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveUserItemUserError'] = ResolversParentTypes['RemoveUserItemUserError']> = {
  code?: Resolver<ResolversTypes['RemoveUserItemErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['Item']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemoveUserSecondFactorsErrorCodeResolvers = { ADMIN_REQUIRED: 'adminRequired', NO_SECOND_FACTOR: 'noSecondFactor', OWN_ACCOUNT: 'ownAccount', UNKNOWN_USER: 'unknownUser' };

export type RemoveUserSecondFactorsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveUserSecondFactorsPayload'] = ResolversParentTypes['RemoveUserSecondFactorsPayload']> = {
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RemoveUserSecondFactorsUserError']>, ParentType, ContextType>;
};

export type RemoveUserSecondFactorsUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveUserSecondFactorsUserError'] = ResolversParentTypes['RemoveUserSecondFactorsUserError']> = {
  code?: Resolver<ResolversTypes['RemoveUserSecondFactorsErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RenewRecoveryCodesErrorCodeResolvers = { LOGIN_TOO_OLD: 'loginTooOld', NO_SECOND_FACTOR: 'noSecondFactor', PASSWORD_WRONG: 'passwordWrong', TOO_MANY_ATTEMPTS: 'tooManyAttempts' };

export type RenewRecoveryCodesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RenewRecoveryCodesPayload'] = ResolversParentTypes['RenewRecoveryCodesPayload']> = {
  accessToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recoveryCodes?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RenewRecoveryCodesUserError']>, ParentType, ContextType>;
};

export type RenewRecoveryCodesUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RenewRecoveryCodesUserError'] = ResolversParentTypes['RenewRecoveryCodesUserError']> = {
  code?: Resolver<ResolversTypes['RenewRecoveryCodesErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RequestPasswordResetErrorCodeResolvers = { NAME_UNKNOWN: 'nameUnknown', TOO_MANY_ATTEMPTS: 'tooManyAttempts' };

export type RequestPasswordResetPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestPasswordResetPayload'] = ResolversParentTypes['RequestPasswordResetPayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RequestPasswordResetUserError']>, ParentType, ContextType>;
};

export type RequestPasswordResetUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestPasswordResetUserError'] = ResolversParentTypes['RequestPasswordResetUserError']> = {
  code?: Resolver<ResolversTypes['RequestPasswordResetErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RerollMissionsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RerollMissionsPayload'] = ResolversParentTypes['RerollMissionsPayload']> = {
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['MissionUserError']>, ParentType, ContextType>;
};

export type ResendActivationMailErrorCodeResolvers = { ALREADY_ACTIVATED: 'alreadyActivated', TOO_MANY_ATTEMPTS: 'tooManyAttempts' };

export type ResendActivationMailPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResendActivationMailPayload'] = ResolversParentTypes['ResendActivationMailPayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['ResendActivationMailUserError']>, ParentType, ContextType>;
};

export type ResendActivationMailUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResendActivationMailUserError'] = ResolversParentTypes['ResendActivationMailUserError']> = {
  code?: Resolver<ResolversTypes['ResendActivationMailErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ResendUserActivationErrorCodeResolvers = { ADMIN_REQUIRED: 'adminRequired', ALREADY_ACTIVATED: 'alreadyActivated', EMAIL_TAKEN: 'emailTaken', TOO_MANY_MAILS: 'tooManyMails', UNKNOWN_USER: 'unknownUser' };

export type ResendUserActivationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResendUserActivationPayload'] = ResolversParentTypes['ResendUserActivationPayload']> = {
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['ResendUserActivationUserError']>, ParentType, ContextType>;
};

export type ResendUserActivationUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResendUserActivationUserError'] = ResolversParentTypes['ResendUserActivationUserError']> = {
  code?: Resolver<ResolversTypes['ResendUserActivationErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ResendWebhookDeliveryErrorCodeResolvers = { UNKNOWN_DELIVERY: 'unknownDelivery', WEBHOOK_DISABLED: 'webhookDisabled' };

export type ResendWebhookDeliveryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResendWebhookDeliveryPayload'] = ResolversParentTypes['ResendWebhookDeliveryPayload']> = {
  delivery?: Resolver<Maybe<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['ResendWebhookDeliveryUserError']>, ParentType, ContextType>;
};

export type ResendWebhookDeliveryUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResendWebhookDeliveryUserError'] = ResolversParentTypes['ResendWebhookDeliveryUserError']> = {
  code?: Resolver<ResolversTypes['ResendWebhookDeliveryErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RestoreRecordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestoreRecordPayload'] = ResolversParentTypes['RestoreRecordPayload']> = {
  kind?: Resolver<Maybe<ResolversTypes['RecordKind']>, ParentType, ContextType>;
  recordId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RecordUserError']>, ParentType, ContextType>;
};

export type RetainerAddedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RetainerAddedEvent'] = ResolversParentTypes['RetainerAddedEvent']> = {
  actor?: Resolver<ResolversTypes['CombatSide'], ParentType, ContextType>;
  actorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  proc?: Resolver<ResolversTypes['CombatProc'], ParentType, ContextType>;
  retainer?: Resolver<ResolversTypes['CombatRetainer'], ParentType, ContextType>;
  round?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['CombatStanding'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['CombatSide'], ParentType, ContextType>;
  targetName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RetainerAttackEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RetainerAttackEvent'] = ResolversParentTypes['RetainerAttackEvent']> = {
  actor?: Resolver<ResolversTypes['CombatSide'], ParentType, ContextType>;
  actorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  damage?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  effectiveDamage?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  retainer?: Resolver<ResolversTypes['CombatRetainer'], ParentType, ContextType>;
  round?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['CombatStanding'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['CombatSide'], ParentType, ContextType>;
  targetName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RetainerEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RetainerEvent'] = ResolversParentTypes['RetainerEvent']> = {
  __resolveType: TypeResolveFn<'RetainerAddedEvent' | 'RetainerAttackEvent' | 'RetainerRemovedEvent', ParentType, ContextType>;
};

export type RetainerRemovedEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RetainerRemovedEvent'] = ResolversParentTypes['RetainerRemovedEvent']> = {
  actor?: Resolver<ResolversTypes['CombatSide'], ParentType, ContextType>;
  actorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  proc?: Resolver<ResolversTypes['CombatProc'], ParentType, ContextType>;
  retainer?: Resolver<ResolversTypes['CombatRetainer'], ParentType, ContextType>;
  round?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['CombatStanding'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['CombatSide'], ParentType, ContextType>;
  targetName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RetrievePasswordErrorCodeResolvers = { TOKEN_EXPIRED: 'tokenExpired', TOKEN_INVALID: 'tokenInvalid' };

export type RetrievePasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RetrievePasswordPayload'] = ResolversParentTypes['RetrievePasswordPayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RetrievePasswordUserError']>, ParentType, ContextType>;
};

export type RetrievePasswordUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RetrievePasswordUserError'] = ResolversParentTypes['RetrievePasswordUserError']> = {
  code?: Resolver<ResolversTypes['RetrievePasswordErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RevealedSeedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevealedSeed'] = ResolversParentTypes['RevealedSeed']> = {
  clientSeed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstCombat?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  lastCombat?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  revealedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  seed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seedHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReviewAppErrorCodeResolvers = { APP_CHANGED: 'appChanged', REASON_REQUIRED: 'reasonRequired', UNKNOWN_APP: 'unknownApp' };

export type ReviewAppPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewAppPayload'] = ResolversParentTypes['ReviewAppPayload']> = {
  app?: Resolver<Maybe<ResolversTypes['ReviewedApp']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['ReviewAppUserError']>, ParentType, ContextType>;
};

export type ReviewAppUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewAppUserError'] = ResolversParentTypes['ReviewAppUserError']> = {
  code?: Resolver<ResolversTypes['ReviewAppErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReviewedAppResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewedApp'] = ResolversParentTypes['ReviewedApp']> = {
  app?: Resolver<ResolversTypes['RegisteredApp'], ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type ReviewedAppConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewedAppConnection'] = ResolversParentTypes['ReviewedAppConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ReviewedAppEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ReviewedApp']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ReviewedAppEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewedAppEdge'] = ResolversParentTypes['ReviewedAppEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ReviewedApp'], ParentType, ContextType>;
};

export type RevokeFightLinkErrorCodeResolvers = { UNKNOWN_LINK: 'unknownLink' };

export type RevokeFightLinkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeFightLinkPayload'] = ResolversParentTypes['RevokeFightLinkPayload']> = {
  fight?: Resolver<Maybe<ResolversTypes['JournalFight']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RevokeFightLinkUserError']>, ParentType, ContextType>;
};

export type RevokeFightLinkUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokeFightLinkUserError'] = ResolversParentTypes['RevokeFightLinkUserError']> = {
  code?: Resolver<ResolversTypes['RevokeFightLinkErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RevokePersonalTokenErrorCodeResolvers = { UNKNOWN_TOKEN: 'unknownToken' };

export type RevokePersonalTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokePersonalTokenPayload'] = ResolversParentTypes['RevokePersonalTokenPayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RevokePersonalTokenUserError']>, ParentType, ContextType>;
};

export type RevokePersonalTokenUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokePersonalTokenUserError'] = ResolversParentTypes['RevokePersonalTokenUserError']> = {
  code?: Resolver<ResolversTypes['RevokePersonalTokenErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RevokePersonalTokensPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokePersonalTokensPayload'] = ResolversParentTypes['RevokePersonalTokensPayload']> = {
  revokedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RewardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Reward'] = ResolversParentTypes['Reward']> = {
  currencies?: Resolver<ReadonlyArray<ResolversTypes['CurrencyAmount']>, ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['ItemAmount']>, ParentType, ContextType>;
  xp?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
};

export type RoleResolvers = { ADMIN: 'admin', BANNED: 'banned', BETA_USER: 'betaUser', EDITOR: 'editor', GUEST: 'guest', NOT_ACTIVATED: 'notActivated', SUPPORT: 'support', USER: 'user' };

export type RollBackRemoteErrorCodeResolvers = { NOT_STABLE: 'notStable', NO_EARLIER_VERSION: 'noEarlierVersion', UNKNOWN_REMOTE_VERSION: 'unknownRemoteVersion' };

export type RollBackRemotePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RollBackRemotePayload'] = ResolversParentTypes['RollBackRemotePayload']> = {
  stable?: Resolver<Maybe<ResolversTypes['RemoteVersion']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RollBackRemoteUserError']>, ParentType, ContextType>;
  withdrawn?: Resolver<Maybe<ResolversTypes['RemoteVersion']>, ParentType, ContextType>;
};

export type RollBackRemoteUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RollBackRemoteUserError'] = ResolversParentTypes['RollBackRemoteUserError']> = {
  code?: Resolver<ResolversTypes['RollBackRemoteErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RotateAppSecretErrorCodeResolvers = { UNKNOWN_APP: 'unknownApp' };

export type RotateAppSecretPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RotateAppSecretPayload'] = ResolversParentTypes['RotateAppSecretPayload']> = {
  app?: Resolver<Maybe<ResolversTypes['RegisteredApp']>, ParentType, ContextType>;
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RotateAppSecretUserError']>, ParentType, ContextType>;
};

export type RotateAppSecretUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RotateAppSecretUserError'] = ResolversParentTypes['RotateAppSecretUserError']> = {
  code?: Resolver<ResolversTypes['RotateAppSecretErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RotatePersonalTokenErrorCodeResolvers = { LOGIN_TOO_OLD: 'loginTooOld', PASSWORD_WRONG: 'passwordWrong', TOO_MANY_ATTEMPTS: 'tooManyAttempts', UNKNOWN_TOKEN: 'unknownToken' };

export type RotatePersonalTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RotatePersonalTokenPayload'] = ResolversParentTypes['RotatePersonalTokenPayload']> = {
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['PersonalToken']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RotatePersonalTokenUserError']>, ParentType, ContextType>;
};

export type RotatePersonalTokenUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RotatePersonalTokenUserError'] = ResolversParentTypes['RotatePersonalTokenUserError']> = {
  code?: Resolver<ResolversTypes['RotatePersonalTokenErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RotateSeedErrorCodeResolvers = { COMBAT_OPEN: 'combatOpen', GAME_CLOSED: 'gameClosed' };

export type RotateSeedPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RotateSeedPayload'] = ResolversParentTypes['RotateSeedPayload']> = {
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RotateSeedUserError']>, ParentType, ContextType>;
};

export type RotateSeedUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RotateSeedUserError'] = ResolversParentTypes['RotateSeedUserError']> = {
  code?: Resolver<ResolversTypes['RotateSeedErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opensAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RoundStartEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoundStartEvent'] = ResolversParentTypes['RoundStartEvent']> = {
  actor?: Resolver<ResolversTypes['CombatSide'], ParentType, ContextType>;
  actorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  round?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['CombatStanding'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['CombatSide'], ParentType, ContextType>;
  targetName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface SafeIntScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['SafeInt'], any> {
  name: 'SafeInt';
}

export type SaleTotalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaleTotal'] = ResolversParentTypes['SaleTotal']> = {
  items?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pieces?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  received?: Resolver<ReadonlyArray<ResolversTypes['CurrencyAmount']>, ParentType, ContextType>;
};

export interface ScopeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Scope'], any> {
  name: 'Scope';
}

export type SecondFactorMethodResolvers = { PASSKEY: 'passkey', RECOVERY_CODE: 'recoveryCode', TOTP: 'totp' };

export type SecondFactorsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SecondFactors'] = ResolversParentTypes['SecondFactors']> = {
  passkeys?: Resolver<ReadonlyArray<ResolversTypes['Passkey']>, ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totpAddedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SellErrorCodeResolvers = { AMOUNT_INVALID: 'amountInvalid', GAME_CLOSED: 'gameClosed', IS_EQUIPPED: 'isEquipped', ITEM_LOCKED: 'itemLocked', NOT_OWNED: 'notOwned', NOT_SELLABLE: 'notSellable', UNKNOWN_ITEM: 'unknownItem' };

export type SellItemsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellItemsPayload'] = ResolversParentTypes['SellItemsPayload']> = {
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  sold?: Resolver<Maybe<ResolversTypes['SaleTotal']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['SellUserError']>, ParentType, ContextType>;
};

export type SellPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellPayload'] = ResolversParentTypes['SellPayload']> = {
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  sold?: Resolver<Maybe<ResolversTypes['ItemAmount']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['SellUserError']>, ParentType, ContextType>;
};

export type SellUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SellUserError'] = ResolversParentTypes['SellUserError']> = {
  code?: Resolver<ResolversTypes['SellErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['Item']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opensAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetRemoteStateErrorCodeResolvers = { BROKEN_OPERATION: 'brokenOperation', IS_STABLE: 'isStable', TAKES_FROM_OTHERS: 'takesFromOthers', UNKNOWN_DOCUMENTS: 'unknownDocuments', UNKNOWN_REMOTE_VERSION: 'unknownRemoteVersion', UNMET_REQUIREMENTS: 'unmetRequirements', UNUSABLE_MANIFEST: 'unusableManifest' };

export type SetRemoteStatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetRemoteStatePayload'] = ResolversParentTypes['SetRemoteStatePayload']> = {
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['SetRemoteStateUserError']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['RemoteVersion']>, ParentType, ContextType>;
};

export type SetRemoteStateUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetRemoteStateUserError'] = ResolversParentTypes['SetRemoteStateUserError']> = {
  code?: Resolver<ResolversTypes['SetRemoteStateErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SetUserCurrenciesErrorCodeResolvers = { ADMIN_REQUIRED: 'adminRequired', UNKNOWN_CURRENCY: 'unknownCurrency', UNKNOWN_USER: 'unknownUser' };

export type SetUserCurrenciesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetUserCurrenciesPayload'] = ResolversParentTypes['SetUserCurrenciesPayload']> = {
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['SetUserCurrenciesUserError']>, ParentType, ContextType>;
};

export type SetUserCurrenciesUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetUserCurrenciesUserError'] = ResolversParentTypes['SetUserCurrenciesUserError']> = {
  code?: Resolver<ResolversTypes['SetUserCurrenciesErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShareFightErrorCodeResolvers = { TOO_MANY_LINKS: 'tooManyLinks', UNKNOWN_FIGHT: 'unknownFight' };

export type ShareFightPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShareFightPayload'] = ResolversParentTypes['ShareFightPayload']> = {
  fight?: Resolver<Maybe<ResolversTypes['JournalFight']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['ShareFightUserError']>, ParentType, ContextType>;
};

export type ShareFightUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShareFightUserError'] = ResolversParentTypes['ShareFightUserError']> = {
  code?: Resolver<ResolversTypes['ShareFightErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShopEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopEntry'] = ResolversParentTypes['ShopEntry']> = {
  isOutgrown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
  materials?: Resolver<ReadonlyArray<ResolversTypes['ShopMaterial']>, ParentType, ContextType>;
  owned?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  price?: Resolver<ReadonlyArray<ResolversTypes['CurrencyAmount']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['BuyUserError']>, ParentType, ContextType>;
  verb?: Resolver<ResolversTypes['ShopVerb'], ParentType, ContextType>;
};

export type ShopItemGoalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopItemGoal'] = ResolversParentTypes['ShopItemGoal']> = {
  gain?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  item?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  missingCoins?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShopMaterialResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShopMaterial'] = ResolversParentTypes['ShopMaterial']> = {
  item?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
  neededForCollection?: Resolver<Maybe<ResolversTypes['Collection']>, ParentType, ContextType>;
  owned?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  spare?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
};

export type ShopSortResolvers = { ASCENDING: 'ascending', DESCENDING: 'descending' };

export type ShopVerbResolvers = { BIND: 'bind', BUY: 'buy', CRAFT: 'craft', TAME: 'tame' };

export type SiteIncidentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteIncident'] = ResolversParentTypes['SiteIncident']> = {
  components?: Resolver<ReadonlyArray<ResolversTypes['StatusComponent']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  initialState?: Resolver<ResolversTypes['IncidentState'], ParentType, ContextType>;
  outages?: Resolver<ReadonlyArray<ResolversTypes['SiteOutage']>, ParentType, ContextType>;
  phase?: Resolver<ResolversTypes['IncidentPhase'], ParentType, ContextType>;
  plannedEndAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  plannedStartAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  resolvedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['IncidentState'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['IncidentText'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['IncidentText'], ParentType, ContextType>;
  updates?: Resolver<ReadonlyArray<ResolversTypes['SiteIncidentUpdate']>, ParentType, ContextType>;
};

export type SiteIncidentUpdateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteIncidentUpdate'] = ResolversParentTypes['SiteIncidentUpdate']> = {
  editedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  postedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['IncidentState'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['IncidentText'], ParentType, ContextType>;
};

export type SiteOutageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteOutage'] = ResolversParentTypes['SiteOutage']> = {
  component?: Resolver<Maybe<ResolversTypes['StatusComponent']>, ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SiteStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteStatus'] = ResolversParentTypes['SiteStatus']> = {
  components?: Resolver<ReadonlyArray<ResolversTypes['ComponentStatus']>, ParentType, ContextType>;
  incidents?: Resolver<ReadonlyArray<ResolversTypes['SiteIncident']>, ParentType, ContextType>;
  measuredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  outages?: Resolver<ReadonlyArray<ResolversTypes['SiteOutage']>, ParentType, ContextType>;
  recordingStartedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ComponentState'], ParentType, ContextType>;
};

export type SlotChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlotChange'] = ResolversParentTypes['SlotChange']> = {
  after?: Resolver<ReadonlyArray<ResolversTypes['Item']>, ParentType, ContextType>;
  before?: Resolver<ReadonlyArray<ResolversTypes['Item']>, ParentType, ContextType>;
  itemType?: Resolver<ResolversTypes['ItemType'], ParentType, ContextType>;
};

export type SlotRequirementResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SlotRequirement'] = ResolversParentTypes['SlotRequirement']> = {
  opener?: Resolver<Maybe<ResolversTypes['Item']>, ParentType, ContextType>;
  stat?: Resolver<ResolversTypes['Stat'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SortDirectionResolvers = { ASCENDING: 'ascending', DESCENDING: 'descending' };

export type SourceGroundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SourceGround'] = ResolversParentTypes['SourceGround']> = {
  huntingGround?: Resolver<ResolversTypes['HuntingGround'], ParentType, ContextType>;
  isAttractedByAnyBait?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  missingKeys?: Resolver<ReadonlyArray<ResolversTypes['Item']>, ParentType, ContextType>;
  missingXp?: Resolver<Maybe<ResolversTypes['SafeInt']>, ParentType, ContextType>;
  specialBaits?: Resolver<ReadonlyArray<ResolversTypes['Item']>, ParentType, ContextType>;
};

export type StaffChangeEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffChangeEvent'] = ResolversParentTypes['StaffChangeEvent']> = {
  action?: Resolver<ResolversTypes['AuditAction'], ParentType, ContextType>;
  actor?: Resolver<Maybe<ResolversTypes['AuditActor']>, ParentType, ContextType>;
  auditEntry?: Resolver<Maybe<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  auditEntryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  contentVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  happenedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['AuditSubject'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaffEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffEvent'] = ResolversParentTypes['StaffEvent']> = {
  __resolveType: TypeResolveFn<'ChargeEvent' | 'PaymentStatusEvent' | 'StaffChangeEvent' | 'StaffPlaceEvent', ParentType, ContextType>;
};

export type StaffPlaceEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StaffPlaceEvent'] = ResolversParentTypes['StaffPlaceEvent']> = {
  hasMissed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StartAuthorizationErrorCodeResolvers = { APP_NOT_APPROVED: 'appNotApproved', AUTHORIZATION_INVALID: 'authorizationInvalid', REDIRECT_NOT_REGISTERED: 'redirectNotRegistered', UNKNOWN_APP: 'unknownApp' };

export type StartAuthorizationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartAuthorizationPayload'] = ResolversParentTypes['StartAuthorizationPayload']> = {
  authorization?: Resolver<Maybe<ResolversTypes['AppAuthorization']>, ParentType, ContextType>;
  redirectUri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['StartAuthorizationUserError']>, ParentType, ContextType>;
};

export type StartAuthorizationUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartAuthorizationUserError'] = ResolversParentTypes['StartAuthorizationUserError']> = {
  code?: Resolver<ResolversTypes['StartAuthorizationErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StartDeviceAuthorizationErrorCodeResolvers = { APP_NOT_APPROVED: 'appNotApproved', SCOPE_NOT_ALLOWED: 'scopeNotAllowed', TOO_MANY_ATTEMPTS: 'tooManyAttempts', USER_CODE_INVALID: 'userCodeInvalid' };

export type StartDeviceAuthorizationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartDeviceAuthorizationPayload'] = ResolversParentTypes['StartDeviceAuthorizationPayload']> = {
  authorization?: Resolver<Maybe<ResolversTypes['AppAuthorization']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['StartDeviceAuthorizationUserError']>, ParentType, ContextType>;
};

export type StartDeviceAuthorizationUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartDeviceAuthorizationUserError'] = ResolversParentTypes['StartDeviceAuthorizationUserError']> = {
  code?: Resolver<ResolversTypes['StartDeviceAuthorizationErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StartPasskeyLoginErrorCodeResolvers = { TICKET_INVALID: 'ticketInvalid' };

export type StartPasskeyLoginPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartPasskeyLoginPayload'] = ResolversParentTypes['StartPasskeyLoginPayload']> = {
  options?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ticket?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['StartPasskeyLoginUserError']>, ParentType, ContextType>;
};

export type StartPasskeyLoginUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartPasskeyLoginUserError'] = ResolversParentTypes['StartPasskeyLoginUserError']> = {
  code?: Resolver<ResolversTypes['StartPasskeyLoginErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StatResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Stat'] = ResolversParentTypes['Stat']> = {
  flavorText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  proc?: Resolver<Maybe<ResolversTypes['StatProc']>, ParentType, ContextType>;
  rarity?: Resolver<Maybe<ResolversTypes['Rarity']>, ParentType, ContextType>;
  shortName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['StatType'], ParentType, ContextType>;
  unitSymbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StatProcResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatProc'] = ResolversParentTypes['StatProc']> = {
  affectedCreatureType?: Resolver<Maybe<ResolversTypes['EnemyType']>, ParentType, ContextType>;
  procEvent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  procType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StatRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatRecord'] = ResolversParentTypes['StatRecord']> = {
  affectedCreatureType?: Resolver<Maybe<ResolversTypes['EnemyTypeRecord']>, ParentType, ContextType>;
  affectedCreatureTypeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  damageType?: Resolver<Maybe<ResolversTypes['DamageTypeRecord']>, ParentType, ContextType>;
  damageTypeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  flavorText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  isYesNo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orderIndex?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  procEventType?: Resolver<Maybe<ResolversTypes['ProcEventTypeRecord']>, ParentType, ContextType>;
  procEventTypeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  procType?: Resolver<Maybe<ResolversTypes['ProcTypeRecord']>, ParentType, ContextType>;
  procTypeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  rarity?: Resolver<Maybe<ResolversTypes['RarityRecord']>, ParentType, ContextType>;
  rarityId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shortName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statType?: Resolver<ResolversTypes['StatRecordType'], ParentType, ContextType>;
  translations?: Resolver<ReadonlyArray<ResolversTypes['RecordTranslation']>, ParentType, ContextType>;
  unitSymbol?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type StatRecordConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatRecordConnection'] = ResolversParentTypes['StatRecordConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['StatRecordEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['StatRecord']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  positionOf?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<StatRecordConnectionPositionOfArgs, 'id'>>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StatRecordEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatRecordEdge'] = ResolversParentTypes['StatRecordEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['StatRecord'], ParentType, ContextType>;
};

export type StatRecordTypeResolvers = { PROC: 'proc', STAT: 'stat' };

export type StatTypeResolvers = { NUMBER: 'number', PROC: 'proc', YES_NO: 'yesNo' };

export type StatValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StatValue'] = ResolversParentTypes['StatValue']> = {
  from?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  procPercent?: Resolver<Maybe<ResolversTypes['Percentage']>, ParentType, ContextType>;
  stat?: Resolver<ResolversTypes['Stat'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type StatusComponentResolvers = { API: 'api', DATABASE: 'database', HUNTS: 'hunts', MAILS: 'mails', PAYMENTS: 'payments', REMOTES: 'remotes' };

export type StopNotificationsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StopNotificationsPayload'] = ResolversParentTypes['StopNotificationsPayload']> = {
  isStopped?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StreamEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StreamEvent'] = ResolversParentTypes['StreamEvent']> = {
  __resolveType: TypeResolveFn<'EntryEvent' | 'HuntReadyEvent' | 'NewsEvent' | 'PlayerEvent', ParentType, ContextType>;
};

export type StunEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StunEvent'] = ResolversParentTypes['StunEvent']> = {
  actor?: Resolver<ResolversTypes['CombatSide'], ParentType, ContextType>;
  actorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  proc?: Resolver<ResolversTypes['CombatProc'], ParentType, ContextType>;
  round?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['CombatStanding'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['CombatSide'], ParentType, ContextType>;
  targetName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  events?: SubscriptionResolver<ResolversTypes['StreamEvent'], "events", ParentType, ContextType, Partial<SubscriptionEventsArgs>>;
  staffEvents?: SubscriptionResolver<ResolversTypes['StaffEvent'], "staffEvents", ParentType, ContextType, Partial<SubscriptionStaffEventsArgs>>;
};

export type SubscriptionLevelResolvers = { GOLD: 'gold', PLATINUM: 'platinum', SILVER: 'silver' };

export type SystemEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SystemEntry'] = ResolversParentTypes['SystemEntry']> = {
  happenedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TableSliceRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TableSliceRecord'] = ResolversParentTypes['TableSliceRecord']> = {
  enemy?: Resolver<Maybe<ResolversTypes['EnemyRecord']>, ParentType, ContextType>;
  enemyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rangeMax?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  rangeMin?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
};

export type TakeGiftErrorCodeResolvers = { ALREADY_OWNED: 'alreadyOwned', GAME_CLOSED: 'gameClosed', GIFT_TAKEN: 'giftTaken', NO_GIFT: 'noGift', UNKNOWN_NEWS: 'unknownNews' };

export type TakeGiftGoalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TakeGiftGoal'] = ResolversParentTypes['TakeGiftGoal']> = {
  item?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  news?: Resolver<ResolversTypes['NewsPost'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TakeGiftPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TakeGiftPayload'] = ResolversParentTypes['TakeGiftPayload']> = {
  news?: Resolver<Maybe<ResolversTypes['NewsPost']>, ParentType, ContextType>;
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['TakeGiftUserError']>, ParentType, ContextType>;
};

export type TakeGiftUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TakeGiftUserError'] = ResolversParentTypes['TakeGiftUserError']> = {
  code?: Resolver<ResolversTypes['TakeGiftErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['Item']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opensAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TheftEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TheftEvent'] = ResolversParentTypes['TheftEvent']> = {
  actor?: Resolver<ResolversTypes['CombatSide'], ParentType, ContextType>;
  actorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goldChange?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  proc?: Resolver<ResolversTypes['CombatProc'], ParentType, ContextType>;
  round?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['CombatStanding'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['CombatSide'], ParentType, ContextType>;
  targetName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TranslationLanguageResolvers = { DE: 'de' };

export type TranslationStateResolvers = { MISSING: 'missing', OUTDATED: 'outdated' };

export type TravelEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TravelEntry'] = ResolversParentTypes['TravelEntry']> = {
  happenedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  huntingGround?: Resolver<ResolversTypes['HuntingGround'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TravelErrorCodeResolvers = { ALREADY_THERE: 'alreadyThere', CANNOT_AFFORD: 'cannotAfford', COMBAT_OPEN: 'combatOpen', GAME_CLOSED: 'gameClosed', KEY_MISSING: 'keyMissing', UNKNOWN_GROUND: 'unknownGround', XP_TOO_LOW: 'xpTooLow' };

export type TravelGoalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TravelGoal'] = ResolversParentTypes['TravelGoal']> = {
  huntingGround?: Resolver<ResolversTypes['HuntingGround'], ParentType, ContextType>;
  missing?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
  newCreatures?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rewardFactor?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TravelPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TravelPayload'] = ResolversParentTypes['TravelPayload']> = {
  equipmentSet?: Resolver<Maybe<ResolversTypes['EquipmentSet']>, ParentType, ContextType>;
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['TravelUserError']>, ParentType, ContextType>;
};

export type TravelUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TravelUserError'] = ResolversParentTypes['TravelUserError']> = {
  code?: Resolver<ResolversTypes['TravelErrorCode'], ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['Currency']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['Item']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  missing?: Resolver<Maybe<ResolversTypes['SafeInt']>, ParentType, ContextType>;
  opensAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  placeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requiredXp?: Resolver<Maybe<ResolversTypes['SafeInt']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TrophyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Trophy'] = ResolversParentTypes['Trophy']> = {
  dropSources?: Resolver<ReadonlyArray<ResolversTypes['DropSource']>, ParentType, ContextType>;
  isCollected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['Item'], ParentType, ContextType>;
  merchant?: Resolver<Maybe<ResolversTypes['Merchant']>, ParentType, ContextType>;
};

export type UnbanUserErrorCodeResolvers = { ADMIN_REQUIRED: 'adminRequired', NOT_BANNED: 'notBanned', UNKNOWN_USER: 'unknownUser' };

export type UnbanUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnbanUserPayload'] = ResolversParentTypes['UnbanUserPayload']> = {
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UnbanUserUserError']>, ParentType, ContextType>;
};

export type UnbanUserUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnbanUserUserError'] = ResolversParentTypes['UnbanUserUserError']> = {
  code?: Resolver<ResolversTypes['UnbanUserErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UnequipPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnequipPayload'] = ResolversParentTypes['UnequipPayload']> = {
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['EquipUserError']>, ParentType, ContextType>;
};

export type UpdateAppErrorCodeResolvers = { REDIRECT_INVALID: 'redirectInvalid', SCOPE_NOT_ALLOWED: 'scopeNotAllowed', UNKNOWN_APP: 'unknownApp' };

export type UpdateAppPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateAppPayload'] = ResolversParentTypes['UpdateAppPayload']> = {
  app?: Resolver<Maybe<ResolversTypes['RegisteredApp']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UpdateAppUserError']>, ParentType, ContextType>;
};

export type UpdateAppUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateAppUserError'] = ResolversParentTypes['UpdateAppUserError']> = {
  code?: Resolver<ResolversTypes['UpdateAppErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateCurrencyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateCurrencyPayload'] = ResolversParentTypes['UpdateCurrencyPayload']> = {
  currency?: Resolver<Maybe<ResolversTypes['CurrencyRecord']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RecordUserError']>, ParentType, ContextType>;
};

export type UpdateDamageTypePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateDamageTypePayload'] = ResolversParentTypes['UpdateDamageTypePayload']> = {
  damageType?: Resolver<Maybe<ResolversTypes['DamageTypeRecord']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RecordUserError']>, ParentType, ContextType>;
};

export type UpdateEmailErrorCodeResolvers = { EMAIL_INVALID: 'emailInvalid', LOGIN_TOO_OLD: 'loginTooOld', PASSWORD_WRONG: 'passwordWrong', TOO_MANY_ATTEMPTS: 'tooManyAttempts' };

export type UpdateEmailPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateEmailPayload'] = ResolversParentTypes['UpdateEmailPayload']> = {
  account?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UpdateEmailUserError']>, ParentType, ContextType>;
};

export type UpdateEmailUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateEmailUserError'] = ResolversParentTypes['UpdateEmailUserError']> = {
  code?: Resolver<ResolversTypes['UpdateEmailErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateEnemyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateEnemyPayload'] = ResolversParentTypes['UpdateEnemyPayload']> = {
  enemy?: Resolver<Maybe<ResolversTypes['EnemyRecord']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RecordUserError']>, ParentType, ContextType>;
};

export type UpdateEnemyTypePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateEnemyTypePayload'] = ResolversParentTypes['UpdateEnemyTypePayload']> = {
  enemyType?: Resolver<Maybe<ResolversTypes['EnemyTypeRecord']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RecordUserError']>, ParentType, ContextType>;
};

export type UpdateEquipmentSetErrorCodeResolvers = { GAME_CLOSED: 'gameClosed', SETUP_LOCKED: 'setupLocked', UNKNOWN_GROUND: 'unknownGround' };

export type UpdateEquipmentSetPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateEquipmentSetPayload'] = ResolversParentTypes['UpdateEquipmentSetPayload']> = {
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UpdateEquipmentSetUserError']>, ParentType, ContextType>;
};

export type UpdateEquipmentSetUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateEquipmentSetUserError'] = ResolversParentTypes['UpdateEquipmentSetUserError']> = {
  code?: Resolver<ResolversTypes['UpdateEquipmentSetErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opensAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateHuntingGroundPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateHuntingGroundPayload'] = ResolversParentTypes['UpdateHuntingGroundPayload']> = {
  huntingGround?: Resolver<Maybe<ResolversTypes['HuntingGroundRecord']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RecordUserError']>, ParentType, ContextType>;
};

export type UpdateHuntingTablePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateHuntingTablePayload'] = ResolversParentTypes['UpdateHuntingTablePayload']> = {
  huntingTable?: Resolver<Maybe<ResolversTypes['HuntingTableRecord']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RecordUserError']>, ParentType, ContextType>;
};

export type UpdateIncidentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateIncidentPayload'] = ResolversParentTypes['UpdateIncidentPayload']> = {
  incident?: Resolver<Maybe<ResolversTypes['SiteIncident']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['IncidentUserError']>, ParentType, ContextType>;
};

export type UpdateItemPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateItemPayload'] = ResolversParentTypes['UpdateItemPayload']> = {
  item?: Resolver<Maybe<ResolversTypes['ItemRecord']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RecordUserError']>, ParentType, ContextType>;
};

export type UpdateItemTypePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateItemTypePayload'] = ResolversParentTypes['UpdateItemTypePayload']> = {
  itemType?: Resolver<Maybe<ResolversTypes['ItemTypeRecord']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RecordUserError']>, ParentType, ContextType>;
};

export type UpdateNewsPostPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateNewsPostPayload'] = ResolversParentTypes['UpdateNewsPostPayload']> = {
  newsPost?: Resolver<Maybe<ResolversTypes['NewsPostRecord']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RecordUserError']>, ParentType, ContextType>;
};

export type UpdatePasswordErrorCodeResolvers = { LOGIN_TOO_OLD: 'loginTooOld', PASSWORD_TOO_COMMON: 'passwordTooCommon', PASSWORD_WRONG: 'passwordWrong', TOO_MANY_ATTEMPTS: 'tooManyAttempts' };

export type UpdatePasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdatePasswordPayload'] = ResolversParentTypes['UpdatePasswordPayload']> = {
  account?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UpdatePasswordUserError']>, ParentType, ContextType>;
};

export type UpdatePasswordUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdatePasswordUserError'] = ResolversParentTypes['UpdatePasswordUserError']> = {
  code?: Resolver<ResolversTypes['UpdatePasswordErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdatePremiumPackagePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdatePremiumPackagePayload'] = ResolversParentTypes['UpdatePremiumPackagePayload']> = {
  premiumPackage?: Resolver<Maybe<ResolversTypes['PremiumPackageRecord']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RecordUserError']>, ParentType, ContextType>;
};

export type UpdateProcEventTypePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateProcEventTypePayload'] = ResolversParentTypes['UpdateProcEventTypePayload']> = {
  procEventType?: Resolver<Maybe<ResolversTypes['ProcEventTypeRecord']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RecordUserError']>, ParentType, ContextType>;
};

export type UpdateProcTypePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateProcTypePayload'] = ResolversParentTypes['UpdateProcTypePayload']> = {
  procType?: Resolver<Maybe<ResolversTypes['ProcTypeRecord']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RecordUserError']>, ParentType, ContextType>;
};

export type UpdateRankPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateRankPayload'] = ResolversParentTypes['UpdateRankPayload']> = {
  rank?: Resolver<Maybe<ResolversTypes['RankRecord']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RecordUserError']>, ParentType, ContextType>;
};

export type UpdateRarityPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateRarityPayload'] = ResolversParentTypes['UpdateRarityPayload']> = {
  rarity?: Resolver<Maybe<ResolversTypes['RarityRecord']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RecordUserError']>, ParentType, ContextType>;
};

export type UpdateRegionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateRegionPayload'] = ResolversParentTypes['UpdateRegionPayload']> = {
  region?: Resolver<Maybe<ResolversTypes['RegionRecord']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RecordUserError']>, ParentType, ContextType>;
};

export type UpdateSettingsErrorCodeResolvers = { INVALID_VALUE: 'invalidValue' };

export type UpdateSettingsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateSettingsPayload'] = ResolversParentTypes['UpdateSettingsPayload']> = {
  settings?: Resolver<Maybe<ResolversTypes['GameSettings']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UpdateSettingsUserError']>, ParentType, ContextType>;
};

export type UpdateSettingsUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateSettingsUserError'] = ResolversParentTypes['UpdateSettingsUserError']> = {
  code?: Resolver<ResolversTypes['UpdateSettingsErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateStatPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateStatPayload'] = ResolversParentTypes['UpdateStatPayload']> = {
  stat?: Resolver<Maybe<ResolversTypes['StatRecord']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['RecordUserError']>, ParentType, ContextType>;
};

export type UpdateUserErrorCodeResolvers = { ADMIN_REQUIRED: 'adminRequired', EMAIL_INVALID: 'emailInvalid', EMAIL_TAKEN: 'emailTaken', LAST_ADMIN: 'lastAdmin', NAME_INVALID: 'nameInvalid', NAME_RESERVED: 'nameReserved', NAME_TAKEN: 'nameTaken', UNKNOWN_USER: 'unknownUser', USER_CHANGED: 'userChanged' };

export type UpdateUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateUserPayload'] = ResolversParentTypes['UpdateUserPayload']> = {
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['UpdateUserUserError']>, ParentType, ContextType>;
};

export type UpdateUserUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateUserUserError'] = ResolversParentTypes['UpdateUserUserError']> = {
  code?: Resolver<ResolversTypes['UpdateUserErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  activatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  ban?: Resolver<Maybe<ResolversTypes['AccountBan']>, ParentType, ContextType>;
  banCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currencies?: Resolver<ReadonlyArray<ResolversTypes['CurrencyAmount']>, ParentType, ContextType>;
  currentRank?: Resolver<Maybe<ResolversTypes['Rank']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gifts?: Resolver<ResolversTypes['PaymentConnection'], ParentType, ContextType, RequireFields<UserGiftsArgs, 'first'>>;
  hasPlayed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasSecondFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inventory?: Resolver<ResolversTypes['InventoryEntryConnection'], ParentType, ContextType, RequireFields<UserInventoryArgs, 'first'>>;
  isChangeable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  patreonType?: Resolver<Maybe<ResolversTypes['PatreonType']>, ParentType, ContextType>;
  payments?: Resolver<ResolversTypes['PaymentConnection'], ParentType, ContextType, RequireFields<UserPaymentsArgs, 'first'>>;
  registeredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  roleBeforeBan?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  sessions?: Resolver<ReadonlyArray<ResolversTypes['UserSession']>, ParentType, ContextType>;
  spending?: Resolver<ResolversTypes['UserSpending'], ParentType, ContextType>;
  xp?: Resolver<ResolversTypes['SafeInt'], ParentType, ContextType>;
};

export type UserConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserConnection'] = ResolversParentTypes['UserConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['UserEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['User']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserEdge'] = ResolversParentTypes['UserEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  __resolveType: TypeResolveFn<'ActivateAccountUserError' | 'AddPushDeviceUserError' | 'AddRemoteDocumentsUserError' | 'AddUserItemUserError' | 'BanUserUserError' | 'BuyPackageUserError' | 'BuyUserError' | 'CancelSubscriptionUserError' | 'ChangeAutoHuntUserError' | 'ChangeNotificationsUserError' | 'ChangePinsUserError' | 'CheckPaymentUserError' | 'ClaimCollectionUserError' | 'ConfirmEmailUserError' | 'ConfirmLoginUserError' | 'ConfirmPasskeyUserError' | 'ConfirmTotpUserError' | 'CreatePersonalTokenUserError' | 'CreateWebhookUserError' | 'DeleteAppUserError' | 'DeleteOwnAccountUserError' | 'DeleteUserUserError' | 'DeleteWebhookUserError' | 'DeployRemoteUserError' | 'DisconnectAppUserError' | 'EnableWebhookUserError' | 'EndSessionUserError' | 'EndUserSessionsUserError' | 'EnrolPasskeyUserError' | 'EnrolTotpUserError' | 'EquipUserError' | 'ExportOwnDataUserError' | 'FinishAuthorizationUserError' | 'FinishPasskeyLoginUserError' | 'HuntUserError' | 'IncidentUserError' | 'LockItemUserError' | 'LoginUserError' | 'MissionUserError' | 'PingWebhookUserError' | 'RecordUserError' | 'RefundPaymentUserError' | 'RegisterAppUserError' | 'RegisterUserError' | 'RemovePasskeyUserError' | 'RemovePushDeviceUserError' | 'RemoveTotpUserError' | 'RemoveUserItemUserError' | 'RemoveUserSecondFactorsUserError' | 'RenewRecoveryCodesUserError' | 'RequestPasswordResetUserError' | 'ResendActivationMailUserError' | 'ResendUserActivationUserError' | 'ResendWebhookDeliveryUserError' | 'RetrievePasswordUserError' | 'ReviewAppUserError' | 'RevokeFightLinkUserError' | 'RevokePersonalTokenUserError' | 'RollBackRemoteUserError' | 'RotateAppSecretUserError' | 'RotatePersonalTokenUserError' | 'RotateSeedUserError' | 'SellUserError' | 'SetRemoteStateUserError' | 'SetUserCurrenciesUserError' | 'ShareFightUserError' | 'StartAuthorizationUserError' | 'StartDeviceAuthorizationUserError' | 'StartPasskeyLoginUserError' | 'TakeGiftUserError' | 'TravelUserError' | 'UnbanUserUserError' | 'UpdateAppUserError' | 'UpdateEmailUserError' | 'UpdateEquipmentSetUserError' | 'UpdatePasswordUserError' | 'UpdateSettingsUserError' | 'UpdateUserUserError', ParentType, ContextType>;
};

export type UserSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserSession'] = ResolversParentTypes['UserSession']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type UserSpendingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserSpending'] = ResolversParentTypes['UserSpending']> = {
  refunded?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  reversedChargeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type WearItemsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WearItemsPayload'] = ResolversParentTypes['WearItemsPayload']> = {
  player?: Resolver<Maybe<ResolversTypes['Player']>, ParentType, ContextType>;
  userErrors?: Resolver<ReadonlyArray<ResolversTypes['EquipUserError']>, ParentType, ContextType>;
};

export type WebhookResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deliveries?: Resolver<ReadonlyArray<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  disabledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  events?: Resolver<ReadonlyArray<ResolversTypes['WebhookEvent']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastSuccessAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebhookDeliveryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDelivery'] = ResolversParentTypes['WebhookDelivery']> = {
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  event?: Resolver<ResolversTypes['WebhookEvent'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastAttemptAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastProblem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastStatus?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  nextAttemptAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  payload?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WebhookDeliveryStatus'], ParentType, ContextType>;
};

export type WebhookDeliveryStatusResolvers = { DELIVERED: 'delivered', FAILED: 'failed', WAITING: 'waiting' };

export type WebhookEventResolvers = { ACCOUNT_CHANGED: 'accountChanged', AUTO_HUNT: 'autoHunt', CHARGE_CHANGED: 'chargeChanged', COLLECTION: 'collection', CONTENT_CHANGED: 'contentChanged', FIGHT: 'fight', HUNT_READY: 'huntReady', MESSAGE: 'message', MISSION_REWARD: 'missionReward', NEWS: 'news', NO_BAIT: 'noBait', PAYMENT_CHANGED: 'paymentChanged', PING: 'ping', RANK_UP: 'rankUp', REMOTE_CHANGED: 'remoteChanged', TRAVEL: 'travel' };

export type Resolvers<ContextType = Context> = {
  Account?: AccountResolvers<ContextType>;
  AccountBan?: AccountBanResolvers<ContextType>;
  AccountSession?: AccountSessionResolvers<ContextType>;
  ActivateAccountErrorCode?: ActivateAccountErrorCodeResolvers;
  ActivateAccountPayload?: ActivateAccountPayloadResolvers<ContextType>;
  ActivateAccountUserError?: ActivateAccountUserErrorResolvers<ContextType>;
  ActiveSubscription?: ActiveSubscriptionResolvers<ContextType>;
  AddPushDeviceErrorCode?: AddPushDeviceErrorCodeResolvers;
  AddPushDevicePayload?: AddPushDevicePayloadResolvers<ContextType>;
  AddPushDeviceUserError?: AddPushDeviceUserErrorResolvers<ContextType>;
  AddRemoteDocumentsErrorCode?: AddRemoteDocumentsErrorCodeResolvers;
  AddRemoteDocumentsPayload?: AddRemoteDocumentsPayloadResolvers<ContextType>;
  AddRemoteDocumentsUserError?: AddRemoteDocumentsUserErrorResolvers<ContextType>;
  AddUserItemErrorCode?: AddUserItemErrorCodeResolvers;
  AddUserItemPayload?: AddUserItemPayloadResolvers<ContextType>;
  AddUserItemUserError?: AddUserItemUserErrorResolvers<ContextType>;
  Admin?: AdminResolvers<ContextType>;
  AdviceAction?: AdviceActionResolvers;
  AnalyticsDay?: AnalyticsDayResolvers<ContextType>;
  AnalyticsPurchase?: AnalyticsPurchaseResolvers<ContextType>;
  AppAuthorization?: AppAuthorizationResolvers<ContextType>;
  AppState?: AppStateResolvers;
  AttackEvadedEvent?: AttackEvadedEventResolvers<ContextType>;
  AttackEvent?: AttackEventResolvers<ContextType>;
  AuditAction?: AuditActionResolvers;
  AuditActor?: AuditActorResolvers<ContextType>;
  AuditChange?: AuditChangeResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditEntryConnection?: AuditEntryConnectionResolvers<ContextType>;
  AuditEntryEdge?: AuditEntryEdgeResolvers<ContextType>;
  AuditState?: AuditStateResolvers;
  AuditSubject?: AuditSubjectResolvers<ContextType>;
  AuditSubjectType?: AuditSubjectTypeResolvers;
  AuditToken?: AuditTokenResolvers<ContextType>;
  AutoHuntSettings?: AutoHuntSettingsResolvers<ContextType>;
  BaitEffect?: BaitEffectResolvers<ContextType>;
  BanUserErrorCode?: BanUserErrorCodeResolvers;
  BanUserPayload?: BanUserPayloadResolvers<ContextType>;
  BanUserUserError?: BanUserUserErrorResolvers<ContextType>;
  BestEquipment?: BestEquipmentResolvers<ContextType>;
  BossGoal?: BossGoalResolvers<ContextType>;
  BuyBaitGoal?: BuyBaitGoalResolvers<ContextType>;
  BuyErrorCode?: BuyErrorCodeResolvers;
  BuyKeyGoal?: BuyKeyGoalResolvers<ContextType>;
  BuyPackageErrorCode?: BuyPackageErrorCodeResolvers;
  BuyPackagePayload?: BuyPackagePayloadResolvers<ContextType>;
  BuyPackageUserError?: BuyPackageUserErrorResolvers<ContextType>;
  BuyPayload?: BuyPayloadResolvers<ContextType>;
  BuyUserError?: BuyUserErrorResolvers<ContextType>;
  CancelSubscriptionErrorCode?: CancelSubscriptionErrorCodeResolvers;
  CancelSubscriptionPayload?: CancelSubscriptionPayloadResolvers<ContextType>;
  CancelSubscriptionUserError?: CancelSubscriptionUserErrorResolvers<ContextType>;
  ChangeAutoHuntErrorCode?: ChangeAutoHuntErrorCodeResolvers;
  ChangeAutoHuntPayload?: ChangeAutoHuntPayloadResolvers<ContextType>;
  ChangeAutoHuntUserError?: ChangeAutoHuntUserErrorResolvers<ContextType>;
  ChangeEquipmentSetPayload?: ChangeEquipmentSetPayloadResolvers<ContextType>;
  ChangeNotificationsErrorCode?: ChangeNotificationsErrorCodeResolvers;
  ChangeNotificationsPayload?: ChangeNotificationsPayloadResolvers<ContextType>;
  ChangeNotificationsUserError?: ChangeNotificationsUserErrorResolvers<ContextType>;
  ChangePinsErrorCode?: ChangePinsErrorCodeResolvers;
  ChangePinsPayload?: ChangePinsPayloadResolvers<ContextType>;
  ChangePinsUserError?: ChangePinsUserErrorResolvers<ContextType>;
  ChargeEvent?: ChargeEventResolvers<ContextType>;
  ChargeStatus?: ChargeStatusResolvers;
  CheckPaymentErrorCode?: CheckPaymentErrorCodeResolvers;
  CheckPaymentPayload?: CheckPaymentPayloadResolvers<ContextType>;
  CheckPaymentUserError?: CheckPaymentUserErrorResolvers<ContextType>;
  ChooseMissionPayload?: ChooseMissionPayloadResolvers<ContextType>;
  ClaimCollectionErrorCode?: ClaimCollectionErrorCodeResolvers;
  ClaimCollectionGoal?: ClaimCollectionGoalResolvers<ContextType>;
  ClaimCollectionPayload?: ClaimCollectionPayloadResolvers<ContextType>;
  ClaimCollectionUserError?: ClaimCollectionUserErrorResolvers<ContextType>;
  CloseWelcomePayload?: CloseWelcomePayloadResolvers<ContextType>;
  Coffin?: CoffinResolvers<ContextType>;
  CoffinHuntGoal?: CoffinHuntGoalResolvers<ContextType>;
  CoffinHuntPayload?: CoffinHuntPayloadResolvers<ContextType>;
  Collection?: CollectionResolvers<ContextType>;
  CollectionEntry?: CollectionEntryResolvers<ContextType>;
  CollectionGoal?: CollectionGoalResolvers<ContextType>;
  Combat?: CombatResolvers<ContextType>;
  CombatAdvice?: CombatAdviceResolvers<ContextType>;
  CombatEndEvent?: CombatEndEventResolvers<ContextType>;
  CombatEntry?: CombatEntryResolvers<ContextType>;
  CombatEvent?: CombatEventResolvers<ContextType>;
  CombatModifier?: CombatModifierResolvers;
  CombatProc?: CombatProcResolvers<ContextType>;
  CombatResult?: CombatResultResolvers;
  CombatRetainer?: CombatRetainerResolvers<ContextType>;
  CombatSide?: CombatSideResolvers;
  CombatStanding?: CombatStandingResolvers<ContextType>;
  CombatStartEvent?: CombatStartEventResolvers<ContextType>;
  CompletedObjective?: CompletedObjectiveResolvers<ContextType>;
  ComponentDay?: ComponentDayResolvers<ContextType>;
  ComponentState?: ComponentStateResolvers;
  ComponentStatus?: ComponentStatusResolvers<ContextType>;
  ConfirmEmailErrorCode?: ConfirmEmailErrorCodeResolvers;
  ConfirmEmailPayload?: ConfirmEmailPayloadResolvers<ContextType>;
  ConfirmEmailUserError?: ConfirmEmailUserErrorResolvers<ContextType>;
  ConfirmLoginErrorCode?: ConfirmLoginErrorCodeResolvers;
  ConfirmLoginPayload?: ConfirmLoginPayloadResolvers<ContextType>;
  ConfirmLoginUserError?: ConfirmLoginUserErrorResolvers<ContextType>;
  ConfirmPasskeyErrorCode?: ConfirmPasskeyErrorCodeResolvers;
  ConfirmPasskeyPayload?: ConfirmPasskeyPayloadResolvers<ContextType>;
  ConfirmPasskeyUserError?: ConfirmPasskeyUserErrorResolvers<ContextType>;
  ConfirmTotpErrorCode?: ConfirmTotpErrorCodeResolvers;
  ConfirmTotpPayload?: ConfirmTotpPayloadResolvers<ContextType>;
  ConfirmTotpUserError?: ConfirmTotpUserErrorResolvers<ContextType>;
  ConnectedApp?: ConnectedAppResolvers<ContextType>;
  ContentPackVersion?: ContentPackVersionResolvers<ContextType>;
  ContentProblem?: ContentProblemResolvers<ContextType>;
  ContentUpgrade?: ContentUpgradeResolvers<ContextType>;
  ContentUpgradeConnection?: ContentUpgradeConnectionResolvers<ContextType>;
  ContentUpgradeEdge?: ContentUpgradeEdgeResolvers<ContextType>;
  ContentUpgradeEvent?: ContentUpgradeEventResolvers;
  ContentUpgradeNote?: ContentUpgradeNoteResolvers<ContextType>;
  CraftKeyGoal?: CraftKeyGoalResolvers<ContextType>;
  CraftingMaterialRecord?: CraftingMaterialRecordResolvers<ContextType>;
  CreateCurrencyPayload?: CreateCurrencyPayloadResolvers<ContextType>;
  CreateDamageTypePayload?: CreateDamageTypePayloadResolvers<ContextType>;
  CreateEnemyPayload?: CreateEnemyPayloadResolvers<ContextType>;
  CreateEnemyTypePayload?: CreateEnemyTypePayloadResolvers<ContextType>;
  CreateHuntingGroundPayload?: CreateHuntingGroundPayloadResolvers<ContextType>;
  CreateHuntingTablePayload?: CreateHuntingTablePayloadResolvers<ContextType>;
  CreateIncidentPayload?: CreateIncidentPayloadResolvers<ContextType>;
  CreateItemPayload?: CreateItemPayloadResolvers<ContextType>;
  CreateItemTypePayload?: CreateItemTypePayloadResolvers<ContextType>;
  CreateNewsPostPayload?: CreateNewsPostPayloadResolvers<ContextType>;
  CreatePersonalTokenErrorCode?: CreatePersonalTokenErrorCodeResolvers;
  CreatePersonalTokenPayload?: CreatePersonalTokenPayloadResolvers<ContextType>;
  CreatePersonalTokenUserError?: CreatePersonalTokenUserErrorResolvers<ContextType>;
  CreatePremiumPackagePayload?: CreatePremiumPackagePayloadResolvers<ContextType>;
  CreateProcEventTypePayload?: CreateProcEventTypePayloadResolvers<ContextType>;
  CreateProcTypePayload?: CreateProcTypePayloadResolvers<ContextType>;
  CreateRankPayload?: CreateRankPayloadResolvers<ContextType>;
  CreateRarityPayload?: CreateRarityPayloadResolvers<ContextType>;
  CreateRegionPayload?: CreateRegionPayloadResolvers<ContextType>;
  CreateStatPayload?: CreateStatPayloadResolvers<ContextType>;
  CreateWebhookErrorCode?: CreateWebhookErrorCodeResolvers;
  CreateWebhookPayload?: CreateWebhookPayloadResolvers<ContextType>;
  CreateWebhookUserError?: CreateWebhookUserErrorResolvers<ContextType>;
  CreatureFight?: CreatureFightResolvers<ContextType>;
  CreatureOdds?: CreatureOddsResolvers<ContextType>;
  CreatureSource?: CreatureSourceResolvers<ContextType>;
  CreatureStats?: CreatureStatsResolvers<ContextType>;
  Currency?: CurrencyResolvers<ContextType>;
  CurrencyAmount?: CurrencyAmountResolvers<ContextType>;
  CurrencyAverage?: CurrencyAverageResolvers<ContextType>;
  CurrencyEntryRecord?: CurrencyEntryRecordResolvers<ContextType>;
  CurrencyRecord?: CurrencyRecordResolvers<ContextType>;
  CurrencyRecordConnection?: CurrencyRecordConnectionResolvers<ContextType>;
  CurrencyRecordEdge?: CurrencyRecordEdgeResolvers<ContextType>;
  CurrencySources?: CurrencySourcesResolvers<ContextType>;
  DamageEvent?: DamageEventResolvers<ContextType>;
  DamageTypeRecord?: DamageTypeRecordResolvers<ContextType>;
  DamageTypeRecordConnection?: DamageTypeRecordConnectionResolvers<ContextType>;
  DamageTypeRecordEdge?: DamageTypeRecordEdgeResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DeleteAppErrorCode?: DeleteAppErrorCodeResolvers;
  DeleteAppPayload?: DeleteAppPayloadResolvers<ContextType>;
  DeleteAppUserError?: DeleteAppUserErrorResolvers<ContextType>;
  DeleteCurrencyPayload?: DeleteCurrencyPayloadResolvers<ContextType>;
  DeleteDamageTypePayload?: DeleteDamageTypePayloadResolvers<ContextType>;
  DeleteEnemyPayload?: DeleteEnemyPayloadResolvers<ContextType>;
  DeleteEnemyTypePayload?: DeleteEnemyTypePayloadResolvers<ContextType>;
  DeleteHuntingGroundPayload?: DeleteHuntingGroundPayloadResolvers<ContextType>;
  DeleteHuntingTablePayload?: DeleteHuntingTablePayloadResolvers<ContextType>;
  DeleteIncidentPayload?: DeleteIncidentPayloadResolvers<ContextType>;
  DeleteIncidentUpdatePayload?: DeleteIncidentUpdatePayloadResolvers<ContextType>;
  DeleteItemPayload?: DeleteItemPayloadResolvers<ContextType>;
  DeleteItemTypePayload?: DeleteItemTypePayloadResolvers<ContextType>;
  DeleteNewsPostPayload?: DeleteNewsPostPayloadResolvers<ContextType>;
  DeleteOwnAccountErrorCode?: DeleteOwnAccountErrorCodeResolvers;
  DeleteOwnAccountPayload?: DeleteOwnAccountPayloadResolvers<ContextType>;
  DeleteOwnAccountUserError?: DeleteOwnAccountUserErrorResolvers<ContextType>;
  DeletePremiumPackagePayload?: DeletePremiumPackagePayloadResolvers<ContextType>;
  DeleteProcEventTypePayload?: DeleteProcEventTypePayloadResolvers<ContextType>;
  DeleteProcTypePayload?: DeleteProcTypePayloadResolvers<ContextType>;
  DeleteRankPayload?: DeleteRankPayloadResolvers<ContextType>;
  DeleteRarityPayload?: DeleteRarityPayloadResolvers<ContextType>;
  DeleteRegionPayload?: DeleteRegionPayloadResolvers<ContextType>;
  DeleteStatPayload?: DeleteStatPayloadResolvers<ContextType>;
  DeleteUserErrorCode?: DeleteUserErrorCodeResolvers;
  DeleteUserPayload?: DeleteUserPayloadResolvers<ContextType>;
  DeleteUserUserError?: DeleteUserUserErrorResolvers<ContextType>;
  DeleteWebhookErrorCode?: DeleteWebhookErrorCodeResolvers;
  DeleteWebhookPayload?: DeleteWebhookPayloadResolvers<ContextType>;
  DeleteWebhookUserError?: DeleteWebhookUserErrorResolvers<ContextType>;
  DeployRemoteErrorCode?: DeployRemoteErrorCodeResolvers;
  DeployRemotePayload?: DeployRemotePayloadResolvers<ContextType>;
  DeployRemoteUserError?: DeployRemoteUserErrorResolvers<ContextType>;
  DisconnectAppErrorCode?: DisconnectAppErrorCodeResolvers;
  DisconnectAppPayload?: DisconnectAppPayloadResolvers<ContextType>;
  DisconnectAppUserError?: DisconnectAppUserErrorResolvers<ContextType>;
  DispelEvent?: DispelEventResolvers<ContextType>;
  DropChance?: DropChanceResolvers<ContextType>;
  DropCount?: DropCountResolvers<ContextType>;
  DropRates?: DropRatesResolvers<ContextType>;
  DropSource?: DropSourceResolvers<ContextType>;
  EditIncidentUpdatePayload?: EditIncidentUpdatePayloadResolvers<ContextType>;
  EnableWebhookErrorCode?: EnableWebhookErrorCodeResolvers;
  EnableWebhookPayload?: EnableWebhookPayloadResolvers<ContextType>;
  EnableWebhookUserError?: EnableWebhookUserErrorResolvers<ContextType>;
  EndOtherSessionsPayload?: EndOtherSessionsPayloadResolvers<ContextType>;
  EndSessionErrorCode?: EndSessionErrorCodeResolvers;
  EndSessionPayload?: EndSessionPayloadResolvers<ContextType>;
  EndSessionUserError?: EndSessionUserErrorResolvers<ContextType>;
  EndUserSessionsErrorCode?: EndUserSessionsErrorCodeResolvers;
  EndUserSessionsPayload?: EndUserSessionsPayloadResolvers<ContextType>;
  EndUserSessionsUserError?: EndUserSessionsUserErrorResolvers<ContextType>;
  Enemy?: EnemyResolvers<ContextType>;
  EnemyConnection?: EnemyConnectionResolvers<ContextType>;
  EnemyEdge?: EnemyEdgeResolvers<ContextType>;
  EnemyEquipmentRecord?: EnemyEquipmentRecordResolvers<ContextType>;
  EnemyRecord?: EnemyRecordResolvers<ContextType>;
  EnemyRecordConnection?: EnemyRecordConnectionResolvers<ContextType>;
  EnemyRecordEdge?: EnemyRecordEdgeResolvers<ContextType>;
  EnemyStatRecord?: EnemyStatRecordResolvers<ContextType>;
  EnemyType?: EnemyTypeResolvers<ContextType>;
  EnemyTypeRecord?: EnemyTypeRecordResolvers<ContextType>;
  EnemyTypeRecordConnection?: EnemyTypeRecordConnectionResolvers<ContextType>;
  EnemyTypeRecordEdge?: EnemyTypeRecordEdgeResolvers<ContextType>;
  EnrolPasskeyErrorCode?: EnrolPasskeyErrorCodeResolvers;
  EnrolPasskeyPayload?: EnrolPasskeyPayloadResolvers<ContextType>;
  EnrolPasskeyUserError?: EnrolPasskeyUserErrorResolvers<ContextType>;
  EnrolTotpErrorCode?: EnrolTotpErrorCodeResolvers;
  EnrolTotpPayload?: EnrolTotpPayloadResolvers<ContextType>;
  EnrolTotpUserError?: EnrolTotpUserErrorResolvers<ContextType>;
  EntryEvent?: EntryEventResolvers<ContextType>;
  EquipBaitGoal?: EquipBaitGoalResolvers<ContextType>;
  EquipErrorCode?: EquipErrorCodeResolvers;
  EquipItemGoal?: EquipItemGoalResolvers<ContextType>;
  EquipPayload?: EquipPayloadResolvers<ContextType>;
  EquipUserError?: EquipUserErrorResolvers<ContextType>;
  EquipmentEntryRecord?: EquipmentEntryRecordResolvers<ContextType>;
  EquipmentOdds?: EquipmentOddsResolvers<ContextType>;
  EquipmentSet?: EquipmentSetResolvers<ContextType>;
  EquipmentSlot?: EquipmentSlotResolvers<ContextType>;
  ExportOwnDataErrorCode?: ExportOwnDataErrorCodeResolvers;
  ExportOwnDataPayload?: ExportOwnDataPayloadResolvers<ContextType>;
  ExportOwnDataUserError?: ExportOwnDataUserErrorResolvers<ContextType>;
  Fairness?: FairnessResolvers<ContextType>;
  FightLink?: FightLinkResolvers<ContextType>;
  FightProof?: FightProofResolvers<ContextType>;
  FightProofStatus?: FightProofStatusResolvers;
  FightReplay?: FightReplayResolvers<ContextType>;
  FightRound?: FightRoundResolvers<ContextType>;
  FightVerdict?: FightVerdictResolvers;
  Fighter?: FighterResolvers<ContextType>;
  FindKeyGoal?: FindKeyGoalResolvers<ContextType>;
  FinishAuthorizationErrorCode?: FinishAuthorizationErrorCodeResolvers;
  FinishAuthorizationPayload?: FinishAuthorizationPayloadResolvers<ContextType>;
  FinishAuthorizationUserError?: FinishAuthorizationUserErrorResolvers<ContextType>;
  FinishPasskeyLoginErrorCode?: FinishPasskeyLoginErrorCodeResolvers;
  FinishPasskeyLoginPayload?: FinishPasskeyLoginPayloadResolvers<ContextType>;
  FinishPasskeyLoginUserError?: FinishPasskeyLoginUserErrorResolvers<ContextType>;
  FirstHuntGoal?: FirstHuntGoalResolvers<ContextType>;
  GameSettings?: GameSettingsResolvers<ContextType>;
  Goal?: GoalResolvers<ContextType>;
  GoldDay?: GoldDayResolvers<ContextType>;
  GrimoireEntry?: GrimoireEntryResolvers<ContextType>;
  GroundReach?: GroundReachResolvers<ContextType>;
  HealingEvent?: HealingEventResolvers<ContextType>;
  HuntCount?: HuntCountResolvers<ContextType>;
  HuntErrorCode?: HuntErrorCodeResolvers;
  HuntEstimate?: HuntEstimateResolvers<ContextType>;
  HuntOdds?: HuntOddsResolvers<ContextType>;
  HuntPayload?: HuntPayloadResolvers<ContextType>;
  HuntReadyEvent?: HuntReadyEventResolvers<ContextType>;
  HuntStatistics?: HuntStatisticsResolvers<ContextType>;
  HuntTotals?: HuntTotalsResolvers<ContextType>;
  HuntUserError?: HuntUserErrorResolvers<ContextType>;
  HuntingGround?: HuntingGroundResolvers<ContextType>;
  HuntingGroundGoal?: HuntingGroundGoalResolvers<ContextType>;
  HuntingGroundRecord?: HuntingGroundRecordResolvers<ContextType>;
  HuntingGroundRecordConnection?: HuntingGroundRecordConnectionResolvers<ContextType>;
  HuntingGroundRecordEdge?: HuntingGroundRecordEdgeResolvers<ContextType>;
  HuntingTableRecord?: HuntingTableRecordResolvers<ContextType>;
  HuntingTableRecordConnection?: HuntingTableRecordConnectionResolvers<ContextType>;
  HuntingTableRecordEdge?: HuntingTableRecordEdgeResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  IncidentErrorCode?: IncidentErrorCodeResolvers;
  IncidentPhase?: IncidentPhaseResolvers;
  IncidentState?: IncidentStateResolvers;
  IncidentText?: IncidentTextResolvers<ContextType>;
  IncidentUserError?: IncidentUserErrorResolvers<ContextType>;
  InventoryEntry?: InventoryEntryResolvers<ContextType>;
  InventoryEntryConnection?: InventoryEntryConnectionResolvers<ContextType>;
  InventoryEntryEdge?: InventoryEntryEdgeResolvers<ContextType>;
  Item?: ItemResolvers<ContextType>;
  ItemAdvice?: ItemAdviceResolvers<ContextType>;
  ItemAmount?: ItemAmountResolvers<ContextType>;
  ItemConnection?: ItemConnectionResolvers<ContextType>;
  ItemEdge?: ItemEdgeResolvers<ContextType>;
  ItemGoal?: ItemGoalResolvers<ContextType>;
  ItemRecord?: ItemRecordResolvers<ContextType>;
  ItemRecordConnection?: ItemRecordConnectionResolvers<ContextType>;
  ItemRecordEdge?: ItemRecordEdgeResolvers<ContextType>;
  ItemSources?: ItemSourcesResolvers<ContextType>;
  ItemStatRecord?: ItemStatRecordResolvers<ContextType>;
  ItemType?: ItemTypeResolvers<ContextType>;
  ItemTypeRecord?: ItemTypeRecordResolvers<ContextType>;
  ItemTypeRecordConnection?: ItemTypeRecordConnectionResolvers<ContextType>;
  ItemTypeRecordEdge?: ItemTypeRecordEdgeResolvers<ContextType>;
  JournalConnection?: JournalConnectionResolvers<ContextType>;
  JournalEdge?: JournalEdgeResolvers<ContextType>;
  JournalEntry?: JournalEntryResolvers<ContextType>;
  JournalFight?: JournalFightResolvers<ContextType>;
  JournalKind?: JournalKindResolvers;
  JournalTotals?: JournalTotalsResolvers<ContextType>;
  LadderConnection?: LadderConnectionResolvers<ContextType>;
  LadderEdge?: LadderEdgeResolvers<ContextType>;
  LadderEntry?: LadderEntryResolvers<ContextType>;
  LeechEvent?: LeechEventResolvers<ContextType>;
  ListedImage?: ListedImageResolvers<ContextType>;
  ListedImageConnection?: ListedImageConnectionResolvers<ContextType>;
  ListedImageEdge?: ListedImageEdgeResolvers<ContextType>;
  LockItemErrorCode?: LockItemErrorCodeResolvers;
  LockItemPayload?: LockItemPayloadResolvers<ContextType>;
  LockItemUserError?: LockItemUserErrorResolvers<ContextType>;
  LoginErrorCode?: LoginErrorCodeResolvers;
  LoginPayload?: LoginPayloadResolvers<ContextType>;
  LoginUserError?: LoginUserErrorResolvers<ContextType>;
  LogoutPayload?: LogoutPayloadResolvers<ContextType>;
  LootEntryRecord?: LootEntryRecordResolvers<ContextType>;
  Merchant?: MerchantResolvers;
  MissingItem?: MissingItemResolvers<ContextType>;
  Mission?: MissionResolvers<ContextType>;
  MissionErrorCode?: MissionErrorCodeResolvers;
  MissionGoal?: MissionGoalResolvers<ContextType>;
  MissionObjective?: MissionObjectiveResolvers<ContextType>;
  MissionRewardEntry?: MissionRewardEntryResolvers<ContextType>;
  MissionStatus?: MissionStatusResolvers;
  MissionStreak?: MissionStreakResolvers<ContextType>;
  MissionUserError?: MissionUserErrorResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  MoneyCurrency?: MoneyCurrencyResolvers;
  Mutation?: MutationResolvers<ContextType>;
  NewsConnection?: NewsConnectionResolvers<ContextType>;
  NewsEdge?: NewsEdgeResolvers<ContextType>;
  NewsEvent?: NewsEventResolvers<ContextType>;
  NewsPost?: NewsPostResolvers<ContextType>;
  NewsPostRecord?: NewsPostRecordResolvers<ContextType>;
  NewsPostRecordConnection?: NewsPostRecordConnectionResolvers<ContextType>;
  NewsPostRecordEdge?: NewsPostRecordEdgeResolvers<ContextType>;
  NoBaitEntry?: NoBaitEntryResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  NotificationKind?: NotificationKindResolvers;
  NotificationSettings?: NotificationSettingsResolvers<ContextType>;
  OpenCombat?: OpenCombatResolvers<ContextType>;
  Owner?: OwnerResolvers;
  PackageItemRecord?: PackageItemRecordResolvers<ContextType>;
  PackageOffer?: PackageOfferResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Passkey?: PasskeyResolvers<ContextType>;
  PatreonType?: PatreonTypeResolvers;
  PayingCreature?: PayingCreatureResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  PaymentCharge?: PaymentChargeResolvers<ContextType>;
  PaymentConnection?: PaymentConnectionResolvers<ContextType>;
  PaymentEdge?: PaymentEdgeResolvers<ContextType>;
  PaymentStatus?: PaymentStatusResolvers;
  PaymentStatusEvent?: PaymentStatusEventResolvers<ContextType>;
  Percentage?: GraphQLScalarType;
  PersonalToken?: PersonalTokenResolvers<ContextType>;
  Pin?: PinResolvers<ContextType>;
  PinKind?: PinKindResolvers;
  PingWebhookErrorCode?: PingWebhookErrorCodeResolvers;
  PingWebhookPayload?: PingWebhookPayloadResolvers<ContextType>;
  PingWebhookUserError?: PingWebhookUserErrorResolvers<ContextType>;
  PinnedItemGoal?: PinnedItemGoalResolvers<ContextType>;
  PlaceGoal?: PlaceGoalResolvers<ContextType>;
  PlanEntry?: PlanEntryResolvers<ContextType>;
  Player?: PlayerResolvers<ContextType>;
  PlayerEvent?: PlayerEventResolvers<ContextType>;
  PlayerProfile?: PlayerProfileResolvers<ContextType>;
  PostIncidentUpdatePayload?: PostIncidentUpdatePayloadResolvers<ContextType>;
  PremiumPackage?: PremiumPackageResolvers<ContextType>;
  PremiumPackageCategory?: PremiumPackageCategoryResolvers;
  PremiumPackageRecord?: PremiumPackageRecordResolvers<ContextType>;
  PremiumPackageRecordConnection?: PremiumPackageRecordConnectionResolvers<ContextType>;
  PremiumPackageRecordEdge?: PremiumPackageRecordEdgeResolvers<ContextType>;
  ProcDamageEvent?: ProcDamageEventResolvers<ContextType>;
  ProcEvadedEvent?: ProcEvadedEventResolvers<ContextType>;
  ProcEvent?: ProcEventResolvers<ContextType>;
  ProcEventTypeRecord?: ProcEventTypeRecordResolvers<ContextType>;
  ProcEventTypeRecordConnection?: ProcEventTypeRecordConnectionResolvers<ContextType>;
  ProcEventTypeRecordEdge?: ProcEventTypeRecordEdgeResolvers<ContextType>;
  ProcFiredEvent?: ProcFiredEventResolvers<ContextType>;
  ProcGainedEvent?: ProcGainedEventResolvers<ContextType>;
  ProcTypeRecord?: ProcTypeRecordResolvers<ContextType>;
  ProcTypeRecordConnection?: ProcTypeRecordConnectionResolvers<ContextType>;
  ProcTypeRecordEdge?: ProcTypeRecordEdgeResolvers<ContextType>;
  PurchaseEntry?: PurchaseEntryResolvers<ContextType>;
  PurchasedPackage?: PurchasedPackageResolvers<ContextType>;
  PushDevice?: PushDeviceResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QuickHuntPayload?: QuickHuntPayloadResolvers<ContextType>;
  QuietHours?: QuietHoursResolvers<ContextType>;
  Rank?: RankResolvers<ContextType>;
  RankGoal?: RankGoalResolvers<ContextType>;
  RankRecord?: RankRecordResolvers<ContextType>;
  RankRecordConnection?: RankRecordConnectionResolvers<ContextType>;
  RankRecordEdge?: RankRecordEdgeResolvers<ContextType>;
  RankUpEntry?: RankUpEntryResolvers<ContextType>;
  Rarity?: RarityResolvers<ContextType>;
  RarityRecord?: RarityRecordResolvers<ContextType>;
  RarityRecordConnection?: RarityRecordConnectionResolvers<ContextType>;
  RarityRecordEdge?: RarityRecordEdgeResolvers<ContextType>;
  RecordErrorCode?: RecordErrorCodeResolvers;
  RecordKind?: RecordKindResolvers;
  RecordMatch?: RecordMatchResolvers<ContextType>;
  RecordName?: RecordNameResolvers<ContextType>;
  RecordSort?: RecordSortResolvers;
  RecordTranslation?: RecordTranslationResolvers<ContextType>;
  RecordUsage?: RecordUsageResolvers<ContextType>;
  RecordUsageReason?: RecordUsageReasonResolvers;
  RecordUser?: RecordUserResolvers<ContextType>;
  RecordUserError?: RecordUserErrorResolvers<ContextType>;
  RefundPaymentErrorCode?: RefundPaymentErrorCodeResolvers;
  RefundPaymentPayload?: RefundPaymentPayloadResolvers<ContextType>;
  RefundPaymentUserError?: RefundPaymentUserErrorResolvers<ContextType>;
  Region?: RegionResolvers<ContextType>;
  RegionEffect?: RegionEffectResolvers<ContextType>;
  RegionEffectTarget?: RegionEffectTargetResolvers;
  RegionPhase?: RegionPhaseResolvers<ContextType>;
  RegionPhaseName?: RegionPhaseNameResolvers;
  RegionRecord?: RegionRecordResolvers<ContextType>;
  RegionRecordConnection?: RegionRecordConnectionResolvers<ContextType>;
  RegionRecordEdge?: RegionRecordEdgeResolvers<ContextType>;
  RegionRule?: RegionRuleResolvers<ContextType>;
  RegionRuleName?: RegionRuleNameResolvers;
  RegisterAppErrorCode?: RegisterAppErrorCodeResolvers;
  RegisterAppPayload?: RegisterAppPayloadResolvers<ContextType>;
  RegisterAppUserError?: RegisterAppUserErrorResolvers<ContextType>;
  RegisterErrorCode?: RegisterErrorCodeResolvers;
  RegisterPayload?: RegisterPayloadResolvers<ContextType>;
  RegisterUserError?: RegisterUserErrorResolvers<ContextType>;
  RegisteredApp?: RegisteredAppResolvers<ContextType>;
  Remote?: RemoteResolvers<ContextType>;
  RemoteBuild?: RemoteBuildResolvers<ContextType>;
  RemoteError?: RemoteErrorResolvers<ContextType>;
  RemoteErrorFrame?: RemoteErrorFrameResolvers<ContextType>;
  RemoteErrorOrigin?: RemoteErrorOriginResolvers;
  RemoteFile?: RemoteFileResolvers<ContextType>;
  RemoteGuardState?: RemoteGuardStateResolvers;
  RemoteHealth?: RemoteHealthResolvers<ContextType>;
  RemoteMeasure?: RemoteMeasureResolvers;
  RemoteOperation?: RemoteOperationResolvers<ContextType>;
  RemoteOwnBuild?: RemoteOwnBuildResolvers<ContextType>;
  RemoteRequirement?: RemoteRequirementResolvers<ContextType>;
  RemoteSourcePlace?: RemoteSourcePlaceResolvers<ContextType>;
  RemoteVersion?: RemoteVersionResolvers<ContextType>;
  RemoteVersionState?: RemoteVersionStateResolvers;
  RemoteVital?: RemoteVitalResolvers;
  RemoteVitalSummary?: RemoteVitalSummaryResolvers<ContextType>;
  RemoteWithdrawal?: RemoteWithdrawalResolvers<ContextType>;
  RemovePasskeyErrorCode?: RemovePasskeyErrorCodeResolvers;
  RemovePasskeyPayload?: RemovePasskeyPayloadResolvers<ContextType>;
  RemovePasskeyUserError?: RemovePasskeyUserErrorResolvers<ContextType>;
  RemovePushDeviceErrorCode?: RemovePushDeviceErrorCodeResolvers;
  RemovePushDevicePayload?: RemovePushDevicePayloadResolvers<ContextType>;
  RemovePushDeviceUserError?: RemovePushDeviceUserErrorResolvers<ContextType>;
  RemoveTotpErrorCode?: RemoveTotpErrorCodeResolvers;
  RemoveTotpPayload?: RemoveTotpPayloadResolvers<ContextType>;
  RemoveTotpUserError?: RemoveTotpUserErrorResolvers<ContextType>;
  RemoveUserItemErrorCode?: RemoveUserItemErrorCodeResolvers;
  RemoveUserItemPayload?: RemoveUserItemPayloadResolvers<ContextType>;
  RemoveUserItemUserError?: RemoveUserItemUserErrorResolvers<ContextType>;
  RemoveUserSecondFactorsErrorCode?: RemoveUserSecondFactorsErrorCodeResolvers;
  RemoveUserSecondFactorsPayload?: RemoveUserSecondFactorsPayloadResolvers<ContextType>;
  RemoveUserSecondFactorsUserError?: RemoveUserSecondFactorsUserErrorResolvers<ContextType>;
  RenewRecoveryCodesErrorCode?: RenewRecoveryCodesErrorCodeResolvers;
  RenewRecoveryCodesPayload?: RenewRecoveryCodesPayloadResolvers<ContextType>;
  RenewRecoveryCodesUserError?: RenewRecoveryCodesUserErrorResolvers<ContextType>;
  RequestPasswordResetErrorCode?: RequestPasswordResetErrorCodeResolvers;
  RequestPasswordResetPayload?: RequestPasswordResetPayloadResolvers<ContextType>;
  RequestPasswordResetUserError?: RequestPasswordResetUserErrorResolvers<ContextType>;
  RerollMissionsPayload?: RerollMissionsPayloadResolvers<ContextType>;
  ResendActivationMailErrorCode?: ResendActivationMailErrorCodeResolvers;
  ResendActivationMailPayload?: ResendActivationMailPayloadResolvers<ContextType>;
  ResendActivationMailUserError?: ResendActivationMailUserErrorResolvers<ContextType>;
  ResendUserActivationErrorCode?: ResendUserActivationErrorCodeResolvers;
  ResendUserActivationPayload?: ResendUserActivationPayloadResolvers<ContextType>;
  ResendUserActivationUserError?: ResendUserActivationUserErrorResolvers<ContextType>;
  ResendWebhookDeliveryErrorCode?: ResendWebhookDeliveryErrorCodeResolvers;
  ResendWebhookDeliveryPayload?: ResendWebhookDeliveryPayloadResolvers<ContextType>;
  ResendWebhookDeliveryUserError?: ResendWebhookDeliveryUserErrorResolvers<ContextType>;
  RestoreRecordPayload?: RestoreRecordPayloadResolvers<ContextType>;
  RetainerAddedEvent?: RetainerAddedEventResolvers<ContextType>;
  RetainerAttackEvent?: RetainerAttackEventResolvers<ContextType>;
  RetainerEvent?: RetainerEventResolvers<ContextType>;
  RetainerRemovedEvent?: RetainerRemovedEventResolvers<ContextType>;
  RetrievePasswordErrorCode?: RetrievePasswordErrorCodeResolvers;
  RetrievePasswordPayload?: RetrievePasswordPayloadResolvers<ContextType>;
  RetrievePasswordUserError?: RetrievePasswordUserErrorResolvers<ContextType>;
  RevealedSeed?: RevealedSeedResolvers<ContextType>;
  ReviewAppErrorCode?: ReviewAppErrorCodeResolvers;
  ReviewAppPayload?: ReviewAppPayloadResolvers<ContextType>;
  ReviewAppUserError?: ReviewAppUserErrorResolvers<ContextType>;
  ReviewedApp?: ReviewedAppResolvers<ContextType>;
  ReviewedAppConnection?: ReviewedAppConnectionResolvers<ContextType>;
  ReviewedAppEdge?: ReviewedAppEdgeResolvers<ContextType>;
  RevokeFightLinkErrorCode?: RevokeFightLinkErrorCodeResolvers;
  RevokeFightLinkPayload?: RevokeFightLinkPayloadResolvers<ContextType>;
  RevokeFightLinkUserError?: RevokeFightLinkUserErrorResolvers<ContextType>;
  RevokePersonalTokenErrorCode?: RevokePersonalTokenErrorCodeResolvers;
  RevokePersonalTokenPayload?: RevokePersonalTokenPayloadResolvers<ContextType>;
  RevokePersonalTokenUserError?: RevokePersonalTokenUserErrorResolvers<ContextType>;
  RevokePersonalTokensPayload?: RevokePersonalTokensPayloadResolvers<ContextType>;
  Reward?: RewardResolvers<ContextType>;
  Role?: RoleResolvers;
  RollBackRemoteErrorCode?: RollBackRemoteErrorCodeResolvers;
  RollBackRemotePayload?: RollBackRemotePayloadResolvers<ContextType>;
  RollBackRemoteUserError?: RollBackRemoteUserErrorResolvers<ContextType>;
  RotateAppSecretErrorCode?: RotateAppSecretErrorCodeResolvers;
  RotateAppSecretPayload?: RotateAppSecretPayloadResolvers<ContextType>;
  RotateAppSecretUserError?: RotateAppSecretUserErrorResolvers<ContextType>;
  RotatePersonalTokenErrorCode?: RotatePersonalTokenErrorCodeResolvers;
  RotatePersonalTokenPayload?: RotatePersonalTokenPayloadResolvers<ContextType>;
  RotatePersonalTokenUserError?: RotatePersonalTokenUserErrorResolvers<ContextType>;
  RotateSeedErrorCode?: RotateSeedErrorCodeResolvers;
  RotateSeedPayload?: RotateSeedPayloadResolvers<ContextType>;
  RotateSeedUserError?: RotateSeedUserErrorResolvers<ContextType>;
  RoundStartEvent?: RoundStartEventResolvers<ContextType>;
  SafeInt?: GraphQLScalarType;
  SaleTotal?: SaleTotalResolvers<ContextType>;
  Scope?: GraphQLScalarType;
  SecondFactorMethod?: SecondFactorMethodResolvers;
  SecondFactors?: SecondFactorsResolvers<ContextType>;
  SellErrorCode?: SellErrorCodeResolvers;
  SellItemsPayload?: SellItemsPayloadResolvers<ContextType>;
  SellPayload?: SellPayloadResolvers<ContextType>;
  SellUserError?: SellUserErrorResolvers<ContextType>;
  SetRemoteStateErrorCode?: SetRemoteStateErrorCodeResolvers;
  SetRemoteStatePayload?: SetRemoteStatePayloadResolvers<ContextType>;
  SetRemoteStateUserError?: SetRemoteStateUserErrorResolvers<ContextType>;
  SetUserCurrenciesErrorCode?: SetUserCurrenciesErrorCodeResolvers;
  SetUserCurrenciesPayload?: SetUserCurrenciesPayloadResolvers<ContextType>;
  SetUserCurrenciesUserError?: SetUserCurrenciesUserErrorResolvers<ContextType>;
  ShareFightErrorCode?: ShareFightErrorCodeResolvers;
  ShareFightPayload?: ShareFightPayloadResolvers<ContextType>;
  ShareFightUserError?: ShareFightUserErrorResolvers<ContextType>;
  ShopEntry?: ShopEntryResolvers<ContextType>;
  ShopItemGoal?: ShopItemGoalResolvers<ContextType>;
  ShopMaterial?: ShopMaterialResolvers<ContextType>;
  ShopSort?: ShopSortResolvers;
  ShopVerb?: ShopVerbResolvers;
  SiteIncident?: SiteIncidentResolvers<ContextType>;
  SiteIncidentUpdate?: SiteIncidentUpdateResolvers<ContextType>;
  SiteOutage?: SiteOutageResolvers<ContextType>;
  SiteStatus?: SiteStatusResolvers<ContextType>;
  SlotChange?: SlotChangeResolvers<ContextType>;
  SlotRequirement?: SlotRequirementResolvers<ContextType>;
  SortDirection?: SortDirectionResolvers;
  SourceGround?: SourceGroundResolvers<ContextType>;
  StaffChangeEvent?: StaffChangeEventResolvers<ContextType>;
  StaffEvent?: StaffEventResolvers<ContextType>;
  StaffPlaceEvent?: StaffPlaceEventResolvers<ContextType>;
  StartAuthorizationErrorCode?: StartAuthorizationErrorCodeResolvers;
  StartAuthorizationPayload?: StartAuthorizationPayloadResolvers<ContextType>;
  StartAuthorizationUserError?: StartAuthorizationUserErrorResolvers<ContextType>;
  StartDeviceAuthorizationErrorCode?: StartDeviceAuthorizationErrorCodeResolvers;
  StartDeviceAuthorizationPayload?: StartDeviceAuthorizationPayloadResolvers<ContextType>;
  StartDeviceAuthorizationUserError?: StartDeviceAuthorizationUserErrorResolvers<ContextType>;
  StartPasskeyLoginErrorCode?: StartPasskeyLoginErrorCodeResolvers;
  StartPasskeyLoginPayload?: StartPasskeyLoginPayloadResolvers<ContextType>;
  StartPasskeyLoginUserError?: StartPasskeyLoginUserErrorResolvers<ContextType>;
  Stat?: StatResolvers<ContextType>;
  StatProc?: StatProcResolvers<ContextType>;
  StatRecord?: StatRecordResolvers<ContextType>;
  StatRecordConnection?: StatRecordConnectionResolvers<ContextType>;
  StatRecordEdge?: StatRecordEdgeResolvers<ContextType>;
  StatRecordType?: StatRecordTypeResolvers;
  StatType?: StatTypeResolvers;
  StatValue?: StatValueResolvers<ContextType>;
  StatusComponent?: StatusComponentResolvers;
  StopNotificationsPayload?: StopNotificationsPayloadResolvers<ContextType>;
  StreamEvent?: StreamEventResolvers<ContextType>;
  StunEvent?: StunEventResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  SubscriptionLevel?: SubscriptionLevelResolvers;
  SystemEntry?: SystemEntryResolvers<ContextType>;
  TableSliceRecord?: TableSliceRecordResolvers<ContextType>;
  TakeGiftErrorCode?: TakeGiftErrorCodeResolvers;
  TakeGiftGoal?: TakeGiftGoalResolvers<ContextType>;
  TakeGiftPayload?: TakeGiftPayloadResolvers<ContextType>;
  TakeGiftUserError?: TakeGiftUserErrorResolvers<ContextType>;
  TheftEvent?: TheftEventResolvers<ContextType>;
  TranslationLanguage?: TranslationLanguageResolvers;
  TranslationState?: TranslationStateResolvers;
  TravelEntry?: TravelEntryResolvers<ContextType>;
  TravelErrorCode?: TravelErrorCodeResolvers;
  TravelGoal?: TravelGoalResolvers<ContextType>;
  TravelPayload?: TravelPayloadResolvers<ContextType>;
  TravelUserError?: TravelUserErrorResolvers<ContextType>;
  Trophy?: TrophyResolvers<ContextType>;
  UnbanUserErrorCode?: UnbanUserErrorCodeResolvers;
  UnbanUserPayload?: UnbanUserPayloadResolvers<ContextType>;
  UnbanUserUserError?: UnbanUserUserErrorResolvers<ContextType>;
  UnequipPayload?: UnequipPayloadResolvers<ContextType>;
  UpdateAppErrorCode?: UpdateAppErrorCodeResolvers;
  UpdateAppPayload?: UpdateAppPayloadResolvers<ContextType>;
  UpdateAppUserError?: UpdateAppUserErrorResolvers<ContextType>;
  UpdateCurrencyPayload?: UpdateCurrencyPayloadResolvers<ContextType>;
  UpdateDamageTypePayload?: UpdateDamageTypePayloadResolvers<ContextType>;
  UpdateEmailErrorCode?: UpdateEmailErrorCodeResolvers;
  UpdateEmailPayload?: UpdateEmailPayloadResolvers<ContextType>;
  UpdateEmailUserError?: UpdateEmailUserErrorResolvers<ContextType>;
  UpdateEnemyPayload?: UpdateEnemyPayloadResolvers<ContextType>;
  UpdateEnemyTypePayload?: UpdateEnemyTypePayloadResolvers<ContextType>;
  UpdateEquipmentSetErrorCode?: UpdateEquipmentSetErrorCodeResolvers;
  UpdateEquipmentSetPayload?: UpdateEquipmentSetPayloadResolvers<ContextType>;
  UpdateEquipmentSetUserError?: UpdateEquipmentSetUserErrorResolvers<ContextType>;
  UpdateHuntingGroundPayload?: UpdateHuntingGroundPayloadResolvers<ContextType>;
  UpdateHuntingTablePayload?: UpdateHuntingTablePayloadResolvers<ContextType>;
  UpdateIncidentPayload?: UpdateIncidentPayloadResolvers<ContextType>;
  UpdateItemPayload?: UpdateItemPayloadResolvers<ContextType>;
  UpdateItemTypePayload?: UpdateItemTypePayloadResolvers<ContextType>;
  UpdateNewsPostPayload?: UpdateNewsPostPayloadResolvers<ContextType>;
  UpdatePasswordErrorCode?: UpdatePasswordErrorCodeResolvers;
  UpdatePasswordPayload?: UpdatePasswordPayloadResolvers<ContextType>;
  UpdatePasswordUserError?: UpdatePasswordUserErrorResolvers<ContextType>;
  UpdatePremiumPackagePayload?: UpdatePremiumPackagePayloadResolvers<ContextType>;
  UpdateProcEventTypePayload?: UpdateProcEventTypePayloadResolvers<ContextType>;
  UpdateProcTypePayload?: UpdateProcTypePayloadResolvers<ContextType>;
  UpdateRankPayload?: UpdateRankPayloadResolvers<ContextType>;
  UpdateRarityPayload?: UpdateRarityPayloadResolvers<ContextType>;
  UpdateRegionPayload?: UpdateRegionPayloadResolvers<ContextType>;
  UpdateSettingsErrorCode?: UpdateSettingsErrorCodeResolvers;
  UpdateSettingsPayload?: UpdateSettingsPayloadResolvers<ContextType>;
  UpdateSettingsUserError?: UpdateSettingsUserErrorResolvers<ContextType>;
  UpdateStatPayload?: UpdateStatPayloadResolvers<ContextType>;
  UpdateUserErrorCode?: UpdateUserErrorCodeResolvers;
  UpdateUserPayload?: UpdateUserPayloadResolvers<ContextType>;
  UpdateUserUserError?: UpdateUserUserErrorResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserConnection?: UserConnectionResolvers<ContextType>;
  UserEdge?: UserEdgeResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  UserSession?: UserSessionResolvers<ContextType>;
  UserSpending?: UserSpendingResolvers<ContextType>;
  WearItemsPayload?: WearItemsPayloadResolvers<ContextType>;
  Webhook?: WebhookResolvers<ContextType>;
  WebhookDelivery?: WebhookDeliveryResolvers<ContextType>;
  WebhookDeliveryStatus?: WebhookDeliveryStatusResolvers;
  WebhookEvent?: WebhookEventResolvers;
};

export type DirectiveResolvers<ContextType = Context> = {
  authenticated?: AuthenticatedDirectiveResolver<any, any, ContextType>;
  constraint?: ConstraintDirectiveResolver<any, any, ContextType>;
  cost?: CostDirectiveResolver<any, any, ContextType>;
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
  namespace?: NamespaceDirectiveResolver<any, any, ContextType>;
  ownedBy?: OwnedByDirectiveResolver<any, any, ContextType>;
  public?: PublicDirectiveResolver<any, any, ContextType>;
  requiresScopes?: RequiresScopesDirectiveResolver<any, any, ContextType>;
};
