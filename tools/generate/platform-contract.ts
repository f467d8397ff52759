import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root'
import type { GeneratedFiles } from './generated-files'

/** The names that host and remotes share at run time, by module. */
type SharedNames = Readonly<Record<string, readonly string[]>>

export interface PlatformContract {
  /** semantic version: a remote needs a host of the same major version that is at least as new */
  readonly version: string
  readonly names: SharedNames
}

const path = 'packages/federation/platform-contract.json'

const sources: Readonly<Record<string, string>> = {
  '@sanguine/ui/platform': 'packages/ui/src/platform/index.ts',
  'react-router': 'packages/federation/src/shared/react-router.ts',
}

/** The values that a module re-exports; types are not there at run time. */
export const exportedNames = (source: string): readonly string[] =>
  [...source.matchAll(/export\s*\{([^}]*)\}/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .sort()

/** The contract with these names: of the next major version where one is gone, of the next minor where one is new. */
export function nextContract(previous: PlatformContract, names: SharedNames): PlatformContract {
  const [major = 0, minor = 0] = previous.version.split('.').map(Number)
  const [before, now] = [flatten(previous.names), flatten(names)]
  if ([...before].some((name) => !now.has(name))) return { version: `${major + 1}.0.0`, names }
  if ([...now].some((name) => !before.has(name))) return { version: `${major}.${minor + 1}.0`, names }
  return previous
}

const flatten = (names: SharedNames): ReadonlySet<string> =>
  new Set(Object.entries(names).flatMap(([module, exported]) => exported.map((name) => `${module} ${name}`)))

/** Lists what host and remotes share, and raises the version of the contract where that has changed. */
export function generatePlatformContract(files: GeneratedFiles): void {
  const names = Object.fromEntries(
    Object.entries(sources).map(([module, file]) => [module, exportedNames(readFileSync(join(root, file), 'utf8'))]),
  )
  const file = join(root, path)
  const contract = existsSync(file)
    ? nextContract(JSON.parse(readFileSync(file, 'utf8')) as PlatformContract, names)
    : { version: '1.0.0', names }
  files.put(path, `${JSON.stringify(contract, null, 2)}\n`)
}
