import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { ClientRequest } from 'node:http'
import { SpanKind, type Tracer } from '@opentelemetry/api'
import {
  ATTR_ERROR_TYPE,
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
} from '@opentelemetry/semantic-conventions'
import { currentSpan } from '@sanguine/kernel'
import { errorTypeOf } from './attributes'
import { type OpenSpan, openSpanOf } from './spans'

interface Message {
  /** the object of Node or undici that stands for the call */
  readonly request: object & { readonly method?: string }
  readonly response?: { readonly statusCode?: number }
  readonly error?: unknown
}

/**
 * Records the calls of the process to other servers by HTTP, by `fetch` and by `node:https`, as part of the work that
 * makes them. A span has neither address nor body: addresses of webhooks and devices are of players. Returns a function
 * that stops it.
 */
export function observeOutgoingCalls(tracer: Tracer): () => void {
  const spans = new WeakMap<object, OpenSpan>()

  function begin({ request }: Message): void {
    const current = currentSpan()
    const span = current && openSpanOf(current)
    if (!span?.isOf(tracer)) return
    const method = request.method ?? 'GET'
    const attributes = { [ATTR_HTTP_REQUEST_METHOD]: method }
    spans.set(request, span.startChild({ name: method, kind: SpanKind.CLIENT, attributes }))
  }

  function end(request: object, status: number): void {
    const errorType = status >= 400 ? String(status) : undefined
    const attributes = {
      [ATTR_HTTP_RESPONSE_STATUS_CODE]: status,
      ...(errorType !== undefined && { [ATTR_ERROR_TYPE]: errorType }),
    }
    spans.get(request)?.end({ errorType, attributes })
    spans.delete(request)
  }

  function fail({ request, error }: Pick<Message, 'request' | 'error'>): void {
    const errorType = errorTypeOf(error)
    spans.get(request)?.end({ errorType, attributes: { [ATTR_ERROR_TYPE]: errorType } })
    spans.delete(request)
  }

  const listeners: Readonly<Record<string, (message: Message) => void>> = {
    'undici:request:create': begin,
    'undici:request:headers': ({ request, response }) => end(request, response?.statusCode ?? 0),
    'undici:request:error': fail,
    'http.client.request.start': (message) => {
      begin(message)
      const request = message.request as ClientRequest
      // A listener for errors would keep an error that nobody handles from ending the process.
      if (spans.has(request)) request.once('close', () => fail({ request, error: request.errored }))
    },
    'http.client.response.finish': ({ request, response }) => end(request, response?.statusCode ?? 0),
  }
  const added = Object.entries(listeners).map(([channel, listen]) => {
    const listener = (message: unknown) => listen(message as Message)
    subscribe(channel, listener)
    return () => unsubscribe(channel, listener)
  })
  return () => {
    for (const remove of added) remove()
  }
}
