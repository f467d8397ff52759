import { readFileSync, statSync } from 'node:fs'
import { z } from 'zod'
import type { Env } from '../env'

/** The remotes that are built beside the gateway. */
export const builtRemotes = ['game', 'admin', 'visitor'] as const

const fileSchema = z.record(z.string().regex(/^[a-z0-9_-]+$/), z.string().min(1))

export interface Remotes {
  /** name of a remote to the address of its manifest, as `/remotes.json` says it now */
  current(): Readonly<Record<string, string>>
  /** other origins that remotes are loaded from; the same array until they change */
  origins(): readonly string[]
}

const originOf = (address: string): string[] => (URL.canParse(address) ? [new URL(address).origin] : [])

/**
 * Where each remote is found: beside the gateway, unless `REMOTE_<NAME>_URL` or the file `REMOTES_JSON` says otherwise. The
 * file is read again when it changes, so that a team moves its remote without a restart.
 */
export function createRemotes(env: Pick<Env, 'REMOTES_JSON' | 'remoteUrls'>, warn: (message: string) => void): Remotes {
  const built = Object.fromEntries(builtRemotes.map((name) => [name, `/remotes/${name}/mf-manifest.json`]))
  const none = {}
  const read = env.REMOTES_JSON === null ? () => none : watchedFile(env.REMOTES_JSON, warn)
  const join = (moved: Record<string, string>): Record<string, string> => ({ ...built, ...env.remoteUrls, ...moved })
  const originsOf = (moved: Record<string, string>) => [...new Set(Object.values(join(moved)).flatMap(originOf))]
  let seen = read()
  let origins = originsOf(seen)
  return {
    current: () => join(read()),
    origins() {
      const moved = read()
      if (moved !== seen) [seen, origins] = [moved, originsOf(moved)]
      return origins
    },
  }
}

const checkEveryMs = 500

function watchedFile(file: string, warn: (message: string) => void): () => Record<string, string> {
  let [checkedAt, mtimeMs] = [Number.NEGATIVE_INFINITY, -1]
  let last: Record<string, string> = {}
  return () => {
    if (performance.now() - checkedAt < checkEveryMs) return last
    checkedAt = performance.now()
    try {
      const changed = statSync(file).mtimeMs
      if (changed !== mtimeMs) last = fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
      mtimeMs = changed
    } catch {
      // Half written or gone for a moment: what was true before stays true.
      if (mtimeMs !== 0) warn(`REMOTES_JSON ${file} cannot be read as names and addresses; the last good one is used.`)
      mtimeMs = 0
    }
    return last
  }
}
