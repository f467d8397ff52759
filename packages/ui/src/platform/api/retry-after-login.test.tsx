import { gql } from '@apollo/client'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { cleanup, render, waitFor } from '@testing-library/react'
import { parse } from 'graphql'
import { createClient } from '../../graphql/client'
import { createToken, logInAs, logOut } from '../../testing/log-in'
import { type MockGateway, mockGateway } from '../../testing/mock-gateway'
import { page } from '../browser/page'
import { drafts } from '../session/drafts'
import { renewal } from '../session/renewal'
import { session, tokenKey } from '../session/session'
import { useUnsavedInput } from '../session/unsaved-input'
import { errorText } from './error-text'
import { execute } from './execute-operation'
import { request } from './request'
import { endSession } from './retry-after-login'

const reload = jest.spyOn(page, 'reload').mockImplementation(() => undefined)
const open = jest.spyOn(page, 'open').mockImplementation(() => undefined)
const notLoggedIn = 'You are not logged in any more. Your entries are still here; save again to log in.'

let gateway: MockGateway
let takeBack = () => {}

function Form() {
  useUnsavedInput(true)
  return null
}

/** The token that the session ends with; the page shows login requests and holds unsaved input. */
function expireSession(): string {
  logInAs({ sid: 'ended' })
  const token = session.token() ?? ''
  gateway.setResponses({ endedTokens: [token] })
  return token
}

const requested = () => renewal.isPending()

async function untilAsked(): Promise<void> {
  while (!requested()) await new Promise((resolve) => setTimeout(resolve, 0))
}

const save = () => request('/api/item', { method: 'PUT', body: '{"id":1}', headers: { 'Idempotency-Key': 'k1' } })
const read = () => request('/api/item')
const sent = (method: string) => gateway.calls.filter((call) => call.method === method && call.path === '/api/item')

beforeEach(() => {
  window.localStorage.clear()
  session.refresh()
  reload.mockClear()
  open.mockClear()
  gateway = mockGateway({ routes: { 'PUT /api/item': { id: '1' }, 'GET /api/item': [] } })
  takeBack = renewal.offer()
  render(<Form />)
})
afterEach(() => {
  cleanup()
  takeBack()
  session.clear()
  logOut()
  gateway.stop()
})

describe('a call with a 401 on a page with unsaved input', () => {
  it('is sent again with the same key and body after a login of the same account', async () => {
    expireSession()
    const saved = save()
    await untilAsked()
    session.logIn(createToken({ sid: 'new' }))
    await expect(saved.then(({ status }) => status)).resolves.toBe(200)
    const [first, second] = sent('PUT')
    expect(sent('PUT')).toHaveLength(2)
    expect([second?.body, second?.headers.get('idempotency-key')]).toEqual([first?.body, 'k1'])
    expect(second?.headers.get('authorization')).toBe(`Bearer ${session.token()}`)
    expect(reload).not.toHaveBeenCalled()
  })

  it('keeps the viewer, so that the page does not change', async () => {
    expireSession()
    const saved = save()
    await untilAsked()
    expect([session.viewer()?.id, reload.mock.calls.length]).toEqual(['account-1', 0])
    session.logIn(createToken())
    await saved
  })

  it('shares one login request with other calls, which are all sent again', async () => {
    const ended = expireSession()
    const calls = [save(), read(), save()]
    await untilAsked()
    session.logIn(createToken({ sid: 'new' }))
    await expect(Promise.all(calls)).resolves.toHaveLength(3)
    expect(requested()).toBe(false)
    expect(gateway.calls.filter(({ headers }) => headers.get('authorization') === `Bearer ${ended}`)).toHaveLength(3)
  })

  it('that was sent before the login and answered after it is sent again without another login request', async () => {
    const ended = expireSession()
    let answer = (_: Response) => {}
    gateway.setResponses({
      endedTokens: [],
      routes: { 'GET /api/item': () => new Promise<Response>((resolve) => (answer = resolve)) },
    })
    const late = read()
    while (sent('GET').length === 0) await new Promise((resolve) => setTimeout(resolve, 0))
    const answerLate = answer
    gateway.setResponses({ endedTokens: [ended], routes: { 'GET /api/item': [] } })
    session.logIn(createToken({ sid: 'new' }))
    answerLate(new Response('Log in again.', { status: 401 }))
    await expect(late.then(({ status }) => status)).resolves.toBe(200)
    expect(requested()).toBe(false)
  })

  it('fails with a sentence if the login is declined, and requests a login again at the next try', async () => {
    expireSession()
    const saved = save().catch(errorText)
    await untilAsked()
    session.declineRenewal()
    await expect(saved).resolves.toBe(notLoggedIn)
    expect([session.viewer()?.id, reload.mock.calls.length]).toEqual(['account-1', 0])
    const again = save()
    await untilAsked()
    session.logIn(createToken({ sid: 'new' }))
    await expect(again.then(({ status }) => status)).resolves.toBe(200)
  })

  it('requests a login at most once if it only reads, like a poll', async () => {
    expireSession()
    const first = read().catch(errorText)
    await untilAsked()
    session.declineRenewal()
    await first
    await expect(read().catch(errorText)).resolves.toBe(notLoggedIn)
    await expect(read().catch(errorText)).resolves.toBe(notLoggedIn)
    expect([requested(), reload.mock.calls.length]).toEqual([false, 0])
  })

  it('is not sent again after a login of another account, whose page is opened', async () => {
    expireSession()
    drafts.write('item.1', 'mine')
    const saved = save().catch(errorText)
    await untilAsked()
    const other = createToken({ sub: 'account-2' })
    session.logIn(other)
    expect(open).toHaveBeenCalledWith('/')
    expect(window.localStorage.getItem(tokenKey)).toBe(other)
    expect(sent('PUT')).toHaveLength(1)
    expect(Object.keys(window.localStorage).filter((key) => key.startsWith('sanguine.draft.'))).toEqual([
      'sanguine.draft.account-1.item.1',
    ])
    session.clear()
    await saved
  })

  it('ends the session if the page shows no login requests', async () => {
    takeBack()
    expireSession()
    await expect(save()).rejects.toThrow('Network response was not ok')
    expect([session.token(), reload.mock.calls.length]).toEqual([null, 1])
    takeBack = renewal.offer()
  })

  it('ends the session if there is no unsaved input', async () => {
    cleanup()
    expireSession()
    await expect(save()).rejects.toThrow('Network response was not ok')
    expect([requested(), session.token(), reload.mock.calls.length]).toEqual([false, null, 1])
  })

  it('is sent without the ended token if it is anonymous, and requests no login', async () => {
    expireSession()
    const document = parse('query UiTestStats { stats { id name } }') as never
    gateway.setResponses({ fields: { stats: [{ id: '1', name: 'Health' }] } })
    await expect(execute(document, {}, { isAnonymous: true })).resolves.toEqual({
      stats: [{ id: '1', name: 'Health' }],
    })
    expect(gateway.calls.at(-1)?.headers.get('authorization')).toBeNull()
    expect(requested()).toBe(false)
  })

  it('fails without a login request if it is the logout', async () => {
    expireSession()
    const document = parse('mutation UiTestLogout { logout { hasClosedSession } }') as never
    await expect(execute(document, {}, { endsSession: true })).rejects.toThrow()
    expect([requested(), reload.mock.calls.length]).toEqual([false, 0])
  })

  it('is sent again by the GraphQL client too, a mutation with its key', async () => {
    expireSession()
    gateway.setResponses({ fields: { logout: { hasClosedSession: true } } })
    const mutation = gql`
      mutation UiTestLogout {
        logout {
          hasClosedSession
        }
      }
    `
    const called = createClient().mutate({ mutation, context: { isOnce: true } })
    await untilAsked()
    expect(renewal.hasWrite()).toBe(true)
    session.logIn(createToken({ sid: 'new' }))
    await expect(called).resolves.toMatchObject({ data: { logout: { hasClosedSession: true } } })
    const keys = new Set(gateway.calls.map(({ headers }) => headers.get('idempotency-key')))
    expect([...keys]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)])
  })
})

describe('a call beside a logout', () => {
  const logoutDocument = parse('mutation UiTestLogout { logout { hasClosedSession } }') as never
  const logOutOfSite = () =>
    endSession(() => execute(logoutDocument, {}, { endsSession: true }).then(session.clear, session.clear))
  const begun = (count: number) => waitFor(() => expect(gateway.calls).toHaveLength(count))
  const operations = () => gateway.calls.map(({ operationName, path }) => operationName ?? path)

  /** Makes `GET /api/item` and the logout wait for the test. */
  function holdAnswers(): { read(): void; logout(): void } {
    const release = { read: () => {}, logout: () => {} }
    gateway.setResponses({
      routes: { 'GET /api/item': () => new Promise((resolve) => (release.read = () => resolve([]))) },
      fields: {
        logout: () => new Promise((resolve) => (release.logout = () => resolve({ hasClosedSession: true }))),
      },
    })
    return { read: () => release.read(), logout: () => release.logout() }
  }

  beforeEach(() => logInAs({ sid: 'leaving' }))

  it('is answered before the logout is sent, if it was sent first', async () => {
    const answer = holdAnswers()
    const called = read()
    await begun(1)
    const left = logOutOfSite()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(operations()).toEqual(['/api/item'])
    answer.read()
    await expect(called.then(({ status }) => status)).resolves.toBe(200)
    await begun(2)
    answer.logout()
    await left
    expect(session.token()).toBeNull()
  })

  it('is not sent if it begins while the logout runs', async () => {
    const answer = holdAnswers()
    const left = logOutOfSite()
    await begun(1)
    const called = read().catch((error: unknown) => error)
    answer.logout()
    await left
    await expect(called).resolves.toMatchObject({ status: 401 })
    expect(operations()).not.toContain('/api/item')
    expect(reload).not.toHaveBeenCalled()
  })

  it('is sent if the session goes on, as after a deletion that was refused', async () => {
    const left = endSession(() => execute(logoutDocument, {}, { endsSession: true })).catch(() => undefined)
    const called = read()
    await expect(called.then(({ status }) => status)).resolves.toBe(200)
    await left
    expect(session.token()).not.toBeNull()
  })

  it('holds the logout up for no longer than two seconds', async () => {
    const answer = holdAnswers()
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] })
    try {
      const called = read()
      const left = logOutOfSite()
      await jest.advanceTimersByTimeAsync(1999)
      expect(operations()).toEqual(['/api/item'])
      await jest.advanceTimersByTimeAsync(1)
      expect(operations()).toContain('UiTestLogout')
      await jest.advanceTimersByTimeAsync(10)
      answer.logout()
      await jest.advanceTimersByTimeAsync(10)
      await left
      answer.read()
      await called
    } finally {
      jest.useRealTimers()
    }
  })

  it('asks for no login and reloads nothing if it is refused meanwhile', async () => {
    expireSession()
    const stats = execute(parse('query UiTestStats { stats { id name } }') as never, {})
    const left = logOutOfSite()
    await expect(stats).rejects.toThrow()
    await left
    expect([requested(), reload.mock.calls.length]).toEqual([false, 0])
  })
})

describe('a session that ends in another tab', () => {
  const inOtherTab = (change: () => void) => {
    change()
    window.dispatchEvent(new StorageEvent('storage', { key: tokenKey }))
  }
  beforeEach(() => {
    session.init()
    logInAs()
  })

  it('requests a login on a page with unsaved input, which stays', () => {
    inOtherTab(() => window.localStorage.removeItem(tokenKey))
    expect([requested(), session.viewer()?.id]).toEqual([true, 'account-1'])
  })

  it('is renewed by a login of the same account there', () => {
    inOtherTab(() => window.localStorage.removeItem(tokenKey))
    inOtherTab(() => window.localStorage.setItem(tokenKey, createToken({ sid: 'new' })))
    expect([requested(), session.viewer()?.id, open.mock.calls.length]).toEqual([false, 'account-1', 0])
  })

  it('opens the home page after a login of another account there', () => {
    inOtherTab(() => window.localStorage.removeItem(tokenKey))
    inOtherTab(() => window.localStorage.setItem(tokenKey, createToken({ sub: 'account-2' })))
    expect(open).toHaveBeenCalledWith('/')
  })

  it('stops storing drafts, since it may have been a logout', () => {
    inOtherTab(() => window.localStorage.removeItem(tokenKey))
    drafts.write('item.1', 'typed afterwards')
    expect(Object.keys(window.localStorage).filter((key) => key.startsWith('sanguine.draft.'))).toEqual([])
  })

  it('ends here too if there is no unsaved input', () => {
    cleanup()
    inOtherTab(() => window.localStorage.removeItem(tokenKey))
    expect([requested(), session.viewer()]).toEqual([false, null])
  })
})
