import type { Engine } from './engine'
import { effectiveVolume, soundSettings } from './settings'

let loading: Promise<Engine> | null = null

async function load(): Promise<Engine> {
  const { createEngine } = await import('./engine')
  const engine = createEngine()
  const follow = () => engine.setVolume(effectiveVolume(soundSettings.get()))
  follow()
  soundSettings.subscribe(follow)
  return engine
}

/** The one engine, fetched when something is first to be heard. A failure is not remembered. */
export function loadEngine(): Promise<Engine> {
  loading ??= load().catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

/** The engine, where something was heard already. */
export const loadedEngine = (): Promise<Engine> | null => loading
