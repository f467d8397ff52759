/** The server suites against a real `mongod`, fetched where the network has one. `npm run test:mongod`. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import memoryServer from 'mongodb-memory-server-core'

const version = process.env.MONGOMS_VERSION ?? '7.0.14'
const binary =
  process.env.MONGOMS_SYSTEM_BINARY ??
  (await memoryServer.MongoBinary.getPath({ version }).catch((error) => {
    console.error(`A mongod ${version} cannot be fetched here: ${error.message}`)
    process.exit(1)
  }))
const { status } = spawnSync(
  process.execPath,
  [fileURLToPath(new URL('test.mjs', import.meta.url)), '--selectProjects=server', ...process.argv.slice(2)],
  {
    env: { ...process.env, MONGOMS_SYSTEM_BINARY: binary },
    stdio: 'inherit',
  },
)
process.exit(status ?? 1)
