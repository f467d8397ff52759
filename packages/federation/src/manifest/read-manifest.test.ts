import { describe, expect, it } from '@jest/globals'
import { readManifest } from './read-manifest'

const manifest = (overrides: Record<string, unknown> = {}) => ({
  metaData: {
    globalName: 'sanguine_game_1a2b3c4d',
    buildInfo: { buildVersion: '1.0.0+1a2b3c4d' },
    publicPath: 'auto',
    remoteEntry: { name: 'remote.1.js', path: '' },
    requires: { '@sanguine/ui/platform': '^1.4.0' },
  },
  exposes: [
    { name: 'app', assets: { js: { sync: ['app.2.js'], async: ['x.js'] }, css: { sync: ['app.3.css'], async: [] } } },
  ],
  ...overrides,
})

describe('a manifest', () => {
  it('names the files of a remote in its own folder, on any origin', () => {
    expect(readManifest(manifest(), 'https://game.example/v7/mf-manifest.json')).toEqual({
      globalName: 'sanguine_game_1a2b3c4d',
      version: '1.0.0+1a2b3c4d',
      entry: 'https://game.example/v7/remote.1.js',
      scripts: ['https://game.example/v7/app.2.js'],
      styles: ['https://game.example/v7/app.3.css'],
      requires: { '@sanguine/ui/platform': '^1.4.0' },
    })
  })

  it('may name another folder for its files, and omit the version', () => {
    const elsewhere = manifest({
      metaData: {
        globalName: 'sanguine_game',
        publicPath: 'https://cdn.example/g/',
        remoteEntry: { name: 'remote.js', path: 'entry' },
      },
    })
    const build = readManifest(elsewhere, 'https://game.example/mf-manifest.json')
    expect(build.entry).toBe('https://cdn.example/g/entry/remote.js')
    expect(build.version).toBe('sanguine_game')
  })

  it.each([
    ['nothing', null],
    ['a page', 'a page'],
    ['no entry', manifest({ metaData: { globalName: 'x' } })],
    ['no ./app', manifest({ exposes: [] })],
  ])('with %s is refused with its address', (_what, value) => {
    expect(() => readManifest(value, 'https://game.example/mf-manifest.json')).toThrow('game.example')
  })
})
