import { releaseService } from '@sanguine/catalogue'
import { connectionService, pingDatabase } from '@sanguine/db'
import type { App } from '@sanguine/kernel'
import type { FastifyInstance } from 'fastify'

/** Why calls cannot be served right now; null when they can. */
async function unreadyReason(app: App): Promise<string | null> {
  try {
    await pingDatabase(app.get(connectionService))
  } catch {
    return 'The database does not answer.'
  }
  return app.get(releaseService).isLoaded ? null : 'The content is not loaded.'
}

/** `/healthz`: the process lives. `/readyz`: it can serve. */
export function mountHealth(server: FastifyInstance, app: App): void {
  server.get('/healthz', async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').type('text/plain').send('ok'),
  )
  server.get('/readyz', async (_request, reply) => {
    const reason = await unreadyReason(app)
    reply.header('Cache-Control', 'no-store').type('text/plain; charset=utf-8')
    return reply.code(reason === null ? 200 : 503).send(reason ?? 'ready')
  })
}
