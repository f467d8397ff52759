/** Prints where a Chromium is: `CHROMIUM_PATH`, the system's, or the one that comes from npm (which only loads as an ES module). */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const known = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

export async function findChromium() {
  const found = known.find((path) => path && existsSync(path))
  return found ?? (await import('@sparticuz/chromium')).default.executablePath()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.stdout.write(await findChromium())
