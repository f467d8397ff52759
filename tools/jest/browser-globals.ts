import { ReadableStream, TransformStream } from 'node:stream/web'
import { TextDecoder, TextEncoder } from 'node:util'

Object.assign(globalThis, { TextDecoder, TextEncoder, ReadableStream, TransformStream })

// jsdom has the dialog element, but none of its methods.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
  close(this: HTMLDialogElement) {
    this.open = false
  },
})

// jsdom has no canvas and logs an error when one is used; axe only tries whether there is one.
HTMLCanvasElement.prototype.getContext = () => null
