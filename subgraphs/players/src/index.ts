import { join } from 'node:path'
import type { Domain } from '@sanguine/kernel'
import { operationsPurgeService } from './outbox/operations-purge'
import { sweeperService } from './outbox/outbox-sweeper'
import { resolvers } from './players.resolvers'
import { playerModelsService, preparePlayerModels } from './store/players.model'

export { avatarOf } from './avatar'
export type { PlayerActionResult } from './change/change-player'
export type { PlayerRuleResult, RuleContext } from './change/rule-context'
export { type PlayerAction, runPlayerAction } from './change/run-player-action'
export { viewGround } from './ground.view'
export { checkLedger, type LedgerReport } from './ledger/check-ledger'
export type { LedgerMismatch } from './ledger/ledger-mismatch'
export { type MeView, viewMe } from './me.view'
export { type HuntedPlayer, readHunted } from './operations/read-hunted'
export { type JournalPage, readJournalRows } from './operations/read-journal-rows'
export { readMe } from './operations/read-me'
export { type Player, readPlayer } from './operations/read-player'
export { readStates } from './operations/read-states'
export { type PlayerXp, readXp } from './operations/read-xp'
export { type RotateSeedInput, rotateSeed, type SeedRotated } from './operations/rotate-seed'
export type { JournalRow } from './outbox/outbox-rows'
export type { EffectOwner, ScheduledEffect } from './schedule/scheduled-effects'
export { addScheduledEffect, runScheduledEffects } from './schedule/scheduler'
export { playerChangesService, type XpChange } from './store/player-changes'

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
