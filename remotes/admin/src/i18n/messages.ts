import { defineMessages } from '@sanguine/ui/platform'
import en from './en.json'

/** The texts of the CMS. */
export const adminMessages = defineMessages(en, { de: () => import('./de.json') })

export type AdminMessage = keyof typeof en
