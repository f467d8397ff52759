import { contentExamples } from '@sanguine/catalogue/rest'
import { roleNumbers } from '@sanguine/kernel'
import { exampleAccount, exampleTime } from '@sanguine/kernel/rest'
import type { z } from 'zod'
import type { fairnessShape } from './fairness.shape'
import type { playerShape } from './player.shape'
import { seedRotated } from './players.rest'

const fairness: z.input<typeof fairnessShape> = {
  seedHash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  nextSeedHash: '60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752',
  clientSeed: 'Whitby',
  firstCombat: 1,
  past: [],
}

export const examples = contentExamples(({ records, start, entriesOf, weapon, inventory, region, ground }) => {
  const [firstRank, nextRank] = records.rank.toSorted((a, b) => a.xp - b.xp)
  const player: z.input<typeof playerShape> = {
    ...exampleAccount,
    xp: 0,
    currentRankXP: 0,
    nextRankXP: nextRank?.xp ?? 0,
    currentRank: firstRank?.name ?? '',
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
    nextAllowedHuntTimeStamp: exampleTime,
    nextCoffinRechargeTimeStamp: exampleTime,
    currentTimeStamp: exampleTime,
    coffinCharges: 0,
    maxCoffinCharges: 0,
    unlockedEquipmentSlots: 1,
    activeEquipmentSlot: 0,
    userRole: roleNumbers.user,
    patreonType: 0,
  }
  return {
    schemas: {
      Player: player,
      Fairness: fairness,
      RotateSeedResult: { success: true, message: seedRotated, fairness },
    },
    properties: { clientSeed: fairness.clientSeed },
  }
})
