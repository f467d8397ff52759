import { goldCurrency } from '../constants'
import { withSetup } from '../equipment/equip'
import { type SlotType, slotTypes } from '../equipment/slot-types'
import { type SlotItems, withItems } from '../equipment/wear-items'
import { encounterChances } from '../hunt/ground-enemies'
import { type HuntTotals, huntTotals } from '../odds/hunt-totals'
import { type EnemyOdds, encounterOdds } from '../odds/odds'
import type { RegionPhase } from '../region/region-rule'
import type { EnemyDefinition, Id, ItemDefinition, Release } from '../release/release'
import { activeSetupOf, amountIn, equippedIn } from '../state/amounts'
import type { PlayerState, Setup } from '../state/player-state'
import { type Choice, choicesOf, withoutLockedSlots } from './choices'
import { type EnemyEstimate, enemyEstimateOf, estimate } from './estimate'

/** The number of setups compared by their odds. If there are fewer, all are compared. */
export const maxRated = 48

/** The number of setups, including those with empty slots, up to which the search tries all of them. */
const maxEnumerated = 1024

/** The changes of equipment that win most on a ground, with items that the player owns. */
export interface BestSetup {
  /** empty if nothing is better than the equipped items */
  readonly changes: readonly SlotItems[]
  /** with the equipped items */
  readonly before: HuntTotals
  /** with the changes */
  readonly after: HuntTotals
}

export interface BestSetupInput {
  readonly groundId: Id
  readonly release: Release
  /** phase of the rule of the ground's region; null if it has none */
  readonly phase: RegionPhase | null
}

interface Rated {
  readonly setup: Setup
  readonly totals: HuntTotals
}

/** Rounds away differences that come only from the order in which chances were summed. */
const rounded = (value: number): number => Math.round(value * 1e9)

const rewardOf = ({ xp, coins }: HuntTotals): number => xp + amountIn(coins, goldCurrency)

/** Above 0 if the first is better: more wins, then fewer losses, then more XP and gold. */
const compare = (a: HuntTotals, b: HuntTotals): number =>
  rounded(a.win) - rounded(b.win) || rounded(b.loss) - rounded(a.loss) || rounded(rewardOf(a)) - rounded(rewardOf(b))

const keyOf = (setup: Setup, choices: readonly Choice[]): string =>
  JSON.stringify(choices.map(({ slotType }) => equippedIn(setup, slotType)))

/** The enemies that the equipped bait attracts, with their chances, most likely first. Empty without bait. */
function possibleEnemies(state: PlayerState, { groundId, release, phase }: BestSetupInput) {
  return [...(encounterChances(groundId, state, release, phase) ?? [])]
    .flatMap(([id, chance]): readonly (readonly [EnemyDefinition, number])[] => {
      const enemy = release.enemies.get(id)
      return enemy && chance > 0 ? [[enemy, chance]] : []
    })
    .toSorted(([, a], [, b]) => b - a)
}

/** One search. Each step computes the odds of one encounter, so that a caller can stop between steps. */
class Search {
  readonly #choices: readonly Choice[]
  readonly #possibleEnemies: ReturnType<typeof possibleEnemies>
  readonly #estimates: readonly EnemyEstimate[]
  readonly #rated = new Map<string, Rated | null>()
  best: Rated | null = null

  constructor(
    readonly state: PlayerState,
    readonly input: BestSetupInput,
  ) {
    const { release, phase } = input
    this.#choices = choicesOf(state, release)
    this.#possibleEnemies = possibleEnemies(state, input)
    this.#estimates = this.#possibleEnemies.map(([enemy, chance]) => enemyEstimateOf(enemy, chance, release, phase))
  }

  /** Rates the equipped items, and then candidates that may be better, until all or `maxRated` are rated. */
  *steps(): Generator<undefined, void> {
    yield* this.#rate(activeSetupOf(this.state))
    const all = this.#enumerated()
    if (all) {
      yield* this.#rateAll(this.#byEstimate(all))
      return
    }
    yield* this.#rate(this.#climbed())
    for (let before: Rated | null = null; this.best && this.best !== before && this.#rated.size < maxRated; ) {
      before = this.best
      yield* this.#rateAll(this.#byEstimate(this.#neighbours(before.setup)), () => this.best !== before)
    }
  }

  *#rateAll(setups: readonly Setup[], isDone = () => false): Generator<undefined, void> {
    for (const setup of setups) {
      if (this.#rated.size >= maxRated || isDone()) return
      yield* this.#rate(setup)
    }
  }

  *#rate(setup: Setup): Generator<undefined, void> {
    const key = keyOf(setup, this.#choices)
    if (this.#rated.has(key)) return
    const { release, phase } = this.input
    const wearing = withSetup(this.state, setup)
    const encounters: EnemyOdds[] = []
    let possible = 1
    for (const [enemy, attraction] of this.#possibleEnemies) {
      const encounter = { attraction, ...encounterOdds(enemy, wearing, release, { phase }) }
      encounters.push(encounter)
      possible -= attraction * (1 - encounter.win)
      yield
      if (this.best && rounded(possible) < rounded(this.best.totals.win)) break
    }
    const totals = encounters.length === this.#possibleEnemies.length ? huntTotals(encounters) : null
    const rated = totals && { setup, totals }
    this.#rated.set(key, rated)
    if (rated && (!this.best || compare(rated.totals, this.best.totals) > 0)) this.best = rated
  }

  #estimateOf(setup: Setup): number {
    const { release, phase } = this.input
    return estimate(withSetup(this.state, setup), this.#estimates, release, phase)
  }

  /** Sorts setups by estimate, best first; among equals, those that change less come first. */
  #byEstimate(setups: readonly Setup[]): readonly Setup[] {
    const worn = activeSetupOf(this.state)
    const changed = (setup: Setup) => this.#choices.filter(({ slotType }) => !holdAlike(setup, worn, slotType)).length
    return setups
      .map((setup) => ({ setup, score: this.#estimateOf(setup), changes: changed(setup) }))
      .toSorted((a, b) => b.score - a.score || a.changes - b.changes)
      .map(({ setup }) => setup)
  }

  /** All setups that fill every slot that can be filled; null if they are too many to rate. */
  #enumerated(): readonly Setup[] | null {
    let found: readonly Setup[] = [activeSetupOf(this.state)]
    for (const { slotType, slots, items } of this.#choices) {
      if (found.length * items.length ** slots > maxEnumerated) return null
      const parts = partsOf(items, slots)
      found = found.flatMap((setup) =>
        parts.map((part) => withItems(setup, [{ slotType, itemIds: part.map(({ id }) => id) }])),
      )
    }
    const distinct = new Map<string, Setup>()
    for (const setup of found) {
      const full = this.#completed(setup)
      distinct.set(keyOf(full, this.#choices), full)
    }
    return distinct.size < maxRated ? [...distinct.values()] : null
  }

  /** The setup without items in locked slots, and with the best items by estimate in empty open slots. */
  #completed(setup: Setup): Setup {
    let full = this.#fit(setup)
    for (const { slotType, slots, items } of this.#choices)
      while (equippedIn(full, slotType).length < slots) {
        const worn = equippedIn(full, slotType)
        const more = spareOf(items, worn)
          .map((item) => this.#fit(withItems(full, [{ slotType, itemIds: ordered([...worn, item.id], items) }])))
          .filter((each) => equippedIn(each, slotType).length > worn.length)
        const [best] = this.#byEstimate(more)
        if (!best) break
        full = best
      }
    return full
  }

  #fit(setup: Setup): Setup {
    return withoutLockedSlots(setup, this.#choices, this.state, this.input.release)
  }

  /** Setups that differ in one slot. */
  #neighbours(setup: Setup): readonly Setup[] {
    return this.#choices.flatMap(({ slotType, slots, items }) => {
      const worn = equippedIn(setup, slotType)
      return Array.from({ length: Math.min(slots, Math.max(1, worn.length)) }).flatMap((_, place) => {
        const others = worn.toSpliced(place, 1)
        return spareOf(items, others)
          .filter(({ id }) => id !== worn[place])
          .map(({ id }) => this.#completed(withItems(setup, [{ slotType, itemIds: ordered([...others, id], items) }])))
      })
    })
  }

  /**
   * Starts from the equipped items and moves to the neighbour with the best estimate, as long as the estimate grows.
   */
  #climbed(): Setup {
    let setup = this.#completed(activeSetupOf(this.state))
    for (let score = this.#estimateOf(setup); ; ) {
      const [next] = this.#byEstimate(this.#neighbours(setup))
      const after = next ? this.#estimateOf(next) : score
      if (!next || after <= score) return setup
      setup = next
      score = after
    }
  }
}

const holdAlike = (a: Setup, b: Setup, slotType: SlotType): boolean =>
  equippedIn(a, slotType).join() === equippedIn(b, slotType).join()

/** Sorts items of a type into the order in which they are equipped together; unknown items come last. */
function ordered(itemIds: readonly Id[], items: readonly ItemDefinition[]): readonly Id[] {
  const placeOf = (itemId: Id) => {
    const place = items.findIndex(({ id }) => id === itemId)
    return place < 0 ? items.length : place
  }
  return itemIds.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** Items of which the player owns another copy beside the equipped ones, each listed once. */
function spareOf(items: readonly ItemDefinition[], worn: readonly Id[]): readonly ItemDefinition[] {
  const count = (ids: readonly Id[], id: Id) => ids.filter((each) => each === id).length
  const all = items.map(({ id }) => id)
  return items.filter(({ id }, place) => all.indexOf(id) === place && count(all, id) > count(worn, id))
}

/** Every choice of one to `most` of these items, in their order. Copies of an item are equal and stand together. */
function partsOf(items: readonly ItemDefinition[], most: number): readonly (readonly ItemDefinition[])[] {
  if (most === 0) return []
  return items.flatMap((item, place) =>
    items[place - 1]?.id === item.id
      ? []
      : [[item], ...partsOf(items.slice(place + 1), most - 1).map((rest) => [item, ...rest])],
  )
}

/**
 * Finds the setup that wins most on a ground with the equipped bait, from items that the player owns and may wear. It
 * is never worse than the current setup.
 * Each step computes the odds of one encounter and yields the best setup so far. It yields null until the current setup
 * is rated, and if there are no enemies.
 */
export function* bestSetupSteps(
  state: PlayerState,
  input: BestSetupInput,
): Generator<BestSetup | null, BestSetup | null> {
  const search = new Search(state, input)
  let before: HuntTotals | null = null
  const found = (): BestSetup | null => {
    if (!search.best) return null
    before ??= search.best.totals
    return { changes: changesOf(state, search.best.setup), before, after: search.best.totals }
  }
  const steps = search.steps()
  while (!steps.next().done) yield found()
  return found()
}

function changesOf(state: PlayerState, setup: Setup): readonly SlotItems[] {
  const worn = activeSetupOf(state)
  return slotTypes.flatMap((slotType) => {
    const itemIds = equippedIn(setup, slotType)
    return holdAlike(setup, worn, slotType) ? [] : [{ slotType, itemIds }]
  })
}

/**
 * Returns the setup that wins most on a ground, from items that the player owns and may wear. Null without bait or
 * enemies.
 */
export function bestSetup(state: PlayerState, input: BestSetupInput): BestSetup | null {
  const steps = bestSetupSteps(state, input)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
