import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Route } from '@sanguine/kernel/rest'
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify'
import { describeApi } from './openapi/describe-api'
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

/** Serves `/api/openapi.json`, and `/api/docs` that shows it. All files of the page come from here. */
export function mountDocs(
  server: FastifyInstance,
  routes: readonly Route[],
  onRequest: onRequestAsyncHookHandler,
): void {
  let description: string | undefined
  server.get('/api/openapi.json', { onRequest }, (_request, reply) => {
    // The document is made at the first request, since it takes longer than the rest of a start.
    description ??= JSON.stringify(describeApi(routes, readExamples()))
    return reply.header('Cache-Control', 'no-cache').type('application/json; charset=utf-8').send(description)
  })
  server.get('/api/docs', { onRequest }, (_request, reply) =>
    reply
      .header('Cache-Control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(readFileSync(join(pageFolder, 'index.html'))),
  )
  for (const [name, [folder, type]] of Object.entries(files)) {
    server.get(`/api/docs/${name}`, { onRequest }, (_request, reply) =>
      reply
        .header('Cache-Control', 'no-cache')
        .type(`${type}; charset=utf-8`)
        .send(readFileSync(join(folder, name))),
    )
  }
}
