import type { IncomingHttpHeaders } from 'node:http'
import { isLoopback } from '../env'

interface RequestOrigin {
  readonly headers: IncomingHttpHeaders
  readonly httpVersion: string
  readonly socket: { readonly remoteAddress?: string | undefined }
}

/** The name that a request was addressed to, without its port. */
const hostOf = (header: string | undefined): string => (header ?? '').replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1')

/** An IPv4 address without the prefix that it has on a socket of both kinds. */
const withoutIpv6Prefix = (address: string): string => address.replace(/^::ffff:/, '')

/** Headers that proxies, load balancers and content networks add. */
const proxyHeader =
  /^(forwarded|via|true-client-ip|client-ip|cdn-loop|x-(forwarded|original|real-ip|client-ip|cluster-client-ip|proxyuser-ip|envoy|amzn|azure|appengine|arr)(-.*)?|(cf|fastly|akamai|fly)-.*)$/

/** Whether a proxy passed the request on: by what it adds, or by HTTP/1.0, in which nginx calls unless it is told otherwise. */
const isForwarded = ({ headers, httpVersion }: RequestOrigin): boolean =>
  httpVersion === '1.0' || Object.keys(headers).some((name) => proxyHeader.test(name))

/**
 * Whether a call comes from this very machine. The Host header keeps foreign pages out that lead their own name here; the
 * connection's address keeps callers out who merely say that they are here. A proxy on this machine need not leave a trace,
 * so this is no proof where one may be: see `devMailAccess`.
 */
export const isLocalRequest = (request: RequestOrigin): boolean =>
  isLoopback(hostOf(request.headers.host)) &&
  isLoopback(withoutIpv6Prefix(request.socket.remoteAddress ?? '')) &&
  !isForwarded(request)
