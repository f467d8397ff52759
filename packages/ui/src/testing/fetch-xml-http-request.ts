/** An `XMLHttpRequest` that asks `fetch`, which a test answers: as much of it as an upload needs. */
export class FetchXmlHttpRequest {
  readonly upload: { onprogress: ((event: ProgressEvent) => void) | null } = { onprogress: null }
  onload: (() => void) | null = null
  onerror: (() => void) | null = null
  status = 0
  statusText = ''
  responseText = ''
  private url = ''
  private method = 'GET'
  private readonly headers = new Headers()
  private answered = new Headers()

  open(method: string, url: string): void {
    this.method = method
    this.url = url
  }

  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value)
  }

  getResponseHeader(name: string): string | null {
    return this.answered.get(name)
  }

  send(body: BodyInit): void {
    this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 } as ProgressEvent)
    void this.ask(body)
  }

  private async ask(body: BodyInit): Promise<void> {
    try {
      const response = await fetch(this.url, { method: this.method, headers: this.headers, body })
      this.status = response.status
      this.statusText = response.statusText
      this.answered = response.headers
      this.responseText = await response.text()
    } catch {
      this.onerror?.()
      return
    }
    this.onload?.()
  }
}
