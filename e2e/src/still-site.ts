import { join } from 'node:path'
import { startTestGateway } from '@sanguine/gateway/testing'
import { TestClock } from '@sanguine/kernel/testing'
import type { Page } from 'playwright-core'
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
  /** judges the versions of remotes by the pages until now, as the site does every few seconds */
  judgeRemotes(): Promise<void>
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

/**
 * Starts a site with a database of its own, whose clock stands still.
 * @param at its time of day, in milliseconds since 1970
 * @param gameSpeed divides every duration of the game; default that of production
 */
export async function startStillSite(at: number, gameSpeed = 1): Promise<StillSite> {
  const gateway = await startTestGateway({
    clock: new StillClock(at),
    settings: { gameSpeed },
    // a journey can stand for clients of other networks
    env: { TRUST_PROXY: '1' },
  })
  const { dataDir } = gateway.app.settings
  return {
    url: gateway.url,
    dataDir,
    adminPassword: gateway.adminPassword,
    mailTo: (address) => findMail(join(dataDir, 'outbox'), address),
    output: () => '',
    now: () => gateway.clock.now(),
    advance: (ms) => gateway.advance(ms),
    judgeRemotes: () => gateway.judgeRemotes(),
    stop: () => gateway.stop(),
  }
}

/**
 * Lets time pass on the site and on a page that is open, so that what is due there happens.
 * @param page one whose clock is installed: `page.clock.install()` before it is opened
 */
export async function passTime(site: StillSite, page: Page, ms: number): Promise<void> {
  site.advance(ms)
  await page.clock.fastForward(ms)
}
