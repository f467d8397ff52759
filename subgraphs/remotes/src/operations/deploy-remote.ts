import { randomBytes } from 'node:crypto'
import { originOf, writeAuditEntry } from '@sanguine/audit'
import {
  type Context,
  err,
  invalidField,
  ok,
  parse,
  type Result,
  requirePermission,
  requireRemoteScope,
  requireTokenScope,
} from '@sanguine/kernel'
import { Types, trusted } from 'mongoose'
import { z } from 'zod'
import { remoteRegistryService } from '../registry.service'
import { remoteChecksService } from '../remote-checks'
import type { RemoteRefusal } from '../remote-refusal'
import { changeRemote, subjectOf, writeState } from '../store/change-remote'
import { remoteDocumentsService } from '../store/remote-documents.model'
import { type RemoteVersionRecord, remoteVersionsService } from '../store/remote-versions.model'
import { checkBuild } from './check-build'
import { remoteName } from './input'

const inputSchema = z.object({
  remote: remoteName,
  address: z.string().min(1).max(1_000),
  manifest: z.string().min(2).max(100_000),
  files: z
    .array(
      z.object({ path: z.string().min(1).max(300), integrity: z.string().regex(/^sha(256|384|512)-[\w+/=]{40,90}$/) }),
    )
    .max(1_000),
  documents: z.array(z.string().regex(/^[0-9a-f]{64}$/)).max(1_000),
  commit: z
    .string()
    .regex(/^[0-9a-f]{7,64}$/)
    .nullish(),
})

/**
 * Deploys a version as a preview, after checks of all that its manifest and its operations need of this site. A build
 * that is deployed already is returned as it is; a withdrawn one becomes a preview again. For admins. Throws
 * `invalidInput`, `insufficientScope` for a token of other remotes, and `conflict` for an `Idempotency-Key` of another call.
 */
export async function deployRemote(
  context: Context,
  input: unknown,
): Promise<Result<RemoteVersionRecord, RemoteRefusal>> {
  requireTokenScope(context, ['deploy'])
  const viewer = requirePermission(context, 'deployRemotes')
  const { app } = context
  const build = parse(inputSchema, input)
  const { remote, address, manifest, files, commit = null } = build
  requireRemoteScope(context, remote)
  const reason = app.get(remoteChecksService).addressProblem(address)
  if (reason !== null) throw invalidField('address', reason)
  const documents = [...new Set(build.documents)]
  const checked = await checkBuild(context, { remote, address, manifest, documents })
  if (!checked.ok) return checked
  const { version, operations } = checked.value
  const deployed = await changeRemote(
    { app, context },
    { remote, call: { name: 'deployRemote', input: build } },
    async ({ session, isRepeat }): Promise<Result<RemoteVersionRecord, RemoteRefusal>> => {
      const versions = app.get(remoteVersionsService)
      const present = await versions.findOne({ remote, version }, null, { session }).lean<RemoteVersionRecord | null>()
      if (present && (present.address !== address || present.manifest !== manifest))
        return err('versionTaken', { remote, version }, 'manifest')
      if (present?.state === 'withdrawn' && !isRepeat)
        return ok(await writeState({ app, context }, present, { state: 'preview', share: null, reason: null }, session))
      if (present) return ok(present)
      const now = new Date(app.clock.now())
      // A sweep removes documents of old versions; it meets this write, or the documents are gone already.
      const { matchedCount } = await app
        .get(remoteDocumentsService)
        .updateMany({ _id: trusted({ $in: documents }) }, { usedAt: now }, { session })
      if (matchedCount < documents.length) return err('unknownDocuments', { hashes: documents }, 'documents')
      const actor = { accountId: viewer.accountId, name: viewer.name }
      const row: RemoteVersionRecord = {
        _id: new Types.ObjectId(),
        remote,
        version,
        address,
        manifest,
        files,
        operations,
        commit,
        state: 'preview',
        share: null,
        reason: null,
        stableAt: null,
        previewKey: randomBytes(16).toString('base64url'),
        deployedAt: now,
        deployedBy: actor,
        changedAt: now,
        changedBy: actor,
      }
      await versions.create([row], { session })
      const changes = Object.entries({ address, commit, state: 'preview' }).map(([field, value]) => ({
        field,
        before: null,
        after: JSON.stringify(value),
      }))
      await writeAuditEntry(
        app,
        { origin: originOf(context), action: 'create', subject: subjectOf(row), changes },
        session,
      )
      return ok(row)
    },
  )
  await app.get(remoteRegistryService).refreshAfterChange()
  return deployed
}
