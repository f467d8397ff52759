import { describe, expect, it } from '@jest/globals'
import { selectRemote } from './select-remote'

const player = { canPlay: true, permissions: [] }
const admin = { canPlay: true, permissions: ['editContent', 'manageUsers'] } as const
const editor = { canPlay: true, permissions: ['editContent'] } as const
const support = { canPlay: true, permissions: ['manageUsers'] } as const
const stranger = { canPlay: false, permissions: [] }

describe('an address', () => {
  it.each([
    ['/', null, 'visitor'],
    ['/anything/else', null, 'visitor'],
    ['/login', null, 'visitor'],
    ['/admin/items', null, 'home'],
    ['/shopcallback/7', null, 'visitor'],
    ['/', player, 'game'],
    ['/login', player, 'game'],
    ['/imprint', player, 'visitor'],
    ['/imprint/more', player, 'game'],
    ['/Imprint/', player, 'visitor'],
    ['/welcome', player, 'visitor'],
    ['/activateAccount/abc', player, 'visitor'],
    ['/forgotPasswordRetrieve/abc', player, 'visitor'],
    ['/confirmEmail/abc', player, 'visitor'],
    ['/account/security', player, 'visitor'],
    ['/account/security', null, 'visitor'],
    ['/account/privacy', player, 'visitor'],
    ['/account/privacy', null, 'visitor'],
    ['/shopcallback/7', player, 'visitor'],
    ['/admin', player, 'home'],
    ['/admin', admin, 'admin'],
    ['/admin/enemies/7', admin, 'admin'],
    ['/admin', editor, 'admin'],
    ['/admin/users', support, 'admin'],
    ['/administrator', admin, 'game'],
    ['/mercatus', stranger, 'visitor'],
    ['/fight/0a1b', null, 'game'],
    ['/fight/0a1b', stranger, 'game'],
    ['/fight/0a1b', player, 'game'],
    ['/rates', null, 'game'],
    ['/rates', stranger, 'game'],
    ['/fight', null, 'visitor'],
    ['/fight/0a1b/more', null, 'visitor'],
  ] as const)('%s is drawn for %o by %s', (path, viewer, name) => {
    expect(selectRemote(path, viewer)).toBe(name)
  })
})
