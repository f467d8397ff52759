import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { DataError } from './data-error'
import { databaseFolder, openData, startOnFolder } from './data-source'

let dataDir: string
let silent: Server

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'sanguine-data-'))
  await (await startOnFolder(databaseFolder(dataDir))).stop()
  // It reads what it never answers. Otherwise it would not notice that a client has gone, and keep the connection.
  silent = createServer((socket) => socket.on('error', () => socket.destroy()).resume())
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  silent.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const portOf = (server: Server) => (server.address() as AddressInfo).port

/** Leaves the address of a server in the folder, as a server with a port does. */
const leaveAddress = (port: number) =>
  writeFileSync(join(databaseFolder(dataDir), 'address'), `mongodb://127.0.0.1:${port}/?directConnection=true`)

test('a database whose server has ended is started', async () => {
  const ended = createServer()
  await new Promise<void>((resolve) => ended.listen(0, '127.0.0.1', resolve))
  leaveAddress(portOf(ended))
  await new Promise((resolve) => ended.close(resolve))
  const data = await openData({ mongodbUri: null, dataDir })
  expect(await data.connection.collection('rows').countDocuments({})).toBe(0)
  await data.stop()
})

test('a database whose server does not answer is reported, and not opened a second time', async () => {
  leaveAddress(portOf(silent))
  const opening = openData({ mongodbUri: null, dataDir })
  await expect(opening).rejects.toBeInstanceOf(DataError)
  await expect(opening).rejects.toThrow(
    /is running but cannot be used \(.+\)\. Wait until it answers, or stop its gateway\./,
  )
  const failedAt = performance.now()
  await new Promise((resolve) => silent.close(resolve))
  // a connection that waits on would hold the process for half a minute
  expect(performance.now() - failedAt).toBeLessThan(20_000)
})
