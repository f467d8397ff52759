import { describe, expect, it } from '@jest/globals'
import { readManifest } from './read-manifest'

const manifest = (overrides: Record<string, unknown> = {}) => ({
  metaData: { globalName: 'sanguine_game', publicPath: 'auto', remoteEntry: { name: 'remote.1.js', path: '' } },
  exposes: [
    { name: 'app', assets: { js: { sync: ['app.2.js'], async: ['x.js'] }, css: { sync: ['app.3.css'], async: [] } } },
  ],
  ...overrides,
})

describe('a manifest', () => {
  it('names the files of a remote beside it, on any origin', () => {
    expect(readManifest(manifest(), 'https://game.example/v7/mf-manifest.json')).toEqual({
      globalName: 'sanguine_game',
      entry: 'https://game.example/v7/remote.1.js',
      scripts: ['https://game.example/v7/app.2.js'],
      styles: ['https://game.example/v7/app.3.css'],
    })
  })

  it('may name another place for its files', () => {
    const elsewhere = manifest({
      metaData: {
        globalName: 'sanguine_game',
        publicPath: 'https://cdn.example/g/',
        remoteEntry: { name: 'remote.js', path: 'entry' },
      },
    })
    expect(readManifest(elsewhere, 'https://game.example/mf-manifest.json').entry).toBe(
      'https://cdn.example/g/entry/remote.js',
    )
  })

  it.each([
    ['nothing', null],
    ['a page', 'a page'],
    ['no entry', manifest({ metaData: { globalName: 'x' } })],
    ['no ./app', manifest({ exposes: [] })],
  ])('with %s is refused by its address', (_what, value) => {
    expect(() => readManifest(value, 'https://game.example/mf-manifest.json')).toThrow('game.example')
  })
})
