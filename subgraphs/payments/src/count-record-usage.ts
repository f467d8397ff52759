import type { CountUsage, RecordUsage } from '@sanguine/catalogue'
import type { App } from '@sanguine/kernel'
import { trusted } from 'mongoose'
import { open, running } from './payment-status'
import { paymentModelsService } from './payments.model'

/**
 * Counts open payments and charged subscriptions of a package, and of packages with an item. A payment stores its
 * package, so the package can be deleted; an item cannot be deleted while it is being paid for.
 */
export const countRecordUsage =
  (app: App): CountUsage =>
  async ({ kind, record: { id } }, counted) => {
    if (kind !== 'item' && (kind !== 'premiumPackage' || counted === 'blocking')) return []
    const { payments } = app.get(paymentModelsService)
    const bought = kind === 'item' ? { 'purchased.items.itemId': id } : { 'purchased.packageId': id }
    const usage = { amount: null, isBlocking: kind === 'item' } satisfies Partial<RecordUsage>
    const approvable = { approveBy: trusted({ $gt: app.clock.now() }) }
    // its buyer has nothing left to approve, but the charge of a bank transfer is pending for days
    const pending = { approveUrl: null, providerId: trusted({ $ne: null }) }
    return [
      {
        ...usage,
        reason: 'payment',
        count: await payments.countDocuments({
          ...bought,
          status: trusted({ $in: open }),
          $or: [approvable, pending],
        }),
      },
      {
        ...usage,
        reason: 'subscription',
        count: await payments.countDocuments({ ...bought, status: trusted({ $in: running }) }),
      },
    ]
  }
