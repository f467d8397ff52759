/** Both ears of a sound, samples from -1 to 1. */
export interface Ears {
  readonly left: Float32Array
  readonly right: Float32Array
}

export const rate: number

export function hz(note: string): number

export function silence(seconds: number): Float32Array
