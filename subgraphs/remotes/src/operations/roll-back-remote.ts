import {
  type Context,
  err,
  ok,
  parse,
  type Result,
  requirePermission,
  requireRemoteScope,
  requireTokenScope,
} from '@sanguine/kernel'
import { remoteRegistryService } from '../registry.service'
import { remoteChecksService } from '../remote-checks'
import type { RemoteRefusal } from '../remote-refusal'
import { lastRetired } from '../remove-old-versions'
import { changeRemote, writeState } from '../store/change-remote'
import { type RemoteVersionRecord, remoteVersionsService } from '../store/remote-versions.model'
import { reasonText, remoteVersion } from './input'

const inputSchema = remoteVersion.extend({ reason: reasonText })

export interface RolledBack {
  /** null if the site's own build is stable again */
  readonly stable: RemoteVersionRecord | null
  readonly withdrawn: RemoteVersionRecord
}

/**
 * Withdraws the stable version of a remote, so that the one before is stable again, or the site's own build. Nothing is
 * checked, because the earlier version served the site before. For admins. Throws `invalidInput`, `insufficientScope` for a
 * token of other remotes, and `conflict` for an `Idempotency-Key` of another call.
 */
export async function rollBackRemote(context: Context, input: unknown): Promise<Result<RolledBack, RemoteRefusal>> {
  requireTokenScope(context, ['deploy'])
  requirePermission(context, 'deployRemotes')
  const { app } = context
  const change = parse(inputSchema, input)
  const { remote, version, reason } = change
  requireRemoteScope(context, remote)
  const versions = app.get(remoteVersionsService)
  const rolledBack = await changeRemote(
    { app, context },
    { remote, call: { name: 'rollBackRemote', input: change } },
    async ({ session, isRepeat }): Promise<Result<RolledBack, RemoteRefusal>> => {
      const find = (filter: object) => versions.findOne({ remote, ...filter }, null, { session })
      const bad = await find({ version }).lean<RemoteVersionRecord | null>()
      if (!bad) return err('unknownRemoteVersion', { remote, version }, 'version')
      if (isRepeat)
        return ok({ stable: await find({ state: 'stable' }).lean<RemoteVersionRecord | null>(), withdrawn: bad })
      if (bad.state !== 'stable') return err('notStable', { remote, version, state: bad.state }, 'version')
      const earlier = await lastRetired(app, remote, session)
      if (!earlier && !app.get(remoteChecksService).hasOwnBuild(remote))
        return err('noEarlierVersion', { remote, version }, 'version')
      const withdrawn = await writeState({ app, context }, bad, { state: 'withdrawn', share: null, reason }, session)
      const stable =
        earlier && (await writeState({ app, context }, earlier, { state: 'stable', share: null, reason }, session))
      return ok({ stable, withdrawn })
    },
  )
  await app.get(remoteRegistryService).refreshAfterChange()
  return rolledBack
}
