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
 * Where the copy of the repository has its workspaces. Without it an import by a package's name leads through the
 * linked `node_modules` to the files that are not mutated.
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
 * The project of the server's tests, with these tests alone and the environment that counts what each test covers. Modules are loaded
 * anew for each mutant.
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
