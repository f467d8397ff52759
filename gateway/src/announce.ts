import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Env } from './env'
import type { RunningGateway } from './start-gateway'

/**
 * Where lines for people are written, such as standard output. `isTTY` is true for a terminal, in front of which people
 * are.
 */
export interface Output {
  readonly isTTY?: boolean
  write(text: string): unknown
}

interface Announcement {
  readonly env: Pick<Env, 'isProduction' | 'DATA_DIR' | 'ADMIN_USERNAME'>
  readonly log: Pick<Logger, 'info' | 'warn'>
  readonly gateway: Pick<RunningGateway, 'url' | 'adminPassword'>
  readonly out: Output
  readonly err: Output
}

const passwordFile = 'admin-password'

/**
 * Prints the address of the site, and the admin's password where one was generated, as plain lines on a terminal or
 * outside of production. In production, standard output is collected: the address is a line of the log, and the
 * password goes to the terminal of standard error, or into a file that only this user can read.
 */
export function announce({ env, log, gateway, out, err }: Announcement): void {
  const { url, adminPassword } = gateway
  const isForPeople = out.isTTY || !env.isProduction
  if (adminPassword !== null) {
    const sentence = `Admin "${env.ADMIN_USERNAME}" was created with the password ${adminPassword} (shown only now)\n`
    if (isForPeople) out.write(sentence)
    else if (err.isTTY) err.write(sentence)
    else log.warn({ file: keepPassword(env.DATA_DIR, adminPassword) }, passwordKept)
  }
  if (isForPeople) out.write(`Sanguine is ready: ${url}\n`)
  else log.info({ url }, 'Sanguine is ready.')
}

const passwordKept = 'The admin has a new password, which is in this file: log in, change it, and remove the file.'

/** Writes a new file, since an existing one would keep its mode. */
function keepPassword(dataDir: string, password: string): string {
  const file = join(dataDir, passwordFile)
  rmSync(file, { force: true })
  writeFileSync(file, `${password}\n`, { mode: 0o600, flag: 'wx' })
  return file
}
