import { type ExportResult, ExportResultCode } from '@opentelemetry/core'
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-base'
import type { Logger } from 'pino'
import { errorTypeOf } from './attributes'

/** Why spans could not be sent: a code of the connection, a status of HTTP, or the class of the error. */
function causeOf(error: unknown): string {
  const { code } = (typeof error === 'object' && error !== null ? error : {}) as { readonly code?: unknown }
  return code === undefined ? errorTypeOf(error) : String(code)
}

/**
 * Sends spans by another exporter. Logs each cause of a loss once, and once that the collector takes spans again. A
 * collector that is away must not fill the log.
 */
export class ReportingExporter implements SpanExporter {
  readonly #exporter: SpanExporter
  readonly #log: Pick<Logger, 'warn' | 'info'>
  #cause: string | null = null

  constructor(exporter: SpanExporter, log: Pick<Logger, 'warn' | 'info'>) {
    this.#exporter = exporter
    this.#log = log
  }

  /** Whether the last spans were lost, and the log says why. */
  get isFailing(): boolean {
    return this.#cause !== null
  }

  export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    this.#exporter.export(spans, (result) => {
      this.#report(result)
      done(result)
    })
  }

  #report({ code, error }: ExportResult): void {
    const cause = code === ExportResultCode.SUCCESS ? null : causeOf(error)
    if (cause === this.#cause) return
    this.#cause = cause
    if (cause === null) this.#log.info('The collector takes traces again.')
    else this.#log.warn({ cause }, 'The collector does not take traces; they are lost until it does.')
  }

  shutdown(): Promise<void> {
    return this.#exporter.shutdown()
  }

  async forceFlush(): Promise<void> {
    await this.#exporter.forceFlush?.()
  }
}
