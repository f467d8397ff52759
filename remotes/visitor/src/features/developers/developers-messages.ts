import { defineMessages } from '@sanguine/ui'
import en from './en.json'

export const developersMessages = defineMessages(en, { de: () => import('./de.json') })
