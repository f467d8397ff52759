import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root'

/** The paths of all files in git that are there, from the root of the repository; those of `folders` if any are given. */
export function trackedFiles(folders: readonly string[] = []): readonly string[] {
  const args = ['ls-files', '-z', '--', ...folders]
  const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 << 20 })
  return listed.split('\0').filter((path) => path !== '' && existsSync(join(root, path)))
}
