import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { releaseService } from '@sanguine/catalogue'
import { type App, defineService, unavailable } from '@sanguine/kernel'
import type { Player } from '@sanguine/players'
import {
  type AskedMeeting,
  adviceSteps,
  type Combat,
  type CombatAdvice,
  type EnemyDefinition,
  type MeetingOdds,
  meetingKey,
  type RegionPhase,
  type Release,
} from '@sanguine/rules'
import { LRUCache } from 'lru-cache'
import { startReleaseThread } from '../threads/release-thread'
import { type StartThread, ThreadPool } from '../threads/thread-pool'
import { SharedProcessor } from './shared-processor'

/** A few hundred bytes each. */
const maxRemembered = 20_000

/** Asked for once after a fight, and again by who opens the result again. */
const maxAdvice = 500

/** Meetings that are worked out at once, each in a thread of its own. */
const maxThreads = Math.min(2, availableParallelism())

/**
 * The threads end after so many milliseconds without a meeting: later than a player comes back for the next hunt, since a thread that is
 * new takes a tenth of a second to start and works half as fast at first.
 */
const idleMs = 15 * 60_000

const startMeetingThread = () =>
  startReleaseThread<AskedMeeting, MeetingOdds>(join(__dirname, '../../dist/meeting-odds/meeting.worker.js'))

/** What is remembered of a release. */
class Remembered {
  readonly odds = new LRUCache<string, Promise<MeetingOdds>>({ max: maxRemembered })
  readonly advice = new LRUCache<string, Promise<CombatAdvice | null>>({ max: maxAdvice })

  constructor(readonly release: Release) {}
}

function remember<Value>(cache: LRUCache<string, Promise<Value>>, key: string, compute: () => Promise<Value>) {
  const known = cache.get(key)
  if (known) return known
  const computed = compute()
  cache.set(key, computed)
  computed.catch(() => cache.delete(key))
  return computed
}

/**
 * The odds of meetings, worked out in threads, and for players in turn: see `SharedProcessor`. Kept for the current release by all
 * that a meeting depends on, and so shared by players alike. What fails rejects with `unavailable`.
 */
export class MeetingOddsReader {
  readonly #app: App
  readonly #threads: ThreadPool<AskedMeeting, MeetingOdds>
  readonly #processor: SharedProcessor
  #remembered: Remembered | null = null

  constructor(app: App, start: StartThread<AskedMeeting, MeetingOdds> = startMeetingThread, atOnce = maxThreads) {
    this.#app = app
    this.#threads = new ThreadPool(start, idleMs)
    this.#processor = new SharedProcessor(app.clock, atOnce)
  }

  /** How a meeting of the player with the enemy goes, with what is worn, in a phase of the region's rule. */
  read(
    enemy: EnemyDefinition,
    { accountId, state }: Pick<Player, 'accountId' | 'state'>,
    phase: RegionPhase | null,
  ): Promise<MeetingOdds> {
    return this.#read(accountId, { enemy, state, phase, addedDamage: 0 }, this.#current())
  }

  /** What would have won a fight that is over; null for an enemy that content no longer has. */
  readAdvice(player: Player, combat: Combat): Promise<CombatAdvice | null> {
    const remembered = this.#current()
    const key = `${player.accountId} ${player.revision} ${combat.number}`
    return remember(remembered.advice, key, async () => {
      const steps = adviceSteps(player.state, combat, remembered.release)
      let step = steps.next()
      while (!step.done) step = steps.next(await this.#read(player.accountId, step.value, remembered))
      return step.value
    })
  }

  async stop(): Promise<void> {
    this.#processor.stop()
    await this.#threads.stop()
  }

  #read(accountId: string, meeting: AskedMeeting, { release, odds }: Remembered): Promise<MeetingOdds> {
    const { enemy, state, phase, addedDamage } = meeting
    const compute = () => this.#processor.run(accountId, () => this.#compute(meeting, release))
    if (addedDamage > 0) return compute()
    const worn = createHash('sha256')
      .update(meetingKey(enemy, state, release, phase))
      .digest('base64')
    return remember(odds, `${enemy.id} ${worn}`, compute)
  }

  async #compute(meeting: AskedMeeting, release: Release) {
    try {
      return await this.#threads.run(meeting, release)
    } catch (error) {
      this.#app.log.error({ err: error, enemyId: meeting.enemy.id }, 'working out the odds of a meeting failed')
      throw unavailable('The odds could not be worked out. Please try again.')
    }
  }

  #current(): Remembered {
    const release = this.#app.get(releaseService).current()
    if (this.#remembered?.release !== release) this.#remembered = new Remembered(release)
    return this.#remembered
  }
}

export const meetingOddsService = defineService<MeetingOddsReader>({
  name: 'grimoire.meetingOdds',
  create: (app) => new MeetingOddsReader(app),
  stop: (reader) => reader.stop(),
})
