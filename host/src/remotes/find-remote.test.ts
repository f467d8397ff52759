import { afterEach, describe, expect, it, jest } from '@jest/globals'
import type { RemoteName } from '@sanguine/federation'
import { type MockGateway, mockGateway } from '@sanguine/ui/testing'
import { waitFor } from '@testing-library/react'
import { findRemote, readMovedDescriptions } from './find-remote'
import type { RemoteError } from './remote-error'
import { forgetDescriptions, selectKnownRemote } from './site-descriptions'

const manifest = (entry: string) => ({
  metaData: { globalName: 'sanguine_game', publicPath: 'auto', remoteEntry: { name: entry, path: '' } },
  exposes: [{ name: 'app', assets: { js: { sync: [] }, css: { sync: [] } } }],
})

const pageWith = (facts: unknown) => {
  document.body.innerHTML = `<script type="application/json" id="site">${JSON.stringify(facts)}</script>`
}

let gateway: MockGateway
afterEach(() => {
  forgetDescriptions()
  gateway.stop()
  document.body.innerHTML = ''
})

const paths = () => gateway.calls.map(({ path }) => path)

describe('a remote', () => {
  it('is found in the page without a request', async () => {
    gateway = mockGateway()
    pageWith({ remotes: { game: '/g/mf-manifest.json' }, manifests: { game: manifest('a.js') } })
    expect((await findRemote('game', { isFresh: false })).entry).toBe('http://localhost/g/a.js')
    expect(paths()).toEqual([])
  })

  it('on another origin is found by a request for its manifest', async () => {
    gateway = mockGateway({ routes: { 'GET https://game.example/mf-manifest.json': manifest('b.js') } })
    pageWith({ remotes: { game: 'https://game.example/mf-manifest.json' }, manifests: {} })
    expect((await findRemote('game', { isFresh: false })).entry).toBe('https://game.example/b.js')
  })

  it('is requested again by a retry, without the list in the page', async () => {
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

  it('that is not listed, or whose manifest does not load, is an error with its cause', async () => {
    gateway = mockGateway({ routes: { 'GET /remotes.json': { game: '/g/mf-manifest.json' } } })
    const causeOf = (name: RemoteName) =>
      findRemote(name, { isFresh: false }).catch((error: RemoteError) => error.cause)
    expect(await causeOf('admin')).toMatchObject({ message: '/remotes.json names no remote "admin"' })
    expect(await causeOf('game')).toMatchObject({ message: 'http://localhost/g/mf-manifest.json returned 404' })
  })

  it('that was deployed elsewhere has the paths that its build publishes, without unusable parts', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    const text = { en: 'Game', de: 'Spiel' }
    const published = manifest('d.js')
    const description = {
      title: text,
      lost: text,
      reach: [{ paths: ['/chronicle'] }, { paths: ['https://evil.example'] }, 7],
      navigation: [{ place: 'sidebar', to: '/chronicle', text }],
    }
    Object.assign(published.metaData, { description })
    gateway = mockGateway({ routes: { 'GET https://game.example/mf-manifest.json': published } })
    pageWith({
      remotes: { game: 'https://game.example/mf-manifest.json', admin: '/a/mf-manifest.json' },
      manifests: { admin: manifest('a.js') },
    })
    await readMovedDescriptions()
    expect(paths()).toEqual(['https://game.example/mf-manifest.json'])
    await waitFor(() => expect(selectKnownRemote('/chronicle', null)).toMatchObject({ name: 'game' }))
    expect(warn.mock.calls.flat()).toEqual([
      expect.stringContaining('a part of "reach" cannot be used: {"paths":["https://evil.example"]}'),
      expect.stringContaining('a part of "reach" cannot be used: 7'),
      expect.stringContaining('a part of "navigation" cannot be used'),
    ])
    warn.mockRestore()
  })
})
