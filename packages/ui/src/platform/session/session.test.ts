import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { createToken } from '../../testing/log-in'
import { page } from '../browser/page'
import { readToken, roleKey, session, tokenKey } from './session'

const reload = jest.spyOn(page, 'reload').mockImplementation(() => undefined)

beforeEach(() => {
  window.localStorage.clear()
  session.refresh()
  reload.mockClear()
})
afterEach(() => window.localStorage.clear())

describe('a token', () => {
  it('contains the viewer and the permissions of the role', () => {
    expect(readToken(createToken({ name: 'Zoë', role: 'admin' }))).toEqual({
      id: 'account-1',
      name: 'Zoë',
      role: 'admin',
      canPlay: true,
      permissions: ['editContent', 'manageUsers', 'readAnalytics', 'readAuditLog', 'refundPayments', 'deployRemotes'],
    })
  })

  it.each([
    ['user', true, []],
    ['betaUser', true, []],
    ['support', true, ['manageUsers']],
    ['editor', true, ['editContent']],
    ['notActivated', false, []],
    ['banned', false, []],
  ])('of the role %s shows whether it plays and its permissions', (role, canPlay, permissions) => {
    expect(readToken(createToken({ role }))).toMatchObject({ role, canPlay, permissions })
  })

  it('of staff who must set up a second factor allows nothing', () => {
    expect(readToken(createToken({ role: 'admin', mustEnrol: true }))).toMatchObject({
      role: 'admin',
      canPlay: false,
      permissions: [],
      mustEnrol: true,
    })
  })

  it.each([
    ['over', createToken({ exp: Date.now() / 1000 - 1 })],
    ['no token', 'rubbish'],
    ['without a role', createToken({ role: undefined })],
    ['of an unknown role', createToken({ role: 'emperor' })],
    ['of a role that objects inherit', createToken({ role: 'constructor' })],
    ['of no one', createToken({ sub: undefined })],
  ])('that is %s has no viewer', (_what, token) => {
    expect(readToken(token)).toBeNull()
  })
})

describe('the session', () => {
  it('is open while a token is stored', () => {
    session.logIn(createToken())
    expect(window.localStorage.getItem(tokenKey)).toBe(session.token())
    expect(session.viewer()?.name).toBe('Morwenna')
    session.clear()
    expect(session.viewer()).toBeNull()
    expect(window.localStorage.getItem(tokenKey)).toBeNull()
    expect(reload).not.toHaveBeenCalled()
  })

  it('removes an unusable token and reloads the page', () => {
    window.localStorage.setItem(tokenKey, createToken({ exp: 1 }))
    session.init()
    expect(window.localStorage.getItem(tokenKey)).toBeNull()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('that has ended is reported once', () => {
    session.logIn(createToken())
    session.clearAndReload()
    expect([session.takeEnded(), session.takeEnded()]).toEqual([true, false])
  })

  it('does not reload without a token, so that it cannot loop', () => {
    session.init()
    expect(reload).not.toHaveBeenCalled()
  })

  it('uses the role from the server, also after a reload, until the next login', () => {
    session.logIn(createToken({ role: 'user' }))
    session.followRole('editor')
    expect(session.viewer()).toMatchObject({ role: 'editor', permissions: ['editContent'] })
    session.refresh()
    expect(session.viewer()?.role).toBe('editor')
    session.followRole('user')
    expect(session.viewer()).toMatchObject({ role: 'user', permissions: [] })
    session.followRole('admin')
    session.logIn(createToken({ role: 'user' }))
    expect(session.viewer()?.role).toBe('user')
  })

  it('uses the role of the token for another account', () => {
    session.logIn(createToken({ role: 'user' }))
    session.followRole('admin')
    window.localStorage.setItem(tokenKey, createToken({ sub: 'account-2', role: 'user' }))
    session.refresh()
    expect(session.viewer()?.role).toBe('user')
  })

  it.each(['banned', 'notActivated', 'emperor', null])('ignores the role %s', (role) => {
    session.logIn(createToken({ role: 'user' }))
    session.followRole(role)
    expect(session.viewer()?.role).toBe('user')
  })

  it('uses a role that another tab received', () => {
    session.init()
    session.logIn(createToken({ role: 'user' }))
    window.localStorage.setItem(roleKey, 'account-1 support')
    window.dispatchEvent(new StorageEvent('storage', { key: roleKey }))
    expect(session.viewer()?.permissions).toEqual(['manageUsers'])
  })

  it('follows a login and a logout in another tab', () => {
    session.init()
    const heard = jest.fn()
    session.subscribe(heard)
    window.localStorage.setItem(tokenKey, createToken())
    window.dispatchEvent(new StorageEvent('storage', { key: tokenKey }))
    expect(session.viewer()?.id).toBe('account-1')
    window.localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(session.viewer()).toBeNull()
    expect(heard).toHaveBeenCalledTimes(2)
  })
})
