import { afterEach, describe, expect, it } from '@jest/globals'
import { type MockGateway, mockGateway } from '@sanguine/ui/testing'
import { findRemote, type RemoteName } from './find-remote'
import type { RemoteError } from './remote-error'

const manifest = (entry: string) => ({
  metaData: { globalName: 'sanguine_game', publicPath: 'auto', remoteEntry: { name: entry, path: '' } },
  exposes: [{ name: 'app', assets: { js: { sync: [] }, css: { sync: [] } } }],
})

const pageWith = (facts: unknown) => {
  document.body.innerHTML = `<script type="application/json" id="site">${JSON.stringify(facts)}</script>`
}

let gateway: MockGateway
afterEach(() => {
  gateway.stop()
  document.body.innerHTML = ''
})

const paths = () => gateway.calls.map(({ path }) => path)

describe('a remote', () => {
  it('is found by what the page came with, without a question', async () => {
    gateway = mockGateway()
    pageWith({ remotes: { game: '/g/mf-manifest.json' }, manifests: { game: manifest('a.js') } })
    expect((await findRemote('game', { isFresh: false })).entry).toBe('http://localhost/g/a.js')
    expect(paths()).toEqual([])
  })

  it('of another origin is asked for its manifest', async () => {
    gateway = mockGateway({ routes: { 'GET https://game.example/mf-manifest.json': manifest('b.js') } })
    pageWith({ remotes: { game: 'https://game.example/mf-manifest.json' }, manifests: {} })
    expect((await findRemote('game', { isFresh: false })).entry).toBe('https://game.example/b.js')
  })

  it('is found anew when it is tried again, past what the page came with', async () => {
    gateway = mockGateway({
      routes: {
        'GET /remotes.json': { game: 'https://moved.example/mf-manifest.json' },
        'GET https://moved.example/mf-manifest.json': manifest('c.js'),
      },
    })
    pageWith({ remotes: { game: '/g/mf-manifest.json' }, manifests: { game: manifest('a.js') } })
    expect((await findRemote('game', { isFresh: true })).entry).toBe('https://moved.example/c.js')
    expect(paths()).toEqual(['/remotes.json', 'https://moved.example/mf-manifest.json'])
  })

  it('that is not listed, or whose manifest does not come, is said so', async () => {
    gateway = mockGateway({ routes: { 'GET /remotes.json': { game: '/g/mf-manifest.json' } } })
    const causeOf = (name: RemoteName) =>
      findRemote(name, { isFresh: false }).catch((error: RemoteError) => error.cause)
    expect(await causeOf('admin')).toMatchObject({ message: '/remotes.json names no remote "admin"' })
    expect(await causeOf('game')).toMatchObject({ message: 'http://localhost/g/mf-manifest.json returned 404' })
  })
})
