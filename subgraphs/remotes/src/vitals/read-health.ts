import type { App } from '@sanguine/kernel'
import type { RemoteHealthObject, RemoteVersionObject } from '@sanguine/schema'
import { readShares } from '../guard/read-shares'
import { readVitals } from './vital-counts.service'

/** Failures are shown of an hour, as the guard compares them. */
const windowMs = 3_600_000

/** How a version does in browsers; null unless pages are sent with it. */
export async function readHealth(
  app: App,
  { remote, version, state }: Pick<RemoteVersionObject, 'remote' | 'version' | 'state'>,
): Promise<RemoteHealthObject | null> {
  if (state !== 'canary' && state !== 'stable') return null
  const to = app.clock.now() + 1
  const [{ failures }, vitals] = await Promise.all([
    readShares(app, { remote, version, from: to - windowMs, to }),
    readVitals(app, remote, version),
  ])
  return { failed: Math.ceil(failures.failed), networks: failures.networks, vitals }
}
