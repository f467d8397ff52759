import { parseArgs } from 'node:util'

/** A gateway, or the supervisor of several, in this process. */
interface Running {
  stop(): Promise<void>
}

/** Ends the process with one line that describes the failure. */
function fail(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(`Sanguine cannot run: ${message.replace(/\s*\n\s*/g, ' ')}\n`)
  process.exit(1)
}

/** The exit code of a start that a signal ended, as shells have it. */
const interruptedExitCode = 128 + 15

let running: Running | null = null
let isStopping = false

/** Stops on the first SIGTERM or SIGINT; at once while the gateway still starts. */
function stop(): void {
  if (isStopping) return
  isStopping = true
  if (!running) process.exit(interruptedExitCode)
  running.stop().then(() => process.exit(0), fail)
}

/** The number after `--gateways`; 1 without it. */
function readGatewayCount(): number {
  const { gateways = '1' } = parseArgs({ options: { gateways: { type: 'string' } } }).values
  if (!/^[1-9]\d?$/.test(gateways)) throw new Error(`--gateways must be a number from 1 to 99, not "${gateways}".`)
  return Number(gateways)
}

async function main(): Promise<void> {
  // They come before the code is loaded, since the first process of a container ignores signals without a handler.
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  const count = readGatewayCount()
  if (count > 1) {
    const { runGateways } = await import('./run-gateways')
    running = await runGateways(count, fail)
    return
  }
  // A gateway of several ends with its supervisor.
  process.on('disconnect', stop)
  const { runGateway } = await import('./run-gateway')
  const gateway = await runGateway(fail)
  running = gateway
  process.send?.({ url: gateway.url })
}

main().catch(fail)
