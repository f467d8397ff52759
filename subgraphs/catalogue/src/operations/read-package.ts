import { inTranslation } from '@sanguine/content'
import { type Context, hasPermission, idSchema, parse, requirePlayer } from '@sanguine/kernel'
import { releaseService } from '../content/release-cache'
import { noSuchRecord } from '../record-problem'
import { recordAt, type StampedRecord } from '../records/record'

/**
 * A premium package: for players a visible one in their language, for editors any as it was written. Throws `notFound`.
 */
export async function readPackage(context: Context, givenId: string): Promise<StampedRecord<'premiumPackage'>> {
  const { role } = requirePlayer(context)
  const snapshot = await context.app.get(releaseService).latest()
  const record = recordAt(snapshot, 'premiumPackage', parse(idSchema, givenId, 'id'))
  if (hasPermission(role, 'editContent')) return record
  if (!record.isVisible) throw noSuchRecord('premiumPackage')
  return inTranslation(record, snapshot.localized[context.language])
}
