import {
  type Attributes,
  type Span as RecordedSpan,
  ROOT_CONTEXT,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { ATTR_ERROR_TYPE } from '@opentelemetry/semantic-conventions'
import type { ObservedCommand } from '@sanguine/db'
import { outsideCalls, type Span } from '@sanguine/kernel'
import { commandSpan, errorTypeOf } from './attributes'
import type { SpanDescription } from './span-description'

/** A span of another process, as `traceparent` names it. */
export interface RemoteParent {
  readonly traceId: string
  readonly spanId: string
  readonly traceFlags: number
}

export interface SpanEnd {
  readonly attributes?: Attributes
  /** the class or code of the error with which the work ended; absent if it succeeded */
  readonly errorType?: string | undefined
  /** in milliseconds of `performance.now()`; default now */
  readonly at?: number
}

/**
 * A span that is recorded. All spans of a trace read one clock. The system clock can be set, and a span could then end
 * before one below it.
 */
export class OpenSpan implements Span {
  readonly traceId: string
  readonly #tracer: Tracer
  readonly #span: RecordedSpan
  /** the milliseconds since 1970 at which `performance.now()` was 0 */
  readonly #origin: number

  private constructor(tracer: Tracer, span: RecordedSpan, origin: number) {
    this.#tracer = tracer
    this.#span = span
    this.#origin = origin
    this.traceId = span.spanContext().traceId
  }

  /** Begins a trace, or goes on with that of a caller. Returns null if the trace is not recorded. */
  static begin(tracer: Tracer, description: SpanDescription, parent: RemoteParent | null = null): OpenSpan | null {
    const origin = Date.now() - performance.now()
    const context = parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT
    const span = startSpan(tracer, description, origin, context)
    return span.isRecording() ? new OpenSpan(tracer, span, origin) : null
  }

  /** Whether the span has not ended. */
  get isOpen(): boolean {
    return this.#span.isRecording()
  }

  /** Whether a gateway's tracer records the span: a process of tests can have several. */
  isOf(tracer: Tracer): boolean {
    return this.#tracer === tracer
  }

  startChild(description: SpanDescription): OpenSpan {
    const context = trace.setSpan(ROOT_CONTEXT, this.#span)
    return new OpenSpan(this.#tracer, startSpan(this.#tracer, description, this.#origin, context), this.#origin)
  }

  /** Records a command that has ended as a span below this one. */
  addCommand(command: ObservedCommand): void {
    const { description, errorType, attributes } = commandSpan(command)
    this.startChild(description).end({ errorType, attributes, at: command.from + command.ms })
  }

  rename(name: string): void {
    this.#span.updateName(name)
  }

  end({ attributes = {}, errorType, at = performance.now() }: SpanEnd = {}): void {
    this.#span.setAttributes(attributes)
    if (errorType !== undefined) this.#span.setStatus({ code: SpanStatusCode.ERROR })
    // The timer that sends spans starts here. It must not belong to the work of this span.
    outsideCalls(() => this.#span.end(this.#origin + at))
  }
}

const startSpan = (
  tracer: Tracer,
  { name, kind, attributes = {}, from = performance.now() }: SpanDescription,
  origin: number,
  context: typeof ROOT_CONTEXT,
): RecordedSpan => tracer.startSpan(name, { kind, attributes, startTime: origin + from }, context)

/** Commands that change nothing, and the one by which workers look for work that is due. */
const looks: ReadonlySet<string> = new Set(['find', 'getMore', 'aggregate', 'count', 'distinct', 'findAndModify'])

/** The most commands of a run that are kept before it is known whether the run is recorded. */
const maxKept = 20

/**
 * A run of a worker. Workers look for work every few seconds and mostly find none. So a run has a span only once it
 * has changed something, called another server or failed. The span begins with the run all the same.
 */
export class WorkerRun implements Span {
  readonly #begin: () => OpenSpan | null
  #kept: ObservedCommand[] = []
  /** undefined before it is known whether the run is recorded; null if it is not */
  #span: OpenSpan | null | undefined
  #hasEnded = false

  /** @param begin begins the run's trace; returns null if it is not recorded */
  constructor(begin: () => OpenSpan | null) {
    this.#begin = begin
  }

  get traceId(): string | null {
    return this.#span?.traceId ?? null
  }

  /** The span of the run, which now is known to have something to do; null if it is not recorded. */
  open(): OpenSpan | null {
    if (this.#span === undefined) {
      this.#span = this.#begin()
      for (const command of this.#kept) this.#span?.addCommand(command)
      this.#kept = []
      // Work that nobody waited for began to change something after the run.
      if (this.#hasEnded) this.#span?.end()
    }
    return this.#span
  }

  addCommand(command: ObservedCommand): void {
    if (this.#span === undefined && looks.has(command.name) && !command.hasFailed) {
      if (this.#kept.length < maxKept) this.#kept.push(command)
    } else this.open()?.addCommand(command)
  }

  end(): void {
    this.#hasEnded = true
    this.#span?.end()
  }

  fail(error: unknown): void {
    const errorType = errorTypeOf(error)
    this.open()?.end({ errorType, attributes: { [ATTR_ERROR_TYPE]: errorType } })
    this.#hasEnded = true
  }
}

/** The recorded span of the current work; null if the work belongs to none. A worker's run is recorded from now on. */
export function openSpanOf(span: Span | undefined): OpenSpan | null {
  if (span instanceof WorkerRun) return span.open()
  return span instanceof OpenSpan && span.isOpen ? span : null
}
