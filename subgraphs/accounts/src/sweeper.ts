import { type App, definePart } from '@sanguine/kernel'
import { trusted } from 'mongoose'
import { attemptsPart } from './limits/attempts'
import { mailTokensPart } from './sessions/mail-tokens'
import { sessionsPart } from './sessions/sessions.model'

const everyMs = 10 * 60_000

/** Removes what has expired. Any number of gateways may do so at once. */
export async function sweep(app: App): Promise<void> {
  const isOver = trusted({ $lte: new Date(app.clock.now()) })
  await app.get(attemptsPart).deleteMany({ endsAt: isOver })
  await app.get(sessionsPart).deleteMany({ expiresAt: isOver })
  await app.get(mailTokensPart).deleteMany({ removeAt: isOver })
}

/** Sweeps every ten minutes while the app runs. */
export const sweeperPart = definePart<NodeJS.Timeout>({
  name: 'sweeper of expired sessions, tokens and attempts',
  create: (app) =>
    setInterval(() => {
      sweep(app).catch((error: unknown) => app.log.warn({ err: error }, 'Expired records could not be removed.'))
    }, everyMs).unref(),
  stop: (timer) => clearInterval(timer),
})
