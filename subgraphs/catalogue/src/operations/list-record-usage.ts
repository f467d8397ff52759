import type { KindName } from '@sanguine/content'
import { type Context, idSchema, parse, requirePermission } from '@sanguine/kernel'
import { afterChanges } from '../content/content-store'
import { releaseService } from '../content/release-cache'
import { noSuchRecord } from '../record-problem'
import { findAffectedUsage } from '../usage/find-affected-usage'
import type { RecordUsage } from '../usage/usage-count'

/**
 * The uses of a record by players, payments and settings, as a deletion counts them. For editors and admins. Throws
 * `notFound`.
 */
export async function listRecordUsage(
  context: Context,
  kind: KindName,
  givenId: string,
): Promise<readonly RecordUsage[]> {
  requirePermission(context, 'editContent')
  const { app } = context
  const id = parse(idSchema, givenId, 'id')
  const snapshot = await app.get(releaseService).latest()
  if (!snapshot.stamps[kind].has(id)) throw noSuchRecord(kind)
  const changes = [{ kind, id, before: null, after: null }]
  const { content: changed } = afterChanges(snapshot, changes, app.clock.now())
  const [usage = []] = await findAffectedUsage(app, { snapshot, changes, changed })
  return usage
}
