import { maxPins } from '../constants'
import type { Release } from '../release/release'
import { PlayerDraft } from '../state/player-draft'
import type { Pin, PlayerState } from '../state/player-state'
import { type Refusal, refuse } from '../state/refusal'
import type { RuleResult } from '../state/rule-result'

export interface ChangePinsInput {
  readonly pin: Pin
  readonly isPinned: boolean
  /** zero-based place among the pins; null for where it is, or the end */
  readonly place: number | null
  readonly release: Release
}

const isSame = (a: Pin, b: Pin): boolean => a.kind === b.kind && a.id === b.id

/** Whether players can see what is pinned. */
export const isPinKnown = ({ kind, id }: Pin, release: Release): boolean =>
  kind === 'item' ? release.items.get(id)?.visible === true : release.ranks.some((rank) => rank.id === id)

/** The pins of which players can see what they name, in their order. */
export const knownPins = ({ pins = [] }: PlayerState, release: Release): readonly Pin[] =>
  pins.filter((pin) => isPinKnown(pin, release))

const unknown = ({ kind, id }: Pin): Refusal =>
  kind === 'item' ? refuse('unknownItem', { itemId: id }) : refuse('unknownRank', { rankId: id })

/**
 * Pins an item or a rank, moves its pin, or takes the pin away. A pin outlives what it names, until room for others is
 * needed. Doing it again changes nothing.
 */
export function changePins(
  state: PlayerState,
  { pin, isPinned: shouldPin, place, release }: ChangePinsInput,
): RuleResult<{ readonly pin: Pin }> {
  const { pins = [] } = state
  const draft = new PlayerDraft(state)
  const from = pins.findIndex((each) => isSame(each, pin))
  const others = pins.filter((each) => !isSame(each, pin))
  if (!shouldPin) return (from < 0 ? draft : draft.set({ pins: others })).done({ pin })
  if (from >= 0) {
    const to = Math.min(place ?? from, others.length)
    return (to === from ? draft : draft.set({ pins: others.toSpliced(to, 0, pin) })).done({ pin })
  }
  if (!isPinKnown(pin, release)) return unknown(pin)
  const kept = pins.length < maxPins ? pins : knownPins(state, release)
  if (kept.length >= maxPins) return refuse('tooManyPins', { limit: maxPins })
  return draft.set({ pins: kept.toSpliced(place ?? kept.length, 0, { kind: pin.kind, id: pin.id }) }).done({ pin })
}
