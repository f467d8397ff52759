import { readFileSync, statSync } from 'node:fs'
import type { Clock } from '@sanguine/kernel'
import type { LiveVersion, RegistryState } from '@sanguine/remotes'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Env } from '../env'
import { StartProblem } from '../start-problem'
import type { ChosenVersions } from './browser-choice'
import { whyNoRemoteAddress } from './remote-address'
import { type RemoteFiles, readRemoteFiles, withDescriptions } from './remote-files'

const whyNoRemote = (name: string, names: readonly string[]): string | null =>
  names.includes(name) ? null : `names no remote: there are ${names.join(', ')}`

const fileSchema = (names: readonly string[]) =>
  z.record(z.string(), z.string()).superRefine((addresses, context) => {
    for (const [name, address] of Object.entries(addresses)) {
      const reason = whyNoRemote(name, names) ?? whyNoRemoteAddress(address)?.en ?? null
      if (reason !== null) context.addIssue(`"${name}" ${reason}`)
    }
  })

export interface Remotes {
  /** the names of the remotes beside the gateway */
  readonly ownNames: readonly string[]
  /** the remotes with their paths and links; the same object until they change */
  files(): RemoteFiles
  /** current addresses of the manifests by remote, as in `/remotes.json` */
  current(): Readonly<Record<string, string>>
  /** the deployed versions; the same object until they change */
  versions(): DeployedVersions
  /** what a browser gets that has chosen versions in the place of stable ones; the same object for the same choice */
  chosen(versions: ChosenVersions): ChosenRemotes
  /** other origins that remotes are loaded from; the same array until they change */
  origins(): readonly string[]
}

export type DeployedVersions = Pick<RegistryState, 'stable' | 'canaries' | 'previews'>

/** The remotes as one browser gets them. */
export interface ChosenRemotes {
  /** differs from any other choice */
  readonly key: string
  /** as in `/remotes.json` */
  readonly addresses: Readonly<Record<string, string>>
  /** as in `/remote-descriptions.json` */
  readonly descriptions: RemoteFiles['descriptions']
  /** the deployed versions among them, by remote */
  readonly versions: ReadonlyMap<string, LiveVersion>
  /** the versions in the place of the stable ones */
  readonly chosen: ChosenVersions
}

/** Choices that are remembered: those of a few canaries and previews. */
const maxChoices = 50

const originOf = (address: string): string[] => (URL.canParse(address) ? [new URL(address).origin] : [])

interface RemotesOptions {
  readonly env: Pick<Env, 'REMOTES_JSON' | 'remoteUrls'>
  /** folder that holds `remotes/<name>` */
  readonly root: string
  readonly clock: Clock
  /** returns the versions that are deployed, which take precedence; none by default */
  readonly deployed?: () => DeployedVersions
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
 * The remotes and the addresses of their manifests. A deployed version that is stable takes precedence. Without one, a
 * remote is beside the gateway, unless `REMOTE_<NAME>_URL` or the file `REMOTES_JSON` names another address. The file is
 * read again when it changes, so that a team moves its remote without a restart; an entry that cannot be used changes
 * nothing and does not hold up the others. Throws a `StartProblem` if variables or file cannot be used at the start.
 */
export function createRemotes({
  env,
  root,
  clock,
  deployed = () => nothingDeployed,
  warn,
  onMove = () => undefined,
}: RemotesOptions): Remotes {
  const own = readRemoteFiles(root, warn)
  for (const name of Object.keys(env.remoteUrls)) {
    const reason = whyNoRemote(name, own.names)
    if (reason !== null) throw new StartProblem(`REMOTE_${name.toUpperCase()}_URL ${reason}.`)
  }
  const built = Object.fromEntries(own.names.map((name) => [name, `/remotes/${name}/mf-manifest.json`]))
  const none = {}
  const read = env.REMOTES_JSON === null ? () => none : watchedFile(env.REMOTES_JSON, own.names, clock, warn)
  let seen = { moved: read(), versions: deployed() }
  const join = ({ moved, versions }: typeof seen): Record<string, string> => ({
    ...built,
    ...env.remoteUrls,
    ...moved,
    ...addressesOf(versions.stable.values()),
  })
  const originsNow = () =>
    originsOf([...Object.values(addresses), ...seen.versions.previews.map(({ address }) => address)])
  const filesNow = () => withDescriptions(own, descriptionsOf(seen.versions.stable), warn)
  const choices = new LRUCache<string, ChosenRemotes>({ max: maxChoices })
  const choose = (key: string, chosen: ChosenVersions): ChosenRemotes => {
    const versions = new Map([...seen.versions.stable, ...chosen])
    return {
      key,
      addresses: { ...addresses, ...addressesOf(chosen.values()) },
      descriptions:
        chosen.size === 0 ? files.descriptions : withDescriptions(own, descriptionsOf(versions), warn).descriptions,
      versions,
      chosen,
    }
  }
  let addresses = join(seen)
  let origins = originsNow()
  let files = filesNow()
  const update = () => {
    const now = { moved: read(), versions: deployed() }
    if (now.moved === seen.moved && now.versions === seen.versions) return
    const next = join(now)
    for (const [remote, to] of Object.entries(next)) {
      const from = addresses[remote] ?? ''
      if (from !== to) onMove({ remote, from, to })
    }
    const isRedescribed = now.versions !== seen.versions
    seen = now
    choices.clear()
    addresses = next
    origins = originsNow()
    if (isRedescribed) files = filesNow()
  }
  return {
    ownNames: own.names,
    files() {
      update()
      return files
    },
    versions() {
      update()
      return seen.versions
    },
    chosen(versions) {
      update()
      const key = [...versions.values()]
        .map(({ remote, version, isPreview }) => `${remote} ${version} ${isPreview}`)
        .join(', ')
      const known = choices.get(key) ?? choose(key, versions)
      choices.set(key, known)
      return known
    },
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

const nothingDeployed: DeployedVersions = {
  stable: new Map(),
  canaries: new Map(),
  previews: [],
}

const addressesOf = (versions: Iterable<LiveVersion>): Record<string, string> =>
  Object.fromEntries([...versions].map(({ remote, address }) => [remote, address]))

/** The descriptions in the manifests of versions, by the names of the remotes. */
const descriptionsOf = (versions: ReadonlyMap<string, LiveVersion>): ReadonlyMap<string, unknown> =>
  new Map([...versions].map(([name, { manifest }]) => [name, (manifest as Manifest).metaData?.description]))

interface Manifest {
  readonly metaData?: { readonly description?: unknown }
}

const originsOf = (addresses: readonly string[]): readonly string[] => [...new Set(addresses.flatMap(originOf))]

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
      const reason = whyNoRemote(name, names) ?? whyNoRemoteAddress(String(address))?.en ?? null
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
