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
  server.addContentTypeParser(jsonTypes, { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    // The database stores U+FFFD for half a character, so responses and memory must have it too.
    const json = String(body)
    parseJson(request, mayHaveHalf.test(json) ? json.replaceAll(escapes, wholeCharacter) : json, done)
  })
  await server.register(formbody)
  await server.register(multipart)
}

const mayHaveHalf = /\\u[dD][89a-fA-F]/
/** Every escape of JSON; the group matches half a character that stands alone. */
const escapes = /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|(u[dD][89a-fA-F][\da-fA-F]{2})|.)/gs

/** Replaces the escape of half a character that stands alone, and keeps any other escape. */
const wholeCharacter = (found: string, half: string | undefined): string => (half === undefined ? found : '\\ufffd')
