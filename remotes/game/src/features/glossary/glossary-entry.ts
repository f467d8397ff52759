import type { Translate } from '@sanguine/ui/platform'
import type { GlossaryTranslate } from '../../shared/glossary/glossary-messages'
import type { GameMessage } from '../../shared/i18n/messages'

export interface GlossaryEntry {
  /** its anchor */
  readonly id: string
  readonly name: string
  readonly text: string
  readonly flavour?: string
  /** null for a stat without an image; undefined for entries that never have one */
  readonly image?: { readonly id: string } | null
  /** the player's value */
  readonly value?: string
  readonly place?: { readonly path: string; readonly name: string }
}

/** The translations that an entry is written with. */
export interface Texts {
  readonly game: Translate<GameMessage>
  readonly glossary: GlossaryTranslate
}
