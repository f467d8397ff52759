import type { FastifyRequest } from 'fastify'
import { highestQuality, qualityOf, readAccept } from './accept'

const problem = /^application\/problem\+json$/
/** JSON; also that of a stream of events, since its clients read JSON too */
const json = /^(application\/(\*|json|problem\+json)|text\/event-stream)$/
const anything = /^\*\/\*$/
const text = /^text\/(?!event-stream)/

/** An address of the APIs or of OAuth's clients. Browsers open all others, and name a type of text. */
const apiAddress = /^\/(api|graphql|oauth|\.well-known)(\/|\?|$)/i

/**
 * Whether an error is sent as plain text instead of a problem of RFC 9457. Browsers and old clients name a type of
 * text. A client that accepts anything gets a problem from the API, since generated clients parse it as JSON. Old
 * clients may accept anything too, but they send `X-Version` and get text. A form that the client refuses by `q=0` is not
 * sent if it accepts the other one.
 */
export function wantsPlainText({ headers, url }: Pick<FastifyRequest, 'headers' | 'url'>): boolean {
  const ranges = readAccept(headers.accept)
  const [refusesProblem, refusesText] = ['application/problem+json', 'text/plain'].map(
    (type) => qualityOf(ranges, type) === 0,
  )
  if (refusesProblem !== refusesText) return refusesProblem === true
  const quality = (pattern: RegExp) => highestQuality(ranges, pattern)
  if (quality(problem) > 0) return quality(text) > quality(problem)
  if (quality(text) > 0) return quality(text) >= Math.max(quality(json), quality(anything))
  return quality(json) === 0 && (headers['x-version'] !== undefined || !apiAddress.test(url))
}
