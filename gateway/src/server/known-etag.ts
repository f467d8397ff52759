import type { FastifyRequest } from 'fastify'

type Request = Pick<FastifyRequest, 'headers'>

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '')

/** Whether `If-None-Match` of a request names an `ETag`, compared weakly as RFC 9110 has it for reads. */
export const namesEtag = ({ headers }: Request, etag: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((tag) => opaque(tag) === opaque(etag))

/** Whether `If-None-Match` of a request is `*`, which stands for any response that is a success. */
export const namesAny = ({ headers }: Request): boolean => headers['if-none-match']?.trim() === '*'

/** Whether the client of a request has the response with an `ETag`, which must be a success. */
export const isKnown = (request: Request, etag: string): boolean => namesAny(request) || namesEtag(request, etag)
