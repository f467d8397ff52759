import { join } from 'node:path'
import type { Domain } from '@sanguine/kernel'
import { operationsPurgePart } from './operations-purge'
import { playerModelsPart, preparePlayerModels } from './players.model'
import { resolvers } from './players.resolvers'
import { sweeperPart } from './sweeper'

export { avatarOf } from './avatar'
export type { Acted } from './change-player'
export { settleDuePlayers, startDue } from './dues/due-worker'
export type { Due, Hunter } from './dues/dues'
export { viewGround } from './ground.view'
export { type MeView, viewMe } from './me.view'
export { type ActRequest, act } from './operations/act'
export { checkLedger, type LedgerReport } from './operations/check-ledger'
export { type HuntedPlayer, readHunted } from './operations/read-hunted'
export { type JournalPage, readJournalRows } from './operations/read-journal-rows'
export { readMe } from './operations/read-me'
export { type Player, readPlayer } from './operations/read-player'
export { readStates } from './operations/read-states'
export { type PlayerXp, readXp } from './operations/read-xp'
export { type RotateSeedInput, rotateSeed, type SeedRotated } from './operations/rotate-seed'
export { playerChangesPart, type XpChange } from './player-changes'
export type { JournalRow } from './rows'
export type { LedgerMismatch } from './tally'
export type { Ruling, Turn } from './turn'

export const players: Domain = {
  name: 'players',
  schemaPath: join(__dirname, 'players.graphql'),
  resolvers,
  start: async (app) => {
    await preparePlayerModels(app.get(playerModelsPart))
    app.get(sweeperPart)
    app.get(operationsPurgePart)
  },
}
