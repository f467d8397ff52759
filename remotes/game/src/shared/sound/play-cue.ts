import { loadEngine } from './load-engine'
import type { Cue } from './sound-names'
import { effectiveVolume, soundSettings } from './sound-settings'

/** Whether the user has interacted with the page: before that, browsers block sound. */
export const isUserActive = (): boolean => navigator.userActivation?.hasBeenActive ?? true

/** Plays a cue after `delaySeconds`, unless sounds are off. */
export function playCue(cue: Cue, delaySeconds = 0): void {
  const settings = soundSettings.get()
  if (!settings.hasCues || effectiveVolume(settings) === 0 || !isUserActive()) return
  loadEngine()
    .then((engine) => engine.playCue(cue, delaySeconds))
    // A missing sound must not fail the action it accompanies.
    .catch(() => undefined)
}
