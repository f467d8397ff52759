import { type App, defineService, type IntervalWorker, runInterval } from '@sanguine/kernel'
import { type LiveVersion, remoteRegistryService } from '../registry.service'
import { remoteChecksService } from '../remote-checks'
import { chanceOf, comparisonOf, isWorse } from './compare-failures'
import { pageCountsService } from './page-counts.service'
import { type Pages, readFailures } from './read-failures'
import { isStableOnTrial } from './trial'
import { type WorseVersion, withdrawVersion } from './withdraw-version'

/** How often counts are written and versions are judged, in milliseconds. */
const intervalMs = 5_000
/** A look that takes long, since there are many pages, is followed by a pause that many times as long. */
const pauseFactor = 20
/** How long a version must be worse at each look. With the interval, it is out within a minute. */
const holdMs = 30_000
/** Pages that are older do not count. */
const windowMs = 3_600_000
/** A rise of failures of the other remotes that is less probable than this concerns more than one remote. */
const outageChance = 1e-3

/** Whether a stable version became that a short time ago. */
const isOnTrial = (stable: Pick<LiveVersion, 'trial'> | undefined, now: number): boolean =>
  Boolean(stable?.trial && isStableOnTrial(stable.trial.since, now))

/** Withdraws versions on trial that fail more often than others. Each gateway looks; one of them withdraws. */
export class VersionGuard {
  /** since when a version was worse at each look, by the clock of elapsed time */
  #worseSince = new Map<string, number>()
  /** when the next look may begin, by the clock of elapsed time */
  #nextLook = 0
  #worker: IntervalWorker | null = null

  constructor(private readonly app: App) {}

  /** Writes the counts of this gateway, then judges each version on trial. */
  async check(): Promise<void> {
    await this.app.get(pageCountsService).write()
    const begin = this.app.clock.elapsed()
    if (begin < this.#nextLook) return
    await this.#look(begin)
    this.#nextLook = begin + (this.app.clock.elapsed() - begin) * pauseFactor
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
    const own = await readFailures(this.app, { remote, version, from, to })
    // Most versions do not fail, so nothing more is read.
    if (own.failed < 1) return null
    // A canary is compared with the pages beside it, a stable version with those before it.
    const times = isCanary ? { from, to } : { from: since - windowMs, to: since }
    const others = { remote, version: { $ne: version, $exists: true } } as const
    const comparison = comparisonOf(own, await readFailures(this.app, { ...others, ...times }))
    if (!isWorse(comparison)) return null
    if (!isCanary && (await this.#isOutage(remote, since, { from, to }))) return null
    const { stable } = this.app.get(remoteRegistryService).current()
    const other = isCanary ? (stable.get(remote)?.version ?? null) : replaced
    return { remote, version, since, comparison, other }
  }

  /**
   * Whether other remotes fail more often than before, too. Then a new version of one remote is not the cause, and its
   * withdrawal would help nobody.
   */
  async #isOutage(remote: string, since: number, now: Pick<Pages, 'from' | 'to'>): Promise<boolean> {
    const { stable, canaries } = this.app.get(remoteRegistryService).current()
    for (const name of this.app.get(remoteChecksService).remoteNames()) {
      const isJudged = name === remote || isOnTrial(stable.get(name), now.to)
      if (isJudged) continue
      const pages = { remote: name, version: { $exists: true, $ne: canaries.get(name)?.version ?? '' } } as const
      const before = await readFailures(this.app, { ...pages, from: since - windowMs, to: since })
      const comparison = comparisonOf(await readFailures(this.app, { ...pages, ...now }), before)
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

/** Judges the versions on trial by the pages that failed. */
export const versionGuardService = defineService<VersionGuard>({
  name: 'remotes.guard',
  create: (app) => new VersionGuard(app),
  stop: (guard) => guard.stop(),
})
