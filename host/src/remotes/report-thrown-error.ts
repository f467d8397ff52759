import type { RemoteBuild, RemoteName } from '@sanguine/federation'
import { isChunkError } from './remote-error'

/** The moment of an error: while the remote was loaded or rendered, in an event handler or timer, or in a promise. */
export type ErrorOrigin = 'load' | 'render' | 'event' | 'promise'

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

/** The address of the folder of a build's files; the entry is beside the manifest. */
export const baseOf = ({ entry }: Pick<RemoteBuild, 'entry'>): string => new URL('.', entry).href

/**
 * The calls of a stack that are in files below an address. Browsers write a stack in several forms, but each has a line
 * for a call, which ends with `<address>:<line>:<column>`.
 */
const framesBelow = (base: string, stack: string): readonly Frame[] =>
  stack.split('\n').flatMap((text) => {
    const start = text.indexOf(base)
    const place =
      start < 0 ? null : /^([^\s:?#\\]{1,300})(?:\?[^:\s]*)?:(\d+):(\d+)/.exec(text.slice(start + base.length))
    return place ? [{ file: String(place[1]), line: Number(place[2]), column: Number(place[3]) }] : []
  })

/** The calls of an error. Chrome and Edge begin the stack with name and message, which may look like a call. */
export function stackOf(error: Error): string {
  const stack: unknown = error.stack
  if (typeof stack !== 'string') return ''
  const [head = ''] = /^[\w$.]*: /.exec(stack) ?? []
  const hasMessage = head !== '' && stack.startsWith(head + error.message)
  return hasMessage ? stack.slice(head.length + error.message.length) : stack
}

/** The name of the error as code has it. One that could be anything else is left out. */
const nameOf = ({ name }: Error): string => (/^[A-Za-z]\w{0,59}$/.test(name) ? name : 'Error')

/** A file that does not load is reported as such, and a request that was ended was ended on purpose. */
const isExpected = (error: Error): boolean => isChunkError(error) || error.name === 'AbortError'

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
