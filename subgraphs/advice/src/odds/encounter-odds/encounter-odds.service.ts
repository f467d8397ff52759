import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { releaseService } from '@sanguine/catalogue'
import { type App, defineService, requireOpen, unavailable } from '@sanguine/kernel'
import type { Player } from '@sanguine/players'
import {
  adviceSteps,
  type Combat,
  type CombatAdvice,
  type EncounterOdds,
  type EncounterRequest,
  type EnemyDefinition,
  encounterKey,
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

/** The number of encounters that are computed at once, each in its own thread. */
const maxThreads = Math.min(2, availableParallelism())

/**
 * The milliseconds without an encounter after which the threads end. They exceed a player's wait between hunts, because
 * a new thread takes a tenth of a second to start. At first it also works at half speed.
 */
const idleMs = 15 * 60_000

const startEncounterThread = () =>
  startReleaseThread<EncounterRequest, EncounterOdds>(
    join(__dirname, '../../../dist/odds/encounter-odds/encounter.worker.js'),
  )

/** A value that was computed, or is being computed for the calls that wait for it. */
interface Shared<Value> {
  readonly value: Promise<Value>
  /** null once it was computed */
  calls: WaitingCalls | null
}

/** The remembered results of a release. */
class Remembered {
  readonly odds = new LRUCache<string, Shared<EncounterOdds>>({ max: maxRemembered })
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
 * Computes the odds of encounters in threads, for players in turn: see `SharedProcessor`. Odds are kept for the current
 * release by all that they depend on, so that equal players share them. A computation that fails, or that all its calls
 * left before its turn, rejects with `unavailable`.
 */
export class EncounterOddsReader {
  readonly #app: App
  readonly #threads: ThreadPool<EncounterRequest, EncounterOdds>
  readonly #processor: SharedProcessor
  #remembered: Remembered | null = null

  constructor(
    app: App,
    start: StartThread<EncounterRequest, EncounterOdds> = startEncounterThread,
    atOnce = maxThreads,
  ) {
    this.#app = app
    this.#threads = new ThreadPool(start, idleMs)
    this.#processor = new SharedProcessor(app.clock, atOnce)
  }

  /**
   * The odds of an encounter of the player with the enemy, with the current equipment, in a phase of the region's rule.
   * `call` is the call's signal.
   */
  read(
    enemy: EnemyDefinition,
    { accountId, state }: Pick<Player, 'accountId' | 'state'>,
    phase: RegionPhase | null,
    call: AbortSignal,
  ): Promise<EncounterOdds> {
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
    encounter: EncounterRequest,
    { release, odds }: Remembered,
    call: AbortSignal,
  ): Promise<EncounterOdds> {
    const { enemy, state, phase, addedDamage } = encounter
    const compute = (signal: AbortSignal) =>
      this.#processor.run(accountId, () => this.#compute(encounter, release), signal)
    if (addedDamage > 0) return compute(call)
    const worn = createHash('sha256')
      .update(encounterKey(enemy, state, release, phase))
      .digest('base64')
    return remember(odds, `${enemy.id} ${worn}`, call, compute)
  }

  async #compute(encounter: EncounterRequest, release: Release) {
    try {
      return await this.#threads.run(encounter, release)
    } catch (error) {
      this.#app.log.error({ err: error, enemyId: encounter.enemy.id }, 'working out the odds of an encounter failed')
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

export const encounterOddsService = defineService<EncounterOddsReader>({
  name: 'grimoire.encounterOdds',
  create: (app) => new EncounterOddsReader(app),
  stop: (reader) => reader.stop(),
})
