/**
 * Prints where a Chromium is: `CHROMIUM_PATH`, the one from npm, or the system's if that one does not run here. The one
 * from npm comes first since it draws no window, which takes a third of a system browser's processor time.
 *
 *   node find-chromium.mjs [folder for what is unpacked]
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const systems = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const defaultFolder = fileURLToPath(new URL('../../.cache/chromium', import.meta.url))

/** Whether a program starts. The one from npm needs libraries that not every machine has. */
function starts(path) {
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Unpacks the Chromium from npm aside, then moves it, since other processes must not start a half of it. */
async function unpack(folder) {
  const archive = import.meta.resolve('@sparticuz/chromium')
  const { version } = JSON.parse(readFileSync(new URL('../package.json', archive), 'utf8'))
  const unpacked = join(folder, version)
  if (!existsSync(unpacked)) {
    mkdirSync(folder, { recursive: true })
    const aside = mkdtempSync(join(folder, 'unpacking-'))
    // The package unpacks into the temporary folder, unless a file of that name is there, even an incomplete one.
    process.env.TMPDIR = aside
    const { default: chromium } = await import(archive)
    await chromium.executablePath()
    try {
      renameSync(aside, unpacked)
    } catch (error) {
      rmSync(aside, { recursive: true })
      // Another process was first.
      if (!existsSync(unpacked)) throw error
    }
  }
  return join(unpacked, 'chromium')
}

async function findChromium(folder) {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  // the one from npm is built for these machines alone
  const own = process.platform === 'linux' && process.arch === 'x64' ? await unpack(folder) : null
  const found = own !== null && starts(own) ? own : systems.find((path) => existsSync(path))
  if (!found) throw new Error('No Chromium runs here. Name one in CHROMIUM_PATH.')
  return found
}

process.stdout.write(await findChromium(process.argv[2] ?? defaultFolder))
