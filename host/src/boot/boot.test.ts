import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { selectRemote } from '@sanguine/federation'
import { siteDescriptions } from '@sanguine/federation/testing'
import { type Role, readToken } from '@sanguine/ui/platform'
import { createToken } from '@sanguine/ui/testing'
import { versionKey } from '../version/check-version'

const code = readFileSync(join(__dirname, 'boot.js'), 'utf8')
const steps: string[] = []
let navigation = 'navigate'
const browser = {
  location: {
    get pathname() {
      return window.location.pathname
    },
    reload: () => void steps.push('reload'),
  },
  performance: { getEntriesByType: () => [{ type: navigation }] },
  indexedDB: { deleteDatabase: (name: string) => void steps.push(`drop ${name}`) },
  caches: { keys: async () => ['files'], delete: async (name: string) => void steps.push(`drop ${name}`) },
}
const run = () => new Function(...Object.keys(browser), code)(...Object.values(browser))

/** Runs the page's boot script as the page does, and answers which files it asked for. */
function boot(path: string, token: string | null = null, { theme = '', seen = '1.4.0' } = {}): string[] {
  document.head.innerHTML = ''
  document.body.innerHTML = `<script type="application/json" id="site">${JSON.stringify({
    settings: { version: '1.4.0' },
    descriptions: siteDescriptions,
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
  if (seen) window.localStorage.setItem(versionKey, seen)
  if (token) window.localStorage.setItem('access_token', token)
  if (theme) window.localStorage.setItem('sanguine.theme', theme)
  window.history.replaceState(null, '', path)
  run()
  return [...document.head.querySelectorAll('link')].map(
    (link) => `${link.getAttribute('as')} ${new URL(link.href).pathname}`,
  )
}

const names = Object.keys(siteDescriptions)
const roles: (Role | null)[] = [null, 'user', 'betaUser', 'support', 'editor', 'admin', 'notActivated', 'banned']
const paths = [
  '/',
  '/login',
  '/imprint',
  '/welcome',
  '/admin',
  '/admin/items',
  '/administrator',
  '/account/security',
  '/Imprint/',
  '/imprint/more',
  '/shopcallback/3',
  '/fight/0a1b',
  '/fight',
  '/developers',
  '/status',
  '/fair',
  '/fair/0a1b',
  '/rates',
  '/activateAccount/x',
  '/travel',
]

describe('the boot script', () => {
  afterEach(() => {
    window.localStorage.clear()
    delete document.documentElement.dataset.reloading
    steps.length = 0
    navigation = 'navigate'
  })

  it.each(paths.flatMap((path) => roles.map((role) => [path, role] as const)))(
    'requests at %s the files that the shell needs for %s',
    (path, role) => {
      const token = role && createToken({ role })
      const viewer = token ? readToken(token) : null
      const selection = selectRemote(siteDescriptions, path, viewer)
      const expected = selection?.name ?? selectRemote(siteDescriptions, selection?.redirect ?? '', viewer)?.name
      expect(boot(path, token)).toEqual([
        `script /remotes/${expected}/remote.js`,
        `script /remotes/${expected}/app.js`,
        `style /remotes/${expected}/app.css`,
      ])
    },
  )

  it('treats staff without a second factor as a visitor', () => {
    const token = createToken({ role: 'admin', mustEnrol: true })
    expect(boot('/admin', token)[0]).toBe('script /remotes/visitor/remote.js')
  })

  it('ignores an expired token, and applies the chosen theme at once', () => {
    expect(boot('/', createToken({ exp: 1 }), { theme: 'light' })[0]).toBe('script /remotes/visitor/remote.js')
    expect(document.documentElement.dataset.theme).toBe('light')
    boot('/')
    expect(document.documentElement.dataset.theme).toBe('dark')
  })

  it('requests nothing if the page contains no data of the site', () => {
    boot('/')
    document.head.innerHTML = ''
    document.body.innerHTML = ''
    run()
    expect(document.head.children).toHaveLength(0)
  })

  it.each(['', '1.3.9'])('reloads the page before it is drawn if the version seen last is "%s"', async (seen) => {
    expect(boot('/login', null, { seen })).toEqual([])
    expect('reloading' in document.documentElement.dataset).toBe(true)
    expect(window.localStorage.getItem(versionKey)).toBe('1.4.0')
    await new Promise((resolve) => setTimeout(resolve))
    expect(steps).toEqual(['drop sanguine-images', 'drop files', 'reload'])
  })

  it.each(['reload', 'navigate'])('does not reload after a %s with the version seen last', (type) => {
    navigation = type
    expect(boot('/')).toHaveLength(3)
    expect(steps).toEqual([])
  })

  it('leaves a version that is still new after a reload to the shell, so that it cannot loop', () => {
    navigation = 'reload'
    expect(boot('/', null, { seen: '1.3.9' })).toHaveLength(3)
    expect(window.localStorage.getItem(versionKey)).toBe('1.3.9')
    expect(steps).toEqual([])
  })

  it('draws the page without a reload if nothing can be stored', () => {
    const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    boot('/', null, { seen: '' })
    write.mockRestore()
    expect('reloading' in document.documentElement.dataset).toBe(false)
    expect(steps).toEqual([])
  })
})
