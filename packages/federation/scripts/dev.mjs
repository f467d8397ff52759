/**
 * The development server of one front end: `npm run dev -w remotes/game`.
 *
 * Builds on every change, serves what was built, hands everything else to the gateway of choice, and reloads the page.
 *   GATEWAY_URL  default http://127.0.0.1:4000
 *   PORT         default: one of its own for each front end; 0 for any that is free
 */
import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs'
import { createServer, request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { basename, extname, join, normalize } from 'node:path'
import { pathToFileURL } from 'node:url'
import webpack from 'webpack'

const folder = process.cwd()
const gateway = new URL(process.env.GATEWAY_URL ?? 'http://127.0.0.1:4000')
const frontEnds = ['host', ...readdirSync(join(import.meta.dirname, '../../../remotes')).sort()]
const port = Number(process.env.PORT ?? 4100 + frontEnds.indexOf(basename(folder)))
const out = join(import.meta.dirname, '../../../.cache/dev', basename(folder))

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
}

const { default: makeConfig } = await import(pathToFileURL(join(folder, 'webpack.config.mjs')).href)
const config = makeConfig({}, { mode: 'development' })
config.output = { ...config.output, path: out, publicPath: '/' }

const listeners = new Set()
const ofGateway =
  /^\/(graphql|api|config\.json|remotes\.json|remote-descriptions\.json|remotes\/|dev\/|healthz|readyz)/i
const reloader = `<script>new EventSource('/__built').onmessage = () => location.reload()</script>`

function passOn(incoming, answer) {
  const send = gateway.protocol === 'https:' ? httpsRequest : httpRequest
  const headers = { ...incoming.headers, host: gateway.host }
  const outgoing = send(new URL(incoming.url, gateway), { method: incoming.method, headers }, (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers)
    response.pipe(answer)
  })
  outgoing.on('error', (error) => {
    answer.writeHead(502, { 'content-type': 'text/plain' }).end(`No gateway at ${gateway.origin}: ${error.message}`)
  })
  incoming.pipe(outgoing)
}

function serve(path, answer) {
  const file = normalize(join(out, decodeURIComponent(path)))
  if (file.startsWith(out) && existsSync(file) && statSync(file).isFile()) {
    answer.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(answer)
    return
  }
  answer.writeHead(200, { 'content-type': types['.html'], 'cache-control': 'no-store' })
  answer.write(reloader)
  createReadStream(join(out, 'index.html')).pipe(answer)
}

const server = createServer((incoming, answer) => {
  const { pathname } = new URL(incoming.url, 'http://localhost')
  if (pathname === '/__built') {
    answer.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).write('\n')
    listeners.add(answer)
    incoming.on('close', () => listeners.delete(answer))
  } else if (ofGateway.test(pathname)) passOn(incoming, answer)
  else serve(pathname, answer)
})

const compiler = webpack(config)
compiler.watch({ aggregateTimeout: 100 }, (error, stats) => {
  if (error) throw error
  const report = stats.toString({ preset: 'errors-warnings', colors: true })
  if (report) console.log(report)
  const tell = () => {
    const url = `http://127.0.0.1:${server.address().port}`
    console.log(`Built in ${stats.endTime - stats.startTime} ms: ${url} with ${gateway.origin}`)
  }
  if (!server.listening) return void server.listen(port, '127.0.0.1', tell)
  tell()
  if (!stats.hasErrors()) for (const answer of listeners) answer.write('data: built\n\n')
})

/** Closes the compiler before the process ends, since webpack then writes its cache: the next start builds only what is new. */
const stop = () => compiler.close(() => process.exit(0))
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
