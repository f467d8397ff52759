import { enemyOf, groundOf, unknownName } from '@sanguine/catalogue'
import {
  enemyInfoShape,
  itemAmountShape,
  toWireEnemyInfo,
  toWireItemAmounts,
  toWireReward,
} from '@sanguine/catalogue/rest'
import { nowSeconds, numberEnum } from '@sanguine/kernel/rest'
import { combatResultShape, modifierShapes, noBaitCode, resultCode, toWireModifiers } from '@sanguine/play/rest'
import type { JournalRow } from '@sanguine/players'
import type { JournalLine, Mission, Release } from '@sanguine/rules'
import type { RewardObject } from '@sanguine/schema'
import { z } from 'zod'

const combatInfoShape = z
  .object({
    result: combatResultShape,
    ...modifierShapes,
    enemyInfo: enemyInfoShape.nullable().describe('The enemy; null if the hunt had no bait.'),
    loot: z.array(itemAmountShape),
    rewardXP: z.int(),
  })
  .meta({ id: 'JournalCombat', description: 'The result of a hunt.' })

const typeCodes = { travel: 0, combat: 1, rankUp: 2, missionReward: 3, systemMessage: 4 } as const

const entryTypeShape = numberEnum('JournalEntryType', typeCodes)

export const journalEntryShape = z
  .object({
    id: z.string(),
    type: entryTypeShape,
    timestamp: z.int().describe('A time in whole Unix seconds.'),
    timeStamp: z.int().describe('The same as `timestamp`.'),
    combatInfo: combatInfoShape.nullable(),
    data: z
      .object({
        travel_name: z.string(),
        travel_imageId: z.string(),
        newRank_name: z.string(),
        progress: z.string().describe('The objectives of a completed mission; empty for other entries.'),
        reward: z.string().describe('A reward as JSON, or empty.'),
        message: z.string(),
      })
      .meta({
        id: 'JournalData',
        description: 'The details of the entry. Fields that its type does not have are empty.',
      }),
    loot: z.array(itemAmountShape),
  })
  .meta({ id: 'JournalEntry', description: "An entry of the player's journal." })

const typeOfLine = {
  travel: typeCodes.travel,
  combat: typeCodes.combat,
  noBait: typeCodes.combat,
  rankUp: typeCodes.rankUp,
  mission: typeCodes.missionReward,
  collection: typeCodes.systemMessage,
  purchase: typeCodes.systemMessage,
  system: typeCodes.systemMessage,
} as const satisfies Record<JournalLine['type'], number>

/** Names and images come from the present content, in the language of the call, even if a record was removed. */
export function toWireJournalEntry(release: Release, { _id, at, line }: JournalRow): z.input<typeof journalEntryShape> {
  const reward = rewardOf(line)
  const loot = toWireItemAmounts(release, reward?.items ?? [])
  const hasRewardText = reward !== null && line.type !== 'combat'
  const ground = line.type === 'travel' ? groundOf(release, line.groundId) : null
  return {
    id: _id,
    type: typeOfLine[line.type],
    timestamp: nowSeconds(at),
    timeStamp: nowSeconds(at),
    combatInfo: combatInfoOf(release, line, loot),
    data: {
      travel_name: ground?.name ?? '',
      travel_imageId: ground?.imageId ?? '',
      newRank_name: line.type === 'rankUp' ? rankNameOf(release, line.rankId) : '',
      progress: line.type === 'mission' ? progressOf(release, line.mission) : '',
      reward: hasRewardText ? JSON.stringify(toWireReward(release, reward)) : '',
      message: messageOf(release, line),
    },
    loot,
  }
}

function rewardOf(line: JournalLine): RewardObject | null {
  if (line.type === 'combat') return line.reward
  if (line.type === 'mission') return line.mission.reward
  if (line.type === 'purchase') return { xp: 0, currencies: {}, items: line.items }
  if (line.type !== 'rankUp') return null
  return { xp: 0, currencies: {}, items: line.rewardItemId === null ? [] : [{ itemId: line.rewardItemId, amount: 1 }] }
}

const rankNameOf = (release: Release, rankId: string): string =>
  release.ranks.find(({ id }) => id === rankId)?.name ?? unknownName(release)

const progressOf = (release: Release, { objectives }: Mission): string =>
  objectives.map(({ enemyId, caught, goal }) => `${enemyOf(release, enemyId).name} ${caught} / ${goal}`).join(', ')

function messageOf(release: Release, line: JournalLine): string {
  if (line.type === 'system') return line.message
  if (line.type === 'purchase') return purchaseMessage(release, line)
  if (line.type !== 'collection') return ''
  const name = release.items.get(line.collectionId)?.name ?? unknownName(release)
  return release.language === 'de' ? `Du hast die Sammlung ${name} vollendet.` : `You completed the collection ${name}.`
}

function purchaseMessage(
  { language }: Release,
  { packageName, giverId }: Extract<JournalLine, { readonly type: 'purchase' }>,
): string {
  if (language === 'de')
    return giverId ? `Du hast ${packageName} geschenkt bekommen.` : `Du hast ${packageName} gekauft.`
  return giverId ? `You were given ${packageName}.` : `You bought ${packageName}.`
}

function combatInfoOf(
  release: Release,
  line: JournalLine,
  loot: z.input<typeof journalEntryShape>['loot'],
): z.input<typeof combatInfoShape> | null {
  if (line.type === 'noBait') {
    const modifiers = toWireModifiers(line.auto ? ['autoHunt'] : [])
    return { result: noBaitCode, ...modifiers, enemyInfo: null, loot, rewardXP: 0 }
  }
  if (line.type !== 'combat') return null
  return {
    result: resultCode(line.combat.result),
    ...toWireModifiers(line.combat.modifiers),
    enemyInfo: toWireEnemyInfo(release, enemyOf(release, line.combat.enemyId)),
    loot,
    rewardXP: line.reward.xp,
  }
}
