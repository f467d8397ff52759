import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from '@jest/globals'
import { testApp } from '@sanguine/kernel/testing'
import type { DatabaseProblem } from './database-problem'
import { type DatabaseProcess, keepRunning } from './keep-running'

const { log } = testApp().app
const started: DatabaseProcess[] = []

/** A process that does nothing, used instead of a database. */
async function launch(port = 27_000, onExit: (reason: string) => void = () => undefined): Promise<DatabaseProcess> {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  await once(child, 'spawn')
  let isStopping = false
  child.once('exit', (_code, signal) => isStopping || onExit(`it ended with ${signal}`))
  const one: DatabaseProcess = {
    uri: `mongodb://127.0.0.1:${port}`,
    port,
    pid: child.pid ?? 0,
    async stop() {
      isStopping = true
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
  started.push(one)
  return one
}

const until = async (isTrue: () => boolean) => {
  for (let tries = 0; !isTrue() && tries < 12_000; tries += 1) await sleep(10)
  expect(isTrue()).toBe(true)
}

afterEach(async () => {
  for (const one of started.splice(0)) await one.stop()
})

test('a database that ends unexpectedly is started again on the same port', async () => {
  const lost: DatabaseProblem[] = []
  const kept = await keepRunning({ launch, log, onLost: (problem) => lost.push(problem) })
  process.kill(started[0]?.pid ?? 0, 'SIGKILL')
  await until(() => started.length === 2)
  expect(started[1]?.uri).toBe(kept.uri)
  expect(lost).toEqual([])
  await kept.stop()
})

test('a database that was stopped is not started again', async () => {
  const kept = await keepRunning({ launch, log, onLost: () => undefined })
  await kept.stop()
  await sleep(50)
  expect(started).toHaveLength(1)
})

test('a database that ends repeatedly is not restarted any more, and a line says what to do', async () => {
  const lost: DatabaseProblem[] = []
  const kept = await keepRunning({
    launch: async (port, onExit) => {
      const one = await launch(port, onExit)
      process.kill(one.pid, 'SIGKILL')
      return one
    },
    log,
    onLost: (problem) => lost.push(problem),
  })
  await until(() => lost.length === 1)
  expect(lost[0]?.message).toMatch(/cannot be kept running .*check the disk that holds DATA_DIR/)
  expect(started).toHaveLength(6)
  await kept.stop()
})

test('a database that cannot be restarted is reported as lost', async () => {
  const lost: DatabaseProblem[] = []
  const kept = await keepRunning({
    launch: (port, onExit) =>
      port === undefined ? launch(port, onExit) : Promise.reject(new Error('No space left on the disk.')),
    log,
    onLost: (problem) => lost.push(problem),
  })
  process.kill(started[0]?.pid ?? 0, 'SIGKILL')
  await until(() => lost.length === 1)
  expect(lost[0]?.message).toContain('No space left on the disk.')
  await kept.stop()
})
