import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../root'

interface WorkspacePackage {
  readonly name: string
  readonly exports?: Readonly<Record<string, string | { readonly source?: string }>>
}

/** The workspaces as npm has linked them. */
const linked = join(root, 'node_modules/@sanguine')

/**
 * Maps workspace packages to their folders in the repository's copy. Without it an import by package name leads through
 * the linked `node_modules` to the files that are not mutated.
 */
function workspaceSources(): Record<string, string> {
  const sources: Record<string, string> = {}
  for (const link of readdirSync(linked)) {
    const folder = realpathSync(join(linked, link))
    const { name, exports = {} }: WorkspacePackage = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    for (const [path, target] of Object.entries(exports))
      if (typeof target === 'object' && target.source)
        sources[`^${join(name, path)}$`] = `<rootDir>/${relative(root, join(folder, target.source))}`
  }
  return sources
}

/**
 * The project of the server's tests, reduced to these tests, with the environment that counts the coverage of each
 * test. Modules are loaded again for each mutant.
 */
export async function jestOptions(tests: readonly string[]): Promise<Record<string, unknown>> {
  const { default: config } = await import(join(root, 'jest.config.mjs'))
  const { displayName: _name, runtime: _runtime, ...server } = config.projects[0]
  return {
    ...server,
    testEnvironment: join(root, 'tools/mutation/bail-environment.cjs'),
    testMatch: tests.map((test) => `<rootDir>/${test}`),
    moduleNameMapper: workspaceSources(),
  }
}
