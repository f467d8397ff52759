import { describe, expect, it } from '@jest/globals'
import { siteDescriptions } from '../testing/site-descriptions'
import { type Descriptions, pageOf, selectRemote } from './select-remote'

const player = { role: 'user' } as const
const admin = { role: 'admin' } as const
const editor = { role: 'editor' } as const
const support = { role: 'support' } as const
const stranger = { role: 'banned' } as const
const newStaff = { role: 'editor', mustEnrol: true } as const

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
    ['/admin/items', newStaff, 'home'],
    ['/', newStaff, 'visitor'],
    ['/mercatus', { role: 'betaUser' }, 'game'],
    ['/mercatus', stranger, 'visitor'],
    ['/fight/0a1b', null, 'game'],
    ['/fight/0a1b', stranger, 'game'],
    ['/fight/0a1b', player, 'game'],
    ['/rates', null, 'game'],
    ['/rates', stranger, 'game'],
    ['/fair', null, 'visitor'],
    ['/fair/0a1b', stranger, 'visitor'],
    ['/fair/0a1b', player, 'visitor'],
    ['/fight', null, 'visitor'],
    ['/fight/0a1b/more', null, 'visitor'],
  ] as const)('%s is rendered for %o by %s', (path, viewer, name) => {
    expect(selectRemote(siteDescriptions, path, viewer)).toMatchObject(name === 'home' ? { redirect: '/' } : { name })
  })

  it('of a new remote is found by its description alone', () => {
    const text = { en: 'Chronicle', de: 'Chronik' }
    const chronicle = { title: text, lost: text, reach: [{ paths: ['/chronicle'], roles: ['user'] }], navigation: [] }
    const descriptions: Descriptions = { ...siteDescriptions, chronicle }
    expect(selectRemote(descriptions, '/Chronicle/', player)).toMatchObject({ name: 'chronicle' })
    expect(selectRemote(descriptions, '/chronicle', null)).toMatchObject({ name: 'visitor' })
    expect(selectRemote(descriptions, '/chronicle/more', player)).toMatchObject({ name: 'game' })
  })

  it('of no remote is not found, and a redirect to itself is not followed', () => {
    expect(selectRemote({}, '/', null)).toBeUndefined()
    const text = { en: 'x', de: 'x' }
    const closed = {
      title: text,
      lost: text,
      reach: [{ paths: ['/*'], roles: ['admin'], redirect: '/' }],
      navigation: [],
    }
    expect(selectRemote({ closed }, '/', null)).toBeUndefined()
  })

  it.each([
    ['/', ''],
    ['/journal/fight/7', 'journal'],
    ['/admin', 'admin'],
    ['/admin/items/7', 'admin/items'],
  ])('%s belongs to the page %p', (path, page) => {
    expect(pageOf(siteDescriptions, path)).toBe(page)
  })
})
