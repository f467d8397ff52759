import { type NamedAccount, readNames } from '@sanguine/accounts'
import {
  type App,
  continueNow,
  defineService,
  type IntervalWorker,
  isPlaying,
  LeastRecent,
  runInterval,
} from '@sanguine/kernel'
import { closedTo } from '../change/opening'
import { playerQueueService } from '../change/player-queue'
import { playerReadsService } from '../player-reads'
import { applyScheduledEffects } from './apply-scheduled-effects'
import { type DuePlayer, findDuePlayers, reschedule } from './due-players'
import { type EffectOwner, type ScheduledEffect, scheduledEffectsService } from './scheduled-effects'

/** Players that are found at once, and of those the ones at work at the same time: the rest of the gateway goes on. */
const [batchSize, mostAtOnce] = [256, 8]

/** How long a player who failed is left alone: twice as long with every failure. */
const [shortestWaitMs, longestWaitMs] = [5_000, 600_000]

const failureCountsService = defineService<LeastRecent<number>>({
  name: 'players.dueFailures',
  create: () => new LeastRecent(1_000),
})

/**
 * Settles what has fallen due to players, whether they are there or not: a batch, or `more` where the batch was full. Safe
 * beside other gateways, because every change is conditional on the revision and the rule says when the next is due. One
 * that fails is logged, looked at again later, and keeps nobody dueEffects.
 */
export async function runScheduledEffects(app: App): Promise<typeof continueNow | null> {
  const due = await findDuePlayers(app, batchSize)
  if (due.length === 0) return null
  const accounts = await readNames(
    app,
    due.map(({ accountId }) => accountId),
  )
  // gateways that found the same begin at different places
  const start = Number.parseInt(app.random.hex(2), 16) % due.length
  const left = [...due.slice(start), ...due.slice(0, start)].values()
  const work = async () => {
    for (const player of left) await settleOne(app, player, hunterOf(app, accounts.get(player.accountId)))
  }
  await Promise.all(Array.from({ length: mostAtOnce }, work))
  return due.length === batchSize ? continueNow : null
}

const hunterOf = (app: App, account: NamedAccount | undefined): EffectOwner => ({
  name: account?.name ?? '',
  mayPlay: account !== undefined && isPlaying(account.role) && !closedTo(account.role, app),
})

async function settleOne(app: App, due: DuePlayer, hunter: EffectOwner): Promise<void> {
  const { accountId } = due
  const failures = app.get(failureCountsService)
  try {
    await app.get(playerQueueService).run(accountId, () => settleInLine(app, due, hunter))
    failures.delete(accountId)
  } catch (error) {
    const before = failures.get(accountId) ?? 0
    failures.set(accountId, before + 1)
    const waitMs = Math.min(shortestWaitMs * 2 ** before, longestWaitMs)
    app.log.error({ err: error, player: accountId, waitMs }, 'What has fallen due could not be settled yet.')
    await reschedule(app, due, app.clock.now() + waitMs)
  }
}

async function settleInLine(app: App, due: DuePlayer, hunter: EffectOwner): Promise<void> {
  const player = await app.get(playerReadsService).find(due.accountId)
  if (!player) return
  const { state, revision } = await applyScheduledEffects(app, player, hunter, true)
  if (revision !== player.revision) return
  const next = app.get(scheduledEffectsService).nextDueAt(state)
  if (next > 0 && next <= app.clock.now()) throw new Error('Nothing came of what has fallen due.')
  if (player.dueAt !== next) await reschedule(app, due, next)
}

const intervalMs = 1_000

const schedulerService = defineService<IntervalWorker>({
  name: 'players.dueWorker',
  create: (app) => runInterval(app, 'players.dueWorker', intervalMs, () => runScheduledEffects(app)),
  stop: (worker) => worker.stop(),
})

/** Lets something fall due from now on. To be called when a domain starts. */
export function addScheduledEffect(app: App, due: ScheduledEffect): void {
  app.get(scheduledEffectsService).add(due)
  if (due.runsWhileOffline) app.get(schedulerService)
}
