import type { Release } from '../release/release'
import type { PlayerState } from '../state/player-state'
import { activeItemOf } from './slots'

/** FNV-1a: spreads ids that differ in their last digits over the portraits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) as number), 0x01000193)
  return value >>> 0
}

/** The portrait of a player without an avatar, by the account's id; empty if the release has none. */
const portraitOf = (accountId: string, { start: { portraits } }: Release): string =>
  portraits[hash(accountId) % portraits.length] ?? ''

/** A player whose image is asked for. */
export interface Pictured {
  readonly accountId: string
  readonly state: PlayerState
}

/** The image id of a player: that of the equipped avatar, else of the player's portrait; empty if there is none. */
export const avatarOf = ({ accountId, state }: Pictured, release: Release): string =>
  activeItemOf('avatar', state, release)?.imageId || portraitOf(accountId, release)
