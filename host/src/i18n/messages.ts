import { defineMessages } from '@sanguine/ui'
import en from './en.json'

export const messages = defineMessages(en, { de: () => import('./de.json') })
