import { type App, defineService, type IntervalWorker, runInterval, untilWritten } from '@sanguine/kernel'
import { remoteDocumentsService } from './store/remote-documents.model'
import { remoteRevisionsService } from './store/remote-revisions.model'
import { type RemoteVersionRecord, remoteVersionsService } from './store/remote-versions.model'

/** Half a second: every gateway follows within one. */
const intervalMs = 500

/** A version that some browsers load. */
export interface LiveVersion {
  readonly remote: string
  readonly version: string
  readonly address: string
  /** the parsed manifest */
  readonly manifest: unknown
  /** percent of the browsers; null unless it is a canary */
  readonly share: number | null
  readonly previewKey: string
  /** while the site withdraws the version by itself if it fails more often; null otherwise */
  readonly trial: { readonly since: number; readonly replaced: string | null } | null
}

/** An operation of a deployed version. */
export interface DeployedOperation {
  readonly remote: string
  readonly version: string
  readonly operation: string
}

/** The versions that browsers load. The same object until something changes. */
export interface RegistryState {
  /** by the name of the remote */
  readonly stable: ReadonlyMap<string, LiveVersion>
  /** by the name of the remote */
  readonly canaries: ReadonlyMap<string, LiveVersion>
  readonly previews: readonly LiveVersion[]
  /** the names of remotes with a version that a rollback makes stable again */
  readonly replaced: ReadonlySet<string>
  /** who sends a document, by its SHA-256: versions that are kept, also those that no new page loads */
  readonly operations: ReadonlyMap<string, readonly DeployedOperation[]>
}

const empty: RegistryState = {
  stable: new Map(),
  canaries: new Map(),
  previews: [],
  replaced: new Set(),
  operations: new Map(),
}

type StoredVersion = Pick<
  RemoteVersionRecord,
  'remote' | 'version' | 'address' | 'manifest' | 'state' | 'share' | 'previewKey' | 'operations' | 'trial'
>

const liveOf = ({ remote, version, address, manifest, share, previewKey, trial }: StoredVersion): LiveVersion => ({
  remote,
  version,
  address,
  share,
  previewKey,
  manifest: JSON.parse(manifest),
  trial: trial ? { since: trial.since.getTime(), replaced: trial.replaced } : null,
})

function stateOf(rows: readonly StoredVersion[]): RegistryState {
  const inState = (state: StoredVersion['state']) => rows.filter((row) => row.state === state).map(liveOf)
  const byRemote = (versions: readonly LiveVersion[]) => new Map(versions.map((version) => [version.remote, version]))
  const operations = new Map<string, DeployedOperation[]>()
  for (const { remote, version, operations: sent } of rows)
    for (const { name, hash } of sent)
      operations.set(hash, [...(operations.get(hash) ?? []), { remote, version, operation: name }])
  return {
    stable: byRemote(inState('stable')),
    canaries: byRemote(inState('canary')),
    previews: [...inState('stable'), ...inState('canary'), ...inState('preview')],
    replaced: new Set(rows.flatMap(({ remote, state }) => (state === 'retired' ? [remote] : []))),
    operations,
  }
}

/** Holds the deployed versions. If the database cannot be read, the last ones stay in use. */
export class RemoteRegistry {
  #current: RegistryState = empty
  #revisions = '[]'
  #worker: IntervalWorker | null = null

  constructor(private readonly app: App) {}

  /** Costs nothing. */
  current(): RegistryState {
    return this.#current
  }

  /** Reads the versions if any of them changed. */
  async refresh(): Promise<void> {
    const found = await this.app.get(remoteRevisionsService).find({}, { revision: 1 }).sort({ _id: 1 }).lean()
    const revisions = JSON.stringify(found.map(({ _id, revision }) => [_id, revision]))
    if (revisions === this.#revisions) return
    const rows = await this.app
      .get(remoteVersionsService)
      .find({}, { files: 0 })
      .sort({ deployedAt: -1, _id: -1 })
      .lean<RemoteVersionRecord[]>()
    this.#current = stateOf(rows)
    this.#revisions = revisions
  }

  /**
   * Reads the versions after a change that was written already. If the database cannot be read at that moment, the
   * change is still valid, and seen here within a second.
   */
  async refreshAfterChange(): Promise<void> {
    try {
      await this.refresh()
    } catch (error) {
      this.app.log.warn({ err: error }, 'A remote was changed, and is seen by this gateway a moment later.')
    }
  }

  /** The text of a document that a kept version sends, by its SHA-256. Null for any other hash, without a look. */
  async documentText(hash: string): Promise<string | null> {
    if (!this.#current.operations.has(hash)) return null
    const found = await this.app.get(remoteDocumentsService).findById(hash).lean()
    return found?.text ?? null
  }

  /** Looks for changes until stopped. */
  watch(): void {
    this.#worker ??= runInterval(this.app, 'remotes', intervalMs, () => this.refresh().then(() => untilWritten))
  }

  async stop(): Promise<void> {
    await this.#worker?.stop()
  }
}

/** The deployed versions of all remotes; every gateway has them within a second of a change. */
export const remoteRegistryService = defineService<RemoteRegistry>({
  name: 'remotes.registry',
  create: (app) => new RemoteRegistry(app),
  stop: (registry) => registry.stop(),
})
