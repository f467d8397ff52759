import { act } from '@testing-library/react'

/** Stands in for `XMLHttpRequest`: an upload that proceeds and ends as the test says. */
export class ControlledUpload {
  static last: ControlledUpload
  readonly upload: { onprogress?: (event: object) => void } = {}
  readonly headers: Record<string, string> = {}
  onload?: () => void
  onerror?: () => void
  status = 0
  statusText = ''
  responseText = ''
  target = ''
  body?: FormData
  constructor() {
    ControlledUpload.last = this
  }
  open(method: string, path: string) {
    this.target = `${method} ${path}`
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getResponseHeader() {
    return this.status === 201 ? 'application/json' : 'text/plain; charset=utf-8'
  }
  send(body: FormData) {
    this.body = body
  }
  /** @param part of the file that has been sent, 0 to 1 */
  async proceed(part: number) {
    await act(async () => this.upload.onprogress?.({ lengthComputable: true, loaded: part * 200, total: 200 }))
  }
  async respond(status: number, text: string) {
    await act(async () => {
      Object.assign(this, { status, responseText: text })
      this.onload?.()
    })
  }
  async fail() {
    await act(async () => this.onerror?.())
  }
}

/** Replaces `XMLHttpRequest`; returns what puts the real one back. */
export function controlUploads(): () => void {
  const before = globalThis.XMLHttpRequest
  Object.assign(globalThis, { XMLHttpRequest: ControlledUpload })
  return () => Object.assign(globalThis, { XMLHttpRequest: before })
}
