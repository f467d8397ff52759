import { expect, test } from '@jest/globals'
import { isLocalRequest } from './is-local-request'

const call = (
  remoteAddress: string,
  headers: Record<string, string> = { host: 'localhost:4000' },
  httpVersion = '1.1',
) => isLocalRequest({ headers, httpVersion, socket: { remoteAddress } })

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('a caller at %s is local', (address) => {
  expect(call(address)).toBe(true)
})

test.each(['203.0.113.9', '192.168.0.7', '::ffff:192.168.0.7', 'fe80::1', ''])(
  'a caller at %p with the host localhost is not local',
  (address) => {
    expect(call(address)).toBe(false)
  },
)

test.each([
  { host: 'sanguine.example' },
  { host: 'localhost.sanguine.example' },
  { host: '127.0.0.1.sanguine.example:4000' },
  {},
  { host: 'localhost', 'x-forwarded-host': 'x' },
  { host: '[::1]:4000', forwarded: 'for=203.0.113.9' },
])('a call with the headers %p is not local', (headers) => {
  expect(call('127.0.0.1', headers as Record<string, string>)).toBe(false)
})

test.each([
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
  'cf-connecting-ip',
  'cf-ray',
  'true-client-ip',
  'x-original-forwarded-for',
  'x-original-url',
  'x-client-ip',
  'fastly-client-ip',
  'x-envoy-external-address',
  'cdn-loop',
])('a call to which a proxy added %s is not local', (name) => {
  expect(call('127.0.0.1', { host: 'localhost:4000', [name]: 'x' })).toBe(false)
})

test('a call of HTTP/1.0, the default of nginx, is not local', () => {
  expect(call('127.0.0.1', { host: '127.0.0.1:4000' }, '1.0')).toBe(false)
})
