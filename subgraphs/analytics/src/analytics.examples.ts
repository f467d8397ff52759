import { contentExamples, found } from '@sanguine/catalogue/rest'
import { exampleTime } from '@sanguine/kernel/rest'
import type { z } from 'zod'
import type { appStatsShape } from './app-stats.shape'

export const examples = contentExamples(({ records }) => {
  const stats: z.input<typeof appStatsShape> = {
    id: '2024-07-01',
    timestamp: exampleTime - 39_600,
    users: 15_204,
    usersActive: 812,
    usersActiveWeek: 2_344,
    usersActiveMonth: 4_871,
    silverSubsActive: 312,
    goldSubsActive: 96,
    platSubsActive: 21,
    purchases: [{ packageId: found(records.premiumPackage[0], 'premium package').id, amount: 14 }],
  }
  return { schemas: { GameAppStats: stats } }
})
