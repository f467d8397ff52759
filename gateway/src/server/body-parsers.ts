import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'

/** Parses JSON, forms and multipart; a body of any other type is a 415. */
export async function mountBodyParsers(server: FastifyInstance): Promise<void> {
  server.removeContentTypeParser('text/plain')
  server.removeContentTypeParser('application/json')
  // Some clients always send the type, even without a body.
  const parseJson = server.getDefaultJsonParser('error', 'error')
  const jsonTypes = ['application/json', 'application/merge-patch+json']
  server.addContentTypeParser(jsonTypes, { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parseJson(request, withWholeCharacters(body as string), done),
  )
  await server.register(formbody)
  await server.register(multipart)
}

const mayHaveHalf = /\\u[dD][89a-fA-F]/
/** Every escape of JSON; the group matches half a character that stands alone. */
const escapes = /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|(u[dD][89a-fA-F][\da-fA-F]{2})|.)/gs

/**
 * JSON text in which `\ufffd` replaces each escaped half of a character that stands alone. The database replaces such
 * halves too. Without this, responses and memory would differ from what is stored.
 */
const withWholeCharacters = (json: string): string =>
  mayHaveHalf.test(json)
    ? json.replaceAll(escapes, (whole: string, half: string | undefined) => (half === undefined ? whole : '\\ufffd'))
    : json
