import { createHash } from 'node:crypto'
import { releaseService } from '@sanguine/catalogue'
import { type App, defineService } from '@sanguine/kernel'
import type { Player } from '@sanguine/players'
import {
  adviceSteps,
  type Combat,
  type CombatAdvice,
  type EnemyDefinition,
  type MeetingOdds,
  meetingKey,
  meetingOdds,
  type RegionPhase,
  type Release,
} from '@sanguine/rules'
import { LRUCache } from 'lru-cache'
import { SharedProcessor } from './shared-processor'

/** A few hundred bytes each. */
const maxRemembered = 20_000

/** Asked for once after a fight, and again by who opens the result again. */
const maxAdvice = 500

type Compute = typeof meetingOdds

/**
 * The odds of meetings, computed one at a time, and for players in turn: see `SharedProcessor`. Kept for the current release by all
 * that a meeting depends on, and so shared by players alike.
 */
export class MeetingOddsReader {
  readonly #app: App
  readonly #compute: Compute
  readonly #known = new LRUCache<string, Promise<MeetingOdds>>({ max: maxRemembered })
  readonly #advice = new LRUCache<string, Promise<CombatAdvice | null>>({ max: maxAdvice })
  readonly #processor: SharedProcessor
  #release: Release | null = null

  constructor(app: App, compute: Compute = meetingOdds) {
    this.#app = app
    this.#compute = compute
    this.#processor = new SharedProcessor(app.clock)
  }

  /** How a meeting of the player with the enemy goes, with what is worn, in a phase of the region's rule. */
  read(
    enemy: EnemyDefinition,
    { accountId, state }: Pick<Player, 'accountId' | 'state'>,
    phase: RegionPhase | null,
  ): Promise<MeetingOdds> {
    const release = this.#currentRelease()
    const worn = createHash('sha256')
      .update(meetingKey(enemy, state, release, phase))
      .digest('base64')
    return this.#remember(this.#known, `${enemy.id} ${worn}`, () =>
      this.#processor.run(accountId, () => this.#compute(enemy, state, release, { phase })),
    )
  }

  /** What would have won a fight that is over; null for an enemy that content no longer has. */
  readAdvice(player: Player, combat: Combat): Promise<CombatAdvice | null> {
    const release = this.#currentRelease()
    const key = `${player.accountId} ${player.revision} ${combat.number}`
    return this.#remember(this.#advice, key, async () => {
      const steps = adviceSteps(player.state, combat, release)
      for (;;) {
        const step = await this.#processor.run(player.accountId, () => steps.next())
        if (step.done) return step.value
      }
    })
  }

  #remember<Value>(cache: LRUCache<string, Promise<Value>>, key: string, compute: () => Promise<Value>) {
    const known = cache.get(key)
    if (known) return known
    const computed = compute()
    cache.set(key, computed)
    computed.catch(() => cache.delete(key))
    return computed
  }

  #currentRelease(): Release {
    const release = this.#app.get(releaseService).current()
    if (release !== this.#release) {
      this.#release = release
      this.#known.clear()
      this.#advice.clear()
    }
    return release
  }
}

export const meetingOddsService = defineService<MeetingOddsReader>({
  name: 'grimoire.meetingOdds',
  create: (app) => new MeetingOddsReader(app),
})
