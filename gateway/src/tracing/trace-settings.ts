import type { Env } from '../env'

export interface TraceSettings {
  /** the address of the collector that takes traces */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly protocol: 'http/protobuf' | 'http/json'
  readonly serviceName: string
  /** of all spans of this gateway */
  readonly resourceAttributes: Readonly<Record<string, string>>
  /** the share of the traces that begin here and are recorded, 0 to 1 */
  readonly ratio: number
  /** whether a call is recorded if its caller says in `traceparent` that the trace is recorded */
  readonly followsParents: boolean
}

/** How traces are recorded; null if the variables do not ask for it. */
export function traceSettingsOf(env: Env): TraceSettings | null {
  const url = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? tracesBelow(env.OTEL_EXPORTER_OTLP_ENDPOINT)
  if (url === null || env.OTEL_SDK_DISABLED || env.OTEL_TRACES_EXPORTER === 'none') return null
  return {
    url,
    headers: { ...env.OTEL_EXPORTER_OTLP_HEADERS, ...env.OTEL_EXPORTER_OTLP_TRACES_HEADERS },
    protocol: env.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL ?? env.OTEL_EXPORTER_OTLP_PROTOCOL ?? 'http/protobuf',
    serviceName: env.OTEL_SERVICE_NAME,
    resourceAttributes: env.OTEL_RESOURCE_ATTRIBUTES,
    ratio: ratioOf(env),
    followsParents: env.OTEL_TRACES_SAMPLER.startsWith('parentbased_'),
  }
}

/** The address of traces below a collector's base address, as OTLP has it. */
const tracesBelow = (base: string | null): string | null => base && `${base.replace(/\/$/, '')}/v1/traces`

function ratioOf({ OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: share }: Env): number {
  if (sampler.endsWith('traceidratio')) return share
  return sampler.endsWith('always_on') ? 1 : 0
}
