import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root'

/** The names of the remotes: the folders of `remotes` in which a remote describes itself. */
export const remoteNames: readonly string[] = readdirSync(join(root, 'remotes'))
  .filter((name) => existsSync(join(root, 'remotes', name, 'remote.json')))
  .sort()

/** The folders of the remotes. */
export const remoteFolders: readonly string[] = remoteNames.map((name) => `remotes/${name}`)
