/**
 * Runs all static checks and fails if any of them does: `npm run check`. The checks are types, lint and format,
 * boundaries, dead code, words, the security requirements, generated files and the lock file.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './root'

/** Programs of dependencies. */
const bin = (name: string): string => join(root, 'node_modules/.bin', name)

const runTool = (...args: readonly string[]): readonly string[] => [process.execPath, 'tools/run.mjs', ...args]

type Check = readonly [name: string, command: readonly string[]]

/** Comes first: the others read generated files, so each of them would report a mistake there once more. */
const generatedFiles: Check = ['generated files', runTool('generate', '--check')]

const checks: readonly Check[] = [
  ['types, rules', [bin('tsc'), '-p', 'tsconfig.rules.json']],
  ['types, server', [bin('tsc'), '-p', 'tsconfig.json']],
  ['types, browser', [bin('tsc'), '-p', 'tsconfig.browser.json']],
  ['types, service worker', [bin('tsc'), '-p', 'tsconfig.worker.json']],
  ['types, tools', [bin('tsc'), '-p', 'tsconfig.tools.json']],
  ['lint and format', [bin('biome'), 'check', '--error-on-warnings', '.']],
  ['boundaries', runTool('checks/boundaries')],
  ['dead code', [bin('knip'), '--no-config-hints']],
  ['GraphQL schema', [bin('eslint'), 'schema.graphql']],
  ['GraphQL changes', runTool('checks/schema-changes')],
  ['colours and breakpoints', runTool('checks/styles')],
  ['glossary', runTool('checks/glossary')],
  ['prose', runTool('checks/prose')],
  ['words of the documentation', runTool('checks/doc-words')],
  ['security requirements', runTool('checks/security')],
  ['OpenAPI', [bin('redocly'), 'lint', 'openapi.json', 'openapi.v1.json', 'openapi.oauth.json']],
  ['way of a call', runTool('way', '--check')],
  ['lock file', runTool('checks/lock-file', '--check')],
]

export function main(): number {
  if (!passes(generatedFiles)) {
    console.log('The other checks read generated files, so they run once these are right.')
    return 1
  }
  const failed = checks.filter((check) => !passes(check))
  return failed.length === 0 ? 0 : 1
}

/** Runs a check and prints its result, with what it says if it fails. */
function passes([name, [file = '', ...args]]: Check): boolean {
  const startedAt = Date.now()
  const { status, stdout, stderr, error } = spawnSync(file, args, { cwd: root, encoding: 'utf8', maxBuffer: 64 << 20 })
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`)
  if (status !== 0) console.log(`${error ?? ''}${stdout}${stderr}`.trimEnd())
  return status === 0
}
