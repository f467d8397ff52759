/**
 * The four front ends, one webpack run after another, each only where its inputs changed since its last build: its own
 * files, those of the workspaces it depends on, and the lock file. Every text file also gets a compressed form beside it.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compressFolder } from './compress.mjs'
import { root } from './server.mjs'

export const fronts = ['host', 'remotes/game', 'remotes/admin', 'remotes/visitor']

/** Lies in what was built and says of what; webpack removes it with everything else when it builds again. */
const stampOf = (folder) => join(root, folder, 'dist/.built')

const skipped = /(^|\/)(dist|node_modules|testing|generated-cache)$|\.test\.tsx?$/

function* filesOf(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name)
    if (skipped.test(path)) continue
    if (entry.isDirectory()) yield* filesOf(path)
    else yield path
  }
}

/** The folder of every workspace by the name of its package. */
function workspaceFolders() {
  const parents = ['packages', 'subgraphs', 'remotes'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => `${parent}/${name}`),
  )
  const folders = [...parents, 'host', 'gateway'].filter((folder) => existsSync(join(root, folder, 'package.json')))
  return new Map(folders.map((folder) => [manifestOf(folder).name, folder]))
}

const manifestOf = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))

/** A front end's folder and those of all workspaces it is made of. */
function sourcesOf(folder, folders, found = new Set()) {
  if (found.has(folder)) return found
  found.add(folder)
  const { dependencies = {}, devDependencies = {} } = manifestOf(folder)
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    const inner = folders.get(name)
    if (inner) sourcesOf(inner, folders, found)
  }
  return found
}

/** Pictures and pack of the content are served by the gateway, not built in. */
const builtIn = (folder) => (folder === 'packages/content' ? [`${folder}/src`] : [folder])

function inputHash(folder, folders) {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  hash.update(JSON.stringify(manifestOf('.').version))
  for (const source of [...sourcesOf(folder, folders)].sort().flatMap(builtIn)) {
    for (const file of filesOf(join(root, source))) hash.update(file.slice(root.length)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** Says nothing while all is well, and everything when it is not. */
function runWebpack(folder) {
  const webpack = fileURLToPath(import.meta.resolve('webpack/bin/webpack.js'))
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [webpack, '--mode', 'production'], {
      cwd: join(root, folder),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
    child.once('error', reject)
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`${folder} is not built:\n${said}`))))
  })
}

/** Answers the folders that were built. */
export async function buildFronts({ say = console.log } = {}) {
  const folders = workspaceFolders()
  const built = []
  for (const folder of fronts) {
    const hash = inputHash(folder, folders)
    const stamp = stampOf(folder)
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) continue
    const from = Date.now()
    await runWebpack(folder)
    await compressFolder(join(root, folder, 'dist'))
    writeFileSync(stamp, hash)
    say(`${folder}: built in ${((Date.now() - from) / 1000).toFixed(1)} s`)
    built.push(folder)
  }
  return built
}
