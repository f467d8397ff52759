import { translate } from '@sanguine/ui/platform'
import { adminMessages, type Translate } from '../i18n/messages'

/** Translates the texts of the CMS in English, outside of React. */
export const english: Translate = (key, values) => translate(adminMessages, key, values)
