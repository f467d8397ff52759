import { advanceMission, goals, ownedCount } from '@sanguine/rules'
import type { Market } from '../market'
import { playerKinds } from '../player-kinds'
import { SimulatedPlayerState } from '../simulated-player-state'
import { type FirstHourKindName, firstHourKinds } from './first-hour-kinds'
import { chooseStep, possibleSteps } from './next-step'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** Newcomers begin at different times, so that they meet every phase of the region. */
const betweenStartsMs = 617_000

/** One step of a player, and what the guide showed before it. */
export interface LoggedStep {
  readonly minute: number
  /** the kind of the first goal; null without any */
  readonly guide: string | null
  readonly done: string
}

/** The first hour of one player. Minutes are null for what did not happen. */
export interface FirstHour {
  readonly name: string
  readonly kind: FirstHourKindName
  readonly steps: readonly LoggedStep[]
  readonly hunts: number
  /** moments with more than one thing to do */
  readonly choices: number
  /** minutes at which the first and the second rank above the lowest were reached */
  readonly firstRank: number | null
  readonly secondRank: number | null
  readonly firstRetainer: number | null
  readonly firstMission: number | null
  /** the longest time without anything to do, in minutes */
  readonly longestWait: number
  /** the minute at which there was nothing to do for the first time; null if there always was */
  readonly firstWait: number | null
  /** balances that the ledger does not explain */
  readonly unexplained: readonly string[]
}

/** Simulates the first hour of the player of that number, whose kind goes by the number. */
export function simulateFirstHour(index: number, market: Market): FirstHour {
  const kind = firstHourKinds[index % firstHourKinds.length]
  const [payingNothing] = playerKinds
  if (!kind || !payingNothing) throw new Error('There is no kind of player.')
  const player = new SimulatedPlayerState(`first hour ${index}`, payingNothing, market)
  const start = index * betweenStartsMs
  player.now = start
  const steps: LoggedStep[] = []
  let [hunts, choices, longestWait] = [0, 0, 0]
  let firstWait: number | null = null
  const reached: Record<'firstRank' | 'secondRank' | 'firstRetainer' | 'firstMission', number | null> = {
    firstRank: null,
    secondRank: null,
    firstRetainer: null,
    firstMission: null,
  }
  const retainers = market.gear.get('retainer') ?? []
  const minuteNow = () => (player.now - start) / minuteMs
  const note = () => {
    const minute = minuteNow()
    const { state } = player
    if (state.rank >= 1) reached.firstRank ??= minute
    if (state.rank >= 2) reached.secondRank ??= minute
    if (retainers.some(({ id }) => ownedCount(state, id) > 0)) reached.firstRetainer ??= minute
    if (state.mission && state.mission.completedAt > 0) reached.firstMission ??= minute
  }
  player.apply(advanceMission(player.state, { ...player.clock, seed: player.nextSeed() }))
  while (player.now < start + hourMs) {
    const guide = goals(player.state, market.release)[0]?.kind ?? null
    const possible = possibleSteps(player)
    const step = chooseStep(possible, kind)
    if (possible.length > 1) choices += 1
    if (!step) {
      const wait = (player.state.nextHuntAt - player.now) / minuteMs
      longestWait = Math.max(longestWait, wait)
      firstWait ??= minuteNow()
      steps.push({ minute: minuteNow(), guide, done: 'waits' })
      player.now = player.state.nextHuntAt
      continue
    }
    steps.push({ minute: minuteNow(), guide, done: step.name })
    if (!step.run()) throw new Error(`${player.name}: the rules refused what the guide offered: ${step.name}.`)
    if (step.isHunt) hunts += 1
    player.now += 1000 * (step.isHunt ? kind.huntSeconds : kind.stepSeconds)
    note()
  }
  return {
    name: player.name,
    kind: kind.name,
    steps,
    hunts,
    choices,
    ...reached,
    longestWait,
    firstWait,
    unexplained: player.unexplained(),
  }
}
