import { createHash } from 'node:crypto'

/** How an error came: a component threw while it rendered, an event handler or timer threw, or a promise was rejected. */
export const errorOrigins = ['render', 'event', 'promise'] as const
export type ErrorOrigin = (typeof errorOrigins)[number]

/** A place in a file of a version: the path beside the manifest, line and column from 1. */
export interface ErrorFrame {
  readonly file: string
  readonly line: number
  readonly column: number
}

/** An error that a version threw in a browser. It has no message, because messages can contain what users typed. */
export interface BrowserError {
  readonly origin: ErrorOrigin
  /** as `TypeError` */
  readonly name: string
  /** the calls in files of the version, the innermost first */
  readonly frames: readonly ErrorFrame[]
}

/** A hash that is the same in every browser with the same build. */
export const fingerprintOf = ({ origin, name, frames }: BrowserError): string =>
  createHash('sha256')
    .update(JSON.stringify([origin, name, frames.map(({ file, line, column }) => [file, line, column])]))
    .digest('hex')
    .slice(0, 24)
