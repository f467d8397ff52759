import { join } from 'node:path'
import { type Child, startChild } from '../processes/child'
import { root } from '../root'

/** Starts a built gateway on a free port of this machine; `ready` is its address. */
export const startGateway = (env: NodeJS.ProcessEnv & { readonly DATA_DIR: string }): Promise<Child<string>> =>
  startChild(join(root, 'gateway/dist/main.js'), {
    env: { HOST: '127.0.0.1', PORT: '0', ...env },
    ready: (line) => /^Sanguine is ready: (\S+)$/.exec(line)?.[1],
  })
