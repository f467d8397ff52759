/** How the server's types differ from the schema: what resolvers are given, and what enum values are called. */
import { camelCase } from '@sanguine/rules'
import { type GraphQLObjectType, type GraphQLSchema, isEnumType, isObjectType } from 'graphql'

/** On the server an enum value is its name in camel case: `WEAPON_MASTER` is `weaponMaster`. */
export const internalEnumValues = (schema: GraphQLSchema): Readonly<Record<string, Readonly<Record<string, string>>>> =>
  Object.fromEntries(
    Object.values(schema.getTypeMap())
      .filter(isEnumType)
      .filter(({ name }) => !name.startsWith('__'))
      .map((type) => [type.name, Object.fromEntries(type.getValues().map(({ name }) => [name, camelCase(name)]))]),
  )

const rules = (name: string): string => `@sanguine/rules#${name}`
const objects = (name: string): string => `../objects#${name}`

const namedMappers: Readonly<Record<string, string>> = {
  Account: '@sanguine/kernel#Viewer',
  ActiveSubscription: objects('ActiveSubscriptionObject'),
  Admin: objects('AdminObject'),
  AnalyticsDay: objects('AnalyticsDayObject'),
  AnalyticsPurchase: objects('AnalyticsPurchaseObject'),
  AuditChange: objects('AuditChangeObject'),
  AuditEntry: objects('AuditEntryObject'),
  AuditEntryConnection: objects('AuditEntryConnectionObject'),
  Collection: objects('CollectionObject'),
  Combat: objects('CombatObject'),
  CombatProc: objects('CombatProcObject'),
  CombatRetainer: objects('CombatRetainerObject'),
  CombatAdvice: objects('CombatAdviceObject'),
  CreatureFight: objects('CreatureFightObject'),
  CreatureSource: objects('CreatureSourceObject'),
  CreatureStats: objects('CreatureStatsObject'),
  CurrencySources: objects('CurrencySourcesObject'),
  PayingCreature: objects('PayingCreatureObject'),
  Currency: rules('CurrencyDefinition'),
  CurrencyAmount: objects('CurrencyAmountObject'),
  DropChance: rules('DropOdds'),
  DropCount: objects('DropCountObject'),
  DropSource: objects('DropSourceObject'),
  Enemy: rules('EnemyDefinition'),
  EnemyType: rules('EnemyTypeDefinition'),
  Fairness: objects('FairnessObject'),
  FightReplay: objects('FightReplayObject'),
  Fighter: objects('FighterObject'),
  GameSettings: objects('GameSettingsObject'),
  QuietHours: objects('QuietHoursObject'),
  NotificationSettings: objects('NotificationSettingsObject'),
  HuntCount: objects('HuntCountObject'),
  HuntTotals: objects('HuntTotalsObject'),
  HuntingGround: rules('GroundDefinition'),
  Image: objects('ImageObject'),
  HuntEstimate: objects('HuntEstimateObject'),
  Item: rules('ItemDefinition'),
  Webhook: objects('WebhookObject'),
  ItemAdvice: objects('ItemAdviceObject'),
  ItemAmount: objects('ItemAmountObject'),
  ItemSources: objects('ItemSourcesObject'),
  ItemType: rules('ItemTypeDefinition'),
  LadderEntry: objects('LadderEntryObject'),
  ListedImage: objects('ListedImageObject'),
  MissingItem: objects('MissingItemObject'),
  Mission: objects('MissionObject'),
  NewsPost: objects('NewsPostObject'),
  Pin: objects('PinObject'),
  PlanEntry: objects('PlanEntryObject'),
  Player: objects('PlayerObject'),
  PlayerProfile: objects('PlayerProfileObject'),
  Rank: rules('RankDefinition'),
  Rarity: rules('RarityDefinition'),
  Region: rules('RegionDefinition'),
  RegionEffect: objects('RegionEffectObject'),
  RegionPhase: objects('RegionPhaseObject'),
  Remote: objects('RemoteObject'),
  RemoteBuild: objects('RemoteBuildObject'),
  RemoteError: objects('RemoteErrorObject'),
  RemoteErrorFrame: objects('RemoteErrorFrameObject'),
  RemoteHealth: objects('RemoteHealthObject'),
  RemoteSourcePlace: objects('RemoteSourcePlaceObject'),
  RemoteVersion: objects('RemoteVersionObject'),
  RemoteWithdrawal: objects('RemoteWithdrawalObject'),
  RegionRule: objects('RegionRuleObject'),
  Reward: objects('RewardObject'),
  SlotChange: objects('SlotChangeObject'),
  SourceGround: objects('SourceGroundObject'),
  Stat: rules('StatDefinition'),
  StatProc: rules('ProcDefinition'),
  StatValue: rules('StatLine'),
  User: objects('UserObject'),
}

const implementsInterface = (type: GraphQLObjectType, name: string): boolean =>
  type.getInterfaces().some((implemented) => implemented.name === name)

function mapperOf(type: GraphQLObjectType): string | undefined {
  const { name } = type
  if (implementsInterface(type, 'JournalEntry') || implementsInterface(type, 'Goal')) return objects(`${name}Object`)
  if (implementsInterface(type, 'StreamEvent') || implementsInterface(type, 'StaffEvent'))
    return objects(`${name}Object`)
  if (implementsInterface(type, 'CombatEvent')) return objects('CombatEventObject')
  if (implementsInterface(type, 'UserError')) return objects('UserErrorObject')
  if (name.endsWith('Record')) return objects('id' in type.getFields() ? 'RecordObject' : 'RecordEntryObject')
  return namedMappers[name]
}

/**
 * The mappers of object types, which give their resolvers' parent types; without a mapper, the parent has the fields of
 * its type.
 */
export const mappersOf = (schema: GraphQLSchema): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.values(schema.getTypeMap())
      .filter(isObjectType)
      .flatMap((type) => {
        const mapper = mapperOf(type)
        return mapper === undefined ? [] : [[type.name, mapper]]
      }),
  )

/** The generator knows no resolver type for an enum whose values have other names on the server, and writes null. */
export const withEnumTypes = (content: string): string => content.replace(/^ {2}([A-Z]\w+): null;$/gm, '  $1: $1;')
