import {
  type App,
  type Context,
  err,
  errOfAll,
  invalidField,
  ok,
  parse,
  type Result,
  requirePermission,
  requireRemoteScope,
  requireTokenScope,
} from '@sanguine/kernel'
import type { RemoteVersionState } from '@sanguine/schema'
import { z } from 'zod'
import { remoteRegistryService } from '../registry.service'
import { remoteChecksService } from '../remote-checks'
import type { RemoteRefusal } from '../remote-refusal'
import { changeRemote, writeState } from '../store/change-remote'
import { type RemoteTrial, type RemoteVersionRecord, remoteVersionsService } from '../store/remote-versions.model'
import { checkBuild } from './check-build'
import { reasonText, remoteName, versionName } from './input'

const inputSchema = z.object({
  remote: remoteName,
  version: versionName,
  state: z.enum(['preview', 'canary', 'stable', 'withdrawn']),
  share: z.int().min(1).max(99).nullish(),
  isGuarded: z.boolean().nullish(),
  reason: reasonText,
})

/**
 * Changes who gets a version. The former stable version is retired, a former canary becomes a preview. A version that is
 * to be shown is checked again, since the site may have changed. For admins. Throws `invalidInput`, `insufficientScope`
 * for a token of other remotes, and `conflict` for an `Idempotency-Key` of another call.
 */
export async function setRemoteState(
  context: Context,
  input: unknown,
): Promise<Result<RemoteVersionRecord, RemoteRefusal>> {
  requireTokenScope(context, ['deploy'])
  requirePermission(context, 'deployRemotes')
  const { app } = context
  const change = parse(inputSchema, input)
  const { remote, version, state, reason } = change
  requireRemoteScope(context, remote)
  const share = shareOf(change)
  const versions = app.get(remoteVersionsService)
  const known = await versions.findOne({ remote, version }).lean<RemoteVersionRecord | null>()
  if (known && state !== 'withdrawn') {
    const documents = known.operations.map(({ hash }) => hash)
    const checked = await checkBuild(context, { remote, address: known.address, manifest: known.manifest, documents })
    if (!checked.ok)
      return errOfAll([checked.refusal, ...(checked.others ?? [])].map((refusal) => ({ ...refusal, field: 'version' })))
  }
  const changed = await changeRemote(
    { app, context },
    { remote, call: { name: 'setRemoteState', input: change } },
    async ({ session, isRepeat }): Promise<Result<RemoteVersionRecord, RemoteRefusal>> => {
      const before = await versions.findOne({ remote, version }, null, { session }).lean<RemoteVersionRecord | null>()
      if (!before) return err('unknownRemoteVersion', { remote, version }, 'version')
      if (isRepeat) return ok(before)
      if (before.state === 'stable' && state !== 'stable') return err('isStable', { remote, version }, 'state')
      const replaced = state === 'stable' || state === 'canary' ? state : null
      const former =
        replaced &&
        (await versions.findOne({ remote, state: replaced }, null, { session }).lean<RemoteVersionRecord | null>())
      if (former && !former._id.equals(before._id))
        await writeState(
          { app, context },
          former,
          { state: state === 'stable' ? 'retired' : 'preview', share: null, reason },
          session,
        )
      const trial = trialOf(app, { before, state, former, isGuarded: change.isGuarded ?? null })
      return ok(await writeState({ app, context }, before, { state, share, reason, trial }, session))
    },
  )
  await app.get(remoteRegistryService).refreshAfterChange()
  return changed
}

interface Start {
  readonly before: RemoteVersionRecord
  readonly state: RemoteVersionState
  /** the version that had this state */
  readonly former: RemoteVersionRecord | null
  /** the choice of the staff; null without one */
  readonly isGuarded: boolean | null
}

/**
 * The trial of a version that browsers get. If only the share changes, it goes on, or the version stays exempted. A stable
 * version has none if the remote has nothing to go back to.
 */
function trialOf(app: App, { before, state, former, isGuarded }: Start): RemoteTrial | null {
  if (isGuarded === false) return null
  const isSame = before.state === state
  const present = before.trial ?? null
  if (isSame && (state === 'stable' || present !== null || isGuarded === null)) return present
  const since = new Date(app.clock.now())
  if (state === 'canary') return { since, replaced: null }
  const isReplacement = former !== null || app.get(remoteChecksService).hasOwnBuild(before.remote)
  return state === 'stable' && isReplacement ? { since, replaced: former?.version ?? null } : null
}

/** The share of a canary; null for other states. Throws `invalidInput` if it is missing, or given for another state. */
function shareOf({ state, share }: Pick<z.output<typeof inputSchema>, 'state' | 'share'>): number | null {
  if ((state === 'canary') === (typeof share === 'number')) return share ?? null
  throw invalidField('share', {
    en: 'must be given for a canary, and for no other state',
    de: 'muss für einen Canary angegeben sein, und nur dafür',
  })
}
