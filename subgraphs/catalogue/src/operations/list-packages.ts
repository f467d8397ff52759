import { inTranslation, type PremiumPackageRecord } from '@sanguine/content'
import { type Context, requirePlayer } from '@sanguine/kernel'
import { releaseService } from '../content/release-cache'
import { type StampedRecord, stamped } from '../records/record'
import { sortedRecords } from '../records/record-order'

const berlinMonth = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Berlin', year: 'numeric', month: 'numeric' })

/** Whether it is sold in the month of this time in Berlin; 0 stands for any month or year. */
export function isSoldAt({ month, year }: Pick<PremiumPackageRecord, 'month' | 'year'>, now: number): boolean {
  const present = Object.fromEntries(berlinMonth.formatToParts(now).map(({ type, value }) => [type, Number(value)]))
  return (month === 0 || month === present.month) && (year === 0 || year === present.year)
}

/** The premium packages that are for sale now, in the player's language. For players. */
export async function listPackages(context: Context): Promise<StampedRecord<'premiumPackage'>[]> {
  requirePlayer(context)
  const snapshot = await context.app.get(releaseService).latest()
  const now = context.app.clock.now()
  return sortedRecords(snapshot, 'premiumPackage', 'order')
    .map(({ record }) => stamped(snapshot, 'premiumPackage', record))
    .filter((record) => record.isVisible && isSoldAt(record, now))
    .map((record) => inTranslation(record, snapshot.localized[context.language]))
}
