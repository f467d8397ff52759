import { releaseService } from '@sanguine/catalogue'
import { type Context, idSchema, notFound, parse, requirePermission } from '@sanguine/kernel'
import { countReach, type ReachCount } from '@sanguine/players'
import { isGroundVisible, requirementsOf } from '@sanguine/rules'

/**
 * The number of players who can enter a hunting ground, and who therefore get missions that are forced onto it. For
 * editors and admins. Throws `notFound`.
 */
export async function readGroundReach(context: Context, givenId: string): Promise<ReachCount> {
  requirePermission(context, 'editContent')
  const { app } = context
  const release = await app.get(releaseService).refresh()
  const ground = release.grounds.get(parse(idSchema, givenId, 'huntingGroundId'))
  if (!ground) throw notFound({ en: 'hunting ground', de: 'Diesen Jagdgrund' })
  const count = await countReach(app, requirementsOf(ground, release))
  return isGroundVisible(ground, release) ? count : { ...count, reachable: 0 }
}
