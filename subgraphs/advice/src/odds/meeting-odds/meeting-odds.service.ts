import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { releaseService } from '@sanguine/catalogue'
import { type App, defineService, requireOpen, unavailable } from '@sanguine/kernel'
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
import { WaitingCalls } from '../threads/waiting-calls'
import { SharedProcessor } from './shared-processor'

/** A few hundred bytes each. */
const maxRemembered = 20_000

/** Called once after a fight, and again by a player who reopens the result. */
const maxAdvice = 500

/** The number of meetings that are computed at once, each in its own thread. */
const maxThreads = Math.min(2, availableParallelism())

/**
 * The milliseconds without a meeting after which the threads end. They exceed a player's wait between hunts, because a
 * new thread takes a tenth of a second to start. At first it also works at half speed.
 */
const idleMs = 15 * 60_000

const startMeetingThread = () =>
  startReleaseThread<AskedMeeting, MeetingOdds>(join(__dirname, '../../../dist/odds/meeting-odds/meeting.worker.js'))

/** A value that was computed, or is being computed for the calls that wait for it. */
interface Shared<Value> {
  readonly value: Promise<Value>
  /** null once it was computed */
  calls: WaitingCalls | null
}

/** The remembered results of a release. */
class Remembered {
  readonly odds = new LRUCache<string, Shared<MeetingOdds>>({ max: maxRemembered })
  readonly advice = new LRUCache<string, Shared<CombatAdvice | null>>({ max: maxAdvice })

  constructor(readonly release: Release) {}
}

function remember<Value>(
  cache: LRUCache<string, Shared<Value>>,
  key: string,
  call: AbortSignal,
  compute: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const known = cache.get(key)
  // a value that no call waits for any more may be about to be dropped
  if (known && !known.calls?.signal.aborted) {
    known.calls?.add(call)
    return known.value
  }
  const calls = new WaitingCalls()
  calls.add(call)
  const shared: Shared<Value> = { value: compute(calls.signal), calls }
  cache.set(key, shared)
  const settle = () => {
    shared.calls = null
  }
  const forget = () => {
    if (cache.peek(key) === shared) cache.delete(key)
  }
  shared.value.then(settle, forget)
  return shared.value
}

/**
 * Computes the odds of meetings in threads, for players in turn: see `SharedProcessor`. Odds are kept for the current
 * release by all that they depend on, so that equal players share them. A computation that fails, or that all its calls
 * left before its turn, rejects with `unavailable`.
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

  /**
   * The odds of a meeting of the player with the enemy, with the current equipment, in a phase of the region's rule.
   * `call` is the call's signal.
   */
  read(
    enemy: EnemyDefinition,
    { accountId, state }: Pick<Player, 'accountId' | 'state'>,
    phase: RegionPhase | null,
    call: AbortSignal,
  ): Promise<MeetingOdds> {
    return this.#read(accountId, { enemy, state, phase, addedDamage: 0 }, this.#current(), call)
  }

  /**
   * Advice on winning a fight that is over; null for an enemy that was removed from the content. `call` is the call's
   * signal.
   */
  readAdvice(player: Player, combat: Combat, call: AbortSignal): Promise<CombatAdvice | null> {
    const remembered = this.#current()
    const key = `${player.accountId} ${player.revision} ${combat.number}`
    return remember(remembered.advice, key, call, async (signal) => {
      const steps = adviceSteps(player.state, combat, remembered.release)
      let step = steps.next()
      while (!step.done) {
        requireOpen(signal)
        step = steps.next(await this.#read(player.accountId, step.value, remembered, signal))
      }
      return step.value
    })
  }

  async stop(): Promise<void> {
    this.#processor.stop()
    await this.#threads.stop()
  }

  #read(
    accountId: string,
    meeting: AskedMeeting,
    { release, odds }: Remembered,
    call: AbortSignal,
  ): Promise<MeetingOdds> {
    const { enemy, state, phase, addedDamage } = meeting
    const compute = (signal: AbortSignal) =>
      this.#processor.run(accountId, () => this.#compute(meeting, release), signal)
    if (addedDamage > 0) return compute(call)
    const worn = createHash('sha256')
      .update(meetingKey(enemy, state, release, phase))
      .digest('base64')
    return remember(odds, `${enemy.id} ${worn}`, call, compute)
  }

  async #compute(meeting: AskedMeeting, release: Release) {
    try {
      return await this.#threads.run(meeting, release)
    } catch (error) {
      this.#app.log.error({ err: error, enemyId: meeting.enemy.id }, 'working out the odds of a meeting failed')
      throw unavailable({
        en: 'The odds could not be worked out. Please try again.',
        de: 'Die Chancen konnten nicht berechnet werden. Bitte versuche es noch einmal.',
      })
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
