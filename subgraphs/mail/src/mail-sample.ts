import type { Language, Settings } from '@sanguine/kernel'
import type { ComposedMail } from './compose-mail'

/** A mail with made-up values, for the preview. */
export interface MailSample {
  /** in the address of the preview: kebab-case */
  readonly name: string
  readonly compose: (settings: Settings, language: Language) => ComposedMail
}
