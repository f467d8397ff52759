import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from '@jest/globals'
import { query } from './api'

let server: Server | undefined
afterEach(() => {
  server?.close()
})

/** Serves these statuses one after another; returns the address, and the idempotency keys of the calls so far. */
async function serve(statuses: readonly number[]): Promise<{ url: string; keys: readonly unknown[] }> {
  const keys: unknown[] = []
  const listening = createServer((request, response) => {
    const status = statuses[keys.length] ?? 200
    keys.push(request.headers['idempotency-key'])
    const body = status === 200 ? { data: { viewer: null } } : { errors: [{ message: 'No.' }] }
    response.writeHead(status, { 'Retry-After': '0', Connection: 'close' }).end(JSON.stringify(body))
  })
  server = listening
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(listening.address() as AddressInfo).port}`, keys }
}

test('a call that a busy site ends is repeated under its idempotency key', async () => {
  const { url, keys } = await serve([503, 503, 200])
  expect(await query({ url }, null, '{ viewer { role } }')).toEqual({ viewer: null })
  expect(keys).toEqual([keys[0], keys[0], keys[0]])
  expect(keys[0]).toMatch(/^[\w-]{36}$/)
})

test('a call that is refused is not repeated', async () => {
  const { url, keys } = await serve([400])
  await expect(query({ url }, null, '{ viewer { role } }')).rejects.toThrow('answered 400')
  expect(keys).toHaveLength(1)
})
