import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileGo, makeModule, runOapiCodegen } from './go'
import { importAll, plays, python, runOpenapiGenerator, runOpenapiPythonClient } from './python'
import type { Command } from './run-command'
import { installPythonSdk, installTypescriptSdk } from './sdk'
import { lintDocument } from './spectral'
import { compileTypescript, runOpenapiTypescript } from './typescript'

/** A client that a generator makes of `openapi.json`, or an SDK of `sdk`. */
export interface GeneratedClient {
  readonly name: string
  /** Writes the client below a folder, and imports or compiles all of it. Returns a note on that. Throws `MissingTool`. */
  build(folder: string): Promise<string>
  /** the command that plays with the client; null for a check of the document alone */
  readonly play: ((folder: string) => Command) | null
}

const goPlay = (folder: string): Command => ({ program: join(folder, 'play'), args: [] })
const typescriptPlay = (folder: string): Command => ({
  program: process.execPath,
  args: [join(folder, 'compiled/play.js')],
})
const pythonPlay = (folder: string): Command => python(['play.py'], folder)

export const clients: readonly GeneratedClient[] = [
  { name: 'spectral', build: lintDocument, play: null },
  { name: 'sdk, typescript', build: installTypescriptSdk, play: typescriptPlay },
  { name: 'sdk, python', build: installPythonSdk, play: pythonPlay },
  {
    name: 'openapi-typescript',
    async build(folder) {
      await runOpenapiTypescript(folder, 'first')
      return compileTypescript(folder, 'openapi-typescript')
    },
    play: typescriptPlay,
  },
  {
    name: 'openapi-typescript, v1',
    async build(folder) {
      await runOpenapiTypescript(folder, 'v1')
      return compileTypescript(folder, 'openapi-typescript-v1')
    },
    play: typescriptPlay,
  },
  {
    name: 'openapi-generator, typescript-fetch',
    async build(folder) {
      await runOpenapiGenerator('typescript-fetch', join(folder, 'sanguine'), 'importFileExtension=.js')
      return compileTypescript(folder, 'typescript-fetch')
    },
    play: typescriptPlay,
  },
  {
    name: 'openapi-generator, python',
    async build(folder) {
      await runOpenapiGenerator('python', folder, 'packageName=sanguine')
      copyFileSync(join(plays, 'openapi_generator.py'), join(folder, 'play.py'))
      return importAll(folder)
    },
    play: pythonPlay,
  },
  {
    name: 'openapi-python-client',
    async build(folder) {
      await runOpenapiPythonClient(join(folder, 'sanguine'), 'first')
      copyFileSync(join(plays, 'openapi_python_client.py'), join(folder, 'play.py'))
      return importAll(folder)
    },
    play: pythonPlay,
  },
  {
    name: 'openapi-python-client, v1',
    async build(folder) {
      await runOpenapiPythonClient(join(folder, 'sanguine'), 'v1')
      copyFileSync(join(plays, 'openapi_python_client_v1.py'), join(folder, 'play.py'))
      return importAll(folder)
    },
    play: pythonPlay,
  },
  {
    name: 'openapi-generator, go',
    async build(folder) {
      await makeModule(folder, 'openapi-generator')
      await runOpenapiGenerator('go', join(folder, 'sanguine'), 'packageName=sanguine,withGoMod=false')
      return compileGo(folder)
    },
    play: goPlay,
  },
  {
    name: 'oapi-codegen',
    async build(folder) {
      await makeModule(folder, 'oapi-codegen')
      await runOapiCodegen(folder)
      return compileGo(folder)
    },
    play: goPlay,
  },
]
