import { type App, defineService } from '@sanguine/kernel'
import { trusted } from 'mongoose'
import { attemptsService } from './limits/attempts'
import { mailTokensService } from './sessions/mail-tokens'
import { sessionsService } from './sessions/sessions.model'

const everyMs = 10 * 60_000

/** Removes what has expired. Any number of gateways may do so at once. */
export async function sweep(app: App): Promise<void> {
  const isOver = trusted({ $lte: new Date(app.clock.now()) })
  await app.get(attemptsService).deleteMany({ endsAt: isOver })
  await app.get(sessionsService).deleteMany({ expiresAt: isOver })
  await app.get(mailTokensService).deleteMany({ removeAt: isOver })
}

/** Sweeps every ten minutes while the app runs. */
export const sweeperService = defineService<NodeJS.Timeout>({
  name: 'sweeper of expired sessions, tokens and attempts',
  create: (app) =>
    setInterval(() => {
      sweep(app).catch((error: unknown) => app.log.warn({ err: error }, 'Expired records could not be removed.'))
    }, everyMs).unref(),
  stop: (timer) => clearInterval(timer),
})
