import { systemClock } from '@sanguine/kernel'
import type { Env } from '../env'
import { createRemotes } from '../site/remotes'
import { whyUnreachable } from '../site/why-unreachable'
import { type Finding, found } from './finding'

/** Loads the manifest of every remote from where browsers load it; `siteRoot` has the remotes beside the gateway. */
export async function checkRemotes(env: Env, siteRoot: string): Promise<readonly Finding[]> {
  const warnings: string[] = []
  const warn = (message: string) => warnings.push(message)
  const addresses = Object.entries(createRemotes({ env, root: siteRoot, clock: systemClock, warn }).current())
  const reachable = await Promise.all(
    addresses.map(async ([name, address]) => [name, address, await whyUnreachable(address, siteRoot)] as const),
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
