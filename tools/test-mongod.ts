/** The server suites against a real `mongod`, fetched where the network has one. `npm run test:mongod`. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { MongoBinary } from 'mongodb-memory-server-core'
import { root } from './root'

async function findMongod(version: string): Promise<string> {
  const known = process.env.MONGOMS_SYSTEM_BINARY
  if (known) return known
  try {
    return await MongoBinary.getPath({ version })
  } catch (error) {
    throw new Error(`A mongod ${version} cannot be fetched here.`, { cause: error })
  }
}

export async function main(args: readonly string[]): Promise<number> {
  const binary = await findMongod(process.env.MONGOMS_VERSION ?? '7.0.14')
  const { status } = spawnSync(process.execPath, [join(root, 'tools/test.mjs'), '--selectProjects=server', ...args], {
    env: { ...process.env, MONGOMS_SYSTEM_BINARY: binary },
    stdio: 'inherit',
  })
  return status ?? 1
}
