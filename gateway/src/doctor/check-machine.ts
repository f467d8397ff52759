import { existsSync, statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Env, productionWarnings } from '../env'
import { keptSecrets } from '../secrets'
import { type Finding, found } from './finding'

/** The facts about a machine; tests have others. */
export interface Machine {
  /** such as `20.11.0` */
  readonly nodeVersion: string
  /** null where npm is not installed, which a release does not need */
  readonly npmVersion: string | null
  readonly now: () => number
  /** free bytes of the disk of a folder that exists */
  readonly freeBytes: (folder: string) => Promise<number>
}

export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** The oldest versions that work, as in `package.json` and the lock file. */
const [minNode, minNpm] = ['20.11.0', '10.0.0']

function isOlder(version: string, least: string): boolean {
  const [a, b] = [version, least].map((text) => text.split('.').map((part) => Number.parseInt(part, 10)))
  for (let index = 0; index < 3; index += 1) {
    const difference = (a?.[index] ?? 0) - (b?.[index] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return false
}

export function checkVersions({ nodeVersion, npmVersion }: Machine): readonly Finding[] {
  const findings = isOlder(nodeVersion, minNode)
    ? [found('versions', 'fault', `Node ${nodeVersion} is too old: install ${minNode} or later.`)]
    : [found('versions', 'ok', `Node ${nodeVersion}.`)]
  if (npmVersion !== null && isOlder(npmVersion, minNpm))
    findings.push(
      found('versions', 'warning', `npm ${npmVersion} is too old to read the lock file: install ${minNpm}.`),
    )
  return findings
}

/** Settings that a site in production lacks. */
export function checkSettings(env: Env): readonly Finding[] {
  if (!env.isProduction)
    return [
      found('settings', 'warning', 'NODE_ENV is not production: set it, unless this is a machine for development.'),
    ]
  const warnings = productionWarnings(env).map((sentence) => found('settings', 'warning', sentence))
  return warnings.length > 0 ? warnings : [found('settings', 'ok', 'All settings of production are set.')]
}

/** Secret files that other users of the machine can read. */
export function checkSecretFiles({ DATA_DIR }: Env): readonly Finding[] {
  const files = Object.values(keptSecrets)
    .map((name) => resolve(join(DATA_DIR, name)))
    .filter((file) => existsSync(file))
  // Windows has no file modes.
  const open = process.platform === 'win32' ? [] : files.filter((file) => (statSync(file).mode & 0o077) !== 0)
  return open.length > 0
    ? open.map((file) => found('secrets', 'fault', `Other users can read ${file}: run chmod 600 on it.`))
    : [found('secrets', 'ok', 'No other user can read the secrets.')]
}

const [minFree, lowFree] = [1e9, 5e9]

/** Judges the free bytes of a disk. */
export function diskFinding(disk: string, freeBytes: number): Finding {
  const free = `${(freeBytes / 1e9).toFixed(1)} GB are free on the disk of ${disk}`
  if (freeBytes < minFree) return found('disk', 'fault', `${free}: make room, or enlarge it, before writes fail.`)
  if (freeBytes < lowFree) return found('disk', 'warning', `${free}: make room soon.`)
  return found('disk', 'ok', `${free}.`)
}
