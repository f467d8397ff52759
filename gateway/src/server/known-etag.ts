import type { FastifyRequest } from 'fastify'

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '')

/** Whether `If-None-Match` of a request has an `ETag`, compared weakly as RFC 9110 has it for reads. */
export const isKnown = ({ headers }: Pick<FastifyRequest, 'headers'>, etag: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag))
