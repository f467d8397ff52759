import type { App } from '@sanguine/kernel'
import { trusted } from 'mongoose'
import { sessionsService } from './sessions.model'
import { isOpenSession } from './viewers'

/** Those of some sessions that have not ended, by id. A change of credentials removes the sessions that it ends. */
export async function findOpenSessions(app: App, sessionIds: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await app
    .get(sessionsService)
    .find({ _id: trusted({ $in: [...sessionIds] }) })
    .lean()
  return new Set(found.filter((session) => isOpenSession(app, session)).map(({ _id }) => _id))
}
