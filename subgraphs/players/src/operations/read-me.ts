import { type Context, isPlaying } from '@sanguine/kernel'
import { type MeView, viewMe } from '../me.view'
import { readPlayer } from './read-player'

/** The player who asks; null for a visitor and for an account that does not play. */
export async function readMe(context: Context): Promise<MeView | null> {
  return context.viewer && isPlaying(context.viewer.role) ? viewMe(context, await readPlayer(context)) : null
}
