import type { RestExamples } from '@sanguine/kernel/rest'

const setting = { key: 'autoHuntBacklogHours', value: '24' }

export const examples = (): RestExamples => ({
  schemas: { Setting: { id: '66821a5d9f1e4c0d2a7b5e12', ...setting } },
  properties: setting,
})
