import { contentExamples } from '@sanguine/catalogue/rest'

export const examples = contentExamples(({ wireEnemy }) => ({
  schemas: { GrimoireEntry: { ...wireEnemy, playerTimesHunted: 4, globalTimesHunted: 1_204 } },
}))
