import { releaseService } from '@sanguine/catalogue'
import type { Context } from '@sanguine/kernel'
import type { Player } from '@sanguine/players'
import { hasAutoHunter } from '@sanguine/rules'

/** The time of the next auto-hunt, in milliseconds since the epoch; null if no retainer hunts or auto-hunts are off. */
export const nextAutoHunt = ({ app }: Context, { state }: Player): number | null =>
  !state.autoHunt?.isOff && hasAutoHunter(state, app.get(releaseService).current()) ? (state.autoHuntAt ?? null) : null
