import { contentExamples } from '@sanguine/catalogue/rest'
import type { RecordOf } from '@sanguine/content'
import { exampleAccount, exampleTime } from '@sanguine/kernel/rest'
import { combatEventType } from '@sanguine/rules'
import type { z } from 'zod'
import { type combatShape, toWireModifiers } from './hunting/combat.shape'
import type { missionShape } from './missions/mission.shape'
import type { huntingGroundShape, regionShape } from './travel/world.shape'
import type { collectionShape } from './treasury/collection.shape'

const placeOf = ({
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

export const examples = contentExamples((content) => {
  const { entriesOf, itemOf, weapon, collectionItem, region, ground, enemy, enemyInfo, wireEnemy } = content
  const fighters = {
    attacker: { name: exampleAccount.name, imageId: '', health: 100, maxHealth: 100, isPlayer: true, retainers: [] },
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
        attackerName: exampleAccount.name,
        targetName: enemy.name,
        playerName: exampleAccount.name,
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
  const mission: z.input<typeof missionShape> = {
    startTimstamp: exampleTime,
    endTimestamp: exampleTime + 86_400,
    objectives: [{ enemy: wireEnemy, playerTimesHunted: 4, caught: 1, goal: 3 }],
    reward: enemyInfo.reward,
  }
  const { id, name, imageId, flavorText, rarity, stats } = collectionItem
  const trophies = collectionItem.trophieItemIds.slice(0, 1).map(itemOf)
  const collection: z.input<typeof collectionShape> = {
    id,
    name,
    imageId,
    flavorText,
    rarity,
    stats,
    trophies,
    collected: trophies.map(() => false),
    owned: false,
  }
  const wireRegion: z.input<typeof regionShape> = { ...placeOf(region), key: null, specialBaitItem: [], currency: [] }
  const wireGround: z.input<typeof huntingGroundShape> = {
    ...placeOf(ground),
    regionId: region.id,
    key: null,
    specialBaitItem: [],
    currency: entriesOf(ground.travelCost),
  }
  return {
    schemas: {
      ShopItem: { ...weapon, verb: 'buy', owned: 1, ownedMaterials: [] },
      Combat: combat,
      Mission: mission,
      Collection: collection,
      Region: wireRegion,
      HuntingGround: wireGround,
    },
    properties: {
      collectionId: collection.id,
      newHuntingGroundId: ground.id,
      huntingGroundId: ground.id,
      regionId: region.id,
    },
  }
})
