import type { Ears } from './basics.mjs'

export function loudness(ears: Ears): number

export function peak(ears: Ears): number
