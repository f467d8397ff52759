import { join } from 'node:path'
import type { Domain } from '@sanguine/kernel'
import { operationsPurgeService } from './operations-purge'
import { playerModelsService, preparePlayerModels } from './players.model'
import { resolvers } from './players.resolvers'
import { sweeperService } from './sweeper'

export { avatarOf } from './avatar'
export type { PlayerActionResult } from './change-player'
export { settleDuePlayers, startDue } from './dues/due-worker'
export type { Due, Hunter } from './dues/dues'
export { viewGround } from './ground.view'
export { type MeView, viewMe } from './me.view'
export { checkLedger, type LedgerReport } from './operations/check-ledger'
export { type HuntedPlayer, readHunted } from './operations/read-hunted'
export { type JournalPage, readJournalRows } from './operations/read-journal-rows'
export { readMe } from './operations/read-me'
export { type Player, readPlayer } from './operations/read-player'
export { readStates } from './operations/read-states'
export { type PlayerXp, readXp } from './operations/read-xp'
export { type RotateSeedInput, rotateSeed, type SeedRotated } from './operations/rotate-seed'
export { type PlayerAction, runPlayerAction } from './operations/run-player-action'
export { playerChangesService, type XpChange } from './player-changes'
export type { PlayerRefusal } from './player-refusal'
export type { JournalRow } from './rows'
export type { PlayerRuleResult, RuleContext } from './rule-context'
export type { LedgerMismatch } from './tally'

export const players: Domain = {
  name: 'players',
  schemaPath: join(__dirname, 'players.graphql'),
  resolvers,
  start: async (app) => {
    await preparePlayerModels(app.get(playerModelsService))
    app.get(sweeperService)
    app.get(operationsPurgeService)
  },
}
