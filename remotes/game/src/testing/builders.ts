/**
 * Complete objects of the schema, as the gateway returns them, so that any selection finds its fields. Their types are
 * those of the documents.
 */
import { noShownEnemy, noShownHuntingGround, noShownItem } from '@sanguine/rules'
import type {
  GameCombatFragment,
  GameCreatureStatsFragment,
  GameCurrencyFragment,
  GameFairnessFragment,
  GameFighterFragment,
  GameGoalFragment,
  GameGoalItemFragment,
  GameGrimoireQuery,
  GameGroundFragment,
  GameHuntOddsQuery,
  GameInventoryFragment,
  GameItemFragment,
  GameJournalEntryFragment,
  GameKeyFragment,
  GameMissionFragment,
  GamePinFragment,
  GamePlaceFragment,
  GamePlanEntryFragment,
  GamePlayerFragment,
  GameRegionRuleFragment,
  GameShopQuery,
  GameStatFragment,
  GameSuggestedPinFragment,
  Role,
} from '../generated/documents'

type InventoryEntry = GameInventoryFragment['inventory'][number]
type EquipmentSlot = GamePlayerFragment['equipmentSlots'][number]

export type Item = GameItemFragment &
  GameGoalItemFragment &
  InventoryEntry['item'] &
  NonNullable<EquipmentSlot['item']> &
  GameKeyFragment &
  GameShopQuery['shop'][number]['item']

export type HuntingGround = GamePlayerFragment['huntingGround'] &
  GameCombatFragment['huntingGround'] &
  GameGroundFragment

type Enemy = GameCombatFragment['enemy'] & GameGrimoireQuery['grimoire'][number]['enemy']

export type Player = GamePlayerFragment &
  GameInventoryFragment & {
    readonly combat: GameCombatFragment | null
    readonly fairness: GameFairnessFragment | null
    readonly pins: readonly GamePinFragment[]
    readonly suggestedPins: readonly GameSuggestedPinFragment[]
    readonly plan: readonly GamePlanEntryFragment[]
    readonly xpGround: GamePlaceFragment
  }

type StatOverrides = Partial<Omit<GameStatFragment, 'stat'>> & {
  readonly stat?: Partial<GamePlayerFragment['stats'][number]['stat']>
}

let made = 0
const nextId = (): string => {
  made += 1
  return made.toString(16).padStart(24, '0')
}

const common = { id: 'f'.repeat(24), name: 'Common', shortName: 'common', colorHex: '#b6b1a3' }

export const anImage = { id: 'a'.repeat(24), animatedUrl: null }

export const anItemType = (
  shortName: string,
  overrides: Partial<Item['itemType']> = {},
): {
  readonly id: string
  readonly shortName: string
  readonly isEquipment: boolean
  readonly countsWhileOwned: boolean
} => ({
  id: `type-${shortName}`,
  shortName,
  isEquipment: true,
  countsWhileOwned: false,
  ...overrides,
})

export const anItem = (overrides: Partial<Item> = {}): Item => ({
  ...noShownItem,
  id: nextId(),
  name: 'Warm Rat',
  image: anImage,
  flavorText: 'It will not be warm for long.',
  itemType: anItemType('bait'),
  rarity: common,
  stats: [],
  price: [],
  refund: [],
  craftingMaterials: [],
  craftedInto: [],
  requiredXp: 0,
  requiredSubscription: null,
  creatureType: null,
  attractsEnemyType: null,
  attractsEnemy: null,
  affectsEnemyType: null,
  specialGrounds: [],
  ...overrides,
})

const vgc = { id: 'vgc', name: 'VGC', singularName: 'VGC', shortName: 'vgc', image: anImage }

export const coins = (amount: number): GameCurrencyFragment => ({ currency: vgc, amount })

export const aStat = ({ stat, ...overrides }: StatOverrides = {}): GamePlayerFragment['stats'][number] => ({
  from: 8,
  to: 8,
  procPercent: null,
  ...overrides,
  stat: {
    id: 'health',
    name: 'Health',
    shortName: 'health',
    type: 'NUMBER',
    unitSymbol: '',
    image: null,
    ...stat,
  },
})

/** The tide at low water, which turns in an hour. */
export const aTide = (
  overrides: Partial<GameRegionRuleFragment & { readonly phases: unknown }> = {},
): GameRegionRuleFragment => ({
  name: 'TIDE',
  heat: 0,
  turnsAt: new Date(Date.now() + 3_600_000).toISOString(),
  phase: {
    name: 'LOW_TIDE',
    effects: [{ target: 'ATTRACTION', factor: 2, enemyType: { id: 'undead', name: 'Undead' }, rarity: null }],
  },
  nextPhase: { name: 'FLOOD_TIDE' },
  ...overrides,
})

export const aGround = (overrides: Partial<HuntingGround> = {}): HuntingGround => ({
  ...noShownHuntingGround,
  id: nextId(),
  name: 'Hollow Abbey',
  region: { id: 'vale', name: 'Ashen Vale', rule: null },
  image: anImage,
  flavorText: '',
  requiredXp: 0,
  key: null,
  baitEffects: [],
  travelCost: [],
  ...overrides,
})

const hollowAbbey = aGround()

export const aSlot = (shortName: string, overrides: Partial<EquipmentSlot> = {}): EquipmentSlot => ({
  index: 0,
  itemType: anItemType(shortName),
  item: null,
  lockedBy: null,
  ...overrides,
})

export const anEnemy = (overrides: Partial<Enemy> = {}): Enemy => ({
  ...noShownEnemy,
  id: nextId(),
  name: 'Grave Rat',
  image: anImage,
  flavorText: '',
  rarity: common,
  type: { id: 'undead', name: 'Undead', dangers: [], weaknesses: [] },
  ...overrides,
})

export const aMission = (overrides: Partial<GameMissionFragment> = {}): GameMissionFragment => ({
  id: '1-0-0',
  status: 'RUNNING',
  huntingGround: hollowAbbey,
  endsAt: new Date(Date.now() + 42_483_000).toISOString(),
  objectives: [
    { enemy: anEnemy({ name: 'Shambling Dead' }), playerTimesHunted: 31, caught: 12, goal: 20 },
    { enemy: anEnemy({ name: 'Bone-caller' }), playerTimesHunted: 5, caught: 5, goal: 5 },
  ],
  reward: { xp: 360, currencies: [coins(250)], items: [{ amount: 2, item: anItem({ name: 'Grave Salt' }) }] },
  ...overrides,
})

const graveRat = anEnemy()

type CombatEntry = Extract<GameJournalEntryFragment, { readonly __typename: 'CombatEntry' }>

/** The fields of every journal entry. */
export const entryFields = () => ({ id: nextId(), happenedAt: new Date(Date.now() - 120_000).toISOString() })

/** A journal entry of a victory. */
export const aCombatEntry = (overrides: Partial<CombatEntry> = {}): CombatEntry => ({
  __typename: 'CombatEntry',
  ...entryFields(),
  isAutoHunt: false,
  result: 'WIN',
  modifiers: [],
  retainers: [],
  enemy: graveRat,
  reward: { xp: 12, currencies: [coins(7)], items: [] },
  ...overrides,
})

/** A journal entry of an auto-hunt by the retainer `Hound`. */
export const anAutoHunt = (overrides: Partial<CombatEntry> = {}): CombatEntry =>
  aCombatEntry({ isAutoHunt: true, modifiers: ['AUTO_HUNT'], retainers: [anItem({ name: 'Hound' })], ...overrides })

export const aJournal = (...nodes: readonly GameJournalEntryFragment[]) => ({
  edges: nodes.map((node) => ({ cursor: node.id, node })),
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
})

export const aRankGoal = (name = 'Runner of the Night'): GameGoalFragment => ({
  __typename: 'RankGoal',
  missing: 60,
  hunts: null,
  rank: { id: nextId(), name, rewardItem: null, coffinCharges: 0 },
})

export const aSetup = (overrides: Partial<Player['equipmentSets'][number]> = {}): Player['equipmentSets'][number] => ({
  index: 0,
  name: null,
  isLocked: false,
  huntingGround: null,
  ...overrides,
})

export const aPlayer = (overrides: Partial<Player> = {}): Player => ({
  id: 'account-1',
  name: 'Morwenna Blackthorn',
  avatar: anImage,
  xp: 40,
  currentRank: { id: 'rank-1', name: 'Fledgling', requiredXp: 0, coffinCharges: 0, rewardItem: null },
  nextRank: { id: 'rank-2', requiredXp: 100 },
  ladderRank: 1204,
  currencies: [coins(160)],
  stats: [],
  inventory: [],
  huntingGround: hollowAbbey,
  nextAutoHuntAt: null,
  mission: null,
  nextHuntAt: new Date(Date.now() - 1000).toISOString(),
  cooldownSeconds: 600,
  coffin: null,
  subscription: null,
  unlockedEquipmentSetCount: 2,
  activeEquipmentSetIndex: 0,
  equipmentSets: Array.from({ length: 10 }, (_, index) => aSetup({ index, isLocked: index > 1 })),
  equipmentSlots: [
    aSlot('head'),
    aSlot('retainer', { index: 1, lockedBy: { stat: { id: 'dominate', name: 'Dominate' }, value: 1, opener: null } }),
  ],
  bait: { item: anItem(), amount: 20 },
  autoHunt: { isOn: true, bait: null, reserve: 0, available: 20 },
  combat: null,
  openCombat: null,
  fairness: null,
  goals: [aRankGoal()],
  pins: [],
  suggestedPins: [],
  plan: [],
  xpGround: overrides.huntingGround ?? hollowAbbey,
  // of the answer, which may come long after the player was built
  get readAt() {
    return new Date().toISOString()
  },
  revision: 1,
  notifications: { hasBadge: true },
  ...overrides,
})

export const anInventoryEntry = (item: Item, overrides: Partial<InventoryEntry> = {}): InventoryEntry => ({
  item,
  amount: 1,
  spare: overrides.amount ?? 1,
  isEquipped: false,
  isLocked: false,
  isOutgrown: false,
  unneeded: 0,
  arrival: 0,
  neededForCollection: null,
  ...overrides,
})

export const aFighter = (overrides: Partial<GameFighterFragment> = {}): GameFighterFragment => ({
  name: 'Grave Rat',
  image: anImage,
  health: 20,
  maxHealth: 28,
  isPlayer: false,
  retainers: [],
  ...overrides,
})

export const aCombat = (overrides: Partial<GameCombatFragment> = {}): GameCombatFragment => ({
  id: 'account-1:1',
  number: 1,
  round: 1,
  result: 'ONGOING',
  attacker: aFighter({ name: 'Morwenna Blackthorn', isPlayer: true, health: 91, maxHealth: 100 }),
  defender: aFighter(),
  enemy: graveRat,
  huntingGround: hollowAbbey,
  bait: anItem(),
  events: [],
  modifiers: [],
  regionPhase: null,
  reward: null,
  ...overrides,
})

/** The summary of an open fight, as the server makes it: its round is the one that is played next. */
export const openCombatOf = (
  { round, enemy: { id, name } }: GameCombatFragment,
  isCoffinHunt = false,
): NonNullable<Player['openCombat']> => ({ round: round + 1, isCoffinHunt, enemy: { id, name } })

/** The payload of a mutation that was refused. */
export const refusedWith = (code: string, details: Readonly<Record<string, unknown>> = {}) => ({
  userErrors: [{ code, field: null, ...details }],
})

export const anAccount = (
  overrides: {
    readonly email?: string
    readonly role?: Role
    readonly hasSeenWelcome?: boolean
    readonly ban?: { readonly reason: string }
    readonly passwordExpiresAt?: string | null
  } = {},
) => ({
  id: 'account-1',
  name: 'Morwenna Blackthorn',
  email: 'morwenna@example.org',
  passwordExpiresAt: null,
  role: 'USER',
  hasSeenWelcome: true,
  ...overrides,
})

type HuntOdds = GameHuntOddsQuery['huntOdds']

/** A creature of 46–54 health and 8–13 damage that leeches. */
export const aCreatureStats = (overrides: Partial<GameCreatureStatsFragment> = {}): GameCreatureStatsFragment => ({
  values: [
    aStat({ from: 46, to: 54 }),
    aStat({ from: 8, to: 13, stat: { id: 'damage', name: 'Damage', shortName: 'damage' } }),
    aStat({ from: 3, to: 5, procPercent: 12, stat: { id: 'thirst', name: 'Red Thirst', shortName: 'thirst' } }),
  ],
  retainers: [],
  ...overrides,
})

export const aCreatureOdds = (overrides: object = {}): HuntOdds['creatures'][number] => ({
  enemy: anEnemy(),
  chance: 60,
  huntsAtMost: null,
  timesBeaten: 7,
  verdict: 'EVEN',
  winsToNext: null,
  fight: {
    winChance: 62,
    drawChance: 20,
    lossChance: 18,
    margin: 0,
    xp: 11,
    winCurrencies: [coins(14)],
    stats: aCreatureStats(),
  },
  drops: [{ chance: 12, amount: 0.2, item: anItem({ name: 'Tallow Stub' }) }],
  ...overrides,
})

/** The odds of a ground with one creature. */
export const aHuntOdds = (overrides: Partial<HuntOdds> = {}): HuntOdds => ({
  turnsAt: null,
  totals: { winChance: 62, drawChance: 20, lossChance: 18, margin: 0, xp: 6.82, currencies: [coins(9)] },
  creatures: [aCreatureOdds()],
  ...overrides,
})
