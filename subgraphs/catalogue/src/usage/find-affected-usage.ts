import { type AnyRecord, buildRelease, type Content, type KindName } from '@sanguine/content'
import type { App } from '@sanguine/kernel'
import { attractionChances, type Release } from '@sanguine/rules'
import type { RecordChange } from '../content/content-store'
import type { Snapshot } from '../content/release-cache'
import { type CountedUsage, recordUsagesService, type UsageSubject } from './record-usage'
import type { RecordUsage } from './usage-count'

/** Changes of records of one kind, and the content as it would be after all of them. */
export interface PlannedChanges {
  readonly snapshot: Snapshot
  readonly changes: readonly RecordChange[]
  readonly changed: Content
}

/**
 * The usage that each change affects. For a deleted record, that is every usage that is counted. The first change that can end hunts
 * also has the players on grounds that would have no creatures left.
 */
export async function findAffectedUsage(
  app: App,
  planned: PlannedChanges,
  counted: CountedUsage = 'all',
): Promise<readonly (readonly RecordUsage[])[]> {
  const { snapshot, changes } = planned
  const stranding = changes.findIndex((change) => canStrand(snapshot, change))
  const stranded = stranding < 0 ? 0 : await countStranded(app, planned)
  const deletions = changes.filter(({ after }) => !after)
  const subjects = deletions.map(({ kind, id }) => usageSubject(snapshot, kind, id))
  const usages = subjects.length > 0 ? await countEach(app, subjects, counted) : []
  const usageOf = new Map(deletions.map((deletion, index) => [deletion, usages[index]]))
  return changes.map((change, index) => {
    const own = usageOf.get(change) ?? []
    const hasStranded = stranded > 0 && index === stranding
    return hasStranded ? [{ reason: 'standing', count: stranded, amount: null, isBlocking: true }, ...own] : own
  })
}

/** A record whose usage is counted. A record that cannot be read has only its id. */
export const usageSubject = (snapshot: Snapshot, kind: KindName, id: string): UsageSubject => ({
  kind,
  record: (snapshot.index[kind].find({ by: 'id', value: id }) as AnyRecord | undefined) ?? { id },
  snapshot,
})

const countEach = (app: App, subjects: readonly UsageSubject[], counted: CountedUsage) =>
  app.get(recordUsagesService).countEach(subjects, counted)

/** Kinds without which a ground may have nothing to hunt. */
const kindsOfHunts: readonly KindName[] = ['huntingGround', 'huntingTable', 'enemy']

/**
 * Whether a change can end the hunts on a ground that stays. No new enemy or ground can, nor an enemy that is as visible
 * as before.
 */
function canStrand(snapshot: Snapshot, { kind, id, after }: RecordChange): boolean {
  if (!kindsOfHunts.includes(kind)) return false
  if (kind === 'huntingTable') return true
  if (kind === 'huntingGround' && !after) return false
  const before: AnyRecord | undefined = snapshot.index[kind].find({ by: 'id', value: id })
  return before !== undefined && (kind !== 'enemy' || after?.isVisible !== before.isVisible)
}

/** The players on grounds that stay, and would have no creatures left. */
async function countStranded(app: App, { snapshot, changes, changed }: PlannedChanges): Promise<number> {
  const deleted = new Set(changes.filter(({ kind, after }) => kind === 'huntingGround' && !after).map(({ id }) => id))
  const lost = groundsLost(snapshot.content, changed).filter((groundId) => !deleted.has(groundId))
  const usages = await countEach(
    app,
    lost.map((groundId) => usageSubject(snapshot, 'huntingGround', groundId)),
    'blocking',
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
