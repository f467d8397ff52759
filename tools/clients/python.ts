import { readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root } from '../root'
import { requireTool, runCommand } from './run-command'

export const plays = join(root, 'tools/clients/plays')
/** The documents of the first API and of v1. */
export const documents = { first: join(root, 'openapi.json'), v1: join(root, 'openapi.v1.json') } as const

export type ApiVersion = keyof typeof documents

const environment = join(root, '.cache/clients/python')
const programs = join(environment, process.platform === 'win32' ? 'Scripts' : 'bin')
/** Generators call further programs of the environment, such as the formatter of openapi-python-client. */
const env = { PATH: `${programs}${delimiter}${process.env.PATH}` }

export const python = (args: readonly string[], cwd: string) => ({
  program: join(programs, 'python'),
  args,
  cwd,
  env: { ...env, PYTHONPATH: cwd },
})

/** Makes the environment of Python in which all tools run. Throws `MissingTool` where Python is missing. */
export const createEnvironment = (): Promise<void> =>
  requireTool({ program: 'python3', args: ['-m', 'venv', environment] }, 'python3 with its module venv')

async function install(): Promise<void> {
  await createEnvironment()
  const args = ['-m', 'pip', 'install', '--quiet', '--requirement', join(plays, 'requirements.txt')]
  await requireTool(python(args, root), 'the packages of tools/clients/plays/requirements.txt from a Python registry')
}

let installed: Promise<void> | undefined

/** Installs the generators that are Python packages, once. Throws `MissingTool` where Python or its registry is missing. */
export const installGenerators = (): Promise<void> => {
  installed ??= install()
  return installed
}

/** Writes a client by openapi-generator into a folder. */
export async function runOpenapiGenerator(generator: string, folder: string, properties: string): Promise<void> {
  await installGenerators()
  const args = ['generate', '--input-spec', documents.first, '--generator-name', generator, '--output', folder]
  await runCommand({
    program: join(programs, 'openapi-generator-cli'),
    args: [...args, '--additional-properties', properties],
    env,
  })
  if (!readdirSync(folder).length) throw new Error(`openapi-generator wrote no client for ${generator}.`)
}

/** Writes a client by openapi-python-client into a folder. */
export async function runOpenapiPythonClient(folder: string, version: ApiVersion): Promise<void> {
  await installGenerators()
  const args = [
    'generate',
    '--path',
    documents[version],
    '--output-path',
    folder,
    '--meta',
    'none',
    '--fail-on-warning',
  ]
  await runCommand({
    program: join(programs, 'openapi-python-client'),
    args: [...args, '--config', join(plays, 'openapi-python-client.json'), '--overwrite'],
    env,
  })
}

/** Imports every module of a package below a folder and returns their number. */
export const importAll = async (folder: string, name = 'sanguine'): Promise<string> =>
  `${(await runCommand(python([join(plays, 'import_all.py'), name], folder))).trim()} modules imported`
