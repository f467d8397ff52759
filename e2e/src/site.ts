import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const root = join(__dirname, '../..')

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

export async function startSite(env: Record<string, string> = {}): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sanguine-site-'))
  const adminPassword = 'lantern-and-a-long-spoon'
  const child = spawn(process.execPath, [join(root, 'gateway/dist/main.js')], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: adminPassword,
      GAME_SPEED: '600',
      RATE_LIMIT_FACTOR: '50',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  try {
    const url = await readUrl(child, () => output)
    return {
      url,
      dataDir,
      adminPassword,
      output: () => output,
      mailTo: (address) => findMail(join(dataDir, 'outbox'), address),
      async stop() {
        await end(child)
        rmSync(dataDir, { recursive: true, force: true })
      },
    }
  } catch (error) {
    await end(child)
    throw error
  }
}

async function readUrl(child: ChildProcess, output: () => string): Promise<string> {
  for (let waited = 0; waited < 60_000; waited += 50) {
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(output())?.[0]
    if (url) {
      const ready = await fetch(`${url}/readyz`).catch(() => null)
      if (ready?.ok) return url
    }
    if (child.exitCode !== null) throw new Error(`The site ended with ${child.exitCode}:\n${output()}`)
    await pause(50)
  }
  throw new Error(`The site was not ready within a minute:\n${output()}`)
}

async function findMail(outbox: string, address: string): Promise<string> {
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

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), 15_000)
  await ended
  clearTimeout(timer)
}
