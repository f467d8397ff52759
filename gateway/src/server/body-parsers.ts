import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import { wellFormedJson } from '@sanguine/rules'
import type { FastifyInstance } from 'fastify'

/** Parses JSON, forms and multipart; a body of any other type is a 415. */
export async function mountBodyParsers(server: FastifyInstance): Promise<void> {
  server.removeContentTypeParser('text/plain')
  server.removeContentTypeParser('application/json')
  // Some clients always send the type, even without a body.
  const parseJson = server.getDefaultJsonParser('error', 'error')
  const jsonTypes = ['application/json', 'application/merge-patch+json']
  server.addContentTypeParser(jsonTypes, { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    parseJson(request, wellFormedJson(String(body)), done)
  })
  await server.register(formbody)
  await server.register(multipart)
}
