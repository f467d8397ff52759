/**
 * Runs a tool that is written in TypeScript, as in `node tools/run.mjs simulate 100 30`. It compiles stale code of the
 * server and the tools, and calls the `main` of `tools/simulate.ts` with the arguments. The return value of `main` is
 * the exit code.
 */
import { buildServer } from './build/server.mjs'
import { loadTool } from './build/tools.mjs'

const [, , name, ...args] = process.argv
try {
  await buildServer()
  const { main } = await loadTool(name)
  process.exitCode = (await main(args)) ?? 0
} catch (error) {
  console.error(error)
  process.exit(2)
}
