import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { mongo } from 'mongoose'
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

const start = (port = 0) =>
  startGateway({
    env: readEnv({ PORT: String(port), DATA_DIR: folder }),
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

test('a step of the start that the database could not serve is tried again', async () => {
  const lost = Object.assign(new Error('interrupted due to server monitor timeout'), {
    name: 'PoolClearedOnNetworkError',
  })
  const started = failDomain('users', lost)
  const gateway = await start()
  expect((await fetch(`${gateway.url}/readyz`)).status).toBe(200)
  expect(started).toHaveBeenCalledTimes(2)
  await gateway.stop()
})

test('a start whose every try fails at the database ends with the reason', async () => {
  const full = new mongo.MongoServerError({ message: 'The disk is full', code: 14031, codeName: 'OutOfDiskSpace' })
  const domain = domains.find(({ name }) => name === 'users') as Required<(typeof domains)[number]>
  jest.spyOn(domain, 'start').mockRejectedValue(full)
  await expect(start()).rejects.toThrow(
    /^The built-in database in .* cannot serve the start: its disk is full \(OutOfDiskSpace\)\. Put that right and start again\.$/,
  )
})

test('another failure ends the start at once', async () => {
  const started = failDomain('users', new Error('the content cannot be used'))
  await expect(start()).rejects.toThrow('the content cannot be used')
  expect(started).toHaveBeenCalledTimes(1)
})

/** Listens on a port, 0 for a free one, and stops; returns its number, or the code of the error. */
const tryToListen = (port: number) =>
  new Promise<number | string | undefined>((resolve) => {
    const server = createServer()
    server.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code))
    server.listen(port, '127.0.0.1', () => {
      const { port: taken } = server.address() as AddressInfo
      server.close(() => resolve(taken))
    })
  })

test('no other process gets the port during the start', async () => {
  const port = Number(await tryToListen(0))
  const domain = domains.find(({ name }) => name === 'users') as Required<(typeof domains)[number]>
  const original = domain.start
  const attempts: unknown[] = []
  jest.spyOn(domain, 'start').mockImplementation(async (app) => {
    attempts.push(await tryToListen(port))
    return original(app)
  })
  const gateway = await start(port)
  expect(attempts).toEqual(['EADDRINUSE'])
  expect((await fetch(`${gateway.url}/readyz`)).status).toBe(200)
  await gateway.stop()
  expect(await tryToListen(port)).toBe(port)
})

test('a failed start frees the port', async () => {
  const port = Number(await tryToListen(0))
  failDomain('users', new Error('the content cannot be used'))
  await expect(start(port)).rejects.toThrow('the content cannot be used')
  expect(await tryToListen(port)).toBe(port)
})
