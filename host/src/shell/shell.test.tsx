import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { Remote, RemoteProps } from '@sanguine/federation'
import { contentId, session } from '@sanguine/ui'
import {
  createToken,
  findAccessibilityViolations,
  logInAs,
  logOut,
  type MockGateway,
  mockGateway,
} from '@sanguine/ui/testing'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Link } from 'react-router'
import type { RemoteName } from '../remotes/find-remote'

const loadFederated = jest.fn<(request: string) => Promise<{ remote: Remote }>>()
const registered = jest.fn<(remotes: { entry: string }[], options: { force: boolean }) => void>()
jest.mock('@module-federation/runtime', () => ({
  loadRemote: (request: string) => loadFederated(request),
  registerRemotes: (...args: Parameters<typeof registered>) => registered(...args),
}))

const { Shell } = jest.requireActual<typeof import('./shell')>('./shell')
const { resetRemotes } = jest.requireActual<typeof import('../remotes/load-remote')>('../remotes/load-remote')

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

function Broken(): never {
  throw new Error('broken')
}

const remoteOf = (request: string): { remote: Remote } => ({ remote: { App: pageOf(request.split('/')[0] ?? '') } })

const manifest = {
  metaData: { globalName: 'g', publicPath: 'auto', remoteEntry: { name: 'remote.js', path: '' } },
  exposes: [{ name: 'app', assets: { js: { sync: ['app.js'] }, css: { sync: ['app.css'] } } }],
}
const names: readonly RemoteName[] = ['visitor', 'game', 'admin']

const silent = jest.spyOn(console, 'error')
let gateway: MockGateway

/** What happens on the page, remotes that come included: React lets nothing that suspends through a plain click. */
const happening = (deed: () => unknown) => act(async () => void (await deed()))

async function open(path: string) {
  window.history.replaceState(null, '', path)
  await happening(() => render(<Shell />))
  const user = userEvent.setup({ delay: null })
  return { click: (element: Element) => happening(() => user.click(element)) }
}

beforeEach(() => {
  resetRemotes()
  gateway = mockGateway({
    routes: {
      'GET /api/version/': '1.4.0',
      'GET /remotes.json': Object.fromEntries(names.map((name) => [name, `/remotes/${name}/mf-manifest.json`])),
      ...Object.fromEntries(names.map((name) => [`GET http://localhost/remotes/${name}/mf-manifest.json`, manifest])),
    },
  })
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
})

describe('the shell', () => {
  it('draws the visitor’s remote for a visitor, with footer, version and consent', async () => {
    await open('/')
    expect(await screen.findByRole('heading', { name: 'the visitor' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Imprint' })).toHaveAttribute('href', '/imprint')
    expect(await screen.findByText('Version: 1.4.0')).toBeVisible()
    expect(screen.getByRole('region', { name: 'Cookies' })).toBeVisible()
    expect(await findAccessibilityViolations()).toEqual([])
  })

  it('draws the game for a player and the visitor’s pages where they belong to everybody', async () => {
    logInAs()
    const user = await open('/mercatus')
    await user.click(await screen.findByText('to the imprint'))
    const heading = await screen.findByRole('heading', { name: 'the visitor' })
    await waitFor(() => expect(document.activeElement).toBe(heading.parentElement))
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

  it('looks for the token after a login until it is there', async () => {
    const user = await open('/login')
    await user.click(await screen.findByRole('button', { name: 'log in' }))
    expect(await screen.findByRole('heading', { name: 'the game' }, { timeout: 2000 })).toBeVisible()
    expect(session.viewer()?.name).toBe('Morwenna')
  })

  it('follows a logout in another tab', async () => {
    logInAs()
    session.init()
    await open('/')
    await screen.findByRole('heading', { name: 'the game' })
    window.localStorage.removeItem('access_token')
    await happening(() => window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' })))
    expect(await screen.findByRole('heading', { name: 'the visitor' })).toBeVisible()
  })
})

describe('a remote that is missing', () => {
  it('leaves the rest usable and comes with Retry, which asks for everything anew', async () => {
    logInAs()
    let isDown = true
    loadFederated.mockImplementation(async (request) => {
      if (request === 'game/app' && isDown) throw new Error('no container')
      return remoteOf(request)
    })
    const user = await open('/')
    expect(await screen.findByRole('alert')).toHaveTextContent('This part of the site did not load')
    expect(silent).toHaveBeenCalledWith('The remote "game" could not be used.', expect.any(Error))
    expect(screen.getByText(/^Version/)).toBeVisible()
    expect(await findAccessibilityViolations()).toEqual([])
    await user.click(screen.getByRole('link', { name: 'Imprint' }))
    expect(await screen.findByRole('heading', { name: 'the visitor' })).toBeVisible()
    await happening(() => window.history.back())
    await user.click(await screen.findByRole('button', { name: 'Retry' }))
    await user.click(await screen.findByRole('button', { name: 'Retry' }))
    isDown = false
    await user.click(await screen.findByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { name: 'the game' })).toBeVisible()
    expect(registered).toHaveBeenLastCalledWith(
      [expect.objectContaining({ name: 'game', entry: 'http://localhost/remotes/game/remote.js' })],
      { force: true },
    )
    expect(gateway.calls.filter(({ path }) => path === '/remotes.json').length).toBeGreaterThanOrEqual(4)
  })

  it('gets the same notice when it breaks while it draws', async () => {
    logInAs()
    loadFederated.mockResolvedValueOnce({ remote: { App: Broken } })
    const user = await open('/')
    const retry = await screen.findByRole('button', { name: 'Retry' })
    expect(screen.getByRole('link', { name: 'Imprint' })).toBeVisible()
    await user.click(retry)
    expect(await screen.findByRole('heading', { name: 'the game' })).toBeVisible()
  })
})

describe('consent', () => {
  it.each([
    ['Accept', 'true'],
    ['Decline', 'false'],
  ])('%s is kept, and the banner stays away', async (button, value) => {
    const user = await open('/')
    await user.click(await screen.findByRole('button', { name: button }))
    expect(screen.queryByRole('region', { name: 'Cookies' })).toBeNull()
    expect(document.cookie).toContain(`gtc_cookie=${value}`)
  })
})
