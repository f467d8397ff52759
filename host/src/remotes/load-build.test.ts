import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { createInstance, init, type ModuleFederationRuntimePlugin } from '@module-federation/runtime'
import type { RemoteBuild } from '@sanguine/federation'
import { type MockGateway, mockGateway } from '@sanguine/ui/testing'
import { loadBuild } from './load-build'

const App = () => null
const library = () => 'the library'
/** How the host gets the shared library, which it does not have from the start. */
const fetchLibrary = jest.fn<() => Promise<typeof library>>()
/** How a container gets its own files. */
const fetchApp = jest.fn<() => Promise<void>>()

/** How the host gets the other shared library, which imports the first. */
const fetchDependent = jest.fn<() => Promise<() => string>>()

const required = { requiredVersion: '^1.0.0', singleton: true, strictVersion: true }

/** Each build takes a library of its own, which no other test has loaded. */
const libraryOf = (build: string) => `library-of-${build}`
const shareLibrary = (build: string, get = () => fetchLibrary()) => ({
  [libraryOf(build)]: { version: '1.0.0', scope: 'default', get, shareConfig: required },
})

/** A container as webpack makes it: with an instance of its own, which takes the library from the host. */
function makeContainer(name: string) {
  const instance = createInstance({ name, remotes: [] })
  return {
    init: (scope: Parameters<typeof instance.initShareScopeMap>[1]) => instance.initShareScopeMap('default', scope),
    get: async () => {
      const customShareInfo = { shareConfig: required, scope: ['default'] }
      const taken = instance.loadShare<string>(libraryOf(name), { customShareInfo })
      const [shared] = await Promise.all([taken, fetchApp()])
      if (!shared) throw new Error('There is no library.')
      return () => ({ remote: { App, title: shared() } })
    },
  }
}

/** The addresses of the containers that were loaded. */
const entries: string[] = []

const containers: ModuleFederationRuntimePlugin = {
  name: 'containers',
  loadEntry: async ({ remoteInfo }) => {
    entries.push(remoteInfo.entry)
    return makeContainer(remoteInfo.name) as never
  },
}

const buildOf = (globalName: string): RemoteBuild => ({
  globalName,
  version: `1.0.0+${globalName}`,
  entry: `http://localhost/remotes/game/${globalName}.js`,
  scripts: [],
  styles: [],
  requires: {},
})

init({
  name: 'host',
  remotes: [],
  plugins: [containers],
  shareStrategy: 'loaded-first',
  shared: {
    ...shareLibrary('game_a'),
    ...shareLibrary('game_b'),
    ...shareLibrary('game_c', () => fetchDependent()),
    ...shareLibrary('game_d'),
  },
})

let gateway: MockGateway
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  entries.length = 0
  fetchLibrary.mockReset().mockResolvedValue(library)
  fetchApp.mockReset().mockResolvedValue()
  gateway = mockGateway({
    routes: Object.fromEntries(
      ['a', 'b', 'c', 'd'].map((name) => [`GET http://localhost/remotes/game/game_${name}.js`, '']),
    ),
  })
})
afterEach(() => {
  gateway.stop()
  jest.restoreAllMocks()
})

describe('a build that is loaded again', () => {
  it('has another address each time, and does not wait for files that do not load', async () => {
    const awaited = document.createElement('script')
    awaited.dataset.webpack = 'sanguine-host:chunk-950'
    const onError = jest.fn()
    awaited.addEventListener('error', onError)
    document.head.append(awaited)
    const build = buildOf('game_d')
    for (const isFresh of [false, true, true]) await loadBuild(build, { isFresh })
    awaited.remove()
    expect(entries).toEqual([build.entry, ...[1, 2].map(() => expect.stringContaining(`${build.entry}?retry=`))])
    expect(new Set(entries).size).toBe(3)
    expect(onError).toHaveBeenCalledTimes(2)
  })

  it('has the shared libraries after a file of its own did not load', async () => {
    const build = buildOf('game_a')
    fetchApp.mockRejectedValueOnce(new Error('Loading chunk 524 failed.'))
    await expect(loadBuild(build, { isFresh: false })).rejects.toThrow('game_a did not load')
    expect(await loadBuild(build, { isFresh: true })).toMatchObject({ title: 'the library' })
  })

  it('has the shared libraries after one of them did not load', async () => {
    const build = buildOf('game_b')
    fetchLibrary.mockRejectedValueOnce(new Error('Loading chunk 950 failed.'))
    await expect(loadBuild(build, { isFresh: false })).rejects.toThrow('game_b did not load')
    expect(await loadBuild(build, { isFresh: true })).toMatchObject({ title: 'the library' })
  })

  it('has the shared libraries after one that another one imports did not load', async () => {
    const build = buildOf('game_c')
    const missing = () => {
      throw new Error('Loading chunk 546 failed.')
    }
    // As in webpack, the library's own file loads, and its factory throws.
    fetchDependent.mockResolvedValueOnce(missing).mockResolvedValue(library)
    await expect(loadBuild(build, { isFresh: false })).rejects.toThrow('game_c did not load')
    expect(await loadBuild(build, { isFresh: true })).toMatchObject({ title: 'the library' })
  })
})
