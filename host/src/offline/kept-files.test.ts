import { describe, expect, it } from '@jest/globals'
import { isHashedFile, isKept, isPage } from './kept-files'

describe('for a visit without a connection the cache keeps', () => {
  it.each(['/host.135e6ea9.js', '/remotes/game/app.0a1b2c3d.css', '/grenze-500.22bf90c1.woff2'])('%s', (path) => {
    expect(isHashedFile(path)).toBe(true)
  })

  it.each(['/service-worker.js', '/remotes/game/mf-manifest.json', '/api/image/0a1b2c3d0a1b2c3d', '/site.webmanifest'])(
    'not the file %s',
    (path) => {
      expect(isHashedFile(path)).toBe(false)
    },
  )

  it.each([
    { what: 'a file', isPageWanted: false, status: 200, type: 'text/javascript', isExpected: true },
    { what: 'a page', isPageWanted: true, status: 200, type: 'text/html; charset=utf-8', isExpected: true },
    { what: 'a page in place of a file', isPageWanted: false, status: 200, type: 'text/html', isExpected: false },
    { what: 'a redirection in place of a page', isPageWanted: true, status: 0, type: null, isExpected: false },
    { what: 'a file that is missing', isPageWanted: false, status: 404, type: 'text/plain', isExpected: false },
  ])('$what: $isExpected', ({ isPageWanted, status, type, isExpected }) => {
    expect(isKept(isPageWanted, { status, headers: { get: () => type } })).toBe(isExpected)
  })

  it.each(['/', '/admin/enemies', '/hunt', '/apiary'])('the page at %s', (path) => {
    expect(isPage(path)).toBe(true)
  })

  it.each(['/api/docs', '/graphql', '/dev/mail', '/robots.txt', '/.well-known/x'])('no page at %s', (path) => {
    expect(isPage(path)).toBe(false)
  })
})
