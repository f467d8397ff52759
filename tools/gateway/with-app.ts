import { connectionService, dataSourceService, openDatabase } from '@sanguine/db'
import { checkPepper, createLogger, readEnv, settingsOf } from '@sanguine/gateway'
import { App, systemClock, systemRandom } from '@sanguine/kernel'

/**
 * Runs `use` with an app on the gateway's database: MONGODB_URI, or the store in DATA_DIR while no gateway has it open.
 * If that fails, the process ends with 2, with a sentence that begins with `task`.
 */
export async function withApp(task: string, use: (app: App) => Promise<number>): Promise<number> {
  const fail = (error: unknown): never => {
    console.error(`${task}: ${error instanceof Error ? error.message : error}`)
    process.exit(2)
  }
  try {
    const env = readEnv()
    const log = createLogger({ LOG_LEVEL: 'error' })
    const { MONGODB_URI: mongodbUri, DATA_DIR: dataDir } = env
    const database = await openDatabase({ mongodbUri, dataDir, log, onLost: fail })
    await checkPepper(database.connection, env)
    const app = new App({ settings: settingsOf(env), clock: systemClock, random: systemRandom, log })
    app.provide(connectionService, database.connection)
    app.provide(dataSourceService, { mongodbUri, dataDir })
    const exitCode = await use(app)
    await app.stop()
    await database.stop()
    return exitCode
  } catch (error) {
    return fail(error)
  }
}
