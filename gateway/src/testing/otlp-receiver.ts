import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

interface OtlpValue {
  readonly stringValue?: string
  readonly intValue?: number | string
  readonly doubleValue?: number
  readonly boolValue?: boolean
  readonly arrayValue?: { readonly values?: readonly OtlpValue[] }
}

interface OtlpAttribute {
  readonly key: string
  readonly value: OtlpValue
}

interface OtlpSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly startTimeUnixNano: string
  readonly endTimeUnixNano: string
  readonly attributes?: readonly OtlpAttribute[]
  readonly status?: { readonly code?: number }
}

interface OtlpRequest {
  readonly resourceSpans: readonly {
    readonly resource?: { readonly attributes?: readonly OtlpAttribute[] }
    readonly scopeSpans: readonly { readonly spans: readonly OtlpSpan[] }[]
  }[]
}

/** A span as a collector receives it. */
export interface ReceivedSpan {
  /** `service.name` of its resource */
  readonly service: unknown
  readonly traceId: string
  readonly spanId: string
  /** null for the first span of a trace */
  readonly parentId: string | null
  readonly name: string
  /** 1 internal, 2 server, 3 client, as in OTLP */
  readonly kind: number
  readonly attributes: Readonly<Record<string, unknown>>
  readonly hasFailed: boolean
  /** nanoseconds since 1970 */
  readonly from: bigint
  readonly to: bigint
}

/** A collector that keeps what it receives. */
export interface OtlpReceiver {
  /** its base address, for `OTEL_EXPORTER_OTLP_ENDPOINT` */
  readonly url: string
  /** the variables of a gateway that sends all of its traces here */
  readonly env: Readonly<Record<string, string>>
  spans(): readonly ReceivedSpan[]
  /** everything that was received, as it was sent */
  text(): string
  stop(): Promise<void>
}

function readValue(value: OtlpValue): unknown {
  if (value.arrayValue) return (value.arrayValue.values ?? []).map(readValue)
  return value.stringValue ?? value.boolValue ?? value.doubleValue ?? Number(value.intValue)
}

const attributesOf = (attributes: readonly OtlpAttribute[] = []): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, readValue(value)]))

/** The number by which OTLP says that a span failed. */
const errorStatus = 2

const spansOf = ({ resourceSpans }: OtlpRequest): readonly ReceivedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const { 'service.name': service } = attributesOf(resource?.attributes)
    return scopeSpans.flatMap(({ spans }) =>
      spans.map(({ traceId, spanId, parentSpanId, name, kind, attributes, status, ...times }) => ({
        service,
        traceId,
        spanId,
        parentId: parentSpanId ? parentSpanId : null,
        name,
        kind,
        attributes: attributesOf(attributes),
        hasFailed: status?.code === errorStatus,
        from: BigInt(times.startTimeUnixNano),
        to: BigInt(times.endTimeUnixNano),
      })),
    )
  })

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += chunk
  return text
}

/** Starts a collector on a free port of this machine. It takes OTLP over HTTP as JSON. */
export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const texts: string[] = []
  const server = createServer(async (request, response) => {
    texts.push(await textOf(request))
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' },
    spans: () => texts.flatMap((text) => spansOf(JSON.parse(text) as OtlpRequest)),
    text: () => texts.join('\n'),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** A trace as a tree: a line for each span with its service, name and milliseconds. */
export function formatTrace(spans: readonly ReceivedSpan[], traceId: string): string {
  const own = spans.filter((span) => span.traceId === traceId)
  const known = new Set(own.map(({ spanId }) => spanId))
  const inOrder = [...own].sort((a, b) => (a.from < b.from ? -1 : 1))
  const linesBelow = (parentId: string | null, depth: number): readonly string[] =>
    inOrder
      .filter((span) =>
        depth === 0 ? span.parentId === null || !known.has(span.parentId) : span.parentId === parentId,
      )
      .flatMap(({ spanId, service, name, from, to }) => {
        const ms = (Number(to - from) / 1e6).toFixed(1)
        return [`${'  '.repeat(depth)}${name}  ${ms} ms  [${service}]`, ...linesBelow(spanId, depth + 1)]
      })
  return linesBelow(null, 0).join('\n')
}
