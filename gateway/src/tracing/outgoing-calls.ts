import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { ClientRequest } from 'node:http'
import { type Attributes, SpanKind, type Tracer } from '@opentelemetry/api'
import {
  ATTR_ERROR_TYPE,
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
} from '@opentelemetry/semantic-conventions'
import { currentSpan, type OutgoingCall } from '@sanguine/kernel'
import { errorTypeOf } from './attributes'
import { type OpenSpan, openSpanOf, type SpanEnd } from './spans'

/** The code of the failure, such as `ECONNREFUSED`; else the class of its error. */
function failureOf(error: unknown): string {
  const { code } = (error ?? {}) as { readonly code?: unknown }
  return typeof code === 'string' ? code : errorTypeOf(error)
}

interface Message {
  /** the object of Node or undici that stands for the call */
  readonly request: object & { readonly method?: string }
  readonly response?: { readonly statusCode?: number }
  readonly error?: unknown
}

/**
 * Records the calls of the process to other servers as part of the work that makes them. Node announces those by HTTP;
 * others are announced by `outgoingCalls`, such as those of mails. A span has neither address nor body: addresses of
 * webhooks, devices and mails are of players. Returns a function that stops it.
 */
export function observeOutgoingCalls(tracer: Tracer): () => void {
  const spans = new WeakMap<object, OpenSpan>()

  function begin(call: object, name: string, attributes: Attributes = {}): void {
    const current = currentSpan()
    const span = current && openSpanOf(current)
    if (span?.isOf(tracer)) spans.set(call, span.startChild({ name, kind: SpanKind.CLIENT, attributes }))
  }

  function beginRequest({ request }: Message): void {
    const method = request.method ?? 'GET'
    begin(request, method, { [ATTR_HTTP_REQUEST_METHOD]: method })
  }

  function end(call: object, end?: SpanEnd): void {
    spans.get(call)?.end(end)
    spans.delete(call)
  }

  function endRequest(request: object, status: number): void {
    const errorType = status >= 400 ? String(status) : undefined
    const attributes = {
      [ATTR_HTTP_RESPONSE_STATUS_CODE]: status,
      ...(errorType !== undefined && { [ATTR_ERROR_TYPE]: errorType }),
    }
    end(request, { errorType, attributes })
  }

  function fail(call: object, error: unknown): void {
    const errorType = failureOf(error)
    end(call, { errorType, attributes: { [ATTR_ERROR_TYPE]: errorType } })
  }

  const listeners: Readonly<Record<string, (message: Message & OutgoingCall) => void>> = {
    'undici:request:create': beginRequest,
    'undici:request:headers': ({ request, response }) => endRequest(request, response?.statusCode ?? 0),
    'undici:request:error': ({ request, error }) => fail(request, error),
    'http.client.request.start': (message) => {
      beginRequest(message)
      const request = message.request as ClientRequest
      // A listener for errors would keep an error that nobody handles from ending the process.
      if (spans.has(request)) request.once('close', () => fail(request, request.errored))
    },
    'http.client.response.finish': ({ request, response }) => endRequest(request, response?.statusCode ?? 0),
    'tracing:sanguine.outgoingCall:start': (call) => begin(call, call.name),
    'tracing:sanguine.outgoingCall:error': (call) => fail(call, call.error),
    'tracing:sanguine.outgoingCall:asyncEnd': (call) => end(call),
  }
  const added = Object.entries(listeners).map(([channel, listen]) => {
    const listener = (message: unknown) => listen(message as Message & OutgoingCall)
    subscribe(channel, listener)
    return () => unsubscribe(channel, listener)
  })
  return () => {
    for (const remove of added) remove()
  }
}
