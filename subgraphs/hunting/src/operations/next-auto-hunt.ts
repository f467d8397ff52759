import { releaseService } from '@sanguine/catalogue'
import type { Context } from '@sanguine/kernel'
import type { Player } from '@sanguine/players'
import { hasAutoHunter } from '@sanguine/rules'

/** When a retainer hunts next by itself, in milliseconds since the epoch; null where none counts. */
export const nextAutoHunt = ({ app }: Context, { state }: Player): number | null =>
  hasAutoHunter(state, app.get(releaseService).current()) ? (state.autoHuntAt ?? null) : null
