import { type App, finishWork, requirePermission, requireTokenScope } from '@sanguine/kernel'
import { addSourceMap } from '@sanguine/remotes'
import type { FastifyInstance } from 'fastify'
import { sendError } from '../server/error-response'
import { contextOf, countedViewer } from '../server/request-context'
import { endLateUpload } from '../server/timeouts'

/** The most bytes of a source map that is compressed. */
const maxBytes = 4_000_000

interface Params {
  readonly remote: string
  readonly version: string
  /** the path of the script beside the manifest */
  readonly '*': string
}

/**
 * Serves `PUT /remotes/<name>/versions/<version>/source-maps/<file>`, which adds the source map of a deployed script. The
 * body is its JSON text, compressed by gzip; the API's documents are too small for it. No route returns source maps.
 */
export function mountSourceMaps(server: FastifyInstance, app: App): void {
  server.register(async (scope) => {
    scope.setErrorHandler(sendError)
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/gzip', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.put<{ Params: Params; Body: Buffer }>(
      '/remotes/:remote/versions/:version/source-maps/*',
      {
        bodyLimit: maxBytes,
        onRequest: [
          endLateUpload,
          async (request, reply) => {
            const context = contextOf(app, request, await countedViewer(app, request, reply))
            // Before the body is read.
            requireTokenScope(context, ['deploy'])
            requirePermission(context, 'deployRemotes')
            request.requestContext = context
          },
        ],
      },
      async (request, reply) => {
        const { requestContext: context, params, body } = request
        if (!context) throw new Error('The call was not authorized.')
        const { remote, version, '*': file } = params
        await finishWork(() => addSourceMap(context, { remote, version, file }, body ?? Buffer.alloc(0)))
        return reply.code(204).header('Cache-Control', 'no-store').send()
      },
    )
  })
}
