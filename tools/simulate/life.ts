import { createHash } from 'node:crypto'
import {
  type Combat,
  equip,
  type Id,
  type ItemDefinition,
  newPlayer,
  ownedCount,
  PlayerDraft,
  type PlayerState,
  type RuleResult,
  trade,
  travel,
  unequip,
} from '@sanguine/rules'
import { Book } from './book'
import { countLines, countResult, type Day, emptyDay } from './day'
import type { PlayerKind } from './kinds'
import type { Market } from './market'

/** Hunts that a player looks back on, and how many of them say something. */
const memory = 16
const glimpse = 6
/** Hunts for which a ground that was too hard is left alone, unless clothes get better. */
const shyness = 160

/** A player's life: whatever happens in it happens by the rules' own functions, and every line of the ledger is kept. */
export class Life {
  state: PlayerState
  /** milliseconds since the life began */
  now = 0
  day: Day = emptyDay()
  /** hunts by their own hand until the first rank; null before it */
  huntsToFirstRank: number | null = null
  /** wins among the last hunts on this ground, 1 each */
  #recent: number[] = []
  /** gold that a hunt brings of late */
  income = 10
  /** hunts to go before a ground that was too hard is tried again; better clothes make bold */
  #shy = 0
  #ownHunts = 0
  #drawn = 0
  readonly #book = new Book()

  constructor(
    readonly name: string,
    readonly kind: PlayerKind,
    readonly market: Market,
  ) {
    const { state, ledger } = newPlayer(market.release)
    this.#book.add(ledger)
    this.state = { ...state, subscription: kind.subscription }
  }

  get gold(): number {
    return this.state.currencies.vgc ?? 0
  }

  get clock() {
    return { now: this.now, release: this.market.release, speed: 1 }
  }

  /** A seed that nobody could foresee, and that is the same in every run. */
  seed(): string {
    this.#drawn += 1
    return createHash('sha256').update(`${this.name} ${this.#drawn}`).digest('hex')
  }

  owns = (itemId: Id): boolean => ownedCount(this.state, itemId) > 0

  /** Takes what a rule answers; answers whether it said yes. */
  take(outcome: RuleResult<unknown>, isBait = false): boolean {
    if (!outcome.ok) return false
    this.state = outcome.state
    this.#book.add(outcome.ledger)
    countLines(this.day, outcome.ledger, isBait)
    this.day.missions += outcome.journal.filter(({ type }) => type === 'mission').length
    return true
  }

  /** Takes a hunt; answers whether there was one. */
  hunted(outcome: RuleResult<Combat | null>): boolean {
    if (!this.take(outcome) || !outcome.ok || !outcome.value) return false
    const { mode, result, reward } = outcome.value
    this.income += ((reward?.currencies.vgc ?? 0) - this.income) / memory
    countResult(this.day, result, mode === 'auto')
    if (mode !== 'auto') this.#ownHunts += 1
    if (this.huntsToFirstRank === null && this.state.rank > 0) this.huntsToFirstRank = this.#ownHunts
    this.#recent = [...this.#recent.slice(1 - memory), result === 2 ? 1 : 0]
    this.#shy -= 1
    return true
  }

  buy = ({ id, type }: ItemDefinition, amount = 1): boolean =>
    this.take(trade(this.state, { itemId: id, amount, release: this.market.release }), type === 'bait')

  sell = (itemId: Id, amount: number): boolean =>
    this.take(trade(this.state, { itemId, amount: -amount, release: this.market.release }))

  putOn(itemId: Id): boolean {
    if (this.market.gearIds.has(itemId)) this.#shy -= shyness / 4
    return this.take(equip(this.state, { ...this.clock, itemId }))
  }

  takeOff = (itemId: Id): boolean => this.take(unequip(this.state, { ...this.clock, itemId }))

  /** Goes to another ground; `isRetreat` when this one is too hard. */
  goTo(groundId: Id, isRetreat = false): boolean {
    if (!this.take(travel(this.state, { groundId, release: this.market.release }))) return false
    this.#recent = []
    this.#shy = isRetreat ? shyness : 0
    return true
  }

  /** Something that did not come by the rules of the game: paid with real money. */
  receive(items: readonly { readonly itemId: Id; readonly amount: number }[]): void {
    const draft = new PlayerDraft(this.state)
    for (const { itemId, amount } of items) draft.item(itemId, amount, 'gift')
    this.take(draft.done(null))
  }

  /** Part of the last hunts here that were won; null while there are too few to say. */
  get winRate(): number | null {
    if (this.#recent.length < glimpse) return null
    return this.#recent.reduce((sum, one) => sum + one, 0) / this.#recent.length
  }

  /** Whether there were enough hunts here to go on to something harder. */
  get isSettled(): boolean {
    return this.#recent.length === memory && this.#shy <= 0
  }

  unexplained = (): readonly string[] => this.#book.unexplained(this.state)
}
