import multipart from '@fastify/multipart'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { Route } from '@sanguine/kernel/rest'
import Fastify, { type FastifyInstance } from 'fastify'
import { readMultipart } from './read-multipart'

const route = { input: { files: true, maxFileBytes: 1_000 } } as Route

let server: FastifyInstance
let url: string
const errors: unknown[] = []

beforeAll(async () => {
  server = Fastify()
  await server.register(multipart)
  server.setErrorHandler((error, _request, reply) => {
    errors.push(error)
    reply.code(400).send('refused')
  })
  server.post('/', async (request) => {
    await readMultipart(request, route)
    return 'read'
  })
  url = await server.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => server.close())

async function send(contentType: string, body: string) {
  errors.length = 0
  const response = await fetch(url, { method: 'POST', headers: { 'Content-Type': contentType }, body })
  return response.text()
}

describe('a multipart body', () => {
  const field = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'

  it('is read', async () => {
    expect(await send('multipart/form-data; boundary=x', `${field}--x--\r\n`)).toBe('read')
  })

  it.each([
    ['without a boundary', 'multipart/form-data', field],
    ['with a boundary that is too long', `multipart/form-data; boundary=${'x'.repeat(300)}`, field],
    ['that ends too soon', 'multipart/form-data; boundary=x', field],
    ['that ends in the head of a part', 'multipart/form-data; boundary=x', '--x\r\nContent-Disp'],
    [
      'that ends in a file',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="a"; filename="a"\r\n\r\nbytes',
    ],
  ])('%s is refused as broken', async (_what, contentType, body) => {
    expect(await send(contentType, body)).toBe('refused')
    expect(errors).toEqual([
      expect.objectContaining({ kind: 'invalidInput', message: 'The multipart body is broken or incomplete.' }),
    ])
  })
})

it('a fault of the program is not reported as a broken body', async () => {
  const fault = new TypeError('a fault of the program')
  const raw = { unpipe: jest.fn(), resume: jest.fn() }
  const parts = () => {
    throw fault
  }
  await expect(readMultipart({ parts, raw } as never, route)).rejects.toBe(fault)
  expect(raw.resume).toHaveBeenCalled()
})
