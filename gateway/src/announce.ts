import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Env } from './env'
import type { RunningGateway } from './start-gateway'

/** A stream of lines for people, such as standard output. `isTTY` is true for a terminal. */
export interface Output {
  readonly isTTY?: boolean
  write(text: string): unknown
}

interface Announcement {
  readonly env: Pick<Env, 'isProduction' | 'DATA_DIR' | 'ADMIN_USERNAME'>
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>
  readonly gateway: Pick<RunningGateway, 'url' | 'adminPassword'>
  readonly out: Output
  readonly err: Output
}

const passwordFile = 'admin-password'

/**
 * Prints the site's address, and a generated admin password, as plain lines outside of production. In production all of
 * standard output is JSON, so the address becomes a line of the log. The password goes to the terminal of standard
 * error, or into a file that only this user can read; to standard error if that cannot be written.
 */
export function announce({ env, log, gateway, out, err }: Announcement): void {
  const { url, adminPassword } = gateway
  const isForPeople = !env.isProduction
  if (adminPassword !== null) {
    const sentence = `Admin "${env.ADMIN_USERNAME}" was created with the password ${adminPassword} (shown only now)\n`
    if (isForPeople) out.write(sentence)
    else if (err.isTTY) err.write(sentence)
    else
      try {
        log.warn({ file: keepPassword(env.DATA_DIR, adminPassword) }, passwordKept)
      } catch (error) {
        // Without it nobody could log in for a week, until a start makes a new one.
        log.error({ reason: (error as NodeJS.ErrnoException).code }, passwordNotKept)
        err.write(sentence)
      }
  }
  if (isForPeople) out.write(`Sanguine is ready: ${url}\n`)
  else log.info({ url }, 'Sanguine is ready.')
}

const passwordKept = 'The admin has a new password, which is in this file: log in, change it, and remove the file.'

const passwordNotKept = 'The file for the new password of the admin cannot be written: standard error has the password.'

/** Replaces the file, since an existing file would keep its mode. */
function keepPassword(dataDir: string, password: string): string {
  const file = join(dataDir, passwordFile)
  rmSync(file, { force: true })
  writeFileSync(file, `${password}\n`, { mode: 0o600, flag: 'wx' })
  return file
}
