import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { aToken } from '../testing/a-token'
import { page } from './page'
import { readToken, session, tokenKey } from './session'

const reload = jest.spyOn(page, 'reload').mockImplementation(() => undefined)

beforeEach(() => {
  window.localStorage.clear()
  session.refresh()
  reload.mockClear()
})
afterEach(() => window.localStorage.clear())

describe('a token', () => {
  it('names who is logged in and what the role may do', () => {
    expect(readToken(aToken({ name: 'Zoë', role: 'admin' }))).toEqual({
      id: 'account-1',
      name: 'Zoë',
      role: 'admin',
      plays: true,
      isAdmin: true,
    })
    expect(readToken(aToken({ role: 'betaUser' }))).toMatchObject({ plays: true, isAdmin: false })
    expect(readToken(aToken({ role: 'notActivated' }))).toMatchObject({ plays: false })
    expect(readToken(aToken({ role: 'banned' }))).toMatchObject({ plays: false })
  })

  it.each([
    ['over', aToken({ exp: Date.now() / 1000 - 1 })],
    ['no token', 'rubbish'],
    ['without a role', aToken({ role: undefined })],
    ['of an unknown role', aToken({ role: 'emperor' })],
    ['of no one', aToken({ sub: undefined })],
  ])('that is %s names nobody', (_what, token) => {
    expect(readToken(token)).toBeNull()
  })
})

describe('the session', () => {
  it('is open while a token is stored', () => {
    session.open(aToken())
    expect(window.localStorage.getItem(tokenKey)).toBe(session.token())
    expect(session.viewer()?.name).toBe('Morwenna')
    session.forget()
    expect(session.viewer()).toBeNull()
    expect(window.localStorage.getItem(tokenKey)).toBeNull()
    expect(reload).not.toHaveBeenCalled()
  })

  it('removes a token that cannot be used, and starts the page anew', () => {
    window.localStorage.setItem(tokenKey, aToken({ exp: 1 }))
    session.start()
    expect(window.localStorage.getItem(tokenKey)).toBeNull()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('does not reload without a token, so that it cannot loop', () => {
    session.start()
    expect(reload).not.toHaveBeenCalled()
  })

  it('follows a login and a logout in another tab', () => {
    session.start()
    const heard = jest.fn()
    session.subscribe(heard)
    window.localStorage.setItem(tokenKey, aToken())
    window.dispatchEvent(new StorageEvent('storage', { key: tokenKey }))
    expect(session.viewer()?.id).toBe('account-1')
    window.localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(session.viewer()).toBeNull()
    expect(heard).toHaveBeenCalledTimes(2)
  })
})
