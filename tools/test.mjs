/** Builds what is stale and runs every suite, or those that the arguments name. `npm test`. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { build } from './build.mjs'

await build({ log: () => undefined }).catch((error) => {
  console.error(error.message)
  console.log('0 passed, 1 failed')
  process.exit(1)
})
const jest = fileURLToPath(import.meta.resolve('jest/bin/jest'))
const { status } = spawnSync(process.execPath, [jest, ...process.argv.slice(2)], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  stdio: 'inherit',
})
process.exit(status ?? 1)
