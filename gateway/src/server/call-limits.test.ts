import { EventEmitter } from 'node:events'
import { expect, test } from '@jest/globals'
import { addressKey, createServedCall, serveCall } from '@sanguine/kernel'
import { contextFor, testApp } from '@sanguine/kernel/testing'
import type { FastifyReply } from 'fastify'
import { clientAddress, openCallsService, rateLimiterService } from './call-limits'

/** A reply whose connection a test closes. */
function aReply(closed = false) {
  const raw = Object.assign(new EventEmitter(), { closed })
  return { reply: { raw } as unknown as FastifyReply, close: () => raw.emit('close') }
}

const mina = {
  accountId: 'mina',
  sessionId: 's',
  name: 'Mina',
  email: 'mina@example.org',
  role: 'user' as const,
  patreonType: 0,
  hasSeenWelcome: true,
}

test('an account may make a hundred calls in each ten seconds', async () => {
  const { app } = testApp()
  const limiter = app.get(rateLimiterService)
  const call = createServedCall('call-0001')
  const count = (calls?: number) => serveCall(call, () => limiter.count(mina, '192.0.2.1', calls))
  const state = { quota: 100, windowSeconds: 10, resetSeconds: 10 }
  await count()
  expect(call.limits.get('account')).toEqual({ ...state, remaining: 99, charged: 1, isExceeded: false })
  await count(99)
  expect(call.limits.get('account')).toEqual({ ...state, remaining: 0, charged: 100, isExceeded: false })
  await expect(count()).rejects.toThrow('Too many calls. Please wait a moment.')
  expect(call.limits.get('account')).toEqual({ ...state, remaining: 0, charged: 100, isExceeded: true })
})

test('an account has a limit of simultaneous calls, and a call that ends frees a place', () => {
  const { app } = testApp({ rateLimitFactor: 0.02 })
  const calls = app.get(openCallsService)
  const context = contextFor(app, mina)
  const first = aReply()
  calls.enter(context, first.reply)
  calls.enter(context, aReply().reply)
  const refused = () => calls.enter(context, aReply().reply)
  expect(refused).toThrow(expect.objectContaining({ kind: 'tooMany', details: { retryAfterSeconds: 1 } }))
  first.close()
  expect(refused).not.toThrow()
  expect(refused).toThrow('Too many calls at once. Please wait for some of them to end.')
})

test('an address without a session has a limit of its own', () => {
  const { app } = testApp({ rateLimitFactor: 0.01 })
  const calls = app.get(openCallsService)
  const from = (address: string) => () => calls.enter(contextFor(app, null, { address }), aReply().reply)
  from('192.0.2.1')()
  from('192.0.2.1')()
  expect(from('192.0.2.1')).toThrow('Too many calls at once.')
  expect(from('192.0.2.2')).not.toThrow()
  expect(() => calls.enter(contextFor(app, mina, { address: '192.0.2.1' }), aReply().reply)).not.toThrow()
})

test('a call whose client has already disconnected is not counted', () => {
  const { app } = testApp({ rateLimitFactor: 0.01 })
  const calls = app.get(openCallsService)
  for (let call = 0; call < 3; call += 1) calls.enter(contextFor(app, mina), aReply(true).reply)
  expect(() => calls.enter(contextFor(app, mina), aReply().reply)).not.toThrow()
})

test('the address of a client is that of its connection', () => {
  expect(clientAddress({ ip: '203.0.113.9' })).toBe('203.0.113.9')
})

test('clients that have disconnected are counted together', () => {
  expect(addressKey(clientAddress({ ip: undefined }))).toBe('closed connection')
})
