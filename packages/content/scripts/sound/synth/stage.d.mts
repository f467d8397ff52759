import type { Ears } from './basics.mjs'

export class Stage {
  constructor(seconds: number, options: { isLoop: boolean })
  put(sound: Ears, at: number, options?: { gain?: number; pan?: number; echo?: number }): void
  in(room: { seconds: number; dark: number; level?: number }): Ears
}
