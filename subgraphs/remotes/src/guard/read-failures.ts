import type { App } from '@sanguine/kernel'
import { remotePagesService } from '../store/remote-pages.model'
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

/**
 * How often a remote failed in pages of a time, as all gateways counted them. A network counts once, by the share of its
 * pages that failed. So neither many reports of one client nor the size of a network has more weight.
 */
export async function readFailures(app: App, { remote, version, from, to }: Pages): Promise<FailureShare> {
  const [found] = await app.get(remotePagesService).aggregate<FailureShare>([
    { $match: { at: { $gte: new Date(from), $lt: new Date(to) }, [`versions.${remote}`]: version } },
    { $group: { _id: '$network', pages: { $sum: '$pages' }, failures: { $sum: `$failures.${remote}` } } },
    { $match: { pages: { $gt: 0 } } },
    {
      $group: {
        _id: null,
        networks: { $sum: 1 },
        failed: { $sum: { $min: [1, { $divide: ['$failures', '$pages'] }] } },
      },
    },
  ])
  return { networks: found?.networks ?? 0, failed: found?.failed ?? 0 }
}
