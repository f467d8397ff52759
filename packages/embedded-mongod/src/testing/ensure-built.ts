import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const repositoryRoot = join(__dirname, '..', '..', '..', '..')

let isBuilt = false

/** Brings the compiled server up to date, for tests that start it as a program. */
export function ensureBuilt(): void {
  if (isBuilt) return
  execFileSync(process.execPath, [join(repositoryRoot, 'tools', 'build', 'server.mjs')], { stdio: 'pipe' })
  isBuilt = true
}
