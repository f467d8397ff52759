import { type NamedAccount, readNames } from '@sanguine/accounts'
import { readNextDue } from '@sanguine/db'
import {
  type App,
  continueNow,
  defineService,
  type IntervalWorker,
  isPlaying,
  runInterval,
  steadyClockService,
  untilDue,
} from '@sanguine/kernel'
import { maxScheduleMs } from '@sanguine/rules'
import { LRUCache } from 'lru-cache'
import { gameClosed } from '../change/change-player'
import { playerQueueService } from '../change/player-queue'
import { applyScheduledEffects } from '../change/run-player-action'
import { type DuePlayer, findDuePlayers, findLatePlayers, reschedule } from '../store/find-due-players'
import { playerRepositoryService } from '../store/player-repository'
import { playerModelsService } from '../store/players.model'
import { type PlayerAccount, type ScheduledEffect, scheduledEffectsService } from './scheduled-effects'

/**
 * The number of players per query, and the number in work at the same time, which leaves time for the rest of the
 * gateway.
 */
const [batchSize, maxAtOnce] = [256, 8]

/** The shortest and longest time for which a player is skipped after failed effects; it doubles with every failure. */
const [minWaitMs, maxWaitMs] = [5_000, 600_000]

const failureCountsService = defineService<LRUCache<string, number>>({
  name: 'players.scheduledEffectFailures',
  create: () => new LRUCache({ max: 1_000 }),
})

/**
 * Applies the effects that are due, whether the players are online or not: a batch, or `continueNow` if the batch was
 * full. Safe beside other gateways, because every change is conditional on the revision and the rule sets the next
 * time. A player whose effects fail is logged and checked again later, and does not hold up the others.
 */
export async function runScheduledEffects(app: App): Promise<typeof continueNow | null> {
  const due = await findDuePlayers(app, batchSize)
  await applyEffects(app, due)
  return due.length === batchSize ? continueNow : null
}

/** Checks the players whose time was set by a fast clock, so that they do not wait for it. */
export async function rescheduleLatePlayers(app: App): Promise<typeof continueNow | null> {
  const late = await findLatePlayers(app, batchSize, maxScheduleMs(app.settings.gameSpeed) + maxWaitMs)
  await applyEffects(app, late)
  return late.length === batchSize ? continueNow : null
}

async function applyEffects(app: App, due: readonly DuePlayer[]): Promise<void> {
  if (due.length === 0) return
  const accounts = await readNames(
    app,
    due.map(({ accountId }) => accountId),
  )
  // gateways that found the same players begin at different places
  const start = Number.parseInt(app.random.hex(2), 16) % due.length
  const left = [...due.slice(start), ...due.slice(0, start)].values()
  const work = async () => {
    for (const player of left) await tryEffectsOf(app, player, playerAccountOf(app, accounts.get(player.accountId)))
  }
  await Promise.all(Array.from({ length: maxAtOnce }, work))
}

const playerAccountOf = (app: App, account: NamedAccount | undefined): PlayerAccount => ({
  name: account?.name ?? '',
  mayPlay: account !== undefined && isPlaying(account.role) && !gameClosed(account.role, app),
})

async function tryEffectsOf(app: App, due: DuePlayer, account: PlayerAccount): Promise<void> {
  const { accountId } = due
  const failures = app.get(failureCountsService)
  try {
    await app.get(playerQueueService).run(accountId, () => applyEffectsOf(app, due, account))
    failures.delete(accountId)
  } catch (error) {
    const before = failures.get(accountId) ?? 0
    failures.set(accountId, before + 1)
    const waitMs = Math.min(minWaitMs * 2 ** before, maxWaitMs)
    app.log.error({ err: error, player: accountId, waitMs }, 'Scheduled effects could not be applied yet.')
    // found by the steady clock too, so a clock that is ahead makes no wait longer
    await reschedule(app, due, app.get(steadyClockService).now() + waitMs)
  }
}

async function applyEffectsOf(app: App, due: DuePlayer, account: PlayerAccount): Promise<void> {
  const player = await app.get(playerRepositoryService).find(due.accountId)
  if (!player) return
  const { state, revision } = await applyScheduledEffects(app, player, account, true)
  if (revision !== player.revision) return
  const next = app.get(scheduledEffectsService).nextDueAt(state)
  if (next > 0 && next <= app.get(steadyClockService).now())
    throw new Error('A scheduled effect is due and changed nothing.')
  if (player.dueAt !== next) await reschedule(app, due, next)
}

const intervalMs = 1_000

const runScheduler = async (app: App) =>
  (await runScheduledEffects(app)) ?? untilDue(await readNextDue(app.get(playerModelsService).players, 'dueAt'))

const schedulerService = defineService<IntervalWorker>({
  name: 'players.scheduler',
  create: (app) => runInterval(app, 'players.scheduler', intervalMs, () => runScheduler(app)),
  stop: (scheduler) => scheduler.stop(),
})

const lateIntervalMs = 60_000

const latePlayersService = defineService<IntervalWorker>({
  name: 'players.latePlayers',
  create: (app) => runInterval(app, 'players.latePlayers', lateIntervalMs, () => rescheduleLatePlayers(app)),
  stop: (worker) => worker.stop(),
})

/** Adds an effect that is applied from now on. To be called when a domain starts. */
export function addScheduledEffect(app: App, effect: ScheduledEffect): void {
  app.get(scheduledEffectsService).add(effect)
  if (!effect.runsWhileOffline) return
  app.get(schedulerService)
  app.get(latePlayersService)
}
