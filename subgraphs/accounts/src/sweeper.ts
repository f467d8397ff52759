import {
  type App,
  defineService,
  type IntervalWorker,
  purgeStartService,
  purgeTime,
  runInterval,
} from '@sanguine/kernel'
import { trusted } from 'mongoose'
import { accountCallsService } from './keyed-calls/account-calls.model'
import { attemptsService } from './limits/attempts'
import { forgetOldOrigins } from './limits/known-origins'
import { deviceRequestsService } from './oauth/device-requests.model'
import { sweepGrants } from './oauth/grants'
import { sweepPersonalTokens } from './personal-tokens/token-viewers'
import { loginTicketsService } from './second-factors/login-tickets'
import { mailTokensService } from './sessions/mail-tokens'
import { sessionsService } from './sessions/sessions.model'

const intervalMs = 10 * 60_000

/** Removes what has expired. Any number of gateways may do so at once. */
export async function sweep(app: App): Promise<void> {
  const now = purgeTime(app)
  const isOver = trusted({ $lte: new Date(now) })
  // rows from before the field `removeAt` have none
  await app.get(attemptsService).deleteMany({ $or: [{ removeAt: isOver }, { removeAt: null, endsAt: isOver }] })
  const lastUsedAt = trusted({ $lte: new Date(now - app.settings.sessionIdleMs) })
  await app.get(sessionsService).deleteMany({ $or: [{ expiresAt: isOver }, { lastUsedAt }] })
  await app.get(loginTicketsService).deleteMany({ expiresAt: isOver })
  await app.get(mailTokensService).deleteMany({ removeAt: isOver })
  await app.get(accountCallsService).deleteMany({ removeAt: isOver })
  await forgetOldOrigins(app)
  await sweepPersonalTokens(app)
  await sweepGrants(app)
  await app.get(deviceRequestsService).deleteMany({ expiresAt: isOver })
}

/** Sweeps every ten minutes while the app runs. */
export const sweeperService = defineService<IntervalWorker>({
  name: 'sweeper of expired sessions, tokens and attempts',
  create: (app) => {
    app.get(purgeStartService)
    return runInterval(app, 'accounts.sweeper', intervalMs, () => sweep(app))
  },
  stop: (sweeper) => sweeper.stop(),
})
