import { type App, defineService, type IntervalWorker, runInterval } from '@sanguine/kernel'
import { type LiveVersion, remoteRegistryService } from '../registry.service'
import { remoteChecksService } from '../remote-checks'
import { vitalCountsService } from '../vitals/vital-counts.service'
import { chanceOf, comparisonOf, isWorse, minFailureDifference, minVitalDifference } from './compare-failures'
import { pageCountsService } from './page-counts.service'
import { type Measure, measures, type Pages, readShares } from './read-shares'
import { isStableOnTrial } from './trial'
import { type WorseVersion, withdrawVersion } from './withdraw-version'

/** How often counts are written and versions are judged, in milliseconds. */
const intervalMs = 5_000
/** A look that takes long, since there are many pages, is followed by a pause that many times as long. */
const pauseFactor = 20
/** The longest pause, in milliseconds: two looks withdraw a version, so it is out within minutes even if looks are slow. */
const longestPauseMs = 60_000
/** How long a version must be worse at each look. With the interval, it is out within a minute. */
const holdMs = 30_000
/** Pages that are older do not count. */
const windowMs = 3_600_000
/** A rise of failures of the other remotes that is less probable than this concerns more than one remote. */
const outageChance = 1e-3

/** Whether a stable version became that a short time ago. */
const isOnTrial = (stable: Pick<LiveVersion, 'trial'> | undefined, now: number): boolean =>
  Boolean(stable?.trial && isStableOnTrial(stable.trial.since, now))

/**
 * Withdraws versions on trial that fail more often than others, or whose vitals are poor more often. Each gateway looks;
 * one of them withdraws.
 */
export class VersionGuard {
  /** since when a version was worse at each look, by the clock of elapsed time */
  #worseSince = new Map<string, number>()
  /** when the next look may begin, by the clock of elapsed time */
  #nextLook = 0
  #worker: IntervalWorker | null = null

  constructor(private readonly app: App) {}

  /** Writes the counts of this gateway, then judges each version on trial. */
  async check(): Promise<void> {
    await Promise.all([this.app.get(pageCountsService).write(), this.app.get(vitalCountsService).write()])
    const begin = this.app.clock.elapsed()
    if (begin < this.#nextLook) return
    await this.#look(begin)
    const end = this.app.clock.elapsed()
    this.#nextLook = end + Math.min((end - begin) * pauseFactor, longestPauseMs)
  }

  async #look(now: number): Promise<void> {
    const { stable, canaries } = this.app.get(remoteRegistryService).current()
    const worseSince = new Map<string, number>()
    for (const version of [...canaries.values(), ...stable.values()]) {
      const worse = await this.#judge(version, canaries.get(version.remote) === version)
      if (!worse) continue
      const key = `${worse.remote} ${worse.version} ${worse.since}`
      const since = this.#worseSince.get(key) ?? now
      if (now - since < holdMs) worseSince.set(key, since)
      // One that could not be withdrawn is tried again after the same time.
      else await withdrawVersion(this.app, worse)
    }
    // A look that failed, as without the database, changes nothing.
    this.#worseSince = worseSince
  }

  /** The comparison by which a version is worse; null if it is not, or is not on trial. */
  async #judge({ remote, version, trial }: LiveVersion, isCanary: boolean): Promise<WorseVersion | null> {
    const to = this.app.clock.now() + 1
    if (!trial || (!isCanary && !isOnTrial({ trial }, to))) return null
    const { since, replaced } = trial
    const from = Math.max(since, to - windowMs)
    const own = await readShares(this.app, { remote, version, from, to })
    // Most versions are not bad by any measure, so nothing more is read.
    if (measures.every((measure) => own[measure].failed < 1)) return null
    // A canary is compared with the pages beside it, a stable version with those before it.
    const times = isCanary ? { from, to } : { from: since - windowMs, to: since }
    const others = { remote, version: { $ne: version, $exists: true } } as const
    const other = await readShares(this.app, { ...others, ...times })
    for (const cause of measures) {
      const comparison = comparisonOf(own[cause], other[cause])
      if (!isWorse(comparison, cause === 'failures' ? minFailureDifference : minVitalDifference)) continue
      if (!isCanary && (await this.#isOutage(remote, since, { cause, from, to }))) continue
      const { stable } = this.app.get(remoteRegistryService).current()
      const compared = isCanary ? (stable.get(remote)?.version ?? null) : replaced
      return { remote, version, since, cause, comparison, other: compared }
    }
    return null
  }

  /**
   * Whether other remotes fail, or are poor, more often than before, too. Then a new version of one remote is not the
   * cause, and its withdrawal would help nobody.
   */
  async #isOutage(
    remote: string,
    since: number,
    { cause, ...now }: Pick<Pages, 'from' | 'to'> & { readonly cause: Measure },
  ): Promise<boolean> {
    const { stable, canaries } = this.app.get(remoteRegistryService).current()
    for (const name of this.app.get(remoteChecksService).remoteNames()) {
      const isJudged = name === remote || isOnTrial(stable.get(name), now.to)
      if (isJudged) continue
      const pages = { remote: name, version: { $exists: true, $ne: canaries.get(name)?.version ?? '' } } as const
      const before = await readShares(this.app, { ...pages, from: since - windowMs, to: since })
      const comparison = comparisonOf((await readShares(this.app, { ...pages, ...now }))[cause], before[cause])
      if (comparison.failed > 0 && chanceOf(comparison) < outageChance) return true
    }
    return false
  }

  /** Looks until stopped. */
  watch(): void {
    this.#worker ??= runInterval(this.app, 'remotes.guard', intervalMs, () => this.check())
  }

  async stop(): Promise<void> {
    await this.#worker?.stop()
  }
}

/** Judges the versions on trial by the pages that failed or were slow. */
export const versionGuardService = defineService<VersionGuard>({
  name: 'remotes.guard',
  create: (app) => new VersionGuard(app),
  stop: (guard) => guard.stop(),
})
