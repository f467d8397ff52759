import { copyFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { root } from '../root'
import { type ApiVersion, documents, plays } from './python'
import { type Command, runCommand } from './run-command'

const requireHere = createRequire(join(root, 'package.json'))
const requireOfGateway = createRequire(join(root, 'gateway/package.json'))

const node = (script: string, args: readonly string[], cwd: string): Command => ({
  program: process.execPath,
  args: [script, ...args],
  cwd,
})

/** Writes the types of a client by openapi-typescript into a folder. */
export async function runOpenapiTypescript(folder: string, version: ApiVersion): Promise<void> {
  const script = join(dirname(requireOfGateway.resolve('openapi-typescript/package.json')), 'bin/cli.js')
  await runCommand(node(script, [documents[version], '--output', join(folder, 'sanguine/index.ts')], folder))
}

const compilerOptions = {
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'nodenext',
  strict: true,
  skipLibCheck: true,
  types: ['node'],
  rootDir: '.',
  outDir: 'compiled',
}

/** Compiles a play with all of its client. */
export async function compileTypescript(folder: string, play: string): Promise<string> {
  copyFileSync(join(plays, `${play}.ts`), join(folder, 'play.ts'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['play.ts', 'sanguine'] }))
  await runCompiler(['--project', folder], folder)
  return 'compiled'
}

/** Runs the compiler of TypeScript in a folder. */
export async function runCompiler(args: readonly string[], folder: string): Promise<void> {
  const compiler = join(dirname(requireHere.resolve('typescript/package.json')), 'bin/tsc')
  await runCommand(node(compiler, args, folder))
}
