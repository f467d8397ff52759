import { type Context, isPlaying } from '@sanguine/kernel'
import type { Player } from '../store/players.model'
import { readPlayer } from './read-player'

/** The viewer's player; null for a visitor and for an account that does not play. */
export const readMe = async (context: Context): Promise<Player | null> =>
  context.viewer && isPlaying(context.viewer.role) ? readPlayer(context) : null
