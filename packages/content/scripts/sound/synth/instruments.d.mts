import type { Ears } from './basics.mjs'

type Chance = { rand: () => number }

export function strings(frequency: number, seconds: number, options: Chance): Ears

export function musicBox(frequency: number, options: Chance): Ears
