import { createRequire } from 'node:module'
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

// React records a stack trace for each of the first ten thousand elements of a second, which costs a tenth of these tests' time.
const react: object = createRequire(require.resolve('@testing-library/react'))('react')
const internals: object = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
  configurable: true,
})
