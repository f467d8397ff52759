import { defineMessages, type MessageValues } from '@sanguine/ui/platform'
import en from './en.json'

/** The texts of the CMS. */
export const adminMessages = defineMessages(en, { de: () => import('./de.json') })

export type AdminMessage = keyof typeof en

/** A text of the CMS by its key, as `useMessages(adminMessages)` returns it. */
export type Translate = (key: AdminMessage, values?: MessageValues) => string
