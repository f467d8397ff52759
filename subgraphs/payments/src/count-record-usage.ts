import type { CountUsage, RecordUsage } from '@sanguine/catalogue'
import type { App } from '@sanguine/kernel'
import { open, running } from './payment-status'
import { type PaymentStatus, paymentModelsService } from './payments.model'

/** The payments of one status that bought a record. */
interface Counted {
  readonly _id: { readonly recordId: string; readonly status: PaymentStatus }
  readonly count: number
}

/**
 * Counts open payments and charged subscriptions of packages, and of packages with items. A payment stores its
 * package, so the package can be deleted; an item cannot be deleted while it is being paid for. One query counts for all
 * records.
 */
export const countRecordUsage =
  (app: App): CountUsage =>
  async (subjects, counted) => {
    const kind = subjects[0]?.kind
    if (kind !== 'item' && (kind !== 'premiumPackage' || counted === 'blocking')) return []
    const bought = kind === 'item' ? 'purchased.items.itemId' : 'purchased.packageId'
    const ids = subjects.map(({ record }) => record.id)
    const approvable = { approveBy: { $gt: app.clock.now() } }
    // its buyer has nothing left to approve, but the charge of a bank transfer is pending for days
    const pending = { approveUrl: null, providerId: { $ne: null } }
    const states = [{ status: { $in: open }, $or: [approvable, pending] }, { status: { $in: running } }]
    // A package may have no items, and list one twice.
    const ofItems = [{ $unwind: '$purchased.items' }, { $match: { [bought]: { $in: ids } } }]
    const found = await app
      .get(paymentModelsService)
      .payments.aggregate<Counted>([
        { $match: { [bought]: { $in: ids }, $or: states } },
        ...(kind === 'item' ? ofItems : []),
        { $group: { _id: { payment: '$_id', recordId: `$${bought}` }, status: { $first: '$status' } } },
        { $group: { _id: { recordId: '$_id.recordId', status: '$status' }, count: { $sum: 1 } } },
      ])
    return ids.map((id) => {
      const countOf = (statuses: readonly PaymentStatus[]) =>
        found
          .filter(({ _id }) => _id.recordId === id && statuses.includes(_id.status))
          .reduce((sum, { count }) => sum + count, 0)
      const usage = { amount: null, isBlocking: kind === 'item' } satisfies Partial<RecordUsage>
      return [
        { ...usage, reason: 'payment', count: countOf(open) },
        { ...usage, reason: 'subscription', count: countOf(running) },
      ]
    })
  }
