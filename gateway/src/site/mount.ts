import { join } from 'node:path'
import negotiateEncoding from '@fastify/accept-negotiator'
import fastifyStatic from '@fastify/static'
import type { PageVersions } from '@sanguine/remotes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { highestQuality, qualityOf, readAccept } from '../server/accept'
import { clientAddress } from '../server/call-limits'
import { sendError } from '../server/error-response'
import { isKnown as hasEtag } from '../server/known-etag'
import { setSitePolicy } from '../server/security-headers'
import { unknownAddress } from '../server/unknown-address'
import { type Addresses, createAddresses } from './addresses'
import { chosenVersions, drawLot, openPreview } from './browser-choice'
import { createPageLoader, type Page } from './page'
import { isPagePath } from './page-path'
import { type Previews, withPreview } from './page-preview'
import type { Remotes } from './remotes'

/** The settings that browsers may know, as in `/config.json`. Moments are ISO 8601. */
export interface PublicSettings {
  readonly apiKey: string
  readonly version: string
  readonly registrationOpensAt: string
  readonly gameOpensAt: string
  readonly gameSpeed: number
  /** address of the mailbox for mails without a mail server, on this machine only; null if there is a mail server */
  readonly mailbox: string | null
  /** the share of the traces of browsers that is recorded, 0 to 1; absent where none is */
  readonly tracing?: { readonly ratio: number }
}

export interface SiteOptions {
  /** folder that holds `host/dist` and `remotes/<name>/dist` */
  readonly root: string
  /** the site's own address, without a slash at its end; a free port is known once the server listens */
  readonly publicUrl: () => string
  readonly remotes: Remotes
  /** returns the methods of a URL's routes, for `Allow` */
  readonly allowedMethods: (url: string) => readonly string[]
  readonly settings: PublicSettings
  readonly previews: Previews
  /** receives the versions in each page that is sent, and the address of the client */
  readonly onPage?: (address: string, versions: PageVersions) => void
}

/** The route of the host's files. It matches any name, so it does not prove that a file exists. */
export const hostFilePath = '/:file'

const pageMethods = ['GET', 'HEAD']

const oneYear = 'public, max-age=31536000, immutable'

/** Whether a name has a hash of its content, so that it never changes; a compressed file has a further suffix. */
const isHashed = (path: string): boolean => /[.-][0-9a-f]{8,}\.\w+(\.(br|gz))?$/.test(path)

/**
 * Serves the composed site. The host is under `/`, each remote under `/remotes/<name>/`, and the page under any other
 * path. The status is 404 if no page of this release has that path.
 */
export async function mountSite(server: FastifyInstance, options: SiteOptions): Promise<void> {
  const { root, publicUrl, remotes, settings, allowedMethods, previews, onPage } = options
  const addresses = currentAddresses(remotes, previews)
  const hostFolder = join(root, 'host/dist')
  const loadPage = createPageLoader({ root, publicUrl, remotes, settings })
  await server.register(fastifyStatic, {
    serve: false,
    preCompressed: true,
    dotfiles: 'ignore',
    index: false,
    cacheControl: false,
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', isHashed(path) ? oneYear : 'no-cache')
      response.setHeader('Vary', 'Accept-Encoding')
    },
  })

  server.get('/config.json', async (_request, reply) => reply.header('Cache-Control', 'no-cache').send(settings))
  const chosenFor = (request: FastifyRequest) => remotes.chosen(chosenVersions(request, remotes.versions()))
  const perBrowser = { 'Cache-Control': 'no-cache', Vary: 'Cookie' }
  server.get('/remotes.json', async (request, reply) => reply.headers(perBrowser).send(chosenFor(request).addresses))
  server.get('/remote-descriptions.json', async (request, reply) =>
    reply.headers(perBrowser).send(chosenFor(request).descriptions),
  )
  server.get('/robots.txt', async (_request, reply) =>
    reply
      .header('Cache-Control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(addresses().robotsText(publicUrl())),
  )
  server.get('/sitemap.xml', async (_request, reply) =>
    reply
      .header('Cache-Control', 'no-cache')
      .type('application/xml; charset=utf-8')
      .send(addresses().sitemapXml(publicUrl())),
  )
  server.get<{ Params: { name: string; '*': string } }>('/remotes/:name/*', (request, reply) => {
    const { name, '*': path } = request.params
    const remote = remotes.ownNames.find((built) => built === name)
    if (!remote) return reply.callNotFound()
    reply.sendFile(path, join(root, 'remotes', remote, 'dist'))
  })
  // The host's files are in one folder without subfolders. A route for any path would match calls that have no other
  // route.
  server.get<{ Params: { file: string } }>(hostFilePath, (request, reply) => {
    const { file } = request.params
    // The built page is only the template of the served page.
    if (file.startsWith('index.html')) return reply.callNotFound()
    setSitePolicy(request, reply, remotes.origins())
    reply.sendFile(file, hostFolder)
  })
  server.setNotFoundHandler(async (request, reply) => {
    const [path = '/'] = request.url.split('?')
    const { isKnownPage, canonicalUrl } = addresses()
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead) {
      const methods = isPagePath(path) && isKnownPage(path) ? pageMethods : allowedMethods(request.url)
      return refuse(request, reply, methods)
    }
    const isKnown = isKnownPage(path)
    if (!isPagePath(path) || !(isKnown ? acceptsHtml(request) : asksForHtml(request)))
      return refuse(request, reply, allowedMethods(request.url))
    const isSecure = publicUrl().startsWith('https:')
    const withoutPreview = openPreview(request, reply, remotes.versions(), isSecure)
    if (withoutPreview !== null) return reply.header('Cache-Control', 'no-store').redirect(withoutPreview, 303)
    const page = await loadPage(remotes.chosen(drawLot(request, reply, remotes.versions(), isSecure)))
    if (!page) {
      reply.code(503).type('text/plain; charset=utf-8')
      return reply.send('The site is not built. Run "npm start", or "npm run build" once.')
    }
    if (request.method === 'GET') onPage?.(clientAddress(request), page.versions)
    setSitePolicy(request, reply, remotes.origins(), page.scriptHashes)
    reply.header('Link', `<${canonicalUrl(publicUrl(), path)}>; rel="canonical"`)
    const preview = isKnown ? await previews.find(path, request, reply) : null
    if (!preview) return sendPage(page, request, reply, isKnown ? 200 : 404)
    // A link is for those who got it, so search engines must not list it.
    reply.headers({ 'Cache-Control': 'no-cache', 'X-Robots-Tag': 'noindex', Vary: 'Accept-Language, Cookie' })
    return reply.type('text/html; charset=utf-8').send(withPreview(page.html.toString(), preview, publicUrl()))
  })
}

const address = { en: 'address', de: 'Diese Adresse' }

/** Refuses a call that no route serves. `methods` are those of the routes with its path. */
function refuse(request: FastifyRequest, reply: FastifyReply, methods: readonly string[]): FastifyReply {
  // A route of the same method found nothing under this address, such as a file of a remote.
  const isMissing = methods.includes(request.method)
  const { problem, headers } = unknownAddress(isMissing ? [] : methods, address)
  return sendError(problem, request, reply.headers(headers))
}

/** The addresses of all pages, worked out again when the remotes change. */
function currentAddresses(remotes: Remotes, previews: Previews): () => Addresses {
  let files = remotes.files()
  let addresses = createAddresses(files, previews)
  return () => {
    if (files !== remotes.files()) {
      files = remotes.files()
      addresses = createAddresses(files, previews)
    }
    return addresses
  }
}

function sendPage(
  { html, compressed, etag }: Page,
  request: FastifyRequest,
  reply: FastifyReply,
  status: 200 | 404,
): FastifyReply {
  reply.code(status).headers({ 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding, Cookie' })
  if (status === 200) {
    reply.header('ETag', etag)
    if (hasEtag(request, etag)) return reply.code(304).send()
  }
  const acceptsBrotli = negotiateEncoding(String(request.headers['accept-encoding'] ?? ''), ['br']) === 'br'
  if (acceptsBrotli) reply.header('Content-Encoding', 'br')
  return reply.type('text/html; charset=utf-8').send(acceptsBrotli ? compressed : html)
}

/** Whether `Accept` names HTML. A browser that opens an address sends this; scripts and other clients do not. */
const asksForHtml = ({ headers }: FastifyRequest): boolean =>
  highestQuality(readAccept(headers.accept), /^text\/html$/) > 0

/**
 * Whether HTML is acceptable. A browser that opens a page sends `text/html`; one that fetches an image or script does
 * not.
 */
const acceptsHtml = ({ headers }: FastifyRequest): boolean =>
  (qualityOf(readAccept(headers.accept), 'text/html') ?? 0) > 0
