import type { App } from '@sanguine/kernel'
import type { FastifyRequest } from 'fastify'
import { contextOf, readViewer } from '../server/request-context'
import { accessCheck, type CallAccess } from './declared-access'

/**
 * Returns a check that the caller of an open call may still make it. It throws `unauthenticated`, `forbidden` or
 * `insufficientScope`.
 */
export function stillAllowed(app: App, request: FastifyRequest, access: readonly CallAccess[]): () => Promise<void> {
  const checks = access.map(accessCheck)
  return async () => {
    const context = contextOf(app, request, await readViewer(app, request))
    for (const check of checks) check?.(context)
  }
}
