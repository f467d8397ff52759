import type { Release } from '@sanguine/rules'
import type { JournalEntry, JournalEntryType } from '@sanguine/schema'
import { z } from 'zod'
import { modifierShapes, noBaitCode, resultCode, wireModifiers } from './combat.shape'
import { enemyInfoShape, itemAmountShape, wireEnemyInfo, wireItemAmounts, wireReward } from './item.shape'
import { nowSeconds } from './seconds'

const combatInfoShape = z.object({
  result: z.int().describe('1 draw, 2 victory, 3 loss, 4 no bait equipped'),
  ...modifierShapes,
  enemyInfo: enemyInfoShape.nullable().describe('Null without bait.'),
  loot: z.array(itemAmountShape),
  rewardXP: z.int(),
})

export const journalEntryShape = z.object({
  id: z.string(),
  type: z.int().describe('0 travel, 1 combat, 2 rank up, 3 mission reward, 4 system message'),
  timestamp: z.int().describe('Unix seconds'),
  timeStamp: z.int().describe('The same as `timestamp`.'),
  combatInfo: combatInfoShape.nullable(),
  data: z.object({
    travel_name: z.string(),
    travel_imageId: z.string(),
    newRank_name: z.string(),
    progress: z.string().describe('What was hunted for a mission; else empty.'),
    reward: z.string().describe('A reward as JSON, or empty.'),
    message: z.string(),
  }),
  loot: z.array(itemAmountShape),
})

const typeCodes: Readonly<Record<JournalEntryType, number>> = {
  travel: 0,
  combat: 1,
  noBait: 1,
  rankUp: 2,
  missionReward: 3,
  systemMessage: 4,
}

export function wireJournalEntry(release: Release, entry: JournalEntry): z.input<typeof journalEntryShape> {
  const { huntingGround, rankName, reward, message } = entry
  const loot = wireItemAmounts(release, reward?.items ?? [])
  const isTold = reward !== null && entry.type !== 'combat'
  return {
    id: entry.id,
    type: typeCodes[entry.type],
    timestamp: nowSeconds(entry.timestamp),
    timeStamp: nowSeconds(entry.timestamp),
    combatInfo: combatInfoOf(release, entry, loot),
    data: {
      travel_name: huntingGround?.name ?? '',
      travel_imageId: huntingGround?.imageId ?? '',
      newRank_name: rankName ?? '',
      progress: entry.progress ?? '',
      reward: isTold ? JSON.stringify(wireReward(release, reward)) : '',
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
    const modifiers = wireModifiers(isAutoHunt ? ['autoHunt'] : [])
    return { result: noBaitCode, ...modifiers, enemyInfo: null, loot, rewardXP: 0 }
  }
  if (!combat) return null
  return {
    result: resultCode(combat.result),
    ...wireModifiers(combat.modifiers),
    enemyInfo: wireEnemyInfo(release, combat.enemyInfo),
    loot,
    rewardXP: reward?.xp ?? 0,
  }
}
