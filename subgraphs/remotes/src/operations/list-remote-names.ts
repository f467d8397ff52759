import { type Context, requirePermission, requireTokenScope } from '@sanguine/kernel'
import { remoteRegistryService } from '../registry.service'
import { remoteChecksService } from '../remote-checks'

/** The names of the remotes that pages load, or of which versions were deployed, in alphabetical order. For admins. */
export function listRemoteNames(context: Context): readonly string[] {
  requireTokenScope(context, ['deploy'])
  requirePermission(context, 'deployRemotes')
  const { app } = context
  const deployed = app
    .get(remoteRegistryService)
    .current()
    .previews.map(({ remote }) => remote)
  return [...new Set([...app.get(remoteChecksService).remoteNames(), ...deployed])].toSorted()
}
