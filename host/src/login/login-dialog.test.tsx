import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { LogInProps, Remote } from '@sanguine/federation'
import { siteDescriptions } from '@sanguine/federation/testing'
import { contentId, errorText, page, request, session, toast } from '@sanguine/ui'
import { toasts, useUnsavedInput } from '@sanguine/ui/platform'
import {
  createToken,
  findAccessibilityViolations,
  logInAs,
  logOut,
  type MockGateway,
  mockGateway,
} from '@sanguine/ui/testing'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'

const loadFederated = jest.fn<(request: string) => Promise<{ remote: Remote }>>()
jest.mock('@module-federation/runtime', () => ({
  getInstance: () => ({ options: { shared: { '@sanguine/ui/platform': [{ version: '1.4.0' }] } }, shareScopeMap: {} }),
  satisfy: (version: string, range: string) => `^${version}` === range,
  loadRemote: (name: string) => loadFederated(name),
  registerPlugins: () => undefined,
  registerRemotes: () => undefined,
}))

const { Shell } = jest.requireActual<typeof import('../shell/shell')>('../shell/shell')
const { resetRemotes } = jest.requireActual<typeof import('../remotes/load-remote')>('../remotes/load-remote')
const { loadDescriptions } =
  jest.requireActual<typeof import('../remotes/site-descriptions')>('../remotes/site-descriptions')

/** A page of the game with a form; saving shows what came of it. */
function FormPage() {
  const [text, setText] = useState('')
  const [result, setResult] = useState('')
  useUnsavedInput(text !== '')
  const save = async () => {
    const response = await request('/api/setup', { method: 'PUT', body: text }).catch(errorText)
    setResult(typeof response === 'string' ? response : 'saved')
  }
  return (
    <main id={contentId} tabIndex={-1}>
      <h1>the game</h1>
      <input aria-label="Name" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => void save()}>
        save
      </button>
      <button type="button" onClick={() => void request('/api/setup').catch(() => undefined)}>
        poll
      </button>
      <p>{result}</p>
    </main>
  )
}

const newToken = createToken({ sid: 'new' })
const otherToken = createToken({ sub: 'account-2' })

function LogIn({ username, onLogin }: LogInProps) {
  return (
    <>
      <input aria-label="Username" defaultValue={username} />
      <button type="button" onClick={() => onLogin(newToken)}>
        log in
      </button>
      <button type="button" onClick={() => onLogin(otherToken)}>
        log in as another
      </button>
    </>
  )
}

const visitor: Remote = { App: () => <main id={contentId} tabIndex={-1} />, LogIn }
const remotes: Record<string, Remote> = { game: { App: FormPage }, visitor }

const manifest = (build: string) => ({
  metaData: {
    globalName: build,
    buildInfo: { buildVersion: '1.0.0' },
    publicPath: 'auto',
    remoteEntry: { name: `${build}.js`, path: '' },
    requires: { '@sanguine/ui/platform': '^1.4.0' },
  },
  exposes: [{ name: 'app', assets: { js: { sync: [] }, css: { sync: [] } } }],
})

const reload = jest.spyOn(page, 'reload').mockImplementation(() => undefined)
const openPage = jest.spyOn(page, 'open').mockImplementation(() => undefined)
const silent = jest.spyOn(console, 'error')
let gateway: MockGateway

beforeEach(() => {
  resetRemotes()
  window.localStorage.clear()
  window.localStorage.setItem('sanguine.version', '1.4.0')
  window.history.replaceState(null, '', '/')
  reload.mockClear()
  openPage.mockClear()
  silent.mockReset().mockImplementation(() => undefined)
  loadFederated.mockReset().mockImplementation(async (name) => {
    const remote = remotes[name.split('_')[0] ?? '']
    if (!remote) throw new Error(`no remote ${name}`)
    return { remote }
  })
  gateway = mockGateway({
    routes: {
      'GET /api/version/': '1.4.0',
      'PUT /api/setup': { ok: true },
      'GET /api/setup': [],
      'GET /remote-descriptions.json': siteDescriptions,
      'GET /remotes.json': { game: '/remotes/game/mf-manifest.json', visitor: '/remotes/visitor/mf-manifest.json' },
      'GET http://localhost/remotes/game/mf-manifest.json': manifest('game_a'),
      'GET http://localhost/remotes/visitor/mf-manifest.json': manifest('visitor_a'),
      'GET http://localhost/remotes/visitor/visitor_a.js': 'file',
      'POST /remotes/visitor/failures': new Response(null, { status: 204 }),
    },
  })
})
afterEach(() => {
  cleanup()
  for (const { id } of toasts.get()) toast.close(id)
  act(() => session.clear())
  gateway.stop()
  act(() => logOut())
})

const happening = (deed: () => unknown) => act(async () => void (await deed()))

/** A page on which something was typed, whose session has ended. */
async function open({ text = 'Bat' } = {}) {
  logInAs({ sid: 'old' })
  await loadDescriptions()
  await happening(() => render(<Shell />))
  const user = userEvent.setup({ delay: null })
  const field = await screen.findByLabelText('Name')
  if (text) await happening(() => user.type(field, text))
  gateway.setResponses({ endedTokens: [session.token() ?? ''] })
  return {
    user,
    press: (name: string) =>
      happening(async () => user.click(await screen.findByRole('button', { name, hidden: true }))),
  }
}

type Page = Awaited<ReturnType<typeof open>>

const dialog = () => screen.findByRole('dialog', { name: 'Log in again' })
const isOpen = () => screen.queryByRole('dialog', { name: 'Log in again' }) !== null
const saves = () => gateway.calls.filter(({ method, path }) => method === 'PUT' && path === '/api/setup')

describe('a session that ends over unsaved input', () => {
  it('is renewed in a dialog with the name filled in; the page stays, and the save is sent again', async () => {
    const { press } = await open()
    await press('save')
    expect(await dialog()).toBeVisible()
    expect(await screen.findByLabelText('Username')).toHaveValue('Morwenna')
    expect(await findAccessibilityViolations()).toEqual([])
    await press('log in')
    expect(await screen.findByText('saved')).toBeVisible()
    expect([isOpen(), saves().length, saves()[1]?.body]).toEqual([false, 2, 'Bat'])
    expect(screen.getByLabelText('Name')).toHaveValue('Bat')
    expect(reload).not.toHaveBeenCalled()
  })

  it('shows the notices of the page inside the dialog, and Escape closes only the notice', async () => {
    const { press, user } = await open()
    await press('save')
    await dialog()
    act(() => void toast.error('The server is busy.'))
    expect(await dialog()).toContainElement(screen.getByText('The server is busy.'))
    expect(await dialog()).toContainElement(screen.getByRole('region', { name: 'Cookies' }))
    act(() => screen.getByRole('button', { name: 'Close' }).focus())
    await happening(() => user.keyboard('{Escape}'))
    expect(screen.queryByText('The server is busy.')).toBeNull()
    expect(isOpen()).toBe(true)
  })

  it('opens one dialog for several calls', async () => {
    const { press } = await open()
    await press('poll')
    await press('save')
    await dialog()
    expect(screen.getAllByRole('dialog', { name: 'Log in again' })).toHaveLength(1)
    await press('log in')
    expect(await screen.findByText('saved')).toBeVisible()
    expect(isOpen()).toBe(false)
  })

  const ways = {
    'its button': ({ press }: Page) => press('Back to the form'),
    'the Escape key': ({ user }: Page) => happening(() => user.keyboard('{Escape}')),
    'the gesture to go back': () =>
      happening(() => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))),
  }

  it.each(Object.entries(ways))('stays ended by %s, with an unchanged form and a message', async (_way, decline) => {
    const page = await open()
    const { press } = page
    const onKey = jest.fn()
    document.addEventListener('keydown', onKey, true)
    await press('save')
    await dialog()
    await decline(page)
    // A dialog of the remote listens like this.
    expect(onKey).not.toHaveBeenCalled()
    document.removeEventListener('keydown', onKey, true)
    expect(await screen.findByText(/^You are not logged in any more/)).toBeVisible()
    expect([isOpen(), reload.mock.calls.length]).toEqual([false, 0])
    expect(screen.getByLabelText('Name')).toHaveValue('Bat')
    await press('save')
    expect(await dialog()).toBeVisible()
  })

  it('shows a notice if there was nothing to save, and the next poll opens no dialog', async () => {
    const { press } = await open()
    await press('poll')
    await dialog()
    await press('Back to the form')
    expect(await screen.findByText(/^You are not logged in any more/)).toBeVisible()
    await press('poll')
    expect(isOpen()).toBe(false)
  })

  it('reloads the page if the player leaves without saving', async () => {
    const { press } = await open()
    await press('save')
    await dialog()
    await press('Leave without saving')
    expect([session.token(), reload.mock.calls.length]).toEqual([null, 1])
  })

  it('opens the home page after a login with another account, and sends nothing again', async () => {
    const { press } = await open()
    await press('save')
    await dialog()
    await press('log in as another')
    expect(openPage).toHaveBeenCalledWith('/')
    expect([saves().length, window.localStorage.getItem('access_token')]).toEqual([1, otherToken])
  })

  it('offers Retry if the login does not load, and the form stays', async () => {
    loadFederated.mockImplementation(async (name) => {
      if (name.startsWith('visitor')) throw new Error('gone')
      return { remote: { App: FormPage } }
    })
    const { press } = await open()
    await press('save')
    await dialog()
    expect(await screen.findByText('This part of the site did not load')).toBeVisible()
    loadFederated.mockImplementation(async () => ({ remote: visitor }))
    await press('Retry')
    await waitFor(() => expect(screen.getByLabelText('Username')).toHaveValue('Morwenna'))
    await press('log in')
    expect(await screen.findByText('saved')).toBeVisible()
  })

  it('reloads the page if the visitor’s remote is an older build without this login', async () => {
    loadFederated.mockImplementation(async (name) =>
      name.startsWith('visitor') ? { remote: { App: visitor.App } } : { remote: { App: FormPage } },
    )
    const { press } = await open()
    await press('save')
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(session.token()).toBeNull()
  })
})

it('a session that ends without unsaved input reloads the page', async () => {
  const { press } = await open({ text: '' })
  await press('save')
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  expect([isOpen(), session.token()]).toEqual([false, null])
})
