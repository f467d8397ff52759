import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { parse } from 'graphql'
import { createToken, logInAs, logOut } from '../../testing/log-in'
import { type MockGateway, mockGateway } from '../../testing/mock-gateway'
import { page } from '../browser/page'
import { session } from '../session/session'
import { errorText } from './error-text'
import { execute } from './execute-operation'
import { NetworkError } from './network-error'
import { registerPersistedDocuments } from './persisted-documents'
import { request } from './request'

const reload = jest.spyOn(page, 'reload').mockImplementation(() => undefined)
let gateway: MockGateway

beforeEach(() => {
  reload.mockClear()
  gateway = mockGateway()
})
afterEach(() => {
  gateway.stop()
  logOut()
})

const text = (body: string, status: number) =>
  new Response(body, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } })

describe('a call', () => {
  it('has the key, the version and the token', async () => {
    gateway.setResponses({ routes: { 'GET /api/version/': '1.2.3' } })
    logInAs()
    await request('/api/version/')
    const { headers } = gateway.calls[0] as { headers: Headers }
    expect(headers.get('x-api-key')).toBe('test-key')
    expect(headers.get('x-version')).toBe('0.0.0')
    expect(headers.get('authorization')).toBe(`Bearer ${session.token()}`)
  })

  it('with a 401 ends the session and reloads, once', async () => {
    gateway.setResponses({ routes: { 'GET /api/clientUser/getme': () => text('Log in again.', 401) } })
    logInAs()
    await expect(request('/api/clientUser/getme')).rejects.toThrow('Network response was not ok')
    expect(session.token()).toBeNull()
    expect(reload).toHaveBeenCalledTimes(1)
    await expect(request('/api/clientUser/getme')).rejects.toThrow(NetworkError)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('updates the role of the viewer from the response, also from a refusal', async () => {
    logInAs({ role: 'admin' })
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'x-viewer-role': 'user' }
    gateway.setResponses({ routes: { 'GET /api/user': () => new Response('Not yours.', { status: 403, headers }) } })
    await expect(request('/api/user')).rejects.toThrow(NetworkError)
    expect(session.viewer()).toMatchObject({ role: 'user', permissions: [] })
  })

  it('of an earlier session does not end the current one', async () => {
    logInAs()
    gateway.setResponses({
      routes: {
        'GET /api/Journal': () => {
          session.logIn(createToken({ sub: 'account-2' }))
          return text('Log in again.', 401)
        },
      },
    })
    await expect(request('/api/Journal')).rejects.toThrow(NetworkError)
    expect(session.viewer()?.id).toBe('account-2')
    expect(reload).not.toHaveBeenCalled()
  })

  it('that fails has a sentence: that of the server if there is one', async () => {
    gateway.setResponses({
      routes: {
        'POST /api/item': () => text('name is missing', 400),
        'GET /api/item': () => new Response('{}', { status: 503, headers: { 'content-type': 'application/json' } }),
      },
    })
    await expect(request('/api/item', { method: 'POST' }).catch(errorText)).resolves.toBe('name is missing')
    await expect(request('/api/item').catch(errorText)).resolves.toBe(
      'Something went wrong on the server. Try again in a moment.',
    )
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    await expect(request('/api/item').catch(errorText)).resolves.toMatch('did not answer')
  })
})

describe('an operation', () => {
  const document = parse('query UiTestStats { stats { id name } }') as never

  it('is sent as its hash, and in full if the gateway does not know it', async () => {
    registerPersistedDocuments({ UiTestStats: 'a'.repeat(64) })
    gateway.setResponses({ fields: { stats: [{ id: '1', name: 'Health' }] } })
    await expect(execute(document, {})).resolves.toEqual({ stats: [{ id: '1', name: 'Health' }] })
    const bodies = gateway.calls.map(({ body }) => body)
    expect(bodies).toEqual([
      {
        operationName: 'UiTestStats',
        variables: {},
        extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } },
      },
      expect.objectContaining({ query: expect.stringContaining('stats') }),
    ])
  })

  it('that does not fit the schema fails in tests', async () => {
    gateway.setResponses({ fields: { stats: [{ id: '1' }] } })
    await expect(execute(document, {})).rejects.toThrow()
  })
})
