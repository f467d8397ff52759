import { maxPins } from '../constants'
import type { Release } from '../release/release'
import { PlayerDraft } from '../state/player-draft'
import type { Pin, PlayerState } from '../state/player-state'
import { type Refused, refuse } from '../state/refusal'
import type { RuleResult } from '../state/rule-result'

export interface ChangePinsInput {
  readonly pin: Pin
  readonly isPinned: boolean
  /** zero-based place among the visible pins; null keeps the place, or appends a new pin */
  readonly place: number | null
  readonly release: Release
}

const isSame = (a: Pin, b: Pin): boolean => a.kind === b.kind && a.id === b.id

/** Whether players can see the pinned item or rank. */
export const isPinKnown = ({ kind, id }: Pin, release: Release): boolean =>
  kind === 'item' ? release.items.get(id)?.isVisible === true : release.ranks.some((rank) => rank.id === id)

/** The pins whose item or rank players can see, in their order. */
export const knownPins = ({ pins = [] }: PlayerState, release: Release): readonly Pin[] =>
  pins.filter((pin) => isPinKnown(pin, release))

const unknown = ({ kind, id }: Pin): Refused =>
  kind === 'item' ? refuse('unknownItem', { itemId: id }) : refuse('unknownRank', { rankId: id })

/** Inserts a pin at a place among the visible ones; the others keep their order. */
function insertPin(pins: readonly Pin[], pin: Pin, place: number | null, release: Release): readonly Pin[] {
  const next = place === null ? undefined : pins.filter((each) => isPinKnown(each, release))[place]
  return pins.toSpliced(next ? pins.indexOf(next) : pins.length, 0, pin)
}

/**
 * Pins an item or a rank, moves its pin, or removes it. A pin stays after its item or rank is gone, until other pins
 * need the room. A repeat changes nothing.
 */
export function changePins(
  state: PlayerState,
  { pin, isPinned: shouldPin, place, release }: ChangePinsInput,
): RuleResult<{ readonly pin: Pin }> {
  const { pins = [] } = state
  const draft = new PlayerDraft(state)
  const others = pins.filter((each) => !isSame(each, pin))
  const isThere = others.length < pins.length
  if (!shouldPin) return (isThere ? draft.set({ pins: others }) : draft).done({ pin })
  if (isThere) {
    const moved = insertPin(others, pin, place, release)
    const isStill = place === null || moved.every((each, index) => isSame(each, pins[index] ?? pin))
    return (isStill ? draft : draft.set({ pins: moved })).done({ pin })
  }
  if (!isPinKnown(pin, release)) return unknown(pin)
  const kept = pins.length < maxPins ? pins : knownPins(state, release)
  if (kept.length >= maxPins) return refuse('tooManyPins', { limit: maxPins })
  return draft.set({ pins: insertPin(kept, pin, place, release) }).done({ pin })
}
