/**
 * Builds host and remotes and the page at `/graphql`, as many at once as there are processors. Each is built only if its inputs
 * changed since its last build. Inputs are its own files, those of the workspaces it depends on, and the lock file. Every text file also
 * gets a compressed form beside it.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { remoteFolders } from '../remotes'
import { root } from '../root'
import { compressFolder } from './compress'

/** The one that takes longest comes first. */
export const frontEnds: readonly string[] = ['explorer', 'host', ...remoteFolders]

interface Manifest {
  readonly name: string
  readonly version: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

/** Workspace folders by package name. */
type WorkspaceFolders = ReadonlyMap<string, string>

/** The file with the hash of the inputs of `dist`; webpack removes it with all other files when it builds again. */
const stampFile = (folder: string): string => join(root, folder, 'dist/.built')

/** Whether all that a build writes is there, made from inputs with the hash. Remotes have source maps beside `dist`. */
const hasBuild = (folder: string, hash: string): boolean =>
  existsSync(stampFile(folder)) &&
  readFileSync(stampFile(folder), 'utf8') === hash &&
  (!remoteFolders.includes(folder) || existsSync(join(root, folder, 'source-maps')))

const skipped = /(^|\/)(dist|source-maps|node_modules|testing|generated-cache)$|\.test\.tsx?$/

function* filesOf(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name)
    if (skipped.test(path)) continue
    if (entry.isDirectory()) yield* filesOf(path)
    else yield path
  }
}

function workspaceFolders(): WorkspaceFolders {
  const nested = ['packages', 'subgraphs', 'remotes'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => `${parent}/${name}`),
  )
  const folders = [...nested, 'host', 'explorer', 'gateway'].filter((folder) =>
    existsSync(join(root, folder, 'package.json')),
  )
  return new Map(folders.map((folder) => [readManifest(folder).name, folder]))
}

const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))

/** A front end's folder and those of all workspaces it depends on, directly or not. */
function sourceFolders(folder: string, folders: WorkspaceFolders, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(folder)) return found
  found.add(folder)
  const { dependencies = {}, devDependencies = {} } = readManifest(folder)
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    const dependency = folders.get(name)
    if (dependency) sourceFolders(dependency, folders, found)
  }
  return found
}

/** Art and pack of the content are served by the gateway, not bundled. */
const bundledFolder = (folder: string): string => (folder === 'packages/content' ? `${folder}/src` : folder)

function inputHash(folder: string, folders: WorkspaceFolders): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  hash.update(JSON.stringify(readManifest('.').version))
  for (const source of [...sourceFolders(folder, folders)].sort().map(bundledFolder)) {
    for (const file of filesOf(join(root, source))) hash.update(file.slice(root.length)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** Prints nothing when it succeeds; the error holds everything webpack printed. */
function runWebpack(folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [require.resolve('webpack/bin/webpack.js'), '--mode', 'production'], {
      cwd: join(root, folder),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk
      })
    child.once('error', reject)
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`${folder} cannot be built:\n${output}`))))
  })
}

async function buildFrontEnd(folder: string, hash: string): Promise<void> {
  await runWebpack(folder)
  await compressFolder(join(root, folder, 'dist'))
  writeFileSync(stampFile(folder), hash)
}

/** Returns the folders that were built. After a failure no further build begins; the error comes once those under way have ended. */
export async function buildFrontEnds({ log = console.log } = {}): Promise<readonly string[]> {
  const folders = workspaceFolders()
  const stale = frontEnds
    .map((folder) => ({ folder, hash: inputHash(folder, folders) }))
    .filter(({ folder, hash }) => !hasBuild(folder, hash))
  const waiting = [...stale]
  const buildWaiting = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const startedAt = Date.now()
      try {
        await buildFrontEnd(next.folder, next.hash)
      } catch (error) {
        waiting.length = 0
        throw error
      }
      log(`${next.folder}: built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`)
    }
  }
  const lanes = await Promise.allSettled(Array.from({ length: availableParallelism() }, buildWaiting))
  for (const lane of lanes) if (lane.status === 'rejected') throw lane.reason
  return stale.map(({ folder }) => folder)
}
