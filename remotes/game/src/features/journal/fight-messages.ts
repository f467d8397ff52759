import { defineMessages } from '@sanguine/ui/platform'
import en from './i18n/en.json'

/** The texts of replays, their links, and what happened while the player was away: used on pages of their own only. */
export const fightMessages = defineMessages(en, { de: () => import('./i18n/de.json') })
