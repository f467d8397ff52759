import { createHash } from 'node:crypto'

/** The moment of an error: the remote was loaded, a component rendered, an event or timer was handled, or a promise was rejected. */
export const errorOrigins = ['load', 'render', 'event', 'promise'] as const
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
  /** the calls in files of the version, the innermost first; one at least */
  readonly frames: readonly ErrorFrame[]
}

/**
 * A hash that is the same for errors of one kind at one place. Browsers of different makers give other columns for a call.
 */
export const fingerprintOf = ({ origin, name, frames: [innermost] }: BrowserError): string =>
  createHash('sha256')
    .update(JSON.stringify([origin, name, innermost?.file, innermost?.line, innermost?.column]))
    .digest('hex')
    .slice(0, 24)
