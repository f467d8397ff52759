import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { type Context, Problem, type Sentence } from '@sanguine/kernel'
import {
  type BytesResponse,
  type DownloadResponse,
  JsonBytes,
  type ResponseCache,
  type Route,
} from '@sanguine/kernel/rest'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { qualityOf, readAccept } from '../server/accept'
import { notAcceptable } from '../server/error-response'
import { isKnown, namesAny, namesEtag } from '../server/known-etag'

const noSuchRange: Sentence = {
  en: 'The file has no such bytes.',
  de: 'Diese Bytes hat die Datei nicht.',
}

const [json, text, events] = ['application/json', 'text/plain', 'text/event-stream']

/**
 * The media types by which a client accepts a response that it does not name. Errors are text or a problem, and old clients
 * that read JSON ask for text.
 */
const standIns = [json, text, 'application/problem+json']

/** Refuses a call whose `Accept` has no media type of the route's responses. Throws `notAcceptable`. */
export function requireAcceptable({ response }: Route, { headers: { accept } }: FastifyRequest): void {
  if (response === 'bytes') return
  const ranges = readAccept(accept)
  const isStream = response === 'events'
  const quality = qualityOf(ranges, isStream ? events : response === 'text' ? text : json)
  const isAccepted =
    quality === null ? !isStream && standIns.some((type) => (qualityOf(ranges, type) ?? 0) > 0) : quality > 0
  if (!isAccepted) throw notAcceptable(isStream ? [events] : [json, text])
}

/** Sends the result of a route in the form that the route table declares. */
export function sendResponse(
  route: Route,
  response: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.code(route.status)
  if (route.response === 'bytes') return sendBytes(response as BytesResponse, request, reply)
  if (!route.cache) reply.headers({ 'Cache-Control': 'no-store', Vary: 'Accept-Language' })
  if (route.cache?.revisionOf && namesAny(request)) return reply.code(304).send()
  if (route.response === 'download') {
    const { filename, chunks } = response as DownloadResponse
    reply.header('Content-Disposition', `attachment; filename="${filename}"`)
    return reply.type('application/json; charset=utf-8').send(Readable.from(chunks, { objectMode: false }))
  }
  if (route.response === 'text') return reply.type('text/plain; charset=utf-8').send(String(response))
  // Bytes are encoded once, while a text is first measured for its length.
  const bytes = response instanceof JsonBytes ? response.toBuffer() : Buffer.from(JSON.stringify(response))
  return reply.type('application/json; charset=utf-8').send(bytes)
}

/**
 * Sets the headers of a response that caches may keep. If it follows from a revision, it has a tag, and a client that has
 * it gets a 304 without the work of making it. Returns true after sending that.
 */
export async function sendKnown(
  { maxAgeSeconds, revisionOf }: ResponseCache,
  context: Context,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<boolean> {
  // It also varies where the answer is not compressed. In lower case, @fastify/compress sees that it is there.
  reply.headers({ 'Cache-Control': `public, max-age=${maxAgeSeconds}`, Vary: 'Accept-Language, accept-encoding' })
  if (!revisionOf) return false
  const known = [await revisionOf(context), context.language, request.url]
  const digest = createHash('sha256').update(JSON.stringify(known)).digest('hex')
  // It is weak, since the same response may be compressed or not.
  const etag = `W/"${digest.slice(0, 32)}"`
  reply.header('ETag', etag)
  // For `*` the response must be made first: only a success counts as known.
  if (!namesEtag(request, etag)) return false
  reply.code(304).send()
  return true
}

function sendBytes(response: BytesResponse, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { bytes, contentType, filename, etag, cacheControl = 'no-store' } = response
  reply.header('Cache-Control', cacheControl).header('Accept-Ranges', 'bytes')
  if (filename !== undefined) reply.header('Content-Disposition', `inline; filename="${filename}"`)
  if (etag !== undefined) {
    reply.header('ETag', `"${etag}"`)
    if (isKnown(request, `"${etag}"`)) return reply.code(304).send()
  }
  reply.type(contentType)
  const range = readRange(request.headers.range, bytes.byteLength)
  if (range === null) return reply.send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  if (range === 'unsatisfiable') {
    reply.header('Content-Range', `bytes */${bytes.byteLength}`)
    throw new Problem('rangeNotSatisfiable', noSuchRange)
  }
  const [from, to] = range
  reply.code(206).header('Content-Range', `bytes ${from}-${to}/${bytes.byteLength}`)
  return reply.send(Buffer.from(bytes.subarray(from, to + 1)))
}

/** First and last byte of a single range. Null for no range, or for several, which the standard lets us ignore. */
export function readRange(
  header: string | undefined,
  length: number,
): readonly [number, number] | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return null
  const [, first = '', last = ''] = match
  const from = first === '' ? Math.max(0, length - Number(last)) : Number(first)
  const to = first === '' || last === '' ? length - 1 : Math.min(Number(last), length - 1)
  return from > to || from >= length ? 'unsatisfiable' : [from, to]
}
