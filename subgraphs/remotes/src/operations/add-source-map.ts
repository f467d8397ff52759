import { connectionService, insertMissing } from '@sanguine/db'
import {
  type Context,
  invalidField,
  notFound,
  parse,
  requirePermission,
  requireRemoteScope,
  requireTokenScope,
} from '@sanguine/kernel'
import { z } from 'zod'
import { readSourceMap } from '../errors/source-map'
import { type RemoteSourceMapRecord, sourceMapId } from '../store/remote-source-maps.model'
import { type RemoteVersionRecord, remoteVersionsService } from '../store/remote-versions.model'
import { remoteVersion } from './input'

const inputSchema = remoteVersion.extend({ file: z.string().min(1).max(300) })

/**
 * Adds the source map of a script of a version, compressed by gzip. One that is there already stays, because a version
 * never changes. For admins. Throws `notFound` without such a version or file, `invalidInput`, and `insufficientScope` for
 * a token of other remotes.
 */
export async function addSourceMap(context: Context, input: unknown, content: Uint8Array): Promise<void> {
  requireTokenScope(context, ['deploy'])
  requirePermission(context, 'deployRemotes')
  const { app } = context
  const { remote, version, file } = parse(inputSchema, input)
  requireRemoteScope(context, remote)
  const row = await app
    .get(remoteVersionsService)
    .findOne({ remote, version, 'files.path': file }, { _id: 1 })
    .lean<Pick<RemoteVersionRecord, '_id'> | null>()
  if (!row) throw notFound({ en: 'file of a version', de: 'Diese Datei einer Version' })
  const map = await readSourceMap(content)
  if (!map)
    throw invalidField('map', {
      en: 'must be a source map of at most 16 MB and 500,000 places, compressed by gzip',
      de: 'muss eine mit gzip gepackte Source-Map von höchstens 16 MB und 500.000 Stellen sein',
    })
  const id = sourceMapId(remote, version, file)
  await insertMissing(app.get(connectionService).collection<RemoteSourceMapRecord>('remoteSourceMaps'), [
    { _id: id, remote, version, file, content: map },
  ])
}
