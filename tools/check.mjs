/**
 * Everything a machine can say about the code without running it: types, lint and format, boundaries, dead code,
 * generated files, the lock file. Runs all of it and fails if any of it does.
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

const checks = [
  ['types, rules', 'tsc', '-p', 'tsconfig.rules.json'],
  ['types, server', 'tsc', '-p', 'tsconfig.json'],
  ['types, browser', 'tsc', '-p', 'tsconfig.browser.json'],
  ['lint and format', 'biome', 'check', '--error-on-warnings', '.'],
  [
    'boundaries',
    'node',
    '--import',
    './tools/swc-tsx.mjs',
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    '--config',
    '.dependency-cruiser.cjs',
    'packages',
    'subgraphs',
    'gateway',
    'host',
    'remotes',
    'e2e',
    'tools',
  ],
  ['dead code', 'knip'],
  ['OpenAPI', 'redocly', 'lint', 'openapi.json'],
  ['generated files', 'node', 'tools/generate.mjs', '--check'],
  ['lock file', 'node', 'tools/lock.mjs', '--check'],
]

let failed = 0
for (const [name, command, ...args] of checks) {
  const from = Date.now()
  const [file, argv] = command === 'node' ? [process.execPath, args] : [`node_modules/.bin/${command}`, args]
  const { status, stdout, stderr, error } = spawnSync(file, argv, { cwd: root, encoding: 'utf8', maxBuffer: 64 << 20 })
  const seconds = ((Date.now() - from) / 1000).toFixed(1)
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`)
  if (status === 0) continue
  failed += 1
  console.log(`${error ?? ''}${stdout}${stderr}`.trimEnd())
}
process.exit(failed === 0 ? 0 : 1)
