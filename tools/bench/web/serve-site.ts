import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type OutgoingHttpHeaders, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { remoteNames } from '../../remotes'
import { root } from '../../root'
import { listenLocally } from '../listen'

const { readRemoteFiles }: typeof import('../../../gateway/src/site/remote-files') = require(
  join(root, 'gateway/dist/site/remote-files.js'),
)
const { composePage, shortManifest }: typeof import('../../../gateway/src/site/compose-page') = require(
  join(root, 'gateway/dist/site/compose-page.js'),
)

export interface BuiltSite {
  readonly folder: string
  readonly isFederated: boolean
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

const day = 86_400_000
const settings = {
  apiKey: 'bench',
  version: '1.0.0',
  registrationOpensAt: new Date(Date.now() - 7 * day).toISOString(),
  gameOpensAt: new Date(Date.now() + 9 * day).toISOString(),
  gameSpeed: 1,
}
/** The address in links that must be absolute, such as the preview's image; a measured page follows none of them. */
const publicUrl = 'http://127.0.0.1'
const remotes = Object.fromEntries(remoteNames.map((name) => [name, `/remotes/${name}/mf-manifest.json`]))

const { descriptions } = readRemoteFiles(root, console.warn)

const manifestOf = (name: string): unknown =>
  JSON.parse(readFileSync(join(root, 'remotes', name, 'dist/mf-manifest.json'), 'utf8'))

/** The page as the gateway serves it; a bundle has no remotes. */
function pageOf({ folder, isFederated }: BuiltSite): Buffer {
  const manifests = isFederated
    ? Object.fromEntries(remoteNames.map((name) => [name, shortManifest(manifestOf(name))]))
    : {}
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  return Buffer.from(
    composePage(html, { settings, remotes: isFederated ? remotes : {}, descriptions, manifests }, publicUrl),
  )
}

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile()

/** Serves compressed forms where there are any, and the page under every path that is no file's. */
function respond(site: BuiltSite, page: Buffer, url: string, response: ServerResponse): void {
  const { pathname } = new URL(url, 'http://localhost')
  const send = (type: string | undefined, bytes: string | Buffer, headers: OutgoingHttpHeaders = {}) =>
    response.writeHead(200, { 'Content-Type': type ?? 'application/octet-stream', ...headers }).end(bytes)
  if (/^\/api\/version/i.test(pathname)) return void send('text/plain', settings.version)
  if (pathname === '/config.json') return void send(types['.json'], JSON.stringify(settings))
  const [, remote, path = ''] = /^\/remotes\/([a-z]+)\/(.+)$/.exec(pathname) ?? []
  const file = remote ? join(root, 'remotes', remote, 'dist', path) : join(site.folder, pathname)
  const type = extname(pathname)
  if (pathname !== '/' && isFile(file)) {
    const headers = { 'Cache-Control': 'public, max-age=31536000, immutable' }
    if (isFile(`${file}.br`))
      return void send(types[type], readFileSync(`${file}.br`), { ...headers, 'Content-Encoding': 'br' })
    return void send(types[type], readFileSync(file), headers)
  }
  if (type) return void response.writeHead(404).end()
  send(types['.html'], page, { 'Content-Encoding': 'br', 'Cache-Control': 'no-cache' })
}

export async function serveSite(site: BuiltSite): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const page = brotliCompressSync(pageOf(site))
  const server = createServer(({ url = '/' }, response) => respond(site, page, url, response))
  const port = await listenLocally(server)
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
