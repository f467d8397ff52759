import { setImmediate } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import { smallContent } from '@sanguine/content/testing'
import { mongo } from 'mongoose'
import { catalogueApp } from '../testing'
import { ContentFindings } from './content-findings'
import { knownImagesService } from './known-images'
import { releaseService } from './release-cache'

let running: Awaited<ReturnType<typeof catalogueApp>>

beforeAll(async () => {
  running = await catalogueApp(smallContent())
})
afterEach(() => {
  jest.restoreAllMocks()
})
afterAll(() => running.stop())

test('content that could not be checked in advance is logged, and checked on request', async () => {
  const { app } = running
  const snapshot = app.get(releaseService).snapshot()
  const warn = jest.spyOn(app.log, 'warn').mockImplementation(() => undefined)
  const known = jest.spyOn(app.get(knownImagesService), 'known')
  known.mockRejectedValueOnce(new mongo.MongoNetworkError('connection lost'))
  const findings = new ContentFindings(app, 0)
  findings.prepare(snapshot)
  const users = await findings.users(snapshot)
  expect(users.size).toBeGreaterThan(0)
  for (let waited = 0; warn.mock.calls.length === 0 && waited < 60_000; waited += 10)
    await new Promise((resolve) => setTimeout(resolve, 10))
  expect(warn).toHaveBeenCalledWith(
    expect.objectContaining({ err: expect.objectContaining({ message: 'connection lost' }) }),
    'The content could not be checked ahead.',
  )
  expect(await findings.problems(snapshot)).toEqual(expect.any(Array))
  expect(known).toHaveBeenCalledTimes(2)
  await findings.stop()
})

test('content that may soon change again is not checked in advance', async () => {
  const { app } = running
  const first = app.get(releaseService).snapshot()
  const known = jest.spyOn(app.get(knownImagesService), 'known')
  const findings = new ContentFindings(app)
  for (const version of [first.version + 1, first.version + 2]) {
    findings.prepare({ ...first, version })
    await setImmediate()
  }
  await findings.stop()
  expect(known).not.toHaveBeenCalled()
})
