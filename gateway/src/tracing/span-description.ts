import type { Attributes, SpanKind } from '@opentelemetry/api'

/** The description of a span. */
export interface SpanDescription {
  readonly name: string
  readonly kind: SpanKind
  readonly attributes?: Attributes
  /** when it began, in milliseconds of `performance.now()`; default now */
  readonly from?: number
}
