import { describe, expect, test } from '@jest/globals'
import { isRedirectUri, isRegistered, withParameters } from './redirect-uris'

test.each([
  'https://app.example/done',
  'https://app.example',
  'https://app.example:8443/done?from=sanguine',
  'http://127.0.0.1/done',
  'http://127.0.0.1:8080/done',
  'http://[::1]:8080/done',
  'http://localhost:3000/done',
  'com.example.app:/done',
  'com.example.app://done',
])('%s can be registered', (uri) => {
  expect(isRedirectUri(uri)).toBe(true)
})

test.each([
  '',
  'app.example/done',
  '/done',
  'http://app.example/done',
  'http://127.0.0.1.evil.example/done',
  'http://localhost.evil.example/done',
  'https://app.example/done#part',
  'https://user@app.example/done',
  'https://user:word@app.example/done',
  'https://app.example@evil.example/',
  'https://*.example/done',
  'https:\\\\app.example',
  'https:app.example',
  'https://app.example/a b',
  'https://APP.example/done',
  'javascript:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  'myapp:/done',
  `https://app.example/${'x'.repeat(500)}`,
])('%j cannot be registered', (uri) => {
  expect(isRedirectUri(uri)).toBe(false)
})

describe('an address counts as registered', () => {
  const registered = [
    'https://app.example/done',
    'http://127.0.0.1/done',
    'http://[::1]:1/done',
    'http://localhost:3000/',
  ]

  test.each([
    'https://app.example/done',
    'http://127.0.0.1/done',
    'http://127.0.0.1:51004/done',
    'http://[::1]:9/done',
    'http://localhost:3000/',
  ])('if it is the same, or has another port of this machine: %s', (uri) => {
    expect(isRegistered(uri, registered)).toBe(true)
  })

  test.each([
    'https://app.example/done/',
    'https://app.example/done?x=1',
    'https://app.example/done/../evil',
    'https://app.example:8443/done',
    'https://app.example.evil.example/done',
    'http://127.0.0.1:51004/other',
    'http://127.0.0.1:51004/done#x',
    'http://127.0.0.1:99999999/done',
    'http://127.0.0.1:1@evil.example/done',
    'http://localhost:3001/',
  ])('and otherwise does not: %s', (uri) => {
    expect(isRegistered(uri, registered)).toBe(false)
  })
})

test('parameters are added to those of the redirect address', () => {
  expect(withParameters('https://app.example/?a=1', { code: 'x y', state: undefined })).toBe(
    'https://app.example/?a=1&code=x+y',
  )
  expect(withParameters('com.example.app:/done', { code: 'x' })).toBe('com.example.app:/done?code=x')
})
