import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { TestClock } from '@sanguine/kernel/testing'
import Fastify, { type FastifyInstance } from 'fastify'
import { collectAllowedMethods } from '../server/allowed-methods'
import { mountCors } from '../server/cors'
import { sendError } from '../server/error-response'
import { createSecurityHeaders, mountSecurityHeaders } from '../server/security-headers'
import { hostFilePath, mountSite } from './mount'
import type { Previews } from './page-preview'
import { readRemoteFiles } from './remote-files'
import { createRemotes, type RemoteMove, type Remotes } from './remotes'

const root = mkdtempSync(join(tmpdir(), 'sanguine-site-'))
const page = `<!doctype html><title>Sanguine</title><meta property="og:title" content="Sanguine">${' '.repeat(600)}`
const script = `console.log(1)${';'.repeat(600)}`
let server: FastifyInstance
let url = ''

const securityHeaders = createSecurityHeaders({ isSecure: false, strictTransport: 'host' })

const projectRoot = join(__dirname, '../../..')

const remotesFor = (env: Partial<Parameters<typeof createRemotes>[0]['env']> = {}) =>
  createRemotes({
    env: { REMOTES_JSON: null, remoteUrls: {}, ...env },
    root,
    clock: new TestClock(),
    warn: () => undefined,
  })

function put(path: string, content: string | Buffer): void {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

async function serve(remotes: Remotes): Promise<FastifyInstance> {
  const served = Fastify({ routerOptions: { caseSensitive: false, ignoreTrailingSlash: true } })
  const allowedMethods = collectAllowedMethods(served, [hostFilePath])
  mountSecurityHeaders(served, securityHeaders)
  mountCors(served)
  const settings = {
    apiKey: 'key',
    version: '1.2.3',
    registrationOpensAt: '2024-06-24T09:00:00.000Z',
    gameOpensAt: '2024-07-01T09:00:00.000Z',
    gameSpeed: 1,
    mailbox: null,
    operator: null,
  }
  served.setErrorHandler(sendError)
  const previews: Previews = {
    folders: ['/fair/'],
    imageFolders: ['/api/fair/'],
    find: async (path) =>
      path === '/fair/abc'
        ? {
            title: 'Mina "beat" $& <Ghoul>',
            description: 'One drop',
            imagePath: '/api/fair/abc/card',
            imageAlt: 'Mina',
          }
        : null,
  }
  const publicUrl = () => 'https://sanguine.example'
  await mountSite(served, { root, publicUrl, remotes, settings, allowedMethods, previews })
  return served
}

beforeAll(async () => {
  put('host/dist/index.html', page)
  put('host/dist/index.html.br', brotliCompressSync(page))
  put('host/dist/main.0a1b2c3d.js', script)
  put('host/dist/main.0a1b2c3d.js.br', brotliCompressSync(script))
  put('host/dist/main.0a1b2c3d.js.gz', gzipSync(script))
  put('host/secret.json', '{}')
  put('host/dist/.hidden.json', '{}')
  for (const name of ['game', 'admin', 'visitor'])
    put(`remotes/${name}/remote.json`, readFileSync(join(projectRoot, 'remotes', name, 'remote.json')))
  put('remotes/game/dist/mf-manifest.json', '{"name":"sanguine_game"}')
  server = await serve(remotesFor())
  url = await server.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => server.close())

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(url + path, { method, headers: { 'Accept-Encoding': 'identity', ...headers } })
const browser = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

describe('the page', () => {
  test.each([
    '/',
    '/login',
    '/Login/',
    '/activateAccount/abc',
    '/journal/fight/1?round=2',
    '/admin/items/1',
    '/game',
    '/index.html',
  ])('is served at %s', async (path) => {
    const response = await get(path, browser)
    expect([response.status, await response.text()]).toEqual([200, page])
    expect(response.headers.get('cache-control')).toBe('no-cache')
  })

  test.each([
    '/metrics',
    '/some/old/path',
    '/loginx',
    '/activateAccount',
    '/activateAccount/a/b',
    '/welcome/x',
    '/Hunt/1',
  ])('is a 404 at %s, which is not a page: with the page for a browser, else as text or a problem', async (path) => {
    const opened = await get(path, browser)
    expect([opened.status, await opened.text()]).toEqual([404, page])
    const etag = (await get('/', browser)).headers.get('etag') ?? ''
    expect((await get(path, { ...browser, 'If-None-Match': etag })).status).toBe(404)
    for (const Accept of ['*/*', 'text/plain', 'text/html;q=0, */*']) {
      const fetched = await get(path, { Accept })
      expect([fetched.status, await fetched.text()]).toEqual([404, 'There is no such address.'])
    }
    const problem = await get(path, { Accept: 'application/json' })
    expect([problem.status, await problem.json()]).toEqual([404, expect.objectContaining({ code: 'NOT_FOUND' })])
    expect((await get(path, browser, 'POST')).status).toBe(404)
  })

  test('exists for every page that a remote of this repository publishes, and all files of the remotes are complete', () => {
    const warnings: string[] = []
    const { names, pages } = readRemoteFiles(projectRoot, (message) => warnings.push(message))
    expect(warnings).toEqual([])
    expect(names.length).toBeGreaterThan(0)
    expect(pages).toContain('/')
  })

  test('is not sent again to a browser that has it', async () => {
    const etag = (await get('/', browser)).headers.get('etag') ?? ''
    const again = await get('/', { ...browser, 'If-None-Match': etag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    for (const [tags, status] of [
      ['*', 304],
      [`"0", W/${etag}`, 304],
      [`x${etag}`, 200],
    ] as const)
      expect((await get('/', { ...browser, 'If-None-Match': tags })).status).toBe(status)
    expect((await get('/no-such-page', { ...browser, 'If-None-Match': '*' })).status).toBe(404)
  })

  test('has headers without a body for HEAD', async () => {
    const response = await get('/login', browser, 'HEAD')
    expect([response.status, await response.text()]).toEqual([200, ''])
  })

  test('is composed under its file name too', async () => {
    put('host/dist/index.html', `${page}<!--site-->`)
    expect(await (await get('/index.html', browser)).text()).toContain('<script type="application/json" id="site">')
    put('host/dist/index.html', page)
  })

  test.each([
    '/api/nowhere',
    '/graphql/x',
    '/remotes/game/gone.js',
    '/dev/mail',
    '/gone.js',
    '/gone.1234abcd.css',
    '/wp-login.php',
    '/backup.tar.gz',
    '/shop/picture.bmp',
    '/assets/logo',
    '/.env',
    '/%2eenv',
    '/.git/config',
    '/index.php/login',
    '/login%0aSet-Cookie',
    '/.well-known/security.txt',
    '/.well-known/change-password',
    '/index.html.br',
  ])('is not served at %s, which is a 404', async (path) => {
    expect((await get(path, browser)).status).toBe(404)
  })

  test.each(['/%2e%2e%2fsecret.json', '/login%00.png', '/..%5csecret.json', '/%c0%ae%c0%ae/secret.json'])(
    'is not served at %s, which is no path',
    async (path) => {
      const response = await get(path, browser)
      expect([400, 403, 404]).toContain(response.status)
      expect(await response.text()).not.toContain('<')
    },
  )

  test('names its canonical address, which is the home page for paths that are not public', async () => {
    const canonical = async (path: string) => (await get(path, browser)).headers.get('link')
    expect(await canonical('/Welcome/?from=mail')).toBe('<https://sanguine.example/welcome>; rel="canonical"')
    expect(await canonical('/nowhere')).toBe('<https://sanguine.example/>; rel="canonical"')
  })

  test('has the preview of the linked object and is not indexed, and is the usual page for other links', async () => {
    const shared = await get('/fair/abc', browser)
    expect([shared.status, shared.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
    expect(await shared.text()).toContain(
      '<meta property="og:title" content="Mina &#34;beat&#34; $&#38; &#60;Ghoul&#62;">',
    )
    const other = await get('/fair/xyz', browser)
    expect([await other.text(), other.headers.get('x-robots-tag')]).toEqual([page, null])
  })

  test('is sent for GET and HEAD only', async () => {
    for (const path of ['/', '/login', '/admin/items']) {
      const response = await get(path, browser, 'POST')
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    }
    expect((await get('/wp-login.php', browser, 'POST')).status).toBe(404)
    expect((await get('/config.json', browser, 'DELETE')).headers.get('allow')).toBe('GET, HEAD')
  })
})

describe('for search engines', () => {
  test('robots.txt names the sitemap and the paths that are not to be crawled', async () => {
    const text = await (await get('/robots.txt')).text()
    expect(text).toContain('Sitemap: https://sanguine.example/sitemap.xml')
    for (const path of ['/api/', '/graphql', '/admin', '/activateAccount/', '/shopcallback/', '/fight/'])
      expect(text).toContain(`Disallow: ${path}\n`)
    // messengers fetch the previews of links
    expect(text).toContain('Allow: /api/fair/\n')
    expect(text).not.toContain('Disallow: /fair/')
    expect(text).not.toMatch(/Disallow: \/?\n|Disallow: \/game/)
  })

  test('sitemap.xml lists the public pages and no others', async () => {
    const response = await get('/sitemap.xml')
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    expect([...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address).sort()).toEqual(
      ['/', '/developers', '/fair', '/imprint', '/login', '/rates', '/register', '/status', '/welcome'].map(
        (path) => `https://sanguine.example${path}`,
      ),
    )
  })
})

describe('a file', () => {
  test('with a hash in its name may be cached without revalidation', async () => {
    const response = await get('/main.0a1b2c3d.js')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-type')).toMatch(/javascript; charset=utf-8$/)
  })

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', null],
  ])('is sent to a browser that accepts %p as %p', async (accepted, encoding) => {
    const response = await get('/main.0a1b2c3d.js', { 'Accept-Encoding': accepted })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    expect(await response.text()).toBe(script)
  })

  test('is not sent again to a browser that has it, and can be sent in part', async () => {
    const etag = (await get('/main.0a1b2c3d.js')).headers.get('etag') ?? ''
    const again = await get('/main.0a1b2c3d.js', {
      'If-None-Match': etag,
      // Browsers send this when they revalidate; this client would ask for a fresh copy.
      'Cache-Control': 'max-age=0',
    })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const part = await get('/main.0a1b2c3d.js', { Range: 'bytes=0-10' })
    expect([part.status, await part.text()]).toEqual([206, script.slice(0, 11)])
  })

  test('that was overwritten is sent in its new form, not in the old compressed one', async () => {
    put('host/dist/index.html', `${page}<!-- new -->`)
    const later = new Date(Date.now() + 5_000)
    utimesSync(join(root, 'host/dist/index.html'), later, later)
    expect(await (await get('/', { ...browser, 'Accept-Encoding': 'br' })).text()).toBe(`${page}<!-- new -->`)
    put('host/dist/index.html', page)
  })

  test.each([
    '/../secret.json',
    '/%2e%2e/secret.json',
    '/..%2fsecret.json',
    '/.hidden.json',
    '/%00.json',
    '/%E0%A4%A.json',
  ])('outside of the site is not reached by %s', async (path) => {
    const response = await get(path)
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.status).toBeLessThan(500)
  })

  test('of a remote is served under its name', async () => {
    const response = await get('/remotes/game/mf-manifest.json')
    expect(await response.json()).toEqual({ name: 'sanguine_game' })
    expect(response.headers.get('cache-control')).toBe('no-cache')
    for (const name of ['nobody', 'constructor', '__proto__'])
      expect((await get(`/remotes/${name}/mf-manifest.json`)).status).toBe(404)
  })
})

test('the browser gets its settings, and the remotes with their descriptions', async () => {
  expect(await (await get('/config.json')).json()).toMatchObject({ apiKey: 'key', version: '1.2.3', gameSpeed: 1 })
  expect(await (await get('/remotes.json')).json()).toEqual({
    game: '/remotes/game/mf-manifest.json',
    admin: '/remotes/admin/mf-manifest.json',
    visitor: '/remotes/visitor/mf-manifest.json',
  })
  expect(await (await get('/remote-descriptions.json')).json()).toMatchObject({
    admin: { title: { en: 'Content management' }, reach: [{ paths: ['/admin/*'], redirect: '/' }] },
    visitor: { hasLogin: true },
  })
})

describe('a remote on another origin', () => {
  const cdn = 'https://cdn.example/game/mf-manifest.json'

  test('is loaded from the address in its variable, and its scripts may run', async () => {
    const remotes = remotesFor({ remoteUrls: { game: cdn } })
    expect(remotes.current()).toMatchObject({ game: cdn, admin: '/remotes/admin/mf-manifest.json' })
    const other = await serve(remotes)
    const address = await other.listen({ host: '127.0.0.1', port: 0 })
    const policies = await Promise.all(
      ['/', '/main.0a1b2c3d.js', '/config.json'].map(async (path) =>
        (await fetch(address + path, { headers: browser })).headers.get('content-security-policy'),
      ),
    )
    await other.close()
    // The service worker is a file of the host, and loads remotes too.
    const trusted = expect.stringContaining("script-src 'self' https://cdn.example;")
    expect(policies).toEqual([trusted, trusted, expect.stringContaining("script-src 'self';")])
  })

  test.each([
    ['http://*', /must be .*: one host, without wildcards/],
    ['https://*.example/mf-manifest.json', /without wildcards/],
    ["https://a.example;script-src'unsafe-inline'/x", /must be/],
    ['data:application/json,{}', /must be the address/],
    ['javascript:alert(1)', /must be the address/],
    ['file:///etc/passwd', /must be the address/],
    ['blob:https://a.example/1', /must be the address/],
    ['//cdn.example/x', /must be the address/],
    ['/\\cdn.example/x', /must be the address/],
    ['https://user:password@cdn.example/x', /without a user or password/],
    ['https://', /must be the address/],
    ['remotes/game.json', /must be the address/],
    ['', /must be the address/],
    ['https://cdn.example/a b', /must be the address/],
  ])('at %p is refused at the start, with its name', (address, reason) => {
    const file = join(root, 'remotes-refused.json')
    writeFileSync(file, JSON.stringify({ game: address }))
    const create = () => remotesFor({ REMOTES_JSON: file })
    expect(create).toThrow(reason)
    expect(create).toThrow(/^REMOTES_JSON .*remotes-refused\.json: "game" /)
  })

  test('is refused at the start if its variable names no remote', () => {
    expect(() => remotesFor({ remoteUrls: { casino: cdn } })).toThrow(
      /^REMOTE_CASINO_URL names no remote: there are admin, game, visitor\.$/,
    )
  })

  test.each([
    ['{"casino":"/casino.json"}', /"casino" names no remote: there are admin, game, visitor\./],
    ['{"constructor":"/x.json"}', /names no remote/],
    ['{"game":', /is not JSON/],
    ['["/game.json"]', /REMOTES_JSON/],
    ['{"game":1}', /REMOTES_JSON/],
    [null, /cannot be read \(ENOENT\)/],
  ])('in a file with %p is refused at the start', (text, reason) => {
    const file = join(root, 'remotes-of-no-use.json')
    rmSync(file, { force: true })
    if (text !== null) writeFileSync(file, text)
    expect(() => remotesFor({ REMOTES_JSON: file })).toThrow(reason)
  })

  test.each(['http://127.0.0.1:3001/mf-manifest.json', 'https://[::1]:3001/x.json', '/other/mf-manifest.json', cdn])(
    'to %s is accepted',
    (address) => {
      const file = join(root, 'remotes-taken.json')
      writeFileSync(file, JSON.stringify({ game: address }))
      expect(remotesFor({ REMOTES_JSON: file }).current().game).toBe(address)
    },
  )

  test('is loaded from the current address in the file, and a broken file changes nothing', async () => {
    const file = join(root, 'remotes.json')
    writeFileSync(file, JSON.stringify({ game: cdn }))
    const warnings: string[] = []
    const clock = new TestClock()
    const env = { REMOTES_JSON: file, remoteUrls: {} }
    const remotes = createRemotes({ env, root, clock, warn: (message) => void warnings.push(message) })
    expect(remotes.current().game).toBe(cdn)
    writeFileSync(file, '{"game":')
    clock.advance(600)
    expect([remotes.current().game, warnings.length]).toEqual([cdn, 1])
    writeFileSync(file, JSON.stringify({ game: 'https://other.example/mf-manifest.json' }))
    clock.advance(600)
    expect(remotes.origins()).toEqual(['https://other.example'])
  })

  test('changes its address and logs the source, although other entries of the file cannot be used', () => {
    const file = join(root, 'remotes-in-part.json')
    writeFileSync(file, JSON.stringify({ game: cdn }))
    const warnings: string[] = []
    const moves: RemoteMove[] = []
    const clock = new TestClock()
    const remotes = createRemotes({
      env: { REMOTES_JSON: file, remoteUrls: {} },
      root,
      clock,
      warn: (message) => void warnings.push(message),
      onMove: (move) => void moves.push(move),
    })
    const admin = 'https://cdn.example/admin/mf-manifest.json'
    const entries = { game: 'https://*.example/mf-manifest.json', admin, chronicle: cdn, visitor: 1 }
    writeFileSync(file, JSON.stringify(entries))
    clock.advance(600)
    expect(remotes.current()).toEqual({ game: cdn, admin, visitor: '/remotes/visitor/mf-manifest.json' })
    expect(moves).toEqual([{ remote: 'admin', from: '/remotes/admin/mf-manifest.json', to: admin }])
    expect(warnings).toEqual([
      expect.stringMatching(/"game" .* without wildcards.*This entry changes nothing/),
      expect.stringMatching(/"chronicle" names no remote: there are admin, game, visitor/),
      expect.stringMatching(/"visitor" must be the address/),
    ])
    writeFileSync(file, '{}')
    clock.advance(600)
    expect(remotes.current().game).toBe('/remotes/game/mf-manifest.json')
    expect(moves.slice(1).map(({ remote, from }) => [remote, from])).toEqual([
      ['admin', admin],
      ['game', cdn],
    ])
  })
})

describe('headers', () => {
  test('allow only our scripts, no frame and no guessing of types', async () => {
    const { headers } = await get('/', browser)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toMatch(/script-src[^;]*(unsafe|\*)/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('strict-transport-security')).toBeNull()
  })

  test('let pages of other origins call the API and load remotes, and nothing else', async () => {
    const origin = { Origin: 'https://other.example' }
    expect((await get('/remotes/game/mf-manifest.json', origin)).headers.get('access-control-allow-origin')).toBe('*')
    expect((await get('/', { ...browser, ...origin })).headers.get('access-control-allow-origin')).toBeNull()
    const preflight = await get('/api/user/login', origin, 'OPTIONS')
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-headers')).toMatch(/Authorization.*X-Api-Key/)
  })
})
