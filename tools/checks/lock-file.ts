/**
 * Makes package-lock.json complete and portable: `npm run lock`, after each `npm install`. `--check` only reports
 * whether it is.
 *
 * npm omits an optional package of another platform from the lock file if the registry does not have it. It then
 * refuses `npm ci` on a machine whose registry does. Each missing package therefore gets a stub, as npm itself would
 * write it. Download addresses are dropped: they would bind the lock file to one registry.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root'

interface LockEntry {
  readonly link?: boolean
  readonly version?: string
  readonly optional?: boolean
  readonly optionalDependencies?: Readonly<Record<string, string>>
  resolved?: string
}

/** Entries by path, as `node_modules/graphql`; the root's path is empty. */
type LockEntries = Record<string, LockEntry>

const platforms = {
  os: ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'],
  cpu: ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'universal', 'wasm32', 'x64'],
}

/** The platform in the name of an optional package: `@swc/core-linux-x64-musl` is for linux, x64, musl. */
function platformOf(name: string) {
  const words = name.replace('win32', 'win32-').split(/[-/]/)
  const os = platforms.os.filter((system) => words.includes(system))
  const cpu = platforms.cpu.filter((architecture) =>
    words.some(
      (word) => word === architecture || (architecture === 'arm' && word.startsWith('arm') && word !== 'arm64'),
    ),
  )
  const libc = words.some((word) => word.startsWith('musl')) ? ['musl'] : words.includes('gnu') ? ['glibc'] : []
  return { ...(os.length > 0 && { os }), ...(cpu.length > 0 && { cpu }), ...(libc.length > 0 && { libc }) }
}

/** Whether the package at path `from` finds `name` in a `node_modules` at or above it. */
function isInstalled(packages: LockEntries, from: string, name: string): boolean {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true
    if (!at) return false
    if (!at.includes('/node_modules/')) at = '/node_modules/'
  }
}

/** The text of a lock file, complete and portable. */
export function completeLock(text: string): string {
  const lock: { packages: LockEntries } = JSON.parse(text)
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (!entry.link) delete entry.resolved
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (!/^\d/.test(version) || isInstalled(lock.packages, path, name)) continue
      lock.packages[`node_modules/${name}`] = { version, optional: true, ...platformOf(name) }
    }
  }
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))
  return `${JSON.stringify(lock, null, 2)}\n`
}

export function main(args: readonly string[]): number {
  const file = join(root, 'package-lock.json')
  const before = readFileSync(file, 'utf8')
  const after = completeLock(before)
  if (!args.includes('--check')) {
    writeFileSync(file, after)
    return 0
  }
  if (after === before && !/https?:\/\/[^"]*\/-\//.test(after)) return 0
  console.error('package-lock.json is not portable: run `npm run lock`.')
  return 1
}
