import {
  type Combat,
  claimCollection,
  coffinNow,
  equip,
  goals,
  type ItemDefinition,
  type PlayerGoal,
  quickAttack,
  takeGift,
} from '@sanguine/rules'
import type { SimulatedPlayerState } from '../simulated-player-state'
import type { FirstHourKind } from './first-hour-kinds'

/** Something that a player can do now. `run` returns whether the rules allowed it. */
export interface Step {
  readonly name: string
  readonly isHunt: boolean
  run(): boolean
}

/** Pieces of bait that a newcomer buys at once. */
const baitAmount = 10

const huntStep = (player: SimulatedPlayerState, mode: Combat['mode']): Step => ({
  name: mode === 'coffin' ? 'hunts from the coffin' : 'hunts',
  isHunt: true,
  run: () =>
    player.applyHunt(quickAttack(player.state, { ...player.clock, mode, seed: player.nextSeed(), name: player.name })),
})

const isHuntReady = ({ state, now }: SimulatedPlayerState): boolean => state.nextHuntAt <= now

/** The hunt that can start now: by the cooldown, else by a charge; null if there is none. */
function huntNow(player: SimulatedPlayerState): Step | null {
  if (isHuntReady(player)) return huntStep(player, 'hunt')
  const { release } = player.market
  return coffinNow(player.state, player.now, release, 1).charges > 0 ? huntStep(player, 'coffin') : null
}

/** The step that reaches a goal now; null if it needs hunts, XP or coins first. */
function stepOf(goal: PlayerGoal, player: SimulatedPlayerState): Step | null {
  const { state, clock, market } = player
  const { release } = market
  const item = 'itemId' in goal ? release.items.get(goal.itemId) : undefined
  const step = (name: string, run: () => boolean): Step => ({ name, isHunt: false, run })
  const buying = (bought: ItemDefinition | undefined, amount = 1): Step | null =>
    bought ? step(`buys ${bought.name}`, () => player.buy(bought, amount)) : null
  switch (goal.kind) {
    case 'firstHunt':
      return isHuntReady(player) ? huntStep(player, 'hunt') : null
    case 'coffinHunt':
      return huntStep(player, 'coffin')
    case 'takeGift':
      return step(`takes ${item?.name}`, () => player.apply(takeGift(state, { newsId: goal.newsId, release })))
    case 'equipBait':
    case 'equipItem':
      return step(`equips ${item?.name}`, () =>
        player.apply(equip(state, { ...clock, itemId: goal.itemId, replaces: true })),
      )
    case 'buyBait':
      return goal.missing === 0 ? buying(item, baitAmount) : null
    case 'claimCollection':
      return step('claims a collection', () =>
        player.apply(claimCollection(state, { collectionId: goal.collectionId, release })),
      )
    case 'buyKey':
      return goal.missing === 0 ? buying(item) : null
    case 'shopItem':
    case 'pinnedItem':
      return goal.missing + goal.missingCoins === 0 ? buying(item) : null
    case 'travel':
      return goal.missing === 0 ? step('travels', () => player.travelTo(goal.groundId)) : null
    default:
      return null
  }
}

/** The steps that are possible now, in the order of the guide; hunts that the guide does not name come last. */
export function possibleSteps(player: SimulatedPlayerState): readonly Step[] {
  const steps = goals(player.state, player.market.release).flatMap((goal) => stepOf(goal, player) ?? [])
  const hunt = steps.some(({ isHunt }) => isHunt) ? null : huntNow(player)
  return hunt ? [...steps, hunt] : steps
}

/** The step that a player of this kind chooses; null if there is nothing to do but wait. */
export function chooseStep(steps: readonly Step[], { prefers }: FirstHourKind): Step | null {
  const preferred = steps.find(({ isHunt }) => prefers === 'guide' || isHunt === (prefers === 'hunts'))
  return preferred ?? steps[0] ?? null
}
