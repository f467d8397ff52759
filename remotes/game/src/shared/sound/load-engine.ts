import type { Engine } from './engine'
import { effectiveVolume, soundSettings } from './sound-settings'

let loading: Promise<Engine> | null = null

async function load(): Promise<Engine> {
  const { createEngine } = await import('./engine')
  const engine = createEngine()
  const follow = () => engine.setVolume(effectiveVolume(soundSettings.get()))
  follow()
  soundSettings.subscribe(follow)
  return engine
}

/** The shared engine, loaded with the first sound. A failed load is tried again on the next call. */
export function loadEngine(): Promise<Engine> {
  loading ??= load().catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

/** The engine, if it was loaded or is loading. */
export const loadedEngine = (): Promise<Engine> | null => loading
