import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Route } from '@sanguine/kernel/rest'
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { describeOauth } from '../oauth/describe-oauth'
import { isKnown } from '../server/known-etag'
import { describeApi, firstApi, v1Api } from './openapi/describe-api'
import type { ExampleValues } from './openapi/examples'

const pageFolder = join(__dirname, '../../assets/api-docs')
const swaggerFolder = dirname(require.resolve('swagger-ui-dist/package.json'))

const files: Readonly<Record<string, readonly [folder: string, type: string]>> = {
  'swagger-ui.css': [swaggerFolder, 'text/css'],
  'swagger-ui-bundle.js': [swaggerFolder, 'text/javascript'],
  'start.js': [pageFolder, 'text/javascript'],
}

const readExamples = (): ExampleValues =>
  JSON.parse(readFileSync(join(__dirname, '../generated/api-examples.json'), 'utf8'))

const etagOf = (content: string | Buffer): string =>
  `W/"${createHash('sha256').update(content).digest('hex').slice(0, 32)}"`

interface DocumentedRoutes {
  readonly firstRoutes: readonly Route[]
  readonly v1Routes: readonly Route[]
}

/** Serves the documents of both REST APIs and of OAuth, and `/api/docs` that shows them. All files of the page come from here. */
export function mountDocs(
  server: FastifyInstance,
  { firstRoutes, v1Routes }: DocumentedRoutes,
  onRequest: onRequestAsyncHookHandler,
): void {
  const etags = new Map<string, string>()
  /** Sends a document, or 304 if the client has it. It changes only with the build, so its tag is made once. */
  const send = (request: FastifyRequest, reply: FastifyReply, type: string, content: string | Buffer) => {
    const url = request.routeOptions.url ?? ''
    const etag = etags.get(url) ?? etagOf(content)
    etags.set(url, etag)
    reply.headers({ 'Cache-Control': 'no-cache', ETag: etag })
    if (isKnown(request, etag)) return reply.code(304).send()
    return reply.type(`${type}; charset=utf-8`).send(content)
  }
  const descriptions = new Map<string, string>()
  const documents = [
    ['/api/openapi.json', () => describeApi(firstRoutes, readExamples(), firstApi(v1Routes))],
    ['/api/v1/openapi.json', () => describeApi(v1Routes, readExamples(), v1Api)],
    ['/oauth/openapi.json', describeOauth],
  ] as const
  for (const [path, describe] of documents)
    server.get(path, { onRequest }, (request, reply) => {
      // The document is made at the first request, since it takes longer than the rest of a start.
      const text = descriptions.get(path) ?? JSON.stringify(describe())
      descriptions.set(path, text)
      return send(request, reply, 'application/json', text)
    })
  server.get('/api/docs', { onRequest }, (request, reply) =>
    send(request, reply, 'text/html', readFileSync(join(pageFolder, 'index.html'))),
  )
  for (const [name, [folder, type]] of Object.entries(files)) {
    server.get(`/api/docs/${name}`, { onRequest }, (request, reply) =>
      send(request, reply, type, readFileSync(join(folder, name))),
    )
  }
}
