import { defineMessages } from '@sanguine/ui/platform'
import en from './en.json'

/** The texts of the player's screens. */
export const gameMessages = defineMessages(en, { de: () => import('./de.json') })

export type GameMessage = keyof typeof en
