import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root'
import { documents } from './python'
import { type Command, requireTool, runCommand } from './run-command'

const spectral = (args: readonly string[], cwd: string): Command => ({
  program: 'npx',
  args: ['--yes', '--package', '@stoplight/spectral-cli@6.16.3', 'spectral', ...args],
  cwd,
})

/** Lints all documents by Spectral's rules for OpenAPI. Throws where one finds anything. */
export async function lintDocument(folder: string): Promise<string> {
  await requireTool(spectral(['--version'], folder), '@stoplight/spectral-cli from an npm registry')
  writeFileSync(join(folder, 'rules.yaml'), 'extends: spectral:oas\n')
  await runCommand(
    spectral(
      [
        'lint',
        ...Object.values(documents),
        join(root, 'openapi.oauth.json'),
        '--ruleset',
        'rules.yaml',
        '--fail-severity',
        'hint',
      ],
      folder,
    ),
  )
  return 'nothing found'
}
