import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { releaseService } from '@sanguine/catalogue'
import { type App, defineService } from '@sanguine/kernel'
import { type EnemyDefinition, type MeetingOdds, meetingKey, meetingOdds, type PlayerState } from '@sanguine/rules'
import { LRUCache } from 'lru-cache'

/** A few hundred bytes each. */
const maxRemembered = 20_000

type Compute = typeof meetingOdds

/**
 * The odds of meetings, computed one at a time for all callers: the event loop takes a turn between two, so that other calls
 * wait for one meeting at most. Kept for the current release by all that a meeting depends on, and so shared by players alike.
 */
export class MeetingOddsReader {
  readonly #app: App
  readonly #compute: Compute
  readonly #known = new LRUCache<string, Promise<MeetingOdds>>({ max: maxRemembered })
  #release: unknown
  #latest: Promise<unknown> = Promise.resolve()

  constructor(app: App, compute: Compute = meetingOdds) {
    this.#app = app
    this.#compute = compute
  }

  /** How a meeting of the player with the enemy goes, with what is worn. */
  read(enemy: EnemyDefinition, state: PlayerState): Promise<MeetingOdds> {
    const release = this.#app.get(releaseService).current()
    if (release !== this.#release) {
      this.#release = release
      this.#known.clear()
    }
    const worn = createHash('sha256')
      .update(meetingKey(enemy, state, release))
      .digest('base64')
    const key = `${enemy.id} ${worn}`
    const known = this.#known.get(key)
    if (known) return known
    const computed = this.#latest.then(async () => {
      await setImmediate()
      return this.#compute(enemy, state, release)
    })
    this.#latest = computed.catch(() => undefined)
    this.#known.set(key, computed)
    computed.catch(() => this.#known.delete(key))
    return computed
  }
}

export const meetingOddsService = defineService<MeetingOddsReader>({
  name: 'grimoire.meetingOdds',
  create: (app) => new MeetingOddsReader(app),
})
