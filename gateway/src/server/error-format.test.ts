import { describe, expect, test } from '@jest/globals'
import { wantsPlainText } from './error-format'

const wantsText = (accept: string | undefined, version?: string, url = '/api/user/login'): boolean =>
  wantsPlainText({
    url,
    headers: { ...(accept !== undefined && { accept }), ...(version && { 'x-version': version }) },
  })

const versions = [undefined, '1.0.0']

test.each([
  'application/problem+json',
  'Application/Problem+JSON; charset=utf-8',
  'application/json',
  'application/*',
  'application/json, application/problem+json, text/plain',
  'text/plain;q=0.5, application/json',
  'application/json, */*;q=0.1',
  'application/json;q=0.2, text/plain;q=0',
  'text/plain;q=0, */*',
  'text/*;q=0, */*',
  'text/html, text/plain;q=0, */*;q=0.5',
  'text/event-stream',
  'text/event-stream, application/json',
])('a problem is sent to every client with the Accept %p', (accept) => {
  for (const version of versions) expect(wantsText(accept, version)).toBe(false)
})

test.each([
  'text/plain',
  'text/*',
  'application/*;q=0, */*',
  'application/problem+json;q=0, application/json, */*;q=0.1',
  'application/json, text/plain, */*',
  'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'application/problem+json;q=0.5, text/plain',
  'application/json;q=0.5, text/plain;q=0.8',
])('text is sent to every client with the Accept %p', (accept) => {
  for (const version of versions) expect(wantsText(accept, version)).toBe(true)
})

describe('a client that accepts anything', () => {
  const anything = [undefined, '', ' ', '*/*', '*/*;q=0.8', 'image/webp', 'image/webp, */*;q=0.8']

  test.each(anything)('gets a problem with the Accept %p', (accept) => {
    expect(wantsText(accept)).toBe(false)
  })

  test.each(anything)('gets text with the Accept %p if it sends X-Version like old clients', (accept) => {
    expect(wantsText(accept, '1.0.0')).toBe(true)
  })

  test.each(anything)('gets text with the Accept %p at an address outside of the API', (accept) => {
    for (const url of ['/', '/login', '/apiary', '/admin/api/']) expect(wantsText(accept, undefined, url)).toBe(true)
  })

  test.each(['/API/Game/hunt?round=1', '/api', '/api?x'])('gets a problem at %s, in any case', (url) => {
    expect(wantsText('*/*', undefined, url)).toBe(false)
  })
})
