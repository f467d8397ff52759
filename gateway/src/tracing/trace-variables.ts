import { z } from 'zod'
import { flag, text, url } from '../env-values'

const samplers = [
  ...(['always_on', 'always_off', 'traceidratio'] as const),
  ...(['parentbased_always_on', 'parentbased_always_off', 'parentbased_traceidratio'] as const),
] as const

const collector = url(['http:', 'https:'], 'http://collector:4318').nullable().default(null)

/** The encoding of OTLP over HTTP. The gateway does not support gRPC. */
const protocol = z.enum(['http/protobuf', 'http/json'], 'must be http/protobuf or http/json').nullable().default(null)

const share = 'must be a number from 0 to 1'

/** Pairs such as `a=b,c=d`, whose values may be percent-encoded. */
const pairs = text.default('').transform((value, context) => {
  try {
    return Object.fromEntries(
      value.split(',').flatMap((pair) => {
        if (pair.trim() === '') return []
        const [, name = '', content = ''] = /^\s*([^=\s]+)\s*=(.*)$/.exec(pair) ?? []
        if (name === '') throw new URIError('a pair without a name')
        return [[name, decodeURIComponent(content.trim())]]
      }),
    )
  } catch {
    context.addIssue('must be pairs such as name=value, separated by commas')
    return z.NEVER
  }
})

/** The variables of OpenTelemetry that the gateway reads. Its libraries read those of batches and timeouts themselves. */
export const traceVariables = {
  OTEL_SDK_DISABLED: flag.default(false),
  OTEL_TRACES_EXPORTER: z.enum(['otlp', 'none'], 'must be otlp or none').default('otlp'),
  OTEL_EXPORTER_OTLP_ENDPOINT: collector,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: collector,
  OTEL_EXPORTER_OTLP_PROTOCOL: protocol,
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: protocol,
  OTEL_EXPORTER_OTLP_HEADERS: pairs,
  OTEL_EXPORTER_OTLP_TRACES_HEADERS: pairs,
  OTEL_SERVICE_NAME: text.min(1).default('sanguine'),
  OTEL_RESOURCE_ATTRIBUTES: pairs,
  OTEL_TRACES_SAMPLER: z.enum(samplers, `must be one of ${samplers.join(', ')}`).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: text
    .regex(/^(0(\.\d{1,9})?|1(\.0{1,9})?)$/, share)
    .transform(Number)
    .default(1),
}
