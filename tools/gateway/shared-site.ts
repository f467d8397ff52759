import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listenLocally } from '../bench/listen'
import { type Child, startChild } from '../processes/child'
import { root } from '../root'

const adminPassword = 'lantern-and-a-long-spoon'

/** The line in which a gateway prints its address for people. */
const readyLine = (line: string): string | undefined => /^Sanguine is ready: (http:\/\/\S+)/.exec(line)?.[1]

/**
 * Starts a gateway at a port that the system chooses, since one that was found free may be taken before the gateway
 * listens. The limit is that of a whole run. A file that waits too long for the site fails by a limit of its own, and
 * later files still find the site.
 */
const startSite = (env: NodeJS.ProcessEnv): Promise<Child<string>> =>
  startChild(join(root, 'gateway/dist/main.js'), {
    env: { HOST: '127.0.0.1', PORT: '0', ...env },
    ready: readyLine,
    timeoutMs: 3_600_000,
  })

/** A service that gives journeys the addresses of their common sites, one for each speed of the game. */
export interface SharedSites {
  /** responds to `?speed=600` with address, data folder and admin password of that site as JSON; the first call starts the site */
  readonly address: string
  stop(): Promise<void>
}

/** The sites of all journeys of a run that change only their own players. */
export async function serveSharedSites(): Promise<SharedSites> {
  const folder = mkdtempSync(join(tmpdir(), 'sanguine-shared-'))
  const gateways = new Map<string, Promise<Child<string>>>()
  const dataDirOf = (speed: string) => join(folder, `speed-${Number(speed)}`)
  const gatewayOf = (speed: string) => {
    const env = {
      DATA_DIR: dataDirOf(speed),
      ADMIN_PASSWORD: adminPassword,
      RATE_LIMIT_FACTOR: '50',
      CALL_TIMEOUT_MS: '61000',
    }
    const gateway = gateways.get(speed) ?? startSite({ ...env, GAME_SPEED: speed })
    gateways.set(speed, gateway)
    return gateway
  }
  const server = createServer((request, response) => {
    const speed = new URL(request.url ?? '/', 'http://localhost').searchParams.get('speed') ?? '1'
    gatewayOf(speed).then(
      ({ ready: url }) => response.end(JSON.stringify({ url, dataDir: dataDirOf(speed), adminPassword })),
      (error) => response.writeHead(500).end(String(error)),
    )
  })
  const port = await listenLocally(server)
  return {
    address: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      // One that did not start has nothing to stop.
      const started = await Promise.allSettled(gateways.values())
      for (const each of started) if (each.status === 'fulfilled') await each.value.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
