import { Problem } from '@sanguine/kernel'
import type { FastifyRequest } from 'fastify'
import type { Route } from './route'

/** Errors are text or a problem, and old clients that read JSON ask for text. */
const accepted = /^(\*\/\*|application\/(\*|json|problem\+json)|text\/(\*|plain))$/i

/** Refuses a call whose `Accept` has no media type in which the route answers. Throws `notAcceptable`. */
export function requireAcceptable(route: Route, { headers: { accept = '' } }: FastifyRequest): void {
  if (accept.trim() === '' || route.response === 'bytes') return
  const ranges = accept.split(',').map((range) => range.split(';').map((part) => part.trim()))
  const isAcceptable = ranges.some(
    ([type = '', ...parameters]) => accepted.test(type) && !parameters.some((text) => /^q=0(\.0*)?$/i.test(text)),
  )
  if (!isAcceptable)
    throw new Problem('notAcceptable', {
      en: 'This call returns JSON or text, and Accept allows neither.',
      de: 'Dieser Aufruf liefert JSON oder Text; Accept erlaubt keines von beiden.',
    })
}
