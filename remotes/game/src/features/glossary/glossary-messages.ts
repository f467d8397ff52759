import { defineMessages, type Translate } from '@sanguine/ui/platform'
import en from './i18n/en.json'

/** The glossary's texts: long, and query on this page only. */
export const glossaryMessages = defineMessages(en, { de: () => import('./i18n/de.json') })

export type GlossaryMessage = keyof typeof en

export type GlossaryTranslate = Translate<GlossaryMessage>

/** The first of several keys that there is a text for; the last one has to be. */
export function firstKey(...keys: readonly [...string[], GlossaryMessage]): GlossaryMessage {
  return keys.find((key): key is GlossaryMessage => key in en) as GlossaryMessage
}
