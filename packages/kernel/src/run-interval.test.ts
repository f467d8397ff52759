import { expect, jest, test } from '@jest/globals'
import { continueNow, runInterval } from './run-interval'
import { testApp } from './testing'

const until = async (isTrue: () => boolean) => {
  const deadline = Date.now() + 120_000
  while (!isTrue() && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 5))
}

test('a failure of the work is logged, and the work runs again', async () => {
  const { app } = testApp()
  const error = jest.spyOn(app.log, 'error')
  let runs = 0
  const worker = runInterval(app, 'test', 1, async () => {
    runs += 1
    if (runs === 1) throw new Error('gone')
  })
  await until(() => runs > 1)
  await worker.stop()
  expect(runs).toBeGreaterThan(1)
  expect(error).toHaveBeenCalledTimes(1)
  expect(error).toHaveBeenCalledWith({ err: new Error('gone'), worker: 'test' }, expect.any(String))
})

test('a synchronous failure is logged too', async () => {
  const { app } = testApp()
  let runs = 0
  const worker = runInterval(app, 'test', 1, () => {
    runs += 1
    throw new Error('gone')
  })
  await until(() => runs > 1)
  await worker.stop()
  expect(runs).toBeGreaterThan(1)
})

test('the work starts at once if requested, and runs again at once if it returns continueNow', async () => {
  const { app } = testApp()
  let runs = 0
  const work = async () => {
    runs += 1
    return runs < 3 ? continueNow : null
  }
  const worker = runInterval(app, 'test', 1_000_000, work, { startsNow: true })
  await until(() => runs === 3)
  await worker.stop()
  expect(runs).toBe(3)
})

test('stopping waits for the current run, and prevents further ones', async () => {
  const { app } = testApp()
  let [isRunning, runs] = [false, 0]
  const worker = runInterval(
    app,
    'test',
    1,
    async () => {
      isRunning = true
      runs += 1
      await new Promise((resolve) => setTimeout(resolve, 30))
      isRunning = false
    },
    { startsNow: true },
  )
  await until(() => isRunning)
  await worker.stop()
  expect([isRunning, runs]).toEqual([false, 1])
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(runs).toBe(1)
})

test('the work can read whether its worker is being stopped', async () => {
  const { app } = testApp()
  const wanted: boolean[] = []
  let stopped: Promise<void> | undefined
  const worker = runInterval(app, 'test', 1, async (isWanted) => {
    wanted.push(isWanted())
    stopped = worker.stop()
    wanted.push(isWanted())
  })
  await until(() => stopped !== undefined)
  await stopped
  expect(wanted).toEqual([true, false])
})
