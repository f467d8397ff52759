import { expect, test } from '@jest/globals'
import { addressKey } from '@sanguine/kernel'
import { clientAddress } from './client-address'

test('the address of a client is that of its connection', () => {
  expect(clientAddress({ ip: '203.0.113.9' })).toBe('203.0.113.9')
})

test('clients that have closed their connection are counted together', () => {
  expect(addressKey(clientAddress({ ip: undefined }))).toBe('closed connection')
})
