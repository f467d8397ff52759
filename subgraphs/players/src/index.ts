import { join } from 'node:path'
import { addRecordUsage } from '@sanguine/catalogue'
import type { Domain } from '@sanguine/kernel'
import { queueWaits } from './change/player-queue'
import { ledgerCheckCollections, ledgerCheckedAt, ledgerMismatches } from './ledger/ledger-checks'
import { operationsPurgeService } from './outbox/operations-purge'
import { projectionFailures } from './outbox/outbox'
import { outboxQueue, outboxSweeperService } from './outbox/outbox-sweeper'
import { playerCollections } from './personal-data'
import { contentResolvers, nodes, resolvers } from './players.resolvers'
import { examples } from './rest/players.examples'
import { refusals } from './rest/players.refusals'
import { playerRoutes } from './rest/players.rest'
import { dueEffectsQueue } from './schedule/due-effects-queue'
import { huntStatus } from './schedule/hunt-status'
import { countRecordUsage } from './store/count-record-usage'
import { finishedHunts } from './store/player-repository'
import { playerModelsService, preparePlayerModels } from './store/players.model'
import { userErrorFields } from './user-error-fields'

export type { PlayerActionResult, PlayerRefusal, PlayerRule } from './change/change-player'
export { journalPartsService, journalQueueService, maxRunMs } from './change/player-queue'
export type { PlayerRuleResult, RuleContext } from './change/rule-context'
export { type PlayerOwner, runActionOnPlayer, runPlayerAction, runSystemAction } from './change/run-player-action'
export { combatSeedOf, hashOfSeed } from './fairness/combat-seed'
export { replaceRestoredSeeds } from './fairness/replace-restored-seeds'
export { checkLedger, type LedgerReport } from './ledger/check-ledger'
export type { LedgerMismatch } from './ledger/ledger-balance'
export { checkLedgerDaily, ledgerCheckerService, readLedgerCheck } from './ledger/ledger-checks'
export { readPlayer } from './operations/read-player'
export { type RotateSeedInput, rotateSeed } from './operations/rotate-seed'
export { type JournalRow, rowIdEnd, rowIdForm, rowIdFrom } from './outbox/outbox'
export { idAfterChange, type JournalEntryKey, type JournalPart, readJournalAfter } from './outbox/read-journal-after'
export { equipmentSetsOf, outgrownOf, ownedItemsOf, statsOf } from './players.resolvers'
export type { PlayerAccount, ScheduledEffect } from './schedule/scheduled-effects'
export { addScheduledEffect, runScheduledEffects } from './schedule/scheduler'
export { countReach, type ReachCount } from './store/count-reach'
export { countSubscriptions, type SubscriptionCounts } from './store/count-subscriptions'
export { deletePlayerRows, endPlayer, removePlayer } from './store/delete-player'
export { playerEventsService, type XpChange } from './store/player-repository'
export { type Player, playerRowsOf } from './store/players.model'
export {
  findOccupiedGrounds,
  findPlayersOn,
  type HuntedPlayer,
  type PlayerXp,
  readHunted,
  readSettled,
  readStates,
  readXp,
  type SettledPlayer,
} from './store/read-players'
export { playerWatchService, readRevisions } from './store/watch-players'

export const players: Domain = {
  name: 'players',
  schemaPath: join(__dirname, 'players.graphql'),
  collections: [...playerCollections, ...ledgerCheckCollections],
  metrics: [queueWaits, projectionFailures, finishedHunts, ledgerMismatches, ledgerCheckedAt],
  queues: [outboxQueue, dueEffectsQueue],
  statusSources: [huntStatus],
  refusals,
  resolvers,
  examples,
  routes: playerRoutes,
  contentResolvers,
  userErrorFields,
  nodes,
  start: async (app) => {
    await preparePlayerModels(app.get(playerModelsService))
    app.get(outboxSweeperService)
    app.get(operationsPurgeService)
    addRecordUsage(app, countRecordUsage(app))
  },
}
