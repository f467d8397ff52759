import { returnStartMemory } from '@sanguine/embedded-mongod'
import { announce } from './announce'
import { productionWarnings, readEnv } from './env'
import { createLogger } from './logger'
import { type RunningGateway, startGateway } from './start-gateway'
import { traceSettingsOf } from './tracing/trace-settings'

/**
 * Starts the gateway of this process with the settings of its environment. `fail` ends the process with a sentence
 * about an error that nothing can recover from. Throws what prevents the start.
 */
export async function runGateway(fail: (error: unknown) => never): Promise<RunningGateway> {
  const env = readEnv()
  const isTraced = traceSettingsOf(env) !== null
  const log = createLogger(env, { atExit: (write) => process.once('exit', write), isTraced })
  for (const warning of productionWarnings(env)) log.warn(warning)
  process.on('unhandledRejection', (error) => {
    log.fatal({ err: error }, 'Something failed that nobody waited for.')
    fail(error)
  })
  const gateway = await startGateway({ env, log, onLost: fail })
  announce({ env, log, gateway, out: process.stdout, err: process.stderr })
  returnStartMemory()
  return gateway
}
