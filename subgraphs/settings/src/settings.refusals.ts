import { restRefusals } from '@sanguine/kernel/rest'
import type { SettingRefusal } from './setting-refusal'

export const refusals = restRefusals<SettingRefusal>({
  notFound: { en: 'There is no such setting.', de: 'Diese Einstellung gibt es nicht.' },
  unknownSetting: ({ keys }) => ({
    en: `key: must be one of ${keys.join(', ')}.`,
    de: `key: muss eines von ${keys.join(', ')} sein.`,
  }),
  invalidValue: (details) =>
    details.key === 'autoHuntBacklogHours'
      ? {
          en: `value: must be a whole number from 0 to ${details.max}.`,
          de: `value: muss eine ganze Zahl von 0 bis ${details.max} sein.`,
        }
      : {
          en: 'value: must be the ids of a region and of one of its hunting grounds, joined by two underscores.',
          de: 'value: muss aus den IDs einer Region und eines ihrer Jagdgründe bestehen, verbunden durch zwei Unterstriche.',
        },
})

export const { refusalSentence } = refusals
