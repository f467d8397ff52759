/**
 * Everything at once, rebuilt as it is written: the server is compiled and the gateway started again, webpack watches the
 * four front ends. `npm run dev`. A single front end: `npm run dev -w remotes/game`.
 */
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildServer, root, serverWorkspaces } from './build/server.mjs'
import { loadTool } from './build/tools.mjs'

const { frontEnds } = await loadTool('build/front-ends')

const webpack = fileURLToPath(import.meta.resolve('webpack/bin/webpack.js'))
const main = join(root, 'gateway/dist/main.js')

let isStopping = false
let gateway = null
let queue = Promise.resolve()

/** A process that a signal ended has no exit code. */
const hasEnded = (child) => child.exitCode !== null || child.signalCode !== null

const exit = (child) => new Promise((resolve) => (hasEnded(child) ? resolve() : child.once('exit', resolve)))

async function stopGateway() {
  if (!gateway) return
  gateway.kill('SIGTERM')
  await exit(gateway)
  gateway = null
}

async function rebuild() {
  try {
    if ((await buildServer()) === 0 && gateway) return
  } catch (error) {
    console.error(`The server cannot be compiled: ${error.message}`)
    return
  }
  await stopGateway()
  if (!isStopping) gateway = spawn(process.execPath, ['--enable-source-maps', main], { cwd: root, stdio: 'inherit' })
}

let timer
function onChange() {
  clearTimeout(timer)
  timer = setTimeout(() => {
    queue = queue.then(rebuild)
  }, 100)
}

const watchers = serverWorkspaces().map((workspace) =>
  watch(join(root, workspace, 'src'), { recursive: true }, onChange),
)
const bundlers = frontEnds.map((folder) =>
  spawn(process.execPath, [webpack, '--watch', '--mode', 'development'], {
    cwd: join(root, folder),
    stdio: ['ignore', 'inherit', 'inherit'],
  }),
)

async function stop() {
  if (isStopping) return
  isStopping = true
  for (const watcher of watchers) watcher.close()
  for (const bundler of bundlers) bundler.kill('SIGTERM')
  await queue
  await stopGateway()
  process.exit(0)
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)

queue = rebuild()
