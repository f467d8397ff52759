/**
 * Makes a remote with one page in both languages, a test, a build, a development server and a budget:
 *
 *   npm run new:remote -- <name> [--en <title>] [--de <title>] [--no-install]
 *
 * All of it is in `remotes/<name>`. Besides, `npm install` adds the workspace to the lock file, unless `--no-install`.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { generateRemoteDocuments } from './generate/documents'
import { GeneratedFiles } from './generate/generated-files'
import { mergeSchema } from './generate/schema'
import { remoteFiles } from './new-remote/remote-files'
import { whyNoNewRemote } from './new-remote/why-no-new-remote'
import { root } from './root'

const usage = 'Usage: npm run new:remote -- <name> [--en <title>] [--de <title>] [--no-install]'

function parse(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { en: { type: 'string' }, de: { type: 'string' }, 'no-install': { type: 'boolean' } },
    })
    const [name, ...more] = positionals
    if (name === undefined || more.length > 0) return null
    const en = values.en ?? name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ')
    return { name, title: { en, de: values.de ?? en }, installs: !values['no-install'] }
  } catch {
    // An option that does not exist; the usage names those that do.
    return null
  }
}

interface Manifest {
  readonly version: string
  readonly dependencies: Readonly<Record<string, string>>
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest

/** The versions that host and packages have. */
function versionsOfPlatform(): Readonly<Record<string, string>> {
  const [host, ui, federation] = ['host', 'packages/ui', 'packages/federation'].map(readManifest)
  return {
    ...ui?.dependencies,
    ...host?.dependencies,
    '@sanguine/ui': ui?.version ?? '',
    '@sanguine/federation': federation?.version ?? '',
  }
}

export async function main(args: readonly string[]): Promise<number> {
  const call = parse(args)
  const problem = call ? whyNoNewRemote(root, call.name) : usage
  if (!call || problem !== null) {
    console.error(problem)
    return 1
  }
  const { name, title, installs } = call
  const folder = `remotes/${name}`
  for (const [file, content] of Object.entries(remoteFiles({ name, title, versions: versionsOfPlatform() }))) {
    const path = join(root, folder, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
  await generateRemoteDocuments(new GeneratedFiles(false), folder, mergeSchema())
  if (
    installs &&
    !(run('npm', 'install', '--no-audit', '--no-fund') && run(process.execPath, 'tools/run.mjs', 'checks/lock-file'))
  )
    return 1
  console.log(`${folder} is made. Its page is /${name}, for every account that plays.

  npm test -w ${folder}     its test
  npm run dev -w ${folder}  the remote alone, beside a running gateway
  npm start${' '.repeat(folder.length + 9)}  the whole site`)
  return 0
}

/** Runs a program in the repository; returns whether it succeeded. It prints its own errors. */
function run(program: string, ...args: readonly string[]): boolean {
  const { status, error } = spawnSync(program, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  if (error) console.error(`${program} did not start: ${error.message}`)
  return status === 0
}
