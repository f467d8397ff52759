import { releaseService } from '@sanguine/catalogue'
import type { Context } from '@sanguine/kernel'
import type { Player } from '@sanguine/players'
import { hasAutoHunter } from '@sanguine/rules'

/** When a retainer hunts next by itself, in milliseconds since the epoch; null if none counts or auto-hunts are off. */
export const nextAutoHunt = ({ app }: Context, { state }: Player): number | null =>
  !state.autoHunt?.isOff && hasAutoHunter(state, app.get(releaseService).current()) ? (state.autoHuntAt ?? null) : null
