import { defineMessages } from '@sanguine/ui'
import en from './en.json'

export const fairMessages = defineMessages(en, { de: () => import('./de.json') })
