import { hunterIn } from '@sanguine/content/testing'
import {
  advice,
  buy,
  type Combat,
  type CombatAdvice,
  combatStateOf,
  encounterOdds,
  equip,
  type ItemAdvice,
  type ItemDefinition,
  ownedCount,
  type PlayerState,
  quickAttack,
  type Release,
  roundsPerCombat,
  statNames,
} from '@sanguine/rules'
import { type EnemyCase, onlyEnemy } from './check-enemy'
import { type Hunting, huntOnce, seedOf } from './hunt-once'
import { inPhase } from './in-phase'
import { deviations } from './row'

/**
 * The player's possessions besides the equipped items: one each of some items, nothing, or any amount of every coin and
 * material.
 */
export type Means = { readonly owned: readonly ItemDefinition[] } | 'nothing' | 'plenty'

/** The chance that advice shows, 0 to 1, with the result of simulated fights. */
export interface ToldWin {
  readonly told: number
  readonly played: number
  /** how far apart they are, in standard deviations beyond the margin of the odds */
  readonly deviations: number
}

/** Advice after a lost fight, and what comes of following it. */
export interface FollowedAdvice {
  readonly told: CombatAdvice
  readonly before: ToldWin
  /** with the item, and how much more is won with it than before; null if advice shows none */
  readonly item: { readonly after: ToldWin; readonly gain: ToldWin } | null
  /** with a weapon that deals the added damage more, and the chance with a point less; null if advice shows none */
  readonly damage: (ToldWin & { readonly oneLess: number }) | null
}

const plenty = 1_000_000

/** More than any price and all materials. */
const rich = (state: PlayerState, release: Release): PlayerState => {
  const materials = [...release.items.values()].flatMap((item) => item.craftingMaterials)
  const spare = materials.map(({ itemId }) => [itemId, ownedCount(state, itemId) + plenty] as const)
  const currencies = Object.fromEntries([...release.currencies.keys()].map((name) => [name, plenty]))
  return { ...state, currencies, inventory: { ...state.inventory, ...Object.fromEntries(spare) } }
}

function withMeans(state: PlayerState, means: Means, release: Release): PlayerState {
  if (means === 'plenty') return rich(state, release)
  const poor = { ...state, currencies: {} }
  if (means === 'nothing') return poor
  const owned = means.owned.map(({ id }) => [id, ownedCount(state, id) + 1] as const)
  return { ...poor, inventory: { ...poor.inventory, ...Object.fromEntries(owned) } }
}

/** The first fight that is not won, with the player as it leaves them. */
function lostFight({ state, clock, release, name }: Hunting): { readonly state: PlayerState; readonly combat: Combat } {
  for (let index = 0; index < plenty; index++) {
    const input = { mode: 'auto', seed: seedOf(`${name} lost`, index), release, ...clock } as const
    const fought = quickAttack(state, input)
    if (!fought.ok) throw new Error(fought.refusal.code)
    const { result } = combatStateOf(fought.value, roundsPerCombat)
    if (result !== 'win') return { state: fought.state, combat: fought.value }
  }
  throw new Error(`${name} is never lost`)
}

/** The player who does what the advice says: earns what it asks for, buys the item, wears it. */
function following({ itemId, action }: ItemAdvice, { state, release, clock }: Hunting): PlayerState {
  const requiredXp = release.items.get(itemId)?.requiredXp ?? 0
  const able = action === 'later' ? { ...rich(state, release), xp: Math.max(state.xp, requiredXp) } : state
  const bought = action === 'wear' ? { ok: true as const, state: able } : buy(able, { itemId, amount: 1, release })
  if (!bought.ok) throw new Error(bought.refusal.code)
  const worn = equip(bought.state, { itemId, replaces: true, release, ...clock })
  if (!worn.ok) throw new Error(worn.refusal.code)
  return worn.state
}

/** The release with more damage of the equipped weapon. */
function withDamage(release: Release, { items }: EnemyCase['setup'], damage: number): Release {
  const weapon = items.find(({ type }) => type === 'weapon')
  if (!weapon) throw new Error('no weapon is worn')
  const line = { stat: statNames.damage, from: damage, to: damage }
  return { ...release, items: new Map(release.items).set(weapon.id, { ...weapon, stats: [...weapon.stats, line] }) }
}

/** An array with a 1 for each fight that is won, else 0. The seeds are the same for all equipment. */
const winsOf = (hunting: Hunting, fights: number): readonly number[] =>
  Array.from({ length: fights }, (_, index) => (huntOnce(hunting, index).result === 'win' ? 1 : 0))

/** Compares the shown value with the mean of values between `least` and 1. */
function compare(told: number, values: readonly number[], margin: number, least = 0): ToldWin {
  const sum = values.reduce((total, value) => total + value, 0)
  const [count, range] = [values.length, 1 - least]
  const away = deviations((sum - count * least) / range, count, (told - least) / range, margin / range)
  return { told, played: sum / count, deviations: away }
}

/** Loses a fight, follows the advice by the rules' own operations, and plays so many fights before and after. */
export function checkAdvice(release: Release, given: EnemyCase, means: Means, fights: number): FollowedAdvice {
  const { enemy, ground, phase, setup, xp } = given
  const hunter = withMeans(hunterIn(setup.items, { groundId: ground.id, xp }, release), means, release)
  const world = onlyEnemy(release, ground.id, enemy.id)
  const started: Hunting = { ...inPhase(hunter, phase, release), release: world, name: `advice ${enemy.name}` }
  const { state, combat } = lostFight(started)
  const told = advice(state, combat, release)
  if (!told) throw new Error(`no advice about ${enemy.name}`)
  const hunting: Hunting = { ...started, state }
  const oddsOf = ({ state: worn, release: played }: Hunting) => encounterOdds(enemy, worn, played, { phase })
  const winsBefore = winsOf(hunting, fights)
  const { margin } = oddsOf(hunting)

  const stronger = (added: number): Hunting => ({ ...hunting, release: withDamage(world, setup, added) })
  const damageOf = (added: number) => {
    const odds = oddsOf(stronger(added))
    const { win: oneLess } = oddsOf(stronger(added - 1))
    return { ...compare(odds.win, winsOf(stronger(added), fights), odds.margin), oneLess }
  }
  const itemOf = (item: ItemAdvice) => {
    const follower = { ...hunting, state: following(item, hunting) }
    const wins = winsOf(follower, fights)
    const gains = wins.map((win, index) => win - (winsBefore[index] ?? 0))
    const marginAfter = oddsOf(follower).margin
    return {
      after: compare(item.win, wins, marginAfter),
      gain: compare(item.win - told.win, gains, margin + marginAfter, -1),
    }
  }
  return {
    told,
    before: compare(told.win, winsBefore, margin),
    item: told.item && itemOf(told.item),
    damage: told.addedDamage ? damageOf(told.addedDamage) : null,
  }
}
