import { defineMessages, type MessageValues } from '@sanguine/ui/platform'
import kindTexts from '../generated/kind-texts.en.json'
import en from './en.json'

/** The texts of the CMS in English: its own, and those that the kinds declare. */
export const englishTexts = { ...kindTexts, ...en }

/** The texts of the CMS. */
export const adminMessages = defineMessages(englishTexts, {
  de: async () => ({ default: (await import('./german')).germanTexts }),
})

export type AdminMessage = keyof typeof englishTexts

/** A text of the CMS by its key, as `useMessages(adminMessages)` returns it. */
export type Translate = (key: AdminMessage, values?: MessageValues) => string
