import { existsSync } from 'node:fs'
import { join } from 'node:path'

const timeoutMs = 4_000

/** Why a manifest cannot be loaded, as the end of a sentence; null if it can. `root` has the remotes beside the gateway. */
export async function whyUnreachable(address: string, root: string): Promise<string | null> {
  if (URL.canParse(address)) return whyNotLoaded(address)
  const [, remote = '', file = ''] = /^\/remotes\/([^/]+)\/(.+)$/.exec(address) ?? []
  return existsSync(join(root, 'remotes', remote, 'dist', file)) ? null : 'is not built: run npm run build'
}

async function whyNotLoaded(address: string): Promise<string | null> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) })
    if (!response.ok) return `answers ${response.status}`
    const { metaData } = (await response.json()) as { metaData?: unknown }
    return metaData === undefined ? 'is no manifest of a remote' : null
  } catch (error) {
    return `cannot be loaded (${error instanceof Error ? error.message : error})`
  }
}
