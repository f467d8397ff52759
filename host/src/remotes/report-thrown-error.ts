import type { RemoteBuild, RemoteName } from '@sanguine/federation'

/** A component threw while it rendered, an event handler or timer threw, or a promise was rejected. */
export type ErrorOrigin = 'render' | 'event' | 'promise'

/** A place in a script of a build: its path beside the entry, line and column from 1. */
interface Frame {
  readonly file: string
  readonly line: number
  readonly column: number
}

/** The most calls of a stack, and the most reports of a page. */
const [maxFrames, maxReports] = [10, 10]

/** The errors that this page reported. */
const reported = new Set<string>()

/** The folder of a build's files. */
export const baseOf = ({ entry }: Pick<RemoteBuild, 'entry'>): string => new URL('.', entry).href

/**
 * The calls of a stack that are in files below an address. Browsers write a stack in several forms, but each has a line
 * for a call, which ends with `<address>:<line>:<column>`.
 */
const framesBelow = (base: string, stack: string): readonly Frame[] =>
  stack.split('\n').flatMap((text) => {
    const start = text.indexOf(base)
    const place = start < 0 ? null : /^([\w./-]{1,200})(?:\?[^:\s]*)?:(\d+):(\d+)/.exec(text.slice(start + base.length))
    return place ? [{ file: String(place[1]), line: Number(place[2]), column: Number(place[3]) }] : []
  })

/** The stack without the message, with which some browsers begin it. */
export const stackOf = ({ stack, message }: Error): string => (stack ?? '').replace(message, '')

/** The name of the error as code has it. One that could be anything else is left out. */
const nameOf = ({ name }: Error): string => (/^[A-Za-z]\w{0,59}$/.test(name) ? name : 'Error')

/** A file that does not load is reported as such, and a request that was ended was ended on purpose. */
const isExpected = ({ name }: Error): boolean => ['ChunkLoadError', 'AbortError'].includes(name)

/**
 * Reports where a build threw an error, once for each page: the name of the error and the places in its scripts. The
 * message is left out, because it can contain what the user typed. A lost report is not repeated.
 */
export function reportThrownError(name: RemoteName, build: RemoteBuild, error: unknown, origin: ErrorOrigin): void {
  if (!(error instanceof Error) || isExpected(error)) return
  const frames = framesBelow(baseOf(build), stackOf(error)).slice(0, maxFrames)
  if (frames.length === 0) return
  const body = JSON.stringify({ version: build.version, origin, name: nameOf(error), frames })
  if (reported.has(body) || reported.size >= maxReports) return
  reported.add(body)
  const headers = { 'Content-Type': 'application/json' }
  fetch(`/remotes/${name}/errors`, { method: 'POST', headers, body, keepalive: true }).catch(() => undefined)
}

/** For tests: nothing was reported yet. */
export const forgetReports = (): void => reported.clear()
