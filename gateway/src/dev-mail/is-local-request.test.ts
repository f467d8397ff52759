import { expect, test } from '@jest/globals'
import { isLocalRequest } from './is-local-request'

const call = (remoteAddress: string, headers: Record<string, string> = { host: 'localhost:4000' }) =>
  isLocalRequest({ headers, socket: { remoteAddress } })

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('a caller at %s is at home', (address) => {
  expect(call(address)).toBe(true)
})

test.each(['203.0.113.9', '192.168.0.7', '::ffff:192.168.0.7', 'fe80::1', ''])(
  'a caller at %p who says localhost is not at home',
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
])('a call with the headers %p is not at home', (headers) => {
  expect(call('127.0.0.1', headers as Record<string, string>)).toBe(false)
})
