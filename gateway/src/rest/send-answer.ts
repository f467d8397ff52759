import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BytesAnswer, Route } from './route'

/** Sends what a route answered, in the form its row of the table says. */
export function sendAnswer(route: Route, answer: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.code(route.status)
  if (route.answer === 'bytes') return sendBytes(answer as BytesAnswer, request, reply)
  reply.header('Cache-Control', 'no-store').header('Vary', 'Accept-Language')
  if (route.answer === 'text') return reply.type('text/plain; charset=utf-8').send(String(answer))
  // as bytes it is encoded once; of text the length would be taken first
  return reply.type('application/json; charset=utf-8').send(Buffer.from(JSON.stringify(answer)))
}

function sendBytes(answer: BytesAnswer, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { bytes, contentType, etag, cacheControl = 'no-store' } = answer
  reply.header('Cache-Control', cacheControl).header('Accept-Ranges', 'bytes')
  if (etag !== undefined) {
    reply.header('ETag', `"${etag}"`)
    const known = (request.headers['if-none-match'] ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''))
    if (known.includes(`"${etag}"`) || known.includes('*')) return reply.code(304).send()
  }
  reply.type(contentType)
  const range = readRange(request.headers.range, bytes.byteLength)
  if (range === null) return reply.send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  if (range === 'unsatisfiable') {
    return reply
      .code(416)
      .header('Content-Range', `bytes */${bytes.byteLength}`)
      .type('text/plain')
      .send('No such part.')
  }
  const [from, to] = range
  reply.code(206).header('Content-Range', `bytes ${from}-${to}/${bytes.byteLength}`)
  return reply.send(Buffer.from(bytes.subarray(from, to + 1)))
}

/** First and last byte of a single range; null where there is none, or several, which may be ignored. */
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
