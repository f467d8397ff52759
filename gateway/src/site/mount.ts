import { join } from 'node:path'
import { notFound } from '@sanguine/kernel'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendError } from '../server/error-response'
import { contentSecurityPolicy } from '../server/headers'
import { type Page, sitePage } from './page'
import { builtRemotes, type Remotes } from './remotes'
import { accepts, type StaticFolder, staticFolder } from './static-folder'

/** What the browser may know, as `/config.json` says it. Moments are ISO 8601. */
export interface PublicSettings {
  readonly apiKey: string
  readonly version: string
  readonly registrationOpensAt: string
  readonly gameOpensAt: string
  readonly gameSpeed: number
  /** where mails are read that no mail server takes, on this very machine only; null where one does */
  readonly mailbox: string | null
}

export interface SiteOptions {
  /** folder that holds `host/dist` and `remotes/<name>/dist` */
  readonly root: string
  readonly remotes: Remotes
  readonly settings: PublicSettings
}

/** Paths where a missing file is a 404 and never the page. */
const notPages = /^\/(api|graphql|remotes|dev|healthz|readyz|config\.json|remotes\.json)(\/|$)/i

/** Serves the composed site: the host under `/`, each remote under `/remotes/<name>/`, the page under any other path. */
export function mountSite(server: FastifyInstance, { root, remotes, settings }: SiteOptions): void {
  const host = staticFolder(join(root, 'host/dist'))
  const page = sitePage({ root, remotes, settings })
  const folders: ReadonlyMap<string, StaticFolder> = new Map(
    builtRemotes.map((name) => [name, staticFolder(join(root, 'remotes', name, 'dist'))]),
  )

  server.get('/config.json', async (_request, reply) => reply.header('Cache-Control', 'no-cache').send(settings))
  server.get('/remotes.json', async (_request, reply) =>
    reply.header('Cache-Control', 'no-cache').send(remotes.current()),
  )
  server.get<{ Params: { name: string; '*': string } }>('/remotes/:name/*', async (request, reply) => {
    const { name, '*': path } = request.params
    if (!(await folders.get(name)?.send(path, request, reply))) sendError(notFound('file'), request, reply)
    return reply
  })
  server.setNotFoundHandler(async (request, reply) => {
    await sendFileOrPage(host, request, reply, async () => {
      const current = await page()
      if (!current) return false
      reply.header('Content-Security-Policy', contentSecurityPolicy(remotes.origins(), current.scriptHashes))
      await sendPage(current, request, reply)
      return true
    })
    return reply
  })
}

async function sendFileOrPage(
  host: StaticFolder,
  request: FastifyRequest,
  reply: FastifyReply,
  answerPage: () => Promise<boolean>,
): Promise<void> {
  const [path = '/'] = request.url.split('?')
  const isPath = ['GET', 'HEAD'].includes(request.method) && !notPages.test(path)
  if (!isPath) return void sendError(notFound('address'), request, reply)
  // The built page is only the mould of the one that is served.
  if (!/^\/(index\.html)?$/.test(path) && (await host.send(path, request, reply))) return
  if (!wantsPage(request, path)) return void sendError(notFound('file'), request, reply)
  if (await answerPage()) return
  reply.code(503).type('text/plain; charset=utf-8')
  await reply.send('The site is not built. Run "npm start", or "npm run build" once.')
}

async function sendPage({ html, compressed, etag }: Page, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.headers({ 'Cache-Control': 'no-cache', ETag: etag, Vary: 'Accept-Encoding' })
  if (request.headers['if-none-match']?.includes(etag)) {
    await reply.code(304).send()
    return
  }
  const takesBrotli = accepts(String(request.headers['accept-encoding'] ?? ''), 'br')
  if (takesBrotli) reply.header('Content-Encoding', 'br')
  await reply.type('text/html; charset=utf-8').send(takesBrotli ? compressed : html)
}

/** A browser on its way to a page, not a script or picture that is missing. */
const wantsPage = ({ headers }: FastifyRequest, path: string): boolean =>
  /text\/html|\*\/\*/.test(headers.accept ?? '*/*') &&
  !/\.(js|mjs|css|map|json|svg|png|jpg|webp|avif|ico|woff2|mp3|mp4|webm)$/i.test(path)
