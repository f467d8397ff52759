import { connectionService, observeCommands } from '@sanguine/db'
import { type App, defineService, workerTracesService } from '@sanguine/kernel'
import type { Env } from '../env'
import { traceSettingsOf } from './trace-settings'
import type { Tracing } from './tracing'

/** Records calls, workers and commands as traces; null where the environment does not ask for it. */
export const tracingService = defineService<Tracing | null>({
  name: 'tracing',
  create: () => null,
  stop: (tracing) => tracing?.stop(),
})

/**
 * Begins to record traces if the environment asks for it. Otherwise nothing of OpenTelemetry is loaded. Call it before
 * the domains start, so that their workers are recorded, and so that it stops after them.
 */
export async function openTracing(app: App, env: Env): Promise<void> {
  const settings = traceSettingsOf(env)
  if (settings === null) return
  const { createTracing } = await import('./tracing')
  const tracing = await createTracing(settings, app.log)
  app.provide(tracingService, tracing)
  app.provide(workerTracesService, tracing)
  observeCommands(app.get(connectionService), (command) => tracing.addCommand(command))
  app.log.info({ ratio: settings.ratio }, 'Traces are recorded.')
}
