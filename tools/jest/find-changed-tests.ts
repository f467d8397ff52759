import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../root'
import { testsOf } from './changed-tests'

/** The modules that load all of a gateway or front end. */
const wholes = ['gateway/src/create-gateway.ts', 'remotes/game/src/app/game.tsx', 'remotes/visitor/src/app/app.tsx']

const linesOf = (text: string): readonly string[] => text.split('\n').filter(Boolean)

const git = (...args: readonly string[]): readonly string[] =>
  linesOf(execFileSync('git', args, { cwd: root, encoding: 'utf8' }))

/** The files that differ from where this branch left `base`, those that are not committed included. */
function changedSince(base: string): readonly string[] {
  const [from = base] = git('merge-base', base, 'HEAD')
  return [...git('diff', '--name-only', from), ...git('ls-files', '--others', '--exclude-standard')]
}

/** Test files as Jest lists them, from the root. */
function listTests(jest: string, ...args: readonly string[]): readonly string[] {
  const listed = execFileSync(process.execPath, [jest, '--listTests', ...args], { cwd: root, encoding: 'utf8' })
  return linesOf(listed).map((path) => relative(root, path).replaceAll('\\', '/'))
}

/** The test files that import one of the files, also through other workspaces. */
export const listRelatedTests = (jest: string, ...paths: readonly string[]): readonly string[] =>
  paths.length === 0
    ? []
    : listTests(jest, `--resolver=${join(root, 'tools/jest/source-resolver.cjs')}`, '--findRelatedTests', ...paths)

/**
 * The test files that the changes since `base` reach; null where that may be all.
 * @param jest its program
 */
export function findChangedTests(jest: string, base: string): readonly string[] | null {
  const changed = changedSince(base)
  const existing = changed.filter((path) => existsSync(join(root, path)))
  return testsOf(changed, {
    tests: listTests(jest),
    importing: listRelatedTests(jest, ...existing),
    loadingAll: listRelatedTests(jest, ...wholes),
  })
}
