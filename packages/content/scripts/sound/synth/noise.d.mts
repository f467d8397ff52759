import type { Ears } from './basics.mjs'

export function wind(seconds: number, options: { rand: () => number }): Ears
