import type { AnyRecord, KindName } from '@sanguine/content'
import { type App, defineService } from '@sanguine/kernel'
import type { Snapshot } from '../content/release-cache'

/** A way in which a player, a payment or a setting uses a record. */
export const usageReasons = [
  'standing',
  'fight',
  'mission',
  'owned',
  'equipped',
  'balance',
  'setup',
  'autoHunt',
  'pin',
  'rank',
  'gift',
  'payment',
  'subscription',
  'setting',
] as const

export type UsageReason = (typeof usageReasons)[number]

/** The number of uses of a record in one way. */
export interface RecordUsage {
  readonly reason: UsageReason
  /** players, payments or settings */
  readonly count: number
  /** of an item or a currency that is held: how much of it in all; null for other reasons */
  readonly amount: number | null
  /** whether the use prevents a deletion, because a player could not go on */
  readonly isBlocking: boolean
}

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

/** A domain's work after the deletion of a record, for players who began to use it in the meantime. Safe to repeat. */
export type FollowDeletion = (subject: UsageSubject) => Promise<void>

export class RecordUsages {
  readonly #sources: CountUsage[] = []
  readonly #followers: FollowDeletion[] = []

  add(source: CountUsage): void {
    this.#sources.push(source)
  }

  addFollower(follower: FollowDeletion): void {
    this.#followers.push(follower)
  }

  async followDeletion(subject: UsageSubject): Promise<void> {
    for (const follow of this.#followers) await follow(subject)
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
  create: () => new RecordUsages(),
})

/** Adds a domain's counts of uses. To be called when the domain starts. */
export const addRecordUsage = (app: App, source: CountUsage): void => app.get(recordUsagesService).add(source)

/** Adds a domain's work after a deletion. To be called when the domain starts. */
export const addDeletionFollower = (app: App, follower: FollowDeletion): void =>
  app.get(recordUsagesService).addFollower(follower)
