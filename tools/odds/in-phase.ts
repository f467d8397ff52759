import { type PlayerState, phaseOn, type RegionPhase, type Release, regionRules } from '@sanguine/rules'

/** The phases that a ground can be in; none where its region has no rule. */
export function phasesOf(groundId: string, release: Release): readonly RegionPhase[] {
  const name = release.regions.get(release.grounds.get(groundId)?.regionId ?? '')?.rule
  return name ? regionRules[name].phases : []
}

/** A player with a time at which the ground they are on is in a phase, set by the clock or by their heat. */
export function inPhase(
  state: PlayerState,
  phase: RegionPhase | null,
  release: Release,
): { readonly state: PlayerState; readonly clock: { readonly now: number; readonly speed: 1 } } {
  const { groundId } = state
  const phases = phasesOf(groundId, release)
  const before = phase ? phases.slice(0, phases.indexOf(phase)) : []
  const clock = { now: before.reduce((sum, { seconds }) => sum + 1000 * (seconds ?? 0), 0), speed: 1 } as const
  const regionId = release.grounds.get(groundId)?.regionId ?? ''
  const heated = phase?.minHeat ? { ...state, heat: { [regionId]: { level: phase.minHeat, at: clock.now } } } : state
  if (phaseOn(groundId, heated, release, clock) !== phase) throw new Error(`${groundId} is never in ${phase?.name}`)
  return { state: heated, clock }
}
