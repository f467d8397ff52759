import { readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OwnBuilds } from '@sanguine/remotes'
import { z } from 'zod'
import { ifMissing } from '../server/if-missing'
import { parseJson } from './remote-folders'
import type { Remotes } from './remotes'

const manifestSchema = z.object({ metaData: z.object({ buildInfo: z.object({ buildVersion: z.string() }) }) })

/** The path of a script beside the manifest. None leads out of the folder. */
const scriptPath = /^(?!.*\.\.)\w[\w./-]*\.js$/

/** The errors of a path that no file has or can have. */
const noFile = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']

/** Returns null for a path that has no file. Anybody can report a script, so such a path must not hide other errors. */
function ifNoFile(error: unknown): null {
  if (noFile.includes((error as NodeJS.ErrnoException).code ?? '')) return null
  throw error
}

interface OwnBuildsOptions {
  readonly remotes: Pick<Remotes, 'ownNames'>
  /** folder that holds `remotes/<name>/dist` and `remotes/<name>/source-maps` */
  readonly root: string
}

/** Reads the builds of remotes beside the gateway. A manifest is read again when it changes. */
export function createOwnBuilds({ remotes, root }: OwnBuildsOptions): OwnBuilds {
  const read = new Map<string, { readonly state: string; readonly version: string | null }>()
  const readVersion = (remote: string): string | null => {
    const file = join(root, 'remotes', remote, 'dist/mf-manifest.json')
    try {
      const { mtimeMs, size } = statSync(file)
      // a file that is being written has another size
      const state = `${mtimeMs} ${size}`
      const known = read.get(remote)
      if (known?.state === state) return known.version
      const { data } = manifestSchema.safeParse(parseJson(readFileSync(file, 'utf8')))
      const version = data?.metaData.buildInfo.buildVersion ?? null
      read.set(remote, { state, version })
      return version
    } catch (error) {
      return ifMissing(null)(error)
    }
  }
  return {
    names: () => remotes.ownNames,
    versionOf: (remote) => (remotes.ownNames.includes(remote) ? readVersion(remote) : null),
    async readSourceMap(remote, script) {
      if (!remotes.ownNames.includes(remote) || !scriptPath.test(script)) return null
      return readFile(join(root, 'remotes', remote, 'source-maps', `${script}.map`), 'utf8').catch(ifNoFile)
    },
  }
}
