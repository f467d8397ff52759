import { randomUUID } from 'node:crypto'
import { SpanKind, type Tracer } from '@opentelemetry/api'
import { type Resource, resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base'
import { ATTR_SERVICE_NAME, ATTR_SERVICE_VERSION } from '@opentelemetry/semantic-conventions'
import type { ObservedCommand } from '@sanguine/db'
import { type App, currentSpan, inTime, runInSpan, type WorkerTraces } from '@sanguine/kernel'
import type { Route } from '@sanguine/kernel/rest'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Executor } from '../graphql/executor'
import { version } from '../version'
import { type BrowserSpan, readableBrowserSpan } from './browser-spans'
import { mountBrowserTraces } from './browser-traces'
import { mountCallSpans } from './call-spans'
import { traceExecutor, traceRoute } from './operation-spans'
import { observeOutgoingCalls } from './outgoing-calls'
import { ReportingExporter } from './reporting-exporter'
import type { SpanDescription } from './span-description'
import { OpenSpan, type RemoteParent, WorkerRun } from './spans'
import type { TraceSettings } from './trace-settings'

/** Commands by which the driver opens a connection, which other work uses too. */
const handshakes: ReadonlySet<string> = new Set(['hello', 'ismaster', 'saslStart', 'saslContinue'])

/** Milliseconds that a stop waits for the collector to take the last spans. */
const stopTimeoutMs = 3_000

/** The traces of a gateway. This file is loaded only if the environment asks for traces. */
export class Tracing implements WorkerTraces {
  /** the share of the traces that begin here or in a browser and are recorded */
  readonly ratio: number
  readonly followsParents: boolean
  readonly tracer: Tracer
  readonly #provider: BasicTracerProvider
  readonly #exporter: ReportingExporter
  readonly #processor: SpanProcessor
  readonly #browser: Resource
  readonly #log: Pick<Logger, 'warn'>
  readonly #stopObserving: () => void

  constructor(settings: TraceSettings, exporter: SpanExporter, log: Pick<Logger, 'warn' | 'info'>) {
    const { ratio, followsParents, serviceName, resourceAttributes } = settings
    this.ratio = ratio
    this.followsParents = followsParents
    this.#log = log
    // Its queue is bounded, and what does not fit is dropped.
    this.#exporter = new ReportingExporter(exporter, log)
    this.#processor = new BatchSpanProcessor(this.#exporter)
    const own = new TraceIdRatioBasedSampler(ratio)
    this.#provider = new BasicTracerProvider({
      resource: resourceFromAttributes({
        'service.instance.id': randomUUID(),
        ...resourceAttributes,
        [ATTR_SERVICE_NAME]: serviceName,
        [ATTR_SERVICE_VERSION]: version,
      }),
      sampler: new ParentBasedSampler({
        root: own,
        remoteParentSampled: followsParents ? new AlwaysOnSampler() : own,
        remoteParentNotSampled: followsParents ? new AlwaysOffSampler() : own,
      }),
      spanProcessors: [this.#processor],
    })
    this.tracer = this.#provider.getTracer('sanguine.gateway', version)
    this.#browser = resourceFromAttributes({
      ...resourceAttributes,
      [ATTR_SERVICE_NAME]: `${serviceName}-browser`,
      [ATTR_SERVICE_VERSION]: version,
    })
    this.#stopObserving = observeOutgoingCalls(this.tracer)
  }

  /** Records the calls of a server. Call it right after the request log is mounted. */
  mountCalls(server: FastifyInstance, app: App): void {
    mountCallSpans(server, app, this)
  }

  /** Takes the spans of browsers at `POST /traces`. */
  mountBrowserTraces(server: FastifyInstance, app: App): void {
    mountBrowserTraces(server, app, this)
  }

  /** An executor of documents whose executions are recorded. */
  executor(executor: Executor): Executor {
    return traceExecutor(executor)
  }

  /** Routes of REST whose operations are recorded. */
  routes(routes: readonly Route[]): readonly Route[] {
    return routes.map(traceRoute)
  }

  /** Begins the span of a call; null if it is not recorded. */
  startCall(description: SpanDescription, parent: RemoteParent | null): OpenSpan | null {
    return OpenSpan.begin(this.tracer, description, parent)
  }

  /** Records a command as part of the work that sent it. */
  addCommand(command: ObservedCommand): void {
    if (handshakes.has(command.name)) return
    const span = currentSpan()
    if (span instanceof WorkerRun) span.addCommand(command)
    else if (span instanceof OpenSpan && span.isOpen) span.addCommand(command)
  }

  async run<Value>(worker: string, work: () => Promise<Value>): Promise<Value> {
    const from = performance.now()
    const attributes = { 'sanguine.worker': worker }
    const run = new WorkerRun(() =>
      OpenSpan.begin(this.tracer, { name: worker, kind: SpanKind.INTERNAL, attributes, from }),
    )
    try {
      const value = await runInSpan(run, work)
      run.end()
      return value
    } catch (error) {
      run.fail(error)
      throw error
    }
  }

  /** Sends a span of a browser on, as one of another service than the gateway. */
  addBrowserSpan(span: BrowserSpan, receivedAt: number): void {
    this.#processor.onEnd(readableBrowserSpan(span, receivedAt, this.#browser))
  }

  /** Sends what waits now, instead of in some seconds. */
  flush(): Promise<void> {
    return this.#processor.forceFlush()
  }

  /** Sends what waits, for three seconds at most. */
  async stop(): Promise<void> {
    this.#stopObserving()
    await inTime(this.#provider.shutdown(), stopTimeoutMs).catch((error: unknown) => {
      if (!this.#exporter.isFailing) this.#log.warn({ err: error }, 'The last traces could not be sent.')
    })
  }
}

/** Loads the exporter of the collector's encoding. */
async function createExporter({ url, headers, protocol }: TraceSettings): Promise<SpanExporter> {
  const { OTLPTraceExporter } =
    protocol === 'http/json'
      ? await import('@opentelemetry/exporter-trace-otlp-http')
      : await import('@opentelemetry/exporter-trace-otlp-proto')
  return new OTLPTraceExporter({ url, headers: { ...headers } })
}

export const createTracing = async (settings: TraceSettings, log: Pick<Logger, 'warn' | 'info'>): Promise<Tracing> =>
  new Tracing(settings, await createExporter(settings), log)
