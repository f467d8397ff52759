import { afterEach, expect, test } from '@jest/globals'
import { type DocumentNode, parse } from 'graphql'
import { type MockGateway, mockGateway } from '../../testing/mock-gateway'
import { errorText } from './error-text'
import { execute } from './execute-operation'

const document: DocumentNode = parse('query Weight { me { weight } }')
const before = globalThis.fetch
let gateway: MockGateway
afterEach(() => {
  globalThis.fetch = before
  gateway.stop()
})

const respond = (body: unknown, init: ResponseInit, type = 'application/graphql-response+json') => {
  gateway = mockGateway()
  globalThis.fetch = async () => new Response(JSON.stringify(body), { ...init, headers: { 'Content-Type': type } })
}
const thrown = () => execute(document, {}).catch((error: unknown) => error)

test('a document that the gateway refuses with a status has the sentences of its errors', async () => {
  const errors = [{ message: 'Cannot query field "weight" on type "Player".' }]
  respond({ errors }, { status: 400, statusText: 'Bad Request' })
  const error = await thrown()
  expect(error).toMatchObject({ name: 'NetworkError', status: 400, errors })
  expect(errorText(error)).toContain('weight')
})

test('a status without errors is thrown as a NetworkError with that status', async () => {
  respond({}, { status: 502, statusText: 'Bad Gateway' }, 'application/json')
  expect(await thrown()).toMatchObject({ name: 'NetworkError', status: 502, statusText: 'Bad Gateway' })
  globalThis.fetch = before
  gateway.stop()
  respond('busy', { status: 503 }, 'text/plain; charset=utf-8')
  expect(await thrown()).toMatchObject({ name: 'NetworkError', status: 503, sentence: '"busy"' })
})
