import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from './server-process'
import { waitUntil } from './wait-until'

/** The composed site as `npm start` runs it, in a process of its own, with a folder of its own. */
export interface Site {
  readonly url: string
  readonly dataDir: string
  readonly adminPassword: string
  /** the newest mail to an address, as it was written to the outbox */
  mailTo(address: string): Promise<string>
  /** everything the process printed so far */
  output(): string
  stop(): Promise<void>
}

/**
 * Starts a site in a folder of its own, which is removed with it, or in that of `env.DATA_DIR`, which stays.
 * @param script of the gateway, from the root of the repository or absolute
 */
export async function startSite(env: Record<string, string> = {}, script = 'gateway/dist/main.js'): Promise<Site> {
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'sanguine-site-'))
  const adminPassword = 'lantern-and-a-long-spoon'
  const { url, output, stop } = await startServer(script, {
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: adminPassword,
    GAME_SPEED: '600',
    RATE_LIMIT_FACTOR: '50',
    CALL_TIMEOUT_MS: '61000',
    ...env,
  })
  return {
    url,
    dataDir,
    adminPassword,
    output,
    mailTo: (address) => findMail(join(dataDir, 'outbox'), address),
    async stop() {
      await stop()
      if (!env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/**
 * Opens the site that the journeys of a run share at a speed of the game. `npm test` starts and stops it; a file that is
 * run by itself starts its own.
 */
export async function openSharedSite(speed: number): Promise<Site> {
  const { TEST_SITE_ADDRESS: service } = process.env
  if (!service) return startSite({ GAME_SPEED: String(speed) })
  const response = await fetch(`${service}?speed=${speed}`)
  if (!response.ok) throw new Error(`The shared site did not start: ${await response.text()}`)
  const shared = (await response.json()) as Pick<Site, 'url' | 'dataDir' | 'adminPassword'>
  return {
    ...shared,
    output: () => '',
    mailTo: (address) => findMail(join(shared.dataDir, 'outbox'), address),
    stop: async () => undefined,
  }
}

/** Returns the newest mail to an address in an outbox, and waits for it. */
export async function findMail(outbox: string, address: string): Promise<string> {
  let found = ''
  await waitUntil(`mail to ${address}`, async () => {
    // the first mail makes the folder
    const names = existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')) : []
    for (const name of names.sort().reverse()) {
      const mail = readFileSync(join(outbox, name), 'utf8')
      if (!mail.includes(`<${address}>`)) continue
      found = mail
      return true
    }
    return false
  })
  return found
}
