import { copyFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root'
import { createEnvironment, importAll, plays, python } from './python'
import { requireTool, runCommand } from './run-command'
import { compileTypescript, runCompiler } from './typescript'

const source = join(root, 'sdk')

/** Compiles and packs the SDK for TypeScript, installs the package in a folder, and compiles a play with it. */
export async function installTypescriptSdk(folder: string): Promise<string> {
  const package_ = join(folder, 'package')
  mkdirSync(package_)
  copyFileSync(join(source, 'typescript/package.json'), join(package_, 'package.json'))
  copyFileSync(join(source, 'typescript/README.md'), join(package_, 'README.md'))
  await runCompiler(['--project', join(source, 'typescript'), '--outDir', join(package_, 'dist')], folder)
  const packed = await runCommand({
    program: 'npm',
    args: ['pack', '--pack-destination', folder, package_],
    cwd: folder,
  })
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  const archive = `./${packed.trim().split('\n').at(-1)}`
  await runCommand({ program: 'npm', args: ['install', '--offline', '--no-audit', '--no-fund', archive], cwd: folder })
  rmSync(package_, { recursive: true })
  return compileTypescript(folder, 'sdk-typescript')
}

/** Builds a wheel of the SDK for Python, installs it in a folder and imports all of it. Throws `MissingTool`. */
export async function installPythonSdk(folder: string): Promise<string> {
  await createEnvironment()
  const pip = (args: readonly string[]) => python(['-m', 'pip', ...args], folder)
  await requireTool(pip(['install', '--quiet', 'setuptools>=69', 'wheel']), 'setuptools from a Python registry')
  // pip writes beside the sources.
  const copy = join(folder, 'source')
  cpSync(join(source, 'python'), copy, { recursive: true })
  const build = ['wheel', '--quiet', '--no-deps', '--no-build-isolation', '--wheel-dir', folder, copy]
  await runCommand(pip(build))
  const from = ['--no-index', '--find-links', folder]
  await runCommand(pip(['install', '--quiet', ...from, '--target', folder, 'sanguine-sdk']))
  copyFileSync(join(plays, 'sdk_python.py'), join(folder, 'play.py'))
  return importAll(folder, 'sanguine_sdk')
}
