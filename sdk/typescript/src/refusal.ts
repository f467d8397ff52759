import type { components } from './generated/api.ts'
import type { knownCodes } from './generated/operations.ts'

/** An error as the API sends it: a problem of RFC 9457. */
export type Problem = components['schemas']['Problem']

/** A code that the API has today. Later versions may add some. */
export type RefusalCode = (typeof knownCodes)[number]

/** A call that the API refused. Programs decide by `code`; `message` is a sentence for people. */
export class Refusal<Code extends string = RefusalCode | (string & {})> extends Error {
  override readonly name = 'Refusal'
  readonly code: Code
  /** the HTTP status; 0 for a stream of events that the API ended */
  readonly status: number
  /** the numbers and names of the sentence */
  readonly values: Readonly<Record<string, unknown>>
  /** the field of the input that is not valid */
  readonly field: string | undefined
  /** seconds after which the call may succeed */
  readonly retryAfterSeconds: number | undefined
  /** names the call, for questions to the staff */
  readonly requestId: string | undefined

  constructor(problem: Partial<Problem> & { readonly code: Code; readonly detail: string }) {
    super(problem.detail)
    this.code = problem.code
    this.status = problem.status ?? 0
    this.values = problem.values ?? {}
    this.field = problem.field
    this.retryAfterSeconds = problem.retryAfterSeconds
    this.requestId = problem.requestId
  }
}

/** Whether an error is a refusal with one of the codes. */
export const isRefusal = <Code extends RefusalCode>(error: unknown, ...codes: Code[]): error is Refusal<Code> =>
  error instanceof Refusal && (codes.length === 0 || codes.some((code) => code === error.code))

/** Reads the refusal of a response. One that is no problem, such as a proxy's, has the code `HTTP_<status>`. */
export async function readRefusal(response: Response): Promise<Refusal> {
  const { status } = response
  const text = await response.text().catch(() => '')
  try {
    const problem: Problem = JSON.parse(text)
    if (typeof problem.code === 'string' && typeof problem.detail === 'string') return new Refusal(problem)
  } catch {
    // The response is worded below.
  }
  return new Refusal({ code: `HTTP_${status}`, status, detail: `The site responded with the status ${status}.` })
}
