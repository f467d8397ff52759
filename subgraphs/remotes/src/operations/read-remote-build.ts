import { type Context, parse, requirePermission, requireTokenScope } from '@sanguine/kernel'
import type { RemoteBuildObject } from '@sanguine/schema'
import { trusted } from 'mongoose'
import { remoteDocumentsService } from '../store/remote-documents.model'
import { type RemoteVersionRecord, remoteVersionsService } from '../store/remote-versions.model'
import { remoteVersion } from './input'

/**
 * The files and operations of a version; null if there is no such version. Each operation has its document, or null if that is
 * not kept any more. For admins. Throws `invalidInput`.
 */
export async function readRemoteBuild(context: Context, input: unknown): Promise<RemoteBuildObject | null> {
  requireTokenScope(context, ['deploy'])
  requirePermission(context, 'deployRemotes')
  const row = await context.app
    .get(remoteVersionsService)
    .findOne(parse(remoteVersion, input))
    .lean<RemoteVersionRecord | null>()
  if (!row) return null
  const hashes = row.operations.map(({ hash }) => hash)
  const documents = await context.app
    .get(remoteDocumentsService)
    .find({ _id: trusted({ $in: hashes }) })
    .lean()
  const texts = new Map(documents.map(({ _id, text }) => [_id, text]))
  return {
    remote: row.remote,
    version: row.version,
    files: row.files,
    operations: row.operations.map(({ name, hash }) => ({ name, hash, text: texts.get(hash) ?? null })),
  }
}
