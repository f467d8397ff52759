/**
 * Tools written in TypeScript: `tools/**` becomes `dist/**` at the root, at the same depth, so that a path relative to a
 * tool leads to the same place before and after.
 */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { buildFolder, root } from './server.mjs'

const require = createRequire(import.meta.url)
const dist = join(root, 'dist')

/** Compiles what is stale and returns the module `tools/<name>.ts`. What it imports of the server has to be compiled. */
export async function loadTool(name) {
  // `import()` stays as it is, for packages that ship ES modules only.
  await buildFolder(join(root, 'tools'), dist, { ignoreDynamic: true })
  return require(join(dist, name))
}
