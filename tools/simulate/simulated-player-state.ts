import { createHash } from 'node:crypto'
import {
  buy,
  type Combat,
  defaultAutoHunt,
  equip,
  type Id,
  type ItemDefinition,
  newPlayer,
  ownedCount,
  PlayerDraft,
  type PlayerState,
  type RuleResult,
  sell,
  travel,
  unequip,
} from '@sanguine/rules'
import { mean } from '../report/statistics'
import { countLines, countResult, type Day, emptyDay } from './day'
import { LedgerSum } from './ledger-sum'
import type { Market } from './market'
import type { PlayerKind } from './player-kinds'

/** When something first happened. */
export interface Milestone {
  /** from 1 */
  readonly day: number
  /** hunts until then, that one and auto-hunts included */
  readonly hunts: number
}

const dayMs = 86_400_000
/** Hunts that the win rate is taken of, and how many it takes at least. */
const maxSample = 16
const minSample = 6
/** Hunts before a player tries a ground again that was too hard; better gear shortens it. */
const retreatCooldown = 160

/** A player's state, changed only by the rules' own functions, and the sum of every line of the ledger. */
export class SimulatedPlayerState {
  state: PlayerState
  /** milliseconds since the run began */
  now = 0
  day: Day = emptyDay()
  /** hunts, auto-hunts left out, until the first rank; null before it */
  huntsToFirstRank: number | null = null
  /** the place among the ranks at which the first retainer was bought; null before it */
  rankAtFirstRetainer: number | null = null
  /** the day, from 1, on which the player first reached a region beyond the first; null before it */
  dayOfSecondRegion: number | null = null
  /** null until a boss came, and until one was beaten */
  firstBossMet: Milestone | null = null
  firstBossBeaten: Milestone | null = null
  bossesMet = 0
  bossesBeaten = 0
  /** results of the latest hunts on this ground: 1 for a win, else 0 */
  #recentWins: number[] = []
  /** gold that a hunt brings, averaged over the latest */
  income = 10
  /** what is left of the retreat cooldown, in hunts */
  #cooldown = 0
  #hunts = 0
  #manualHunts = 0
  #seeds = 0
  readonly #ledger = new LedgerSum()

  constructor(
    readonly name: string,
    readonly kind: PlayerKind,
    readonly market: Market,
  ) {
    const { state, ledger } = newPlayer(market.release)
    this.#ledger.add(ledger)
    // it buys bait on each visit, so it leaves all of it to its retainers
    this.state = { ...state, autoHunt: defaultAutoHunt, subscription: kind.subscription }
  }

  get gold(): number {
    return this.state.currencies.vgc ?? 0
  }

  get clock() {
    return { now: this.now, release: this.market.release, speed: 1 }
  }

  /** The next seed; the same in every run. */
  nextSeed(): string {
    this.#seeds += 1
    return createHash('sha256').update(`${this.name} ${this.#seeds}`).digest('hex')
  }

  owns = (itemId: Id): boolean => ownedCount(this.state, itemId) > 0

  /** Applies what a rule returns; returns whether the rule allowed it. */
  apply(result: RuleResult<unknown>, isBait = false): boolean {
    if (!result.ok) return false
    this.state = result.state
    this.#ledger.add(result.ledger)
    countLines(this.day, result.ledger, isBait)
    this.day.missions += result.journal.filter(({ type }) => type === 'mission').length
    return true
  }

  /** Applies a hunt; returns whether there was one. */
  applyHunt(result: RuleResult<Combat | null>): boolean {
    if (!this.apply(result) || !result.ok || !result.value) return false
    const combat = result.value
    const { mode, reward } = combat
    this.income += ((reward?.currencies.vgc ?? 0) - this.income) / maxSample
    countResult(this.day, combat.result, mode === 'auto')
    this.#hunts += 1
    if (this.market.bossIds.has(combat.enemyId)) this.#countBoss(combat.result === 'win')
    if (mode !== 'auto') this.#manualHunts += 1
    if (this.huntsToFirstRank === null && this.state.rank > 0) this.huntsToFirstRank = this.#manualHunts
    this.#recentWins = [...this.#recentWins.slice(1 - maxSample), combat.result === 'win' ? 1 : 0]
    this.#cooldown -= 1
    return true
  }

  #countBoss(isBeaten: boolean): void {
    const now = { day: this.#dayNumber, hunts: this.#hunts }
    this.bossesMet += 1
    this.firstBossMet ??= now
    if (!isBeaten) return
    this.bossesBeaten += 1
    this.firstBossBeaten ??= now
  }

  /** the day that runs, from 1 */
  get #dayNumber(): number {
    return 1 + Math.floor(this.now / dayMs)
  }

  buy({ id, type }: ItemDefinition, amount = 1): boolean {
    const isBought = this.apply(buy(this.state, { itemId: id, amount, release: this.market.release }), type === 'bait')
    if (isBought && type === 'retainer') this.rankAtFirstRetainer ??= this.state.rank
    return isBought
  }

  sell = (itemId: Id, amount: number): boolean =>
    this.apply(sell(this.state, { itemId, amount, release: this.market.release }))

  putOn(itemId: Id): boolean {
    if (this.market.gearIds.has(itemId)) this.#cooldown -= retreatCooldown / 4
    return this.wear(itemId)
  }

  /** Changes equipment without a gain in strength, so that no retreat ends. */
  wear = (itemId: Id): boolean => this.apply(equip(this.state, { ...this.clock, itemId }))

  takeOff = (itemId: Id): boolean => this.apply(unequip(this.state, { ...this.clock, itemId }))

  /** Goes to another ground; `isRetreat` when this one is too hard. */
  travelTo(groundId: Id, isRetreat = false): boolean {
    if (!this.apply(travel(this.state, { ...this.clock, groundId }))) return false
    this.#recentWins = []
    this.#cooldown = isRetreat ? retreatCooldown : 0
    if (!this.market.firstRegionGroundIds.has(groundId)) this.dayOfSecondRegion ??= this.#dayNumber
    return true
  }

  /** Items paid with real money, which no rule of the game gives. */
  receive(items: readonly { readonly itemId: Id; readonly amount: number }[]): void {
    const draft = new PlayerDraft(this.state)
    for (const { itemId, amount } of items) draft.item(itemId, amount, 'gift')
    this.apply(draft.done(null))
  }

  /** Share of the latest hunts on this ground that were won; null while there are fewer than `minSample`. */
  get winRate(): number | null {
    if (this.#recentWins.length < minSample) return null
    return mean(this.#recentWins)
  }

  /** Whether there were enough hunts here to go to a harder ground. */
  get isSettled(): boolean {
    return this.#recentWins.length === maxSample && this.#cooldown <= 0
  }

  unexplained = (): readonly string[] => this.#ledger.unexplained(this.state)
}
