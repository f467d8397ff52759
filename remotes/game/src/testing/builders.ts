/** Complete objects of the schema, as the gateway returns them, so that any selection finds its fields. */

const common = { id: 'f'.repeat(24), name: 'Common', shortName: 'common', colorHex: '#b6b1a3' }
const image = 'a'.repeat(24)

type Fields = Readonly<Record<string, unknown>>

let made = 0
const nextId = (): string => {
  made += 1
  return made.toString(16).padStart(24, '0')
}

export const anItem = (overrides: Fields = {}) => ({
  id: nextId(),
  name: 'Warm Rat',
  imageId: image,
  animatedImageId: '',
  flavorText: 'It will not be warm for long.',
  itemType: 'Bait',
  itemTypeShortName: 'bait',
  isEquipment: true,
  rarity: common,
  stats: [],
  price: [],
  refund: [],
  craftingMats: [],
  madeInto: [],
  countsWhileOwned: false,
  unique: false,
  reqXP: 0,
  needSub: 0,
  retainerCreatureType: null,
  ...overrides,
})

export const coins = (value: number) => ({ name: 'VGC', shortName: 'vgc', value, imageId: image })

const aGround = {
  id: nextId(),
  regionId: nextId(),
  regionName: 'Ashen Vale',
  name: 'Hollow Abbey',
  imageId: image,
  animatedImageId: '',
  flavorText: '',
}

const aSlot = (itemType: string, overrides: Fields = {}) => ({
  itemType,
  index: 0,
  item: null,
  isLocked: false,
  lockedBy: null,
  ...overrides,
})

const anEnemy = (name: string, rarity: Fields = common) => ({
  id: nextId(),
  name,
  imageId: image,
  animatedImageId: '',
  flavorText: '',
  rarity,
  type: { id: nextId(), name: 'Undead', shortName: 'undead', imageId: image },
  reward: { xp: 12, currencies: [], items: [] },
})

export const aMission = (overrides: Fields = {}) => ({
  status: 'running',
  huntingGround: aGround,
  startsAt: new Date(Date.now() - 3_600_000).toISOString(),
  endsAt: new Date(Date.now() + 42_483_000).toISOString(),
  objectives: [
    { enemy: anEnemy('Shambling Dead'), playerTimesHunted: 31, caught: 12, goal: 20 },
    { enemy: anEnemy('Bone-caller'), playerTimesHunted: 5, caught: 5, goal: 5 },
  ],
  reward: { xp: 360, currencies: [coins(250)], items: [{ amount: 2, item: anItem({ name: 'Grave Salt' }) }] },
  ...overrides,
})

const noMission = {
  status: 'none',
  huntingGround: null,
  startsAt: null,
  endsAt: null,
  objectives: [],
  reward: null,
}

const someone = anEnemy('Grave Rat')

/** A journal entry of a victory. */
export const anEntry = (overrides: Fields = {}) => ({
  id: nextId(),
  type: 'combat',
  timestamp: new Date(Date.now() - 120_000).toISOString(),
  isAutoHunt: false,
  combat: { result: 'win', modifiers: [], retainers: [], enemyInfo: someone },
  huntingGround: null,
  rankName: null,
  reward: { xp: 12, currencies: [coins(7)], items: [] },
  progress: null,
  message: null,
  ...overrides,
})

/** A journal entry of an auto-hunt by the retainer `Hound`. */
export const anAutoHunt = ({ result = 'win', ...overrides }: Fields = {}) =>
  anEntry({
    isAutoHunt: true,
    combat: { result, modifiers: ['autoHunt'], retainers: [anItem({ name: 'Hound' })], enemyInfo: someone },
    ...overrides,
  })

export const aJournal = (...nodes: readonly Fields[]) => ({
  edges: nodes.map((node) => ({ cursor: node.id, node })),
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
})

export const aGoal = (overrides: Fields = {}) => ({
  kind: 'rank',
  name: 'Errand of the Night',
  xpMissing: 60,
  missing: 60,
  item: null,
  huntingGround: null,
  enemy: null,
  keyItem: null,
  material: null,
  rewardItem: null,
  ...overrides,
})

export const aPlayer = (overrides: Fields = {}) => ({
  id: 'account-1',
  name: 'Morwenna Blackthorn',
  email: 'morwenna@example.org',
  role: 'user',
  xp: 40,
  nextRankXP: 100,
  currentRankXP: 0,
  currentRank: 'Fledgling',
  ladderRank: 1204,
  currencies: [coins(160)],
  stats: [],
  inventory: [],
  currentHuntingGround: aGround,
  nextAutoHunt: null,
  mission: noMission,
  nextAllowedHunt: new Date(Date.now() - 1000).toISOString(),
  cooldownSeconds: 600,
  nextCoffinRecharge: new Date(Date.now() - 1000).toISOString(),
  coffinCharges: 0,
  maxCoffinCharges: 0,
  unlockedEquipmentSlots: 2,
  activeEquipmentSlot: 0,
  slots: [
    aSlot('head'),
    aSlot('retainer', { index: 1, isLocked: true, lockedBy: { stat: 'dominate', statName: 'Dominate', value: 1 } }),
  ],
  bait: { item: anItem(), amount: 20 },
  combat: null,
  goals: [aGoal()],
  now: new Date().toISOString(),
  revision: 1,
  ...overrides,
})

export const aFighter = (overrides: Fields = {}) => ({
  name: 'Grave Rat',
  imageId: image,
  health: 20,
  maxHealth: 28,
  isPlayer: false,
  retainers: [],
  ...overrides,
})

export const aCombat = (overrides: Fields = {}) => ({
  id: 'account-1:1',
  number: 1,
  round: 1,
  result: 'ongoing',
  combatEnded: false,
  isCoffinHunt: false,
  attacker: aFighter({ name: 'Morwenna Blackthorn', isPlayer: true, health: 91, maxHealth: 100 }),
  defender: aFighter(),
  enemyInfo: someone,
  huntingGround: aGround,
  bait: anItem(),
  combatEvents: [],
  modifiers: [],
  reward: null,
  startedAt: new Date().toISOString(),
  ...overrides,
})

export const refusedWith = (code: string, message: string) => ({
  userErrors: [{ code, message, values: {}, field: null }],
})
