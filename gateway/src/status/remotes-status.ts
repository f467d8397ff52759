import { defineService, type StatusSource } from '@sanguine/kernel'
import type { Remotes } from '../site/remotes'
import { whyUnreachable } from '../site/why-unreachable'

/** The keys of the addresses from which browsers reported a failed remote since the last measurement. */
export const remoteReportersService = defineService<Set<string>>({
  name: 'reporters of remotes',
  create: () => new Set(),
})

/** Addresses that must report a failure before it counts, because one browser may be at fault itself. */
const minReporters = 3

export interface RemotesStatusOptions {
  readonly remotes: Pick<Remotes, 'current'>
  /** folder that holds `remotes/<name>/dist` */
  readonly root: string
}

/**
 * Whether the manifest of each remote can be loaded. Anyone can send the reports of browsers, so they never make the
 * remotes down.
 */
export const remotesStatus = ({ remotes, root }: RemotesStatusOptions): StatusSource => ({
  component: 'remotes',
  async measure(app) {
    const addresses = Object.values(remotes.current())
    const reporters = app.get(remoteReportersService)
    const isReported = reporters.size >= minReporters
    reporters.clear()
    const reasons = await Promise.all(addresses.map((address) => whyUnreachable(address, root)))
    const failed = reasons.filter((reason) => reason !== null).length
    return { total: addresses.length, failed, slow: isReported ? addresses.length : 0 }
  },
})
