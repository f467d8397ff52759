import { createServer } from 'node:http'
import { join } from 'node:path'
import { listenLocally } from '../bench/listen'
import { type Child, startChild } from '../processes/child'
import { root } from '../root'

export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listenLocally(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}

/**
 * Starts a built gateway on a free port of this machine; `ready` is its address. Polls `/readyz`, since in production
 * only the log says that a gateway is ready, and not at the level of errors.
 */
export async function startGateway(
  env: NodeJS.ProcessEnv & { readonly DATA_DIR: string },
  nodeFlags: readonly string[] = [],
): Promise<Child<string>> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  return startChild(join(root, 'gateway/dist/main.js'), {
    nodeFlags,
    env: { HOST: '127.0.0.1', PORT: String(port), ...env },
    ready: {
      poll: () =>
        fetch(`${url}/readyz`).then(
          ({ ok }) => (ok ? url : undefined),
          () => undefined,
        ),
    },
  })
}
