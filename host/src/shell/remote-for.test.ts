import { describe, expect, it } from '@jest/globals'
import { remoteFor } from './remote-for'

const player = { plays: true, isAdmin: false }
const admin = { plays: true, isAdmin: true }
const stranger = { plays: false, isAdmin: false }

describe('an address', () => {
  it.each([
    ['/', null, 'visitor'],
    ['/anything/else', null, 'visitor'],
    ['/login', null, 'visitor'],
    ['/admin/items', null, 'home'],
    ['/shopcallback/7', null, 'game'],
    ['/', player, 'game'],
    ['/login', player, 'game'],
    ['/imprint', player, 'visitor'],
    ['/imprint/more', player, 'game'],
    ['/Imprint/', player, 'visitor'],
    ['/welcome', player, 'visitor'],
    ['/activateAccount/abc', player, 'visitor'],
    ['/forgotPasswordRetrieve/abc', player, 'visitor'],
    ['/shopcallback/7', player, 'game'],
    ['/admin', player, 'home'],
    ['/admin', admin, 'admin'],
    ['/admin/enemies/7', admin, 'admin'],
    ['/administrator', admin, 'game'],
    ['/mercatus', stranger, 'visitor'],
  ] as const)('%s is drawn for %o by %s', (path, viewer, name) => {
    expect(remoteFor(path, viewer)).toBe(name)
  })
})
