import type { Ears } from './basics.mjs'

export function masterLoop(ears: Ears, level?: number): Ears
