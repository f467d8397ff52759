import type { Release } from '@sanguine/rules'
import type { JournalEntry, JournalEntryType } from '@sanguine/schema'
import { z } from 'zod'
import { numberEnum } from '../wire'
import { combatResultShape, modifierShapes, noBaitCode, resultCode, toWireModifiers } from './combat.shape'
import { enemyInfoShape, itemAmountShape, toWireEnemyInfo, toWireItemAmounts, toWireReward } from './item.shape'
import { nowSeconds } from './seconds'

const combatInfoShape = z
  .object({
    result: combatResultShape,
    ...modifierShapes,
    enemyInfo: enemyInfoShape.nullable().describe('Null without bait.'),
    loot: z.array(itemAmountShape),
    rewardXP: z.int(),
  })
  .meta({ id: 'JournalCombat', description: 'How a hunt ended.' })

const typeCodes = { travel: 0, combat: 1, rankUp: 2, missionReward: 3, systemMessage: 4 } as const

const entryTypeShape = numberEnum('JournalEntryType', typeCodes)

export const journalEntryShape = z
  .object({
    id: z.string(),
    type: entryTypeShape,
    timestamp: z.int().describe('Unix seconds'),
    timeStamp: z.int().describe('The same as `timestamp`.'),
    combatInfo: combatInfoShape.nullable(),
    data: z
      .object({
        travel_name: z.string(),
        travel_imageId: z.string(),
        newRank_name: z.string(),
        progress: z.string().describe('What was hunted for a mission; else empty.'),
        reward: z.string().describe('A reward as JSON, or empty.'),
        message: z.string(),
      })
      .meta({
        id: 'JournalData',
        description: 'Details by the type of the entry; empty texts where they do not apply.',
      }),
    loot: z.array(itemAmountShape),
  })
  .meta({ id: 'JournalEntry', description: 'One event in the history of the player.' })

/** The number of a type on the wire, where a hunt without bait is a combat too. */
const typeCode = (type: JournalEntryType) => typeCodes[type === 'noBait' ? 'combat' : type]

export function toWireJournalEntry(release: Release, entry: JournalEntry): z.input<typeof journalEntryShape> {
  const { huntingGround, rankName, reward, message } = entry
  const loot = toWireItemAmounts(release, reward?.items ?? [])
  const hasRewardText = reward !== null && entry.type !== 'combat'
  return {
    id: entry.id,
    type: typeCode(entry.type),
    timestamp: nowSeconds(entry.timestamp),
    timeStamp: nowSeconds(entry.timestamp),
    combatInfo: combatInfoOf(release, entry, loot),
    data: {
      travel_name: huntingGround?.name ?? '',
      travel_imageId: huntingGround?.imageId ?? '',
      newRank_name: rankName ?? '',
      progress: entry.progress ?? '',
      reward: hasRewardText ? JSON.stringify(toWireReward(release, reward)) : '',
      message: message ?? '',
    },
    loot,
  }
}

function combatInfoOf(
  release: Release,
  { type, combat, reward, isAutoHunt }: JournalEntry,
  loot: z.input<typeof journalEntryShape>['loot'],
): z.input<typeof combatInfoShape> | null {
  if (type === 'noBait') {
    const modifiers = toWireModifiers(isAutoHunt ? ['autoHunt'] : [])
    return { result: noBaitCode, ...modifiers, enemyInfo: null, loot, rewardXP: 0 }
  }
  if (!combat) return null
  return {
    result: resultCode(combat.result),
    ...toWireModifiers(combat.modifiers),
    enemyInfo: toWireEnemyInfo(release, combat.enemyInfo),
    loot,
    rewardXP: reward?.xp ?? 0,
  }
}
