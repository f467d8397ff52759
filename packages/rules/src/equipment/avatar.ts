import type { Release } from '../release/release'
import type { PlayerState } from '../state/player-state'
import { hashId } from './hash-id'
import { activeItemOf } from './slots'

/** The portrait of a player without an avatar, by the account's id; empty if the release has none. */
const portraitOf = (accountId: string, { start: { portraits } }: Release): string =>
  portraits[hashId(accountId) % portraits.length] ?? ''

/** A player whose image is asked for. */
export interface Pictured {
  readonly accountId: string
  readonly state: PlayerState
}

/** The image id of a player: that of the equipped avatar, else of the player's portrait; empty if there is none. */
export const avatarOf = ({ accountId, state }: Pictured, release: Release): string =>
  activeItemOf('avatar', state, release)?.imageId || portraitOf(accountId, release)
