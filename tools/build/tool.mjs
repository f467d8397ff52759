/** Tools written in TypeScript: `tools/<name>/**` becomes `tools/dist/<name>/**`. */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { buildFolder, buildServer, root } from './server.mjs'

const require = createRequire(import.meta.url)

/** Builds the tool and what it stands on; answers its module of that name. */
export async function buildTool(name, module) {
  await buildServer()
  const dist = join(root, 'tools/dist', name)
  await buildFolder(join(root, 'tools', name), dist)
  return require(join(dist, `${module}.js`))
}
