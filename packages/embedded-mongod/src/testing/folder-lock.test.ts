import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals'
import { binaryPath } from '../index'
import { temporaryFolder } from './a-server'
import { ensureBuilt } from './ensure-built'

let folder: ReturnType<typeof temporaryFolder>

beforeAll(() => ensureBuilt())
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(() => folder.remove())

const serverArguments = () => [binaryPath, '--dbpath', folder.path, '--port', '0']

/** Starts the server and resolves when it listens. */
async function startHolder() {
  const child = spawn(process.execPath, serverArguments(), { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'close')
  for await (const chunk of child.stdout) if (String(chunk).includes('"Waiting for connections"')) break
  return { child, ended }
}

const isPidNamespaceAllowed = () => spawnSync('unshare', ['--pid', '--fork', 'true']).status === 0

/** Starts a second server, in a PID namespace of its own where the system allows that, and returns what it says. */
function startSecond(): { status: number | null; stderr: string } {
  const [command = '', ...args] = isPidNamespaceAllowed()
    ? ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child', process.execPath, ...serverArguments()]
    : [process.execPath, ...serverArguments()]
  return spawnSync(command, args, { encoding: 'utf8', timeout: 100_000 })
}

it('refuses a second process in another PID namespace', async () => {
  const { child, ended } = await startHolder()
  const { status, stderr } = startSecond()
  expect(stderr).toContain(`is in use by process ${child.pid}`)
  expect(status).toBe(100)
  child.kill('SIGKILL')
  await ended
})

it.each(['999999999\n', '1\n', '', 'not a number'])(
  'does not depend on the process id in the file: %j',
  async (text) => {
    const { child, ended } = await startHolder()
    writeFileSync(join(folder.path, 'embedded-mongod.lock'), text)
    expect(startSecond().stderr).toContain('is in use by')
    child.kill('SIGKILL')
    await ended
  },
)

it('is free once its holder is killed, even if the process id in the file belongs to a running process', async () => {
  const first = await startHolder()
  first.child.kill('SIGKILL')
  await first.ended
  writeFileSync(join(folder.path, 'embedded-mongod.lock'), `${process.pid}\n`)
  const second = await startHolder()
  expect(readFileSync(join(folder.path, 'embedded-mongod.lock'), 'utf8')).toBe(`${second.child.pid}\n`)
  second.child.kill('SIGKILL')
  await second.ended
})

it('gives the folder to only one of many processes that start at once', async () => {
  const children = Array.from({ length: 6 }, () =>
    spawn(process.execPath, serverArguments(), { stdio: ['ignore', 'pipe', 'pipe'] }),
  )
  const hasFolder = await Promise.all(
    children.map(
      (child) =>
        new Promise<boolean>((resolve) => {
          child.stdout.on('data', (chunk) => {
            if (String(chunk).includes('"Waiting for connections"')) resolve(true)
          })
          child.once('close', () => resolve(false))
        }),
    ),
  )
  expect(hasFolder.filter(Boolean)).toHaveLength(1)
  for (const child of children) child.kill('SIGKILL')
})
