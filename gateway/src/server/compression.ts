import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Responses below this many bytes gain nothing. */
const threshold = 1_024

/**
 * Compresses responses by brotli or gzip, as the client accepts it. Files of the site are compressed by its build. No
 * browser sends a bearer token by itself, so another site cannot measure the length of a response with secrets.
 */
export async function mountCompression(server: FastifyInstance): Promise<void> {
  await server.register(compress, {
    encodings: ['br', 'gzip'],
    threshold,
    // Most of the gain for a tenth of the time of the highest quality.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    // A small body could stand for a huge one.
    globalDecompression: false,
  })
}
