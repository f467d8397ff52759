import { Problem } from '@sanguine/kernel'
import type { Route } from '@sanguine/kernel/rest'
import type { FastifyRequest } from 'fastify'
import { highestQuality, readAccept } from '../server/accept'

/** Accepted media types. Errors are text or a problem, and old clients that read JSON ask for text. */
const accepted = /^(\*\/\*|application\/(\*|json|problem\+json)|text\/(\*|plain))$/

/** Refuses a call whose `Accept` has no media type of the route's responses. Throws `notAcceptable`. */
export function requireAcceptable(route: Route, { headers: { accept } }: FastifyRequest): void {
  if (route.response === 'bytes' || highestQuality(readAccept(accept), accepted) > 0) return
  throw new Problem('notAcceptable', {
    en: 'This call returns JSON or text, and Accept allows neither.',
    de: 'Dieser Aufruf liefert JSON oder Text; Accept erlaubt keines von beiden.',
  })
}
