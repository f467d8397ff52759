import { loadedBuilds } from './load-remote'
import { baseOf, type ErrorOrigin, reportThrownError, stackOf } from './report-thrown-error'

/**
 * Reports an error for the remote whose code is the innermost in its stack; one of the host's own is not reported. If the
 * folder of one remote is within that of another, the inner one counts.
 */
function report(error: unknown, origin: ErrorOrigin, builds: typeof loadedBuilds): void {
  if (!(error instanceof Error)) return
  const stack = stackOf(error)
  const [thrower] = builds()
    .map((loaded) => ({ ...loaded, at: stack.indexOf(baseOf(loaded.build)) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at || baseOf(b.build).length - baseOf(a.build).length)
  if (thrower) reportThrownError(thrower.name, thrower.build, error, origin)
}

/** Reports errors of remotes that nothing caught, until the returned function is called. */
export function watchErrors(builds = loadedBuilds): () => void {
  // Chrome keeps ten calls by default, which may all be of shared modules.
  Error.stackTraceLimit = 30
  const onError = ({ error }: ErrorEvent) => report(error, 'event', builds)
  const onRejection = ({ reason }: PromiseRejectionEvent) => report(reason, 'promise', builds)
  addEventListener('error', onError)
  addEventListener('unhandledrejection', onRejection)
  return () => {
    removeEventListener('error', onError)
    removeEventListener('unhandledrejection', onRejection)
  }
}
