import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureAdmin } from '@sanguine/accounts'
import {
  connectionService,
  type Database,
  DatabaseProblem,
  dataSourceService,
  isDatabaseUnavailable,
  openDatabase,
  outageReason,
  watchWrites,
} from '@sanguine/db'
import { App, collectionsService, systemClock, systemRandom } from '@sanguine/kernel'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { backupPlanService, backupWorkerService, readBackupPlan } from './backups/scheduled-backups'
import { checkClock } from './check-clock'
import { checkPepper, findLostDatabase, storeJwtSecret, storePepper } from './checked-secrets'
import { createGateway } from './create-gateway'
import { domains } from './domains'
import type { Env } from './env'
import { hasKeptSecret } from './secrets'
import { listenOnLocalhost } from './server/listen-on-localhost'
import { portProblem } from './server/port-problem'
import { readinessService } from './server/readiness'
import { settingsOf, urlOf } from './settings'
import { openTracing } from './tracing/tracing-service'

export interface RunningGateway {
  /** the site's address for a browser on this machine */
  readonly url: string
  readonly app: App
  /** the admin password that the first start generated; null at any other start */
  readonly adminPassword: string | null
  /**
   * becomes unready for `DRAIN_SECONDS`, then stops accepting, finishes open calls within ten seconds, closes the
   * database
   */
  stop(): Promise<void>
}

export interface StartOptions {
  readonly env: Env
  readonly log: Logger
  /** called when the database is lost for good: the process should end */
  onLost(problem: DatabaseProblem): void
}

const maxStarts = 5
const startPauseMs = 1_000

/**
 * Starts everything on one port, or throws an error whose message is one line that says what to do. If the database was
 * found but could not serve a call, as on a busy machine, it starts everything again. A new start continues from the
 * stored results of an earlier one.
 */
export async function startGateway(options: StartOptions): Promise<RunningGateway> {
  const hadSecrets = hasKeptSecret(options.env)
  for (let count = 1; ; count += 1) {
    try {
      return await startOnce(options, hadSecrets)
    } catch (error) {
      if (error instanceof DatabaseProblem || !isDatabaseUnavailable(error)) throw error
      if (count === maxStarts) throw startRefused(options.env, error)
      options.log.warn({ err: error }, 'The database could not serve a call of the start. It is tried again.')
      await sleep(startPauseMs)
    }
  }
}

const startRefused = ({ MONGODB_URI, DATA_DIR }: Env, error: unknown): DatabaseProblem => {
  const database = MONGODB_URI === null ? `built-in database in ${DATA_DIR}` : 'database of MONGODB_URI'
  return new DatabaseProblem(
    `The ${database} cannot serve the start: ${outageReason(error)}. Put that right and start again.`,
    { cause: error },
  )
}

async function startOnce(options: StartOptions, hadSecrets: boolean): Promise<RunningGateway> {
  const release = await reservePort(options.env)
  return startReserved(options, hadSecrets, release).finally(release)
}

/** Starts a gateway whose port is reserved until `release`. */
async function startReserved(
  { env, log, onLost }: StartOptions,
  hadSecrets: boolean,
  release: () => void,
): Promise<RunningGateway> {
  const { MONGODB_URI: mongodbUri, DATA_DIR: dataDir } = env
  const backupPlan = readBackupPlan(env)
  const database = await openDatabase({ mongodbUri, dataDir, log, onLost })
  const opened = await openApp(database.connection, { env, log, hadSecrets }).catch(async (error: unknown) => {
    await database.stop()
    throw error
  })
  const { app, settings, isPepperLost } = opened
  let server: FastifyInstance | null = null
  try {
    await openTracing(app, env)
    await checkClock(app)
    await startDomains(app)
    app.provide(backupPlanService, backupPlan)
    app.get(backupWorkerService)
    const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = env
    const adminPassword = await ensureAdmin(app, { username, password, isPepperLost })
    // This comes last, so that a start is repeated if it ends before the admin has a new password.
    if (isPepperLost) await storePepper(database.connection, env, { isPepperLost })
    server = await createGateway({ env, app })
    await server.ready()
    release()
    const url = await listen(server, env)
    const other = await listenOnLocalhost(server, env.HOST, Number(new URL(url).port))
    if (env.PUBLIC_URL === null) settings.publicUrl = url
    const stop = async () => {
      app.get(readinessService).drain()
      await sleep(env.DRAIN_SECONDS * 1000)
      other?.close()
      await stopAll(server, app, database)
    }
    return { url, app, adminPassword, stop }
  } catch (error) {
    await stopAll(server, app, database)
    throw error
  }
}

/** Creates the app on a database whose accounts use this gateway's secrets; throws a `StartProblem` otherwise. */
async function openApp(
  connection: Database['connection'],
  { env, log, hadSecrets }: Pick<StartOptions, 'env' | 'log'> & { readonly hadSecrets: boolean },
) {
  // These come before missing secrets are generated.
  const loss = await findLostDatabase(connection, env, hadSecrets)
  if (loss !== null) log.warn(loss)
  const { isPepperLost } = await checkPepper(connection, env)
  const settings = settingsOf(env)
  if (!isPepperLost) await storePepper(connection, env, { isPepperLost })
  const warning = await storeJwtSecret(connection, env)
  if (warning !== null) log.warn(warning)
  const app = new App({ settings, clock: systemClock, random: systemRandom, log })
  app.provide(connectionService, connection)
  app.provide(dataSourceService, { mongodbUri: env.MONGODB_URI, dataDir: env.DATA_DIR })
  return { app, settings, isPepperLost }
}

/** Starts all domains one after another: indexes, first content and workers. */
export async function startDomains(app: App): Promise<void> {
  watchWrites(app)
  app.provide(
    collectionsService,
    domains.flatMap(({ collections = [] }) => collections),
  )
  for (const domain of domains) await domain.start?.(app)
}

const graceMs = 10_000

async function stopAll(server: FastifyInstance | null, app: App, database: Database): Promise<void> {
  const timer = setTimeout(() => server?.server.closeAllConnections(), graceMs)
  await server?.close()
  clearTimeout(timer)
  await app.stop()
  await database.stop()
}

const addressVariables = { host: 'HOST', port: 'PORT' } as const

/** Listens and returns the address. */
export async function listen(server: FastifyInstance, { HOST, PORT }: Pick<Env, 'HOST' | 'PORT'>): Promise<string> {
  try {
    await server.listen({ host: HOST, port: PORT })
  } catch (error) {
    throw portProblem(error, { host: HOST, port: PORT, names: addressVariables })
  }
  const address = server.server.address()
  return urlOf(HOST, typeof address === 'object' && address ? address.port : PORT)
}

/**
 * Takes the port before all work of a start, since a port in use is the likeliest failure. Holds it until the returned
 * function is called, and closes connections until then. Another process could otherwise take it after the database was
 * changed and the first admin's password drawn.
 */
async function reservePort({ HOST, PORT }: Env): Promise<() => void> {
  if (PORT === 0) return () => undefined
  const reserved = createServer((socket) => socket.destroy())
  await new Promise<void>((resolve, reject) => {
    reserved.once('error', (error) => reject(portProblem(error, { host: HOST, port: PORT, names: addressVariables })))
    reserved.listen(PORT, HOST, resolve)
  })
  return () => reserved.close()
}
