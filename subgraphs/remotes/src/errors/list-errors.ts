import {
  type App,
  type Context,
  memoPerCall,
  parse,
  requirePermission,
  requireRemoteScope,
  requireTokenScope,
} from '@sanguine/kernel'
import type { RemoteErrorObject } from '@sanguine/schema'
import { remoteVersion } from '../operations/input'
import { ownBuildsService } from '../own-builds'
import { type RemoteErrorRecord, remoteErrorsService } from '../store/remote-errors.model'
import { remoteVersionsService } from '../store/remote-versions.model'
import { firstShownDay } from './error-counts.service'
import { VersionSources } from './source-places'

/** The most errors of a list. */
const maxErrors = 50

interface Version {
  readonly remote: string
  readonly version: string
}

/** The numbers of different errors by `<remote> <version>`, read once in a call for all versions. */
const readErrorCounts = memoPerCall<null, ReadonlyMap<string, number>>(
  async ({ app }) => {
    const rows = await app
      .get(remoteErrorsService)
      .aggregate<{ readonly _id: Version; readonly errors: readonly string[] }>([
        { $match: { day: { $gte: firstShownDay(app) } } },
        { $group: { _id: { remote: '$remote', version: '$version' }, errors: { $addToSet: '$fingerprint' } } },
      ])
    return new Map(rows.map(({ _id: { remote, version }, errors }) => [`${remote} ${version}`, errors.length]))
  },
  () => '',
)

/** The number of different errors that browsers reported of a version in the last seven days, today among them. */
export const countErrors = async (context: Context, { remote, version }: Version): Promise<number> =>
  (await readErrorCounts(context, null)).get(`${remote} ${version}`) ?? 0

/** The errors of a version, each summed up over all gateways and days, the most frequent first. */
const readErrors = (app: App, { remote, version }: Version) =>
  app
    .get(remoteErrorsService)
    .aggregate<
      Pick<RemoteErrorRecord, 'origin' | 'name' | 'frames' | 'pages' | 'firstAt' | 'lastAt'> & { _id: string }
    >([
      { $match: { remote, version, day: { $gte: firstShownDay(app) } } },
      {
        $group: {
          _id: '$fingerprint',
          origin: { $first: '$origin' },
          name: { $first: '$name' },
          frames: { $first: '$frames' },
          pages: { $sum: '$pages' },
          firstAt: { $min: '$firstAt' },
          lastAt: { $max: '$lastAt' },
        },
      },
      { $sort: { pages: -1, lastAt: -1 } },
      { $limit: maxErrors },
    ])

/**
 * The errors that browsers reported of a version in the last seven days, the most frequent first. Each call has its
 * place in the sources, if the source map of its file was added. Throws `insufficientScope` for a token of other remotes,
 * which must not read their sources.
 */
export async function listErrors(
  context: Context,
  { remote, version }: Version,
): Promise<readonly RemoteErrorObject[]> {
  requireRemoteScope(context, remote)
  const { app } = context
  const sources = new VersionSources(app, remote, version)
  const listed: RemoteErrorObject[] = []
  for (const { _id: fingerprint, frames, firstAt, lastAt, ...error } of await readErrors(app, { remote, version }))
    listed.push({
      ...error,
      fingerprint,
      firstAt: firstAt.getTime(),
      lastAt: lastAt.getTime(),
      frames: await sources.locate(frames),
    })
  return listed
}

/**
 * The errors of a deployed version, or of the build that the site has without deployments, as `listErrors` returns them; null
 * if there is no such version. For admins. Throws `invalidInput`, and `insufficientScope` for a token of other remotes.
 */
export async function readRemoteErrors(context: Context, input: unknown): Promise<readonly RemoteErrorObject[] | null> {
  requireTokenScope(context, ['deploy'])
  requirePermission(context, 'deployRemotes')
  const { app } = context
  const version = parse(remoteVersion, input)
  const isKnown =
    app.get(ownBuildsService).versionOf(version.remote) === version.version ||
    (await app.get(remoteVersionsService).exists(version)) !== null
  return isKnown ? listErrors(context, version) : null
}
