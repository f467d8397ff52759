import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { BuiltRemote } from './read-build'

/** The folder of a version below that of all remotes, such as `game/1.0.0-1a2b3c4d`. */
export const versionFolder = ({ name, version }: Pick<BuiltRemote, 'name' | 'version'>): string =>
  `${name}/${version.replaceAll('+', '-')}`

/** Copies a build into a folder of its own. One that is there already stays, because a version never changes. */
export function copyBuild(build: BuiltRemote, folder: string): void {
  const target = join(folder, versionFolder(build))
  if (existsSync(target)) return
  const unfinished = `${target}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(dirname(target), { recursive: true })
  cpSync(build.folder, unfinished, { recursive: true })
  renameSync(unfinished, target)
}
