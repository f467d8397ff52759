import type { AnyRecord, KindName } from '@sanguine/content'
import { type App, defineService } from '@sanguine/kernel'
import type { Snapshot } from '../content/release-cache'
import type { RecordUsage } from './usage-count'

/** A record whose usage is counted. */
export interface UsageSubject {
  readonly kind: KindName
  readonly record: AnyRecord
  readonly snapshot: Snapshot
}

/** Which uses are counted, by default all; those that prevent a deletion are counted without a pass over all players. */
export type CountedUsage = 'all' | 'blocking'

/**
 * Counts a domain's uses of each of several records of one kind, in their order. All are counted together, because a
 * query for each of them would take long. Reasons that occur 0 times are left out of the sum. A source may count more
 * than was asked for.
 */
export type CountUsage = (
  subjects: readonly UsageSubject[],
  counted: CountedUsage,
) => Promise<readonly (readonly RecordUsage[])[]>

/**
 * A domain's work after the deletion of several records of one kind, for players who began to use them in the meantime.
 * Safe to repeat. A domain also does it by itself from time to time, because this call may fail or not happen.
 */
export type FollowDeletions = (subjects: readonly UsageSubject[]) => Promise<void>

export class RecordUsages {
  readonly #sources: CountUsage[] = []
  readonly #followers: FollowDeletions[] = []

  constructor(private readonly app: App) {}

  add(source: CountUsage): void {
    this.#sources.push(source)
  }

  addFollower(follower: FollowDeletions): void {
    this.#followers.push(follower)
  }

  /** By now the records are deleted, so the failure of a domain is logged. It leaves out no other domain. */
  async followDeletions(subjects: readonly UsageSubject[]): Promise<void> {
    const follow = (follower: FollowDeletions) =>
      follower(subjects).catch((error: unknown) => {
        const records = subjects.map(({ kind, record }) => `${kind} ${record.id}`)
        this.app.log.error({ err: error, records }, 'The work that follows a deletion failed.')
      })
    await Promise.all(this.#followers.map(follow))
  }

  /** The counts of every domain, without reasons that do not occur. */
  async count(subject: UsageSubject, counted: CountedUsage = 'all'): Promise<readonly RecordUsage[]> {
    const [usage = []] = await this.countEach([subject], counted)
    return usage
  }

  /** The same for each of several records of one kind, in their order. */
  async countEach(
    subjects: readonly UsageSubject[],
    counted: CountedUsage = 'all',
  ): Promise<readonly (readonly RecordUsage[])[]> {
    if (subjects.length === 0) return []
    const found = await Promise.all(this.#sources.map((source) => source(subjects, counted)))
    return subjects.map((_, index) => found.flatMap((usages) => usages[index] ?? []).filter(({ count }) => count > 0))
  }
}

export const recordUsagesService = defineService<RecordUsages>({
  name: 'record usages',
  create: (app) => new RecordUsages(app),
})

/** Adds a domain's counts of uses. To be called when the domain starts. */
export const addRecordUsage = (app: App, source: CountUsage): void => app.get(recordUsagesService).add(source)

/** Adds a domain's work after a deletion. To be called when the domain starts. */
export const addDeletionFollower = (app: App, follower: FollowDeletions): void =>
  app.get(recordUsagesService).addFollower(follower)
