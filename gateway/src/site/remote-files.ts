import type { TakenPart } from '@sanguine/remotes'
import { pathsOverlap } from './page-pattern'
import { type FindOwner, type RemoteDescription, type RemoteFile, readRemoteFile } from './remote-description'
import { parseJson, readRemoteText, remoteFolderNames } from './remote-folders'

/** Remotes with their paths and links. */
export interface RemoteFiles {
  /** by name */
  readonly files: ReadonlyMap<string, RemoteFile>
  readonly names: readonly string[]
  /** by name, without remotes whose file cannot be used */
  readonly descriptions: Readonly<Record<string, RemoteDescription>>
  readonly pages: readonly string[]
  readonly listed: readonly string[]
}

/** A name is part of addresses, of variables and of names of scripts. */
const namePattern = /^[a-z][a-z0-9_]*$/

/** The files of remotes by their names, in which the remote is found that has a path for the same roles. */
const findOwnerIn =
  (files: ReadonlyMap<string, Pick<RemoteFile, 'description'>>): FindOwner =>
  (path, roles) =>
    [...files].find(([, { description }]) =>
      description.reach.some(
        (reach) => String(reach.roles) === String(roles) && reach.paths.some((other) => isSamePath(other, path)),
      ),
    )?.[0]

/** Reads `remotes/<name>/remote.json` of every remote; logs a sentence for each part that cannot be used. */
export function readRemoteFiles(root: string, warn: (message: string) => void): RemoteFiles {
  const files = new Map<string, RemoteFile>()
  const findOwner = findOwnerIn(files)
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
  return joinFiles(files)
}

/** Replaces the descriptions of remotes beside the gateway by those of deployed versions. */
export function withDescriptions(
  own: RemoteFiles,
  deployed: ReadonlyMap<string, unknown>,
  warn: (message: string) => void,
): RemoteFiles {
  if (deployed.size === 0) return own
  const files = new Map([...own.files].filter(([name]) => !deployed.has(name)))
  const findOwner = findOwnerIn(files)
  for (const [name, description] of deployed) {
    const refuse = (what: string) => warn(`The deployed version of the remote ${name}: ${what} is left out.`)
    const file = readRemoteFile(description, findOwner, refuse)
    const last = file ?? own.files.get(name)
    if (last) files.set(name, last)
  }
  return joinFiles(files)
}

/** Why the description of a version cannot be used as it is beside the other remotes, as sentences; none if it can. */
export function descriptionProblems(files: RemoteFiles, name: string, description: unknown): readonly string[] {
  const problems: string[] = []
  const others = new Map([...files.files].filter(([other]) => other !== name))
  readRemoteFile(description, findOwnerIn(others), (what) => problems.push(`${what} cannot be used`))
  return problems
}

/** The paths of the whole site, below which each remote has paths of its own. */
const wholeSite = '/*'

/**
 * The parts of other remotes that a description adds to its remote: paths with addresses of others, and the login form. Roles
 * do not matter. A page that a remote renders already is its own.
 */
export function takenFromOthers(files: RemoteFiles, name: string, description: unknown): readonly TakenPart[] {
  const present = files.files.get(name)?.description
  const others = [...files.files].filter(([other]) => other !== name)
  const added = readRemoteFile(
    description,
    () => undefined,
    () => undefined,
  )?.description
  const hasAlready = (path: string, roles: string) =>
    present?.reach.some((reach) => String(reach.roles) === roles && reach.paths.some((own) => isSamePath(own, path)))
  const paths = (added?.reach ?? []).flatMap(({ paths, roles }) =>
    paths.filter((path) => !hasAlready(path, String(roles))),
  )
  const taken = others.flatMap(([owner, { description: other }]) => {
    const ofOther = other.reach.flatMap((reach) => reach.paths).filter((path) => path !== wholeSite)
    return paths.filter((path) => ofOther.some((own) => pathsOverlap(own, path))).map((part) => ({ part, owner }))
  })
  const owner = others.find(([, other]) => other.description.hasLogin)?.[0]
  const takesLogin = added?.hasLogin && !present?.hasLogin && owner !== undefined
  return takesLogin ? [...taken, { part: 'hasLogin', owner }] : taken
}

function joinFiles(files: ReadonlyMap<string, RemoteFile>): RemoteFiles {
  const all = [...files.values()]
  return {
    files,
    names: [...files.keys()],
    descriptions: Object.fromEntries([...files].map(([name, { description }]) => [name, description])),
    pages: [...new Set(all.flatMap(({ pages }) => pages))],
    listed: [...new Set(all.flatMap(({ listed }) => listed))],
  }
}

/** Whether two paths have the same addresses: names of parameters and case do not matter. */
const isSamePath = (a: string, b: string): boolean => normalize(a) === normalize(b)

const normalize = (path: string): string => path.toLowerCase().replace(/:\w+/g, ':')
