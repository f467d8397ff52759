import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { continueNow, runInterval, untilDue, untilWritten } from './run-interval'
import { testApp } from './testing'
import { writeWatchService } from './write-watch'

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

describe('work that rests', () => {
  /** An app whose writes and looks at the database are made by the test. */
  function watchedApp() {
    const { app, clock } = testApp()
    const listeners = new Set<() => void>()
    const watch = {
      writes: 0,
      onLook: (listener: () => void) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      stop: async () => undefined,
    }
    app.provide(writeWatchService, watch)
    const look = () => {
      for (const listener of [...listeners]) listener()
    }
    return { app, clock, watch, look, isResting: () => listeners.size > 0 }
  }

  /** A worker that returns the rest after its first run, and has run once. */
  async function restingWorker(rest: unknown, onRun: (site: ReturnType<typeof watchedApp>) => void = () => undefined) {
    const site = watchedApp()
    let runs = 0
    const work = async () => {
      runs += 1
      onRun(site)
      return runs === 1 ? rest : untilWritten
    }
    const worker = runInterval(site.app, 'test', 0, work, { startsNow: true })
    await until(site.isResting)
    return {
      ...site,
      worker,
      /** Looks at the database, and returns how often the work has run since the worker began. */
      runsAfterLook: async () => {
        site.look()
        await until(site.isResting)
        return runs
      },
    }
  }

  test('does not run again before a write to the database', async () => {
    const { worker, watch, runsAfterLook } = await restingWorker(untilWritten)
    expect(await runsAfterLook()).toBe(1)
    watch.writes += 1
    expect(await runsAfterLook()).toBe(2)
    expect(await runsAfterLook()).toBe(2)
    await worker.stop()
  })

  test('runs again after a write during its run, which it may not have seen', async () => {
    let isFirst = true
    const { worker, runsAfterLook } = await restingWorker(untilWritten, ({ watch }) => {
      if (isFirst) watch.writes += 1
      isFirst = false
    })
    expect(await runsAfterLook()).toBe(2)
    expect(await runsAfterLook()).toBe(2)
    await worker.stop()
  })

  test('runs again once its time has come, by a clock that was set too', async () => {
    const { app } = testApp()
    const { worker, clock, runsAfterLook } = await restingWorker(untilDue(app.clock.now() + 5_000))
    clock.advance(4_999)
    expect(await runsAfterLook()).toBe(1)
    clock.jump(1)
    expect(await runsAfterLook()).toBe(2)
    await worker.stop()
  })

  test('runs again once it is woken, also if that was during its run', async () => {
    const { worker, runsAfterLook } = await restingWorker(untilDue(null))
    worker.wake()
    expect(await runsAfterLook()).toBe(2)
    expect(await runsAfterLook()).toBe(2)
    await worker.stop()
  })

  describe('while only time passes', () => {
    beforeEach(() => void jest.useFakeTimers())
    afterEach(() => void jest.useRealTimers())

    /** A worker whose looks at the database are made by the test. `pass` returns the times of its runs, in milliseconds. */
    function startWorker(rest: (now: number) => unknown, workMs = 0) {
      const site = watchedApp()
      const from = performance.now()
      const times: number[] = []
      const work = async () => {
        times.push(performance.now() - from)
        if (workMs > 0) await new Promise((resolve) => setTimeout(resolve, workMs))
        return rest(site.app.clock.now())
      }
      const worker = runInterval(site.app, 'test', 500, work, { startsNow: true })
      const pass = async (ms: number) => {
        await jest.advanceTimersByTimeAsync(ms)
        return times
      }
      return { ...site, worker, pass }
    }

    test('runs again after a minute, though no look ends', async () => {
      const { worker, pass } = startWorker(() => untilWritten)
      expect(await pass(121_000)).toEqual([0, 60_000, 120_000])
      await worker.stop()
    })

    test('runs again when its time has come, though no look ends', async () => {
      const { worker, pass } = startWorker((now) => untilDue(now + 7_000))
      expect(await pass(15_000)).toEqual([0, 7_000, 14_000])
      await worker.stop()
    })

    test('runs again once it is woken, though no look ends', async () => {
      const { worker, pass } = startWorker(() => untilWritten)
      await pass(2_000)
      worker.wake()
      expect(await pass(2_000)).toHaveLength(2)
      await worker.stop()
    })

    test('runs at its interval while something is written before each look', async () => {
      const { worker, watch, look, pass } = startWorker(() => untilWritten, 3)
      const looks = setInterval(() => {
        watch.writes += 1
        look()
      }, 501)
      const times = await pass(10_000)
      clearInterval(looks)
      await worker.stop()
      const gaps = times.slice(1).map((time, n) => time - (times[n] ?? 0))
      expect(gaps.length).toBeGreaterThan(15)
      for (const gap of gaps.slice(1)) expect(gap).toBeLessThan(510)
    })
  })

  test('does not run after its worker was stopped', async () => {
    const { worker, isResting } = await restingWorker(untilWritten)
    await worker.stop()
    expect(isResting()).toBe(false)
  })

  test('runs at each interval where nobody notices writes', async () => {
    const { app } = testApp()
    let runs = 0
    const worker = runInterval(app, 'test', 1, async () => {
      runs += 1
      return untilWritten
    })
    await until(() => runs > 2)
    await worker.stop()
    expect(runs).toBeGreaterThan(2)
  })
})
