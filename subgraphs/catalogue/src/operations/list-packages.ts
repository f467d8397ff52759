import { inTranslation, type PremiumPackageRecord } from '@sanguine/content'
import { type Context, requirePlayer } from '@sanguine/kernel'
import { releaseService } from '../content/release-cache'
import { orderedRecords, type StampedRecord, stamped } from './record'

/** Whether it is sold in the month of this time, in UTC; 0 stands for any month or year. */
export function isSoldAt({ month, year }: Pick<PremiumPackageRecord, 'month' | 'year'>, now: number): boolean {
  const date = new Date(now)
  return [
    [month, date.getUTCMonth() + 1],
    [year, date.getUTCFullYear()],
  ].every(([wanted, present]) => wanted === 0 || wanted === present)
}

/** The premium packages that are for sale now, in the player's language. For players. */
export async function listPackages(context: Context): Promise<StampedRecord<'premiumPackage'>[]> {
  requirePlayer(context)
  const snapshot = await context.app.get(releaseService).latest()
  const now = context.app.clock.now()
  return orderedRecords(snapshot, 'premiumPackage')
    .map((record) => stamped(snapshot, 'premiumPackage', record))
    .filter((record) => record.visible && isSoldAt(record, now))
    .map((record) => inTranslation(record, snapshot.spoken[context.language]))
}
