import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startServer } from './server-process'

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

/** Starts a site in a folder of its own, which is removed with it, or in that of `env.DATA_DIR`, which stays. */
export async function startSite(env: Record<string, string> = {}): Promise<Site> {
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'sanguine-site-'))
  const adminPassword = 'lantern-and-a-long-spoon'
  const { url, output, stop } = await startServer('gateway/dist/main.js', {
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: adminPassword,
    GAME_SPEED: '600',
    RATE_LIMIT_FACTOR: '50',
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

/** The newest mail to an address in an outbox, which may still be on its way. */
export async function findMail(outbox: string, address: string): Promise<string> {
  for (let waited = 0; waited < 10_000; waited += 50) {
    const names = readdirSync(outbox, { withFileTypes: true }).filter((entry) => entry.name.endsWith('.eml'))
    for (const { name } of names.sort((a, b) => (a.name < b.name ? 1 : -1))) {
      const mail = readFileSync(join(outbox, name), 'utf8')
      if (mail.includes(address)) return mail
    }
    await pause(50)
  }
  throw new Error(`No mail to ${address} within ten seconds.`)
}
