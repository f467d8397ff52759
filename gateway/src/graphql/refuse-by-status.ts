import { Problem } from '@sanguine/kernel'
import type { FastifyReply } from 'fastify'
import { notAcceptable } from '../server/error-response'

const responseTypes = ['application/json', 'application/graphql-response+json', 'text/event-stream']

/** Replaces those refusals of Apollo that concern HTTP by the problems that all other paths return. */
export function refuseByStatus(reply: FastifyReply): void {
  if (reply.statusCode !== 405 && reply.statusCode !== 406) return
  reply.removeHeader('content-length')
  if (reply.statusCode === 406) throw notAcceptable(responseTypes)
  const methods = ['POST']
  const sentence = {
    en: 'Mutations and subscriptions take POST only.',
    de: 'Mutations und Subscriptions nehmen nur POST an.',
  }
  throw new Problem('methodNotAllowed', sentence, { values: { methods } })
}
