import type { RunningGateway } from './start-gateway'

/** Ends the process with one line that describes the failure. */
function fail(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(`Sanguine cannot run: ${message.replace(/\s*\n\s*/g, ' ')}\n`)
  process.exit(1)
}

/** The exit code of a start that a signal ended, as shells have it. */
const interruptedExitCode = 128 + 15

let running: RunningGateway | null = null
let isStopping = false

/** Stops on the first SIGTERM or SIGINT; at once while the gateway still starts. */
function stop(): void {
  if (isStopping) return
  isStopping = true
  if (!running) process.exit(interruptedExitCode)
  running.stop().then(() => process.exit(0), fail)
}

async function main(): Promise<void> {
  // They come before the code is loaded, since the first process of a container ignores signals without a handler.
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  const { runGateway } = await import('./run-gateway')
  running = await runGateway(fail)
}

main().catch(fail)
