import { defineMessages } from '@sanguine/ui'
import en from './en.json'

export const storyMessages = defineMessages(en, { de: () => import('./de.json') })
