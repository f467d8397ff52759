import { announce } from './announce'
import { productionWarnings, readEnv } from './env'
import { isDroppedFieldError } from './graphql/dropped-field-error'
import { createLogger } from './logger'
import { type RunningGateway, startGateway } from './start-gateway'

/** Ends the process with one line that describes the failure. */
function fail(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(`Sanguine cannot run: ${message.replace(/\s*\n\s*/g, ' ')}\n`)
  process.exit(1)
}

function stopOnSignals(gateway: RunningGateway): void {
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    gateway.stop().then(() => process.exit(0), fail)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

async function main(): Promise<void> {
  const env = readEnv()
  const log = createLogger(env, { atExit: (write) => process.once('exit', write) })
  for (const warning of productionWarnings(env)) log.warn(warning)
  process.on('unhandledRejection', (error) => {
    if (isDroppedFieldError(error)) return log.warn({ err: error }, 'A field failed beside another one that failed.')
    log.fatal({ err: error }, 'Something failed that nobody waited for.')
    fail(error)
  })
  const gateway = await startGateway({ env, log, onLost: fail })
  stopOnSignals(gateway)
  announce({ env, log, gateway, out: process.stdout, err: process.stderr })
}

main().catch(fail)
