import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root'

interface LockEntry {
  readonly version?: string
  readonly link?: boolean
  readonly resolved?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

type LockEntries = Readonly<Record<string, LockEntry>>

/** The packages that workspaces need when they run. Paths are relative to the root, as in the lock file. */
export interface ProductionPackages {
  /** folders of workspaces, such as `packages/db` */
  readonly workspaces: readonly string[]
  /** folders of other packages, such as `node_modules/lmdb` */
  readonly packages: readonly string[]
}

/** The folder from which a package at `path` loads another one, as Node finds it; null if the lock file has none. */
function resolve(entries: LockEntries, path: string, name: string): string | null {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const found = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`
    if (found in entries) return found
    if (folder === '') return null
  }
}

/** The names that a package loads: optional peers only if it declares them elsewhere too. */
function namesOf({ dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta }: LockEntry) {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta?.[name]?.optional)
  return [...Object.keys(dependencies ?? {}), ...Object.keys(optionalDependencies ?? {}), ...peers]
}

/**
 * Follows the lock file from workspaces, without development dependencies. Optional packages that are not installed,
 * since they are for another platform, are left out.
 */
export function findProductionPackages(from: readonly string[]): ProductionPackages {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: LockEntries }
  const found = new Set<string>()
  const visit = (path: string): void => {
    const entry = lock.packages[path]
    if (!entry) return
    if (entry.link) visit(entry.resolved ?? '')
    if (entry.link || found.has(path) || !existsSync(join(root, path))) return
    found.add(path)
    for (const name of namesOf(entry)) visit(resolve(lock.packages, path, name) ?? '')
  }
  for (const workspace of from) visit(workspace)
  const [packages, workspaces] = [[], []] as [string[], string[]]
  for (const path of [...found].sort())
    if (path !== '') (path.includes('node_modules/') ? packages : workspaces).push(path)
  return { workspaces, packages }
}
