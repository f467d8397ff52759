import { defineMessages } from '@sanguine/ui/platform'
import en from './i18n/en.json'

/** The texts of the statistics: used on pages of their own only. */
export const statisticsMessages = defineMessages(en, { de: () => import('./i18n/de.json') })
