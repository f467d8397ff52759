const { TextDecoder, TextEncoder } = require('node:util')
const { ReadableStream, TransformStream } = require('node:stream/web')

Object.assign(globalThis, { TextDecoder, TextEncoder, ReadableStream, TransformStream })

// jsdom draws nothing and says so aloud; axe only wants to know whether it could.
HTMLCanvasElement.prototype.getContext = () => null
