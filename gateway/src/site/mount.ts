import { join } from 'node:path'
import { notFound } from '@sanguine/kernel'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendError } from '../server/error-answer'
import { builtRemotes, type Remotes } from './remotes'
import { type StaticFolder, staticFolder } from './static-folder'

/** What the browser may know, as `/config.json` says it. Moments are ISO 8601. */
export interface PublicSettings {
  readonly apiKey: string
  readonly version: string
  readonly registrationOpensAt: string
  readonly gameOpensAt: string
  readonly gameSpeed: number
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
  const folders: Readonly<Record<string, StaticFolder>> = Object.fromEntries(
    builtRemotes.map((name) => [name, staticFolder(join(root, 'remotes', name, 'dist'))]),
  )

  server.get('/config.json', async (_request, reply) => reply.header('Cache-Control', 'no-cache').send(settings))
  server.get('/remotes.json', async (_request, reply) =>
    reply.header('Cache-Control', 'no-cache').send(remotes.current()),
  )
  server.get<{ Params: { name: string; '*': string } }>('/remotes/:name/*', async (request, reply) => {
    const { name, '*': path } = request.params
    if (!(await folders[name]?.send(path, request, reply))) sendError(notFound('file'), request, reply)
    return reply
  })
  server.setNotFoundHandler(async (request, reply) => {
    await sendPage(host, request, reply)
    return reply
  })
}

async function sendPage(host: StaticFolder, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const [path = '/'] = request.url.split('?')
  const isPath = ['GET', 'HEAD'].includes(request.method) && !notPages.test(path)
  if (!isPath) return void sendError(notFound('address'), request, reply)
  if (path !== '/' && (await host.send(path, request, reply))) return
  if (!wantsPage(request, path)) return void sendError(notFound('file'), request, reply)
  if (await host.send('index.html', request, reply)) return
  reply.code(503).type('text/plain; charset=utf-8')
  await reply.send('The site is not built. Run "npm start", or "npm run build" once.')
}

/** A browser on its way to a page, not a script or picture that is missing. */
const wantsPage = ({ headers }: FastifyRequest, path: string): boolean =>
  /text\/html|\*\/\*/.test(headers.accept ?? '*/*') &&
  !/\.(js|mjs|css|map|json|svg|png|jpg|webp|avif|ico|woff2|mp3|mp4|webm)$/i.test(path)
