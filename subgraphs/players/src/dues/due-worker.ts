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
import { closedTo } from '../opening'
import { playerQueueService } from '../player-queue'
import { playerReadsService } from '../player-reads'
import { type DuePlayer, findDuePlayers, lookAgain } from './due-players'
import { type Due, duesService, type Hunter } from './dues'
import { settleDues } from './settle'

/** Players that are found at once, and of those the ones at work at the same time: the rest of the gateway goes on. */
const [batchSize, mostAtOnce] = [256, 8]

/** How long a player who failed is left alone: twice as long with every failure. */
const [shortestWaitMs, longestWaitMs] = [5_000, 600_000]

const failuresService = defineService<LeastRecent<number>>({
  name: 'players.dueFailures',
  create: () => new LeastRecent(1_000),
})

/**
 * Settles what has fallen due to players, whether they are there or not: a batch, or `more` where the batch was full. Safe
 * beside other gateways, because every change is conditional on the revision and the rule says when the next is due. One
 * that fails is logged, looked at again later, and keeps nobody waiting.
 */
export async function settleDuePlayers(app: App): Promise<typeof continueNow | null> {
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

const hunterOf = (app: App, account: NamedAccount | undefined): Hunter => ({
  name: account?.name ?? '',
  mayPlay: account !== undefined && isPlaying(account.role) && !closedTo(account.role, app),
})

async function settleOne(app: App, due: DuePlayer, hunter: Hunter): Promise<void> {
  const { accountId } = due
  const failures = app.get(failuresService)
  try {
    await app.get(playerQueueService).run(accountId, () => settleInLine(app, due, hunter))
    failures.delete(accountId)
  } catch (error) {
    const before = failures.get(accountId) ?? 0
    failures.set(accountId, before + 1)
    const waitMs = Math.min(shortestWaitMs * 2 ** before, longestWaitMs)
    app.log.error({ err: error, player: accountId, waitMs }, 'What has fallen due could not be settled yet.')
    await lookAgain(app, due, app.clock.now() + waitMs)
  }
}

async function settleInLine(app: App, due: DuePlayer, hunter: Hunter): Promise<void> {
  const player = await app.get(playerReadsService).find(due.accountId)
  if (!player) return
  const { state, revision } = await settleDues(app, player, hunter, true)
  if (revision !== player.revision) return
  const next = app.get(duesService).nextAt(state)
  if (next > 0 && next <= app.clock.now()) throw new Error('Nothing came of what has fallen due.')
  if (player.dueAt !== next) await lookAgain(app, due, next)
}

const intervalMs = 1_000

const dueWorkerService = defineService<IntervalWorker>({
  name: 'players.dueWorker',
  create: (app) => runInterval(app, 'players.dueWorker', intervalMs, () => settleDuePlayers(app)),
  stop: (worker) => worker.stop(),
})

/** Lets something fall due from now on. To be called when a domain starts. */
export function startDue(app: App, due: Due): void {
  app.get(duesService).add(due)
  if (due.happensAway) app.get(dueWorkerService)
}
