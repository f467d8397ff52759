/**
 * Compiles the tools written in TypeScript: `tools/**` becomes `dist/**` at the root, at the same depth. A path
 * relative to a tool therefore leads to the same place before and after.
 */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { buildFolder, root } from './server.mjs'

const require = createRequire(import.meta.url)
const dist = join(root, 'dist')

/**
 * Compiles stale tools and returns the module `tools/<name>.ts`. Its imports from the server must be compiled already.
 */
export async function loadTool(name) {
  // `import()` stays as it is, for packages that ship ES modules only.
  await buildFolder(join(root, 'tools'), dist, { ignoreDynamic: true })
  return require(join(dist, name))
}
