import { isOpen } from '../hunt/start-hunt'
import { PlayerDraft } from '../state/player-draft'
import type { Mission, PlayerState } from '../state/player-state'
import { refuse } from '../state/refusal'
import type { RuleResult } from '../state/rule-result'
import { drawMissions, type MissionInput, missionIdOf, offerPlaces, offersOf, placeOf } from './missions'

/** Whether a mission has progress. */
export const isBegun = ({ objectives }: Mission): boolean => objectives.some(({ caught }) => caught > 0)

/** Chooses another mission of the window, until one of them is completed. Each keeps its progress. */
export function chooseMission(
  state: PlayerState,
  { missionId, now }: { readonly missionId: string; readonly now: number },
): RuleResult<Mission> {
  const { mission } = state
  const wanted = offersOf(state).find((offer) => missionIdOf(offer) === missionId)
  if (!mission || !wanted || now >= mission.endsAt) return refuse('unknownMission', { missionId })
  if (mission.completedAt > 0) return refuse('missionCompleted', {})
  if (wanted === mission) return new PlayerDraft(state).done(mission)
  if (isOpen(state.combat)) return refuse('combatOpen', {})
  const others = offersOf(state).filter((offer) => offer !== wanted)
  return new PlayerDraft(state).set({ mission: wanted, otherMissions: others }).done(wanted)
}

/** Replaces the missions of the window that have no progress by new ones; once a window. */
export function rerollMissions(state: PlayerState, input: MissionInput): RuleResult<readonly Mission[]> {
  const { mission } = state
  if (!mission || input.now >= mission.endsAt) return refuse('noOtherMission', {})
  if (mission.completedAt > 0) return refuse('missionCompleted', {})
  if (state.isMissionRerolled) return refuse('missionsRerolled', {})
  if (isOpen(state.combat)) return refuse('combatOpen', {})
  const offers = offersOf(state)
  const places = offerPlaces.filter((place) => {
    const offer = offers.find((each) => placeOf(each) === place)
    return offer === undefined || !isBegun(offer)
  })
  const drawn = drawMissions(state, input, { places, draw: 1, known: offers }).map((each) => ({
    ...each,
    // The new missions have the same window.
    startsAt: mission.startsAt,
    endsAt: mission.endsAt,
  }))
  if (drawn.length === 0) return refuse('noOtherMission', {})
  const next = new Map([...offers, ...drawn].map((each) => [placeOf(each), each]))
  const chosen = next.get(placeOf(mission)) ?? mission
  const others = [...next.values()].filter((each) => each !== chosen)
  return new PlayerDraft(state).set({ mission: chosen, otherMissions: others, isMissionRerolled: true }).done(drawn)
}
