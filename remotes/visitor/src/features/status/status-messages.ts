import { defineMessages } from '@sanguine/ui'
import en from './en.json'

export const statusMessages = defineMessages(en, { de: () => import('./de.json') })
