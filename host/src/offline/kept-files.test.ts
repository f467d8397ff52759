import { describe, expect, it } from '@jest/globals'
import { isHashedFile, isPage } from './kept-files'

describe('what is kept for a visit without a connection', () => {
  it.each(['/host.135e6ea9.js', '/remotes/game/app.0a1b2c3d.css', '/grenze-500.22bf90c1.woff2'])('%s', (path) => {
    expect(isHashedFile(path)).toBe(true)
  })

  it.each(['/service-worker.js', '/remotes/game/mf-manifest.json', '/api/image/0a1b2c3d0a1b2c3d', '/site.webmanifest'])(
    'not the file %s',
    (path) => {
      expect(isHashedFile(path)).toBe(false)
    },
  )

  it.each(['/', '/admin/enemies', '/hunt', '/apiary'])('the page at %s', (path) => {
    expect(isPage(path)).toBe(true)
  })

  it.each(['/api/docs', '/graphql', '/dev/mail', '/robots.txt', '/.well-known/x'])('no page at %s', (path) => {
    expect(isPage(path)).toBe(false)
  })
})
