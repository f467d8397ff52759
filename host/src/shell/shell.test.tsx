import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { Remote, RemoteName, RemoteProps } from '@sanguine/federation'
import { siteDescriptions } from '@sanguine/federation/testing'
import { contentId, Dialog, session } from '@sanguine/ui'
import {
  createToken,
  findAccessibilityViolations,
  logInAs,
  logOut,
  type MockGateway,
  mockGateway,
} from '@sanguine/ui/testing'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'

const loadFederated = jest.fn<(request: string) => Promise<{ remote: Remote }>>()
const registered = jest.fn<(remotes: { entry: string }[], options: { force: boolean }) => void>()
jest.mock('@module-federation/runtime', () => ({
  getInstance: () => ({ options: { shared: { '@sanguine/ui/platform': [{ version: '1.4.0' }] } }, shareScopeMap: {} }),
  satisfy: (version: string, range: string) => `^${version}` === range,
  loadRemote: (request: string) => loadFederated(request),
  registerPlugins: () => undefined,
  registerRemotes: (...args: Parameters<typeof registered>) => registered(...args),
}))

const { Shell } = jest.requireActual<typeof import('./shell')>('./shell')
const { resetRemotes } = jest.requireActual<typeof import('../remotes/load-remote')>('../remotes/load-remote')
const { forgetDescriptions, loadDescriptions } =
  jest.requireActual<typeof import('../remotes/site-descriptions')>('../remotes/site-descriptions')

/** Tells which remote it stands for by the name it was loaded under. */
const pageOf = (name: string) => (props: RemoteProps) => <Page name={name} {...props} />

function Page({ name, onLogin }: { readonly name: string } & RemoteProps) {
  return (
    <main id={contentId} tabIndex={-1}>
      <h1>the {name}</h1>
      <Link to="/imprint">to the imprint</Link>
      <Link to="/admin">to the CMS</Link>
      <button
        type="button"
        onClick={() => {
          // The token is stored a moment after the page has told of the login.
          onLogin()
          setTimeout(() => window.localStorage.setItem('access_token', createToken()), 150)
        }}
      >
        log in
      </button>
    </main>
  )
}

function WithDialog() {
  const [isOpen, setIsOpen] = useState(true)
  return <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Welcome" />
}

function Broken(): never {
  throw new Error('broken')
}

const BrokenMercatus = (props: RemoteProps) =>
  useLocation().pathname === '/mercatus' ? <Broken /> : <Page name="game" {...props} />

/** A build is named by its remote and a letter, as in `game_a`. */
const remoteOf = (request: string): { remote: Remote } => ({ remote: { App: pageOf(request.split('_')[0] ?? '') } })

const manifestOf = (build: string, requires: Record<string, string> = { '@sanguine/ui/platform': '^1.4.0' }) => ({
  metaData: {
    globalName: build,
    buildInfo: { buildVersion: `1.0.0+${build}` },
    publicPath: 'auto',
    remoteEntry: { name: `${build}.js`, path: '' },
    requires,
  },
  exposes: [{ name: 'app', assets: { js: { sync: ['app.js'] }, css: { sync: ['app.css'] } } }],
})
const names: readonly RemoteName[] = ['visitor', 'game', 'admin']
const manifestPath = (name: RemoteName) => `GET http://localhost/remotes/${name}/mf-manifest.json`

/** Every route of a site whose remotes are there; a remote may have another response in the place of its manifest. */
const siteRoutes = (manifests: Readonly<Record<string, unknown>> = {}) => ({
  'GET /api/version/': '1.4.0',
  'GET /remote-descriptions.json': siteDescriptions,
  'GET /remotes.json': Object.fromEntries(names.map((name) => [name, `/remotes/${name}/mf-manifest.json`])),
  ...Object.fromEntries(names.map((name) => [manifestPath(name), manifests[name] ?? manifestOf(`${name}_a`)])),
  ...Object.fromEntries(names.map((name) => [`POST /remotes/${name}/failures`, new Response(null, { status: 204 })])),
  // The files that Retry fetches past the caches.
  ...Object.fromEntries(
    names.flatMap((name) =>
      ['app.js', 'app.css', `${name}_a.js`, `${name}_b.js`].map((file) => [
        `GET http://localhost/remotes/${name}/${file}`,
        file,
      ]),
    ),
  ),
})

/** The page's reports to the gateway about failed remotes. */
const reports = () =>
  gateway.calls
    .filter(({ path }) => path.endsWith('/failures'))
    .map(({ path, body }) => ({ path, body: JSON.parse(String(body)) }))

const silent = jest.spyOn(console, 'error')
let gateway: MockGateway

/**
 * Runs an action and waits for its results, including remotes that load. A plain click does not wait for components
 * that suspend.
 */
const happening = (deed: () => unknown) => act(async () => void (await deed()))

async function open(path: string) {
  window.history.replaceState(null, '', path)
  await loadDescriptions()
  await happening(() => render(<Shell />))
  const user = userEvent.setup({ delay: null })
  return { click: (element: Element) => happening(() => user.click(element)) }
}

/** The clock of the test: a slow machine does not make a remote overdue. */
const stopClock = () => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] })
const after = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)))

/** The checks of accessibility pause by timers of their own. */
async function findViolations(): Promise<readonly string[]> {
  jest.useRealTimers()
  const violations = await findAccessibilityViolations()
  stopClock()
  return violations
}

beforeEach(() => {
  stopClock()
  resetRemotes()
  forgetDescriptions()
  gateway = mockGateway({ routes: siteRoutes() })
  window.localStorage.clear()
  window.localStorage.setItem('sanguine.version', '1.4.0')
  window.scrollTo = () => undefined
  // biome-ignore lint/suspicious/noDocumentCookie: the test's way to a fresh browser
  document.cookie = 'gtc_cookie=; Max-Age=0; Path=/'
  registered.mockReset()
  loadFederated.mockReset().mockImplementation(async (request) => remoteOf(request))
  silent.mockReset().mockImplementation(() => undefined)
})
afterEach(() => {
  gateway.stop()
  act(() => logOut())
  jest.useRealTimers()
})

describe('the shell', () => {
  it('shows a visitor the visitor’s remote, with footer, version and consent', async () => {
    await open('/')
    expect(await screen.findByRole('heading', { name: 'the visitor' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Imprint' })).toHaveAttribute('href', '/imprint')
    expect(await screen.findByText('Version: 1.4.0')).toBeVisible()
    expect(screen.getByRole('region', { name: 'Cookies' })).toBeVisible()
    expect(await findViolations()).toEqual([])
  })

  it('shows a player the game, and the visitor’s pages that belong to everybody', async () => {
    logInAs()
    const user = await open('/mercatus')
    await user.click(await screen.findByText('to the imprint'))
    const heading = await screen.findByRole('heading', { name: 'the visitor' })
    await waitFor(() => expect(document.activeElement).toBe(heading.parentElement))
  })

  it('has the title that a remote publishes until the remote has loaded', async () => {
    logInAs()
    loadFederated.mockReturnValue(new Promise(() => undefined))
    await open('/mercatus')
    await waitFor(() => expect(document.title).toBe('Game · Sanguine'))
  })

  it('shows an error if the list of remotes does not load, and Retry loads it', async () => {
    const down = { 'GET /remote-descriptions.json': () => new Response('', { status: 503 }) }
    gateway.setResponses({ routes: { ...siteRoutes(), ...down } })
    const user = await open('/imprint')
    expect(await screen.findByRole('alert')).toHaveTextContent('It is not known which part of the site has this page.')
    expect(await findViolations()).toEqual([])
    gateway.setResponses({ routes: siteRoutes() })
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { name: 'the visitor' })).toBeVisible()
  })

  it('opens the CMS for staff only', async () => {
    logInAs()
    const user = await open('/')
    await user.click(await screen.findByText('to the CMS'))
    expect(await screen.findByRole('heading', { name: 'the game' })).toBeVisible()
    expect(window.location.pathname).toBe('/')
    await happening(() => logInAs({ role: 'support' }))
    await user.click(await screen.findByText('to the CMS'))
    expect(await screen.findByRole('heading', { name: 'the admin' })).toBeVisible()
  })

  it('waits after a login until the token is stored', async () => {
    const user = await open('/login')
    await user.click(await screen.findByRole('button', { name: 'log in' }))
    expect(await screen.findByRole('heading', { name: 'the game' })).toBeVisible()
    expect(session.viewer()?.name).toBe('Morwenna')
  })

  it('logs out after a logout in another tab', async () => {
    logInAs()
    session.init()
    await open('/')
    await screen.findByRole('heading', { name: 'the game' })
    window.localStorage.removeItem('access_token')
    await happening(() => window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' })))
    expect(await screen.findByRole('heading', { name: 'the visitor' })).toBeVisible()
  })
})

const text = () => screen.getByRole('alert').textContent ?? ''
const retryButton = () => screen.findByRole('button', { name: 'Retry' })

describe('a page without a frame of its own', () => {
  const text = { en: 'Chronicle', de: 'Chronik' }
  const chronicle = {
    title: text,
    lost: text,
    reach: [{ paths: ['/chronicle'] }],
    navigation: [
      { place: 'main', to: '/chronicle', text },
      { place: 'main', to: '/admin', text: { en: 'CMS', de: 'CMS' } },
    ],
  }
  const routes = (manifest: unknown = manifestOf('chronicle_a')) => ({
    ...siteRoutes(),
    'GET /remote-descriptions.json': { ...siteDescriptions, chronicle },
    'GET /remotes.json': { chronicle: '/remotes/chronicle/mf-manifest.json' },
    'GET http://localhost/remotes/chronicle/mf-manifest.json': manifest,
    'POST /remotes/chronicle/failures': new Response(null, { status: 204 }),
  })

  it('has the header of the site, with the navigation of all remotes that the viewer may open', async () => {
    logInAs()
    gateway.setResponses({ routes: routes() })
    await open('/chronicle')
    expect(await screen.findByRole('heading', { name: 'the chronicle' })).toBeVisible()
    const nav = within(await screen.findByRole('navigation', { name: 'Main' }))
    const entries = nav.getAllByRole('link').map(({ textContent }) => textContent)
    expect(entries).toEqual(['HOME', 'INVENTORY', 'PLAN', 'GRIMOIRE', 'GLOSSARY', 'Chronicle'])
    expect(nav.getByRole('button', { name: 'CLUB NOIR' })).toBeVisible()
    expect(nav.getByRole('link', { name: 'Chronicle' })).toHaveAttribute('aria-current', 'page')
    expect(screen.getByRole('link', { name: 'Sanguine, to the home page' })).toHaveAttribute('href', '/')
    expect(await findViolations()).toEqual([])
  })

  it('has a link home for a visitor, and only the navigation that is open to everyone', async () => {
    gateway.setResponses({ routes: routes() })
    const user = await open('/chronicle')
    await screen.findByRole('heading', { name: 'the chronicle' })
    expect(screen.getByRole('navigation', { name: 'Main' })).toHaveTextContent(/^Chronicle$/)
    await user.click(screen.getByRole('link', { name: 'Sanguine, to the home page' }))
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(window.location.pathname).toBe('/')
  })

  it('keeps the header if its remote does not load', async () => {
    gateway.setResponses({ routes: routes(() => new Response('', { status: 404 })) })
    await open('/chronicle')
    await screen.findByRole('alert')
    expect(screen.getByRole('link', { name: 'Sanguine, to the home page' })).toBeVisible()
  })
})

describe('a remote that is missing', () => {
  it('keeps the rest usable and gives the reason; Retry requests everything again and loads it', async () => {
    logInAs()
    let isDown = true
    loadFederated.mockImplementation(async (request) => {
      if (request === 'game_a/app' && isDown) throw new Error('no container')
      return remoteOf(request)
    })
    const user = await open('/')
    expect(await screen.findByRole('alert')).toHaveTextContent('This part of the site did not load')
    expect(text()).toContain('Some files are missing or damaged')
    expect(text()).toContain('game 1.0.0+game_a, files')
    expect(silent).toHaveBeenCalledWith('The remote "game" could not be used.', expect.any(Error))
    expect(reports()).toEqual([
      { path: '/remotes/game/failures', body: { version: '1.0.0+game_a', reason: 'files', isFirstLoss: true } },
    ])
    expect(screen.getByText(/^Version/)).toBeVisible()
    expect(await findViolations()).toEqual([])
    await user.click(screen.getByRole('link', { name: 'Imprint' }))
    expect(await screen.findByRole('heading', { name: 'the visitor' })).toBeVisible()
    await happening(() => window.history.back())
    await user.click(await retryButton())
    await waitFor(() => expect(text()).toContain('Tried 3 times.'))
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible()
    expect(document.activeElement).toBe(await retryButton())
    isDown = false
    await user.click(await retryButton())
    const heading = await screen.findByRole('heading', { name: 'the game' })
    await waitFor(() => expect(document.activeElement).toBe(heading.parentElement))
    expect(registered).toHaveBeenLastCalledWith(
      [
        expect.objectContaining({
          name: 'game_a',
          entry: expect.stringMatching(/\/remotes\/game\/game_a\.js\?retry=\d+$/),
        }),
      ],
      { force: true },
    )
    expect(gateway.calls.filter(({ path }) => path === '/remotes.json').length).toBeGreaterThanOrEqual(3)
  })

  it('because its manifest is missing is reported, and Retry loads it', async () => {
    logInAs()
    gateway.setResponses({ routes: siteRoutes({ game: () => new Response('', { status: 404 }) }) })
    const user = await open('/')
    await screen.findByRole('alert')
    expect(text()).toContain('Its server cannot be reached, or does not have it.')
    expect(reports()).toEqual([
      { path: '/remotes/game/failures', body: { version: 'unknown', reason: 'manifest', isFirstLoss: true } },
    ])
    gateway.setResponses({ routes: siteRoutes() })
    await user.click(await retryButton())
    expect(await screen.findByRole('heading', { name: 'the game' })).toBeVisible()
  })

  it('that was built for another platform is refused before any of it runs', async () => {
    logInAs()
    const newer = manifestOf('game_b', { '@sanguine/ui/platform': '^1.5.0' })
    gateway.setResponses({ routes: siteRoutes({ game: newer }) })
    const user = await open('/')
    await screen.findByRole('alert')
    expect(text()).toContain('It was built for another version of this site.')
    expect(loadFederated).not.toHaveBeenCalled()
    expect(reports()).toEqual([
      { path: '/remotes/game/failures', body: { version: '1.0.0+game_b', reason: 'versions', isFirstLoss: true } },
    ])
    gateway.setResponses({ routes: siteRoutes() })
    await user.click(await retryButton())
    expect(await screen.findByRole('heading', { name: 'the game' })).toBeVisible()
  })

  it('is replaced by the deployed build if the build in the page is gone', async () => {
    logInAs()
    loadFederated.mockImplementation(async (request) => {
      if (request === 'game_a/app') throw new Error('no container')
      return remoteOf(request)
    })
    const builds = ['game_a', 'game_b']
    gateway.setResponses({ routes: siteRoutes({ game: () => manifestOf(builds.shift() ?? '') }) })
    await open('/')
    expect(await screen.findByRole('heading', { name: 'the game' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is offered in its previous version, but never in one that failed', async () => {
    logInAs()
    await open('/')
    await screen.findByRole('heading', { name: 'the game' })
    cleanup()
    resetRemotes()
    loadFederated.mockImplementation(async (request) => {
      if (request === 'game_b/app') throw new Error('no container')
      return remoteOf(request)
    })
    gateway.setResponses({ routes: siteRoutes({ game: manifestOf('game_b') }) })
    const user = await open('/')
    await user.click(await screen.findByRole('button', { name: 'Use the previous version' }))
    expect(await screen.findByRole('heading', { name: 'the game' })).toBeVisible()
    expect(loadFederated).toHaveBeenLastCalledWith('game_a/app')
  })

  it('is not offered in a previous version if this browser never loaded one', async () => {
    logInAs()
    loadFederated.mockRejectedValue(new Error('no container'))
    await open('/')
    await retryButton()
    expect(screen.queryByRole('button', { name: 'Use the previous version' })).toBeNull()
  })

  it.each(['not JSON', '{}', '[1, null, {"globalName": "game_a"}]'])(
    'ignores a storage that holds %s',
    async (held) => {
      logInAs()
      window.localStorage.setItem('sanguine.builds.game', held)
      loadFederated.mockRejectedValue(new Error('no container'))
      await open('/')
      await retryButton()
      expect(screen.queryByRole('button', { name: 'Use the previous version' })).toBeNull()
    },
  )
})

it('a page counts once against a version that fails again', async () => {
  logInAs()
  loadFederated.mockRejectedValue(new Error('no container'))
  const user = await open('/')
  await user.click(await retryButton())
  await waitFor(() => expect(reports()).toHaveLength(2))
  expect(reports()).toMatchObject([{ body: { isFirstLoss: true } }, { body: { isFirstLoss: false } }])
})

describe('a remote that does not answer', () => {
  it('shows a notice within three seconds, and then the page when it arrives', async () => {
    logInAs()
    let answer: (remote: { remote: Remote }) => void = () => undefined
    loadFederated.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
    await open('/')
    await after(2000)
    expect(screen.queryByRole('alert')).toBeNull()
    await after(1000)
    expect(text()).toContain('Its server has not answered yet.')
    expect(reports()).toEqual([
      { path: '/remotes/game/failures', body: { version: '1.0.0+game_a', reason: 'timeout', isFirstLoss: false } },
    ])
    answer(remoteOf('game_a/app'))
    await after(0)
    expect(screen.getByRole('heading', { name: 'the game' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows one final error in the end, and Retry loads it', async () => {
    logInAs()
    loadFederated.mockImplementation(() => new Promise(() => undefined))
    await open('/')
    await after(25_000)
    expect(text()).toContain('Its server did not answer.')
    // only the end counts against the version, since a late remote may still come
    expect(reports()).toMatchObject([{ body: { isFirstLoss: false } }, { body: { isFirstLoss: true } }])
    loadFederated.mockImplementation(async (request) => remoteOf(request))
    await act(async () => screen.getByRole('button', { name: 'Retry' }).click())
    await after(100)
    expect(screen.getByRole('heading', { name: 'the game' })).toBeVisible()
  })
})

describe('a remote that throws while it renders', () => {
  it('shows the same notice, which gets the focus, and Retry loads the remote again', async () => {
    logInAs()
    loadFederated.mockResolvedValueOnce({ remote: { App: Broken } })
    const user = await open('/')
    const retry = await retryButton()
    expect(text()).toContain('It stopped because of an internal error.')
    expect(document.activeElement).toBe(screen.getByRole('main'))
    expect(screen.getByRole('link', { name: 'Imprint' })).toBeVisible()
    expect(reports()).toEqual([
      { path: '/remotes/game/failures', body: { version: '1.0.0+game_a', reason: 'render', isFirstLoss: true } },
    ])
    await user.click(retry)
    expect(await screen.findByRole('heading', { name: 'the game' })).toBeVisible()
  })

  it('is rendered again on another page', async () => {
    logInAs()
    loadFederated.mockResolvedValue({ remote: { App: BrokenMercatus } })
    await open('/')
    await screen.findByRole('heading', { name: 'the game' })
    await happening(() => {
      window.history.pushState(null, '', '/mercatus')
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    await retryButton()
    await happening(() => window.history.back())
    expect(await screen.findByRole('heading', { name: 'the game' })).toBeVisible()
  })
})

describe('consent', () => {
  it.each([
    ['Accept', 'true'],
    ['Decline', 'false'],
  ])('%s is stored, and the banner does not appear again', async (button, value) => {
    const user = await open('/')
    await user.click(await screen.findByRole('button', { name: button }))
    expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull()
    expect(document.cookie).toContain(`gtc_cookie=${value}`)
  })

  it('can be withdrawn, which removes the cookies that it allowed', async () => {
    const user = await open('/')
    await user.click(await screen.findByRole('button', { name: 'Accept' }))
    // biome-ignore lint/suspicious/noDocumentCookie: as a script for statistics would set it
    document.cookie = 'statistics=1; Path=/'
    await user.click(screen.getByRole('button', { name: 'Cookies' }))
    expect(screen.getByText(/You have accepted them/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Decline' }))
    expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull()
    expect(document.cookie).toBe('gtc_cookie=false')
  })

  it('is asked above a dialog of the page, which stays open', async () => {
    logInAs()
    loadFederated.mockResolvedValue({ remote: { App: WithDialog } })
    const user = await open('/')
    await screen.findByRole('dialog', { name: 'Welcome' })
    expect(screen.getByRole('region', { name: 'Cookies' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Decline' }))
    expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull()
    expect(screen.getByRole('dialog', { name: 'Welcome' })).toBeVisible()
  })

  it('is asked before a cookie is set', async () => {
    await open('/')
    expect(await screen.findByRole('region', { name: 'Cookies' })).toBeVisible()
    expect(document.cookie).toBe('')
  })
})
