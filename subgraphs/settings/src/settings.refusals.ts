import { restRefusals } from '@sanguine/kernel/rest'
import type { SettingRefusal } from './setting-refusal'

export const { refusalSentence } = restRefusals<SettingRefusal>({
  unknownSetting: ({ keys }) => `key: must be one of ${keys.join(', ')}.`,
  invalidValue: (details) =>
    details.key === 'autoHuntBacklogHours'
      ? `value: must be a whole number from 0 to ${details.max}.`
      : 'value: must be the ids of a region and of one of its hunting grounds, joined by two underscores.',
})
