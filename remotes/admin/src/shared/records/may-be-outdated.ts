/** The status of the response that an error of a call is about, by either name; undefined without a response. */
interface Failure {
  /** of a `NetworkError` */
  readonly status?: number
  /** of the Apollo client's `ServerError` */
  readonly statusCode?: number
}

/**
 * Whether the page may be outdated after a change failed: the change may have been made, or a colleague made another. A
 * response with a status from 400 to 499, such as after the end of a session, changes nothing.
 */
export function mayBeOutdated(error: unknown): boolean {
  const { status, statusCode = 0 } = error as Failure
  const code = status ?? statusCode
  return code < 400 || code > 499
}
