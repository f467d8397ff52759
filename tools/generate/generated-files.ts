import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../root'

/** The files of a run of the generators: written where they differ from what is committed, or only listed. */
export class GeneratedFiles {
  /** paths of files that are committed otherwise; empty unless `isCheck` */
  readonly stale = new Set<string>()
  #hasWritten = false

  constructor(readonly isCheck: boolean) {}

  /** Whether anything was written or is stale. */
  get isChanged(): boolean {
    return this.#hasWritten || this.stale.size > 0
  }

  /** `path` is relative to the root. */
  put(path: string, content: string): void {
    const file = join(root, path)
    const before = existsSync(file) ? readFileSync(file, 'utf8') : null
    if (before === content) return
    if (this.isCheck) {
      this.stale.add(path)
      return
    }
    this.#hasWritten = true
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
}

/** The `*.graphql` files under a folder of the repository, in order. */
export function graphqlFiles(folder: string): readonly string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : graphqlFiles(path)
      return path.endsWith('.graphql') ? [path] : []
    })
    .sort()
}
