import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from '@jest/globals'

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it.each(['SIGTERM', 'SIGKILL'] as const)('a program is ended by SIGTERM when its shell dies of %s', async (signal) => {
  const program = `import(${JSON.stringify(join(__dirname, 'stop-with-parent.mjs'))}).then(({ stopWithParent }) => {
    stopWithParent(20)
    process.on('SIGTERM', () => { console.log('asked to stop'); process.exit(0) })
    setInterval(() => {}, 1000)
    console.log(process.pid)
  })`
  const shell = spawn('sh', ['-c', '"$NODE" -e "$PROGRAM"; exit 0'], {
    env: { NODE: process.execPath, PROGRAM: program },
  })
  let said = ''
  shell.stdout.on('data', (chunk) => {
    said += chunk
  })
  while (!said.includes('\n')) await once(shell.stdout, 'data')
  const pid = Number.parseInt(said, 10)
  expect(isRunning(pid)).toBe(true)

  shell.kill(signal)
  const until = performance.now() + 60_000
  while (isRunning(pid) && performance.now() < until) await sleep(20)
  expect(isRunning(pid)).toBe(false)
  expect(said).toContain('asked to stop')
})
