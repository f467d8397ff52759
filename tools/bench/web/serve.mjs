/** A plain server for a built site: compressed forms where there are any, the page under every other path. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { root } from '../../build/server.mjs'

const { composePage, shortManifest } = createRequire(import.meta.url)(join(root, 'gateway/dist/site/compose-page.js'))

const types = {
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
const names = ['visitor', 'game', 'admin']
const remotes = Object.fromEntries(names.map((name) => [name, `/remotes/${name}/mf-manifest.json`]))

const manifestOf = (name) => JSON.parse(readFileSync(join(root, 'remotes', name, 'dist/mf-manifest.json'), 'utf8'))

/** The page as the gateway serves it; a bundle has no remotes to tell of. */
function page(folder, isFederated) {
  const manifests = isFederated ? Object.fromEntries(names.map((name) => [name, shortManifest(manifestOf(name))])) : {}
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  return Buffer.from(composePage(html, { settings, remotes: isFederated ? remotes : {}, manifests }))
}

const isFile = (path) => existsSync(path) && statSync(path).isFile()

/** @param {{ folder: string, isFederated: boolean }} site */
export async function serveSite({ folder, isFederated }) {
  const html = page(folder, isFederated)
  const compressed = brotliCompressSync(html)
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost')
    const send = (type, bytes, headers = {}) => response.writeHead(200, { 'Content-Type': type, ...headers }).end(bytes)
    if (/^\/api\/version/i.test(pathname)) return send('text/plain', settings.version)
    if (pathname === '/config.json') return send(types['.json'], JSON.stringify(settings))
    const [, remote, rest] = /^\/remotes\/([a-z]+)\/(.+)$/.exec(pathname) ?? []
    const file = remote ? join(root, 'remotes', remote, 'dist', rest) : join(folder, pathname)
    if (pathname !== '/' && isFile(file)) {
      const headers = { 'Cache-Control': 'public, max-age=31536000, immutable' }
      const type = types[extname(file)] ?? 'application/octet-stream'
      if (!isFile(`${file}.br`)) return send(type, readFileSync(file), headers)
      return send(type, readFileSync(`${file}.br`), { ...headers, 'Content-Encoding': 'br' })
    }
    if (extname(pathname)) return response.writeHead(404).end()
    return send(types['.html'], compressed, { 'Content-Encoding': 'br', 'Cache-Control': 'no-cache' })
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
