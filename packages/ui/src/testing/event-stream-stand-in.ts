/** A stream of events as the gateway sends it. */
export class EventStreamStandIn {
  readonly lastEventId: string | null
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined
  isCancelled = false
  readonly response: Response

  constructor(init: RequestInit = {}) {
    this.lastEventId = new Headers(init.headers).get('last-event-id')
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.#controller = controller
      },
      cancel: () => {
        this.isCancelled = true
      },
    })
    this.response = { ok: true, status: 200, headers: new Headers(), body } as unknown as Response
    Object.setPrototypeOf(this.response, Response.prototype)
  }

  write(text: string): void {
    this.#controller?.enqueue(new TextEncoder().encode(text))
  }

  event(id: string | null, name: string, data: unknown = {}): void {
    this.write(`${id === null ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
  }

  end(): void {
    this.#controller?.close()
  }
}
