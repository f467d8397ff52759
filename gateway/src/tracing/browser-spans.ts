import { type Attributes, type HrTime, SpanKind, SpanStatusCode, TraceFlags } from '@opentelemetry/api'
import type { Resource } from '@opentelemetry/resources'
import type { ReadableSpan } from '@opentelemetry/sdk-trace-base'
import {
  ATTR_ERROR_TYPE,
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
} from '@opentelemetry/semantic-conventions'
import { z } from 'zod'

/** Milliseconds: no span of a page lasts longer, since a call ends sooner. */
const maxMs = 120_000

const ids = {
  traceId: z.string().regex(/^(?!0{32})[0-9a-f]{32}$/),
  spanId: z.string().regex(/^(?!0{16})[0-9a-f]{16}$/),
  /** milliseconds between its beginning and the report */
  ageMs: z.number().min(0).max(maxMs),
  durationMs: z.number().min(0).max(maxMs),
}

/** The causes of calls: a press, a new page, or neither, as when the page looks for news. */
const causes = ['press', 'page', 'background'] as const

const browserSpanSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('cause'), ...ids, cause: z.enum(causes) }),
  z.strictObject({
    kind: z.literal('call'),
    ...ids,
    parentId: ids.spanId,
    api: z.enum(['graphql', 'rest']),
    method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
    /** of the response; 0 without one */
    status: z.int().min(0).max(599),
  }),
])

/** A span of a page. It has no free text, so that neither people nor what they enter can be in it. */
export type BrowserSpan = z.output<typeof browserSpanSchema>

/** The most spans of a report. */
const maxSpans = 20

/** The spans of a page that have ended since its last report. */
export const browserReportSchema = z.strictObject({ spans: z.array(browserSpanSchema).min(1).max(maxSpans) })

const hrTime = (ms: number): HrTime => {
  const seconds = Math.floor(ms / 1_000)
  return [seconds, Math.round((ms - seconds * 1_000) * 1e6)]
}

function shapeOf(span: BrowserSpan): { name: string; kind: SpanKind; attributes: Attributes; hasFailed: boolean } {
  if (span.kind === 'cause')
    return { name: span.cause, kind: SpanKind.INTERNAL, attributes: { 'sanguine.cause': span.cause }, hasFailed: false }
  const hasFailed = span.status === 0 || span.status >= 400
  return {
    name: `${span.method} ${span.api === 'graphql' ? '/graphql' : '/api'}`,
    kind: SpanKind.CLIENT,
    attributes: {
      [ATTR_HTTP_REQUEST_METHOD]: span.method,
      ...(span.status > 0 && { [ATTR_HTTP_RESPONSE_STATUS_CODE]: span.status }),
      ...(hasFailed && { [ATTR_ERROR_TYPE]: span.status === 0 ? 'network' : String(span.status) }),
    },
    hasFailed,
  }
}

/**
 * The span of a browser as exporters take it. Its times follow from the gateway's clock, since anyone can set that of a
 * browser.
 * @param receivedAt when the report arrived, milliseconds since 1970
 * @param resource of the browser's service, so that no page can add to the spans of the gateway
 */
export function readableBrowserSpan(span: BrowserSpan, receivedAt: number, resource: Resource): ReadableSpan {
  const { name, kind, attributes, hasFailed } = shapeOf(span)
  const { traceId, spanId, ageMs, durationMs } = span
  const from = receivedAt - ageMs
  const contextOf = (id: string) => ({ traceId, spanId: id, traceFlags: TraceFlags.SAMPLED })
  return {
    name,
    kind,
    attributes,
    resource,
    spanContext: () => contextOf(spanId),
    ...(span.kind === 'call' && { parentSpanContext: contextOf(span.parentId) }),
    startTime: hrTime(from),
    endTime: hrTime(from + durationMs),
    duration: hrTime(durationMs),
    status: { code: hasFailed ? SpanStatusCode.ERROR : SpanStatusCode.UNSET },
    ended: true,
    links: [],
    events: [],
    instrumentationScope: { name: 'sanguine.browser' },
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  }
}
