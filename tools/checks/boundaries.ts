/**
 * Checks the imports of all workspaces against `.dependency-cruiser.cjs`: `node tools/run.mjs checks/boundaries`. Ends with
 * 1 if an import crosses a boundary.
 */
import { spawnSync } from 'node:child_process'
import { root } from '../root'

const folders = ['packages', 'subgraphs', 'gateway', 'explorer', 'host', 'remotes', 'e2e', 'tools']

export function main(): number {
  const program = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'
  const args = ['--import', './tools/checks/parse-tsx.mjs', program, '--config', '.dependency-cruiser.cjs', ...folders]
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
  return status ?? 1
}
