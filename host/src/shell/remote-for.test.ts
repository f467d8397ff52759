import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from '@jest/globals'
import { type Role, readToken } from '@sanguine/ui/platform'
import { aToken } from '@sanguine/ui/testing'
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

/** Runs the page's boot script as the page does, and answers which files it asked for. */
function boot(path: string, token: string | null, theme: string | null = null): string[] {
  document.head.innerHTML = ''
  document.body.innerHTML = `<script type="application/json" id="site">${JSON.stringify({
    remotes: Object.fromEntries(names.map((name) => [name, `/remotes/${name}/mf-manifest.json`])),
    manifests: Object.fromEntries(
      names.map((name) => [
        name,
        {
          metaData: { remoteEntry: { name: 'remote.js' } },
          exposes: [{ name: 'app', assets: { js: { sync: ['app.js'] }, css: { sync: ['app.css'] } } }],
        },
      ]),
    ),
  })}</script>`
  window.localStorage.clear()
  if (token) window.localStorage.setItem('access_token', token)
  if (theme) window.localStorage.setItem('sanguine.theme', theme)
  window.history.replaceState(null, '', path)
  new Function(readFileSync(join(__dirname, '../boot.js'), 'utf8'))()
  return [...document.head.querySelectorAll('link')].map(
    (link) => `${link.getAttribute('as')} ${new URL(link.href).pathname}`,
  )
}

const names = ['visitor', 'game', 'admin']
const roles: (Role | null)[] = [null, 'user', 'betaUser', 'admin', 'notActivated', 'banned']
const paths = [
  '/',
  '/login',
  '/imprint',
  '/welcome',
  '/admin/items',
  '/shopcallback/3',
  '/activateAccount/x',
  '/travel',
]

describe('the boot script', () => {
  afterEach(() => window.localStorage.clear())

  it.each(paths.flatMap((path) => roles.map((role) => [path, role] as const)))(
    'asks at %s for the files the shell will want for %s',
    (path, role) => {
      const token = role && aToken({ role })
      const name = remoteFor(path, token ? readToken(token) : null)
      const expected = name === 'home' ? remoteFor('/', token ? readToken(token) : null) : name
      expect(boot(path, token)).toEqual([
        `script /remotes/${expected}/remote.js`,
        `script /remotes/${expected}/app.js`,
        `style /remotes/${expected}/app.css`,
      ])
    },
  )

  it('takes a token that is over for none, and shows the chosen theme at once', () => {
    expect(boot('/', aToken({ exp: 1 }), 'light')[0]).toBe('script /remotes/visitor/remote.js')
    expect(document.documentElement.dataset.theme).toBe('light')
    boot('/', null)
    expect(document.documentElement.dataset.theme).toBe('dark')
  })

  it('asks for nothing where the page has no facts', () => {
    boot('/', null)
    document.head.innerHTML = ''
    document.body.innerHTML = ''
    new Function(readFileSync(join(__dirname, '../boot.js'), 'utf8'))()
    expect(document.head.children).toHaveLength(0)
  })
})
