import { join } from 'node:path'
import { startTestGateway } from '@sanguine/gateway/testing'
import { TestClock } from '@sanguine/kernel/testing'
import { findMail, type Site } from './site'

/**
 * The composed site in the process of the test. Its time of day stands still until a test moves it, and its dice are
 * the same in every run.
 */
export interface StillSite extends Site {
  /** what its clock says */
  now(): number
  /** moves the clock on, by milliseconds */
  advance(ms: number): void
}

/**
 * A clock whose time of day stands still. Elapsed time goes on, since shares of the processor and expiry are measured
 * by it.
 */
class StillClock extends TestClock {
  override elapsed(): number {
    return super.elapsed() + performance.now()
  }
}

/** Starts a site with a database of its own, whose time of day is given, in milliseconds since 1970. */
export async function startStillSite(at: number): Promise<StillSite> {
  const gateway = await startTestGateway({ clock: new StillClock(at) })
  const { dataDir } = gateway.app.settings
  return {
    url: gateway.url,
    dataDir,
    adminPassword: gateway.adminPassword,
    mailTo: (address) => findMail(join(dataDir, 'outbox'), address),
    output: () => '',
    now: () => gateway.clock.now(),
    advance: (ms) => gateway.advance(ms),
    stop: () => gateway.stop(),
  }
}
