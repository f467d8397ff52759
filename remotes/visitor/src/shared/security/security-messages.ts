import { defineMessages } from '@sanguine/ui'
import en from './en.json'

/**
 * Texts about the security of an account and the programs that act for it. They are apart from those of the first page,
 * which loads without them.
 */
export const securityMessages = defineMessages(en, { de: () => import('./de.json') })
