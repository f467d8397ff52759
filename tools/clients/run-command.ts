import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** A program with its arguments, and where it runs. */
export interface Command {
  readonly program: string
  readonly args: readonly string[]
  readonly cwd?: string
  readonly env?: NodeJS.ProcessEnv
}

const execute = promisify(execFile)

/** Runs a program to its end and returns its standard output. Throws with all of its output if it fails. */
export async function runCommand({ program, args, cwd, env }: Command): Promise<string> {
  try {
    const { stdout } = await execute(program, args, { cwd, env: { ...process.env, ...env }, maxBuffer: 2 ** 27 })
    return stdout
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { readonly stdout?: string; readonly stderr?: string }
    throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`.slice(0, 4_000), { cause: error })
  }
}

/** A machine lacks something that a generator needs, so its client is not tried. */
export class MissingTool extends Error {
  override readonly name = 'MissingTool'
}

/** Runs a command that fails only where a program or its packages cannot be had. Throws `MissingTool` then. */
export async function requireTool(command: Command, lack: string): Promise<void> {
  try {
    await runCommand(command)
  } catch (error) {
    throw new MissingTool(lack, { cause: error })
  }
}
