import { translate } from '@sanguine/ui/platform'
import { adminMessages, type Say } from '../i18n/messages'

/** Says the texts of the CMS in English, outside of React. */
export const english: Say = (key, values) => translate(adminMessages, key, values)
