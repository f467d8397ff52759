import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { frontEnds } from '../build/front-ends'
import { remoteFolders } from '../remotes'
import { root } from '../root'
import { findProductionPackages } from './production-packages'

/** The parts of a workspace that run: code, data, and what a browser or a reader of the API gets. */
const runningParts = ['package.json', 'dist', 'bin', 'assets', 'examples', 'fonts', 'pack', 'art']

/** Tools that an operator needs beside a running site. */
export const operatorTools = ['content-upgrade', 'data', 'doctor', 'ledger-check', 'payments-check'] as const

/** Files of any package that no program reads when it runs. */
const unused = /\.(map|d\.[cm]?ts|tsbuildinfo)$/

/** The gateway shows the lines of errors by the source maps of the remotes. */
const noFile = /(?!)/

/** Parts of our own packages that only tests load. */
const ownUnused = /\/testing\/|\/\.built$/

/** The files below a folder, except those that match `left`. Packages below it have entries of their own. */
function* filesBelow(folder: string, left = unused): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory() && entry.name !== 'node_modules') yield* filesBelow(path, left)
    else if (entry.isFile() && !left.test(path)) yield path
  }
}

/** The files of a part of a workspace; none if it has no such part. */
function ownFiles(path: string): readonly string[] {
  if (!existsSync(join(root, path))) return []
  const files = statSync(join(root, path)).isFile() ? [path] : [...filesBelow(path)]
  return files.filter((file) => !ownUnused.test(file))
}

/** The compiled tools and the files that they load, relative to the root. */
function toolFiles(): readonly string[] {
  const found = new Set<string>()
  const visit = (file: string): void => {
    if (found.has(file)) return
    found.add(file)
    const text = readFileSync(join(root, file), 'utf8')
    for (const [, target = ''] of text.matchAll(/require\("(\.[^"]+)"\)/g))
      visit(`${relative(root, join(root, dirname(file), target)).replace(/\.js$/, '')}.js`)
  }
  for (const name of operatorTools) visit(`dist/${name}.js`)
  return [...found].sort()
}

export interface ReleaseContents {
  /** files relative to the root of the project, which have the same place in the release */
  readonly files: readonly string[]
  /** links by place, with the folder that they lead to: how packages find workspaces */
  readonly links: ReadonlyMap<string, string>
}

/** The contents of a release. The project must be built. */
export function releaseContents(): ReleaseContents {
  const { workspaces, packages } = findProductionPackages(['gateway'])
  const files = [
    ...workspaces.flatMap((workspace) => runningParts.flatMap((part) => ownFiles(`${workspace}/${part}`))),
    ...frontEnds.flatMap((frontEnd) => ownFiles(`${frontEnd}/dist`)),
    ...remoteFolders.flatMap((folder) => [`${folder}/remote.json`, `${folder}/operations.json`]),
    ...remoteFolders.flatMap((folder) => [...filesBelow(`${folder}/source-maps`, noFile)]),
    ...packages.flatMap((path) => [...filesBelow(path)]),
    ...toolFiles(),
  ]
  const links = workspaces.map((workspace) => {
    const { name } = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')) as { name: string }
    return [`node_modules/${name}`, workspace] as const
  })
  return { files: [...new Set(files)].sort(), links: new Map(links) }
}
