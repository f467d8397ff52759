import { notFound, parse, tooMany } from '@sanguine/kernel'
import type { FastifyInstance } from 'fastify'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { z } from 'zod'
import { clientAddress } from '../server/client-address'
import type { Remotes } from './remotes'

/** What a browser says of a remote that it could not use. Nothing in it is about the user, and nothing is free text. */
const failureSchema = z.strictObject({
  /** of the manifest, such as `1.0.0+1a2b3c4d`; `unknown` where there was no manifest */
  version: z.string().regex(/^[\w.+-]{1,64}$/),
  reason: z.enum(['manifest', 'timeout', 'files', 'versions', 'render']),
})

export interface RemoteFailureOptions {
  readonly remotes: Remotes
  readonly warn: (details: { remote: string; version: string; reason: string }, message: string) => void
  /** how many reports are taken in a minute, from one address and from all; the rest are refused and not logged */
  readonly limits?: { readonly address: number; readonly total: number }
}

const defaultLimits = { address: 20, total: 200 }
const maxBodyBytes = 500

/** `POST /remotes/<name>/failures`: logs which build of a remote failed in a browser, and why. */
export function mountRemoteFailures(
  server: FastifyInstance,
  { remotes, warn, limits = defaultLimits }: RemoteFailureOptions,
): void {
  const addresses = new RateLimiterMemory({ points: limits.address, duration: 60 })
  const total = new RateLimiterMemory({ points: limits.total, duration: 60 })
  const count = (limiter: RateLimiterMemory, key: string) =>
    limiter.consume(key).catch(() => {
      throw tooMany('Too many reports. Please wait a minute.', 60)
    })

  server.post<{ Params: { name: string } }>(
    '/remotes/:name/failures',
    { bodyLimit: maxBodyBytes },
    async (request, reply) => {
      await count(addresses, clientAddress(request))
      await count(total, 'all')
      const remote = request.params.name
      if (!Object.hasOwn(remotes.current(), remote)) throw notFound('remote')
      const { version, reason } = parse(failureSchema, request.body)
      warn({ remote, version, reason }, 'A remote failed in a browser.')
      return reply.code(204).header('Cache-Control', 'no-store').send()
    },
  )
}
