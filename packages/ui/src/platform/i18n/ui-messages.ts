import en from '../../i18n/en.json'
import { defineMessages } from './messages'

/** The words of the design system itself. */
export const uiMessages = defineMessages(en, { de: () => import('../../i18n/de.json') })
