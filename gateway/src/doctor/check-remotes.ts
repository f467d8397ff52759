import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { systemClock } from '@sanguine/kernel'
import type { Env } from '../env'
import { createRemotes } from '../site/remotes'
import { type Finding, found } from './finding'

const timeoutMs = 5_000

/** Why a manifest cannot be loaded, as the end of a sentence; null if it can. */
async function whyUnreachable(address: string): Promise<string | null> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) })
    if (!response.ok) return `answers ${response.status}`
    const { metaData } = (await response.json()) as { metaData?: unknown }
    return metaData === undefined ? 'is no manifest of a remote' : null
  } catch (error) {
    return `cannot be loaded (${error instanceof Error ? error.message : error})`
  }
}

/** Loads the manifest of every remote from where browsers load it; `siteRoot` has the remotes beside the gateway. */
export async function checkRemotes(env: Env, siteRoot: string): Promise<readonly Finding[]> {
  const warnings: string[] = []
  const warn = (message: string) => warnings.push(message)
  const addresses = Object.entries(createRemotes({ env, root: siteRoot, clock: systemClock, warn }).current())
  const reachable = await Promise.all(
    addresses.map(async ([name, address]) => {
      if (URL.canParse(address)) return [name, address, await whyUnreachable(address)] as const
      const [, remote = '', file = ''] = /^\/remotes\/([^/]+)\/(.+)$/.exec(address) ?? []
      const isBuilt = existsSync(join(siteRoot, 'remotes', remote, 'dist', file))
      return [name, address, isBuilt ? null : 'is not built: run npm run build'] as const
    }),
  )
  return [
    ...warnings.map((sentence) => found('remotes', 'warning', sentence)),
    ...reachable.map(([name, address, reason]) =>
      reason === null
        ? found('remotes', 'ok', `The remote ${name} is at ${address}.`)
        : found('remotes', 'fault', `The remote ${name} at ${address} ${reason}. Players see a notice in its place.`),
    ),
  ]
}
