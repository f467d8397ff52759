import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { readOperationsFile } from '../sent-operations/operations-file'

/** A file of a build: its path beside the manifest, with `/`, and its hash as subresource integrity has it. */
export interface BuiltFile {
  readonly path: string
  readonly integrity: string
}

/** The source map of a script of a build. */
export interface BuiltSourceMap {
  /** the path of the script beside the manifest, with `/` */
  readonly file: string
  /** the JSON text */
  readonly content: Uint8Array
}

/** A build of a remote, with the documents of its operations. */
export interface BuiltRemote {
  readonly name: string
  /** as the manifest has it, such as `1.0.0+1a2b3c4d` */
  readonly version: string
  /** the folder of its files */
  readonly folder: string
  /** the JSON text */
  readonly manifest: string
  /** all files but the manifest and those that no browser loads */
  readonly files: readonly BuiltFile[]
  /** the source maps, which are beside `dist` because they are not published */
  readonly sourceMaps: readonly BuiltSourceMap[]
  /** the documents by the SHA-256 of their texts */
  readonly documents: Readonly<Record<string, string>>
}

export const manifestName = 'mf-manifest.json'

/** Compressed copies, source maps and statistics of the build. */
const isForBrowsers = (path: string): boolean => !/\.(br|gz|map)$|^mf-(manifest|stats)\.json$/.test(path)

export const integrityOf = (content: Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`

/** The paths of all files below a folder, with `/`; none if it does not exist. */
const pathsBelow = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
        .sort()
    : []

/** Reads the build in `remotes/<name>/dist`. Throws an error with a sentence if it, or the list of its documents, is missing. */
export function readBuild(root: string, name: string): BuiltRemote {
  const folder = join(root, 'remotes', name, 'dist')
  const file = join(folder, manifestName)
  if (!existsSync(file)) throw new Error(`${file} is missing. Build the remote first: npm run build`)
  const manifest = readFileSync(file, 'utf8')
  const version: unknown = JSON.parse(manifest).metaData?.buildInfo?.buildVersion
  if (typeof version !== 'string') throw new Error(`${file} names no version. Build the remote again: npm run build`)
  const files = pathsBelow(folder)
    .filter(isForBrowsers)
    .map((path) => ({ path, integrity: integrityOf(readFileSync(join(folder, path))) }))
  const maps = join(root, 'remotes', name, 'source-maps')
  const sourceMaps = files.flatMap(({ path: script }) => {
    const map = join(maps, `${script}.map`)
    return existsSync(map) ? [{ file: script, content: readFileSync(map) }] : []
  })
  return { name, version, folder, manifest, files, sourceMaps, documents: readOperationsFile(root, name) }
}
