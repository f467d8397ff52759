import { loadEngine } from './load-engine'
import type { Cue } from './names'
import { effectiveVolume, soundSettings } from './settings'

/** Whether somebody touched the page: before, browsers let nothing be heard. */
export const isUserActive = (): boolean => navigator.userActivation?.hasBeenActive ?? true

/** Lets a cue be heard after `delaySeconds`, unless sounds are off. */
export function playCue(cue: Cue, delaySeconds = 0): void {
  const settings = soundSettings.get()
  if (!settings.hasCues || effectiveVolume(settings) === 0 || !isUserActive()) return
  loadEngine()
    .then((engine) => engine.playCue(cue, delaySeconds))
    // A sound that does not come changes nothing of what happened.
    .catch(() => undefined)
}
