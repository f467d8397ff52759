import { memoPerRelease, releaseFor, viewItem, viewStats } from '@sanguine/catalogue'
import { type App, type Context, requireViewer, type Viewer } from '@sanguine/kernel'
import {
  activeItemOf,
  coffinNow,
  cooldownMs,
  goals,
  type Id,
  nameOrder,
  type PlayerState,
  playerStats,
  type Release,
  rankAt,
  type Slot,
  slots,
  unclaimedByTrophy,
} from '@sanguine/rules'
import type { EquipmentSlot, Fairness, Goal, InventoryEntry, ItemAmount, Me, StatEntry } from '@sanguine/schema'
import { viewFairness } from './fairness/fairness.view'
import { viewGoal } from './goal.view'
import { viewGround } from './ground.view'
import type { Player } from './store/players.model'

/** The image of the worn avatar, or empty. */
export const avatarOf = (state: PlayerState, release: Release): string =>
  activeItemOf('avatar', state, release)?.imageId ?? ''

const setupOf = ({ setups, activeSetup }: PlayerState) => setups[activeSetup] ?? {}

const statsOf = memoPerRelease((release, state: PlayerState) => viewStats(release, playerStats(state, release)))

const isCarried = ({ statType, valueTo, procPercent }: StatEntry) =>
  statType === 0 || valueTo !== 0 || (procPercent ?? 0) > 0

const carriedStatsOf = memoPerRelease((release, state: PlayerState) => statsOf(release, state).filter(isCarried))

const goalsOf = memoPerRelease((release, state: PlayerState) =>
  goals(state, release).map((goal) => viewGoal(release, goal)),
)

/** Things that content has lost are kept but not shown. */
const inventoryOf = memoPerRelease((release, state: PlayerState): InventoryEntry[] => {
  const worn = new Set(Object.values(setupOf(state)).flat())
  const byName = nameOrder(release)
  const wanters = unclaimedByTrophy(state, release)
  return Object.entries(state.inventory)
    .flatMap(([id, amount]) => {
      const item = viewItem(release, id)
      const wantedBy = release.items.get(wanters.get(id) ?? '')?.name ?? null
      return item ? [{ item, amount, equipped: worn.has(id), wantedBy }] : []
    })
    .sort((a, b) => b.item.reqXP - a.item.reqXP || byName(a.item.name, b.item.name))
})

/**
 * A player as the player sees it. Each field is computed when it is read, so that a call pays only for what it asks. The
 * fields that other domains add to `Me` are theirs.
 */
export class MeView implements Omit<Me, 'combat' | 'ladderRank' | 'mission' | 'nextAutoHunt'> {
  readonly #app: App
  readonly #viewer: Viewer
  readonly #release: Release

  constructor(
    context: Context,
    readonly player: Player,
  ) {
    this.#app = context.app
    this.#viewer = requireViewer(context)
    this.#release = releaseFor(context)
  }

  get id() {
    return this.player.accountId
  }

  get name() {
    return this.#viewer.name
  }

  get email() {
    return this.#viewer.email
  }

  get role() {
    return this.#viewer.role
  }

  get revision() {
    return this.player.revision
  }

  get now() {
    return this.#app.clock.now()
  }

  get xp() {
    return this.player.state.xp
  }

  get nextRankXP() {
    return rankAt(this.xp, this.#release).nextRankXP
  }

  get currentRankXP() {
    return rankAt(this.xp, this.#release).currentRankXP
  }

  get currentRank() {
    return rankAt(this.xp, this.#release).rank.name
  }

  get goals(): readonly Goal[] {
    return goalsOf(this.#release, this.player.state)
  }

  get nextGoal(): Goal | null {
    return this.goals[0] ?? null
  }

  get currencies() {
    const owned = this.player.state.currencies
    return [...this.#release.currencies.values()].map(({ name, shortName, imageId }) => ({
      name,
      shortName,
      value: Object.hasOwn(owned, shortName) ? (owned[shortName] ?? 0) : 0,
      imageId,
    }))
  }

  get stats(): readonly StatEntry[] {
    return statsOf(this.#release, this.player.state)
  }

  /** Without the procs that nothing worn carries: they are most of the stats, and of the response. */
  get carriedStats(): readonly StatEntry[] {
    return carriedStatsOf(this.#release, this.player.state)
  }

  get fairness(): Fairness | null {
    const { fairness } = this.player.state
    return fairness ? viewFairness(fairness) : null
  }

  get inventory(): readonly InventoryEntry[] {
    return inventoryOf(this.#release, this.player.state)
  }

  get currentHuntingGround() {
    return viewGround(this.#release, this.player.state.groundId)
  }

  get nextAllowedHunt() {
    return this.player.state.nextHuntAt
  }

  get cooldownSeconds() {
    return cooldownMs(this.player.state, this.#release, this.#app.settings.gameSpeed) / 1000
  }

  get nextCoffinRecharge() {
    return this.#coffin.nextRechargeAt
  }

  get coffinCharges() {
    return this.#coffin.charges
  }

  get maxCoffinCharges() {
    return this.#coffin.maxCharges
  }

  get unlockedEquipmentSlots() {
    return this.player.state.unlockedSetups
  }

  get activeEquipmentSlot() {
    return this.player.state.activeSetup
  }

  get slots(): EquipmentSlot[] {
    return slots(this.player.state, this.#release).map((slot) => this.#viewSlot(slot))
  }

  get bait(): ItemAmount | null {
    const [id] = this.#setup.bait ?? []
    const item = id === undefined ? null : viewItem(this.#release, id)
    return item && { item, amount: this.#owned(item.id) }
  }

  get #setup() {
    return setupOf(this.player.state)
  }

  get #coffin() {
    return coffinNow(this.player.state, this.now, this.#release, this.#app.settings.gameSpeed)
  }

  #owned(id: Id): number {
    return this.player.state.inventory[id] ?? 0
  }

  #viewSlot({ slotType, index, itemId, isLocked, lock }: Slot): EquipmentSlot {
    const statName = lock && (this.#release.stats.get(lock.stat)?.name ?? lock.stat)
    return {
      itemType: slotType,
      index,
      item: itemId === null ? null : viewItem(this.#release, itemId),
      isLocked,
      lockedBy: isLocked && lock && statName !== null ? { ...lock, statName } : null,
    }
  }
}

export const viewMe = (context: Context, player: Player): MeView => new MeView(context, player)
