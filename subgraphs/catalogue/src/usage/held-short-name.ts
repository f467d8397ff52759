import { auditLogService } from '@sanguine/audit'
import type { App } from '@sanguine/kernel'
import { runForEach } from '../content/batch-problem'
import type { RecordChange } from '../content/content-store'
import { readStateOf } from '../content/record-state'
import type { Snapshot } from '../content/release-cache'
import { shortNameHeld, shortNameOfDeleted } from '../record-problem'
import { recordUsagesService, type UsageSubject } from './record-usage'
import type { RecordUsage } from './usage-count'

/**
 * Throws `BatchProblem` for changes that would give a currency another one's amounts, or take its own from it. Players
 * hold amounts by the short name of the currency, also after its deletion.
 */
export async function refuseHeldShortNames(
  app: App,
  snapshot: Snapshot,
  changes: readonly RecordChange[],
): Promise<void> {
  if (!changes.some(({ kind, after }) => kind === 'currency' && after)) return
  const renames = await findRenames(app, snapshot, changes)
  const subjects = renames.map(({ id, shortName }): UsageSubject => {
    return { kind: 'currency', record: { id, shortName }, snapshot }
  })
  const usages = await app.get(recordUsagesService).countEach(subjects)
  const usedOf = (change: RecordChange, isFormer: boolean): readonly RecordUsage[] =>
    usages[renames.findIndex((each) => each.id === change.id && each.isFormer === isFormer)] ?? []
  await runForEach(changes, (change) => {
    const former = usedOf(change, true)
    if (former.length > 0) throw shortNameHeld(String(shortNameBefore(snapshot, change)), former)
    const next = usedOf(change, false)
    if (next.length > 0) throw shortNameOfDeleted(String(change.after?.shortName), next)
  })
}

/** A short name that a currency gives up or takes. */
interface Rename {
  readonly id: string
  readonly shortName: string
  readonly isFormer: boolean
}

async function findRenames(app: App, snapshot: Snapshot, changes: readonly RecordChange[]): Promise<readonly Rename[]> {
  const named = changes.filter(({ kind, after }) => kind === 'currency' && after)
  const restored = named.filter((change) => !isPresent(snapshot, change) && keepsShortName(snapshot, change))
  const lastOwners = await findLastDeleted(app, new Set(restored.map(shortNameAfter)))
  return named.flatMap((change): Rename[] => {
    const { id } = change
    const [former, shortName] = [shortNameBefore(snapshot, change), shortNameAfter(change)]
    if (!keepsShortName(snapshot, change)) {
      const next = { id, shortName, isFormer: false }
      return former === undefined ? [next] : [{ id, shortName: String(former), isFormer: true }, next]
    }
    const isOwner = isPresent(snapshot, change) || lastOwners.get(shortName) === id
    return isOwner ? [] : [{ id, shortName, isFormer: false }]
  })
}

const presentOf = ({ index }: Snapshot, { id }: RecordChange) => index.currency.find({ by: 'id', value: id })

const isPresent = (snapshot: Snapshot, change: RecordChange): boolean => presentOf(snapshot, change) !== undefined

const shortNameAfter = ({ after }: RecordChange): string => String(after?.shortName)

/** A deleted currency has the short name that it had last; a new one has none. */
function shortNameBefore(snapshot: Snapshot, change: RecordChange): unknown {
  const before = presentOf(snapshot, change) ?? change.restored?.last
  return before?.shortName
}

const keepsShortName = (snapshot: Snapshot, change: RecordChange): boolean =>
  shortNameBefore(snapshot, change) === change.after?.shortName

/** Entries of the audit log that are read at once. */
const pageSize = 100

/** The id of the deleted currency that had each short name last; the log may have none. */
async function findLastDeleted(app: App, shortNames: ReadonlySet<string>): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  const deletions = { subjectTypes: ['currency'], action: 'delete' } as const
  for (let after: string | null = null; found.size < shortNames.size; ) {
    const page = await app.get(auditLogService).page(deletions, pageSize, after)
    for (const { subject, states } of page.entries) {
      const shortName = String(readStateOf('currency', states?.before)?.values.shortName)
      if (shortNames.has(shortName) && !found.has(shortName)) found.set(shortName, subject.id)
    }
    if (!page.hasNextPage) break
    after = page.entries.at(-1)?.id ?? null
  }
  return found
}
