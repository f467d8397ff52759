import type { appStatsShape } from '@sanguine/analytics'
import {
  type enemyInfoShape,
  type enemyShape,
  inputSchemaName,
  type itemShape,
  patchSchemaName,
  type rarityShape,
  recordSchemaName,
  type statShape,
  toWireValues,
  withIdName,
} from '@sanguine/catalogue/rest'
import { type AnyRecord, indexContent, kindNames, type RecordOf } from '@sanguine/content'
import type { Pack } from '@sanguine/content/pack'
import type { journalEntryShape } from '@sanguine/journal'
import { roleNumbers } from '@sanguine/kernel'
import type { newsShape } from '@sanguine/news'
import {
  type collectionShape,
  type combatShape,
  type huntingGroundShape,
  type missionShape,
  type regionShape,
  toWireModifiers,
} from '@sanguine/play/rest'
import { type fairnessShape, type playerShape, seedRotated } from '@sanguine/players/rest'
import { combatEventType } from '@sanguine/rules'
import type { userShape } from '@sanguine/users'
import type { z } from 'zod'
import type { ExampleValues } from './examples'
import { fightProofExample } from './fight-proof-example'

const startedAt = 1_719_824_400
const shownStats = 3

/** The examples of the API's documentation, made from the records of a content pack. */
export function exampleValues(pack: Pack): ExampleValues {
  const { records, start } = pack
  const index = indexContent(records)

  const rarityOf = (id: string): z.input<typeof rarityShape> => {
    const { name = '', shortName = '', colorHex = '' } = index.rarity.find({ by: 'id', value: id }) ?? {}
    return { id, name, shortName, colorHex }
  }
  const enemyTypeOf = (id: string) => {
    const { name = '', shortName = '', imageId = '' } = index.enemyType.find({ by: 'id', value: id }) ?? {}
    return { id, name, shortName, imageId }
  }
  const entriesOf = (entries: RecordOf<'item'>['price']) =>
    entries.map(({ currencyShortName: shortName, value }) => {
      const { name = '', imageId = '' } = index.currency.find({ by: 'key', value: shortName }) ?? {}
      return { name, shortName, value, imageId }
    })
  const statOf = ({
    statShortName: shortName,
    valueFrom,
    valueTo,
    procPercent,
  }: RecordOf<'item'>['stats'][number]): z.input<typeof statShape> => {
    const stat = index.stat.find({ by: 'key', value: shortName })
    return {
      shortName,
      name: stat?.name ?? '',
      valueFrom,
      valueTo: Number(valueTo),
      statType: stat?.statType ?? 0,
      statImageId: stat?.imageId ?? '',
      statFlavorText: stat?.flavorText ?? '',
      statUnitSymbol: stat?.unitSymbol ?? '',
      procPercent: stat?.statType === 1 ? procPercent : null,
    }
  }
  const itemOf = (id: string): z.input<typeof itemShape> => {
    const item = found(index.item.find({ by: 'id', value: id }), 'item')
    return {
      id,
      name: item.name,
      imageId: item.imageId,
      animatedImageId: item.animatedImageId,
      animatedId: item.animatedImageId,
      flavorText: item.flavorText,
      itemType: index.itemType.find({ by: 'id', value: item.itemTypeId })?.name ?? '',
      rarity: rarityOf(item.rarityId),
      stats: item.stats.slice(0, shownStats).map(statOf),
      price: entriesOf(item.price),
      refund: entriesOf(item.refund),
      unique: item.isUnique,
      reqXP: item.requiredXp,
      needSub: item.requiredSubscription,
      retainerCreatureType: item.creatureTypeId ? enemyTypeOf(item.creatureTypeId) : null,
      trophieItemIds: item.trophyItemIds,
      canAttractEnemyId: item.canAttractEnemyId,
      craftingMats: [],
    }
  }
  const enemyInfoOf = (enemy: RecordOf<'enemy'>): z.input<typeof enemyInfoShape> => ({
    id: enemy.id,
    name: enemy.name,
    imageId: enemy.imageId,
    animatedImageId: enemy.animatedImageId,
    flavorText: enemy.flavorText,
    rarity: rarityOf(enemy.rarityId),
    type: enemyTypeOf(enemy.enemyTypeId),
    reward: { xp: enemy.xp, currencies: entriesOf(enemy.currencies), items: [] },
  })

  const weapon = itemOf(found(start.items[0], 'start item').itemId)
  const inventory = start.items.map(({ itemId, amount, equipped }) => ({ item: itemOf(itemId), amount, equipped }))
  const ground = found(index.huntingGround.find({ by: 'id', value: start.huntingGroundId }), 'hunting ground')
  const region = found(index.region.find({ by: 'id', value: ground.regionId }), 'region')
  const table = found(
    records.huntingTable.find(({ huntingGroundId }) => huntingGroundId === ground.id),
    'hunting table',
  )
  const enemy = found(index.enemy.find({ by: 'id', value: table.enemies[0]?.enemyId ?? '' }), 'enemy')
  const enemyInfo = enemyInfoOf(enemy)
  const { rarity: enemyRarity, type: enemyType, reward, ...enemyName } = enemyInfo
  const wireEnemy: z.input<typeof enemyShape> = { ...enemyName, enemyRarity, enemyType }
  const collectionRecord = found(
    records.item.find(({ trophyItemIds }) => trophyItemIds.length > 0),
    'collection',
  )
  const { id: collectionId, name, imageId, flavorText, rarity, stats } = itemOf(collectionRecord.id)
  const trophies = collectionRecord.trophyItemIds.slice(0, 1).map(itemOf)
  const [, nextRank] = records.rank.toSorted((a, b) => a.xp - b.xp)
  const place = ({
    id,
    name,
    imageId,
    animatedImageId,
    flavorText,
    sequence,
    requiredXp,
  }: Omit<RecordOf<'region'>, 'keyId' | 'rule'>) => ({
    id,
    name,
    imageId,
    animatedImageId,
    flavorText,
    sequence,
    xpReqired: requiredXp,
  })
  const news = found(records.news[0], 'news')
  const stat = found(records.stat[0], 'stat')

  const player: z.input<typeof playerShape> = {
    id: '66821a3b9f1e4c0d2a7b5e10',
    name: 'Mina',
    email: 'mina@example.org',
    xp: 0,
    currentRankXP: 0,
    nextRankXP: nextRank?.xp ?? 0,
    currentRank: records.rank.toSorted((a, b) => a.xp - b.xp)[0]?.name ?? '',
    ladderRank: 1,
    inventory,
    stats: weapon.stats,
    currencies: entriesOf(start.currencies),
    currentHuntingGround: {
      id: ground.id,
      regionId: region.id,
      regionName: region.name,
      name: ground.name,
      imageId: ground.imageId,
      animatedImageId: ground.animatedImageId,
      flavorText: ground.flavorText,
    },
    nextAllowedHuntTimeStamp: startedAt,
    nextCoffinRechargeTimeStamp: startedAt,
    currentTimeStamp: startedAt,
    coffinCharges: 0,
    maxCoffinCharges: 0,
    unlockedEquipmentSlots: 1,
    activeEquipmentSlot: 0,
    userRole: roleNumbers.user,
    patreonType: 0,
  }
  const user: z.input<typeof userShape> = {
    id: player.id,
    revision: 3,
    name: player.name,
    email: player.email,
    userRole: player.userRole,
    banReason: '',
    patreonType: player.patreonType,
    inventory: start.items.map(({ itemId, amount, equipped }) => ({ itemId, amount, equipped })),
    currencies: player.currencies,
  }
  const fighters = {
    attacker: { name: player.name, imageId: '', health: 100, maxHealth: 100, isPlayer: true, retainers: [] },
    defender: { name: enemy.name, imageId: enemy.imageId, health: 12, maxHealth: 20, isPlayer: false, retainers: [] },
  }
  const combat: z.input<typeof combatShape> = {
    success: true,
    message: '',
    errorMessage: '',
    id: '66821a4c9f1e4c0d2a7b5e11',
    round: 1,
    ...fighters,
    enemyInfo,
    combatEvents: [
      {
        combatEventType: combatEventType.baseDamage,
        round: 1,
        damage: 8,
        damageDiff: 8,
        isCriticalHit: false,
        healing: 0,
        healingDiff: 0,
        goldChange: 0,
        attackerName: player.name,
        targetName: enemy.name,
        playerName: player.name,
        proc: null,
        retainers: [],
        attackerHealth: 100,
        defenderHealth: 12,
        totalDamageAttacker: 8,
        totalDamageTarget: 0,
        combatResult: 0,
      },
    ],
    combatEnded: false,
    result: 0,
    loot: [],
    rewardXP: 0,
    reward: { xp: 0, currencies: [], items: [] },
    modifiers: toWireModifiers([]),
    isCoffinHunt: false,
  }
  const journalEntry: z.input<typeof journalEntryShape> = {
    id: `${player.id}:1`,
    type: 1,
    timestamp: startedAt,
    timeStamp: startedAt,
    combatInfo: { result: 2, ...toWireModifiers([]), enemyInfo, loot: [], rewardXP: enemy.xp },
    data: { travel_name: '', travel_imageId: '', newRank_name: '', progress: '', reward: '', message: '' },
    loot: [],
  }
  const mission: z.input<typeof missionShape> = {
    startTimstamp: startedAt,
    endTimestamp: startedAt + 86_400,
    objectives: [{ enemy: wireEnemy, playerTimesHunted: 4, caught: 1, goal: 3 }],
    reward,
  }
  const fairness: z.input<typeof fairnessShape> = {
    seedHash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    nextSeedHash: '60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752',
    clientSeed: 'Whitby',
    firstCombat: 1,
    past: [],
  }
  const collection: z.input<typeof collectionShape> = {
    id: collectionId,
    name,
    imageId,
    flavorText,
    rarity,
    stats,
    trophies,
    collected: trophies.map(() => false),
    owned: false,
  }
  const wireRegion: z.input<typeof regionShape> = { ...place(region), key: null, specialBaitItem: [], currency: [] }
  const wireGround: z.input<typeof huntingGroundShape> = {
    ...place(ground),
    regionId: region.id,
    key: null,
    specialBaitItem: [],
    currency: entriesOf(ground.travelCost),
  }
  const wireNews: z.input<typeof newsShape> = {
    id: news.id,
    header: news.header,
    message: news.message,
    imageId: news.imageId,
    animatedImageId: news.animatedImageId,
    timestamp: news.publishedAt,
    reward: news.rewardItemId ? itemOf(news.rewardItemId) : null,
    rewardTaken: false,
  }
  const gameAppStats: z.input<typeof appStatsShape> = {
    id: '2024-07-01',
    timestamp: startedAt - 39_600,
    users: 15_204,
    usersActive: 812,
    usersActiveWeek: 2_344,
    usersActiveMonth: 4_871,
    silverSubsActive: 312,
    goldSubsActive: 96,
    platSubsActive: 21,
    purchases: [{ packageId: found(records.premiumPackage[0], 'premium package').id, amount: 14 }],
  }
  const recordExamples = Object.fromEntries(
    kindNames.flatMap((kind) => {
      const { id, ...values } = toWireValues(kind, found(records[kind][0], kind)) as AnyRecord
      const stamp = { revision: 1, updatedAt: startedAt }
      const [field = '', value] = Object.entries(values)[0] ?? []
      return [
        [recordSchemaName(kind), { id, ...stamp, ...values }],
        ...[inputSchemaName(kind), withIdName(inputSchemaName(kind))].map((name) => [name, { id, ...values }]),
        ...[patchSchemaName(kind), withIdName(patchSchemaName(kind))].map((name) => [
          name,
          { id, revision: 1, [field]: value },
        ]),
      ]
    }),
  )

  return {
    schemas: {
      ...recordExamples,
      Player: player,
      Item: weapon,
      ShopItem: { ...weapon, verb: 'buy', owned: 1, ownedMaterials: [] },
      Combat: combat,
      JournalEntry: journalEntry,
      Mission: mission,
      Fairness: fairness,
      FightProof: fightProofExample,
      Collection: collection,
      Region: wireRegion,
      HuntingGround: wireGround,
      News: wireNews,
      GrimoireEntry: { ...wireEnemy, playerTimesHunted: 4, globalTimesHunted: 1_204 },
      GlossaryStat: {
        id: stat.id,
        name: stat.name,
        shortName: stat.shortName,
        flavorText: stat.flavorText,
        imageId: stat.imageId,
        rarity: stat.rarityId ? rarityOf(stat.rarityId) : null,
      },
      LadderEntry: { ladderRank: 1, avatarImageID: '', name: player.name, xp: 15_300 },
      ActionResult: { success: true, message: 'Done.' },
      RotateSeedResult: {
        success: true,
        message: seedRotated,
        fairness,
      },
      User: user,
      UserInput: { id: player.id, revision: 3, email: 'mina@example.com', userRole: 1, patreonType: 2 },
      GameAppStats: gameAppStats,
      Payment: {
        id: '66821a5d9f1e4c0d2a7b5e31',
        paymentId: '66821a5d9f1e4c0d2a7b5e31',
        packageId: records.premiumPackage[0]?.id ?? '',
        createdTimestamp: startedAt,
        paypalOrder: {
          status: 'CREATED',
          links: [{ rel: 'approve', href: 'https://www.paypal.com/checkoutnow?token=5O190127TN364715T' }],
        },
        additionalInfo: '',
      },
      PaymentCheck: { completed: true, additionalInfo: '' },
      Setting: { id: '66821a5d9f1e4c0d2a7b5e12', key: 'autoHuntBacklogHours', value: '24' },
      UploadedImage: { id: weapon.imageId },
    },
    properties: {
      ticket: '0b7d2d1c9e64a3f85b1e7c2a9d4f6038a1c5e97b2d8f4a60',
      code: '492 039',
      response: '{"id":"bmlnaHQ","type":"public-key"}',
      browser: 'Firefox',
      system: 'Linux',
      openedTimestamp: startedAt,
      lastUsedTimestamp: startedAt + 600,
      expiresTimestamp: startedAt + 30 * 86_400,
      addedTimestamp: startedAt,
      totpAddedTimestamp: startedAt,
      isCurrent: true,
      recoveryCodesLeft: 10,
      id: weapon.id,
      itemId: weapon.id,
      packageId: records.premiumPackage[0]?.id ?? '',
      paymentId: '66821a5d9f1e4c0d2a7b5e31',
      additionalInfo: '',
      parentId: region.id,
      collectionId,
      newHuntingGroundId: ground.id,
      huntingGroundId: ground.id,
      regionId: region.id,
      newsId: news.id,
      userId: player.id,
      username: player.name,
      email: player.email,
      password: '5e884898da28047151d0e56f8dc6292773603d0d6aabbdd62a11ef721d1542d8',
      currPw: '5e884898da28047151d0e56f8dc6292773603d0d6aabbdd62a11ef721d1542d8',
      newPw: '60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752',
      token: '4f1e4c0d2a7b5e1066821a3b9f1e4c0d',
      clientSeed: 'Whitby',
      amount: 1,
      count: 3,
      index: 1,
      offset: 0,
      key: 'autoHuntBacklogHours',
      value: '24',
      success: true,
      name: player.name,
      searchstring: 'min',
      includeingBanned: false,
      deltaAmount: 1,
      remove: false,
    },
  }
}

function found<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new Error(`The content pack has no ${what} for the examples.`)
  return value
}
