import { releasePart } from '@sanguine/catalogue'
import type { App } from '@sanguine/kernel'
import { newPlayer } from '@sanguine/rules'

/** A player who has just registered, with the ledger lines that explain the purse and inventory. */
export const firstState = (app: App) => newPlayer(app.get(releasePart).current())
