import { type AnyRecord, buildRelease, type Content, type KindName } from '@sanguine/content'
import type { App } from '@sanguine/kernel'
import { attractionChances, type Release } from '@sanguine/rules'
import type { RecordChange } from '../content/content-store'
import type { Snapshot } from '../content/release-cache'
import { type RecordUsage, recordUsagesService, type UsageSubject } from './record-usage'

/** A change of one record, and the content as it would be after it. */
export interface PlannedChange {
  readonly snapshot: Snapshot
  readonly change: Pick<RecordChange, 'kind' | 'id' | 'after'>
  readonly changed: Content
}

/**
 * The usage that a change affects. For a deleted record, that is every usage. For any change, it includes the players
 * on a ground that would have no creatures left.
 */
export async function findAffectedUsage(app: App, planned: PlannedChange): Promise<readonly RecordUsage[]> {
  const { snapshot, change } = planned
  const { kind, id, after } = change
  const own = after ? [] : await countUsage(app, snapshot, kind, id)
  const stranded = kind === 'huntingGround' && !after ? 0 : await countStranded(app, planned)
  return stranded === 0 ? own : [{ reason: 'standing', count: stranded, amount: null, isBlocking: true }, ...own]
}

/** A record whose usage is counted. A record that cannot be read has only its id. */
export const usageSubject = (snapshot: Snapshot, kind: KindName, id: string): UsageSubject => ({
  kind,
  record: (snapshot.index[kind].find({ by: 'id', value: id }) as AnyRecord | undefined) ?? { id },
  snapshot,
})

const countUsage = (app: App, snapshot: Snapshot, kind: KindName, id: string): Promise<readonly RecordUsage[]> =>
  app.get(recordUsagesService).count(usageSubject(snapshot, kind, id))

/** Kinds without which a ground may have nothing to hunt. */
const kindsOfHunts: readonly KindName[] = ['huntingGround', 'huntingTable', 'enemy']

/** Whether a change can end the hunts on a ground. No new enemy or ground can, nor an enemy that is as visible as before. */
function canStrand({ snapshot, change: { kind, id, after } }: PlannedChange): boolean {
  if (!kindsOfHunts.includes(kind)) return false
  if (kind === 'huntingTable') return true
  const before = snapshot.index[kind].find({ by: 'id', value: id }) as AnyRecord | undefined
  return before !== undefined && (kind !== 'enemy' || after?.isVisible !== before.isVisible)
}

async function countStranded(app: App, planned: PlannedChange): Promise<number> {
  if (!canStrand(planned)) return 0
  const { snapshot, changed } = planned
  const usages = await Promise.all(
    groundsLost(snapshot.content, changed).map((groundId) => countUsage(app, snapshot, 'huntingGround', groundId)),
  )
  return usages
    .flat()
    .filter(({ reason }) => reason === 'standing')
    .reduce((sum, { count }) => sum + count, 0)
}

/** The grounds where ordinary bait attracts a creature before a change and none after it. */
function groundsLost(before: Content, after: Content): readonly string[] {
  const [from, to] = [buildRelease(before, 'before'), buildRelease(after, 'after')]
  if (!from.ok || !to.ok) return []
  const { release } = from
  return [...release.grounds.keys()].filter((id) => canHuntOn(id, release) && !canHuntOn(id, to.release))
}

const canHuntOn = (groundId: string, release: Release): boolean =>
  attractionChances({ release, groundId, baitId: '', hex: null }).size > 0
