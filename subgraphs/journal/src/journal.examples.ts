import { contentExamples } from '@sanguine/catalogue/rest'
import { exampleAccount, exampleTime } from '@sanguine/kernel/rest'
import { toWireModifiers } from '@sanguine/play/rest'
import type { z } from 'zod'
import { fightProofExample } from './fight-proof-example'
import type { journalEntryShape } from './journal.shape'

export const examples = contentExamples(({ enemy, enemyInfo }) => {
  const entry: z.input<typeof journalEntryShape> = {
    id: `${exampleAccount.id}:1`,
    type: 1,
    timestamp: exampleTime,
    timeStamp: exampleTime,
    combatInfo: { result: 2, ...toWireModifiers([]), enemyInfo, loot: [], rewardXP: enemy.xp },
    data: { travel_name: '', travel_imageId: '', newRank_name: '', progress: '', reward: '', message: '' },
    loot: [],
  }
  return { schemas: { JournalEntry: entry, FightProof: fightProofExample } }
})
