import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Responses below this many bytes gain nothing. */
const threshold = 1_024

const encodings = ['br', 'gzip'] as const

/**
 * An `Accept-Encoding` header in lower case that names our encodings instead of `*`. The packages that read the header
 * take `*` for the first encoding, even if the header refuses that one by its name.
 */
export function withNamedEncodings(header: string): string {
  const choices = header.toLowerCase().split(',')
  const nameOf = (choice: string) => choice.split(';', 1)[0]?.trim()
  const others = encodings.filter((encoding) => !choices.some((choice) => nameOf(choice) === encoding))
  return choices
    .flatMap((choice) => (nameOf(choice) === '*' ? others.map((other) => choice.replace('*', other)) : choice))
    .join(',')
}

/**
 * Compresses responses by brotli or gzip, as the client accepts it. A client that refuses both and `identity` gets the
 * response without a coding, as RFC 9110, section 12.1, allows. A 406 after a change would hide its result. Files of the site are compressed by its build. No
 * browser sends a bearer token by itself, so another site cannot measure the length of a response with secrets.
 */
export async function mountCompression(server: FastifyInstance): Promise<void> {
  server.addHook('onRequest', (request, _reply, done) => {
    const accepted = String(request.headers['accept-encoding'])
    if (accepted.includes('*')) request.headers['accept-encoding'] = withNamedEncodings(accepted)
    done()
  })
  await server.register(compress, {
    encodings: [...encodings],
    threshold,
    // Most of the gain for a tenth of the time of the highest quality.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    // A small body could stand for a huge one.
    globalDecompression: false,
  })
}
