/**
 * Makes package-lock.json complete and portable; run it after each `npm install`, `--check` says whether it is.
 *
 * npm leaves an optional package of another platform out of the lock file when the registry it asked does not carry it,
 * and then refuses `npm ci` on a machine whose registry does. So each missing one gets a stub, as npm itself would write it.
 * Download addresses are dropped: they would bind the lock file to one registry.
 */
import { readFileSync, writeFileSync } from 'node:fs'

const file = new URL('../package-lock.json', import.meta.url)
const before = readFileSync(file, 'utf8')
const lock = JSON.parse(before)

const platforms = {
  os: ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'],
  cpu: ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'universal', 'wasm32', 'x64'],
}

/** The platform that the name of an optional package tells of: `@swc/core-linux-x64-musl` is for linux, x64. */
function platformOf(name) {
  const words = name.replace('win32', 'win32-').split(/[-/]/)
  const os = platforms.os.filter((one) => words.includes(one))
  const cpu = platforms.cpu.filter((one) =>
    words.some((word) => word === one || (one === 'arm' && word.startsWith('arm') && word !== 'arm64')),
  )
  return { ...(os.length > 0 && { os }), ...(cpu.length > 0 && { cpu }) }
}

const resolves = (from, name) => {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (lock.packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true
    if (!at) return false
    if (!at.includes('/node_modules/')) at = '/node_modules/'
  }
}

for (const [path, entry] of Object.entries(lock.packages)) {
  if (!entry.link) delete entry.resolved
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (!/^\d/.test(version) || resolves(path, name)) continue
    lock.packages[`node_modules/${name}`] = { version, optional: true, ...platformOf(name) }
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)))

const after = `${JSON.stringify(lock, null, 2)}\n`
if (process.argv.includes('--check')) {
  if (after !== before || /https?:\/\/[^"]*\/-\//.test(after)) {
    console.error('package-lock.json is not portable: run `node tools/lock.mjs`.')
    process.exit(1)
  }
} else {
  writeFileSync(file, after)
}
