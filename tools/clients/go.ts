import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { documents, plays } from './python'
import { type Command, requireTool, runCommand } from './run-command'

const generator = 'github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2'

const go = (args: readonly string[], cwd: string): Command => ({ program: 'go', args, cwd })

/** Makes a folder a Go module with a play and the libraries of the clients. Throws `MissingTool` where Go or its registry is missing. */
export async function makeModule(folder: string, play: string): Promise<void> {
  await requireTool(go(['version'], folder), 'go')
  for (const file of ['go.mod', 'go.sum']) copyFileSync(join(plays, file), join(folder, file))
  copyFileSync(join(plays, `${play}.go`), join(folder, 'main.go'))
  await requireTool(go(['mod', 'download'], folder), 'the modules of tools/clients/plays/go.mod from a Go proxy')
}

/** Writes a client by oapi-codegen into a Go module. */
export async function runOapiCodegen(folder: string): Promise<void> {
  const lack = 'oapi-codegen from a Go proxy'
  await requireTool(go(['run', generator, '--version'], folder), lack)
  const args = ['run', generator, '-generate', 'types,client', '-package', 'sanguine']
  await runCommand(go([...args, '-o', 'sanguine/client.go', documents.first], folder))
}

/** Compiles every package of a Go module, and the play to a program of it. */
export async function compileGo(folder: string): Promise<string> {
  await runCommand(go(['build', './...'], folder))
  await runCommand(go(['build', '-o', 'play', '.'], folder))
  return 'compiled'
}
