import {
  maxObjectives,
  minMissionShare,
  minObjectiveShare,
  missionGrounds,
  missionHunts,
  missionSeconds,
  missionShare,
  missionStreakPause,
  offeredMissions,
} from '../constants'
import { attractionChances } from '../hunt/attraction'
import { type Rolls, rollsFrom } from '../random/rolls'
import { rarityIndex } from '../release/rarities'
import type { GroundDefinition, Id, RegionDefinition, Release } from '../release/release'
import { ownedCount } from '../state/amounts'
import { PlayerDraft } from '../state/player-draft'
import type { JournalReward, Mission, MissionObjective, PlayerState } from '../state/player-state'
import type { RuleSuccess } from '../state/rule-result'

export interface MissionClock {
  /** milliseconds since the epoch */
  readonly now: number
  /** divides every game duration */
  readonly speed: number
}

export interface MissionInput extends MissionClock {
  readonly release: Release
  /** 64 hex digits, unpredictable */
  readonly seed: string
  /** the ground of the next missions, from the setting; null or missing for the player's own choice */
  readonly forcedGroundId?: Id | null
}

/** The window that contains a time: the same for every player, counted from the epoch, and at least a second long. */
export function missionWindow({ now, speed }: MissionClock): { readonly startsAt: number; readonly endsAt: number } {
  const width = Math.max(1000, Math.round((missionSeconds * 1000) / speed))
  const startsAt = Math.floor(now / width) * width
  return { startsAt, endsAt: startsAt + width }
}

/**
 * The time of a mission that is drawn now: its window, plus the next one if less than a quarter of it is left. A quarter would be too short for an evening.
 */
function missionTerm(clock: MissionClock): ReturnType<typeof missionWindow> {
  const { startsAt, endsAt } = missionWindow(clock)
  const width = endsAt - startsAt
  return { startsAt, endsAt: endsAt - clock.now < width * minMissionShare ? endsAt + width : endsAt }
}

/** The mission that the player can work on; null if it is completed, over or not drawn yet. */
export function runningMission({ mission }: PlayerState, now: number): Mission | null {
  const isRunning =
    mission !== undefined && mission.completedAt === 0 && mission.startsAt <= now && now < mission.endsAt
  return isRunning ? mission : null
}

/**
 * The objectives from common to boss. Rarities that only the CMS defines come last, and equal ones stay in the drawn
 * order.
 */
export const objectivesByRarity = ({ objectives }: Mission, release: Release): readonly MissionObjective[] =>
  objectives.toSorted((a, b) => rarityIndex(a.enemyId, release) - rarityIndex(b.enemyId, release))

/**
 * The ground that the setting `ForceMissionHuntingGround` names as `regionId__groundId`; null if there is none. The
 * ground decides, because it may have been moved to another region since.
 */
export function forcedGroundOf(setting: string | null | undefined, release: Release): Id | null {
  const [, groundId] = (setting ?? '').split('__')
  return release.grounds.get(groundId ?? '')?.id ?? null
}

/** Grounds that the player may enter with their XP and keys, in the order of the release. Travel costs are ignored. */
export function reachableGrounds(state: PlayerState, release: Release): readonly GroundDefinition[] {
  const isWithinReach = (place: RegionDefinition) =>
    place.isVisible && place.requiredXp <= state.xp && (place.keyId === null || ownedCount(state, place.keyId) > 0)
  return [...release.grounds.values()].filter((ground) => {
    const region = release.regions.get(ground.regionId)
    return region !== undefined && isWithinReach(region) && isWithinReach(ground)
  })
}

/**
 * Draws the missions of the current window, unless the player has them already. The first one ever is that of the start,
 * so that a newcomer meets its creatures at once. In later windows the first is chosen until the player
 * chooses. A mission that was not completed in its window is gone. If the player cannot hunt anywhere, there is none.
 */
export function advanceMission(state: PlayerState, input: MissionInput): RuleSuccess<Mission | null> {
  const draft = new PlayerDraft(state)
  const { mission } = state
  if (mission && input.now < mission.endsAt) return draft.done(runningMission(state, input.now))
  const first = mission ? null : firstMission(state, input)
  const [drawn, ...others] = first
    ? [first, ...drawMissions(state, input, { places: offerPlaces.slice(1), known: [first] })]
    : drawMissions(state, input)
  if (!drawn) return draft.done(null)
  const { otherMissions: _before, isMissionRerolled: _used, ...rest } = state
  return new PlayerDraft({ ...rest, ...lapsedStreak(state, input) })
    .set({ mission: drawn, ...(others.length > 0 && { otherMissions: others }) })
    .done(drawn)
}

/** The player's streak after a break: a pause of up to a week keeps it. */
function lapsedStreak({ missionStreak: streak }: PlayerState, clock: MissionClock): Partial<PlayerState> {
  const { startsAt, endsAt } = missionWindow(clock)
  const isOver = streak !== undefined && startsAt - streak.lastAt > (missionStreakPause + 1) * (endsAt - startsAt)
  return isOver ? { missionStreak: { ...streak, count: 0 } } : {}
}

/** The missions of a window in the order of their places, the chosen one among them. */
export const offersOf = ({ mission, otherMissions = [] }: PlayerState): readonly Mission[] =>
  [...(mission ? [mission] : []), ...otherMissions].toSorted((a, b) => placeOf(a) - placeOf(b))

export const placeOf = ({ offer }: Mission): number => offer?.place ?? 0

/** The places of a window's missions. */
export const offerPlaces: readonly number[] = Array.from({ length: offeredMissions }, (_, place) => place)

/** An id that is unique among the missions of a player. */
export const missionIdOf = ({ startsAt, offer = { place: 0, draw: 0 } }: Mission): string =>
  `${startsAt}-${offer.place}-${offer.draw}`

/** Whether both have the same creatures on the same ground. */
function isAlike(a: Mission, b: Mission): boolean {
  const enemies = ({ objectives }: Mission) => String(objectives.map(({ enemyId }) => enemyId).toSorted())
  return a.groundId === b.groundId && enemies(a) === enemies(b)
}

/** The number of draws tried for each mission, because a ground with few creatures gives the same missions again. */
const drawsPerMission = 8

/**
 * Draws different missions for these places, none of them equal to `known` ones. Returns fewer if no more can be drawn.
 */
export function drawMissions(
  state: PlayerState,
  input: MissionInput,
  { places = offerPlaces, draw = 0, known = [] }: Partial<MissionDraw> = {},
): readonly Mission[] {
  const rolls = rollsFrom(input.seed, 'mission')
  const grounds = missionGroundsOf(state, input)
  const drawn: Mission[] = []
  for (let left = places.length * drawsPerMission; left > 0 && drawn.length < places.length; left -= 1) {
    const others = [...known, ...drawn]
    const mission = drawMission(grounds, input, rolls, others)
    if (!mission) break
    const place = places[drawn.length] as number
    if (!others.some((other) => isAlike(other, mission))) drawn.push({ ...mission, offer: { place, draw } })
  }
  return drawn
}

interface MissionDraw {
  readonly places: readonly number[]
  readonly draw: number
  /** missions that a drawn one must differ from */
  readonly known: readonly Mission[]
}

/** A ground on which a mission may take place, with its possible objectives. */
interface MissionGround {
  readonly id: Id
  readonly candidates: readonly ObjectiveCandidate[]
}

/** The forced ground if the player can hunt there, else the hardest ones where the player can hunt. */
function missionGroundsOf(
  state: PlayerState,
  { release, forcedGroundId = null }: MissionInput,
): readonly MissionGround[] {
  const reachable = reachableGrounds(state, release)
    .toSorted((a, b) => b.requiredXp - a.requiredXp)
    .map(({ id }) => ({ id, candidates: huntable(id, release) }))
    .filter(({ candidates }) => candidates.length > 0)
  const forced = reachable.filter(({ id }) => id === forcedGroundId)
  return forced.length > 0 ? forced : reachable.slice(0, missionGrounds)
}

/**
 * The mission of the start, unless the setting forces another ground where the player can hunt. Null if the player cannot
 * hunt its creatures.
 */
function firstMission(state: PlayerState, input: MissionInput): Mission | null {
  const { release, forcedGroundId = null } = input
  const { groundId, mission } = release.start
  const isForced = missionGroundsOf(state, input).some(({ id }) => id === forcedGroundId)
  if (isForced && forcedGroundId !== groundId) return null
  const candidates = missionGroundsOf(state, { ...input, forcedGroundId: groundId }).find(({ id }) => id === groundId)
  const objectives = mission
    .filter(({ enemyId }) => candidates?.candidates.some((candidate) => candidate.enemyId === enemyId))
    .map(({ enemyId, goal }): MissionObjective => ({ enemyId, caught: 0, goal }))
  if (objectives.length === 0) return null
  const reward = rewardFor(objectives, release, rollsFrom(input.seed, 'firstMission'))
  return { groundId, ...missionTerm(input), objectives, reward, completedAt: 0, offer: { place: 0, draw: 0 } }
}

/** Draws a mission, on a ground without a known mission if there is one. */
function drawMission(
  preferred: readonly MissionGround[],
  input: MissionInput,
  rolls: Rolls,
  known: readonly Mission[],
): Mission | null {
  const fresh = preferred.filter(({ id }) => known.every(({ groundId }) => groundId !== id))
  const grounds = fresh.length > 0 ? fresh : preferred
  const ground = grounds[rolls.int(0, grounds.length - 1)]
  if (!ground) return null
  const objectives = drawObjectives(ground.candidates, rolls)
  const reward = rewardFor(objectives, input.release, rolls)
  return { groundId: ground.id, ...missionTerm(input), objectives, reward, completedAt: 0 }
}

interface ObjectiveCandidate {
  readonly enemyId: Id
  /** the share of encounters with ordinary bait */
  readonly share: number
}

/** Creatures that come often enough to be an objective, or only the commonest if all are rare. */
function huntable(groundId: Id, release: Release): readonly ObjectiveCandidate[] {
  const chances = attractionChances({ release, groundId, baitId: '', hex: null })
  const candidates = [...chances].map(([enemyId, share]): ObjectiveCandidate => ({ enemyId, share }))
  const common = candidates.filter(({ share }) => share >= minObjectiveShare)
  return common.length > 0 ? common : candidates.toSorted((a, b) => b.share - a.share).slice(0, 1)
}

/**
 * Draws different creatures, common ones more often. Each goal is the number of its encounters in the hunts that a
 * mission is designed for.
 */
function drawObjectives(candidates: readonly ObjectiveCandidate[], rolls: Rolls): readonly MissionObjective[] {
  const objectives: MissionObjective[] = []
  let left = candidates
  const count = rolls.int(1, Math.min(maxObjectives, candidates.length))
  while (objectives.length < count) {
    let roll = rolls.next() * left.reduce((sum, { share }) => sum + share, 0)
    const index = left.findIndex(({ share }) => {
      roll -= share
      return roll < 0
    })
    const drawn = left.at(index)
    if (!drawn) break
    left = left.filter((candidate) => candidate !== drawn)
    objectives.push({ enemyId: drawn.enemyId, caught: 0, goal: Math.max(1, Math.round(drawn.share * missionHunts)) })
  }
  return objectives
}

/** Half of the rewards of the wins, and one item that the creatures drop, drawn by its drop chance. */
function rewardFor(objectives: readonly MissionObjective[], release: Release, rolls: Rolls): JournalReward {
  let xp = 0
  const currencies: Record<string, number> = {}
  const loot = objectives.flatMap(({ enemyId, goal }) => {
    const enemy = release.enemies.get(enemyId)
    if (!enemy) return []
    xp += enemy.xp * goal
    for (const [currency, value] of Object.entries(enemy.reward))
      currencies[currency] = (currencies[currency] ?? 0) + value * goal
    return enemy.loot
  })
  const half = Object.entries(currencies).map(([currency, value]) => [currency, Math.ceil(value * missionShare)])
  const given = loot.filter(({ itemId, amountMax }) => release.items.get(itemId)?.isUnique === false && amountMax > 0)
  let roll = rolls.next() * given.reduce((sum, { dropChance }) => sum + dropChance, 0)
  const line = given.find(({ dropChance }) => {
    roll -= dropChance
    return roll < 0
  })
  const items = line ? [{ itemId: line.itemId, amount: line.amountMax }] : []
  return { xp: Math.ceil(xp * missionShare), currencies: Object.fromEntries(half), items }
}
