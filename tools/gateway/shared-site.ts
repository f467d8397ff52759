import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listenLocally } from '../bench/listen'
import type { Child } from '../processes/child'
import { startGateway } from './start-gateway'

const adminPassword = 'lantern-and-a-long-spoon'

/** A service that gives journeys the address of their common site. */
export interface SharedSite {
  /** responds with address, data folder and admin password of the site as JSON; the first call starts the site */
  readonly address: string
  stop(): Promise<void>
}

/** A site at the speed of production, for all journeys of a run that change only their own players. */
export async function serveSharedSite(): Promise<SharedSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sanguine-shared-'))
  let gateway: Promise<Child<string>> | undefined
  const server = createServer((_request, response) => {
    gateway ??= startGateway({ DATA_DIR: dataDir, ADMIN_PASSWORD: adminPassword, RATE_LIMIT_FACTOR: '50' })
    gateway.then(
      ({ ready: url }) => response.end(JSON.stringify({ url, dataDir, adminPassword })),
      (error) => response.writeHead(500).end(String(error)),
    )
  })
  const port = await listenLocally(server)
  return {
    address: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await gateway?.then(
        (child) => child.stop(),
        () => undefined,
      )
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
