import { defineMessages, type Translate } from '@sanguine/ui/platform'
import en from './i18n/en.json'

/** The glossary's texts: long, and used on this page only. */
export const glossaryMessages = defineMessages(en, { de: () => import('./i18n/de.json') })

export type GlossaryMessage = keyof typeof en

export type GlossaryTranslate = Translate<GlossaryMessage>

/** The first key that has a text; the last one always has. */
export function firstKey(...keys: readonly [...string[], GlossaryMessage]): GlossaryMessage {
  return keys.find((key): key is GlossaryMessage => key in en) as GlossaryMessage
}
