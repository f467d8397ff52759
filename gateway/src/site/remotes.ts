import { readFileSync, statSync } from 'node:fs'
import type { Clock } from '@sanguine/kernel'
import { z } from 'zod'
import type { Env } from '../env'
import { StartProblem } from '../start-problem'
import { whyNoRemoteAddress } from './remote-address'
import { type RemoteFiles, readRemoteFiles } from './remote-files'

const whyNoRemote = (name: string, names: readonly string[]): string | null =>
  names.includes(name) ? null : `names no remote: there are ${names.join(', ')}`

const fileSchema = (names: readonly string[]) =>
  z.record(z.string(), z.string()).superRefine((addresses, context) => {
    for (const [name, address] of Object.entries(addresses)) {
      const reason = whyNoRemote(name, names) ?? whyNoRemoteAddress(address)
      if (reason !== null) context.addIssue(`"${name}" ${reason}`)
    }
  })

export interface Remotes {
  /** the remotes beside the gateway, with their paths and links */
  readonly files: RemoteFiles
  /** current addresses of the manifests by remote, as in `/remotes.json` */
  current(): Readonly<Record<string, string>>
  /** other origins that remotes are loaded from; the same array until they change */
  origins(): readonly string[]
}

const originOf = (address: string): string[] => (URL.canParse(address) ? [new URL(address).origin] : [])

interface RemotesOptions {
  readonly env: Pick<Env, 'REMOTES_JSON' | 'remoteUrls'>
  /** folder that holds `remotes/<name>` */
  readonly root: string
  readonly clock: Clock
  readonly warn: (message: string) => void
  /** receives each change of an address while the gateway runs */
  readonly onMove?: (move: RemoteMove) => void
}

/** A remote that is loaded from another address than before. */
export interface RemoteMove {
  readonly remote: string
  readonly from: string
  readonly to: string
}

/**
 * The remotes and the addresses of their manifests. They are beside the gateway, unless `REMOTE_<NAME>_URL` or the file
 * `REMOTES_JSON` names another address. The file is read again when it changes, so that a team moves its remote without
 * a restart; an entry that cannot be used changes nothing and does not hold up the others. Throws a `StartProblem` if
 * variables or file cannot be used at the start.
 */
export function createRemotes({ env, root, clock, warn, onMove = () => undefined }: RemotesOptions): Remotes {
  const files = readRemoteFiles(root, warn)
  for (const name of Object.keys(env.remoteUrls)) {
    const reason = whyNoRemote(name, files.names)
    if (reason !== null) throw new StartProblem(`REMOTE_${name.toUpperCase()}_URL ${reason}.`)
  }
  const built = Object.fromEntries(files.names.map((name) => [name, `/remotes/${name}/mf-manifest.json`]))
  const none = {}
  const read = env.REMOTES_JSON === null ? () => none : watchedFile(env.REMOTES_JSON, files.names, clock, warn)
  const join = (moved: Record<string, string>): Record<string, string> => ({ ...built, ...env.remoteUrls, ...moved })
  let seen = read()
  let addresses = join(seen)
  let origins = originsOf(addresses)
  const update = () => {
    const moved = read()
    if (moved === seen) return
    const next = join(moved)
    for (const [remote, to] of Object.entries(next)) {
      const from = addresses[remote] ?? ''
      if (from !== to) onMove({ remote, from, to })
    }
    seen = moved
    addresses = next
    origins = originsOf(next)
  }
  return {
    files,
    current() {
      update()
      return addresses
    },
    origins() {
      update()
      return origins
    },
  }
}

const originsOf = (addresses: Readonly<Record<string, string>>): readonly string[] => [
  ...new Set(Object.values(addresses).flatMap(originOf)),
]

const checkEveryMs = 500

/** The reason why a file of addresses cannot be used, as the end of a sentence. */
function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError) return error.issues[0]?.message ?? 'has other content'
  if (error instanceof SyntaxError) return 'is not JSON'
  return `cannot be read (${(error as NodeJS.ErrnoException).code})`
}

function watchedFile(
  file: string,
  names: readonly string[],
  clock: Clock,
  warn: (message: string) => void,
): () => Record<string, string> {
  const readFile = (): unknown => JSON.parse(readFileSync(file, 'utf8'))
  const readUsable = (): Record<string, string> => {
    const usable: Record<string, string> = {}
    for (const [name, address] of Object.entries(z.record(z.string(), z.unknown()).parse(readFile()))) {
      const reason = whyNoRemote(name, names) ?? whyNoRemoteAddress(String(address))
      const lastAddress = last[name]
      if (reason === null) usable[name] = String(address)
      else if (lastAddress !== undefined) usable[name] = lastAddress
      if (reason !== null)
        warn(`REMOTES_JSON ${file}: "${name}" ${reason}. This entry changes nothing; the others are used.`)
    }
    return usable
  }
  let [checkedAt, mtimeMs] = [clock.elapsed(), 0]
  let last: Record<string, string>
  try {
    mtimeMs = statSync(file).mtimeMs
    last = fileSchema(names).parse(readFile())
  } catch (error) {
    throw new StartProblem(`REMOTES_JSON ${file}: ${reasonOf(error)}.`)
  }
  return () => {
    if (clock.elapsed() - checkedAt < checkEveryMs) return last
    checkedAt = clock.elapsed()
    try {
      const changed = statSync(file).mtimeMs
      if (changed !== mtimeMs) last = readUsable()
      mtimeMs = changed
    } catch (error) {
      // The file may be half written or missing for a moment, so the last good addresses stay.
      if (mtimeMs !== 0) warn(`REMOTES_JSON ${file}: ${reasonOf(error)}. The last good one is used.`)
      mtimeMs = 0
    }
    return last
  }
}
