import type { IncomingHttpHeaders } from 'node:http'
import { isLoopback } from '../env'

interface RequestOrigin {
  readonly headers: IncomingHttpHeaders
  readonly httpVersion: string
  readonly socket: { readonly remoteAddress?: string | undefined }
}

/** The host name of a `Host` header, without its port. */
const hostOf = (header: string | undefined): string => (header ?? '').replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1')

/** An IPv4 address without the prefix that a dual-stack socket adds. */
const withoutIpv6Prefix = (address: string): string => address.replace(/^::ffff:/, '')

/** Headers that proxies, load balancers and content networks add. */
const proxyHeader =
  /^(forwarded|via|true-client-ip|client-ip|cdn-loop|x-(forwarded|original|real-ip|client-ip|cluster-client-ip|proxyuser-ip|envoy|amzn|azure|appengine|arr)(-.*)?|(cf|fastly|akamai|fly)-.*)$/

/** Whether a proxy forwarded the request. A proxy adds headers, or calls by HTTP/1.0, the default of nginx. */
const isForwarded = ({ headers, httpVersion }: RequestOrigin): boolean =>
  httpVersion === '1.0' || Object.keys(headers).some((name) => proxyHeader.test(name))

/**
 * Whether a call is from this machine. The `Host` check refuses foreign pages that resolve their own name to this
 * machine (DNS rebinding). The connection's address refuses callers that only claim to be here. A proxy on this machine
 * may leave no trace, so this is no proof behind one: see `devMailAccess`.
 */
export const isLocalRequest = (request: RequestOrigin): boolean =>
  isLoopback(hostOf(request.headers.host)) &&
  isLoopback(withoutIpv6Prefix(request.socket.remoteAddress ?? '')) &&
  !isForwarded(request)
