import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type App, metricsRegistryService } from '@sanguine/kernel'
import { ledgerCheckerService } from '@sanguine/players'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics } from 'prom-client'
import type { Env } from '../env'
import { portProblem } from '../server/port-problem'
import { createMetrics } from './server-metrics'

/**
 * Serves `GET /metrics` for Prometheus at METRICS_PORT, if it is set, until the server closes. Without it nothing is
 * measured. Throws a `StartProblem` if the port cannot be used. `server.metricsUrl` is the address.
 */
export async function serveMetrics(
  server: FastifyInstance,
  app: App,
  { METRICS_HOST: host, METRICS_PORT: port }: Pick<Env, 'METRICS_HOST' | 'METRICS_PORT'>,
): Promise<void> {
  server.decorate('metricsUrl', null)
  if (port === null) return
  createMetrics(app)
  collectDefaultMetrics({ register: app.get(metricsRegistryService) })
  const listener = createServer(respond(app))
  listener.listen({ host, port })
  await once(listener, 'listening').catch((error: unknown) => {
    throw portProblem(error, { host, port, names: { host: 'METRICS_HOST', port: 'METRICS_PORT' } })
  })
  // A process that ends must not wait for Prometheus.
  listener.unref()
  server.addHook('onClose', (_server, done) => {
    listener.close(() => done())
    listener.closeAllConnections()
  })
  const { port: taken } = listener.address() as AddressInfo
  server.metricsUrl = `http://${host.includes(':') ? `[${host}]` : host}:${taken}/metrics`
  app.log.info({ url: server.metricsUrl }, 'Metrics are served.')
  app.get(ledgerCheckerService)
}

const respond =
  (app: App): RequestListener =>
  async ({ method, url }, response) => {
    if (url?.split('?')[0] !== '/metrics') return response.writeHead(404).end('The metrics are at /metrics.\n')
    if (method !== 'GET' && method !== 'HEAD') return response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    const registry = app.get(metricsRegistryService)
    try {
      const text = await registry.metrics()
      response.writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }).end(text)
    } catch (error) {
      app.log.error({ err: error }, 'The metrics could not be written.')
      response.writeHead(500).end('The metrics could not be written; the log says why.\n')
    }
  }
