import type { App } from '@sanguine/kernel'
import { remotePagesService } from '../store/remote-pages.model'
import { type VitalName, vitalNames } from '../vitals/vitals'
import type { FailureShare } from './compare-failures'

/** Pages of a time, with versions of a remote. */
export interface Pages {
  readonly remote: string
  /** condition on the version in the pages: one version, all except one, or only that there is one */
  readonly version: string | { readonly $ne: string; readonly $exists: true } | { readonly $exists: true }
  readonly from: number
  /** not included */
  readonly to: number
}

/** The measure by which versions are compared: pages that failed, or pages of which a vital is poor. */
export type Measure = 'failures' | VitalName

export const measures: readonly Measure[] = ['failures', ...vitalNames]

/** For each measure, how many networks have it, and the sum of the shares of their pages that are bad. */
export type Shares = Readonly<Record<Measure, FailureShare>>

/**
 * How often a remote failed or was poor in pages of a time, as all gateways counted them. A network counts once, by the share
 * of its pages. So neither many reports of one client nor the size of a network has more weight. Reports from a network
 * that got no page with the remote do not count.
 */
export async function readShares(app: App, { remote, version, from, to }: Pages): Promise<Shares> {
  const pagesOf = (measure: Measure) => (measure === 'failures' ? '$pages' : `$measured.${remote}.${measure}`)
  const badOf = (measure: Measure) => (measure === 'failures' ? `$failures.${remote}` : `$poor.${remote}.${measure}`)
  const byMeasure = (stage: (measure: Measure) => object) => Object.assign({}, ...measures.map(stage))
  const [found] = await app.get(remotePagesService).aggregate<Record<string, number>>([
    { $match: { at: { $gte: new Date(from), $lt: new Date(to) }, [`versions.${remote}`]: version } },
    {
      $group: {
        _id: '$network',
        all: { $sum: '$pages' },
        ...byMeasure((measure) => ({
          [`${measure}Pages`]: { $sum: pagesOf(measure) },
          [`${measure}Bad`]: { $sum: badOf(measure) },
        })),
      },
    },
    { $match: { all: { $gt: 0 } } },
    {
      $group: {
        _id: null,
        ...byMeasure((measure) => ({
          // 0 or 1, since a network counts once
          [`${measure}Networks`]: { $sum: { $min: [1, `$${measure}Pages`] } },
          // without pages nothing is bad
          [`${measure}Failed`]: {
            $sum: { $min: [1, { $divide: [`$${measure}Bad`, { $max: [1, `$${measure}Pages`] }] }] },
          },
        })),
      },
    },
  ])
  return byMeasure((measure) => ({
    [measure]: { networks: found?.[`${measure}Networks`] ?? 0, failed: found?.[`${measure}Failed`] ?? 0 },
  }))
}
