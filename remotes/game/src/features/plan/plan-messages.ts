import { defineMessages } from '@sanguine/ui/platform'
import en from './i18n/en.json'

/** The texts of the plan: used on its page only. */
export const planMessages = defineMessages(en, { de: () => import('./i18n/de.json') })

export type PlanMessage = keyof typeof en
