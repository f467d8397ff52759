import { type FindOwner, type RemoteDescription, type RemoteFile, readRemoteFile } from './remote-description'
import { parseJson, readRemoteText, remoteFolderNames } from './remote-folders'

/** The remotes beside the gateway. */
export interface RemoteFiles {
  readonly names: readonly string[]
  /** by name, without remotes whose file cannot be used */
  readonly descriptions: Readonly<Record<string, RemoteDescription>>
  readonly pages: readonly string[]
  readonly listed: readonly string[]
}

/** A name is part of addresses, of variables and of names of scripts. */
const namePattern = /^[a-z][a-z0-9_]*$/

/** Reads `remotes/<name>/remote.json` of every remote; logs a sentence for each part that cannot be used. */
export function readRemoteFiles(root: string, warn: (message: string) => void): RemoteFiles {
  const files = new Map<string, RemoteFile>()
  const findOwner: FindOwner = (path, roles) =>
    [...files].find(([, { description }]) =>
      description.reach.some(
        (reach) => String(reach.roles) === String(roles) && reach.paths.some((other) => isSamePath(other, path)),
      ),
    )?.[0]
  for (const name of remoteFolderNames(root)) {
    const text = readRemoteText(root, name, 'remote.json')
    if (text === null) continue
    const refuse = (what: string) => warn(`remotes/${name}/remote.json: ${what} is left out.`)
    const json = namePattern.test(name) ? parseJson(text) : undefined
    const file = json === undefined ? null : readRemoteFile(json, findOwner, refuse)
    if (file) files.set(name, file)
    else if (!namePattern.test(name)) refuse('the remote, whose name may have lower-case letters, digits and _ only,')
    else if (json === undefined) refuse('the file, which is not JSON,')
  }
  const all = [...files.values()]
  return {
    names: [...files.keys()],
    descriptions: Object.fromEntries([...files].map(([name, { description }]) => [name, description])),
    pages: [...new Set(all.flatMap(({ pages }) => pages))],
    listed: [...new Set(all.flatMap(({ listed }) => listed))],
  }
}

/** Whether two paths have the same addresses: names of parameters and case do not matter. */
const isSamePath = (a: string, b: string): boolean => normalize(a) === normalize(b)

const normalize = (path: string): string => path.toLowerCase().replace(/:\w+/g, ':')
