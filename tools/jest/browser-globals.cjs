const { TextDecoder, TextEncoder } = require('node:util')
const { ReadableStream, TransformStream } = require('node:stream/web')

Object.assign(globalThis, { TextDecoder, TextEncoder, ReadableStream, TransformStream })
