import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '@sanguine/db'
import { startEmbeddedMongod } from '@sanguine/embedded-mongod'
import { startGateway } from '../gateway/start-gateway'
import type { Child } from '../processes/child'
import { startParts } from '../processes/parts'

export interface ThrowawaySite {
  readonly url: string
  /** with the data of the database, and the mails of the gateway */
  readonly folder: string
  /** of the gateway and of the database */
  readonly pids: readonly number[]
  readonly connection: Awaited<ReturnType<typeof connect>>
  /** Starts one more gateway on the same database, which writes its profile into the folder when it ends. */
  startGateway(profile?: string): Promise<Child<string>>
  stop(): Promise<void>
}

/** Folders into which the processes write their profiles when they end. */
export interface ProfileFolders {
  readonly gateway: string
  readonly database: string
}

const profileFlags = (folder: string | undefined): readonly string[] =>
  folder === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${folder}`]

/** The site in production on an empty database in a process of its own. It has no limits; `env` are further settings. */
export const startThrowawaySite = (
  env: Readonly<Record<string, string>>,
  profiles: ProfileFolders | null = null,
): Promise<ThrowawaySite> =>
  startParts(async (parts) => {
    const folder = parts.add(mkdtempSync(join(tmpdir(), 'sanguine-bench-')), (path) =>
      rmSync(path, { recursive: true, force: true }),
    )
    const database = parts.add(
      await startEmbeddedMongod({ dbPath: join(folder, 'db'), nodeFlags: profileFlags(profiles?.database) }),
      (started) => started.stop(),
    )
    const databaseUri = database.uri.replace(/\/?(\?|$)/, '/sanguine$1')
    const start = async (profile?: string) =>
      parts.add(
        await startGateway(
          {
            NODE_ENV: 'production',
            MONGODB_URI: databaseUri,
            DATA_DIR: folder,
            PASSWORD_PEPPER: 'the pepper of a database that is thrown away',
            RATE_LIMIT_FACTOR: '100000000',
            LOG_LEVEL: 'error',
            ...env,
          },
          profileFlags(profile),
        ),
        (started) => started.stop(),
      )
    const gateway = await start(profiles?.gateway)
    const connection = parts.add(await connect(databaseUri), (started) => started.close())
    return {
      url: gateway.ready,
      folder,
      pids: [gateway.pid, database.pid],
      connection,
      startGateway: start,
    }
  })
