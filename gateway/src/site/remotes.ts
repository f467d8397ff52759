import { readFileSync, statSync } from 'node:fs'
import type { Clock } from '@sanguine/kernel'
import { z } from 'zod'
import type { Env } from '../env'
import { StartProblem } from '../start-problem'
import { builtRemotes, whyNoRemoteAddress } from './remote-address'

const fileSchema = z.record(z.string(), z.string()).superRefine((addresses, context) => {
  for (const [name, address] of Object.entries(addresses)) {
    const reason = whyNoRemoteAddress(name, address)
    if (reason !== null) context.addIssue(`"${name}" ${reason}`)
  }
})

export interface Remotes {
  /** current addresses of the manifests by remote, as in `/remotes.json` */
  current(): Readonly<Record<string, string>>
  /** other origins that remotes are loaded from; the same array until they change */
  origins(): readonly string[]
}

const originOf = (address: string): string[] => (URL.canParse(address) ? [new URL(address).origin] : [])

/**
 * The addresses of the remotes. They are beside the gateway, unless `REMOTE_<NAME>_URL` or the file `REMOTES_JSON`
 * names another address. The file is read again when it changes, so that a team moves its remote without a restart.
 * Throws a `StartProblem` if the file cannot be used at the start.
 */
export function createRemotes(
  env: Pick<Env, 'REMOTES_JSON' | 'remoteUrls'>,
  clock: Clock,
  warn: (message: string) => void,
): Remotes {
  const built = Object.fromEntries(builtRemotes.map((name) => [name, `/remotes/${name}/mf-manifest.json`]))
  const none = {}
  const read = env.REMOTES_JSON === null ? () => none : watchedFile(env.REMOTES_JSON, clock, warn)
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

/** The reason why a file of addresses cannot be used, as the end of a sentence. */
function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError) return error.issues[0]?.message ?? 'has other content'
  if (error instanceof SyntaxError) return 'is not JSON'
  return `cannot be read (${(error as NodeJS.ErrnoException).code})`
}

function watchedFile(file: string, clock: Clock, warn: (message: string) => void): () => Record<string, string> {
  const read = () => fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  let [checkedAt, mtimeMs] = [clock.elapsed(), 0]
  let last: Record<string, string>
  try {
    mtimeMs = statSync(file).mtimeMs
    last = read()
  } catch (error) {
    throw new StartProblem(`REMOTES_JSON ${file}: ${reasonOf(error)}.`)
  }
  return () => {
    if (clock.elapsed() - checkedAt < checkEveryMs) return last
    checkedAt = clock.elapsed()
    try {
      const changed = statSync(file).mtimeMs
      if (changed !== mtimeMs) last = read()
      mtimeMs = changed
    } catch (error) {
      // The file may be half written or missing for a moment, so the last good addresses stay.
      if (mtimeMs !== 0) warn(`REMOTES_JSON ${file}: ${reasonOf(error)}. The last good one is used.`)
      mtimeMs = 0
    }
    return last
  }
}
