import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { pino } from 'pino'
import { domains } from './domains'
import { readEnv } from './env'
import { startGateway } from './start-gateway'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sanguine-start-'))
})
afterEach(() => {
  jest.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

const start = () =>
  startGateway({
    env: readEnv({ PORT: '0', DATA_DIR: folder }),
    log: pino({ level: 'silent' }),
    onLost: (problem) => {
      throw problem
    },
  })

const failDomain = (name: string, error: Error) => {
  const domain = domains.find((each) => each.name === name)
  if (!domain?.start) throw new Error(`There is no domain ${name} with a start.`)
  return jest.spyOn(domain as Required<typeof domain>, 'start').mockRejectedValueOnce(error)
}

test('a call of the start that the database could not serve is tried again', async () => {
  const lost = Object.assign(new Error('interrupted due to server monitor timeout'), {
    name: 'PoolClearedOnNetworkError',
  })
  const started = failDomain('users', lost)
  const gateway = await start()
  expect((await fetch(`${gateway.url}/readyz`)).status).toBe(200)
  expect(started).toHaveBeenCalledTimes(2)
  await gateway.stop()
})

test('another failure ends the start at once', async () => {
  const started = failDomain('users', new Error('the content cannot be used'))
  await expect(start()).rejects.toThrow('the content cannot be used')
  expect(started).toHaveBeenCalledTimes(1)
})
