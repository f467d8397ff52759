import { createHash } from 'node:crypto'
import { connectionService, insertMissing } from '@sanguine/db'
import {
  type Context,
  err,
  errOfAll,
  ok,
  parse,
  type Result,
  requirePermission,
  requireRemoteScope,
  requireTokenScope,
} from '@sanguine/kernel'
import { trusted } from 'mongoose'
import { z } from 'zod'
import { remoteChecksService } from '../remote-checks'
import type { RemoteRefusal } from '../remote-refusal'
import { type RemoteDocumentRecord, remoteDocumentsService } from '../store/remote-documents.model'
import { remoteName, versionName } from './input'
import { operationName } from './operation-name'

const inputSchema = z.object({
  remote: remoteName,
  version: versionName.nullish(),
  texts: z.array(z.string().min(1).max(100_000)).min(1).max(300),
})

/**
 * Adds documents by the SHA-256 of their texts, which are returned in the same order. A repeat adds nothing. For admins.
 * Throws `invalidInput`, and `insufficientScope` for a token of other remotes.
 */
export async function addRemoteDocuments(
  context: Context,
  input: unknown,
): Promise<Result<readonly string[], RemoteRefusal>> {
  requireTokenScope(context, ['deploy'])
  requirePermission(context, 'deployRemotes')
  const { app } = context
  const { remote, version, texts } = parse(inputSchema, input)
  requireRemoteScope(context, remote)
  const checks = app.get(remoteChecksService)
  const broken = texts.flatMap((text) =>
    checks
      .documentProblems(text)
      .map((reason) =>
        err('brokenOperation', { remote, version: version ?? '', operation: operationName(text), reason }, 'texts'),
      ),
  )
  if (broken.length > 0) return errOfAll(broken.map(({ refusal }) => refusal))
  const usedAt = new Date(app.clock.now())
  const documents = texts.map((text) => ({ _id: createHash('sha256').update(text).digest('hex'), text, usedAt }))
  await insertMissing(app.get(connectionService).collection<RemoteDocumentRecord>('remoteDocuments'), documents)
  const hashes = documents.map(({ _id }) => _id)
  await app.get(remoteDocumentsService).updateMany({ _id: trusted({ $in: hashes }) }, { usedAt })
  return ok(hashes)
}
