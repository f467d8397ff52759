import { defineMessages, type MessageValues } from '@sanguine/ui/platform'
import en from './en.json'

/** The texts of the CMS. */
export const adminMessages = defineMessages(en, { de: () => import('./de.json') })

export type AdminMessage = keyof typeof en

/** Says a text of the CMS: what `useMessages(adminMessages)` answers, and more than most need. */
export type Say = (key: AdminMessage, values?: MessageValues) => string
