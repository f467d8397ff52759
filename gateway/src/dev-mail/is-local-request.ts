import type { IncomingHttpHeaders } from 'node:http'
import { isLoopback } from '../env'

interface RequestOrigin {
  readonly headers: IncomingHttpHeaders
  readonly socket: { readonly remoteAddress?: string | undefined }
}

/** The name that a request was addressed to, without its port. */
const hostOf = (header: string | undefined): string => (header ?? '').replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1')

/** An IPv4 address without the prefix that it has on a socket of both kinds. */
const withoutIpv6Prefix = (address: string): string => address.replace(/^::ffff:/, '')

const isForwarded = (headers: IncomingHttpHeaders): boolean =>
  Object.keys(headers).some((name) => name === 'forwarded' || name.startsWith('x-forwarded-'))

/**
 * Whether a call comes from this very machine. The Host header keeps foreign pages out that lead their own name here; the
 * connection's address keeps callers out who merely say that they are here.
 */
export const isLocalRequest = ({ headers, socket }: RequestOrigin): boolean =>
  isLoopback(hostOf(headers.host)) && isLoopback(withoutIpv6Prefix(socket.remoteAddress ?? '')) && !isForwarded(headers)
